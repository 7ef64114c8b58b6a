"""Learning a policy: what is taken down, what it computes and moves towards, and that a killed course goes on."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.arena.learn import decisions as learn_decisions
from bastide.arena.learn import policy as learn_policy
from bastide.arena.learn.decisions import Asked, Decisions, Guided, Notes, decide, gather
from bastide.arena.learn.liking import TEMPER, Batch, Known, Liking, missed
from bastide.arena.learn.policy import Course, Plan, all_games, main, put
from bastide.arena.locks import lock
from bastide.arena.tune import WorkError
from bastide.arena.workers import Task
from bastide.bots import evaluator
from bastide.bots.policies import PolicySet
from bastide.engine.learned import Guidance
from bastide.engine.play import Game, State
from tests.bots.positions import choices

SMALL = Plan(cycles=1, games=2, searched=2, rounds=4, passes=1, hidden=4, match=2)


def guidance_of(game: Game) -> Guidance:
    judging = game.type.judging
    assert judging is not None
    assert judging.guidance is not None
    return judging.guidance


def taken_down(name: str, players: int, count: int = 30) -> tuple[Game, list[State], Decisions]:
    """Return positions of a random game in which a policy decides, and what is taken down of them."""
    game = bastide.load_game(name, players)
    notes, judge, found = Notes(guidance_of(game)), evaluator(game), list[State]()
    for state in choices(game, 3):
        turns = [(lead, turn[0]) for lead, turn in judge.turns(state.position)]
        if len(turns) > 1 and all(guidance_of(game).described(state.position, action) for _, action in turns):
            found.append(state)
            notes.add(state.position, turns)
        if len(found) == count:
            break
    return game, found, notes.decisions()


def known_of(game: Game, seen: Decisions) -> Known:
    return Known(seen, guidance_of(game).features)


def restless(game: Game, known: Known) -> Liking:
    """Return a policy with weights that do something."""
    liking = Liking(guidance_of(game), 8, known, seed=1)
    rng = np.random.default_rng(2)
    liking.weights["bias"] = rng.normal(size=guidance_of(game).features).astype(np.float32)
    return liking


@pytest.mark.parametrize(("name", "players"), [("caylus", 2), ("caylus", 5), ("praga", 3)])
def test_whole_numbers_like_as_what_was_learned(name: str, players: int) -> None:
    game, states, seen = taken_down(name, players)
    known = known_of(game, seen)
    liking = restless(game, known)
    liked = liking.likes(Batch(known, np.arange(len(seen))))
    weights = tuple((part, tuple(numbers)) for part, numbers in liking.whole().items())
    judge: Any = evaluator(game, guide=PolicySet(guidance_of(game).layout.version, weights))
    assert len(states) == len(seen) > 10
    for at, state in enumerate(states):
        first, many = int(known.first_action[at]), int(seen.actions[at])
        likings = sorted(map(float, liked[first : first + many]), reverse=True)
        assert [liking for liking, _ in judge.liked(state.position)] == pytest.approx(likings, abs=0.1)


@pytest.mark.slow
def test_a_choice_that_a_habit_takes_is_not_taken_down() -> None:
    game = bastide.load_game("praga")
    seen = decide(game, Task((Guided("greedy", "greedy", None),) * 2, 1, 1))
    assert len(seen) > 50
    assert (seen.actions > 1).all()
    assert (seen.lengths > 0).all()
    assert seen.rows.shape == (len(seen), guidance_of(game).layout.size)
    assert len(seen.leads) == len(seen.lengths) == seen.actions.sum()
    assert len(seen.features) == len(seen.counts) == seen.lengths.sum()


@pytest.mark.slow
def test_a_search_teaches_what_it_found() -> None:
    game = bastide.load_game("caylus")
    bot = Guided("search:4", "search:4", None)
    seen, again = (decide(game, Task((bot, bot), 1, 1)) for _ in range(2))
    assert len(seen) > 50
    assert len(np.unique(seen.leads)) > len(seen)
    assert all((getattr(seen, name) == getattr(again, name)).all() for name in Decisions.names())


def test_a_step_goes_down_the_slope() -> None:
    game, _, seen = taken_down("caylus", 2)
    known = known_of(game, seen)
    batch = Batch(known, np.arange(len(seen)))
    liking = restless(game, known)
    wanted = batch.shares(batch.leads)

    def loss() -> float:
        return float(-(wanted * np.log(batch.shares(liking.likes(batch)))).sum() / len(seen))

    before = loss()
    for _ in range(30):
        liking.fit(batch, 0.003)
    assert loss() < before - 0.05


def test_shares_are_of_points() -> None:
    game, _, seen = taken_down("caylus", 2, 1)
    batch = Batch(known_of(game, seen), np.arange(1))
    shares = batch.shares(batch.leads)
    assert shares.sum() == pytest.approx(1, abs=1e-5)
    gap = float(batch.leads[0] - batch.leads[1])
    assert shares[0] / shares[1] == pytest.approx(np.exp(gap / TEMPER), rel=1e-3)


def test_what_is_missed_is_counted_in_leads() -> None:
    game, _, seen = taken_down("caylus", 2)
    known = known_of(game, seen)

    class Told(Liking):
        def likes(self, seen: Batch) -> Any:
            return sign * seen.leads

    liking = Told(guidance_of(game), 4, known, seed=1)
    sign = 1.0
    assert missed(liking, known, np.arange(len(seen))) == (1.0, 0.0)
    sign = -1.0
    best, short = missed(liking, known, np.arange(len(seen)))
    assert best < 0.2
    assert short > 1


def quiet(_line: str) -> None:
    pass


@pytest.mark.slow
def test_a_course_that_was_killed_goes_on_and_a_match_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = all_games("caylus", "2")
    plan = replace(SMALL, cycles=2)
    start = PolicySet("", (), seats=(2, 2))
    monkeypatch.setattr(learn_policy, "wins", lambda _result: True)
    whole = Course(games, plan, tmp_path / "whole", say=quiet).run(start)
    assert whole is not None

    def killed(*_given: Any, **_named: Any) -> Any:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(learn_policy, "run_match", killed)
        with pytest.raises(KeyboardInterrupt):
            Course(games, plan, tmp_path / "again", say=quiet).run(start)
    assert Course(games, plan, tmp_path / "again", say=quiet).run(start) == whole
    with monkeypatch.context() as kept:  # nothing is played or learned twice
        kept.setattr(learn_decisions, "decide", killed)
        kept.setattr(Liking, "fit", killed)
        assert Course(games, plan, tmp_path / "again", say=quiet).run(start) == whole
    with pytest.raises(WorkError):
        Course(games, replace(plan, rounds=5), tmp_path / "again", say=quiet).run(start)
    monkeypatch.setattr(learn_policy, "wins", lambda _result: False)
    assert Course(games, plan, tmp_path / "again", say=quiet).run(start) is None


def test_of_games_that_were_stopped_few_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, seen = taken_down("caylus", 2, 3)
    asked, played, hired = Asked(game, Guided("greedy", "greedy", None), 25, 1), list[int](), list[int]()

    def decided(_game: Game, task: Task) -> Decisions:
        if len(played) == 18:
            raise RuntimeError("stopped")
        played.append(task.seed - 1_000_003)
        return replace(seen, leads=seen.leads + task.seed)

    def hire() -> None:
        hired.append(len(played))

    monkeypatch.setattr(learn_decisions, "decide", decided)
    with pytest.raises(RuntimeError, match="stopped"):
        gather(asked, tmp_path / "again", hire)
    assert (played, hired) == ([*range(18)], [0])
    played.clear()
    again = gather(asked, tmp_path / "again", hire)
    assert (played, hired) == ([*range(10, 25)], [0, 0])
    monkeypatch.setattr(learn_decisions, "decide", lambda _, task: replace(seen, leads=seen.leads + task.seed))
    whole = gather(asked, tmp_path / "whole", hire)
    for name in Decisions.names():
        assert np.array_equal(getattr(again, name), getattr(whole, name))


def test_two_processes_do_not_learn_in_one_folder(tmp_path: Path) -> None:
    course = Course(all_games("caylus", "2"), SMALL, tmp_path, say=quiet)
    (tmp_path / "course.json").write_text("{}\n", "utf-8")
    with pytest.raises(WorkError):
        course.run(PolicySet("", ()))
    (tmp_path / "course.json").unlink()
    claimed = course._claim()
    with claimed.open("rb") as other:
        assert lock(other)
        with pytest.raises(ValueError, match="another process works in"):
            course.run(PolicySet("", ()))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["course.json"]


def test_only_what_has_a_policy_can_learn_one(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no policy to learn"):
        Course(all_games("carcassonne", "2"), SMALL, tmp_path)


def test_all_games_are_all_seats_and_presets() -> None:
    assert [game.players for game in all_games("caylus", None)] == [2, 3, 4, 5]
    assert len(all_games("praga", None)) == 4 * 3


def test_a_file_keeps_its_other_policies(tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    put(file, "caylus", PolicySet("1", (("row", (1,)),), seats=(2, 2)))
    put(file, "caylus", PolicySet("1", (("row", (2,)),), seats=(3, 5)))
    put(file, "caylus", PolicySet("1", (("row", (3,)),), seats=(2, 2)))
    sets = json.loads(file.read_text("utf-8"))["sets"]
    assert sorted((one["seats"], one["weights"]["row"]) for one in sets) == [([2, 2], [3]), ([3, 5], [2])]


@pytest.mark.slow
def test_the_command_writes_what_wins_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "policy.json"
    words = ["caylus", "--players", "2", "--cycles", "1", "--games", "2", "--rounds", "4", "--hidden", "4"]
    words += ["--match", "2", "--out", str(out)]
    monkeypatch.setattr(learn_policy, "wins", lambda _result: False)
    assert main(words) == 1
    assert not out.exists()
    assert "nothing is written" in capsys.readouterr().out
    monkeypatch.setattr(learn_policy, "wins", lambda _result: True)
    assert main(words) == 0
    (one,) = json.loads(out.read_text("utf-8"))["sets"]
    found = PolicySet.from_json(one)
    assert found.made_by == (
        "python -m bastide.arena.learn.policy caylus --players 2 --cycles 1 --games 2 --rounds 4 --hidden 4 --match 2 "
        "--out policy.json"
    )
    assert found.suits(bastide.load_game("caylus"))
    assert not found.suits(bastide.load_game("caylus", 3))
