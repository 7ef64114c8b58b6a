"""A file that one process at a time may write."""

import sys
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
