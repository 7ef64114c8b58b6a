"""The components of the games as the browser is handed them: what is drawn is what is played."""

import gzip
import json
from functools import lru_cache
from typing import Any, Final

from fastapi import Response

from bastide.engine.errors import UnknownGame
from bastide.engine.provenance import CORRECTED, RECONSTRUCTED
from bastide.engine.registry import game_type, provenance_of
from bastide.server.errors import ApiError

ORIGINS: Final = frozenset(
    (
        "source",
        "sources",
        "note",
        "observed",
        "documented",
        "confidence",
        "icon_confidence",
        "design_value",
        "design_net",
        "agree",
        "invariant",
    )
)
"""Where a value comes from and how it was weighed: for who keeps the components, not for who draws them."""


def drawn(components: Any) -> Any:
    """Return components without what only says where values come from."""
    if isinstance(components, dict):
        return {key: drawn(value) for key, value in components.items() if key not in ORIGINS}
    return [drawn(value) for value in components] if isinstance(components, list) else components


@lru_cache(maxsize=32)
def _body(game: str) -> tuple[str, bytes, bytes]:
    box = game_type(game).box
    data = {
        "game": game,
        "box": box.digest,
        "corrections": [
            {"path": one.path, "before": one.before, "after": one.after, "note": one.note} for one in box.corrections
        ],
        "components": drawn(box.components),
    }
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return box.digest, body, gzip.compress(body, 9, mtime=0)


def box_answer(game: str, known: str | None, encodings: str = "") -> Response:
    """Return the components of a game, or that the browser has them already; packed once for all who take it so."""
    try:
        digest, body, packed = _body(game)
    except UnknownGame as error:
        raise ApiError(404, "not-found", str(error)) from error
    headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if known is not None and digest in known:
        return Response(status_code=304, headers=headers)
    if "gzip" in encodings:
        return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=32)
def doubtful(game: str) -> list[dict[str, Any]]:
    """Return the values of a game that are not known to be the printed ones, and those that were corrected here."""
    try:
        values = provenance_of(game)
    except UnknownGame as error:
        raise ApiError(404, "not-found", str(error)) from error
    return [value.to_json() for value in values if value.confidence in (RECONSTRUCTED, CORRECTED)]
