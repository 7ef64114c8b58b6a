"""The components of the games as the browser is handed them: what is drawn is what is played."""

import json
from functools import lru_cache
from typing import Any, Final

from fastapi import Response

from bastide.engine.errors import UnknownGame
from bastide.engine.provenance import CORRECTED, RECONSTRUCTED
from bastide.engine.registry import game_type, provenance_of
from bastide.server.errors import ApiError

ORIGINS: Final = frozenset(
    ("source", "sources", "note", "observed", "documented", "icon_confidence", "design_value", "design_net", "agree")
)
"""Where a value comes from and how it was weighed: for who keeps the components, not for who draws them."""


def drawn(components: Any) -> Any:
    """Return components without what only says where values come from."""
    if isinstance(components, dict):
        return {key: drawn(value) for key, value in components.items() if key not in ORIGINS}
    return [drawn(value) for value in components] if isinstance(components, list) else components


@lru_cache(maxsize=32)
def _body(game: str) -> tuple[str, bytes]:
    box = game_type(game).box
    data = {
        "game": game,
        "box": box.digest,
        "corrections": [
            {"path": one.path, "before": one.before, "after": one.after, "note": one.note} for one in box.corrections
        ],
        "components": drawn(box.components),
    }
    return box.digest, json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def box_answer(game: str, known: str | None) -> Response:
    """Return the components of a game, or that the browser has them already."""
    try:
        digest, body = _body(game)
    except UnknownGame as error:
        raise ApiError(404, "not-found", str(error)) from error
    headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache"}
    if known is not None and digest in known:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=32)
def doubtful(game: str) -> list[dict[str, Any]]:
    """Return the values of a game that are not known to be the printed ones, and those that were corrected here."""
    try:
        values = provenance_of(game)
    except UnknownGame as error:
        raise ApiError(404, "not-found", str(error)) from error
    return [value.to_json() for value in values if value.confidence in (RECONSTRUCTED, CORRECTED)]
