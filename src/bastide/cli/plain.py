"""The line mode: one line in, some lines out. It works in a pipe, over a slow line and with a screen reader."""

import contextlib
import os
import shutil
import sys
from functools import partial
from importlib.util import find_spec

import click

from bastide.cli import boards, report
from bastide.cli.commands import Commands
from bastide.cli.keeping import Save
from bastide.cli.layout import USUAL
from bastide.cli.local import LocalTable
from bastide.cli.output import hanging, print_lines
from bastide.cli.reviewing import said
from bastide.cli.table import Table
from bastide.cli.texts import t
from bastide.cli.thinking import Thinker


def show_board(local: Table, part: str = "") -> None:
    """Print the board, or one of its parts: in colour where the terminal has colours and Rich is there, else without.

    In colour it has the usual size, or a smaller one where the terminal is too narrow for that. One that grows beyond
    stands there in several parts.
    """
    view = local.state.view(local.eyes)
    if not (sys.stdout.isatty() and find_spec("rich")):
        print(boards.plain(view, local.drawing(), part))
        return
    from rich.console import Console

    console = Console()
    sizes = [(size, boards.draw(view, size)) for size in boards.SIZES[USUAL::-1]]
    fitting = (pair for pair in sizes if pair[1] and pair[1].columns <= console.width)
    size, picture = next(fitting, sizes[-1])
    if picture is None or console.no_color or console.color_system is None:  # half a block says nothing without colours
        print(boards.plain(view, local.drawing(), part))
        return
    rows = boards.rows_of(view, part, size)
    for one in boards.in_parts(view["game"], picture, size, console.width):
        window = boards.text_of(one, top=rows.start or 0, rows=None if rows.stop is None else rows.stop - rows.start)
        Console(width=max(one.columns, 20)).print(window, soft_wrap=True)


def prompt(question: str) -> str:
    """Return what is asked before one types; a terminal would break a long question in the middle of a word."""
    asked = f"{question} >"
    return (hanging(asked, shutil.get_terminal_size().columns - 1) if sys.stdout.isatty() else asked) + " "


def _forget(local: LocalTable) -> int:
    """Clear the screen of what one person was shown; return where the log goes on since the next one's last act."""
    click.clear()
    return max((number for number, entry in enumerate(local.story(), 1) if entry.actor == local.seat), default=0)


def _hide(local: LocalTable, commands: Commands) -> None:
    """Let the screen be cleared before the next person comes, where it can be; tell people what that is worth."""
    if len(local.people) < 2 or not local.game.imperfect_information or not sys.stdin.isatty():
        return
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        commands.forget = partial(_forget, local)
    print_lines([t("cli-play-clears" if commands.forget else "cli-play-stays")])


def play(local: LocalTable, save: Save, seed: int | None) -> None:
    """Play a table by lines on the standard streams until it is over, `quit`, or the input ends."""
    with Thinker(seed) as thinker:

        def changed() -> None:
            commands.tell(save())

        def hint() -> None:
            lines = thinker.result(lambda: thinker.advise(local.state, report.HINT_BOT))
            print_lines(report.advice(local, local.state, lines))

        def review() -> None:
            found = thinker.result(lambda: thinker.review(local.state))
            print_lines(said(local, found))

        commands = Commands(
            local, lambda text: print_lines([text]), changed, hint, lambda part: show_board(local, part), review=review
        )
        if local.asked:
            print_lines([t("cli-lesson-how")])
        commands.tell()
        _hide(local, commands)
        while True:
            while not local.over:
                bot = local.seats[local.seat].bot
                if bot is not None:
                    commands.act_all(thinker.result(partial(thinker.ask, local.state, bot)))
                    continue
                try:
                    line = input(prompt(commands.question()))
                except EOFError:
                    print()
                    line = "quit"
                if not commands.take(line):
                    print_lines([t("cli-play-left")])
                    return
            show_board(local)
            print_lines([report.result(local)])
            if sys.stdin.isatty() and any(seat.bot is None for seat in local.seats):
                with contextlib.suppress(EOFError):
                    while local.over and (line := input(t("cli-review-after") + " > ").strip()) and commands.take(line):
                        pass
            if local.over:  # else its end was taken back
                return
