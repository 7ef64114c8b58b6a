"""What is decided in Caylus: every question, and every kind of action with its notation, one row each."""

from itertools import permutations
from typing import Final

from bastide.engine.decisions import Argument, Decisions, Kind, Question, named, one_of
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words import notation, refusals
from bastide.games.caylus.words.names import NAMES, PLACE_IDS, batch_cubes, place_fields, place_name, space_name


def _question(number: int, rule: str, answers: str, reason: str) -> Question:
    return Question(number, codes.ASK_NAMES[number], rule, tuple(answers.split()), reason)


QUESTIONS: Final = (
    _question(codes.NOTHING, "CAY-280", "", "the game is over"),
    _question(codes.ASK_TILE, "CAY-031", "tile", "the neutral tiles are being drawn"),
    _question(codes.ASK_ORDER, "CAY-032", "order", "the first turn order is being drawn"),
    _question(codes.ASK_WORKER, "CAY-060", "worker pass", "a worker is to be placed now, or pass"),
    _question(codes.ASK_GATE, "CAY-092", "move skip", "the gate's worker may move now"),
    _question(codes.ASK_GUILD, "CAY-101", "provost skip", "the guild's worker may move the provost now"),
    _question(codes.ASK_JOUST, "CAY-105", "joust skip", "the joust field may be used now"),
    _question(codes.ASK_INN, "CAY-115", "inn", "the worker in the inn stays or returns now"),
    _question(codes.ASK_PROVOST, "CAY-120", "provost skip", "the provost may be moved now"),
    _question(codes.ASK_TAKE, "CAY-133", "take", "cubes are to be taken now"),
    _question(codes.ASK_BONUS, "CAY-140", "bonus", "the owner's bonus cube is to be taken now"),
    _question(codes.ASK_SELL, "CAY-132", "sell skip", "a cube may be sold now"),
    _question(codes.ASK_BUY, "CAY-132", "buy skip", "a cube may be bought now"),
    _question(codes.ASK_OFFER, "CAY-132", "offer skip", "an offer may be accepted now"),
    _question(codes.ASK_BUILD, "CAY-153", "build skip", "a building may be built now"),
    _question(codes.ASK_SITE, "CAY-161", "site", "the residence to be replaced is to be chosen now"),
    _question(codes.ASK_TRANSFORM, "CAY-170", "transform skip", "a building may be transformed now"),
    _question(codes.ASK_PAY, "CAY-017", "pay", "cubes are to be paid now"),
    _question(codes.ASK_BATCH, "CAY-202", "batch done", "batches may be given now"),
    _question(codes.ASK_FAVOUR, "CAY-252", "favour", "a royal favour is to be chosen now"),
)

CUBE: Final = named("cube", tables.CUBE_NAMES)
PLAIN: Final = named("cube", tables.CUBE_NAMES[: codes.PLAIN])
SEAT: Final = named("seat", [str(seat) for seat in range(codes.SEATS)], range(codes.SEATS))
STEPS: Final = [*range(-codes.STEPS, 0), *range(1, codes.STEPS + 1)]
BATCHES: Final = [batch_cubes(batch) for batch in range(codes.BATCHES)]
PLACE: Final = Argument(
    codes.PLACES,
    place_name,
    notation.place,
    place_fields,
    {"place": one_of([*PLACE_IDS, "road"]), "space": int | None, "building": str | None},
    spaced=True,
    fixed=False,
)


def _on_road(state: Position, text: str) -> int:
    return notation.space(state, text) - 1


SITE: Final = Argument(
    codes.SPACES,
    lambda _state, number: str(number + 1),
    _on_road,
    lambda _state, number: {"space": number + 1},
    {"space": int},
    spaced=True,
)
BUILDING_ON: Final = Argument(
    codes.SPACES,
    lambda state, number: space_name(state, number + 1),
    _on_road,
    lambda state, number: {name: place_fields(state, codes.ROAD + number + 1)[name] for name in ("space", "building")},
    {"space": int, "building": str | None},
    spaced=True,
    fixed=False,
)


