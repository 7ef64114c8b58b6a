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
from bastide.engine import plugins, registry

SOURCE = Path(__file__).parents[2] / "examples" / "harbour"
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the wheel of the game is unpacked."""
    source = shutil.copytree(SOURCE, tmp_path_factory.mktemp("source") / "harbour")
    wheels, folder = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=source, check=True, capture_output=True)
    for wheel in wheels.iterdir():
        zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Have the package installed, in this process and in those that it starts."""
    known = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), *([known] if known else [])]))
    monkeypatch.setattr(registry, "_registered", {})
    for name in [name for name in sys.modules if name.partition(".")[0] == "bastide_harbour"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(str(site))
    plugins.forget()
    monkeypatch.setattr(texts, "_current", texts.Texts("en"))
    yield site
    monkeypatch.undo()
    plugins.forget()
