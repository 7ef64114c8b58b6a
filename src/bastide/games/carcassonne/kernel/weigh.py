"""What the weights say of a position of Carcassonne, and what a network that sees it adds (`evaluate.py`).

Nothing is played out. Each feature with meeples is worth what it scores when complete, weighted with the
chance that it will be, and what it scores unfinished otherwise. The chance comes from counting: for each
empty cell on which the feature still opens, how many of the unseen tiles fit there *and* close it, and how
many merely fit (`completion.py`). A feature that no tile can close any more keeps its
meeples, and meeples are worth something only in hand or on the way home. Farmers count the cities beside their field
that are, or may become, complete.
"""

from collections.abc import Mapping
from math import exp
from typing import Final, final

from bastide.engine.arrays import i64, vec
from bastide.engine.network import Network
from bastide.games.carcassonne.kernel import codes, learned, placing, scoring, tables, weights
from bastide.games.carcassonne.kernel.completion import Completion
from bastide.games.carcassonne.kernel.state import Position

SPREAD_MAX: Final = 20
LIKELY: Final = 0.5
"""The chance from which on a city beside a field is told as likely."""
MAN_FIRST: Final = 1
"""One meeple of seat 0 in a packed count."""


@final
class Weighing:
    """Weighs positions with one set of weights; keeps scratch space, `total` with the points of every seat first."""

    def __init__(self, given: Mapping[str, float] | None, network: Network | None) -> None:
        """Take weights by name and a network, if any; raise ValueError for an unknown name."""
        self.weight: vec[float] = weights.chosen(given)
        self.completion: Completion = Completion(self.weight)
        self.network: Network | None = network
        self.rows: learned.Rows = learned.Rows(network)
        self.telling: bool = False
        self.total: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.said: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.homing: vec[float] = vec[float]([0.0] * codes.SEATS)
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

    def judge(self, state: Position) -> None:
        """Find the expected final points of every seat; the exact points once the game is over."""
        network = self.network
        self.weigh(state, network is not None)
        if network is not None and state.phase != codes.OVER:
            self.ask(network, state)

    def ask(self, network: Network, state: Position) -> None:
        """Add what the network says of the rows."""
        seat: i64
        self.rows.meet(state, -1, 0)
        network.see(self.rows.row, state.players)
        for seat in range(state.players):
            self.said[seat] = network.worth(seat)
            self.total[seat] += self.said[seat]

    def weigh(self, state: Position, telling: bool) -> None:
        """Judge by the weights alone, and write the rows that a network sees if asked to."""
        total, homing = self.total, self.homing
        seat: i64
        for seat in range(state.players):
            total[seat] = float(state.score(seat))
            homing[seat] = 0.0
        if state.phase == codes.OVER:
            return
        self.completion.meet(state)
        weight, packed = self.weight, state.packed
        unseen = state.unseen
        if state.phase == codes.PLACING:
            unseen += 1
        self.telling = telling
        if telling:
            self.rows.begin(state, unseen)
        self.ahead = float(unseen) / float(tables.TILE_TOTAL - 1)
        self.judged += 1
        self.cities_seen = 0
        node: i64
        for node in range(state.nodes):
            if not packed[codes.MEEPLE_AT + codes.NODE * node]:
                continue
            root, what = (
                i64(packed[codes.LABEL_AT + codes.NODE * node]),
                tables.TYPE[i64(packed[codes.KS_AT + codes.NODE * node])],
            )
            if what == tables.CLOISTER:
                self._cloister(state, node, i64(packed[codes.MEEPLE_AT + codes.NODE * node]) - 1)
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
            total[seat] += self._hand(float(state.supply(seat)) + weight[weights.MEEPLE_RETURN] * homing[seat])
        self.telling = False

    def _hand(self, meeples: float) -> float:
        """Return what so many meeples in hand are worth, those on their way home counted in."""
        return self.weight[weights.MEEPLE_USE] * self.enough * (1.0 - exp(-meeples / self.enough))

    def deployed(self, state: Position, seat: i64, node: i64, asking: bool) -> None:
        """Add to the values of a position what one more meeple on a free segment of its last tile changes.

        The position is that after the turn without the meeple, judged by `weigh`, with tiles to come. What
        the meeple's feature scores at once (CAR-046, CAR-056) brings it home at once. What the network makes of
        it is left out unless asked for; then `ask` has been called before.
        """
        total, homing = self.total, self.homing
        root, what = state.label(node), tables.TYPE[state.node_ks(node)]
        if what == tables.CLOISTER:
            if scoring.around(state, state.tiles - 1) == codes.NEIGHBOURS:
                total[seat] += float(codes.CLOISTER_POINTS)
                return
        elif what != tables.FIELD and state.word[root] & tables.OPEN_MASK == 0:
            total[seat] += float(scoring.value(state, root))
            return
        network = self.network if asking else None
        if network is not None:
            self.rows.take(state, seat)
            self.telling = True
        in_hand, before = state.supply(seat), homing[seat]
        was = self._hand(float(in_hand) + self.weight[weights.MEEPLE_RETURN] * before)
        if what == tables.FIELD:
            self._field(state, root, MAN_FIRST << tables.MAN_BITS * seat, True)
            if network is not None:
                self.rows.meet(state, root, MAN_FIRST << tables.MAN_BITS * seat)
        elif what == tables.CLOISTER:
            self._cloister(state, node, seat)
        else:
            self._road_or_city(state, root, MAN_FIRST << tables.MAN_BITS * seat)
        total[seat] += self._hand(float(in_hand - 1) + self.weight[weights.MEEPLE_RETURN] * homing[seat]) - was
        homing[seat] = before
        if network is not None:
            self.telling = False
            network.settle()
            other: i64
            for other in range(state.players):
                total[other] += network.tried(other) - self.said[other]

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
        if tables.TYPE[state.node_ks(root)] == tables.CITY:
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
        if self.telling:
            self.rows.network_of(state, root, men, completion.tiles, completion.cells, chance)

    def _cloister(self, state: Position, node: i64, seat: i64) -> None:
        """Add what a monk will bring: a point for every cell around that is or will be filled."""
        cell, board = state.tile_cell(placing.tile_of(state, node)), state.board
        completion = self.completion
        points, chance = 1.0, 1.0
        empty: i64 = 0
        i: i64
        for i in range(8):
            there = i64(board[(cell + codes.AROUND[i]) % codes.CELLS])
            if there and there < codes.FRONT:
                points += 1.0
                continue
            need: i64 = state.front_need(there - codes.FRONT) if there else 0
            filled = completion.filled(need)
            points += filled
            chance *= filled
            empty += 1
        self.total[seat] += points
        self.homing[seat] += chance
        if self.telling:
            self.rows.cloister(seat, empty, chance)

    def _field(self, state: Position, root: i64, men: i64, trial: bool) -> None:
        """Add what a field with these farmers brings: cities complete or likely, and those to come.

        A trial leaves no mark on the cities, and settles at once what they bring under CAR-133.
        """
        weight, packed = self.weight, state.packed
        owners = scoring.majority(men)
        share = weight[weights.SHARED] if owners & (owners - 1) else 1.0
        self.visit += 1
        here = self.visit
        done: i64 = 0
        likely: i64 = 0
        unlikely: i64 = 0
        seat: i64
        node = root
        while True:
            ks = i64(packed[codes.KS_AT + codes.NODE * node])
            touched, city = tables.CITIES[ks], node - (ks & 7)
            while touched:
                where = i64(packed[codes.LABEL_AT + codes.NODE * city])
                if touched & 1 and self._first_time(state, where, here):
                    if not state.word[where] & tables.OPEN_MASK:
                        done += 1
                    elif self.city_chance[where] >= LIKELY:
                        likely += 1
                    else:
                        unlikely += 1
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
            node = i64(packed[codes.RING_AT + codes.NODE * node])
            if node == root:
                break
        size: i64 = state.word[root] & tables.SEGMENT_MASK
        size = min(size, SPREAD_MAX)
        if self.telling:
            self.rows.field(root, men, done, likely, unlikely, size)
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
