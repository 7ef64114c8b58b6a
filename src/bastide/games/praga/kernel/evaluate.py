"""What a position of Praga Caput Regni is worth: the expected final points of every seat, compiled.

The turn on hand is played to its end first, each choice by what it leads to; tiles go where `habits.py` puts them,
and draws are left out. Then goods, tracks and grids count for what they will bring (`plans.py`). `WEIGHTS` names the
numbers that `python -m bastide.arena.tune praga` fits.
`bastide.bots.evaluation` says what it must offer.
"""

from collections.abc import Mapping
from typing import Final, final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.margin import margin
from bastide.engine.network import Network, listed
from bastide.engine.policy import Policy
from bastide.games.praga.kernel import act, choices, codes, habits, learned, legal, plans, playout, tables, tasks
from bastide.games.praga.kernel.state import Position

WEIGHTS: Final = plans.WEIGHTS
BEYOND_POINTS: Final = tuple(name for name in WEIGHTS if name not in {"rich", "late"})
"""What a player who counts points alone leaves out."""

STEPS: Final = 4
"""Which tile, which action, what to take, where to put it: the rest follows or is quickly decided."""

ROUNDS: Final = 1
"""Turns of every seat that `ahead` plays after the turn on hand."""


@final
class Evaluator:
    """Judges positions of Praga Caput Regni; see `bastide.bots.evaluation.Evaluator`."""

    def __init__(
        self,
        weights: Mapping[str, float] | None = None,
        network: Network | None = None,
        policy: Policy | None = None,
    ) -> None:
        """Take weights by the names of `WEIGHTS`; what is not named stands at its start. A network adds its points.

        With a policy what follows is played as it likes, and `liked` may be asked.
        """
        found = {name: start for name, (start, _, _) in WEIGHTS.items()}
        found.update(weights or {})
        unknown = sorted(set(found) - set(WEIGHTS))
        if unknown:
            raise ValueError(f"Praga has no weight {unknown[0]!r}; there are {', '.join(WEIGHTS)}")
        self._plans: plans.Plans = plans.Plans(found)
        self._network: Network | None = network
        self._row: vec[i16] = vec[i16]([0] * learned.size(codes.SEATS))
        self.guided: bool = policy is not None
        self._policy: Policy | None = policy

    def value(self, state: Position) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""
        return self._stands(self.finished(state.clone(), legal.buffer(), False))

    def turns(self, state: Position) -> list[tuple[float, tuple[int, ...]]]:
        """Return the sensible actions with the margin each leads to, best first."""
        seat: i64 = state.current_player()
        if seat < 0:
            raise ValueError("no seat is to decide here")
        found: list[tuple[float, int]] = []
        into = legal.buffer()
        for code in sensible(state, into, True):
            after = state.clone()
            act.perform(after, code)
            found.append((-margin(self._stands(self.finished(after, into, False)), int(seat)), int(code)))
        found.sort()
        return [(-worse, (code,)) for worse, code in found]

    def liked(self, state: Position) -> list[tuple[float, int]]:
        """Return the sensible actions with how much the policy likes each, about in points, best first."""
        found: list[tuple[float, int]] = []
        into = legal.buffer()
        placing = state.task() == codes.PLACE_TASK
        listed = sensible(state, into, True)
        policy = self._policy
        if policy is not None and not placing:
            choices.write(state, policy.row)
            policy.see()
        prices = self._prices(state, state.active)
        for code in listed:
            liking = 0.0
            if placing:
                liking = float(habits.placed_worth(state, tasks.top_arg(state, 0), code, prices)) / 100.0
            elif policy is not None:
                liking = policy.liked(choices.features(state, code, policy.features, policy.counts))
            found.append((-liking, int(code)))
        found.sort()
        return [(-less, code) for less, code in found]

    def leads(self, state: Position, actions: list[int]) -> list[float]:
        """Return the margin that each of these actions leads to."""
        seat: i64 = state.current_player()
        found: list[float] = []
        into = legal.buffer()
        for code in actions:
            after = state.clone()
            act.perform(after, code)
            found.append(margin(self._stands(self.finished(after, into, False)), int(seat)))
        return found

    def reply(self, state: Position) -> Position:
        """Return the position after the best action; the position given is unchanged."""
        after = state.clone()
        act.act(after, self.turns(state)[0][1][0])
        return after

    def inputs(self, state: Position) -> list[int]:
        """Return what a network sees once the turn on hand is finished; nothing if that ends the game."""
        if state.task() == codes.OVER or state.task() >= codes.STARTING:
            return []
        state = self.finished(state.clone(), legal.buffer(), False)
        if state.task() == codes.OVER:
            return []
        learned.write(state, self._row)
        return listed(self._row, learned.size(int(state.players)))

    def _stands(self, state: Position) -> list[float]:
        found: list[float] = []
        seat: i64
        over = state.task() == codes.OVER
        for seat in range(state.players):
            found.append(
                float(state.seats[seat * codes.FIELDS + codes.SCORE]) if over else self._plans.stand(state, seat)
            )
        network = self._network
        if network is not None and not over:
            learned.write(state, self._row)
            network.add(found, self._row, state.players)
        return found

    # -- the turn on hand ------------------------------------------------------------------

    def ahead(self, state: Position, seed: int) -> list[float]:
        """Return what every seat may expect after each has played another turn or two by habit, under drawn chance."""
        state = state.clone()
        number = playout.first_number(seed)
        into = legal.buffer()
        last = state.turn + ROUNDS * max(state.players, 2)  # alone the dummy has turns, too
        task = state.task()
        while task != codes.OVER and task < codes.STARTING and state.turn <= last:
            if task == codes.FREE or tables.WAITS_FOR[task]:
                act.perform(state, self._move(state, into, False))
            else:
                number = number * playout.FACTOR % playout.MODULUS
                act.perform(state, into[number * legal.legal(state, into) >> playout.BITS])
            task = state.task()
        return self._stands(state)

    def finished(self, state: Position, into: vec[i64], plain: bool) -> Position:
        """Play the turn on hand to its end, in place; a plain end leaves out whatever need not be done."""
        while True:
            habits.skip_draws(state)
            task = state.task()
            if task == codes.OVER or task >= codes.STARTING or (task == codes.FREE and state.taken < 0):
                return state
            act.perform(state, self._move(state, into, plain))

    def _move(self, state: Position, into: vec[i64], plain: bool) -> i64:
        """Return what to do now by habit."""
        task = state.task()
        if task == codes.PLACE_TASK:
            return habits.best_place(state, tasks.top_arg(state, 0), self._prices(state, state.active))
        listed = sensible(state, into, False)
        if len(listed) == 1:
            return listed[0]
        policy = self._policy
        if policy is not None:
            return self._liked_most(policy, state, listed)
        if plain and task == codes.FREE and listed[len(listed) - 1] == codes.END:
            return codes.END
        return self._best(state, into, state.active if task == codes.FREE else tasks.top_seat(state), listed)

    def _liked_most(self, policy: Policy, state: Position, listed: list[int]) -> i64:
        choices.write(state, policy.row)
        policy.see()
        best: i64 = listed[0]
        most = -1e9
        for code in listed:
            liking = policy.liked(choices.features(state, code, policy.features, policy.counts))
            if liking > most:
                most = liking
                best = code
        return best

    def _prices(self, state: Position, seat: i64) -> vec[i64]:
        return self._plans.prices[int(tables.TURNS_EACH - state.seats[seat * codes.FIELDS + codes.TURNS])]

    def _best(self, state: Position, into: vec[i64], seat: i64, listed: list[int]) -> i64:
        """Return the action after which a plain end of the turn is best for a seat."""
        best: i64 = listed[0]
        most = -1e9
        for code in listed:
            if codes.BUY <= code < codes.EXTRA:
                continue
            after = state.clone()
            act.perform(after, code)
            worth = self._plans.stand(self.finished(after, into, True), seat)
            if worth > most:
                most = worth
                best = code
        return best


