"""What a sensible player does without looking far: it finishes a turn so that what stands on the road can be judged.

Each question is answered by a sum of what the choice brings and costs at fixed prices; where a worker might be
placed, `evaluate.py` passes. Compiled; bots use it there, the rules do not.
"""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import castle, codes, construction, favours, provost, tables, trade
from bastide.games.caylus.kernel.state import Position

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


def cube_worth(state: Position, seat: i64, cube: i64) -> i64:
    """Return what one more cube is worth to a seat."""
    worth = CUBE_WORTH[cube] - HAVE * state.cubes[seat * codes.CUBES + cube]
    if worth > LEAST:
        return worth
    return LEAST


def _visit(kind: i64) -> i64:
    effect = tables.EFFECT[kind]
    if effect == tables.PRODUCE:
        best: i64 = 0
        option: i64
        cube: i64
        for option in range(tables.PRODUCTIONS):
            worth: i64 = 0
            for cube in range(codes.CUBES):
                worth += tables.YIELD[(kind * tables.PRODUCTIONS + option) * codes.CUBES + cube] * CUBE_WORTH[cube]
            best = max(worth, best)
        return best
    builds = effect == tables.CONSTRUCT
    if builds or effect == tables.LAWYERING:
        return BUILDING_TURN
    if tables.SELL_PRICE[kind]:
        return tables.SELL_PRICE[kind] * COIN_WORTH - ANY_WORTH
    return ANY_WORTH


VISIT_WORTH: Final = vec[i64]([_visit(kind) for kind in range(tables.KINDS)])
"""[kind] roughly what a worker on a building brings."""


def _provost(state: Position, seat: i64, steps: i64) -> i64:
    """Return what a move of the provost brings: own workers reached, others' left out, deniers paid."""
    there = state.provost + steps
    worth: i64 = 0
    if state.phase == codes.MOVING:
        worth = -COIN_WORTH * tables.PROVOST_COINS * (steps if steps > 0 else -steps)
    space: i64
    for space in range(1, codes.SPACES + 1):
        who = state.worker[space]
        if who >= 0:
            gain = VISIT_WORTH[state.tile[space]]
            before = space <= state.provost
            after = space <= there
            if before != after:
                if not after:
                    gain = -gain
                worth += gain if who == seat else -(gain // 2 if state.players == codes.TWO_PLAYERS else gain // 4)
    return worth


def _building(state: Position, kind: i64) -> i64:
    worth = (
        construction.points(state, kind) * HUNDREDTHS
        + tables.FAVOURS[kind] * FAVOUR_WORTH
        + tables.INCOME[kind] * COIN_WORTH * TURNS
    )
    if tables.EFFECT[kind]:
        worth += TENURE
    if tables.OWNER_BONUS[kind]:
        worth += BONUS_TENURE
    cube: i64
    for cube in range(codes.CUBES):
        worth -= tables.COST[kind * tables.PARTS + cube] * CUBE_WORTH[cube]
    return worth - tables.COST[kind * tables.PARTS + tables.ANY] * ANY_WORTH


def _offer(state: Position, number: i64) -> i64:
    offer = state.tile[state.at] * tables.OFFERS + number
    worth = tables.OFFER_GOLD[offer] * CUBE_WORTH[tables.GOLD] + tables.OFFER_POINTS[offer] * HUNDREDTHS
    part = tables.OFFER_PART[offer]
    if part == tables.COINS:
        return worth - tables.OFFER_COUNT[offer] * COIN_WORTH
    if part == tables.ANY:
        return worth - tables.OFFER_COUNT[offer] * ANY_WORTH
    return worth - tables.OFFER_COUNT[offer] * CUBE_WORTH[part]


def _favour(state: Position, seat: i64, code: i64) -> i64:
    line = code // codes.LINE_CODES
    column = code % codes.LINE_CODES
    worth = favours.next_level(state, seat, line) * 10
    if column == 0:
        return worth
    if line == codes.PRESTIGE:
        return worth + tables.FAVOUR_POINTS[column - 1] * HUNDREDTHS
    if line == codes.DENIERS:
        return worth + tables.FAVOUR_DENIERS[column - 1] * COIN_WORTH
    if line == codes.RESOURCES:
        return worth + 80 + column * 55
    return worth + (column * 110 if column > 1 else 0)


def _batch(state: Position, seat: i64, batch: i64) -> i64:
    section = castle.house_section(state)
    worth = tables.BATCH_POINTS[section] * HUNDREDTHS + 90
    if state.given[seat] == 0:
        worth += 300
    cubes = cube_worth(state, seat, tables.FOOD) + cube_worth(state, seat, tables.BATCH_SECOND[batch])
    return worth - cubes - cube_worth(state, seat, tables.BATCH_THIRD[batch])


def worth_of(state: Position, seat: i64, code: i64) -> i64:
    """Return what an action is worth to the seat that decides, in hundredths of a point; skipping is worth 0."""
    ask = state.ask
    if code == codes.SKIP:
        return 0
    if ask == codes.ASK_TAKE:
        return cube_worth(state, seat, code - codes.TAKE)
    if ask == codes.ASK_BONUS:
        return cube_worth(state, seat, code - codes.BONUS)
    if ask == codes.ASK_BATCH:
        return _batch(state, seat, code - codes.BATCH) if code < codes.DONE else 0
    if ask == codes.ASK_FAVOUR:
        return _favour(state, seat, code - codes.FAVOUR)
    if ask == codes.ASK_BUILD:
        return _building(state, code - codes.BUILD + codes.FIRST_BUILT)
    if ask == codes.ASK_OFFER:
        return _offer(state, code - codes.OFFER)
    if trade.asks(ask):
        coins, cube = trade.coins(state, ask), cube_worth(state, seat, trade.cube_of(ask, code))
        return coins * COIN_WORTH + (cube if coins < 0 else -cube)
    if ask == codes.ASK_PAY:
        return -cube_worth(state, seat, code - codes.PAY)
    if ask == codes.ASK_TRANSFORM:
        space = code - codes.TRANSFORM
        lost: i64 = 60 if state.owner[space] < 0 else 100 + VISIT_WORTH[state.tile[space]] // 2
        return 200 + COIN_WORTH * (TURNS - 1) + 60 - CUBE_WORTH[tables.CLOTH] - lost
    if ask == codes.ASK_GATE:
        place = code - codes.MOVE
        if place > codes.ROAD:
            here = VISIT_WORTH[state.tile[place - codes.ROAD]]
            return here if place - codes.ROAD <= state.provost else here // 3
        return 60
    if ask == codes.ASK_JOUST:
        if code != codes.JOUST:
            return 0
        return (
            FAVOUR_WORTH * tables.JOUST_FAVOURS
            - CUBE_WORTH[tables.CLOTH] * tables.JOUST_CLOTH
            - COIN_WORTH * tables.JOUST_COINS
        )
    if ask == codes.ASK_INN:
        return 1 if code == codes.INN_STAY else 0
    if code >= codes.PROVOST and code < codes.JOUST:
        return _provost(state, seat, provost.steps_of(code))
    return codes.SPACES - (code - codes.SITE)


def habit(state: Position, choices: vec[i64], count: i64) -> i64:
    """Return the best of the first `count` of these actions, by these prices."""
    best = choices[0]
    if count == 1:
        return best
    seat = state.player
    most: i64 = worth_of(state, seat, best)
    i: i64
    for i in range(1, count):
        code = choices[i]
        worth = worth_of(state, seat, code)
        if worth > most:
            most = worth
            best = code
    return best
