"""Tiles, seals and places as clauses: what an outlook is about, named for whoever reads it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.outlook import Clause, Goods
from bastide.games.praga.kernel import codes, places, tables
from bastide.games.praga.words.titles import PLACE_TITLES, PLAZA_TITLES, TILE_TITLES, find

DIRECTIONS: Final = ("ne", "e", "se", "sw", "w", "nw")
"""[edge] where a hex lies as seen from its neighbour, as in `places.NEIGHBOURS`."""


def goods(rows: Sequence[Mapping[str, Any]]) -> Goods:
    """Return a list of kind and amount as goods."""
    return {row["kind"]: row["n"] for row in rows}


def tile(name: str) -> Clause:
    """Return what a hex tile, technology, bridge tile, plaza tile, token or seal is."""
    words = {key: goods(value) if isinstance(value, list) else value for key, value in TILE_TITLES[name].items()}
    return Clause("praga-tile", words)


def icons(name: str) -> list[Clause]:
    """Return what stands on the edges and corners of a hex tile, which pays where it meets its like."""
    row = find(name)
    edges = Counter(icon for icon in row.get("edges", ()) if icon)
    corners = Clause("praga-then-corners", {"count": len(row["corners"])})
    return [Clause("praga-then-edges", {"what": dict(edges)}), corners] if edges else [corners]


def chosen(choice: str) -> Clause:
    """Return what a one-time technology is used for: an action, a grid, a plaza."""
    if choice in PLAZA_TITLES:
        return Clause("praga-plaza", PLAZA_TITLES[choice])
    if choice in tables.GRID_NAMES:
        return Clause("praga-grid", {"grid": choice})
    return Clause("praga-action", {"action": choice})


def place(name: str) -> Clause:
    """Return where a place is: by what it lies beside, or on which side of its plaza."""
    title = PLACE_TITLES[name]
    if title["where"] == "hex":
        return Clause("praga-place", title)
    if name in places.SPACE_NAMES:
        return Clause("praga-site", {"side": title["where"], "letter": title["letter"], "direction": _direction(name)})
    first, second = title["action"], title.get("second")
    return Clause("praga-beside", {"first": _short(first), "second": _short(second) if second else "none"})


def _short(action: str) -> Clause:
    return Clause("praga-action-short", {"action": action})


def _direction(space: str) -> str:
    """Return on which side of its plaza a space lies."""
    number = places.SPACE_NAMES.index(space)
    (q, r), plaza = places.SPACE_CELLS[number], places.PLAZA_SPACE_BOX[int(places.SPACE_PLAZA[number])]
    return DIRECTIONS[places.NEIGHBOURS.index((q - plaza["q"], r - plaza["r"]))]


def wheel(bonus: Mapping[str, Any] | None) -> Clause:
    """Return what a sector of the wheel offers."""
    if bonus is None:
        return Clause("praga-wheel", {"what": "none", "gains": {}, "points": {}, "pay": {}})
    words = {"gains": goods(bonus["gain"]), "points": {"points": bonus["points"]}, "pay": goods(bonus["pay"])}
    return Clause("praga-wheel", {"what": bonus["what"], **words})


def half(row: Mapping[str, Any], then: str) -> Clause:
    """Return why one half of an action tile cannot be done; `then` is yes before the tile is taken."""
    return Clause("praga-half", {**NO_AMOUNTS, **row["args"], "action": row["action"], "why": row["why"], "then": then})


NO_AMOUNTS: Final = {"what": "gold", "count": 0, "has": 0, "also": "none", "also_cost": 0, "also_has": 0}
"""Arguments of `praga-half` where nothing is to be paid."""


def lost(row: Mapping[str, Any]) -> Clause:
    """Return one thing that the end of the turn takes away."""
    return Clause(
        "praga-then-lost", {"grid": "none", "count": 1, "action": "none", "region": 0, "effect": "none", **row}
    )


def covered(name: str | None) -> list[Clause]:
    """Return which tile a new one would cover, if any lies there."""
    return [Clause("praga-then-covers", {"tile": tile(name)})] if name else []


assert len(DIRECTIONS) == codes.ROTATIONS
