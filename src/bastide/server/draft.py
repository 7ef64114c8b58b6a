"""Taking a table further inside one transaction: actions, the draws that follow them, undo, clocks."""

import math
from dataclasses import replace
from typing import Any, Final

from bastide.engine.answers import CHANCE
from bastide.engine.chance import FairChance
from bastide.engine.play import State
from bastide.server import lessons
from bastide.server.house import House
from bastide.server.positions import FEW, Growth, Loaded
from bastide.storage import events as event_store
from bastide.storage import tables as table_store
from bastide.storage import talk
from bastide.storage.database import Write
from bastide.storage.rows import ACTION, OPEN, OVER, RUNNING, UNDO, Event, SeatRow, TableRow


class Draft:
    """A table with what is about to happen to it; nothing is true before `store`."""

    def __init__(self, loaded: Loaded, now: float) -> None:
        self.loaded: Final = loaded
        self.now: Final = now
        self.growth: Final = Growth(loaded.position)
        self.events: list[Event] = []
        self.seq = loaded.position.seq

    @property
    def state(self) -> State:
        """The position so far."""
        return self.growth.state

    def act(self, action: int) -> None:
        """Make one action; raise `IllegalAction` if the rules refuse it."""
        seat = self.growth.act(action)
        self._add(ACTION, action, self.growth.ply - 1, seat)

    def draw(self) -> None:
        """Let the table's own shuffle, or its lesson, decide everything that chance decides now."""
        chance = FairChance(self.loaded.row.seed)
        while self.state.current_player() == CHANCE:
            laid_down = lessons.due(self.loaded.row, self.state)
            self.act(chance.choose(self.state) if laid_down is None else laid_down)

    def take_back(self, ply: int, seat: int) -> None:
        """Cut the game back to a ply; the shuffle gives the same draws there again."""
        self.growth.take_back(ply, seat)
        self._add(UNDO, None, ply, seat)
        self.draw()

    def _add(self, kind: str, action: int | None, ply: int, seat: int) -> None:
        self.seq += 1
        self.events.append(Event(self.seq, kind, action, ply, seat if seat >= 0 else None, self.now))

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
        by = {event.seat for event in self.events if event.kind == ACTION and event.seat is not None}
        after = await settle(house, write, replace(self.loaded, position=position, undo=None), self.now, by)
        write.after.append(lambda: house.positions.put(row.id, position))
        return after


async def settle(house: House, write: Write, loaded: Loaded, now: float, acted: set[int] | None = None) -> Loaded:
    """Write down what follows from a table's position and seats: state, turn, scores, clocks, deadline.

    `acted` are the seats that have just decided something and get their increment if their turn ends.
    """
    row, seats, state = loaded.row, list(loaded.seats), loaded.position.state
    running = row.state != OPEN
    over = running and state.is_terminal()
    current = state.current_player()
    turn = current if running and not over and current >= 0 else None
    if row.clock_initial is not None:
        seats = await _run_clocks(write, row, seats, turn, now=now, acted=acted or set())
    person = turn is not None and seats[turn].held
    left = seats[turn].clock_left if person and turn is not None else None
    if turn is not None and seats[turn].program:
        left = min(house.settings.program_timeout, left if left is not None else math.inf)
    values: dict[str, Any] = {
        "state": OVER if over else row.state,
        "updated_at": now,
        "seq": loaded.position.seq,
        "ply": loaded.position.ply,
        "scores": state.scores(),
        "turn": turn,
        "waits_for_bot": turn is not None and seats[turn].kind == "bot",
        "turn_since": now if turn is not None else None,
        "deadline": now + left if left is not None else None,
        "client": "" if over else row.client,
    }
    await table_store.update_table(write.connection, row.id, **values)
    write.say("changed", row.id)
    return replace(loaded, row=replace(row, **values), seats=seats)


async def _run_clocks(
    write: Write, row: TableRow, seats: list[SeatRow], turn: int | None, *, now: float, acted: set[int]
) -> list[SeatRow]:
    """Take the time that has passed from the seat it ran for, and give increments; only people have clocks."""
    after = list(seats)
    before = row.turn
    if before is not None and row.turn_since is not None and seats[before].held:
        left = seats[before].clock_left
        if left is not None:
            left = max(0.0, left - (now - row.turn_since))
            if before in acted and turn != before:
                left += row.clock_increment or 0.0
            after[before] = replace(seats[before], clock_left=left)
            await table_store.update_seat(write.connection, row.id, before, clock_left=left)
    return after


async def begin(house: House, write: Write, loaded: Loaded, now: float) -> Loaded:
    """Start the game if every seat is taken; set clocks; draw what is drawn before the first decision."""
    if loaded.row.state != OPEN or any(seat.kind == "open" for seat in loaded.seats):
        return await settle(house, write, loaded, now)
    initial = loaded.row.clock_initial
    seats = [replace(seat, clock_left=initial) for seat in loaded.seats]
    if initial is not None:
        for seat in seats:
            await table_store.update_seat(write.connection, loaded.row.id, seat.seat, clock_left=initial)
    started = replace(loaded, row=replace(loaded.row, state=RUNNING), seats=seats)
    draft = Draft(started, now)
    draft.draw()
    return await draft.store(house, write)
