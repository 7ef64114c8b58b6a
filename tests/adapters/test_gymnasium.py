"""Gymnasium's own check on every game, bots as opponents, self-play."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bastide
from bastide.adapters.gymnasium import BastideEnv, register
from bastide.adapters.sight import split
from bastide.engine.registry import BUNDLED
from bastide.engine.sight import layout_of
from tests.adapters.tables import HARD, TABLES, short

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*Box observation space.*:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*not equal although similar.*:UserWarning"),
]


def made(name: str, **arguments: Any) -> Any:
    return gymnasium.make(register(name), **{"options": short(name), **arguments}).unwrapped


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_check_passes(name: str, players: int) -> None:
    check_env(made(name, players=players), skip_render_check=True)


@pytest.mark.parametrize("name", BUNDLED)
def test_the_check_passes_in_self_play(name: str) -> None:
    check_env(made(name, opponents="self", players=3), skip_render_check=True)


def test_the_check_passes_with_every_render_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    check_env(made("carcassonne", render_mode="ansi"))


@pytest.mark.parametrize(("name", "options"), [(name, options) for name, many in HARD.items() for options in many])
def test_the_check_passes_with_options(name: str, options: dict[str, object]) -> None:
    check_env(made(name, options=options, reward="margin", seat="random"), skip_render_check=True)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_check_passes_with_named_parts(name: str, players: int) -> None:
    check_env(made(name, players=players, observation="dict"), skip_render_check=True)


@pytest.mark.parametrize("name", BUNDLED)
def test_named_parts_are_those_of_the_flat_observation(name: str) -> None:
    flat, named = made(name, opponents="self"), made(name, opponents="self", observation="dict")
    whole, parts = flat.reset(seed=1)[0], named.reset(seed=1)[0]
    layout = layout_of(flat.game)
    low, high = split(layout, flat.observation_space.low), split(layout, flat.observation_space.high)
    for _ in range(8):
        assert parts.keys() == named.observation_space.keys() == layout.offsets.keys()
        for part, numbers in split(layout, whole).items():
            assert parts[part].shape == layout[part].shape
            assert (parts[part] == numbers).all()
            box = named.observation_space[part]
            assert (box.low == low[part]).all()
            assert (box.high == high[part]).all()
        action = int(flat.action_masks().argmax())
        whole, parts = flat.step(action)[0], named.step(action)[0]


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a game with the first legal action each time; return the sum of rewards and the last info."""
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert info["action_mask"].astype(bool).tolist() == env.action_masks().tolist()
        _, reward, over, truncated, info = env.step(int(env.action_masks().argmax()))
        assert not truncated
        total += reward
    return total, info


@pytest.mark.parametrize("name", BUNDLED)
def test_bots_sit_on_the_other_seats(name: str) -> None:
    env = made(name, opponents=["random", "random"], seat=1, reward="points")
    total, info = play(env, 2)
    assert env.game.players == 3
    assert info["seat"] == 1
    first = env.game.new_initial_state().scores()[1]
    assert total == info["scores"][1] - first
    assert (play(env, 2)[1]["scores"] == info["scores"]).all(), "the same seed, the same game"


def test_alone_the_margin_is_the_points() -> None:
    for reward in ("points", "margin"):
        total, info = play(made("praga", players=1, reward=reward), 2)
        assert info["scores"] == [total]
        assert total > 0


def test_greedy_beats_first_choices() -> None:
    _, info = play(made("carcassonne", opponents=["greedy"], options={"stack": "VUXABDDJKN"}), 1)
    assert info["scores"][1] > info["scores"][0]


@pytest.mark.parametrize("name", BUNDLED)
def test_self_play_decides_for_everybody(name: str) -> None:
    env = made(name, opponents="self", players=2, reward="win")
    env.reset(seed=1)
    seen, total, all_of_it, over = set(), 0.0, np.zeros(2), False
    while not over:
        assert env.seat == env.bastide.current_player()
        seen.add(decided := env.seat)
        _, reward, over, _, info = env.step(env.action_space.sample())
        total += reward
        all_of_it = all_of_it + info["rewards"]
        assert reward == info["rewards"][decided]
    assert seen == {0, 1}
    assert total in info["returns"]
    assert (all_of_it == info["returns"]).all(), "whoever made the last decision"


