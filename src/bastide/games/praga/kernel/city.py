"""The city: buildings, blue corners, crowns, plazas (sections 16 and 17). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, gains, places, road, tables, tasks
from bastide.games.praga.kernel.state import Position

CUBE_SHIFT: Final = 10
"""A city space is 1 + 6 * building tile + rotation, with 1 + seat of a cube on it from this bit on."""
TILE_MASK: Final = 1023
ON_CITY: Final = 100


def next_plaza(state: Position, plaza: i64) -> None:
    """Go on with the first plaza space that is used with so many players (PRA-020, PRA-022)."""
    while plaza < places.PLAZAS and places.PLAZA_FROM[plaza] > state.players:
        plaza += 1
    if plaza < places.PLAZAS:
        tasks.push(state, codes.PLAZA_TILE, 0, plaza, 0, 0)


def built(state: Position, seat: i64, space: i64) -> None:
    """Give what a building brings after its green window (PRA-312): old town, corners, cube or crown, plaza."""
    tr = (state.city[space] & TILE_MASK) - 1
    tile = tr // 6
    gains.score(state, seat, places.SPACE_POINTS[space], codes.BY_OLD_TOWN, space)  # PRA-170
    plaza = places.SPACE_PLAZA[space]
    corners = blue_corners(state, seat, space, tr)
    if corners:
        gains.gain(state, seat, codes.BLUE, corners, codes.BY_CORNER)  # PRA-181
    if tables.HAS_CUBE[tile] and state.seats[seat * codes.FIELDS + codes.CUBES]:  # PRA-010, PRA-177, PRA-178
        state.seats[seat * codes.FIELDS + codes.CUBES] -= 1
        state.city[space] |= seat + 1 << CUBE_SHIFT
        state.laid += 1
    if tables.HAS_CROWN[tile]:
        gains.score(state, seat, buildings_around(state, plaza), codes.BY_CROWN, plaza)
    if buildings_around(state, plaza) == places.PLAZA_SIZE[plaza]:
        resolve_plaza(state, plaza)


def blue_corners(state: Position, seat: i64, space: i64, tr: i64) -> i64:
    """Count the blue icons that the corners of a building meet (PRA-161, PRA-162, PRA-163, PRA-322)."""
    count: i64 = 0
    corner: i64
    turn: i64
    for corner in range(6):
        if not tables.CORNERS[tr] & tables.BIT[corner]:
            continue
        printed = places.PRINTED[6 * space + corner]
        if printed:
            count += printed
            if state.recording:
                state.note(codes.EVENT_MATCH, seat, ON_CITY + space, 6 * corner + 1, -1)
        for turn in range(2):
            across = corner if turn == 0 else (corner + 5) % 6
            other = places.CITY_BESIDE[6 * space + across]
            if other >= 0:
                there = (state.city[other] & TILE_MASK) - 1
                if there >= 0 and tables.CORNERS[there] & tables.BIT[(corner + 4 - 2 * turn) % 6]:
                    count += 1
                    if state.recording:
                        state.note(codes.EVENT_MATCH, seat, ON_CITY + space, 6 * corner + 1, other)
    return count


def buildings_around(state: Position, plaza: i64) -> i64:
    """Return how many building tiles lie around a plaza (PRA-179, PRA-180)."""
    count: i64 = 0
    space: i64
    for space in range(codes.SPACES):
        if places.SPACE_PLAZA[space] == plaza and state.city[space]:
            count += 1
    return count


def cubes_around(state: Position, seat: i64, plaza: i64) -> i64:
    """Return a seat's cubes around a plaza, with the printed cost of their buildings: 256 * cubes + cost (PRA-184)."""
    total: i64 = 0
    space: i64
    for space in range(codes.SPACES):
        if places.SPACE_PLAZA[space] == plaza and state.city[space] >> CUBE_SHIFT == seat + 1:
            tile = ((state.city[space] & TILE_MASK) - 1) // 6
            total += 256 + tables.COST_GOLD[tile] + tables.COST_STONE[tile]
    return total


def majority(state: Position, plaza: i64) -> i64:
    """Return a bit mask of the seats that would gain both rewards of a plaza (PRA-183, PRA-184, PRA-185)."""
    best: i64 = 1
    owners: i64 = 0
    seat: i64
    for seat in range(state.players):
        here = cubes_around(state, seat, plaza)
        if here >= best:
            owners = owners | tables.BIT[seat] if here == best else tables.BIT[seat]
            best = here
    return owners


def resolve_plaza(state: Position, plaza: i64) -> None:
    """Reward the claims on a plaza and return the cubes (PRA-182, PRA-183, PRA-189, PRA-191, PRA-321)."""
    both = majority(state, plaza)
    one: i64 = 0
    seat: i64
    space: i64
    for seat in range(state.players):
        if cubes_around(state, seat, plaza) and not both >> seat & 1:  # without a cube there is nothing (PRA-186)
            one |= tables.BIT[seat]
    state.laid += 1
    for space in range(codes.SPACES):
        if places.SPACE_PLAZA[space] == plaza and state.city[space] >> CUBE_SHIFT:
            state.seats[((state.city[space] >> CUBE_SHIFT) - 1) * codes.FIELDS + codes.CUBES] += 1  # PRA-187
            state.city[space] &= TILE_MASK
    if state.plaza[plaza] == 0:  # PRA-174
        return
    state.resolved |= tables.BIT[plaza]
    if state.recording:
        state.note(codes.EVENT_PLAZA, state.active, plaza, both, one)
    turn = state.players
    while turn:
        turn -= 1
        seat = (state.active + turn) % state.players
        if both >> seat & 1:
            push_both(state, seat, plaza, codes.BY_PLAZA)
        elif one >> seat & 1:
            tasks.push(state, codes.PLAZA_TASK, seat, plaza, 0, codes.BY_PLAZA)


def push_both(state: Position, seat: i64, plaza: i64, cause: i64) -> None:
    """Let a seat gain both halves (PRA-183).

    In another's turn the order is its choice if one moves a marker on a grid, since the other may pay for a tier
    (PRA-188, PRA-315); the active seat's move waits, so nothing is asked (PRA-189).
    """
    number = state.plaza[plaza] - 1
    if seat == state.active:
        road.push_bundle(state, seat, tables.BOTTOM_BUNDLE[number], cause)
        road.push_bundle(state, seat, tables.TOP_BUNDLE[number], cause)
        return
    if moves_marker(tables.TOP_BUNDLE[number]) or moves_marker(tables.BOTTOM_BUNDLE[number]):
        tasks.push(state, codes.PLAZA_TASK, seat, plaza, 1, cause)
        return
    road.push_bundle(state, seat, tables.BOTTOM_BUNDLE[number], cause)
    road.push_bundle(state, seat, tables.TOP_BUNDLE[number], cause)


def moves_marker(bundle: i64) -> bool:
    """Return whether a bundle has a move on Hunger Wall or Cathedral."""
    i: i64
    for i in range(tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1]):
        if tables.ITEM_KIND[i] >= codes.HUNGER_WALL:
            return True
    return False


def take_half(state: Position, seat: i64, plaza: i64, half: i64, both: i64, cause: i64) -> None:  # noqa: PLR0917
    """Gain one half of a plaza tile, or one half first and then the other (PRA-182, PRA-183)."""
    number = state.plaza[plaza] - 1
    if both:
        road.push_bundle(state, seat, tables.TOP_BUNDLE[number] if half else tables.BOTTOM_BUNDLE[number], cause)
    gains.gain_bundle(state, seat, tables.BOTTOM_BUNDLE[number] if half else tables.TOP_BUNDLE[number], cause)
