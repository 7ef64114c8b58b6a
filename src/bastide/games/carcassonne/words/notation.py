"""Actions as text and as named fields: `draw N`, `start 1`, `place N 1,-1 r2`, `meeple city.0`, `meeple none`."""

import re
from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position

UNKNOWN_TILE: Final = "?"
"""Stands for the tile in a `place` that is asked for while no tile is in hand."""


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

FORMS: Final = "'draw N', 'start 0', 'place N 1,-1 r2' or 'meeple city.0'"
DRAW_FORM: Final = re.compile(r"draw ([A-Z])")
START_FORM: Final = re.compile(r"start ([0-9])")
PLACE_FORM: Final = re.compile(r"place ([A-Z?]) (0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3}) r([0-3])")
MEEPLE_FORM: Final = re.compile(r"meeple ([a-z]+(?:\.[0-9])?)")


def node_name(state: Position, node: int) -> str:
    """Return the name of a node's segment on its tile, such as `city.0`."""
    return SLOT_NAMES[tables.SLOT[int(state.node_ks[node])]]


def xy_of(state: Position, cell: int) -> tuple[int, int]:
    """Return where a cell of the torus lies in this position.

    A placed tile or a cell beside one is named exactly; for any other cell, on which no tile can be
    laid now, the place nearest to the start tile is returned.
    """
    there = int(state.board[cell])
    if there and there < codes.FRONT:
        return state.tile_x[there - 1], state.tile_y[there - 1]
    if there:
        for side in range(4):
            beside = int(state.board[(cell + codes.STEP[side]) % codes.CELLS])
            if beside and beside < codes.FRONT:
                return state.tile_x[beside - 1] - codes.STEP_X[side], state.tile_y[beside - 1] - codes.STEP_Y[side]
    for y in range(-codes.REACH, codes.REACH + 1):
        x = (cell - codes.WIDTH * y + codes.CELLS // 2) % codes.CELLS - codes.CELLS // 2
        if abs(x) + abs(y) <= codes.REACH:
            return x, y
    raise AssertionError("the balls of the lattice leave no cell out")


def _unreadable(text: str) -> IllegalAction:
    return IllegalAction(
        "", f"{text!r} is not an action; actions look like {FORMS}", "carcassonne-refusal-unreadable", {"text": text}
    )


def parse(state: Position, text: str) -> int:
    """Return the action a notation means in this position, legal or not.

    Raises `IllegalAction` if it means none: it cannot be read, names another tile than the one in hand,
    or a cell too far from every tile to have a number of its own (CAR-022).
    """
    if match := DRAW_FORM.fullmatch(text):
        kind = tables.LETTERS.find(match[1])
        if kind >= 0:
            return codes.DRAW + kind
    elif match := START_FORM.fullmatch(text):
        if int(match[1]) < codes.SEATS:
            return codes.START + int(match[1])
    elif match := MEEPLE_FORM.fullmatch(text):
        if match[1] in SLOT_NAMES:
            return codes.MEEPLE + SLOT_NAMES.index(match[1])
    elif match := PLACE_FORM.fullmatch(text):
        return _parse_place(state, match)
    raise _unreadable(text)


def _parse_place(state: Position, match: re.Match[str]) -> int:
    letter, x, y, turn = match[1], int(match[2]), int(match[3]), int(match[4])
    if letter != UNKNOWN_TILE and letter not in tables.LETTERS:
        raise _unreadable(match[0])
    held = tables.LETTERS[state.hand] if state.phase == codes.PLACING else UNKNOWN_TILE
    if state.phase == codes.PLACING and letter != held:
        raise IllegalAction(
            "CAR-029",
            f"the tile in hand is {held}, not {letter}",
            "carcassonne-refusal-other-tile",
            {"tile": held, "asked": letter},
        )
    cell = codes.cell_at(x, y)
    if xy_of(state, cell) != (x, y):
        raise IllegalAction(
            "CAR-022",
            f"no tile lies beside {x},{y}",
            "carcassonne-refusal-no-neighbour",
            {"x": x, "y": y},
        )
    return codes.PLACE + 4 * cell + turn


def text(state: Position, code: int) -> str:
    """Return the notation of an action of this position."""
    if code >= codes.PLACE:
        letter = tables.LETTERS[state.hand] if state.phase == codes.PLACING else UNKNOWN_TILE
        x, y = xy_of(state, (code - codes.PLACE) // 4)
        return f"place {letter} {x},{y} r{(code - codes.PLACE) % 4}"
    if code >= codes.MEEPLE:
        return f"meeple {SLOT_NAMES[code - codes.MEEPLE]}"
    if code >= codes.START:
        return f"start {code - codes.START}"
    return f"draw {tables.LETTERS[code - codes.DRAW]}"


def fields(state: Position, code: int) -> dict[str, Any]:
    """Return an action as JSON data with named fields, `kind` first."""
    if code >= codes.PLACE:
        x, y = xy_of(state, (code - codes.PLACE) // 4)
        tile = tables.LETTERS[state.hand] if state.phase == codes.PLACING else None
        return {"kind": "place", "tile": tile, "x": x, "y": y, "r": (code - codes.PLACE) % 4}
    if code >= codes.MEEPLE:
        slot = code - codes.MEEPLE
        return {"kind": "meeple", "segment": None if slot == codes.SLOT_NONE else SLOT_NAMES[slot]}
    if code >= codes.START:
        return {"kind": "start", "seat": code - codes.START}
    assert code < codes.DRAW + codes.KINDS
    return {"kind": "draw", "tile": tables.LETTERS[code - codes.DRAW]}
