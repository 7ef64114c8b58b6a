"""“Works with” claims what scripts/works_with.py runs, and nothing else."""

import re
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/research/works.md").read_text("utf-8")
SCRIPT: dict[str, Any] = runpy.run_path(str(ROOT / "scripts/works_with.py"))
CLAIMED = {
    "TorchRL": "torchrl", "Tianshou": "tianshou", "sb3-contrib": "sb3", "AgileRL": "agilerl", "CleanRL": "cleanrl",
    "RLlib": "rllib", "OpenSpiel": "openspiel", "Minari": "minari", "Polars": "polars", "DuckDB": "duckdb",
    "datasets": "datasets",
}  # fmt: skip
"""Which function runs the claim of a row."""


def test_every_claim_is_run() -> None:
    rows = re.findall(r"^\| .*?\[(\S+)\]\(", PAGE, re.MULTILINE)
    assert rows == list(CLAIMED)
    assert set(CLAIMED.values()) == set(SCRIPT["NEEDS"])
    assert all(callable(SCRIPT[name]) for name in SCRIPT["NEEDS"])


def test_the_example_of_the_manual_is_typed_where_its_library_is() -> None:
    program, *words = SCRIPT["maskable_ppo"]()[1:]
    assert Path(program) == ROOT / "examples/maskable_ppo.py"
    assert words == ["--steps", "5120", "--svg", "curve.svg"]
    assert "maskable_ppo" in SCRIPT["sb3"].__code__.co_names


def test_soak_runs_them() -> None:
    soak = re.search(r"^soak:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert soak
    assert "\tscripts/works\n" in soak[1]
