"""Folding a table's events into its position; the latest of each watched table, and of some others, is kept."""

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.engine.errors import IllegalAction
from bastide.engine.play import Game
from bastide.server.errors import ApiError
from bastide.server.frozen import CLOSED, closed_of, frozen_of, game_of, readable
from bastide.server.inforce import InForce
from bastide.server.lately import Lately
from bastide.server.position import Growth, Position, extend, in_force
from bastide.storage import company, talk
from bastide.storage import events as event_store
from bastide.storage import tables as table_store
from bastide.storage.bus import Message
from bastide.storage.flaws import flaw
from bastide.storage.rows import (
    OVER,
    RUNNING,
    Event,
    HandOverRow,
    RematchRow,
    SeatRow,
    TableRow,
    UndoRow,
)

SHOWN: Final = 64
"""How many tables that nobody watches keep what they show; the others make it again when somebody looks."""

WARM: Final = 64
"""How many tables, those changed last, keep their views as data: the next step of the others costs a tenth more."""

FEW: Final = 1000
"""Events that are never folded away: a table has to have so many more than its actions in force."""

PIECE: Final = 1000
"""Events that are read and folded at a time."""

REFUSED: Final = (IllegalAction, ValueError, LookupError)
"""What the rules say to an action that is not theirs."""

KEEPS: Final = ("chat", "point", "presence", "who")
"""Words after which a table is what it was."""


@dataclass(frozen=True, slots=True)
class Head:
    """A table before its position is known."""

    row: TableRow
    seats: list[SeatRow]
    frozen: ApiError | None
    """Why this table cannot go on here, if it cannot."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything about a table at one moment."""

    row: TableRow
    seats: list[SeatRow]
    position: Position
    undo: UndoRow | None
    """The undo request that is still good."""
    rematch: RematchRow | None = None
    hand_over: HandOverRow | None = None
    """The wish to hand an absent person's seat to a bot, good or stale."""
    frozen: ApiError | None = None
    """Why this table cannot go on here, if it cannot."""

    @property
    def of_older(self) -> bool:
        """Whether it was opened under other rules or values than this server has."""
        return self.frozen is not None and self.frozen.code != CLOSED

    @property
    def game(self) -> Game:
        """Return the game that is played here."""
        return self.position.state.game


