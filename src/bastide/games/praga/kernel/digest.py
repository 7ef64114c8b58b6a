"""A position in some two hundred numbers, for learners: what every seat has, and what it would score.

The turn on hand is first played to its end as the plain evaluation would (`evaluate.py` with the weights it starts
from), so that the numbers tell what the whole turn brings. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.praga.kernel import codes, evaluate, learned, legal, tables
from bastide.games.praga.kernel.state import Position

PLAYER: Final = evaluate.Evaluator()
"""Who plays the turn on hand to its end."""
V_TILES: Final = 2

LAYOUT: Final = Layout(
    "praga",
    "1",
    (
        Part(
            "seats",
            "The observer first, then the others in turn order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                *learned.SUMMARY,
            ),
            (codes.SEATS,),
        ),
        Part(
            "turn",
            "Where the game stands.",
            (
                Slot("over", meaning="the game is over"),
                Slot("number", "turns", 0, 64, "finished by all"),
                Slot("left", "turns", 0, 16, "still to come for the observer"),
                Slot("era", "era", 0, 2),
            ),
        ),
    ),
)


SIZE: Final[i64] = LAYOUT.size
SEATS: Final[i64] = LAYOUT.offsets["seats"]
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
TURN: Final[i64] = LAYOUT.offsets["turn"]


def write(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the digest for a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    for i in range(start, start + SIZE):
        into[i] = 0
    if state.task() >= codes.STARTING and state.task() != codes.OVER:
        return
    state = PLAYER.finished(state.clone(), legal.buffer(), False)
    players = state.players
    for i in range(players):
        _seat(state, (observer + i) % players, into, start + SEATS + SEAT_ROW * i)
    row = start + TURN
    into[row] = 1 if state.task() == codes.OVER else 0
    into[row + 1] = i16(state.turn)
    into[row + 2] = i16(tables.TURNS_EACH - state.seats[observer * codes.FIELDS + codes.TURNS])
    into[row + 3] = i16(state.era)


def offers(state: Position, into: vec[i64]) -> int:
    """Write what a player need look at into an array, without orders that lead to the same; return how many."""
    count: i64 = 0
    for code in evaluate.sensible(state, into, True):
        into[count] = code
        count += 1
    return int(count)


def _seat(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what a seat has."""
    at = seat * codes.FIELDS
    seats = state.seats
    into[row] = 1
    if state.task() == codes.OVER:
        into[row + 1] = i16(seats[at + codes.SCORE])
        return
    learned.summary(state, seat, into, row + 1)
