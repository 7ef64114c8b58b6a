"""The tiles of the slow Carcassonne, read from `components.toml` once more and turned."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import bastide

DATA = Path(bastide.__file__).parent / "games" / "carcassonne" / "components.toml"
EDGE = {"N": 0, "E": 1, "S": 2, "W": 3}


@cache
def box() -> dict[str, dict[str, Any]]:
    """Return the data file's tiles by letter."""
    return {tile["id"]: tile for tile in tomllib.loads(DATA.read_text(encoding="utf-8"))["tile"]}


@dataclass(frozen=True)
class Face:
    """One kind in one rotation: what each edge shows and which segment owns which edge or half-edge."""

    edges: tuple[str, ...]
    reach: dict[str, tuple[int, ...]]
    """Segment name to its edges, or half-edges for a field."""
    city: dict[int, str]
    road: dict[int, str]
    half: dict[int, str]
    pennants: frozenset[str]
    walls: dict[str, tuple[str, ...]]
    """Field segment to the city segments whose wall it touches."""
    names: tuple[str, ...]


@cache
def face(kind: str, r: int) -> Face:
    """Return a kind turned by r quarter turns clockwise."""
    tile = box()[kind]
    edges = [""] * 4
    for number, what in enumerate(tile["edges"]):
        edges[(number + r) % 4] = what
    reach: dict[str, tuple[int, ...]] = {}
    pennants: set[str] = set()
    walls: dict[str, tuple[str, ...]] = {}
    for number, city in enumerate(tile["cities"]):
        reach[f"city.{number}"] = tuple(sorted((EDGE[e] + r) % 4 for e in city["edges"]))
        if city["pennant"]:
            pennants.add(f"city.{number}")
    for number, road in enumerate(tile["roads"]):
        reach[f"road.{number}"] = tuple(sorted((EDGE[e] + r) % 4 for e in road["edges"]))
    for number, land in enumerate(tile["fields"]):
        reach[f"field.{number}"] = tuple(sorted((h + 2 * r) % 8 for h in land["half_edges"]))
        walls[f"field.{number}"] = tuple(f"city.{c}" for c in land["cities"])
    names = tuple(reach)
    if tile["cloister"]["present"]:
        names += ("cloister",)
    owner: dict[str, dict[int, str]] = {"city": {}, "road": {}, "field": {}}
    for name, where in reach.items():
        owner[name.split(".")[0]].update(dict.fromkeys(where, name))
    return Face(tuple(edges), reach, owner["city"], owner["road"], owner["field"], frozenset(pennants), walls, names)


@cache
def pictures(kind: str) -> tuple[int, ...]:
    """Return the rotations that look different, the first of each picture."""
    seen: dict[object, int] = {}
    for r in range(4):
        this = face(kind, r)
        look = (
            this.edges,
            frozenset(
                (
                    name.split(".")[0],
                    where,
                    name in this.pennants,
                    frozenset(this.reach[w] for w in this.walls.get(name, ())),
                )
                for name, where in this.reach.items()
            ),
        )
        seen.setdefault(look, r)
    return tuple(seen.values())
