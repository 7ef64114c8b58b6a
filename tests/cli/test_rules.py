"""The rulebook in the terminal."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from bastide.cli import texts
from bastide.cli.output import folded, print_lines
from bastide.cli.rules import found_text
from bastide.engine.rulebook import appendices, rulebook
from bastide.engine.terminal import width
from bastide.testing import coverage
from tests.cli.conftest import in_process

Typed = Callable[..., Result]


def test_a_number_finds_its_rule(typed: Typed) -> None:
    result = typed("rules", "carcassonne", "CAR-037")
    assert result.exit_code == 0
    assert result.stdout.count("CAR-") == 1
    assert "already holds a meeple" in " ".join(result.stdout.split())


def test_words_must_all_be_there(typed: Typed) -> None:
    found = json.loads(typed("rules", "carcassonne", "road", "ring", "--json").stdout)
    assert [rule["id"] for rule in found] == ["CAR-061"]
    assert found[0]["tags"] == ["seed"]


def test_words_without_a_game_are_looked_for_in_all_games(typed: Typed) -> None:
    result = typed("rules", "farmer")
    assert result.exit_code == 0
    assert result.stdout.startswith("Carcassonne\n")
    assert "CAR-045" in result.stdout
    several = typed("rules", "turn order").stdout + typed("rules", "turn", "order").stdout
    assert "\nCaylus\n" in "\n" + several
    found = json.loads(typed("rules", "farmer", "--json").stdout)
    assert {rule["game"] for rule in found} >= {"carcassonne"}
    assert typed("rules", "PRA-056").stdout.startswith("Praga Caput Regni\n")


def test_a_misspelt_game_gets_a_suggestion(typed: Typed) -> None:
    result = typed("rules", "carcasonne")
    assert result.exit_code == 1
    assert "No rule contains: carcasonne. Did you mean carcassonne?" in result.output
    assert "Did you mean" not in typed("rules", "dragon").output


def test_without_anything_it_says_what_to_type(typed: Typed) -> None:
    result = typed("rules")
    assert result.exit_code == 2
    assert "bastide rules farmer" in result.output
    assert "caylus" in result.output


def test_a_game_alone_prints_its_whole_book(typed: Typed) -> None:
    result = typed("rules", "carcassonne")
    assert all(rule.id in result.stdout for rule in rulebook("carcassonne"))


def test_headings_and_what_is_said_under_them() -> None:
    whole = found_text("caylus", ())
    assert "\nO. Buildings\n  A cost and the points and favours after it are those of building." in whole
    assert "\n  Wood buildings\n  CAY-410" in whole
    assert found_text("caylus", ("tailor",)).splitlines()[:2] == ["O. Buildings", "  Stone buildings"]


def test_tables_and_examples_follow_on_the_rules(typed: Typed) -> None:
    whole = found_text("carrara", ())
    assert "\n\nN. Values by number of players\n  blocks in the bag after setting up\n    2 players: 34\n" in whole
    assert whole.endswith("  tie for the win: CRR-104")
    examples = found_text("carcassonne", ()).partition("\nM. Worked examples\n  Two players, 0 and 1,")[2]
    assert "\n  Examples of the booklet told in words:\n  EX-12 placement 1: Given a red knight" in examples
    assert (
        found_text("carrara", ("wheel empty",))
        == "P. Edge cases\n  wheel empty, bag not: CRR-045\n  bag and wheel empty: CRR-044, CRR-046"
    )
    assert found_text("carrara", ("CRR-045",)).count("\n") == found_text("carrara", ("045",)).count("\n") == 1
    assert typed("rules", "carrara", "wheel empty").exit_code == 0
    assert typed("rules", "wheel empty").stdout.startswith("The Palaces of Carrara\n\nP. Edge cases\n")
    data = typed("rules", "carrara", "wheel empty", "--json")
    assert (data.exit_code, json.loads(data.stdout)) == (1, []), "rules alone are data"


def test_a_table_whose_rows_are_uneven_is_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    book = "## A. Odd\n|---|\n\n|a|b|c|\n|---|---|---|\n|one|\n|1|2|3|4|\n\n|no head|x|y|\n- **EX-1 so** it is\n"
    monkeypatch.setattr("bastide.engine.rulebook.read", lambda _game, _name: book)
    assert [(table.head, table.rows) for table in appendices("odd")] == [
        (("a", "b", "c"), (("one", "", ""), ("1", "2", "3"))),
        ((), (("no head", "x"), ("EX-1 so", "it is"))),
    ]
    assert found_text("odd", ()).endswith("  1\n    b: 2\n    c: 3\n  no head: x\n  EX-1 so: it is")


def test_the_words_of_a_game_are_found_by_those_of_another_language(typed: Typed) -> None:
    assert "\n  farmer：農夫\n" in typed("--lang", "ja", "rules", "carcassonne", "farmer").stdout + "\n"


def test_the_book_is_whole() -> None:
    book = rulebook("carcassonne")
    ids = [rule.id for rule in book]
    assert len(ids) == len(set(ids)) > 100
    assert (ids[0], ids[-1]) == ("CAR-001", "CAR-137")
    assert all(rule.section and rule.text and rule.tags for rule in book)


def test_nothing_found_is_an_exit_code(typed: Typed) -> None:
    result = typed("rules", "carcassonne", "dragon")
    assert result.exit_code == 1
    assert "dragon" in result.stdout


def test_coverage_finds_every_rule_cited() -> None:
    """In a checkout, beside whose sources the tests are."""
    sources = str(Path(__file__).parents[2] / "src")
    data = json.loads(in_process("rules", "carcassonne", "--coverage", "--json", PYTHONPATH=sources).stdout)
    assert data["gaps"] == data["unknown"] == []
    assert len(data["rules"]) == len(rulebook("carcassonne"))


def test_a_gap_in_the_coverage_is_an_exit_code(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    gap = coverage.RuleCoverage(("CAR-001", "CAR-061"), {"CAR-001": ("test_a.py::test_a",)})
    monkeypatch.setattr(coverage, "rule_coverage", lambda _game: gap)
    result = typed("rules", "carcassonne", "--coverage")
    assert result.exit_code == 1
    assert result.stdout.startswith("CAR-061  A road that closes on itself")
    assert "1 of 2 rules" in result.stderr


def test_coverage_needs_the_tests(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(_game: str) -> None:
        raise coverage.TestsNotFound("not here")

    monkeypatch.setattr(coverage, "rule_coverage", nowhere)
    result = typed("rules", "carcassonne", "--coverage")
    assert result.exit_code == 2
    assert "checkout of the sources" in result.stderr


def test_provenance_lists_every_value_with_source_and_confidence(typed: Typed) -> None:
    rows = json.loads(typed("rules", "carrara", "--provenance", "--json").stdout)
    assert all(row["source"] and row["confidence"] for row in rows)
    sure = {row["confidence"] for row in rows}
    assert sure == {"seed", "rulebook", "description", "reconstructed"}
    value = {(row["id"], row["field"]): row for row in rows}
    assert value["pisa", "value"]["confidence"] == "description"
    assert value["pisa", "min_buildings_to_score"]["confidence"] == "reconstructed"
    assert value["BASE-OBJECT", "final_scoring"]["confidence"] == "reconstructed"
    assert value["BON-01", "class"]["confidence"] == "reconstructed"
    assert value["BON-01", "final_scoring"]["confidence"] == "seed"
    text = typed("rules", "carrara", "--provenance", "OBJ-05").stdout
    assert "expansion_card.OBJ-05.condition" in text
    assert "reconstructed: stand-in" in text
    assert "palazzo" not in text
    assert typed("rules", "carcassonne", "--provenance").exit_code == 1


def test_provenance_without_a_game_asks_which_of_those_that_list_it(typed: Typed) -> None:
    asked = typed("rules", "--provenance")
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert "Which game? There are: carrara, praga." in asked.stderr


def test_provenance_of_praga_lists_tiles_boards_and_map(typed: Typed) -> None:
    rows = json.loads(typed("rules", "praga", "--provenance", "--json").stdout)
    assert len(rows) > 1000
    assert all(row["source"] and row["confidence"] for row in rows)
    value = {(row["table"], row["id"], row["field"]): row["value"] for row in rows}
    assert value["wall", "W1-01", "edges"] == ["stone", "gold", "", "", "", ""]
    assert value["wheel.sectors", "2", "stone"] == 2
    assert value["city.plazas", "P_S", "colour"] == "silver"
    assert value["clock.players", "4", "drops_after_turns"][-1] == 64
    text = typed("rules", "praga", "--provenance", "U2-01", "bonus").stdout
    assert text.startswith("upgrade.U2-01.bonus = [{'kind': 'stone', 'n': 2}]\n    documented: ")


@pytest.mark.parametrize("columns", [30, 60, 80])
@pytest.mark.parametrize("language", ["en", "zh-Hant", "ja"])
def test_a_rule_is_broken_where_the_terminal_ends_and_nowhere_else(
    language: str, columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(texts, "_current", texts.Texts(language))
    found = found_text("carcassonne", ["CAR-133"])
    assert found.count("\n") == 1, "a heading and a rule, however long"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
    print_lines([found])
    lines = capsys.readouterr().out.splitlines()
    assert max(map(width, lines)) <= columns
    assert all(line.startswith("    ") for line in lines[2:]), "what goes on stands further in"
    assert "".join("".join(lines).split()) == "".join(found.split()), "nothing is lost"
    assert folded(found, columns).split("\n")[1:] == lines[1:], "and so in the panel of the full screen"


def test_a_comma_at_the_end_of_a_full_line_is_not_lost() -> None:
    assert folded("手元のミープル −2.4、相手から奪う分", 19) == "手元のミープル\n−2.4、相手から奪う\n分"
    assert folded("道路を建てる。", 12) == "道路を建て\nる。"
    assert folded("道「建てる」。", 12) == "道「建て\nる」。"
