"""The position: what lies where, whose turn it is, and what has been done."""

from typing import NamedTuple

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.game import Setup
from bastide_harbour.kernel import codes


class Event(NamedTuple):
    """Something to tell of an action."""

    kind: int
    seat: int
    good: int = codes.NO_GOOD
    points: int = 0


class Position:
    """A position of the harbour. Goods are counted: `hands[seat * KINDS + kind]`."""

    __slots__ = (
        "bag", "due", "events", "good", "hands", "known_to", "made", "opened", "phase", "players", "points", "price",
        "recording", "round", "setup", "stores", "turn", "worked",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        """Begin: nothing is dealt yet."""
        self.setup = setup
        self.players = setup.players
        self.phase = codes.DEALING
        self.turn = 0
        self.round = 0
        self.worked = False
        self.due = codes.DEALT * setup.players
        """Goods still to be drawn, one after another."""
        self.good = codes.NO_GOOD
        """The good on sale."""
        self.price = 0
        self.bag = list(codes.COUNT)
        self.hands = [0] * (setup.players * codes.KINDS)
        self.stores = [0] * (setup.players * codes.KINDS)
        self.points = [0] * setup.players
        self.opened = False
        """Whether everybody may see everything."""
        self.made: list[int] = []
        self.known_to: list[int] = []
        """[ply] the one seat that knows which action it was, or `ALL`."""
        self.recording = False
        self.events: list[Event] = []
        """What there is to tell of the last action, while `recording`."""

    def clone(self) -> "Position":
        """Return an equal, independent position, which does not record."""
        other = Position.__new__(Position)
        other.setup, other.players = self.setup, self.players
        other.phase, other.turn, other.round, other.worked = self.phase, self.turn, self.round, self.worked
        other.due, other.good, other.price, other.opened = self.due, self.good, self.price, self.opened
        other.bag, other.hands, other.stores = self.bag[:], self.hands[:], self.stores[:]
        other.points, other.made, other.known_to = self.points[:], self.made[:], self.known_to[:]
        other.recording, other.events = False, []
        return other

    def current_player(self) -> int:
        """Return the seat that decides: the next one about the tax, else the one on turn (HAR-022)."""
        if self.phase in (codes.DEALING, codes.WORKING):
            return CHANCE
        if self.phase == codes.OVER:
            return TERMINAL
        return (self.turn + (self.phase == codes.TAXING)) % self.players

    def owner(self) -> int:
        """Return the seat that the next good is drawn for (HAR-003, HAR-012)."""
        if self.phase == codes.DEALING:
            return (codes.DEALT * self.players - self.due) // codes.DEALT
        return self.turn

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        return self.points[:]

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        return self.made[:]

    def hand(self, seat: int) -> list[int]:
        """Return the goods in a hand, by kind."""
        return self.hands[seat * codes.KINDS : (seat + 1) * codes.KINDS]

    def store(self, seat: int) -> list[int]:
        """Return the goods in a store, by kind."""
        return self.stores[seat * codes.KINDS : (seat + 1) * codes.KINDS]

    def sees(self, viewer: int | None, seat: int) -> bool:
        """Return whether a viewer knows which goods a seat has (HAR-005)."""
        return self.opened or self.phase == codes.OVER or viewer == seat


def begin(setup: Setup) -> Position:
    """Return the position before the first action."""
    return Position(setup)
