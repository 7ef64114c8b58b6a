"""What a position of Carcassonne is worth: the expected final points of every seat.

Nothing is played out. Each feature with meeples is worth what it scores when complete, weighted with the
chance that it will be, and what it scores unfinished otherwise. The chance comes from counting: for each
empty cell on which the feature still opens, how many of the unseen tiles fit there *and* close it, and how
many merely fit. A feature that no tile can close any more keeps its meeples, and meeples are worth something
only in hand or on the way home. Farmers count the cities beside their field that are, or may become, complete.
`WEIGHTS` names the numbers that `python -m bastide.arena.tune carcassonne` fits.

`bastide.bots.evaluation` says what bots ask of it.
"""

from collections.abc import Mapping
from math import exp, log
from typing import Final, final

from bastide.engine.arrays import i64, vec
from bastide.games.carcassonne.kernel import codes, placing, scoring, tables, weights
from bastide.games.carcassonne.kernel.act import act
from bastide.games.carcassonne.kernel.completion import NEEDS, Completion
from bastide.games.carcassonne.kernel.meeples import free_segments
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.kernel.weights import BEYOND_POINTS, WEIGHTS

__all__ = ["BEYOND_POINTS", "WEIGHTS", "Evaluator"]

SPREAD_MAX: Final = 20
SOFTNESS: Final = 10.0
"""Points by which a rival must trail to count for about a third of a leading one in `margin`."""

MAN_FIRST: Final = 1
"""One meeple of seat 0 in a packed count."""

TWO_PLAYERS: Final = 2
"""Players of whom each has one rival only."""

NO_TURN: Final = -1e30
SLOT_BITS: Final = 4
SLOT_BITS_MASK: Final = 15


