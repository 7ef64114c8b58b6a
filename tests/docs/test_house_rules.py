"""What a newcomer types works: the targets that the pages name are there, and each game has fast tests."""

import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from bastide.engine.registry import BUNDLED

ROOT = Path(__file__).parents[2]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")] + [WORKFLOW]


def make(*words: str) -> subprocess.CompletedProcess[str]:
    """Return what Make says to these words."""
    return subprocess.run(
        ["make", "--no-print-directory", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )


def typed(game: str) -> list[str]:
    """Return what `make t` would type, without the program."""
    lines = make("-n", "t", f"G={game}").stdout.splitlines()
    return [word.lstrip("@") for word in shlex.split(next(line for line in lines if "pytest" in line))[1:]]


@cache
def fast_tests() -> list[str]:
    """Return the tests that `make t` would run, of all games at once: but for the folder it types the same for each."""
    words, folder = typed(BUNDLED[0]), f"tests/games/{BUNDLED[0]}"
    at = words.index(folder)
    for game in BUNDLED:
        assert typed(game) == [*words[:at], f"tests/games/{game}", *words[at + 1 :]]
    words[words.index("-n") + 1] = "0"
    words[at : at + 1] = [f"tests/games/{game}" for game in BUNDLED]
    done = subprocess.run(
        [sys.executable, *words, "--collect-only", "-qq"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [line for line in done.stdout.splitlines() if line.startswith("tests/")]


@pytest.mark.xdist_group("fast tests")  # collected once
@pytest.mark.parametrize("game", BUNDLED)
def test_every_game_has_fast_tests(game: str) -> None:
    found = [line for line in fast_tests() if line.startswith(f"tests/games/{game}/")]
    number = sum(int(line.rpartition(": ")[2]) for line in found)
    assert number > 200
    assert any("test_rules_" in line for line in found)
    assert not any("test_slow_agrees" in line or "test_properties" in line for line in found)


@pytest.mark.parametrize("game", ["", "chess", "../cli"])
def test_a_game_that_is_not_there_is_answered_with_those_that_are(game: str) -> None:
    asked = make("t", f"G={game}")
    assert asked.returncode
    assert all(name in asked.stdout for name in BUNDLED)


def test_help_lists_what_people_type() -> None:
    listed = set(re.findall(r"make ([a-z-]+)", make("help").stdout))
    assert {"t", "play", "test", "check", "package", "coverage"} <= listed <= TARGETS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_name_targets_that_are_there(page: Path) -> None:
    named = set(re.findall(r"(?:[`$] ?|run: )make ([a-z-]+)", page.read_text("utf-8")))
    assert named <= TARGETS


def test_pages_name_files_that_are_there() -> None:
    for page in PAGES:
        for named in re.findall(r"\]\(([^):#]+)\)", page.read_text("utf-8")):
            assert (ROOT / named).exists(), f"{page.name} names {named}"


def test_python_versions_that_are_promised_are_tested() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    told = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project)
    assert f'requires-python = ">={told[0]}"' in project
    matrix = re.search(r"python: \[(.+)\]", WORKFLOW.read_text("utf-8"))
    assert matrix
    assert set(told) <= set(re.findall(r"3\.\d+", matrix[1]))