def _building(first: int, end: int) -> Argument:
    """Return the kinds of building from one to before another, by name or by id."""
    also = {tables.IDS[kind]: kind - first for kind in range(first, end)}
    return named("building", NAMES[first:end], tables.IDS[first:end], also)


KINDS: Final = (
    Kind(codes.TILE, "tile {building}", "CAY-031", "a neutral building goes on the lowest free space of 1 to 6",
         building=_building(0, codes.NEUTRALS)),
    Kind(codes.ORDER, "order {seat}", "CAY-032", "a seat is next in the first turn order", seat=SEAT),
    Kind(codes.WORKER, "worker {place}", "CAY-060", "places a worker", place=PLACE),
    Kind(codes.PASS, "pass", "CAY-062", "passes; always an action, even if it is the only one (CAY-065)"),
    Kind(codes.MOVE, "move {place}", "CAY-092", "moves the worker of the gate", place=PLACE),
    Kind(codes.PROVOST, "provost {steps}", "CAY-121", "moves the provost, back or on",
         steps=named("steps", [f"{steps:+d}" for steps in STEPS], STEPS)),
    Kind(codes.JOUST, "joust", "CAY-105", "pays for a royal favour on the joust field"),
    Kind(codes.INN_STAY, "inn {stay}", "CAY-115", "keeps the worker in the inn, or takes it home",
         stay=named("stay", ["stay", "return"], [True, False])),
    Kind(codes.TAKE, "take {cube}", "CAY-133", "takes one of the printed productions, or a cube by favour", cube=PLAIN),
    Kind(codes.BONUS, "bonus {cube}", "CAY-140", "takes the owner's cube", cube=PLAIN),
    Kind(codes.SELL, "sell {cube}", "CAY-132", "sells a cube", cube=CUBE),
    Kind(codes.BUY, "buy {cube}", "CAY-132", "buys a cube; the wood peddler asks twice", cube=PLAIN),
    Kind(codes.OFFER, "offer {number}", "CAY-136", "accepts one of the printed offers",
         number=named("number", ["1", "2"], [1, 2])),
    Kind(codes.BUILD, "build {building}", "CAY-153", "builds a building",
         building=_building(codes.FIRST_BUILT, tables.KINDS)),
    Kind(codes.SITE + 1, "on {space}", "CAY-161", "chooses the own residence that a prestige building replaces", "site",
         space=SITE),
    Kind(codes.TRANSFORM + 1, "transform {building}", "CAY-170", "makes a residence of a building",
         building=BUILDING_ON),
    Kind(codes.PAY, "pay {cube}", "CAY-017", "pays a cube of an open part of a price", cube=CUBE),
    Kind(codes.BATCH, "batch {cubes}", "CAY-203", "gives a batch to the castle; the cubes are read in any order",
         cubes=named("cubes", [" ".join(cubes) for cubes in BATCHES], BATCHES,
                     {" ".join(way): batch for batch, cubes in enumerate(BATCHES) for way in permutations(cubes)})),
    Kind(codes.DONE, "done", "CAY-202", "gives no further batch"),
    Kind(codes.FAVOUR, "favour {line} {column}", "CAY-252",
         "moves the marker on a line of the favour table if it can, then uses the effect of a column, or none",
         line=named("line", tables.LINE_NAMES),
         column=named("column", ["none", *map(str, range(1, codes.LINE_CODES))], [None, *range(1, codes.LINE_CODES)])),
    Kind(codes.SKIP, "skip", "CAY-134", "does not use an optional effect"),
)  # fmt: skip

DECISIONS: Final = Decisions(
    "caylus",
    QUESTIONS,
    KINDS,
    examples=(
        "'worker farm', 'pass', 'provost +2', 'build mason', 'batch food wood cloth', 'favour deniers 3' or 'skip'"
    ),
    asked=lambda state: codes.NOTHING if state.phase == codes.OVER else int(state.ask),
    why=refusals.WHY,
    early=refusals.not_optional,
    unread=notation.unread,
)
assert DECISIONS.actions == codes.ACTIONS
