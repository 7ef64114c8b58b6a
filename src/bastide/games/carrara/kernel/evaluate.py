"""What a position of Carrara is worth: the expected final points of every seat, compiled.

The action on hand is finished first, as `habits.py` would. Then marble and coins count at prices that fall as the
end comes nearer, and buildings count for the scorings that are still open to them: the best of these, as many as
there are markers. Objectives count by how far they are met. `WEIGHTS` names the numbers that
`python -m bastide.arena.tune carrara` fits.

`bastide.bots.evaluation` says what an evaluator must offer.
"""

from collections.abc import Mapping
from typing import Final, final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.margin import margin
from bastide.engine.network import Network, listed
from bastide.games.carrara.kernel import codes, learned, tables
from bastide.games.carrara.kernel.act import act
from bastide.games.carrara.kernel.buildings import cost_of, owned, size
from bastide.games.carrara.kernel.final_scoring import coins_per_point, final_points
from bastide.games.carrara.kernel.habits import finish_action
from bastide.games.carrara.kernel.legal import MOST_LEGAL, legal
from bastide.games.carrara.kernel.objectives import measure, meets_all
from bastide.games.carrara.kernel.state import Position

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # what: (start, lowest, highest)
    "white": (3.0, 0.0, 8.0),  # points for a block in the middle of the game
    "yellow": (2.4, 0.0, 8.0),
    "red": (2.0, 0.0, 8.0),
    "green": (1.6, 0.0, 8.0),
    "blue": (1.2, 0.0, 8.0),
    "black": (0.9, 0.0, 8.0),
    "more": (0.94, 0.5, 1.0),  # factor for every further block
    "coin": (0.42, 0.0, 1.5),
    "rich": (0.99, 0.8, 1.0),  # factor for every further coin
    "scoring": (0.78, 0.0, 1.5),  # how much of a scoring that could be made now is counted already
    "half": (0.5, 0.0, 1.0),  # how much of a city's scoring for which buildings are missing
    "object": (0.8, 0.0, 4.0),  # an object, beyond what cards give
    "marker": (3.0, 0.0, 10.0),  # a marker left for scorings to come
    "objective": (2.0, 0.0, 10.0),  # an objective met, in part if in part
    "announce": (0.7, 0.0, 1.0),  # how much of the announcement's points once all are met
    "late": (1.2, 0.2, 4.0),  # how long before the end prices begin to fall
}
BEYOND_POINTS: Final = tuple(name for name in WEIGHTS if name not in {"more", "rich", "half", "late"})
"""What a player who counts points alone leaves out."""


def is_dealt(state: Position) -> bool:
    """Return whether the game has begun, with all its cards."""
    return state.phase != codes.STARTING and codes.NOTHING not in (state.cards[0], state.cards[1], state.cards[2])


