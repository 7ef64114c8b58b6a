"""The vector environment: Gymnasium's contract in every mode, and every game in it a game by the rules."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import bastide
from bastide.adapters.course import REWARDS, reward_kind, standing
from bastide.adapters.gymnasium import register
from bastide.adapters.seating import Policy
from bastide.adapters.sight import Sight, split
from bastide.adapters.vector import BastideVectorEnv
from bastide.engine.registry import BUNDLED
from bastide.engine.sight import layout_of
from tests.adapters.tables import TABLES, short

MODES = [mode.value for mode in AutoresetMode]
FIRST = Policy(lambda _observations, masks: masks.argmax(axis=1), "first")


def made(name: str, n: int = 3, **arguments: Any) -> Any:
    envs = gymnasium.make_vec(register(name), num_envs=n, **{"options": short(name), **arguments})
    assert isinstance(envs, VectorEnv)
    return envs


class Last:
    """A bot of one's own: always the last action."""

    def choose(self, state: bastide.State) -> int:
        return state.legal_actions()[-1]


def check_shown(envs: Any, sight: Sight, observations: Any, infos: dict[str, Any]) -> None:
    """Check that what is shown of every game is its position, from the seat that is named."""
    for i in range(envs.num_envs):
        state, seat = envs.state(i), int(infos["seat"][i])
        assert (observations[i] == sight.observe(state, seat)).all()
        assert np.flatnonzero(infos["action_mask"][i]).tolist() == state.legal_actions()
        assert state.is_terminal() or state.current_player() == seat


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_is_shown_and_rewarded_as_it_goes(name: str, players: int) -> None:
    """Replay what bots and chance did from the history of each position, and compare rewards with the points there."""
    rivals = [FIRST, "random", Last(), "random", Last, "random"][: players - 1]
    envs = made(name, opponents=rivals, reward="points", seat=players - 1)
    sight = Sight(envs.game)
    observations, infos = envs.reset(seed=4)
    before = [envs.state(i) for i in range(3)]
    for step in range(60):
        if step % 6 == 0:
            check_shown(envs, sight, observations, infos)
            assert envs.observation_space.contains(observations)
        actions = envs.action_space.sample()
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        for i in range(3):
            after, start = envs.state(i), before[i]
            made_so_far = start.history()
            if start.is_terminal():
                assert (rewards[i], terminations[i]) == (0, False)
                assert len(after.history()) < len(made_so_far)
            else:
                assert after.history()[: len(made_so_far) + 1] == [*made_so_far, actions[i]]
                assert infos["rewards"][i].tolist() == (np.array(after.scores()) - start.scores()).tolist()
                assert rewards[i] == infos["rewards"][i, players - 1]
                assert terminations[i] == after.is_terminal()
            before[i] = after
        assert not truncations.any()
        assert not terminations.any() or (infos["_scores"] == terminations).all()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "opponents", ["self", ["random"], ["greedy"], [FIRST]], ids=["self", "random", "bot", "policy"]
)
def test_games_end_and_begin_anew_as_the_mode_says(mode: str, opponents: Any) -> None:
    envs = made("carcassonne", opponents=opponents, autoreset_mode=mode, seat="random", options={"stack": "VUX"})
    assert envs.metadata["autoreset_mode"] is AutoresetMode(mode)
    sight, ends, seats = Sight(envs.game), 0, set()
    observations, infos = envs.reset(seed=1)
    ended = np.zeros(3, dtype=bool)
    while ends < 12:
        check_shown(envs, sight, observations, infos)
        over = ended if mode == "NextStep" else np.zeros(3, dtype=bool)
        decided, actions = infos["seat"], envs.action_space.sample()
        observations, rewards, terminations, _, infos = envs.step(actions)
        assert not (terminations & over).any()
        assert not rewards[over].any()
        final = infos.get("final_info", infos)
        for i in np.flatnonzero(terminations):
            ends += 1
            assert infos["_final_obs"][i] if mode == "SameStep" else envs.state(i).is_terminal()
            assert not final["action_mask"][i].any()
            assert final["_scores"][i]
            assert final["returns"][i].sum() == pytest.approx(1)
            assert rewards[i] == final["returns"][i, final["seat"][i]]
            assert final["seat"][i] == decided[i]
            points = final["scores"][i]
            assert set(np.flatnonzero(final["returns"][i])) == set(np.flatnonzero(points == points.max()))
            if mode == "SameStep":
                assert infos["final_obs"][i].shape == envs.single_observation_space.shape
                assert envs.single_observation_space.contains(infos["final_obs"][i])
                assert not envs.state(i).is_terminal()
        ended = terminations
        if mode == "Disabled" and ended.any():
            with pytest.raises(ResetNeeded):
                envs.step(actions)
            observations, infos = envs.reset(options={"reset_mask": ended})
        seats |= set(infos["seat"].tolist())
    assert seats == {0, 1}


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("name", BUNDLED)
def test_named_parts_are_views_of_the_flat_observations(name: str, copy: bool) -> None:
    flat, named = made(name, copy=copy), made(name, copy=copy, observation="dict")
    (whole, infos), (parts, _) = flat.reset(seed=1), named.reset(seed=1)
    layout = layout_of(flat.game)
    for _ in range(20):
        assert named.observation_space.contains(parts)
        assert parts.keys() == layout.offsets.keys()
        for part, numbers in split(layout, whole).items():
            assert (parts[part] == numbers).all()
            assert not parts[part].flags.owndata
        before = parts
        actions = infos["action_mask"].argmax(axis=1)
        (whole, *_, infos), (parts, *_) = flat.step(actions), named.step(actions)
        if copy:
            assert not any(np.shares_memory(before[part], parts[part]) for part in parts)


