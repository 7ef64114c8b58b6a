"""OpenSpiel's own tests, bots and environment on every game."""

import copy
import hashlib
import pickle
import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import bastide
from bastide.adapters.openspiel import bastide_game
from bastide.engine.registry import BUNDLED
from tests.adapters.tables import HARD, TABLES, short


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations_pass(name: str, players: int) -> None:
    game = bastide_game(name, players, short(name))
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), [(name, options) for name, many in HARD.items() for options in many])
def test_random_simulations_pass_with_options(name: str, options: dict[str, object]) -> None:
    pyspiel.random_sim_test(bastide_game(name, 2, options), num_sims=1, serialize=True, verbose=False)


ASKED = [
    *(
        pytest.param(name, players, {}, marks=[pytest.mark.slow] * (name == "carcassonne" and players > 2))
        for name, players in TABLES
    ),
    ("carrara", 2, {"open": True}),
]
"""Every game with every number of players, and the one that hides nothing only by an option."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), ASKED)
def test_its_api_tests_pass(name: str, players: int, options: dict[str, object]) -> None:
    """Run OpenSpiel's `api_test` on 400 positions of a tree, as it does for games too large to be visited whole."""
    random.seed(1)
    game = bastide_game(name, players, options)
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": str(game), "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert "\n".join(report for _, report in [*result.errors, *result.failures]) == ""


def tensor_lines(tensor: Any, name: str) -> list[str]:
    """Write a tensor as a digest of its bits; OpenSpiel rounds each number of each position one by one, for minutes."""
    return [f"{name} {tensor.shape} = {hashlib.sha256(tensor.tobytes()).hexdigest()}"]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), ASKED)
