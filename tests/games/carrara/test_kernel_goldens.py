"""Whole games that every build of the kernel must repeat, interpreted or compiled."""

import json
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.testing import checksum

pytestmark = pytest.mark.slow

TABLE = json.loads((Path(__file__).parents[2] / "goldens/carrara_checksums.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", TABLE["rows"], ids=lambda row: f"{row['players']} {row['options']}")
def test_random_games_are_the_same_in_every_build(row: dict[str, Any]) -> None:
    game = bastide.load_game("carrara", players=row["players"], options=row["options"])
    assert checksum(game, row["games"], row["seed"]) == row["checksum"]
