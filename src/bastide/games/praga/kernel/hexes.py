"""Rows of hex tiles: what may be taken and paid, refills, refreshes (sections 12 to 16). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, gains, places, road, stacks, tables, tasks
from bastide.games.praga.kernel.state import Position

ALL_SLOTS: Final = 15
GOODS_BITS: Final = 8
GOODS_MASK: Final = 255
"""Gold, stone and eggs are packed into one number, so many bits each; a discount of gold and stone likewise."""
STONE_ONE: Final = 256
"""One stone, packed."""
OLD_BITS: Final = 8
OLD_MASK: Final = 255


def special_allowed(state: Position, source: i64) -> bool:
    """Return whether the special tile of a row may be taken (PRA-084, PRA-139, PRA-296)."""
    return source == codes.FROM_TILE and state.wheel >= 0 and tables.SECTOR_POINTS[state.wheel] > 0


def cheapest_space(state: Position) -> i64:
    """Return the lowest surcharge of the free building spaces, or `NOTHING` (PRA-168, PRA-304)."""
    best: i64 = codes.NOTHING
    space: i64
    for space in range(codes.SPACES):
        if state.city[space] == 0:
            surcharge = places.SPACE_GOLD[space]
            if surcharge == 0:
                return 0
            if best < 0 or surcharge < best:
                best = surcharge
    return best


def gold_cut(cuts: i64) -> i64:
    """Return the gold of a packed discount."""
    return cuts & GOODS_MASK


def stone_cut(cuts: i64) -> i64:
    """Return the stone of a packed discount."""
    return cuts >> GOODS_BITS


def eggs_of(goods: i64) -> i64:
    """Return the eggs of packed goods."""
    return goods >> 2 * GOODS_BITS


def gold_price(tile: i64, surcharge: i64, cut: i64) -> i64:
    """Return the gold for a tile with its surcharge, less a discount, not below 0 (PRA-165, PRA-230)."""
    price = tables.COST_GOLD[tile] + surcharge - cut
    if price > 0:
        return price
    return 0


def stone_price(tile: i64, cut: i64) -> i64:
    """Return the stone for a tile, less a discount, not below 0 (PRA-145, PRA-230)."""
    price = tables.COST_STONE[tile] - cut
    if price > 0:
        return price
    return 0


def affordable(state: Position, action: i64, source: i64, goods: i64, cuts: i64, slots: i64) -> i64:  # noqa: PLR0917
    """Return a bit mask of the slots of an action's row whose tile may be taken (PRA-139, PRA-304).

    `goods` packs the gold, stone and eggs to pay with, eight bits each, `cuts` the discount likewise; only the
    slots in `slots` are looked at.
    """
    gold, stone = goods & GOODS_MASK, goods >> GOODS_BITS & GOODS_MASK
    surcharge: i64 = 0
    row = action - tables.UPGRADE
    if row == codes.WALL_ROW:
        if state.seats[state.active * codes.FIELDS + codes.WALL_COUNT] >= codes.WALL_PLACES:
            return 0
    elif row == codes.BUILDING_ROW:
        surcharge = cheapest_space(state)
        if surcharge < 0:
            return 0
    found: i64 = 0
    bit: i64 = 1
    slot: i64
    for slot in range(codes.SLOTS):
        tile = state.row[row * codes.SLOTS + slot]
        if (
            tile >= 0
            and slots & bit
            and gold_price(tile, surcharge, gold_cut(cuts)) <= gold
            and stone_price(tile, stone_cut(cuts)) <= stone
            and (slot != codes.SPECIAL_SLOT or special_allowed(state, source))
        ):
            found |= bit
        bit <<= 1
    return found


def can_perform(state: Position, action: i64, source: i64, goods: i64, cuts: i64, slots: i64) -> bool:  # noqa: PLR0917
    """Return whether an action can be carried out with these goods (PRA-301, PRA-304)."""
    if action <= tables.QUARRIES:
        return True
    if action == tables.ROAD_ACTION:
        return road.can_enter(state, state.active, eggs_of(goods))
    return affordable(state, action, source, goods, cuts, slots) != 0


def goods_of(state: Position) -> i64:
    """Return the active seat's gold, stone and eggs, packed."""
    at = state.active * codes.FIELDS
    return (
        state.seats[at + codes.GOLD]
        | state.seats[at + codes.STONE] << GOODS_BITS
        | state.seats[at + codes.EGG] << 2 * GOODS_BITS
    )


def goods_with(state: Position, goods: i64, bundle: i64) -> i64:
    """Return packed goods after gaining a bundle: what it pays towards the action that brings it (PRA-305)."""
    gold, stone, egg = goods & GOODS_MASK, goods >> GOODS_BITS & GOODS_MASK, eggs_of(goods)
    i: i64
    for i in range(tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1]):
        kind = tables.ITEM_KIND[i]
        if kind == codes.GOLD:
            gold = min(tables.MAX_GOOD, gold + tables.ITEM_N[i])
        elif kind == codes.STONE:
            stone = min(tables.MAX_GOOD, stone + tables.ITEM_N[i])
        elif kind == codes.EGG:
            egg += tables.ITEM_N[i]
            stone = min(tables.MAX_GOOD, stone + tables.ITEM_N[i] * stone_per_egg(state))
    return gold | stone << GOODS_BITS | egg << 2 * GOODS_BITS


