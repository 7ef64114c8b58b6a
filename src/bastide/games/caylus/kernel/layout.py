"""What every number of an observation is: the same for every number of players and all options.

A *seat code* is 0 for nobody, 1 for the observer, 2 for the next seat, and so on.
"""

from typing import Final

from bastide.engine.observation import Layout, Part, Slot
from bastide.games.caylus.kernel import codes, tables

SCORE_MAX: Final = 1000
DENIERS_MAX: Final = 500
CUBES_MAX: Final = 100


def _code(name: str, meaning: str) -> Slot:
    return Slot(name, "seat code", 0, codes.SEATS, meaning)


LAYOUT: Final = Layout(
    "caylus",
    "1",
    (
        Part(
            "road",
            "The spaces of the road from the castle on, space 1 first.",
            (
                Slot("building", "building", 0, tables.KINDS, "1 and on in the order of components.toml, 0 for none"),
                *[Slot(name, meaning=f"the building is of the class {name}") for name in tables.CLASS_NAMES],
                _code("owner", "who owns the building"),
                _code("worker", "whose worker stands on it"),
                _code("pending", "who will own the residence that it becomes"),
            ),
            (codes.SPACES,),
        ),
        Part(
            "special",
            "Workers on the special buildings.",
            (
                *[_code(name, "whose worker stands there") for name in ("gate", "trading_post", "guild", "joust")],
                *[_code(f"stables.{circle}", "whose worker stands there") for circle in (1, 2, 3)],
                _code("inn.left", "who came to the inn this turn"),
                _code("inn.right", "who lives in the inn"),
            ),
        ),
        Part(
            "castle",
            "Workers in the castle, by space.",
            tuple([_code(str(n + 1), "whose worker") for n in range(codes.SEATS)]),
        ),
        Part(
            "sections",
            f"The sections of the castle: {', '.join(tables.SECTION_NAMES)}.",
            (
                *[Slot(f"houses.{n}", "houses", 0, 14, f"houses of seat code {n + 1}") for n in range(codes.SEATS)],
                Slot("free", "parts", 0, 14, "parts without a house"),
                Slot("current", meaning="houses are built here now"),
                Slot("scored"),
            ),
            (codes.SECTIONS,),
        ),
        Part(
            "seats",
            "The observer first, then the others in seat order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("score", "points", -SCORE_MAX, SCORE_MAX),
                Slot("deniers", "deniers", 0, DENIERS_MAX),
                *[Slot(name, "cubes", 0, CUBES_MAX) for name in tables.CUBE_NAMES],
                Slot("workers", "workers", 0, int(tables.WORKERS), "workers available"),
                Slot("income", "deniers", 0, 60, "what phase 1 would bring now"),
                *[Slot(f"level.{name}", "columns", 0, 5, "where the marker stands") for name in tables.LINE_NAMES],
                *[Slot(f"used.{name}", meaning="the line was used in this phase") for name in tables.LINE_NAMES],
                Slot("given", "batches", 0, 60, "batches given in this castle phase"),
                Slot("place", "place", 0, codes.SEATS, "place in the turn order, 0 while it is not drawn"),
                Slot("passed", "place", 0, codes.SEATS, "place on the bridge, 0 if not there"),
            ),
            (codes.SEATS,),
        ),
        Part(
            "stock",
            "Tiles that can still be built, by building.",
            tuple([Slot(name, "tiles", 0, 8) for name in tables.IDS]),
        ),
        Part(
            "turn",
            "What happens now.",
            (
                *[Slot(f"phase.{name}", meaning=f"the phase is {name}") for name in codes.PHASE_NAMES],
                *[Slot(f"ask.{name}", meaning=f"asked for is {name}") for name in codes.ASK_NAMES],
                Slot("seat", "seat", 0, codes.SEATS - 1, "who decides, 0 the observer"),
                Slot("number", "turns", 0, 60),
                Slot("price", "deniers", 0, codes.SEATS + 1, "of a placement on a building that is not one's own"),
                Slot("provost", "space", 0, codes.SPACES),
                Slot("bailiff", "space", 0, codes.SPACES),
                Slot("columns", "columns", 0, 5, "the highest open favour column"),
                Slot("at", "place", 0, codes.SPACES + 1, "how far the phase has got"),
                Slot("working", meaning="a building is being activated"),
                Slot("building", "building", 0, tables.KINDS, "what is being built or paid, as in `road`"),
                Slot("left", "cubes", -CUBES_MAX, CUBES_MAX, "to be paid or taken, or bought so far"),
                Slot("offer", "offer", 0, 60, "which of the offers is being paid"),
                Slot("favour", "effect", 0, 6 * codes.LINES, "the favour that is being used, as in its action"),
                Slot("waiting", "favours", 0, 60, "favours still to be chosen"),
                _code("lucky", "who chooses them"),
                Slot("section", "section", 0, codes.SECTIONS, "the section that is being scored"),
            ),
        ),
        Part(
            "rules",
            "The options of the game.",
            (Slot("simplified_favour"), Slot("jeweller"), Slot("lawyer_points", "points", 0, 10)),
        ),
    ),
)


def row_of(part: str) -> int:
    """Return how many numbers a row of a part has."""
    return len(LAYOUT[part].slots)


def slot_of(part: str, slot: str) -> int:
    """Return where a number stands in a row of its part."""
    return [found.name for found in LAYOUT[part].slots].index(slot)
