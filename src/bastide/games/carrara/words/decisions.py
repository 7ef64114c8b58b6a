"""What is decided in Carrara: every question, and every kind of action with its notation, one row each."""

from typing import Final

from bastide.engine.answers import Refusal
from bastide.engine.decisions import Argument, Decisions, Kind, Question, listed, named, one_of
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words import notation, refusals
from bastide.games.carrara.words.names import SCORINGS, scoring_text, tile_fields, upgrade_target


def _question(number: int, rule: str, answers: str, reason: str, called: int | None = None) -> Question:
    name = codes.PHASE_NAMES[number if called is None else called]
    return Question(number, name, rule, tuple(answers.split()), reason)


QUESTIONS: Final = (
    _question(codes.STARTING, "CRR-025", "start", "chance decides first who begins"),
    _question(codes.DEALING, "CRR-128", "card", "a card is to be dealt now"),
    _question(codes.DISPLAYING, "CRR-020", "reveal", "a tile is to be turned up now"),
    _question(codes.REFILLING, "CRR-033", "draw", "a block is to be drawn now"),
    _question(codes.REVEALING, "CRR-057", "reveal", "a tile is to be turned up now", called=codes.DISPLAYING),
    _question(codes.TURNING, "CRR-028", "rotate stay build rebuild score relief",
              "one of the three actions is to be chosen now"),
    _question(codes.BUYING, "CRR-036", "buy done relief", "blocks are to be taken from the wheel now"),
    _question(codes.PAYING, "CRR-054", "pay", "the building is to be paid now"),
    _question(codes.UPGRADING, "CRR-110", "upgrade", "an upgrade tile is to be taken now"),
    _question(codes.CLOSING, "CRR-029", "purchase announce end",
              "the action is done: a purchase, an announcement or the end of the turn may follow"),
    _question(codes.OVER, "CRR-094", "", "the game is over"),
)  # fmt: skip

COLOUR: Final = named("colour", tables.COLOUR_NAMES)
SEGMENT: Final = named("segment", tables.SEGMENT_NAMES)
CITY: Final = named("city", tables.CITY_NAMES)
TILES: Final = [tile_fields(tile) for tile in range(codes.TILES)]
TILE: Final = listed(tables.TILE_NAMES, TILES)
SEAT: Final = named("seat", [str(seat) for seat in range(codes.SEATS)], range(codes.SEATS))
SCORING: Final = listed(
    [scoring_text(number) for number in range(codes.SCORINGS)],
    [{"what": what, "which": which} for what, which in SCORINGS],
)
UPGRADE: Final = listed(
    [upgrade_target(number)[1] for number in range(codes.UPGRADES)],
    [
        dict(zip(("upgrade", "what", "which"), (name, *upgrade_target(number)), strict=True))
        for number, name in enumerate(tables.UPGRADE_NAMES)
    ],
)
CARD: Final = listed(
    tables.CARD_NAMES[tables.BASE_CARDS :],
    [{"card": row["id"], "class": row["class"]} for row in tables.CARD_ROWS[tables.BASE_CARDS :]],
)
REBUILD: Final = Argument(
    codes.TILES * codes.TILES,
    notation.rebuild_text,
    notation.read_rebuild,
    notation.rebuild_fields,
    {
        **{f"old{name}": TILE.types[kind] for name, kind in (("", "tile"), ("_type", "type"), ("_cost", "cost"))},
        **TILE.types,
        "city": one_of([*tables.CITY_NAMES, None]),
    },
    spaced=True,
)

KINDS: Final = (
    Kind(codes.DRAW, "draw {colour}", "CRR-033", "a block is drawn from the bag", colour=COLOUR),
    Kind(codes.REVEAL, "reveal {tile}", "CRR-057", "a tile of the stack is turned up",
         tile=listed(tables.TILE_NAMES[: codes.STACK_TILES], TILES[: codes.STACK_TILES])),
    Kind(codes.START, "start {seat}", "CRR-025", "a seat begins", seat=SEAT),
    Kind(codes.ROTATE, "rotate", "CRR-031", "turns the wheel to buy marble"),
    Kind(codes.STAY, "stay", "CRR-105", "leaves the wheel as it is to buy marble"),
    Kind(codes.RELIEF, "relief", "CRR-046", "takes coins from the bank, since nothing else can be done"),
    Kind(codes.DONE, "done", "CRR-036", "takes no further block"),
    Kind(codes.ANNOUNCE, "announce", "CRR-090", "announces the end"),
    Kind(codes.END, "end", "CRR-029", "ends the turn"),
    Kind(codes.BUY, "buy {segment} {colour}", "CRR-036", "takes a block from a segment and pays for it",
         segment=SEGMENT, colour=COLOUR),
    Kind(codes.PAY, "pay {colour}", "CRR-054", "pays a block for a building", colour=COLOUR),
    Kind(codes.SCORE, "score {scoring}", "CRR-061", "scores a type, a city or a category of buildings",
         scoring=SCORING),
    Kind(codes.PURCHASE, "purchase {object}", "CRR-076", "buys an object from the sale space",
         object=named("object", tables.KIND_NAMES)),
    Kind(codes.UPGRADE, "upgrade {upgrade}", "CRR-110", "takes the upgrade tile of a city or a category",
         upgrade=UPGRADE),
    Kind(codes.BUILD, "build {tile} in {city}", "CRR-049", "constructs a building in a city", tile=TILE, city=CITY),
    Kind(codes.REBUILD, "rebuild {old_as_tile}", "CRR-114", "replaces an own building by one of higher cost",
         old_as_tile=REBUILD),
    Kind(codes.CARD, "card {card}", "CRR-128", "a card of the expansion is dealt", card=CARD),
)  # fmt: skip


def _out_of_turn(state: Position, _asked: Question, code: int) -> Refusal | None:
    return refusals.out_of_turn(state, DECISIONS.kind(code).name)


DECISIONS: Final = Decisions(
    "carrara",
    QUESTIONS,
    KINDS,
    examples="'rotate', 'buy II white', 'build porta_3 in lucca', 'pay red', 'score type palazzo' or 'end'",
    asked=lambda state: int(state.phase),
    why=refusals.WHY,
    early=_out_of_turn,
)
assert DECISIONS.actions == tables.ACTIONS
