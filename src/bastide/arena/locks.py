"""A file that one process at a time may write."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


def lock(file: IO[bytes]) -> bool:
    """Return whether an open file is this process's alone until it is closed; where there are no locks, it always is.

    Windows has none of this kind, nor have some file systems that machines share.
    """
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@contextmanager
def hold(file: Path) -> Iterator[None]:
    """Hold a file that is there for this process alone; raise ValueError if another one holds it."""
    with file.open("rb") as there:
        if not lock(there):
            raise ValueError(f"another process works in {file.parent}")
        yield
