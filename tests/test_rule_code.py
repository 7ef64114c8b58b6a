"""A rule's number leads to the code that enforces it, or to the reason why there is none."""

from pathlib import Path

import pytest

import bastide
from bastide.engine.registry import BUNDLED
from bastide.testing.code import read_folder, rule_code

BOOK = "# Rules\n\n- **ABC-001** One. [seed]\n- **ABC-002** Two. [seed]\n- **ABC-003** Three. [seed]\n"
SOURCE = (
    '"""The first step (ABC-001)."""\n\n\ndef step():\n    return 1  # ABC-001, ABC-002; XYZ-001 is another game\'s\n'
)
REASON = '[[rule]]\nid = "ABC-003"\nreason = "what people say at a table"\n'


@pytest.mark.parametrize("game", BUNDLED)
def test_rules_lead_to_code_or_to_a_reason(game: str) -> None:
    found = rule_code(game)
    assert found.missing == ()


@pytest.mark.parametrize("game", BUNDLED)
def test_what_code_and_reasons_name_are_rules(game: str) -> None:
    found = rule_code(game)
    assert found.unknown == ()
    assert found.superfluous == (), "a reason for having no code, and code"


@pytest.mark.parametrize("game", BUNDLED)
def test_every_place_is_a_line_of_the_games_folder(game: str) -> None:
    folder = Path(bastide.__file__).parent / "games" / game
    for rule, places in rule_code(game).places.items():
        for place in places:
            assert place.file.is_relative_to(folder)
            assert place.file.suffix == ".py"
            line = place.file.read_text("utf-8").splitlines()[place.line - 1]
            assert line.strip() == place.text
            assert rule in place.text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a game of three rules, one of which leads nowhere."""
    (tmp_path / "rulebook.md").write_text(BOOK, "utf-8")
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "act.py").write_text(SOURCE, "utf-8")
    (tmp_path / "notes.md").write_text("ABC-003", "utf-8")
    (tmp_path / "en.ftl").write_text("refused = ABC-003", "utf-8")
    return tmp_path


def test_only_python_below_the_folder_counts(folder: Path) -> None:
    found = read_folder(folder)
    assert found.rules == ("ABC-001", "ABC-002", "ABC-003")
    assert [(place.file.name, place.line) for place in found.places["ABC-001"]] == [("act.py", 1), ("act.py", 5)]
    assert list(found.places) == ["ABC-001", "ABC-002"]
    assert found.missing == ("ABC-003",)
    assert found.percent == 66


def test_a_reason_is_as_good_as_code(folder: Path) -> None:
    (folder / "no_code.toml").write_text(REASON, "utf-8")
    found = read_folder(folder)
    assert found.reasons == {"ABC-003": "what people say at a table"}
    assert (found.missing, found.superfluous, found.unknown, found.percent) == ((), (), (), 100)
    (folder / "no_code.toml").write_text(REASON.replace('id = "ABC-003"', 'ids = ["ABC-002", "ABC-004"]'), "utf-8")
    found = read_folder(folder)
    assert (found.missing, found.superfluous, found.unknown) == (("ABC-003",), ("ABC-002",), ("ABC-004",))


@pytest.mark.parametrize(
    "wrong",
    [
        REASON + REASON,
        REASON.replace("ABC-003", "ABC-001 to ABC-003"),
        REASON.replace("what people say at a table", " "),
        REASON.replace("reason", "because"),
        REASON.replace('id = "ABC-003"', 'id = "ABC-003"\nids = ["ABC-002"]'),
        REASON.replace('id = "ABC-003"', "ids = [3]"),
    ],
)
def test_a_list_that_says_too_little_or_too_much_is_refused(folder: Path, wrong: str) -> None:
    (folder / "no_code.toml").write_text(wrong, "utf-8")
    with pytest.raises(ValueError, match=r"no_code\.toml"):
        read_folder(folder)
