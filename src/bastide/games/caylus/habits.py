"""What a sensible player does without looking far: it finishes a turn so that what stands on the road can be judged.

Each question is answered by a sum of what the choice brings and costs at fixed prices. Nobody places a worker any
more. Compiled; bots use it inside `evaluate.py`, the rules do not.
"""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.actions import (
    BATCH,
    BONUS,
    BUILD,
    BUY,
    CUBES,
    FAVOUR,
    FIRST_BUILT,
    INN_STAY,
    JOUST,
    LINE_CODES,
    MOVE,
    OFFER,
    PASS,
    PAY,
    PROVOST,
    ROAD,
    SELL,
    SITE,
    SKIP,
    SPACES,
    TAKE,
    TRANSFORM,
)
from bastide.games.caylus.castle import house_section
from bastide.games.caylus.favours import next_level
from bastide.games.caylus.phases import (
    ASK_BATCH,
    ASK_BONUS,
    ASK_BUILD,
    ASK_BUY,
    ASK_FAVOUR,
    ASK_GATE,
    ASK_INN,
    ASK_JOUST,
    ASK_OFFER,
    ASK_PAY,
    ASK_SELL,
    ASK_TAKE,
    ASK_TRANSFORM,
    ASK_WORKER,
    DENIERS,
    MOVING,
    PRESTIGE,
    RESOURCES,
)
from bastide.games.caylus.places import ROOM, provost_steps
from bastide.games.caylus.tables import (
    ANY,
    BATCH_POINTS,
    BATCH_SECOND,
    BATCH_THIRD,
    BUY_PRICE,
    COINS,
    CONSTRUCT,
    COST,
    EFFECT,
    FAVOUR_DENIERS,
    FAVOUR_POINTS,
    FAVOURS,
    INCOME,
    JOUST_CLOTH,
    JOUST_COINS,
    JOUST_FAVOURS,
    LAWYERING,
    OFFER_COUNT,
    OFFER_GOLD,
    OFFER_PART,
    OFFER_POINTS,
    OFFERS,
    OWNER_BONUS,
    PARTS,
    POINTS,
    PRODUCE,
    PRODUCTIONS,
    PROVOST_COINS,
    SELL_PRICE,
    YIELD,
)

if TYPE_CHECKING:
    from bastide.games.caylus.state import State

HUNDREDTHS: Final = 100
CUBE_WORTH: Final = vec[i64]([110, 120, 140, 150, 360])
"""[cube] what a cube is worth in the middle of the game, in hundredths of a point."""
ANY_WORTH: Final = 115
COIN_WORTH: Final = 70
FAVOUR_WORTH: Final = 320
HAVE: Final = 12
"""A cube is worth so much less for every one of its kind that the player has."""
LEAST: Final = 40
TENURE: Final = 120
"""What owning a building that workers may use brings."""
BONUS_TENURE: Final = 150
TURNS: Final = 4
"""Turns for which an income is counted."""
BUILDING_TURN: Final = 350
"""What a worker on a carpenter, a mason, an architect or a lawyer is worth."""


def cube_worth(state: "State", seat: i64, cube: i64) -> i64:
    """Return what one more cube is worth to a seat."""
    worth = CUBE_WORTH[cube] - HAVE * state.cubes[seat * CUBES + cube]
    return worth if worth > LEAST else LEAST


def visit_worth(kind: i64) -> i64:
    """Return roughly what a worker on a building brings."""
    effect = EFFECT[kind]
    if effect == PRODUCE:
        best: i64 = 0
        option: i64
        cube: i64
        for option in range(PRODUCTIONS):
            worth: i64 = 0
            for cube in range(CUBES):
                worth += YIELD[(kind * PRODUCTIONS + option) * CUBES + cube] * CUBE_WORTH[cube]
            best = max(worth, best)
        return best
    builds = effect == CONSTRUCT
    if builds or effect == LAWYERING:
        return BUILDING_TURN
    if SELL_PRICE[kind]:
        return SELL_PRICE[kind] * COIN_WORTH - ANY_WORTH
    return ANY_WORTH


