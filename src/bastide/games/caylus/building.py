"""Constructing and transforming: what may be built, where, and at what price. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.actions import BUILD, CUBES, FIRST_BUILT, SITE, SPACES, TRANSFORM
from bastide.games.caylus.gains import grant
from bastide.games.caylus.phases import (
    ASK_PAY,
    ASK_SITE,
    EV_BUILD,
    EV_LAWYER,
    EV_RESIDENCE,
    FAVOUR_CARPENTER,
    FAVOUR_LAWYER,
    FAVOUR_MASON,
    NOBODY,
)
from bastide.games.caylus.places import ROOM
from bastide.games.caylus.tables import (
    ANY,
    CHANGES,
    CLASS,
    CLOTH,
    COST,
    EMPTY,
    FAVOURS,
    KINDS,
    LAWYER,
    LAWYER_CLOTH,
    LAWYER_COINS,
    NEUTRAL,
    PARTS,
    POINTS,
    PRESTIGIOUS,
    RESIDENCE,
    SAVED_STONE,
    SAVED_WOOD,
    STONE,
    WOOD,
)

if TYPE_CHECKING:
    from bastide.games.caylus.state import State


def total_cubes(state: "State", seat: i64) -> i64:
    """Return how many cubes a seat has, gold included."""
    cubes, base = state.cubes, seat * CUBES
    return cubes[base] + cubes[base + 1] + cubes[base + 2] + cubes[base + 3] + cubes[base + 4]


def cost(state: "State", kind: i64, part: i64) -> i64:
    """Return one part of what a building costs now: a favour saves one wood or stone cube (CAY-274, CAY-275)."""
    due = COST[kind * PARTS + part]
    if part == WOOD and state.favour == FAVOUR_CARPENTER:
        due -= SAVED_WOOD
    elif part == STONE and state.favour == FAVOUR_MASON:
        due -= SAVED_STONE
    return due if due > 0 else 0


def can_pay(state: "State", seat: i64, kind: i64) -> bool:
    """Return whether a seat can pay a building in full (CAY-017, CAY-153, CAY-312)."""
    rest: i64 = 0
    cube: i64
    for cube in range(CUBES):
        left = state.cubes[seat * CUBES + cube] - cost(state, kind, cube)
        if left < 0:
            return False
        rest += left
    return rest >= COST[kind * PARTS + ANY]


def free_space(state: "State") -> i64:
    """Return the lowest unbuilt space of the road, 0 if there is none (CAY-156, CAY-160)."""
    space: i64
    for space in range(1, SPACES + 1):
        if state.tile[space] == EMPTY:
            return space
    return 0


def residences(state: "State", seat: i64) -> i64:
    """Return how many residences a seat owns."""
    count: i64 = 0
    space: i64
    for space in range(1, SPACES + 1):
        if state.tile[space] == RESIDENCE and state.owner[space] == seat:
            count += 1
    return count


def fill_buildable(state: "State", seat: i64, what: i64) -> i64:
    """List the buildings of a class that a seat can build now; return how many (CAY-150 to CAY-162)."""
    count: i64 = 0
    kind: i64
    if what == PRESTIGIOUS:
        if residences(state, seat) == 0:
            return 0
    elif free_space(state) == 0:
        return 0
    for kind in range(FIRST_BUILT, KINDS):
        if CLASS[kind] == what and state.stock[kind] and can_pay(state, seat, kind):
            ROOM[count] = BUILD + kind - FIRST_BUILT
            count += 1
    return count


def build(state: "State", seat: i64, kind: i64) -> None:
    """Pay a building and place it, asking for what is open (CAY-153)."""
    cube: i64
    for cube in range(CUBES):
        state.cubes[seat * CUBES + cube] -= cost(state, kind, cube)
    state.kind = kind
    state.left = COST[kind * PARTS + ANY]
    pay_open_part(state, seat)


def fill_cubes(state: "State", seat: i64, code: i64, kinds: i64) -> i64:
    """List the cubes that a seat has among the first `kinds`, as `code` + cube; return how many."""
    count: i64 = 0
    cube: i64
    for cube in range(kinds):
        if state.cubes[seat * CUBES + cube]:
            ROOM[count] = code + cube
            count += 1
    return count


def pay_open_part(state: "State", seat: i64) -> None:
    """Pay what is left of "any" cubes, or ask which; then find the site (CAY-006)."""
    while state.left:
        if fill_cubes(state, seat, 0, CUBES) > 1:
            state.player = seat
            state.ask = ASK_PAY
            return
        state.cubes[seat * CUBES + ROOM[0]] -= 1
        state.left -= 1
    if CLASS[state.kind] != PRESTIGIOUS:
        raise_building(state, seat, free_space(state))
    elif fill_sites(state, seat) == 1:
        raise_building(state, seat, ROOM[0] - SITE)
    else:
        state.player = seat
        state.ask = ASK_SITE


def fill_sites(state: "State", seat: i64) -> i64:
    """List a seat's residences; return how many (CAY-162)."""
    count: i64 = 0
    space: i64
    for space in range(1, SPACES + 1):
        if state.tile[space] == RESIDENCE and state.owner[space] == seat:
            ROOM[count] = SITE + space
            count += 1
    return count


