"""How likely it is that open roads, cities and cloisters are completed, by counting the tiles that could do it."""

from math import exp
from typing import Final, final

from bastide.engine.arrays import i64, vec
from bastide.games.carcassonne.kernel import codes, placing, tables, weights
from bastide.games.carcassonne.kernel.state import Position

KEYS: Final = 1024
NEEDS: Final = 256


def closing_kinds(need: int, side: int) -> int:
    """Return a bit mask of the kinds that fit a cell and close the road or city that opens on it from a side."""
    kinds = 0
    for kind in range(codes.KINDS):
        turns = int(tables.FITS[kind * NEEDS + need])
        for rotation in range(4):
            edges = (kind * 4 + rotation) * 4
            segment = tables.SIDE[edges + side]
            if turns >> rotation & 1 and segment >= 0 and need >> 2 * side & 3:
                open_edges = [at for at in range(4) if tables.SIDE[edges + at] == segment and not need >> 2 * at & 3]
                if not open_edges:
                    kinds |= 1 << kind
    return kinds


def fitting_kinds(need: int) -> int:
    """Return a bit mask of the kinds that fit a cell with this need."""
    return sum(1 << kind for kind in range(codes.KINDS) if tables.FITS[kind * NEEDS + need])


FITTING: Final = vec[i64]([fitting_kinds(need) for need in range(NEEDS)])
"""[need] kinds that fit."""
CLOSING: Final = vec[i64](
    [closing_kinds(need, side) if FITTING[need] else 0 for need in range(NEEDS) for side in range(4)]
)
"""[4 * need + side] kinds that fit and close what opens on the cell from that side."""


@final
class Completion:
    """Finds the chances, and keeps them while the stack stays as it is."""

    def __init__(self, weight: vec[float]) -> None:
        """Take the weights, in the order of `weights.py`."""
        self.weight: vec[float] = weight
        self.era: i64 = 0
        self.seats: i64 = 0
        self.known: vec[i64] = vec[i64]([-1] * codes.KINDS)
        self.edge_era: vec[i64] = vec[i64]([0] * KEYS)
        self.edge_own: vec[float] = vec[float]([0.0] * KEYS)
        self.edge_any: vec[float] = vec[float]([0.0] * KEYS)
        self.fill_era: vec[i64] = vec[i64]([0] * NEEDS)
        self.fill: vec[float] = vec[float]([0.0] * NEEDS)
        # marks, so that no cell is counted twice
        self.mark: i64 = 0
        self.front_mark: vec[i64] = vec[i64]([0] * codes.FRONT_MAX)
        # what `explore` found
        self.tiles: i64 = 0
        self.cells: i64 = 0
        self.chance_own: float = 0.0
        self.chance_any: float = 0.0

    def meet(self, state: Position) -> None:
        """Forget what was found out for another stack or number of seats."""
        known, packed = self.known, state.packed
        same = self.seats == state.players
        kind: i64
        for kind in range(codes.KINDS):
            left = i64(packed[codes.LEFT_AT + kind])
            if known[kind] != left:
                known[kind] = left
                same = False
        if not same:
            self.seats = state.players
            self.era += 1

    def _count(self, kinds: i64) -> i64:
        """Return how many tiles of these kinds are unseen."""
        count: i64 = 0
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                count += self.known[kind]
            kinds >>= 1
            kind += 1
        return count

    def _think(self, key: i64) -> None:
        """Find the chance that an open edge is closed, by one seat or by anybody; key is 4 * need + side."""
        weight = self.weight
        closing, fitting = float(self._count(CLOSING[key])), float(self._count(FITTING[key >> 2]))
        if key >> 2 >> 2 * (key & 3) & 3 == tables.CITY:
            rate = weight[weights.CITY_CLOSE] * closing + weight[weights.CITY_FIT] * fitting
        else:
            rate = weight[weights.ROAD_CLOSE] * closing + weight[weights.ROAD_FIT] * fitting
        rate /= float(self.seats)
        self.edge_own[key] = 1.0 - exp(-rate)
        self.edge_any[key] = 1.0 - exp(-rate * weight[weights.FIELD_CITY])
        self.edge_era[key] = self.era

    def explore(self, state: Position, root: i64, more: float) -> None:
        """Walk a road or city: count its tiles and open cells, and find its chance to be completed."""
        self.mark += 1
        packed, board = state.packed, state.board
        is_open = state.word[root] & tables.OPEN_MASK != 0
        tiles: i64 = 0
        cells: i64 = 0
        own, anybody = 1.0, 1.0
        node = root
        side: i64
        while True:
            ks = i64(packed[codes.KS_AT + codes.NODE * node])
            before = tables.TWINS[ks]
            while before and i64(packed[codes.LABEL_AT + codes.NODE * (node - before)]) != root:
                before -= 1
            if not before:
                tiles += 1
            if is_open:
                segment = ks & 7
                tile = placing.tile_of(state, node)
                kr4, cell = state.tile_kr(tile) * 4, state.tile_cell(tile)
                for side in range(4):
                    if tables.SIDE[kr4 + side] != segment:
                        continue
                    there = i64(board[(cell + codes.STEP[side]) % codes.CELLS]) - codes.FRONT
                    if there < 0 or self.front_mark[there] == self.mark:
                        continue
                    self.front_mark[there] = self.mark
                    key = i64(packed[codes.FRONT_NEED_AT + there]) * 4 + (side ^ 2)
                    if self.edge_era[key] != self.era:
                        self._think(key)
                    if cells:
                        own *= more
                        anybody *= more
                    cells += 1
                    own *= self.edge_own[key]
                    anybody *= self.edge_any[key]
            node = i64(packed[codes.RING_AT + codes.NODE * node])
            if node == root:
                break
        self.tiles, self.cells, self.chance_own, self.chance_any = tiles, cells, own, anybody

    def filled(self, need: i64) -> float:
        """Return the chance that an empty cell with this need, beside a cloister, is filled."""
        if self.fill_era[need] != self.era:
            self.fill_era[need] = self.era
            rate = self.weight[weights.CLOISTER_FILL] * float(self._count(FITTING[need]))
            self.fill[need] = 1.0 - exp(-rate / float(self.seats))
        return self.fill[need]