def test_a_random_seat_changes() -> None:
    env = made("carcassonne", opponents=["random"] * 4, seat="random")
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) > 2


def test_sampling_is_legal_and_by_seed() -> None:
    env = made("caylus")
    env.reset(seed=1)
    env.action_space.seed(3)
    first = [int(env.action_space.sample()) for _ in range(20)]
    assert set(first) <= set(env.bastide.legal_actions())
    env.action_space.seed(3)
    assert [int(env.action_space.sample()) for _ in range(20)] == first


def test_a_vector_of_environments() -> None:
    vector = gymnasium.make_vec(
        register("carcassonne"), num_envs=3, vectorization_mode="sync", options=short("carcassonne")
    )
    observations, infos = vector.reset(seed=1)
    one = vector.single_observation_space.shape
    assert one is not None
    assert observations.shape == (3, one[0])
    observations, rewards, *_ = vector.step(infos["action_mask"].argmax(axis=1))
    assert rewards.shape == (3,)
    vector.close()


@pytest.mark.parametrize("name", BUNDLED)
def test_infos_are_arrays_where_there_is_more_than_one_number(name: str) -> None:
    """Gymnasium stacks arrays of all games into one and lays lists beside each other as objects; so does who stores."""
    arguments: Any = {"options": short(name), "players": 3, "reward": "points"}
    vector = gymnasium.make_vec(register(name), num_envs=2, vectorization_mode="sync", **arguments)
    _, infos = vector.reset(seed=1)
    for _ in range(3):
        kinds = {told: (array.shape, array.dtype.name) for told, array in infos.items() if told[0] != "_"}
        assert kinds == {
            "action_mask": ((2, vector.single_action_space.n), "int8"),  # type: ignore[attr-defined]
            "seat": ((2,), "int64"),
            "scores": ((2, 3), "int64"),
            "returns": ((2, 3), "float64"),
            "rewards": ((2, 3), "float64"),
        }
        _, rewards, _, _, infos = vector.step(infos["action_mask"].argmax(axis=1))
        assert (infos["rewards"][range(2), infos["seat"]] == rewards).all()
    vector.close()


def test_ids_are_those_of_the_games() -> None:
    ids = {register(name) for name in BUNDLED}
    assert {"bastide/Carcassonne-v0", "bastide/Caylus-v0"} <= ids
    assert ids <= set(gymnasium.registry)
    found = gymnasium.make("bastide.adapters.gymnasium:bastide/Caylus-v0").unwrapped
    assert isinstance(found, BastideEnv)
    assert found.game.name == "caylus"


@pytest.mark.parametrize("name", BUNDLED)
def test_a_masked_out_action_changes_nothing(name: str) -> None:
    gentle, strict = made(name), made(name, illegal="raise")
    for env in (gentle, strict):
        first, _ = env.reset(seed=1)
        state = env.bastide
        before, history = state.to_text(), state.history()
        wrong = int(np.flatnonzero(~env.action_masks())[-1])
        for action in (wrong, -1, env.game.num_distinct_actions, None, 1.5, np.array([1, 2]), np.array([wrong]), True):
            if env is gentle and isinstance(action, int) and action is not True:
                observation, reward, over, truncated, info = env.step(action)
                assert (reward, over, truncated) == (0.0, False, False)
                assert (observation == first).all()
                assert info["illegal"]
            else:
                with pytest.raises(bastide.IllegalAction):
                    env.step(action)
            assert (state.to_text(), state.history()) == (before, history)
        *_, info = env.step(state.legal_actions()[0])
        assert "illegal" not in info


