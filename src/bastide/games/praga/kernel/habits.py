"""What a sensible player does without looking far: where tiles go, and what happens to draws nobody knows yet.

Compiled; bots use it inside `evaluate.py`, the rules do not. Prices are hundredths of a point by kind of good.
"""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.praga.kernel import agenda, city, codes, hexes, places, tables, tasks
from bastide.games.praga.kernel.state import Position

UNSEEN_TECHNOLOGY: Final = vec[i64]([5, 4, 5, 6])
"""[level] points that a technology still to be drawn counts for."""
UNSEEN_FOUR: Final = 6
UNSEEN_FIVE: Final = 9
HOPE: Final = 4
"""What an icon waiting for a neighbour counts for: one so-manieth of its price."""


def bundle_price(bundle: i64, prices: vec[i64]) -> i64:
    """Return what the gains of a bundle are worth."""
    worth: i64 = 0
    i: i64
    for i in range(tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1]):
        worth += tables.ITEM_N[i] * prices[tables.ITEM_KIND[i]]
    return worth


def skip_draws(state: Position) -> None:
    """Leave out draws that wait: rows stay open, tiles to choose from count as points."""
    while state.depth:
        task = state.task()
        points: i64 = 0
        if task == codes.DRAW_TECHNOLOGY:
            points = UNSEEN_TECHNOLOGY[tasks.top_arg(state, 0)]
        elif task == codes.DRAW_FOUR:
            points = UNSEEN_FOUR
        elif task == codes.OPEN_FIVE:
            points = UNSEEN_FIVE
        elif task != codes.REFILL:
            return
        state.seats[tasks.top_seat(state) * codes.FIELDS + codes.SCORE] += points
        tasks.pop(state)
        agenda.settle(state)


def best_place(state: Position, tile: i64, prices: vec[i64]) -> i64:
    """Return the action that places the tile on hand where it brings most at once."""
    seat = state.active
    if tile >= tables.FIRST_BUILDING_TILE:
        return _best_space(state, seat, tile, prices)
    first: i64 = tables.ACTION[tile]
    end: i64 = first + 1
    if tile >= tables.FIRST_WALL_TILE:
        first, end = codes.HEXES, codes.HEXES + codes.WALL_PLACES
    best: i64 = codes.NOTHING
    most: i64 = -1
    place: i64
    turn: i64
    for place in range(first, end):
        if tile >= tables.FIRST_WALL_TILE and state.seats[seat * codes.FIELDS + codes.BOARD + place]:
            continue
        for turn in range(codes.ROTATIONS):
            worth = met_worth(state, seat, place, codes.ROTATIONS * tile + turn, prices)
            if worth > most:
                most = worth
                best = codes.ONTO + codes.ROTATIONS * place + turn
    return best


def placed_worth(state: Position, tile: i64, code: i64, prices: vec[i64]) -> i64:
    """Return what the tile on hand brings where an action places it, in hundredths of a point."""
    spot = code - codes.ONTO
    place, turned = spot // codes.ROTATIONS, codes.ROTATIONS * tile + spot % codes.ROTATIONS
    space = place - codes.HEXES - codes.WALL_PLACES
    if space < 0:
        return met_worth(state, state.active, place, turned, prices)
    here = 100 * places.SPACE_POINTS[space] - places.SPACE_GOLD[space] * prices[codes.GOLD]
    meets = prices[codes.BLUE] * corners_met(state, space, turned)
    return here + meets + plaza_worth(state, state.active, tile, space, prices)


