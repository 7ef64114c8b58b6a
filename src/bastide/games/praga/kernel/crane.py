"""The action crane: taking tiles, turning the wheel, the clock (sections 3, 6 and 19). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, gains, tables, tasks
from bastide.games.praga.kernel.state import Position

ALL_TILES: Final = 63
"""Bit mask of all six action tiles."""
POINTS_SHIFT: Final = 3
"""A notch is 1 + action tile, with the points of five-point tokens from this bit on."""
TILE_MASK: Final = 7


def notch_of(state: Position, tile: i64) -> i64:
    """Return the sector in which an action tile lies, or `NOTHING`."""
    sector: i64
    for sector in range(tables.POSITIONS):
        if state.notch[sector] & TILE_MASK == tile + 1:
            return sector
    return codes.NOTHING


def position_of(state: Position, sector: i64) -> i64:
    """Return the position P0 … P11 of a sector of the wheel (PRA-035)."""
    return (state.arrow + sector) % tables.POSITIONS


def sector_at(state: Position, position: i64) -> i64:
    """Return the sector at a position; 0 is the blocked one."""
    return (position - state.arrow + tables.POSITIONS) % tables.POSITIONS


def put_on_crane(state: Position, number: i64, tile: i64) -> None:
    """Place an action tile on a space of the crane, the first having number 0 (PRA-038, PRA-039)."""
    position = tables.SETUP_POSITIONS[codes.ACTION_TILES * state.players + number]
    state.notch[sector_at(state, position)] = tile + 1


def put_next_on_crane(state: Position, tile: i64) -> None:
    """Place the action tile that chance has chosen on the next space of the crane (PRA-041)."""
    left = tasks.top_arg(state, 0)
    number: i64 = codes.ACTION_TILES
    rest = left
    while rest:
        rest &= rest - 1
        number -= 1
    put_on_crane(state, number, tile)
    tasks.pop(state)
    left &= ~tables.BIT[tile]
    if left:
        tasks.push(state, codes.CRANE_TASK, 0, left, 0, 0)


def tiles_to_take(state: Position) -> i64:
    """Return a bit mask of the action tiles that may be taken (PRA-065)."""
    gold = state.seats[state.active * codes.FIELDS + codes.GOLD]
    mask: i64 = 0
    sector: i64
    for sector in range(tables.POSITIONS):
        there = state.notch[sector] & TILE_MASK
        if there and tables.RED_COST[position_of(state, sector)] <= gold:
            mask |= tables.BIT[there - 1]
    return mask


def take_tile(state: Position, tile: i64) -> None:
    """Take an action tile: cost, points of the blue zone and of tokens; the bonus waits (PRA-063, PRA-065, PRA-068)."""
    sector = notch_of(state, tile)
    position = position_of(state, sector)
    gains.pay(state, state.active, codes.GOLD, tables.RED_COST[position])  # with points on the tile too (PRA-257)
    points = state.notch[sector] >> POINTS_SHIFT
    state.notch[sector] = 0
    state.taken = tile
    state.main = 1
    state.wheel = sector  # its bonus waits as long as one likes (PRA-294)
    gains.score(state, state.active, tables.BLUE_POINTS[position], codes.BY_BLUE, position)
    gains.score(state, state.active, points, codes.BY_FIVE, 0)
    if tables.BLUE_POINTS[position] + points > 0:  # PRA-310
        gains.trigger(state, state.active, codes.WHEN_TAKING, codes.NOTHING)


def can_use_bonus(state: Position, what: i64) -> bool:
    """Return whether the waiting wheel bonus may be used in this way, such as `EGG_BONUS` (PRA-070)."""
    if state.wheel < 0:
        return False
    if tables.SECTOR_POINTS[state.wheel]:
        return what == codes.POINTS_BONUS
    if tables.SECTOR_GOLD[state.wheel] + tables.SECTOR_STONE[state.wheel] == 0:
        return what == codes.GAIN_BONUS
    at = state.active * codes.FIELDS
    return (
        what == codes.EGG_BONUS
        and state.seats[at + codes.GOLD] >= tables.SECTOR_GOLD[state.wheel]
        and state.seats[at + codes.STONE] >= tables.SECTOR_STONE[state.wheel]
    )


def use_bonus(state: Position) -> None:
    """Gain the waiting bonus: goods, points of "S or points", or an egg for a payment (PRA-064, PRA-071, PRA-073)."""
    sector, seat = state.wheel, state.active
    state.wheel = codes.NOTHING
    if tables.SECTOR_POINTS[sector]:
        gains.score(state, seat, tables.SECTOR_POINTS[sector], codes.BY_WHEEL, sector)  # PRA-140
        gains.trigger(state, seat, codes.WHEN_TAKING, codes.NOTHING)
        return
    gains.pay(state, seat, codes.GOLD, tables.SECTOR_GOLD[sector])
    gains.pay(state, seat, codes.STONE, tables.SECTOR_STONE[sector])
    bundle = tables.SECTOR_BUNDLE[sector]
    gains.gain_bundle(state, seat, bundle, codes.BY_WHEEL)
    i: i64
    for i in range(tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1]):
        gains.trigger(state, seat, codes.WHEN_WHEEL, tables.ITEM_KIND[i])


def turn_wheel(state: Position, tile: i64) -> None:
    """Turn the wheel, return a tile to P0 and re-insert what left the blue zone (PRA-250, PRA-308)."""
    lifted: i64 = 0
    lifted = lift(state, lifted)
    state.arrow = (state.arrow + 1) % tables.POSITIONS
    if state.arrow == 0:  # the blocked sector lies at P0: one step more (PRA-251)
        lifted = lift(state, lifted)
        state.arrow = 1
    state.notch[sector_at(state, 0)] = tile + 1  # PRA-252
    while lifted:
        foremost = lifted & 1023
        lifted >>= 10
        _recycle(state, foremost)


def lift(state: Position, lifted: i64) -> i64:
    """Lift the tile that the next step carries beyond the blue zone; return the lifted ones, ten bits each."""
    sector = sector_at(state, tables.LAST_BLUE)
    there = state.notch[sector]
    if there == 0:
        return lifted
    state.notch[sector] = 0
    there += tables.RECYCLE_POINTS << POINTS_SHIFT  # PRA-254, PRA-309
    return lifted | there << 10 if lifted else there


def _recycle(state: Position, there: i64) -> None:
    """Put a lifted tile on the first empty space of the green zone, else of the red one (PRA-254, PRA-255, PRA-256)."""
    i: i64
    for i in range(len(tables.RECYCLE_ORDER)):
        sector = sector_at(state, tables.RECYCLE_ORDER[i])
        if sector and state.notch[sector] == 0:
            state.notch[sector] = there
            return


def farthest_tile(state: Position) -> i64:
    """Return the action tile farthest along the crane (PRA-290, PRA-291)."""
    position = tables.POSITIONS
    while position:
        position -= 1
        there = state.notch[sector_at(state, position)]
        if there:
            return (there & TILE_MASK) - 1
    return codes.NOTHING


def play_dummy(state: Position) -> None:
    """Play the turn of the solo opponent (PRA-290, PRA-291)."""
    tile = farthest_tile(state)
    if state.recording:
        state.note(codes.EVENT_DUMMY, 0, tile, 0, 0)
    state.notch[notch_of(state, tile)] = 0
    turn_wheel(state, tile)
    tick(state)


def tick(state: Position) -> None:
    """Let the clock go on after a turn: the cube drops, era II begins (PRA-258)."""
    state.turn += 1
    players = state.players
    if state.arrow == tables.HOLE:  # PRA-259
        state.platform -= 1
        if not tables.BY_STAR[players] and state.platform == tables.ERA_AT[players]:  # PRA-260, PRA-261
            begin_era(state)
    if (  # PRA-262
        tables.BY_STAR[players]
        and state.era == 1
        and state.arrow == tables.STAR
        and state.platform == tables.ERA_AT[players]
    ):
        begin_era(state)


def begin_era(state: Position) -> None:
    """Replace the rows and stacks of era I by those of era II (PRA-260, PRA-263)."""
    state.era = 2
    if state.recording:
        state.note(codes.EVENT_ERA, 0, 2, 0, 0)
    stack: i64
    for stack in range(6):
        state.unseen[stack] = 0
        state.under[stack] = 0
    deal_rows(state)


def deal_rows(state: Position) -> None:
    """Draw four tiles for each of the three rows (PRA-027, PRA-028)."""
    state.dealt += 1
    i = codes.HEX_ROWS * codes.SLOTS
    while i:
        i -= 1
        state.row[i] = codes.NOTHING
        tasks.push(state, codes.REFILL, 0, i // codes.SLOTS, i % codes.SLOTS, 0)
