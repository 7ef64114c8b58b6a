"""What is typed wrongly: said in the reader's language, whichever of Click's or our own rules is broken."""

import re
from collections.abc import Callable

import pytest
from click.testing import Result

from bastide.cli import texts
from bastide.cli.main import app
from bastide.cli.output import NEVER_FIRST, NEVER_LAST, wrapped

Typed = Callable[..., Result]
WRONG = (
    (["--nope"], "--nope"),
    (["nope"], "nope"),
    (["play", "--seatss", "me"], "--seats"),
    (["simulate", "caylus", "--players", "x"], "--players"),
    (["simulate", "--games", "0"], "--games"),
    (["serve", "--port", "99999"], "65535"),
    (["serve", "--log-level", "loud"], "warning"),
    (["replay"], "FILE"),
    (["replay", "x", "--at"], "--at"),
    (["bench", "--json=3"], "--json"),
    (["bench", "--seconds", "0"], "--seconds"),
    (["bench", "--seconds", "x"], "--seconds"),
    (["mcp", "--port", "9000"], "--http"),
    (["games", "extra"], "extra"),
    (["admin", "nope"], "nope"),
)
ENGLISH = re.compile(r"\b(Usage|Error|Try|No such|Invalid|Missing|Got|requires|default|env var)\b")


@pytest.mark.parametrize(("words", "named"), WRONG)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_what_is_typed_wrongly_is_told_in_the_readers_language(
    typed: Typed, lang: str, words: list[str], named: str
) -> None:
    result = typed("--lang", lang, *words)
    assert result.exit_code == 2
    assert named in result.stderr
    assert result.stdout == ""
    assert not ENGLISH.search(result.stderr)
    assert lang == "en" or re.search("[一-鿿ぁ-ヶ]", result.stderr)


@pytest.mark.parametrize(
    ("words", "wrong", "help_of"),
    [
        (["match", "carcassonne"], "BOT BOT [BOT …] is missing.", "match --help"),
        (["frobnicate"], "There is no command frobnicate.", "--help"),
        (["admin", "frobnicate"], "There is no command frobnicate.", "admin --help"),
    ],
)
def test_what_is_missing_or_unknown_is_named_whole_and_where_help_is(
    typed: Typed, words: list[str], wrong: str, help_of: str
) -> None:
    assert typed(*words).stderr == f"{wrong}\n`{app.name} {help_of}` explains what can be typed.\n"


@pytest.mark.parametrize("words", [["games", "--lang", "ja"], ["games", "--lang=ja"], ["--lang", "ja", "games"]])
def test_the_language_may_stand_anywhere(typed: Typed, words: list[str]) -> None:
    assert "カルカソンヌ" in typed(*words).stdout


def test_a_language_after_the_command_is_that_of_a_refusal(typed: Typed) -> None:
    assert "選項" in typed("play", "--nope", "--lang", "zh").stderr


@pytest.mark.parametrize("command", [["serve"], ["simulate"], ["admin"], []])
@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_help_has_no_english_and_the_colons_of_its_language(typed: Typed, lang: str, command: list[str]) -> None:
    said = typed("--lang", lang, *command, "--help").stdout
    assert not ENGLISH.search(said)
    assert not re.search("[一-鿿ァ-ヶ]:", said)
    assert "： " not in said


@pytest.mark.parametrize("columns", range(20, 40))
@pytest.mark.parametrize("command", [["serve"], ["simulate"]])
@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_no_line_of_help_breaks_where_none_may(typed: Typed, lang: str, command: list[str], columns: int) -> None:
    said = typed("--lang", lang, *command, "--help").stdout
    for paragraph in said.splitlines():
        lines = wrapped(paragraph, columns).split("\n")
        assert not [line for line in lines[1:] if line[:1] and line[0] in NEVER_FIRST], paragraph
        assert not [line for line in lines[:-1] if line[-1:] and line[-1] in NEVER_LAST], paragraph


def test_small_kana_begin_no_line_and_brackets_end_none() -> None:
    assert wrapped("データフォルダー", 7) == "データ\nフォル\nダー"
    assert wrapped("桌上限（四）人", 8) == "桌上限\n（四）人"
