"""What the examples that learn keep: whole files that only the same game goes on from, and a plain end by Ctrl-C."""

import sys
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.adapters.choices import Digests
from tests.examples.files import load

LEARNERS = {"learn": "Value", "ppo": "Agent", "alphazero": "Net"}


def interrupted(*_given: Any, **_named: Any) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("name", LEARNERS)
def test_weights_of_another_game_are_refused(name: str, tmp_path: Path) -> None:
    kind = getattr(load(name), LEARNERS[name])
    kind(Digests(bastide.load_game("caylus"))).keep(tmp_path / "caylus.npz")
    assert [file.name for file in tmp_path.iterdir()] == ["caylus.npz"], "nothing half written stays"
    with pytest.raises(ValueError, match="was learned for another game"):
        kind(Digests(bastide.load_game("carrara"))).take(tmp_path / "caylus.npz")


@pytest.mark.parametrize("name", LEARNERS)
def test_a_file_that_would_not_be_found_again_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """NumPy adds `.npz`: the run was kept under another name, began anew the next time and wrote over it."""
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "caylus", "--seconds", "0.01", "--keep", str(tmp_path / "caylus")])
    with pytest.raises(SystemExit) as stopped:
        load(name).main()
    assert stopped.value.code == 2
    assert "ends in .npz" in capsys.readouterr().err


@pytest.mark.parametrize("name", LEARNERS)
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--against", "random", "greedi"], "bot 'greedi': there is no such bot"),
        (["--against", "process:no-such-program"], "there is no program 'no-such-program'"),
        (["--match", "0"], "--match is a number of games from 1 on, not 0"),
        (["--seconds", "0"], "--seconds is more than none, not 0"),
    ],
)
def test_what_no_examination_can_be_held_with_is_said_before_anything_is_learned(
    name: str, words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first examination comes after minutes, and what was learned until then was lost."""
    learner = load(name)
    monkeypatch.setattr(learner, "learn", lambda *_given, **_named: pytest.fail("it learned"))
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "caylus", *words])
    with pytest.raises(SystemExit) as stopped:
        learner.main()
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", LEARNERS)
def test_weights_without_their_examinations_are_refused_in_a_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "caylus.npz").touch()
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "caylus", "--keep", str(tmp_path / "caylus.npz")])
    with pytest.raises(SystemExit) as stopped:
        load(name).main()
    assert stopped.value.code == 2
    assert "there is no caylus.json with its examinations" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["learn", "ppo"])
def test_seats_that_a_game_does_not_have_are_refused_in_a_sentence(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "caylus", "--players", "7"])
    with pytest.raises(SystemExit) as stopped:
        load(name).main()
    assert stopped.value.code == 2
    assert "Caylus is for 2 to 5 players, not 7" in capsys.readouterr().err


@pytest.mark.parametrize("name", LEARNERS)
def test_ctrl_c_ends_in_a_sentence(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner, file = load(name), tmp_path / "caylus.npz"
    monkeypatch.setattr(learner, "learn", interrupted)
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "caylus", "--keep", str(file)])
    with pytest.raises(SystemExit, match=r"^Stopped\.$"):
        learner.main()
    for half in (file, file.with_suffix(".json")):
        half.touch()
    with pytest.raises(SystemExit, match=r"^Stopped; the same command goes on from .*caylus\.npz\.$"):
        learner.main()
