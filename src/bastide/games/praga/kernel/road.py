"""King's Road and Charles Bridge (section 18.1). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, gains, stacks, tables, tasks, technology
from bastide.games.praga.kernel.state import Position

OPEN_FOUR: Final = 4
"""Where the drawn tiles IV lie open; the V stacks, once looked at, are bit masks in the next two."""
OPEN_V: Final = 5
LOOKED: Final = 7
"""Whether the V stacks have been looked at: once one has been, the other is known too."""
BRIDGE_SIDE: Final = 4096
"""A bridge space is 1 + bridge tile, plus this if its side B is up."""
BRIDGE_TILE: Final = 4095


def ones(mask: i64) -> i64:
    """Return how many bits are 1."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def can_enter(state: Position, seat: i64, eggs: i64) -> bool:
    """Return whether the pawn can move on with so many eggs (PRA-200, PRA-204, PRA-206)."""
    region = state.seats[seat * codes.FIELDS + codes.PAWN]
    return region < tables.REGIONS and eggs >= tables.ENTRY_EGGS[region]


def advance(state: Position, seat: i64) -> None:
    """Move the pawn one region on, paying for it (PRA-192, PRA-200, PRA-204)."""
    at = seat * codes.FIELDS
    region = state.seats[at + codes.PAWN]
    gains.pay(state, seat, codes.EGG, tables.ENTRY_EGGS[region])
    state.seats[at + codes.PAWN] = region + 1
    if state.recording:
        state.note(codes.EVENT_ARRIVED, seat, region + 1, 0, 0)
    if region < tables.STREET_REGIONS:
        i: i64
        for i in range(4 * region, 4 * region + 4):
            if state.street[i] >= 0:
                state.road |= tables.BIT[i]  # PRA-193
    elif region == tables.STREET_REGIONS:
        tasks.push(state, codes.DRAW_FOUR, seat, 0, 0, 0)
    else:
        tasks.push(state, codes.OPEN_FIVE, seat, 0, 0, 0)


def can_use_street(state: Position, seat: i64, code: i64) -> bool:
    """Return whether a waiting effect of the street can be paid (PRA-193)."""
    if not state.road >> code & 1:
        return False
    effect, at = state.street[code], seat * codes.FIELDS
    return (
        state.seats[at + codes.GOLD] >= tables.EFFECT_GOLD[effect]
        and state.seats[at + codes.STONE] >= tables.EFFECT_STONE[effect]
        and state.seats[at + codes.EGG] >= tables.EFFECT_EGG[effect]
    )


def use_street(state: Position, seat: i64, code: i64) -> None:
    """Resolve one effect of the street; its other choice is gone (PRA-194, PRA-198)."""
    effect = state.street[code]
    state.road &= ~(tables.BIT[code] | tables.BIT[code ^ 1])
    gains.pay(state, seat, codes.GOLD, tables.EFFECT_GOLD[effect])
    gains.pay(state, seat, codes.STONE, tables.EFFECT_STONE[effect])
    gains.pay(state, seat, codes.EGG, tables.EFFECT_EGG[effect])
    cause: i64 = codes.BY_ROAD if effect == tables.STREET_EFFECT[code] else codes.BY_ROAD_TILE
    per, bundle = tables.EFFECT_PER[effect], tables.EFFECT_BUNDLE[effect]
    if per == 0:
        gains.gain_bundle(state, seat, bundle, cause)
        return
    at = seat * codes.FIELDS
    count = state.seats[at + codes.SILVER]  # PRA-285
    if per == codes.PER_ERA1_UPGRADE:  # PRA-196
        count = ones(state.seats[at + codes.UPGRADE_MASK] & tables.UPGRADE_ERA1)
    gains.score(state, seat, count * tables.ITEM_N[tables.BUNDLE[bundle]], cause, code >> 2)


def is_plain(state: Position, code: i64) -> bool:
    """Return whether a waiting effect needs neither payment nor choice (PRA-059)."""
    effect = state.street[code]
    return (
        tables.EFFECT_GOLD[effect] + tables.EFFECT_STONE[effect] + tables.EFFECT_EGG[effect] == 0
        and not state.road >> (code ^ 1) & 1
    )


def bridge_tiles(state: Position) -> i64:
    """Return how many tiles lie on the bridge."""
    count: i64 = 0
    space: i64
    for space in range(tables.SPANS):
        if state.bridge[space] & BRIDGE_TILE:
            count += 1
    return count


