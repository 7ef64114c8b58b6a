"""Ladders: everybody meets everybody with the draws of a match, and a file goes on with more games and more bots."""

import json
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.arena import Ladder, MatchFileError, run_ladder, run_match
from bastide.bots import InvalidBot

BOTS = ["greedy", "random", "points"]


def short(players: int = 2) -> bastide.Game:
    return bastide.load_game("carcassonne", players=players, options={"stack": "VUVEUX"})


def plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games without what a clock says of them."""
    return [{key: row[key] for key in ("round", "seats", "scores", "returns", "plies")} for row in rows]


class Last:
    """A bot of one's own: always the last action."""

    def choose(self, state: bastide.State) -> int:
        return state.legal_actions()[-1]


def test_every_two_bots_play_the_games_of_their_match() -> None:
    ladder = run_ladder(short(), BOTS, 4, seed=3)
    assert len(ladder.rows) == 3 * 4
    for pair in combinations(BOTS, 2):
        match = run_match(short(), pair, 4, seed=3)
        ours = [row for row in plain(ladder.rows) if set(row["seats"]) == set(pair)]
        theirs = plain(match.rows)
        assert sorted(ours, key=str) == sorted(theirs, key=str)


def test_a_ladder_prints_as_a_table() -> None:
    ladder = run_ladder(short(), BOTS, 4, seed=3)
    title, head, *rungs = str(ladder).splitlines()
    assert title == "carcassonne, 2 seats, stack=VUVEUX: 12 games, seed 3"
    assert head.split() == ["bot", "rating", "95", "%", "score", "points", "games"]
    assert [line.split()[0] for line in rungs] == [rung.bot for rung in ladder.standings()]
    assert rungs[-1].split()[:2] == ["random", "0"]
    assert " - +" in rungs[0]


def test_at_a_larger_table_each_game_is_a_result_for_every_two() -> None:
    ladder = run_ladder(short(3), [*BOTS, Last], 3, seed=1)
    assert len(ladder.rows) == 4 * 3
    seen = [frozenset(row["seats"]) for row in ladder.rows]
    assert {seen.count(table) for table in seen} == {3}
    results = ladder.results()
    assert len(results) == 3 * len(ladder.rows)
    assert {frozenset((one.one, one.other)) for one in results} == {
        frozenset(pair) for pair in permutations([*BOTS, f"python:{__name__}:Last"], 2)
    }
    row = ladder.rows[0]
    first = results[0]
    assert (first.one, first.other) == tuple(row["seats"][:2])
    a, b = row["scores"][:2]
    assert first.won == (1 if a > b else 0 if a < b else 0.5)


def test_standings_go_by_rating_and_count_games_results_and_points() -> None:
    ladder = Ladder("carcassonne", 2, "", 0, "b")
    for number, scores in enumerate([(9, 4), (7, 7), (8, 2), (5, 1)]):
        returns = [0.5, 0.5] if scores[0] == scores[1] else [1.0, 0.0]
        ladder.rows.append({"round": number, "seats": ["a", "b"], "scores": list(scores), "returns": returns})
    best, anchor = ladder.standings()
    assert (best.bot, best.games, best.score, best.points) == ("a", 4, 0.875, 7.25)
    assert best.rating.value > 0
    assert (anchor.bot, anchor.rating.value, anchor.score, anchor.points) == ("b", 0, 0.125, 3.5)


