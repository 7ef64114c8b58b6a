"""Buying marble: the wheel, what may be taken from it, and the relief of who can take nothing (section D)."""

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.state import Position


def can_buy(state: Position) -> bool:
    """Return whether marble can be bought: not if bag and wheel are both empty (CRR-044, CRR-045)."""
    wheel = state.wheel
    return bool(state.bag or wheel[0] or wheel[1] or wheel[2] or wheel[3] or wheel[4] or wheel[5])


def can_take(state: Position) -> bool:
    """Return whether the seat on turn could take a block from the wheel as it stands (CRR-041, CRR-106)."""
    coins = state.coins[state.player]
    segment: i64
    colour: i64
    for segment in range(codes.SEGMENTS):
        blocks = state.wheel[segment]
        if blocks:
            for colour in range(codes.COLOURS):
                if (
                    blocks >> tables.FIELD_BITS * colour & tables.FIELD_MASK
                    and tables.PRICE[segment * codes.COLOURS + colour] <= coins
                ):
                    return True
    return False


def can_go_on(state: Position) -> bool:
    """Return whether another block may be taken from the segment chosen, of the last colour or a cheaper one."""
    coins = state.coins[state.player]
    blocks = state.wheel[state.segment]
    colour: i64
    for colour in range(state.colour, codes.COLOURS):
        if (
            blocks >> tables.FIELD_BITS * colour & tables.FIELD_MASK
            and tables.PRICE[state.segment * codes.COLOURS + colour] <= coins
        ):
            return True
    return False


def fill_buys(state: Position, into: vec[i64]) -> i64:
    """Write the blocks that may be bought now; return how many actions that makes.

    They are of one segment (CRR-036), from the most valuable colour down, and must be paid for (CRR-043); once one
    is taken (CRR-041), the rest may be left (CRR-040).
    """
    coins = state.coins[state.player]
    n: i64 = 0
    segment: i64
    colour: i64
    if state.segment >= 0:
        into[0] = codes.DONE
        n = 1
        blocks = state.wheel[state.segment]
        for colour in range(state.colour, codes.COLOURS):
            code = state.segment * codes.COLOURS + colour
            if blocks >> tables.FIELD_BITS * colour & tables.FIELD_MASK and tables.PRICE[code] <= coins:
                into[n] = codes.BUY + code
                n += 1
        return n
    for segment in range(codes.SEGMENTS):
        blocks = state.wheel[segment]
        if blocks:
            for colour in range(codes.COLOURS):
                code = segment * codes.COLOURS + colour
                if blocks >> tables.FIELD_BITS * colour & tables.FIELD_MASK and tables.PRICE[code] <= coins:
                    into[n] = codes.BUY + code
                    n += 1
    if n == 0:  # CRR-042
        into[0] = codes.RELIEF
        n = 1
    return n


def rotate(state: Position) -> None:
    """Turn the wheel by one segment (CRR-031), blocks and all: what lay on VI comes to I (CRR-032); refill it."""
    wheel = state.wheel
    last = wheel[codes.SEGMENTS - 1]
    segment: i64 = codes.SEGMENTS - 1
    while segment > 0:
        wheel[segment] = wheel[segment - 1]
        segment -= 1
    wheel[0] = last
    state.turned = codes.ROTATED
    refill(state)


def stay(state: Position) -> None:
    """Leave the wheel as it is, without filling it up (CRR-105)."""
    state.turned = codes.STAYED
    state.phase = codes.BUYING


def refill(state: Position) -> None:
    """Have a block drawn while the wheel holds too few (CRR-033, CRR-034) and the bag is not empty (CRR-035)."""
    wheel = state.wheel
    on_wheel = (wheel[0] + wheel[1] + wheel[2] + wheel[3] + wheel[4] + wheel[5]) % tables.SUM
    state.phase = codes.REFILLING if on_wheel < tables.FILL and state.bag else codes.BUYING


def drawn(state: Position, colour: i64) -> None:
    """Lay a block from the bag on segment I (CRR-033)."""
    state.bag -= tables.ONE[colour]
    state.wheel[0] += tables.ONE[colour]
    refill(state)


def buy(state: Position, code: i64) -> None:
    """Take a block from the wheel and pay its price, which may be nothing (CRR-039)."""
    seat, segment, colour, price = state.player, code // codes.COLOURS, code % codes.COLOURS, tables.PRICE[code]
    state.wheel[segment] -= tables.ONE[colour]
    state.stock[seat] += tables.ONE[colour]
    state.coins[seat] -= price
    state.moved += tables.ONE[colour]
    state.spent += price
    state.segment = segment
    state.colour = colour
    if not can_go_on(state):
        end_buying(state)


def end_buying(state: Position) -> None:
    """Close the action."""
    if state.recording:
        state.note(codes.BOUGHT, state.player, state.segment, state.moved, state.spent, 0)
    state.segment = codes.NOTHING
    state.moved = 0
    state.spent = 0
    state.colour = 0
    state.turned = codes.NOT_BUYING
    state.phase = codes.CLOSING


def relieve(state: Position) -> None:
    """Give coins to who can take no block (CRR-042), or do nothing at all (CRR-046)."""
    state.coins[state.player] += tables.RELIEF_COINS
    if state.recording:
        state.note(codes.RELIEVED, state.player, tables.RELIEF_COINS, 1 if state.phase == codes.TURNING else 0, 0, 0)
    state.turned = codes.NOT_BUYING
    state.phase = codes.CLOSING
