"""A table of a server line by line: what happens is told as it does, and a line is asked for where somebody decides."""

import sys
import threading
from typing import Final

from bastide.cli import report
from bastide.cli.online.kept import Seats
from bastide.cli.online.listener import Listener
from bastide.cli.online.table import OnlineTable
from bastide.cli.online.words import OnlineCommands
from bastide.cli.output import print_lines
from bastide.cli.plain import prompt, show_board
from bastide.cli.texts import t

AT_ONCE: Final = 1.0
"""Seconds in which what follows may come before it is said that somebody waits for it."""
LOOK: Final = 0.5
"""Seconds between two looks whether a key has stopped the waiting: not every system says so by itself."""


def play(table: OnlineTable, seats: Seats) -> OnlineCommands:
    """Play by lines on the standard streams until one leaves, the game is over, or the input ends."""
    rung = threading.Event()
    table.changed = rung.set
    listener = Listener(table.site, f"{table.path}/live", table.hello, table.take, table.tell)

    def changed() -> None:
        commands.tell()

    commands = OnlineCommands(
        table, seats, lambda text: print_lines([text]), changed, lambda part: show_board(table, part)
    )
    listener.start()
    try:
        _play(table, commands, rung)
    finally:
        listener.close()
    return commands


def _play(table: OnlineTable, commands: OnlineCommands, rung: threading.Event) -> None:
    waited, ended = "", False
    while True:
        commands.tell()
        if commands.rings() and sys.stdout.isatty():
            print("\a", end="", flush=True)
        if table.over and not ended:
            ended = True
            show_board(table)
            print_lines([report.result(table), commands.afterwards()])
            if not sys.stdin.isatty():
                return
        if not (ended or table.waits_for_person or table.wanted):
            waited, types = _waits(commands, rung, waited)
            if not types:
                continue
        waited = ""
        try:
            line = input(prompt(commands.question()))
        except EOFError:
            print()
            line = "quit"
        if (ended and not line.strip()) or not commands.take(line):
            return


def _waits(commands: OnlineCommands, rung: threading.Event, waited: str) -> tuple[str, bool]:
    """Wait until something is new, or Ctrl-C asks for a line before; say for what, unless that was `waited` for.

    Returns for what one waits, and whether a line was asked for.
    """
    try:
        if not rung.wait(AT_ONCE) and (waits := commands.waits()) != waited:
            waited = waits
            print_lines([t("cli-online-meanwhile", what=waits) if sys.stdin.isatty() else waits])
        while not rung.wait(LOOK):
            pass
    except KeyboardInterrupt:
        if not sys.stdin.isatty():
            raise
        print()
        return waited, True
    rung.clear()
    return waited, False
