"""What a newcomer types works: the targets that the pages name are there, and each game has fast tests."""

import re
import shlex
import subprocess
import sys
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


def fast_tests(game: str) -> list[str]:
    """Return the tests that `make t` would run."""
    lines = make("-n", "t", f"G={game}").stdout.splitlines()
    command = shlex.split(next(line for line in lines if "pytest" in line))
    words = [word.lstrip("@") for word in command[1:]]
    words[words.index("-n") + 1] = "0"
    done = subprocess.run(
        [sys.executable, *words, "--collect-only", "-qq"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [line for line in done.stdout.splitlines() if line.startswith("tests/")]


@pytest.mark.parametrize("game", BUNDLED)
def test_every_game_has_fast_tests(game: str) -> None:
    found = fast_tests(game)
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
