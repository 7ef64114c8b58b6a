"""What may be done now: every legal action of a position, in order (PRA-057). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.praga.kernel import (
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

MOST_LEGAL: Final[int] = codes.LEGAL_MAX + 64
"""How long a list of legal actions may be: more than any game has, since a position may be read from a line."""
NEUTRAL_STACK: Final = 4
"""The stack of the buildings that lie in the city from the beginning."""


def legal(state: Position, into: vec[i64]) -> i64:
    """Write what may be done now, sorted, into a list as long as `MOST_LEGAL`; return how many there are."""
    task = state.task()
    if task == codes.FREE:
        return _free(state, into)
    if task == codes.PLACE_TASK:
        return _places(state, into)
    if task == codes.TAKE_TASK:
        return _takes(state, into)
    return _forced(state, into, task)


def buffer() -> vec[i64]:
    """Return a list that is long enough for the legal actions of any position."""
    return vec[i64]([0] * MOST_LEGAL)


def listed(state: Position) -> list[int]:
    """Return what may be done now as a list of its own, sorted."""
    into = buffer()
    found: list[int] = []
    i: i64
    for i in range(legal(state, into)):
        found.append(int(into[i]))
    return found


def _add_mask(into: vec[i64], count: i64, first: i64, mask: i64) -> i64:
    """Append `first` + bit for every bit of a mask."""
    while mask:
        if mask & 1:
            into[count] = first
            count += 1
        mask >>= 1
        first += 1
    return count


def _free(state: Position, into: vec[i64]) -> i64:
    """Find all that may be done in free order (PRA-057, PRA-061)."""
    seat, at = state.active, state.active * codes.FIELDS
    count: i64 = 0
    i: i64
    j: i64
    if state.taken < 0:
        count = _add_mask(into, count, codes.TILE, crane.tiles_to_take(state))
    elif state.main:
        for i in range(codes.HEXES):
            if turn.may_act(state, i):
                into[count] = codes.ACT + i
                count += 1
    may_end = state.taken >= 0 and count == 0  # PRA-056: what is owed comes first if it can be done (PRA-302)
    if not state.bought:  # before a tile is taken, too (PRA-083)
        gold, silver = state.seats[at + codes.GOLD_WINDOW], state.seats[at + codes.SILVER]
        if gold >= codes.EXTRA_WINDOWS:
            into[count] = codes.BUY
            count += 1
        if gold and silver:
            into[count] = codes.BUY + 1
            count += 1
    if state.extra:
        goods = hexes.goods_of(state)
        for i in range(codes.HEXES):
            if hexes.possible(state, i, codes.FROM_EXTRA, goods, 0):
                into[count] = codes.EXTRA + i
                count += 1
    for i in range(3):
        if crane.can_use_bonus(state, i):
            into[count] = codes.BONUS + i
            count += 1
    count = _add_mask(into, count, codes.REWARD, hexes.all_reward_tiles(state))
    for i in range(2):
        if (state.waiting[codes.STEPS + i] or state.waiting[codes.STEPS + codes.EITHER_STEP]) and gains.can_step(
            state, seat, i
        ):
            into[count] = codes.STEP + i
            count += 1
    for i in range(2):
        if monuments.can_buy_climb(state, seat, i):
            into[count] = codes.CLIMB + i
            count += 1
    if state.road:
        for i in range(turn.ROAD_CODES):
            if road.can_use_street(state, seat, i):
                into[count] = codes.ROAD + i
                count += 1
    mask = state.seats[at + codes.ONE_TIME]
    i = 0
    while mask >> i:
        if mask >> i & 1:
            for j in range(codes.USE_CHOICES):
                if turn.may_use(state, i, j):
                    into[count] = codes.USE + codes.USE_CHOICES * i + j
                    count += 1
        i += 1
    if state.seats[at + codes.RIGHTS]:  # now or on a later turn (PRA-107)
        for i in range(tables.SEALS):
            if seals.may_claim(state, i):
                into[count] = codes.CLAIM + i
                count += 1
    count = _add_refreshes(state, into, count)
    count = _add_open(state, into, count, -1)
    if may_end:
        into[count] = codes.END
        count += 1
    return count


def _add_refreshes(state: Position, into: vec[i64], count: i64) -> i64:
    """Append the refreshes that are possible, of any row and at any time (PRA-142, PRA-144)."""
    row: i64
    pair: i64
    kind: i64
    at = state.active * codes.FIELDS
    if state.refreshed or (state.seats[at] == 0 and state.seats[at + 1] == 0):
        return count
    tiles = state.row
    for row in range(codes.HEX_ROWS):
        first = row * codes.SLOTS
        for pair in range(codes.PAIRS):
            if (tiles[first + tables.PAIR_SLOTS[2 * pair]] | tiles[first + tables.PAIR_SLOTS[2 * pair + 1]]) < 0:
                continue  # one of them is not there
            for kind in range(2):
                if hexes.can_refresh(state, row, tables.PAIR_SLOTS[2 * pair], tables.PAIR_SLOTS[2 * pair + 1], kind):
                    into[count] = codes.REFRESH + 2 * codes.PAIRS * row + 2 * pair + kind
                    count += 1
    return count


def _add_packed(packed: i64, mask: i64, base: i64) -> i64:
    """Add the tiles of a packed list to a bit mask that counts from `base`."""
    while packed:
        mask |= tables.BIT[(packed & technology.OPEN_MASK) - 1 - base]
        packed >>= technology.OPEN_BITS
    return mask


def _add_open(state: Position, into: vec[i64], count: i64, level: i64) -> i64:
    """Append the choice of open technologies of a level, or of all levels (-1) (PRA-215, PRA-220)."""
    mask: i64 = 0
    i: i64
    for i in range(codes.LEVELS):
        if level < 0 or level == i:
            mask = _add_packed(state.open[i], mask, codes.FIRST_TECHNOLOGY)
    return _add_mask(into, count, codes.CHOOSE, mask)


def _takes(state: Position, into: vec[i64]) -> i64:
    """Find what may be done before a hex tile is taken (PRA-305, PRA-313)."""
    action = tasks.top_arg(state, 0)
    count: i64 = 0
    if state.own:
        count = _add_mask(into, count, codes.REWARD, hexes.own_rewards(state))
    count = _add_refreshes(state, into, count)
    count = _add_open(state, into, count, -1)
    slots = hexes.affordable(state, action, state.source, hexes.goods_of(state), state.cuts, hexes.ALL_SLOTS)
    first = count
    slot: i64
    for slot in range(codes.SLOTS):
        if slots >> slot & 1:
            code = codes.TAKE + state.row[(action - tables.UPGRADE) * codes.SLOTS + slot]
            at = count
            while at > first and into[at - 1] > code:
                into[at] = into[at - 1]
                at -= 1
            into[at] = code
            count += 1
    return count


def _places(state: Position, into: vec[i64]) -> i64:
    """Find where the taken hex tile may be placed (PRA-119, PRA-147, PRA-167, PRA-168, PRA-169)."""
    tile = tasks.top_arg(state, 0)
    count: i64 = 0
    place: i64
    rotation: i64
    if tile < tables.FIRST_WALL_TILE:
        for rotation in range(codes.ROTATIONS):
            into[count] = codes.ONTO + codes.ROTATIONS * tables.ACTION[tile] + rotation
            count += 1
        return count
    if tile < tables.FIRST_BUILDING_TILE:
        for place in range(codes.HEXES, codes.HEXES + codes.WALL_PLACES):
            if state.seats[state.active * codes.FIELDS + codes.BOARD + place] == 0:
                for rotation in range(codes.ROTATIONS):
                    into[count] = codes.ONTO + codes.ROTATIONS * place + rotation
                    count += 1
        return count
    gold = state.seats[state.active * codes.FIELDS + codes.GOLD]
    for place in range(codes.SPACES):
        if (
            state.city[place] == 0
            and hexes.gold_price(tile, places.SPACE_GOLD[place], hexes.gold_cut(state.cuts)) <= gold
        ):
            for rotation in range(codes.ROTATIONS):
                into[count] = codes.ONTO + codes.ROTATIONS * (codes.HEXES + codes.WALL_PLACES + place) + rotation
                count += 1
    return count


def drawn_from(state: Position, task: i64) -> i64:
    """Return the stack from whose unseen tiles a task draws, `NOTHING` if it draws none."""
    if task == codes.REFILL:
        return hexes.refill_stack(state, tasks.top_arg(state, 0), tasks.top_arg(state, 1))
    if task == codes.DRAW_TECHNOLOGY:
        return tables.STACK_TECHNOLOGY + tasks.top_arg(state, 0)
    if task == codes.DRAW_FOUR:
        return tables.STACK_FOUR
    if task == codes.OPEN_FIVE:
        return tables.STACK_FIVE
    if task == codes.PLAZA_TILE:
        return tables.STACK_PLAZA + places.PLAZA_COLOUR[tasks.top_arg(state, 0)]
    return NEUTRAL_STACK if task == codes.NEUTRAL else codes.NOTHING


def _row_of(into: vec[i64], first: i64, n: i64) -> i64:
    """List n codes in a row."""
    i: i64
    for i in range(n):
        into[i] = first + i
    return n


def _forced(state: Position, into: vec[i64], task: i64) -> i64:
    """Find the outcomes of a draw, or the answers to a question."""
    seat, a = tasks.top_seat(state), tasks.top_arg(state, 0)
    count: i64 = 0
    i: i64
    stack = drawn_from(state, task)
    if stack >= 0:
        return _add_mask(into, 0, codes.DRAW + tables.STACK_BASE[stack], state.unseen[stack])
    if task == codes.CHOOSE_TECHNOLOGY:
        return _add_open(state, into, 0, a)
    if task == codes.CHOOSE_FOUR:
        return _add_mask(
            into, 0, codes.CHOOSE + codes.TECHNOLOGIES, _add_packed(state.open[road.OPEN_FOUR], 0, codes.FIRST_BRIDGE)
        )
    if task == codes.CHOOSE_FIVE:
        first = codes.CHOOSE + codes.TECHNOLOGIES + tables.STACK_BASE[tables.STACK_FIVE] - codes.FIRST_BRIDGE
        count = _add_mask(into, 0, first, state.open[road.OPEN_V + a])
        if a:
            into[count] = codes.PASS
            count += 1
        return count
    if task == codes.SPAN_TASK:
        for i in range(tables.SPANS):
            if state.bridge[i] & road.BRIDGE_TILE == 0:
                into[count] = codes.SPAN + i
                count += 1
        return count
    if task == codes.ARROW:
        into[0] = codes.CLIMB + a
        into[1] = codes.STAY
        return 2
    if task == codes.EITHER:
        for i in range(2):
            if gains.can_step(state, seat, i):
                into[count] = codes.STEP + i
                count += 1
        return count
    if task == codes.TOKEN_TASK:
        for i in range(tables.TOKENS):
            if state.river[i]:
                into[count] = codes.TOKEN + i
                count += 1
        return count
    if task == codes.PLAZA_TASK:
        return _row_of(into, codes.HALF, 2)
    if task == codes.MANAGE:
        into[0] = codes.GROW + a
        into[1] = codes.PRODUCE + a
        return 2
    if task == codes.GROW_TASK:
        return _row_of(into, codes.GROW, 2)
    if task == codes.PRODUCE_TASK:
        return _row_of(into, codes.PRODUCE, 2)
    if task == codes.COIN_TASK:
        return _row_of(into, codes.COIN, 2)
    if task == codes.ENTER_TASK:
        if state.own:
            count = _add_mask(into, 0, codes.REWARD, hexes.own_rewards(state))
        count = _add_open(state, into, count, -1)
        if road.can_enter(state, seat, hexes.eggs_of(hexes.goods_of(state))):
            into[count] = codes.ENTER
            count += 1
        return count
    if task == codes.DISCARDING:
        return _row_of(into, codes.DISCARD, 2)
    if task == codes.STARTING:
        return _row_of(into, codes.START, state.players)
    if task == codes.CRANE_TASK:
        return _add_mask(into, 0, codes.CRANE, a)
    if task == codes.SIDE_TASK:
        return _row_of(into, codes.SIDE, 2)
    if task == codes.NEUTRAL_TURN:
        return _row_of(into, codes.TURN, codes.ROTATIONS)
    return 0
