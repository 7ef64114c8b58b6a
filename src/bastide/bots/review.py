"""A game looked back on: what was expected turn by turn, the luck of every draw, and the largest mistakes.

>>> import bastide
>>> from bastide import bots
>>> game = bastide.load_game("carcassonne", options={"stack": "VUJ"})
>>> state = game.new_initial_state()
>>> bot = bots.make("random", game, seed=3)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0] if state.current_player() < 0 else bot.choose(state))
>>> found = bots.review(state)
>>> len(found.moments), found.values[-1] == tuple(state.scores())
(4, True)
>>> worst = found.mistakes[0]
>>> worst.loss == round(worst.better[0].worth - worst.played.worth, 1) > 0
True
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bastide.bots.bot import Bot
from bastide.bots.coach import LINES, SPARE, Comparing, Line, after, line_of, lines_of
from bastide.bots.evaluation import Turn, searches_a_tree
from bastide.bots.reasons import Reasons
from bastide.engine.answers import CHANCE
from bastide.engine.course import Course
from bastide.engine.margin import margin
from bastide.engine.play import State

MOST: Final = 3
"""Mistakes that are told of each seat."""

WORTH: Final = 1.0
"""Points of lead below which nothing is called a mistake."""

COMPARED: Final = 8
"""Ways to go on that a search compares with what was done."""

Values = tuple[float, ...]
"""Points by seat."""

Step = Callable[[int, int], None]
"""Is told how many decisions are judged, and of how many."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance did to everybody."""

    ply: int
    luck: Values
    """Points to expect after it less those before, by seat; over all that could be drawn it comes to nothing."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision after which a seat could expect less than after the best one."""

    ply: int
    seat: int
    turn: int
    """The number of the turn, as the game's panel shows it."""
    loss: float
    """By how many points of expected lead the best line was better."""
    played: Line
    """What the seat did."""
    better: tuple[Line, ...]
    """The best lines, the best first; each by `WORTH` points or more."""
    start: State
    """The position as the seat could know it, from which both are told."""

    def to_json(self, known: Course) -> dict[str, Any]:
        """Return it as JSON data; `known` is the course of the whole game."""
        past = known.until(self.ply)
        return {
            "ply": self.ply,
            "seat": self.seat,
            "turn": self.turn,
            "loss": self.loss,
            "played": self.played.to_json(self.start, past, self.seat),
            "better": [line.to_json(self.start, past, self.seat) for line in self.better],
        }


@dataclass(frozen=True, slots=True)
class Review:
    """How a game went, as a bot judges it."""

    moments: tuple[int, ...]
    """Plies at which a turn begins, and the number of all actions."""
    values: tuple[Values, ...]
    """For each of them the final points to be expected, by seat; at the end of a game those that there are."""
    luck: tuple[Values, ...]
    """For each of them the luck of all draws so far that somebody has answered, by seat. Values without it are the line
    that the game would have taken with average luck."""
    gains: tuple[float, ...]
    """By turn: by how much the decisions of the seat on turn changed its expected lead, with what it had drawn."""
    draws: tuple[Draw, ...]
    """Every draw that changed what somebody could expect, in order."""
    mistakes: tuple[Mistake, ...]
    """The largest of each seat, at most one of a turn, the greatest loss first."""
    course: Course
    """Who decided what, and where turns begin."""

    def to_json(self) -> dict[str, Any]:
        """Return the review as JSON data, points rounded to a tenth; lines are told as messages of the log."""
        return {
            "moments": list(self.moments),
            "values": [_rounded(row) for row in self.values],
            "luck": [_rounded(row) for row in self.luck],
            "gains": _rounded(self.gains),
            "draws": [{"ply": draw.ply, "luck": _rounded(draw.luck)} for draw in self.draws],
            "mistakes": [one.to_json(self.course) for one in self.mistakes],
        }


@dataclass(frozen=True, slots=True)
class _Judged:
    """A decision, and how much better the best way to go on was."""

    start: State
    plies: range
    ways: tuple[Turn, ...]
    loss: float


