"""Many games: simulate and match."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import bastide
from bastide.arena import Collection, MatchResult, run_match
from bastide.cli import match, texts
from bastide.cli.output import Pace

Typed = Callable[..., Result]
SHORT = ("--options", "stack=VUVEUX")


def test_simulate_writes_games_that_replay_to_their_scores(typed: Typed, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    result = typed("simulate", "--bots", "greedy,random", "-n", 4, "--seed", 3, "--out", out, "--json", *SHORT)
    assert result.exit_code == 0
    summary = json.loads(result.stdout)
    assert (summary["games"], [row["bot"] for row in summary["bots"]]) == (4, ["greedy", "random"])
    assert sum(row["win_share"] for row in summary["bots"]) == 1
    games = [json.loads(line) for line in out.read_text().splitlines()]
    assert [game["game"] for game in games] == [0, 1, 2, 3]
    for game in games:
        assert bastide.Record.parse(game["record"]).replay().scores() == game["scores"]
    assert summary["bots"][0]["mean_score"] == sum(game["scores"][0] for game in games) / 4


def test_simulate_gives_the_same_games_with_any_number_of_workers(typed: Typed, tmp_path: Path) -> None:
    texts = []
    for workers in (1, 2):
        out = tmp_path / f"{workers}.jsonl"
        words = ("simulate", "--bots", "random", "--players", 3, "-n", 6, "--seed", 9, "--workers", workers)
        assert typed(*words, "--out", out).exit_code == 0
        texts.append(out.read_text())
    assert texts[0] == texts[1]


def test_simulate_rotates_seats(typed: Typed, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    typed("simulate", "--bots", "greedy,random", "-n", 2, "--rotate", "--out", out, *SHORT)
    assert [json.loads(line)["seats"] for line in out.read_text().splitlines()] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]


def test_simulate_prints_a_table(typed: Typed) -> None:
    result = typed("simulate", "--bots", "random,random", "-n", 1, *SHORT)
    assert "Mean points" in result.stdout
    assert "1 game, " in result.stdout


def test_simulate_into_a_place_that_is_not_there(typed: Typed, tmp_path: Path) -> None:
    result = typed("simulate", "-n", 1, "--out", tmp_path / "no" / "games.jsonl", *SHORT)
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_match_prints_standings_with_intervals(typed: Typed) -> None:
    result = typed("match", "carcassonne", "greedy", "random", "-n", 4, *SHORT)
    assert result.exit_code == 0
    assert "95% interval" in result.stdout
    assert "4 games." in result.stdout
    assert re.search(r"random .* −\d+\.\d +−\d", result.stdout), "who is behind, and the interval"
    assert not re.search(r"-\d", result.stdout), "with the minus sign of all other numbers"


def test_match_as_json_and_resumed(typed: Typed, tmp_path: Path) -> None:
    words = ("match", "carcassonne", "greedy", "random", "--seed", 2, "--json", "--resume", tmp_path / "match", *SHORT)
    first = json.loads(typed(*words, "-n", 2).stdout)
    more = json.loads(typed(*words, "-n", 4).stdout)
    assert (first["games"], more["games"]) == (2, 4)
    assert more["rows"][:2] == first["rows"]
    assert [one["bot"] for one in more["standings"]] == ["greedy", "random"]


def test_match_refuses_another_matchs_file(typed: Typed, tmp_path: Path) -> None:
    typed("match", "carcassonne", "greedy", "random", "-n", 2, "--resume", tmp_path / "match", *SHORT)
    result = typed("match", "carcassonne", "random", "greedy", "-n", 2, "--resume", tmp_path / "match", *SHORT)
    assert result.exit_code == 2
    assert "match belongs to another run: there, bots is greedy, random." in " ".join(result.stderr.split())
    result = typed("ladder", "carcassonne", "random", "greedy", "-n", 2, "--resume", tmp_path / "match", *SHORT)
    assert result.exit_code == 2
    assert 'there, format is "bastide-match 1"' in " ".join(result.stderr.split())


def test_nobody_is_asked_to_remove_a_file_that_is_something_else(typed: Typed, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text("bastide-record 1\n")
    for command in ("match", "ladder"):
        result = typed(command, "carcassonne", "greedy", "random", "-n", 2, "--resume", record, *SHORT)
        assert result.exit_code == 2
        assert "or something else altogether; name another file, or remove" in " ".join(result.stderr.split())
        assert record.read_text() == "bastide-record 1\n"


def test_nobody_is_asked_to_play_a_match_by_hand(typed: Typed) -> None:
    """It said that there is no bot `me`, that there is one, and asked whether that was meant."""
    result = typed("match", "carcassonne", "me", "greedy", "-n", 2)
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no bot me; there are: random, ")
    assert ", me" not in result.stderr
    assert "mean" not in result.stderr


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("bot", "key", "args"),
    [
        ("level:6", "bot-levels", {"last": 5}),
        ("search:700s", "bot-not-between", {"text": "700", "least": "0.01", "most": "600"}),
        ("search:99999999", "bot-not-between", {"text": "99999999", "least": "1", "most": "10000000"}),
        ("search:many", "bot-no-number", {"text": "many"}),
        ("search:1.5", "bot-whole", {}),
        ("search:1s,20", "bot-budget", {}),
        ("sees:2", "bot-not-between", {"text": "2", "least": "0", "most": "1"}),
        ("search@0.7:40", "bot-release", {"release": "0.7", "game": "Carcassonne"}),
    ],
)
def test_what_is_wrong_with_the_numbers_of_a_bot_is_said(
    typed: Typed, lang: str, bot: str, key: str, args: dict[str, object]
) -> None:
    """It said that there was no such bot, and asked whether quite another one was meant."""
    result = typed("--lang", lang, "match", "carcassonne", bot, "greedy", "-n", 2)
    assert result.exit_code == 2
    said = texts.t("cli-bad-program", spec=bot, reason=texts.t(key, **args))
    assert "".join(result.stderr.split()) == "".join(said.split())


def test_every_kind_of_bot_is_named_where_one_is_misspelt(typed: Typed) -> None:
    result = typed("match", "carcassonne", "pionts", "greedy", "-n", 2)
    said = " ".join(result.stderr.split())
    for kind in ("random", "points", "sees:", "careless:", "greedy@plain", "search:", "level:5", "python:", "process:"):
        assert f" {kind}" in said
    assert said.endswith("Did you mean points?")


def test_columns_are_kept_in_a_file_only(typed: Typed) -> None:
    result = typed("simulate", "carcassonne", "-n", 1, "--keep", "legal", *SHORT)
    assert result.exit_code == 2
    assert "--out" in result.stderr


def test_match_stops_when_the_result_is_clear(typed: Typed) -> None:
    words = ("match", "carcassonne", "greedy", "random", "-n", 400, "--stop", "0.5,0.7")
    result = typed(*words, "--options", "stack=VUVEUXNOP")
    assert "Stopped early" in result.stdout
    assert "of greedy decided for a win share of 0.7, not 0.5." in result.stdout
    words = ("match", "carcassonne", "random", "greedy", "-n", 400, "--stop", "0.5,0.7")
    result = typed("--lang", "ja", *words, "--options", "stack=VUVEUXNOP")
    assert "randomの逐次検定は、勝率0.7ではなく0.5と判定しました。" in result.stdout


def test_match_says_that_a_test_has_not_decided(typed: Typed) -> None:
    result = typed("match", "carcassonne", "greedy", "random", "-n", 2, "--stop", "0.5,0.7", *SHORT)
    assert "of greedy has not decided between win shares of 0.5 and 0.7." in result.stdout


def test_match_refuses_a_test_that_is_none(typed: Typed) -> None:
    result = typed("match", "carcassonne", "greedy", "random", "--stop", "soon")
    assert result.exit_code == 2
    assert "LOW,HIGH" in result.stderr


def test_match_tells_how_far_it_is_and_how_long_the_rest_takes() -> None:
    now = [0.0]
    pace = Pace(400, lambda: now[0])
    told = []
    for done in range(1, 401):
        now[0] += 30
        if line := pace.line(done, "search:1s 50 %"):
            told.append(line)
    assert told[0] == "1 of 400 games, about 3 h 20 min left: search:1s 50 %"
    assert told[-1] == "400 of 400 games, less than a minute left: search:1s 50 %"
    assert 190 < len(told) < 210, "once a minute"


def test_a_resumed_match_is_timed_by_what_is_played_now() -> None:
    now = [0.0]
    pace = Pace(400, lambda: now[0])
    now[0] = 60
    assert pace.line(201, "") == "201 of 400 games, about 3 h 19 min left: "


def test_match_says_where_there_is_no_terminal_what_it_is_about_to_do(typed: Typed) -> None:
    result = typed("match", "carcassonne", "greedy", "random", "-n", 2, "--workers", 1, *SHORT)
    assert "2 games on one process" in result.stderr


@pytest.mark.parametrize(
    ("asked", "there", "told"), [((), 3, "3 processes"), ((), 16, "4 processes"), ((2,), 16, "2 processes")]
)
def test_a_match_takes_all_cores_unless_told(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, asked: tuple[int, ...], there: int, told: str
) -> None:
    played: list[int] = []

    def run(*words: object, **_more: object) -> MatchResult:
        played.append(int(str(words[4])))
        return run_match(words[0], words[1], 4)  # type: ignore[arg-type]

    monkeypatch.setattr(match, "cores", lambda: there)
    monkeypatch.setattr(match, "run_match", run)
    more = [("--workers", number) for number in asked]
    result = typed("match", "carcassonne", "greedy", "random", "-n", 4, *SHORT, *(word for two in more for word in two))
    assert f"4 games on {told}" in result.stderr
    assert played == [int(told.split(maxsplit=1)[0])]


def test_ladder_prints_ratings_goes_on_and_takes_a_bot_of_ones_own(typed: Typed, tmp_path: Path) -> None:
    file, out = tmp_path / "ladder.jsonl", tmp_path / "ladder.json"
    words = ("ladder", "carcassonne", "greedy", "random", "--workers", 1, "--resume", file, *SHORT)
    first = typed(*words, "-n", 4)
    assert first.exit_code == 0
    assert "4 games; random is the zero of the scale." in first.stdout
    assert "−" in first.stdout, "the lower end of an interval"
    assert not re.search(r"-\d", first.stdout), "with the minus sign of all other numbers"
    assert "4 games on one process" in first.stderr
    mine = f"python:{__name__}:First"
    more = typed(*words, mine, "-n", 4, "--out", out, "--json")
    assert more.exit_code == 0
    data = json.loads(more.stdout)
    assert data == json.loads(out.read_text("utf-8"))
    assert {one["bot"]: one["games"] for one in data["standings"]} == {"greedy": 8, "random": 8, mine: 8}
    assert data["rows"][:4] == [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:5]]


def test_a_ladder_says_before_it_plays_that_a_name_is_too_long(typed: Typed) -> None:
    said = typed("ladder", "carcassonne", "greedy", "random", "-n", 4, "--out", "x" * 300, *SHORT)
    assert (said.exit_code, said.stdout) == (2, "")
    assert "the name is too long" in " ".join(said.stderr.split())
    assert " games on " not in said.stderr


def test_a_ladder_that_is_stopped_goes_on(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("ladder", "carcassonne", "greedy", "random", "-n", 4, "--workers", 1, "--resume", tmp_path / "l", *SHORT)
    with monkeypatch.context() as patch:
        patch.setattr(Pace, "line", stopped)
        assert typed(*words).exit_code == 130
    assert len((tmp_path / "l").read_text("utf-8").splitlines()) == 1 + 1
    assert "4 games; " in typed(*words).stdout


def stopped(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_ladder_for_too_few_says_so(typed: Typed) -> None:
    result = typed("ladder", "carcassonne", "greedy", "random", "--players", 3)
    assert result.exit_code == 2
    assert "with 3 seats needs at least as many bots" in result.stderr
    result = typed("ladder", "carcassonne", "greedy", "random", "greedy")
    assert (result.exit_code, result.stderr.strip()) == (2, "greedy is named twice; a bot is on a ladder once.")
    result = typed("--lang", "ja", "ladder", "carcassonne", "greedy", "random", "--anchor", "points")
    assert (result.exit_code, result.stderr.strip().splitlines()[-1]) == (2, "points はこの総当たりに出ていません。")


def test_a_ladder_says_for_whom_another_bot_played(typed: Typed) -> None:
    result = typed("ladder", "carcassonne", "process:false", "random", "-n", 2, "--workers", 1, *SHORT)
    assert result.exit_code == 0
    assert "greedy took over from process:false in 2 games" in result.stdout


def test_a_search_with_two_bounds_stands_in_a_list(typed: Typed, tmp_path: Path) -> None:
    words = ("simulate", "carcassonne", "--bots", "search:4,1.5s,random", "-n", 2, "--out", tmp_path / "two.jsonl")
    result = typed(*words, "--workers", 1, "--json", *SHORT)
    assert result.exit_code == 0
    assert [row["bot"] for row in json.loads(result.stdout)["bots"]] == ["search:4,1.5s", "random"]


class First:
    """A bot of one's own: always the first action."""

    def choose(self, state: bastide.State) -> int:
        return state.legal_actions()[0]


