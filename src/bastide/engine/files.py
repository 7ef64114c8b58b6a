"""Files written whole or not at all."""

import errno
import os
from contextlib import suppress
from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """Write a text so that what the file held before is not lost where that fails; raise OSError then.

    A link stays one, to what is written. What is no file, such as a pipe or `/dev/null`, is written into as it is.
    """
    if file.exists() and not file.is_file():
        file.write_text(text, "utf-8")
        return
    file = file.resolve() if file.is_symlink() else file
    if not file.name:  # `.` and `/` have none, so that nothing can stand beside them
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
