"""JSON as fast as it goes, and safe for any string."""

import json
from datetime import UTC, datetime
from typing import Any

import orjson
from starlette.responses import Response


def encode(content: Any) -> bytes:
    """Return JSON; halves of surrogate pairs, which UTF-8 cannot hold, are written as escapes."""
    try:
        return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS)
    except TypeError:
        return json.dumps(content, ensure_ascii=True, allow_nan=False, default=_plain).encode()


def _plain(content: Any) -> Any:
    """Return as Python data what is JSON already, anything else as text."""
    return json.loads(orjson.dumps(content)) if isinstance(content, orjson.Fragment) else str(content)


def moment(seconds: float) -> str:
    """Return a time as people and programs write it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Reply(Response):
    """A JSON response that is never stored by anybody on the way."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200, headers: dict[str, str] | None = None) -> None:
        super().__init__(encode(content), status_code, {"Cache-Control": "no-store", **(headers or {})})
