"""Folding a table's events into its position; the latest of each watched table, and of some others, is kept."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.engine.course import Course
from bastide.engine.errors import IllegalAction, UnknownGame
from bastide.engine.play import Game, State
from bastide.engine.registry import load_game
from bastide.engine.turns import course, turn_of
from bastide.engine.undo import Clues, Past, rewind
from bastide.server.chronicle import Chronicle
from bastide.server.errors import ApiError
from bastide.server.lately import Lately
from bastide.server.shown import Shown
from bastide.server.undone import NOTHING, Undone
from bastide.storage import company, talk
from bastide.storage import events as event_store
from bastide.storage import tables as table_store
from bastide.storage.bus import Message
from bastide.storage.rows import (
    OVER,
    RUNNING,
    UNDO,
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


CLOSED: Final = "closed"

FEW: Final = 1000
"""Events that are never folded away: a table has to have so many more than its actions in force."""

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
    def of_checkpoint(cls, game: Game, row: CheckpointRow) -> "Position":
        """Return the position that a checkpoint keeps; raise `IllegalAction` if the rules do not lead there."""
        state = game.new_initial_state()
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
        seat = self.state.current_player()
        clues = self.clues.then(self.state, action) if self.clues is not None else None
        self.state.apply_action(action)
        self.clues = clues
        self.course = self.course.then(seat, turn_of(self.state, self.course.marks[-1]))
        self.undone = self.undone.after_action(action, self.ply)
        return seat

    def take_back(self, ply: int, seat: int) -> None:
        """Cut the history to a length."""
        self.undone = self.undone.after_undo(self.state.history(), self.course, ply, seat)
        self.state = rewind(self.state, ply)
        self.course = self.course.until(ply)
        if self.clues is not None:
            self.clues = self.clues.until(ply)

    def position(self, seq: int) -> Position:
        """Return what it has grown to."""
        return Position(seq, self.state, self.course, self.undone, self.clues, self._chronicle, self._folded)


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


@lru_cache(maxsize=256)
def _game(name: str, players: int, options: str) -> Game:
    return load_game(name, players, json.loads(options))


def game_of(row: TableRow) -> Game:
    """Return the game of a table, by the rules and values that this server has."""
    return _game(row.game, row.players, json.dumps(row.options, sort_keys=True))


def frozen_of(row: TableRow, game: Game) -> ApiError | None:
    """Return why a table cannot go on here: the rules, or the values of the box, are others than it was opened with.

    It can still be looked at and exported, as far as the rules of today can follow it.
    """
    if game.rules_version != row.rules_version:
        return ApiError(
            409,
            "old-rules",
            f"this table was opened under rules {row.rules_version}, the server now has rules {game.rules_version}",
        )
    if game.type.box.key != row.corrections:
        return ApiError(
            409, "other-values", f"this table of {row.game} was opened with other values of the box than the server has"
        )
    return None


def closed_of(row: TableRow) -> ApiError | None:
    """Return that a table was closed, if it was. Its secrets stay: it may be opened again."""
    if row.closed_at is None:
        return None
    return ApiError(409, CLOSED, "this table was closed by those who run the server")


def frozen_code(row: TableRow) -> str | None:
    """Return the code of why a table cannot go on here, if it cannot; for games that are gone too."""
    try:
        found = frozen_of(row, game_of(row)) or closed_of(row)
    except (UnknownGame, ValueError):
        return "old-rules"
    return None if found is None else found.code


def extend(position: Position, events: Sequence[Event]) -> Position:
    """Return the position after more events; the one given stays as it is."""
    if not events:
        return position
    growth = Growth(position)
    for event in events:
        _add(growth, event)
    return growth.position(events[-1].seq)


def follow(position: Position, events: Sequence[Event]) -> Position:
    """Return the position after as many of these events as the rules understand, as if it were the one after all."""
    growth = Growth(position)
    seq = position.seq
    for event in events:
        seq = events[-1].seq
        try:
            _add(growth, event)
        except (IllegalAction, ValueError, LookupError):
            break
    return growth.position(seq)


def _add(growth: Growth, event: Event) -> None:
    if event.kind == UNDO:
        assert event.seat is not None
        growth.take_back(event.ply, event.seat)
    else:
        assert event.action is not None
        growth.act(event.action)


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
        except (IllegalAction, ValueError, LookupError):
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
        start = self._latest.get(row.id)
        game = game_of(row)
        if start is None or start.seq > seq:
            kept = await event_store.checkpoint(connection, row.id) if seq >= FEW else None
            start = Position.start(game) if kept is None else Position.of_checkpoint(game, kept)
        if start.seq > seq:
            raise ApiError(409, "stale-seq", f"the table is at seq {row.seq}; look again", seq=row.seq)
        if start.seq == seq:
            return start
        events = await event_store.read(connection, row.id, start.seq, seq)
        if len(events) != seq - start.seq and self._latest.get(row.id) is start:
            self.forget(row.id)  # another process has folded away what follows this position
            return await self.at(connection, row, seq)
        if len(events) != seq - start.seq:
            raise ApiError(409, "stale-seq", "the record is being written; look again", seq=row.seq)
        return extend(start, events) if frozen_of(row, game) is None else follow(start, events)

    async def load(self, connection: AsyncConnection, table_id: str, *, lock: bool = False) -> Loaded:
        """Return a table as it is now; raise 404 if there is none."""
        row = await table_store.read_table(connection, table_id, lock=lock)
        if row is None:
            raise ApiError(404, "no-table", "there is no such table")
        seats = await table_store.read_seats(connection, table_id)
        position = await self.at(connection, row, row.seq)
        if not lock:  # what a writer sees becomes true only when it commits
            self.put(table_id, position)
        request = await talk.read_undo(connection, table_id)
        if request is not None and request.seq != row.seq:
            request = None
        rematch = await company.read_rematch(connection, table_id) if row.state == OVER else None
        wish = await company.read_hand_over(connection, table_id) if row.state == RUNNING else None
        frozen = frozen_of(row, position.state.game) or closed_of(row)
        return Loaded(row, seats, position, request, rematch, wish, frozen)
