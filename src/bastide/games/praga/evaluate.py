"""What a position of Praga Caput Regni is worth: the expected final points of every seat, compiled.

The turn on hand is played to its end first, each choice by what it leads to; tiles go where `habits.py` puts them,
and draws are left out. Then goods, tracks and grids count for what they will bring (`plans.py`). `WEIGHTS` names the
numbers that `python -m bastide.arena.tune praga` fits.

Bots find this module as `bastide.games.<name>.evaluate`; `bastide.bots.evaluation` says what it must offer.
"""

from collections.abc import Mapping
from math import exp, log
from typing import Final, final

from bastide.engine.arrays import i64, vec
from bastide.games.praga import plans
from bastide.games.praga.actions import (
    ACT,
    ACTIONS,
    BONUS,
    BUY,
    CHOOSE,
    CLAIM,
    CLIMB,
    END,
    EXTRA,
    REFRESH,
    REWARD,
    STAY,
    STEP,
    TAKE,
    TILE,
    USE,
)
from bastide.games.praga.deeds import perform
from bastide.games.praga.habits import best_place, skip_draws
from bastide.games.praga.moves import LEGAL, find_legal
from bastide.games.praga.phases import ENTER_TASK, FIELDS, FREE, OVER, PLACE_TASK, SCORE, STARTING, TAKE_TASK, TURNS
from bastide.games.praga.plans import Plans
from bastide.games.praga.rollout import BITS, FACTOR, MODULUS, first_number
from bastide.games.praga.state import State
from bastide.games.praga.tables import TURNS_EACH, WAITS_FOR
from bastide.games.praga.tasks import top_arg, top_seat, top_task

WEIGHTS: Final = plans.WEIGHTS
BEYOND_POINTS: Final = tuple(name for name in WEIGHTS if name not in {"rich", "late"})
"""What a player who counts points alone leaves out."""

SEARCH: Final = "tree"
"""A turn is many small steps, and little is left to chance within it: `bastide.bots.tree` suits it."""
STEPS: Final = 4
"""Which tile, which action, what to take, where to put it: the rest follows or is quickly decided."""

ROUNDS: Final = 1
"""Turns of every seat that `ahead` plays after the turn on hand."""
SOFTNESS: Final = 10.0
"""As in `bastide.bots.evaluation.margin`."""


