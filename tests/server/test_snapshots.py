"""What a table shows is made once for all who see the same, kept while the game goes on, and right all the same."""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import mean
from types import FrameType
from typing import Any

import pytest

from bastide.engine.answers import CHANCE
from bastide.engine.course import Turn
from bastide.engine.deeds import Deed, TurnTold
from bastide.engine.outlook import Clause
from bastide.engine.play import State
from bastide.engine.registry import load_game
from bastide.engine.turns import course
from bastide.server import shown
from bastide.server.chronicle import turn_line
from bastide.server.dice import Dice
from bastide.server.faces import snapshot_json
from bastide.server.lines import Lines, Reading
from bastide.server.position import Growth, Position
from bastide.server.positions import SHOWN, WARM, Loaded, Positions
from bastide.server.replies import encode
from bastide.server.settings import Settings
from bastide.server.tables import new_row
from bastide.storage.rows import OVER, RUNNING, SeatRow

from . import huts
from .served import HUTS, Served, serving

GAMES = ("carcassonne", "carrara", "caylus", "huts", "praga")
PLAYERS = 3
VIEWERS = (frozenset({0}), frozenset({1}), frozenset({1, 2}), frozenset[int]())


def loaded(position: Position) -> Loaded:
    """A table of three people at this position."""
    state = position.state
    row = new_row(state.game, 0.0, Dice("seed"), public=False)
    over = state.is_terminal()
    turn = state.current_player() if state.current_player() >= 0 else None
    row = replace(row, state=OVER if over else RUNNING, turn=turn, seq=position.seq)
    seats = [SeatRow(number, "person", f"Player {number}", token_hash="x") for number in range(PLAYERS)]
    return Loaded(row, seats, position, None)


def sent(position: Position, held: frozenset[int]) -> Any:
    return json.loads(encode(snapshot_json(loaded(position), held, 0.0)))


def afresh(position: Position) -> Position:
    """The same position, of which nobody has kept anything."""
    return Position(position.seq, position.state.clone(), course(position.state), position.undone)


def step(state: State, rng: random.Random) -> int:
    outcomes = state.chance_outcomes() if state.current_player() == CHANCE else None
    return rng.choice(state.legal_actions() if outcomes is None else [action for action, _ in outcomes])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_is_what_would_be_told_afresh(name: str) -> None:
    rng = random.Random(7)
    position = Position.start(load_game(name, players=PLAYERS))
    before = position
    for _ in range(40):
        growth = Growth(position)
        for _ in range(rng.randrange(1, 12)):
            if not growth.state.is_terminal():
                growth.act(step(growth.state, rng))
        if rng.random() < 0.3 and not growth.state.is_terminal():
            growth.take_back(rng.randrange(max(0, growth.ply - 9), growth.ply), 1)
        before, position = position, growth.position(position.seq + 1)
        for held in VIEWERS:
            assert sent(position, held) == sent(afresh(position), held)
        if rng.random() < 0.2:  # somebody sends the same once more and gets the moment after it
            assert sent(before, VIEWERS[0]) == sent(afresh(before), VIEWERS[0])


def test_the_whole_log_is_read_once_the_game_is_over() -> None:
    rng, position = random.Random(3), Position.start(load_game("huts", players=PLAYERS))
    growth = Growth(position)
    while not growth.state.is_terminal():
        assert sent(growth.position(1), frozenset())["story"] == sent(afresh(growth.position(1)), frozenset())["story"]
        growth.act(step(growth.state, rng))
    over = sent(growth.position(2), frozenset())
    assert [entry["seat"] for entry in over["story"] if entry["key"] == "huts-log-deal"] == [0, 1, 2]


def test_only_the_tables_seen_last_keep_what_they_show() -> None:
    positions, game = Positions(4 * SHOWN), load_game("huts", players=PLAYERS)
    kept = [Position.start(game) for _ in range(SHOWN + 2)]
    made = [position.shown() for position in kept]
    for number, position in enumerate(kept):
        positions.put(str(number), position)
    assert [position.shown() is first for position, first in zip(kept, made, strict=True)] == [False] * 2 + [
        True
    ] * SHOWN


def test_every_watched_table_keeps_what_it_shows() -> None:
    positions, game = Positions(SHOWN + 2), load_game("huts", players=PLAYERS)
    kept = {str(number): loaded(Position.start(game)) for number in range(SHOWN + 2)}
    made = {number: table.position.shown() for number, table in kept.items()}
    for number, table in kept.items():
        positions.watch(number)
        positions.put(number, table.position)
    assert all(table.position.shown() is made[number] for number, table in kept.items())
    for number in kept:
        positions.leave(number)
    assert [table.position.shown() is made[number] for number, table in kept.items()] == [False] * 2 + [True] * SHOWN


def test_only_the_tables_changed_last_keep_views_as_data() -> None:
    positions, game = Positions(4 * WARM), load_game("caylus", players=PLAYERS)
    kept = [Position.start(game) for _ in range(WARM + 2)]
    before = [sent(position, frozenset()) for position in kept]
    for number, position in enumerate(kept):
        positions.watch(str(number))
        positions.put(str(number), position)
    assert [position.shown().view(None).packed for position in kept] == [True] * 2 + [False] * WARM
    assert [sent(position, frozenset()) for position in kept] == before


