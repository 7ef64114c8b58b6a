"""The rules: what a position is, what may be done in it, and what that does. Numbers only."""

from collections.abc import MutableSequence
from copy import copy
from random import Random
from typing import Final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.game import Setup
from bastide.engine.observation import HIDDEN

VALUES: Final = 5
OF_EACH: Final = 4
"""Cards of each value in the deck (NEW-002)."""
CARDS: Final = VALUES * OF_EACH
SEATS: Final = 4

# Actions: the first of each kind. A card is counted from 0: its value is one more.
DEAL: Final = 0
PLAY: Final = DEAL + VALUES
DRAW: Final = PLAY + VALUES
ACTIONS: Final = DRAW + 1
MOST_ACTIONS: Final = 3 * CARDS
"""A card is drawn, dealt and played at most once."""

# What is asked now.
DEALING: Final = 0
TURN: Final = 1
OVER: Final = 2
ASKED: Final = ("deal", "turn", "over")
ALL: Final = -1
"""Everybody knows which action was made."""


class Position:
    """A position of the game: cards are counted by value."""

    def __init__(self, setup: Setup) -> None:
        """Begin: nothing is dealt yet (NEW-002, NEW-003)."""
        self.setup: Setup = setup
        self.deck = [OF_EACH] * VALUES
        self.hands = [[0] * VALUES for _ in range(setup.players)]
        self.due = setup.players * int(setup.options["dealt"])
        """Cards still to be dealt: each goes to the seat on turn, then the turn passes."""
        self.turn = 0
        self.top = 0
        """The value of the last card on the pile; 0 while there is none."""
        self.points = [0] * setup.players
        self.opened = False
        """Whether everybody may see everything."""
        self.made: list[int] = []
        self.known_to: list[int] = []
        """[ply] the one seat that knows which action it was, or `ALL`."""
        self.recording = False

    def clone(self) -> "Position":
        """Return an equal, independent position."""
        other = copy(self)
        other.deck, other.hands, other.points = self.deck[:], [hand[:] for hand in self.hands], self.points[:]
        other.made, other.known_to, other.recording = self.made[:], self.known_to[:], False
        return other

    def asked(self) -> int:
        """Return what is asked: a card from the deck, a decision of the seat on turn, or nothing (NEW-020)."""
        if self.due:
            return DEALING
        return TURN if any(self.deck) or any(self.hands[self.turn]) else OVER

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        return (CHANCE, self.turn, TERMINAL)[self.asked()]

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        return self.points[:]

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        return self.made[:]

    def sees(self, viewer: int | None, seat: int) -> bool:
        """Return whether a viewer knows which cards a seat holds (NEW-004)."""
        return self.opened or viewer == seat or self.asked() == OVER


def legal(position: Position, into: MutableSequence[int]) -> int:
    """Write what may be done now, sorted, into a buffer; return how many there are."""
    asked, hand = position.asked(), position.hands[position.turn]
    if asked == DEALING:
        found = [DEAL + card for card, count in enumerate(position.deck) if count]
    else:
        found = [PLAY + card for card, count in enumerate(hand) if count]  # NEW-012
        found += [DRAW] if asked == TURN and any(position.deck) else []  # NEW-011
    if asked == OVER:
        found = []
    for at, action in enumerate(found):
        into[at] = action
    return len(found)


def act(position: Position, action: int) -> None:
    """Make an action that is legal."""
    seat = position.turn
    position.made.append(action)
    position.known_to.append(seat if action < PLAY else ALL)
    if action == DRAW:  # NEW-011: chance decides which card
        position.due = 1
        return
    if action < PLAY:  # NEW-003
        position.deck[action - DEAL] -= 1
        position.hands[seat][action - DEAL] += 1
        position.due -= 1
    else:
        position.points[seat] += gain(position, action)
        position.hands[seat][action - PLAY] -= 1
        position.top = action - PLAY + 1
    position.turn = (seat + 1) % len(position.hands)  # NEW-010


def gain(position: Position, action: int) -> int:
    """Return the points that an action brings the seat on turn (NEW-013)."""
    return max(0, action - PLAY + 1 - position.top) if PLAY <= action < DRAW else 0


def chances(position: Position) -> list[tuple[int, float]]:
    """Return what may be dealt and how probable it is: every card of the deck as probable as the others."""
    return [(DEAL + card, count / sum(position.deck)) for card, count in enumerate(position.deck) if count]


def reveals(_position: Position, action: int) -> bool:
    """Return whether an action shows anybody something new: a card that is dealt, or one that is played."""
    return action != DRAW


def resample(position: Position, seat: int, seed: int) -> Position:
    """Return a position that looks the same to a seat, with the deck and the hands of others drawn anew (NEW-004)."""
    other = position.clone()
    hidden = [hand for owner, hand in enumerate(other.hands) if not position.sees(seat, owner)]
    piles = [other.deck, *hidden] if hidden else []
    cards = [card for pile in piles for card, count in enumerate(pile) for _ in range(count)]
    Random(seed).shuffle(cards)
    for pile in piles:
        taken = [cards.pop() for _ in range(sum(pile))]
        pile[:] = [taken.count(card) for card in range(VALUES)]
    return other


def known(position: Position, seat: int) -> list[int]:
    """Return the history with `HIDDEN` for what only others know."""
    return [
        action if owner == ALL or position.sees(seat, owner) else HIDDEN
        for action, owner in zip(position.made, position.known_to, strict=True)
    ]
