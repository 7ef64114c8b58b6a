"""What is known of a table of a server. Several threads are told of it; each reads what it knew when it last looked."""

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bastide.cli.seen import Look, SeenPosition, seats_of_table
from bastide.cli.words import SeatWord
from bastide.outside.live import after

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Known:
    """A table at one moment, with nothing of another moment in it."""

    table: Json
    seats: tuple[SeatWord, ...]
    snapshot: Json
    position: SeenPosition
    told: float
    """When the position was told, by this machine's clock: another one than the server's."""

    @property
    def seq(self) -> int:
        """How many events the position is after."""
        return int(self.snapshot["seq"])

    @property
    def people(self) -> list[int]:
        """The seats that are held here."""
        return [int(seat) for seat in self.table["you"]]

    @property
    def request(self) -> Json | None:
        """The wish of somebody to take back, if others are asked about one."""
        wish: Json | None = self.snapshot["undo"]["request"]
        return wish

    @property
    def wanted(self) -> str:
        """Which vote waits for somebody here: `undo`, `free`, `hand`, or none."""
        votes = {"undo": self.request, "free": self.table["freeing"], "hand": self.table["absent"]}
        for what, vote in votes.items():
            mine = set(self.people) & set(vote["waiting"] if vote else ())
            if vote and mine and (what != "hand" or vote["accepted"]):
                return what
        return ""

    @property
    def asking(self) -> str:
        """What somebody here asks the others for: `undo`, `free`, or none."""
        if self.request and self.request["seat"] in self.people:
            return "undo"
        freeing = self.table["freeing"]
        return "free" if freeing and not set(self.people).isdisjoint(freeing["accepted"]) else ""

    def aim(self, pointed: Json | None) -> Json | None:
        """Return the action that somebody elsewhere points at, where it was pointed at in this position."""
        if pointed is None or pointed["ply"] != self.snapshot["ply"] or pointed["seat"] in self.people:
            return None
        action: Json | None = pointed["action"]
        return action

    def with_table(self, table: Json) -> "Known":
        """Return what is known once a table has been told."""
        return replace(self, table=table, seats=tuple(seats_of_table(table)))

    def with_present(self, present: list[bool]) -> "Known":
        """Return what is known once it has been told who is there."""
        seats = [{**seat, "present": there} for seat, there in zip(self.table["seats"], present, strict=True)]
        return self.with_table({**self.table, "seats": seats})

    def with_wish(self, request: Json | None) -> "Known":
        """Return what is known once somebody wants to take back, or nobody does any more; the position stays."""
        return replace(self, snapshot={**self.snapshot, "undo": {**self.snapshot["undo"], "request": request}})


class Told:
    """What was told last, and what each thread has looked at of it."""

    def __init__(self, table: Json, snapshot: Json, look: Look) -> None:
        """Know what a server answers of a table; `look` tries actions there."""
        self._look: Final = look
        self._lock: Final = threading.Lock()
        self._own: Final = threading.local()
        self.pointed: Json | None = None
        """What was told last of where whoever is on turn points; of another position it says nothing."""
        self._last = Known(table, tuple(seats_of_table(table)), *self._seen(snapshot))

    def _seen(self, snapshot: Json) -> tuple[Json, SeenPosition, float]:
        return snapshot, SeenPosition(snapshot, self._look), time.monotonic()

    @property
    def now(self) -> Known:
        """What this thread knows: the same until it catches up or is told something itself."""
        if not hasattr(self._own, "known"):
            self.catch_up()
        known: Known = self._own.known
        return known

    def catch_up(self) -> None:
        """Know from here on what was told last, to whichever thread."""
        self._own.known = self._last

    def change(self, make: Callable[[Known], Known]) -> None:
        """Change what was told last; the thread that is told knows it, the others once they catch up."""
        with self._lock:
            self._last = make(self._last)
        self.catch_up()

    def take_table(self, table: Json) -> None:
        """Take what a server says of the table beside its position."""
        self.change(lambda last: last.with_table(table))

    def take_snapshot(self, snapshot: Json) -> None:
        """Take a whole position."""
        self.change(lambda last: self._at(last, snapshot))

    def take_answer(self, snapshot: Json) -> None:
        """Take the position that a call is answered with, unless something newer was told meanwhile."""

        def newer(last: Known) -> Known:
            return self._at(last, snapshot) if snapshot["seq"] >= last.seq else last

        self.change(newer)

    def take_step(self, step: Json) -> bool:
        """Take a step, unless it was told already; say whether it is new. Raise `Gap` where it begins elsewhere."""
        new = False

        def stepped(last: Known) -> Known:
            nonlocal new
            new = step["seq"] > last.seq
            return self._at(last, after(last.snapshot, step)) if new else last

        self.change(stepped)
        return new

    def _at(self, last: Known, snapshot: Json) -> Known:
        snapshot, position, told = self._seen(snapshot)
        return replace(last, snapshot=snapshot, position=position, told=told)