def draw_four(state: Position, seat: i64) -> bool:
    """Draw three tiles IV, or what is left (PRA-201, PRA-203); return whether chance must decide first."""
    while technology.count_open(state.open[OPEN_FOUR]) < tables.FOUR_DRAW:
        tile = stacks.next_of(state, tables.STACK_FOUR)
        if tile == stacks.BY_CHANCE:
            return True
        if tile < 0:
            break
        technology.lay_open(state, OPEN_FOUR, tile)
    tasks.pop(state)
    if state.recording:
        state.note(codes.EVENT_OPEN, seat, tables.STACK_FOUR, state.open[OPEN_FOUR], 0)
    if state.open[OPEN_FOUR]:
        tasks.push(state, codes.CHOOSE_FOUR, seat, 0, 0, 0)
    return False


def open_five(state: Position, seat: i64, where: i64) -> bool:
    """Look at a V stack (PRA-204, PRA-243, PRA-314); return whether chance must decide first."""
    if not state.open[LOOKED]:
        half = tables.STACK_SIZE[tables.STACK_FIVE] // 2  # PRA-017
        while ones(state.open[OPEN_V + where]) < half:
            tile = stacks.next_of(state, tables.STACK_FIVE)
            if tile == stacks.BY_CHANCE:
                return True
            put_in_five(state, where, tile)
        while state.unseen[tables.STACK_FIVE]:
            other = state.unseen[tables.STACK_FIVE] & -state.unseen[tables.STACK_FIVE]
            state.open[OPEN_V + 1 - where] |= other
            state.unseen[tables.STACK_FIVE] -= other
        state.open[LOOKED] = 1
        state.dealt += 1
    tasks.pop(state)
    if state.open[OPEN_V + where]:  # nothing is left to choose from otherwise (PRA-211)
        if state.recording:
            state.note(codes.EVENT_OPEN, seat, tables.STACK_FIVE, state.open[OPEN_V + where], where)
        tasks.push(state, codes.CHOOSE_FIVE, seat, where, 0, 0)
    return False


def put_in_five(state: Position, where: i64, tile: i64) -> None:
    """Lay a tile of the unseen V tiles into one of the two stacks."""
    stacks.draw(state, tile)
    state.open[OPEN_V + where] |= tables.BIT[tile - tables.STACK_BASE[tables.STACK_FIVE]]


def take_four(state: Position, seat: i64, tile: i64) -> None:
    """Choose a tile IV; with the bridge complete it only pays and is gone (PRA-201, PRA-208)."""
    technology.return_others(state, OPEN_FOUR, tile)
    _take(state, seat, tile)


def take_five(state: Position, seat: i64, where: i64, tile: i64) -> None:
    """Choose a V tile, for the bridge or from beside the Cathedral (PRA-204, PRA-209, PRA-243)."""
    state.open[OPEN_V + where] -= tables.BIT[tile - tables.STACK_BASE[tables.STACK_FIVE]]
    state.dealt += 1
    state.seats[seat * codes.FIELDS + codes.V_BRIDGE + where] = tile - codes.FIRST_BRIDGE + 1
    if where:
        if state.recording:
            state.note(codes.EVENT_SEATED, seat, tile, 0, 0)
        gains.gain_bundle(state, seat, tables.BRIDGE_BUNDLE[tile - codes.FIRST_BRIDGE], codes.BY_BRIDGE)  # PRA-205
    else:
        _take(state, seat, tile)


def _take(state: Position, seat: i64, tile: i64) -> None:
    if state.recording:
        state.note(codes.EVENT_SEATED, seat, tile, 0, 0)
    if bridge_tiles(state) < tables.SPANS:  # PRA-207
        tasks.push(state, codes.SPAN_TASK, seat, tile, 0, 0)
    else:  # only what the bridge would have paid is lost (PRA-298)
        gains.gain_bundle(state, seat, tables.BRIDGE_BUNDLE[tile - codes.FIRST_BRIDGE], codes.BY_BRIDGE)


def span(state: Position, seat: i64, tile: i64, space: i64) -> None:
    """Put a tile on the bridge: gain what it covers and what it says (PRA-201, PRA-204)."""
    side: i64 = 1 if state.bridge[space] & BRIDGE_SIDE else 0
    state.bridge[space] += tile - codes.FIRST_BRIDGE + 1
    state.laid += 1
    bundle = tables.BRIDGE_BUNDLE[tile - codes.FIRST_BRIDGE]
    push_bundle(state, seat, bundle, codes.BY_BRIDGE)
    gains.gain_bundle(state, seat, tables.SPAN_BUNDLE[2 * space + side], codes.BY_BRIDGE)


def push_bundle(state: Position, seat: i64, bundle: i64, cause: i64) -> None:
    """Let a bundle be gained after what is pushed later."""
    tasks.push(state, codes.BUNDLE_TASK, seat, tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1], cause)
