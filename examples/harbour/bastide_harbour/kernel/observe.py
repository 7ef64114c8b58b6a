"""What a seat sees, as an array: its own goods by kind, others' as numbers; seats are counted from the observer."""

from collections.abc import MutableSequence
from typing import Final

from bastide.engine.game import Setup
from bastide.engine.observation import Layout, Part, Slot
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position

MOST: Final = sum(codes.COUNT)
LOWEST: Final = -99
BY_KIND: Final = tuple(Slot(good, "goods", 0, 9) for good in codes.GOODS)

LAYOUT: Final = Layout(
    "harbour",
    "1",
    (
        Part("hand", "The goods in the observer's hand, by kind.", BY_KIND),
        Part("store", "The goods in the observer's store, by kind.", BY_KIND),
        Part("sold", "The goods that have left the game or are on sale, by kind.", BY_KIND),
        Part(
            "seats",
            "The observer first, then the others in order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("hand", "goods", 0, MOST),
                Slot("store", "goods", 0, MOST),
                Slot("points", "points", LOWEST, 99),
                Slot("turn", meaning="it is this seat's turn"),
            ),
            (codes.SEATS,),
        ),
        Part("sale", "The kind of the good on sale.", tuple(Slot(good) for good in codes.GOODS)),
        Part(
            "table",
            "What happens now.",
            (
                *(Slot(phase, meaning=f"the phase is {phase}") for phase in codes.PHASE_NAMES),
                Slot("bag", "goods", 0, MOST),
                Slot("due", "goods", 0, MOST, "goods still to be drawn"),
                Slot("worked", meaning="the seat on turn has worked"),
                Slot("price", "points", 0, codes.PRICE_MAX),
                Slot("round", "rounds", 0, codes.ROUNDS_MAX, "rounds that are over"),
                Slot("rounds", "rounds", 1, codes.ROUNDS_MAX, "rounds in the game"),
            ),
        ),
    ),
)


def encode(position: Position, seat: int, into: MutableSequence[int], at: int) -> None:
    """Write what a seat may know into an array from an offset on."""
    sold = [codes.COUNT[kind] - held(position, kind) for kind in range(codes.KINDS)]
    sale = [int(kind == position.good) for kind in range(codes.KINDS)]
    seats = [number for turn in range(codes.SEATS) for number in _row(position, seat, turn)]
    table = [
        *(int(phase == position.phase) for phase in range(len(codes.PHASE_NAMES))),
        sum(position.bag),
        position.due,
        int(position.worked),
        position.price,
        position.round,
        int(position.setup.options["rounds"]),
    ]
    for offset, number in enumerate((*position.hand(seat), *position.store(seat), *sold, *seats, *sale, *table)):
        into[at + offset] = number


def held(position: Position, kind: int) -> int:
    """Return how many goods of a kind are in bag, hands and stores."""
    piles = (position.bag, position.hands, position.stores)
    return sum(sum(pile[kind :: codes.KINDS]) for pile in piles)


def _row(position: Position, observer: int, turn: int) -> list[int]:
    """Return the numbers of the seat that follows the observer at some distance."""
    if turn >= position.players:
        return [0] * 5
    seat = (observer + turn) % position.players
    playing = position.phase not in (codes.DEALING, codes.OVER)
    return [
        1,
        sum(position.hand(seat)),
        sum(position.store(seat)),
        position.points[seat],
        int(playing and position.turn == seat),
    ]


def longest(setup: Setup) -> int:
    """Return a bound of the actions in a game: a draw, a sale or a store for each good, and the rest of each turn."""
    turns = setup.players * int(setup.options["rounds"])
    return MOST * 4 + turns * 2
