"""A position in some hundred and fifty numbers, for learners: what every seat owns, and how near to completion it is.

Where a tile lies whose meeple is not placed yet, the turn is first finished as the plain evaluation would
(`evaluate.py` with the weights it starts from), so that the numbers tell what the whole turn brings. A feature counts
for each seat that has most meeples there. How near it is to completion is told by its open cells, and by the fewest
unseen tiles that fit one of them and close it. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import append, i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.carcassonne.kernel import codes, placing, scoring, tables
from bastide.games.carcassonne.kernel.completion import CLOSING
from bastide.games.carcassonne.kernel.evaluate import Evaluator
from bastide.games.carcassonne.kernel.state import Position

PLAYER: Final = Evaluator()
"""Who finishes the turn on hand."""
BUCKETS: Final = 3
"""Open cells are told apart as 1, 2, and 3 or more."""
CLOSERS_MAX: Final = 9
"""More tiles that close a cell than this are plenty."""
POINTS_MAX: Final = 2000


def _points(name: str, meaning: str) -> Slot:
    return Slot(name, "points", 0, POINTS_MAX, meaning)


def _network(what: str) -> tuple[Slot, ...]:
    return (
        _points(f"{what}.now", "if the game ended now"),
        Slot(f"{what}.meeples", "meeples", 0, tables.SUPPLY),
        *[_points(f"{what}.{n}", f"when complete, of those with {n} open cells") for n in ("1", "2", "more")],
        *[
            Slot(f"{what}.{n}.likely", "points times tiles", 0, 9 * POINTS_MAX, "the same times the tiles that close")
            for n in ("1", "2", "more")
        ],
    )


LAYOUT: Final = Layout(
    "carcassonne",
    "1",
    (
        Part(
            "seats",
            "The observer first, then the others in turn order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                _points("score", ""),
                Slot("supply", "meeples", 0, tables.SUPPLY, "meeples in hand"),
                *_network("road"),
                *_network("city"),
                Slot("stuck", "meeples", 0, tables.SUPPLY, "on roads and cities that no unseen tile can complete"),
                Slot("monks", "meeples", 0, tables.SUPPLY),
                _points("cloister.now", "if the game ended now"),
                Slot("cloister.empty", "cells", 0, 56, "to be filled around cloisters"),
                Slot("farmers", "meeples", 0, tables.SUPPLY),
                Slot("fields", "fields", 0, tables.SUPPLY, "with most farmers"),
                Slot("field.cities", "cities", 0, 300, "complete ones beside these fields, counted for each field"),
                Slot("field.near", "cities", 0, 300, "likewise, with one open edge"),
                Slot("field.open", "cities", 0, 300, "likewise, with more"),
            ),
            (codes.SEATS,),
        ),
        Part(
            "turn",
            "What happens now.",
            (
                Slot("over", meaning="the game is over"),
                Slot("seat", "seat", 0, codes.SEATS - 1, "whose turn it is, 0 the observer's"),
                Slot("unseen", "tiles", 0, tables.TILE_TOTAL, "tiles not yet drawn"),
            ),
        ),
    ),
)


SIZE: Final[i64] = LAYOUT.size
SEATS: Final[i64] = LAYOUT.offsets["seats"]
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
SCORE: Final[i64] = LAYOUT.place("seats", "score")
SUPPLY: Final[i64] = LAYOUT.place("seats", "supply")
ROADS: Final[i64] = LAYOUT.place("seats", "road.now")
CITIES: Final[i64] = LAYOUT.place("seats", "city.now")
NOW: Final = 0
MEEPLES: Final = 1
WHEN: Final = 2
LIKELY: Final = 5
STUCK: Final[i64] = LAYOUT.place("seats", "stuck")
MONKS: Final[i64] = LAYOUT.place("seats", "monks")
CLOISTERS: Final[i64] = LAYOUT.place("seats", "cloister.now")
EMPTY: Final[i64] = LAYOUT.place("seats", "cloister.empty")
FARMERS: Final[i64] = LAYOUT.place("seats", "farmers")
FIELDS: Final[i64] = LAYOUT.place("seats", "fields")
BESIDE: Final[i64] = LAYOUT.place("seats", "field.cities")
TURN: Final[i64] = LAYOUT.offsets["turn"]
OVER: Final[i64] = TURN + LAYOUT.place("turn", "over")
WHOSE: Final[i64] = TURN + LAYOUT.place("turn", "seat")
UNSEEN: Final[i64] = TURN + LAYOUT.place("turn", "unseen")

CLOSERS_AT: Final = 16
CELLS_MASK: Final = 65535


def write(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the digest for a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    node: i64
    for i in range(start, start + SIZE):
        into[i] = 0
    if state.phase == codes.DEPLOYING:
        state = PLAYER.reply(state)
    players = state.players
    for i in range(players):
        row = start + SEATS + SEAT_ROW * i
        owner = (observer + i) % players
        into[row] = 1
        into[row + SCORE] = i16(state.score(owner))
        into[row + SUPPLY] = i16(state.supply(owner))
    into[start + OVER] = 1 if state.phase == codes.OVER else 0
    into[start + WHOSE] = i16((state.player - observer + players) % players)
    into[start + UNSEEN] = i16(state.unseen)
    if state.phase == codes.OVER:
        return
    packed = state.packed
    for node in range(state.nodes):
        if not packed[codes.MEEPLE_AT + codes.NODE * node] or _is_told(state, node):
            continue
        what, root = (
            tables.TYPE[i64(packed[codes.KS_AT + codes.NODE * node])],
            i64(packed[codes.LABEL_AT + codes.NODE * node]),
        )
        if what == tables.CLOISTER:
            owner = (i64(packed[codes.MEEPLE_AT + codes.NODE * node]) - 1 - observer + players) % players
            row = start + SEATS + SEAT_ROW * owner
            filled = scoring.around(state, placing.tile_of(state, node))
            into[row + MONKS] += 1
            into[row + CLOISTERS] += i16(1 + filled)
            into[row + EMPTY] += i16(codes.NEIGHBOURS - filled)
        elif what == tables.FIELD:
            _field(state, root, observer, into, start)
        else:
            _network_of(state, root, observer, into, start, what == tables.CITY)


def _is_told(state: Position, node: i64) -> bool:
    """Return whether a meeple's feature has a meeple on an earlier node."""
    packed = state.packed
    other = i64(packed[codes.RING_AT + codes.NODE * node])
    while other != node:
        if other < node and packed[codes.MEEPLE_AT + codes.NODE * other]:
            return True
        other = i64(packed[codes.RING_AT + codes.NODE * other])
    return False