async def test_a_table_counts_as_watched_while_somebody_watches_it(tmp_path: Path) -> None:
    data, static = tmp_path / "data", tmp_path / "static"
    async with serving(Settings(data=data, static=static, rates=False, plugins=(HUTS,), cached_tables=1)) as served:
        tables = [await served.table("Odile", "Bruno") for _ in range(3)]
        watching = [served.live(table_id, [tokens["0"]]) for table_id, tokens in tables]
        for live in watching:
            await live.next("snapshot")
        assert all(served.house.positions.kept(table_id) for table_id, _ in tables)
        for live in watching:
            await live.leave()
        assert sum(served.house.positions.kept(table_id) is not None for table_id, _ in tables) == 1


async def test_a_move_is_shown_once_to_each_who_sees_the_same(
    sqlite_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mover, who is answered and watches, another seat twice, and two spectators."""
    served = sqlite_served
    table_id, tokens = await served.table("Odile", "Bruno")
    watching = [served.live(table_id, held) for held in ([tokens["0"]], [tokens["1"]], [tokens["1"]], [], [])]
    for live in watching:
        await live.next("snapshot")
    legal: list[int] = []
    views: list[int | None] = []

    def listed(state: State) -> list[dict[str, Any]]:
        legal.append(state.current_player())
        return []

    def viewed(now: huts.Huts, seat: int | None) -> dict[str, Any]:
        views.append(seat)
        return view(now, seat)

    view = huts.view
    monkeypatch.setattr(shown, "legal_json", listed)
    monkeypatch.setattr(huts, "view", viewed)
    assert (await served.move(table_id, tokens["0"], "build 0", seq=3)).status_code == 200
    for live in watching:
        assert (await live.next("snapshot"))["seq"] == 4
    assert legal == [0]
    assert sorted(views, key=str) == [0, 1, None]


def test_halves_of_characters_beside_what_is_json_already() -> None:
    position = Position.start(load_game("huts", players=PLAYERS))
    snapshot = snapshot_json(loaded(position), frozenset(), 0.0)
    found = json.loads(encode({"name": "\ud83d", "snapshot": snapshot}))
    assert found == {"name": "\ud83d", "snapshot": sent(position, frozenset())}


def frames(work: Callable[[], object]) -> int:
    """How many functions of Python are entered, or resumed, on the way."""
    count = 0

    def note(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_what_is_done_after_an_action_does_not_grow_with_the_game() -> None:
    """Two people and a spectator of Caylus; the mover gets the snapshot as an answer and as a frame."""
    rng, position = random.Random(5), Position.start(load_game("caylus", players=PLAYERS))
    taken: list[int] = []

    def show(table: Loaded) -> None:
        mover = max(0, position.actors[-1])
        for held in ({mover}, {mover}, {(mover + 1) % PLAYERS}, set[int]()):
            encode(snapshot_json(table, frozenset(held), 0.0))

    while position.ply < 131:
        growth = Growth(position)
        growth.act(step(growth.state, rng))
        position = growth.position(position.seq + 1)
        taken.append(frames(partial(show, loaded(position))))
    early, late = mean(taken[30:50]), mean(taken[111:131])  # about ply 40 and ply 121
    assert max(taken[20:]) < 3000
    assert late < 1.5 * early


def test_what_a_turn_did_is_sent_as_far_as_a_seat_may_know_of_it() -> None:
    """Decisions in clauses and everybody's goods; what the log keeps to its owner is not in the others' turns."""
    rng, growth = random.Random(4), Growth(Position.start(load_game("carrara", players=PLAYERS)))
    while len(growth.course.turns) < 12:
        growth.act(step(growth.state, rng))
    turns = sent(growth.position(1), frozenset())["turns"]
    assert [(turn["ply"], turn["seat"], turn["turn"]) for turn in turns] == [
        (turn.ply, turn.seat, turn.number) for turn in growth.course.turns
    ]
    bought = next(turn for turn in turns if any(deed["key"] == "carrara-act-buy" for deed in turn["deeds"]))
    assert bought["deeds"][0].keys() == {"ply", "seat", "key", "args"}
    assert any(n > 0 for n in bought["changes"][bought["seat"]].values())
    assert not any(row for seat, row in enumerate(bought["changes"]) if seat != bought["seat"])
    growth = Growth(Position.start(load_game("huts", players=PLAYERS)))
    while growth.ply < PLAYERS + 6:
        growth.act(step(growth.state, rng))
    for held in VIEWERS:
        told = sent(growth.position(1), held)["turns"]
        assert [deed["key"] for deed in told[0]["deeds"]] == ["huts-act-build", "huts-act-" + told_kind(growth)]
        assert told == sent(afresh(growth.position(1)), held)["turns"]


def told_kind(growth: Growth) -> str:
    return huts.NAMES[growth.state.history()[PLAYERS + 2]].partition(" ")[0]


def test_a_decision_that_is_hidden_is_sent_to_who_may_know_of_it() -> None:
    deeds = (Deed(4, 1, Clause("x-act-open")), Deed(5, 1, Clause("x-act-secret", {"good": "red"}), seen_by=(1,)))
    lines = Lines().then(0, [turn_line(TurnTold(Turn(4, 1, 2), deeds, ({}, {"points": 1})))])
    for seat, keys in ((1, ["x-act-open", "x-act-secret"]), (0, ["x-act-open"]), (None, ["x-act-open"])):
        told = json.loads(Reading(lines, seat, everything=False).onward()[0])
        assert [deed["key"] for deed in told.pop("deeds")] == keys
        assert told == {"ply": 4, "seat": 1, "turn": 2, "changes": [{}, {"points": 1}]}
    assert len(json.loads(Reading(lines).onward()[0])["deeds"]) == 2
