"""`bastide join` on a terminal, line by line: what it asks, and that one may type while the others think."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..server.real_server import RealServer
from .conftest import ENGLISH
from .online import FREE, ODILE, Other, server

__all__ = ["server"]


PROGRAM = """
import signal
from bastide.cli.main import run
signal.signal(signal.SIGINT, signal.default_int_handler)
run()
"""
"""The command as from a terminal: where tests run in the background of a shell, Ctrl-C is ignored."""


class Terminal:
    """A terminal in which a command runs."""

    def __init__(self, master: int, process: "subprocess.Popen[bytes]") -> None:
        self._master = master
        self.process = process
        self.said = ""

    def until(self, words: str) -> None:
        """Read until some words were said since the last time."""
        until = time.monotonic() + 40
        while words not in self.said:
            assert time.monotonic() < until, self.said
            if select.select([self._master], [], [], 0.1)[0]:
                try:
                    self.said += re.sub(r"\s+", " ", os.read(self._master, 65536).decode("utf-8", "replace"))
                except OSError:  # whoever wrote there is gone
                    assert words in self.said, self.said
        self.said = self.said.partition(words)[2]

    def type(self, line: str) -> None:
        os.write(self._master, line.encode() + b"\n")

    def press(self, number: int) -> None:
        """Press a key that sends a signal, not within the instant in which Python begins to read a line."""
        time.sleep(0.3)
        self.process.send_signal(number)


@contextmanager
def terminal(data: Path, *words: object) -> Iterator[Terminal]:
    """Run a command where somebody sits."""
    master, slave = pty.openpty()
    env = {**os.environ, **ENGLISH, "TERM": "dumb", "XDG_DATA_HOME": str(data), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", PROGRAM, *map(str, words)]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env)
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        process.kill()
        process.wait()
        os.close(master)


def test_an_evening_at_a_dumb_terminal(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server)
    with terminal(tmp_path, "join", server.address) as at:
        at.until("Which table? Type its number >")
        at.type("0")
        at.until("There is no “0” here.")
        number = [one["id"] for one in _open(server)].index(odile.id) + 1
        at.type(str(number))
        at.until("Your name? Enter: Player 2 >")
        at.type("x" * 99)
        at.until("Your name? Enter: Player 2 >")
        at.type("Wen")
        at.until("Waiting for ● Odile, who does not have the table open. (Ctrl-C lets you type meanwhile.)")
        at.press(signal.SIGINT)
        at.until("Waiting for ● Odile, who does not have the table open. >")
        at.type("say are you there?")
        at.until("Wen: are you there?")
        odile.call("/chat", {"text": "just a moment"})
        at.until("Odile: just a moment")
        odile.turn()
        at.until("▲ Wen: place the tile U >")
        at.type("quit")
        at.until(f"Come back with: bastide join {odile.link}")
        assert at.process.wait(20) == 0
    with terminal(tmp_path, "join") as at:
        at.until("your turn")
        at.until(odile.link)
        at.until("Type its number >")
        at.type("1")
        at.until("▲ Wen: place the tile U >")
        at.press(signal.SIGINT)
        at.until(f"Stopped. Your seat stays yours. Come back with: bastide join {odile.link}")
        assert at.process.wait(20) == 130


def _open(server: RealServer) -> list[dict[str, str]]:
    found: list[dict[str, str]] = server.http.get("/api/tables?state=open").json()["tables"]
    return found


def test_who_comes_too_late_watches(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server, seats=[ODILE, FREE])
    with terminal(tmp_path, "join", odile.link) as at:
        at.until("Your name? Enter: Player 2 >")
        server.http.post(f"/api/tables/{odile.id}/join", json={"name": "Ken"}).raise_for_status()
        at.type("Wen")
        at.until("Every seat at this table is taken. You can watch.")
        odile.turn()
        at.until("● Odile places tile V")
        assert [seat["name"] for seat in odile.call("")["table"]["seats"]] == ["Odile", "Ken"]