@final
class Evaluator:
    """Judges positions of Praga Caput Regni; see `bastide.bots.evaluation.Evaluator`."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        """Take weights by the names of `WEIGHTS`; what is not named stands at its start."""
        found = {name: start for name, (start, _, _) in WEIGHTS.items()}
        found.update(weights or {})
        unknown = sorted(set(found) - set(WEIGHTS))
        if unknown:
            raise ValueError(f"Praga has no weight {unknown[0]!r}; there are {', '.join(WEIGHTS)}")
        self._plans: Plans = Plans(found)

    def value(self, state: State) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""
        return self._stands(self._finished(state.clone(), False))

    def turns(self, state: State) -> list[tuple[float, tuple[int, ...]]]:
        """Return the sensible actions with the margin each leads to, best first."""
        seat: i64 = state.current_player()
        if seat < 0:
            raise ValueError("no seat is to decide here")
        found: list[tuple[float, int]] = []
        for code in sensible(state, True):
            after = state.clone()
            perform(after, code)
            found.append((-lead(self._stands(self._finished(after, False)), int(seat)), int(code)))
        found.sort()
        return [(-worse, (code,)) for worse, code in found]

    def reply(self, state: State) -> State:
        """Return the position after the best action; the position given is unchanged."""
        after = state.clone()
        after.apply_action(self.turns(state)[0][1][0])
        return after

    def _stands(self, state: State) -> list[float]:
        found: list[float] = []
        seat: i64
        over = top_task(state) == OVER
        for seat in range(state.players):
            found.append(float(state.seats[seat * FIELDS + SCORE]) if over else self._plans.stand(state, seat))
        return found

    # -- the turn on hand ------------------------------------------------------------------

    def ahead(self, state: State, seed: int) -> list[float]:
        """Return what every seat may expect after each has played another turn or two by habit, under drawn chance."""
        state = state.clone()
        number = first_number(seed)
        last = state.turn + ROUNDS * max(state.players, 2)  # alone the dummy has turns, too
        task = top_task(state)
        while task != OVER and task < STARTING and state.turn <= last:
            if task == FREE or WAITS_FOR[task]:
                perform(state, self._move(state, False))
            else:
                number = number * FACTOR % MODULUS
                perform(state, LEGAL[number * find_legal(state) >> BITS])
            task = top_task(state)
        return self._stands(state)

    def _finished(self, state: State, plain: bool) -> State:
        """Play the turn on hand to its end, in place; a plain end leaves out whatever need not be done."""
        while True:
            skip_draws(state)
            task = top_task(state)
            if task == OVER or task >= STARTING or (task == FREE and state.taken < 0):
                return state
            perform(state, self._move(state, plain))

    def _move(self, state: State, plain: bool) -> i64:
        """Return what to do now by habit."""
        task = top_task(state)
        if task == PLACE_TASK:
            return best_place(state, top_arg(state, 0), self._prices(state, state.active))
        codes = sensible(state, False)
        if len(codes) == 1:
            return codes[0]
        if plain and task == FREE and codes[len(codes) - 1] == END:
            return END
        return self._best(state, state.active if task == FREE else top_seat(state), codes)

    def _prices(self, state: State, seat: i64) -> vec[i64]:
        return self._plans.prices[int(TURNS_EACH - state.seats[seat * FIELDS + TURNS])]

    def _best(self, state: State, seat: i64, codes: list[int]) -> i64:
        """Return the action after which a plain end of the turn is best for a seat."""
        best: i64 = codes[0]
        most = -1e9
        for code in codes:
            if BUY <= code < EXTRA:
                continue
            after = state.clone()
            perform(after, code)
            worth = self._plans.stand(self._finished(after, True), seat)
            if worth > most:
                most = worth
                best = code
        return best


def sensible(state: State, wide: bool) -> list[int]:
    """Return the legal actions but for orders that lead to the same, and refreshes; `wide` also looks before acting."""
    count = find_legal(state)
    task = top_task(state)
    if task == FREE and state.taken < 0:
        return _legal_from(count, TILE, ACT)
    if task not in {FREE, TAKE_TASK, ENTER_TASK}:
        return _legal_from(count, 0, ACTIONS)
    if task == FREE and state.wheel >= 0 and _legal_from(count, BONUS, BONUS + 1):
        return [BONUS]
    found = _legal_from(count, REWARD, STEP)
    if not found:
        found = _legal_from(count, CHOOSE, TAKE)
    if found:
        return found
    if task != FREE:
        return _legal_from(count, TAKE, ACTIONS)
    found = _legal_from(count, EXTRA, BONUS)
    if found:
        return found
    found = _legal_from(count, ACT, BUY)
    if found:
        return found + _legal_from(count, USE, CLAIM) if wide else found
    found = _legal_from(count, STEP, STAY)
    if found and found[0] < CLIMB:
        return found
    found = _legal_from(count, BUY, EXTRA) + _legal_from(count, BONUS + 2, REFRESH) + _legal_from(count, END, ACTIONS)
    return found or _legal_from(count, 0, ACTIONS)


def _legal_from(count: i64, first: i64, end: i64) -> list[int]:
    """Return the legal actions found last from one code up to another."""
    found: list[int] = []
    i: i64
    for i in range(count):
        if first <= LEGAL[i] < end:
            found.append(int(LEGAL[i]))
    return found


def lead(values: list[float], seat: int) -> float:
    """Return what `bastide.bots.evaluation.margin` returns, compiled."""
    if len(values) == 1:
        return values[0]
    best = -1e9
    other: int
    for other in range(len(values)):
        if other != seat:
            best = max(best, values[other])
    if len(values) == 2:
        return values[seat] - best
    total = 0.0
    for other in range(len(values)):
        if other != seat:
            total += exp((values[other] - best) / SOFTNESS)
    return values[seat] - best - SOFTNESS * log(total / float(len(values) - 1))
