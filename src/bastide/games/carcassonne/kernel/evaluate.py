"""What a position of Carcassonne is worth: the expected final points of every seat.

`weigh.py` says it of a position, by weights and by what was learned. Here it is asked about turns: place and meeple
are one decision, and a meeple is judged by what it changes. `WEIGHTS` names the numbers that
`python -m bastide.arena.tune carcassonne` fits.

`bastide.bots.evaluation` says what bots ask of it.
"""

from collections.abc import Mapping
from math import exp, log
from typing import Final, final

from bastide.engine.arrays import i64, vec
from bastide.engine.network import Network, listed
from bastide.games.carcassonne.kernel import codes, learned, tables
from bastide.games.carcassonne.kernel.act import act
from bastide.games.carcassonne.kernel.completion import NEEDS
from bastide.games.carcassonne.kernel.meeples import free_segments
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.kernel.weigh import Weighing
from bastide.games.carcassonne.kernel.weights import BEYOND_POINTS, WEIGHTS

__all__ = ["BEYOND_POINTS", "WEIGHTS", "Evaluator"]

SOFTNESS: Final = 10.0
"""Points by which a rival must trail to count for about a third of a leading one in `margin`."""

TWO_PLAYERS: Final = 2
"""Players of whom each has one rival only."""

NO_TURN: Final = -1e30
DOUBT: Final = 6.0
"""Points by which a turn may trail by the weights and still be shown to the network where only the best counts."""
SLOT_BITS: Final = 4
SLOT_BITS_MASK: Final = 15
SEGMENTS_MAX: Final = 8
"""Of a tile."""


@final
class Evaluator:
    """Values positions with one set of weights; keeps scratch space, so use one per thread of thought."""

    def __init__(self, given: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        """Take weights by name, and a network that adds points; weights not named are as in `WEIGHTS`.

        Raises ValueError for an unknown name.
        """
        self.weighing: Weighing = Weighing(given, network)
        self.network: Network | None = network
        self.total: vec[float] = self.weighing.total
        self.base: vec[float] = vec[float]([0.0] * codes.SEATS)
        self.best_margin: float = 0.0
        self.best_code: i64 = 0
        self.best_plain: float = 0.0
        self.margins: vec[float] = vec[float]([0.0] * (SEGMENTS_MAX + 1))

    # -- positions -------------------------------------------------------------------------

    def value(self, state: Position) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""
        self.weighing.judge(state)
        found: list[float] = []
        seat: i64
        for seat in range(state.players):
            found.append(self.total[seat])
        return found

    def inputs(self, state: Position) -> list[int]:
        """Return what a network sees between two turns; nothing in the middle of one, or at the end."""
        if state.phase != codes.DRAWING:
            return []
        self.weighing.weigh(state, True)
        self.weighing.rows.meet(state, -1, 0)
        return listed(self.weighing.rows.row, learned.size(int(state.players)))

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
        """Return the position after the best turn of the seat that is to decide, by this evaluation alone.

        Where there is a network, it is the best of those that trail by no more than `DOUBT` by the weights.
        """
        best = self._try(state, [], False)
        after = state.clone()
        if state.phase == codes.PLACING:
            act(after, best >> SLOT_BITS)
        act(after, codes.MEEPLE + (best & SLOT_BITS_MASK))
        return after

    def _try(self, state: Position, found: list[tuple[float, tuple[int, ...]]], keep: bool) -> i64:
        """Try every way to finish the turn, and list them if asked to; return the best as place and slot."""
        self.best_margin = self.best_plain = NO_TURN
        self.best_code = 0
        i: i64
        rotation: i64
        if state.phase == codes.DEPLOYING:
            self._try_meeples(state.clone(), -1, found, keep)
        elif state.phase == codes.PLACING:
            for i in range(state.fronts):
                turns = i64(tables.FITS[state.hand * NEEDS + state.front_need(i)])
                for rotation in range(4):
                    if turns >> rotation & 1:
                        place = codes.PLACE + 4 * state.front_cell(i) + rotation
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
        seat, free, base = laid.player, free_segments(laid), self.base
        if laid.unseen == 0:
            self._try_last(laid, place, found, keep)
            return
        act(laid, codes.MEEPLE + codes.SLOT_NONE)
        self.weighing.weigh(laid, self.network is not None)
        other: i64
        for other in range(laid.players):
            base[other] = self.total[other]
        margins = self.margins
        margins[0] = best = self._margin(laid.players, seat)
        at: i64 = 0
        left = free
        while left:
            at += 1
            if left & 1:
                margins[at] = self._tried(laid, seat, at, False)
                best = max(best, margins[at])
            left >>= 1
        network = self.network
        self.best_plain = max(self.best_plain, best)
        close = NO_TURN if keep or network is None else self.best_plain - DOUBT
        if best < close:
            return
        if network is not None:
            for other in range(laid.players):
                self.total[other] = base[other]
            self.weighing.ask(network, laid)
            for other in range(laid.players):
                base[other] = self.total[other]
        first, at = laid.tile_base(laid.tiles - 1) - 1, 0
        left = free << 1 | 1
        while left:
            if left & 1 and margins[at] >= close:
                margin = margins[at] if network is None else self._tried(laid, seat, at, True)
                slot = tables.SLOT[laid.node_ks(first + at)] if at else codes.SLOT_NONE
                self._note(place, slot, margin, found, keep)
            left >>= 1
            at += 1

    def _tried(self, laid: Position, seat: i64, at: i64, asking: bool) -> float:
        """Return the margin after a meeple on a segment of the last tile, counted from 1, or after none (0)."""
        other: i64
        for other in range(laid.players):
            self.total[other] = self.base[other]
        if at:
            self.weighing.deployed(laid, seat, laid.tile_base(laid.tiles - 1) + at - 1, asking)
        return self._margin(laid.players, seat)

    def _try_last(self, laid: Position, place: i64, found: list[tuple[float, tuple[int, ...]]], keep: bool) -> None:
        """Try every meeple, and none, where the game ends with it."""
        seat, free, node = laid.player, free_segments(laid), laid.tile_base(laid.tiles - 1)
        slot: i64 = codes.SLOT_NONE
        left = free << 1 | 1
        while left:
            if left & 1:
                ended = laid.clone()
                act(ended, codes.MEEPLE + slot)
                self.weighing.judge(ended)
                self._note(place, slot, self._margin(laid.players, seat), found, keep)
            left >>= 1
            if left & 1:
                slot = tables.SLOT[laid.node_ks(node)]
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
