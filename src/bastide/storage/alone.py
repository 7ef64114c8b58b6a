"""One server for one SQLite file: a lock beside it that the system takes back however the process ends."""

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, make_url

from bastide.storage.trouble import DatabaseProblem


@contextmanager
def alone(address: str) -> Iterator[None]:
    """Keep other servers away from a SQLite file while the block runs; PostgreSQL may have many.

    Raises DatabaseProblem if another server has it. Two would not hear of each other's moves.
    """
    path = _lock_of(address)
    if path is None:
        yield
        return
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _locked(handle):
            file = path.with_suffix("")
            raise DatabaseProblem(
                f"another server has {file}; one SQLite file serves one server, several share a PostgreSQL",
                "database-taken",
                file=str(file),
            )
        if (closed := closed_file(address)) is not None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(closed))
        yield
    finally:
        os.close(handle)


def closed_file(address: str) -> Path | None:
    """Return the file of a SQLite database that this account may not read and write; SQLite itself names none."""
    path = _lock_of(address)
    if path is None:
        return None
    files = (Path(f"{path.with_suffix('')}{ending}") for ending in ("", "-wal", "-shm"))
    return next((file for file in files if file.exists() and not os.access(file, os.R_OK | os.W_OK)), None)


def is_taken(address: str) -> bool:
    """Return whether a server has this SQLite file; nothing is written."""
    path = _lock_of(address)
    if path is None or not path.exists():
        return False
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False  # whoever may not open it may not start either, and the database says so
    try:
        return not _locked(handle)
    finally:
        os.close(handle)


def place_of(address: str | URL) -> tuple[int, int] | None:
    """Return which file lies where a SQLite database is; None if there is none, and for other databases."""
    url = make_url(address)
    if not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        return None
    try:
        found = os.stat(str(url.database))
    except OSError:
        return None
    return found.st_dev, found.st_ino


def free_space(address: str | URL) -> int | None:
    """Return how many bytes are left on the disk of a SQLite file, or of where it will be; None for other databases."""
    path = _lock_of(address)
    if path is None:
        return None
    folder = path.absolute().parent
    while not folder.exists():
        folder = folder.parent
    return shutil.disk_usage(folder).free


def _lock_of(address: str | URL) -> Path | None:
    """Return the file beside a SQLite file by which one server has it."""
    url = make_url(address)
    if not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        return None
    return Path(f"{url.database}.lock")


def _locked(handle: int) -> bool:
    """Return whether the file could be locked for this process."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
