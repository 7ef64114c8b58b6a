"""Ctrl-C while the command still imports what it needs, before it can say anything."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bastide import early
from bastide.cli import words

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
HEARS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Python that hears Ctrl-C, as from a terminal, even where whatever runs the tests does not."""
PRESSED = "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(5)\n"
SCRIPT = "import sys\nfrom bastide.cli.main import app\nsys.exit(app())\n"
"""What a package manager writes for the command."""
PROGRAM = "try:\n    import bastide\nexcept KeyboardInterrupt:\n    print('mine')\n"
FIRST, LATER = "hmac", "click"
"""What the package imports of the standard library, and the command after it."""


def run(folder: Path, stops: str, *line: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a module in the place of another one, at whose import somebody presses Ctrl-C."""
    (folder / f"{stops}.py").write_text(PRESSED)
    found = os.pathsep.join([str(folder), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-c", HEARS, *line],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": found},
    )


@pytest.mark.parametrize("stops", [FIRST, LATER])
def test_ctrl_c_before_the_command_has_begun_ends_it_quietly(tmp_path: Path, stops: str) -> None:
    done = run(tmp_path, stops, "-m", "bastide", "games")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    script = tmp_path / "bin" / "bastide"
    script.parent.mkdir()
    script.write_text(SCRIPT)
    done = run(tmp_path, stops, str(script), "games")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_program_that_uses_the_library_keeps_its_ctrl_c(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    done = run(tmp_path, FIRST, str(program))
    assert (done.returncode, done.stdout) == (0, "mine\n"), done.stderr
    assert "Traceback" in run(tmp_path, FIRST, "-m", "bastide.texts").stderr, "nor is another module the command"


def test_the_exit_code_is_that_of_a_command_stopped_later() -> None:
    assert early.STOPPED == words.STOPPED
