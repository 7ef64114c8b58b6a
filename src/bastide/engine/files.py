"""Files written whole or not at all."""

from contextlib import suppress
from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """Write a text so that what the file held before is not lost where that fails; raise OSError then."""
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
