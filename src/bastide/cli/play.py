"""`bastide play`: the full screen on a terminal, the line mode everywhere else."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

from bastide.cli.asking import ask_game
from bastide.cli.corrected import said
from bastide.cli.local import LocalTable
from bastide.cli.texts import t
from bastide.cli.words import BETWEEN, Fault, load, seats_of


def saver(local: LocalTable, record: Path | None) -> Callable[[], None]:
    """Return what saves the game after every action: to the file, or nowhere."""

    def save() -> None:
        if record is not None:
            try:
                local.save(record)
            except OSError as error:
                raise Fault(t("cli-cannot-write", file=record, reason=error.strerror or str(error))) from error

    return save


def play(
    game: str | None, seats: str, *, options: Sequence[str], seed: int | None, record: Path | None, plain: bool
) -> None:
    """Play a game with people at this keyboard and bots; ask which one where none was named.

    A file that holds something already is left as it is, and nothing begins: it may be another evening's game.
    """
    if record is not None and record.is_file() and record.stat().st_size:
        raise Fault(t("cli-data-exists", file=record))
    if game is None:
        seats_of(seats)  # a misspelt one is told before anything is asked
    loaded = load(game or ask_game(), len(BETWEEN.split(seats)), options)
    local = LocalTable(loaded, seats_of(seats, loaded), seed)
    if values := said(local.game.type):
        print(values)
    save = saver(local, record)
    save()
    on_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if not plain and on_terminal and find_spec("textual") is None:
        print(t("cli-play-no-textual"), file=sys.stderr)
        plain = True
    if plain or not on_terminal:
        from bastide.cli import plain as lines

        lines.play(local, save, seed)
    else:
        from bastide.cli.screen import TableScreen

        TableScreen(local, save, seed).run()
    if record is not None:
        print(t("cli-play-saved", file=record))
