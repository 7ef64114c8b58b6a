"""Why an action is refused: the rule and the reason, in English and as a Fluent message."""

from typing import Final

from bastide.engine.errors import IllegalAction
from bastide.engine.state import Refusal
from bastide.games.carcassonne.actions import (
    CELLS,
    DRAW,
    KINDS,
    MEEPLE,
    PLACE,
    SEATS,
    SLOT_FIELD,
    SLOT_NONE,
    SLOT_ROAD,
    SLOTS,
    START,
)
from bastide.games.carcassonne.notation import SLOT_NAMES, check_code, parse_action, xy_of
from bastide.games.carcassonne.phases import AROUND, DEPLOYING, DRAWING, FRONT, OVER, PLACING, STARTING, STEP
from bastide.games.carcassonne.state import State
from bastide.games.carcassonne.tables import (
    EDGE,
    FIELD,
    FITS,
    LETTERS,
    MAN_BITS,
    MAN_MASK,
    MAN_SHIFT,
    SEGMENT_AT,
    TILES,
    TYPE,
    TYPE_NAMES,
)

SIDE_NAMES: Final = ("north", "east", "south", "west")
KEY: Final = "carcassonne-refusal-"
KIND_NAMES: Final = ("draw", "start", "meeple", "place")
ASKED: Final = {
    STARTING: ("CAR-016", "start", "chance decides first who begins"),
    DRAWING: ("CAR-021", "draw", "a tile is to be drawn now"),
    PLACING: ("CAR-029", "place", "the tile in hand must be placed first"),
    DEPLOYING: ("CAR-021", "meeple", "a meeple may be placed now, or none"),
    OVER: ("CAR-120", "over", "the game is over"),
}


def _kind(code: int) -> str:
    return KIND_NAMES[(code >= START) + (code >= MEEPLE) + (code >= PLACE)]


def _why(state: State, code: int) -> Refusal:
    """Return why a code of the action space, not legal here, is refused."""
    rule, asked, reason = ASKED[state.phase]
    kind = _kind(code)
    if kind == "meeple" and state.phase == PLACING:
        rule = "CAR-032"
    if kind != asked:
        return Refusal(rule, reason, f"{KEY}time", {"asked": asked, "given": kind})
    if kind == "place":
        return _why_place(state, (code - PLACE) // 4, (code - PLACE) % 4)
    if kind == "meeple":
        return _why_meeple(state, code - MEEPLE)
    if kind == "draw":
        return _why_draw(state, code - DRAW)
    seat = code - START
    assert seat < SEATS
    return Refusal("CAR-001", f"there is no seat {seat}", f"{KEY}no-seat", {"seat": seat, "players": state.players})


def _why_draw(state: State, kind: int) -> Refusal:
    assert kind < KINDS
    letter = LETTERS[kind]
    if state.fixed:
        due = LETTERS[state.stack[state.drawn]]
        reason = f"the stack is fixed and its next tile is {due}, not {letter}"
        return Refusal("CAR-012", reason, f"{KEY}stack", {"tile": letter, "next": due})
    return Refusal("CAR-003", f"no tile {letter} is left", f"{KEY}none-left", {"tile": letter})


def _why_place(state: State, cell: int, turn: int) -> Refusal:
    x, y = xy_of(state, cell)
    here = {"x": x, "y": y}
    there = int(state.board[cell])
    if 0 < there < FRONT:
        return Refusal("CAR-025", f"a tile lies at {x},{y} already", f"{KEY}taken", here)
    if there == 0:
        corners = [state.board[(cell + step) % CELLS] for step in AROUND]
        if any(0 < corner < FRONT for corner in corners):
            return Refusal("CAR-023", f"at {x},{y} the tile would touch others at a corner only", f"{KEY}corner", here)
        return Refusal("CAR-022", f"no tile lies beside {x},{y}", f"{KEY}no-neighbour", here)
    for side in range(4):
        beside = int(state.board[(cell + STEP[side]) % CELLS])
        if not 0 < beside < FRONT:
            continue
        own = TYPE_NAMES[EDGE[(state.hand * 4 + turn) * 4 + side]]
        other = TYPE_NAMES[EDGE[state.tile_kr[beside - 1] * 4 + (side ^ 2)]]
        if own != other:
            edge = SIDE_NAMES[side]
            reason = f"at {x},{y} r{turn} the {edge} edge of tile {LETTERS[state.hand]} is {own} and would meet {other}"
            args = {**here, "r": turn, "edge": edge, "own": own, "other": other, "tile": LETTERS[state.hand]}
            return Refusal("CAR-024", reason, f"{KEY}edge", args)
    same = turn % int(TILES[state.hand]["orientations"])
    assert FITS[state.hand * 256 + state.front_need[there - FRONT]] >> same & 1
    reason = f"turned by r{turn}, tile {LETTERS[state.hand]} looks the same as by r{same}, which is its one name"
    return Refusal("CAR-025", reason, f"{KEY}same-picture", {"tile": LETTERS[state.hand], "r": turn, "same": same})


def _why_meeple(state: State, slot: int) -> Refusal:
    assert SLOT_NONE < slot < SLOTS
    kind, name = state.tile_kr[state.tiles - 1] >> 2, SLOT_NAMES[slot]
    letter = LETTERS[kind]
    segment = SEGMENT_AT[kind * SLOTS + slot]
    args = {"tile": letter, "segment": name}
    if segment < 0:
        what = name.partition(".")[0]
        count = sum(1 for other in range(SLOTS) if SEGMENT_AT[kind * SLOTS + other] >= 0 and _type(other) == what)
        reason = f"tile {letter} has no {name}" + (f", it has {count} {what} segment(s)" if count else "")
        crossing = SLOT_ROAD <= slot < SLOT_FIELD and any(r["terminus"] == "crossing" for r in TILES[kind]["roads"])
        rule = "CAR-043" if crossing else "CAR-035"
        return Refusal(rule, reason, f"{KEY}no-segment", args)
    if not state.farmers and TYPE[kind * 8 + segment] == FIELD:
        return Refusal("CAR-135", "this game is played without farmers", f"{KEY}no-farmers", args)
    if state.supply[state.player] == 0:
        return Refusal("CAR-040", "no meeple is left in the supply", f"{KEY}no-meeple", args)
    men = state.word[state.label[state.tile_base[state.tiles - 1] + segment]] >> MAN_SHIFT
    on = [men >> MAN_BITS * seat & MAN_MASK for seat in range(state.players)]
    seats = [seat for seat in range(state.players) if on[seat]]
    what = name.partition(".")[0]
    held = " and ".join(f"seat {seat} ({on[seat]})" for seat in seats)
    reason = f"the {what} of {name} already holds a meeple: {held}"
    return Refusal("CAR-037", reason, f"{KEY}occupied", {**args, "type": what, "seats": seats, "meeples": on})


def _type(slot: int) -> str:
    return SLOT_NAMES[slot].partition(".")[0]


def _error(refusal: Refusal) -> IllegalAction:
    return IllegalAction(refusal.rule, refusal.reason, refusal.key, refusal.args)


def refuse(state: State, action: object) -> IllegalAction:
    """Return the error for an action that the kernel refused."""
    try:
        return _error(_why(state, check_code(action)))
    except IllegalAction as error:
        return error


def explain(state: State, action: int | str) -> Refusal | None:
    """Return why an action, or a notation, is refused now, or None if it is legal."""
    try:
        code = parse_action(state, action) if isinstance(action, str) else check_code(action)
    except IllegalAction as error:
        return Refusal(error.rule, error.reason, error.key, error.args_)
    if code in state.legal_actions():
        return None
    return _why(state, code)
