"""`bastide play`: the full screen on a terminal, the line mode everywhere else."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bastide.cli.asking import ask_game
from bastide.cli.corrected import said
from bastide.cli.keeping import Keeper
from bastide.cli.local import LocalTable
from bastide.cli.system import check_unused
from bastide.cli.texts import t
from bastide.cli.words import BETWEEN, STOPPED, Fault, check_bot, load, seat_of_record, seats_of

SEATS: Final = "me,level:2"
"""Who sits there unless somebody says so."""


def begin(game: str | None, seats: str, options: Sequence[str], seed: int | None) -> LocalTable:
    """Return a new game; ask which one where none was named."""
    if game is None:
        seats_of(seats)  # a misspelt one is told before anything is asked
    loaded = load(game or ask_game(t("cli-play-or-learn")), len(BETWEEN.split(seats)), options)
    return LocalTable(loaded, seats_of(seats, loaded), seed)


def go_on(file: Path, game: str | None, seats: str | None, options: Sequence[str], seed: int | None) -> LocalTable:
    """Return the game of a record, with those who sat there, or with others."""
    from bastide.cli.replay import read
    from bastide.outside.own import is_own
    from bastide.outside.spec import is_process

    begun, state = read(file)
    played = begun.game
    if game not in (None, played.name) or options:
        raise Fault(t("cli-play-other", file=file, game=played.name, options=played.options_text() or "-"))
    if state.is_terminal():
        raise Fault(t("cli-play-ended", file=file))
    if seats is None:
        people = [seat_of_record(number, label) for number, label in enumerate(begun.seats)]
        for bot in filter(None, (seat.bot for seat in people)):
            if is_process(bot) or is_own(bot):  # a file from elsewhere starts no program
                raise Fault(t("cli-play-program", file=file, bot=bot))
            check_bot(bot, played)
    else:
        people = seats_of(seats, played)
    if len(people) != played.players:
        raise Fault(t("cli-play-seats", file=file, seats=played.players, named=len(people)))
    return LocalTable(played, people, seed, begun)


def play(
    game: str | None,
    *,
    seats: str | None,
    options: Sequence[str],
    seed: int | None,
    record: Path | None,
    begun: Path | None,
    plain: bool,
) -> None:
    """Play a game with people at this keyboard and bots, a new one or that of a record, which is kept up to date.

    A file that holds something else is left as it is, and nothing begins: it may be another evening's game.
    """
    if record is not None and record != begun:
        check_unused(record, "cli-play-exists")
    if begun is not None:
        local = go_on(begun, game, seats, options, seed)
        record = record or begun
    else:
        local = begin(game, seats or SEATS, options, seed)
    if values := said(local.game.type):
        print(values)
    keeper = Keeper(local, record)
    keeper.write()
    sit_down(local, keeper, seed, plain)
    keeper.write()
    if keeper.kept:
        print(keeper.kept)


def learn(game: str | None, lesson: str, *, plain: bool) -> None:
    """Play a lesson of a game: a coach says at each decision what to do and why."""
    from bastide.cli.lessons import LessonTable, lesson_of

    local = LessonTable(lesson_of(game or ask_game(), lesson), t("cli-player", number=1))
    sit_down(local, Keeper(local, None), None, plain)


def on_full_screen(plain: bool) -> bool:
    """Return whether one plays on the full screen of a terminal; say so where only a package is missing for it."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return False
    if find_spec("textual") is None:
        print(t("cli-play-no-textual"), file=sys.stderr)
        return False
    return True


def sit_down(local: LocalTable, keeper: Keeper, seed: int | None, plain: bool) -> None:
    """Play at a table: on the full screen of a terminal, else by lines."""
    try:
        if not on_full_screen(plain):
            from bastide.cli import plain as lines

            lines.play(local, keeper.save, seed)
        else:
            from bastide.cli.screen import TableScreen

            screen = TableScreen(local, keeper.save, seed)
            screen.run()
            if screen.return_code:
                raise Fault(keeper.kept, screen.return_code)
    except KeyboardInterrupt as stop:
        raise Fault("\n".join(filter(None, ("\n" + t("cli-stopped"), keeper.kept))), STOPPED) from stop
