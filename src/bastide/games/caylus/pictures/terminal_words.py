"""Caylus in words: what is asked, what a seat has, what may be built.

Names are those of the game's own messages (`caylus-name-building`), so that a name is translated in one place.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bastide.engine.terminal import is_over, t
from bastide.games.caylus.box import BOX
from bastide.games.caylus.pictures.signs import ROW_OF
from bastide.games.caylus.pictures.text import LETTER_OF, typed

Fields = Mapping[str, Any]

CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
BUILT: Final = ("wood", "stone", "prestige")
PRICE_TO: Final = 22
"""The column at which prices end; with points and favours a line fits beside the board."""


def listed(words: Iterable[str]) -> str:
    """Return words as a list."""
    return t("shell-list-separator").join(word for word in words if word)


def name_of(building: str) -> str:
    """Return a building's name in the reader's language."""
    return t("caylus-name-building", building=building)


def amount(what: str, count: int) -> str:
    """Return so many of something: `2 deniers`, `1 food`, `4 points`."""
    return t("caylus-good", good=what, count=count)


def amounts(row: Fields) -> str:
    """Return all there is of a price or a yield: `1 wood, 1 food`."""
    return listed(amount(what, int(count)) for what, count in row.items() if count)


def arguments(args: Fields, _view: Fields) -> dict[str, str]:
    """Return what a sentence of the log names as a list: the cubes that are taken or given."""
    return {"cubes": amounts({cube: args[cube] for cube in CUBES})} if all(cube in args for cube in CUBES) else {}


# ---------------------------------------------------------------- the question, the seats, the stock


def context(view: Fields) -> dict[str, str | int]:
    """Return what the question may name: the active building and its space, and what the seat on turn has."""
    active = view["active"] or {}
    seat = view["seats"][view["current"]] if view["current"] >= 0 else {}
    return {
        "building": str(active.get("building") or view["building"]["kind"] or ""),
        "space": int(active.get("space") or 0),
        "workers": int(seat.get("workers", 0)),
        "deniers": int(seat.get("deniers", 0)),
        "waiting": int(view["favours_waiting"]),
    }


def goods(view: Fields, seat: int) -> list[str]:
    """Return what a seat has, in short lines: deniers and income, workers, cubes, favours, what it would end with."""
    data = view["seats"][seat]
    levels = [t("caylus-cli-level", line=line, level=level) for line, level in data["favours"].items() if level]
    return [
        t("caylus-cli-purse", deniers=data["deniers"], income=data["income"]),
        t("caylus-cli-workers", count=data["workers"], inn=int(data["inn"])),
        amounts({cube: data["cubes"][cube] for cube in CUBES}) or t("caylus-cli-no-cubes"),
        *([listed(levels)] if levels else []),
        *([] if is_over(view) else [t("caylus-cli-if-ended", points=data["if_ended"])]),
    ]


def letters(cost: Fields) -> str:
    """Return a price as letters, one for each cube: `WF`, `SSSGG`."""
    return "".join(LETTER_OF[what] * count for what, count in cost.items() if what in LETTER_OF)


def _row(building: str, count: int, late: bool) -> str:
    row = ROW_OF[building]
    points = BOX["variant"]["late_lawyer_points"]["lawyer_points"] if late and building == "lawyer" else row["points"]
    name = typed(building) + (f" ×{count}" if count > 1 else "")
    return f"{name}{letters(row['cost']):>{PRICE_TO - len(name)}} {points:>2}{'♛' * row.get('favours', 0)}"


def supply(view: Fields) -> str:
    """Return what may still be built, by kind, with costs as letters and points."""
    lines: list[str] = [t("caylus-cli-stock")]
    late = view["options"]["late_lawyer"]
    for kind in BUILT:
        there = [name for name, count in view["stock"].items() if count and ROW_OF[name]["class"] == kind]
        rows = [_row(name, view["stock"][name], late) for name in there]
        lines += ["", t("caylus-cli-kind", kind=kind), *(rows or [t("caylus-cli-none")])]
    return "\n".join(lines)
