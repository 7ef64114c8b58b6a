"""Printing: tables that line up, JSON for programs, progress bars only where somebody watches."""

import json
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from bastide.cli.texts import t


def print_json(data: object) -> None:
    """Print data as JSON, readable by people too."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def width(text: str) -> int:
    """Return how many columns a text takes; Chinese and Japanese characters take two."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Return a table with a ruled head; the columns named in `right` are flush right."""
    lines = [head, *rows]
    widths = [max(width(line[column]) for line in lines) for column in range(len(head))]

    def laid_out(line: Sequence[str]) -> str:
        cells = []
        for column, text in enumerate(line):
            pad = " " * (widths[column] - width(text))
            cells.append(pad + text if column in right else text + pad)
        return "  ".join(cells).rstrip()

    return "\n".join([laid_out(head), "  ".join("─" * w for w in widths), *map(laid_out, rows)])


@contextmanager
def progress(total: int, label: str, done: int = 0) -> Iterator[Callable[[str], None]]:
    """Show a progress bar on a terminal's error stream, `done` steps full; call what it yields at each step, noting."""
    if not sys.stderr.isatty():
        yield lambda _note: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, TextColumn("{task.fields[note]}"), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, completed=done, note="")
        yield lambda note: bar.update(task, advance=1, note=note)


def ledger_table(seats: Sequence[str], points: dict[str, list[int]], scores: Sequence[int], game: str) -> str:
    """Return the points of every seat by cause, with the totals."""
    from bastide.cli.texts import has

    rows = []
    for cause, row in points.items():
        key = f"{game}-ledger-{cause}"
        rows.append([t(key) if has(key) else cause, *(str(value) if value else "·" for value in row)])
    rows.append([t("cli-total"), *map(str, scores)])
    return table([t("cli-cause"), *seats], rows, right=range(1, len(seats) + 1))
