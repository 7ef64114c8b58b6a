"""What must be true of `components.toml` whatever the tiles show, said so that one can act on it."""

from collections.abc import Iterator
from typing import Any, Final

EDGES: Final = "NESW"
KINDS_OF_EDGE: Final = ("field", "road", "city")
TILES_MAX: Final = 74
"""The kernel has room for so many tiles."""
KIND_TILES_MAX: Final = 20
MEEPLES: Final = range(1, 8)


def problems(box: dict[str, Any]) -> list[str]:
    """Return what is wrong with the tables, one sentence each; empty if nothing is."""
    return [*_counts(box), *(sentence for tile in box["tile"] for sentence in _tile(tile))]


def _counts(box: dict[str, Any]) -> Iterator[str]:
    """Check the number of tiles and meeples (CAR-002, CAR-003, CAR-005)."""
    total = sum(tile["count"] for tile in box["tile"])
    if not 1 < total <= TILES_MAX:
        yield f"there are {total} tiles, there should be 2 to {TILES_MAX}"
    for tile in box["tile"]:
        least = 1 if tile["id"] == box["start_tile"] else 0
        if not least <= tile["count"] <= KIND_TILES_MAX:
            yield f"tile {tile['id']}: count is {tile['count']}, it should be from {least} to {KIND_TILES_MAX}"
    if box["meeples_per_colour"] - box["scoring_markers_per_colour"] not in MEEPLES:
        yield "each colour has 1 to 7 meeples besides the one on the scoreboard"


def _tile(tile: dict[str, Any]) -> Iterator[str]:
    """Check that edges, cities, roads and fields of a tile tell the same (CAR-004, CAR-092, CAR-093, CAR-113)."""
    name, edges = f"tile {tile['id']}", tile["edges"]
    if len(edges) != len(EDGES) or not set(edges) <= set(KINDS_OF_EDGE):
        yield f"{name} has the edges {edges}: write four of {', '.join(KINDS_OF_EDGE)}"
        return
    for what, rows in (("city", tile["cities"]), ("road", tile["roads"])):
        shown = sorted(edge for row in rows for edge in row["edges"])
        wanted = sorted(EDGES[i] for i, edge in enumerate(edges) if edge == what)
        if shown != wanted:
            yield f"{name}: its {what} segments leave by {shown}, its {what} edges are {wanted}"
    halves = sorted(half for row in tile["fields"] for half in row["half_edges"])
    wanted_halves = [2 * i + h for i, edge in enumerate(edges) for h in (0, 1) if edge != "city"]
    if halves != wanted_halves:
        yield f"{name}: its fields reach the half-edges {halves}, they should reach {wanted_halves}"
    if any(not 0 <= city < len(tile["cities"]) for row in tile["fields"] for city in row["cities"]):
        yield f"{name}: a field touches a city that the tile does not have"
