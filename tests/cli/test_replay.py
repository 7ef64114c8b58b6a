"""Records played back: what they claim is checked, and what is wrong is named with its line."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import bastide
from bastide.cli.local import LocalTable
from bastide.cli.output import ledger_table
from bastide.cli.words import SeatWord
from tests.cli.conftest import in_process

Typed = Callable[..., Result]


def played(options: dict[str, object] | None = None, seed: int = 5) -> LocalTable:
    """Return a whole game at a local table, everybody taking the first choice."""
    game = bastide.load_game("carcassonne", options=options)
    table = LocalTable(game, [SeatWord("Ann"), SeatWord("Bo")], seed)
    while not table.over:
        table.act(table.state.legal_actions()[-1])
    return table


def test_scores_and_ledger_by_cause(typed: Typed, record_file: Path) -> None:
    result = typed("replay", record_file)
    assert result.exit_code == 0
    assert re.search(r"Roads\s+2\s+·", result.stdout)
    assert re.search(r"Total\s+2\s+0", result.stdout)
    assert "Ann wins." in result.stdout


def test_lost_points_have_a_true_minus_sign() -> None:
    """As they have in the log and in the browser; in the ledger it was a hyphen."""
    said = ledger_table(["Ann", "Bo"], {"penalty": [-2, 0]}, [-2, 5], "caylus")
    assert re.search(r"−2 +·\nTotal +−2 +5$", said)


def test_who_plays_alone_wins_nothing(typed: Typed, tmp_path: Path) -> None:
    table = LocalTable(bastide.load_game("praga", players=1), [SeatWord("Ann")], 5)
    while not table.over:
        table.act(table.state.legal_actions()[-1])
    table.save(tmp_path / "game.txt")
    said = typed("replay", tmp_path / "game.txt").stdout
    assert said.startswith("Praga Caput Regni, 1 player, ")
    assert "wins" not in said
    assert f"The game is over: {table.state.scores()[0]} point" in said


def test_json(typed: Typed, record_file: Path) -> None:
    data = json.loads(typed("replay", record_file, "--json").stdout)
    assert (data["scores"], data["over"], data["verified"]) == ([2, 0], True, None)
    assert data["causes"] == {"road": [2, 0]}
    assert sum(entry["points"] for entry in data["ledger"]) == 2


@pytest.mark.parametrize(("lang", "said"), [("en", "save it as UTF-8 with LF"), ("zh-Hant", "CRLF"), ("ja", "CRLF")])
def test_a_record_from_windows_is_told_what_is_wrong_with_it(
    typed: Typed, record: bastide.Record, tmp_path: Path, lang: str, said: str
) -> None:
    """It does begin as a record does; that cannot be seen."""
    for data in (record.dump().replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + record.dump().encode()):
        (tmp_path / "game.txt").write_bytes(data)
        result = typed("--lang", lang, "replay", tmp_path / "game.txt")
        assert (result.exit_code, said in result.stderr.replace("\n", " ")) == (2, True), result.stderr


def test_a_record_from_a_pipe(record: bastide.Record) -> None:
    done = in_process("replay", "-", "--json", stdin=record.dump())
    assert done.returncode == 0
    assert json.loads(done.stdout)["scores"] == [2, 0]


def test_a_moment_of_the_game(typed: Typed, record_file: Path) -> None:
    result = typed("replay", record_file, "--at", 2)
    assert "After 2 actions; the last was place X 1,0 r0." in result.stdout
    assert "X@1,0r0" in result.stdout
    assert json.loads(typed("replay", record_file, "--at", 0, "--json").stdout)["plies"] == 0


def test_one_action_is_one(typed: Typed, record_file: Path) -> None:
    assert "After 1 action, which was draw " in typed("replay", record_file, "--at", 1).stdout
    assert "After 2 actions; the last was place " in typed("replay", record_file, "--at", 2).stdout


def test_a_moment_that_never_was(typed: Typed, record_file: Path) -> None:
    result = typed("replay", record_file, "--at", 99)
    assert result.exit_code == 2
    assert "the game has 9" in result.stderr


def test_a_drawing(typed: Typed, record_file: Path, tmp_path: Path) -> None:
    svg = tmp_path / "board.svg"
    assert typed("replay", record_file, "--svg", svg).exit_code == 0
    assert ET.parse(svg).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_a_drawing_that_cannot_be_written(typed: Typed, record_file: Path, tmp_path: Path) -> None:
    result = typed("replay", record_file, "--svg", tmp_path / "no" / "board.svg")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


@pytest.mark.parametrize(
    ("find", "put", "line"),
    [
        ("bastide-record 1", "bastide-record 2", 1),
        ("game: carcassonne", "game: carcasonne", 2),
        ("rules: 1", "rules: 99", 3),
        ("players: 2", "players: two", 4),
        ("players: 2", "players: 7", 4),
        ("options: stack=XVA", "options: stack=XVA speed=9", 5),
        ("seat 1: Bo\n", "", 7),
        ("scores: 2 0", "scores: 2", 8),
        ("draw X\n", "draw X \n", 10),
        ("draw V\n", "\n", 13),
    ],
)
def test_a_malformed_record_is_named_with_its_line(
    typed: Typed, record: bastide.Record, tmp_path: Path, find: str, put: str, line: int
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(record.dump().replace(find, put, 1))
    result = typed("replay", file)
    assert result.exit_code == 2
    assert f"line {line}: " in result.stderr


def test_not_text_at_all(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "bad.bin"
    file.write_bytes(b"bastide-record 1\n\xff\xfe\n")
    result = typed("replay", file)
    assert result.exit_code == 2
    assert "line 2: not UTF-8" in result.stderr


def test_an_illegal_action_is_named_with_line_and_rule(typed: Typed, record: bastide.Record, tmp_path: Path) -> None:
    file = tmp_path / "illegal.txt"
    file.write_text(record.dump().replace("place V -1,0 r3", "place V -1,0 r0"))
    result = typed("replay", file)
    assert result.exit_code == 1
    assert "line 14: " in result.stderr
    assert "CAR-024" in result.stderr
    as_json = typed("replay", file, "--json")
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout)["error"]["line"] == 14


def test_false_scores_do_not_hold(typed: Typed, record: bastide.Record, tmp_path: Path) -> None:
    file = tmp_path / "false.txt"
    file.write_text(record.dump().replace("scores: 2 0", "scores: 20 0"))
    result = typed("replay", file)
    assert result.exit_code == 1
    assert "the header says scores 20 0, the actions give 2 0" in result.stderr


def test_a_fair_shuffle_is_verified(typed: Typed, tmp_path: Path) -> None:
    table, file = played(), tmp_path / "fair.txt"
    table.save(file)
    result = typed("replay", file, "--verify")
    assert result.exit_code == 0
    assert f"committed to: {table.shuffle.commitment}. No seat was asked for a random number." in result.stdout
    assert json.loads(typed("replay", file, "--verify", "--json").stdout)["verified"] is True


def test_another_seed_is_found_out(typed: Typed, tmp_path: Path) -> None:
    table, file = played(), tmp_path / "unfair.txt"
    text = table.record().dump()
    file.write_text(text.replace(table.shuffle.secret.hex(), "00" * 32))
    result = typed("replay", file, "--verify")
    assert result.exit_code == 1
    assert "not the one that was committed to" in result.stderr


def test_a_draw_that_the_seed_does_not_give_is_found_out(typed: Typed, tmp_path: Path) -> None:
    honest, file = played(seed=5), tmp_path / "swapped.txt"
    other = played(seed=6)
    forged = honest.record().finished(honest.state, other.shuffle)
    file.write_text(forged.dump())
    result = typed("replay", file, "--verify")
    assert result.exit_code == 1
    assert re.search(r"line \d+: the shuffle gives 'draw .' here", result.stderr)


def test_nothing_to_verify(typed: Typed, record_file: Path) -> None:
    result = typed("replay", record_file, "--verify")
    assert result.exit_code == 1
    assert "no seed and commitment" in result.stderr
