"""What cannot be true of the rows of a table: somebody has changed them, or a disk has."""

import json
from collections.abc import Sequence
from typing import Any, Final, get_args

from bastide.storage.rows import SeatKind, SeatRow, TableRow

KINDS: Final = get_args(SeatKind)


def json_or_text(stored: str) -> Any:
    """Return what a column of JSON holds; text that is none is returned as it is, so that one row harms no other."""
    try:
        return json.loads(stored)
    except ValueError:
        return stored


def flaw(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """Return what is wrong with a table's header and seats, whatever the game; empty if nothing."""
    options, scores, turn = row.options, row.scores, row.turn
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        return "the options"
    if not isinstance(scores, list) or not all(isinstance(points, int) for points in scores):
        return "the scores"
    if not isinstance(row.shuffle, dict | None):
        return "the shuffle"
    if [seat.seat for seat in seats] != list(range(row.players)) or len(scores) != row.players:
        return "the number of seats"
    if any(seat.kind not in KINDS for seat in seats):
        return "the kind of a seat"
    return "" if turn is None or 0 <= turn < row.players else "the turn"
