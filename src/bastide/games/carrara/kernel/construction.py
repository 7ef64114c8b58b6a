"""Constructing and rebuilding: what can be paid for where, the payment, and the tiles taken (sections E and K)."""

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, ending, tables
from bastide.games.carrara.kernel.buildings import city_of, owned
from bastide.games.carrara.kernel.state import Position


def fill_buildings(state: Position, into: vec[i64], n: i64) -> i64:
    """Write what may be constructed where (CRR-049, CRR-051, CRR-108) or rebuilt; return where it ends.

    Every city takes every tile that its accepted blocks can pay for (CRR-052, CRR-058); where there is none, the
    action is not possible (CRR-059).
    """
    seat = state.player
    stock = state.stock[seat]
    if stock == 0:
        return n
    most: i64 = 0
    payable: i64 = 0  # by city, as a word
    city: i64
    tile: i64
    for city in range(codes.CITIES):
        blocks = (stock & tables.ACCEPTED[city]) % tables.SUM
        payable += blocks * tables.ONE[city]
        most = max(most, blocks)
    offered = state.display | state.great
    for tile in range(codes.TILES):
        if offered & tables.BIT[tile]:
            cost = tables.TILE_COST[tile]
            if cost <= most:
                for city in range(codes.CITIES):
                    if cost <= payable >> tables.FIELD_BITS * city & tables.FIELD_MASK:
                        into[n] = codes.BUILD + tile * codes.CITIES + city
                        n += 1
    if state.rebuild:
        n = fill_rebuilds(state, into, n, payable)
    return n


def fill_rebuilds(state: Position, into: vec[i64], n: i64, payable: i64) -> i64:
    """Write which own buildings may give way (CRR-114) to which of higher cost (CRR-120); return where it ends.

    The new tile may be of any type (CRR-116); the difference is paid as its city accepts (CRR-115).
    """
    offered = state.display | state.great  # CRR-117
    mine = owned(state, state.player)
    old: i64
    tile: i64
    for old in range(codes.TILES):
        if mine & tables.BIT[old]:
            city = city_of(state, state.player, old)
            most = tables.TILE_COST[old] + (payable >> tables.FIELD_BITS * city & tables.FIELD_MASK)
            for tile in range(codes.TILES):
                if offered & tables.BIT[tile] and tables.TILE_COST[old] < tables.TILE_COST[tile] <= most:
                    into[n] = codes.REBUILD + old * codes.TILES + tile
                    n += 1
    return n


def fill_payments(state: Position, into: vec[i64]) -> i64:
    """Write the colours with which the payment may go on, the most valuable first (CRR-054); return how many."""
    blocks = state.stock[state.player] & tables.ACCEPTED[state.city]
    n: i64 = 0
    colour: i64
    rest = blocks >> tables.FIELD_BITS * state.colour
    for colour in range(state.colour, codes.COLOURS):
        if rest % tables.SUM < state.owed:
            break
        if rest & tables.FIELD_MASK:
            into[n] = codes.PAY + colour
            n += 1
        rest >>= tables.FIELD_BITS
    return n


def only_colour(state: Position) -> i64:
    """Return the one colour with which the payment may go on, `NOTHING` if there is a choice (CRR-054)."""
    found: i64 = codes.NOTHING
    colour: i64
    rest = (state.stock[state.player] & tables.ACCEPTED[state.city]) >> tables.FIELD_BITS * state.colour
    for colour in range(state.colour, codes.COLOURS):
        if rest % tables.SUM < state.owed:
            break
        if rest & tables.FIELD_MASK:
            if found >= 0:
                return codes.NOTHING
            found = colour
        rest >>= tables.FIELD_BITS
    return found


def build(state: Position, tile: i64, city: i64, old: i64) -> None:
    """Choose a tile and its city, and pay what there is no choice about.

    The cost is an exact number of blocks (CRR-053); of a rebuild only the difference is paid (CRR-114).
    """
    state.tile = tile
    state.city = city
    state.old = old
    state.owed = tables.TILE_COST[tile]
    if old >= 0:
        state.owed -= tables.TILE_COST[old]
    state.phase = codes.PAYING
    settle(state)


def pay(state: Position, colour: i64) -> None:
    """Pay one block, and what there is no choice about (CRR-054)."""
    pay_one(state, colour)
    settle(state)


def pay_one(state: Position, colour: i64) -> None:
    """Put a block from the stock into the bag (CRR-056)."""
    state.stock[state.player] -= tables.ONE[colour]
    state.bag += tables.ONE[colour]
    state.moved += tables.ONE[colour]
    state.colour = colour
    state.owed -= 1


def settle(state: Position) -> None:
    """Pay while there is only one way to, then construct."""
    while state.owed > 0:
        colour = only_colour(state)
        if colour < 0:
            return
        pay_one(state, colour)
    construct(state)


def construct(state: Position) -> None:
    """Put the tile that is paid for above its city (CRR-051); it is the only one of this action (CRR-050).

    One that it replaces leaves the game (CRR-118), so that as many stand in the city as before (CRR-119).
    """
    seat, tile, old = state.player, state.tile, state.old
    at = seat * codes.CITIES + state.city
    state.built[at] |= tables.BIT[tile]
    if old >= 0:
        state.built[at] &= ~tables.BIT[old]
        state.gone |= tables.BIT[old]
    if state.recording:
        state.note(codes.BUILT, seat, tile, state.city, old, state.moved)
    state.moved = 0
    state.colour = 0
    if tile >= codes.STACK_TILES:
        take_great(state, tile)
        return
    forget_building(state)
    take_from_display(state, tile)


def take_great(state: Position, tile: i64) -> None:
    """Take a tile of cost 8, whose place stays empty (CRR-108); it brings an upgrade tile (CRR-110, CRR-117)."""
    state.great &= ~tables.BIT[tile]
    if state.upgrades and state.upgrades_left:
        state.phase = codes.UPGRADING
        return
    forget_building(state)
    state.phase = codes.CLOSING


def take_from_display(state: Position, tile: i64) -> None:
    """Take a tile from the display; the next one of the stack takes its place, if there is one (CRR-057).

    Once display and stack are empty the 30th building stands, or was replaced (CRR-097).
    """
    state.display &= ~tables.BIT[tile]
    site: i64 = 0
    while state.sites[site] != tile:
        site += 1
    state.sites[site] = codes.NOTHING
    if state.stack:
        state.phase = codes.REVEALING
        return
    if state.display == 0 and state.ending == codes.RUNNING:
        ending.trigger(state, codes.BY_BUILDINGS)
    state.phase = codes.CLOSING


def forget_building(state: Position) -> None:
    """Forget what was being built."""
    state.tile = codes.NOTHING
    state.city = codes.NOTHING
    state.old = codes.NOTHING


def upgrade(state: Position, number: i64) -> None:
    """Take an upgrade tile (CRR-110) for one city or category (CRR-111) of the own board (CRR-112)."""
    seat = state.player
    state.upgrades_left &= ~tables.BIT[number]
    state.upgraded = state.upgraded[:]
    state.upgraded[seat] |= tables.BIT[number]
    state.worth = state.worth[:]
    state.worth[seat * tables.PLACES + tables.UPGRADE_PLACE[number]] = tables.UPGRADE_WORTH[number]
    forget_building(state)
    state.phase = codes.CLOSING
