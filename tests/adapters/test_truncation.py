"""Games of a vector environment that are cut off after so many steps, as `gymnasium.make` cuts off single ones."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from bastide.adapters.sight import Sight
from tests.adapters.test_vector import FIRST, MODES, beside_single_ones, made


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("opponents", ["self", ["random"], [FIRST]], ids=["self", "random", "policy"])
@pytest.mark.parametrize("limit", [2, 3])
def test_games_are_cut_off_as_many_single_ones_are(mode: str, opponents: Any, limit: int) -> None:
    """The first seat has four decisions, the second one two: games end, are truncated, or both."""
    asked: Any = {"opponents": opponents, "options": {"stack": "VUX"}, "max_episode_steps": limit, "seat": "random"}
    envs = made("carcassonne", 4, autoreset_mode=mode, **asked)
    assert envs.spec.kwargs["max_episode_steps"] == limit
    sight, (observations, infos), told = Sight(envs.game), envs.reset(seed=1), set()
    steps, fresh = np.zeros(4, dtype=int), np.zeros(4, dtype=bool)
    for _ in range(60):
        observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())
        steps = np.where(fresh, 0, steps + 1)
        over = terminations | truncations
        assert (truncations == (steps == limit)).all()
        assert not rewards[fresh].any()
        told |= {(bool(ended), bool(cut)) for ended, cut in zip(terminations, truncations, strict=True)}
        final = infos.get("final_info", infos)
        for i in np.flatnonzero(over):
            assert final["_scores"][i]
            assert final["action_mask"][i].any() != terminations[i]
            assert final["returns"][i].sum() == terminations[i]
            if mode == "SameStep":
                assert not envs.state(i).is_terminal()
            else:
                assert envs.state(i).is_terminal() == terminations[i]
                assert final["scores"][i].tolist() == envs.state(i).scores()
                assert (observations[i] == sight.observe(envs.state(i), int(final["seat"][i]))).all()
        fresh = over if mode == "NextStep" else np.zeros(4, dtype=bool)
        if mode != "NextStep":
            steps[over] = 0
        if mode == "Disabled" and over.any():
            with pytest.raises(ResetNeeded):
                envs.step(envs.action_space.sample())
            envs.reset(options={"reset_mask": over})
    by_seat = {(False, True)} if opponents == "self" else {(False, True), (True, limit == 2)}
    assert told == {(False, False)} | by_seat


def test_what_is_cut_off_is_laid_out_as_gymnasium_lays_out_many_single_ones() -> None:
    for mode in ("NextStep", "SameStep"):
        asked: Any = {"options": {"stack": "VUXABD"}, "max_episode_steps": 2}
        ours, theirs = beside_single_ones(mode, **asked)
        told: list[list[Any]] = [[], []]
        for envs, heard in zip((ours, theirs), told, strict=True):
            _, infos = envs.reset(seed=3)
            for _ in range(7):
                _, _, terminations, truncations, infos = envs.step(infos["action_mask"].argmax(axis=1))
                final = infos.get("final_info", {})
                heard += [
                    terminations.tolist(),
                    truncations.tolist(),
                    sorted(name for name in infos if "final" in name),
                ]
                heard += [(name, final[name].shape, final[name].dtype) for name in sorted(final) if name[0] != "_"]
        assert told[0] == told[1]
        assert [True, True] in told[0]
