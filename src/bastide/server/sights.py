"""What somebody sees of a table: data while the table is played at, JSON while it waits."""

import json
from collections.abc import Iterable
from typing import Any, Final

import orjson
from orjson import Fragment

from bastide.server.replies import encode

Json = dict[str, Any]


class Sight:
    """A view. Packed, it takes a quarter of the memory, and nothing that the collector of garbage looks through."""

    __slots__ = ("_data", "_json")

    def __init__(self, data: Json) -> None:
        self._data: Json | None = data
        self._json: bytes = b""

    @property
    def packed(self) -> bool:
        """Whether it is kept as JSON."""
        return self._data is None

    def pack(self) -> None:
        """Keep it as JSON from now on."""
        if self._data is not None:
            self._json, self._data = encoded(self._data), None

    def data(self) -> Json:
        """Return it as data; whoever asks changes nothing in it."""
        found: Json = plain(self._json) if self._data is None else self._data
        return found

    def whole(self) -> Json | Fragment:
        """Return it to be encoded."""
        return Fragment(self._json) if self._data is None else self._data


NO_ACTIONS: Final = b"[]"
"""The legal actions of whoever does not decide, as JSON."""


def encoded(value: Any) -> bytes:
    """Return JSON to be kept: the encoder's own holds room for a whole page."""
    return bytes(memoryview(encode(value)))


def plain(text: bytes) -> Any:
    """Return what JSON says, as Python data."""
    try:
        return orjson.loads(text)
    except ValueError:  # half of a pair of surrogates, which is written as an escape
        return json.loads(text)


def joined(lines: Iterable[bytes]) -> Fragment:
    """Return pieces of JSON as one list."""
    return Fragment(b"[" + b",".join(lines) + b"]")
