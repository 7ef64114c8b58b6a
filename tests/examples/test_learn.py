"""The example that learns: it learns, goes on where it was stopped, and its weights play."""

from pathlib import Path

import numpy as np
import pytest

import bastide
from bastide.adapters.choices import Digests
from bastide.arena.match import run_match
from tests.examples.files import SHORT, load, shipped


def test_it_learns_a_short_game_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = load("learn")
    monkeypatch.setattr(learn, "TABLES", 8)
    monkeypatch.setattr(learn, "FRESH", 100)
    digests = Digests(bastide.load_game("carcassonne", 2, SHORT))
    file = tmp_path / "kept.npz"
    [first] = learn.learn(digests, 0.01, file, ["random"], every=10, games=6)
    assert first["games"] > 0
    found = learn.learn(digests, first["seconds"] + 0.2, file, ["random"], every=10, games=6)
    assert found[0] == first
    assert found[-1]["games"] > first["games"]
    share, low, high = found[-1]["shares"]["random"]
    assert low <= share <= high


def test_a_step_brings_values_nearer_to_how_games_ended() -> None:
    learn = load("learn")
    digests = Digests(bastide.load_game("carcassonne", 2, SHORT))
    value, rng = learn.Value(digests), np.random.default_rng(1)
    rows = rng.integers(0, 9, size=(64, digests.layout.size)).astype(np.int16)
    ends = rng.normal(size=64).astype(np.float32)
    missed = [value.fit(rows, ends, 1e-2) for _ in range(60)]
    assert missed[-1] < missed[0] / 4


def test_the_slopes_are_those_of_the_error() -> None:
    """One step of plain descent, told by the first step of Adam: every weight moves against its difference quotient."""
    learn = load("learn")
    digests = Digests(bastide.load_game("carcassonne", 2, SHORT))
    rng = np.random.default_rng(2)
    rows = rng.integers(0, 3, size=(16, digests.layout.size)).astype(np.int16)
    value = learn.Value(digests)
    value.out[:] = rng.normal(scale=0.1, size=learn.HIDDEN)
    ends = value.of(rows) + rng.normal(scale=0.5, size=16).astype(np.float32)

    def error() -> float:
        return float(((value.of(rows) - ends).astype(np.float64) ** 2).mean())

    quotients = []
    for weights in value.learned():
        flat = weights.reshape(-1)
        kept, before = flat[0], error()
        flat[0] = kept + 1e-2
        quotients.append((error() - before) / 1e-2)
        flat[0] = kept
    starts = [float(weights.reshape(-1)[0]) for weights in value.learned()]
    value.fit(rows, ends, 1e-3)
    for quotient, was, weights in zip(quotients, starts, value.learned(), strict=True):
        if abs(quotient) > 1e-3:
            assert (weights.reshape(-1)[0] - was) * quotient < 0


SHIPPED = shipped("learn")


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_weights_beat_random(name: str) -> None:
    learn = load("learn")
    bot = getattr(learn, name.capitalize())
    game = bastide.load_game(name, 2)
    result = run_match(game, [bot, "random"], 2, seed=3)
    assert result.standings()[0].share.value == 1.0


def test_weights_of_other_digests_are_refused(tmp_path: Path) -> None:
    learn = load("learn")
    digests = Digests(bastide.load_game("caylus"))
    value = learn.Value(digests)
    value.version = np.array("0")
    value.keep(tmp_path / "old.npz")
    with pytest.raises(ValueError, match="version 0, not 1"):
        learn.Value(digests).take(tmp_path / "old.npz")


@pytest.mark.soak
@pytest.mark.parametrize("name", SHIPPED)
def test_two_minutes_beat_random(name: str, tmp_path: Path) -> None:
    learn = load("learn")
    digests = Digests(bastide.load_game(name, 2))
    found = learn.learn(digests, 120, tmp_path / "kept.npz", ["random"], every=1000, games=200)
    assert found[-1]["shares"]["random"][0] >= 0.8
