"""What may be done now: every legal action of a position, in order (PRA-057). Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64, vec
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.crane import ACTION_TILES, can_take, can_use_bonus
from bastide.games.praga.kernel.gains import can_step
from bastide.games.praga.kernel.hexes import (
    ALL_SLOTS,
    SLOTS,
    affordable,
    all_reward_tiles,
    can_refresh,
    gold_price,
    goods_of,
    own_rewards,
    possible,
)
from bastide.games.praga.kernel.monuments import can_buy_climb
from bastide.games.praga.kernel.road import BRIDGE_TILE, OPEN_FOUR, OPEN_V, can_enter, can_use_street
from bastide.games.praga.kernel.tasks import top_arg, top_seat, top_task
from bastide.games.praga.kernel.turn import ROAD_CODES, may_act, may_end, may_use

if TYPE_CHECKING:
    from bastide.games.praga.kernel.state import State

LEGAL: Final = vec[i64]([0] * (codes.LEGAL_MAX + 64))
"""The legal actions found last, in order; only ever read right after `find_legal`."""
PAIRS_ALL: Final = 6
ROWS_ALL: Final = 3
LEVELS_ALL: Final = 4
SEAL_GOODS: Final = 5


def seal_taken(state: "State", seal: i64) -> bool:
    """Return whether anybody has claimed a seal (PRA-108)."""
    seat: i64
    for seat in range(state.players):  # noqa: SIM110 - any() would build a generator in the kernel
        if state.seats[seat * codes.FIELDS + codes.SEAL_MASK] >> seal & 1:
            return True
    return False


def may_claim(state: "State", seal: i64) -> bool:
    """Return whether the active seat may claim a seal (PRA-106 to PRA-108)."""
    at = state.active * codes.FIELDS
    if state.seats[at + codes.RIGHTS] == 0 or seal_taken(state, seal):
        return False
    kind: i64
    for kind in range(SEAL_GOODS):  # noqa: SIM110
        if state.seats[at + kind] < tables.SEAL_COST[SEAL_GOODS * seal + kind]:
            return False
    return True


def find_legal(state: "State") -> i64:
    """Fill `LEGAL` with the legal actions in order; return how many there are."""
    task = top_task(state)
    if task == codes.FREE:
        return _free(state)
    if task == codes.PLACE_TASK:
        return _places(state)
    if task == codes.TAKE_TASK:
        return _takes(state)
    return _forced(state, task)


def _add_mask(count: i64, first: i64, mask: i64) -> i64:
    """Append `first` + bit for every bit of a mask."""
    while mask:
        if mask & 1:
            LEGAL[count] = first
            count += 1
        mask >>= 1
        first += 1
    return count


def _free(state: "State") -> i64:
    """Find all that may be done in free order (PRA-057)."""
    seat, at = state.active, state.active * codes.FIELDS
    count: i64 = 0
    i: i64
    j: i64
    if state.taken < 0:
        for i in range(ACTION_TILES):
            if can_take(state, i):
                LEGAL[count] = codes.TILE + i
                count += 1
    elif state.main:
        for i in range(codes.HEXES):
            if may_act(state, i):
                LEGAL[count] = codes.ACT + i
                count += 1
    if not state.bought:
        gold, silver = state.seats[at + codes.GOLD_WINDOW], state.seats[at + codes.SILVER]
        if gold >= 2:
            LEGAL[count] = codes.BUY
            count += 1
        if gold and silver:
            LEGAL[count] = codes.BUY + 1
            count += 1
    if state.extra:
        goods = goods_of(state)
        for i in range(codes.HEXES):
            if possible(state, i, codes.FROM_EXTRA, goods, 0):
                LEGAL[count] = codes.EXTRA + i
                count += 1
    for i in range(3):
        if can_use_bonus(state, i):
            LEGAL[count] = codes.BONUS + i
            count += 1
    count = _add_mask(count, codes.REWARD, all_reward_tiles(state))
    for i in range(2):
        if (state.steps[i] or state.steps[codes.EITHER_STEP]) and can_step(state, seat, i):
            LEGAL[count] = codes.STEP + i
            count += 1
    for i in range(2):
        if can_buy_climb(state, seat, i):
            LEGAL[count] = codes.CLIMB + i
            count += 1
    if state.road:
        for i in range(ROAD_CODES):
            if can_use_street(state, seat, i):
                LEGAL[count] = codes.ROAD + i
                count += 1
    mask = state.seats[at + codes.ONE_TIME]
    i = 0
    while mask >> i:
        if mask >> i & 1:
            for j in range(codes.USE_CHOICES):
                if may_use(state, i, j):
                    LEGAL[count] = codes.USE + codes.USE_CHOICES * i + j
                    count += 1
        i += 1
    if state.seats[at + codes.RIGHTS]:
        for i in range(tables.SEALS):
            if may_claim(state, i):
                LEGAL[count] = codes.CLAIM + i
                count += 1
    count = _add_refreshes(state, count)
    count = _add_open(state, count, -1)
    if may_end(state):
        LEGAL[count] = codes.END
        count += 1
    return count


def _add_refreshes(state: "State", count: i64) -> i64:
    row: i64
    pair: i64
    kind: i64
    at = state.active * codes.FIELDS
    if state.refreshed or (state.seats[at] == 0 and state.seats[at + 1] == 0):
        return count
    for row in range(ROWS_ALL):
        for pair in range(PAIRS_ALL):
            for kind in range(2):
                if can_refresh(state, row, tables.PAIR_SLOTS[2 * pair], tables.PAIR_SLOTS[2 * pair + 1], kind):
                    LEGAL[count] = codes.REFRESH + 2 * PAIRS_ALL * row + 2 * pair + kind
                    count += 1
    return count


def _add_packed(state: "State", packed: i64, mask: i64, base: i64) -> i64:
    """Add the tiles of a packed list to a bit mask that counts from `base`."""
    while packed:
        mask |= tables.BIT[(packed & 255) - 1 - base]
        packed >>= 8
    return mask


def _add_open(state: "State", count: i64, level: i64) -> i64:
    """Append the choice of open technologies of a level, or of all levels (-1) (PRA-215, PRA-220)."""
    mask: i64 = 0
    i: i64
    for i in range(LEVELS_ALL):
        if level < 0 or level == i:
            mask = _add_packed(state, state.open[i], mask, codes.FIRST_TECHNOLOGY)
    return _add_mask(count, codes.CHOOSE, mask)


def _takes(state: "State") -> i64:
    """Find what may be done before a hex tile is taken (PRA-305, PRA-313)."""
    action = top_arg(state, 0)
    count: i64 = 0
    if state.own:
        count = _add_mask(count, codes.REWARD, own_rewards(state))
    count = _add_refreshes(state, count)
    count = _add_open(state, count, -1)
    slots = affordable(state, action, state.source, goods_of(state), state.cuts, ALL_SLOTS)
    first = count
    slot: i64
    for slot in range(SLOTS):
        if slots >> slot & 1:
            code = codes.TAKE + state.row[(action - tables.UPGRADE) * SLOTS + slot]
            at = count
            while at > first and LEGAL[at - 1] > code:
                LEGAL[at] = LEGAL[at - 1]
                at -= 1
            LEGAL[at] = code
            count += 1
    return count


def _places(state: "State") -> i64:
    """Find where the taken hex tile may be placed (PRA-119, PRA-147, PRA-168)."""
    tile = top_arg(state, 0)
    count: i64 = 0
    place: i64
    turn: i64
    if tile < tables.FIRST_WALL_TILE:
        for turn in range(codes.ROTATIONS):
            LEGAL[count] = codes.ONTO + codes.ROTATIONS * tables.ACTION[tile] + turn
            count += 1
        return count
    if tile < tables.FIRST_BUILDING_TILE:
        for place in range(codes.HEXES, codes.HEXES + codes.WALL_PLACES):
            if state.seats[state.active * codes.FIELDS + codes.BOARD + place] == 0:
                for turn in range(codes.ROTATIONS):
                    LEGAL[count] = codes.ONTO + codes.ROTATIONS * place + turn
                    count += 1
        return count
    gold = state.seats[state.active * codes.FIELDS + codes.GOLD]
    for place in range(codes.SPACES):
        if state.city[place] == 0 and gold_price(tile, tables.SPACE_GOLD[place], state.cuts & 255) <= gold:
            for turn in range(codes.ROTATIONS):
                LEGAL[count] = codes.ONTO + codes.ROTATIONS * (codes.HEXES + codes.WALL_PLACES + place) + turn
                count += 1
    return count


def _add_stack(state: "State", stack: i64) -> i64:
    """List the draws from the unseen tiles of a stack."""
    return _add_mask(0, codes.DRAW + tables.STACK_BASE[stack], state.unseen[stack])


def _row_of(first: i64, n: i64) -> i64:
    """List n codes in a row."""
    i: i64
    for i in range(n):
        LEGAL[i] = first + i
    return n


def _forced(state: "State", task: i64) -> i64:
    """Find the outcomes of a draw, or the answers to a question."""
    seat, a = top_seat(state), top_arg(state, 0)
    count: i64 = 0
    i: i64
    if task == codes.REFILL:
        return _add_stack(state, 6 * (state.era - 1) + 2 * a + (1 if top_arg(state, 1) == 3 else 0))
    if task == codes.DRAW_TECHNOLOGY:
        return _add_stack(state, tables.STACK_TECHNOLOGY + a)
    if task == codes.CHOOSE_TECHNOLOGY:
        return _add_open(state, 0, a)
    if task == codes.DRAW_FOUR:
        return _add_stack(state, tables.STACK_FOUR)
    if task == codes.CHOOSE_FOUR:
        return _add_mask(
            0, codes.CHOOSE + codes.TECHNOLOGIES, _add_packed(state, state.open[OPEN_FOUR], 0, codes.FIRST_BRIDGE)
        )
    if task == codes.OPEN_FIVE:
        return _add_stack(state, tables.STACK_FIVE)
    if task == codes.CHOOSE_FIVE:
        first = codes.CHOOSE + codes.TECHNOLOGIES + tables.STACK_BASE[tables.STACK_FIVE] - codes.FIRST_BRIDGE
        count = _add_mask(0, first, state.open[OPEN_V + a])
        if a:
            LEGAL[count] = codes.PASS
            count += 1
        return count
    if task == codes.SPAN_TASK:
        for i in range(tables.SPANS):
            if state.bridge[i] & BRIDGE_TILE == 0:
                LEGAL[count] = codes.SPAN + i
                count += 1
        return count
    if task == codes.ARROW:
        LEGAL[0] = codes.CLIMB + a
        LEGAL[1] = codes.STAY
        return 2
    if task == codes.EITHER:
        for i in range(2):
            if can_step(state, seat, i):
                LEGAL[count] = codes.STEP + i
                count += 1
        return count
    if task == codes.TOKEN_TASK:
        for i in range(tables.TOKENS):
            if state.river[i]:
                LEGAL[count] = codes.TOKEN + i
                count += 1
        return count
    if task == codes.PLAZA_TASK:
        return _row_of(codes.HALF, 2)
    if task == codes.MANAGE:
        LEGAL[0] = codes.GROW + a
        LEGAL[1] = codes.PRODUCE + a
        return 2
    if task == codes.GROW_TASK:
        return _row_of(codes.GROW, 2)
    if task == codes.PRODUCE_TASK:
        return _row_of(codes.PRODUCE, 2)
    if task == codes.COIN_TASK:
        return _row_of(codes.COIN, 2)
    if task == codes.ENTER_TASK:
        if state.own:
            count = _add_mask(0, codes.REWARD, own_rewards(state))
        count = _add_open(state, count, -1)
        if can_enter(state, seat, goods_of(state) >> 16):
            LEGAL[count] = codes.ENTER
            count += 1
        return count
    if task == codes.DISCARDING:
        return _row_of(codes.DISCARD, 2)
    if task == codes.STARTING:
        return _row_of(codes.START, state.players)
    if task == codes.CRANE_TASK:
        return _add_mask(0, codes.CRANE, a)
    if task == codes.SIDE_TASK:
        return _row_of(codes.SIDE, 2)
    if task == codes.PLAZA_TILE:
        return _add_stack(state, tables.STACK_PLAZA + tables.PLAZA_COLOUR[a])
    if task == codes.NEUTRAL:
        return _add_stack(state, 4)
    if task == codes.NEUTRAL_TURN:
        return _row_of(codes.TURN, codes.ROTATIONS)
    return 0
