"""Do what the README says, in an installed package: `python -I try_readme.py README.md EXTRA …`.

The example in Python prints what its comments say. Commands of Bastide are typed as they stand, one after the other in
one folder; those of `make` are another check's, and `pip` has done its work, with these extras.
"""

import contextlib
import io
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONGEST = 300


def run_python(block: str) -> None:
    """Run an example; what it prints is what its comments say."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
    comments = [line.split("  # ", 1)[1] for line in block.splitlines() if line.startswith("print(") and "  # " in line]
    assert comments, "an example without an answer"
    assert said.getvalue().splitlines() == comments, said.getvalue()
    print(f"README: {len(comments)} answers as printed")


def run_command(line: str, folder: str) -> None:
    """Type a command; nobody answers its questions."""
    path = sysconfig.get_path("scripts") + os.pathsep + os.environ["PATH"]
    environment = {**os.environ, "PATH": path, "PYTHONIOENCODING": "utf-8"}
    began = time.monotonic()
    done = subprocess.run(
        line,
        shell=True,
        cwd=folder,
        env=environment,
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
    print(f"README: {line} ({time.monotonic() - began:.0f} s)")


def main(readme: str, *extras: str) -> None:
    """Run every block; an extra that is asked for must be one of those that were installed."""
    blocks = FENCE.findall(Path(readme).read_text("utf-8"))
    assert {kind for kind, _ in blocks} <= {"python", "console"}
    with tempfile.TemporaryDirectory() as folder:
        for kind, block in blocks:
            if kind == "python":
                run_python(block)
                continue
            for line in re.findall(r"^\$ (.+?)(?:\s{2,}# .*)?$", block, re.MULTILINE):
                if line.startswith("bastide "):
                    run_command(line, folder)
                elif line.startswith("pip "):
                    wanted = set(re.findall(r"\[(.+?)\]", line))
                    assert wanted <= set(extras), f"{line}: {wanted - set(extras)} was not installed"
                else:
                    assert line.startswith("make "), line


main(*sys.argv[1:])
