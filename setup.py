"""Build the wheel: kernels compiled by mypyc where a compiler is, the browser client inside.

`BASTIDE_COMPILE=1` compiles or fails, `BASTIDE_COMPILE=0` never compiles; unset, it is tried, and a machine
without a compiler gets the same package in pure Python. Editable installs are never compiled: a stale
extension module would hide the source being edited. `BASTIDE_CLIENT=0` leaves the browser client out.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
KERNELS = [
    "src/bastide/engine/stepping.py",
    "src/bastide/games/carcassonne/actions.py",
    "src/bastide/games/carcassonne/tables.py",
    "src/bastide/games/carcassonne/phases.py",
    "src/bastide/games/carcassonne/scoring.py",
    "src/bastide/games/carcassonne/rollout.py",
    "src/bastide/games/carcassonne/state.py",
    "src/bastide/games/carcassonne/evaluate.py",
    "src/bastide/games/carcassonne/observe.py",
    "src/bastide/games/caylus/actions.py",
    "src/bastide/games/caylus/tables.py",
    "src/bastide/games/caylus/phases.py",
    "src/bastide/games/caylus/places.py",
    "src/bastide/games/caylus/gains.py",
    "src/bastide/games/caylus/building.py",
    "src/bastide/games/caylus/favours.py",
    "src/bastide/games/caylus/activation.py",
    "src/bastide/games/caylus/castle.py",
    "src/bastide/games/caylus/turn.py",
    "src/bastide/games/caylus/choices.py",
    "src/bastide/games/caylus/rollout.py",
    "src/bastide/games/caylus/state.py",
    "src/bastide/games/caylus/observe.py",
    "src/bastide/games/caylus/habits.py",
    "src/bastide/games/caylus/evaluate.py",
    "src/bastide/games/carrara/actions.py",
    "src/bastide/games/carrara/tables.py",
    "src/bastide/games/carrara/phases.py",
    "src/bastide/games/carrara/scoring.py",
    "src/bastide/games/carrara/choices.py",
    "src/bastide/games/carrara/turns.py",
    "src/bastide/games/carrara/rollout.py",
    "src/bastide/games/carrara/state.py",
    "src/bastide/games/carrara/observe.py",
    "src/bastide/games/carrara/habits.py",
    "src/bastide/games/carrara/evaluate.py",
    "src/bastide/games/praga/actions.py",
    "src/bastide/games/praga/phases.py",
    "src/bastide/games/praga/tables.py",
    "src/bastide/games/praga/stacks.py",
    "src/bastide/games/praga/tasks.py",
    "src/bastide/games/praga/gains.py",
    "src/bastide/games/praga/monuments.py",
    "src/bastide/games/praga/technology.py",
    "src/bastide/games/praga/road.py",
    "src/bastide/games/praga/hexes.py",
    "src/bastide/games/praga/board.py",
    "src/bastide/games/praga/city.py",
    "src/bastide/games/praga/crane.py",
    "src/bastide/games/praga/setup.py",
    "src/bastide/games/praga/turn.py",
    "src/bastide/games/praga/scoring.py",
    "src/bastide/games/praga/moves.py",
    "src/bastide/games/praga/agenda.py",
    "src/bastide/games/praga/deeds.py",
    "src/bastide/games/praga/rollout.py",
    "src/bastide/games/praga/state.py",
    "src/bastide/games/praga/observe.py",
    "src/bastide/games/praga/habits.py",
    "src/bastide/games/praga/plans.py",
    "src/bastide/games/praga/evaluate.py",
]
OPTIMISE = {"opt_level": "3", "debug_level": "0"}
CHOICE = os.environ.get("BASTIDE_COMPILE", "")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
"""Commands that compile; all others only ask for facts, and mypyc takes a minute to answer."""


def has_compiler() -> bool:
    """Return whether a C compiler seems to be there."""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl"))


def kernels() -> list[Extension]:
    """Return the extension modules to build, none for a pure Python package."""
    if CHOICE == "0" or (CHOICE != "1" and not has_compiler()) or not BUILDING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    try:
        # What kernels import is checked by `make check`; here third-party packages that it needs may be missing.
        extensions = mypycify(["--follow-imports=silent", *[str(ROOT / name) for name in KERNELS]], **OPTIMISE)
    except SystemExit:  # how mypyc says that it found an error in the source or the tools
        if CHOICE == "1":
            raise
        print("The kernels cannot be compiled here; this will be a package in pure Python.", file=sys.stderr)
        return []
    for extension in extensions:
        extension.optional = CHOICE != "1"
    return extensions


class BuildKernels(build_ext):
    """Build the kernels, except for an editable install."""

    def run(self) -> None:
        """Compile, unless the package is to be used from where it is edited."""
        if not self.inplace and not self.editable_mode:
            super().run()


class BuildWithClient(build_py):
    """Build the browser client too, where npm is and it has not been built yet."""

    def run(self) -> None:
        """Let npm build the client into the package, then collect the files."""
        static, web = ROOT / "src/bastide/server/static", ROOT / "web"
        npm = shutil.which("npm")
        wanted = os.environ.get("BASTIDE_CLIENT", "") != "0" and not self.editable_mode
        if wanted and npm and (web / "package.json").exists() and not static.exists():
            if not (web / "node_modules").exists():
                subprocess.run([npm, "ci"], cwd=web, check=True)
            subprocess.run([npm, "run", "build"], cwd=web, check=True)
        super().run()


setup(ext_modules=kernels(), cmdclass={"build_ext": BuildKernels, "build_py": BuildWithClient})
