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
def test_ctrl_c_ends_in_a_sentence(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner, file = load(name), tmp_path / "caylus.npz"
    monkeypatch.setattr(learner, "learn", interrupted)
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "caylus", "--keep", str(file)])
    with pytest.raises(SystemExit, match=r"^Stopped\.$"):
        learner.main()
    file.touch()
    with pytest.raises(SystemExit, match=r"^Stopped; the same command goes on from .*caylus\.npz\.$"):
        learner.main()
