"""Matches: paired draws, rotated seats, stopping, resuming, several processes."""

import json
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.arena import (
    MatchFileError,
    MatchResult,
    PairedChance,
    Played,
    Sprt,
    play_game,
    run_match,
    seatings,
    simulate,
)
from bastide.bots import InvalidBot
from bastide.outside.own import name_of

SHORT = "VUEVJKUBVNWA"


def short(players: int = 2, stack: str = SHORT) -> bastide.Game:
    return bastide.load_game("carcassonne", players=players, options={"stack": stack})


def draws(game: bastide.Game, played: Played) -> list[str]:
    """The tiles in the order in which they were drawn, set aside or not."""
    state, found = game.new_initial_state(), []
    for action in played.actions:
        if state.current_player() == bastide.CHANCE:
            found.append(state.action_to_string(action))
        state.apply_action(action)
    return found


def set_aside(played: Played) -> int:
    view = played.record().replay().view(None)
    return len(view["set_aside"])


def test_every_seating_of_a_round_draws_the_same_tiles() -> None:
    game = bastide.load_game("carcassonne")
    first = play_game(game, ["random", "points"], seed=4)
    second = play_game(game, ["points", "random"], seed=4)
    assert first.actions != second.actions
    assert draws(game, first) == draws(game, second)
    assert draws(game, play_game(game, ["random", "random"], seed=5)) != draws(game, first)


def test_draws_stay_paired_when_a_tile_is_set_aside() -> None:
    game = bastide.load_game("carcassonne", players=2)
    for seed in range(400):
        games = [play_game(game, ["random", "random"], seed, bot_seed=own) for own in (1, 2)]
        if set_aside(games[0]) != set_aside(games[1]):
            break
    else:
        pytest.fail("no tile was set aside in any of these games")
    assert draws(game, games[0]) == draws(game, games[1])


def test_chance_is_a_function_of_seed_and_number() -> None:
    game = bastide.load_game("carcassonne", options={"start_player": "random"}, players=4)
    one, same, other = PairedChance(1), PairedChance(1), PairedChance(2)
    state = game.new_initial_state()
    first = [one.choose(state) for _ in range(50)]
    assert first == [same.choose(state) for _ in range(50)] != [other.choose(state) for _ in range(50)]
    assert set(first) == {action for action, _ in state.chance_outcomes()}


def test_time_to_think_is_time_of_the_processor() -> None:
    """Beside threads that take the processor as often as they can, so many seconds take longer, and are no fewer."""
    game = bastide.load_game("carcassonne", options={"stack": "VUVUV"})
    over = threading.Event()

    def hog() -> None:
        while not over.is_set():
            sum(range(20_000))

    busy: list[float] = []

    def watch(_bot: object) -> None:
        busy.append(time.thread_time())

    others = [threading.Thread(target=hog, daemon=True) for _ in range(3)]
    for one in others:
        one.start()
    try:
        wall, own = time.monotonic(), time.thread_time()
        play_game(game, ["search:0.1s", "search:0.1s"], seed=2, watch=watch)
        wall, own = time.monotonic() - wall, time.thread_time() - own
    finally:
        over.set()
    for one in others:
        one.join()
    assert own > 0.15, "it thought for as long as it may; by the clock on the wall it would be a quarter of that"
    assert wall > 1.5 * own, "while the others had most of the processor"


def test_chance_keeps_to_the_probabilities() -> None:
    state = bastide.load_game("carcassonne").new_initial_state()
    drawn = [PairedChance(seed).choose(state) for seed in range(4000)]
    for action, probability in state.chance_outcomes():
        expected = 4000 * probability
        assert abs(drawn.count(action) - expected) < 5 * expected**0.5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_sits_at_every_seat_once_a_round(players: int) -> None:
    specs = [f"careless:0.{seat + 1}" for seat in range(players)]
    seats = seatings(specs, players)
    assert len(seats) == players
    for seat in range(players):
        assert sorted(map(name_of, (one[seat] for one in seats))) == specs


