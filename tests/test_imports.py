"""No circle of imports: which module needs which, those for types alone and those inside functions included."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide

ROOT = Path(bastide.__file__).parent


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


GRAPH = {module: sorted({name for name in needed_by(module) if name in PATHS and name != module}) for module in PATHS}


def reachable(module: str) -> set[str]:
    """Everything that a module needs, by whatever way."""
    found: set[str] = set()
    ahead = list(GRAPH[module])
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += GRAPH[name]
    return found


REACHABLE = {module: reachable(module) for module in GRAPH}


def circles() -> list[list[str]]:
    """The groups of modules that need each other, directly or not."""
    found = {tuple(sorted(other for other in REACHABLE[name] if name in REACHABLE[other])) for name in GRAPH}
    return sorted(list(circle) for circle in found if circle)


def part(module: str) -> str:
    """The folder that a module belongs to: a game's, or one of the others."""
    names = module.split(".")[1:]
    return ".".join(names[:2] if names[:1] == ["games"] else names[:1])


PARTS = sorted({part(module) for module in GRAPH if "." in part(module) or (ROOT / part(module)).is_dir()} - {""})


def test_every_import_of_bastide_is_seen() -> None:
    assert "bastide.server.rooms" in GRAPH["bastide.server.app"]
    assert "bastide.cli.play" in GRAPH["bastide.cli.main"]  # inside a function
    assert "bastide.adapters.batch" in GRAPH["bastide"]  # for types alone
    assert len(GRAPH) > 200
    assert {"engine", "games.caylus", "server"} <= set(PARTS)


def test_no_circle_goes_through_two_folders() -> None:
    assert [circle for circle in circles() if len({part(module) for module in circle}) > 1] == []


@pytest.mark.parametrize("name", PARTS)
def test_no_modules_of_a_folder_need_each_other(name: str) -> None:
    found = [circle for circle in circles() if part(circle[0]) == name]
    assert found == [], "\n".join(
        f"{module} needs {', '.join(needed for needed in GRAPH[module] if needed in circle)}"
        for circle in found
        for module in circle
    )
