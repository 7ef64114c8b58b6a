"""Ctrl-C while Python still imports: the command `bastide` ends as it does later, without a traceback.

Only the command does so. A program that uses the library, and a process that the command starts, keep their own way.
"""

import os
import signal
import sys
from itertools import pairwise
from pathlib import PurePath
from types import FrameType
from typing import Final

STOPPED: Final = 130
"""Exit code of a command that Ctrl-C ended."""
ERRORS: Final = 2
"""The file descriptor of the standard error output."""


def is_command() -> bool:
    """Return whether this process is the command; one that it starts may have its words, but not its file."""
    if sys.argv[:1] == ["-m"]:  # so called as long as Python looks for the module
        return ("-m", "bastide") in pairwise(sys.orig_argv)
    file = getattr(sys.modules.get("__main__"), "__file__", None)
    return sys.argv[:1] == [file] and PurePath(sys.argv[0]).stem == "bastide"


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """End the process at once: there is nothing to tidy up yet."""
    if os.isatty(ERRORS):
        os.write(ERRORS, b"\n")  # behind the `^C` that the terminal shows
    os._exit(STOPPED)


def watch() -> None:
    """Let Ctrl-C end the command quietly from now on, unless whoever started it has it ignored."""
    if is_command() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)


def begun() -> None:
    """Leave Ctrl-C to the command, which has begun."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


watch()
