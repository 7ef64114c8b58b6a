"""Learning a network: what it computes, what it moves towards, and that a match decides and a killed course goes on."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bastide
from bastide.arena.learn import Course, Plan, put
from bastide.arena.learn import course as learn_course
from bastide.arena.learn.__main__ import main
from bastide.arena.learn.games import Replay, missed
from bastide.arena.learn.network import Value, margins, promise
from bastide.arena.tune import WorkError
from bastide.bots.networks import LearnedSet, learned_set
from bastide.bots.weights import fitted_weights
from bastide.engine.answers import CHANCE
from bastide.engine.learned import Learning
from bastide.engine.margin import margin
from bastide.engine.play import Game
from bastide.games.caylus.kernel import evaluate

SMALL = Plan(cycles=1, games=2, passes=1, hidden=4, match=2)


def learning_of(game: Game) -> Learning:
    assert game.type.judging is not None
    assert game.type.judging.learning is not None
    return game.type.judging.learning


def random_game(game: Game, seed: int) -> list[int]:
    state = game.new_initial_state()
    state.playout(seed)
    return state.history()


def replayed(players: int, count: int = 3) -> Replay:
    game = bastide.load_game("caylus", players)
    judging = game.type.judging
    assert judging is not None
    replay = Replay(game, judging, learning_of(game), dict(fitted_weights(game)))
    for seed in range(count):
        replay.add(random_game(game, seed), random.Random(seed))
    return replay


def restless(game: Game, hidden: int = 8) -> Value:
    """Return a network with weights that do something."""
    value = Value(learning_of(game), hidden, seed=1)
    value.weights["out"] = np.random.default_rng(2).normal(size=hidden).astype(np.float32)
    return value


@pytest.mark.parametrize("players", [2, 4])
def test_the_whole_numbers_say_what_was_learned(players: int) -> None:
    replay = replayed(players)
    game = replay.game
    value = restless(game)
    seen = replay.positions(value, 1.0, 20.0)
    value.look(seen)
    points = value.fold(seen)[3]
    judging = game.type.judging
    assert judging is not None
    network = learning_of(game).network(**value.whole())
    with_it, without = judging.evaluator(None, network), judging.evaluator(None)
    position, at = game.new_initial_state().position, 0
    rng = random.Random(0)
    for action in random_game(game, 0):
        kept = position.current_player() != CHANCE and rng.random() < 0.25
        game.type.kernel.act(position, action)
        if kept and evaluate.Evaluator().inputs(position):
            added = np.subtract(with_it.value(position), without.value(position))
            assert added == pytest.approx(points[at] - seen.base[at], abs=0.05)
            at += 1
    assert at > 10


@pytest.mark.parametrize("players", [2, 3, 5])
def test_leads_are_those_of_the_bots(players: int) -> None:
    rng = np.random.default_rng(players)
    points, seats = rng.normal(scale=20, size=(9, players)), rng.integers(players, size=9)
    leads, slopes = margins(points, seats)
    for at in range(9):
        assert leads[at] == pytest.approx(margin(points[at].tolist(), int(seats[at])))
        for seat in range(players):
            moved = points.copy()
            moved[at, seat] += 1e-4
            assert (margins(moved, seats)[0][at] - leads[at]) / 1e-4 == pytest.approx(slopes[at, seat], abs=1e-3)


def test_with_a_reach_of_one_a_position_is_moved_towards_the_end() -> None:
    replay = replayed(2)
    value = restless(replay.game)
    far = replay.positions(value, 1.0, 20.0)
    assert far.leads == pytest.approx(margins(far.ends.astype(float), far.seats)[0])
    near = replay.positions(value, 0.0, 20.0)
    first = int(np.flatnonzero(near.seats[1:] == near.seats[:-1])[0])
    assert near.leads[first] == pytest.approx(value.leads(near)[first + 1], rel=1e-4)
    assert near.shares[first] == pytest.approx(float(promise(value.leads(near), 20.0)[first + 1]), rel=1e-4)


def test_learning_predicts_better_and_knows_what_it_never_saw() -> None:
    replay = replayed(3, 6)
    value = Value(learning_of(replay.game), 8, seed=1)
    seen = replay.positions(value, 1.0, replay.spread())
    value.look(seen)
    assert missed(seen, value) == pytest.approx(missed(seen, None)), "nothing is added at first"
    for _ in range(60):
        value.fit(seen, 0.01, replay.spread(), 4.0, 0.2)
    assert missed(seen, value) < 0.9 * missed(seen, None)
    never = np.flatnonzero(~seen.rows.any(axis=(0, 1)))
    assert len(never) > 0
    assert not value.weights["own"][never].any()


def test_a_step_goes_down_the_slope() -> None:
    """Where only the last weights move a little, the error falls as their slope says."""
    replay = replayed(2)
    value = restless(replay.game)
    seen = replay.positions(value, 1.0, 20.0)
    errors = [value.fit(seen, 1e-3, 20.0, 0.0, 0.2) for _ in range(12)]
    assert errors == sorted(errors, reverse=True)


def test_a_network_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    replay = replayed(2)
    one, other = restless(replay.game), Value(learning_of(replay.game), 8, seed=9)
    seen = replay.positions(one, 1.0, 20.0)
    one.look(seen)
    one.fit(seen, 0.01, 20.0, 4.0, 0.2)
    np.savez(tmp_path / "kept.npz", **one.keep())
    with np.load(tmp_path / "kept.npz") as kept:
        other.take(kept)
    for value in (one, other):
        value.fit(seen, 0.01, 20.0, 4.0, 0.2)
    assert one.whole() == other.whole()


def course(work: Path, plan: Plan = SMALL, say: Callable[[str], None] = lambda _: None) -> Course:
    return Course([bastide.load_game("caylus", 2)], plan, work, say=say)


def start() -> LearnedSet:
    return LearnedSet("", tuple(fitted_weights(bastide.load_game("caylus", 2)).items()), ())


@pytest.mark.slow
def test_a_course_that_was_killed_goes_on_and_a_match_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(learn_course, "wins", lambda _: True)
    whole = course(tmp_path, say=said.append).run(start())
    assert whole is not None
    assert [line.split()[0] for line in said] == ["cycle", "learned:"]
    games = tmp_path / "1-games-2.jsonl"
    both = games.read_text("utf-8")
    games.write_text(both[: len(both) * 2 // 3], "utf-8")
    (tmp_path / "1-network.npz").unlink()
    monkeypatch.setattr(learn_course, "wins", lambda _: False)
    assert course(tmp_path).run(start()) is None
    assert games.read_text("utf-8") == both
    monkeypatch.setattr(learn_course, "wins", lambda _: True)
    assert course(tmp_path).run(start()) == whole
    with pytest.raises(WorkError, match="another course"):
        course(tmp_path, replace(SMALL, seed=2)).run(start())


def test_only_what_can_be_learned_is_tried(tmp_path: Path) -> None:
    game = bastide.load_game("carcassonne")
    assert game.type.judging is not None
    unlearned = Game.of(replace(game.type, judging=replace(game.type.judging, learning=None)))
    with pytest.raises(ValueError, match="no network to learn"):
        Course([unlearned], SMALL, tmp_path)


def test_a_file_keeps_its_other_groups(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    two, three = replace(start(), seats=(2, 2)), replace(start(), seats=(3, 5))
    for each in (three, two, replace(two, made_by="again")):
        put(file, "caylus", each)
    sets = [LearnedSet.from_json(one) for one in json.loads(file.read_text("utf-8"))["sets"]]
    assert sets == [replace(two, made_by="again"), three]


def test_the_command_writes_what_wins_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = bastide.load_game("caylus", 2)
    asked: list[LearnedSet] = []

    def run(_: Course, begun: LearnedSet) -> LearnedSet | None:
        asked.append(begun)
        return begun if len(asked) > 1 else None

    monkeypatch.setattr(Course, "run", run)
    out = tmp_path / "learned.json"
    words = ["caylus", "--games", "7", "--rate", "0.01", "--workers", "1", "--out", str(out)]
    assert main(words) == 1
    assert not out.exists()
    assert "nothing is written" in capsys.readouterr().out
    assert main(words) == 0
    (made,) = [LearnedSet.from_json(one) for one in json.loads(out.read_text("utf-8"))["sets"]]
    assert made.made_by == ("python -m bastide.arena.learn caylus --players 2 --games 7 --rate 0.01 --out learned.json")
    assert (made.seats, made.suits(game)) == ((2, 2), True)
    shipped = learned_set(game)
    assert asked[0].network == (() if shipped is None else shipped.network)
    assert main([*words, "--plain"]) == 0
    assert asked[-1].network == ()
    assert asked[-1].weights == tuple(fitted_weights(game).items())
    with pytest.raises(SystemExit):
        main(["praga", "--players", "1", "--out", str(tmp_path / "praga.json")])
    assert "who plays alone has none" in capsys.readouterr().err
