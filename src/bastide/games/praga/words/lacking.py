"""What an action lacks: the price and what is at hand, the row that is empty, the site that is missing."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bastide.engine.answers import Refusal
from bastide.games.praga.kernel import act, codes, crane, hexes, tables, turn
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import names
from bastide.games.praga.words.shape import Half

KEY: Final = "praga-refusal-"
AMOUNTS: Final = ("what", "count", "has", "also", "also_cost", "also_has")
"""Arguments that say of which goods there is too little."""
TAKING: Final = {tables.UPGRADE: "PRA-119", tables.WALL: "PRA-145", tables.BUILDING: "PRA-165"}
"""[action] the rule by which a tile of its row is taken."""


def refusal(rule: str, key: str, reason: str, **args: Any) -> Refusal:
    """Return a refusal with its Fluent message."""
    return Refusal(rule, reason, f"{KEY}{key}", args)


def _owned(state: Position, cost: dict[str, int]) -> dict[str, int]:
    return {kind: state.field(int(state.active), codes.KIND_NAMES.index(kind)) for kind in cost}


def _short(state: Position, cost: dict[str, int]) -> tuple[str, dict[str, Any]]:
    """Return in words and as arguments the one or two kinds of goods of which there is too little."""
    has = _owned(state, cost)
    short = [kind for kind, n in cost.items() if n > has[kind]]
    args: dict[str, Any] = {"what": short[0], "count": cost[short[0]], "has": has[short[0]], "also": "none"}
    if len(short) > 1:
        args |= {"also": short[1], "also_cost": cost[short[1]], "also_has": has[short[1]]}
    return " and ".join(f"{cost[kind]} {kind} (there are {has[kind]})" for kind in short), args


def cannot_pay(rule: str, state: Position, **cost: int) -> Refusal:
    """Return the refusal of a payment: cost by kind of good, and the one or two kinds of which there is too little."""
    words, short = _short(state, cost)
    args = {kind: cost.get(kind, 0) for kind in codes.KIND_NAMES[: codes.GOLD_WINDOW + 1]} | short
    return refusal(rule, "cannot-pay", f"this costs {words}", **args)


def price_of(state: Position, tile: int, cuts: int) -> dict[str, int]:
    """Return what a hex tile costs, a building with the lowest surcharge there is (PRA-165)."""
    surcharge = (
        max(0, int(hexes.cheapest_space(state))) if tables.UPGRADE + int(tables.ROW[tile]) == tables.BUILDING else 0
    )
    return {
        "gold": int(hexes.gold_price(tile, surcharge, hexes.gold_cut(cuts))),
        "stone": int(hexes.stone_price(tile, hexes.stone_cut(cuts))),
    }


def missing(state: Position, cost: dict[str, int]) -> int:
    """Return how many goods of a price are not at hand."""
    return sum(max(0, n - _owned(state, cost)[kind]) for kind, n in cost.items())


def impossible(state: Position, action: int, source: int, cuts: int = 0) -> Refusal:
    """Return why an action cannot be performed now (PRA-304)."""
    name = tables.ACTION_NAMES[action]
    if action == tables.ROAD_ACTION:
        region = state.field(int(state.active), codes.PAWN)
        if region >= tables.REGIONS:
            return refusal("PRA-206", "road-end", "the pawn has reached the end of the bridge", action=name)
        rule = "PRA-200" if region == tables.REGIONS - 2 else "PRA-204"
        return cannot_pay(rule, state, egg=int(tables.ENTRY_EGGS[region]))
    if action == tables.WALL and all(
        state.field(int(state.active), codes.BOARD + place) for place in range(codes.HEXES, codes.BOARD_PLACES)
    ):
        return refusal("PRA-153", "walls-full", "all twelve wall places are taken", action=name)
    if action == tables.BUILDING and hexes.cheapest_space(state) == codes.NOTHING:
        return refusal("PRA-304", "no-site", "no building space is free", action=name)
    return _no_tile(state, action, source, cuts)


def _no_tile(state: Position, action: int, source: int, cuts: int) -> Refusal:
    """Return why no tile of an action's row can be taken: none is there, or the nearest is too dear."""
    name, row = tables.ACTION_NAMES[action], action - tables.UPGRADE
    slots = [slot for slot in range(codes.SLOTS) if state.row[codes.SLOTS * row + slot] >= 0]
    tiles = [int(state.row[codes.SLOTS * row + slot]) for slot in slots if slot != codes.SPECIAL_SLOT]
    if slots and codes.SPECIAL_SLOT in slots and hexes.special_allowed(state, source):
        tiles.append(int(state.row[codes.SLOTS * row + codes.SPECIAL_SLOT]))
    if not slots:
        return refusal(
            "PRA-304", "row-empty", f"row {tables.ROW_NAMES[row]} is empty", action=name, row=tables.ROW_NAMES[row]
        )
    if not tiles:
        reason = f"row {tables.ROW_NAMES[row]} shows only its special tile, which needs the special bonus of the wheel"
        return refusal("PRA-139", "special-only", reason, action=name, row=tables.ROW_NAMES[row])
    prices = {tile: price_of(state, tile, cuts) for tile in tiles}
    nearest = min(tiles, key=lambda tile: (missing(state, prices[tile]), sum(prices[tile].values()), tile))
    words, short = _short(state, prices[nearest])
    reason = (
        f"{name} is not possible: of what its row shows, the nearest tile {tables.TILE_NAMES[nearest]} costs {words}"
    )
    return refusal("PRA-304", "too-dear", reason, action=name, tile=tables.TILE_NAMES[nearest], **short)


