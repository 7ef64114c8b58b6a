"""Every numbered rule is cited by a test, every worked example is a test, and the tool that says so works."""

import re
from pathlib import Path

import pytest

import bastide
from bastide.testing import TestsNotFound, rule_coverage
from bastide.testing.coverage import citations, rulebook_ids

TESTS = Path(__file__).parent
RULEBOOK = Path(bastide.__file__).parent / "games" / "carcassonne" / "rulebook.md"


def test_every_rule_of_carcassonne_is_cited() -> None:
    coverage = rule_coverage("carcassonne", TESTS)
    assert coverage.rules[0] == "CAR-001"
    assert coverage.rules[-1] == "CAR-137"
    assert len(coverage.rules) == 104
    assert coverage.missing == ()
    assert coverage.unknown == (), "a test cites a rule that is not in the rulebook"


def test_every_rule_of_caylus_is_cited() -> None:
    coverage = rule_coverage("caylus", TESTS)
    assert coverage.rules[0] == "CAY-001"
    assert len(coverage.rules) == 288
    assert coverage.missing == ()
    assert coverage.unknown == (), "a test cites a rule that is not in the rulebook"


def test_every_rule_of_carrara_is_cited() -> None:
    coverage = rule_coverage("carrara", TESTS)
    assert coverage.rules[0] == "CRR-001"
    assert coverage.rules[-1] == "CRR-144"
    assert len(coverage.rules) == 144
    assert coverage.missing == ()
    assert coverage.unknown == (), "a test cites a rule that is not in the rulebook"


def test_every_rule_of_praga_is_cited() -> None:
    coverage = rule_coverage("praga", TESTS)
    assert coverage.rules[0] == "PRA-001"
    assert coverage.rules[-1] == "PRA-324"
    assert len(coverage.rules) == 324
    assert coverage.missing == ()
    assert coverage.unknown == (), "a test cites a rule that is not in the rulebook"


def test_every_worked_example_is_a_test() -> None:
    examples = set(re.findall(r"\bEX-(\d+) ", RULEBOOK.read_text(encoding="utf-8")))
    text = (TESTS / "games/carcassonne/test_rules_examples.py").read_text(encoding="utf-8")
    tested = {str(int(number)) for number in re.findall(r"^def test_ex_(\d\d)_", text, re.MULTILINE)}
    assert {str(n) for n in range(1, 19)} <= examples
    assert tested == {str(n) for n in range(1, 19)}


SOURCE = '''
import pytest

@pytest.mark.rule("CAR-001", "CAR-002")
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

class TestMore:
    @pytest.mark.rule("CAR-003")
    async def test_two(self): ...

@pytest.mark.rule("CAR-004")
def not_a_test(): ...

# @pytest.mark.rule("CAR-005")
def test_without():
    """@pytest.mark.rule("CAR-006")"""

@pytest.mark.rule("CAR-999", "CAY-001")
def test_unknown(): ...
'''


def test_only_marks_on_tests_count(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "helper.py").write_text(SOURCE.replace("001", "007"), encoding="utf-8")
    assert sorted(citations(tmp_path)) == [
        ("CAR-001", "deep/test_it.py::test_one"),
        ("CAR-002", "deep/test_it.py::test_one"),
        ("CAR-003", "deep/test_it.py::test_two"),
        ("CAR-999", "deep/test_it.py::test_unknown"),
        ("CAY-001", "deep/test_it.py::test_unknown"),
    ]
    coverage = rule_coverage("carcassonne", tmp_path)
    assert coverage.cited["CAR-003"] == ("deep/test_it.py::test_two",)
    assert len(coverage.missing) == 101
    assert "CAR-004" in coverage.missing
    assert coverage.unknown == ("CAR-999",), "other games' rules are no concern of this one"


def test_without_tests_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(TestsNotFound, match="not with the installed package"):
        rule_coverage("carcassonne", tmp_path / "nowhere")


def test_rules_are_the_bold_ids_at_the_beginning_of_a_line() -> None:
    text = "- **CAR-001** Two.\n  - **CAR-002** nested\n**CAR-003** no list\n- **EX-1** ex\n- **CAR-010** Ten.\n"
    assert rulebook_ids(text) == ("CAR-001", "CAR-010")