def test_steps_before_the_beginning_and_after_the_end_are_named() -> None:
    env = BastideEnv("carcassonne", options={"stack": "V"})
    with pytest.raises(bastide.IllegalAction, match=r"call reset\(\) first"):
        env.step(0)
    play(env, 1)
    before = env.bastide.to_text()
    with pytest.raises(bastide.IllegalAction, match="the game is over"):
        env.step(0)
    assert env.bastide.to_text() == before
    assert env.reset()[1]["action_mask"].any()


def test_no_game_begins_at_its_end() -> None:
    """Nobody could have made a step in it."""
    env = BastideEnv("carcassonne", options={"stack": "V"}, seat="random")
    for seed in range(8):
        _, info = env.reset(seed=seed)
        assert info["seat"] == 0
        assert info["action_mask"].any()
    with pytest.raises(bastide.InvalidOption, match="always over before this seat has decided anything"):
        BastideEnv("carcassonne", options={"stack": "V"}, seat=1).reset(seed=1)


def test_bad_input_is_named() -> None:
    for arguments, match in (
        ({"opponents": "greedy"}, "'opponents'"),
        ({"opponents": ["greedy"], "players": 3}, "1 bot for 2 other seats"),
        ({"opponents": ["random"] * 7}, "2 to 5 players, not 8"),
        ({"seat": 2}, "'seat': 2 is not possible"),
        ({"seat": "north"}, "'seat'"),
        ({"reward": "gold"}, "'reward'"),
        ({"illegal": "ignore"}, "'illegal'"),
        ({"observation": "list"}, "'observation'"),
        ({"render_mode": "film"}, "'render_mode'"),
        ({"options": {"moon": 1}}, "'moon'"),
    ):
        with pytest.raises(bastide.InvalidOption, match=match):
            BastideEnv("carcassonne", **arguments)
    with pytest.raises(bastide.BastideError, match="there is no such bot"):
        BastideEnv("carcassonne", opponents=["grandmaster"])
    with pytest.raises(bastide.UnknownGame, match="'chess'"):
        BastideEnv("chess")
    with pytest.raises(bastide.ObservationError, match="version 'old'"):
        BastideEnv("carcassonne", observation_version="old")


@pytest.mark.parametrize("opponent", ["random", "greedy"])
@pytest.mark.parametrize("travel", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_by_itself(travel: Any, opponent: str) -> None:
    env = made("caylus", opponents=[opponent])
    _, info = env.reset(seed=1)
    env.choices()
    env.action_space.seed(4)
    twin, third = travel(env), travel(env)
    assert [twin.action_space.sample() for _ in range(9)] == [third.action_space.sample() for _ in range(9)]
    assert twin.bastide == env.bastide
    for _ in range(5):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert twin.bastide != env.bastide, "a step of one is no step of the other"
    assert twin.action_masks()[twin.action_space.sample()], "what is drawn is legal"
    _, _, _, _, other = twin.step(int(twin.action_masks().argmax()))
    assert "illegal" not in other


def test_a_copy_draws_as_what_it_was_made_of_and_looks_at_few_objects() -> None:
    """To look ahead in a copy took a hundred times as long as a step: every slot of the observations was copied."""
    env = made("carrara", opponents="self")
    env.reset(seed=1)
    looked_at: dict[int, Any] = {}
    twin = copy.deepcopy(env, looked_at)
    assert len(looked_at) < 200
    assert copy.deepcopy(layout_of(env.game)) is layout_of(env.game)
    draws = 0
    for _ in range(40):
        made_so_far, action = len(env.bastide.history()), int(env.action_masks().argmax())
        for each in (env, twin):
            each.step(action)
        draws += len(env.bastide.history()) - made_so_far - 1
        assert twin.bastide.history() == env.bastide.history()
    assert draws > 10


def test_what_a_compiled_array_cannot_do_is_not_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.adapters.choices import Digests
    from bastide.adapters.sight import Sight

    game = bastide.load_game("caylus")
    for seen in (Sight(game), Digests(game)):
        assert seen.__reduce__() == (type(seen), (game, seen.layout.version))
        assert copy.deepcopy(seen).layout == seen.layout