def raise_building(state: "State", seat: i64, space: i64) -> None:
    """Place the building that is paid; its builder owns it, scores it and gains its favours (CAY-154 to CAY-163)."""
    kind = state.kind
    state.kind = NOBODY
    state.favour = 0
    state.tile[space] = kind
    state.owner[space] = seat
    state.stock[kind] -= 1
    points = POINTS[kind]
    if kind == LAWYER:
        points = state.lawyer_points
    state.score[seat] += points
    state.note(EV_BUILD, seat, space, kind, 0, points)
    grant(state, seat, FAVOURS[kind])


def lawyer_coins(state: "State") -> i64:
    """Return the deniers that the lawyer takes: none by favour (CAY-170, CAY-276)."""
    return 0 if state.favour == FAVOUR_LAWYER else LAWYER_COINS


def is_target(state: "State", seat: i64, space: i64) -> bool:
    """Return whether a seat may transform the building there (CAY-170, CAY-175 to CAY-177, CAY-182)."""
    kind = state.tile[space]
    if kind < 0 or CHANGES[kind] == 0 or state.pending[space] >= 0:
        return False
    return CLASS[kind] == NEUTRAL or state.owner[space] == seat


def fill_targets(state: "State", seat: i64) -> i64:
    """List what a seat can have transformed now; return how many."""
    count: i64 = 0
    space: i64
    if state.cubes[seat * CUBES + CLOTH] < LAWYER_CLOTH or state.deniers[seat] < lawyer_coins(state):
        return 0
    for space in range(1, SPACES + 1):
        if is_target(state, seat, space):
            ROOM[count] = TRANSFORM + space
            count += 1
    return count


def transform(state: "State", seat: i64, space: i64) -> None:
    """Pay the lawyer; the residence comes at once, or after the worker there (CAY-178, CAY-183)."""
    state.cubes[seat * CUBES + CLOTH] -= LAWYER_CLOTH
    state.deniers[seat] -= lawyer_coins(state)
    state.favour = 0
    state.pending[space] = seat
    occupied: i64 = 1 if state.worker[space] >= 0 else 0
    state.note(EV_LAWYER, seat, space, state.tile[space], occupied, 0)
    if occupied == 0:
        become_residence(state, space)


def become_residence(state: "State", space: i64) -> None:
    """Replace a building by a residence, if one is pending (CAY-171 to CAY-174, CAY-179)."""
    seat = state.pending[space]
    if seat < 0:
        return
    kind = state.tile[space]
    state.pending[space] = NOBODY
    if CLASS[kind] != NEUTRAL:
        state.stock[kind] += 1
    state.tile[space] = RESIDENCE
    state.owner[space] = seat
    state.score[seat] += POINTS[RESIDENCE]
    state.note(EV_RESIDENCE, seat, space, kind, 0, POINTS[RESIDENCE])
