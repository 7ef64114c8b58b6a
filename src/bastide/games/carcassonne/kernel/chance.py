"""What chance decides: the next tile (CAR-012), and who begins where nobody was named (CAR-016)."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.carcassonne.kernel import act, codes, legal
from bastide.games.carcassonne.kernel.state import Position

BITS: Final = 31
"""Numbers that decide have so many bits."""


def chances(state: Position) -> list[tuple[int, float]]:
    """Return the outcomes and their probabilities: tiles left of a kind among all left (CAR-012)."""
    if state.phase == codes.STARTING:
        return [(code, 1 / int(state.players)) for code in legal.listed(state)]
    if state.fixed:
        return [(int(codes.DRAW + state.stack[state.drawn]), 1.0)]
    return [(code, int(state.left(code - codes.DRAW)) / int(state.unseen)) for code in legal.listed(state)]


def draw(state: Position, number: i64) -> None:
    """Decide as chance does, by a number of 31 bits: what `chances` lists, without listing it."""
    if state.phase == codes.STARTING:
        act.start(state, number * state.players >> BITS)
    else:
        act.draw(state, some_kind(state, number))


def some_kind(state: Position, number: i64) -> i64:
    """Return a kind of tile that is left, weighted by how many are."""
    if state.fixed:
        return state.stack[state.drawn]
    packed, rest = state.packed, number * state.unseen >> BITS
    at: i64 = codes.LEFT_OF_FOUR_AT
    tiles = i64(packed[at])
    while rest >= tiles:
        rest -= tiles
        at += 1
        tiles = i64(packed[at])
    at = codes.LEFT_AT + (at - codes.LEFT_OF_FOUR_AT) * 4
    tiles = i64(packed[at])
    while rest >= tiles:
        rest -= tiles
        at += 1
        tiles = i64(packed[at])
    return at - codes.LEFT_AT
