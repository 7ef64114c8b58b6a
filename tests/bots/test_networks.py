"""Learned networks: whole numbers that come out the same everywhere, and what is refused."""

import json
import random
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

import bastide
from bastide.bots import evaluator, make
from bastide.bots.networks import LearnedSet, NetworkError, learned_set
from bastide.bots.weights import PLAIN, fitted_weights
from bastide.engine.answers import CHANCE
from bastide.engine.game import Judging
from bastide.engine.learned import Learning
from bastide.engine.network import LIMIT, POINT, UNIT, Network
from bastide.engine.play import Game, State
from bastide.games.caylus.kernel import codes, evaluate, learned

HIDDEN = 8


def judging_of(game: Game) -> tuple[Judging, Learning]:
    judging = game.type.judging
    assert judging is not None
    assert judging.learning is not None
    return judging, judging.learning


def numbers(seed: int, rows: int, hidden: int = HIDDEN) -> list[int]:
    rng = random.Random(seed)
    return [rng.randrange(-LIMIT, LIMIT + 1) for _ in range(rows * hidden)]


def network() -> dict[str, list[int]]:
    seat, table = int(learned.SEAT_ROW), int(learned.TABLE_ROW)
    return {"own": numbers(1, seat), "rival": numbers(2, seat), "table": numbers(3, table), "out": numbers(4, 1)}


def made(weights: dict[str, list[int]]) -> Network:
    return judging_of(bastide.load_game("caylus"))[1].network(**weights)


def between_turns(players: int, seed: int) -> State:
    """Return a position some way into a game of random actions."""
    rng = random.Random(seed)
    state = bastide.load_game("caylus", players).new_initial_state()
    for _ in range(120):
        legal = [action for action, _ in state.chance_outcomes()] if state.current_player() == CHANCE else None
        state.apply_action(rng.choice(legal or state.legal_actions()))
    return state


def plainly(weights: dict[str, list[int]], rows: list[int], players: int) -> list[float]:
    """Return what a network adds, as its description says it."""
    seat, found = int(learned.SEAT_ROW), []

    def sums(row: list[int], by: list[int]) -> list[int]:
        return [sum(count * by[at * HIDDEN + unit] for at, count in enumerate(row)) for unit in range(HIDDEN)]

    split = [rows[at * seat : (at + 1) * seat] for at in range(players)]
    table = sums(rows[players * seat :], weights["table"])
    for own, row in enumerate(split):
        parts = [table, sums(row, weights["own"])]
        parts += [sums(other, weights["rival"]) for at, other in enumerate(split) if at != own]
        lit = [sum(part[unit] for part in parts) for unit in range(HIDDEN)]
        lit = [lit[0], *[max(0, each) for each in lit[1:]]]
        whole = sum(each * out for each, out in zip(lit, weights["out"], strict=True))
        found.append(whole / (UNIT * POINT))
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_network_adds_what_its_description_says(players: int) -> None:
    weights, fitted = network(), dict(fitted_weights(bastide.load_game("caylus", players)))
    with_it = evaluate.Evaluator(fitted, made(weights))
    without = evaluate.Evaluator(fitted)
    for seed in range(6):
        position = between_turns(players, seed).position
        rows = evaluate.Evaluator().inputs(position)
        assert len(rows) == learned.size(players)
        added = plainly(weights, rows, players)
        assert with_it.value(position) == [a + b for a, b in zip(without.value(position), added, strict=True)]


def test_the_same_numbers_come_out_in_every_build() -> None:
    """The figures were written down once; compiled and interpreted builds both have to find them."""
    judge = evaluate.Evaluator(None, made(network()))
    plain = evaluate.Evaluator(None)
    position = between_turns(2, 7).position
    added = [a - b for a, b in zip(judge.value(position), plain.value(position), strict=True)]
    assert added == pytest.approx(WRITTEN, abs=1e-9)


WRITTEN = [-4301.786479949951, -3366.4115302562714]


def test_a_game_that_is_over_is_worth_its_scores() -> None:
    state = bastide.load_game("caylus", 3).new_initial_state()
    state.playout(1)
    assert state.position.phase == codes.OVER
    assert evaluate.Evaluator().inputs(state.position) == []
    assert evaluate.Evaluator(None, made(network())).value(state.position) == state.scores()


def test_inputs_are_those_of_the_layout_and_nobody_is_left_out() -> None:
    names = [slot.name for slot in learned.LAYOUT["seat"].slots]
    state = between_turns(2, 3)
    rows = evaluate.Evaluator().inputs(state.position)
    ended = state.position.clone()
    evaluate.finish_turn(ended)
    for seat in range(2):
        row = dict(zip(names, rows[seat * len(names) :], strict=False))
        assert (row["score"], row["deniers"]) == (ended.score[seat], ended.deniers[seat])
        cubes = [ended.cubes[seat * codes.CUBES + cube] for cube in range(codes.CUBES)]
        assert [row[name] for name in ("food", "wood", "stone", "cloth", "gold")] == cubes
        assert [row[f"some.{name}"] for name in ("food", "gold")] == [int(cubes[0] > 0), int(cubes[4] > 0)]
    assert {rows[learned.BEHIND], rows[len(names) + learned.BEHIND]} == {0, 1}
    assert rows[2 * len(names) :][:3] == [1, ended.turn, ended.bailiff]


