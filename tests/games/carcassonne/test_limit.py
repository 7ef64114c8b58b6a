"""The yardstick in C of `benchmarks/` plays the very games that a playout plays, so that their speeds compare."""

import subprocess
from pathlib import Path

import pytest
from benchmarks import yardstick

from bastide.engine.registry import load_game

GAMES = 60


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    return yardstick.build(str(tmp_path_factory.mktemp("yardstick")))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> str:
    return yardstick.build(str(tmp_path_factory.mktemp("plain")), "-DPLAIN")


def listed(program: str, players: int) -> list[str]:
    """Return a line of the yardstick for every game: seed, actions, hash of them, points."""
    command = [program, "list", str(GAMES), "1", str(players)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def played(players: int, seed: int) -> str:
    """Return what the yardstick says of a game, said of our own."""
    state = load_game("carcassonne", players).new_initial_state()
    made, total = state.playout(seed), 0
    for action in state.history():
        total = (total * 1_000_003 + action) % (2**61 - 1)
    return " ".join(str(number) for number in (seed, made, total, *state.scores()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_games_seed_by_seed(program: str, plain: str, players: int) -> None:
    ours = [played(players, seed) for seed in range(1, GAMES + 1)]
    assert listed(program, players) == ours
    assert listed(plain, players) == ours


def test_its_speed_is_read(program: str) -> None:
    assert yardstick.games_per_second(program, 200, 1) > 0
    assert yardstick.version()
    assert Path(program).is_file()
