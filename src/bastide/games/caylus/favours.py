"""Royal favours: the table, its lines and their effects. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.actions import CUBES, FAVOUR, LINE_CODES, LINES, PLAIN, TAKE
from bastide.games.caylus.building import fill_buildable, fill_cubes, fill_targets, total_cubes
from bastide.games.caylus.phases import (
    ALL_LINES,
    ASK_BUILD,
    ASK_PAY,
    ASK_TAKE,
    ASK_TRANSFORM,
    BIT,
    BUILDINGS,
    DENIERS,
    DUNGEON,
    EV_FAVOUR,
    EV_FAVOUR_CUBE,
    EV_FAVOUR_DENIERS,
    EV_FAVOUR_LOST,
    EV_FAVOUR_POINTS,
    EV_FAVOUR_SWAP,
    FAVOUR_CARPENTER,
    FAVOUR_CLOTH,
    FAVOUR_FOOD,
    FAVOUR_GOLD,
    FAVOUR_LAWYER,
    FAVOUR_MASON,
    FAVOUR_SWAP,
    FAVOUR_WOOD_OR_STONE,
    NOTHING,
    PRESTIGE,
    RESOURCES,
    WALLS,
)
from bastide.games.caylus.places import ROOM
from bastide.games.caylus.tables import (
    CLOTH,
    COLUMNS_DUNGEON,
    COLUMNS_FIRST,
    COLUMNS_WALLS,
    FAVOUR_DENIERS,
    FAVOUR_POINTS,
    FOOD,
    GOLD,
    PRESTIGIOUS,
    STONE,
    STONY,
    SWAPPED,
    WOOD,
    WOODEN,
)

if TYPE_CHECKING:
    from bastide.games.caylus.state import State


def open_columns(state: "State") -> i64:
    """Return the highest open column (CAY-255)."""
    if state.scored[WALLS]:
        return COLUMNS_WALLS
    return COLUMNS_DUNGEON if state.scored[DUNGEON] else COLUMNS_FIRST


def next_level(state: "State", seat: i64, line: i64) -> i64:
    """Return where a seat's marker on a line stands after a favour there (CAY-253, CAY-254, CAY-258)."""
    level = state.level[seat * LINES + line]
    return level + 1 if level < open_columns(state) else level


def usable_buildings(state: "State", seat: i64) -> i64:
    """Return a bit mask of the columns of the line of buildings whose effect a seat can use, column 1 as bit 0.

    Column 1 has no effect and can always be chosen (CAY-273); works in `ROOM`.
    """
    found: i64 = 1
    state.favour = FAVOUR_CARPENTER
    if fill_buildable(state, seat, WOODEN):
        found += BIT[1]
    state.favour = FAVOUR_MASON
    if fill_buildable(state, seat, STONY):
        found += BIT[2]
    state.favour = FAVOUR_LAWYER
    if fill_targets(state, seat):
        found += BIT[3]
    state.favour = 0
    if fill_buildable(state, seat, PRESTIGIOUS):
        found += BIT[4]
    return found


def fill_favours(state: "State") -> i64:
    """List what may be done with a favour; return how many (CAY-252 to CAY-260, CAY-265)."""
    seat = state.lucky
    buildings: i64 = 0
    if state.used[seat] & BIT[BUILDINGS] == 0:
        buildings = usable_buildings(state, seat)
    count: i64 = 0
    line: i64
    column: i64
    for line in range(LINES):
        if state.used[seat] & BIT[line]:
            continue
        code = FAVOUR + line * LINE_CODES
        if line != BUILDINGS:
            ROOM[count] = code
            count += 1
        for column in range(1, next_level(state, seat, line) + 1):
            if line == BUILDINGS:
                if buildings & BIT[column - 1] == 0:
                    continue
            elif line == RESOURCES and code + column == FAVOUR + FAVOUR_SWAP and total_cubes(state, seat) == 0:
                continue
            ROOM[count] = code + column
            count += 1
    return count


def lose_favours(state: "State") -> None:
    """Let favours go that no line is left for (CAY-261)."""
    while state.waiting and state.used[state.lucky] == ALL_LINES:
        state.waiting -= 1
        state.note(EV_FAVOUR_LOST, state.lucky, 0, 0, 0, 0)


def use_favour(state: "State", code: i64) -> None:
    """Move the marker and use the effect of a column, asking for what is open (CAY-253, CAY-257)."""
    seat = state.lucky
    line = code // LINE_CODES
    column = code % LINE_CODES
    level = next_level(state, seat, line)
    state.level[seat * LINES + line] = level
    state.used[seat] |= BIT[line]
    state.waiting -= 1
    state.note(EV_FAVOUR, seat, line, level, column, 0)
    if column == 0:
        return
    if line == PRESTIGE:
        points = FAVOUR_POINTS[column - 1]
        state.score[seat] += points
        state.note(EV_FAVOUR_POINTS, seat, line, column, 0, points)
    elif line == DENIERS:
        coins = FAVOUR_DENIERS[column - 1]
        state.deniers[seat] += coins
        state.note(EV_FAVOUR_DENIERS, seat, line, column, coins, 0)
    elif line == RESOURCES:
        _use_resources(state, seat, code)
    elif column > 1:
        state.favour = code
        state.player = seat
        state.ask = ASK_TRANSFORM if code == FAVOUR_LAWYER else ASK_BUILD


def _use_resources(state: "State", seat: i64, code: i64) -> None:
    """Take the cube of a column, or ask which; whoever swaps and has cubes of one kind gives one of them."""
    state.player = seat
    state.favour = code
    if code == FAVOUR_FOOD:
        favour_cube(state, seat, FOOD)
    elif code == FAVOUR_CLOTH:
        favour_cube(state, seat, CLOTH)
    elif code == FAVOUR_GOLD:
        favour_cube(state, seat, GOLD)
    elif code == FAVOUR_WOOD_OR_STONE:
        state.left = 1
        state.ask = ASK_TAKE
    elif fill_cubes(state, seat, 0, CUBES) == 1:
        favour_swap(state, seat, ROOM[0])
    else:
        state.left = 1
        state.ask = ASK_PAY


def favour_cube(state: "State", seat: i64, cube: i64) -> None:
    """Take one cube of a favour; the last one ends it (CAY-268 to CAY-272)."""
    state.cubes[seat * CUBES + cube] += 1
    state.note(EV_FAVOUR_CUBE, seat, RESOURCES, state.favour % LINE_CODES, cube, 0)
    if state.left:
        state.left -= 1
    if state.left == 0:
        state.favour = 0
        state.ask = NOTHING


def favour_swap(state: "State", seat: i64, cube: i64) -> None:
    """Give the cube that is swapped for two others (CAY-271)."""
    state.cubes[seat * CUBES + cube] -= 1
    state.note(EV_FAVOUR_SWAP, seat, cube, 0, 0, 0)
    state.left = SWAPPED
    state.ask = ASK_TAKE


def fill_favour_cubes(state: "State") -> i64:
    """List the cubes that a favour of resources offers; return how many (CAY-269, CAY-271)."""
    if state.favour == FAVOUR_WOOD_OR_STONE:
        ROOM[0] = TAKE + WOOD
        ROOM[1] = TAKE + STONE
        return 2
    cube: i64
    for cube in range(PLAIN):
        ROOM[cube] = TAKE + cube
    return PLAIN


def favour_class(state: "State") -> i64:
    """Return the class of building that the favour in use builds (CAY-274, CAY-275, CAY-277)."""
    if state.favour == FAVOUR_CARPENTER:
        return WOODEN
    return STONY if state.favour == FAVOUR_MASON else PRESTIGIOUS
