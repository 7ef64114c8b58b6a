"""What a position of Carcassonne is worth: the expected final points of every seat, compiled.

Nothing is played out. Each feature with meeples is worth what it scores when complete, weighted with the
chance that it will be, and what it scores unfinished otherwise. The chance comes from counting: for each
empty cell on which the feature still opens, how many of the unseen tiles fit there *and* close it, and how
many merely fit. A feature that no tile can close any more keeps its meeples, and meeples are worth something
only in hand or on the way home. Farmers count the cities beside their field that are, or may become, complete.
`WEIGHTS` names the numbers that `python -m bastide.arena.tune carcassonne` fits.

Bots find this module as `bastide.games.<name>.evaluate`; `bastide.bots.evaluation` says what it must offer.
"""

from collections.abc import Mapping
from math import exp, log
from typing import Final, final

from bastide.engine.arrays import i64, vec
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.scoring import around, majority, value
from bastide.games.carcassonne.kernel.state import State

CITY_CLOSE: Final = 0
CITY_FIT: Final = 1
CITY_MORE: Final = 2
CITY_GROW_DONE: Final = 3
CITY_GROW_OPEN: Final = 4
ROAD_CLOSE: Final = 5
ROAD_FIT: Final = 6
ROAD_MORE: Final = 7
ROAD_GROW_OPEN: Final = 8
CLOISTER_FILL: Final = 9
SHARED: Final = 10
FIELD_CITY: Final = 11
FIELD_FUTURE: Final = 12
FIELD_SPREAD: Final = 13
MEEPLE_USE: Final = 14
MEEPLE_ENOUGH: Final = 15
MEEPLE_TURNS: Final = 16
MEEPLE_RETURN: Final = 17

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # what: (start, lowest, highest)
    "city_close": (0.6, 0.02, 8.0),  # how eagerly a tile that closes an open edge is used for it, per such tile
    "city_fit": (0.03, 0.0, 1.0),  # the same for every tile that fits there at all
    "city_more": (0.9, 0.2, 1.0),  # factor of the chance for every open cell beyond the first
    "city_grow_done": (0.0, -1.0, 3.0),  # tiles a city still gains on its way to completion, per open cell
    "city_grow_open": (0.5, 0.0, 3.0),  # tiles it gains if it stays unfinished
    "road_close": (0.8, 0.02, 8.0),
    "road_fit": (0.03, 0.0, 1.0),
    "road_more": (0.9, 0.2, 1.0),
    "road_grow_open": (0.3, 0.0, 3.0),
    "cloister_fill": (0.25, 0.005, 3.0),  # how eagerly a tile that fits beside a cloister goes there
    "shared": (0.9, 0.2, 1.1),  # worth of a feature that several seats own
    "field_city": (1.6, 0.1, 5.0),  # readiness of anybody to complete a city, in units of its owner's
    "field_future": (2.0, -6.0, 12.0),  # points of cities still to come, for a field with all tiles unseen
    "field_spread": (0.1, -1.0, 2.0),  # the same per segment of the field
    "meeple_use": (2.2, 0.0, 20.0),  # points that a meeple in hand brings while there are few
    "meeple_enough": (5.0, 0.3, 20.0),  # how many are plenty
    "meeple_turns": (5.0, 0.3, 90.0),  # turns to go at which half as many are plenty
    "meeple_return": (0.7, 0.0, 1.3),  # worth of a meeple on its way home, in units of one in hand
}
"""The weights by name: a guess to start fitting from, and the bounds; in the order of the constants above."""

BEYOND_POINTS: Final = ("field_future", "field_spread", "meeple_use")
"""Weights that are plans rather than points on the table; the `points` bot has them at zero."""

SPREAD_MAX: Final = 20
SOFTNESS: Final = 10.0
"""Points by which a rival must trail to count for about a third of a leading one in `margin`."""

MAN_FIRST: Final = 1
"""One meeple of seat 0 in a packed count."""

