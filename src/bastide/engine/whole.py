"""Whole numbers as they are given from outside: Python's, NumPy's, and nothing that only looks like one."""

from operator import index

from bastide.engine.errors import IllegalAction


def whole(value: object) -> int | None:
    """Return a whole number of Python's or NumPy's as an int; None for anything else, True and False among it.

    >>> whole(3), whole(True), whole("3"), whole(3.0)
    (3, None, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def number(value: object, what: str) -> int:
    """Return a whole number as an int; raise `TypeError` naming what it should be."""
    found = whole(value)
    if found is None:
        raise TypeError(f"{what} is a whole number, not {value!r}")
    return found


def seat_or_none(value: object, players: int) -> int | None:
    """Return a seat, or None for a spectator; raise `TypeError`, or `ValueError` if the game has no such seat."""
    return None if value is None else seat_of(value, players)


def seat_of(value: object, players: int) -> int:
    """Return a seat; raise `TypeError`, or `ValueError` if the game has no such seat."""
    found = number(value, "a seat")
    if not 0 <= found < players:
        raise ValueError(f"there is no seat {found}: seats are numbered from 0 to {players - 1}")
    return found


def text_of(value: object, what: str) -> str:
    """Return a text; raise `TypeError` naming what it should be."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is a string, not {value!r}")
    return value


def action_of(value: object, actions: int, game: str) -> int:
    """Return one of so many actions as an int; raise `IllegalAction` if it is none."""
    code, last = whole(value), actions - 1
    if code is not None and 0 <= code <= last:
        return code
    reason = f"{value!r} is not an action: actions are the integers 0 to {last}"
    if isinstance(value, str):
        reason += ", which `string_to_action` makes of notation"
    raise IllegalAction("", reason, f"{game}-refusal-not-an-action", {"action": repr(value), "last": last})
