"""What tiles, seals and places are called, as pictures need it: the same titles as in words."""

from bastide.games.praga.words.titles import (
    ON_BRIDGE,
    PLACE_TITLES,
    PLAZA_TITLES,
    TILE_TITLES,
    Title,
    action_title,
    find,
)

__all__ = ["ON_BRIDGE", "PLACE_TITLES", "PLAZA_TITLES", "TILE_TITLES", "Title", "action_title", "find"]