def closers(state: Position, key: i64) -> i64:
    """Return how many unseen tiles fit an open edge and close it, as far as `CLOSERS_MAX`; key is 4 * need + side."""
    kinds, packed = CLOSING[key], state.packed
    count: i64 = 0
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            count += i64(packed[codes.LEFT_AT + kind])
        kinds >>= 1
        kind += 1
    return count if count < CLOSERS_MAX else CLOSERS_MAX


def openness(state: Position, root: i64) -> i64:
    """Return the open cells of a road or city, and from bit 16 on the fewest tiles that close one of them."""
    if not state.word[root] & tables.OPEN_MASK:
        return 0
    packed, board = state.packed, state.board
    cells = vec[i64]()
    fewest: i64 = CLOSERS_MAX
    node = root
    side: i64
    i: i64
    while True:
        segment = i64(packed[codes.KS_AT + codes.NODE * node]) & 7
        tile = placing.tile_of(state, node)
        kr4, cell = state.tile_kr(tile) * 4, state.tile_cell(tile)
        for side in range(4):
            if tables.SIDE[kr4 + side] != segment:
                continue
            there = i64(board[(cell + codes.STEP[side]) % codes.CELLS]) - codes.FRONT
            if there < 0:
                continue
            new = True
            for i in range(len(cells)):
                if cells[i] == there:
                    new = False
            if new:
                cells = append(cells, there)
                few = closers(state, i64(packed[codes.FRONT_NEED_AT + there]) * 4 + (side ^ 2))
                fewest = min(fewest, few)
        node = i64(packed[codes.RING_AT + codes.NODE * node])
        if node == root:
            return len(cells) + (fewest << CLOSERS_AT)


