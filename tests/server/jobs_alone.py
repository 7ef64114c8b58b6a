"""A program of the tests: the jobs of a courier on a SQLite file, without a server and without a network.

It tells two letters that are void, one of them twice, and prints what DBOS knows before and after it is swept; then two
that are not taken, of which one reaches nobody, and prints what is taken down of them; at last how long a push waits
behind many to somebody who dawdles.
"""

import io
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from dbos import DBOS

from bastide.server.courier import jobs
from bastide.server.courier.office import Line, Office
from bastide.server.courier.orders import Orders
from bastide.server.courier.sending import Outcome
from bastide.server.settings import Settings
from bastide.storage.letters import ASK, TURN, Letter
from bastide.storage.listeners import PUSH


def refuse(*_where: Any) -> None:
    raise AssertionError("somebody was phoned")


def known() -> list[list[str]]:
    return sorted([one.workflow_id, str(one.status), str(one.output)] for one in DBOS.list_workflows())


def not_taken(tell: Callable[[Letter], None]) -> list[list[str]]:
    """Return what becomes of a letter for which nobody could be reached, and of one that was put off twice."""
    noted: list[list[str]] = []

    def note(_office: Office, letter: Letter, outcome: str, _most: int) -> None:
        noted.append([letter.listener, outcome])

    def delivered(_office: Office, letter: Letter) -> Outcome:
        noted.append([letter.listener, "tried"])
        return Outcome(letter.listener, "x")

    put: dict[str, Any] = {"PAUSES": (0.2,), "_say": lambda *_told: None, "delivered": delivered}
    with patch.multiple(jobs, **put), patch.object(Office, "note", note):
        for name in ("away", "later"):
            tell(Letter(ASK, listener=name, way="mail"))
        until = time.monotonic() + 60
        while jobs.waiting() and time.monotonic() < until:
            time.sleep(0.05)
    return sorted(noted)


def behind_dawdlers(tell: Callable[[Letter], None]) -> float:
    """Return after how many seconds a push arrives that is told after many to who dawdles, and did so before."""
    arrived: dict[str, float] = {}

    def delivered(_office: Office, letter: Letter) -> Outcome:
        if letter.listener.startswith("slow"):
            time.sleep(1.5)
        arrived[f"{letter.listener}:{letter.mark}"] = time.monotonic()
        return Outcome("void")

    def until_there(name: str) -> None:
        until = time.monotonic() + 60
        while name not in arrived and time.monotonic() < until:
            time.sleep(0.02)

    many = [f"slow{number}" for number in range(4 * jobs.QUEUES[PUSH])]
    put: dict[str, Any] = {"DAWDLES": 0.5, "_say": lambda *_told: None, "delivered": delivered}
    with patch.multiple(jobs, **put):
        for mark in (1, 2):
            for name in many:
                tell(Letter(TURN, "t", 0, mark, name, PUSH))
            if mark == 1:
                for name in many:
                    until_there(f"{name}:1")
        began = time.monotonic()
        tell(Letter(TURN, "t", 1, 1, "quick", PUSH))
        until_there("quick:1")
        return arrived.get("quick:1", began + 60) - began


def main(file: Path) -> None:
    socket.socket.connect = refuse  # type: ignore[method-assign]
    settings = Settings(notify_poll=0.1, vapid_contact="mailto:host@example.org")
    orders = Orders(settings, f"sqlite+aiosqlite:///{file}", b"secret", "", "info", converses=False)
    tell = jobs.launched(Office(orders, Line(io.BytesIO(), io.BytesIO())))
    for name in ("a", "b", "a"):
        tell(Letter(ASK, listener=name, way="push"))
    until = time.monotonic() + 60
    while jobs.waiting() and time.monotonic() < until:
        time.sleep(0.05)
    before, kept = known(), jobs.sweep()
    jobs.KEPT = -60.0  # type: ignore[misc]
    swept = jobs.sweep()
    said = {"before": before, "kept": kept, "swept": swept, "after": known()}
    said["noted"] = not_taken(tell)
    said["behind"] = behind_dawdlers(tell)
    said["handlers"] = len(logging.getLogger("dbos").handlers)
    print(json.dumps(said))
    DBOS.destroy()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
