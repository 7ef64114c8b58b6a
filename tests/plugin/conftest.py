"""The game of another package, built and installed as anybody would, but into a folder of its own."""

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.cli import texts
from bastide.cli.new import write
from bastide.engine import plugins, registry, terminal

SOURCE = Path(__file__).parents[2] / "examples" / "harbour"
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"
MOST_OF_IT = 10
"""Files that a new game has at least."""


def unpacked(source: Path, wheels: Path, folder: Path) -> Path:
    """Build the wheel of a package and unpack it into a folder; return the folder."""
    subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=source, check=True, capture_output=True)
    for wheel in wheels.iterdir():
        zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the wheel of the game is unpacked."""
    source = shutil.copytree(SOURCE, tmp_path_factory.mktemp("source") / "harbour")
    return unpacked(source, tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def new_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a game that `bastide new` has written."""
    folder = tmp_path_factory.mktemp("new") / "lantern"
    assert len(list(write(folder, "lantern", "The Lantern"))) > MOST_OF_IT
    return folder


@pytest.fixture(scope="session")
def new_site(new_source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which its wheel is unpacked."""
    return unpacked(new_source, tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("site"))


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Have the package of the harbour installed, in this process and in those that it starts."""
    yield from _installed(site, "bastide_harbour", monkeypatch)


@pytest.fixture
def new_installed(new_site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Have the package that `bastide new` wrote installed in the same way."""
    yield from _installed(new_site, "bastide_lantern", monkeypatch)


def _installed(site: Path, package: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    known = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), *([known] if known else [])]))
    monkeypatch.setattr(registry, "_registered", {})
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(str(site))
    plugins.forget()
    monkeypatch.setattr(texts, "_current", texts.Texts("en"))
    yield site
    monkeypatch.undo()
    terminal.speak(texts.current())  # a test that spoke another language has given the terminal that one's words
    plugins.forget()