def when_complete(state: Position, root: i64, cells: i64) -> i64:
    """Return what a road or city will score if one tile on each open cell completes it."""
    if cells == 0:
        return scoring.value(state, root)
    word = state.word[root]
    tiles = scoring.tile_count(state, root) + cells
    if tables.TYPE[state.node_ks(root)] != tables.CITY:
        return tiles
    if word & tables.SEGMENT_MASK == 1 and cells == 1:
        return state.two_tile_city + 2 * (word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK)
    return 2 * tiles + 2 * (word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK)


def _network_of(  # noqa: PLR0917 - a call in the hottest place
    state: Position, root: i64, observer: i64, into: vec[i16], start: i64, is_city: bool
) -> None:
    """Add a road or city to what its owners have."""
    found = openness(state, root)
    cells, fewest = found & CELLS_MASK, found >> CLOSERS_AT
    now, later = scoring.value(state, root), when_complete(state, root, cells)
    men = state.word[root] >> tables.MAN_SHIFT
    owners = scoring.majority(men)
    bucket = cells - 1 if cells < BUCKETS else BUCKETS - 1
    players = state.players
    seat: i64 = 0
    while men:
        here = men & tables.MAN_MASK
        if here:
            row = start + SEATS + SEAT_ROW * ((seat - observer + players) % players)
            if not fewest:
                into[row + STUCK] += i16(here)
            row += CITIES if is_city else ROADS
            into[row + MEEPLES] += i16(here)
            if owners >> seat & 1:
                into[row + NOW] += i16(now)
                if fewest:
                    into[row + WHEN + bucket] += i16(later)
                    into[row + LIKELY + bucket] += i16(later * fewest)
        men >>= tables.MAN_BITS
        seat += 1


def cities_beside(state: Position, root: i64) -> i64:
    """Return the cities beside a field: complete, with one open edge, with more; 16 bits for each count."""
    packed, word = state.packed, state.word
    met = vec[i64]()
    found: i64 = 0
    i: i64
    node = root
    while True:
        ks = i64(packed[codes.KS_AT + codes.NODE * node])
        touched, city = tables.CITIES[ks], node - (ks & 7)
        while touched:
            if touched & 1:
                where = i64(packed[codes.LABEL_AT + codes.NODE * city])
                new = True
                for i in range(len(met)):
                    if met[i] == where:
                        new = False
                if new:
                    met = append(met, where)
                    if not word[where] & tables.OPEN_MASK:
                        found += 1
                    elif word[where] & tables.OPEN_MASK == tables.OPEN_ONE:
                        found += 1 << CLOSERS_AT
                    else:
                        found += 1 << 2 * CLOSERS_AT
            touched >>= 1
            city += 1
        node = i64(packed[codes.RING_AT + codes.NODE * node])
        if node == root:
            return found


def _field(state: Position, root: i64, observer: i64, into: vec[i16], start: i64) -> None:
    """Add a field to what its owners have."""
    men = state.word[root] >> tables.MAN_SHIFT
    owners = scoring.majority(men)
    found = cities_beside(state, root)
    players = state.players
    seat: i64 = 0
    while men:
        here = men & tables.MAN_MASK
        if here:
            row = start + SEATS + SEAT_ROW * ((seat - observer + players) % players)
            into[row + FARMERS] += i16(here)
            if owners >> seat & 1:
                into[row + FIELDS] += 1
                into[row + BESIDE] += i16(found & CELLS_MASK)
                into[row + BESIDE + 1] += i16(found >> CLOSERS_AT & CELLS_MASK)
                into[row + BESIDE + 2] += i16(found >> 2 * CLOSERS_AT)
        men >>= tables.MAN_BITS
        seat += 1