class Positions:
    """The latest known position of each table: of all that are watched, and of some others."""

    def __init__(self, limit: int) -> None:
        """Know so many tables that nobody watches."""
        self._watched: Final[set[str]] = set()
        self._latest: Final[Lately[Position]] = Lately(limit)
        self._shown: Final[Lately[bool]] = Lately(SHOWN, self._put_away)
        self._kept: Final[Lately[Loaded]] = Lately(limit)
        self._warm: Final[Lately[bool]] = Lately(WARM, self._pack)

    def watch(self, table_id: str) -> None:
        """Keep what is known of a table from now on, and what it shows."""
        self._watched.add(table_id)
        for known in (self._latest, self._shown, self._kept):
            known.watch(table_id)

    def leave(self, table_id: str) -> None:
        """Count a table among those that nobody watches."""
        self._watched.discard(table_id)
        for known in (self._latest, self._shown, self._kept):
            known.leave(table_id)

    def _put_away(self, table_id: str) -> None:
        if (latest := self._latest.get(table_id)) is not None:
            latest.put_away()

    def _pack(self, table_id: str) -> None:
        if (latest := self._latest.get(table_id)) is not None:
            latest.pack()

    def kept(self, table_id: str) -> Loaded | None:
        """Return a table as it was last known here, None if it may have changed since."""
        return self._kept.get(table_id)

    def keep(self, loaded: Loaded) -> None:
        """Remember a table as it is in the database, until it changes."""
        self._kept.put(loaded.row.id, loaded, watched=loaded.row.id in self._watched)

    def follow(self, before: Loaded, after: Loaded) -> None:
        """Remember what an action has made of a table, if what it was made on is still what is known; else nothing.

        What was read meanwhile may be from before the action.
        """
        if self._kept.get(before.row.id) is before:
            self.keep(after)
        else:
            self.let_go(before.row.id)

    def knows(self, table_id: str) -> bool:
        """Return whether some position of a table is known, so that few events follow it."""
        return self._latest.get(table_id) is not None

    def let_go(self, table_id: str) -> None:
        """Have a table read anew."""
        self._kept.pop(table_id)

    def heard(self, message: Message) -> None:
        """Let go of what may have changed."""
        if message.kind == "resync":
            self._kept.clear()
        elif message.kind == "moved" and message.sender and (after := self._told(message)) is not None:
            self.put(message.table, after.position)
            self.keep(after)
        elif message.kind not in KEEPS and (message.kind != "moved" or message.sender):
            self.let_go(message.table)

    def _told(self, message: Message) -> Loaded | None:
        """Return a table after what another process says was stored there, None where that is not enough."""
        before, told = self._kept.get(message.table), message.data.get("news")
        if before is None or told is None or before.frozen is not None:
            return None
        if told["known"] != [before.row.seq, before.row.updated_at, before.row.state]:
            return None
        try:
            position = extend(before.position, [Event(*event) for event in told["events"]])
        except REFUSED:
            return None  # that process has other rules
        clocks = dict(told["clocks"])
        seats = [replace(seat, clock_left=clocks[seat.seat]) if seat.seat in clocks else seat for seat in before.seats]
        return replace(before, row=replace(before.row, **told["header"]), seats=seats, position=position, undo=None)

    def put(self, table_id: str, position: Position) -> None:
        """Remember a committed position, unless a later one is known."""
        known, watched = self._latest.get(table_id), table_id in self._watched
        self._latest.put(table_id, position if known is None or known.seq <= position.seq else known, watched=watched)
        self._shown.put(table_id, True, watched=watched)
        self._warm.put(table_id, True, watched=False)

    def forget(self, table_id: str) -> None:
        """Forget a table."""
        for known in (self._latest, self._shown, self._kept, self._warm):
            known.pop(table_id)

    async def at(self, connection: AsyncConnection, row: TableRow, seq: int) -> Position:
        """Return the position of a table after so many events."""
        with readable():
            position = await self._folded(connection, row, seq)
        if position.state.is_terminal() and row.state != OVER and frozen_of(row, game_of(row)) is not None:
            # Only the rules of today take this for the end; shown as one it would lay open what is hidden.
            growth = Growth(position)
            growth.cut(position.ply - 1)
            return growth.position(position.seq)
        return position

    async def _folded(self, connection: AsyncConnection, row: TableRow, seq: int, *, anew: bool = False) -> Position:
        known = start = None if anew else self._latest.get(row.id)
        game = game_of(row)
        frozen = frozen_of(row, game) is not None
        # What is of older rules is followed as far as the rules of today understand it.
        older = suppress(*REFUSED) if frozen else nullcontext()
        if frozen and start is not None and start.seq != seq:
            start = None  # it may be short of what was done, and what a server of its rules adds does not follow it
        if start is None or start.seq > seq:
            kept = await event_store.checkpoint(connection, row.id) if seq >= FEW else None
            start = Position.start(game) if kept is None else Position.of_checkpoint(game, kept, older)
            if kept is not None and start.ply < len(kept.data["history"]):
                return replace(start, seq=max(seq, start.seq))
        if start.seq > seq:
            raise ApiError(409, "stale-seq", f"the table is at seq {row.seq}; look again", seq=row.seq)
        if start.seq == seq:
            return start
        force = await self._read(connection, row, start, seq)
        if force is None and start is known:  # what follows it has been folded away, elsewhere or just now
            if self._latest.get(row.id) is known:
                self.forget(row.id)
            return await self._folded(connection, row, seq, anew=True)
        if force is None and seq == row.seq:
            raise ValueError("events are missing")
        if force is None:
            raise ApiError(409, "stale-seq", f"the table is at seq {row.seq}; look again", seq=row.seq)
        growth = Growth(start)
        with older:
            growth.become(force)
        return growth.position(seq)

    async def _read(self, connection: AsyncConnection, row: TableRow, start: Position, seq: int) -> InForce | None:
        """Return what is in force after so many events, read in pieces so that others go on; None if some are gone."""
        force = in_force(start)
        for after in range(start.seq, seq, PIECE):
            upto = min(after + PIECE, seq)
            events = await event_store.read(connection, row.id, after, upto)
            if len(events) != upto - after:
                return None
            for event in events:
                force.add(event)
        return force

    async def head(self, connection: AsyncConnection, table_id: str, *, lock: bool = False) -> Head:
        """Return a table without its position; raise 404 if there is none."""
        row = await table_store.read_table(connection, table_id, lock=lock)
        if row is None:
            raise ApiError(404, "no-table", "there is no such table")
        seats = await table_store.read_seats(connection, table_id)
        with readable():
            if wrong := flaw(row, seats):
                raise ValueError(f"{wrong} cannot be true")
            return Head(row, seats, frozen_of(row, game_of(row)) or closed_of(row))

    async def load(self, connection: AsyncConnection, table_id: str, *, lock: bool = False) -> Loaded:
        """Return a table as it is now; raise 404 if there is none."""
        head = await self.head(connection, table_id, lock=lock)
        position = await self.at(connection, head.row, head.row.seq)
        if not lock:  # what a writer sees becomes true only when it commits
            self.put(table_id, position)
        return await self.around(connection, head, position)

    async def around(self, connection: AsyncConnection, head: Head, position: Position) -> Loaded:
        """Return a table at one of its positions, with what people wish there."""
        row, table_id = head.row, head.row.id
        request = await talk.read_undo(connection, table_id)
        if request is not None and request.seq != row.seq:
            request = None
        rematch = await company.read_rematch(connection, table_id) if row.state == OVER else None
        wish = await company.read_hand_over(connection, table_id) if row.state == RUNNING else None
        return Loaded(row, head.seats, position, request, rematch, wish, head.frozen)

    async def then(
        self, connection: AsyncConnection, head: Head, position: Position, events: Sequence[Event]
    ) -> Loaded:
        """Return a table as some events left it, which may be long ago; what people ask for now is not told."""
        return replace(await self.around(connection, head, extend(position, events)), undo=None)