def test_simulate_lets_a_bot_of_ones_own_play(typed: Typed, tmp_path: Path) -> None:
    """In processes of their own too, which import it by its name."""
    mine = f"python:{__name__}:First"
    rows = []
    for workers in (1, 2):
        out = tmp_path / f"{workers}.jsonl"
        words = ("simulate", "--bots", f"{mine},random", "-n", 4, "--workers", workers, "--out", out, "--json")
        result = typed(*words, *SHORT)
        assert result.exit_code == 0
        assert [row["bot"] for row in json.loads(result.stdout)["bots"]] == [mine, "random"]
        rows.append([json.loads(line) for line in out.read_text().splitlines()])
    assert rows[0] == rows[1]
    state = bastide.Record.parse(rows[0][0]["record"]).replay()
    again = bastide.load_game("carcassonne", 2, {"stack": "VUVEUX"}).new_initial_state()
    for action in state.history():
        assert again.current_player() != 0 or action == again.legal_actions()[0]
        again.apply_action(action)


class Ended(First):
    """A bot whose process somebody ends."""

    def choose(self, state: bastide.State) -> int:
        os._exit(9)


@pytest.mark.parametrize("command", ["match", "ladder", "simulate"])
def test_a_process_that_was_ended_is_said_in_the_language_in_use(typed: Typed, command: str, tmp_path: Path) -> None:
    mine = f"python:{__name__}:Ended"
    bots = ("--bots", f"{mine},random") if command == "simulate" else (mine, "random")
    for lang, words in (("en", "was ended, by somebody or because memory ran out"), ("ja", "メモリが足りなく")):
        result = typed("--lang", lang, command, "carcassonne", *bots, "-n", 4, "--workers", 2, *SHORT)
        assert result.exit_code == 2
        assert words in result.stderr
        assert "Traceback" not in result.stderr


