"""A decision with everything up to the next one, in a single call: what batches step by. Part of the kernel."""

from bastide.engine.advance import FIRST_SEAT, NUMBER_AT, SEAT_AT
from bastide.engine.answers import CHANCE
from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import act, chance, legal, playout
from bastide.games.caylus.kernel.state import Position


def advance(state: Position, code: i64, number: i64, into: vec[i64]) -> i64:
    """Make an action unless it is negative, let chance decide, and list what is legal; tell it in one number."""
    if code >= 0:
        act.act(state, code)
    who: i64 = state.current_player()
    while who == CHANCE:
        number = number * playout.FACTOR % playout.MODULUS
        chance.draw(state, number)
        who = state.current_player()
    return number << NUMBER_AT | who + FIRST_SEAT << SEAT_AT | legal.legal(state, into)
