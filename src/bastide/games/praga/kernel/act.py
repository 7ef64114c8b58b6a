"""What each action does: it answers the task on top, or is done in free order. Part of the kernel."""

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import (
    agenda,
    board,
    city,
    codes,
    crane,
    gains,
    hexes,
    monuments,
    places,
    road,
    seals,
    tables,
    tasks,
    technology,
    turn,
)
from bastide.games.praga.kernel.state import Position


def act(state: Position, code: i64) -> None:
    """Make a legal action: put it into the history, do it, and let happen what follows by itself."""
    state.log(code)
    perform(state, code)


def perform(state: Position, code: i64) -> None:
    """Do a legal action and everything that follows without a decision, without putting it into the history."""
    if state.depth and state.task() != codes.TAKE_TASK:
        _answer(state, code)
    else:
        _act_freely(state, code)
    agenda.settle(state)


def _act_freely(state: Position, code: i64) -> None:
    """Do what may be done in free order, or before a hex tile is taken."""
    seat = state.active
    if code < codes.ACT:
        crane.take_tile(state, code - codes.TILE)
    elif code < codes.BUY:
        turn.act_on_tile(state, code - codes.ACT)
    elif code < codes.EXTRA:
        turn.buy_extra(state, code - codes.BUY)
    elif code < codes.BONUS:
        turn.act_extra(state, code - codes.EXTRA)
    elif code < codes.REWARD:
        crane.use_bonus(state)
    elif code < codes.STEP:
        turn.take_reward(state, tables.ACTION[code - codes.REWARD], code - codes.REWARD)
    elif code < codes.CLIMB:
        if state.waiting[codes.STEPS + code - codes.STEP]:
            state.waiting[codes.STEPS + code - codes.STEP] -= 1
        else:
            state.waiting[codes.STEPS + codes.EITHER_STEP] -= 1
        monuments.step_aside(state, seat, code - codes.STEP)
    elif code < codes.STAY:
        monuments.climb(state, seat, code - codes.CLIMB, places.CLIMB_WINDOWS, True)
    elif code < codes.USE:
        road.use_street(state, seat, code - codes.ROAD)
    elif code < codes.CLAIM:
        turn.use_technology(state, (code - codes.USE) // codes.USE_CHOICES, (code - codes.USE) % codes.USE_CHOICES)
    elif code < codes.REFRESH:
        seals.claim(state, seat, code - codes.CLAIM)
    elif code < codes.CHOOSE:
        number = code - codes.REFRESH
        pair = number // 2 % codes.PAIRS
        hexes.refresh(
            state, number // (2 * codes.PAIRS), tables.PAIR_SLOTS[2 * pair], tables.PAIR_SLOTS[2 * pair + 1], number % 2
        )
    elif code < codes.TAKE:
        technology.choose_technology(
            state, seat, tables.TECH_LEVEL[code - codes.CHOOSE], code - codes.CHOOSE + codes.FIRST_TECHNOLOGY
        )
    elif code < codes.ONTO:
        take_hex(state, seat, code - codes.TAKE)
    else:
        turn.end_turn(state)


def _answer(state: Position, code: i64) -> None:
    """Answer the task on top: a draw, or a question."""
    task, seat, a, slot, cause = (
        state.task(),
        tasks.top_seat(state),
        tasks.top_arg(state, 0),
        tasks.top_arg(state, 1),
        tasks.top_arg(state, 2),
    )
    if code < codes.START:
        agenda.drawn(state, code)
        return
    if codes.CRANE <= code < codes.TILE:
        crane.put_next_on_crane(state, code - codes.CRANE)
        return
    if codes.REWARD <= code < codes.STEP:
        turn.take_reward(state, tables.ACTION[code - codes.REWARD], code - codes.REWARD)
        return
    if codes.CHOOSE <= code < codes.CHOOSE + codes.TECHNOLOGIES:
        _choose_technology(state, seat, code - codes.CHOOSE)
        return
    tasks.pop(state)
    if code < codes.TURN:
        state.first = code - codes.START
        state.active = state.first
    elif code < codes.SIDE:
        state.city[a] += code - codes.TURN  # PRA-030
        state.laid += 1
    elif code < codes.CRANE:
        state.bridge[a] = road.BRIDGE_SIDE * (code - codes.SIDE)  # PRA-014
        state.laid += 1
        if a + 1 < tables.SPANS:
            tasks.push(state, codes.SIDE_TASK, 0, a + 1, 0, 0)
    elif code < codes.CLIMB:
        monuments.step_aside(state, seat, code - codes.STEP)
    elif code < codes.STAY:
        monuments.climb(state, seat, code - codes.CLIMB, 0, True)
    elif code == codes.STAY:
        return
    elif code < codes.TAKE:
        tile = code - codes.CHOOSE - codes.TECHNOLOGIES + codes.FIRST_BRIDGE
        if task == codes.CHOOSE_FOUR:
            road.take_four(state, seat, tile)
        else:
            road.take_five(state, seat, a, tile)
    elif code < codes.GROW:
        put_hex(state, seat, a, slot, code - codes.ONTO)
    elif code < codes.PRODUCE:
        if task == codes.MANAGE:  # gold (PRA-086) or stone (PRA-089), even if the step is lost (PRA-097)
            gains.gain(state, seat, code - codes.GROW, 1, codes.BY_ACTION)
        gains.gain(state, seat, codes.MINE + code - codes.GROW, 1, codes.BY_ACTION)
    elif code < codes.ENTER:
        gains.produce(state, seat, code - codes.PRODUCE, codes.BY_PRODUCTION)
    elif code < codes.SPAN:
        turn.enter(state, seat)
    elif code < codes.TOKEN:
        road.span(state, seat, a, code - codes.SPAN)
    elif code < codes.HALF:
        state.river[code - codes.TOKEN] -= 1
        state.seats[seat * codes.FIELDS + codes.TOKEN_FIELD + a] = code - codes.TOKEN + 1
    elif code < codes.COIN:
        city.take_half(state, seat, a, code - codes.HALF, slot, cause)
    elif code < codes.DISCARD:
        gains.gain_bundle(state, seat, tables.FACE_CHOICE[2 * a + code - codes.COIN], codes.BY_ROAD_TILE)
    elif code < codes.PASS:
        turn.discard(state, code - codes.DISCARD)
        tasks.push(state, task, seat, 0, 0, 0)


def _choose_technology(state: Position, seat: i64, number: i64) -> None:
    """Choose an open technology because it is asked for, or while the way onto the bridge is being paid (PRA-220)."""
    if state.task() == codes.CHOOSE_TECHNOLOGY:
        tasks.pop(state)
    technology.choose_technology(state, seat, tables.TECH_LEVEL[number], number + codes.FIRST_TECHNOLOGY)


def take_hex(state: Position, seat: i64, tile: i64) -> None:
    """Take a tile of a row: pay and gain now, except that a building is paid where it is placed (PRA-311, PRA-312)."""
    tasks.pop(state)
    row = tables.ROW[tile]
    slot: i64 = 0
    while state.row[row * codes.SLOTS + slot] != tile:
        slot += 1
    state.row[row * codes.SLOTS + slot] = codes.NOTHING
    state.dealt += 1
    state.own = 0
    if slot == codes.SPECIAL_SLOT:
        state.wheel = codes.NOTHING
    tasks.push(state, codes.PLACE_TASK, seat, tile, slot, 0)
    if tile >= tables.FIRST_BUILDING_TILE:
        return
    if tile >= tables.FIRST_WALL_TILE:
        gains.pay(state, seat, codes.GOLD, hexes.gold_price(tile, 0, hexes.gold_cut(state.cuts)))
        gains.pay(state, seat, codes.STONE, hexes.stone_price(tile, hexes.stone_cut(state.cuts)))
        gains.gain_bundle(state, seat, tables.REWARD_BUNDLE[tile], codes.BY_TILE)  # PRA-146
    else:  # nothing is paid (PRA-121)
        gains.gain(state, seat, codes.UNIVERSITY, tables.CAPS[tile], codes.BY_TILE)  # PRA-122
    tasks.push(state, codes.REFILL, seat, row, slot, 0)


def put_hex(state: Position, seat: i64, tile: i64, slot: i64, spot: i64) -> None:
    """Place the tile taken from a slot; the agenda then does what its placement brings (PRA-312).

    `spot` is 6 * place + rotation.
    """
    action, place, rotation = tables.UPGRADE + tables.ROW[tile], spot // codes.ROTATIONS, spot % codes.ROTATIONS
    state.last_seat = seat
    state.last_tile = tile
    state.last_place = place
    state.laid += 1
    tasks.push(state, codes.AFTER_ACTION, seat, action, tile + 1, 0)
    if tile < tables.FIRST_WALL_TILE:
        board.put_upgrade(state, seat, place, tile, rotation)
        tasks.push(state, codes.SURROUNDED, seat, place, 0, 0)
        return
    if tile < tables.FIRST_BUILDING_TILE:
        board.put_wall(state, seat, place, tile, rotation)
        if tables.HAS_ICON[tile]:
            gains.gain(state, seat, codes.HUNGER_WALL, 1, codes.BY_TILE)  # PRA-151
        tasks.push(state, codes.SURROUNDED, seat, place, 0, 0)  # PRA-150
        return
    space = place - codes.HEXES - codes.WALL_PLACES
    gains.pay(state, seat, codes.GOLD, hexes.gold_price(tile, places.SPACE_GOLD[space], hexes.gold_cut(state.cuts)))
    gains.pay(state, seat, codes.STONE, hexes.stone_price(tile, hexes.stone_cut(state.cuts)))
    state.city[space] = 1 + codes.ROTATIONS * tile + rotation
    if tables.HAS_ICON[tile]:
        gains.gain(state, seat, codes.CATHEDRAL, 1, codes.BY_TILE)  # PRA-175
    tasks.push(state, codes.BUILT, seat, space, 0, 0)
    gains.gain_bundle(state, seat, tables.REWARD_BUNDLE[tile], codes.BY_TILE)  # PRA-166
    tasks.push(state, codes.REFILL, seat, tables.ROW[tile], slot, 0)
