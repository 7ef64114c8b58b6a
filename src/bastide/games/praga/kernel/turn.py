"""A turn (PRA-053): actions begun, its end, whose turn is next (sections 5, 8, 9 and 19). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import city, codes, crane, gains, hexes, monuments, places, road, tables, tasks
from bastide.games.praga.kernel.state import Position

ROAD_CODES: Final = 12
TILE_ACTIONS_EACH: Final = 12


def tile_action(state: Position, which: i64) -> i64:
    """Return one of the two actions of the taken tile (PRA-062)."""
    return tables.TILE_ACTIONS[TILE_ACTIONS_EACH * state.tile_side + 2 * state.taken + which]


def on_taken_tile(state: Position, action: i64) -> bool:
    """Return whether the taken tile shows an action."""
    return tile_action(state, 0) == action or tile_action(state, 1) == action


def may_act(state: Position, action: i64) -> bool:
    """Return whether the action of the tile is owed and possible (PRA-054, PRA-302)."""
    return (
        state.main == 1
        and on_taken_tile(state, action)
        and hexes.possible(state, action, codes.FROM_TILE, hexes.goods_of(state), 0)
    )


def begin_action(state: Position, action: i64, source: i64, cuts: i64) -> None:
    """Begin an action: its reward is owed from now on (PRA-128, PRA-305)."""
    state.waiting[codes.OWED + action] += 1  # for each performance (PRA-129), wherever it comes from (PRA-295)
    state.own = 1
    state.doing = action
    state.source = source
    state.cuts = cuts
    seat = state.active
    if action <= tables.QUARRIES:
        state.own = 0
        tasks.push(state, codes.AFTER_ACTION, seat, action, 0, 0)
        tasks.push(state, codes.MANAGE, seat, action, 0, 0)
    elif action == tables.ROAD_ACTION:
        if tables.ENTRY_EGGS[state.seats[seat * codes.FIELDS + codes.PAWN]]:
            tasks.push(state, codes.ENTER_TASK, seat, 0, 0, 0)
        else:
            enter(state, seat)
    else:
        tasks.push(state, codes.TAKE_TASK, seat, action, 0, 0)


def enter(state: Position, seat: i64) -> None:
    """Carry out the King's Road action (PRA-192, PRA-210)."""
    state.own = 0
    tasks.push(state, codes.AFTER_ACTION, seat, tables.ROAD_ACTION, 0, 0)
    road.advance(state, seat)


def act_on_tile(state: Position, action: i64) -> None:
    """Perform one of the two actions of the taken tile."""
    state.main = 0
    begin_action(state, action, codes.FROM_TILE, 0)


def buy_extra(state: Position, silver: i64) -> None:
    """Buy the extra action with windows; there is one in a turn (PRA-060, PRA-077, PRA-081)."""
    gains.pay(state, state.active, codes.GOLD_WINDOW, codes.EXTRA_WINDOWS - silver)
    gains.pay(state, state.active, codes.SILVER, silver)
    state.bought = 1
    state.extra = 1


def act_extra(state: Position, action: i64) -> None:
    """Perform the bought action (PRA-082)."""
    state.extra = 0
    begin_action(state, action, codes.FROM_EXTRA, 0)


def take_reward(state: Position, action: i64, tile: i64) -> None:
    """Gain the reward of an upgraded action for one performance (PRA-128)."""
    state.waiting[codes.OWED + action] -= 1  # the old tile's reward or the new one's, not both (PRA-132)
    if state.doing == action:
        state.own = 0
    gains.gain_bundle(state, state.active, tables.REWARD_BUNDLE[tile], codes.BY_UPGRADE)


def may_use(state: Position, technology: i64, choice: i64) -> bool:
    """Return whether a one-time technology in hand may be used so (PRA-221, PRA-229, PRA-230, PRA-324)."""
    performs, special = tables.TECH_PERFORM[technology], tables.TECH_SPECIAL[technology]
    if performs == codes.ANY_ACTION:
        performs = choice
    elif special == codes.SPECIAL_CLIMB:
        return choice <= 1 and state.seats[state.active * codes.FIELDS + codes.GRID + 2 * choice] < places.ROWS
    elif special == codes.SPECIAL_BOTH_PLAZA:
        return choice < places.PLAZAS and state.plaza[choice] != 0
    elif choice:
        return False
    if performs < 0:
        return True
    if performs >= codes.HEXES:
        return False
    goods = hexes.goods_with(state, hexes.goods_of(state), tables.TECH_BUNDLE[technology])
    return hexes.possible(state, performs, codes.FROM_TECHNOLOGY, goods, cuts_of(technology))


def cuts_of(technology: i64) -> i64:
    """Return the discount of a technology, packed like goods."""
    return tables.CUT_GOLD[technology] | tables.CUT_STONE[technology] << hexes.GOODS_BITS