def test_its_playthroughs_replay(
    name: str, players: int, options: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Write down a random game as OpenSpiel does, play it from the file by codes and by words, and compare all."""
    monkeypatch.setattr(generate_playthrough, "_format_tensor", tensor_lines)
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    game = bastide_game(name, players, {**short(name), **options})
    file.write_text(generate_playthrough.playthrough(str(game), [], seed=1), "utf-8")
    for by_code in (True, False):
        monkeypatch.setattr(flags.FLAGS["playthough_use_action_ids"], "value", by_code)
        written, again = generate_playthrough.replay(file)
        assert f"NumPlayers() = {players}" in written
        assert "IsTerminal() = True" in written
        assert written == again


def test_what_is_public_or_private_alone_is_observed_only_where_nothing_is_hidden() -> None:
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    state = played("caylus", 12)
    nothing, all_of_it, usual = (make_observation(state.get_game(), kind) for kind in (private, public, None))
    for seen in (nothing, all_of_it, usual):
        seen.set_from(state, 1)
    assert (nothing.string_from(state, 1), nothing.tensor.size, nothing.dict) == ("", 0, {})
    assert all_of_it.string_from(state, 1) == usual.string_from(state, 1)
    assert (all_of_it.tensor == usual.tensor).all()
    assert (
        make_observation(bastide_game("carrara"), private) is make_observation(bastide_game("carrara"), public) is None
    )


def played(name: str, number: int, seed: int = 1) -> Any:
    """Return a position after so many actions, with a seat to decide."""
    state, rng = bastide_game(name, 2, short(name)).new_initial_state(), np.random.RandomState(seed)
    while number > 0 or state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
        number -= 1
    return state


@pytest.mark.parametrize("name", BUNDLED)
def test_its_search_bot_plays(name: str) -> None:
    game, rng = bastide_game(name, 2, short(name)), np.random.RandomState(1)
    state = played(name, 2)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_a_whole_game_against_its_search_bot() -> None:
    game, rng = bastide_game("carcassonne", 2, {"stack": "VU"}), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 10, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0] if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == 1


@pytest.mark.parametrize("name", BUNDLED)
def test_its_environment_plays_a_game(name: str) -> None:
    game = bastide_game(name, 3, short(name))
    environment = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step, rng = environment.reset(), np.random.RandomState(2)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == game.information_state_tensor_size()
        step = environment.step([rng.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(1)


@pytest.mark.parametrize("name", BUNDLED)
def test_positions_are_copied_and_pickled(name: str) -> None:
    state = played(name, 12)
    text = str(state)
    copy, again = state.clone(), pickle.loads(pickle.dumps(state))
    assert str(copy) == str(again) == text
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), str(again)) == (text, text)
    assert again.history() == state.history()


@pytest.mark.parametrize("name", BUNDLED)
def test_observations_are_those_of_bastide(name: str) -> None:
    state = played(name, 12)
    game = state.get_game()
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    recalled.set_from(state, 1)
    past = recalled.dict["history"]
    assert (past[: len(state.bastide.history())] - 1).tolist() == state.bastide.history()
    assert not past[len(state.bastide.history()) :].any()
    assert state.information_state_string(0) != state.information_state_string(1)
    assert state.observation_string(0) != state.observation_string(1)


def test_the_strings_of_a_game_with_screens_do_not_tell_what_stands_behind_them() -> None:
    state = played("carrara", 40)
    mine = state.observation_string(0)
    assert "seats[0].coins=" in mine
    assert "seats[0].seen=1" in mine
    assert "seats[1].coins=" not in mine
    assert "seats[1].seen=" not in mine


def information(game: Any) -> bool:
    return bool(game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)


def test_games_in_which_a_seat_sees_less_than_there_is_say_so() -> None:
    for name in BUNDLED:
        assert information(bastide_game(name)) == bastide.load_game(name).imperfect_information == (name == "carrara")
    assert not information(bastide_game("carrara", 2, {"open": True}))


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_what_a_seat_knows_tells_all_that_it_may_and_never_stands_for_two_positions(
    players: int, seed: int, mode: str
) -> None:
    """What is hidden changes nothing, and one state of information means one observation and one list of choices.

    It is so of the string and of the tensor, which tell each other apart.
    """
    rng = np.random.RandomState(seed)
    game = bastide_game("carrara", players, {"mode": mode})
    assert information(game)
    state = game.new_initial_state()
    told: dict[str, tuple[list[float], list[int]]] = {}
    shown: dict[bytes, tuple[str, list[int]]] = {}
    different = 0
    for _ in range(160):
        if state.is_terminal():
            break
        seat = rng.randint(players)
        drawn = state.resample_from_infostate(seat, rng.rand)
        assert drawn.information_state_string(seat) == state.information_state_string(seat)
        assert drawn.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert drawn.observation_string(seat) == state.observation_string(seat)
        assert drawn.history() == state.history()
        for which in (state, drawn):
            for eye in range(players):
                choices = which.legal_actions() if eye == which.current_player() else []
                seen = which.observation_tensor(eye), choices
                known = which.information_state_string(eye)
                assert told.setdefault(known, seen) == seen
                tensor = np.array(which.information_state_tensor(eye)).tobytes()
                assert shown.setdefault(tensor, (known, choices)) == (known, choices)
        other = (seat + 1) % players
        different += state.information_state_string(other) != drawn.information_state_string(other)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(shown) == len(told)
    assert different > 40


def test_what_is_drawn_anew_is_played_copied_and_pickled_with_its_past() -> None:
    state = played("carrara", 60)
    drawn = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    assert str(drawn) != str(state)
    drawn.apply_action(drawn.legal_actions()[0])
    for other in (drawn.clone(), pickle.loads(pickle.dumps(drawn))):
        assert str(other) == str(drawn)
        assert other.history() == drawn.history()
        for seat in range(2):
            assert other.information_state_string(seat) == drawn.information_state_string(seat)
            assert other.information_state_tensor(seat) == drawn.information_state_tensor(seat)


def test_its_search_over_states_of_information_plays_behind_screens() -> None:
    game, rng = bastide_game("carrara"), np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 6, random_state=rng)
    for number in (20, 61, 103):
        state = played("carrara", number)
        before = str(state)
        assert bot.step(state) in state.legal_actions()
        assert str(state) == before


def test_whoever_plays_alone_is_given_the_points() -> None:
    """A share of the win would be one for every game, with nothing to learn from."""
    game = pyspiel.load_game("bastide_praga(players=1)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (game.min_utility(), game.utility_sum()) == (0.0, None)
    state, rng = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0.0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == [float(points) for points in state.bastide.scores()]
    assert 0 < state.returns()[0] < game.max_utility()
    assert pyspiel.load_game("bastide_praga(players=2)").utility_sum() == 1.0


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game(
        "bastide_carcassonne(players=4,two_tile_city=4,farmers=false,start_player='2',stack='INF')"
    )
    options = game.new_initial_state().bastide.game.options
    assert game.num_players() == 4
    chosen = {key: options[key] for key in ("two_tile_city", "farmers", "start_player", "stack", "field_scoring")}
    assert chosen == {
        "two_tile_city": "4",
        "farmers": "false",
        "start_player": "2",
        "stack": "INF",
        "field_scoring": "field_city_once",
    }
    again = pyspiel.load_game(str(game))
    assert dict(again.new_initial_state().bastide.game.options) == dict(options)


def test_a_preset_gives_what_is_not_given() -> None:
    options = (
        pyspiel.load_game("bastide_carcassonne(preset=modern,two_tile_city=2)").new_initial_state().bastide.game.options
    )
    assert (options["two_tile_city"], options["field_scoring"]) == ("2", "field_each")


@pytest.mark.parametrize("name", BUNDLED)
def test_every_game_is_registered(name: str) -> None:
    assert f"bastide_{name}" in pyspiel.registered_names()
    game = pyspiel.load_game(f"bastide_{name}")
    assert game.num_distinct_actions() == bastide.load_game(name).num_distinct_actions
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)


def test_bad_input_is_named() -> None:
    with pytest.raises(bastide.UnknownGame, match="'chess'"):
        bastide_game("chess")
    with pytest.raises(bastide.InvalidOption, match="'stack'"):
        bastide_game("carcassonne", 2, {"stack": "?"})
    with pytest.raises(bastide.InvalidOption, match="'moon'"):
        bastide_game("carcassonne", 2, {"moon": 1})
    with pytest.raises(bastide.InvalidOption, match="2 to 5 players, not 9"):
        pyspiel.load_game("bastide_carcassonne(players=9)")
    with pytest.raises(bastide.ObservationError, match="version 'old'"):
        make_observation(bastide_game("caylus"), None, {"version": "old"})
    with pytest.raises(bastide.InvalidOption, match="'colour'"):
        make_observation(bastide_game("caylus"), None, {"colour": 1})


def test_an_illegal_action_changes_nothing() -> None:
    state = played("carcassonne", 1)
    before, history = str(state), state.history()
    for action in (state.legal_actions()[-1] + 1, 0):
        with pytest.raises((bastide.IllegalAction, pyspiel.SpielError)):
            state.apply_action(action)
        assert (str(state), state.history()) == (before, history)


@pytest.mark.parametrize("name", BUNDLED)
def test_without_parameters_it_is_the_game_that_it_is_everywhere(name: str) -> None:
    assert pyspiel.load_game(f"bastide_{name}").num_players() == bastide.load_game(name).players


@pytest.mark.parametrize("name", BUNDLED)
def test_a_game_travels(name: str) -> None:
    game = pyspiel.load_game(f"bastide_{name}(players={bastide.load_game(name).type.max_players})")
    again = pickle.loads(pickle.dumps(game))
    assert (str(again), again.num_players()) == (str(game), game.num_players())
    assert str(copy.deepcopy(game).new_initial_state()) == str(game.new_initial_state())
