"""Royal favours: the table, its lines and their effects (section K of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, construction, gains, lawyer, tables
from bastide.games.caylus.kernel.state import Position


def open_columns(state: Position) -> i64:
    """Return the highest open column (CAY-244, CAY-255, CAY-256)."""
    if state.scored > codes.WALLS:
        return tables.COLUMNS_WALLS
    return tables.COLUMNS_DUNGEON if state.scored > codes.DUNGEON else tables.COLUMNS_FIRST


def next_level(state: Position, seat: i64, line: i64) -> i64:
    """Return where a seat's marker on a line stands after a favour there (CAY-253, CAY-254, CAY-258)."""
    level = state.level[seat * codes.LINES + line]
    return level + 1 if level < open_columns(state) else level


def usable_buildings(state: Position, seat: i64) -> i64:
    """Return a bit mask of the columns of the line of buildings whose effect a seat can use, column 1 as bit 0.

    Column 1 has no effect and can always be chosen (CAY-273, CAY-313).
    """
    found: i64 = 1
    if construction.can_build(state, seat, tables.WOODEN, codes.FAVOUR_CARPENTER):
        found += codes.BIT[1]
    if construction.can_build(state, seat, tables.STONY, codes.FAVOUR_MASON):
        found += codes.BIT[2]
    if lawyer.can_transform(state, seat, codes.FAVOUR_LAWYER):
        found += codes.BIT[3]
    if construction.can_build(state, seat, tables.PRESTIGIOUS, codes.FAVOUR_ARCHITECT):
        found += codes.BIT[4]
    return found


def fill_favours(state: Position, into: vec[i64]) -> i64:
    """List what may be done with a favour; return how many (CAY-252, CAY-257, CAY-259, CAY-265)."""
    seat = state.lucky
    buildings: i64 = 0
    if state.used[seat] & codes.BIT[codes.BUILDINGS] == 0:
        buildings = usable_buildings(state, seat)
    count: i64 = 0
    line: i64
    column: i64
    for line in range(codes.LINES):
        if state.used[seat] & codes.BIT[line]:  # CAY-260, CAY-262
            continue
        code = codes.FAVOUR + line * codes.LINE_CODES
        if line != codes.BUILDINGS:
            into[count] = code
            count += 1
        for column in range(1, next_level(state, seat, line) + 1):
            if line == codes.BUILDINGS:
                if buildings & codes.BIT[column - 1] == 0:
                    continue
            elif (
                line == codes.RESOURCES
                and code + column == codes.FAVOUR + codes.FAVOUR_SWAP
                and gains.total_cubes(state, seat) == 0
            ):
                continue  # there is no cube to give (CAY-271)
            into[count] = code + column
            count += 1
    return count


def lose_favours(state: Position) -> None:
    """Let favours go that no line is left for (CAY-261)."""
    while state.waiting and state.used[state.lucky] == codes.ALL_LINES:
        state.waiting -= 1
        state.note(codes.EV_FAVOUR_LOST, state.lucky, 0, 0, 0, 0)


def use_favour(state: Position, code: i64) -> None:
    """Move the marker and use the effect of a column, asking for what is open (CAY-253, CAY-257)."""
    seat = state.lucky
    line = code // codes.LINE_CODES
    column = code % codes.LINE_CODES
    level = next_level(state, seat, line)
    state.level[seat * codes.LINES + line] = level
    state.used[seat] |= codes.BIT[line]
    state.waiting -= 1
    state.note(codes.EV_FAVOUR, seat, line, level, column, 0)
    if column == 0:
        return
    if line == codes.PRESTIGE:
        points = tables.FAVOUR_POINTS[column - 1]
        state.score[seat] += points  # CAY-266
        state.note(codes.EV_FAVOUR_POINTS, seat, line, column, 0, points)
    elif line == codes.DENIERS:
        coins = tables.FAVOUR_DENIERS[column - 1]
        state.deniers[seat] += coins  # CAY-267
        state.note(codes.EV_FAVOUR_DENIERS, seat, line, column, coins, 0)
    elif line == codes.RESOURCES:
        _use_resources(state, seat, code)
    elif column > 1:
        state.favour = code
        state.player = seat
        state.ask = codes.ASK_TRANSFORM if code == codes.FAVOUR_LAWYER else codes.ASK_BUILD


def _use_resources(state: Position, seat: i64, code: i64) -> None:
    """Take the cube of a column, or ask which; whoever swaps and has cubes of one kind gives one of them."""
    state.player = seat
    state.favour = code
    if code == codes.FAVOUR_FOOD:
        favour_cube(state, seat, tables.FOOD)  # CAY-268
    elif code == codes.FAVOUR_CLOTH:
        favour_cube(state, seat, tables.CLOTH)  # CAY-270
    elif code == codes.FAVOUR_GOLD:
        favour_cube(state, seat, tables.GOLD)  # CAY-272
    elif code == codes.FAVOUR_WOOD_OR_STONE:
        state.left = 1
        state.ask = codes.ASK_TAKE
    elif gains.kinds_of_cubes(state, seat, codes.CUBES) == 1:
        favour_swap(state, seat, gains.first_cube(state, seat))
    else:
        state.left = 1
        state.ask = codes.ASK_PAY


def take_cube(state: Position, seat: i64, cube: i64) -> None:
    """Take one cube of a favour, asking again as long as more are to be taken (CAY-271)."""
    favour_cube(state, seat, cube)
    if state.favour:
        state.ask = codes.ASK_TAKE


def favour_cube(state: Position, seat: i64, cube: i64) -> None:
    """Give one cube of a favour; the last one ends it."""
    state.cubes[seat * codes.CUBES + cube] += 1
    state.note(codes.EV_FAVOUR_CUBE, seat, codes.RESOURCES, state.favour % codes.LINE_CODES, cube, 0)
    if state.left:
        state.left -= 1
    if state.left == 0:
        state.favour = 0
        state.ask = codes.NOTHING


def favour_swap(state: Position, seat: i64, cube: i64) -> None:
    """Give the cube that is swapped for two others (CAY-271)."""
    state.cubes[seat * codes.CUBES + cube] -= 1
    state.note(codes.EV_FAVOUR_SWAP, seat, cube, 0, 0, 0)
    state.left = tables.SWAPPED
    state.ask = codes.ASK_TAKE


def fill_favour_cubes(state: Position, into: vec[i64]) -> i64:
    """List the cubes that a favour of resources offers; return how many (CAY-269, CAY-271)."""
    if state.favour == codes.FAVOUR_WOOD_OR_STONE:
        into[0] = codes.TAKE + tables.WOOD
        into[1] = codes.TAKE + tables.STONE
        return 2
    cube: i64
    for cube in range(codes.PLAIN):
        into[cube] = codes.TAKE + cube
    return codes.PLAIN


def favour_class(state: Position) -> i64:
    """Return the class of building that the favour in use builds (CAY-274, CAY-275, CAY-277, CAY-278)."""
    if state.favour == codes.FAVOUR_CARPENTER:
        return tables.WOODEN
    return tables.STONY if state.favour == codes.FAVOUR_MASON else tables.PRESTIGIOUS
