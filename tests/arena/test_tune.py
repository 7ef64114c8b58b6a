"""Fitting weights: the algebra, what is fitted to, that a match decides, and that a killed fit goes on."""

import errno
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.arena import MatchResult, PairedChance, Played, Sprt, workers
from bastide.arena.tune import Course, Fitter, Plan, Sample, WorkError, solve, wins
from bastide.arena.tune import games as tune_games
from bastide.arena.tune.__main__ import main
from bastide.arena.tune.course import claim
from bastide.arena.tune.games import Asked, between_turns, gather, samples
from bastide.bots import make
from bastide.bots.weights import chosen, parse
from bastide.engine.game import Judging
from bastide.engine.play import Game
from bastide.games.carcassonne.kernel import evaluate

STACK = "VUEVJKUB"
SMALL = Plan(cycles=2, games=3, search_games=2, simulations=1, positions=2, match=2, search_match=2)


def judging_of(game: Game) -> Judging:
    assert game.type.judging is not None
    return game.type.judging


def starts(game: Game) -> dict[str, float]:
    return {name: start for name, (start, _, _) in judging_of(game).weights.items()}


def short(players: int = 2) -> Game:
    return bastide.load_game("carcassonne", players, {"stack": STACK})


def played(game: Game, folder: Path, count: int) -> list[list[int]]:
    return gather(Asked(game, "greedy", starts(game), count, 1), folder / "games.jsonl", lambda: None)


def test_solve_solves() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]
    right = [6.0, 4.0, 4.0]
    found = solve(matrix, right)
    for row, value in zip(matrix, right, strict=True):
        assert sum(cell * x for cell, x in zip(row, found, strict=True)) == pytest.approx(value)
    assert solve([[0.0, 0.0], [0.0, 2.0]], [1.0, 4.0]) == [0.0, 2.0]


def test_a_fit_predicts_better_and_keeps_to_its_bounds(tmp_path: Path) -> None:
    game = short()
    found = samples(game, played(game, tmp_path, 12), 8, seed=1)
    assert len(found) == 12 * 7, "between the turns of eight tiles"
    start = starts(game)
    fitter = Fitter(judging_of(game), found, ridge=1.0)
    fitted = fitter.fit(start, lambda _: None)
    assert fitter.error(fitted, start) < fitter.error(start, start)
    for name, (_, low, high) in evaluate.WEIGHTS.items():
        assert low <= fitted[name] <= high


class Line:
    """Expects `a` times what a position says, plus `b`, for the first of two seats."""

    def __init__(self, weights: Mapping[str, float] | None) -> None:
        assert weights is not None
        self.a, self.b = weights["a"], weights["b"]

    def value(self, position: float) -> list[float]:
        return [self.a * position + self.b, 0.0]


def test_a_fit_finds_the_weights_that_made_the_leads() -> None:
    judging = Judging(evaluator=Line, weights={"a": (1.0, 0.0, 9.0), "b": (0.0, -1.0, 1.0)})
    seen = [Sample(float(x), 0, 3.0 * x + 0.5, float(x > 0)) for x in range(-8, 9)]
    found = Fitter(judging, seen, ridge=0.0, win=0.0).fit({"a": 1.0, "b": 0.0}, lambda _: None)
    assert found == pytest.approx({"a": 3.0, "b": 0.5}, abs=1e-3)
    held = [Sample(float(x), 0, 3.0 * x + 5.0 * (x > 0), float(x > 0)) for x in range(1, 9)]
    found = Fitter(judging, held, ridge=0.0, win=0.0).fit({"a": 1.0, "b": 0.0}, lambda _: None)
    assert found["b"] == 1.0, "a weight at its bound stays there"
    assert found["a"] == pytest.approx(3.0 + sum(4.0 * x for x in range(1, 9)) / sum(x * x for x in range(1, 9)))


def test_wins_pull_where_points_say_nothing() -> None:
    judging = Judging(evaluator=Line, weights={"a": (1.0, 0.0, 9.0), "b": (0.0, -5.0, 5.0)})
    seen = [Sample(1.0, 0, -1.0, 1.0), Sample(1.0, 0, 1.0, 1.0)]
    start = {"a": 1.0, "b": 0.0}
    points = Fitter(judging, seen, ridge=1e-6, win=0.0).fit(start, lambda _: None)
    both = Fitter(judging, seen, ridge=1e-6).fit(start, lambda _: None)
    assert points["a"] + points["b"] == pytest.approx(0.0, abs=1e-3)
    assert both["a"] + both["b"] > 0.3


@pytest.mark.parametrize(("name", "players"), [("carcassonne", 3), ("caylus", 2), ("carrara", 2), ("praga", 1)])
def test_positions_lie_where_the_seat_to_decide_changes(name: str, players: int) -> None:
    game = bastide.load_game(name, players)
    bot, chance, state = make("random", game, 3), PairedChance(3), game.new_initial_state()
    actions, changes, last = [], 0, bastide.CHANCE
    while not state.is_terminal():
        seat = state.current_player()
        if seat != bastide.CHANCE:
            changes += last not in {bastide.CHANCE, seat}
            last = seat
        actions.append(chance.choose(state) if seat == bastide.CHANCE else bot.choose(state))
        state.apply_action(actions[-1])
    places, end = between_turns(game, actions)
    assert list(end.scores()) == list(state.scores())
    assert len(places) == (15 if players == 1 else changes), "alone one has sixteen turns"
    assert len(places) > (60 if name == "caylus" else 12), "a game has many turns"


