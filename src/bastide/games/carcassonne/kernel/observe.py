"""What a seat sees, as an array: nothing is hidden in Carcassonne, so it is the whole table, seats counted from it.

The plane has no edge, the array has: `board` is a window of 25 by 25 cells around the start tile. `tiles` lists
all tiles with their coordinates wherever they lie, so what falls outside the window is still told, and
`turn.outside` counts it. Legal actions do not depend on the window. What was written is remembered, so that most of an
observation is left alone. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.game import Setup
from bastide.games.carcassonne.kernel import codes, layout, tables
from bastide.games.carcassonne.kernel.state import Position

OBSERVED: Final[i64] = layout.LAYOUT.size
SUPPLY: Final[i64] = tables.SUPPLY

SEEN: Final = 0
"""Of the numbers remembered: 1 + the observer."""
PHASE: Final = 1
"""1 + the phase."""
TILES: Final = 2
LAST: Final = 3
"""1 + where in `board` the cell of the tile placed last begins, 0 if that is outside the window."""
HAND: Final = 4
"""1 + the kind of the tile in hand, 0 for none."""
UNSEEN: Final = 5
ASIDE: Final = 6
"""How many tiles were set aside."""
MEN_OUT: Final = 7
"""How many meeples are on the table; then each of them, packed by `packed`, in the order of their tiles."""
MEN: Final = 8
MEMORY: Final = 43
"""How many numbers are remembered."""
assert MEMORY == MEN + layout.MEN

NODE_MASK: Final = 1023
TILE_SHIFT: Final = 10
TILE_MASK: Final = 127
SLOT_SHIFT: Final = 17
SLOT_MASK: Final = 15
CELL_SHIFT: Final = 21
assert tables.NODES <= NODE_MASK + 1
assert tables.TILE_TOTAL <= TILE_MASK + 1

PRINTS: Final = 11
"""How many planes of a cell show what is printed on its tile; they are the first."""
assert layout.PENNANTS == PRINTS - 1


def _printed() -> list[i16]:
    """Return for every tile in every rotation the first planes of its cell."""
    found: list[i16] = []
    for kr in range(codes.KINDS * codes.ROTATIONS):
        kind = kr // codes.ROTATIONS
        edges = [tables.EDGE[kr * 4 + edge] for edge in range(4)]
        segments = range(8 * kind, 8 * kind + int(tables.SEGMENTS[kind]))
        words = [tables.FIRST_WORD[each] for each in segments if tables.TYPE[each] == tables.CITY]
        planes = [0] * PRINTS
        planes[layout.LIES] = 1
        planes[layout.CLOISTER] = int(any(tables.TYPE[each] == tables.CLOISTER for each in segments))
        planes[layout.PENNANTS] = sum([int(word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK) for word in words])
        for edge in range(4):
            planes[layout.ROADS + edge] = int(edges[edge] == tables.ROAD)
            planes[layout.CITIES + edge] = int(edges[edge] == tables.CITY)
        found += [i16(plane) for plane in planes]
    return found


PRINTED: Final = vec[i16](_printed())
"""[PRINTS * kr + plane]"""


def role_of(slot: i64) -> i64:
    """Return the role of a meeple in a slot: 0 knight, 1 robber, 2 farmer, 3 monk."""
    if slot < codes.SLOT_ROAD:
        return 0
    if slot < codes.SLOT_FIELD:
        return 1
    return 2 if slot < codes.SLOT_CLOISTER else 3


def corner(x: i64, y: i64) -> i64:
    """Return where a cell's planes begin in `board`, or -1 if it is outside the window."""
    if x < -layout.RADIUS or x > layout.RADIUS or y < -layout.RADIUS or y > layout.RADIUS:
        return -1
    return ((y + layout.RADIUS) * layout.SIDE + x + layout.RADIUS) * layout.PLANES


def man_at(state: Position, node: i64, tile: i64) -> i64:
    """Return a meeple: its node, tile and slot, and 1 + where in `board` its role stands, 0 if that is outside."""
    slot = tables.SLOT[state.node_ks(node)]
    cell = corner(state.tile_x(tile), state.tile_y(tile))
    man = node | tile << TILE_SHIFT | slot << SLOT_SHIFT
    return man if cell < 0 else man | (cell + role_of(slot) + 1) << CELL_SHIFT


