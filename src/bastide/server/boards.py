"""The boards that games of other packages bring for browsers: an ES module each, at an address that changes with it."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import structlog
from starlette.responses import Response

from bastide.engine.errors import UnknownGame
from bastide.engine.registry import folder_of, game_type
from bastide.server.client_files import YEAR
from bastide.server.errors import ApiError

DIGEST: Final = 16
"""Letters of a digest in an address: enough to tell one build of a board from the next."""
FOR_EVER: Final = {"Cache-Control": YEAR}


@dataclass(frozen=True)
class Board:
    """A module as the package brings it."""

    digest: str
    body: bytes


@lru_cache(maxsize=32)
def board_of(game: str) -> Board | None:
    """Return the board that a game brings; None for a game without one, and for one whose file is missing."""
    try:
        path = game_type(game).pictures.browser
        body = folder_of(game).joinpath(*path.split("/")).read_bytes() if path else b""
    except UnknownGame:
        return None
    except OSError as error:
        structlog.get_logger("bastide").warning(
            "a board is missing: its game is shown plain", game=game, why=str(error)
        )
        return None
    return Board(hashlib.sha256(body).hexdigest()[:DIGEST], body) if body else None


def address_of(game: str) -> str:
    """Return where a browser finds the board of a game; empty if the game brings none."""
    board = board_of(game)
    return f"/api/games/{game}/board/{board.digest}.js" if board else ""


def board_answer(game: str, digest: str) -> Response:
    """Return the board of a game, to be kept for ever; one of another digest is gone."""
    board = board_of(game)
    if board is None or board.digest != digest:
        raise ApiError(404, "not-found", "the game brings no such board")
    return Response(board.body, media_type="text/javascript", headers=FOR_EVER)
