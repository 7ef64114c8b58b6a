"""Whole annotated games of Praga, node counts and checksums; `make_praga.py` wrote them."""

import json
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.games.praga import GAME
from bastide.testing import checksum, perft
from tests.games.praga.table import make_known

from .make_praga import causes

HERE = Path(__file__).parent / "praga"
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
NODES: list[dict[str, Any]] = json.loads((HERE / "nodes.json").read_text(encoding="utf-8"))
CHECKSUMS: list[dict[str, Any]] = json.loads((HERE / "checksums.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _registered() -> None:
    make_known()


def read(name: str) -> tuple[str, bastide.Record]:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    return text, bastide.Record.parse(text)


def test_the_goldens_are_of_every_kind() -> None:
    assert {path.stem for path in HERE.glob("*.record")} == set(EXPECTED)
    games = [read(name)[1].game for name in EXPECTED]
    assert len(games) >= 8
    assert {game.players for game in games} == {1, 2, 3, 4}
    assert {game.options["preset"] for game in games} == {"first", "later", "master"}


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_golden_game(name: str) -> None:
    text, record = read(name)
    assert record.dump() == text
    state, expected = record.replay(), EXPECTED[name]
    assert state.is_terminal()
    assert state.scores() == expected["scores"]
    assert state.returns() == expected["returns"]
    assert causes(state) == expected["totals"]
    view = state.view(None)
    assert [seat["turns"] for seat in view["seats"]] == expected["turns"] == [16] * record.game.players
    assert [plaza["plaza"] for plaza in view["city"]["plazas"] if plaza["resolved"]] == expected["resolved"]
    assert [seat["region"] for seat in view["seats"]] == expected["regions"]
    assert [seat["upgrades"] for seat in view["seats"]] == expected["upgrades"]
    assert state.to_text() == expected["position"]


@pytest.mark.parametrize("row", NODES, ids=lambda row: row["name"])
def test_node_counts(row: dict[str, Any]) -> None:
    _, record = read(row["record"])
    state = record.game.from_text(row["position"])
    assert [perft(state, depth) for depth in (1, 2, 3)] == row["nodes"]


@pytest.mark.parametrize("row", CHECKSUMS, ids=lambda row: f"{row['players']} {row['options']}")
def test_seeded_games_are_the_same_in_both_builds(row: dict[str, Any]) -> None:
    game = bastide.Game.of(GAME, row["players"], row["options"])
    assert checksum(game, row["games"], row["seed"]) == row["checksum"]
