"""What may be done in a position: the one place that knows."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, construction, ending, marble, objectives, scoring, tables
from bastide.games.carrara.kernel.state import Position

OFFERED: Final = 15
"""Tiles that can be had at once: nine in the display, six of cost 8."""
MOST_LEGAL: Final = 2 + codes.SCORINGS + OFFERED * (codes.CITIES + codes.TILES)
"""A bound of how many actions are legal at once; most of them are constructions and rebuilds."""


def legal(state: Position, into: vec[i64]) -> i64:
    """Write every legal action into `into`, sorted; return how many there are, 0 when the game is over."""
    phase = state.phase
    if phase == codes.TURNING:
        return fill_turn(state, into)
    if phase == codes.BUYING:
        return marble.fill_buys(state, into)
    if phase == codes.CLOSING:
        return fill_closing(state, into)
    if phase == codes.PAYING:
        return construction.fill_payments(state, into)
    if phase == codes.UPGRADING:
        return fill_set(state.upgrades_left, codes.UPGRADE, into)
    return fill_chance(state, into)


def listed(state: Position) -> list[int]:
    """Return every legal action, sorted."""
    into = vec[i64]([0] * MOST_LEGAL)
    found: list[int] = []
    i: i64
    for i in range(legal(state, into)):
        found.append(int(into[i]))
    return found


def fill_chance(state: Position, into: vec[i64]) -> i64:
    """Write what chance may decide, if it is to decide; return how many outcomes there are."""
    n: i64 = 0
    i: i64
    phase = state.phase
    if phase == codes.REFILLING:  # CRR-033
        for i in range(codes.COLOURS):
            if state.bag >> tables.FIELD_BITS * i & tables.FIELD_MASK:
                into[n] = codes.DRAW + i
                n += 1
    elif phase in (codes.DISPLAYING, codes.REVEALING):  # CRR-020, CRR-057
        n = fill_set(state.stack, codes.REVEAL, into)
    elif phase == codes.STARTING:  # CRR-025
        n = state.players
        for i in range(n):
            into[i] = codes.START + i
    elif phase == codes.DEALING:  # CRR-128
        for i in range(tables.BASE_CARDS, tables.CARDS):
            if objectives.card_is_open(state, i):
                into[n] = codes.CARD + i - tables.BASE_CARDS
                n += 1
    return n


def fill_set(members: i64, first: i64, into: vec[i64]) -> i64:
    """Write an action for each member of a set, counted from `first`; return how many there are."""
    n: i64 = 0
    while members:
        if members & 1:
            into[n] = first
            n += 1
        members >>= 1
        first += 1
    return n


def fill_turn(state: Position, into: vec[i64]) -> i64:
    """Write the three actions of a turn (CRR-028), of which one must be done if one can be (CRR-030)."""
    n: i64 = 0
    if marble.can_buy(state):
        into[0] = codes.ROTATE
        n = 1
        if state.rotation and marble.can_take(state):
            into[1] = codes.STAY
            n = 2
    n = scoring.fill_scorings(state, into, n)
    n = construction.fill_buildings(state, into, n)
    if n == 0:  # CRR-046
        into[0] = codes.RELIEF
        n = 1
    return n


def fill_closing(state: Position, into: vec[i64]) -> i64:
    """Write what may follow the action (CRR-029): announcing, ending the turn, one purchase.

    An object is bought after any action or relief (CRR-076, CRR-081), once a turn (CRR-077, CRR-078), of those that
    are left (CRR-079), for coins that there are (CRR-080).
    """
    n: i64 = 0
    kind: i64
    if ending.may_announce(state):
        into[0] = codes.ANNOUNCE
        n = 1
    into[n] = codes.END
    n += 1
    if state.sale and not state.purchased and state.coins[state.player] >= tables.SALE_PRICE:
        for kind in range(codes.KINDS):
            if state.sale & tables.BIT[kind]:
                into[n] = codes.PURCHASE + kind
                n += 1
    return n
