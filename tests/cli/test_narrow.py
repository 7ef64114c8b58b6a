"""What commands print on a terminal of 80 columns: tables that line up, and sentences broken between words."""

import os
import pty
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from bastide.cli import plain, report, texts
from bastide.cli.local import LocalTable
from bastide.cli.output import parted
from bastide.cli.words import Fault, SeatWord, bots_of, known_game, options_of
from bastide.engine.registry import game_type, load_game
from bastide.engine.terminal import width
from tests.cli.conftest import ENGLISH

Typed = Callable[..., Result]


def printed(*words: object, lang: str = "en", columns: int = 80) -> list[str]:
    """Type a command at a terminal that is so wide; return the lines that stand there in the end."""
    import fcntl
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    environment = {**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8"}
    del environment["COLUMNS"]
    command = [sys.executable, "-m", "bastide", "--lang", lang, *map(str, words)]
    shown = b""
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment):
        os.close(theirs)
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # nobody is at the other end any more
                break
            if not piece:
                break
            shown += piece
    os.close(ours)
    lines = shown.decode().replace("\r\n", "\n").split("\n")
    return [line.rpartition("\x1b[K")[2].rstrip("\r") for line in lines]  # what a bar drew is wiped


def test_the_standings_of_a_match_are_tables_that_line_up() -> None:
    lines = printed("match", "carcassonne", "random", "greedy", "--games", 2, "--workers", 1, "-o", "stack=VUVEUX")
    assert max(map(width, lines)) <= 80
    heads = [line.split() for line in lines if line.startswith("Bot ")]
    assert [head[:2] for head in heads] == [["Bot", "Wins"], ["Bot", "s"]]
    assert sum(line.startswith("greedy ") for line in lines) == 2
    assert " ".join(lines[:2]).replace("  ", " ").startswith("2 games on one process; --workers changes that.")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_record_that_is_verified_is_told_between_words(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    printed("play", "carcassonne", "--plain", "--seats", "random,random", "--record", file, "-o", "stack=VUVEUX")
    assert file.exists()
    lines = printed("replay", file, "--verify", lang=lang)
    assert max(map(width, lines)) <= 80
    commitment = file.read_text("utf-8").partition("commitment: ")[2].split()[0]
    assert any(commitment in line for line in lines)


def test_a_rule_with_its_code_is_read_between_words_and_its_places_stay_whole() -> None:
    lines = printed("rules", "CAY-117", "--code")
    rule = next(at for at, line in enumerate(lines) if line.startswith("CAY-117"))
    assert lines[rule].endswith(" in phase 3, and")
    assert lines[rule + 1] == "  so is whatever it builds."
    assert any("kernel/special.py:" in line and line.endswith("(CAY-117)") for line in lines)


def test_where_values_come_from_is_read_between_words() -> None:
    lines = printed("rules", "praga", "--provenance", "W1-03")
    assert max(map(width, lines)) <= 80
    at = next(at for at, line in enumerate(lines) if line.startswith("    reconstructed: "))
    assert lines[at].endswith("constraint; replace")
    assert lines[at + 1] == "      from the physical tile"


def test_what_is_refused_is_told_between_words() -> None:
    lines = printed("match", "carcassonne", "greedy", "randm")
    assert max(map(width, lines)) <= 80
    assert "level:1, level:2" in " ".join(line.strip() for line in lines)
    assert "Did you mean random?" in " ".join(line.strip() for line in lines)


def test_into_a_pipe_a_match_is_one_table(typed: Typed) -> None:
    found = typed("match", "carcassonne", "random", "random", "--games", 2, "--workers", 1, "-o", "stack=VUVEUX")
    [head] = [line for line in found.stdout.splitlines() if line.startswith("Bot ")]
    assert head.split()[-2:] == ["Slowest", "s"]


def test_a_table_in_parts_keeps_columns_that_belong_together() -> None:
    head, row = ["Bot", "Wins", "Between", "Lead", "Between", "Points"], ["a" * 12, "1", "2…3", "4", "5…6", "7"]
    parts = parted(head, [row], range(1, 6), (1, 2, 2, 1), 40)
    assert [part.split("\n")[0].split() for part in parts] == [
        ["Bot", "Wins", "Between"],
        ["Bot", "Lead", "Between", "Points"],
    ]
    assert len(parted(head, [row], range(1, 6), (1, 2, 2, 1), 80)) == 1
    assert len(parted(head, [row], range(1, 6), (1, 2, 2, 1), 10)) == 3


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_what_was_meant_is_a_sentence_of_its_own(lang: str) -> None:
    """In Japanese nothing stands between sentences but the stop, which was missing: `melevel:2 のことですか？`."""
    texts.use(lang)
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: known_game("carcasonne"), "carcassonne"),
        (lambda: options_of(game_type("caylus"), ["lawyer=1"]), "late_lawyer"),
        (lambda: bots_of(["levl:2"], load_game("caylus")), "level:2"),
    ]
    for ask, word in wrong:
        with pytest.raises(Fault) as refused:
            ask()
        meant = texts.t("shell-sentence-separator") + texts.t("cli-did-you-mean", word=word)
        assert str(refused.value).endswith(meant)
        assert str(refused.value).removesuffix(meant)[-1] in ".。"
    for key in ("cli-empty-bot", "cli-unknown-language"):
        assert texts.t(key, name="x", bots="x", languages="x")[-1] in ".。"


@pytest.mark.parametrize(("lang", "only"), [("en", "the only one is 1"), ("zh-Hant", "只有 1"), ("ja", "1だけ")])
def test_one_choice_is_no_range(lang: str, only: str) -> None:
    texts.use(lang)
    assert only in texts.t("cli-play-no-number", number=3, most=1)
    assert only not in texts.t("cli-play-no-number", number=3, most=2)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_question_that_is_longer_than_the_terminal_is_wide_is_broken_between_words(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts.use(lang)
    monkeypatch.setenv("COLUMNS", "80")
    game = load_game("praga")
    local = LocalTable(game, [SeatWord("Maximiliane von Ahn"), SeatWord("Bo")], seed=4)
    questions = []
    while not local.over:
        questions.append(report.ask(local))
        legal = local.state.legal_actions()
        local.act(legal[len(questions) * 7 % len(legal)])
    longest = max(questions, key=width)
    assert width(longest) > 80
    assert plain.prompt(longest) == f"{longest} > ", "into a pipe it is one line"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    lines = plain.prompt(longest).split("\n")
    assert max(map(width, lines)) <= 80
    assert lines[-1].endswith("> ")
    assert "".join("".join(lines).split()) == "".join(f"{longest}>".split())
    assert lang != "en" or " ".join(map(str.strip, lines)) == f"{longest} >"
