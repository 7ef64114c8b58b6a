"""Steps: what is new since the snapshot before leads to the very snapshot that would be sent whole."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.engine.answers import CHANCE
from bastide.engine.registry import load_game
from bastide.outside.live import Gap, Reader, patched
from bastide.server.faces import Face, Steps, face
from bastide.server.patch import patch
from bastide.server.position import Growth, Position
from bastide.server.replies import encode
from bastide.server.watchers import STEPS, LiveWatcher, Viewpoint
from bastide.server.wire import Packet

from .test_snapshots import GAMES, PLAYERS, VIEWERS, loaded, step

JSON = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab/~", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=3),
    max_leaves=12,
)


@given(JSON, JSON)
def test_a_patch_leads_from_any_value_to_any_other(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    assert patched(before, json.loads(json.dumps(patch(before, after)))) == after
    assert json.dumps(before) == kept


def test_a_patch_says_little_of_lists() -> None:
    assert patch([1, 2, 3], [1, 2, 3, 4]) == [{"op": "add", "path": "/3", "value": 4}]
    assert patch([1, 2, 3], [2, 3]) == [{"op": "remove", "path": "/0"}]
    assert patch([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}]) == [{"op": "replace", "path": "/1/a", "value": 3}]


def frame(kind: str, found: dict[str, Any]) -> Any:
    return json.loads(encode({"type": kind, **found}))


@pytest.mark.parametrize("name", GAMES)
def test_steps_lead_to_what_would_be_sent_whole(name: str) -> None:
    """Each seat, two seats and a spectator follow a game with undos to its end."""
    rng, position = random.Random(11), Position.start(load_game(name, players=PLAYERS))
    faces: dict[frozenset[int], Face] = {held: face(loaded(position), held, 0.0) for held in VIEWERS}
    readers = {held: Reader() for held in VIEWERS}
    for held, reader in readers.items():
        reader.take(frame("snapshot", faces[held].whole()))
    sizes = []
    for number in range(40):
        if number % 3 == 0:
            position.pack()
        growth = Growth(position)
        for _ in range(rng.randrange(1, 9)):
            if not growth.state.is_terminal():
                growth.act(step(growth.state, rng))
        if rng.random() < 0.3 and not growth.state.is_terminal():
            growth.take_back(rng.randrange(max(0, growth.ply - 9), growth.ply), 1)
        position, steps = growth.position(position.seq + 1), Steps()
        for held, reader in readers.items():
            now = face(loaded(position), held, 0.0)
            made = frame("step", steps.step(faces[held], now))
            assert reader.take(made)
            whole = frame("snapshot", now.whole())
            assert {**reader.snapshot, "type": "snapshot"} == {**whole, "table": made["table"]}
            sizes.append(len(encode(made)) / len(encode(whole)))
            faces[held] = now
    assert sorted(sizes)[len(sizes) // 2] < 0.5


def test_a_late_move_of_praga_is_small_on_the_wire() -> None:
    """Twenty moves after 120, with the draws after each: to whoever plays, holds two seats or watches."""
    rng, position = random.Random(1), Position.start(load_game("praga", players=PLAYERS))
    sizes, wholes = list[int](), list[int]()
    for move in range(140):
        growth = Growth(position)
        growth.act(step(growth.state, rng))
        while growth.state.current_player() == CHANCE:
            growth.act(step(growth.state, rng))
        before, position = position, growth.position(position.seq + 1)
        for held in VIEWERS if move >= 120 else ():
            now = face(loaded(position), held, 0.0)
            made = {"type": "step", **Steps().step(face(loaded(before), held, 0.0), now)}
            sizes.append(len(Packet(encode(made)).compressed()))
            wholes.append(len(Packet(encode({"type": "snapshot", **now.whole()})).compressed()))
    assert max(sizes) <= 4096
    assert sum(sizes) / len(sizes) < 1024
    assert min(wholes) > 4096, "what is bounded is not bounded by itself"


def test_a_step_fits_one_snapshot_as_the_same_seats_see_it() -> None:
    position = Position.start(load_game("huts", players=PLAYERS))
    growth = Growth(position)
    growth.act(step(growth.state, random.Random(1)))
    seen = [face(loaded(one), frozenset({0}), 0.0) for one in (position, growth.position(1))]
    made = frame("step", Steps().step(*seen))
    for other in (face(loaded(growth.position(1)), frozenset({0}), 0.0), face(loaded(position), frozenset({1}), 0.0)):
        reader = Reader()
        reader.take(frame("snapshot", other.whole()))
        with pytest.raises(Gap):
            reader.take(made)


def test_who_is_behind_catches_up_by_the_same_bytes_or_whole() -> None:
    rng, position = random.Random(2), Position.start(load_game("caylus", players=PLAYERS))
    viewpoint = Viewpoint()
    quick, slow, late = (LiveWatcher((), None, 9) for _ in range(3))

    def go_on() -> None:
        nonlocal position
        growth = Growth(position)
        growth.act(step(growth.state, rng))
        position = growth.position(position.seq + 1)
        viewpoint.forget(min(watcher.waits_from(viewpoint) for watcher in (quick, slow)))
        viewpoint.show(face(loaded(position), frozenset(), 0.0), position.seq, Steps())
        for watcher in (quick, slow):
            watcher.show(viewpoint)

    go_on()
    first = quick.take()
    assert first is not None
    assert slow.take() is first
    told = []
    for _ in range(STEPS):
        go_on()
        told.append(quick.take())
    assert viewpoint.kept == STEPS
    assert [slow.take() for _ in range(STEPS)] == told
    go_on()
    assert viewpoint.kept == 1  # all the others have been taken by everybody
    assert quick.take() is slow.take()
    assert {kind(one) for one in told} == {"step"}
    late.show(viewpoint)
    assert kind(late.take()) == "snapshot"
    for _ in range(STEPS + 1):
        go_on()
        quick.take()
    assert kind(slow.take()) == "snapshot"
    assert slow.take() is None


def kind(packet: Packet | None) -> str:
    assert packet is not None
    return str(json.loads(packet.json)["type"])
