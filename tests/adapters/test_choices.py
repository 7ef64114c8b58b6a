"""Digests and choices: within their ranges, no more than a seat may know, and the same in every environment."""

import random
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest

import bastide
import bastide.adapters.gymnasium
from bastide.adapters.choices import Digests
from bastide.adapters.sight import Sight, bounds, names, split
from bastide.engine.answers import CHANCE
from bastide.engine.errors import ObservationError
from bastide.engine.registry import BUNDLED
from bastide.engine.sight import digest_of
from tests.adapters.tables import HARD, short

GAMES = [(name, players, short(name)) for name in BUNDLED for players in (2, 3)]
GAMES += [(name, 3, options) for name, many in HARD.items() for options in many]


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_digests_are_within_their_ranges_and_tell_no_secret(
    name: str, players: int, options: dict[str, object]
) -> None:
    game = bastide.load_game(name, players, options)
    digests, state, rng = Digests(game), game.new_initial_state(), random.Random(players)
    (low, high), called = bounds(digests.layout), names(digests.layout)
    ply = 0
    while not state.is_terminal():
        if state.current_player() != CHANCE and ply % 9 == 0:
            seat = rng.randrange(players)
            seen = digests.of(state, seat)
            other = state.resample_from_infostate(seat, ply)
            assert digests.of(other, seat).tolist() == seen.tolist(), f"seat {seat} is told what it cannot see"
            rows = np.concatenate([digests.choices(state).rows[:20], seen[None]])
            wrong = np.argwhere((rows < low) | (rows > high))
            assert not len(wrong), [(called[at], int(rows[row, at])) for row, at in wrong]
        state.apply_action(rng.choice(state.legal_actions()))
        ply += 1
    assert len(digests.choices(state).actions) == 0


@pytest.mark.parametrize("name", BUNDLED)
def test_a_row_is_the_digest_of_what_follows(name: str) -> None:
    game = bastide.load_game(name, 3)
    digests, state = Digests(game), game.new_initial_state()
    rng = random.Random(2)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    while state.current_player() == CHANCE:
        state.draw(rng.getrandbits(31))
    seat, choices = state.current_player(), digests.choices(state)
    assert choices.actions.tolist() == state.legal_actions()
    assert choices.now[0].tolist() == digests.of(state, seat).tolist()
    for action, row in list(zip(choices.actions.tolist(), choices.rows, strict=True))[:10]:
        after = state.clone()
        after.apply_action(action)
        assert digests.of(after, seat).tolist() == row.tolist()
    assert (choices.changes() + choices.now == choices.rows).all()


@pytest.mark.parametrize("name", BUNDLED)
def test_distinct_rows_are_the_last_of_their_like(name: str) -> None:
    digests = Digests(bastide.load_game(name, 2))
    rng, fewer = random.Random(5), 0
    state = digests.game.new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            break
        if state.current_player() != CHANCE:
            every, some = digests.choices(state), digests.choices(state, distinct=True)
            last = {row.tobytes(): action for action, row in zip(every.actions.tolist(), every.rows, strict=True)}
            rows = [row.tobytes() for row in some.rows]
            assert len(rows) == len(set(rows)) > 0
            assert set(some.actions.tolist()) <= set(every.actions.tolist())
            if digest_of(digests.game).offers is None:
                assert dict(zip(rows, some.actions.tolist(), strict=True)) == last
            else:
                assert set(rows) <= set(last)
            fewer += len(every.actions) > len(some.actions)
        state.apply_action(rng.choice(state.legal_actions()))
    assert fewer


@pytest.mark.slow
def test_praga_offers_a_tile_first_and_no_other_orders_of_the_same() -> None:
    """What may be refreshed or used before a tile is taken from the crane may be done after it as well."""
    state = bastide.load_game("praga", 2).new_initial_state()
    digests, rng, fewer = Digests(state.game), random.Random(1), 0
    while not state.is_terminal():
        if state.current_player() != CHANCE:
            every, some = (
                {state.action_to_string(action).split()[0] for action in choices.actions.tolist()}
                for choices in (digests.choices(state), digests.choices(state, distinct=True))
            )
            if "tile" in every:
                assert some == {"tile"}
                fewer += len(every) > 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert fewer


