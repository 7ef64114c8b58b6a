"""Folding a table's events into its position; the latest of each watched table, and of some others, is kept."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.engine.course import Course
from bastide.engine.errors import IllegalAction
from bastide.engine.play import Game, State
from bastide.engine.turns import course, turn_of
from bastide.engine.undo import Clues, Past, rewind
from bastide.server.chronicle import Chronicle
from bastide.server.errors import ApiError
from bastide.server.frozen import CLOSED, closed_of, frozen_of, game_of, readable
from bastide.server.inforce import InForce
from bastide.server.lately import Lately
from bastide.server.shown import Shown
from bastide.server.undone import NOTHING, Undone
from bastide.storage import company, talk
from bastide.storage import events as event_store
from bastide.storage import tables as table_store
from bastide.storage.bus import Message
from bastide.storage.flaws import flaw
from bastide.storage.rows import (
    OVER,
    RUNNING,
    CheckpointRow,
    Event,
    HandOverRow,
    RematchRow,
    SeatRow,
    TableRow,
    UndoRow,
)

SHOWN: Final = 64
"""How many tables that nobody watches keep what they show; the others make it again when somebody looks."""

FEW: Final = 1000
"""Events that are never folded away: a table has to have so many more than its actions in force."""

PIECE: Final = 1000
"""Events that are read and folded at a time."""

REFUSED: Final = (IllegalAction, ValueError, LookupError)
"""What the rules say to an action that is not theirs."""

KEEPS: Final = ("chat", "point", "presence", "who")
"""Words after which a table is what it was."""


@dataclass(slots=True)
class Position:
    """A table after `seq` events. Its state is shared: clone it before doing anything to it."""

    seq: int
    state: State
    course: Course
    """Who decided each action in force, and in which turn."""
    undone: Undone = NOTHING
    """What was taken back and can be done again."""
    clues: Clues | None = None
    """What each action was like when it was made; None if nobody has kept it."""
    chronicle: Chronicle = field(default_factory=Chronicle, repr=False)
    """What is told of the table, shared by all its positions."""
    folded: int = 0
    """The events up to this one have been folded away."""
    _past: Past | None = field(default=None, repr=False)
    _shown: Shown | None = field(default=None, repr=False)

    @classmethod
    def start(cls, game: Game) -> "Position":
        """Return the position before the first event."""
        state = game.new_initial_state()
        return cls(0, state, course(state), clues=Clues())

    @classmethod
    def of_checkpoint(cls, game: Game, row: CheckpointRow, following: AbstractContextManager[Any]) -> "Position":
        """Return the position that a checkpoint keeps; raise `IllegalAction` if the rules do not lead there."""
        state = game.new_initial_state()
        with following:
            for action in row.data["history"]:
                state.apply_action(action)
        return cls(row.seq, state, course(state), Undone.from_json(row.data["undone"]), folded=row.seq)

    def checkpoint(self) -> CheckpointRow:
        """Return what to keep of this position."""
        return CheckpointRow(self.seq, {"history": list(self.state.history()), "undone": self.undone.to_json()})

    @property
    def actors(self) -> tuple[int, ...]:
        """Return who decided each action in force: a seat, or chance."""
        return self.course.actors

    @property
    def ply(self) -> int:
        """How many actions are in force."""
        return len(self.actors)

    def past(self) -> Past:
        """Return the ways back from here."""
        if self._past is None:
            self._past = Past(self.state, self.course, self.clues)
        return self._past

    def put_away(self) -> None:
        """Forget what can be made again: far more than the position itself."""
        self._past = self._shown = None
        self.chronicle.forget()

    def shown(self) -> Shown:
        """Return this position as JSON."""
        if self._shown is None:
            self._shown = Shown(self.state, self.course, self.undone.peeks, self.chronicle)
        return self._shown


class Growth:
    """A position that grows by actions and shrinks by undos; the one it starts from stays as it is."""

    def __init__(self, position: Position) -> None:
        self.state = position.state.clone()
        self.course = position.course
        self.undone = position.undone
        self.clues = position.clues
        self._chronicle: Final = position.chronicle
        self._folded: Final = position.folded

    @property
    def ply(self) -> int:
        """How many actions are in force."""
        return len(self.course.actors)

    def act(self, action: int) -> int:
        """Make an action and return who decided it; raise `IllegalAction` if the rules refuse it."""
        seat = self._go(action)
        self.undone = self.undone.after_action(action, self.ply)
        return seat

    def take_back(self, ply: int, seat: int) -> None:
        """Cut the history to a length."""
        self.undone = self.undone.after_undo(self.state.history(), self.course.actors, ply, seat)
        self._cut(ply)

    def become(self, force: InForce) -> None:
        """Play what is in force, nothing that was taken back; raise `IllegalAction` where the rules refuse it."""
        if force.kept < self.ply:
            self._cut(force.kept)
        self.undone = Undone(peeks=force.undone.peeks)
        for action in force.actions[force.kept :]:
            self._go(action)
        self.undone = force.undone

    def _go(self, action: int) -> int:
        seat = self.state.current_player()
        clues = self.clues.then(self.state, action) if self.clues is not None else None
        self.state.apply_action(action)
        self.clues = clues
        self.course = self.course.then(seat, turn_of(self.state, self.course.marks[-1]))
        return seat

    def _cut(self, ply: int) -> None:
        self.state = rewind(self.state, ply)
        self.course = self.course.until(ply)
        if self.clues is not None:
            self.clues = self.clues.until(ply)

    def position(self, seq: int) -> Position:
        """Return what it has grown to."""
        return Position(seq, self.state, self.course, self.undone, self.clues, self._chronicle, self._folded)


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


def extend(position: Position, events: Sequence[Event]) -> Position:
    """Return the position after more events; the one given stays as it is."""
    if not events:
        return position
    force = _in_force(position)
    for event in events:
        force.add(event)
    growth = Growth(position)
    growth.become(force)
    return growth.position(events[-1].seq)


def _in_force(position: Position) -> InForce:
    return InForce(position.state.history(), position.actors, position.undone)


class Positions:
    """The latest known position of each table: of all that are watched, and of some others."""

    def __init__(self, limit: int) -> None:
        """Know so many tables that nobody watches."""
        self._watched: Final[set[str]] = set()
        self._latest: Final[Lately[Position]] = Lately(limit)
        self._shown: Final[Lately[bool]] = Lately(SHOWN, self._put_away)
        self._kept: Final[Lately[Loaded]] = Lately(limit)

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
        latest = self._latest.get(table_id)
        if latest is not None:
            latest.put_away()

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

    def forget(self, table_id: str) -> None:
        """Forget a table."""
        for known in (self._latest, self._shown, self._kept):
            known.pop(table_id)

    async def at(self, connection: AsyncConnection, row: TableRow, seq: int) -> Position:
        """Return the position of a table after so many events."""
        with readable():
            return await self._folded(connection, row, seq)

    async def _folded(self, connection: AsyncConnection, row: TableRow, seq: int, *, anew: bool = False) -> Position:
        known = start = None if anew else self._latest.get(row.id)
        game = game_of(row)
        # What is of older rules is followed as far as the rules of today understand it.
        older = suppress(*REFUSED) if frozen_of(row, game) is not None else nullcontext()
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
        force = _in_force(start)
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
