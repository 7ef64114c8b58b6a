"""Whole games and node counts that every build of the kernel must repeat, interpreted or compiled."""

import json
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.testing import checksum, perft

pytestmark = pytest.mark.slow

GOLDENS = Path(__file__).parents[2] / "goldens"


def rows(name: str) -> list[Any]:
    table = json.loads((GOLDENS / name).read_text())
    return [pytest.param(row, id=f"{row['players']} {row['options']}") for row in table["rows"]]


@pytest.mark.parametrize("row", rows("carcassonne_checksums.json"))
def test_random_games_are_the_same_in_every_build(row: dict[str, Any]) -> None:
    game = bastide.load_game("carcassonne", players=row["players"], options=row["options"])
    assert checksum(game, row["games"], row["seed"]) == row["checksum"]


@pytest.mark.parametrize("row", rows("carcassonne_perft.json"))
def test_node_counts(row: dict[str, Any]) -> None:
    game = bastide.load_game("carcassonne", players=row["players"], options=row["options"])
    state = game.from_text(row["position"])
    assert [perft(state, depth) for depth in range(len(row["nodes"]))] == row["nodes"]
    assert state.to_text() == row["position"]