def beside_single_ones(mode: str, **arguments: Any) -> tuple[Any, Any]:
    """Make two games of Carcassonne at once, and the same two as Gymnasium lays out single ones."""
    ours = made("carcassonne", 2, autoreset_mode=mode, **arguments)
    sync: Any = {"vectorization_mode": "sync", "vector_kwargs": {"autoreset_mode": mode}}
    return ours, gymnasium.make_vec(register("carcassonne"), num_envs=2, **sync, **arguments)


@pytest.mark.parametrize("mode", MODES)
def test_named_parts_are_laid_out_as_gymnasium_lays_out_many_single_ones(mode: str) -> None:
    arguments: Any = {"observation": "dict", "options": {"stack": "VU"}}
    ours, theirs = beside_single_ones(mode, **arguments)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    (seen, infos), (expected, _) = ours.reset(seed=1), theirs.reset(seed=1)
    assert {part: (each.shape, each.dtype) for part, each in seen.items()} == {
        part: (each.shape, each.dtype) for part, each in expected.items()
    }
    over = np.zeros(2, dtype=bool)
    while not over.any():
        _, _, over, _, infos = ours.step(infos["action_mask"].argmax(axis=1))
    if mode == "SameStep":
        assert ours.single_observation_space.contains(infos["final_obs"][over.argmax()])


def test_without_observations_there_are_no_named_parts() -> None:
    envs = made("caylus", observation="dict", observe=False)
    observations, _ = envs.reset(seed=1)
    assert (observations, len(envs.single_observation_space)) == ({}, 0)


def test_what_is_seen_last_is_the_end() -> None:
    """The final observation of one mode is what the others show when the game has ended."""
    seen = {}
    for mode in ("NextStep", "SameStep"):
        envs = made("carcassonne", 1, autoreset_mode=mode, options={"stack": "VUX"})
        _, infos = envs.reset(seed=7)
        over = [False]
        while not over[0]:
            observations, _, over, _, infos = envs.step([int(infos["action_mask"].argmax())])
        seen[mode] = infos["final_obs"][0] if mode == "SameStep" else observations[0]
    assert seen["NextStep"].any()
    assert (seen["NextStep"] == seen["SameStep"]).all()


def test_it_is_laid_out_as_gymnasium_lays_out_many_single_ones() -> None:
    """Spaces, kinds and shapes are those of `SyncVectorEnv` over the single environment, infos in each mode too."""
    for mode in ("NextStep", "SameStep"):
        ours = made("carcassonne", 2, autoreset_mode=mode, options={"stack": "VU"})
        theirs = gymnasium.make_vec(
            register("carcassonne"),
            num_envs=2,
            vectorization_mode="sync",
            vector_kwargs={"autoreset_mode": mode},
            options={"stack": "VU"},
        )
        assert ours.single_observation_space == theirs.single_observation_space
        assert ours.observation_space == theirs.observation_space
        assert ours.action_space == theirs.action_space
        told: list[list[Any]] = []
        for envs in (ours, theirs):
            _, infos = envs.reset(seed=3)
            told.append([{"action_mask", "_action_mask", "seat", "_seat"} <= set(infos)])
            for _ in range(8):
                *arrays, infos = envs.step(infos["action_mask"].argmax(axis=1))
                told[-1] += [(array.shape, array.dtype) for array in arrays]
                told[-1].append({name for name in infos if "final" in name})
                if "final_obs" in infos:
                    told[-1].append([seen.shape for seen in infos["final_obs"]])
                    told[-1].append(infos["_final_info"].tolist())
                    assert {"action_mask", "_seat", "scores", "_returns"} <= set(infos["final_info"])
        assert told[0] == told[1]


