"""What a sensible player does without looking far: it finishes the action on hand so that it can be judged.

Blocks are bought while they are worth more than their price, payments are made with the cheapest marble, nothing is
bought from the sale space, and the end is not announced. Compiled; bots use it inside `evaluate.py`, the rules do not.
"""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.act import act
from bastide.games.carrara.kernel.buildings import cost_of, owned
from bastide.games.carrara.kernel.legal import legal
from bastide.games.carrara.kernel.state import Position

BLOCK_WORTH: Final = vec[i64]([300, 240, 200, 160, 120, 90])
"""[colour] what a block is worth in the middle of the game, in hundredths of a point."""
COIN_WORTH: Final = 40
"""What a coin is worth, likewise."""
MOST_CHOICES: Final = codes.SEGMENTS * codes.COLOURS + 1
"""How many ways there are at most to go on with an action: to buy any block, or to stop."""


def finish_action(state: Position, seat: i64) -> None:
    """Carry the action on hand of a seat to its end; what is drawn meanwhile is left out."""
    choices = vec[i64]([0] * MOST_CHOICES)
    while state.player == seat:
        if state.phase == codes.REFILLING:
            state.phase = codes.BUYING
        if state.phase == codes.BUYING:
            buy_best(state, choices, legal(state, choices))
        elif state.phase == codes.PAYING:
            act(state, choices[legal(state, choices) - 1])
        elif state.phase == codes.UPGRADING:
            act(state, best_upgrade(state, choices, legal(state, choices)))
        elif state.phase == codes.CLOSING:
            act(state, codes.END)
            return
        else:
            return


def buy_best(state: Position, choices: vec[i64], count: i64) -> None:
    """Buy the next block of the segment that brings most, or stop."""
    i: i64
    if choices[0] < codes.BUY and choices[0] != codes.DONE:  # nothing can be taken
        act(state, choices[0])
        return
    segments = vec[i64]([0] * codes.SEGMENTS)
    for i in range(count):
        if choices[i] >= codes.BUY:
            code = choices[i] - codes.BUY
            gain = BLOCK_WORTH[code % codes.COLOURS] - tables.PRICE[code] * COIN_WORTH
            if gain > 0:
                segments[code // codes.COLOURS] += gain
    best: i64 = choices[0]
    most: i64 = -10_000
    if best == codes.DONE:
        most = 0
    for i in range(count):
        if choices[i] >= codes.BUY:
            code = choices[i] - codes.BUY
            gain = BLOCK_WORTH[code % codes.COLOURS] - tables.PRICE[code] * COIN_WORTH
            if state.segment < 0 and gain > 0:
                gain = (
                    segments[code // codes.COLOURS] * 8 - code % codes.COLOURS
                )  # the best segment, dearest colour first
            elif state.segment >= 0 and gain > 0:
                gain = 1000 - code % codes.COLOURS
            if gain > most:
                most = gain
                best = choices[i]
    act(state, best)


def best_upgrade(state: Position, choices: vec[i64], count: i64) -> i64:
    """Return the upgrade tile that raises most of what the seat has built."""
    seat = state.player
    best = choices[0]
    most: i64 = -1
    i: i64
    for i in range(count):
        number = choices[i] - codes.UPGRADE
        place = tables.UPGRADE_PLACE[number]
        if place < codes.CITIES:
            tiles = state.built[seat * codes.CITIES + place]
        else:
            tiles = owned(state, seat) & tables.OF_CATEGORY[place - codes.CITIES]
        rise = (tables.UPGRADE_WORTH[number] >> 1) - (state.worth[seat * tables.PLACES + place] >> 1)
        gain = rise * (4 + cost_of(tiles))
        if gain > most:
            most = gain
            best = choices[i]
    return best
