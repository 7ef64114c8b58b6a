"""Corrected values of the box: where their files are, and what is said of them."""

import os
import sys
from pathlib import Path
from typing import Final

from bastide.cli.texts import t
from bastide.cli.words import Fault, suggest
from bastide.engine.box import ENVIRONMENT
from bastide.engine.game import GameType
from bastide.engine.registry import games

FOLDER: Final = "corrections"
"""The folder that is looked for in the data folder of a server or of a user."""


def user_data() -> Path:
    """Return the folder in which a user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "bastide"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bastide"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bastide"


def use(folder: Path | None, data: Path | None = None) -> Path | None:
    """Play by the corrections of a folder: the one named, else the environment's, else one in a data folder.

    Processes that are started inherit it. Raises `Fault` for a folder that is not there and for a file of no game.
    """
    found = folder or _by_itself(data)
    if found is None:
        return None
    if not found.is_dir():
        raise Fault(t("cli-corrections-no-folder", folder=str(found)))
    os.environ[ENVIRONMENT] = str(found.absolute())
    for file in sorted(found.glob("*.toml")):
        if file.stem not in games():
            raise Fault(
                t("cli-corrections-no-game", file=str(file), games=", ".join(games())) + suggest(file.stem, games())
            )
    return folder


def _by_itself(data: Path | None) -> Path | None:
    if named := os.environ.get(ENVIRONMENT):
        return Path(named)
    places = [*([data] if data is not None else []), user_data()]
    return next((place / FOLDER for place in places if (place / FOLDER).is_dir()), None)


def said(kind: GameType) -> str:
    """Return which values of a game were corrected, empty if none."""
    if not kind.box.corrections:
        return ""
    paths = t("shell-list-separator").join(one.path for one in kind.box.corrections)
    return t("cli-corrected", game=kind.title, values=paths)
