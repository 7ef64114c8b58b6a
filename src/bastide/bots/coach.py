"""Advice as a coach gives it: the best lines for a turn, what each is worth, what for, and what follows.

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

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, runtime_checkable

from bastide.bots.bot import Bot, check_decides, imagined
from bastide.bots.evaluation import Evaluator, Turn
from bastide.bots.reasons import TRIFLE, Reasons, listed, points_by_cause, sentences, told
from bastide.engine.course import Course
from bastide.engine.play import State
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
    """By how many points it changes the expected lead over the rivals; what counts is the difference between lines."""
    settled: Mapping[str, int] = field(default_factory=dict)
    """Points that the seat gets by these actions, by cause."""
    standing: int = 0
    """By how much more (or less) it would get besides if the game ended then: what is unfinished, goods, cards."""
    plans: Mapping[str, float] = field(default_factory=dict)
    """What it changes in the seat's plans, as the game's evaluation names them (`Judging.plans`): meeples, income."""
    denies: float = 0.0
    """Points that it takes from the rivals' expectations; negative where they gain."""
    follows: tuple[int, ...] = ()
    """What is foreseen afterwards, until this seat decides again; a draw is the middle one of all."""

    @property
    def prospects(self) -> float:
        """What remains of the worth: chances, plans, and what the others can do about it."""
        return round(self.worth - sum(self.settled.values()) - self.standing, 1)

    @property
    def chances(self) -> float:
        """What remains of the prospects without what is told of plans and rivals."""
        return round(self.prospects - sum(self.plans.values()) - self.denies, 1)

    def to_json(self, start: State, known: Course, seat: int) -> dict[str, Any]:
        """Return the line as JSON data: actions in notation, points by cause, and sentences of the log as messages."""
        now, texts = start.clone(), []
        for action in (*self.actions, *self.follows):
            texts.append(now.action_to_string(action))
            now.apply_action(action)
        ends, count = len(start.history()) + len(self.actions), len(self.actions)
        story = told(start, (*self.actions, *self.follows), known).story
        return {
            "actions": texts[:count],
            "follows": texts[count:],
            "worth": self.worth,
            "settled": listed(self.settled),
            "standing": self.standing,
            "plans": listed(self.plans),
            "denies": self.denies,
            "prospects": self.prospects,
            "chances": self.chances,
            "story": sentences([entry for entry in story if entry.ply < ends], seat),
            "then": sentences([entry for entry in story if entry.ply >= ends], seat),
        }


def advise(state: State, bot: Bot, count: int = LINES, seed: int = 0) -> list[Line]:
    """Return the best lines for the seat that decides, the best first; the state is unchanged.

    The bot compares the ways to go on. The best is worth what the evaluation, by which a review draws the graph of a
    game, expects of the lead of this seat at its end more than now; each other line is worth less by as much as the bot
    found. The worth is then split: points that the line settles, by cause of the ledger; the change in what the seat
    would still get if the game ended there; and the rest, its prospects, of which plans and what rivals lose are told
    apart. A bot that only chooses gives one line, the way a table asks it.

    What the seat cannot know is drawn anew by `seed` before anything is judged: advice tells no secret.
    """
    check_decides(state)
    start = imagined(state, state.current_player(), seed)
    known = start.telling().course
    return lines_of(start, _ways(start, bot, count + SPARE), Reasons(state.game), known, bot=bot, count=count)


def lines_of(
    start: State, ways: Iterable[Turn], reasons: Reasons, known: Course, *, bot: Bot | None = None, count: int = LINES
) -> list[Line]:
    """Return the first `count` ways to go on that come to different things, as lines; `bot` finishes the first one."""
    seat, judge = start.current_player(), reasons.judge
    lines: list[Line] = []
    ends: set[str] = set()
    best = lead = 0.0
    for found, beginning in ways:
        actions, end = _finished(start, beginning, bot if not lines else None, judge)
        text = end.to_text()
        if text in ends:
            continue
        ends.add(text)
        if not lines:
            best, lead = reasons.change(start, end, seat)[0], found
        worth = min(best - max(0.0, lead - found), lines[-1].worth if lines else best)
        lines.append(line_of(start, actions, reasons, known, worth=worth))
        if len(lines) == count:
            break
    return lines


def line_of(start: State, actions: Sequence[int], reasons: Reasons, known: Course, *, worth: float) -> Line:
    """Return a line that is worth so much, with its reasons and what follows."""
    seat, end = start.current_player(), after(start, actions)
    standing = _open(end, seat) - _open(start, seat)
    denies = round(reasons.change(start, end, seat)[1], 1)
    return Line(
        tuple(actions),
        round(worth, 1),
        points_by_cause(told(start, actions, known), seat),
        standing,
        reasons.plans(start, end, seat, standing),
        denies if abs(denies) > TRIFLE else 0.0,
        reasons.following(end, seat),
    )


def after(start: State, actions: Sequence[int]) -> State:
    """Return the position after some actions."""
    end = start.clone()
    for action in actions:
        end.apply_action(action)
    return end


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


def _open(state: State, seat: int) -> int:
    """Return what a seat would still get if the game ended now."""
    return 0 if state.is_terminal() else state.if_ended(seat)[seat] - state.scores()[seat]
