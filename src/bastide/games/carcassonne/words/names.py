"""Names of what is on the table: the slots of a tile, the segments on it, and where a cell lies."""

from typing import Final

from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position


def _slot_names() -> list[str]:
    names = ["none"] * codes.SLOTS
    names[codes.SLOT_CLOISTER] = "cloister"
    for what, first, end in (
        ("city", codes.SLOT_CITY, codes.SLOT_ROAD),
        ("road", codes.SLOT_ROAD, codes.SLOT_FIELD),
        ("field", codes.SLOT_FIELD, codes.SLOT_CLOISTER),
    ):
        for slot in range(first, end):
            names[slot] = f"{what}.{slot - first}"
    return names


SLOT_NAMES: Final = _slot_names()
"""[slot] how a meeple action names it."""


def node_name(state: Position, node: int) -> str:
    """Return the name of a node's segment on its tile, such as `city.0`."""
    return SLOT_NAMES[tables.SLOT[int(state.node_ks(node))]]


def xy_of(state: Position, cell: int) -> tuple[int, int]:
    """Return where a cell of the torus lies in this position.

    A placed tile or a cell beside one is named exactly; for any other cell, on which no tile can be
    laid now, the place nearest to the start tile is returned.
    """
    there = int(state.board[cell])
    if there and there < codes.FRONT:
        return state.tile_x(there - 1), state.tile_y(there - 1)
    if there:
        for side in range(4):
            beside = int(state.board[(cell + codes.STEP[side]) % codes.CELLS])
            if beside and beside < codes.FRONT:
                return state.tile_x(beside - 1) - codes.STEP_X[side], state.tile_y(beside - 1) - codes.STEP_Y[side]
    for y in range(-codes.REACH, codes.REACH + 1):
        x = (cell - codes.WIDTH * y + codes.CELLS // 2) % codes.CELLS - codes.CELLS // 2
        if abs(x) + abs(y) <= codes.REACH:
            return x, y
    raise AssertionError("the balls of the lattice leave no cell out")
