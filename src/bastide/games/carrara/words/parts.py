"""The small parts of a position's line: numbers, names, lists of names, blocks; written and read."""

import re
from collections.abc import Sequence
from typing import Final

from bastide.engine.errors import require
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.words.goods import counts, word_of

NONE: Final = "-"
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")


def number(field: str, text: str) -> int:
    """Read a number."""
    require(NUMBER.fullmatch(text), field, f"{text!r} is not a number")
    return int(text)


def index(field: str, name: str, names: Sequence[str]) -> int:
    """Read one of these names as its place among them."""
    require(name in names, field, f"{name!r} is none of {', '.join(names)}")
    return list(names).index(name)


def items(text: str) -> list[str]:
    """Return the items of a list with commas."""
    return [] if text == NONE else text.split(",")


def named_set(field: str, text: str, names: Sequence[str]) -> int:
    """Read a list of different names as a set."""
    found = 0
    for name in items(text):
        bit = 1 << index(field, name, names)
        require(not found & bit, field, f"{name!r} stands there twice")
        found |= bit
    return found


def blocks(field: str, text: str) -> int:
    """Read the letters of blocks as a word."""
    numbers = [0] * codes.COLOURS
    for letter in "" if text == NONE else text:
        numbers[index(field, letter, tables.COLOUR_LETTERS)] += 1
    require(max(numbers) <= tables.FIELD_MASK, field, f"{text!r} are too many")
    return word_of(numbers)


def letters(word: int) -> str:
    """Write blocks as their letters."""
    return "".join(letter * count for letter, count in counts(word, tables.COLOUR_LETTERS).items()) or NONE


def joined(names: Sequence[str]) -> str:
    """Write a list with commas."""
    return ",".join(names) or NONE


def tile_name(tile: int) -> str:
    """Write a tile, or that there is none."""
    return NONE if tile == codes.NOTHING else tables.TILE_NAMES[tile]
