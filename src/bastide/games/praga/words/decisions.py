"""What is decided in Praga: every question, and every kind of action with its notation, one row each."""

from typing import Final

from bastide.engine.answers import Refusal
from bastide.engine.decisions import Decisions, Kind, Question, named
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import names, notation, refusals


def _question(number: int, rule: str, answers: str, reason: str = "chance decides first") -> Question:
    return Question(number, codes.PHASE_NAMES[number], rule, tuple(answers.split()), reason)


QUESTIONS: Final = (
    _question(
        codes.FREE,
        "PRA-057",
        "tile act buy extra bonus reward step climb road use claim refresh choose end",
        "something must ask for it first; now the turn goes on freely",
    ),
    _question(codes.CHOOSE_TECHNOLOGY, "PRA-215", "choose", "a technology tile is to be chosen now"),
    _question(codes.CHOOSE_FOUR, "PRA-201", "choose", "one of the bridge tiles is to be chosen now"),
    _question(codes.CHOOSE_FIVE, "PRA-204", "choose pass", "one of the V tiles is to be chosen now"),
    _question(codes.SPAN_TASK, "PRA-202", "span", "the bridge tile is to be placed on the bridge now"),
    _question(codes.ARROW, "PRA-241", "climb stay", "the upward arrow is followed now or not at all"),
    _question(codes.EITHER, "PRA-188", "step", "the sideways move is to be made on one of the two grids now"),
    _question(codes.TOKEN_TASK, "PRA-095", "token", "a production token is to be chosen now"),
    _question(codes.PLAZA_TASK, "PRA-182", "plaza", "one half of the plaza tile is to be chosen now"),
    _question(codes.MANAGE, "PRA-086", "grow produce", "the action under way is to grow or to produce"),
    _question(codes.GROW_TASK, "PRA-230", "grow", "mines or quarries are to be increased now"),
    _question(codes.PRODUCE_TASK, "PRA-230", "produce", "gold or stone is to be produced now"),
    _question(codes.COIN_TASK, "PRA-284", "gain", "gold or stone is to be chosen now"),
    _question(codes.TAKE_TASK, "PRA-313", "take reward refresh choose", "a hex tile is to be taken first"),
    _question(codes.PLACE_TASK, "PRA-312", "onto", "the tile taken is to be placed now"),
    _question(codes.ENTER_TASK, "PRA-200", "enter reward choose", "the way onto the bridge is to be paid first"),
    _question(codes.DISCARDING, "PRA-078", "discard", "a window is to be discarded now"),
    _question(codes.OVER, "PRA-265", "", "the game is over"),
    _question(codes.PLAZA_TILE, "PRA-136", "draw"),
    _question(codes.NEUTRAL, "PRA-136", "draw"),
    _question(codes.REFILL, "PRA-136", "draw"),
    _question(codes.DRAW_TECHNOLOGY, "PRA-136", "draw"),
    _question(codes.DRAW_FOUR, "PRA-136", "draw"),
    _question(codes.OPEN_FIVE, "PRA-136", "draw"),
    _question(codes.NEUTRAL_TURN, "PRA-136", "turn"),
    _question(codes.SIDE_TASK, "PRA-136", "side"),
    _question(codes.CRANE_TASK, "PRA-136", "crane"),
    _question(codes.STARTING, "PRA-136", "start"),
)

ACTION: Final = named("action", tables.ACTION_NAMES)
GRID: Final = named("grid", tables.GRID_NAMES)
TRACK: Final = named("action", names.TRACK_NAMES)
ROTATION: Final = named("r", [f"r{turn}" for turn in range(codes.ROTATIONS)], range(codes.ROTATIONS))
SLOTS: Final = [[tables.SLOT_NAMES[slot] for slot in pair] for pair in tables.PAIRS]

