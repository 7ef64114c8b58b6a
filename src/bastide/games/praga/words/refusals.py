"""Why an action is refused: the first rule that forbids it, in English and as a Fluent message."""

from collections.abc import Callable, Mapping
from typing import Final

from bastide.engine.answers import CHANCE, Refusal
from bastide.engine.decisions import Question
from bastide.games.praga.kernel import codes, hexes, seals, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import names
from bastide.games.praga.words.lacking import NO_ACTION, cannot_pay, refusal
from bastide.games.praga.words.moving import (
    why_no_bonus,
    why_no_climb,
    why_no_reward,
    why_no_road,
    why_no_step,
    why_no_use,
)
from bastide.games.praga.words.taking import (
    why_no_act,
    why_no_buy,
    why_no_extra,
    why_no_tile,
    why_not_placed,
    why_not_taken,
)


def unasked(state: Position, asked: Question, kind: str, code: int, text: str) -> Refusal | None:
    """Return why an action is no answer, where more can be said than what is asked."""
    if asked.number == codes.OVER:
        return refusal(asked.rule, "over", asked.reason)
    if asked.number == codes.FREE:
        if kind in NO_ACTION:
            return NO_ACTION[kind](state, code)
        return refusal(asked.rule, "time", f"'{text}' answers nothing: {asked.reason}", asked=asked.name, given=kind)
    if state.current_player() not in (CHANCE, state.active):
        return refusal("PRA-315", "time", asked.reason, asked=asked.name, given=kind)
    return None


def _why_not_drawn(_state: Position, code: int) -> Refusal:
    return _none_left(tables.TILE_NAMES[code - codes.DRAW])


def _why_not_started(_state: Position, code: int) -> Refusal:
    return _none_left(str(code - codes.START))


def _why_not_on_crane(_state: Position, code: int) -> Refusal:
    return _none_left(tables.ACTION_TILE_NAMES[code - codes.CRANE])


def _none_left(what: str) -> Refusal:
    return refusal("PRA-136", "none-left", f"{what} cannot come up here", tile=what)


def _why_not_chosen(state: Position, code: int) -> Refusal:
    rule = {codes.CHOOSE_FIVE: "PRA-204", codes.CHOOSE_FOUR: "PRA-201"}.get(state.task(), "PRA-215")
    tile = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + code - codes.CHOOSE]
    return refusal(rule, "not-open", f"{tile} is not among the tiles to choose from", tile=tile)


def _why_not_spanned(_state: Position, code: int) -> Refusal:
    space = code - codes.SPAN + 1
    return refusal("PRA-202", "no-space", f"bridge space {space} is covered already", space=space)


def _why_no_token(_state: Position, _code: int) -> Refusal:
    return refusal("PRA-095", "no-token", "no such production token is left on the river")


def _why_other_track(state: Position, _code: int) -> Refusal:
    name = tables.ACTION_NAMES[int(tasks.top_arg(state, 0))]
    return refusal("PRA-086", "other-track", f"the action under way is to manage {name}", action=name)


def _why_no_pass(state: Position, _code: int) -> Refusal:
    asked = codes.PHASE_NAMES[state.task()]
    return refusal("PRA-204", "time", "at the bridge a V tile must be taken", asked=asked, given="pass")


def _why_not_entered(state: Position, _code: int) -> Refusal:
    return cannot_pay("PRA-200", state, egg=int(tables.ENTRY_EGGS[state.field(int(state.active), codes.PAWN)]))


def _why_no_claim(state: Position, code: int) -> Refusal:
    seal = code - codes.CLAIM
    name = tables.SEAL_NAMES[seal]
    if not state.field(int(state.active), codes.RIGHTS):
        return refusal("PRA-106", "no-right", "a seal is claimed for reaching the end of a track")
    if seals.seal_taken(state, seal):
        return refusal("PRA-108", "seal-taken", f"seal {name} has been claimed", seal=name)
    cost = {kind: int(tables.SEAL_COST[5 * seal + i]) for i, kind in enumerate(codes.KIND_NAMES[:5])}
    return cannot_pay("PRA-108", state, **{kind: n for kind, n in cost.items() if n})


def _why_no_refresh(state: Position, code: int) -> Refusal:
    number = code - codes.REFRESH
    row, pair, kind = number // (2 * len(tables.PAIRS)), number // 2 % len(tables.PAIRS), number % 2
    if state.refreshed:
        return refusal("PRA-142", "refreshed", "a row has been refreshed this turn")
    if any(state.row[4 * row + slot] < 0 for slot in tables.PAIRS[pair]):
        return refusal(
            "PRA-320", "row-gap", f"two tiles are to be removed, and row {tables.ROW_NAMES[row]} has a gap there"
        )
    if state.field(int(state.active), (codes.GOLD, codes.STONE)[kind]) < 1:
        return cannot_pay("PRA-142", state, **{names.PAY_NAMES[kind]: 1})
    return refusal("PRA-313", "keeps-possible", "after this refresh the action under way might be impossible")


def _why_no_end(state: Position, _code: int) -> Refusal:
    if state.taken < 0:
        return refusal("PRA-302", "take-first", "an action tile must be taken before the turn ends")
    goods = hexes.goods_of(state)
    shown = names.tile_actions(state, int(state.taken))
    can = [
        name
        for name in shown
        if hexes.can_perform(state, tables.ACTION_NAMES.index(name), codes.FROM_TILE, goods, 0, 15)
    ] or shown
    first, second = can[0], can[1] if len(can) > 1 else "none"
    reason = f"an action is owed and possible: {' or '.join(can)}"
    return refusal("PRA-302", "owed", reason, action=first, first=first, second=second)


WHY: Final[Mapping[str, Callable[[Position, int], Refusal]]] = {
    "draw": _why_not_drawn, "start": _why_not_started, "crane": _why_not_on_crane, "tile": why_no_tile,
    "act": why_no_act, "buy": why_no_buy, "extra": why_no_extra, "bonus": why_no_bonus, "reward": why_no_reward,
    "step": why_no_step, "climb": why_no_climb, "road": why_no_road, "use": why_no_use, "claim": _why_no_claim,
    "refresh": _why_no_refresh, "choose": _why_not_chosen, "take": why_not_taken, "onto": why_not_placed,
    "grow": _why_other_track, "produce": _why_other_track, "enter": _why_not_entered, "span": _why_not_spanned,
    "token": _why_no_token, "pass": _why_no_pass, "end": _why_no_end,
}  # fmt: skip
"""[kind of action] why it is not legal although it is asked for; the others always are."""