def test_the_last_bot_takes_the_seats_beyond() -> None:
    assert seatings(["random", "greedy"], 4)[0] == ("random", "greedy", "greedy", "greedy")
    with pytest.raises(ValueError, match="3 bots cannot sit at 2 seats"):
        seatings(["random"] * 3, 2)
    with pytest.raises(ValueError, match="0 bots"):
        seatings([], 2)


def test_a_match_of_several_seats_counts_everything_once() -> None:
    seen = []
    result = run_match(short(3), ["points", "random"], 4, seed=2, on_progress=lambda now: seen.append(now.games))
    assert seen == [1, 2, 3, 4, 5, 6]
    assert result.games == 6
    points, dice = result.standings()
    assert (points.seats, dice.seats) == (1, 2)
    assert points.share.value + 2 * dice.share.value == pytest.approx(1)
    assert [row["seats"].index("points") for row in result.rows] == [0, 1, 2, 0, 1, 2]
    for row in result.rows:
        best = max(row["scores"])
        assert row["returns"] == [(one == best) / row["scores"].count(best) for one in row["scores"]]


def test_equals_share_and_do_not_differ() -> None:
    result = run_match(short(), ["points", "points"], 6, seed=1)
    (only,) = result.standings()
    assert only.share.value == 0.5
    assert only.difference.value == pytest.approx(0)
    assert only.seats == 2


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = run_match(short(), ["points", "careless:0.5"], 6, seed=9)
    two = run_match(short(), ["points", "careless:0.5"], 6, seed=9, workers=2)
    outcome = ["round", "turn", "seats", "scores", "returns", "plies"]
    assert [[row[key] for key in outcome] for row in one.rows] == [[row[key] for key in outcome] for row in two.rows]


def test_sequential_stopping_ends_a_clear_match_early() -> None:
    stop = Sprt(0.5, 0.8)
    result = run_match(short(), ["points", "random"], 400, seed=3, stop=stop)
    assert result.verdict == "high"
    assert result.games < 100
    assert result.games % 2 == 0
    assert stop.verdict(result.shares("points")) == "high"
    assert stop.verdict(result.shares("points")[:-1]) == ""
    assert "at least 0.8" in result.table()
    assert result.to_json()["sequential"]["log_likelihood_ratio"] > stop.bounds[1]


class Interrupted(Exception):
    pass


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = run_match(short(), ["points", "random"], 8, seed=6)

    def interrupt(result: MatchResult) -> None:
        if result.games == 5:
            raise Interrupted

    with pytest.raises(Interrupted):
        run_match(short(), ["points", "random"], 8, seed=6, on_progress=interrupt, resume=file)
    with file.open("a") as text:
        text.write('{"round": 2, "tu')  # as if the machine had stopped while writing
    played: list[int] = []

    def note(result: MatchResult) -> None:
        played.append(result.games)

    result = run_match(short(), ["points", "random"], 8, seed=6, on_progress=note, resume=file)
    assert played == [6, 7, 8]
    assert [row["scores"] for row in result.rows] == [row["scores"] for row in whole.rows]
    assert len(file.read_text().splitlines()) == 9
    again = run_match(short(), ["points", "random"], 8, seed=6, on_progress=note, resume=file)
    assert played == [6, 7, 8]
    assert again.to_json() == result.to_json()


def test_a_file_of_another_match_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run_match(short(), ["points", "random"], 2, seed=6, resume=file)
    before = file.read_text()
    with pytest.raises(MatchFileError, match="another match"):
        run_match(short(), ["points", "random"], 2, seed=7, resume=file)
    assert file.read_text() == before
    file.write_text(before.replace('"round": 0', '"round": 3', 1))
    with pytest.raises(MatchFileError, match="lacks game 1"):
        run_match(short(), ["points", "random"], 2, seed=6, resume=file)
    file.write_text("nonsense\n")
    with pytest.raises(MatchFileError, match="damaged"):
        run_match(short(), ["points", "random"], 2, seed=6, resume=file)


def test_impossible_matches_are_refused() -> None:
    with pytest.raises(ValueError, match="0 games"):
        run_match(short(), ["random"], 0)
    with pytest.raises(InvalidBot, match="no such bot"):
        run_match(short(), ["random", "rook"], 2)
    with pytest.raises(ValueError, match="3 bots"):
        play_game(short(), ["random"] * 3, 1)