def use_technology(state: Position, technology: i64, choice: i64) -> None:
    """Use a one-time technology and discard it (PRA-221, PRA-229, PRA-230)."""
    seat = state.active
    state.seats[seat * codes.FIELDS + codes.ONE_TIME] -= tables.BIT[technology]
    performs, special = tables.TECH_PERFORM[technology], tables.TECH_SPECIAL[technology]
    if performs >= 0:
        gains.gain_bundle(state, seat, tables.TECH_BUNDLE[technology], codes.BY_TECHNOLOGY)
        begin_action(  # besides the one that may be bought (PRA-085, PRA-222)
            state, choice if performs == codes.ANY_ACTION else performs, codes.FROM_TECHNOLOGY, cuts_of(technology)
        )
        return
    if special == codes.SPECIAL_CLIMB:
        monuments.climb(state, seat, choice, 0, False)  # PRA-231
    elif special == codes.SPECIAL_PRODUCE_GOLD:
        gains.produce(state, seat, 0, codes.BY_TECHNOLOGY)
    elif special == codes.SPECIAL_PRODUCE_STONE:
        gains.produce(state, seat, 1, codes.BY_TECHNOLOGY)
    elif special == codes.SPECIAL_BOTH_PLAZA:
        city.push_both(state, seat, choice, codes.BY_TECHNOLOGY)
    elif special == codes.SPECIAL_GROW:
        tasks.push(state, codes.PRODUCE_TASK, seat, 0, 0, 0)
        tasks.push(state, codes.GROW_TASK, seat, 0, 0, 0)
    gains.gain_bundle(state, seat, tables.TECH_BUNDLE[technology], codes.BY_TECHNOLOGY)


def begin_turn(state: Position) -> None:
    """Begin the turn of the active seat."""
    state.taken = codes.NOTHING
    state.wheel = codes.NOTHING
    state.doing = codes.NOTHING
    state.main = 0
    state.own = 0
    state.bought = 0
    state.extra = 0
    state.refreshed = 0
    state.road = 0
    state.waiting[codes.STEPS] = 0
    state.waiting[codes.STEPS + 1] = 0
    state.waiting[codes.STEPS + codes.EITHER_STEP] = 0
    i: i64
    for i in range(codes.HEXES):
        state.waiting[codes.OWED + i] = 0
        state.waiting[codes.COVERED + i] = 0
    for i in range(state.players):
        state.seats[i * codes.FIELDS + codes.USED] = 0
    state.seats[state.active * codes.FIELDS + codes.FRESH] = 0


def end_turn(state: Position) -> None:
    """Begin the end of the turn (PRA-059, PRA-250)."""
    tasks.push(state, codes.TURNING, state.active, 0, 0, 0)
    tasks.push(state, codes.DISCARDING, state.active, 0, 0, 0)
    tasks.push(state, codes.ENDING, state.active, 0, 0, 0)


def plain_gain(state: Position) -> bool:
    """Make one waiting gain that needs neither payment nor choice (PRA-059); return whether there was one."""
    if state.wheel >= 0:
        if tables.SECTOR_GOLD[state.wheel] + tables.SECTOR_STONE[state.wheel] == 0:
            crane.use_bonus(state)  # points, if the special tile was not or could not be taken (PRA-140, PRA-141)
            return True
        state.wheel = codes.NOTHING  # an egg not bought (PRA-072)
    action: i64
    for action in range(codes.HEXES):
        mask = hexes.reward_tiles(state, action)
        if mask and mask & (mask - 1) == 0:
            tile: i64 = 0
            while mask > 1:
                mask >>= 1
                tile += 1
            take_reward(state, action, tile)
            return True
    code: i64
    for code in range(ROAD_CODES):
        if state.road >> code & 1 and road.is_plain(state, code):
            road.use_street(state, state.active, code)
            return True
    return False


def ending(state: Position) -> None:
    """Go on with the end of the turn: plain gains, then open technologies; all else that waited is lost (PRA-059)."""
    if plain_gain(state):
        return
    level: i64
    for level in range(codes.LEVELS):
        if state.open[level]:
            tasks.push(state, codes.CHOOSE_TECHNOLOGY, state.active, level, 0, 0)
            return
    tasks.pop(state)
    state.road = 0
    state.extra = 0
    state.waiting[codes.STEPS] = 0
    state.waiting[codes.STEPS + 1] = 0
    state.waiting[codes.STEPS + codes.EITHER_STEP] = 0
    action: i64
    for action in range(codes.HEXES):
        state.waiting[codes.OWED + action] = 0


def discarding(state: Position) -> bool:
    """Discard windows down to two (PRA-078, PRA-190); return whether the player must choose which."""
    at = state.active * codes.FIELDS
    while state.seats[at + codes.SILVER] + state.seats[at + codes.GOLD_WINDOW] > tables.WINDOWS_KEPT:
        if state.seats[at + codes.SILVER] and state.seats[at + codes.GOLD_WINDOW]:
            return True
        discard(state, 1 if state.seats[at + codes.SILVER] else 0)
    tasks.pop(state)
    return False


def discard(state: Position, silver: i64) -> None:
    """Discard one window."""
    gains.pay(state, state.active, codes.SILVER if silver else codes.GOLD_WINDOW, 1)


def turning(state: Position) -> None:
    """Turn the crane, let the clock go on, and begin the next turn or the final scoring (PRA-250, PRA-263, PRA-265)."""
    tasks.pop(state)
    state.seats[state.active * codes.FIELDS + codes.TURNS] += 1
    crane.turn_wheel(state, state.taken)
    state.taken = codes.NOTHING
    if state.recording:
        state.note(codes.EVENT_END, state.active, state.arrow, 0, 0)
    crane.tick(state)
    if state.players == 1 and state.platform >= 0:
        crane.play_dummy(state)
    if state.platform < 0:
        state.ending = 1
        tasks.push(state, codes.FINAL, 0, 0, 0, 0)
        return
    state.active = (state.active + 1) % state.players
    begin_turn(state)