def test_wrappers_of_gymnasium_go_around_it() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(made("carcassonne", 2, options={"stack": "VU"}, reward="points")))
    envs.reset(seed=1)
    lengths = []
    for _ in range(12):
        *_, infos = envs.step(envs.action_space.sample())
        lengths += [int(info["episode"]["l"]) for info in infos if "episode" in info]
    assert set(lengths) <= {2, 4}
    assert len(lengths) >= 4


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_what_they_stand_for(reward: str) -> None:
    envs = made("carcassonne", 2, opponents=["random", "random"], reward=reward)
    envs.reset(seed=2)
    total, ended = np.zeros(2), np.zeros(2, dtype=bool)
    while not ended.all():
        going = ~ended
        _, rewards, terminations, *_ = envs.step(envs.action_space.sample())
        total[going] += rewards[going]
        for i in np.flatnonzero(terminations & going):
            assert total[i] == pytest.approx(standing(envs.state(i), reward_kind(reward))[0])
        ended |= terminations


def test_numbers_may_be_numpys() -> None:
    numpys: Any = np.int64
    envs = made("carcassonne", numpys(3), opponents=["random"], seat=numpys(1))
    first, second = (envs.reset(seed=kind(5)) for kind in (int, np.int64))
    assert (first[0] == second[0]).all()
    assert first[1]["seat"].tolist() == [1, 1, 1]


def test_a_game_depends_on_its_seed_and_its_actions_only() -> None:
    def run(n: int, seed: Any, bots: Any) -> list[int]:
        envs = made("caylus", n, opponents=bots)
        _, infos = envs.reset(seed=seed)
        for _ in range(10):
            infos = envs.step(infos["action_mask"].argmax(axis=1))[-1]
        history: list[int] = envs.state(n - 1).history()
        return history

    for bots in (["random"], ["greedy"]):
        assert run(3, 7, bots) == run(1, 9, bots) == run(2, [1, 9], bots)
        assert run(1, 9, bots) != run(1, 8, bots)
    envs = made("caylus")
    envs.reset(seed=1)
    kept = envs.state(0).to_text()
    envs.reset(seed=5, options={"reset_mask": np.array([False, True, False])})
    assert envs.state(0).to_text() == kept


@pytest.mark.parametrize("illegal", ["report", "raise"])
def test_a_masked_out_action_changes_nothing_and_no_other_game(illegal: str) -> None:
    envs = made("praga", illegal=illegal)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[-1])
    before = [envs.state(i).history() for i in range(3)]
    if illegal == "raise":
        with pytest.raises(bastide.IllegalAction, match="game 1, action"):
            envs.step(actions)
        assert [envs.state(i).history() for i in range(3)] == before
        return
    _, rewards, terminations, _, infos = envs.step(actions)
    assert infos["_illegal"].tolist() == [False, True, False]
    assert "game 1, action" in infos["illegal"][1]
    assert (rewards[1], terminations[1]) == (0, False)
    assert [envs.state(i).history() == before[i] for i in range(3)] == [False, True, False]
    for wrong in ([0, 1], [0.5, 1.0, 2.0], [[1, 2, 3]]):
        with pytest.raises(bastide.IllegalAction):
            envs.step(wrong)


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_cross_to_other_libraries_without_a_copy(copy: bool) -> None:
    envs = made("caylus", copy=copy)
    observations, infos = envs.reset(seed=1)
    for array in (observations, infos["action_mask"]):
        assert array.flags.c_contiguous
        assert array.flags.writeable or not copy
        assert np.shares_memory(np.from_dlpack(array), array)
    kept = observations.copy()
    envs.step(infos["action_mask"].argmax(axis=1))
    if copy:
        assert (observations == kept).all()


def test_without_observations_there_are_no_numbers() -> None:
    envs = made("caylus", observe=False, opponents=[FIRST])
    observations, infos = envs.reset(seed=1)
    assert observations.shape == (3, 0)
    assert envs.step(infos["action_mask"].argmax(axis=1))[0].shape == (3, 0)


