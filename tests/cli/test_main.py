"""The program itself: version, help, languages, and failures that a person understands."""

import json
import time
from collections.abc import Callable

import pytest
from click.shell_completion import ShellComplete
from click.testing import Result

import bastide
from bastide.cli import build
from bastide.cli.main import app
from tests.cli.conftest import in_process

Typed = Callable[..., Result]


def test_version(typed: Typed) -> None:
    said = typed("--version").stdout
    assert said.startswith(f"bastide {bastide.__version__} (")
    assert ("compiled" in said) == build.compiled()
    assert ("without the browser client" in said) == (not build.has_client())


def test_the_module_is_the_command() -> None:
    done = in_process("--version")
    assert (done.returncode, done.stdout) == (0, build.described() + "\n")


def test_starting_loads_nothing_heavy() -> None:
    code = (
        "import sys, bastide.cli.main; "
        "print(sorted(m for m in ('textual', 'fluent', 'fastapi', 'sqlalchemy', 'asyncio') if m in sys.modules))"
    )
    import subprocess
    import sys

    started = time.perf_counter()
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "[]"
    assert time.perf_counter() - started < 10


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "Search the numbered rulebook"), ("zh-Hant", "搜尋編號規則書"), ("ja", "番号つきルールブック")],
)
def test_help_speaks_every_language(typed: Typed, lang: str, word: str) -> None:
    assert word in typed("--lang", lang, "--help").stdout
    assert word in typed("--lang", lang, "rules", "--help").stdout


def test_help_follows_the_environment(typed: Typed) -> None:
    assert "番号つき" in typed("--help", env={"LC_ALL": "ja_JP.UTF-8"}).stdout


def test_no_command_shows_the_help(typed: Typed) -> None:
    result = typed()
    assert "simulate" in result.output


def test_an_unknown_language_is_refused(typed: Typed) -> None:
    result = typed("--lang", "tlh", "games")
    assert result.exit_code == 2
    assert "tlh" in result.output


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "carcasonne"], "Did you mean carcassonne?"),
        (["simulate", "chess"], "There is no game chess"),
        (["play", "carcassonne", "--options", "farmer=false"], "Did you mean farmers?"),
        (["play", "carcassonne", "--options", "farmers"], "write name=value"),
        (["play", "carcassonne", "--options", "two_tile_city=3"], "choose one of 2, 4"),
        (["play", "carcassonne", "--options", "stack=Z"], "'Z' is not a tile"),
        (["play", "carcassonne", "--seats", "me"], "2 to 5 players"),
        (["play", "carcassonne", "--seats", "me,gredy"], "Did you mean greedy?"),
        (["simulate", "--players", "2", "--bots", "random,random,random"], "3 bots do not fit in 2 seats"),
        (["simulate", "--players", "9"], "2 to 5 players"),
        (["replay", "/no/such/file"], "cannot be read"),
        (["match", "carcassonne", "random"], "at least two bots"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(typed: Typed, words: list[str], expected: str) -> None:
    result = typed(*words)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_games_lists_options(typed: Typed) -> None:
    result = typed("games")
    assert result.exit_code == 0
    assert "Carcassonne, 2 to 5 players" in result.stdout
    assert "two_tile_city" in result.stdout


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant"])
def test_games_says_what_every_option_is_about(typed: Typed, lang: str) -> None:
    """Carcassonne and Praga told only what may be typed."""
    lines = typed("--lang", lang, "games").stdout.split("\n")
    for game in bastide.games():
        for option in bastide.game_type(game).options:
            line = next(line for line in lines if line.startswith(f"{option.name} "))
            said = line.split("  ")[-1].strip()
            assert said not in {option.name, option.default, " ".join(option.choices)}, line
            assert "lobby-" not in line
    assert lang != "en" or any("field_each = Each city for each field" in line for line in lines)


@pytest.mark.parametrize(("lang", "seat"), [("en", "0 = seat 1"), ("ja", "0＝席1"), ("zh-Hant", "0＝座位 1")])
def test_games_says_which_seat_starts(typed: Typed, lang: str, seat: str) -> None:
    """Choices count from 0; only Praga said that seats at a table count from 1."""
    lines = [line for line in typed("--lang", lang, "games").stdout.split("\n") if line.startswith("start_player ")]
    asked = [game for game in bastide.games() if "start_player" in bastide.load_game(game).options]
    assert len(lines) == len(asked) == 3
    assert all(seat in line and "random" in line.split(seat)[1] for line in lines), lines


def test_help_speaks_in_sentences_and_says_what_stands_for_what_is_left_out(typed: Typed) -> None:
    for words in ("serve", "notify", "admin operator"):
        assert "--data DIR" in typed(*words.split(), "--help").stdout
    told = " ".join(typed("review", "--help").stdout.split())
    assert "Who judges: greedy (quick), or a search" in told
    assert "the first is 0. --most N How many mistakes" in told
    assert bastide.games()[0] == "carcassonne", "what `simulate` plays where no game is named"
    assert "without it the first one there." in " ".join(typed("simulate", "--help").stdout.split())


def test_help_before_a_command_is_its_help(typed: Typed) -> None:
    assert typed("help").stdout == typed("--help").stdout
    assert typed("help", "play").stdout == typed("play", "--help").stdout
    assert typed("help", "nothing").exit_code == 2


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("play c", ["carcassonne", "carrara", "caylus"]),
        ("rules pr", ["praga"]),
        ("match cay", ["caylus"]),
        ("--lang z", ["zh-Hant"]),
    ],
)
def test_a_shell_completes_games_and_languages(line: str, wanted: list[str]) -> None:
    *before, begun = line.split()
    found = ShellComplete(app, {}, "bastide", "_BASTIDE_COMPLETE").get_completions(before, begun)
    assert [item.value for item in found] == wanted


def test_games_as_json(typed: Typed) -> None:
    found = {game["name"]: game for game in json.loads(typed("games", "--json").stdout)}
    assert list(found) == bastide.games()
    assert found["carcassonne"]["players"] == [2, 5]
    assert set(found["carcassonne"]["presets"]) == {"seed", "modern", "first"}


def test_bench_measures_itself(typed: Typed) -> None:
    rows = json.loads(typed("bench", "--seconds", "0.1", "--json").stdout)
    assert [row["game"] for row in rows] == bastide.games()
    for found in rows:
        assert found["games_per_second"] > 0
        assert found["actions_per_second"] > 0
        assert found["clone_microseconds"] > 0
