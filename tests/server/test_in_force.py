"""What was taken back is never played again: a table is folded to what is in force, and that is played once."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import insert, update

from bastide.engine.play import State
from bastide.engine.registry import load_game
from bastide.engine.turns import turn_of
from bastide.engine.undo import rewind
from bastide.server import positions
from bastide.server.position import Growth, Position, extend
from bastide.storage import events as event_store
from bastide.storage import schema, tables
from bastide.storage.rows import ACTION, UNDO, Event

from .served import Served
from .test_snapshots import GAMES, PLAYERS, step


class Played:
    """Counts the actions that are made while tables are folded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.actions = 0

        def counted(state: State, *more: Any) -> Any:
            self.actions += 1
            return turn_of(state, *more)

        def back(state: State, ply: int) -> State:
            self.actions += ply
            return rewind(state, ply)

        monkeypatch.setattr("bastide.server.position.turn_of", counted)
        monkeypatch.setattr("bastide.server.position.rewind", back)


def one_by_one(position: Position, events: Sequence[Event]) -> Position:
    """Fold as the events happened."""
    growth = Growth(position)
    for event in events:
        if event.kind == UNDO:
            assert event.seat is not None
            growth.take_back(event.ply, event.seat)
        else:
            assert event.action is not None
            growth.act(event.action)
    return growth.position(events[-1].seq if events else position.seq)


def happened(position: Position, count: int, rng: random.Random, undo: float) -> list[Event]:
    """Return what may happen next at a table: actions, undos, redos whole or in part, other actions instead."""
    growth, events = Growth(position), list[Event]()
    while len(events) < count:
        seq, again = position.seq + len(events) + 1, growth.undone.actions[:1]
        if growth.ply and (growth.state.is_terminal() or rng.random() < undo):
            ply, seat = max(0, growth.ply - rng.choice((0, 1, 1, 2, 5, 30))), rng.randrange(PLAYERS)
            growth.take_back(ply, seat)
            events.append(Event(seq, UNDO, None, ply, seat, 0.0))
            continue
        action = again[0] if again and rng.random() < 0.6 else step(growth.state, rng)
        seat = growth.act(action)
        events.append(Event(seq, ACTION, action, growth.ply - 1, seat if seat >= 0 else None, 0.0))
    return events


def all_of(position: Position) -> tuple[Any, ...]:
    state = position.state
    return (
        position.seq,
        state.to_text(),
        state.history(),
        state.current_player(),
        position.course,
        position.course.turns,
        position.undone,
        position.clues,
        position.past().step(),
        position.folded,
    )


@pytest.mark.parametrize("name", GAMES)
def test_what_is_in_force_is_what_the_events_lead_to_one_by_one(name: str) -> None:
    rng = random.Random(29)
    for number in range(6):
        start = Position.start(load_game(name, players=PLAYERS))
        if number % 3 == 2:
            start.clues = None  # as after a checkpoint
        events = happened(start, 90, rng, undo=(0.1, 0.25, 0.45)[number % 3])
        wanted = one_by_one(start, events)
        assert all_of(extend(start, events)) == all_of(wanted)
        middle = rng.randrange(1, len(events))  # and from wherever it was known
        known = extend(start, events[:middle])
        before = all_of(known)
        assert all_of(extend(known, events[middle:])) == all_of(wanted)
        assert all_of(known) == before


@pytest.mark.parametrize("name", GAMES)
def test_undos_cost_no_replay(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start = Position.start(load_game(name, players=PLAYERS))
    known = extend(start, happened(start, 60, random.Random(2), undo=0.0))
    ply, seq, events = known.ply, known.seq, list[Event]()
    history, actors = known.state.history(), known.actors
    for number in range(500):  # each time one to three actions are taken back and made again
        back = ply - 1 - number % 3
        events.append(Event(seq + len(events) + 1, UNDO, None, back, 0, 0.0))
        for at in range(back, ply):
            seat = actors[at] if actors[at] >= 0 else None
            events.append(Event(seq + len(events) + 1, ACTION, history[at], at, seat, 0.0))
    assert len(events) > 1000
    played = Played(monkeypatch)
    folded = extend(known, events)
    assert played.actions <= ply
    assert folded.state.history() == history


async def lengthen(served: Served, table_id: str, count: int) -> int:
    """Let a table have taken back and made again its first decision so often, as one of 0.1.0; return its seq."""
    async with served.house.db.writing() as write:
        row = await tables.read_table(write.connection, table_id)
        assert row is not None
        last = (await event_store.read(write.connection, table_id))[-1]
        assert last.seat is not None
        more = [
            {
                "table_id": table_id,
                "seq": row.seq + at + 1,
                "kind": ACTION if at % 2 else UNDO,
                "action": last.action if at % 2 else None,
                "ply": last.ply,
                "seat": last.seat,
                "at": 0.0,
            }
            for at in range(count)
        ]
        await write.connection.execute(insert(schema.events), more)
        await write.connection.execute(
            update(schema.tables).where(schema.tables.c.id == table_id).values(seq=row.seq + count)
        )
    served.house.positions.forget(table_id)
    return row.seq + count


async def test_a_long_table_is_read_in_pieces_and_played_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of an older version that has never been folded away; the next thing done there folds it."""
    table_id, tokens = await served.table("Odile", "Bruno")
    assert (await served.move(table_id, tokens["0"], "build 0")).status_code == 200
    before = await served.see(table_id, tokens["0"])
    seq = await lengthen(served, table_id, 20_000)
    read, pieces, played = event_store.read, list[int](), Played(monkeypatch)

    async def counted(*given: Any) -> list[Event]:
        found = await read(*given)
        pieces.append(len(found))
        return found

    monkeypatch.setattr(event_store, "read", counted)
    after = await served.see(table_id, tokens["0"])
    assert after["snapshot"]["view"] == before["snapshot"]["view"]
    assert after["snapshot"]["seq"] == seq
    assert played.actions <= before["snapshot"]["ply"]
    assert sum(pieces) == seq
    assert max(pieces) <= positions.PIECE
    pieces.clear()
    refused = await served.move(table_id, tokens["0"], "build 1", seq=seq - 2)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "stale-seq")
    assert sum(pieces) <= 210, "only the last events were looked at"
    assert (await served.move(table_id, tokens["0"], "keep", seq=seq)).status_code == 200
    served.house.positions.forget(table_id)
    pieces.clear()
    await served.see(table_id)
    assert sum(pieces) == 0, "it was folded away"