def test_a_ladder_goes_on_from_its_file_and_takes_more_games_and_bots(tmp_path: Path) -> None:
    file, seen = tmp_path / "ladder.jsonl", []
    with pytest.raises(KeyboardInterrupt):
        run_ladder(short(), BOTS, 4, seed=2, resume=file, on_progress=lambda ladder, _: stop_after(ladder, 5))
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"round": 0, "seats": ["gre')  # cut off while it was written
    ladder = run_ladder(short(), BOTS, 4, seed=2, resume=file, on_progress=lambda _, done: seen.append(done))
    assert seen == list(range(6, 13))
    assert plain(ladder.rows) == plain(run_ladder(short(), BOTS, 4, seed=2).rows)
    more = run_ladder(short(), BOTS, 6, seed=2, resume=file)
    assert len(more.rows) == 18
    assert plain(more.rows[:12]) == plain(ladder.rows)
    mine = run_ladder(short(), [Last, "random"], 4, seed=2, resume=file)
    assert len(mine.rows) == 18 + 4
    assert {rung.bot for rung in mine.standings()} == {*BOTS, f"python:{__name__}:Last"}
    assert len(file.read_text("utf-8").splitlines()) == 1 + 22


def stop_after(ladder: Ladder, games: int) -> None:
    if len(ladder.rows) == games:
        raise KeyboardInterrupt


def test_processes_play_the_same_games() -> None:
    alone, together = (run_ladder(short(), ["random", "points"], 4, seed=5, workers=workers) for workers in (1, 2))
    assert plain(alone.rows) == plain(together.rows)


def test_the_zero_is_random_the_first_or_who_is_named(tmp_path: Path) -> None:
    assert run_ladder(short(), ["greedy", "random"], 2).anchor == "random"
    assert run_ladder(short(), ["greedy", "points"], 2).anchor == "greedy"
    ladder = run_ladder(short(), ["greedy", "points"], 4, anchor="points")
    assert {rung.bot: rung.rating.value for rung in ladder.standings()}["points"] == 0
    data = json.loads(json.dumps(ladder.to_json()))
    assert (data["format"], data["anchor"], data["games"]) == ("bastide-ladder 1", "points", 4)
    assert [one["bot"] for one in data["standings"]] == [rung.bot for rung in ladder.standings()]
    assert data["rows"] == ladder.rows


def test_what_makes_no_ladder_is_refused(tmp_path: Path) -> None:
    for specs, words in (
        (["greedy"], "1 bots are too few"),
        (["greedy", "random", "greedy"], "'greedy' is named twice"),
    ):
        with pytest.raises(ValueError, match=words):
            run_ladder(short(), specs, 2)
    with pytest.raises(ValueError, match="2 bots are too few for a ladder with 3 seats"):
        run_ladder(short(3), ["greedy", "random"], 2)
    with pytest.raises(ValueError, match="'search:20' is not on this ladder"):
        run_ladder(short(), ["greedy", "random"], 2, anchor="search:20")
    with pytest.raises(ValueError, match="0 games"):
        run_ladder(short(), ["greedy", "random"], 0)
    with pytest.raises(InvalidBot):
        run_ladder(short(), ["random", "grandmaster"], 2)
    file = tmp_path / "ladder.jsonl"
    run_ladder(short(), ["greedy", "random"], 2, resume=file)
    with pytest.raises(MatchFileError, match="another match"):
        run_ladder(short(), ["greedy", "random"], 2, seed=1, resume=file)


def test_a_file_that_is_none_of_ours_stays_as_it_is(tmp_path: Path) -> None:
    other = tmp_path / "notes.py"
    other.write_text("import this\nprint(1)", "utf-8")
    with pytest.raises(MatchFileError, match="damaged"):
        run_ladder(short(), BOTS, 2, resume=other)
    assert other.read_text("utf-8") == "import this\nprint(1)"


def test_two_processes_cannot_write_the_same_file(tmp_path: Path) -> None:
    file, refused = tmp_path / "ladder.jsonl", []

    def again(ladder: Ladder, _: int) -> None:
        try:
            run_ladder(short(), BOTS, 4, seed=2, resume=file)
        except MatchFileError as error:
            refused.append(error.key)

    ladder = run_ladder(short(), BOTS, 4, seed=2, resume=file, on_progress=again)
    assert refused == ["cli-data-busy"] * 12
    assert len(file.read_text("utf-8").splitlines()) == 1 + 12
    assert plain(run_ladder(short(), BOTS, 4, seed=2, resume=file).rows) == plain(ladder.rows)


def test_a_game_that_a_file_has_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder = run_ladder(short(), BOTS, 4, seed=2, resume=file)
    head, *games = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join([head, *games, *games]), "utf-8")
    again = run_ladder(short(), BOTS, 4, seed=2, resume=file)
    assert plain(again.rows) == plain(ladder.rows)
    assert [rung.games for rung in again.standings()] == [8, 8, 8]


def test_games_by_other_rules_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    run_ladder(short(), BOTS, 2, resume=file)
    text = file.read_text("utf-8")
    rules = f', "rules": "{short().rules_version}"'
    assert rules in text
    file.write_text(text.replace(rules, ', "rules": "0"'), "utf-8")
    with pytest.raises(MatchFileError, match='rules is "0"'):
        run_ladder(short(), BOTS, 2, resume=file)
    file.write_text(text.replace(rules, ""), "utf-8")  # as files were written before
    assert len(run_ladder(short(), BOTS, 2, resume=file).rows) == 6
