"""Why an action that is asked for is refused: the first rule that forbids it, in English and as a Fluent message."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bastide.engine.answers import Refusal
from bastide.engine.decisions import Question
from bastide.games.caylus.kernel import codes, construction, favours, placing, provost, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.names import NAMES, batch_cubes, place_fields, place_name

KEY: Final = "caylus-refusal-"
BUILD_RULES: Final = {tables.WOODEN: "CAY-150", tables.STONY: "CAY-151", tables.PRESTIGIOUS: "CAY-152"}
BUILDINGS_RULES: Final = ("", "CAY-273", "CAY-274", "CAY-275", "CAY-276", "CAY-277")
"""[column] of the line of buildings."""
OFFER_RULES: Final = {
    "church": "CAY-425",
    "tailor": "CAY-426",
    "bank": "CAY-427",
    "alchemist": "CAY-429",
    "jeweller": "CAY-431",
}
GUILD_BOUNDS: Final = "CAY-103"
ROAD_BOUNDS: Final = "CAY-123"


def _no(rule: str, reason: str, key: str, args: Mapping[str, Any] | None = None) -> Refusal:
    return Refusal(rule, reason, f"{KEY}{key}", args or {})


def not_optional(state: Position, asked: Question, code: int) -> Refusal | None:
    """Return why nothing can be skipped, for a skip where it is no answer."""
    if code != codes.SKIP or not asked.answers or ("skip" in asked.answers and not state.favour):
        return None
    return _no("CAY-257" if state.favour else asked.rule, "this is not optional", "no-skip", {"asked": asked.name})


def _why_tile(_state: Position, code: int) -> Refusal:
    return _no(
        "CAY-031",
        f"{NAMES[code - codes.TILE]} lies on the road already",
        "laid",
        {"building": tables.IDS[code - codes.TILE]},
    )


def _why_order(state: Position, code: int) -> Refusal:
    seat = code - codes.ORDER
    if seat >= state.players:
        return _no("CAY-001", f"there is no seat {seat}", "no-seat", {"seat": seat, "players": int(state.players)})
    return _no("CAY-032", f"seat {seat} has its place already", "seated", {"seat": seat})


def _why_place(state: Position, place: int) -> Refusal | None:
    """Return why no worker of the player may stand there, price aside."""
    args = place_fields(state, place)
    name = place_name(state, place)
    if place > codes.ROAD:
        kind = state.tile[place - codes.ROAD]
        if kind < 0:
            return _no("CAY-075", f"space {place - codes.ROAD} is unbuilt", "unbuilt", {"space": place - codes.ROAD})
        if not tables.WORKS[kind]:
            return _no("CAY-075", f"no worker may be placed on {name}", "place-kind", {"building": tables.IDS[kind]})
    elif place == codes.STABLES and state.players == codes.TWO_PLAYERS:
        return _no("CAY-293", "the stables are not used by two players", "stables-two")
    elif place == codes.STABLES and state.player in list(state.stables):
        return _no("CAY-078", "one worker of yours is in the stables already", "stables-own")
    elif place == codes.CASTLE:
        own = state.player in list(state.castle)
        return _no("CAY-082", "one worker of yours is in the castle already", "castle-own") if own else None
    if placing.is_open(state, state.player, place):
        return None
    if place == codes.STABLES:
        return _no("CAY-077", "the three circles of the stables are taken", "stables-full")
    if place == codes.INN:
        return _no("CAY-079", "the left circle of the inn is taken", "inn-taken")
    return _no("CAY-076", f"a worker stands on {name} already", "taken", args)


def price_rule(state: Position, seat: int, place: int) -> str:
    """Return the rule that makes the price of a placement."""
    owner = state.owner[place - codes.ROAD] if place > codes.ROAD else -1
    if owner == seat:
        return "CAY-296" if state.players == codes.TWO_PLAYERS else "CAY-070"
    if state.inn_right == seat:
        return "CAY-297" if state.players == codes.TWO_PLAYERS else "CAY-071"
    if state.players == codes.TWO_PLAYERS and state.bridge:
        return "CAY-295" if place == codes.CASTLE else "CAY-294"
    if place == codes.CASTLE:
        return "CAY-069"
    return "CAY-067" if owner < 0 else "CAY-068"


def _why_worker(state: Position, code: int) -> Refusal:
    place, seat = code - codes.WORKER, state.player
    if not state.home[seat]:
        return _no("CAY-065", "no worker is available", "no-worker")
    refusal = _why_place(state, place)
    if refusal:
        return refusal
    due, coins = int(placing.price(state, seat, place)), int(state.deniers[seat])
    reason = f"that costs {due}, and there are {coins} deniers"
    return _no(price_rule(state, seat, place), reason, "price", {"price": due, "deniers": coins})


def _why_move(state: Position, code: int) -> Refusal:
    place = code - codes.MOVE
    if place == codes.GATE:
        return _no("CAY-092", "the worker stands at the gate", "taken", place_fields(state, place))
    refusal = _why_place(state, place)
    assert refusal
    return refusal


def _why_provost(state: Position, code: int) -> Refusal:
    steps = int(provost.steps_of(code))
    there = int(state.provost) + steps
    if not 1 <= there <= codes.SPACES:
        rule = ROAD_BOUNDS if state.phase == codes.MOVING else GUILD_BOUNDS
        return _no(rule, "the provost may not leave the road", "road-end", {"space": int(state.provost)})
    due, coins = abs(steps) * int(tables.PROVOST_COINS), int(state.deniers[state.player])
    return _no(
        "CAY-121", f"that costs {due}, and there are {coins} deniers", "no-deniers", {"cost": due, "deniers": coins}
    )


def _building_here(state: Position) -> int:
    return int(state.tile[state.at])


def _not_offered(rule: str, cube: int, reason: str = "") -> Refusal:
    name = tables.CUBE_NAMES[cube]
    return _no(rule, reason or f"{name} is not offered here", "cube-not-offered", {"cube": name})


def _why_take(state: Position, code: int) -> Refusal:
    rule = "CAY-269" if state.favour else tables.ROWS[_building_here(state)]["rule"]
    return _not_offered(rule, code - codes.TAKE)


def _why_bonus(state: Position, code: int) -> Refusal:
    return _not_offered("CAY-269" if state.favour else "CAY-140", code - codes.BONUS)


def _why_sell(_state: Position, code: int) -> Refusal:
    return _no_cube("CAY-017", tables.CUBE_NAMES[code - codes.SELL])


def _why_pay(state: Position, code: int) -> Refusal:
    cube = code - codes.PAY
    if cube == tables.GOLD and not state.favour and state.kind < 0:
        return _not_offered("CAY-429", cube, "the alchemist takes no gold")
    return _no_cube("CAY-017", tables.CUBE_NAMES[cube])


def _no_cube(rule: str, cube: str) -> Refusal:
    return _no(rule, f"there is no {cube} to give", "no-cube", {"cube": cube})


def _why_offer(state: Position, code: int) -> Refusal:
    kind, number = _building_here(state), code - codes.OFFER
    offer = kind * tables.OFFERS + number
    need = f"{tables.OFFER_COUNT[offer]} {tables.PART_NAMES[tables.OFFER_PART[offer]]}"
    args = {
        "building": tables.IDS[kind],
        "count": int(tables.OFFER_COUNT[offer]),
        "what": tables.PART_NAMES[tables.OFFER_PART[offer]],
    }
    return _no(OFFER_RULES[tables.IDS[kind]], f"that costs {need}", "offer-cost", args)


def _why_build(state: Position, code: int) -> Refusal:
    kind = code - codes.BUILD + codes.FIRST_BUILT
    what = int(favours.favour_class(state) if state.favour else tables.BUILDS[_building_here(state)])
    args = {"building": tables.IDS[kind], "class": tables.CLASS_NAMES[what]}
    if tables.CLASS[kind] != what:
        rule = BUILDINGS_RULES[state.favour % codes.LINE_CODES] if state.favour else BUILD_RULES[what]
        return _no(rule, f"only {tables.CLASS_NAMES[what]} buildings can be built now", "class", args)
    if kind == tables.JEWELLER and state.setup.options["jeweller"] != "true":
        return _no("CAY-301", "the jeweller is not in the game", "stock", args)
    if not state.stock[kind]:
        return _no("CAY-159", f"no {NAMES[kind]} is in the stock", "stock", args)
    if what == tables.PRESTIGIOUS and not construction.residences(state, state.player):
        return _no("CAY-162", "there is no own residence to build it on", "no-residence", args)
    if what != tables.PRESTIGIOUS and not construction.free_space(state):
        return _no("CAY-160", "the road is full", "road-full", args)
    assert not construction.can_pay(state, state.player, kind, state.favour)
    return _no("CAY-153", f"{NAMES[kind]} cannot be paid", "cost", args)


def _why_site(_state: Position, code: int) -> Refusal:
    space = code - codes.SITE
    return _no("CAY-162", f"space {space} is no residence of yours", "not-residence", {"space": space})


def _why_transform(state: Position, code: int) -> Refusal:
    space = code - codes.TRANSFORM
    kind = int(state.tile[space])
    if kind < 0:
        return _no("CAY-170", f"space {space} is unbuilt", "unbuilt", {"space": space})
    args = {"building": tables.IDS[kind], "space": space}
    if kind == tables.LAWYER:
        return _no("CAY-176", "the lawyer is never transformed", "lawyer", args)
    if tables.CLASS[kind] == tables.FIXED:
        return _no("CAY-175", f"{NAMES[kind]} is printed and stays", "fixed", args)
    if not tables.CHANGES[kind]:
        return _no("CAY-175", f"{NAMES[kind]} cannot be transformed", "not-transformed", args)
    if tables.CLASS[kind] != tables.NEUTRAL and state.owner[space] != state.player:
        return _no("CAY-177", f"{NAMES[kind]} belongs to somebody else", "not-own", args)
    assert state.pending[space] >= 0
    return _no("CAY-182", f"{NAMES[kind]} is to be transformed already", "pending", args)


def _why_batch(state: Position, code: int) -> Refusal:
    cubes = batch_cubes(code - codes.BATCH)
    missing = [cube for cube in cubes if not state.cubes[state.player * codes.CUBES + tables.CUBE_NAMES.index(cube)]]
    return _no_cube("CAY-203", missing[0])


def _why_favour(state: Position, code: int) -> Refusal:
    line, column = divmod(code - codes.FAVOUR, codes.LINE_CODES)
    name, seat, columns = tables.LINE_NAMES[line], state.lucky, int(favours.open_columns(state))
    level = int(state.level[seat * codes.LINES + line])
    if state.used[seat] >> line & 1:
        return _no("CAY-260", f"the line of {name} has been chosen in this phase", "line-used", {"line": name})
    if column > columns:
        closed = {"column": column, "columns": columns}
        return _no("CAY-254", f"column {column} is not open, only {columns} columns are", "column-closed", closed)
    if column > favours.next_level(state, seat, line):
        args = {"line": name, "column": column, "level": level}
        return _no("CAY-257", f"the marker does not get as far as column {column}", "level", args)
    if line == codes.BUILDINGS and not column:
        return _no("CAY-273", "on the line of buildings, column 1 is the one without effect", "none-buildings")
    rule = "CAY-271" if line == codes.RESOURCES else BUILDINGS_RULES[column]
    return _no(rule, "its effect cannot be used now", "unusable", {"line": name, "column": column})


WHY: Final[Mapping[str, Callable[[Position, int], Refusal]]] = {
    "tile": _why_tile, "order": _why_order, "worker": _why_worker, "move": _why_move, "provost": _why_provost,
    "take": _why_take, "bonus": _why_bonus, "sell": _why_sell, "pay": _why_pay, "offer": _why_offer,
    "build": _why_build, "site": _why_site, "transform": _why_transform, "batch": _why_batch, "favour": _why_favour,
}  # fmt: skip
"""kind: why it is not legal although it is asked for; the others always are."""
