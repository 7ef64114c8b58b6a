"""What a position of Caylus is worth: the expected final points of every seat, compiled.

The turn on hand is finished first, as `habits.py` would: nobody places another worker, the provost goes where it
pays, buildings and the castle are used. What stands then is counted at prices that fall with the turns left: goods
towards what they score at the end, incomes and buildings towards nothing, houses towards what the scoring of their
section will bring. `WEIGHTS` names the numbers that `python -m bastide.arena.tune caylus` fits.

`bastide.bots.evaluation` says what an evaluator must offer.
"""

from collections.abc import Mapping
from typing import Final, final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.margin import margin
from bastide.engine.network import Network, listed
from bastide.engine.policy import Policy
from bastide.games.caylus.kernel import act, castle, choices, codes, habits, learned, legal, scoring, tables
from bastide.games.caylus.kernel.state import Position

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # what: (start, lowest, highest)
    "food": (1.1, 0.0, 4.0),  # points for a first cube in the middle of the game
    "wood": (1.2, 0.0, 4.0),
    "stone": (1.4, 0.0, 4.0),
    "cloth": (1.5, 0.0, 4.0),
    "gold": (3.8, 0.0, 8.0),
    "more": (0.93, 0.5, 1.0),  # factor for every further cube of the kind
    "denier": (0.7, 0.0, 2.0),
    "rich": (0.96, 0.7, 1.0),  # factor for every further denier
    "income": (0.55, 0.0, 2.0),  # for each denier of income and turn left
    "visit": (0.35, 0.0, 2.0),  # a building that others may visit, per turn left and rival
    "bonus": (0.3, 0.0, 2.0),  # the owner's cube, likewise
    "residence": (0.8, 0.0, 6.0),  # a site for a prestige building
    "favour": (3.2, 0.0, 8.0),  # a favour to come from houses in a section
    "level": (0.35, 0.0, 2.0),  # each step of a marker in the favour table
    "house": (0.6, 0.0, 4.0),  # a house beyond those that bring favours
    "penalty": (0.8, 0.0, 1.0),  # how sure the penalty for no house is when its section is next
    "order": (0.5, 0.0, 3.0),  # for each player behind in the turn order
    "inn": (0.9, 0.0, 5.0),  # the right circle of the inn
    "late": (2.0, 0.5, 6.0),  # turns before the end over which prices fall
}
GOODS: Final = ("food", "wood", "stone", "cloth", "gold", "more", "denier", "rich", "late")
BEYOND_POINTS: Final = tuple(name for name in WEIGHTS if name not in GOODS)
"""What a player who counts points alone leaves out; cubes and deniers score in the end and are left in."""

PACE: Final = 1.7
"""Spaces that the bailiff is counted to move in a turn, from 1 to 2. Twelve greedy games (2 to 4 seats) had 1.15 on
average; the strength in `benchmarks/strength` was measured with this number, which takes the end for nearer."""


def finish_turn(state: Position) -> None:
    """Play by habit until the next turn begins, or the game is over."""
    turn = state.turn
    choices = vec[i64]([0] * legal.MOST_LEGAL)
    while state.phase != codes.OVER and state.turn == turn:
        if state.ask == codes.ASK_WORKER:
            act.act(state, codes.PASS)
        else:
            act.act(state, habits.habit(state, choices, legal.legal(state, choices)))


