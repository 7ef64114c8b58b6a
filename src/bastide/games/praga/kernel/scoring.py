"""Final scoring (section 20). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import city, codes, gains, places, road, tables, tasks
from bastide.games.praga.kernel.state import Position

V_TILES: Final = 2


def final_step(state: Position, plaza: i64) -> None:
    """Pay the claims on an unresolved plaza (PRA-270), after the last one score everything else (PRA-281)."""
    tasks.pop(state)
    if plaza == places.PLAZAS:
        score_rest(state)
        tasks.push(state, codes.OVER, 0, 0, 0, 0)
        return
    tasks.push(state, codes.FINAL, 0, plaza + 1, 0, 0)
    if state.plaza[plaza] == 0 or state.resolved >> plaza & 1:
        return
    turn = state.players
    while turn:
        turn -= 1
        seat = (state.first + turn) % state.players
        if city.cubes_around(state, seat, plaza):
            road.push_bundle(state, seat, tables.BOTTOM_BUNDLE[state.plaza[plaza] - 1], codes.BY_PLAZA_END)


def score_rest(state: Position) -> None:
    """Score steps 2 to 6 of the final scoring for every seat (PRA-271, PRA-274, PRA-275, PRA-277, PRA-278, PRA-279)."""
    seat: i64
    grid: i64
    for seat in range(state.players):
        at = seat * codes.FIELDS
        height = state.seats[at + codes.UNIVERSITY]
        gains.score(
            state, seat, state.seats[at + codes.TECHNOLOGY] * tables.MULTIPLIER[height], codes.BY_UNIVERSITY, height
        )
        for grid in range(2):
            row = state.seats[at + codes.GRID + 2 * grid]
            gains.score(state, seat, places.ROW_POINTS[(places.ROWS + 1) * grid + row], codes.BY_ROWS, grid)
        value = places.COLUMN_VALUE[state.seats[at + codes.GRID + 1]]
        gains.score(state, seat, state.seats[at + codes.BLUE] * value, codes.BY_BLUE_TOKENS, value)
        value = places.COLUMN_VALUE[state.seats[at + codes.GRID + 3]]
        gains.score(state, seat, state.seats[at + codes.RED] * value, codes.BY_RED_TOKENS, value)
        gains.score(
            state,
            seat,
            tables.WALL_POINTS[state.seats[at + codes.WALL_COUNT]],
            codes.BY_WALLS,
            state.seats[at + codes.WALL_COUNT],
        )
        _score_v_tiles(state, seat)
        _score_seals(state, seat)
        eggs = min(state.seats[at + codes.EGG], tables.EGGS_MAX)
        gains.score(state, seat, tables.EGG_POINTS[eggs], codes.BY_EGGS, state.seats[at + codes.EGG])


def v_count(state: Position, seat: i64, per: i64) -> i64:
    """Return how many there are of what a V tile counts (PRA-214)."""
    at = seat * codes.FIELDS
    if per == codes.PER_UNIVERSITY:
        return state.seats[at + codes.UNIVERSITY]
    if per == codes.PER_UPGRADE:
        return road.ones(state.seats[at + codes.UPGRADE_MASK])
    if per == codes.PER_WALL:
        return state.seats[at + codes.WALL_COUNT]
    if per == codes.PER_MINES:
        return state.seats[at + codes.MINE] - 1
    if per == codes.PER_QUARRIES:
        return state.seats[at + codes.QUARRY] - 1
    if per == codes.PER_ROWS:
        return state.seats[at + codes.GRID] + state.seats[at + codes.GRID + 2]
    return 0


def _score_v_tiles(state: Position, seat: i64) -> None:
    i: i64
    for i in range(V_TILES):
        tile = state.seats[seat * codes.FIELDS + codes.V_BRIDGE + i] - 1
        if tile >= 0:
            points = min(
                v_count(state, seat, tables.FINAL_PER[tile]) * tables.FINAL_POINTS[tile], tables.FINAL_MAX[tile]
            )
            gains.score(state, seat, points, codes.BY_V_TILE, tile)


def _score_seals(state: Position, seat: i64) -> None:
    """Score the seals, sharing gold and stone out for the most points (PRA-110, PRA-118)."""
    at = seat * codes.FIELDS
    mask = state.seats[at + codes.SEAL_MASK]
    seal: i64
    gold, stone = state.seats[at + codes.GOLD], state.seats[at + codes.STONE]
    while mask:
        best: i64 = 0
        chosen: i64 = -1
        for seal in range(tables.SEALS):
            if mask >> seal & 1:
                points = seal_points(seal, gold, stone)
                total = points + _rest(mask, seal, gold, stone)
                if chosen < 0 or total > best:
                    best, chosen = total, seal
        gains.score(state, seat, seal_points(chosen, gold, stone), codes.BY_SEAL, chosen)
        used = seal_uses(chosen, gold, stone)
        gold -= used * tables.SEAL_GOLD[chosen]
        stone -= used * tables.SEAL_STONE[chosen]
        mask -= tables.BIT[chosen]


def seal_uses(seal: i64, gold: i64, stone: i64) -> i64:
    """Return how often a seal's exchange can be made with so much gold and stone."""
    if tables.SEAL_GOLD[seal] == 0 and tables.SEAL_STONE[seal] == 0:
        return 0
    uses: i64 = 99
    if tables.SEAL_GOLD[seal]:
        uses = gold // tables.SEAL_GOLD[seal]
    if tables.SEAL_STONE[seal]:
        uses = min(uses, stone // tables.SEAL_STONE[seal])
    return uses


def seal_points(seal: i64, gold: i64, stone: i64) -> i64:
    """Return the points of a seal with so much gold and stone to pay (PRA-111, PRA-112, PRA-113, PRA-115, PRA-117)."""
    return tables.SEAL_POINTS[seal] + seal_uses(seal, gold, stone) * tables.SEAL_RATE[seal]


def _rest(mask: i64, seal: i64, gold: i64, stone: i64) -> i64:
    """Return the points of the other seals if this one is paid first."""
    used = seal_uses(seal, gold, stone)
    points: i64 = 0
    other: i64
    for other in range(tables.SEALS):
        if mask >> other & 1 and other != seal:
            points += seal_points(other, gold - used * tables.SEAL_GOLD[seal], stone - used * tables.SEAL_STONE[seal])
    return points
