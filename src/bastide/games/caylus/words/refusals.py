"""Why an action that is asked for is refused: the first rule that forbids it, in English and as a Fluent message."""

from collections.abc import Callable, Mapping
from typing import Final

from bastide.engine.answers import Refusal
from bastide.engine.decisions import Question
from bastide.games.caylus.kernel import codes, favours, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.building import why_build, why_site, why_transform
from bastide.games.caylus.words.names import NAMES, batch_cubes
from bastide.games.caylus.words.refused import BUILDINGS_RULES, building_here, no_cube, not_offered, refuse
from bastide.games.caylus.words.standing import why_move, why_provost, why_worker

OFFER_RULES: Final = {
    "church": "CAY-425",
    "tailor": "CAY-426",
    "bank": "CAY-427",
    "alchemist": "CAY-429",
    "jeweller": "CAY-431",
}


def not_optional(state: Position, asked: Question, code: int) -> Refusal | None:
    """Return why nothing can be skipped, for a skip where it is no answer."""
    if code != codes.SKIP or not asked.answers or ("skip" in asked.answers and not state.favour):
        return None
    return refuse("CAY-257" if state.favour else asked.rule, "this is not optional", "no-skip", {"asked": asked.name})


def _why_tile(_state: Position, code: int) -> Refusal:
    return refuse(
        "CAY-031",
        f"{NAMES[code - codes.TILE]} lies on the road already",
        "laid",
        {"building": tables.IDS[code - codes.TILE]},
    )


def _why_order(state: Position, code: int) -> Refusal:
    seat = code - codes.ORDER
    if seat >= state.players:
        return refuse("CAY-001", f"there is no seat {seat}", "no-seat", {"seat": seat, "players": int(state.players)})
    return refuse("CAY-032", f"seat {seat} has its place already", "seated", {"seat": seat})


def _why_take(state: Position, code: int) -> Refusal:
    rule = "CAY-269" if state.favour else tables.ROWS[building_here(state)]["rule"]
    return not_offered(rule, code - codes.TAKE)


def _why_bonus(state: Position, code: int) -> Refusal:
    return not_offered("CAY-269" if state.favour else "CAY-140", code - codes.BONUS)


def _why_sell(_state: Position, code: int) -> Refusal:
    return no_cube("CAY-017", tables.CUBE_NAMES[code - codes.SELL])


def _why_pay(state: Position, code: int) -> Refusal:
    cube = code - codes.PAY
    if cube == tables.GOLD and not state.favour and state.kind < 0:
        return not_offered("CAY-429", cube, "the alchemist takes no gold")
    return no_cube("CAY-017", tables.CUBE_NAMES[cube])


def _why_offer(state: Position, code: int) -> Refusal:
    kind, number = building_here(state), code - codes.OFFER
    offer = kind * tables.OFFERS + number
    need = f"{tables.OFFER_COUNT[offer]} {tables.PART_NAMES[tables.OFFER_PART[offer]]}"
    args = {
        "building": tables.IDS[kind],
        "count": int(tables.OFFER_COUNT[offer]),
        "what": tables.PART_NAMES[tables.OFFER_PART[offer]],
    }
    return refuse(OFFER_RULES[tables.IDS[kind]], f"that costs {need}", "offer-cost", args)


def _why_batch(state: Position, code: int) -> Refusal:
    cubes = batch_cubes(code - codes.BATCH)
    missing = [cube for cube in cubes if not state.cubes[state.player * codes.CUBES + tables.CUBE_NAMES.index(cube)]]
    return no_cube("CAY-203", missing[0])


def _why_favour(state: Position, code: int) -> Refusal:
    line, column = divmod(code - codes.FAVOUR, codes.LINE_CODES)
    name, seat, columns = tables.LINE_NAMES[line], state.lucky, int(favours.open_columns(state))
    level = int(state.level[seat * codes.LINES + line])
    if state.used[seat] >> line & 1:
        return refuse("CAY-260", f"the line of {name} has been chosen in this phase", "line-used", {"line": name})
    if column > columns:
        closed = {"column": column, "columns": columns}
        return refuse("CAY-254", f"column {column} is not open, only {columns} columns are", "column-closed", closed)
    if column > favours.next_level(state, seat, line):
        args = {"line": name, "column": column, "level": level}
        return refuse("CAY-257", f"the marker does not get as far as column {column}", "level", args)
    if line == codes.BUILDINGS and not column:
        return refuse("CAY-273", "on the line of buildings, column 1 is the one without effect", "none-buildings")
    rule = "CAY-271" if line == codes.RESOURCES else BUILDINGS_RULES[column]
    return refuse(rule, "its effect cannot be used now", "unusable", {"line": name, "column": column})


WHY: Final[Mapping[str, Callable[[Position, int], Refusal]]] = {
    "tile": _why_tile, "order": _why_order, "worker": why_worker, "move": why_move, "provost": why_provost,
    "take": _why_take, "bonus": _why_bonus, "sell": _why_sell, "pay": _why_pay, "offer": _why_offer,
    "build": why_build, "site": why_site, "transform": why_transform, "batch": _why_batch, "favour": _why_favour,
}  # fmt: skip
"""kind: why it is not legal although it is asked for; the others always are."""
