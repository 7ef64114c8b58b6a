"""What a learner sees: fixed-size arrays of small integers, and the layout that says what every number in them is.

A game offers observations by the `Sight` of its `GameType`, with

* `layout`, the same for every number of players and all options, so that what was learned with one can be used with
  another. Its version changes whenever a number could mean something else;
* `encode(position, seat, into, at)`: write what `seat` may know into `into[at : at + layout.size]`, a `vec[i16]`, as
  seen from that seat: seats are counted from the observer (0 itself, 1 the next, …). What stands there before are
  zeros, or what `encode` wrote for any seat at this or an earlier position of the same game; so it may write changes
  only;
* `update(position, seat, into, at, memory, since)`, only for speed: the same where many games are stepped. What stands
  in `into` is what `update` wrote with this memory, numbers of 64 bits in `memory[since : since + size]`, where the
  size is the `memory` of the `Sight`, at this or an earlier position of the same game; both are zeros at first. What
  the memory holds is the game's own affair;
* `longest(setup) -> int`: a bound of the actions in a game, chance included;
* `known(position, seat) -> list[int]`, only for a game with hidden information: the history with `HIDDEN` in place of
  every action that the seat may not know.

Nothing here is a third-party array: `bastide.adapters` turns these into NumPy arrays.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final

from bastide.engine.errors import ObservationError

HIDDEN: Final = -1
"""Stands in `known` for an action that a seat may not know."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One number of an observation: what it is, in which unit, and its range."""

    name: str
    unit: str = "0 or 1"
    low: int = 0
    high: int = 1
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Numbers that belong together: an array whose last axis has one entry for each slot."""

    name: str
    meaning: str
    slots: tuple[Slot, ...]
    lead: tuple[int, ...] = ()
    """The lengths of the axes before the last."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the part as an array."""
        return (*self.lead, len(self.slots))

    @property
    def size(self) -> int:
        """How many numbers the part has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The parts of a game's observation, one after the other in one flat array of 16-bit integers."""

    game: str
    version: str
    parts: tuple[Part, ...]

    def __deepcopy__(self, _: object) -> "Layout":
        """Return this very layout, in which nothing changes: copying its hundreds of slots takes longer than a game."""
        return self

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    @cached_property
    def offsets(self) -> Mapping[str, int]:
        """Where each part begins, by its name."""
        found, at = {}, 0
        for part in self.parts:
            found[part.name] = at
            at += part.size
        return found

    def __getitem__(self, name: str) -> Part:
        """Return a part by its name; raise `ObservationError` if there is none of this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise ObservationError(
            f"observations of {self.game} have no part {name!r}; they have {', '.join(self.offsets)}"
        )

    def place(self, part: str, slot: str) -> int:
        """Return where a number stands in a part, or in each row of it; raise ValueError if there is none such."""
        return [each.name for each in self[part].slots].index(slot)

    def require(self, version: str | None) -> None:
        """Raise `ObservationError` if somebody was made for another version of these observations."""
        if version is not None and version != self.version:
            raise ObservationError(
                f"observations of {self.game} are of version {self.version!r} here, "
                f"version {version!r} is asked for: their numbers mean something else"
            )