def review(
    state: State,
    bot: Bot | None = None,
    *,
    seed: int = 0,
    most: int = MOST,
    closest: int | None = None,
    step: Step | None = None,
) -> Review:
    """Judge a game from its first action to where it stands: its course, its luck, its mistakes; it is unchanged.

    Every decision between several ways is compared with the best one: by the evaluation that `greedy` plays with, which
    takes milliseconds to a few seconds for a whole game, or by a `bot` that searches, which takes its time at every
    decision; `closest` bounds it to so many, those that look worst to the evaluation. Where the search did not look at
    what was done, the evaluation tells how far it is behind. Up to `most` mistakes of each seat are returned, of
    `WORTH` points or more. `step` is called after every decision with how many are judged, and of how many.

    A decision is judged by what its seat saw: what was hidden from it, behind screens too, is drawn anew by `seed`, and
    draws to come are unknown to evaluation and search alike. Values and luck speak of the positions as they were. Where
    hidden parts were drawn anew (`State.resample_from_infostate`), the game is judged from there on as it was drawn.
    """
    known = state.telling().course
    reasons = Reasons(state.game)
    history = state.history()
    drawn = _drawn(state, history)
    states = _states(drawn, history)
    values = [reasons.judge.value(one.position) for one in states]
    draws = {
        ply: reasons.luck(states[ply].position, history[ply])
        for ply, actor in enumerate(known.actors)
        if actor == CHANCE
    }
    turns = known.turns
    moments = [*(turn.ply for turn in turns), len(history)]
    gains = [
        _gain(values, known.actors, turn.seat, range(turn.ply, end))
        for turn, end in zip(turns, moments[1:], strict=True)
    ]
    decisions = list(_decisions(states, history, known, drawn))
    judged = _judged(states, history, decisions, reasons, seed=seed, step=step if bot is None else None)
    if isinstance(bot, Comparing):
        judged = _searched(judged, bot, closest, step)
    return Review(
        tuple(moments),
        tuple(tuple(values[ply]) for ply in moments),
        tuple(_luck_until(draws, known.actors, ply, state) for ply in moments),
        tuple(gains),
        tuple(Draw(ply, tuple(luck)) for ply, luck in draws.items() if any(round(one, 1) for one in luck)),
        _worst(judged, known, reasons, most),
        known,
    )


def _drawn(state: State, history: Sequence[int]) -> dict[int, State]:
    """Return by ply the positions from which the history goes on: the first, and those drawn anew since."""
    found: dict[int, State] = {}
    ply = len(history)
    while ply >= 0:
        one = state.told_from(ply)
        ply = len(one.history())
        found[ply] = one
        ply -= 1
    return found


def _states(drawn: dict[int, State], history: Sequence[int]) -> list[State]:
    """Return the position before every action, and the last."""
    found = [drawn[0]]
    for ply, action in enumerate(history, start=1):
        after = found[-1].clone()
        after.apply_action(action)
        found.append(drawn.get(ply, after))
    return found


def _luck_until(draws: dict[int, list[float]], actors: Sequence[int], ply: int, state: State) -> Values:
    """Return the luck of the draws before a ply, without those that nobody has answered yet."""
    if ply < len(actors) or not state.is_terminal():
        while ply > 0 and actors[ply - 1] == CHANCE:
            ply -= 1
    seats = range(state.game.players)
    return tuple(sum(luck[seat] for at, luck in draws.items() if at < ply) for seat in seats)


def _gain(values: Sequence[list[float]], actors: Sequence[int], seat: int, plies: range) -> float:
    """Return by how much a seat's own decisions changed its expected lead."""
    return sum(margin(values[ply + 1], seat) - margin(values[ply], seat) for ply in plies if actors[ply] == seat)


# -- mistakes ----------------------------------------------------------------------------------


