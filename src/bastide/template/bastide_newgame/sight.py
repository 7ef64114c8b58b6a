"""What a program that learns the game sees: an array of small integers, in which the observer is the first seat."""

from collections.abc import MutableSequence
from typing import Final

from bastide.engine.observation import Layout, Part, Slot
from bastide_newgame import rules
from bastide_newgame.rules import Position

MOST_POINTS: Final = rules.CARDS * rules.VALUES
LAYOUT: Final = Layout(
    "newgame",
    "1",
    (
        Part("hand", "The observer's cards.", tuple(Slot(f"{n + 1}", "cards", 0, 4) for n in range(rules.VALUES))),
        Part("played", "The cards on the pile.", tuple(Slot(f"{n + 1}", "cards", 0, 4) for n in range(rules.VALUES))),
        Part(
            "seats",
            "The observer first, then the others in order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("cards", "cards", 0, rules.CARDS, "in hand"),
                Slot("points", "points", 0, MOST_POINTS),
                Slot("turn", meaning="it is this seat's turn"),
            ),
            (rules.SEATS,),
        ),
        Part(
            "table",
            "What happens now.",
            (
                *(Slot(name, meaning=f"the question is {name}") for name in rules.ASKED),
                Slot("deck", "cards", 0, rules.CARDS),
                Slot("due", "cards", 0, rules.CARDS, "still to be dealt"),
                Slot("top", "value", 0, rules.VALUES, "of the last card on the pile"),
            ),
        ),
    ),
)


def encode(position: Position, seat: int, into: MutableSequence[int], at: int) -> None:
    """Write what a seat may know into an array from an offset on."""
    players = len(position.hands)
    unplayed = [sum(counts) for counts in zip(position.deck, *position.hands, strict=True)]
    numbers = [*position.hands[seat], *(rules.OF_EACH - count for count in unplayed)]
    for distance in range(rules.SEATS):
        other = (seat + distance) % players
        row = [1, sum(position.hands[other]), position.points[other], int(other == position.turn)]
        numbers += row if distance < players else [0] * len(row)
    numbers += [int(asked == position.asked()) for asked in range(len(rules.ASKED))]
    numbers += [sum(position.deck), position.due, position.top]
    for offset, number in enumerate(numbers):
        into[at + offset] = number
