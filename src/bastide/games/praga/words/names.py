"""Names of what actions and positions are made of, where the components have none; and small facts about them."""

from typing import Final

from bastide.games.praga.kernel import codes, places, tables
from bastide.games.praga.kernel.state import Position

SIDE_NAMES: Final = ("A", "B")
BONUS_NAMES: Final = ("gain", "points", "egg")
TRACK_NAMES: Final = ("mines", "quarries")
WAITING_STEPS: Final = (*tables.GRID_NAMES, codes.KIND_NAMES[codes.EITHER_GRID])
"""Where sideways moves wait: on each grid, and on either (PRA-189)."""
ENDS: Final = ("bridge", "cathedral")
"""Where V tiles lie."""
FACES: Final = "ab"
"""The two faces of a tile of the King's Road."""
STREET_REGIONS: Final = tuple(str(region + 1) for region in range(tables.STREET_REGIONS))
STREET_EFFECTS: Final = ("free", "egg")
"""The two effects of a region of the street: for nothing, and for an egg."""
PAY_NAMES: Final = ("gold", "stone")
WINDOW_NAMES: Final = ("gold", "silver")
HALF_NAMES: Final = ("top", "bottom")
STREET_CHOICES: Final = {(0, 0): ("stone", "gold"), (0, 1): ("quarry", "mine"), (2, 1): ("windows", "tracks")}
"""[region, egg] names of the two gains to choose from; elsewhere there is nothing to choose."""


def use_choice(technology: int, choice: int) -> str | None:
    """Return the name of a choice that a one-time technology offers, or None if it offers none."""
    if tables.TECH_PERFORM[technology] == codes.ANY_ACTION:
        return tables.ACTION_NAMES[choice] if choice < codes.HEXES else f"choice {choice}"
    if tables.TECH_SPECIAL[technology] == codes.SPECIAL_CLIMB:
        return tables.GRID_NAMES[choice] if choice < len(tables.GRID_NAMES) else f"choice {choice}"
    if tables.TECH_SPECIAL[technology] == codes.SPECIAL_BOTH_PLAZA:
        return places.PLAZA_NAMES[choice] if choice < len(places.PLAZA_NAMES) else f"choice {choice}"
    return f"choice {choice}" if choice else None


def tile_actions(state: Position, tile: int) -> list[str]:
    """Return the two actions that an action tile shows in this game (PRA-062, PRA-282)."""
    first = 2 * len(tables.ACTION_TILE_NAMES) * int(state.tile_side) + 2 * tile
    return [tables.ACTION_NAMES[int(action)] for action in tables.TILE_ACTIONS[first : first + 2]]


def slot_of(state: Position, tile: int) -> int:
    """Return the slot of its row in which a hex tile lies, or `NOTHING`."""
    row = int(tables.ROW[tile])
    return next(
        (slot for slot in range(len(tables.SLOT_NAMES)) if state.row[row * len(tables.SLOT_NAMES) + slot] == tile),
        codes.NOTHING,
    )