def _provost(state: "State", seat: i64, steps: i64) -> i64:
    """Return what a move of the provost brings: own workers reached, others' left out, deniers paid."""
    there = state.provost + steps
    worth: i64 = 0
    if state.phase == MOVING:
        worth = -COIN_WORTH * PROVOST_COINS * (steps if steps > 0 else -steps)
    space: i64
    for space in range(1, SPACES + 1):
        who = state.worker[space]
        if who >= 0:
            gain = visit_worth(state.tile[space])
            before = space <= state.provost
            after = space <= there
            if before != after:
                if not after:
                    gain = -gain
                worth += gain if who == seat else -(gain // 2 if state.players == 2 else gain // 4)
    return worth


def _building(state: "State", seat: i64, kind: i64) -> i64:
    worth = POINTS[kind] * HUNDREDTHS + FAVOURS[kind] * FAVOUR_WORTH + INCOME[kind] * COIN_WORTH * TURNS
    if EFFECT[kind]:
        worth += TENURE
    if OWNER_BONUS[kind]:
        worth += BONUS_TENURE
    cube: i64
    for cube in range(CUBES):
        worth -= COST[kind * PARTS + cube] * CUBE_WORTH[cube]
    return worth - COST[kind * PARTS + ANY] * ANY_WORTH


def _offer(state: "State", number: i64) -> i64:
    offer = state.tile[state.at] * OFFERS + number
    worth = OFFER_GOLD[offer] * CUBE_WORTH[CUBES - 1] + OFFER_POINTS[offer] * HUNDREDTHS
    part = OFFER_PART[offer]
    if part == COINS:
        return worth - OFFER_COUNT[offer] * COIN_WORTH
    if part == ANY:
        return worth - OFFER_COUNT[offer] * ANY_WORTH
    return worth - OFFER_COUNT[offer] * CUBE_WORTH[part]


def _favour(state: "State", seat: i64, code: i64) -> i64:
    line = code // LINE_CODES
    column = code % LINE_CODES
    worth = next_level(state, seat, line) * 10
    if column == 0:
        return worth
    if line == PRESTIGE:
        return worth + FAVOUR_POINTS[column - 1] * HUNDREDTHS
    if line == DENIERS:
        return worth + FAVOUR_DENIERS[column - 1] * COIN_WORTH
    if line == RESOURCES:
        return worth + 80 + column * 55
    return worth + (column * 110 if column > 1 else 0)


def _batch(state: "State", seat: i64, batch: i64) -> i64:
    section = house_section(state)
    worth = BATCH_POINTS[section] * HUNDREDTHS + 90
    if state.given[seat] == 0:
        worth += 300
    cubes = cube_worth(state, seat, 0) + cube_worth(state, seat, BATCH_SECOND[batch])
    return worth - cubes - cube_worth(state, seat, BATCH_THIRD[batch])


def worth_of(state: "State", seat: i64, code: i64) -> i64:
    """Return what an action is worth to the seat that decides, in hundredths of a point; skipping is worth 0."""
    ask = state.ask
    if ask == ASK_WORKER:
        return 1 if code == PASS else 0
    if code == SKIP:
        return 0
    if ask == ASK_TAKE:
        return cube_worth(state, seat, code - TAKE)
    if ask == ASK_BONUS:
        return cube_worth(state, seat, code - BONUS)
    if ask == ASK_BATCH:
        return _batch(state, seat, code - BATCH) if code < BATCH + 6 else 0
    if ask == ASK_FAVOUR:
        return _favour(state, seat, code - FAVOUR)
    if ask == ASK_BUILD:
        return _building(state, seat, code - BUILD + FIRST_BUILT)
    if ask == ASK_SELL:
        return SELL_PRICE[state.tile[state.at]] * COIN_WORTH - cube_worth(state, seat, code - SELL)
    if ask == ASK_BUY:
        coins = BUY_PRICE[state.tile[state.at] * OFFERS + state.left]
        return cube_worth(state, seat, code - BUY) - coins * COIN_WORTH
    if ask == ASK_OFFER:
        return _offer(state, code - OFFER)
    if ask == ASK_PAY:
        return -cube_worth(state, seat, code - PAY)
    if ask == ASK_TRANSFORM:
        space = code - TRANSFORM
        lost: i64 = 60 if state.owner[space] < 0 else 100 + visit_worth(state.tile[space]) // 2
        return 200 + COIN_WORTH * (TURNS - 1) + 60 - CUBE_WORTH[3] - lost
    if ask == ASK_GATE:
        place = code - MOVE
        if place > ROAD:
            here = visit_worth(state.tile[place - ROAD])
            return here if place - ROAD <= state.provost else here // 3
        return 60
    if ask == ASK_JOUST:
        if code != JOUST:
            return 0
        return FAVOUR_WORTH * JOUST_FAVOURS - CUBE_WORTH[3] * JOUST_CLOTH - COIN_WORTH * JOUST_COINS
    if ask == ASK_INN:
        return 1 if code == INN_STAY else 0
    if code >= PROVOST and code < JOUST:
        return _provost(state, seat, provost_steps(code))
    return SPACES - (code - SITE)


def habit(state: "State", count: i64) -> i64:
    """Return the best of the first `count` actions in `ROOM`, by these prices."""
    best = ROOM[0]
    if count == 1:
        return best
    seat = state.player
    most: i64 = worth_of(state, seat, best)
    i: i64
    for i in range(1, count):
        code = ROOM[i]
        worth = worth_of(state, seat, code)
        if worth > most:
            most = worth
            best = code
    return best
