"""Whole annotated games and published node counts; `make.py` wrote them from the slow rules."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bastide
from tests.games.carcassonne.slow import Slow

from .make import totals

HERE = Path(__file__).parent / "carcassonne"
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
NODES: list[dict[str, Any]] = json.loads((HERE / "nodes.json").read_text(encoding="utf-8"))


def read(name: str) -> tuple[str, bastide.Record]:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    return text, bastide.Record.parse(text)


def test_the_goldens_are_of_every_kind() -> None:
    records = {name: read(name)[1] for name in EXPECTED}
    assert {path.stem for path in HERE.glob("*.record")} == set(EXPECTED)
    assert {record.game.players for record in records.values()} == {2, 3, 4, 5}
    assert {record.game.options["preset"] for record in records.values()} == {"seed", "modern", "first"}
    assert any(row["set_aside"] for row in EXPECTED.values())
    assert any(max(row["returns"]) < 1 for row in EXPECTED.values()), "a shared win"
    assert any(name.endswith("runs-dry") for name in EXPECTED)
    assert sum(len(record.actions) > 200 for record in records.values()) >= 8, "whole games"


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_golden_game(name: str) -> None:
    """The kernel replays it to the expected ledger."""
    text, record = read(name)
    assert record.dump() == text
    state, expected = record.replay(), EXPECTED[name]
    assert state.is_terminal()
    assert state.scores() == expected["scores"]
    assert [round(share, 6) for share in state.returns()] == expected["returns"]
    rows: list[Counter[str]] = [Counter() for _ in range(record.game.players)]
    for entry in state.ledger():
        rows[entry.seat][entry.cause] += entry.points
    assert [dict(sorted(row.items())) for row in rows] == expected["totals"]
    view = state.view(None)
    assert "".join(view["set_aside"]) == expected["set_aside"]
    assert [seat["supply"] for seat in view["seats"]] == expected["supply_at_the_end"]
    if "seed" in record.header:
        record.verify()


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_the_slow_rules_expect_the_same(name: str) -> None:
    _, record = read(name)
    slow, expected = Slow(record.game.players, record.game.options), EXPECTED[name]
    for text in record.actions:
        slow.apply(text)
    assert slow.points == expected["scores"]
    assert totals(slow) == expected["totals"]
    assert "".join(slow.set_aside) == expected["set_aside"]


def nodes(state: bastide.State, depth: int) -> int:
    """Return how many sequences of so many actions there are."""
    legal = state.legal_actions()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        other = state.clone()
        other.apply_action(action)
        count += nodes(other, depth - 1)
    return count


@pytest.mark.parametrize("row", NODES, ids=lambda row: row["name"])
def test_node_counts(row: dict[str, Any]) -> None:
    game = bastide.load_game("carcassonne", players=row["players"])
    played = game.new_initial_state()
    for text in row["actions"]:
        played.apply(text)
    assert played.to_text() == row["position"]
    for state in (played, game.from_text(row["position"])):
        assert [nodes(state, depth) for depth in (1, 2, 3)] == row["nodes"]