def _amounts(args: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in args.items() if name in AMOUNTS}


def halves(state: Position) -> list[Half]:
    """Return for both actions of the taken tile whether it can be done now, with the wheel's bonus, or why not."""
    helped = state.clone()
    for what in (codes.GAIN_BONUS, codes.EGG_BONUS):
        if crane.can_use_bonus(helped, what):
            act.perform(helped, codes.BONUS + what)
    found: list[Half] = []
    for name in names.tile_actions(state, int(state.taken)):
        action = tables.ACTION_NAMES.index(name)
        row: Half = {"action": name, "can": "now", "rule": None, "why": None, "args": {}}
        if not turn.may_act(state, action):
            why = impossible(state, action, codes.FROM_TILE)
            row |= {"can": "no", "rule": why.rule, "why": why.key.removeprefix(KEY), "args": _amounts(why.args)}
            if turn.may_act(helped, action):
                row |= {"can": "bonus", "rule": "PRA-064", "why": "bonus", "args": {}}
        found.append(row)
    return found


def _not_to_take(state: Position, code: int) -> Refusal:
    """Return what is lacking for a tile of a row while no action is under way: the price, or the action."""
    tile = code - codes.TAKE
    action = tables.UPGRADE + int(tables.ROW[tile])
    name, price = tables.TILE_NAMES[tile], price_of(state, tile, 0)
    slot = names.slot_of(state, tile)
    if slot < 0:
        return refusal("PRA-136", "not-in-row", f"{name} does not lie in its row", tile=name)
    if slot == codes.SPECIAL_SLOT and state.taken >= 0 and not hexes.special_allowed(state, codes.FROM_TILE):
        reason = f"{name} is a special tile: it needs the special bonus of the wheel and the action of the tile"
        return refusal("PRA-139", "special", reason, tile=name)
    if missing(state, price):
        return cannot_pay(TAKING[action], state, **price)
    reason = f"{name} is taken with the action {tables.ACTION_NAMES[action]}, which is not under way"
    return _needs_action(TAKING[action], state, action, reason)


def _not_to_place(_state: Position, _code: int) -> Refusal:
    return refusal("PRA-119", "no-hex-tile", "no tile is in hand: one is taken with its action first")


def _not_to_grow(state: Position, code: int) -> Refusal:
    return _not_under_way("PRA-086", state, code - codes.GROW)


def _not_to_produce(state: Position, code: int) -> Refusal:
    return _not_under_way("PRA-086", state, code - codes.PRODUCE)


def _not_to_enter(state: Position, _code: int) -> Refusal:
    return _not_under_way("PRA-192", state, tables.ROAD_ACTION)


def _not_under_way(rule: str, state: Position, action: int) -> Refusal:
    reason = f"this is part of the action {tables.ACTION_NAMES[action]}, which is not under way"
    return _needs_action(rule, state, action, reason)


def _needs_action(rule: str, state: Position, action: int, reason: str) -> Refusal:
    """Return the refusal of a part of an action that is not under way, and the nearest way to that action."""
    name = tables.ACTION_NAMES[action]
    if state.extra or (state.main and state.taken >= 0 and name in names.tile_actions(state, int(state.taken))):
        way = "choose"
    else:
        way = "tile" if state.taken < 0 else "none" if state.bought else "buy"
    return refusal(rule, "needs-action", reason, action=name, way=way)


NO_ACTION: Final[Mapping[str, Callable[[Position, int], Refusal]]] = {
    "take": _not_to_take, "onto": _not_to_place, "grow": _not_to_grow, "produce": _not_to_produce,
    "enter": _not_to_enter,
}  # fmt: skip
"""[kind of action] what is lacking for this step of an action while none is under way."""
