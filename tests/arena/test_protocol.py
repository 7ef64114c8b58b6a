"""The benchmark protocol plays every table once, goes on where it was stopped, and its page shows what was measured."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bastide.arena import protocol
from bastide.engine.registry import BUNDLED, load_game
from tests.arena.test_schema import validator

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/research/protocol.md").read_text("utf-8")
MEASURED: protocol.Results = json.loads((ROOT / "benchmarks/strength/protocol.json").read_text("utf-8"))


def test_every_game_is_played_at_every_number_of_seats() -> None:
    found = list(protocol.cells())
    assert [name for name in BUNDLED for _ in (2, 3, 4)] == [name for name, seats in found if seats < 5]
    assert len(found) == 14
    assert list(protocol.cells("praga")) == [("praga", 2), ("praga", 3), ("praga", 4)]


def test_a_match_is_the_same_each_time() -> None:
    once, again = (protocol.play("greedy", "random", "carrara", 2, 2) for _ in range(2))
    assert {**once, "processor_seconds_per_game": 0} == {**again, "processor_seconds_per_game": 0}
    assert once["games"] == 2
    assert once["share"][0] == 1.0


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, page = tmp_path / "results.json", tmp_path / "page.md"
    page.write_text("before\n<!-- results --><!-- end of results -->\nafter\n", "utf-8")
    words = ["protocol", "random", "--against", "random", "--only", "carrara", "--games", "2", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", [*words, "--out", str(out), "--page", str(page)])
    protocol.main()
    first = json.loads(out.read_text("utf-8"))
    assert [one["seats"] for one in first.values()] == [2, 3, 4]
    assert [one["games"] for one in first.values()] == [2, 3, 4]
    monkeypatch.setattr(protocol, "play", lambda *_: pytest.fail("played again"))
    protocol.main()
    assert json.loads(out.read_text("utf-8")) == first
    told = page.read_text("utf-8")
    assert told.startswith("before\n<!-- results -->\n\n| bot |")
    assert told.endswith("|\n\n<!-- end of results -->\nafter\n")
    assert protocol.table(first) in capsys.readouterr().out


def test_a_program_that_died_is_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What greedy did in its place stands there as such, and is played again once the program is mended."""
    out, played = tmp_path / "results.json", protocol.play
    dead = f"process:60s:{sys.executable} -c pass"
    words = ["protocol", dead, "--against", "random", "--only", "carrara", "--games", "2", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", [*words, "--out", str(out)])
    protocol.main()
    results = json.loads(out.read_text("utf-8"))
    assert [one["replaced"] for one in results.values()] == [
        {dead: {"crash: exit code 0": seats}} for seats in (2, 3, 4)
    ]
    validator("protocol").validate(results)
    told = f"- `carrara` with 3 seats: `greedy` played on for `{dead}` 3 times (crash: exit code 0)."
    assert told in capsys.readouterr().out.splitlines()
    again: list[int] = []

    def watched(*given: Any, **named: Any) -> dict[str, Any]:
        again.append(given[3])
        return played(*given, **named)

    monkeypatch.setattr(protocol, "play", watched)
    protocol.main()
    assert again == [2, 3, 4]


def test_a_bot_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["protocol", "nobody", "--out", str(tmp_path / "results.json"), "--games", "2"])
    with pytest.raises(SystemExit, match="nobody"):
        protocol.main()


@pytest.mark.parametrize("words", [["random", "nobody"], ["random", "--against", "random", "--against", "nobody"]])
def test_a_bot_that_is_none_is_refused_before_the_others_have_played_for_hours(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "play", lambda *_, **__: pytest.fail("played"))
    monkeypatch.setattr(sys, "argv", ["protocol", *words, "--out", str(tmp_path / "results.json")])
    with pytest.raises(SystemExit, match="nobody"):
        protocol.main()


def test_the_page_shows_what_was_measured() -> None:
    assert protocol.filled(PAGE, MEASURED) == PAGE
    assert f"The seed is {protocol.SEED}." in PAGE
    assert all(f"`{opponent}`" in PAGE for opponent in protocol.OPPONENTS)
    assert set(MEASURED) == {
        protocol.key(one["bot"], one["against"], one["game"], one["seats"]) for one in MEASURED.values()
    }
    for one in MEASURED.values():
        assert one["seed"] == protocol.SEED
        assert one["rules"] == load_game(one["game"]).rules_version
        assert one["compiled"]


def test_a_misspelt_game_is_said_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["protocol", "random", "--only", "chess", "--out", str(tmp_path / "results.json")])
    with pytest.raises(SystemExit) as refused:
        protocol.main()
    assert refused.value.code == 2
    assert "there is no game 'chess'; there are carcassonne" in capsys.readouterr().err


def test_it_is_stopped_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(protocol, "play", stop)
    monkeypatch.setattr(sys, "argv", ["protocol", "random", "--out", str(tmp_path / "results.json")])
    with pytest.raises(SystemExit) as stopped:
        protocol.main()
    assert stopped.value.code == 130
    assert "the same command goes on" in capsys.readouterr().err


def told(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what is said of a command that is refused before anything is played."""
    monkeypatch.setattr(protocol, "play", lambda *_, **__: pytest.fail("played"))
    monkeypatch.setattr(sys, "argv", ["protocol", "random", "--games", "2", *words])
    with pytest.raises(SystemExit) as refused:
        protocol.main()
    assert refused.value.code == 2
    return capsys.readouterr().err


def test_what_cannot_be_written_is_seen_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    letter, out = tmp_path / "letter.txt", str(tmp_path / "results.json")
    letter.write_text("Dear Ann", "utf-8")
    assert "holds something else" in told(["--out", str(letter)], monkeypatch, capsys)
    assert letter.read_text("utf-8") == "Dear Ann"
    assert "letter.txt" in told(["--out", str(letter / "results.json")], monkeypatch, capsys)
    assert "no place for results" in told(["--out", out, "--page", str(letter)], monkeypatch, capsys)
    assert "page.md: No such file" in told(["--out", out, "--page", str(tmp_path / "page.md")], monkeypatch, capsys)


def test_a_single_round_has_a_lead_without_an_interval(tmp_path: Path) -> None:
    one = protocol.play("greedy", "random", "carrara", 2, 2)
    assert len(one["lead"]) == 1
    assert json.loads(json.dumps({"a": one}), parse_constant=pytest.fail)
    (row,) = protocol.rows({"a": one})
    assert len(row) == len(protocol.HEAD)
    assert row[protocol.HEAD.index("lead") + 1] == ""


def test_what_was_played_by_other_rules_is_played_again() -> None:
    one = next(iter(MEASURED.values()))
    assert protocol.suffices(one, one["games"])
    assert not protocol.suffices(one, one["games"] + 1)
    assert not protocol.suffices({**one, "rules": "0"}, one["games"])