def sensible(state: Position, into: vec[i64], wide: bool) -> list[int]:
    """Return the legal actions but for orders that lead to the same, and refreshes; `wide` also looks before acting."""
    count = legal.legal(state, into)
    task = state.task()
    if task == codes.FREE and state.taken < 0:
        return _legal_from(into, count, codes.TILE, codes.ACT)
    if task not in {codes.FREE, codes.TAKE_TASK, codes.ENTER_TASK}:
        return _legal_from(into, count, 0, codes.ACTIONS)
    if task == codes.FREE and state.wheel >= 0 and _legal_from(into, count, codes.BONUS, codes.BONUS + 1):
        return [codes.BONUS]
    found = _legal_from(into, count, codes.REWARD, codes.STEP)
    if not found:
        found = _legal_from(into, count, codes.CHOOSE, codes.TAKE)
    if found:
        return found
    if task != codes.FREE:
        return _legal_from(into, count, codes.TAKE, codes.ACTIONS)
    found = _legal_from(into, count, codes.EXTRA, codes.BONUS)
    if found:
        return found
    found = _legal_from(into, count, codes.ACT, codes.BUY)
    if found:
        return found + _legal_from(into, count, codes.USE, codes.CLAIM) if wide else found
    found = _legal_from(into, count, codes.STEP, codes.STAY)
    if found and found[0] < codes.CLIMB:
        return found
    found = (
        _legal_from(into, count, codes.BUY, codes.EXTRA)
        + _legal_from(into, count, codes.BONUS + codes.EGG_BONUS, codes.REFRESH)
        + _legal_from(into, count, codes.END, codes.ACTIONS)
    )
    return found or _legal_from(into, count, 0, codes.ACTIONS)


def _legal_from(into: vec[i64], count: i64, first: i64, end: i64) -> list[int]:
    """Return the actions of a sorted list from one code up to another."""
    found: list[int] = []
    i: i64
    for i in range(count):
        if first <= into[i] < end:
            found.append(int(into[i]))
    return found
