"""What is decided in Carcassonne: every question, and every kind of action with its notation, one row each."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bastide.engine.decisions import Argument, Decisions, Kind, Question, named, one_of
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.words import notation, refusals
from bastide.games.carcassonne.words.names import SLOT_NAMES


def _question(number: int, rule: str, answers: str, reason: str, rules: Mapping[str, str] | None = None) -> Question:
    return Question(number, codes.PHASE_NAMES[number], rule, tuple(answers.split()), reason, rules or {})


QUESTIONS: Final = (
    _question(codes.STARTING, "CAR-016", "start", "chance decides first who begins"),
    _question(codes.DRAWING, "CAR-021", "draw", "a tile is to be drawn now"),
    _question(codes.PLACING, "CAR-029", "place", "the tile in hand must be placed first", {"meeple": "CAR-032"}),
    _question(codes.DEPLOYING, "CAR-021", "meeple", "a meeple may be placed now, or none"),
    _question(codes.OVER, "CAR-120", "", "the game is over"),
)

SEAT: Final = named("seat", [str(seat) for seat in range(codes.SEATS)], range(codes.SEATS))
HELD: Final = Argument(
    1,
    notation.held_text,
    notation.read_held,
    notation.held_fields,
    {"tile": one_of([*tables.LETTERS, None])},
    pattern=notation.TILE,
    fixed=False,
)
"""The tile in hand, of which there is one: the code says only where it lies."""
CELL: Final = Argument(
    codes.CELLS,
    notation.cell_text,
    notation.read_cell,
    notation.cell_fields,
    {"x": int, "y": int},
    pattern=notation.CELL,
    fixed=False,
)
ROTATION: Final = replace(
    named("r", [str(turn) for turn in range(codes.ROTATIONS)], range(codes.ROTATIONS)),
    pattern=f"[0-{codes.ROTATIONS - 1}]",
)

KINDS: Final = (
    Kind(codes.DRAW, "draw {tile}", "CAR-012", "a kind of tile is drawn from the stack",
         tile=named("tile", tables.LETTERS)),
    Kind(codes.START, "start {seat}", "CAR-016", "a seat begins", seat=SEAT),
    Kind(codes.MEEPLE, "meeple {segment}", "CAR-035", "puts a meeple on a segment of the tile just placed, or none",
         segment=named("segment", SLOT_NAMES, [None, *SLOT_NAMES[1:]])),
    Kind(codes.PLACE, "place {tile} {cell} r{rotation}", "CAR-025",
         "lays the tile in hand on a cell, turned clockwise by quarter turns", tile=HELD, cell=CELL, rotation=ROTATION),
)  # fmt: skip

DECISIONS: Final = Decisions(
    "carcassonne",
    QUESTIONS,
    KINDS,
    examples="'draw N', 'start 0', 'place N 1,-1 r2' or 'meeple city.0'",
    asked=lambda state: int(state.phase),
    why=refusals.WHY,
)
assert DECISIONS.actions == codes.ACTIONS
