"""The game of a table, and why it cannot go on here, if it cannot."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from bastide.engine.errors import UnknownGame
from bastide.engine.play import Game
from bastide.engine.registry import load_game
from bastide.server.errors import ApiError
from bastide.storage.rows import TableRow

CLOSED: Final = "closed"
BROKEN: Final = "broken"
LOST: Final = frozenset({BROKEN, "no-table", "unknown-game"})
"""Codes of tables that nobody need ask for again."""


@contextmanager
def readable() -> Iterator[None]:
    """Refuse in words a table whose rows cannot have been written by a server."""
    try:
        yield
    except UnknownGame as error:
        raise ApiError(422, "unknown-game", str(error)) from error
    except (ValueError, LookupError, TypeError) as error:  # the rules' own refusals are among them
        raise ApiError(409, BROKEN, "what is stored of this table is broken; who runs the server must look") from error


@lru_cache(maxsize=256)
def _game(name: str, players: int, options: str) -> Game:
    return load_game(name, players, json.loads(options))


def game_of(row: TableRow) -> Game:
    """Return the game of a table, by the rules and values that this server has."""
    return _game(row.game, row.players, json.dumps(row.options, sort_keys=True))


def frozen_of(row: TableRow, game: Game) -> ApiError | None:
    """Return why a table cannot go on here: the rules, or the values of the box, are others than it was opened with.

    It can still be looked at and exported, as far as the rules of today can follow it; what is hidden stays hidden.
    """
    if game.rules_version != row.rules_version:
        return ApiError(
            409,
            "old-rules",
            f"this table was opened under rules {row.rules_version}, the server now has rules {game.rules_version}",
        )
    if game.type.box.key != row.corrections:
        return ApiError(
            409, "other-values", f"this table of {row.game} was opened with other values of the box than the server has"
        )
    return None


def closed_of(row: TableRow) -> ApiError | None:
    """Return that a table was closed, if it was. Its secrets stay: it may be opened again."""
    if row.closed_at is None:
        return None
    return ApiError(409, CLOSED, "this table was closed by those who run the server")


def frozen_code(row: TableRow) -> str | None:
    """Return the code of why a table cannot go on here, if it cannot; for games that are gone too."""
    try:
        found = frozen_of(row, game_of(row)) or closed_of(row)
    except (UnknownGame, ValueError):
        return "old-rules"
    return None if found is None else found.code
