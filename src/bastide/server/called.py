"""Names by which the people of a table are told apart."""

from collections.abc import Iterable

from bastide.server.models import NAME_LIMIT


def apart(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody else at the table has: a second Ben is Ben (2)."""
    used = {other.casefold() for other in taken}
    found, number = name, 1
    while found and found.casefold() in used:
        number += 1
        mark = f" ({number})"
        found = name[: NAME_LIMIT - len(mark)].rstrip() + mark
    return found
