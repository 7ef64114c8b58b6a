"""How the tile in hand and the cells of the board are written and read."""

from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.names import xy_of

UNKNOWN_TILE: Final = "?"
"""Stands for the tile in a `place` that is asked for while no tile is in hand."""
KEY: Final = "carcassonne-refusal-"
TILE: Final = f"[{tables.LETTERS}{UNKNOWN_TILE}]"
_NUMBER: Final = "(?:0|-?[1-9][0-9]{0,3})"
CELL: Final = f"{_NUMBER},{_NUMBER}"


def held(state: Position) -> str | None:
    """Return the letter of the tile that is to be placed now, if one is."""
    return tables.LETTERS[state.hand] if state.phase == codes.PLACING else None


def held_text(state: Position, _number: int) -> str:
    """Return how the tile in hand is written."""
    return held(state) or UNKNOWN_TILE


def read_held(state: Position, text: str) -> int:
    """Read the tile in hand, whose number is 0; raise `IllegalAction` for another one (CAR-029)."""
    due = held(state)
    if due not in (None, text):
        reason = f"the tile in hand is {due}, not {text}"
        raise IllegalAction("CAR-029", reason, f"{KEY}other-tile", {"tile": due, "asked": text})
    return 0


def held_fields(state: Position, _number: int) -> dict[str, Any]:
    """Return the tile in hand as JSON data."""
    return {"tile": held(state)}


def cell_text(state: Position, cell: int) -> str:
    """Return how a cell is written: its column and its row, counted from the start tile."""
    x, y = xy_of(state, cell)
    return f"{x},{y}"


def read_cell(state: Position, text: str) -> int:
    """Read a cell; raise `IllegalAction` if it is too far from every tile to have a number of its own (CAR-022)."""
    x, y = map(int, text.split(","))
    cell = codes.cell_at(x, y)
    if xy_of(state, cell) != (x, y):
        raise IllegalAction("CAR-022", f"no tile lies beside {x},{y}", f"{KEY}no-neighbour", {"x": x, "y": y})
    return cell


def cell_fields(state: Position, cell: int) -> dict[str, Any]:
    """Return a cell as JSON data."""
    x, y = xy_of(state, cell)
    return {"x": x, "y": y}