@pytest.mark.parametrize("name", BUNDLED)
def test_scores_are_told_at_the_end_and_nothing_that_is_open(name: str) -> None:
    game = bastide.load_game(name, 2, short(name))
    digests, state = Digests(game), game.new_initial_state()
    state.playout(7)
    own, next_seat = split(digests.layout, digests.of(state, 1))["seats"][:2]
    slots = [slot.name for slot in digests.layout["seats"].slots]
    score = slots.index("score")
    assert [int(own[score]), int(next_seat[score])] == state.scores()[::-1]
    assert own[[slots.index("plays")]].all()
    assert split(digests.layout, digests.of(state, 0))["turn"][
        [s.name for s in digests.layout["turn"].slots].index("over")
    ]


def test_a_road_counts_for_its_owner() -> None:
    state = bastide.load_game("carcassonne", 2, {"stack": "VXD"}).new_initial_state()
    for text in ("draw V", "place V 1,0 r0", "meeple road.0"):
        state.apply(text)
    digests = Digests(state.game)
    seats = split(digests.layout, digests.of(state, 0))["seats"]
    slots = [slot.name for slot in digests.layout["seats"].slots]
    told = {name: int(seats[0][slots.index(name)]) for name in ("supply", "road.meeples", "road.now", "road.2")}
    assert told == {"supply": 6, "road.meeples": 1, "road.now": 2, "road.2": 4}
    assert seats[1][slots.index("road.meeples")] == 0


def test_a_turn_is_finished_first() -> None:
    """Whoever lays a tile is told what the turn brings with a meeple, since that is what places are compared by."""
    state = bastide.load_game("carcassonne", 2, {"stack": "VXD"}).new_initial_state()
    state.apply("draw V")
    digests = Digests(state.game)
    supply = [slot.name for slot in digests.layout["seats"].slots].index("supply")
    rows = split(digests.layout, digests.choices(state).rows)["seats"]
    assert 6 in rows[:, 0, supply]
    assert rows[:, 1, supply].tolist() == [7] * len(rows)


def test_every_environment_has_the_same_choices() -> None:
    game = bastide.load_game("caylus")
    batch = bastide.Batch(game, 3, seed=1, observe=False)
    envs: Any = gymnasium.make_vec("bastide/Caylus-v0", num_envs=2, opponents="self")
    envs.reset(seed=1)
    env: Any = gymnasium.make("bastide/Caylus-v0", opponents=["random"])
    env.reset(seed=1)
    for _ in range(8):
        batch.step(batch.sample())
    digests, choices = Digests(game), batch.choices()
    assert choices.starts.tolist()[-1] == len(choices.actions) == len(choices.rows) == len(choices.owners)
    for i in range(3):
        here, alone = slice(*choices.starts[i : i + 2]), digests.choices(batch.state(i))
        assert choices.actions[here].tolist() == alone.actions.tolist()
        assert (choices.rows[here] == alone.rows).all()
    values = np.arange(len(choices.rows))[::-1]
    assert choices.best(values).tolist() == choices.starts[:-1].tolist()
    assert choices.best(-values).tolist() == (choices.starts[1:] - 1).tolist()
    assert envs.unwrapped.choices().rows.shape[1] == digests.layout.size
    assert env.unwrapped.choices().actions.tolist() == env.unwrapped.bastide.legal_actions()
    kept = choices.rows.copy()
    batch.step(choices.actions[choices.best(values)])
    batch.choices()
    assert (choices.rows == kept).all()


def test_digests_have_a_version() -> None:
    with pytest.raises(ObservationError, match="version '0' is asked for"):
        Digests(bastide.load_game("praga"), "0")


def test_a_game_without_digests_is_told_by_its_observations() -> None:
    game = bastide.load_game("caylus")
    assert game.type.sight is not None
    plain = replace(game, type=replace(game.type, sight=replace(game.type.sight, digest=None)))
    digests, state = Digests(plain), game.new_initial_state()
    assert digests.layout is game.type.sight.layout
    state.playout(3)
    assert digests.of(state, 1).tolist() == Sight(game).observe(state, 1).tolist()
