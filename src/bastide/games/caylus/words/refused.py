"""A refusal of this game, and those that several kinds of action share."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.answers import Refusal
from bastide.games.caylus.kernel import tables
from bastide.games.caylus.kernel.state import Position

KEY: Final = "caylus-refusal-"
BUILDINGS_RULES: Final = ("", "CAY-273", "CAY-274", "CAY-275", "CAY-276", "CAY-277")
"""[column] of the line of buildings."""


def refuse(rule: str, reason: str, key: str, args: Mapping[str, Any] | None = None) -> Refusal:
    """Return a refusal, with the end of its message key."""
    return Refusal(rule, reason, f"{KEY}{key}", args or {})


def building_here(state: Position) -> int:
    """Return the kind of building that is at work."""
    return int(state.tile[state.at])


def not_offered(rule: str, cube: int, reason: str = "") -> Refusal:
    """Return why a cube is not to be had here."""
    name = tables.CUBE_NAMES[cube]
    return refuse(rule, reason or f"{name} is not offered here", "cube-not-offered", {"cube": name})


def no_cube(rule: str, cube: str) -> Refusal:
    """Return why a cube cannot be given."""
    return refuse(rule, f"there is no {cube} to give", "no-cube", {"cube": cube})