def encode(state: Position, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`, over zeros or one from before."""
    i: i64
    if into[at + layout.SEATS + layout.PLAYS]:
        for i in range(at, at + OBSERVED):
            into[i] = 0
    update(state, seat, into, at, vec[i64]([0] * MEMORY), 0)


def update(state: Position, seat: i64, into: vec[i16], at: i64, was: vec[i64], since: i64) -> None:  # noqa: PLR0917
    """Write as `encode` does what differs from what `was[since : since + MEMORY]` was left with."""
    phase, tiles, seen, before = state.phase, state.tiles, was[since + SEEN], was[since + TILES]
    turned = seen != seat + 1
    placed = phase == codes.DEPLOYING and was[since + PHASE] == 1 + codes.PLACING and before == tiles - 1
    if not seen:
        _rules(state, into, at + layout.RULES)
    if before != tiles:
        _tiles(state, into, at, was, since)
    if turned or not placed:  # within a turn nobody comes or goes
        _meeples(state, seat, turned, into, at, was, since, before)
        _seats(state, seat, into, at + layout.SEATS)
    if not seen or was[since + UNSEEN] != state.unseen:
        _drawn(state, into, at, was, since)
    if was[since + HAND] != state.hand + 1:
        if was[since + HAND]:
            into[at + layout.HAND + was[since + HAND] - 1] = 0
        if state.hand != codes.NOBODY:
            into[at + layout.HAND + state.hand] = 1
        was[since + HAND] = state.hand + 1
    turn = at + layout.TURN
    if was[since + PHASE] != phase + 1:
        if was[since + PHASE]:
            into[turn + was[since + PHASE] - 1] = 0
        into[turn + phase] = 1
        was[since + PHASE] = phase + 1
    whose = state.player - seat
    if whose < 0:
        whose += state.players
    into[turn + layout.WHOSE] = i16(whose)
    was[since + SEEN] = seat + 1


def _rules(state: Position, into: vec[i16], row: i64) -> None:
    into[row + layout.TWO_TILE_CITY] = i16(state.two_tile_city)
    into[row + layout.CITY_ONCE] = 1 if state.field_scoring == codes.CITY_ONCE else 0
    into[row + layout.CITY_EACH] = 1 if state.field_scoring == codes.CITY_EACH else 0
    into[row + layout.CITY_MAJORITY] = 1 if state.field_scoring == codes.CITY_MAJORITY else 0
    into[row + layout.INCOMPLETE_PENNANT] = i16(state.pennant)
    into[row + layout.FARMERS] = 1 if state.farmers else 0


def _seats(state: Position, observer: i64, into: vec[i16], row: i64) -> None:
    _i: i64
    packed, players, whose = state.packed, state.players, observer
    for _i in range(players):
        into[row + layout.PLAYS] = 1
        into[row + layout.SCORE] = packed[codes.SCORE_AT + whose]
        into[row + layout.SUPPLY] = packed[codes.SUPPLY_AT + whose]
        row += layout.SEAT_ROW
        whose += 1
        if whose == players:
            whose = 0


def _drawn(state: Position, into: vec[i16], start: i64, was: vec[i64], since: i64) -> None:
    """Write what is left and what was set aside: both change only with a draw, and every draw leaves one less."""
    i: i64
    packed, hand, seen = state.packed, state.hand, was[since + SEEN]
    one = was[since + UNSEEN] - 1 == state.unseen and was[since + ASIDE] == state.put_aside
    if seen and one and hand != codes.NOBODY:  # the tile that was drawn is the one in hand
        into[start + layout.LEFT + hand] = packed[codes.LEFT_AT + hand]
    else:
        for i in range(codes.KINDS):
            into[start + layout.LEFT + i] = packed[codes.LEFT_AT + i]
            into[start + layout.ASIDE + i] = 0
        for i in range(state.put_aside):
            into[start + layout.ASIDE + i64(packed[codes.ASIDE_AT + i])] += 1
        was[since + ASIDE] = state.put_aside
    into[start + layout.TURN + layout.UNSEEN] = i16(state.unseen)
    was[since + UNSEEN] = state.unseen


def _tiles(state: Position, into: vec[i16], start: i64, was: vec[i64], since: i64) -> None:
    """Write tiles that were placed since; those written before still lie where they lay."""
    tile: i64
    plane: i64
    tiles, outside, last = state.tiles, i64(0), was[since + LAST]
    if last:
        into[start + layout.BOARD + last - 1 + layout.LAST] = 0
    for tile in range(was[since + TILES], tiles):
        row = start + layout.TILES + layout.TILE_ROW * tile
        kr, x, y = state.tile_kr(tile), state.tile_x(tile), state.tile_y(tile)
        into[row + layout.TILE_KIND] = i16((kr >> 2) + 1)
        into[row + layout.TILE_ROTATION] = i16(kr & 3)
        into[row + layout.TILE_X] = i16(x)
        into[row + layout.TILE_Y] = i16(y)
        last = corner(x, y) + 1
        if last:
            cell = start + layout.BOARD + last - 1
            for plane in range(PRINTS):
                into[cell + plane] = PRINTED[PRINTS * kr + plane]
        else:
            outside += 1
    if last and tiles > 1:
        into[start + layout.BOARD + last - 1 + layout.LAST] = 1
    was[since + LAST] = last
    was[since + TILES] = tiles
    into[start + layout.TURN + layout.LAID] = i16(tiles)
    if outside:
        into[start + layout.TURN + layout.OUTSIDE] += i16(outside)


def _meeples(  # noqa: PLR0917
    state: Position, observer: i64, turned: bool, into: vec[i16], start: i64, was: vec[i64], since: i64, laid: i64
) -> None:
    """Write the meeples on the table. Since `laid` tiles lay there some may have left; new ones stand on later tiles.

    A meeple is put on the tile placed last, so that one that came later also stands later in the list.
    """
    number: i64
    seat: i64
    players, packed, board = state.players, state.packed, start + layout.BOARD
    before, kept, men = was[since + MEN_OUT], i64(0), players * SUPPLY
    for number in range(before):
        man = was[since + MEN + number]
        seat = i64(packed[codes.MEEPLE_AT + codes.NODE * (man & NODE_MASK)]) - 1
        if seat < 0:
            _mark(into, board, man, codes.NOBODY)
            continue
        if turned or kept != number:
            seat = seat - observer if seat >= observer else seat - observer + players
            if turned:
                _mark(into, board, man, seat)
            _stand(into, start, kept, seat, man)
            was[since + MEN + kept] = man
        kept += 1
    for seat in range(players):
        men -= i64(packed[codes.SUPPLY_AT + seat])
    if kept < men:
        tile, node = i64(0), i64(0)
        if laid:
            tile = laid - 1
            node = i64(packed[codes.TILE_BASE_AT + tile])
        if kept:
            man = was[since + MEN + kept - 1] & NODE_MASK
            if man >= node:
                node = man + 1
        while kept < men:
            while not packed[codes.MEEPLE_AT + codes.NODE * node]:
                node += 1
            while tile + 1 < state.tiles and i64(packed[codes.TILE_BASE_AT + tile + 1]) <= node:
                tile += 1
            man = man_at(state, node, tile)
            seat = i64(packed[codes.MEEPLE_AT + codes.NODE * node]) - 1
            seat = seat - observer if seat >= observer else seat - observer + players
            _mark(into, board, man, seat)
            _stand(into, start, kept, seat, man)
            was[since + MEN + kept] = man
            kept += 1
            node += 1
    for number in range(
        start + layout.MEEPLES + layout.MAN_ROW * men, start + layout.MEEPLES + layout.MAN_ROW * before
    ):
        into[number] = 0
    was[since + MEN_OUT] = men
    into[start + layout.TURN + layout.MEN_OUT] = i16(men)


def _stand(into: vec[i16], start: i64, number: i64, seat: i64, man: i64) -> None:
    """Write a row of `meeples`."""
    row = start + layout.MEEPLES + layout.MAN_ROW * number
    into[row + layout.MAN_LIES] = 1
    into[row + layout.MAN_SEAT] = i16(seat)
    into[row + layout.MAN_SLOT] = i16(man >> SLOT_SHIFT & SLOT_MASK)
    into[row + layout.MAN_TILE] = i16(man >> TILE_SHIFT & TILE_MASK)


def _mark(into: vec[i16], board: i64, man: i64, seat: i64) -> None:
    """Show whose meeple stands in a slot of a tile on `board`: a seat from the observer, or `NOBODY`."""
    role = man >> CELL_SHIFT
    if role:
        role += board - 1
        into[role + layout.OWN] = 1 if seat == 0 else 0
        into[role + layout.OTHERS] = 0
        if seat > 0:
            into[role + layout.OTHERS] = i16(seat)


def longest(_setup: Setup) -> int:
    """Return a bound of the actions in a game: a draw, a place and a meeple for every tile, and one start."""
    return codes.PLIES_MAX
