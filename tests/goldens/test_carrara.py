"""Whole annotated games of Carrara and published node counts; `make_carrara.py` wrote them from the slow rules."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.testing import perft
from tests.games.carrara.slow import Slow

from .make_carrara import totals

HERE = Path(__file__).parent / "carrara"
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
NODES: list[dict[str, Any]] = json.loads((HERE / "nodes.json").read_text(encoding="utf-8"))


def read(name: str) -> tuple[str, bastide.Record]:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    return text, bastide.Record.parse(text)


def test_the_goldens_are_of_every_kind() -> None:
    records = {name: read(name)[1] for name in EXPECTED}
    assert {path.stem for path in HERE.glob("*.record")} == set(EXPECTED)
    assert len(records) >= 8
    kinds = {(record.game.players, record.game.options["mode"]) for record in records.values()}
    assert kinds == {(players, mode) for players in (2, 3, 4) for mode in ("base", "advanced")}
    ends = {(records[name].game.options["mode"], row["ending"]) for name, row in EXPECTED.items()}
    assert ends == {(mode, end) for mode in ("base", "advanced") for end in ("announcement", "buildings")}


@pytest.mark.rule("CRR-093", "CRR-094", "CRR-098", "CRR-099", "CRR-102")
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
    assert (view["ending"]["by"], view["turn"]) == (expected["ending"], expected["turns"])
    assert [row["coins"] for row in view["seats"]] == expected["coins"]
    assert [sum(row["marble"].values()) for row in view["seats"]] == expected["marble"]
    assert [sum(row["objects"].values()) for row in view["seats"]] == expected["objects"]
    if "seed" in record.header:
        record.verify()


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_the_slow_rules_expect_the_same(name: str) -> None:
    _, record = read(name)
    slow, expected = Slow(record.game.players, record.game.options), EXPECTED[name]
    for text in record.actions:
        assert text in slow.legal()
        slow.apply(text)
    assert slow.phase == "over"
    assert [seat.points for seat in slow.seats] == expected["scores"]
    assert totals(slow) == expected["totals"]


@pytest.mark.parametrize("row", NODES, ids=lambda row: row["name"])
def test_node_counts(row: dict[str, Any]) -> None:
    game = bastide.load_game("carrara", players=row["players"], options={**row["options"], "open": "true"})
    played = game.new_initial_state()
    for text in row["actions"]:
        played.apply(text)
    assert played.to_text() == row["position"]
    for state in (played, game.from_text(row["position"])):
        assert [perft(state, depth) for depth in (1, 2, 3)] == row["nodes"]
