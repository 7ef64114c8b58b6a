"""Trying things on a private copy, asking a bot, and watching a game again. Nothing here changes a table."""

import random
from collections.abc import Sequence
from typing import Any, Final

from bastide.bots.coach import LINES, Line
from bastide.bots.reasons import listed, sentences
from bastide.engine.answers import CHANCE
from bastide.engine.chance import random_chance
from bastide.engine.course import Course
from bastide.engine.errors import IllegalAction
from bastide.engine.play import State
from bastide.engine.undo import rewind
from bastide.outside.protocol import action_json, legal_json
from bastide.server.access import hints_allowed
from bastide.server.errors import ApiError
from bastide.server.fairly import Asker
from bastide.server.house import House
from bastide.server.pool import ThinkFailed, Thought
from bastide.server.positions import Loaded
from bastide.server.shown import story_json, view_of, viewer
from bastide.server.work import after_others

ANY_DRAW: Final = "?"
"""The end of an action like `draw ?`, which lets a random outcome happen."""


def finished(loaded: Loaded) -> bool:
    """Return whether the game is over, so that everything that happened in it lies open."""
    return loaded.position.state.is_terminal()


def private_copy(loaded: Loaded, held: frozenset[int], ply: int | None, rng: random.Random) -> State:
    """Return a position in which everything these seats cannot see is drawn anew; it tells them no secret.

    Once the game is over nothing is secret: then it is the position as it was.
    """
    state = loaded.position.state.clone()
    if ply is not None:
        if ply > loaded.position.ply:
            raise ApiError(422, "bad-ply", f"only {loaded.position.ply} actions have been made", ply=ply)
        state = rewind(state, ply)
    if finished(loaded):
        return state.lay_open()
    seat = viewer(state, held)
    if seat is not None:
        return state.resample_from_infostate(seat, rng.getrandbits(62))
    # A spectator: what seat 0 cannot see is redrawn, then what seat 1 cannot see, which is seat 0's own.
    for number in range(min(2, state.game.players)):
        state = state.resample_from_infostate(number, rng.getrandbits(62))
    return state


def look(
    loaded: Loaded, held: frozenset[int], ply: int | None, actions: Sequence[str], rng: random.Random
) -> dict[str, Any]:
    """Return what a position looks like after some more actions, up to the first that is refused (slow)."""
    state = private_copy(loaded, held, ply, rng)
    telling = state.telling_onward(loaded.position.course.until(len(state.history())))
    refusal: dict[str, Any] | None = None
    tried: list[str] = []
    for index, text in enumerate(actions):
        try:
            if state.current_player() == CHANCE and text.endswith(ANY_DRAW):
                drawn = random_chance(state, rng)
                tried.append(state.action_to_string(drawn))
                state.apply_action(drawn)
            else:
                state.apply(text)
                tried.append(text)
        except IllegalAction as error:
            refusal = {
                "rule": error.rule or None,
                "reason": error.reason,
                "key": error.key,
                "args": error.args_,
                "action": text,
                "index": index,
            }
            break
    telling.follow(state.history())
    seat = viewer(state, held)
    return {
        "view": view_of(state, seat),
        "legal": legal_json(state),
        "story": story_json(telling.story, seat, everything=finished(loaded) or state.is_terminal()),
        "ply": len(state.history()),
        "actions": tried,
        "refusal": refusal,
    }


async def hint(house: House, loaded: Loaded, held: frozenset[int]) -> dict[str, Any]:
    """Return the best lines for the seat on turn, up to the end of its turn, with what each is worth and why."""
    seat = loaded.row.turn
    if seat is None:
        raise ApiError(409, "over", "nobody is to move")
    if seat not in held:
        raise ApiError(403, "not-your-turn", f"seat {seat} is to move", seat=seat)
    if not hints_allowed(loaded.row, loaded.seats):
        raise ApiError(403, "no-hints", "hints are off at this table")
    thought = Thought.of(loaded, seat, house.settings.bot_hint, house.dice, lines=LINES)
    try:
        advice = await house.pool.advise(thought, Asker.of(loaded, watched=True))
    except ThinkFailed as failure:
        raise ApiError(503, "no-advice", "the bot that gives hints has failed") from failure
    trial = house.dice.trial(loaded.row.seed, [])
    return await after_others(_advised, loaded, held, advice, trial)