@pytest.mark.parametrize("wrong", [
    {"own": [1, 2]}, {"table": []}, {"out": []}, {"out": [0] * 6}, {"out": [0] * (HIDDEN - 1) + [LIMIT + 1]},
], ids=str)  # fmt: skip
def test_weights_that_do_not_fit_are_refused(wrong: dict[str, list[int]]) -> None:
    with pytest.raises(ValueError, match=r"hidden units|16-bit weights"):
        made(network() | wrong)


def test_a_network_whose_sums_may_not_fit_is_refused() -> None:
    learning = judging_of(bastide.load_game("carrara"))[1]
    seat, table = learning.seat * HIDDEN, learning.table * HIDDEN
    learning.network([0] * seat, [0] * seat, [LIMIT] * table, [LIMIT] * HIDDEN)
    with pytest.raises(ValueError, match="unit 0 sees of a seat may not fit"):
        learning.network([LIMIT] * seat, [-LIMIT] * seat, [0] * table, [0] * HIDDEN)


def a_set(**other: Any) -> LearnedSet:
    fitted = fitted_weights(bastide.load_game("caylus", 2))
    numbers = tuple((name, tuple(each)) for name, each in network().items())
    return replace(LearnedSet(learned.LAYOUT.version, tuple(fitted.items()), numbers), **other)


def test_a_network_of_another_layout_is_refused() -> None:
    game = bastide.load_game("caylus", 2)
    judging, learning = judging_of(game)
    assert learning.layout.version == learned.LAYOUT.version
    with pytest.raises(NetworkError, match="version older"):
        a_set(layout="older").judge(judging)
    with pytest.raises(NetworkError, match="damaged"):
        a_set(network=(("own", (1,)),)).judge(judging)
    with pytest.raises(NetworkError, match="here is none"):
        a_set().judge(replace(judging, learning=None))


def test_a_set_survives_its_file() -> None:
    made = a_set(options=(("jeweller", "false"),), seats=(2, 3), made_by="by hand")
    assert LearnedSet.from_json(json.loads(json.dumps(made.to_json()))) == made
    assert made.suits(bastide.load_game("caylus", 3))
    assert not made.suits(bastide.load_game("caylus", 4))
    assert not made.suits(bastide.load_game("caylus", 2, {"jeweller": "true"}))


GROUPS = [
    *[("carcassonne", 2, {"preset": preset}) for preset in ("seed", "modern", "first")],
    *[("carcassonne", players, {"preset": preset}) for preset in ("seed", "modern") for players in (3, 5)],
    *[("caylus", players, {}) for players in (2, 3, 5)],
    *[("carrara", players, {"mode": mode}) for players in (2, 4) for mode in ("base", "advanced")],
    *[("praga", players, {}) for players in (2, 3, 4)],
]


@pytest.mark.parametrize(("name", "players", "options"), GROUPS, ids=str)
def test_what_is_shipped_is_small_and_plays(name: str, players: int, options: dict[str, str]) -> None:
    game = bastide.load_game(name, players, options)
    file = files(game.type.package).joinpath("learned.json")
    assert len(file.read_bytes()) < 300_000
    shipped = learned_set(game)
    assert shipped is not None
    assert f"bastide.arena.learn {name}" in shipped.made_by
    judging, _ = judging_of(game)
    state = game.new_initial_state()
    rng = random.Random(5)
    for _ in range(60):
        chance = [action for action, _ in state.chance_outcomes()] if state.current_player() == CHANCE else None
        state.apply_action(rng.choice(chance or state.legal_actions()))
    values = evaluator(game).value(state.position)
    assert values == shipped.judge(judging).value(state.position)
    assert values != evaluator(game, release=PLAIN).value(state.position)


def test_bots_play_with_what_was_learned_and_by_name_without() -> None:
    game = bastide.load_game("caylus", 2)
    position = between_turns(2, 5).position
    judging, _ = judging_of(game)
    plain = judging.evaluator(fitted_weights(game)).value(position)
    assert evaluator(game).value(position) != plain
    assert evaluator(game, release=PLAIN).value(position) == plain
    assert evaluator(game, weights=fitted_weights(game)).value(position) == plain
    assert evaluator(game, weights=a_set()).value(position) not in (plain, evaluator(game).value(position))
    assert [make(spec, game, 1).name for spec in ("greedy@plain", "search@plain:8")] == [
        "greedy@plain",
        "search@plain:8",
    ]


def test_games_without_a_network_are_judged_by_their_weights() -> None:
    assert learned_set(bastide.load_game("praga", 1)) is None, "who plays alone has no leads to learn from"


@pytest.mark.parametrize("name", ["carcassonne", "caylus", "carrara", "praga"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_that_a_network_sees_is_within_its_range(name: str, players: int) -> None:
    game = bastide.load_game(name, players, {"mode": "advanced"} if name == "carrara" else {})
    judging, learning = judging_of(game)
    evaluator = judging.evaluator()
    seat, table = (learning.layout[part].slots for part in ("seat", "table"))
    slots, rng, looked = [*seat * players, *table], random.Random(players), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = [action for action, _ in state.chance_outcomes()] if state.current_player() == CHANCE else None
        state.apply_action(rng.choice(chance or state.legal_actions()))
        if rng.random() < 0.2 and (rows := evaluator.inputs(state.position)):
            looked += 1
            wrong = [(slot.name, n) for slot, n in zip(slots, rows, strict=True) if not slot.low <= n <= slot.high]
            assert not wrong
    assert looked > 10
    assert evaluator.inputs(state.position) == []
