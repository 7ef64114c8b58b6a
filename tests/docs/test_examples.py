"""The manual and the README do what they say: every example in them is run, and what it shows is compared."""

import doctest
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from http.server import HTTPServer
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
from hypothesis import settings

import bastide
from bastide.arena import Collection
from bastide.engine.lessons import lesson
from bastide.outside.live import Gap, Reader
from bastide.server.courier.sending import tried
from bastide.server.settings import Settings
from tests.docs.blocks import ROOT, blocks, blocks_of, pages

MANUAL = [page for page in pages() if page.name != "README.md"]
SESSIONS = [page for page in MANUAL if any(block.kind == "pycon" for block in blocks_of(page))]
PROGRAMS = [page.relative_to(ROOT).as_posix() for page in MANUAL if blocks(page.relative_to(ROOT).as_posix(), "python")]
SAMPLES = {"docs/games/add.md", "docs/games/new.md"}
"""Pages whose Python is taken from files, which tests/docs/test_add.py and test_new.py compare."""


class Shown(doctest.OutputChecker):
    """In the manual `…` stands for anything."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        if "…" in want:
            return super().check_output(want.replace("…", "..."), got, optionflags | doctest.ELLIPSIS)
        return super().check_output(want, got, optionflags)


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_sessions_of_a_page_are_true(page: Path) -> None:
    text = "\n".join(blocks(page.relative_to(ROOT).as_posix(), "pycon"))
    example = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(Shown(), verbose=False)
    said: list[str] = []
    runner.run(example, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [block] = blocks("README.md", "python")
    exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
    said = capsys.readouterr().out
    comments = [line.split("# ", 1)[1] for line in block.splitlines() if line.startswith("print(") and "# " in line]
    assert said.splitlines() == comments


Names = dict[str, Any]


@contextmanager
def played_games(_block: list[str], _names: Names) -> Iterator[None]:
    """Lay the files of data beside the reader, as the page's commands would."""
    game = bastide.load_game("carcassonne", options={"stack": "VUVEU"})
    for name in ("games.jsonl", "games.parquet"):
        run = Collection(game, ["greedy", "random"], 2, name, seed=1)
        list(run.play())
        run.write()
    yield


@contextmanager
def tools_over_http(program: list[str], _names: Names) -> Iterator[None]:
    """Serve Bastide's tools, and have the page's address be theirs."""
    command = [sys.executable, "-m", "bastide", "mcp", "--http", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"(http://\S+)", server.stdout.readline())
        assert found
        program[:] = [block.replace("http://127.0.0.1:8081/mcp", found[1]) for block in program]
        assert found[1] in program[0]
        try:
            yield
        finally:
            server.terminate()


@contextmanager
def a_frame(_program: list[str], names: Names) -> Iterator[None]:
    """Bring a whole position, as a frame of the live connection."""
    names["frame"] = {"type": "snapshot", "seq": 4, "you": [0], "view": {}}
    yield
    reader: Reader = names["reader"]
    assert reader.seq == 4
    with pytest.raises(Gap):
        reader.take({"type": "step", "since": 5, "you": [0], "seq": 6, "view": []})


@contextmanager
def the_table_of_a_game(program: list[str], _names: Names) -> Iterator[None]:
    """Find the line in the table of a game that has a lesson: a part of it is no program."""
    [block] = program
    table = (ROOT / "src/bastide/games/carcassonne/__init__.py").read_text("utf-8")
    shown = [line for line in block.splitlines() if line.strip() != "...,"]
    assert [line for line in shown if line not in table.splitlines()] == []
    assert lesson("carcassonne", "first").name == "first"
    program.clear()
    yield


@contextmanager
def a_claim(program: list[str], _names: Names) -> Iterator[None]:
    """Find the lines in the script that is run with libraries which are not here."""
    claims, *shown = (
        re.sub(r"\n+", "\n", text)
        for text in ((ROOT / "scripts/works_with.py").read_text("utf-8"), *(indent(block, "    ") for block in program))
    )
    assert [block for block in shown if block not in claims] == []
    program.clear()
    yield


@contextmanager
def rules_tested(program: list[str], names: Names) -> Iterator[None]:
    """Run the tests that the page shows, on few positions of one configuration."""
    import bastide.testing as testing

    every = testing.all_configurations
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(testing, "all_configurations", lambda name: [next(iter(every(name)))])
        yield
    rule = {mark.args for mark in names["test_a_ring_is_complete"].pytestmark if mark.name == "rule"}
    assert rule == {("CAR-061",)}
    names["test_a_ring_is_complete"]()
    settings(max_examples=5, deadline=None)(names["test_scores_are_never_negative"])()


@contextmanager
def a_drawing(_program: list[str], names: Names) -> Iterator[None]:
    """Ask the state at the end for the drawing that a notebook shows."""
    yield
    assert names["state"]._repr_svg_().startswith("<svg")


@contextmanager
def a_webhook(_program: list[str], names: Names) -> Iterator[None]:
    """Post to the receiver, signed and not: it takes what is signed."""
    yield
    with (
        pytest.MonkeyPatch.context() as patch,
        HTTPServer(("127.0.0.1", 0), names["Hook"]) as server,
    ):
        patch.setenv("SECRET", "pebbles")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        told = Settings(webhook_url=f"http://127.0.0.1:{server.server_port}/", webhook_secret="pebbles")
        assert (tried(told), tried(replace(told, webhook_secret="planks"))) == (204, 403)
        server.shutdown()


DESKS: dict[str, Callable[[list[str], Names], Any]] = {
    "docs/bots/match.md": played_games,
    "docs/bots/mcp.md": tools_over_http,
    "docs/games/lesson.md": the_table_of_a_game,
    "docs/games/test.md": rules_tested,
    "docs/host/notify.md": a_webhook,
    "docs/library/views.md": a_drawing,
    "docs/reference/http.md": a_frame,
    "docs/research/data.md": played_games,
    "docs/research/works.md": a_claim,
}
"""What lies before the reader of a page when its programs are run."""


@pytest.mark.parametrize("page", [page for page in PROGRAMS if page not in SAMPLES])
def test_the_programs_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program, names = blocks(page, "python"), {"__name__": "manual"}
    with ExitStack() as stack:
        if desk := DESKS.get(page):
            stack.enter_context(desk(program, names))
        for block in program:
            exec(compile(block, page, "exec"), names)
