"""Printing: tables that line up, JSON for programs, progress bars only where somebody watches."""

import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate, count, pairwise
from time import monotonic
from typing import Final, Self

import click

from bastide.cli.texts import t
from bastide.engine.terminal import shortened, width


def print_json(data: object) -> None:
    """Print data as JSON, readable by people too; where the output has no letters for it, in escapes."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(data, indent=2)
    print(text)


PAUSES: Final = (10, 30, 60)
"""Seconds until progress is told again where no bar can be drawn; the last one goes on."""
NEVER_FIRST: Final = "。、，：；！？）」』】・…ー々〜ぁぃぅぇぉっゃゅょァィゥェォッャュョ％"
"""What does not begin a line in Chinese and Japanese."""
NEVER_LAST: Final = "（「『【"
"""What does not end one."""
NARROW: Final = 16
"""Columns below which the last column of a table is too narrow to be read."""
PIECE: Final = re.compile(r"\s+|[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+")


def wrapped(text: str, columns: int) -> str:
    """Return text in lines of at most so many columns, broken at spaces, or after any Chinese or Japanese letter."""
    return "\n".join(_wrapped(line, columns) for line in text.split("\n"))


def print_lines(lines: Sequence[str], errors: bool = False) -> None:
    """Print lines; on a terminal those that are longer than it is wide go on below, further in.

    A line with a word that is longer itself stays as it is: paths and addresses are copied from there.
    """
    text, stream = "\n".join(lines), sys.stderr if errors else sys.stdout
    if stream is not None and stream.isatty():
        text = folded(text, shutil.get_terminal_size().columns, _hanging_if_words_fit)
    if errors:
        click.echo(text, err=True)
    else:
        print(text)


def _hanging_if_words_fit(line: str, columns: int) -> str:
    return line if any(width(piece) > columns for piece in PIECE.findall(line)) else hanging(line, columns)


def print_table(
    head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int], groups: Sequence[int]
) -> None:
    """Print a table; on a terminal that is too narrow as several, each with the first group of columns.

    `groups` says how many columns belong together, in order.
    """
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
    print("\n\n".join(parted(head, rows, right, groups, columns)))


def parted(
    head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int], groups: Sequence[int], columns: int
) -> list[str]:
    r"""Return a table in as many tables as it takes to be no wider than so many columns, if that can be.

    >>> print(*parted(["Bot", "Wins", "Points"], [["random", "50.0%", "10.4"]], (1, 2), (1, 1, 1), 16), sep="\n\n")
    Bot      Wins
    ──────  ─────
    random  50.0%
    <BLANKLINE>
    Bot     Points
    ──────  ──────
    random    10.4
    """

    def of(some: Sequence[int]) -> str:
        flush = [at for at, column in enumerate(some) if column in right]
        return table([head[column] for column in some], [[row[column] for column in some] for row in rows], flush)

    first, parts = list(range(groups[0])), list[list[int]]()
    for number, begin in zip(groups[1:], accumulate(groups), strict=False):
        group = list(range(begin, begin + number))
        if parts and max(map(width, of(first + parts[-1] + group).split("\n"))) <= columns:
            parts[-1] += group
        else:
            parts.append(group)
    return [of(first + part) for part in parts]


def hanging(line: str, columns: int) -> str:
    """Return a line in lines of at most so many columns, all but the first two columns further in.

    >>> print(hanging("  better: act road; end turn", 20))
      better: act
        road; end turn
    """
    if width(line) <= columns:
        return line
    begin = " " * (len(line) - len(line.lstrip(" ")) + 2)
    return wrapped(line, columns - len(begin)).replace("\n", "\n" + begin)


def folded(text: str, columns: int, otherwise: Callable[[str, int], str] = wrapped) -> str:
    """Return text wrapped; what goes on of a line that stands further in stands further in than it.

    What goes on of the last column of a table stays in it; `otherwise` wraps what is neither.

    >>> print(folded("  CAR-063  A road scores.", 20))
      CAR-063  A
        road scores.
    >>> print(folded(table(["#", "Brings"], [["12", "a place in the gate"]]), 20))
    #   Brings
    ──  ──────
    12  a place in the
        gate
    """
    lines, done = text.split("\n"), list[str]()
    at = 0
    while at < len(lines):
        starts = _columns_of(lines[at + 1]) if at + 1 < len(lines) else []
        if starts:
            end = at + 2
            while end < len(lines) and _is_row(lines[end], starts):
                end += 1
            done += _folded_table(lines[at:end], starts, columns)
            at = end
        else:
            done.append((hanging if lines[at].startswith("  ") else otherwise)(lines[at], columns))
            at += 1
    return "\n".join(done)


def _columns_of(rule: str) -> list[int]:
    """Return where the columns of a table begin, by the rule below its head; nothing if it is no such line."""
    parts = rule.split("  ")
    if len(parts) < 2 or "─" not in rule or rule.strip("─ "):
        return []
    return [sum(len(part) + 2 for part in parts[:count]) for count in range(len(parts))]


def _cells(line: str, starts: Sequence[int]) -> list[str]:
    """Return what stands in each column of a line, by the columns that letters take."""
    cells, at = [""] * len(starts), 0
    for letter in line:
        cells[sum(at >= start for start in starts) - 1] += letter
        at += width(letter)
    return cells


def _is_row(line: str, starts: Sequence[int]) -> bool:
    """Say whether a line is one of a table: between its columns there is nothing."""
    cells = _cells(line, starts)
    return bool(line.strip()) and all(cell.endswith("  ") or not rest for cell, rest in pairwise(cells))


def _folded_table(lines: Sequence[str], starts: Sequence[int], columns: int) -> list[str]:
    """Return a table in so many columns: its head cut where the head is what is too wide, its last column wrapped."""
    if width(lines[1].rstrip()) > columns:
        rows = [[cell.strip() for cell in _cells(line, starts)] for line in (lines[0], *lines[2:])]
        cut = table(_cut_head(rows, columns), rows[1:], right=range(1, len(starts))).split("\n")
        return cut if max(map(width, cut)) <= columns else _beneath(rows, columns)
    room, done = columns - starts[-1], []
    for line in lines:
        last = _cells(line, starts)[-1].rstrip()
        if not last or width(last) <= room:
            done.append(line.rstrip())
            continue
        # A column that would be too narrow to be read goes on below the row.
        begin = starts[-1] if room >= NARROW else 4
        first = line[: len(line) - len(_cells(line, starts)[-1])]
        folds = wrapped(last, columns - begin).split("\n")
        done += [first + folds[0]] if room >= NARROW else [first.rstrip(), " " * begin + folds[0]]
        done += [" " * begin + fold for fold in folds[1:]]
    return done


def _beneath(rows: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Return a table that fits at no width: below the name of each row what stands in it, each with its own head.

    >>> _beneath([["For", "● Ann", "▲ Bo"], ["Roads", "8", "1"]], 14)
    ['Roads', '  ● Ann 8', '  ▲ Bo 1']
    """
    done: list[str] = []
    if not rows[0][0]:  # a column without a name is a mark before the next one
        rows = [[f"{mark} {name}".strip(), *cells] for mark, name, *cells in rows]
    for name, *cells in rows[1:]:
        done += wrapped(name, columns).split("\n")
        line = ""
        for head, cell in zip(rows[0][1:], cells, strict=True):
            if not cell:
                continue
            room = columns - 3 - width(cell)  # where no part of the head has room both go on below
            one = f"{head if room < 3 else shortened(head, room)} {cell}".lstrip()
            if line and width(line) + 2 + width(one) > columns:
                done.append(line)
                line = ""
            line = f"{line}  {one}" if line else f"  {one}"
            if width(line) > columns:
                done += hanging(line, columns).split("\n")
                line = ""
        done += [line] if line else []
    return done


