"""Corrected components: a copy of the package in which some values are others, and programs that use it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import bastide

ROOT = Path(__file__).parents[2]


def corrected_copy(root: Path, game: str, changes: Mapping[str, tuple[str, str]]) -> Path:
    """Copy the package into a folder and return it; behind each of these words in the components a value is another."""
    package = Path(bastide.__file__).parent
    shutil.copytree(package, root / "bastide", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for library in package.parent.glob("*__mypyc*"):
        shutil.copy(library, root)
    path = components(root, game)
    text = path.read_text(encoding="utf-8")
    for row, (before, after) in changes.items():
        at = text.index(before, text.index(row))
        text = text[:at] + after + text[at + len(before) :]
    path.write_text(text, encoding="utf-8")
    return root


def components(root: Path, game: str) -> Path:
    """Return the file with a game's components in a copy."""
    return root / "bastide/games" / game / "components.toml"


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a copy in place of the package."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
