"""What a game promises of its course: points with causes, lines and records that lead to the same place, ways back."""

import random

from bastide.engine.answers import CHANCE
from bastide.engine.course import SETUP, Mark
from bastide.engine.errors import PositionError
from bastide.engine.play import State
from bastide.engine.record import Record
from bastide.engine.turns import course as course_of
from bastide.engine.turns import turn_of
from bastide.engine.undo import rewind, undo_point
from bastide.testing.promises.demand import broken, demand, demand_json, portrait


def check_read_back(state: State) -> None:
    """Check that the line of a position is read as that position, with the same choices.

    >>> import bastide
    >>> from bastide.testing import check_read_back
    >>> check_read_back(bastide.load_game("caylus", players=3).new_initial_state())
    """
    line = state.to_text()
    try:
        other = state.game.from_text(line)
    except PositionError as error:
        raise broken(state, f"the position is not read back: {error}") from error
    demand(state, other.to_text() == line, "from_text(to_text()) is another position")
    demand(state, other.current_player() == state.current_player(), "the position read back asks somebody else")
    demand(state, other.legal_actions() == state.legal_actions(), "the position read back offers other choices")


def points(state: State) -> None:
    """The ledger is complete; returns are shares of the win."""
    players = state.game.players
    sums, telling = [0] * players, state.telling()
    for entry in telling.ledger:
        sums[entry.seat] += entry.points
        demand(state, -1 <= entry.ply < len(state.history()), f"a ledger entry has ply {entry.ply}")
        demand(state, bool(entry.cause), "a ledger entry has no cause")
        demand_json(state, entry.to_json(), "a ledger entry")
    demand(state, sums == state.scores(), f"the ledger adds up to {sums}, the scores are {state.scores()}")
    for line in telling.story:
        demand(state, bool(line.key), "a story entry has no key")
        demand(state, -1 <= line.ply < len(state.history()), f"a story entry has ply {line.ply}")
        demand_json(state, line.to_json(), "a story entry")
    shares = state.returns()
    demand(state, len(shares) == players, "returns() has one share per seat")
    if state.is_terminal():
        demand(state, abs(sum(shares) - 1) < 1e-9 and min(shares) >= 0, f"the returns {shares} are no shares of a win")
    else:
        demand(state, not any(shares), f"the returns before the end are {shares}, not zeros")


def clone(state: State, rng: random.Random) -> None:
    """A clone is equal and independent, both ways."""
    before = portrait(state)
    copy, second = state.clone(), state.clone()
    demand(state, portrait(copy) == before, "a clone differs from its original")
    demand(state, copy.position is not state.position, "a clone shares its original's position")
    demand(state, not copy.position.recording, "a clone notes events for the story")
    made = copy.playout(rng.getrandbits(32))
    demand(state, copy.is_terminal(), "a playout does not reach the end")
    grown = len(copy.history()) - len(state.history())
    demand(state, grown == made, f"a playout says it made {made} actions, its history grew by {grown}")
    demand(state, portrait(state) == before, "playing a clone changed its original")
    demand(state, portrait(second) == before, "playing a clone changed another clone")


def text(state: State, rng: random.Random) -> None:
    """The one-line position can be read back, and the game goes on the same from it."""
    line = state.to_text()
    demand(state, "\n" not in line and line == line.strip() and line != "", "to_text() is not one line")
    other, mine = state.game.from_text(line), state.clone()
    demand(state, other.to_text() == line, "from_text(to_text()) is another position")
    for _ in range(12):
        same = (
            other.current_player() == mine.current_player()
            and other.legal_actions() == mine.legal_actions()
            and other.scores() == mine.scores()
            and other.returns() == mine.returns()
        )
        demand(state, same, "the position read back goes on differently")
        if mine.is_terminal():
            break
        action = rng.choice(mine.legal_actions())
        mine.apply_action(action)
        other.apply_action(action)
    demand(state, other.to_text() == mine.to_text(), "the position read back goes on differently")
    ledger = other.ledger()
    sums = [sum(entry.points for entry in ledger if entry.seat == seat) for seat in range(state.game.players)]
    demand(state, sums == other.scores(), "the ledger of a position read back does not add up to its scores")
    demand(state, other.origin == line, "a position read back does not know its origin")
    demand(state, rewind(other, 0).to_text() == line, "a position read back cannot be rewound to its beginning")
    demand(state, 0 <= undo_point(other) <= len(other.history()), "undo_point() is outside the history")


def step(state: State, action: int) -> None:
    """One action is applied, in place: history, text form and ledger grow by it."""
    text, other, length = state.action_to_string(action), state.clone(), len(state.history())
    earlier = [entry.to_json() for entry in state.ledger()]
    state.apply_action(action)
    demand(state, state.history()[length:] == [action], f"the history did not grow by {text!r}")
    ledger = [entry.to_json() for entry in state.ledger()]
    demand(state, ledger[: len(earlier)] == earlier, f"{text!r} rewrote the ledger")
    demand(state, all(entry["ply"] == length for entry in ledger[len(earlier) :]), "new ledger entries have an old ply")
    other.apply(text)
    demand(state, portrait(other) == portrait(state), f"apply({text!r}) and apply_action differ")


def replay(state: State) -> None:
    """The history alone leads to the same position, story and ledger."""
    again = rewind(state, len(state.history()))
    demand(state, portrait(again) == portrait(state), "replaying the history leads elsewhere")
    told, telling = again.telling(), state.telling()
    demand(state, told.ledger == telling.ledger, "replaying the history gives another ledger")
    demand(state, told.story == telling.story, "replaying the history gives another story")
    before = Mark(SETUP, CHANCE)
    for mark in course_of(state).marks:
        demand(state, mark.number >= before.number, f"turn {mark.number} comes after turn {before.number}")
        before = mark


def record(state: State) -> None:
    """The record is read and written exactly, and replays to the same position."""
    record = Record.of_state(state).finished(state)
    text = record.dump()
    parsed = Record.parse(text)
    demand(state, parsed == record and parsed.dump() == text, "the record is not read back as it was written")
    demand(state, portrait(parsed.replay()) == portrait(state), "the record replays to another position")


def undo(state: State) -> None:
    """Free undo goes back over one seat's unrevealing actions in one turn and no further."""
    actors: list[int] = []
    revealed: list[bool] = []
    marks: list[Mark] = []
    replay = state.game.new_initial_state()
    for action in state.history():
        actors.append(replay.current_player())
        revealed.append(replay.reveals(action))
        marks.append(turn_of(replay, marks[-1] if marks else None))
        replay.apply_action(action)
    free = len(actors)
    while free and actors[free - 1] == actors[-1] != CHANCE and marks[free - 1] == marks[-1] and not revealed[free - 1]:
        free -= 1
    found = undo_point(state)
    demand(state, found == free, f"undo_point() is {found}, the actions allow {free}")
    demand(state, rewind(state, found).history() == state.history()[:found], "rewind() leads elsewhere")
