"""What chance decides: the outcomes, their probabilities, and one of them picked by a number."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.act import act
from bastide.games.carrara.kernel.legal import MOST_LEGAL, legal, listed
from bastide.games.carrara.kernel.state import Position

BITS: Final = 31
"""How many bits a number has that picks an outcome."""


def chances(state: Position) -> list[tuple[int, float]]:
    """Return the outcomes and their probabilities: every block of the bag alike (CRR-033), and all else uniform."""
    actions = listed(state)
    if state.phase == codes.REFILLING:
        total = int(state.bag % tables.SUM)
        bag = int(state.bag)
        return [
            (action, (bag >> tables.FIELD_BITS * (action - codes.DRAW) & tables.FIELD_MASK) / total)
            for action in actions
        ]
    return [(action, 1 / len(actions)) for action in actions]


def some_colour(state: Position, number: i64) -> i64:
    """Return the colour of a block in the bag, each block as likely as any other (CRR-033)."""
    rest = number * (state.bag % tables.SUM) >> BITS
    colour: i64
    for colour in range(codes.COLOURS):
        rest -= state.bag >> tables.FIELD_BITS * colour & tables.FIELD_MASK
        if rest < 0:
            return colour
    return codes.COLOURS - 1


def draw(state: Position, number: int) -> None:
    """Decide as chance does, by a number of 31 bits (CRR-020, CRR-025, CRR-033, CRR-057, CRR-128)."""
    if state.phase == codes.REFILLING:
        act(state, codes.DRAW + some_colour(state, number))
    else:
        into = vec[i64]([0] * MOST_LEGAL)
        act(state, into[i64(number) * legal(state, into) >> BITS])
