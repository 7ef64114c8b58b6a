"""A terminal that goes without a signal, as under `nohup`, takes the full screen with it."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from .conftest import ENGLISH

PROGRAM = """
import signal
from bastide.cli.main import run
signal.signal(signal.SIGHUP, signal.SIG_IGN)
run()
"""


def test_the_program_ends_with_its_terminal(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    env = {**os.environ, **ENGLISH, "TERM": "xterm-256color", "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM, "play", "carcassonne", "--seats", "me,me:Wen", "--seed", "1"]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True)
    os.close(slave)
    try:
        seen, until = b"", time.monotonic() + 60
        while b"turn" not in seen.lower():
            assert time.monotonic() < until, seen
            if select.select([master], [], [], 0.1)[0]:
                seen += os.read(master, 65536)
        os.close(master)
        process.wait(30)
    finally:
        process.kill()
