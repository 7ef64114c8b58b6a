"""Building on the road: what may be built, at what price and where (section H, construction, of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, gains, tables
from bastide.games.caylus.kernel.state import Position


def cost(kind: i64, part: i64, favour: i64) -> i64:
    """Return one part of what a building costs; a favour saves a wood or stone cube (CAY-274, CAY-275, CAY-312)."""
    due = tables.COST[kind * tables.PARTS + part]
    if part == tables.WOOD and favour == codes.FAVOUR_CARPENTER:
        due -= tables.SAVED_WOOD
    elif part == tables.STONE and favour == codes.FAVOUR_MASON:
        due -= tables.SAVED_STONE
    if due > 0:
        return due
    return 0


def can_pay(state: Position, seat: i64, kind: i64, favour: i64) -> bool:
    """Return whether a seat can pay a building in full, gold only as gold or as any cube (CAY-005, CAY-017)."""
    rest: i64 = 0
    cube: i64
    for cube in range(codes.CUBES):
        left = state.cubes[seat * codes.CUBES + cube] - cost(kind, cube, favour)
        if left < 0:
            return False
        rest += left
    return rest >= tables.COST[kind * tables.PARTS + tables.ANY]


def free_space(state: Position) -> i64:
    """Return the lowest unbuilt space of the road, 0 if there is none (CAY-156, CAY-157, CAY-315)."""
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.tile[space] == tables.EMPTY:
            return space
    return 0


def residences(state: Position, seat: i64) -> i64:
    """Return how many residences a seat owns."""
    count: i64 = 0
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.tile[space] == tables.RESIDENCE and state.owner[space] == seat:
            count += 1
    return count


def has_site(state: Position, seat: i64, what: i64) -> bool:
    """Return whether there is a site for a building of a class (CAY-160, CAY-162, CAY-320)."""
    if what == tables.PRESTIGIOUS:
        return residences(state, seat) > 0
    return free_space(state) > 0


def is_buildable(state: Position, seat: i64, kind: i64, what: i64, favour: i64) -> bool:
    """Return whether a building is of a class, in the stock, and can be paid (CAY-153, CAY-159)."""
    return tables.CLASS[kind] == what and state.stock[kind] != 0 and can_pay(state, seat, kind, favour)


def can_build(state: Position, seat: i64, what: i64, favour: i64) -> bool:
    """Return whether a seat can build any building of a class now, by a favour or without one (0)."""
    kind: i64
    if not has_site(state, seat, what):
        return False
    for kind in range(codes.FIRST_BUILT, tables.KINDS):  # noqa: SIM110 - no generator in a kernel
        if is_buildable(state, seat, kind, what, favour):
            return True
    return False


def fill_buildable(state: Position, seat: i64, what: i64, into: vec[i64]) -> i64:
    """List the buildings of a class that a seat can build now; return how many."""
    count: i64 = 0
    kind: i64
    if not has_site(state, seat, what):
        return 0
    for kind in range(codes.FIRST_BUILT, tables.KINDS):
        if is_buildable(state, seat, kind, what, state.favour):
            into[count] = codes.BUILD + kind - codes.FIRST_BUILT
            count += 1
    return count


def build(state: Position, seat: i64, kind: i64) -> None:
    """Pay a building and place it, asking for what is open (CAY-153)."""
    cube: i64
    for cube in range(codes.CUBES):
        state.cubes[seat * codes.CUBES + cube] -= cost(kind, cube, state.favour)
    state.kind = kind
    state.left = tables.COST[kind * tables.PARTS + tables.ANY]
    pay_open_part(state, seat)


def pay_open_part(state: Position, seat: i64) -> None:
    """Pay what is left of "any" cubes, or ask which; then find the site (CAY-006)."""
    while state.left:
        if gains.kinds_of_cubes(state, seat, codes.CUBES) > 1:
            state.player = seat
            state.ask = codes.ASK_PAY
            return
        state.cubes[seat * codes.CUBES + gains.first_cube(state, seat)] -= 1
        state.left -= 1
    if tables.CLASS[state.kind] != tables.PRESTIGIOUS:
        raise_building(state, seat, free_space(state))
    elif residences(state, seat) == 1:
        raise_building(state, seat, first_residence(state, seat))
    else:
        state.player = seat
        state.ask = codes.ASK_SITE


def first_residence(state: Position, seat: i64) -> i64:
    """Return where the first residence of a seat stands; it has one."""
    space: i64 = 1
    while state.tile[space] != tables.RESIDENCE or state.owner[space] != seat:
        space += 1
    return space


def points(state: Position, kind: i64) -> i64:
    """Return what a building scores once it stands (CAY-154, CAY-302)."""
    if kind == tables.LAWYER:
        return state.lawyer_points
    return tables.POINTS[kind]


def fill_sites(state: Position, seat: i64, into: vec[i64]) -> i64:
    """List a seat's residences; return how many (CAY-162)."""
    count: i64 = 0
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.tile[space] == tables.RESIDENCE and state.owner[space] == seat:
            into[count] = codes.SITE + space
            count += 1
    return count


def raise_building(state: Position, seat: i64, space: i64) -> None:
    """Place the building that is paid; its builder owns it, scores it and gains its favours."""
    kind = state.kind
    state.kind = codes.NOBODY
    state.favour = 0
    state.tile[space] = kind  # a residence that stood there is gone (CAY-161)
    state.owner[space] = seat  # CAY-158
    state.stock[kind] -= 1
    scored = points(state, kind)
    state.score[seat] += scored
    state.note(codes.EV_BUILD, seat, space, kind, 0, scored)
    gains.grant(state, seat, tables.FAVOURS[kind])  # CAY-155
