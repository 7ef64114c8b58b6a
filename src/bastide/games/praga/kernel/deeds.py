"""What each action does: the answer to the task on top, or a deed in free order. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.agenda import drawn, settle
from bastide.games.praga.kernel.board import put_upgrade, put_wall
from bastide.games.praga.kernel.city import take_half
from bastide.games.praga.kernel.crane import take_tile, use_bonus
from bastide.games.praga.kernel.gains import gain, gain_bundle, pay, produce
from bastide.games.praga.kernel.hexes import SLOTS, SPECIAL_SLOT, gold_price, refresh, stone_price
from bastide.games.praga.kernel.monuments import climb, step_aside
from bastide.games.praga.kernel.moves import SEAL_GOODS
from bastide.games.praga.kernel.road import BRIDGE_SIDE, span, take_five, take_four, use_street
from bastide.games.praga.kernel.setup import put_on_crane
from bastide.games.praga.kernel.tasks import pop, push, top_arg, top_seat, top_task
from bastide.games.praga.kernel.technology import choose_technology
from bastide.games.praga.kernel.turn import (
    act,
    act_extra,
    buy_extra,
    discard,
    end_turn,
    enter,
    take_reward,
    use_technology,
)

if TYPE_CHECKING:
    from bastide.games.praga.kernel.state import State

PAIRS_ALL: Final = 6


def perform(state: "State", code: i64) -> None:
    """Do a legal action, then everything that follows without a decision."""
    if state.depth and top_task(state) != codes.TAKE_TASK:
        _answer(state, code)
    else:
        _deed(state, code)
    settle(state)


def _deed(state: "State", code: i64) -> None:
    """Do what may be done in free order, or before a hex tile is taken."""
    seat = state.active
    if code < codes.ACT:
        take_tile(state, code - codes.TILE)
    elif code < codes.BUY:
        act(state, code - codes.ACT)
    elif code < codes.EXTRA:
        buy_extra(state, code - codes.BUY)
    elif code < codes.BONUS:
        act_extra(state, code - codes.EXTRA)
    elif code < codes.REWARD:
        use_bonus(state)
    elif code < codes.STEP:
        take_reward(state, tables.ACTION[code - codes.REWARD], code - codes.REWARD)
    elif code < codes.CLIMB:
        if state.steps[code - codes.STEP]:
            state.steps[code - codes.STEP] -= 1
        else:
            state.steps[codes.EITHER_STEP] -= 1
        step_aside(state, seat, code - codes.STEP)
    elif code < codes.STAY:
        climb(state, seat, code - codes.CLIMB, tables.CLIMB_WINDOWS, True)
    elif code < codes.USE:
        use_street(state, seat, code - codes.ROAD)
    elif code < codes.CLAIM:
        use_technology(state, (code - codes.USE) // codes.USE_CHOICES, (code - codes.USE) % codes.USE_CHOICES)
    elif code < codes.REFRESH:
        claim(state, seat, code - codes.CLAIM)
    elif code < codes.CHOOSE:
        number = code - codes.REFRESH
        pair = number // 2 % PAIRS_ALL
        refresh(
            state, number // (2 * PAIRS_ALL), tables.PAIR_SLOTS[2 * pair], tables.PAIR_SLOTS[2 * pair + 1], number % 2
        )
    elif code < codes.TAKE:
        choose_technology(
            state, seat, tables.TECH_LEVEL[code - codes.CHOOSE], code - codes.CHOOSE + codes.FIRST_TECHNOLOGY
        )
    elif code < codes.ONTO:
        take_hex(state, seat, code - codes.TAKE)
    else:
        end_turn(state)


def _answer(state: "State", code: i64) -> None:
    """Answer the task on top: a draw, or a question."""
    task, seat, a, slot, cause = (
        top_task(state),
        top_seat(state),
        top_arg(state, 0),
        top_arg(state, 1),
        top_arg(state, 2),
    )
    if code < codes.START:
        drawn(state, code)
        return
    if codes.CRANE <= code < codes.TILE:
        put_on_crane(state, code - codes.CRANE)
        return
    if codes.REWARD <= code < codes.STEP:
        take_reward(state, tables.ACTION[code - codes.REWARD], code - codes.REWARD)
        return
    if codes.CHOOSE <= code < codes.CHOOSE + codes.TECHNOLOGIES:
        _choose_technology(state, seat, code - codes.CHOOSE)
        return
    pop(state)
    if code < codes.TURN:
        state.first = code - codes.START
        state.active = state.first
    elif code < codes.SIDE:
        state.city[a] += code - codes.TURN
    elif code < codes.CRANE:
        state.bridge[a] = BRIDGE_SIDE * (code - codes.SIDE)
        if a + 1 < tables.SPANS:
            push(state, codes.SIDE_TASK, 0, a + 1, 0, 0)
    elif code < codes.CLIMB:
        step_aside(state, seat, code - codes.STEP)
    elif code < codes.STAY:
        climb(state, seat, code - codes.CLIMB, 0, True)
    elif code == codes.STAY:
        return
    elif code < codes.TAKE:
        tile = code - codes.CHOOSE - codes.TECHNOLOGIES + codes.FIRST_BRIDGE
        if task == codes.CHOOSE_FOUR:
            take_four(state, seat, tile)
        else:
            take_five(state, seat, a, tile)
    elif code < codes.GROW:
        put_hex(state, seat, a, slot, code - codes.ONTO)
    elif code < codes.PRODUCE:
        if task == codes.MANAGE:
            gain(state, seat, code - codes.GROW, 1, codes.BY_ACTION)
        gain(state, seat, codes.MINE + code - codes.GROW, 1, codes.BY_ACTION)
    elif code < codes.ENTER:
        produce(state, seat, code - codes.PRODUCE, codes.BY_PRODUCTION)
    elif code < codes.SPAN:
        enter(state, seat)
    elif code < codes.TOKEN:
        span(state, seat, a, code - codes.SPAN)
    elif code < codes.HALF:
        state.river[code - codes.TOKEN] -= 1
        state.seats[seat * codes.FIELDS + codes.TOKEN_FIELD + a] = code - codes.TOKEN + 1
    elif code < codes.COIN:
        take_half(state, seat, a, code - codes.HALF, slot, cause)
    elif code < codes.DISCARD:
        gain_bundle(state, seat, tables.FACE_CHOICE[2 * a + code - codes.COIN], codes.BY_ROAD_TILE)
    elif code < codes.PASS:
        discard(state, code - codes.DISCARD)
        push(state, task, seat, 0, 0, 0)


def _choose_technology(state: "State", seat: i64, technology: i64) -> None:
    """Choose an open technology because it is asked for, or while the way onto the bridge is being paid (PRA-220)."""
    if top_task(state) == codes.CHOOSE_TECHNOLOGY:
        pop(state)
    choose_technology(state, seat, tables.TECH_LEVEL[technology], technology + codes.FIRST_TECHNOLOGY)


def claim(state: "State", seat: i64, seal: i64) -> None:
    """Claim a seal: pay, and put a free cube on it (PRA-108, PRA-011)."""
    at = seat * codes.FIELDS
    kind: i64
    for kind in range(SEAL_GOODS):
        pay(state, seat, kind, tables.SEAL_COST[SEAL_GOODS * seal + kind])
    state.seats[at + codes.RIGHTS] -= 1
    state.seats[at + codes.SEAL_MASK] |= tables.BIT[seal]
    if state.seats[at + codes.CUBES]:
        state.seats[at + codes.CUBES] -= 1
        state.seats[at + codes.SEAL_CUBES] += 1


def take_hex(state: "State", seat: i64, tile: i64) -> None:
    """Take a tile of a row: pay and gain now, except that a building is paid where it is placed (PRA-311, PRA-312)."""
    pop(state)
    row = tables.ROW[tile]
    slot: i64 = 0
    while state.row[row * SLOTS + slot] != tile:
        slot += 1
    state.row[row * SLOTS + slot] = codes.NOTHING
    state.own = 0
    if slot == SPECIAL_SLOT:
        state.wheel = codes.NOTHING
    push(state, codes.PLACE_TASK, seat, tile, slot, 0)
    if tile >= tables.FIRST_BUILDING_TILE:
        return
    if tile >= tables.FIRST_WALL_TILE:
        pay(state, seat, codes.GOLD, gold_price(tile, 0, state.cuts & 255))
        pay(state, seat, codes.STONE, stone_price(tile, state.cuts >> 8))
        gain_bundle(state, seat, tables.REWARD_BUNDLE[tile], codes.BY_TILE)
    else:
        gain(state, seat, codes.UNIVERSITY, tables.CAPS[tile], codes.BY_TILE)
    push(state, codes.REFILL, seat, row, slot, 0)


def put_hex(state: "State", seat: i64, tile: i64, slot: i64, spot: i64) -> None:
    """Place the tile taken from a slot; the agenda then does what its placement brings (PRA-312).

    `spot` is 6 * place + rotation.
    """
    action, place, rotation = tables.UPGRADE + tables.ROW[tile], spot // codes.ROTATIONS, spot % codes.ROTATIONS
    state.last_seat = seat
    state.last_tile = tile
    state.last_place = place
    push(state, codes.AFTER_ACTION, seat, action, tile + 1, 0)
    if tile < tables.FIRST_WALL_TILE:
        put_upgrade(state, seat, place, tile, rotation)
        push(state, codes.SURROUNDED, seat, place, 0, 0)
        return
    if tile < tables.FIRST_BUILDING_TILE:
        put_wall(state, seat, place, tile, rotation)
        if tables.HAS_ICON[tile]:
            gain(state, seat, codes.HUNGER_WALL, 1, codes.BY_TILE)
        push(state, codes.SURROUNDED, seat, place, 0, 0)
        return
    space = place - codes.HEXES - codes.WALL_PLACES
    pay(state, seat, codes.GOLD, gold_price(tile, tables.SPACE_GOLD[space], state.cuts & 255))
    pay(state, seat, codes.STONE, stone_price(tile, state.cuts >> 8))
    state.city[space] = 1 + codes.ROTATIONS * tile + rotation
    if tables.HAS_ICON[tile]:
        gain(state, seat, codes.CATHEDRAL, 1, codes.BY_TILE)
    push(state, codes.BUILT, seat, space, 0, 0)
    gain_bundle(state, seat, tables.REWARD_BUNDLE[tile], codes.BY_TILE)
    push(state, codes.REFILL, seat, tables.ROW[tile], slot, 0)