@final
class Evaluator:
    """Judges positions of Caylus; see `bastide.bots.evaluation.Evaluator`."""

    def __init__(
        self,
        weights: Mapping[str, float] | None = None,
        network: Network | None = None,
        policy: Policy | None = None,
    ) -> None:
        """Take weights by the names of `WEIGHTS`; what is not named stands at its start. A network adds its points.

        With a policy `liked` may be asked.
        """
        found = {name: start for name, (start, _, _) in WEIGHTS.items()}
        found.update(weights or {})
        unknown = sorted(set(found) - set(WEIGHTS))
        if unknown:
            raise ValueError(f"Caylus has no weight {unknown[0]!r}; there are {', '.join(WEIGHTS)}")
        self._cube: list[float] = [found[name] for name in ("food", "wood", "stone", "cloth", "gold")]
        self._more: float = found["more"]
        self._denier: float = found["denier"]
        self._rich: float = found["rich"]
        self._income: float = found["income"]
        self._visit: float = found["visit"]
        self._bonus: float = found["bonus"]
        self._residence: float = found["residence"]
        self._favour: float = found["favour"]
        self._level: float = found["level"]
        self._house: float = found["house"]
        self._penalty: float = found["penalty"]
        self._order: float = found["order"]
        self._inn: float = found["inn"]
        self._late: float = found["late"]
        self._network: Network | None = network
        self._row: vec[i16] = vec[i16]([0] * learned.size(codes.SEATS))
        self.guided: bool = policy is not None
        self._policy: Policy | None = policy

    def value(self, state: Position) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""
        return self._finished(state.clone())

    def turns(self, state: Position) -> list[tuple[float, tuple[int, ...]]]:
        """Return every legal action with the margin it leads to, best first."""
        seat = state.current_player()
        if seat < 0:
            raise ValueError("no seat is to decide here")
        found: list[tuple[float, int]] = []
        choices = vec[i64]([0] * legal.MOST_LEGAL)
        i: i64
        for i in range(legal.legal(state, choices)):
            after = state.clone()
            act.act(after, choices[i])
            found.append((-margin(self._finished(after), seat), int(choices[i])))
        found.sort()
        return [(-worse, (code,)) for worse, code in found]

    def liked(self, state: Position) -> list[tuple[float, int]]:
        """Return the legal actions with how much the policy likes each, about in points, best first."""
        found: list[tuple[float, int]] = []
        into = vec[i64]([0] * legal.MOST_LEGAL)
        policy = self._policy
        i: i64
        if policy is not None:
            choices.write(state, policy.row)
            policy.see()
        for i in range(legal.legal(state, into)):
            liking = 0.0
            if policy is not None:
                liking = policy.liked(choices.features(state, into[i], policy.features, policy.counts))
            found.append((-liking, int(into[i])))
        found.sort()
        return [(-less, code) for less, code in found]

    def leads(self, state: Position, actions: list[int]) -> list[float]:
        """Return the margin that each of these actions leads to."""
        seat = state.current_player()
        found: list[float] = []
        for code in actions:
            after = state.clone()
            act.act(after, code)
            found.append(margin(self._finished(after), seat))
        return found

    def reply(self, state: Position) -> Position:
        """Return the position after the best action; the position given is unchanged."""
        after = state.clone()
        act.act(after, self.turns(state)[0][1][0])
        return after

    def _finished(self, state: Position) -> list[float]:
        """Finish the turn on hand, in place; return what the position is worth then."""
        if state.phase == codes.SETUP:
            return [0.0] * int(state.players)
        if state.phase != codes.OVER:
            finish_turn(state)
        found: list[float] = []
        seat: i64
        if state.phase == codes.OVER:
            for seat in range(state.players):
                found.append(float(state.score[seat]))
            return found
        left = self._turns_left(state)
        for seat in range(state.players):
            found.append(self._stand(state, seat, left))
        network = self._network
        if network is not None:
            learned.write(state, self._row)
            network.add(found, self._row, state.players)
        return found

    def inputs(self, state: Position) -> list[int]:
        """Return what a network sees once the turn on hand is finished; nothing if that ends the game."""
        if state.phase == codes.SETUP:
            return []
        if state.phase != codes.OVER:
            state = state.clone()
            finish_turn(state)
        if state.phase == codes.OVER:
            return []
        learned.write(state, self._row)
        return listed(self._row, learned.size(int(state.players)))

    def _turns_left(self, state: Position) -> float:
        """Return how many turns are still to come, this one included."""
        if state.scored == codes.SECTIONS:
            return 0.0
        by_road = float(tables.TRIGGER[codes.TOWERS] - state.bailiff) / PACE
        rooms: float = 0.0
        section: i64
        for section in range(state.scored, codes.SECTIONS):
            rooms += float(tables.PARTS_OF[section] - castle.built(state, section))
        by_castle = rooms / (1.2 * float(state.players))
        return max(1.0, min(by_road, by_castle + 1.0))

    def _stand(self, state: Position, seat: i64, left: float) -> float:
        """Return what a seat has between two turns, and what it may hope for."""
        early = min(1.0, (left - 0.5) / self._late)
        middle = self._goods(state, seat) + self._places(state, seat, left) + self._castle(state, seat, left)
        return float(state.score[seat]) + early * middle + (1.0 - early) * float(scoring.goods_points(state, seat))

    def _goods(self, state: Position, seat: i64) -> float:
        worth = 0.0
        cube: i64
        for cube in range(codes.CUBES):
            worth += _falling(self._cube[cube], self._more, state.cubes[seat * codes.CUBES + cube])
        return worth + _falling(self._denier, self._rich, state.deniers[seat])

    def _places(self, state: Position, seat: i64, left: float) -> float:
        """Return what buildings, order and inn will bring."""
        worth = 0.0
        rivals = float(state.players - 1)
        sites: float = 0.0
        space: i64
        i: i64
        for space in range(1, codes.SPACES + 1):
            kind = state.tile[space]
            if kind < 0 or state.owner[space] != seat:
                continue
            worth += float(tables.INCOME[kind]) * self._income * left
            if kind == tables.RESIDENCE:
                sites += 1.0
            elif tables.EFFECT[kind] and tables.WORKS[kind]:
                worth += self._visit * left * rivals
                if tables.OWNER_BONUS[kind]:
                    worth += self._bonus * left * rivals
        worth += self._residence * min(sites, 2.0)
        for i in range(state.players):
            if state.order[i] == seat:
                worth += self._order * float(state.players - 1 - i)
        if state.inn_right == seat:
            worth += self._inn
        return worth

    def _castle(self, state: Position, seat: i64, left: float) -> float:
        """Return what houses and the favour table will bring."""
        worth = 0.0
        section: i64
        line: i64
        for section in range(state.scored, codes.SECTIONS):
            houses = state.houses[section * codes.SEATS + seat]
            near = 1.0 / (1.0 + 0.15 * max(0.0, float(tables.TRIGGER[section] - state.bailiff)))
            if houses == 0:
                worth += float(tables.NO_HOUSE[section]) * self._penalty * near
            else:
                shown = houses if houses < tables.HOUSES_MAX else tables.HOUSES_MAX - 1
                worth += float(tables.SECTION_FAVOURS[section * tables.HOUSES_MAX + shown]) * self._favour + self._house
        for line in range(codes.LINES):
            worth += float(state.level[seat * codes.LINES + line]) * self._level * min(left, 6.0) / 3.0
        return worth


def _falling(price: float, factor: float, count: i64) -> float:
    """Return what so many things are worth if each is worth `factor` of the one before."""
    worth = 0.0
    while count > 0:
        worth += price
        price *= factor
        count -= 1
    return worth