def _advised(loaded: Loaded, held: frozenset[int], advice: Sequence[Line], trial: int) -> dict[str, Any]:
    return {"lines": [_line_json(loaded, held, line, random.Random(trial)) for line in advice]}


def _line_json(loaded: Loaded, held: frozenset[int], line: Line, rng: random.Random) -> dict[str, Any]:
    """Return a line with the position before each action, as far as they can be made on a copy without secrets."""
    start = private_copy(loaded, held, None, rng)
    state, steps, seat = start.clone(), [], start.current_player()
    for action in line.actions:
        if action not in state.legal_actions():
            break
        steps.append({"view": view_of(state, viewer(state, held)), "action": action_json(state, action)})
        state.apply_action(action)
    return {
        "actions": _in_notation(loaded.position.state.clone(), line.actions),
        "steps": steps,
        "after": view_of(state, seat),
        "worth": line.worth,
        "settled": listed(line.settled),
        "standing": line.standing,
        "prospects": line.prospects,
        "plans": listed(line.plans),
        "denies": line.denies,
        "chances": line.chances,
        "then": _then(start, loaded.position.course, state, line.follows),
    }


def _then(start: State, known: Course, end: State, actions: Sequence[int]) -> list[dict[str, Any]]:
    """Return what a bot expects to follow a line, as messages of the log, as far as the copy allows."""
    seat, now, last = start.current_player(), end.clone(), len(end.history())
    for action in actions:
        if now.is_terminal() or action not in now.legal_actions():
            break
        now.apply_action(action)
    telling = start.telling_onward(known)
    telling.follow(now.history())
    return sentences([entry for entry in telling.story if entry.ply >= last], seat)


def _in_notation(state: State, actions: Sequence[int]) -> list[str]:
    texts = []
    for action in actions:
        texts.append(state.action_to_string(action))
        state.apply_action(action)
    return texts


async def replay(loaded: Loaded, held: frozenset[int], ply: int | None) -> dict[str, Any]:
    """Return the game as it was after `ply` actions, by default the last, and where its turns begin."""
    return await after_others(_replay, loaded, held, ply)


def _replay(loaded: Loaded, held: frozenset[int], ply: int | None) -> dict[str, Any]:
    position = loaded.position
    if ply is not None and ply > position.ply:
        raise ApiError(422, "bad-ply", f"only {position.ply} actions have been made", ply=ply)
    state = position.state.clone() if ply is None else rewind(position.state.clone(), ply)
    over, telling = finished(loaded), state.telling()
    if over:
        state = state.lay_open()
    seat = min(held, default=None)
    return {
        "view": view_of(state, seat),
        "ply": position.ply if ply is None else ply,
        "plies": position.ply,
        "story": story_json(
            telling.story, viewer(state, held), everything=over, peeks=position.undone.peeks, course=telling.course
        ),
        "ledger": [entry.to_json() for entry in telling.ledger],
        "turns": position.shown().turns(viewer(position.state, held)).whole(),
    }


def picture(loaded: Loaded, ply: int | None) -> str:
    """Return the board after `ply` actions as a drawing, which shows what is behind the screens too (slow)."""
    kind = loaded.game.type
    if not finished(loaded) and (kind.hidden_information or kind.kernel.hides):
        raise ApiError(409, "not-over", "the board is drawn once the game is over: it would tell secrets")
    if ply is not None and ply > loaded.position.ply:
        raise ApiError(422, "bad-ply", f"only {loaded.position.ply} actions have been made", ply=ply)
    state = loaded.position.state.clone()
    return (state if ply is None else rewind(state, ply)).to_svg()
