"""King's Road and Charles Bridge (section 18.1). Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.actions import FIRST_BRIDGE
from bastide.games.praga.gains import gain_bundle, note, pay, score
from bastide.games.praga.phases import (
    BUNDLE_TASK,
    BY_BRIDGE,
    BY_ROAD,
    BY_ROAD_TILE,
    CHOOSE_FIVE,
    CHOOSE_FOUR,
    DRAW_FOUR,
    EGG,
    EVENT_ARRIVED,
    EVENT_OPEN,
    EVENT_SEATED,
    FIELDS,
    GOLD,
    OPEN_FIVE,
    PAWN,
    PER_ERA1_UPGRADE,
    SILVER,
    SPAN_TASK,
    STONE,
    UPGRADE_MASK,
    V_BRIDGE,
)
from bastide.games.praga.stacks import BY_CHANCE, draw, next_of
from bastide.games.praga.tables import (
    BIT,
    BRIDGE_BUNDLE,
    BUNDLE,
    EFFECT_BUNDLE,
    EFFECT_EGG,
    EFFECT_GOLD,
    EFFECT_PER,
    EFFECT_STONE,
    ENTRY_EGGS,
    FOUR_DRAW,
    ITEM_N,
    REGIONS,
    SPAN_BUNDLE,
    SPANS,
    STACK_BASE,
    STACK_FIVE,
    STACK_FOUR,
    STACK_SIZE,
    STREET_EFFECT,
    STREET_REGIONS,
    UPGRADE_ERA1,
)
from bastide.games.praga.tasks import pop, push
from bastide.games.praga.technology import count_open, lay_open, return_others

if TYPE_CHECKING:
    from bastide.games.praga.state import State

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


def can_enter(state: "State", seat: i64, eggs: i64) -> bool:
    """Return whether the pawn can move on with so many eggs (PRA-200, PRA-204, PRA-206)."""
    region = state.seats[seat * FIELDS + PAWN]
    return region < REGIONS and eggs >= ENTRY_EGGS[region]


def advance(state: "State", seat: i64) -> None:
    """Move the pawn one region on, paying for it (PRA-192 to PRA-211)."""
    at = seat * FIELDS
    region = state.seats[at + PAWN]
    pay(state, seat, EGG, ENTRY_EGGS[region])
    state.seats[at + PAWN] = region + 1
    if state.recording:
        note(state, EVENT_ARRIVED, seat, region + 1, 0, 0)
    if region < STREET_REGIONS:
        i: i64
        for i in range(4 * region, 4 * region + 4):
            if state.street[i] >= 0:
                state.road |= BIT[i]
    elif region == STREET_REGIONS:
        push(state, DRAW_FOUR, seat, 0, 0, 0)
    else:
        push(state, OPEN_FIVE, seat, 0, 0, 0)


def can_use_street(state: "State", seat: i64, code: i64) -> bool:
    """Return whether a waiting effect of the street can be paid (PRA-193)."""
    if not state.road >> code & 1:
        return False
    effect, at = state.street[code], seat * FIELDS
    return (
        state.seats[at + GOLD] >= EFFECT_GOLD[effect]
        and state.seats[at + STONE] >= EFFECT_STONE[effect]
        and state.seats[at + EGG] >= EFFECT_EGG[effect]
    )


def use_street(state: "State", seat: i64, code: i64) -> None:
    """Resolve one effect of the street; its other choice is gone (PRA-194 to PRA-198)."""
    effect = state.street[code]
    state.road &= ~(BIT[code] | BIT[code ^ 1])
    pay(state, seat, GOLD, EFFECT_GOLD[effect])
    pay(state, seat, STONE, EFFECT_STONE[effect])
    pay(state, seat, EGG, EFFECT_EGG[effect])
    cause: i64 = BY_ROAD if effect == STREET_EFFECT[code] else BY_ROAD_TILE
    per, bundle = EFFECT_PER[effect], EFFECT_BUNDLE[effect]
    if per == 0:
        gain_bundle(state, seat, bundle, cause)
        return
    at = seat * FIELDS
    count = state.seats[at + SILVER]
    if per == PER_ERA1_UPGRADE:
        count = ones(state.seats[at + UPGRADE_MASK] & UPGRADE_ERA1)
    score(state, seat, count * ITEM_N[BUNDLE[bundle]], cause, code >> 2)


def is_plain(state: "State", code: i64) -> bool:
    """Return whether a waiting effect needs neither payment nor choice (PRA-059)."""
    effect = state.street[code]
    return EFFECT_GOLD[effect] + EFFECT_STONE[effect] + EFFECT_EGG[effect] == 0 and not state.road >> (code ^ 1) & 1


def bridge_tiles(state: "State") -> i64:
    """Return how many tiles lie on the bridge."""
    count: i64 = 0
    space: i64
    for space in range(SPANS):
        if state.bridge[space] & BRIDGE_TILE:
            count += 1
    return count


def draw_four(state: "State", seat: i64) -> bool:
    """Draw three tiles IV, or what is left (PRA-201, PRA-203); return whether chance must decide first."""
    while count_open(state.open[OPEN_FOUR]) < FOUR_DRAW:
        tile = next_of(state, STACK_FOUR)
        if tile == BY_CHANCE:
            return True
        if tile < 0:
            break
        lay_open(state, OPEN_FOUR, tile)
    pop(state)
    if state.recording:
        note(state, EVENT_OPEN, seat, STACK_FOUR, state.open[OPEN_FOUR], 0)
    if state.open[OPEN_FOUR]:
        push(state, CHOOSE_FOUR, seat, 0, 0, 0)
    return False


def open_five(state: "State", seat: i64, where: i64) -> bool:
    """Look at a V stack (PRA-204, PRA-243, PRA-314); return whether chance must decide first."""
    if not state.open[LOOKED]:
        half = STACK_SIZE[STACK_FIVE] // 2
        while ones(state.open[OPEN_V + where]) < half:
            tile = next_of(state, STACK_FIVE)
            if tile == BY_CHANCE:
                return True
            put_in_five(state, where, tile)
        while state.unseen[STACK_FIVE]:
            other = state.unseen[STACK_FIVE] & -state.unseen[STACK_FIVE]
            state.open[OPEN_V + 1 - where] |= other
            state.unseen[STACK_FIVE] -= other
        state.open[LOOKED] = 1
    pop(state)
    if state.open[OPEN_V + where]:
        if state.recording:
            note(state, EVENT_OPEN, seat, STACK_FIVE, state.open[OPEN_V + where], where)
        push(state, CHOOSE_FIVE, seat, where, 0, 0)
    return False


def put_in_five(state: "State", where: i64, tile: i64) -> None:
    """Lay a tile of the unseen V tiles into one of the two stacks."""
    draw(state, tile)
    state.open[OPEN_V + where] |= BIT[tile - STACK_BASE[STACK_FIVE]]


def take_four(state: "State", seat: i64, tile: i64) -> None:
    """Choose a tile IV; with the bridge complete it only pays and is gone (PRA-201, PRA-208)."""
    return_others(state, OPEN_FOUR, tile)
    _take(state, seat, tile)


def take_five(state: "State", seat: i64, where: i64, tile: i64) -> None:
    """Choose a V tile, for the bridge or from beside the Cathedral (PRA-204, PRA-209, PRA-243)."""
    state.open[OPEN_V + where] -= BIT[tile - STACK_BASE[STACK_FIVE]]
    state.seats[seat * FIELDS + V_BRIDGE + where] = tile - FIRST_BRIDGE + 1
    if where:
        if state.recording:
            note(state, EVENT_SEATED, seat, tile, 0, 0)
        gain_bundle(state, seat, BRIDGE_BUNDLE[tile - FIRST_BRIDGE], BY_BRIDGE)
    else:
        _take(state, seat, tile)


def _take(state: "State", seat: i64, tile: i64) -> None:
    if state.recording:
        note(state, EVENT_SEATED, seat, tile, 0, 0)
    if bridge_tiles(state) < SPANS:
        push(state, SPAN_TASK, seat, tile, 0, 0)
    else:
        gain_bundle(state, seat, BRIDGE_BUNDLE[tile - FIRST_BRIDGE], BY_BRIDGE)


def span(state: "State", seat: i64, tile: i64, space: i64) -> None:
    """Put a tile on the bridge: gain what it covers and what it says (PRA-201, PRA-204)."""
    side: i64 = 1 if state.bridge[space] & BRIDGE_SIDE else 0
    state.bridge[space] += tile - FIRST_BRIDGE + 1
    bundle = BRIDGE_BUNDLE[tile - FIRST_BRIDGE]
    push_bundle(state, seat, bundle, BY_BRIDGE)
    gain_bundle(state, seat, SPAN_BUNDLE[2 * space + side], BY_BRIDGE)


def push_bundle(state: "State", seat: i64, bundle: i64, cause: i64) -> None:
    """Let a bundle be gained after what is pushed later."""
    push(state, BUNDLE_TASK, seat, BUNDLE[bundle], BUNDLE[bundle + 1], cause)
