"""A table by lines: everything that can be typed, in a process with pipes and in this one."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import bastide
from bastide.cli import plain
from tests.cli.conftest import in_process

Typed = Callable[..., Result]


def play(typed: Typed, lines: list[str], *words: object, stack: str = "NVX", lang: str = "en") -> Result:
    """Play with two people at one keyboard."""
    options = ("--seats", "me:Ann,me:Bo", "--seed", 3, "--options", f"stack={stack}")
    return typed("--lang", lang, "play", "carcassonne", *options, *words, stdin="\n".join(lines) + "\n")


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = "1\n" * 8
    words = ("--seats", "me,greedy", "--seed", 3, "--options", "stack=NVXA", "--record", file)
    done = in_process("play", "carcassonne", *words, stdin=lines)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert "Total" in done.stdout
    record = bastide.Record.parse(file.read_text())
    assert record.seats == ("Player 1", "bot greedy")
    assert record.replay().is_terminal()
    record.verify()
    again = in_process("replay", file, "--verify", "--json")
    assert json.loads(again.stdout)["verified"] is True


def test_the_end_of_the_input_leaves_the_game_and_keeps_the_record(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play(typed, ["place N 0,1 r1"], "--record", file)
    assert result.exit_code == 0
    assert "left the game before it ended" in result.stdout
    record = bastide.Record.parse(file.read_text())
    assert record.actions == ("draw N", "place N 0,1 r1")
    assert "commitment" in record.header
    assert "seed" not in record.header


def test_help_lists_what_may_be_typed_and_what_it_brings(typed: Typed) -> None:
    said = play(typed, ["1", "help meeple c"]).stdout
    assert "meeple city.0" in said
    assert "knight in the city of 1 tile: 1 point if the game ended now, 4 when completed" in said
    assert "meeple none" not in said


def test_words_that_lack_something_say_what(typed: Typed) -> None:
    """Of everything that `help` lists there is help, and an example that is given finds something in every game."""
    said = play(typed, ["help undo turn", "why", "help nonsense"]).stdout
    assert "undo   take back your last step; undo turn goes back to your last turn" in said
    assert "why   why something is refused, with the rule: why ACTION" in said
    assert said.count("Nothing that may be typed now begins with") == 1
    for game in bastide.games():
        found = typed("play", game, "--seats", "me,me", "--seed", 1, stdin="rules\n" + "rules 037\n").stdout
        assert "rules 037" in found
        assert re.search(r"[A-Z]{3}-037  ", found), game


def test_a_refusal_names_the_rule_and_changes_nothing(typed: Typed) -> None:
    said = play(typed, ["place N 5,5 r0", "place V 0,1 r1", "meeple none", "record"]).stdout
    assert "There is no tile next to 5,5. (CAR-022)" in said
    assert "CAR-029" in said
    assert said.count("\nplace ") == 0


def test_why_explains_without_trying(typed: Typed) -> None:
    said = play(typed, ["why place N 0,1 r0", "why place N 0,1 r1"]).stdout
    assert "CAR-024" in said
    assert "place N 0,1 r1 is allowed now." in said


def test_a_misspelt_word_gets_a_suggestion(typed: Typed) -> None:
    assert "Did you mean ledger?" in play(typed, ["leger"]).stdout


def test_a_number_beyond_the_list(typed: Typed) -> None:
    assert "There is no choice 99" in play(typed, ["99"]).stdout


def test_undo_is_free_until_something_is_revealed(typed: Typed) -> None:
    said = play(typed, ["place N 0,1 r1", "undo", "undo", "record"]).stdout
    assert "Taken back." in said
    assert "You have not done anything that could be taken back." in said
    assert "place N" not in said.split("bastide-record 1")[1].split(">")[0]


def test_several_actions_on_one_line_stop_at_the_first_refusal(typed: Typed) -> None:
    said = play(typed, ["place N 0,1 r1; meeple road.0; meeple none", "record"]).stdout
    assert "CAR-" in said
    record = said.split("bastide-record 1")[1]
    assert "place N 0,1 r1" in record
    assert "\nmeeple" not in record


def test_everything_else_that_may_be_typed(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    lines = ["1", "1", "board", "scores", "log", "ledger", "tiles", "rules ring", f"save {file}", "save", "", "quit"]
    result = play(typed, lines)
    assert result.exit_code == 0
    for words in ("meeples", "Ann draws tile N.", "Total", "still to come", "CAR-061", "Saved: ", "save FILE"):
        assert words in result.stdout
    assert "take back: undo  undo turn  restart  redo" in result.stdout
    assert bastide.Record.parse(file.read_text()).seats == ("Ann", "Bo")


def test_a_record_that_cannot_be_written(typed: Typed, tmp_path: Path) -> None:
    result = play(typed, ["1"], "--record", tmp_path / "no" / "game.txt")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    said = play(typed, [f"save {tmp_path}/no/game.txt"]).stdout
    assert "cannot be written" in said


@pytest.mark.parametrize(
    ("file", "why"), [("x" * 300, "the name is too long"), ("~nobody-here/x", "no such file or folder")]
)
def test_a_name_that_no_file_can_have_ends_no_game(typed: Typed, file: str, why: str) -> None:
    said = " ".join(play(typed, [f"save {file}", "scores"]).stdout.split())
    assert why in said
    assert "if it ended now" in said.partition(why)[2], "the game goes on"


def test_a_record_with_a_name_that_no_file_can_have_is_told_before_the_game(typed: Typed) -> None:
    result = play(typed, ["1"], "--record", "x" * 300)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "the name is too long" in " ".join(result.stderr.split())


def test_a_record_that_is_there_already_is_not_written_over(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert play(typed, ["1"], "--record", file).exit_code == 0
    kept = file.read_text()
    result = play(typed, ["2"], "--record", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{file} exists already" in " ".join(result.stderr.split())
    assert file.read_text() == kept
    empty = tmp_path / "empty.txt"
    empty.touch()
    assert play(typed, ["1"], "--record", empty).exit_code == 0


@pytest.mark.parametrize("folder", [".", "..", "/", "./"])
def test_a_folder_is_no_file_to_save_in_and_the_game_goes_on(typed: Typed, folder: str) -> None:
    """`save .` ended the game."""
    result = play(typed, [f"save {folder}", "scores", *["1"] * 8])
    assert result.exit_code == 0, result.output
    assert "cannot be written" in result.stdout
    assert "The game is over." in result.stdout
    assert play(typed, ["scores", *["1"] * 8], "--record", folder).exit_code == 2


def test_a_hint_is_a_legal_turn(typed: Typed) -> None:
    said = play(typed, ["hint"], stack="V").stdout
    assert "Hint: place V" in said


@pytest.mark.parametrize(
    ("lang", "words"), [("ja", ["残り", "点", "できません"]), ("zh-Hant", ["張", "分", "同意"])], ids=["ja", "zh-Hant"]
)
def test_other_languages(typed: Typed, lang: str, words: list[str]) -> None:
    said = play(typed, ["tiles", "place N 5,5 r0", "1", "1"], lang=lang).stdout
    assert words[0] in said
    assert "cli-" not in said
    assert "carcassonne-" not in said
    assert "CAR-022" in said


def test_the_same_seed_draws_the_same_tiles(typed: Typed) -> None:
    runs = [
        typed("play", "carcassonne", "--seats", "me,me", "--seed", 8, stdin="record\n").stdout.split("commitment")[1]
        for _ in range(2)
    ]
    assert runs[0] == runs[1]


def test_a_file_that_is_none_of_this_game_is_not_written_over(typed: Typed, tmp_path: Path) -> None:
    letter, game = tmp_path / "letter.txt", tmp_path / "game.txt"
    letter.write_text("Dear Ann,\n")
    said = play(typed, [f"save {letter}", f"save {game}", "1", f"save {game}"]).stdout
    assert f"{letter} exists already" in said
    assert letter.read_text() == "Dear Ann,\n"
    assert said.count(f"Saved: {game}") == 2, "its own file is kept up to date"
    assert len(bastide.Record.parse(game.read_text()).actions) == 2


@pytest.mark.parametrize(("seats", "seat"), [(",me", 1), ("me,", 2), ("me, ,greedy", 2)])
def test_a_seat_that_is_left_empty_is_named(typed: Typed, seats: str, seat: int) -> None:
    done = typed("play", "carcassonne", "--seats", seats)
    assert done.exit_code == 2
    assert f"--seats names nobody for seat {seat}; write there: me, random, greedy" in done.stderr


def test_a_bot_without_a_name_is_told(typed: Typed) -> None:
    done = typed("match", "carcassonne", "random", "", "--games", "2")
    assert done.exit_code == 2
    assert "The name of a bot is empty; there are: random, greedy" in done.stderr


def test_a_bot_of_ones_own_that_cannot_be_made_is_refused_with_the_reason(typed: Typed) -> None:
    for spec, reason in (
        ("python:no.such.module:Bot", "No module named"),
        ("python:json", "python:package.module:Class"),
    ):
        result = typed("match", "carcassonne", spec, "random")
        assert result.exit_code == 2
        assert reason in result.output


def test_a_terminal_that_can_draw_nothing_is_played_at_by_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.cli.play import play as begin

    by_lines: list[bool] = []
    monkeypatch.setattr(plain, "play", lambda *_: by_lines.append(True))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    begin("carcassonne", seats="me,me", options=[], seed=1, record=None, begun=None, plain=False)
    assert by_lines


def test_what_is_taken_back_after_the_end_is_played_on(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bastide.cli.local import LocalTable
    from bastide.cli.words import SeatWord

    local = LocalTable(bastide.load_game("carcassonne", options={"stack": "NV"}), [SeatWord("Ann"), SeatWord("Bo")], 3)
    lines = iter(["1", "1", "1", "1", "undo", "undo turn", "1", "1", "scores", ""])
    asked: list[str] = []

    def answer(prompt: str = "") -> str:
        asked.append(prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    plain.play(local, lambda: None, 3)
    assert local.over
    assert next(lines, None) is None, "every line was asked for"
    assert ["review" in line for line in asked[4:]] == [True, True, False, False, True, True]


def test_a_game_is_left_and_gone_on_with(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    said = play(typed, ["1", "1"], "--record", file).stdout
    assert f"`bastide play --continue {file}` goes on with it" in said
    assert "go on with the game in it" in play(typed, [], "--record", file).stderr
    half = bastide.Record.parse(file.read_text())

    result = typed("play", "--continue", file, stdin="undo\n1\n1\n1\n1\n")
    assert result.exit_code == 0, result.stderr
    whole = bastide.Record.parse(file.read_text())
    assert whole.seats == half.seats == ("Ann", "Bo")
    assert whole.actions[: len(half.actions)] == half.actions
    assert whole.header["origin"] == "continued", "its draws are those of two shuffles"
    assert whole.replay().is_terminal()
    assert "is over" in typed("play", "--continue", file).stderr


def test_the_seed_of_then_draws_what_would_have_been_drawn(typed: Typed, tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.txt", tmp_path / "game.txt"
    stack = "NVXAEUW"
    play(typed, ["1"] * 14, "--record", whole, stack=stack)
    play(typed, ["1"] * 4, "--record", file, stack=stack)
    typed("play", "--continue", file, "--seed", 3, stdin="1\n" * 10)
    assert file.read_text() == whole.read_text()
    bastide.Record.parse(file.read_text()).verify()


def test_nothing_is_drawn_again_of_a_game_that_is_gone_on_with(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed("play", "carcassonne", "--seats", "me,random", "-o", "stack=NVXAEUW", "--record", file, stdin="1\n1\n1\n1\n")
    before = file.read_text()
    typed("play", "--continue", file, stdin="undo turn\nundo\nrestart\n")
    assert file.read_text() == before, "nothing was done, so nothing is written"


def test_others_may_go_on_with_a_game(typed: Typed, tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    play(typed, ["1"], "--record", file)
    before = file.read_text()
    typed("play", "--continue", file, "--seats", "random,greedy", "--record", other)
    assert bastide.Record.parse(other.read_text()).seats == ("bot random", "bot greedy")
    assert bastide.Record.parse(other.read_text()).replay().is_terminal()
    assert file.read_text() == before
    for words, said in (
        (("--seats", "me"), "has 2 seats; --seats names 1"),
        (("--options", "stack=V"), "leave game and options away"),
        (("--record", other), "exists already"),
    ):
        result = typed("play", "--continue", file, *words)
        assert (result.exit_code, said in result.stderr) == (2, True)
    assert "is carcassonne" in typed("play", "caylus", "--continue", file).stderr
    assert "is not a record" in typed("play", "--continue", __file__).stderr


def test_it_is_said_once_that_a_built_in_bot_plays_on_for_a_program() -> None:
    """Who plays against a bot of their own that has died would otherwise take the moves of greedy for its own."""
    dead = f"process:60s:{sys.executable} -c pass"
    words = ("--seats", f"{dead},greedy", "--seed", 3, "--options", "stack=NVXA")
    done = in_process("play", "carcassonne", *words, stdin="")
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stdout.splitlines() if "greedy plays on" in line]
    assert len(told) == 1
    assert told[0].endswith("the program has failed or resigned, and greedy plays on (crash: exit code 0).")


@pytest.mark.parametrize("bot", ["process:touch proof", "python:proof:Bot"])
def test_a_record_starts_no_program(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.chdir(tmp_path)
    play(typed, ["1"], "--record", "game.txt")
    file = tmp_path / "game.txt"
    file.write_text(file.read_text().replace("seat 1: Bo", f"seat 1: bot {bot}"))
    Path("proof.py").write_text("open('proof', 'w')")
    result = typed("play", "--continue", "game.txt")
    assert (result.exit_code, "is a program" in result.stderr) == (2, True)
    assert not Path("proof").exists()


@pytest.mark.parametrize(("lang", "asked"), [("zh-Hant", "Ann：放置版圖卡"), ("ja", "Ann：タイルを置く")])
def test_no_half_width_colon_stands_beside_chinese_or_japanese(typed: Typed, lang: str, asked: str) -> None:
    said = play(typed, ["help", "hint", "1", "why place N 5,5 r0", "scores", "log", "quit"], lang=lang).stdout
    assert f"{asked} N > " in said
    assert not re.findall("[一-鿿ぁ-ヶ][:;,!?]|[:;,!?] ?[一-鿿ぁ-ヶ]", said)
