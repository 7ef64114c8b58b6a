"""Words and sets of the kernel as plain data: counts by name, lists of names."""

from collections.abc import Sequence
from typing import Final

from bastide.games.carrara.kernel import codes, tables

CURRENCY_NAMES: Final = ("vp", "coins")


def counts(word: int, names: Sequence[str]) -> dict[str, int]:
    """Return the counts of a word by name, all of them.

    >>> counts(2 + 64, ["white", "yellow", "red"])
    {'white': 2, 'yellow': 1, 'red': 0}
    """
    return {name: int(word) >> tables.FIELD_BITS * at & tables.FIELD_MASK for at, name in enumerate(names)}


def word_of(numbers: Sequence[int]) -> int:
    """Return the word of these counts.

    >>> word_of([2, 1])
    66
    """
    return sum(number << tables.FIELD_BITS * at for at, number in enumerate(numbers))


def marble(word: int) -> dict[str, int]:
    """Return blocks by colour."""
    return counts(word, tables.COLOUR_NAMES)


def objects(word: int) -> dict[str, int]:
    """Return objects by kind."""
    return counts(word, tables.KIND_NAMES)


def total(word: int) -> int:
    """Return how many a word counts.

    >>> total(2 + 64)
    3
    """
    return int(word) % tables.SUM


def members(numbers: int, names: Sequence[str]) -> list[str]:
    """Return the names in a set.

    >>> members(5, ["a", "b", "c"])
    ['a', 'c']
    """
    return [name for at, name in enumerate(names) if int(numbers) >> at & 1]


def scored_names(scored: int) -> tuple[list[str], list[str], list[str]]:
    """Return the types, cities and categories of a set of scorings."""
    return (
        members(scored & (1 << codes.TYPES) - 1, tables.TYPE_NAMES),
        members(scored >> codes.TYPES & (1 << codes.CITIES) - 1, tables.CITY_NAMES),
        members(scored >> codes.TYPES + codes.CITIES & (1 << codes.CATEGORIES) - 1, tables.CATEGORY_NAMES),
    )


def worth(packed: int) -> tuple[int, str]:
    """Return a value and its currency.

    >>> worth(7)
    (3, 'coins')
    """
    return int(packed) >> 1, CURRENCY_NAMES[int(packed) & 1]