KINDS: Final = (
    Kind(codes.DRAW, "draw {tile}", "PRA-136", "a tile is drawn: for a row, a plaza, a technology, the bridge",
         tile=named("tile", tables.TILE_NAMES)),
    Kind(codes.START, "start {seat}", "PRA-052", "who begins is drawn",
         seat=named("seat", [str(seat) for seat in range(codes.SEATS)], range(codes.SEATS))),
    Kind(codes.TURN, "turn {r}", "PRA-031", "the rotation of a pre-placed building is drawn", r=ROTATION),
    Kind(codes.SIDE, "side {side}", "PRA-015", "the side of the next bridge space is drawn",
         side=named("side", names.SIDE_NAMES)),
    Kind(codes.CRANE, "crane {tile}", "PRA-041", "the next action tile on the crane is drawn",
         tile=named("tile", tables.ACTION_TILE_NAMES)),
    Kind(codes.TILE, "tile {tile}", "PRA-054", "takes an action tile", tile=notation.ACTION_TILE),
    Kind(codes.ACT, "act {action}", "PRA-054", "performs one of the two actions of the tile taken", action=ACTION),
    Kind(codes.BUY, "buy {window}", "PRA-077",
         "buys the extra action, for two gold windows or for one gold and one silver",
         window=named("with", names.WINDOW_NAMES)),
    Kind(codes.EXTRA, "extra {action}", "PRA-082", "performs the extra action", action=ACTION),
    Kind(codes.BONUS, "bonus {what}", "PRA-063", "uses the bonus of the wheel that waits",
         what=named("what", names.BONUS_NAMES)),
    Kind(codes.REWARD, "reward {tile}", "PRA-128", "takes the reward of an upgraded action",
         tile=notation.UPGRADE),
    Kind(codes.STEP, "step {grid}", "PRA-235", "makes a sideways move", grid=GRID),
    Kind(codes.CLIMB, "climb {grid}", "PRA-236", "buys a move up, or follows an upward arrow (PRA-240)", grid=GRID),
    Kind(codes.STAY, "stay", "PRA-241", "does not follow an upward arrow"),
    Kind(codes.ROAD, "road {effect}", "PRA-193", "uses an effect of the street, the free one or the one for an egg",
         effect=notation.STREET),
    Kind(codes.USE, "use {tile}", "PRA-221", "uses a one-time technology", tile=notation.USE),
    Kind(codes.CLAIM, "claim seal {seal}", "PRA-108", "claims a seal", seal=named("seal", tables.SEAL_NAMES)),
    Kind(codes.REFRESH, "refresh {row} {slots} pay {pay}", "PRA-142", "replaces two tiles of a row",
         row=named("row", tables.ROW_NAMES), slots=named("slots", [" ".join(pair) for pair in SLOTS], SLOTS),
         pay=named("pay", names.PAY_NAMES)),
    Kind(codes.CHOOSE, "choose {tile}", "PRA-215", "chooses one of the technology or bridge tiles drawn (PRA-201)",
         tile=named("tile", tables.TILE_NAMES[codes.FIRST_TECHNOLOGY : codes.FIRST_PLAZA_TILE])),
    Kind(codes.TAKE, "take {tile}", "PRA-313", "takes the hex tile of the action under way", tile=notation.HEX_TILE),
    Kind(codes.ONTO, "onto {place} {r}", "PRA-312",
         "places the tile taken: on the own action board, beside it, or in the city", place=notation.PLACE, r=ROTATION),
    Kind(codes.GROW, "grow {action}", "PRA-086", "moves on along the track of mines or quarries", action=TRACK),
    Kind(codes.PRODUCE, "produce {action}", "PRA-087", "produces gold or stone", action=TRACK),
    Kind(codes.ENTER, "enter", "PRA-200", "pays for the way onto the bridge", region=notation.NEXT_REGION),
    Kind(codes.SPAN, "span {space}", "PRA-202", "places the bridge tile chosen",
         space=named("space", [str(space + 1) for space in range(tables.SPANS)], range(1, tables.SPANS + 1))),
    Kind(codes.TOKEN, "token {tile}", "PRA-095", "takes a production token", tile=named("tile", tables.TOKEN_NAMES)),
    Kind(codes.HALF, "plaza {half}", "PRA-182", "takes one half of a plaza tile",
         half=named("half", names.HALF_NAMES)),
    Kind(codes.COIN, "gain {what}", "PRA-284", "chooses what a King's Road tile gives",
         what=named("what", names.PAY_NAMES)),
    Kind(codes.DISCARD, "discard {window}", "PRA-078", "discards a window too many",
         window=named("window", names.WINDOW_NAMES)),
    Kind(codes.PASS, "pass", "PRA-243", "takes no V tile beside the Cathedral"),
    Kind(codes.END, "end turn", "PRA-250", "ends the turn"),
)  # fmt: skip


def _early(state: Position, asked: Question, code: int) -> Refusal | None:
    kind = DECISIONS.kind(code).name
    return None if kind in asked.answers else refusals.unasked(state, asked, kind, code, DECISIONS.text(state, code))


DECISIONS: Final = Decisions(
    "praga",
    QUESTIONS,
    KINDS,
    examples="'tile A-1', 'act upgrade', 'take U1-05', 'onto upgrade r3', 'climb cathedral' or 'end turn'",
    asked=lambda state: int(state.task()),
    why=refusals.WHY,
    early=_early,
)
assert DECISIONS.actions == codes.ACTIONS