def _cut_head(rows: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Return the head of a table of numbers, its names cut so that it becomes as narrow as it must."""
    head = list(rows[0])
    least = [max([3, *(width(row[column]) for row in rows[1:])]) for column in range(len(head))]
    room = columns - max(width(row[0]) for row in rows) - 2 * (len(head) - 1)
    most = max(3, room // max(1, len(head) - 1))
    for column in range(1, len(head)):
        head[column] = shortened(head[column], max(least[column], most))
    return head


def _wrapped(line: str, columns: int) -> str:
    lines: list[list[str]] = [[]]
    for word in PIECE.findall(line):
        # A word longer than the line is cut.
        for piece in (word[at : at + columns] for at in range(0, len(word), columns)):
            last = lines[-1]
            if sum(map(width, last)) + width(piece) > columns:
                # What does not begin a line takes along what stands before it, and so does what follows a bracket.
                along: list[str] = []
                while len(last) > 1 and ((along or [piece])[0] in NEVER_FIRST or last[-1] in NEVER_LAST):
                    along.insert(0, last.pop())
                lines.append(along if piece.isspace() else [*along, piece])
            elif last or not piece.isspace() or len(lines) == 1:
                last.append(piece)
    return "\n".join("".join(part).rstrip() for part in lines)


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

    last = len(head) - 1  # what is said there may be longer than a screen is wide; its rule is not
    ruled = [width(head[last]) if column == last and column not in right else w for column, w in enumerate(widths)]
    return "\n".join([laid_out(head), "  ".join("─" * w for w in ruled), *map(laid_out, rows)])


class Bar:
    """One line at the foot of a terminal that fills as work is done, and goes away in the end."""

    LONG: Final = 30
    """How many characters the bar itself has."""
    PAUSE: Final = 0.1
    """The least seconds between two drawings."""

    def __init__(self, total: int, label: str) -> None:
        self.total: Final = total
        self.label: Final = label
        self._next = 0.0

    def __enter__(self) -> Self:
        """Begin; nothing is drawn before the first step is shown."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Wipe the line."""
        self._write("")

    def show(self, done: int, note: str) -> None:
        """Draw how much is done, unless that was drawn a moment ago."""
        now = monotonic()
        if now < self._next and done < self.total:
            return
        self._next = now + self.PAUSE
        full = self.LONG * done // max(1, self.total)
        self._write(f"{self.label} {'━' * full}{'─' * (self.LONG - full)} {done}/{self.total}  {note}")

    def _write(self, line: str) -> None:
        while width(line) >= shutil.get_terminal_size().columns:
            line = line[:-1]
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()


@contextmanager
def progress(total: int, label: str, done: int = 0) -> Iterator[Callable[[str], None]]:
    """Show a progress bar on a terminal's error stream, `done` steps full; call what it yields at each step, noting."""
    if not sys.stderr.isatty():
        yield lambda _note: None
        return
    steps_done = count(done + 1)
    with Bar(total, label) as bar:
        bar.show(done, "")
        yield lambda note: bar.show(next(steps_done), note)


class Pace:
    """How a long work goes: how much of it is done, how long the rest will take, and when to say so again."""

    def __init__(self, total: int, clock: Callable[[], float] = monotonic) -> None:
        """Begin now; what was done before does not tell how fast it goes."""
        self.total: Final = total
        self._clock: Final = clock
        self._began: Final = clock()
        self._next = self._began + PAUSES[0]
        self._said = 0
        self._first: int | None = None

    def line(self, done: int, note: str) -> str | None:
        """Return a line to print after a step, or None if one was printed not long ago."""
        if self._first is None:
            self._first = done - 1
        now = self._clock()
        if now < self._next:
            return None
        self._said += 1
        self._next = now + PAUSES[min(self._said, len(PAUSES) - 1)]
        return t("cli-progress", done=done, total=self.total, left=self.left(done), note=note)

    def left(self, done: int) -> str:
        """Return in words how long the rest will take."""
        first = done - 1 if self._first is None else self._first
        seconds = (self._clock() - self._began) / max(1, done - first) * (self.total - done)
        minutes = round(seconds / 60)
        return t("cli-time-left", hours=minutes // 60, minutes=minutes % 60, whole=minutes)


@contextmanager
def steps(total: int, label: str) -> Iterator[Callable[[int, str], None]]:
    """Show how far a long work is: a bar on a terminal, a line now and then elsewhere; call what it yields with both.

    Steps may take minutes, so the time left is told from all of them, not from the last few seconds.
    """
    pace = Pace(total)
    if not sys.stderr.isatty():

        def say(done: int, note: str) -> None:
            if line := pace.line(done, note):
                print(line, file=sys.stderr, flush=True)

        yield say
        return
    with Bar(total, label) as bar:
        bar.show(0, "")

        def show(done: int, note: str) -> None:
            pace.line(done, note)
            bar.show(done, f"{pace.left(done)}  {note}")

        yield show


def cause_name(game: str, cause: str) -> str:
    """Return what points are for, in the language in use."""
    from bastide.cli.texts import has

    key = f"{game}-ledger-{cause}"
    return t(key) if has(key) else cause


def plan_name(game: str, plan: str) -> str:
    """Return what a plan of a game's evaluation is called, in the language in use."""
    from bastide.cli.texts import has

    key = f"{game}-plan-{plan}"
    return t(key) if has(key) else plan


def written(points: float, form: str = "") -> str:
    """Return points in a form of Python's, with a true minus sign.

    >>> written(-2), written(-1.5, "+g"), written(3, ".1f")
    ('−2', '−1.5', '3.0')
    """
    return f"{points:{form}}".replace("-", "−")


def ledger_table(seats: Sequence[str], points: dict[str, list[int]], scores: Sequence[int], game: str) -> str:
    """Return the points of every seat by cause, with the totals."""
    rows = []
    for cause, row in points.items():
        rows.append([cause_name(game, cause), *(written(value) if value else "·" for value in row)])
    rows.append([t("cli-total"), *map(written, scores)])
    return table([t("cli-cause"), *seats], rows, right=range(1, len(seats) + 1))
