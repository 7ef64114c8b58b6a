"""Buildings and cubes in characters: as they are typed, and what they bring in signs of one character.

Cubes are `F W S C G` (food, wood, stone, cloth, gold), `o` one of the first four, `?` any cube; `$` is deniers, `*`
points, `+wood` builds a wood building.
"""

from typing import Final

from bastide.games.caylus.kernel import tables
from bastide.games.caylus.pictures.signs import signs_of
from bastide.games.caylus.words.names import NAMES

LETTER_OF: Final = {"food": "F", "wood": "W", "stone": "S", "cloth": "C", "gold": "G", "plain": "o", "any": "?"}
AFTER: Final = {"coin": "$", "point": "*"}


def typed(building: str) -> str:
    """Return how a building is called in the notation."""
    return NAMES[tables.KIND_OF[building]]


def effect(building: str) -> str:
    """Return what a building does, in signs of one character: `F/C`, `?>4$`, `+wood`."""
    found = ""
    for name, value in signs_of(building):
        if name == "text":
            found += ">" if value == "→" else value
        elif name == "class":
            found += "+home" if value == "residential" else f"+{value}"
        else:
            found += value + AFTER.get(name, LETTER_OF.get(name, ""))
    return found
