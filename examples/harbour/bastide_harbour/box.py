"""What is in the box, as read from `components.toml` with a host's corrections: the one source of every value."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.box import open_box

CORRECTABLE: Final = ("good.*.count", "dealt", "worked")
"""What may be corrected, by its path."""


def problems(box: dict[str, Any]) -> list[str]:
    """Return what is wrong with the components, one sentence each; empty if nothing is."""
    return list(_problems(box))


def _problems(box: dict[str, Any]) -> Iterator[str]:
    for good in box["good"]:
        if not 1 <= good["count"] <= 9:
            yield f"good {good['id']}: count is {good['count']}, it should be from 1 to 9"
    total = sum(good["count"] for good in box["good"])
    if not 1 <= box["dealt"] * box["players_max"] <= total:
        yield f"dealt is {box['dealt']}: {box['players_max']} seats are dealt 1 to {total} goods together"
    if not 1 <= box["worked"] <= total:
        yield f"worked is {box['worked']}, it should be from 1 to {total}"


OPENED: Final = open_box("harbour", problems, CORRECTABLE, package="bastide_harbour")
BOX: Final[dict[str, Any]] = OPENED.components
"""All tables of `components.toml`, checked for contradictions."""
