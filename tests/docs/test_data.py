"""The page on data files and its notebook: the columns are those of the files, and every cell runs."""

import ast
import json
import os
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

import bastide
from bastide.arena import Collection, simulate
from bastide.arena.columns import DECISIONS, GAMES, MORE

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOK = DOCS / "research" / "questions.ipynb"
CELLS: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
FILES = [*((f"carcassonne-{players}", players, {"stack": "VUVEUXNO"}) for players in (2, 3, 4, 5))]
FILES += [("caylus-3", 3, {}), ("carrara-3", 3, {})]


def code() -> list[str]:
    """Return the notebook's cells of code, without what only notebooks understand."""
    cells = ["".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "code"]
    return [re.sub(r"^%.*$", "", cell, flags=re.MULTILINE) for cell in cells]


def said() -> str:
    """Return all that the notebook printed when it was last run."""
    outputs = [output for cell in CELLS if cell["cell_type"] == "code" for output in cell["outputs"]]
    return "".join("".join(output.get("text", "")) for output in outputs)


def test_the_page_lists_the_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS))
    generate = import_module("generate")
    listed = re.findall(r"^\| `(\w+)` \| `([\w<>]+)` \| (.+) \|$", generate.columns(), re.MULTILINE)
    more = [column for columns in MORE.values() for column in columns]
    assert listed == [(column.name, column.type, column.meaning) for column in (*GAMES, *DECISIONS, *more)]
    assert "_build/generated/columns.md" in (DOCS / "research" / "data.md").read_text("utf-8")
    sys.modules.pop("generate")


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, players, options in FILES:
        game = bastide.load_game(name.partition("-")[0], players, options)
        run = Collection(game, ["random"], 3, tmp_path / f"{name}.parquet", seed=1)
        list(run.play())
        run.write()
    monkeypatch.setitem(os.environ, "BASTIDE_DATA", str(tmp_path))
    mpl.use("agg")
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in code():
        exec(compile(cell.replace("len(rows) >= 30", "len(rows) >= 2"), str(NOTEBOOK), "exec"), names)
    assert list(names["shares"]) == [2, 3, 4, 5]
    assert len(names["found"]) > 0
    names["plt"].close("all")


def test_the_notebook_asks_for_the_files_that_it_reads() -> None:
    commands = "".join("".join(cell["source"]) for cell in CELLS[:1])
    read = {node.value for cell in code() for node in ast.walk(ast.parse(cell)) if isinstance(node, ast.Constant)}
    for name, _, _ in FILES[4:]:
        assert name in read
        assert f"--out {name}.parquet" in commands
    assert "--out carcassonne-$players.parquet" in commands


def test_the_notebook_names_a_bot_that_plays_as_it_did_when_the_answers_were_found() -> None:
    commands = "".join("".join(cell["source"]) for cell in CELLS[:1])
    assert set(re.findall(r"--bots (\S+)", commands)) == {"greedy@0.1"}
    begun = {"caylus-3": (49, 54, 50), "carcassonne-2": (111, 92), "carrara-3": (31, 42, 33)}
    for name, scores in begun.items():
        game, players = name.split("-")
        [played] = simulate(bastide.load_game(game, int(players)), ["greedy@0.1"], 1, seed=1)
        assert played.scores == scores, "the first game of the file that the answers are from"


def test_the_answers_state_what_was_measured() -> None:
    answers = ["".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "markdown"]
    answers = [answer for answer in answers if answer.startswith("**Answer.**")]
    assert len(answers) == 3
    measured = said()
    for answer in answers:
        figures = re.findall(r"\d+(?:\.\d+)?(?: %)? ± \d+(?:\.\d+)?(?: %)?", answer)
        assert len(figures) >= 2
        for figure in figures:
            assert figure.replace(" %", "%") in measured, figure
    assert sum("image/svg+xml" in output.get("data", {}) for cell in CELLS for output in cell.get("outputs", [])) == 3
