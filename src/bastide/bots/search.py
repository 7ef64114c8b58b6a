"""Search: the most promising turns are compared over many sampled continuations.

A tree of two kinds of levels. Where chance decides, the children are outcomes, sampled with their
probabilities as the search goes on; where a seat decides, the child is its best turn by the evaluation. The
root alone keeps several turns, those that the evaluation ranks highest. Each round of the search draws one
stream of chance and plays it out under every turn that is still in the running, for one turn of every seat
(in the last stage for some more), and judges the end by the evaluation: what a turn gives away, blocks or prepares
shows there. After each of a few stages the worse half is dropped (sequential halving: Karnin, Koren and Somekh,
"Almost optimal exploration in multi-armed bandits", 2013), so that the time goes where the choice is close.
All turns see the same draws (common random numbers), and first draws are spread evenly (an additive
recurrence), so that luck cancels.

Every seat plays for its own lead, as in max-n; between turns at the root it is the chance to win that counts, where the
game says how much is still open (`bastide.bots.prospects`). The last turns of such a game are played out in full
(`bastide.bots.endings`). Positions once reached are kept, and what still applies at the next move of the same game is
used again.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, log2
from time import monotonic
from typing import Any, Final

from bastide.bots.bot import Found, Travelling, check_budget, check_decides, course_of, imagined_position
from bastide.bots.endings import Endings, lead_of, width_for
from bastide.bots.evaluation import Evaluator, Judge, Turn, evaluator_of
from bastide.bots.prospects import Prospects
from bastide.engine import build
from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.game import outcome_at
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.engine.play import Game, State

WIDTH: Final = 8
"""Turns that the root compares."""

DEEPER: Final = 1
"""Turns that the last stage, between two candidates, looks beyond one turn of every seat."""

FAR: Final = 8
"""The same once many simulations are done: what lies further off is worth more looks, and needs them."""

MANY: Final = 64
"""So many; of a budget of a hundred two thirds are spent before the last stage."""

PRIOR: Final = 2.0
"""Rounds that the evaluation of a turn itself counts for, beside the rounds searched."""

STEP: Final = (0.6180339887498949, 0.7548776662466927, 0.5698402909980532)
"""Irrational steps that spread the first draws of successive rounds evenly over the outcomes."""

REPLY: Final = -1
"""The key of the child of a position in which a seat decides; outcomes of chance are not negative."""

HELD_BACK: Final = 0.05
"""The part of a budget of time that no simulation begins in: what has begun is not broken off."""

REMEMBERED: Final = 4_000
"""Positions that one search keeps at most."""

LAST_TURNS: Final = 4
"""Turns that end a game which may be looked for in place of each simulation: they are quickly found."""


@dataclass(slots=True)
class Node:
    """A position between turns and those that were reached from it."""

    position: Any
    """Of the kernel."""
    turned: bool = True
    """Whether a seat finished a turn on the way here; not so after chance upon chance."""
    children: dict[int, "Node"] = field(default_factory=dict)


@dataclass(slots=True)
class Candidate:
    """A turn at the root, and how it fared."""

    actions: tuple[int, ...]
    prior: float
    """The lead that the evaluation expects after it."""
    node: Node
    hoped: float = 0.0
    """What is wanted of that lead."""
    total: float = 0.0
    wins: float = 0.0
    """What was wanted of the leads in `total`."""
    rounds: int = 0
    worth: float = 0.0
    """How it fared in the end, against the mean of those it was compared with: its lead."""
    rank: float = 0.0
    """The same of what is wanted."""


class OutOfTime(Exception):
    """The clock has run out in the middle of a round."""


class SearchBot(Travelling):
    """Compares the best turns over sampled continuations, for a number of simulations or for a time."""

    JUDGE = "_judge"
    WORKED_OUT = ("_plan", "_tree", "_compared", "_course", "_moves", "_evaluator", "_prospects")

    def __init__(
        self,
        name: str,
        judge: Judge,
        seed: int | None = None,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        width: int = WIDTH,
        clock: Callable[[], float] = monotonic,
        by_leads: bool = False,
    ) -> None:
        """Think for so many simulations a turn, which is repeatable under a seed, or for so many seconds, or for both.

        Of both it stops at what comes first. `by_leads` wants leads rather than wins, looks no further with more time
        and plays nothing out in full, as release 0.1 did.
        """
        check_budget(seconds, simulations)
        self.name: Final = name
        self.simulations_done = 0
        """Continuations played for the last turn."""
        self.found: Found = {}
        """What the last decision found of the first actions of its turns; empty while a turn goes as it was planned."""
        self._judge = judge
        self._evaluator: Evaluator
        self._rng = random.Random(seed)
        self._seconds = None if seconds is None else (1 - HELD_BACK) * seconds
        self._simulations = simulations
        self._width = width
        self._clock = clock
        self._by_leads = by_leads
        self._deadline = 0.0
        self._longest = 0.0
        self._kept = 0
        self._moves: Moves
        self._prospects: Prospects
        self.forget()

    def forget(self) -> None:
        """Begin as new at a table."""
        self._plan: tuple[list[int], tuple[int, ...]] | None = None
        self._tree: list[Candidate] = []
        self._compared: list[Candidate] = []
        self._course: tuple[Game, str] | None = None

    def choose(self, state: State) -> int:
        """Return the next action of the turn that the search found best."""
        start = self._clock()
        check_decides(state)
        legal = state.legal_actions()
        history = state.history()
        self.found = {}
        self._follow(state)
        if self._plan is not None and self._plan[0] == history and self._plan[1][0] in legal:
            actions = self._plan[1]
        elif len(legal) == 1:
            actions = (legal[0],)
        else:
            actions = self._search(state, history, start)
        self._plan = ([*history, actions[0]], actions[1:]) if len(actions) > 1 else None
        return actions[0]

    def compare(self, state: State, count: int) -> list[Turn]:
        """Return the best turns with their leads; the last stage compares that many instead of two."""
        start = self._clock()
        check_decides(state)
        self._follow(state)
        actions = self._search(state, state.history(), start, keep=count)
        compared = sorted(self._compared, key=lambda one: (-one.worth, one.actions))
        return [(one.worth, one.actions) for one in compared] or [(0.0, actions)]

    def _follow(self, state: State) -> None:
        """Forget what was found in another game, or from another loaded position on."""
        course = course_of(state)
        if course != self._course:
            self._course, self._plan, self._tree = course, None, []

    # -- one turn --------------------------------------------------------------------------

    def _search(self, state: State, history: list[int], start: float, keep: int = 1) -> tuple[int, ...]:
        build.warn()
        seat = state.current_player()
        position = imagined_position(state, seat, self._rng.randrange(2**31))
        self._moves = Moves(state.game.type.kernel)
        self._evaluator = evaluator_of(self._judge, state.game.type)
        self._prospects = Prospects(None if self._by_leads else state.game.type.judging, position)
        turns = self._evaluator.turns(position)
        self.simulations_done = 0
        ranked = turns[: self._width]
        self._compared = [Candidate(actions, lead, Node(position), worth=lead) for lead, actions in ranked]
        if len(ranked) == 1:
            return ranked[0][1]
        self._longest, self._deadline = 0.0, start + (self._seconds or 0.0)
        if self._play_out(position, turns, seat):
            del self._compared[max(keep, 1) :]
            return self._compared[0].actions
        known = self._known(history)
        self._tree = []
        self._kept = 0
        for lead, actions in ranked:
            after = position.clone()
            for action in actions:
                self._moves.act(after, action)
            node = known if known is not None and known.position.history() == after.history() else Node(after)
            hoped = self._prospects.wanted(lead, node.position)
            self._tree.append(Candidate(actions, lead, node, hoped))
        if all(candidate.node.position.current_player() == TERMINAL for candidate in self._tree):
            return ranked[0][1]
        self._compared = self._compare(seat, len(position.scores()), start, keep)
        self.found = _first_actions(self._tree)
        return self._compared[0].actions

    def _play_out(self, position: Any, turns: list[Turn], seat: int) -> bool:
        """Compare turns by all that may follow, if the end is so near; return whether that was done."""
        left = self._prospects.left(position)
        if left is None:
            return False
        replies = LAST_TURNS * self._simulations if self._simulations is not None else REMEMBERED
        width = width_for(left, len(turns), replies)
        if not width:
            return False
        endings = Endings(self._moves, self._evaluator, self._prospects, self._look)
        found = []
        try:
            for lead, actions in turns[:width]:
                ends = endings.of(position, (lead, actions), width)
                one = Candidate(actions, lead, Node(position), rounds=len(ends), rank=endings.wanted(ends, seat))
                one.worth = lead_of(ends, seat)
                one.total = one.worth * one.rounds
                found.append(one)
        except OutOfTime:
            return False
        mean = sum(one.worth for one in found) / len(found)
        for one in found:
            one.worth -= mean
        self.simulations_done = sum(one.rounds for one in found)
        self.found = _first_actions(found, prior=0.0)
        self._tree, self._compared = [], sorted(found, key=lambda one: (-one.rank, one.actions))
        return True

    def _look(self) -> None:
        """Raise `OutOfTime` if half of the time is gone: what is left is for simulations."""
        if self._seconds is not None and self._clock() > self._deadline - self._seconds / 2:
            raise OutOfTime

    def _known(self, history: list[int]) -> Node | None:
        """Return what the last search expected its seat to do here, if the game has gone as it foresaw."""
        for candidate in self._tree:
            node: Node | None = candidate.node
            while node is not None:
                past = node.position.history()
                if len(past) > len(history):
                    return node if past[: len(history)] == history else None
                if past != history[: len(past)]:
                    break
                if len(past) == len(history):
                    return node.children.get(REPLY)
                node = node.children.get(history[len(past)]) or node.children.get(REPLY)
        return None

    def _compare(self, seat: int, seats: int, start: float, keep: int) -> list[Candidate]:
        """Halve the field of candidates, down to those to keep, until the budget is spent; return these, best first."""
        live = list(self._tree)
        stages = ceil(log2(len(live)))
        phase = [self._rng.random() for _ in STEP]
        rounds = 0
        for stage in range(1, stages + 1):
            while True:
                turns = seats
                if stage == stages:
                    turns += FAR if self.simulations_done >= MANY and not self._by_leads else DEEPER
                if self._seconds is not None and (
                    self._clock() + self._longest >= start + self._seconds * stage / stages
                ):
                    break
                if (
                    self._simulations is not None
                    and rounds
                    and (self.simulations_done + len(live) > self._simulations * stage // stages)
                ):
                    break
                draws = [(at + rounds * step) % 1.0 for at, step in zip(phase, STEP, strict=True)]
                stream = self._rng.randrange(2**63)
                try:
                    found = [self._simulate(one.node, seat, turns, draws, stream) for one in live]
                except OutOfTime:
                    break
                for one, (lead, wanted) in zip(live, found, strict=True):
                    one.total += lead
                    one.wins += wanted
                    one.rounds += 1
                rounds += 1
                self.simulations_done += len(live)
            self._rank(live, rounds)
            del live[max(keep, (len(live) + 1) // 2) :]
        return live

    def _rank(self, live: list[Candidate], rounds: int) -> None:
        """Sort by what rounds and evaluation say together, each relative to the field."""
        whole = rounds + PRIOR
        lead = sum(one.total + PRIOR * one.prior for one in live) / len(live)
        wanted = sum(one.wins + PRIOR * one.hoped for one in live) / len(live)
        for one in live:
            one.worth = (one.total + PRIOR * one.prior - lead) / whole
            one.rank = (one.wins + PRIOR * one.hoped - wanted) / whole
        live.sort(key=lambda one: (-one.rank, one.actions))

    def _simulate(self, node: Node, seat: int, turns: int, draws: list[float], stream: int) -> tuple[float, float]:
        """Play so many turns from here under one stream of chance; return the lead at the end, and what it is worth."""
        chance = random.Random(stream)
        now = self._clock() if self._seconds is not None else 0.0
        drawn = 0
        while turns > 0:
            who = node.position.current_player()
            if who == TERMINAL:
                break
            if self._seconds is not None and now + self._longest > self._deadline:
                raise OutOfTime
            if who == CHANCE:
                point = draws[drawn] if drawn < len(draws) else chance.random()
                drawn += 1
                node = self._draw(node, point)
            else:
                node = self._reply(node)
            turns -= node.turned
            if self._seconds is not None:
                before, now = now, self._clock()
                self._longest = max(self._longest, now - before)
        values = self._evaluator.value(node.position)
        lead = margin(values, seat)
        if node.position.current_player() == TERMINAL:
            return lead, self._prospects.ended(values, lead, seat)
        return lead, self._prospects.wanted(lead, node.position)

    def _draw(self, node: Node, point: float) -> Node:
        """Follow an outcome of chance, and the turn of the seat that it lets decide, if any."""
        action = outcome_at(self._moves.chances(node.position), point)
        child = node.children.get(action)
        if child is None:
            after = self._moves.after(node.position, action)
            decides = after.current_player() >= 0
            child = Node(self._evaluator.reply(after) if decides else after, decides)
            self._keep(node, action, child)
        return child

    def _reply(self, node: Node) -> Node:
        child = node.children.get(REPLY)
        if child is None:
            child = Node(self._evaluator.reply(node.position))
            self._keep(node, REPLY, child)
        return child

    def _keep(self, node: Node, key: int, child: Node) -> None:
        if self._kept < REMEMBERED:
            node.children[key] = child
            self._kept += 1


def _first_actions(turns: list[Candidate], prior: float = PRIOR) -> Found:
    """Return of each first action how often its turns were played on, and the expected lead of the best of them."""
    found: Found = {}
    for one in turns:
        lead = (one.total + prior * one.prior) / (one.rounds + prior)
        visits, best = found.get(one.actions[0], (0, lead))
        found[one.actions[0]] = visits + one.rounds, max(best, lead)
    return found