def test_games_that_were_kept_stay_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, file = short(), tmp_path / "games.jsonl"
    first = played(game, tmp_path, 3)
    with file.open("a") as lines:
        lines.write("[12, 3")
    whole = file.read_bytes().removesuffix(b"[12, 3")

    def full(path: Path, *_given: object) -> int:
        path.open("wb").close()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert played(game, tmp_path, 3) == first
    assert file.read_bytes() == whole


def test_two_processes_do_not_add_to_the_same_games(tmp_path: Path) -> None:
    game, refused = short(), []

    def hire() -> None:
        with pytest.raises(ValueError, match="another process writes"):
            played(game, tmp_path, 2)
        refused.append(True)

    assert len(gather(Asked(game, "greedy", starts(game), 2, 1), tmp_path / "games.jsonl", hire)) == 2
    assert refused
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 2


def test_every_seat_sees_a_position_where_there_are_more_than_two(tmp_path: Path) -> None:
    game = short(3)
    found = samples(game, played(game, tmp_path, 1), 2, seed=1)
    assert [sample.seat for sample in found] == [0, 1, 2, 0, 1, 2]
    assert found[0].position is found[2].position
    assert sum(sample.share for sample in found[:3]) == pytest.approx(1.0)


@pytest.mark.parametrize(("shares", "leads", "taken"), [((1, 1), (9, 9), True), ((0, 0), (-9, -9), False)])
def test_win_shares_decide_first(shares: tuple[int, int], leads: tuple[int, int], taken: bool) -> None:
    result = MatchResult("carcassonne", 2, "", ("new", "old"), 1, Sprt(0.5, 0.55))
    for number in range(12):
        for turn in range(2):
            seats = ["new", "old"] if turn == 0 else ["old", "new"]
            won, lead = shares[turn], leads[turn] + number % 3
            mine = [float(won), 1.0 - won], [50 + lead, 50]
            returns, scores = mine if turn == 0 else (mine[0][::-1], mine[1][::-1])
            times = {"seconds": [0, 0], "slowest": [0, 0], "work": [0, 0]}
            row = {"round": number, "turn": turn, "seats": seats, "returns": returns, "scores": scores, **times}
            result.rows.append(row)
    assert wins(result) is taken
    result.verdict = "low"
    assert not wins(result)


@pytest.mark.slow
def test_a_fit_that_was_killed_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = short()
    said: list[str] = []
    whole = Course([game], SMALL, tmp_path / "whole", say=said.append).run({})
    assert len(said) >= 2 * SMALL.cycles

    original = workers.play_all

    def dying(*arguments: Any, **named: Any) -> Iterator[Played]:
        for number, played in enumerate(original(*arguments, **named)):
            if number == 2:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(tune_games, "play_all", dying)
    with pytest.raises(KeyboardInterrupt):
        Course([game], SMALL, tmp_path / "cut", say=said.append).run({})
    assert len((tmp_path / "cut" / "1-games-2.jsonl").read_text().splitlines()) == 2
    with (tmp_path / "cut" / "1-games-2.jsonl").open("a") as file:
        file.write("[12, 3")
    monkeypatch.setattr(tune_games, "play_all", original)
    assert Course([game], SMALL, tmp_path / "cut", say=said.append).run({}) == whole
    for lines in (tmp_path / "whole").glob("*games*"):
        assert (tmp_path / "cut" / lines.name).read_text() == lines.read_text()
    monkeypatch.setattr(tune_games, "play_all", None)
    assert Course([game], SMALL, tmp_path / "whole", say=said.append).run({}) == whole, "nothing is played twice"
    with pytest.raises(WorkError, match="another fit"):
        Course([game], Plan(seed=2), tmp_path / "whole").run({})


def test_the_command_writes_weights_that_the_bots_can_load(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    start = tmp_path / "start.json"
    start.write_text(json.dumps({"sets": [{"weights": {"meeple_use": 3.0}}]}))
    arguments = ["carcassonne", "--cycles", "0", "--start", str(start), "--out", str(out), "--options"]
    arguments += ["preset=modern"]
    assert main([*arguments, "--group", "field_scoring"]) == 0
    assert main([*arguments, "--players", "3", "--seats", "3-5", "--work", str(tmp_path / "work")]) == 0
    data = json.loads(out.read_text())
    assert [(one["seats"], one["options"]) for one in data["sets"]] == [
        ([2, 2], {"field_scoring": "field_each"}),
        ([3, 5], {"preset": "modern"}),
    ]
    modern = bastide.load_game("carcassonne", 2, {"preset": "modern"})
    weights = chosen(parse(data), modern)
    assert weights["meeple_use"] == 3.0
    assert set(weights) == set(evaluate.WEIGHTS)
    assert chosen(parse(data), bastide.load_game("carcassonne")) == {}
    assert data["sets"][0]["made_by"].startswith("python -m bastide.arena.tune carcassonne --players 2 --options")
    evaluate.Evaluator(weights)
    with pytest.raises(SystemExit):
        main(["carcassonne", "--start", "0.0.9", "--out", str(out)])


def test_a_folder_is_gone_on_with_by_the_same_rules_and_values_alone(tmp_path: Path) -> None:
    game, file = bastide.load_game("caylus"), tmp_path / "work" / "course.json"
    for _ in range(2):
        assert claim(tmp_path / "work", game, {"plan": {"games": 3}}, "fit") == file
    now = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({"plan": {"games": 3}}), "utf-8")  # of before
    claim(tmp_path / "work", game, {"plan": {"games": 3}}, "fit")
    for other in ({"rules": "0"}, {"corrections": "06bb105f {}"}, {"plan": {"games": 4}}):
        file.write_text(json.dumps({**now, **other}), "utf-8")
        with pytest.raises(WorkError, match="another fit"):
            claim(tmp_path / "work", game, {"plan": {"games": 3}}, "fit")