def stone_per_egg(state: Position) -> i64:
    """Return how much stone the active seat's technologies give for an egg (PRA-228)."""
    at = state.active * codes.FIELDS
    mask = state.seats[at + codes.LASTING] & ~state.seats[at + codes.FRESH]
    technology: i64 = 0
    count: i64 = 0
    while mask:
        if mask & 1 and tables.TECH_WHEN[technology] == codes.WHEN_EGG:
            count += 1
        mask >>= 1
        technology += 1
    return count


def top_tile(state: Position, action: i64) -> i64:
    """Return the upgrade tile on top of an action of the active seat, or `NOTHING`."""
    there = state.seats[state.active * codes.FIELDS + codes.BOARD + action]
    if there:
        return (there - 1) // 6
    return codes.NOTHING


def possible(state: Position, action: i64, source: i64, goods: i64, cuts: i64) -> bool:
    """Return whether an action can be begun: its own reward may help to pay for it (PRA-302, PRA-305)."""
    if can_perform(state, action, source, goods, cuts, ALL_SLOTS):
        return True
    return possible_with_reward(state, action, source, goods, cuts, ALL_SLOTS)


def possible_with_reward(state: Position, action: i64, source: i64, goods: i64, cuts: i64, slots: i64) -> bool:  # noqa: PLR0917
    """Return whether one of the rewards for performing an action makes it possible (PRA-305, PRA-306)."""
    tile, older = top_tile(state, action), state.waiting[codes.COVERED + action]
    while tile >= 0:
        with_it = goods_with(state, goods, tables.REWARD_BUNDLE[tile])
        if can_perform(state, action, source, with_it, cuts, slots):
            return True
        tile = (older & OLD_MASK) - 1
        older >>= OLD_BITS
    return False


def reward_tiles(state: Position, action: i64) -> i64:
    """Return a bit mask of the upgrade tiles whose reward is waiting for an action (PRA-128, PRA-306)."""
    if state.waiting[codes.OWED + action] == 0:
        return 0
    tile, older = top_tile(state, action), state.waiting[codes.COVERED + action]  # PRA-130
    mask: i64 = 0
    one: i64 = 1
    while tile >= 0:  # the tiles covered this turn as well (PRA-132, PRA-307)
        mask |= one << tile
        tile = (older & OLD_MASK) - 1
        older >>= OLD_BITS
    return mask


def all_reward_tiles(state: Position) -> i64:
    """Return a bit mask of all upgrade tiles whose reward is waiting."""
    mask: i64 = 0
    action: i64
    for action in range(codes.HEXES):
        if state.waiting[codes.OWED + action]:
            mask |= reward_tiles(state, action)
    return mask


def own_rewards(state: Position) -> i64:
    """Return a bit mask of the rewards that may be taken in the middle of the action under way (PRA-305, PRA-313).

    One after which the action could not be finished any more is left for later.
    """
    if not state.own:
        return 0
    mask = reward_tiles(state, state.doing)
    goods, found = goods_of(state), mask
    tile: i64 = 0
    one: i64 = 1
    while mask >> tile:
        if mask & one:
            with_it = goods_with(state, goods, tables.REWARD_BUNDLE[tile])
            if not can_perform(state, state.doing, state.source, with_it, state.cuts, ALL_SLOTS):
                found -= one
        one <<= 1
        tile += 1
    return found


def can_refresh(state: Position, row: i64, first: i64, second: i64, kind: i64) -> bool:
    """Return whether two tiles of a row may be refreshed now for one good (PRA-142, PRA-313, PRA-320)."""
    if state.refreshed or state.seats[state.active * codes.FIELDS + kind] == 0:
        return False
    if state.row[row * codes.SLOTS + first] < 0 or state.row[row * codes.SLOTS + second] < 0:
        return False
    return state.doing < 0 or keeps_possible(state, row, first, second, kind)


def keeps_possible(state: Position, row: i64, first: i64, second: i64, kind: i64) -> bool:
    """Return whether the action under way stays possible whatever a refresh draws (PRA-313)."""
    goods = goods_of(state) - (STONE_ONE if kind == codes.STONE else 1)
    one: i64 = 1
    slots: i64 = ALL_SLOTS
    if row == state.doing - tables.UPGRADE:
        slots -= (one << first) + (one << second)
    if can_perform(state, state.doing, state.source, goods, state.cuts, slots):
        return True
    return state.own != 0 and possible_with_reward(state, state.doing, state.source, goods, state.cuts, slots)


def refresh(state: Position, row: i64, first: i64, second: i64, kind: i64) -> None:
    """Put two tiles of a row under their stacks and draw anew (PRA-142, PRA-143, PRA-320)."""
    gains.pay(state, state.active, kind, 1)
    state.refreshed = 1
    stacks.put_under(state, state.row[row * codes.SLOTS + first])
    stacks.put_under(state, state.row[row * codes.SLOTS + second])
    state.row[row * codes.SLOTS + first] = codes.NOTHING
    state.row[row * codes.SLOTS + second] = codes.NOTHING
    tasks.push(state, codes.REFILL, state.active, row, second, 0)
    tasks.push(state, codes.REFILL, state.active, row, first, 0)


def refill_stack(state: Position, row: i64, slot: i64) -> i64:
    """Return the stack that a slot is refilled from (PRA-137)."""
    return 6 * (state.era - 1) + 2 * row + (1 if slot == codes.SPECIAL_SLOT else 0)
