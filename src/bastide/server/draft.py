"""Taking a table further inside one transaction: actions, the draws that follow them, undo, clocks."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bastide.engine.answers import CHANCE
from bastide.engine.play import State
from bastide.server import lessons, shuffles
from bastide.server.house import House
from bastide.server.position import Growth
from bastide.server.positions import FEW, Loaded
from bastide.storage import events as event_store
from bastide.storage import tables as table_store
from bastide.storage import talk
from bastide.storage.bus import LONGEST_WORD, Message
from bastide.storage.database import Write
from bastide.storage.journal import HEADER, Entry, news
from bastide.storage.rows import ACTION, OPEN, OVER, RUNNING, UNDO, Event, SeatRow, TableRow


class Draft:
    """A table with what is about to happen to it; nothing is true before `store`."""

    def __init__(self, loaded: Loaded, now: float) -> None:
        self.loaded: Final = loaded
        self.now: Final = now
        self.growth: Final = Growth(loaded.position)
        self.events: list[Event] = []
        self.seq = loaded.position.seq
        self._ends: Counter[int] = Counter()
        """How many ends of their turns were taken back, by seat."""

    @property
    def state(self) -> State:
        """The position so far."""
        return self.growth.state

    def act(self, action: int) -> None:
        """Make one action; raise `IllegalAction` if the rules refuse it."""
        seat = self.growth.act(action)
        self._add(ACTION, action, self.growth.ply - 1, seat)

    def draw(self) -> None:
        """Let the table's own shuffle, or its lesson, decide what chance decides now; nothing while a number is due."""
        if self.state.current_player() != CHANCE:
            return
        chance = shuffles.chance_of(self.loaded.row)
        while chance is not None and self.state.current_player() == CHANCE:
            laid_down = lessons.due(self.loaded.row, self.state)
            self.act(chance.choose(self.state) if laid_down is None else laid_down)

    def take_back(self, ply: int, seat: int) -> None:
        """Cut the game back to a ply; the shuffle gives the same draws there again."""
        self._ends += _ends(self.growth.course.actors[ply:], self.loaded.row.turn)
        self.growth.take_back(ply, seat)
        self._add(UNDO, None, ply, seat)
        self.draw()

    def _add(self, kind: str, action: int | None, ply: int, seat: int) -> None:
        self.seq += 1
        self.events.append(Event(self.seq, kind, action, ply, seat if seat >= 0 else None, self.now))

    @property
    def _by(self) -> set[int]:
        """The seats that have decided something."""
        return {event.seat for event in self.events if event.kind == ACTION and event.seat is not None}

    async def commit(self, house: House) -> Loaded | None:
        """Store everything in one step; None if the table is not as it was known, or the longer way is to be taken."""
        before, position = self.loaded, self.growth.position(self.seq)
        if not self.events or self.seq - position.folded > FEW + 2 * position.ply:
            return None
        after, clocks = settled(house, replace(before, position=position, undo=None), self.now, self._by, {})
        word = Message("moved", before.row.id, {"bot": after.row.waits_for_bot})
        bus = house.db.bus

        def stored() -> None:
            house.positions.put(before.row.id, position)
            house.positions.follow(before, after)
            bus.deliver(word)

        line = ""
        if house.db.postgres:
            told = replace(word, data={**word.data, "news": news(before.row, after.row, self.events, clocks)})
            line = house.db.bus.word(told)
            line = line if len(line) <= LONGEST_WORD else house.db.bus.word(word)
        entry = Entry(before.row, after.row, self.events, clocks, line, stored)
        if await house.db.store(entry):
            return after
        house.positions.let_go(before.row.id)
        bus.deliver(word)  # it may be stored all the same: then nobody else tells those who watch here
        return None

    async def store(self, house: House, write: Write) -> Loaded:
        """Append the events and bring the table's header and clocks up to date."""
        row = self.loaded.row
        await event_store.append(write.connection, row.id, self.events)
        position = self.growth.position(self.seq)
        if self.seq - position.folded > FEW + 2 * position.ply:
            await event_store.fold(write.connection, row.id, position.checkpoint())
            position.folded = self.seq
        if self.events and self.loaded.undo is not None:
            await talk.write_undo(write.connection, row.id, None)
        drawn = replace(self.loaded, position=position, undo=None)
        after = await settle(house, write, drawn, self.now, self._by, taken_back=self._ends)
        write.after.append(lambda: house.positions.put(row.id, position))
        return after


def _ends(actors: Sequence[int], turn: int | None) -> Counter[int]:
    """Return how many turns ended in these decisions, the last before that seat's turn, by the seat whose they were."""
    found: Counter[int] = Counter()
    after = turn
    for seat in reversed(actors):
        if seat >= 0:
            found[seat] += seat != after
            after = seat
    return found