class OfCarrara(First):
    """A bot of one's own that knows one game."""

    def __init__(self, game: bastide.Game) -> None:
        assert game.name == "carrara"


@pytest.mark.parametrize("words", [("match", "carrara"), ("ladder", "carrara"), ("simulate", "carrara")])
def test_a_bot_that_knows_one_game_is_made_for_no_other(typed: Typed, words: tuple[str, ...]) -> None:
    mine = f"python:{__name__}:OfCarrara"
    bots = ("--bots", f"{mine},random") if words[0] == "simulate" else (mine, "random")
    result = typed(*words, *bots, "-n", 2, "--workers", 1, "--json")
    assert result.exit_code == 0
    assert mine in result.stdout


@pytest.mark.parametrize("command", ["match", "ladder"])
def test_a_folder_that_is_not_there_is_said_in_the_language_in_use(typed: Typed, command: str) -> None:
    words = ("--lang", "ja", command, "carcassonne", "random", "points", "--games", "2", "--workers", "1")
    result = typed(*words, "--options", "stack=VX", "--resume", "/no/such/games.jsonl")
    assert result.exit_code == 2
    assert "[Errno" not in result.output
    assert "/no/such/games.jsonl に書けません" in result.output


def test_where_the_games_are_is_said_also_when_the_tables_are_stopped(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Collection, "_draft", stop)
    result = typed("simulate", "-n", 3, "--workers", 1, "--out", tmp_path / "games.jsonl", *SHORT)
    assert result.exit_code == 130
    assert f"3 games are kept in {tmp_path}/games.jsonl.part" in result.stderr


def test_help_says_what_may_be_kept(typed: Typed) -> None:
    assert "--keep legal|search" in typed("simulate", "--help").output


@pytest.mark.parametrize(
    ("command", "said", "seats"),
    [
        ("match", "as many as there are bots, two at least.", 3),
        ("ladder", "Number of seats at each table; two without it.", 2),
    ],
)
def test_help_says_how_many_seats_there_are_by_themselves(typed: Typed, command: str, said: str, seats: int) -> None:
    assert said in " ".join(typed(command, "--help").output.split())
    bots = ("random", "points", "greedy")
    played = typed(command, "carcassonne", *bots, "-n", 1, "--workers", 1, "--json", *SHORT)
    assert json.loads(played.stdout)["players"] == seats