def met_worth(state: Position, seat: i64, place: i64, tr: i64, prices: vec[i64]) -> i64:
    """Return what edges and corners of a tile on an action board would meet, and a share of what they may."""
    at = seat * codes.FIELDS
    worth: i64 = 0
    edge: i64
    for edge in range(6):
        other = places.BESIDE[6 * place + edge]
        mine = tables.EDGE[6 * tr + edge]
        if other < 0 or mine < 0:
            continue
        there = state.seats[at + codes.BOARD + other] - 1
        back = (edge + 3) % 6
        if there < 0:
            worth += prices[mine] // HOPE
        elif tables.EDGE[6 * there + back] >= 0 and not state.seats[at + codes.SPENT + other] & tables.BIT[back]:
            worth += prices[mine] + prices[tables.EDGE[6 * there + back]]
    corner: i64
    turn: i64
    for corner in range(6):
        if not tables.CORNERS[tr] & tables.BIT[corner]:
            continue
        for turn in range(2):
            other = places.BESIDE[6 * place + (corner if turn == 0 else (corner + 5) % 6)]
            if other < 0:
                continue
            there = state.seats[at + codes.BOARD + other] - 1
            theirs = (corner + 4 - 2 * turn) % 6
            if there < 0:
                worth += prices[codes.RED] // HOPE
            elif tables.CORNERS[there] & tables.BIT[theirs] and not (
                state.seats[at + codes.SPENT + other] & tables.BIT[codes.SPENT_CORNER + 6 * (1 - turn) + theirs]
            ):
                worth += prices[codes.RED]
    return worth


def _best_space(state: Position, seat: i64, tile: i64, prices: vec[i64]) -> i64:
    gold = state.seats[seat * codes.FIELDS + codes.GOLD]
    best: i64 = codes.NOTHING
    most: i64 = -1_000_000
    space: i64
    turn: i64
    for space in range(codes.SPACES):
        surcharge = places.SPACE_GOLD[space]
        if state.city[space] or hexes.gold_price(tile, surcharge, hexes.gold_cut(state.cuts)) > gold:
            continue
        here = (
            100 * places.SPACE_POINTS[space]
            - surcharge * prices[codes.GOLD]
            + plaza_worth(state, seat, tile, space, prices)
        )
        for turn in range(codes.ROTATIONS):
            worth = here + prices[codes.BLUE] * corners_met(state, space, codes.ROTATIONS * tile + turn)
            if worth > most:
                most = worth
                best = codes.ONTO + codes.ROTATIONS * (codes.HEXES + codes.WALL_PLACES + space) + turn
    return best


def corners_met(state: Position, space: i64, tr: i64) -> i64:
    """Return how many blue icons the corners of a building would meet (PRA-161)."""
    count: i64 = 0
    corner: i64
    turn: i64
    for corner in range(6):
        if not tables.CORNERS[tr] & tables.BIT[corner]:
            continue
        count += places.PRINTED[6 * space + corner]
        for turn in range(2):
            other = places.CITY_BESIDE[6 * space + (corner if turn == 0 else (corner + 5) % 6)]
            if other >= 0:
                there = (state.city[other] & city.TILE_MASK) - 1
                if there >= 0 and tables.CORNERS[there] & tables.BIT[(corner + 4 - 2 * turn) % 6]:
                    count += 1
    return count


def plaza_worth(state: Position, seat: i64, tile: i64, space: i64, prices: vec[i64]) -> i64:
    """Return what a building on a space brings at its plaza: its crown, and the claim of its cube."""
    plaza = places.SPACE_PLAZA[space]
    around = city.buildings_around(state, plaza)
    worth: i64 = 100 * around + 100 if tables.HAS_CROWN[tile] else 0
    number = state.plaza[plaza] - 1
    if number < 0:
        return worth
    own = tables.HAS_CUBE[tile] != 0 and state.seats[seat * codes.FIELDS + codes.CUBES] > 0
    lower = bundle_price(tables.BOTTOM_BUNDLE[number], prices)
    whole = lower + bundle_price(tables.TOP_BUNDLE[number], prices)
    held = city.cubes_around(state, seat, plaza)
    if own and not held:
        worth += whole * (around + 1) // places.PLAZA_SIZE[plaza]
    if around + 1 == places.PLAZA_SIZE[plaza]:
        if own or held:
            worth += whole - lower
        elif not others_claim(state, seat, plaza):
            return worth
        else:
            worth -= lower
    return worth


def others_claim(state: Position, seat: i64, plaza: i64) -> bool:
    """Return whether another seat has a cube at a plaza."""
    space: i64
    for space in range(codes.SPACES):
        cube = state.city[space] >> city.CUBE_SHIFT
        if places.SPACE_PLAZA[space] == plaza and cube and cube != seat + 1:
            return True
    return False