@final
class Evaluator:
    """Values positions with one set of weights; keeps scratch space, so use one per thread of thought."""

    def __init__(self, given: Mapping[str, float] | None = None) -> None:
        """Take weights by name; those not named are as in `WEIGHTS`. Raises ValueError for an unknown name."""
        self.weight: vec[float] = weights.chosen(given)
        self.completion: Completion = Completion(self.weight)
        self.total: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.homing: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.base: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.best_margin: float = 0.0
        self.best_code: i64 = 0
        self.enough: float = 0.0
        self.ahead: float = 0.0
        # marks, so that nothing is counted twice
        self.judged: i64 = 0
        self.visit: i64 = 0
        self.root_seen: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_seen: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_chance: vec[float] = vec[float]([0.0] * tables.NODES)
        self.city_men: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_paid: vec[i64] = vec[i64]([0] * tables.NODES)
        self.city_field: vec[i64] = vec[i64]([0] * tables.NODES)
        self.cities: vec[i64] = vec[i64]([0] * tables.NODES)
        self.cities_seen: i64 = 0

    # -- positions -------------------------------------------------------------------------

    def value(self, state: Position) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""
        self._value(state)
        found: list[float] = []
        seat: i64
        for seat in range(state.players):
            found.append(self.total[seat])
        return found

    def _value(self, state: Position) -> None:
        total, homing = self.total, self.homing
        seat: i64
        for seat in range(state.players):
            total[seat] = float(state.score[seat])
            homing[seat] = 0.0
        if state.phase == codes.OVER:
            return
        self.completion.meet(state)
        weight, meeple, label, node_ks = self.weight, state.meeple, state.label, state.node_ks
        unseen = state.unseen
        if state.phase == codes.PLACING:
            unseen += 1
        self.ahead = float(unseen) / float(tables.TILE_TOTAL - 1)
        self.judged += 1
        self.cities_seen = 0
        node: i64
        for node in range(state.nodes):
            if not meeple[node]:
                continue
            root, what = i64(label[node]), tables.TYPE[i64(node_ks[node])]
            if what == tables.CLOISTER:
                self._cloister(state, node, i64(meeple[node]) - 1)
            elif self.root_seen[root] != self.judged:
                self.root_seen[root] = self.judged
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
        self.enough = weight[weights.MEEPLE_ENOUGH] * turns / (turns + weight[weights.MEEPLE_TURNS]) + 0.001
        for seat in range(state.players):
            total[seat] += self._hand(float(state.supply[seat]) + weight[weights.MEEPLE_RETURN] * homing[seat])

    def _hand(self, meeples: float) -> float:
        """Return what so many meeples in hand are worth, those on their way home counted in."""
        return self.weight[weights.MEEPLE_USE] * self.enough * (1.0 - exp(-meeples / self.enough))

    def _deployed(self, state: Position, seat: i64, node: i64) -> None:
        """Add to the values of a position what one more meeple on a free segment of its last tile changes.

        The position is that after the turn without the meeple, judged by `_value`, with tiles to come. What
        the meeple's feature scores at once (CAR-046, CAR-056) brings it home at once.
        """
        total, homing, word = self.total, self.homing, state.word
        root, what = i64(state.label[node]), tables.TYPE[i64(state.node_ks[node])]
        in_hand, before = state.supply[seat], homing[seat]
        was = self._hand(float(in_hand) + self.weight[weights.MEEPLE_RETURN] * before)
        if what == tables.FIELD:
            self._field(state, root, MAN_FIRST << tables.MAN_BITS * seat, True)
        elif what == tables.CLOISTER:
            if scoring.around(state, state.tiles - 1) == codes.NEIGHBOURS:
                total[seat] += float(codes.CLOISTER_POINTS)
                return
            self._cloister(state, node, seat)
        elif word[root] & tables.OPEN_MASK == 0:
            total[seat] += float(scoring.value(state, root))
            return
        else:
            self._road_or_city(state, root, MAN_FIRST << tables.MAN_BITS * seat)
        total[seat] += self._hand(float(in_hand - 1) + self.weight[weights.MEEPLE_RETURN] * homing[seat]) - was
        homing[seat] = before

    # -- features --------------------------------------------------------------------------

    def _give(self, men: i64, points: float, chance: float) -> None:
        """Credit a feature to its owners, and to everybody there the chance to get the meeples back."""
        owners = scoring.majority(men)
        if owners & (owners - 1):
            points *= self.weight[weights.SHARED]
        seat: i64 = 0
        while men:
            count = men & tables.MAN_MASK
            if count:
                if owners >> seat & 1:
                    self.total[seat] += points
                self.homing[seat] += chance * float(count)
            men >>= tables.MAN_BITS
            seat += 1

    def _road_or_city(self, state: Position, root: i64, men: i64) -> None:
        """Add what a road or city with these meeples will bring."""
        weight, word, ahead = self.weight, state.word[root], self.ahead
        completion = self.completion
        if tables.TYPE[i64(state.node_ks[root])] == tables.CITY:
            completion.explore(state, root, weight[weights.CITY_MORE])
            tiles, cells = float(completion.tiles), float(completion.cells)
            pennants = float(word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK)
            done = 2.0 * (tiles + pennants + cells * (1.0 + weight[weights.CITY_GROW_DONE] * ahead))
            if word & tables.SEGMENT_MASK == 1 and completion.cells == 1:
                done += 0.5 * float(state.two_tile_city - 4)
            undone = tiles + float(state.pennant) * pennants + weight[weights.CITY_GROW_OPEN] * cells * ahead
        else:
            completion.explore(state, root, weight[weights.ROAD_MORE])
            tiles, cells = float(completion.tiles), float(completion.cells)
            done = tiles + cells
            undone = tiles + weight[weights.ROAD_GROW_OPEN] * cells * ahead
        chance = completion.chance_own
        self._give(men, chance * done + (1.0 - chance) * undone, chance)

    def _cloister(self, state: Position, node: i64, seat: i64) -> None:
        """Add what a monk will bring: a point for every cell around that is or will be filled."""
        cell, board = state.tile_cell[placing.tile_of(state, node)], state.board
        completion = self.completion
        points, chance = 1.0, 1.0
        i: i64
        for i in range(8):
            there = i64(board[(cell + codes.AROUND[i]) % codes.CELLS])
            if there and there < codes.FRONT:
                points += 1.0
                continue
            need: i64 = i64(state.front_need[there - codes.FRONT]) if there else 0
            filled = completion.filled(need)
            points += filled
            chance *= filled
        self.total[seat] += points
        self.homing[seat] += chance

    def _field(self, state: Position, root: i64, men: i64, trial: bool) -> None:
        """Add what a field with these farmers brings: cities complete or likely, and those to come.

        A trial leaves no mark on the cities, and settles at once what they bring under CAR-133.
        """
        weight, ring, node_ks, label = self.weight, state.ring, state.node_ks, state.label
        owners = scoring.majority(men)
        share = weight[weights.SHARED] if owners & (owners - 1) else 1.0
        self.visit += 1
        here = self.visit
        seat: i64
        node = root
        while True:
            ks = i64(node_ks[node])
            touched, city = tables.CITIES[ks], node - (ks & 7)
            while touched:
                where = i64(label[city])
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
            node = i64(ring[node])
            if node == root:
                break
        size: i64 = state.word[root] & tables.SEGMENT_MASK
        size = min(size, SPREAD_MAX)
        future = (weight[weights.FIELD_FUTURE] + weight[weights.FIELD_SPREAD] * float(size)) * self.ahead * share
        for seat in range(state.players):
            if owners >> seat & 1:
                self.total[seat] += future

    def _first_time(self, state: Position, where: i64, here: i64) -> bool:
        """Return whether a field meets this city for the first time, with the city's chance made ready."""
        if self.city_seen[where] != self.judged:
            self.city_seen[where] = self.judged
            self.city_paid[where] = 0
            self.city_men[where] = 0
            self.city_field[where] = -1
            self.cities[self.cities_seen] = where
            self.cities_seen += 1
            self.city_chance[where] = 1.0
            if state.word[where] & tables.OPEN_MASK:
                completion = self.completion
                completion.explore(state, where, self.weight[weights.CITY_MORE])
                self.city_chance[where] = completion.chance_any
        if self.city_field[where] == here:
            return False
        self.city_field[where] = here
        return True

    def _city_of_all_fields(self, state: Position, where: i64, sign: float) -> None:
        """Give a city beside fields to those with most farmers around it, or take it away again (CAR-133)."""
        owners = scoring.majority(self.city_men[where])
        seat: i64
        for seat in range(state.players):
            if owners >> seat & 1:
                self.total[seat] += sign * float(codes.MAJORITY_POINTS) * self.city_chance[where]

    # -- turns -----------------------------------------------------------------------------

    def _margin(self, players: i64, seat: i64) -> float:
        """Return by how many points a seat leads its rivals; the closest rival counts most."""
        total = self.total
        own = total[seat]
        if players == TWO_PLAYERS:
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

    def turns(self, state: Position) -> list[tuple[float, tuple[int, ...]]]:
        """Return every way to finish the turn on hand, best margin first: place and meeple are one decision."""
        found: list[tuple[float, tuple[int, ...]]] = []
        self._try(state, found, True)
        found.sort(key=_by_margin)
        return found

    def reply(self, state: Position) -> Position:
        """Return the position after the best turn of the seat that is to decide, by this evaluation alone."""
        best = self._try(state, [], False)
        after = state.clone()
        if state.phase == codes.PLACING:
            act(after, best >> SLOT_BITS)
        act(after, codes.MEEPLE + (best & SLOT_BITS_MASK))
        return after

    def _try(self, state: Position, found: list[tuple[float, tuple[int, ...]]], keep: bool) -> i64:
        """Try every way to finish the turn, and list them if asked to; return the best as place and slot."""
        self.best_margin = NO_TURN
        self.best_code = 0
        i: i64
        rotation: i64
        if state.phase == codes.DEPLOYING:
            self._try_meeples(state.clone(), -1, found, keep)
        elif state.phase == codes.PLACING:
            for i in range(state.fronts):
                turns = i64(tables.FITS[state.hand * NEEDS + i64(state.front_need[i])])
                for rotation in range(4):
                    if turns >> rotation & 1:
                        place = codes.PLACE + 4 * i64(state.front_cell[i]) + rotation
                        laid = state.clone()
                        act(laid, place)
                        self._try_meeples(laid, place, found, keep)
        else:
            raise ValueError("no seat is to finish a turn here")
        return self.best_code

    def _try_meeples(self, laid: Position, place: i64, found: list[tuple[float, tuple[int, ...]]], keep: bool) -> None:
        """Try every meeple, and none, on a position in which the tile is laid; the position is used up.

        The position after no meeple is judged as a whole, and each meeple by what it changes; in the last
        turn of the game the final scoring does it.
        """
        seat, free, node = laid.player, free_segments(laid), laid.tile_base[laid.tiles - 1]
        last = laid.unseen == 0
        total, base = self.total, self.base
        other: i64
        if last:
            ahead = laid.clone()
            act(ahead, codes.MEEPLE + codes.SLOT_NONE)
            self._value(ahead)
        else:
            act(laid, codes.MEEPLE + codes.SLOT_NONE)
            self._value(laid)
        self._note(place, codes.SLOT_NONE, self._margin(laid.players, seat), found, keep)
        for other in range(laid.players):
            base[other] = total[other]
        while free:
            if free & 1:
                slot = tables.SLOT[i64(laid.node_ks[node])]
                if last:
                    ahead = laid.clone()
                    act(ahead, codes.MEEPLE + slot)
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
