"""The file that a game in the terminal is kept in while it is played."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bastide.cli.local import LocalTable
from bastide.cli.system import cannot_write
from bastide.cli.texts import t
from bastide.cli.told import reason

Save = Callable[[], str | None]
"""Keeps a game as it stands, and returns what there is to say of that."""


class Keeper:
    """Writes a game to its file after every action; a disk that is full ends no game."""

    def __init__(self, local: LocalTable, file: Path | None) -> None:
        """Remember where it is kept: in a file, or nowhere."""
        self._local: Final = local
        self._file: Final = file
        self._error: OSError | None = None
        """Why it was not written last."""

    def write(self) -> None:
        """Write the game; raise Fault where that fails."""
        self.save()
        if self._error is not None:
            raise cannot_write(self._error, self._file) from self._error

    def save(self) -> str:
        """Write the game; return what to say of that: once that it fails, once that it is written again."""
        if self._file is None:
            return ""
        failed = self._error
        try:
            self._local.save(self._file)
        except OSError as error:
            self._error = error
            return "" if failed else t("cli-play-unkept", file=str(self._file), reason=reason(error))
        self._error = None
        return t("cli-play-kept-again", file=str(self._file)) if failed else ""

    @property
    def kept(self) -> str:
        """The sentence that says where the game is in the end, if it is anywhere."""
        if self._file is None or self._error is not None:
            return ""
        return t("cli-play-saved" if self._local.over else "cli-play-kept", file=str(self._file))
