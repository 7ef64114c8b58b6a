"""Final scoring (section 20). Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.city import cubes_around
from bastide.games.praga.gains import score
from bastide.games.praga.phases import (
    BLUE,
    BY_BLUE_TOKENS,
    BY_EGGS,
    BY_PLAZA_END,
    BY_RED_TOKENS,
    BY_ROWS,
    BY_SEAL,
    BY_UNIVERSITY,
    BY_V_TILE,
    BY_WALLS,
    EGG,
    FIELDS,
    FINAL,
    GOLD,
    GRID,
    MINE,
    OVER,
    PER_MINES,
    PER_QUARRIES,
    PER_ROWS,
    PER_UNIVERSITY,
    PER_UPGRADE,
    PER_WALL,
    QUARRY,
    RED,
    SEAL_MASK,
    STONE,
    TECHNOLOGY,
    UNIVERSITY,
    UPGRADE_MASK,
    V_BRIDGE,
    WALL_COUNT,
)
from bastide.games.praga.road import ones, push_bundle
from bastide.games.praga.tables import (
    BIT,
    BOTTOM_BUNDLE,
    COLUMN_VALUE,
    EGG_POINTS,
    EGGS_MAX,
    FINAL_MAX,
    FINAL_PER,
    FINAL_POINTS,
    MULTIPLIER,
    PLAZAS,
    ROW_POINTS,
    ROWS,
    SEAL_GOLD,
    SEAL_POINTS,
    SEAL_RATE,
    SEAL_STONE,
    SEALS,
    WALL_POINTS,
)
from bastide.games.praga.tasks import pop, push

if TYPE_CHECKING:
    from bastide.games.praga.state import State

V_TILES: Final = 2


def final_step(state: "State", plaza: i64) -> None:
    """Pay the claims on an unresolved plaza (PRA-270), after the last one score everything else."""
    pop(state)
    if plaza == PLAZAS:
        score_rest(state)
        push(state, OVER, 0, 0, 0, 0)
        return
    push(state, FINAL, 0, plaza + 1, 0, 0)
    if state.plaza[plaza] == 0 or state.resolved >> plaza & 1:
        return
    turn = state.players
    while turn:
        turn -= 1
        seat = (state.first + turn) % state.players
        if cubes_around(state, seat, plaza):
            push_bundle(state, seat, BOTTOM_BUNDLE[state.plaza[plaza] - 1], BY_PLAZA_END)


def score_rest(state: "State") -> None:
    """Score steps 2 to 6 of the final scoring for every seat (PRA-271 to PRA-279)."""
    seat: i64
    grid: i64
    for seat in range(state.players):
        at = seat * FIELDS
        height = state.seats[at + UNIVERSITY]
        score(state, seat, state.seats[at + TECHNOLOGY] * MULTIPLIER[height], BY_UNIVERSITY, height)
        for grid in range(2):
            row = state.seats[at + GRID + 2 * grid]
            score(state, seat, ROW_POINTS[(ROWS + 1) * grid + row], BY_ROWS, grid)
        value = COLUMN_VALUE[state.seats[at + GRID + 1]]
        score(state, seat, state.seats[at + BLUE] * value, BY_BLUE_TOKENS, value)
        value = COLUMN_VALUE[state.seats[at + GRID + 3]]
        score(state, seat, state.seats[at + RED] * value, BY_RED_TOKENS, value)
        score(state, seat, WALL_POINTS[state.seats[at + WALL_COUNT]], BY_WALLS, state.seats[at + WALL_COUNT])
        _score_v_tiles(state, seat)
        _score_seals(state, seat)
        eggs = min(state.seats[at + EGG], EGGS_MAX)
        score(state, seat, EGG_POINTS[eggs], BY_EGGS, state.seats[at + EGG])


def v_count(state: "State", seat: i64, per: i64) -> i64:
    """Return how many there are of what a V tile counts (PRA-214)."""
    at = seat * FIELDS
    if per == PER_UNIVERSITY:
        return state.seats[at + UNIVERSITY]
    if per == PER_UPGRADE:
        return ones(state.seats[at + UPGRADE_MASK])
    if per == PER_WALL:
        return state.seats[at + WALL_COUNT]
    if per == PER_MINES:
        return state.seats[at + MINE] - 1
    if per == PER_QUARRIES:
        return state.seats[at + QUARRY] - 1
    if per == PER_ROWS:
        return state.seats[at + GRID] + state.seats[at + GRID + 2]
    return 0


def _score_v_tiles(state: "State", seat: i64) -> None:
    i: i64
    for i in range(V_TILES):
        tile = state.seats[seat * FIELDS + V_BRIDGE + i] - 1
        if tile >= 0:
            points = min(v_count(state, seat, FINAL_PER[tile]) * FINAL_POINTS[tile], FINAL_MAX[tile])
            score(state, seat, points, BY_V_TILE, tile)


def _score_seals(state: "State", seat: i64) -> None:
    """Score the seals, sharing gold and stone out for the most points (PRA-110 to PRA-118)."""
    at = seat * FIELDS
    mask = state.seats[at + SEAL_MASK]
    seal: i64
    gold, stone = state.seats[at + GOLD], state.seats[at + STONE]
    while mask:
        best: i64 = 0
        chosen: i64 = -1
        for seal in range(SEALS):
            if mask >> seal & 1:
                points = seal_points(seal, gold, stone)
                total = points + _rest(mask, seal, gold, stone)
                if chosen < 0 or total > best:
                    best, chosen = total, seal
        score(state, seat, seal_points(chosen, gold, stone), BY_SEAL, chosen)
        used = seal_uses(chosen, gold, stone)
        gold -= used * SEAL_GOLD[chosen]
        stone -= used * SEAL_STONE[chosen]
        mask -= BIT[chosen]


def seal_uses(seal: i64, gold: i64, stone: i64) -> i64:
    """Return how often a seal's exchange can be made with so much gold and stone."""
    if SEAL_GOLD[seal] == 0 and SEAL_STONE[seal] == 0:
        return 0
    uses: i64 = 99
    if SEAL_GOLD[seal]:
        uses = gold // SEAL_GOLD[seal]
    if SEAL_STONE[seal]:
        uses = min(uses, stone // SEAL_STONE[seal])
    return uses


def seal_points(seal: i64, gold: i64, stone: i64) -> i64:
    """Return the points of a seal with so much gold and stone to pay (PRA-111 to PRA-117)."""
    return SEAL_POINTS[seal] + seal_uses(seal, gold, stone) * SEAL_RATE[seal]


def _rest(mask: i64, seal: i64, gold: i64, stone: i64) -> i64:
    """Return the points of the other seals if this one is paid first."""
    used = seal_uses(seal, gold, stone)
    points: i64 = 0
    other: i64
    for other in range(SEALS):
        if mask >> other & 1 and other != seal:
            points += seal_points(other, gold - used * SEAL_GOLD[seal], stone - used * SEAL_STONE[seal])
    return points