@final
class Evaluator:
    """Judges positions of Carrara; see `bastide.bots.evaluation.Evaluator`."""

    def __init__(self, weights: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        """Take weights by the names of `WEIGHTS`; what is not named stands at its start. A network adds its points."""
        found = {name: start for name, (start, _, _) in WEIGHTS.items()}
        found.update(weights or {})
        unknown = sorted(set(found) - set(WEIGHTS))
        if unknown:
            raise ValueError(f"Carrara has no weight {unknown[0]!r}; there are {', '.join(WEIGHTS)}")
        self._block: list[float] = [found[name] for name in ("white", "yellow", "red", "green", "blue", "black")]
        self._more: float = found["more"]
        self._coin: float = found["coin"]
        self._rich: float = found["rich"]
        self._scoring: float = found["scoring"]
        self._half: float = found["half"]
        self._object: float = found["object"]
        self._marker: float = found["marker"]
        self._objective: float = found["objective"]
        self._announce: float = found["announce"]
        self._late: float = found["late"]
        self._network: Network | None = network
        self._met: vec[float] = vec[float]([0.0] * codes.SEATS)
        self._gains: vec[float] = vec[float]([0.0] * codes.SCORINGS)
        self._row: vec[i16] = vec[i16]([0] * learned.size(codes.SEATS))

    def value(self, state: Position) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""
        return self._finished(state.clone())

    def turns(self, state: Position) -> list[tuple[float, tuple[int, ...]]]:
        """Return every legal action with the margin it leads to, best first."""
        seat = state.current_player()
        if seat < 0:
            raise ValueError("no seat is to decide here")
        found: list[tuple[float, int]] = []
        choices = vec[i64]([0] * MOST_LEGAL)
        i: i64
        for i in range(legal(state, choices)):
            after = state.clone()
            act(after, choices[i])
            found.append((-margin(self._finished(after), seat), int(choices[i])))
        found.sort()
        return [(-worse, (code,)) for worse, code in found]

    def reply(self, state: Position) -> Position:
        """Return the position after the best action; the position given is unchanged."""
        after = state.clone()
        act(after, self.turns(state)[0][1][0])
        return after

    def _finished(self, state: Position) -> list[float]:
        """Finish the action on hand, in place; return what the position is worth then."""
        if not is_dealt(state):
            return [0.0] * int(state.players)
        if state.phase != codes.OVER:
            finish_action(state, state.player)
        found: list[float] = []
        seat: i64
        if state.phase == codes.OVER:
            for seat in range(state.players):
                found.append(float(state.score[seat]))
            return found
        early = self._early(state)
        for seat in range(state.players):
            found.append(self._stand(state, seat, early))
        network = self._network
        if network is not None:
            learned.write(state, self._row)
            network.add(found, self._row, state.players)
        return found

    def inputs(self, state: Position) -> list[int]:
        """Return what a network sees once the action on hand is finished; nothing if that ends the game."""
        if not is_dealt(state):
            return []
        if state.phase != codes.OVER:
            state = state.clone()
            finish_action(state, state.player)
        if state.phase == codes.OVER:
            return []
        learned.write(state, self._row)
        return listed(self._row, learned.size(int(state.players)))

    def _early(self, state: Position) -> float:
        """Return 1 while the end is far, less as objectives are met and the stack runs low, 0 in the last round."""
        if state.ending != codes.RUNNING:
            return 0.0
        met = 0.0
        seat: i64
        for seat in range(state.players):
            self._met[seat] = self._progress(state, seat)
            met = max(met, self._met[seat])
        tiles = float(size(state.stack) + size(state.display))
        return max(0.2, min(1.0, self._late * (1.0 - met), tiles / 12.0))

    def _progress(self, state: Position, seat: i64) -> float:
        """Return how far a seat has met the three objectives, from 0 to 1."""
        met = 0.0
        at: i64
        for at in range(3):
            card = state.cards[at]
            need = float(tables.NEED[card * tables.NEEDS + state.players])
            have = float(measure(state, seat, tables.CONDITION[card], tables.CONDITION_OF[card]))
            met += 1.0 if have >= need else have / need
        return met / 3.0

    def _stand(self, state: Position, seat: i64, early: float) -> float:
        """Return what a seat has, and what it may hope for."""
        worth = float(state.score[seat])
        cause: i64
        for cause in range(codes.CAUSES):
            if cause != codes.COINS_LEFT:
                worth += float(final_points(state, seat, cause))
        coins = float(state.coins[seat])
        rate = float(coins_per_point(state))
        worth += (1.0 - early) * coins / rate
        last = self._last_turn(state, seat)
        if last == 0:
            return worth
        worth += self._open_scorings(state, seat, 1 if last == 1 else state.markers[seat], early)
        if last == 1:
            return worth
        worth += early * (_falling(self._coin, self._rich, state.coins[seat]) + self._marble(state, seat))
        worth += early * self._marker * float(state.markers[seat])
        worth += self._object * early * float(state.objects[seat] % tables.FIELD_MASK)
        worth += 3.0 * self._objective * self._met[seat]
        if meets_all(state, seat):
            worth += self._announce * float(tables.ANNOUNCE_POINTS)
        return worth

    def _last_turn(self, state: Position, seat: i64) -> i64:
        """Return how many turns a seat still has: 0 or 1 in the last round, else 2 for many."""
        if state.ending == codes.RUNNING:
            return 2
        place = (seat - state.first) % state.players
        now = (state.player - state.first) % state.players
        return 1 if place >= now else 0

    def _marble(self, state: Position, seat: i64) -> float:
        worth = 0.0
        factor = 1.0
        colour: i64
        count: i64
        stock = state.stock[seat]
        for colour in range(codes.COLOURS):
            count = stock >> tables.FIELD_BITS * colour & tables.FIELD_MASK
            while count > 0:
                worth += factor * self._block[colour]
                factor *= self._more
                count -= 1
        return worth

    def _open_scorings(self, state: Position, seat: i64, markers: i64, early: float) -> float:
        """Return what the best scorings that are open to a seat bring, as many as there are markers."""
        mine, scored = owned(state, seat), state.scored[seat]
        if mine == 0 or markers == 0:
            return 0.0
        gains = self._gains
        i: i64
        for i in range(codes.SCORINGS):
            gains[i] = 0.0
        coin = self._coin * early + (1.0 - early) / 5.0
        goods = self._object * early
        city: i64
        for city in range(codes.CITIES):
            tiles = state.built[seat * codes.CITIES + city]
            if tiles == 0:
                continue
            packed = state.worth[seat * tables.PLACES + city]
            worth = float(packed >> 1)
            if packed & 1 == codes.COINS:
                worth *= coin
            for i in range(codes.TYPES):
                some = tiles & tables.OF_TYPE[i]
                if some and not scored & tables.BIT[i]:
                    gains[i] += float(cost_of(some)) * worth + goods * float(size(some))
            if not state.cities_done & tables.BIT[city]:
                count = size(tiles)
                gain = float(cost_of(tiles)) * worth + goods * float(count)
                if count < tables.MINIMUM[city]:
                    gain *= self._half * float(count) / float(tables.MINIMUM[city])
                gains[codes.TYPES + city] = gain
        if state.categories:
            for i in range(codes.CATEGORIES):
                if not scored & tables.BIT[codes.TYPES + codes.CITIES + i]:
                    packed = state.worth[seat * tables.PLACES + codes.CITIES + i]
                    worth = float(cost_of(mine & tables.OF_CATEGORY[i])) * float(packed >> 1)
                    gains[codes.TYPES + codes.CITIES + i] = worth * coin if packed & 1 == codes.COINS else worth
        return self._scoring * _greatest(gains, markers)


def _greatest(gains: vec[float], count: i64) -> float:
    """Return the sum of the greatest so many gains, the greatest first; these are used up."""
    total = 0.0
    i: i64
    while count > 0:
        best: i64 = 0
        for i in range(1, codes.SCORINGS):
            if gains[i] > gains[best]:
                best = i
        if gains[best] <= 0.0:
            return total
        total += gains[best]
        gains[best] = 0.0
        count -= 1
    return total


def _falling(price: float, factor: float, count: i64) -> float:
    """Return what so many things are worth if each is worth `factor` of the one before."""
    worth = 0.0
    while count > 0:
        worth += price
        price *= factor
        count -= 1
    return worth
