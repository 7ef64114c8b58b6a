"""No circle of imports: which module needs which, those for types alone and those inside functions included."""

import ast
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

import bastide
from bastide.engine.registry import BUNDLED

ROOT = Path(bastide.__file__).parent
PROJECT = Path(__file__).parents[1] / "pyproject.toml"
ABOVE = {"kernel": ("words", "pictures"), "words": ("pictures",)}
"""By part of a game: the parts that stand above it."""
pytestmark = pytest.mark.xdist_group("imports")  # read all modules in one process


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = {name_of(path): path for path in sorted(ROOT.rglob("*.py"))}


def absolute(node: ast.ImportFrom, module: str) -> str:
    """The full name of what stands between `from` and `import`."""
    if not node.level:
        return node.module or ""
    package = module.split(".") if PATHS[module].stem == "__init__" else module.split(".")[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *([node.module] if node.module else [])])


def needed_by(module: str) -> Iterator[str]:
    """The modules of Bastide that a module imports, wherever in its code."""
    for node in ast.walk(ast.parse(PATHS[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = absolute(node, module)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield inner if inner in PATHS else source


@cache
def needed(module: str) -> list[str]:
    """Those of Bastide that it needs itself, in order."""
    return sorted({name for name in needed_by(module) if name in PATHS and name != module})


@cache
def reachable(module: str) -> set[str]:
    """Everything that a module needs, by whatever way."""
    found: set[str] = set()
    ahead = list(needed(module))
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += needed(name)
    return found


@cache
def circles() -> list[list[str]]:
    """The groups of modules that need each other, directly or not."""
    found = {tuple(sorted(other for other in reachable(name) if name in reachable(other))) for name in PATHS}
    return sorted(list(circle) for circle in found if circle)


def part(module: str) -> str:
    """The folder that a module belongs to: a game's, or one of the others."""
    names = module.split(".")[1:]
    return ".".join(names[:2] if names[:1] == ["games"] else names[:1])


PARTS = sorted({part(module) for module in PATHS if "." in part(module) or (ROOT / part(module)).is_dir()} - {""})


def test_every_import_of_bastide_is_seen() -> None:
    assert "bastide.server.hub" in needed("bastide.server.app")
    assert "bastide.cli.play" in needed("bastide.cli.main")  # inside a function
    assert "bastide.adapters.batch" in needed("bastide")  # for types alone
    assert len(PATHS) > 200
    assert {"engine", "games.caylus", "server"} <= set(PARTS)


def test_no_circle_goes_through_two_folders() -> None:
    assert [circle for circle in circles() if len({part(module) for module in circle}) > 1] == []


@pytest.mark.parametrize("name", PARTS)
def test_no_modules_of_a_folder_need_each_other(name: str) -> None:
    found = [circle for circle in circles() if part(circle[0]) == name]
    assert found == [], "\n".join(
        f"{module} needs {', '.join(name for name in needed(module) if name in circle)}"
        for circle in found
        for module in circle
    )


def test_the_contract_about_the_parts_of_a_game_is_about_every_game() -> None:
    contracts = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (contract,) = (one for one in contracts if one["name"].startswith("in every game"))
    assert contract["layers"][:3] == ["pictures", "words", "kernel"]
    named = {
        name: [one for one in contract["containers"] if fnmatchcase(f"bastide.games.{name}", one)] for name in BUNDLED
    }
    assert all(named.values()), named


@pytest.mark.parametrize("game", BUNDLED)
@pytest.mark.parametrize("lower", ABOVE)
def test_no_part_of_a_game_needs_one_above_it(game: str, lower: str) -> None:
    room = f"bastide.games.{game}"
    modules = [module for module in PATHS if f"{module}.".startswith(f"{room}.{lower}.")]
    higher = tuple(f"{room}.{part}." for part in ABOVE[lower])
    assert len(modules) > 1
    assert {module: [name for name in reachable(module) if f"{name}.".startswith(higher)] for module in modules} == {
        module: [] for module in modules
    }
