"""Whole annotated games of Caylus; `make_caylus.py` wrote them, checked by the slow rules."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.testing import checksum, perft
from tests.games.caylus.slow import Accounts, Slow

from .make_caylus import annotate

HERE = Path(__file__).parent
GAMES = HERE / "caylus"
EXPECTED: dict[str, Any] = json.loads((GAMES / "expected.json").read_text(encoding="utf-8"))


def read(name: str) -> tuple[str, bastide.Record]:
    text = (GAMES / f"{name}.record").read_text(encoding="utf-8")
    return text, bastide.Record.parse(text)


def rows(name: str) -> list[Any]:
    table = json.loads((HERE / name).read_text(encoding="utf-8"))
    return [pytest.param(row, id=f"{row['players']} {row['options']}") for row in table["rows"]]


def test_the_goldens_are_of_every_kind() -> None:
    games = [read(name)[1].game for name in EXPECTED]
    assert {path.stem for path in GAMES.glob("*.record")} == set(EXPECTED)
    assert len(games) >= 8
    assert {game.players for game in games} == {2, 3, 4, 5}
    for option in ("simplified_favour", "jeweller", "late_lawyer"):
        assert {game.options[option] for game in games} == {"true", "false"}
    assert {row["ending"] for row in EXPECTED.values()} == {"bailiff", "full"}
    assert any(max(row["returns"]) < 1 for row in EXPECTED.values()), "a shared win"


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_golden_game(name: str) -> None:
    """The kernel replays it to the expected ledger, goods and notes."""
    text, record = read(name)
    assert record.dump() == text
    state, expected = record.replay(), EXPECTED[name]
    assert state.is_terminal()
    assert state.scores() == expected["scores"]
    assert [round(share, 6) for share in state.returns()] == expected["returns"]
    totals: list[Counter[str]] = [Counter() for _ in range(record.game.players)]
    for entry in state.ledger():
        totals[entry.seat][entry.cause] += entry.points
    assert [dict(sorted(row.items())) for row in totals] == expected["totals"]
    view = state.view(None)
    assert [seat["deniers"] for seat in view["seats"]] == expected["deniers"]
    assert [sum(seat["cubes"].values()) for seat in view["seats"]] == expected["cubes"]
    assert view["turn"] == expected["turns"]
    assert annotate(state) == expected["notes"]
    if "seed" in record.header:
        record.verify()


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_the_slow_rules_expect_the_same(name: str) -> None:
    _, record = read(name)
    state, accounts = record.game.new_initial_state(), Accounts(record.game.players)
    texts: list[str] = []
    for ply, text in enumerate(record.actions):
        if ply % 9 == 0:
            legal = {state.action_to_string(action) for action in state.legal_actions()}
            assert Slow(state.view(None), texts).legal() == legal
        state.apply(text)
        texts.append(text)
    for entry in state.story():
        accounts.enter(entry)
    assert [accounts.points, accounts.deniers, accounts.cubes] == [
        EXPECTED[name][k] for k in ("scores", "deniers", "cubes")
    ]


@pytest.mark.parametrize("row", rows("caylus_perft.json"))
def test_node_counts(row: dict[str, Any]) -> None:
    game = bastide.load_game("caylus", players=row["players"], options=row["options"])
    state = game.from_text(row["position"])
    assert [perft(state, depth) for depth in range(4)] == row["nodes"]
    assert state.to_text() == row["position"]


@pytest.mark.parametrize("row", rows("caylus_checksums.json"))
def test_random_games_are_the_same_in_every_build(row: dict[str, Any]) -> None:
    game = bastide.load_game("caylus", players=row["players"], options=row["options"])
    assert checksum(game, row["games"], row["seed"]) == row["checksum"]
