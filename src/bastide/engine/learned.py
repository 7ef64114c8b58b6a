"""What a game offers to those who learn: what a network sees of a position, and a policy of a decision."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bastide.engine.network import SUM_LIMIT, Network, listed
from bastide.engine.observation import Layout
from bastide.engine.policy import MOST_FEATURES, Policy
from bastide.engine.rooms import room_i16, room_i64


@dataclass(frozen=True, slots=True)
class Learning:
    """The network that may add to a game's evaluation; see `bastide.bots.networks` and `bastide.arena.learn`.

    A position is a row of integers for every seat, in seat order, and one for the table. The evaluator's `inputs`
    returns them, one after the other, as they are once the turn on hand is finished; none if that ends the
    game, and a game may have none in the middle of a turn.
    """

    layout: Layout
    """What they are: the parts `seat` and `table`. Its version changes when one of them could mean something else."""
    seats: int
    """The most seats that a game can have."""

    @property
    def seat(self) -> int:
        """How many numbers a seat has."""
        return self.layout["seat"].size

    @property
    def table(self) -> int:
        """How many numbers the table has."""
        return self.layout["table"].size

    def network(self, own: list[int], rival: list[int], table: list[int], out: list[int]) -> Network:
        """Return the network with these 16-bit weights; raise ValueError where they do not fit the rows."""
        found = Network(self.seats, self.seat, self.table, own, rival, table, out)
        most = [max(abs(slot.low), abs(slot.high)) for slot in self.layout["seat"].slots]
        for unit in range(len(out)):
            pairs = zip(most, own[unit :: len(out)], rival[unit :: len(out)], strict=True)
            if sum(number * max(abs(mine - seen), abs(seen)) for number, mine, seen in pairs) >= SUM_LIMIT:
                raise ValueError(f"what hidden unit {unit} sees of a seat may not fit into 32 bits")
        return found


@dataclass(frozen=True, slots=True)
class Guidance:
    """The policy that may guide a search; see `bastide.bots.policies` and `bastide.arena.learn.policy`.

    An evaluator with a policy has three more methods. `liked(position)` returns the sensible actions with how much the
    policy likes each, best first; `leads(position, actions)` the margin that each of these leads to; `guided` says that
    there is a policy.
    """

    layout: Layout
    """What it sees of a decision. Its version changes when a number or a feature could mean something else."""
    features: int
    """How many features an action may have."""
    write: Callable[[Any, Any], None]
    """Write what is seen of a position in which a seat decides into a `vec[i16]`."""
    describe: Callable[[Any, int, Any, Any], int]
    """Write the features of an action and how often it has each into two `vec[i64]`; return how many: none where a
    habit takes the place."""

    def row(self, position: Any) -> list[int]:
        """Return what is seen of a position in which a seat decides."""
        into = room_i16(self.layout.size)
        self.write(position, into)
        return listed(into, self.layout.size)

    def described(self, position: Any, action: int) -> list[int]:
        """Return the features of an action, each followed by how often it has it."""
        which, counts = room_i64(MOST_FEATURES), room_i64(MOST_FEATURES)
        many = self.describe(position, action, which, counts)
        return [int(number) for at in range(many) for number in (which[at], counts[at])]

    def policy(self, row: list[int], bias: list[int], pairs: list[int]) -> Policy:
        """Return the policy with these 16-bit weights; raise ValueError where they do not fit."""
        return Policy(self.layout.size, self.features, row, bias, pairs)
