"""Fitting weights: the algebra, and that a fit predicts better than what it started from."""

import json
from pathlib import Path

import pytest

import bastide
from bastide.arena.tune import Fitter, compare, gather, main, mover_of, random_mover, solve
from bastide.bots import evaluator
from bastide.games.carcassonne.kernel import evaluate

STACK = "VUEVJKUBVNWA"


def test_solve_solves() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]
    right = [6.0, 4.0, 4.0]
    found = solve(matrix, right)
    for row, value in zip(matrix, right, strict=True):
        assert sum(cell * x for cell, x in zip(row, found, strict=True)) == pytest.approx(value)
    assert solve([[0.0, 0.0], [0.0, 2.0]], [1.0, 4.0]) == [0.0, 2.0]


def test_a_fit_predicts_better_and_keeps_to_its_bounds() -> None:
    game = bastide.load_game("carcassonne", options={"stack": STACK})
    samples = gather(game, [mover_of(evaluator(game))], 12, seed=1)
    assert samples
    judging = game.type.judging
    assert judging is not None
    start = {name: values[0] for name, values in evaluate.WEIGHTS.items()}
    fitter = Fitter(judging, samples, ridge=1.0)
    found = fitter.fit(start, lambda _: None)
    assert fitter.error(found, start) < fitter.error(start, start)
    for name, (_, low, high) in evaluate.WEIGHTS.items():
        assert low <= found[name] <= high


def test_equal_weights_are_equally_strong() -> None:
    game = bastide.load_game("carcassonne", options={"stack": STACK})
    same = compare(game, {}, {}, 2, seed=3)
    assert same.value == 0


def test_a_random_mover_finishes_its_turn() -> None:
    import random

    game = bastide.load_game("carcassonne", options={"stack": STACK})
    state = game.new_initial_state()
    state.apply("draw V")
    after = random_mover(random.Random(1))(state)
    assert after.current_player() == bastide.CHANCE
    assert len(state.history()) == 1


def test_the_command_writes_weights_that_the_bots_can_load(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    start = tmp_path / "start.json"
    start.write_text(json.dumps({"weights": {"meeple_use": 3.0}}))
    arguments = ["carcassonne", "--cycles", "0", "--start", str(start), "--out", str(out)]
    assert main(arguments) == 0
    data = json.loads(out.read_text())
    assert data["weights"]["meeple_use"] == 3.0
    assert set(data["weights"]) == set(evaluate.WEIGHTS)
    assert data["made_by"].startswith("python -m bastide.arena.tune carcassonne")
    evaluate.Evaluator(data["weights"])
