"""What each action does: the answer to the task on top, or a deed in free order. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.actions import (
    ACT,
    BONUS,
    BUY,
    CHOOSE,
    CLAIM,
    CLIMB,
    COIN,
    CRANE,
    DISCARD,
    ENTER,
    EXTRA,
    FIRST_BRIDGE,
    FIRST_TECHNOLOGY,
    GROW,
    HALF,
    HEXES,
    ONTO,
    PASS,
    PRODUCE,
    REFRESH,
    REWARD,
    ROAD,
    ROTATIONS,
    SIDE,
    SPAN,
    START,
    STAY,
    STEP,
    TAKE,
    TECHNOLOGIES,
    TILE,
    TOKEN,
    TURN,
    USE,
    USE_CHOICES,
    WALL_PLACES,
)
from bastide.games.praga.agenda import drawn, settle
from bastide.games.praga.board import put_upgrade, put_wall
from bastide.games.praga.city import take_half
from bastide.games.praga.crane import take_tile, use_bonus
from bastide.games.praga.gains import gain, gain_bundle, pay, produce
from bastide.games.praga.hexes import SLOTS, SPECIAL_SLOT, gold_price, refresh, stone_price
from bastide.games.praga.monuments import climb, step_aside
from bastide.games.praga.moves import SEAL_GOODS
from bastide.games.praga.phases import (
    AFTER_ACTION,
    BUILT,
    BY_ACTION,
    BY_PRODUCTION,
    BY_ROAD_TILE,
    BY_TILE,
    CATHEDRAL,
    CHOOSE_FOUR,
    CHOOSE_TECHNOLOGY,
    CUBES,
    EITHER_STEP,
    FIELDS,
    GOLD,
    HUNGER_WALL,
    MANAGE,
    MINE,
    NOTHING,
    PLACE_TASK,
    REFILL,
    RIGHTS,
    SEAL_CUBES,
    SEAL_MASK,
    SIDE_TASK,
    STONE,
    SURROUNDED,
    TAKE_TASK,
    UNIVERSITY,
)
from bastide.games.praga.phases import TOKEN as TOKEN_FIELD
from bastide.games.praga.road import BRIDGE_SIDE, span, take_five, take_four, use_street
from bastide.games.praga.setup import put_on_crane
from bastide.games.praga.tables import (
    ACTION,
    BIT,
    CAPS,
    CLIMB_WINDOWS,
    FACE_CHOICE,
    FIRST_BUILDING_TILE,
    FIRST_WALL_TILE,
    HAS_ICON,
    PAIR_SLOTS,
    REWARD_BUNDLE,
    ROW,
    SEAL_COST,
    SPACE_GOLD,
    SPANS,
    TECH_LEVEL,
    UPGRADE,
)
from bastide.games.praga.tasks import pop, push, top_arg, top_seat, top_task
from bastide.games.praga.technology import choose_technology
from bastide.games.praga.turn import (
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
    from bastide.games.praga.state import State

PAIRS_ALL: Final = 6


def perform(state: "State", code: i64) -> None:
    """Do a legal action, then everything that follows without a decision."""
    if state.depth and top_task(state) != TAKE_TASK:
        _answer(state, code)
    else:
        _deed(state, code)
    settle(state)


def _deed(state: "State", code: i64) -> None:
    """Do what may be done in free order, or before a hex tile is taken."""
    seat = state.active
    if code < ACT:
        take_tile(state, code - TILE)
    elif code < BUY:
        act(state, code - ACT)
    elif code < EXTRA:
        buy_extra(state, code - BUY)
    elif code < BONUS:
        act_extra(state, code - EXTRA)
    elif code < REWARD:
        use_bonus(state)
    elif code < STEP:
        take_reward(state, ACTION[code - REWARD], code - REWARD)
    elif code < CLIMB:
        if state.steps[code - STEP]:
            state.steps[code - STEP] -= 1
        else:
            state.steps[EITHER_STEP] -= 1
        step_aside(state, seat, code - STEP)
    elif code < STAY:
        climb(state, seat, code - CLIMB, CLIMB_WINDOWS, True)
    elif code < USE:
        use_street(state, seat, code - ROAD)
    elif code < CLAIM:
        use_technology(state, (code - USE) // USE_CHOICES, (code - USE) % USE_CHOICES)
    elif code < REFRESH:
        claim(state, seat, code - CLAIM)
    elif code < CHOOSE:
        number = code - REFRESH
        pair = number // 2 % PAIRS_ALL
        refresh(state, number // (2 * PAIRS_ALL), PAIR_SLOTS[2 * pair], PAIR_SLOTS[2 * pair + 1], number % 2)
    elif code < TAKE:
        choose_technology(state, seat, TECH_LEVEL[code - CHOOSE], code - CHOOSE + FIRST_TECHNOLOGY)
    elif code < ONTO:
        take_hex(state, seat, code - TAKE)
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
    if code < START:
        drawn(state, code)
        return
    if CRANE <= code < TILE:
        put_on_crane(state, code - CRANE)
        return
    if REWARD <= code < STEP:
        take_reward(state, ACTION[code - REWARD], code - REWARD)
        return
    if CHOOSE <= code < CHOOSE + TECHNOLOGIES:
        _choose_technology(state, seat, code - CHOOSE)
        return
    pop(state)
    if code < TURN:
        state.first = code - START
        state.active = state.first
    elif code < SIDE:
        state.city[a] += code - TURN
    elif code < CRANE:
        state.bridge[a] = BRIDGE_SIDE * (code - SIDE)
        if a + 1 < SPANS:
            push(state, SIDE_TASK, 0, a + 1, 0, 0)
    elif code < CLIMB:
        step_aside(state, seat, code - STEP)
    elif code < STAY:
        climb(state, seat, code - CLIMB, 0, True)
    elif code == STAY:
        return
    elif code < TAKE:
        tile = code - CHOOSE - TECHNOLOGIES + FIRST_BRIDGE
        if task == CHOOSE_FOUR:
            take_four(state, seat, tile)
        else:
            take_five(state, seat, a, tile)
    elif code < GROW:
        put_hex(state, seat, a, slot, code - ONTO)
    elif code < PRODUCE:
        if task == MANAGE:
            gain(state, seat, code - GROW, 1, BY_ACTION)
        gain(state, seat, MINE + code - GROW, 1, BY_ACTION)
    elif code < ENTER:
        produce(state, seat, code - PRODUCE, BY_PRODUCTION)
    elif code < SPAN:
        enter(state, seat)
    elif code < TOKEN:
        span(state, seat, a, code - SPAN)
    elif code < HALF:
        state.river[code - TOKEN] -= 1
        state.seats[seat * FIELDS + TOKEN_FIELD + a] = code - TOKEN + 1
    elif code < COIN:
        take_half(state, seat, a, code - HALF, slot, cause)
    elif code < DISCARD:
        gain_bundle(state, seat, FACE_CHOICE[2 * a + code - COIN], BY_ROAD_TILE)
    elif code < PASS:
        discard(state, code - DISCARD)
        push(state, task, seat, 0, 0, 0)


def _choose_technology(state: "State", seat: i64, technology: i64) -> None:
    """Choose an open technology because it is asked for, or while the way onto the bridge is being paid (PRA-220)."""
    if top_task(state) == CHOOSE_TECHNOLOGY:
        pop(state)
    choose_technology(state, seat, TECH_LEVEL[technology], technology + FIRST_TECHNOLOGY)


def claim(state: "State", seat: i64, seal: i64) -> None:
    """Claim a seal: pay, and put a free cube on it (PRA-108, PRA-011)."""
    at = seat * FIELDS
    kind: i64
    for kind in range(SEAL_GOODS):
        pay(state, seat, kind, SEAL_COST[SEAL_GOODS * seal + kind])
    state.seats[at + RIGHTS] -= 1
    state.seats[at + SEAL_MASK] |= BIT[seal]
    if state.seats[at + CUBES]:
        state.seats[at + CUBES] -= 1
        state.seats[at + SEAL_CUBES] += 1


def take_hex(state: "State", seat: i64, tile: i64) -> None:
    """Take a tile of a row: pay and gain now, except that a building is paid where it is placed (PRA-311, PRA-312)."""
    pop(state)
    row = ROW[tile]
    slot: i64 = 0
    while state.row[row * SLOTS + slot] != tile:
        slot += 1
    state.row[row * SLOTS + slot] = NOTHING
    state.own = 0
    if slot == SPECIAL_SLOT:
        state.wheel = NOTHING
    push(state, PLACE_TASK, seat, tile, slot, 0)
    if tile >= FIRST_BUILDING_TILE:
        return
    if tile >= FIRST_WALL_TILE:
        pay(state, seat, GOLD, gold_price(tile, 0, state.cuts & 255))
        pay(state, seat, STONE, stone_price(tile, state.cuts >> 8))
        gain_bundle(state, seat, REWARD_BUNDLE[tile], BY_TILE)
    else:
        gain(state, seat, UNIVERSITY, CAPS[tile], BY_TILE)
    push(state, REFILL, seat, row, slot, 0)


def put_hex(state: "State", seat: i64, tile: i64, slot: i64, spot: i64) -> None:
    """Place the tile taken from a slot; the agenda then does what its placement brings (PRA-312).

    `spot` is 6 * place + rotation.
    """
    action, place, rotation = UPGRADE + ROW[tile], spot // ROTATIONS, spot % ROTATIONS
    state.last_seat = seat
    state.last_tile = tile
    state.last_place = place
    push(state, AFTER_ACTION, seat, action, tile + 1, 0)
    if tile < FIRST_WALL_TILE:
        put_upgrade(state, seat, place, tile, rotation)
        push(state, SURROUNDED, seat, place, 0, 0)
        return
    if tile < FIRST_BUILDING_TILE:
        put_wall(state, seat, place, tile, rotation)
        if HAS_ICON[tile]:
            gain(state, seat, HUNGER_WALL, 1, BY_TILE)
        push(state, SURROUNDED, seat, place, 0, 0)
        return
    space = place - HEXES - WALL_PLACES
    pay(state, seat, GOLD, gold_price(tile, SPACE_GOLD[space], state.cuts & 255))
    pay(state, seat, STONE, stone_price(tile, state.cuts >> 8))
    state.city[space] = 1 + ROTATIONS * tile + rotation
    if HAS_ICON[tile]:
        gain(state, seat, CATHEDRAL, 1, BY_TILE)
    push(state, BUILT, seat, space, 0, 0)
    gain_bundle(state, seat, REWARD_BUNDLE[tile], BY_TILE)
    push(state, REFILL, seat, ROW[tile], slot, 0)