def _worst(judged: Sequence[_Judged], known: Course, reasons: Reasons, most: int) -> tuple[Mistake, ...]:
    """Return the largest mistakes of every seat, one of a turn, the greatest loss first."""
    worst: list[Mistake] = []
    for one in sorted(judged, key=lambda one: (-one.loss, one.plies.start)):
        seat, number = one.start.current_player(), known.turn_at(one.plies.start).number
        had = [told.turn for told in worst if told.seat == seat]
        if one.loss < WORTH or len(had) >= most or number in had:
            continue
        if (told := _mistake(one, known, reasons)) is not None:
            worst.append(told)
    return tuple(worst)


def _decisions(
    states: Sequence[State], history: Sequence[int], known: Course, drawn: Collection[int]
) -> Iterator[range]:
    """Yield the plies of every decision between several ways: a whole turn, or one action where bots go by actions.

    A turn in which hidden parts were drawn anew is two decisions: what was done after it could not be done before.
    """
    single = searches_a_tree(states[0].game.type)
    ply = 0
    while ply < len(history):
        end = ply + 1
        seat = known.actors[ply]
        if seat != CHANCE and not single:
            mark = known.marks[ply]
            while end < len(history) and known.actors[end] == seat and known.marks[end].same_turn(mark):
                if end in drawn:
                    break
                end += 1
        if seat != CHANCE and any(len(states[one].legal_actions()) > 1 for one in range(ply, end)):
            yield range(ply, end)
        ply = end


def _judged(
    states: Sequence[State],
    history: Sequence[int],
    decisions: Sequence[range],
    reasons: Reasons,
    *,
    seed: int,
    step: Step | None,
) -> list[_Judged]:
    """Return every decision with how much better the best way to go on is by the evaluation."""
    found = []
    for number, plies in enumerate(decisions, start=1):
        before = states[plies.start]
        start = before.resample_from_infostate(before.current_player(), seed)
        done = tuple(history[plies.start : plies.stop])
        ways = tuple(reasons.judge.turns(start.position))
        lead = next((lead for lead, actions in ways if actions == done), None)
        if lead is None:
            lead = margin(reasons.judge.value(after(start, done).position), start.current_player())
        found.append(_Judged(start, plies, ((lead, done), *ways), max(0.0, ways[0][0] - lead)))
        if step is not None:
            step(number, len(decisions))
    return found


def _searched(judged: list[_Judged], bot: Comparing, closest: int | None, step: Step | None) -> list[_Judged]:
    """Return the decisions that look worst to the evaluation, as a search compares them."""
    worst = sorted(judged, key=lambda one: -one.loss)[:closest]
    found = []
    for number, one in enumerate(sorted(worst, key=lambda one: one.plies.start), start=1):
        found.append(_by_search(one, bot))
        if step is not None:
            step(number, len(worst))
    return found


def _by_search(one: _Judged, bot: Comparing) -> _Judged:
    """Return the same decision as a search compares it."""
    (judged, done), *ways = one.ways
    found = bot.compare(one.start.clone(), COMPARED)
    best, actions = found[0]
    lead = next((lead for lead, other in found if other == done), None)
    if lead is None:
        likes = {other: lead for lead, other in ways}
        lead = best - max(0.0, likes.get(actions, judged) - judged)
    return _Judged(one.start, one.plies, ((lead, done), *found), max(0.0, best - lead))


def _mistake(one: _Judged, known: Course, reasons: Reasons) -> Mistake | None:
    """Return a mistake with its lines; None if the best line comes to the same as what was done."""
    (_, done), *ways = one.ways
    past, seat = known.until(one.plies.start), one.start.current_player()
    better = lines_of(one.start, ways[: LINES + SPARE], reasons, past)
    if after(one.start, better[0].actions).to_text() == after(one.start, done).to_text():
        return None
    loss = round(one.loss, 1)
    played = line_of(one.start, done, reasons, past, worth=better[0].worth - loss)
    better = [line for line in better if line.worth - played.worth >= WORTH]
    number = known.turn_at(one.plies.start).number
    return Mistake(one.plies.start, seat, number, loss, played, tuple(better), one.start)


def _rounded(points: Sequence[float]) -> list[float]:
    return [round(one, 1) for one in points]
