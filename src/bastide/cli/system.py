"""What the machine refuses, in one sentence: files that cannot be read or written, output that nobody takes."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

import click

from bastide.cli.texts import t
from bastide.cli.told import reason
from bastide.cli.words import Fault

NOT_PRINTED: Final = 2
"""The exit code where what is to be printed cannot be written: the command was not done."""
LEFT: Final = 1
"""The exit code where whoever read the output has gone, as Click has it."""
OF_OUTPUT: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EPIPE)
"""How writing to a stream fails."""


def cannot_write(error: OSError, file: Path | str | None = None) -> Fault:
    """Return what to say of a file that cannot be kept."""
    return Fault(t("cli-cannot-write", file=str(file or error.filename or "?"), reason=reason(error)))


def cannot_read(error: OSError, file: Path | str | None = None) -> Fault:
    """Return what to say of a file that cannot be read."""
    return Fault(t("cli-cannot-read", file=str(file or error.filename or "?"), reason=reason(error)))


def check_unused(file: Path, otherwise: str) -> None:
    """Raise Fault with a message where a file holds something already, which nobody has said may go."""
    try:
        used = file.is_file() and file.stat().st_size > 0
    except OSError as error:
        raise cannot_write(error, file) from error
    if used:
        raise Fault(t(otherwise, file=file))


def check_writable(file: Path) -> None:
    """Raise Fault where a file cannot be written, before the work whose result it is to hold."""
    try:
        fresh = not file.exists()
        file.open("ab").close()
        if fresh:
            file.unlink()
    except OSError as error:
        raise cannot_write(error, file) from error


@contextmanager
def printing() -> Iterator[None]:
    """Run a program that prints: a stream that is closed takes everything, one that takes nothing ends the program.

    What stands in a buffer is written before the program ends, for only then can it be told that it was not. A stream
    that is not written in UTF-8 shows `?` for what it has no letters for, as the marks of the seats.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None or error.errno not in OF_OUTPUT:
            raise
        _discard()
        if error.errno == errno.EPIPE:
            sys.exit(LEFT)
        with suppress(OSError):
            click.echo(t("cli-system-not-printed", reason=reason(error)), err=True)
        sys.exit(NOT_PRINTED)


def _discard() -> None:
    """Let what stands in the buffer of the output go nowhere, so that the interpreter does not try it again."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