def test_a_result_reads_as_json_and_as_a_table() -> None:
    result = run_match(short(), ["points", "random"], 4, seed=1)
    data = json.loads(json.dumps(result.to_json()))
    assert data["games"] == 4
    assert [one["bot"] for one in data["standings"]] == ["points", "random"]
    assert len(data["rows"]) == 4
    assert "rows" not in result.to_json(games=False)
    head, columns, first, second = str(result).splitlines()
    assert head == f"carcassonne, 2 seats, stack={SHORT}: 4 games, seed 1"
    assert columns.split()[0] == "bot"
    assert first.startswith("points")
    assert second.startswith("random")


def test_after_a_single_round_a_lead_has_no_interval() -> None:
    table = str(run_match(short(), ["points", "random"], 2, seed=1))
    assert "inf" not in table
    assert "inf" not in json.dumps(run_match(short(), ["points", "random"], 2, seed=1).to_json())


def test_simulated_games_have_records_that_replay() -> None:
    game = bastide.load_game("carcassonne", players=3, options={"preset": "modern"})
    found = list(simulate(game, ["random"], 5, seed=8))
    assert len({one.actions for one in found}) == 5
    for played in found:
        record = bastide.Record.parse(played.record().dump())
        assert record.seats == ("bot random",) * 3
        assert tuple(record.replay().scores()) == played.scores
    again = list(simulate(game, ["random"], 3, seed=8, workers=2))
    assert [one.actions for one in again] == [one.actions for one in found[:3]]


def test_simulation_can_rotate_the_seats() -> None:
    found = simulate(short(), ["points", "random"], 3, rotate=True)
    assert [one.seats[0] for one in found] == ["points", "random", "points"]


def test_a_seat_alone_is_measured_by_its_points() -> None:
    result = run_match(bastide.load_game("praga", 1), ["random"], 4, seed=3)
    (one,) = result.standings()
    assert one.share.value == 1.0
    assert one.difference.value == pytest.approx(one.points)
    assert one.difference.low < one.points < one.difference.high


def test_a_file_that_was_cut_off_after_its_first_line_keeps_it(tmp_path: Path) -> None:
    game, path = bastide.load_game("carcassonne", options={"stack": "VUV"}), tmp_path / "match.jsonl"
    run_match(game, ["greedy", "random"], 2, resume=path)
    head = path.read_text("utf-8").split("\n", maxsplit=1)[0]
    path.write_text(head, "utf-8")
    for _ in range(2):
        assert run_match(game, ["greedy", "random"], 2, resume=path).games == 2


def test_a_seed_may_be_a_number_of_numpys(tmp_path: Path) -> None:
    numpys: Any = np.int64
    result = run_match(short(), ["points", "random"], numpys(2), numpys(10**14), resume=tmp_path / "match.jsonl")
    same = run_match(short(), ["points", "random"], 2, 10**14, resume=tmp_path / "match.jsonl")
    assert json.dumps(result.to_json()) == json.dumps(same.to_json())


@pytest.mark.parametrize("rest", ["", '{"format": "bastide-ma'])
def test_a_first_line_that_was_cut_off_is_written_again(rest: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(rest, "utf-8")
    assert run_match(short(), ["points", "random"], 2, resume=path).games == 2
    assert run_match(short(), ["points", "random"], 2, resume=path).games == 2
    assert [json.loads(line).get("round") for line in path.read_text("utf-8").splitlines()] == [None, 0, 0]


def test_two_processes_cannot_write_the_same_match(tmp_path: Path) -> None:
    path, refused = tmp_path / "match.jsonl", []

    def again(_: MatchResult) -> None:
        with pytest.raises(MatchFileError, match="another process"):
            run_match(short(), ["points", "random"], 4, resume=path)
        refused.append(True)

    run_match(short(), ["points", "random"], 4, resume=path, on_progress=again)
    assert len(refused) == 4
    assert run_match(short(), ["points", "random"], 4, resume=path).games == 4


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="needs /dev/null")
def test_a_match_may_be_kept_nowhere() -> None:
    assert run_match(short(), ["points", "random"], 2, resume="/dev/null").games == 2
