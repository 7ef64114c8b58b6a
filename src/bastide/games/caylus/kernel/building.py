"""Constructing and transforming: what may be built, where, and at what price. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.gains import grant
from bastide.games.caylus.kernel.places import ROOM

if TYPE_CHECKING:
    from bastide.games.caylus.kernel.state import State


def total_cubes(state: "State", seat: i64) -> i64:
    """Return how many cubes a seat has, gold included."""
    cubes, base = state.cubes, seat * codes.CUBES
    return cubes[base] + cubes[base + 1] + cubes[base + 2] + cubes[base + 3] + cubes[base + 4]


def cost(state: "State", kind: i64, part: i64) -> i64:
    """Return one part of what a building costs now: a favour saves one wood or stone cube (CAY-274, CAY-275)."""
    due = tables.COST[kind * tables.PARTS + part]
    if part == tables.WOOD and state.favour == codes.FAVOUR_CARPENTER:
        due -= tables.SAVED_WOOD
    elif part == tables.STONE and state.favour == codes.FAVOUR_MASON:
        due -= tables.SAVED_STONE
    return due if due > 0 else 0


def can_pay(state: "State", seat: i64, kind: i64) -> bool:
    """Return whether a seat can pay a building in full (CAY-017, CAY-153, CAY-312)."""
    rest: i64 = 0
    cube: i64
    for cube in range(codes.CUBES):
        left = state.cubes[seat * codes.CUBES + cube] - cost(state, kind, cube)
        if left < 0:
            return False
        rest += left
    return rest >= tables.COST[kind * tables.PARTS + tables.ANY]


def free_space(state: "State") -> i64:
    """Return the lowest unbuilt space of the road, 0 if there is none (CAY-156, CAY-160)."""
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.tile[space] == tables.EMPTY:
            return space
    return 0


def residences(state: "State", seat: i64) -> i64:
    """Return how many residences a seat owns."""
    count: i64 = 0
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.tile[space] == tables.RESIDENCE and state.owner[space] == seat:
            count += 1
    return count


def fill_buildable(state: "State", seat: i64, what: i64) -> i64:
    """List the buildings of a class that a seat can build now; return how many (CAY-150 to CAY-162)."""
    count: i64 = 0
    kind: i64
    if what == tables.PRESTIGIOUS:
        if residences(state, seat) == 0:
            return 0
    elif free_space(state) == 0:
        return 0
    for kind in range(codes.FIRST_BUILT, tables.KINDS):
        if tables.CLASS[kind] == what and state.stock[kind] and can_pay(state, seat, kind):
            ROOM[count] = codes.BUILD + kind - codes.FIRST_BUILT
            count += 1
    return count


def build(state: "State", seat: i64, kind: i64) -> None:
    """Pay a building and place it, asking for what is open (CAY-153)."""
    cube: i64
    for cube in range(codes.CUBES):
        state.cubes[seat * codes.CUBES + cube] -= cost(state, kind, cube)
    state.kind = kind
    state.left = tables.COST[kind * tables.PARTS + tables.ANY]
    pay_open_part(state, seat)


def fill_cubes(state: "State", seat: i64, code: i64, kinds: i64) -> i64:
    """List the cubes that a seat has among the first `kinds`, as `code` + cube; return how many."""
    count: i64 = 0
    cube: i64
    for cube in range(kinds):
        if state.cubes[seat * codes.CUBES + cube]:
            ROOM[count] = code + cube
            count += 1
    return count


def pay_open_part(state: "State", seat: i64) -> None:
    """Pay what is left of "any" cubes, or ask which; then find the site (CAY-006)."""
    while state.left:
        if fill_cubes(state, seat, 0, codes.CUBES) > 1:
            state.player = seat
            state.ask = codes.ASK_PAY
            return
        state.cubes[seat * codes.CUBES + ROOM[0]] -= 1
        state.left -= 1
    if tables.CLASS[state.kind] != tables.PRESTIGIOUS:
        raise_building(state, seat, free_space(state))
    elif fill_sites(state, seat) == 1:
        raise_building(state, seat, ROOM[0] - codes.SITE)
    else:
        state.player = seat
        state.ask = codes.ASK_SITE


def fill_sites(state: "State", seat: i64) -> i64:
    """List a seat's residences; return how many (CAY-162)."""
    count: i64 = 0
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.tile[space] == tables.RESIDENCE and state.owner[space] == seat:
            ROOM[count] = codes.SITE + space
            count += 1
    return count


def raise_building(state: "State", seat: i64, space: i64) -> None:
    """Place the building that is paid; its builder owns it, scores it and gains its favours (CAY-154 to CAY-163)."""
    kind = state.kind
    state.kind = codes.NOBODY
    state.favour = 0
    state.tile[space] = kind
    state.owner[space] = seat
    state.stock[kind] -= 1
    points = tables.POINTS[kind]
    if kind == tables.LAWYER:
        points = state.lawyer_points
    state.score[seat] += points
    state.note(codes.EV_BUILD, seat, space, kind, 0, points)
    grant(state, seat, tables.FAVOURS[kind])


def lawyer_coins(state: "State") -> i64:
    """Return the deniers that the lawyer takes: none by favour (CAY-170, CAY-276)."""
    return 0 if state.favour == codes.FAVOUR_LAWYER else tables.LAWYER_COINS


def is_target(state: "State", seat: i64, space: i64) -> bool:
    """Return whether a seat may transform the building there (CAY-170, CAY-175 to CAY-177, CAY-182)."""
    kind = state.tile[space]
    if kind < 0 or tables.CHANGES[kind] == 0 or state.pending[space] >= 0:
        return False
    return tables.CLASS[kind] == tables.NEUTRAL or state.owner[space] == seat


def fill_targets(state: "State", seat: i64) -> i64:
    """List what a seat can have transformed now; return how many."""
    count: i64 = 0
    space: i64
    if state.cubes[seat * codes.CUBES + tables.CLOTH] < tables.LAWYER_CLOTH or state.deniers[seat] < lawyer_coins(
        state
    ):
        return 0
    for space in range(1, codes.SPACES + 1):
        if is_target(state, seat, space):
            ROOM[count] = codes.TRANSFORM + space
            count += 1
    return count


def transform(state: "State", seat: i64, space: i64) -> None:
    """Pay the lawyer; the residence comes at once, or after the worker there (CAY-178, CAY-183)."""
    state.cubes[seat * codes.CUBES + tables.CLOTH] -= tables.LAWYER_CLOTH
    state.deniers[seat] -= lawyer_coins(state)
    state.favour = 0
    state.pending[space] = seat
    occupied: i64 = 1 if state.worker[space] >= 0 else 0
    state.note(codes.EV_LAWYER, seat, space, state.tile[space], occupied, 0)
    if occupied == 0:
        become_residence(state, space)


def become_residence(state: "State", space: i64) -> None:
    """Replace a building by a residence, if one is pending (CAY-171 to CAY-174, CAY-179)."""
    seat = state.pending[space]
    if seat < 0:
        return
    kind = state.tile[space]
    state.pending[space] = codes.NOBODY
    if tables.CLASS[kind] != tables.NEUTRAL:
        state.stock[kind] += 1
    state.tile[space] = tables.RESIDENCE
    state.owner[space] = seat
    state.score[seat] += tables.POINTS[tables.RESIDENCE]
    state.note(codes.EV_RESIDENCE, seat, space, kind, 0, tables.POINTS[tables.RESIDENCE])