KEYS: Final = 1024
NEEDS: Final = 256
NO_TURN: Final = -1e30
SLOT_BITS: Final = 4
SLOT_BITS_MASK: Final = 15


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
class Evaluator:
    """Values positions with one set of weights; keeps scratch space, so use one per thread of thought."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        """Take weights by name; those not named are as in `WEIGHTS`. Raises ValueError for an unknown name."""
        given = dict(weights or {})
        found: list[float] = [float(given.pop(name, start)) for name, (start, _, _) in WEIGHTS.items()]
        if given:
            raise ValueError(f"the evaluation of Carcassonne has no weight {min(given)!r}")
        self.weight: vec[float] = vec[float](found)
        self.total: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.homing: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.base: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.best_margin: float = 0.0
        self.best_code: i64 = 0
        self.enough: float = 0.0
        self.ahead: float = 0.0
        # what is known about open edges while the stack stays as it is
        self.era: i64 = 0
        self.seats: i64 = 0
        self.known: vec[i64] = vec[i64]([-1] * codes.KINDS)
        self.edge_era: vec[i64] = vec[i64]([0] * KEYS)
        self.edge_own: vec[float] = vec[float]([0.0] * KEYS)
        self.edge_any: vec[float] = vec[float]([0.0] * KEYS)
        self.fill_era: vec[i64] = vec[i64]([0] * NEEDS)
        self.fill: vec[float] = vec[float]([0.0] * NEEDS)
        # marks, so that nothing is counted twice
        self.mark: i64 = 0
        self.front_mark: vec[i64] = vec[i64]([0] * codes.FRONT_MAX)
        self.position: i64 = 0
        self.visit: i64 = 0
        self.root_seen: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_seen: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_chance: vec[float] = vec[float]([0.0] * tables.NODES)
        self.city_men: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_paid: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_field: vec[i64] = vec[i64]([0] * tables.NODES)
        self.cities: vec[i64] = vec[i64]([0] * tables.NODES)
        self.cities_seen: i64 = 0
        # what `_explore` found
        self.tiles: i64 = 0
        self.cells: i64 = 0
        self.chance_own: float = 0.0
        self.chance_any: float = 0.0

    # -- positions -------------------------------------------------------------------------

    def value(self, state: State) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""
        self._value(state)
        found: list[float] = []
        seat: i64
        for seat in range(state.players):
            found.append(self.total[seat])
        return found

    def _value(self, state: State) -> None:
        total, homing = self.total, self.homing
        seat: i64
        for seat in range(state.players):
            total[seat] = float(state.score[seat])
            homing[seat] = 0.0
        if state.phase == codes.OVER:
            return
        self._meet(state)
        weight, meeple, label, node_ks = self.weight, state.meeple, state.label, state.node_ks
        unseen = state.unseen
        if state.phase == codes.PLACING:
            unseen += 1
        self.ahead = float(unseen) / float(tables.TILE_TOTAL - 1)
        self.position += 1
        self.cities_seen = 0
        node: i64
        for node in range(state.nodes):
            if not meeple[node]:
                continue
            root, what = label[node], tables.TYPE[node_ks[node]]
            if what == tables.CLOISTER:
                self._cloister(state, node, i64(meeple[node]) - 1)
            elif self.root_seen[root] != self.position:
                self.root_seen[root] = self.position
                men = state.word[root] >> tables.MAN_SHIFT
                if what == tables.FIELD:
                    self._field(state, root, men, False)
                else:
                    self._road_or_city(state, root, men)
        if state.field_scoring == codes.CITY_MAJORITY:
            city: i64
            for city in range(self.cities_seen):
                self._city_of_all_fields(state, self.cities[city], 1.0)
        turns = float(unseen) / float(state.players)
        self.enough = weight[MEEPLE_ENOUGH] * turns / (turns + weight[MEEPLE_TURNS]) + 0.001
        for seat in range(state.players):
            total[seat] += self._hand(float(state.supply[seat]) + weight[MEEPLE_RETURN] * homing[seat])

    def _hand(self, meeples: float) -> float:
        """Return what so many meeples in hand are worth, those on their way home counted in."""
        return self.weight[MEEPLE_USE] * self.enough * (1.0 - exp(-meeples / self.enough))

    def _deployed(self, state: State, seat: i64, node: i64) -> None:
        """Add to the values of a position what one more meeple on a free segment of its last tile changes.

        The position is that after the turn without the meeple, judged by `_value`, with tiles to come. What
        the meeple's feature scores at once (CAR-046, CAR-056) brings it home at once.
        """
        total, homing, word = self.total, self.homing, state.word
        root, what = state.label[node], tables.TYPE[state.node_ks[node]]
        in_hand, before = state.supply[seat], homing[seat]
        was = self._hand(float(in_hand) + self.weight[MEEPLE_RETURN] * before)
        if what == tables.FIELD:
            self._field(state, root, MAN_FIRST << tables.MAN_BITS * seat, True)
        elif what == tables.CLOISTER:
            if around(state, state.tiles - 1) == 8:
                total[seat] += 9.0
                return
            self._cloister(state, node, seat)
        elif word[root] & tables.OPEN_MASK == 0:
            total[seat] += float(value(state, root))
            return
        else:
            self._road_or_city(state, root, MAN_FIRST << tables.MAN_BITS * seat)
        total[seat] += self._hand(float(in_hand - 1) + self.weight[MEEPLE_RETURN] * homing[seat]) - was
        homing[seat] = before

    def _meet(self, state: State) -> None:
        """Forget what was found out for another stack or number of seats."""
        known, left = self.known, state.left
        same = self.seats == state.players
        kind: i64
        for kind in range(codes.KINDS):
            if known[kind] != left[kind]:
                known[kind] = left[kind]
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
            rate = weight[CITY_CLOSE] * closing + weight[CITY_FIT] * fitting
        else:
            rate = weight[ROAD_CLOSE] * closing + weight[ROAD_FIT] * fitting
        rate /= float(self.seats)
        self.edge_own[key] = 1.0 - exp(-rate)
        self.edge_any[key] = 1.0 - exp(-rate * weight[FIELD_CITY])
        self.edge_era[key] = self.era

    def _explore(self, state: State, root: i64, more: float) -> None:
        """Walk a road or city: count its tiles and open cells, and find its chance to be completed."""
        self.mark += 1
        ring, label, node_ks, board, front_need = state.ring, state.label, state.node_ks, state.board, state.front_need
        is_open = state.word[root] & tables.OPEN_MASK != 0
        tiles: i64 = 0
        cells: i64 = 0
        own, anybody = 1.0, 1.0
        node = root
        side: i64
        while True:
            ks = node_ks[node]
            before = tables.TWINS[ks]
            while before and label[node - before] != root:
                before -= 1
            if not before:
                tiles += 1
            if is_open:
                segment = ks & 7
                tile = self._tile_of(state, node)
                kr4, cell = state.tile_kr[tile] * 4, state.tile_cell[tile]
                for side in range(4):
                    if tables.SIDE[kr4 + side] != segment:
                        continue
                    there = i64(board[(cell + codes.STEP[side]) % codes.CELLS]) - codes.FRONT
                    if there < 0 or self.front_mark[there] == self.mark:
                        continue
                    self.front_mark[there] = self.mark
                    key = front_need[there] * 4 + (side ^ 2)
                    if self.edge_era[key] != self.era:
                        self._think(key)
                    if cells:
                        own *= more
                        anybody *= more
                    cells += 1
                    own *= self.edge_own[key]
                    anybody *= self.edge_any[key]
            node = ring[node]
            if node == root:
                break
        self.tiles, self.cells, self.chance_own, self.chance_any = tiles, cells, own, anybody

    def _tile_of(self, state: State, node: i64) -> i64:
        """Return the tile a node belongs to: the last one whose first node is not beyond it."""
        base = state.tile_base
        low: i64 = node >> 3
        high: i64 = state.tiles - 1
        while low < high:
            middle = (low + high + 1) >> 1
            if base[middle] <= node:
                low = middle
            else:
                high = middle - 1
        return low

    # -- features --------------------------------------------------------------------------

    def _give(self, men: i64, points: float, chance: float) -> None:
        """Credit a feature to its owners, and to everybody there the chance to get the meeples back."""
        owners = majority(men)
        if owners & (owners - 1):
            points *= self.weight[SHARED]
        seat: i64 = 0
        while men:
            count = men & tables.MAN_MASK
            if count:
                if owners >> seat & 1:
                    self.total[seat] += points
                self.homing[seat] += chance * float(count)
            men >>= tables.MAN_BITS
            seat += 1

    def _road_or_city(self, state: State, root: i64, men: i64) -> None:
        """Add what a road or city with these meeples will bring (CAR-063, -072 to -074, -101 to -103)."""
        weight, word, ahead = self.weight, state.word[root], self.ahead
        if tables.TYPE[state.node_ks[root]] == tables.CITY:
            self._explore(state, root, weight[CITY_MORE])
            tiles, cells = float(self.tiles), float(self.cells)
            pennants = float(word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK)
            done = 2.0 * (tiles + pennants + cells * (1.0 + weight[CITY_GROW_DONE] * ahead))
            if word & tables.SEGMENT_MASK == 1 and self.cells == 1:
                done += 0.5 * float(state.two_tile_city - 4)
            undone = tiles + float(state.pennant) * pennants + weight[CITY_GROW_OPEN] * cells * ahead
        else:
            self._explore(state, root, weight[ROAD_MORE])
            tiles, cells = float(self.tiles), float(self.cells)
            done = tiles + cells
            undone = tiles + weight[ROAD_GROW_OPEN] * cells * ahead
        chance = self.chance_own
        self._give(men, chance * done + (1.0 - chance) * undone, chance)

    def _cloister(self, state: State, node: i64, seat: i64) -> None:
        """Add what a monk will bring: a point for every cell around that is or will be filled (CAR-081, -104)."""
        cell, board = state.tile_cell[self._tile_of(state, node)], state.board
        points, chance = 1.0, 1.0
        i: i64
        for i in range(8):
            there = i64(board[(cell + codes.AROUND[i]) % codes.CELLS])
            if there and there < codes.FRONT:
                points += 1.0
                continue
            need: i64 = state.front_need[there - codes.FRONT] if there else 0
            if self.fill_era[need] != self.era:
                self.fill_era[need] = self.era
                rate = self.weight[CLOISTER_FILL] * float(self._count(FITTING[need]))
                self.fill[need] = 1.0 - exp(-rate / float(self.seats))
            points += self.fill[need]
            chance *= self.fill[need]
        self.total[seat] += points
        self.homing[seat] += chance

    def _field(self, state: State, root: i64, men: i64, trial: bool) -> None:
        """Add what a field with these farmers brings: cities complete or likely, and those to come (CAR-112 to -117).

        A trial leaves no mark on the cities, and settles at once what they bring under CAR-133.
        """
        weight, ring, node_ks, label = self.weight, state.ring, state.node_ks, state.label
        owners = majority(men)
        share = weight[SHARED] if owners & (owners - 1) else 1.0
        self.visit += 1
        here = self.visit
        seat: i64
        node = root
        while True:
            touched, city = tables.CITIES[node_ks[node]], node - (node_ks[node] & 7)
            while touched:
                where = label[city]
                if touched & 1 and self._first_time(state, where, here):
                    if state.field_scoring == codes.CITY_MAJORITY:
                        if trial:
                            self._city_of_all_fields(state, where, -1.0)
                        self.city_men[where] += men
                        if trial:
                            self._city_of_all_fields(state, where, 1.0)
                            self.city_men[where] -= men
                    else:
                        fresh = owners
                        if state.field_scoring != codes.CITY_EACH:
                            fresh &= ~self.city_paid[where]
                            if not trial:
                                self.city_paid[where] |= owners
                        points = float(codes.FIELD_POINTS) * self.city_chance[where] * share
                        for seat in range(state.players):
                            if fresh >> seat & 1:
                                self.total[seat] += points
                touched >>= 1
                city += 1
            node = ring[node]
            if node == root:
                break
        size: i64 = state.word[root] & tables.SEGMENT_MASK
        size = min(size, SPREAD_MAX)
        future = (weight[FIELD_FUTURE] + weight[FIELD_SPREAD] * float(size)) * self.ahead * share
        for seat in range(state.players):
            if owners >> seat & 1:
                self.total[seat] += future

    def _first_time(self, state: State, where: i64, here: i64) -> bool:
        """Return whether a field meets this city for the first time, with the city's chance made ready."""
        if self.city_seen[where] != self.position:
            self.city_seen[where] = self.position
            self.city_paid[where] = 0
            self.city_men[where] = 0
            self.city_field[where] = -1
            self.cities[self.cities_seen] = where
            self.cities_seen += 1
            self.city_chance[where] = 1.0
            if state.word[where] & tables.OPEN_MASK:
                self._explore(state, where, self.weight[CITY_MORE])
                self.city_chance[where] = self.chance_any
        if self.city_field[where] == here:
            return False
        self.city_field[where] = here
        return True

    def _city_of_all_fields(self, state: State, where: i64, sign: float) -> None:
        """Give a city beside fields to those with most farmers around it, or take it away again (CAR-133)."""
        owners = majority(self.city_men[where])
        seat: i64
        for seat in range(state.players):
            if owners >> seat & 1:
                self.total[seat] += sign * float(codes.MAJORITY_POINTS) * self.city_chance[where]

    # -- turns -----------------------------------------------------------------------------

    def _margin(self, players: i64, seat: i64) -> float:
        """Return by how many points a seat leads its rivals; the closest rival counts most."""
        total = self.total
        own = total[seat]
        if players == 2:
            return own - total[1 - seat]
        best = NO_TURN
        other: i64
        for other in range(players):
            if other != seat and total[other] > best:
                best = total[other]
        weight = 0.0
        for other in range(players):
            if other != seat:
                weight += exp((total[other] - best) / SOFTNESS)
        return own - best - SOFTNESS * log(weight / float(players - 1))

    def turns(self, state: State) -> list[tuple[float, tuple[int, ...]]]:
        """Return every way to finish the turn on hand, best margin first: place and meeple are one decision."""
        found: list[tuple[float, tuple[int, ...]]] = []
        self._try(state, found, True)
        found.sort(key=_by_margin)
        return found

    def reply(self, state: State) -> State:
        """Return the position after the best turn of the seat that is to decide, by this evaluation alone."""
        best = self._try(state, [], False)
        after = state.clone()
        if state.phase == codes.PLACING:
            after.act(best >> SLOT_BITS)
        after.act(codes.MEEPLE + (best & SLOT_BITS_MASK))
        return after

    def _try(self, state: State, found: list[tuple[float, tuple[int, ...]]], keep: bool) -> i64:
        """Try every way to finish the turn, and list them if asked to; return the best as place and slot."""
        self.best_margin = NO_TURN
        self.best_code = 0
        i: i64
        rotation: i64
        if state.phase == codes.DEPLOYING:
            self._try_meeples(state.clone(), -1, found, keep)
        elif state.phase == codes.PLACING:
            for i in range(state.fronts):
                turns = tables.FITS[state.hand * NEEDS + state.front_need[i]]
                for rotation in range(4):
                    if turns >> rotation & 1:
                        place = codes.PLACE + 4 * state.front_cell[i] + rotation
                        laid = state.clone()
                        laid.act(place)
                        self._try_meeples(laid, place, found, keep)
        else:
            raise ValueError("no seat is to finish a turn here")
        return self.best_code

    def _try_meeples(self, laid: State, place: i64, found: list[tuple[float, tuple[int, ...]]], keep: bool) -> None:
        """Try every meeple, and none, on a position in which the tile is laid; the position is used up.

        The position after no meeple is judged as a whole, and each meeple by what it changes; in the last
        turn of the game the final scoring does it.
        """
        seat, free, node = laid.player, laid.free_segments(), laid.tile_base[laid.tiles - 1]
        last = laid.unseen == 0
        total, base = self.total, self.base
        other: i64
        if last:
            ahead = laid.clone()
            ahead.act(codes.MEEPLE + codes.SLOT_NONE)
            self._value(ahead)
        else:
            laid.act(codes.MEEPLE + codes.SLOT_NONE)
            self._value(laid)
        self._note(place, codes.SLOT_NONE, self._margin(laid.players, seat), found, keep)
        for other in range(laid.players):
            base[other] = total[other]
        while free:
            if free & 1:
                slot = tables.SLOT[laid.node_ks[node]]
                if last:
                    ahead = laid.clone()
                    ahead.act(codes.MEEPLE + slot)
                    self._value(ahead)
                else:
                    for other in range(laid.players):
                        total[other] = base[other]
                    self._deployed(laid, seat, node)
                self._note(place, slot, self._margin(laid.players, seat), found, keep)
            free >>= 1
            node += 1

    def _note(
        self, place: i64, slot: i64, margin: float, found: list[tuple[float, tuple[int, ...]]], keep: bool
    ) -> None:
        """Remember a way to finish the turn if it is the best, and in the list if asked to."""
        code = place << SLOT_BITS | slot
        if margin > self.best_margin or (margin == self.best_margin and code < self.best_code):
            self.best_margin, self.best_code = margin, code
        if keep and place >= 0:
            found.append((margin, (int(place), int(codes.MEEPLE + slot))))
        elif keep:
            found.append((margin, (int(codes.MEEPLE + slot),)))


def _by_margin(turn: tuple[float, tuple[int, ...]]) -> tuple[float, tuple[int, ...]]:
    return -turn[0], turn[1]
