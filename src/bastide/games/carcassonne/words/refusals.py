"""Why an action that is asked for is refused: the rule and the reason, in English and as a Fluent message."""

from collections.abc import Callable, Mapping
from typing import Final

from bastide.engine.answers import Refusal
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.names import SLOT_NAMES, xy_of

SIDE_NAMES: Final = ("north", "east", "south", "west")
KEY: Final = "carcassonne-refusal-"


def _why_start(state: Position, code: int) -> Refusal:
    seat = code - codes.START
    return Refusal("CAR-001", f"there is no seat {seat}", f"{KEY}no-seat", {"seat": seat, "players": state.players})


def _why_draw(state: Position, code: int) -> Refusal:
    letter = tables.LETTERS[code - codes.DRAW]
    if state.fixed:
        due = tables.LETTERS[state.stack[state.drawn]]
        reason = f"the stack is fixed and its next tile is {due}, not {letter}"
        return Refusal("CAR-012", reason, f"{KEY}stack", {"tile": letter, "next": due})
    return Refusal("CAR-003", f"no tile {letter} is left", f"{KEY}none-left", {"tile": letter})


def _why_place(state: Position, code: int) -> Refusal:
    cell, turn = divmod(code - codes.PLACE, codes.ROTATIONS)
    x, y = xy_of(state, cell)
    here = {"x": x, "y": y}
    there = int(state.board[cell])
    if 0 < there < codes.FRONT:
        return Refusal("CAR-025", f"a tile lies at {x},{y} already", f"{KEY}taken", here)
    if there == 0:
        corners = [state.board[(cell + step) % codes.CELLS] for step in codes.AROUND]
        if any(0 < corner < codes.FRONT for corner in corners):
            return Refusal("CAR-023", f"at {x},{y} the tile would touch others at a corner only", f"{KEY}corner", here)
        return Refusal("CAR-022", f"no tile lies beside {x},{y}", f"{KEY}no-neighbour", here)
    for side in range(4):
        beside = int(state.board[(cell + codes.STEP[side]) % codes.CELLS])
        if not 0 < beside < codes.FRONT:
            continue
        own = tables.TYPE_NAMES[tables.EDGE[(state.hand * 4 + turn) * 4 + side]]
        other = tables.TYPE_NAMES[tables.EDGE[state.tile_kr(beside - 1) * 4 + (side ^ 2)]]
        if own != other:
            edge = SIDE_NAMES[side]
            tile = tables.LETTERS[state.hand]
            reason = f"at {x},{y} r{turn} the {edge} edge of tile {tile} is {own} and would meet {other}"
            args = {**here, "r": turn, "edge": edge, "own": own, "other": other, "tile": tile}
            return Refusal("CAR-024", reason, f"{KEY}edge", args)
    same = turn % int(tables.TILES[state.hand]["orientations"])
    assert tables.FITS[state.hand * 256 + int(state.front_need(there - codes.FRONT))] >> same & 1
    reason = f"turned by r{turn}, tile {tables.LETTERS[state.hand]} looks the same as by r{same}, which is its one name"
    return Refusal(
        "CAR-025", reason, f"{KEY}same-picture", {"tile": tables.LETTERS[state.hand], "r": turn, "same": same}
    )


def _why_meeple(state: Position, code: int) -> Refusal:
    slot = code - codes.MEEPLE
    assert slot != codes.SLOT_NONE
    kind, name = state.tile_kr(state.tiles - 1) >> 2, SLOT_NAMES[slot]
    letter = tables.LETTERS[kind]
    segment = tables.SEGMENT_AT[kind * codes.SLOTS + slot]
    args = {"tile": letter, "segment": name}
    if segment < 0:
        what = name.partition(".")[0]
        count = sum(
            1
            for other in range(codes.SLOTS)
            if tables.SEGMENT_AT[kind * codes.SLOTS + other] >= 0 and _type(other) == what
        )
        reason = f"tile {letter} has no {name}" + (f", it has {count} {what} segment(s)" if count else "")
        crossing = codes.SLOT_ROAD <= slot < codes.SLOT_FIELD and any(
            r["terminus"] == "crossing" for r in tables.TILES[kind]["roads"]
        )
        rule = "CAR-043" if crossing else "CAR-035"
        return Refusal(rule, reason, f"{KEY}no-segment", args)
    if not state.farmers and tables.TYPE[kind * 8 + segment] == tables.FIELD:
        return Refusal("CAR-135", "this game is played without farmers", f"{KEY}no-farmers", args)
    if state.supply(state.player) == 0:
        return Refusal("CAR-040", "no meeple is left in the supply", f"{KEY}no-meeple", args)
    men = state.word[int(state.label(state.tile_base(state.tiles - 1) + segment))] >> tables.MAN_SHIFT
    on = [men >> tables.MAN_BITS * seat & tables.MAN_MASK for seat in range(state.players)]
    seats = [seat for seat in range(state.players) if on[seat]]
    what = name.partition(".")[0]
    held = " and ".join(f"seat {seat} ({on[seat]})" for seat in seats)
    reason = f"the {what} of {name} already holds a meeple: {held}"
    return Refusal("CAR-037", reason, f"{KEY}occupied", {**args, "type": what, "seats": seats, "meeples": on})


def _type(slot: int) -> str:
    return SLOT_NAMES[slot].partition(".")[0]


WHY: Final[Mapping[str, Callable[[Position, int], Refusal]]] = {
    "start": _why_start, "draw": _why_draw, "place": _why_place, "meeple": _why_meeple,
}  # fmt: skip
"""kind: why it is not legal although it is asked for."""
