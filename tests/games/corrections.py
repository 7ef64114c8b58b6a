"""Corrected components: a folder with what differs, and programs that play by it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def corrections(folder: Path, **files: str) -> Path:
    """Write a file of corrections for each of these games into a folder and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, text in files.items():
        (folder / f"{game}.toml").write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the corrections of a folder; with those of the package if it is `Path()`."""
    environment = {
        **os.environ,
        "BASTIDE_CORRECTIONS": "" if folder == Path() else str(folder),
        "PYTHONPATH": str(ROOT),
    }
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
