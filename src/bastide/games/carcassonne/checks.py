"""What must be true of `components.toml` whatever the tiles show, said so that one can act on it."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.corrections import Wrong, altogether, beyond, strange, unfit

EDGES: Final = "NESW"
KINDS_OF_EDGE: Final = ("field", "road", "city")
TILES_MAX: Final = 74
"""The kernel has room for so many tiles."""
KIND_TILES_MAX: Final = 20
MEEPLES_MAX: Final = 7


def problems(box: dict[str, Any]) -> list[Wrong | str]:
    """Return what is wrong with the tables; empty if nothing is. Edges cannot be corrected: they get a sentence."""
    return [*_counts(box), *(wrong for tile in box["tile"] for wrong in _tile(tile))]


def _counts(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check the number of tiles and meeples (CAR-002, CAR-003, CAR-005)."""
    total = sum(tile["count"] for tile in box["tile"])
    if not 1 < total <= TILES_MAX:
        yield altogether("tile.*.count", total, f"2–{TILES_MAX}")
    for tile in box["tile"]:
        least = 1 if tile["id"] == box["start_tile"] else 0
        if not least <= tile["count"] <= KIND_TILES_MAX:
            yield beyond(f"tile.{tile['id']}.count", tile["count"], least, KIND_TILES_MAX)
    meeples, markers = box["meeples_per_colour"], box["scoring_markers_per_colour"]
    if not 1 <= meeples - markers <= MEEPLES_MAX:
        yield beyond("meeples_per_colour", meeples, 1 + markers, MEEPLES_MAX + markers)


def _tile(tile: dict[str, Any]) -> Iterator[Wrong | str]:
    """Check that edges, cities, roads and fields of a tile tell the same (CAR-004, CAR-092, CAR-093, CAR-113)."""
    name, edges = f"tile.{tile['id']}", tile["edges"]
    if len(edges) != len(EDGES) or not set(edges) <= set(KINDS_OF_EDGE):
        yield f"{name} has the edges {edges}: write four of {', '.join(KINDS_OF_EDGE)}"
        return
    for what, rows in (("city", "cities"), ("road", "roads")):
        shown = sorted(edge for row in tile[rows] for edge in row["edges"])
        wanted = sorted(EDGES[i] for i, edge in enumerate(edges) if edge == what)
        if shown != wanted:
            yield unfit(f"{name}.{rows}.edges", shown, wanted, f"{name}.edges", edges)
    halves = sorted(half for row in tile["fields"] for half in row["half_edges"])
    wanted_halves = [2 * i + h for i, edge in enumerate(edges) for h in (0, 1) if edge != "city"]
    if halves != wanted_halves:
        yield unfit(f"{name}.fields.half_edges", halves, wanted_halves, f"{name}.edges", edges)
    cities = range(len(tile["cities"]))
    for number, row in enumerate(tile["fields"]):
        for city in row["cities"]:
            if city not in cities:
                yield strange(f"{name}.fields[{number}].cities", city, cities)