async def settle(
    house: House,
    write: Write,
    loaded: Loaded,
    now: float,
    acted: set[int] | None = None,
    *,
    taken_back: Mapping[int, int] | None = None,
) -> Loaded:
    """Write down what follows from a table's position and seats: state, turn, scores, clocks, deadline.

    `acted` are the seats that have just decided something and get their increment if their turn ends; for so many ends
    of turns that were `taken_back` they give it back.
    """
    after, clocks = settled(house, loaded, now, acted or set(), taken_back or {})
    for seat, left in clocks:
        await table_store.update_seat(write.connection, loaded.row.id, seat, clock_left=left)
    values = {name: getattr(after.row, name) for name in HEADER}
    await table_store.update_table(write.connection, loaded.row.id, **values)
    write.say("changed", loaded.row.id, bot=after.row.waits_for_bot)
    return after


def settled(
    house: House, loaded: Loaded, now: float, acted: set[int], taken_back: Mapping[int, int]
) -> tuple[Loaded, list[tuple[int, float]]]:
    """Return a table with what follows from its position and seats, and the clocks that have changed."""
    row, state = loaded.row, loaded.position.state
    clock = now if row.closed_at is None else row.closed_at  # at a table that is closed no time runs
    running = row.state != OPEN
    over = running and state.is_terminal()
    current = state.current_player()
    turn = current if running and not over and current >= 0 else None
    clocks = _given_back(loaded, _run_clocks(row, loaded.seats, turn, now=clock, acted=acted), taken_back)
    if turn is not None and acted and row.clock_each and _turn_is_new(loaded, turn):
        clocks = [*((seat, ran) for seat, ran in clocks if seat != turn), (turn, row.clock_initial or 0.0)]
    seats = list(loaded.seats)
    for seat, ran in clocks:
        seats[seat] = replace(seats[seat], clock_left=ran)
    person = turn is not None and seats[turn].held
    left = seats[turn].clock_left if person and turn is not None else None
    if turn is not None and seats[turn].program:
        left = min(house.settings.program_timeout, left if left is not None else math.inf)
    after = replace(
        row,
        state=OVER if over else row.state,
        updated_at=now,
        seq=loaded.position.seq,
        ply=loaded.position.ply,
        scores=state.scores(),
        turn=turn,
        waits_for_bot=turn is not None and seats[turn].kind == "bot",
        turn_since=clock if turn is not None else None,
        deadline=clock + left if left is not None else row.deadline if shuffles.awaited(row) else None,
        client="" if over else row.client,
    )
    return replace(loaded, row=after, seats=seats), clocks


def _run_clocks(
    row: TableRow, seats: list[SeatRow], turn: int | None, *, now: float, acted: set[int]
) -> list[tuple[int, float]]:
    """Return what the clock of the seat shows for which time has run; only people have clocks."""
    before = row.turn
    if row.clock_initial is None or before is None or row.turn_since is None or not seats[before].held:
        return []
    left = seats[before].clock_left
    if left is None:
        return []
    left = max(0.0, left - (now - row.turn_since))
    if before in acted and turn != before:
        left += row.clock_increment or 0.0
    return [(before, left)]


def _given_back(loaded: Loaded, ran: list[tuple[int, float]], ends: Mapping[int, int]) -> list[tuple[int, float]]:
    """Return what the clocks show without the increments of turns whose ends were taken back.

    Where that leaves nothing, for time ran in a later turn, the time for one turn stays.
    """
    increment, clocks = loaded.row.clock_increment or 0.0, dict(ran)
    for seat, count in ends.items():
        left = clocks.get(seat, loaded.seats[seat].clock_left)
        if count and increment and left is not None and loaded.seats[seat].held:
            less = left - count * increment
            clocks[seat] = less if less > 0 else min(left, increment)
    return list(clocks.items())


def _turn_is_new(loaded: Loaded, turn: int) -> bool:
    """Return whether what was done since the header was written has led to another seat's turn or to another turn."""
    marks = loaded.position.course.marks
    return turn != loaded.row.turn or not marks[-1].same_turn(marks[min(loaded.row.ply, len(marks) - 1)])


async def begin(house: House, write: Write, loaded: Loaded, now: float) -> Loaded:
    """Start the game if every seat is taken; set clocks; draw what is drawn before the first decision.

    Where random numbers were announced the draws wait for them.
    """
    if loaded.row.state != OPEN or any(seat.kind == "open" for seat in loaded.seats):
        return await settle(house, write, loaded, now)
    initial = loaded.row.clock_initial
    seats = [replace(seat, clock_left=initial) for seat in loaded.seats]
    if initial is not None:
        for seat in seats:
            await table_store.update_seat(write.connection, loaded.row.id, seat.seat, clock_left=initial)
    row = shuffles.gathered(replace(loaded.row, state=RUNNING), seats)
    if shuffles.awaited(row):
        row = replace(row, deadline=now + house.settings.reveal_wait)
    await table_store.update_table(write.connection, row.id, shuffle=row.shuffle)
    draft = Draft(replace(loaded, row=row, seats=seats), now)
    draft.draw()
    return await draft.store(house, write)
