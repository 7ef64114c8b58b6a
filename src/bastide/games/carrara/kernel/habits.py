"""What a sensible player does without looking far: it finishes the action on hand so that it can be judged.

Blocks are bought while they are worth more than their price, payments are made with the cheapest marble, nothing is
bought from the sale space, and the end is not announced. Compiled; bots use it inside `evaluate.py`, the rules do not.
"""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.choices import FOUND, find
from bastide.games.carrara.kernel.scoring import cost_of, owned
from bastide.games.carrara.kernel.turns import make

if TYPE_CHECKING:
    from bastide.games.carrara.kernel.state import State

BLOCK_WORTH: Final = vec[i64]([300, 240, 200, 160, 120, 90])
"""[colour] what a block is worth in the middle of the game, in hundredths of a point."""
COIN_WORTH: Final = 40
"""What a coin is worth, likewise."""


def finish_action(state: "State", seat: i64) -> None:
    """Carry the action on hand of a seat to its end; what is drawn meanwhile is left out."""
    while state.player == seat:
        if state.phase == codes.REFILLING:
            state.phase = codes.BUYING
        if state.phase == codes.BUYING:
            buy_best(state, find(state))
        elif state.phase == codes.PAYING:
            make(state, FOUND[find(state) - 1])
        elif state.phase == codes.UPGRADING:
            make(state, best_upgrade(state, find(state)))
        elif state.phase == codes.CLOSING:
            make(state, codes.END)
            return
        else:
            return


def buy_best(state: "State", count: i64) -> None:
    """Buy the next block of the segment that brings most, or stop."""
    i: i64
    if FOUND[0] < codes.BUY and FOUND[0] != codes.DONE:  # nothing can be taken
        make(state, FOUND[0])
        return
    segments = vec[i64]([0] * codes.SEGMENTS)
    for i in range(count):
        if FOUND[i] >= codes.BUY:
            code = FOUND[i] - codes.BUY
            gain = BLOCK_WORTH[code % codes.COLOURS] - tables.PRICE[code] * COIN_WORTH
            if gain > 0:
                segments[code // codes.COLOURS] += gain
    best: i64 = FOUND[0]
    most: i64 = -10_000
    if best == codes.DONE:
        most = 0
    for i in range(count):
        if FOUND[i] >= codes.BUY:
            code = FOUND[i] - codes.BUY
            gain = BLOCK_WORTH[code % codes.COLOURS] - tables.PRICE[code] * COIN_WORTH
            if state.segment < 0 and gain > 0:
                gain = (
                    segments[code // codes.COLOURS] * 8 - code % codes.COLOURS
                )  # the best segment, dearest colour first
            elif state.segment >= 0 and gain > 0:
                gain = 1000 - code % codes.COLOURS
            if gain > most:
                most = gain
                best = FOUND[i]
    make(state, best)


def best_upgrade(state: "State", count: i64) -> i64:
    """Return the upgrade tile that raises most of what the seat has built."""
    seat = state.player
    best = FOUND[0]
    most: i64 = -1
    i: i64
    for i in range(count):
        number = FOUND[i] - codes.UPGRADE
        place = tables.UPGRADE_PLACE[number]
        if place < codes.CITIES:
            tiles = state.built[seat * codes.CITIES + place]
        else:
            tiles = owned(state, seat) & tables.OF_CATEGORY[place - codes.CITIES]
        rise = (tables.UPGRADE_WORTH[number] >> 1) - (state.worth[seat * tables.PLACES + place] >> 1)
        gain = rise * (4 + cost_of(tiles))
        if gain > most:
            most = gain
            best = FOUND[i]
    return best
