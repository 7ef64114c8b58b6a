"""Names by which the people and bots of a table are told apart."""

import re
from collections.abc import Iterable
from typing import Final

from bastide.server.models import NAME_LIMIT
from bastide.storage.rows import SeatRow

BOT: Final = re.compile(r"bot [1-9]")
"""A bot with the name that goes with another seat, counted from 1: clients have the names, in every language."""


def apart(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody else at the table has: a second Ben is Ben (2)."""
    used = {other.casefold() for other in taken}
    found, number = name, 1
    while found and found.casefold() in used:
        number += 1
        mark = f" ({number})"
        found = name[: NAME_LIMIT - len(mark)].rstrip() + mark
    return found


def bot_kept(seat: SeatRow) -> str:
    """Return the name of a bot that moves to another seat and stays who it is."""
    return seat.name if BOT.fullmatch(seat.name) else f"bot {seat.seat + 1}"


def bot_at(number: int, others: Iterable[SeatRow]) -> str:
    """Return the name of a bot that comes to a seat: empty for the one that goes with it, unless another has that."""
    used = {seat.name if BOT.fullmatch(seat.name) else f"bot {seat.seat + 1}" for seat in others if seat.kind == "bot"}
    wanted = f"bot {number + 1}"
    if wanted not in used:
        return ""
    return next(name for name in (f"bot {one}" for one in range(1, 10)) if name not in used)
