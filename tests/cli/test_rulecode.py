"""`bastide rules --code`: from the number of a rule to the lines that enforce it."""

import json
from collections.abc import Callable

import pytest
from click.testing import Result

from bastide.testing.code import RuleCode, rule_code

Typed = Callable[..., Result]


def test_a_number_prints_its_lines(typed: Typed) -> None:
    said = typed("rules", "CAR-063", "--code")
    assert said.exit_code == 0
    first, *lines = said.stdout.splitlines()
    assert first.startswith("CAR-063  ")
    assert all(".py:" in line and "CAR-063" in line for line in lines)
    assert typed("rules", "carcassonne", "063", "--code").stdout == said.stdout


def test_a_program_gets_rows(typed: Typed) -> None:
    rows = json.loads(typed("rules", "carcassonne", "CAR-063", "--code", "--json").stdout)
    assert [(row["game"], row["id"], row["reason"]) for row in rows] == [("carcassonne", "CAR-063", "")]
    assert {place["file"].rpartition(".")[2] for place in rows[0]["places"]} == {"py"}
    assert len(json.loads(typed("rules", "caylus", "--code", "--json").stdout)) == 288


def test_a_whole_game_ends_with_what_leads_nowhere(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rule_code("caylus")
    gap = RuleCode(whole.rules, {rule: at for rule, at in whole.places.items() if rule != "CAY-001"}, {})
    monkeypatch.setattr("bastide.cli.rulecode.rule_code", lambda _game: gap)
    said = typed("rules", "caylus", "--code")
    assert said.exit_code == 1
    *_, summary, ids = said.stdout.splitlines()
    assert summary.startswith(f"{gap.percent} % of 288 rules")
    assert tuple(ids.split()) == gap.missing
    every = RuleCode(whole.rules, {}, dict.fromkeys(whole.rules, "said at the table"))
    monkeypatch.setattr("bastide.cli.rulecode.rule_code", lambda _game: every)
    said = typed("rules", "caylus", "--code")
    assert said.exit_code == 0
    assert said.stdout.count("no code: said at the table") == 288
    assert said.stdout.splitlines()[-1].startswith("All 288 rules")


def test_what_is_no_rule_is_told(typed: Typed) -> None:
    assert typed("rules", "CAR-999", "--code").exit_code == 1
    assert typed("rules", "--code").exit_code == 2
    assert "Did you mean carcassonne?" in typed("rules", "carcasonne", "--code").output