def test_a_policy_is_asked_for_all_games_together_and_a_wrong_one_is_named() -> None:
    asked: list[tuple[int, ...]] = []

    def act(observations: Any, masks: Any) -> Any:
        asked.append((*observations.shape, *masks.shape))
        return masks.argmax(axis=1)

    envs = made("carcassonne", 4, opponents=[Policy(act)], seat=1)
    envs.reset(seed=1)
    assert asked[0] == (4, 13031, 4, 11293)
    single = gymnasium.make(register("carcassonne"), opponents=[Policy(act)], seat=1)
    single.reset(seed=1)
    assert asked[-1] == (1, 13031, 1, 11293)
    moon = Policy(lambda _observations, masks: masks.argmin(axis=1), "moon")
    wrong = made("carcassonne", 2, opponents=[moon], seat=1)
    with pytest.raises(bastide.IllegalAction, match="game 0: moon chose action"):
        wrong.reset(seed=1)


def test_sampling_is_legal_and_by_seed_and_spaces_travel() -> None:
    envs = made("praga")
    assert envs.action_space.sample().shape == (3,)
    _, infos = envs.reset(seed=1)
    envs.action_space.seed(3)
    first = [envs.action_space.sample() for _ in range(20)]
    assert all(infos["action_mask"][range(3), actions].all() for actions in first)
    envs.action_space.seed(3)
    assert (np.array([envs.action_space.sample() for _ in range(20)]) == first).all()
    copied, travelled = deepcopy(envs.action_space), pickle.loads(pickle.dumps(envs.action_space))
    assert copied == travelled == envs.action_space
    assert (copied.sample() == travelled.sample()).all()


def test_tables_are_shown() -> None:
    envs = made("carcassonne", 2, render_mode="ansi")
    envs.reset(seed=1)
    assert envs.render() == tuple(str(envs.state(i)) for i in range(2))
    envs.close()
    assert envs.closed


def test_bad_input_is_named() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"n": 0}, "'num_envs'"),
        ({"render_mode": "human"}, "'render_mode'"),
        ({"reward": "gold"}, "'reward'"),
        ({"illegal": "ignore"}, "'illegal'"),
        ({"max_episode_steps": 0}, "'max_episode_steps': 0 is no number of steps"),
        ({"max_episode_steps": 2.5}, "'max_episode_steps': 2.5 is no number of steps"),
        ({"opponents": ["random"], "players": 3}, "1 bot for 2 other seats"),
    ]
    for arguments, match in wrong:
        with pytest.raises(bastide.InvalidOption, match=match):
            made("carcassonne", **arguments)
    with pytest.raises(ValueError, match="Sometimes"):
        made("carcassonne", autoreset_mode="Sometimes")
    with pytest.raises(bastide.ObservationError, match="version 'old'"):
        made("carcassonne", observation_version="old")
    envs = made("carcassonne")
    with pytest.raises(ResetNeeded):
        envs.step([0, 0, 0])
    with pytest.raises(ResetNeeded):
        envs.reset(options={"reset_mask": np.array([True, False, False])})
    envs.reset(seed=1)
    with pytest.raises(bastide.InvalidOption, match="'reset_mask'"):
        envs.reset(options={"reset_mask": [1, 0, 0]})
    with pytest.raises(bastide.InvalidOption, match="2 seeds for 3 games"):
        envs.reset(seed=[1, 2])
    for seed in (1.5, "123", [1, 2, "3"], [1, 2.0, 3], [True, 2, 3]):
        with pytest.raises(bastide.InvalidOption, match=r"^option 'seed': .* is no whole number"):
            envs.reset(seed=seed)
    with pytest.raises(bastide.InvalidOption, match="always over before this seat"):
        made("carcassonne", seat=1, options={"stack": "V"}).reset(seed=1)


@pytest.mark.parametrize("name", BUNDLED)
def test_every_game_has_one(name: str) -> None:
    envs = made(name, 2, observe=False)
    assert envs.spec.id == register(name)
    assert "num_envs=2" in repr(envs)


def test_what_could_not_be_made_may_be_closed() -> None:
    """Gymnasium before 1.3 closes it when it is forgotten, and would tell of an error that nobody can help."""
    bare = BastideVectorEnv.__new__(BastideVectorEnv)
    with pytest.raises(bastide.InvalidOption):
        bare.__init__("carcassonne", 0)  # type: ignore[misc]
    bare.close()
    whole = made("carcassonne")
    assert not whole.unwrapped.closed
    whole.close()
    assert whole.unwrapped.closed
