"""The tests of what meets know the edges and corners of the tiles by heart."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.games.praga.kernel import codes, tables

TURNS = range(6)
KNOWN = json.loads(Path(__file__).with_name("edges_and_corners.json").read_text("utf-8"))
"""By tile: its edges clockwise from the north-east, and its corners, as the tests were written for."""


def tell(number: int, edges: list[str], corners: list[int]) -> None:
    """Have the kernel play with other edges and corners of a tile."""
    for turn in TURNS:
        at = 6 * number + turn
        tables.CORNERS[at] = sum(1 << (corner + turn) % 6 for corner in corners)
        for edge in TURNS:
            icon = edges[(edge - turn) % 6]
            tables.EDGE[6 * at + edge] = codes.KIND_NAMES.index(icon) if icon else codes.NOTHING


@pytest.fixture
def known_edges_and_corners() -> Iterator[None]:
    """Let a tile that was corrected in the components meet others as the tests expect; tell no other tile anything."""
    corrected = [
        (number, tile)
        for number, tile in enumerate(tables.HEX_BOX)
        if tile["id"] in KNOWN and [tile.get("edges", [""] * 6), tile["corners"]] != KNOWN[tile["id"]]
    ]
    for number, tile in corrected:
        tell(number, *KNOWN[tile["id"]])
    yield
    for number, tile in corrected:
        tell(number, tile.get("edges", [""] * 6), tile["corners"])


@pytest.fixture
def told() -> Iterator[Callable[[Any, int, int], None]]:
    """Have the kernel play with another number in one of its tables, as by a host's correction."""
    before: list[tuple[Any, int, int]] = []

    def tell(numbers: Any, at: int, number: int) -> None:
        before.append((numbers, at, int(numbers[at])))
        numbers[at] = number

    yield tell
    for numbers, at, number in reversed(before):
        numbers[at] = number
