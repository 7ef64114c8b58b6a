"""Advice as a coach gives it: the best lines for a turn, what each is worth, and what the points are for.

>>> import bastide
>>> from bastide import bots
>>> game = bastide.load_game("carcassonne", options={"stack": "V"})
>>> state = game.new_initial_state()
>>> state.apply("draw V")
>>> best, *others = bots.advise(state, bots.make("greedy", game))
>>> state.action_to_string(best.actions[0]).split()[0]
'place'
>>> all(line.worth <= best.worth for line in others)
True
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, runtime_checkable

from bastide.bots.bot import Bot, check_decides, imagined
from bastide.bots.evaluation import Evaluator, Turn, evaluator
from bastide.engine.play import State
from bastide.engine.telling import Telling
from bastide.engine.turns import turn_of

LINES: Final = 3
"""How many lines a coach shows."""

SPARE: Final = 5
"""How many more are looked at, since some come to the same."""

LONGEST: Final = 60
"""Actions in a line at most."""


@runtime_checkable
class Comparing(Protocol):
    """A bot that can say how much worse than its choice the next best are."""

    def compare(self, state: State, count: int) -> list[Turn]:
        """Return the best ways to go on, at most `count`, best first: a lead, and the whole turn or how it begins.

        Only the differences between leads count.
        """


@dataclass(frozen=True, slots=True)
class Line:
    """A way to finish the turn on hand, and what the seat may expect of it."""

    actions: tuple[int, ...]
    """Up to the end of the turn, the next draw, or where another seat decides."""
    worth: float
    """Expected points, against the position as it is: what counts is the difference between lines."""
    settled: Mapping[str, int] = field(default_factory=dict)
    """Points that the seat gets by these actions, by cause."""
    standing: int = 0
    """By how much more (or less) it would get besides if the game ended then: what is unfinished, goods, cards."""

    @property
    def prospects(self) -> float:
        """What remains of the worth: chances, plans, and what the others can do about it."""
        return round(self.worth - sum(self.settled.values()) - self.standing, 1)


def advise(state: State, bot: Bot, count: int = LINES, seed: int = 0) -> list[Line]:
    """Return the best lines for the seat that decides, the best first; the state is unchanged.

    The bot compares the ways to go on. The best is worth what the evaluation, by which the graph of a replay is drawn,
    expects of the position at its end more than of the one on hand, for this seat; each other line is worth less by as
    much as the bot found. The worth is then split: points that the line settles, by cause of the ledger; the change in
    what the seat would still get if the game ended there; and the rest, its prospects. A bot that only chooses gives
    one line, the way a table asks it.
    """
    check_decides(state)
    seat = state.current_player()
    start = imagined(state, seat, seed)
    judge = evaluator(state.game)
    before = judge.value(start.position)[seat]
    lines: list[Line] = []
    ends: set[str] = set()
    best = lead = 0.0
    for found, beginning in _ways(start, bot, count + SPARE):
        actions, end = _finished(start, beginning, bot if not lines else None, judge)
        text = end.to_text()
        if text in ends:
            continue
        ends.add(text)
        if not lines:
            best, lead = judge.value(end.position)[seat] - before, found
        worth = min(best - max(0.0, lead - found), lines[-1].worth if lines else best)
        settled, standing = _by_cause(start, end, actions, seat)
        lines.append(Line(actions, round(worth, 1), settled, standing))
        if len(lines) == count:
            break
    return lines


def _ways(state: State, bot: Bot, count: int) -> Iterator[Turn]:
    """Yield the beginnings that the bot compared; of a bot that does not compare, its choice."""
    legal = state.legal_actions()
    if len(legal) == 1:
        yield 0.0, (legal[0],)
    elif isinstance(bot, Comparing):
        yield from bot.compare(state, count)
    else:
        yield 0.0, (bot.choose(state.clone()),)


def _finished(
    start: State, beginning: Sequence[int], bot: Bot | None, judge: Evaluator
) -> tuple[tuple[int, ...], State]:
    """Go on to the end of the turn, by the bot or by the evaluation alone; return all actions and the position then."""
    seat, state, actions = start.current_player(), start.clone(), list[int]()
    began = mark = turn_of(state)
    while len(actions) < LONGEST and (not actions or (state.current_player() == seat and mark.same_turn(began))):
        action = beginning[len(actions)] if len(actions) < len(beginning) else _next(state, bot, judge)
        actions.append(action)
        state.apply_action(action)
        mark = turn_of(state, mark)
    return tuple(actions), state


def _next(state: State, bot: Bot | None, judge: Evaluator) -> int:
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    return bot.choose(state.clone()) if bot is not None else judge.turns(state.position)[0][1][0]


def _by_cause(start: State, end: State, actions: Sequence[int], seat: int) -> tuple[dict[str, int], int]:
    """Return the points that actions settle for a seat, by cause, and the change in what is not settled."""
    telling = Telling(start.game.type, start.game.setup, start=start.position, known=start.telling().course)
    telling.follow(end.history())
    settled: dict[str, int] = {}
    for entry in telling.ledger:
        if entry.seat == seat:
            settled[entry.cause] = settled.get(entry.cause, 0) + entry.points
    return {cause: points for cause, points in settled.items() if points}, _open(end, seat) - _open(start, seat)


def _open(state: State, seat: int) -> int:
    """Return what a seat would still get if the game ended now."""
    return 0 if state.is_terminal() else state.if_ended(seat)[seat] - state.scores()[seat]
