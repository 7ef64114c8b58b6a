"""Why an action is refused: the first rule that forbids it, in English and as a Fluent message.

No refusal says what somebody holds behind the screen.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bastide.engine.answers import Refusal
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import city_of, owned
from bastide.games.carrara.kernel.marble import can_take
from bastide.games.carrara.kernel.objectives import meets_all
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.names import SCORINGS, upgrade_target

KEY: Final = "carrara-refusal-"
UNDER_WAY: Final = (codes.BUYING, codes.PAYING, codes.UPGRADING)
"""Phases in which the action of the turn is being done."""


def _no(rule: str, key: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, reason, f"{KEY}{key}", args)


def _start(state: Position, code: int) -> Refusal:
    seat, players = code - codes.START, int(state.players)
    return _no("CRR-002", "no-seat", f"there is no seat {seat} with {players} players", seat=seat, players=players)


def _card(_state: Position, code: int) -> Refusal:
    name = tables.CARD_NAMES[code - codes.CARD + tables.BASE_CARDS]
    return _no("CRR-128", "no-card", f"card {name} is not one that can be dealt now", card=name)


def _reveal(_state: Position, code: int) -> Refusal:
    name = tables.TILE_NAMES[code - codes.REVEAL]
    return _no("CRR-006", "tile-gone", f"{name} is not in the stack any more", **_tile(code - codes.REVEAL))


def _draw(_state: Position, code: int) -> Refusal:
    name = tables.COLOUR_NAMES[code - codes.DRAW]
    return _no("CRR-004", "bag-colour", f"no {name} block is in the bag", colour=name)


def _rotate(_state: Position, _code: int) -> Refusal:
    return _no("CRR-044", "nothing-to-buy", "bag and wheel are both empty, so nothing can be bought")


def _stay(state: Position, _code: int) -> Refusal:
    if not state.rotation:
        return _no("CRR-031", "no-rotation", "in this game the wheel is always turned before marble is bought")
    assert not can_take(state)
    return _no("CRR-106", "nothing-to-take", "without turning the wheel there is no block that could be taken")


def _relief(state: Position, _code: int) -> Refusal:
    if state.phase == codes.BUYING:
        return _no(
            "CRR-041", "relief", "at least one block can be taken, so one must be", coins=int(tables.RELIEF_COINS)
        )
    return _no("CRR-030", "relief", "an action is possible, so one must be taken", coins=int(tables.RELIEF_COINS))


def _done(_state: Position, _code: int) -> Refusal:
    return _no("CRR-041", "done", "at least one block must be taken")


def _buy(state: Position, code: int) -> Refusal:
    segment, colour = divmod(code - codes.BUY, codes.COLOURS)
    args = {"segment": tables.SEGMENT_NAMES[segment], "colour": tables.COLOUR_NAMES[colour]}
    if state.segment not in (codes.NOTHING, segment):
        chosen = tables.SEGMENT_NAMES[state.segment]
        reason = f"blocks are taken from one segment alone, this time from {chosen}"
        return _no("CRR-036", "one-segment", reason, **args, chosen=chosen)
    if not int(state.wheel[segment]) >> tables.FIELD_BITS * colour & tables.FIELD_MASK:
        reason = f"no {args['colour']} block lies in segment {args['segment']}"
        return _no("CRR-036", "not-in-segment", reason, **args)
    price = int(tables.PRICE[segment * codes.COLOURS + colour])
    if price > state.coins[state.player]:
        reason = f"a {args['colour']} block in segment {args['segment']} costs {price}, more than there are coins"
        return _no("CRR-043", "too-dear", reason, **args, price=price)
    last = tables.COLOUR_NAMES[state.colour]
    reason = f"blocks are taken from the most valuable colour down, and {last} has been taken"
    return _no("CRR-036", "order", reason, **args, last=last)


def _pay(state: Position, code: int) -> Refusal:
    colour, city = code - codes.PAY, int(state.city)
    name, where = tables.COLOUR_NAMES[colour], tables.CITY_NAMES[city]
    if not int(tables.ACCEPTED[city]) >> tables.FIELD_BITS * colour & tables.FIELD_MASK:
        reason = f"{where} does not accept {name} marble"
        return _no("CRR-013", "not-accepted", reason, colour=name, city=where)
    if colour < state.colour:
        last = tables.COLOUR_NAMES[state.colour]
        reason = f"blocks are paid from the most valuable colour down, and {last} has been paid"
        return _no("CRR-054", "order", reason, colour=name, last=last, segment="")
    reason = f"with {name} marble the payment cannot go on"
    return _no("CRR-053", "pay-colour", reason, colour=name)


def _tile(tile: int) -> dict[str, Any]:
    row = tables.TILE_ROWS[tile]
    return {"tile": row["id"], "type": row["type"], "cost": row["cost"]}


def _missing(state: Position, tile: int) -> Refusal | None:
    """Return why a tile is not to be had: it is not in the display, or not among those of cost 8."""
    name = tables.TILE_NAMES[tile]
    if tables.GREAT >> tile & 1:
        if not state.cost8:
            return _no("CRR-107", "no-cost8", "this game is played without buildings of cost 8", **_tile(tile))
        if not state.great >> tile & 1:
            return _no("CRR-108", "not-displayed", f"{name} has been constructed already", **_tile(tile))
    elif not state.display >> tile & 1:
        return _no("CRR-049", "not-displayed", f"{name} does not lie in the display", **_tile(tile))
    return None


def _build(state: Position, code: int) -> Refusal:
    tile, city = divmod(code - codes.BUILD, codes.CITIES)
    cost, where = int(tables.TILE_COST[tile]), tables.CITY_NAMES[city]
    reason = f"{cost} blocks that {where} accepts are more than there are"
    return _missing(state, tile) or _no("CRR-054", "too-few-blocks", reason, **_tile(tile), city=where, owed=cost)


def _rebuild(state: Position, code: int) -> Refusal:
    old, tile = divmod(code - codes.REBUILD, codes.TILES)
    names = {
        "old": tables.TILE_NAMES[old],
        "old_type": tables.TILE_ROWS[old]["type"],
        "old_cost": int(tables.TILE_COST[old]),
    }
    if not state.rebuild:
        return _no("CRR-114", "no-rebuild", "this game is played without rebuilding")
    city = int(city_of(state, state.player, old))
    if city == codes.NOTHING:
        return _no("CRR-114", "not-yours", f"{tables.TILE_NAMES[old]} is not a building of the seat on turn", **names)
    if missing := _missing(state, tile):
        return missing
    owed = int(tables.TILE_COST[tile] - tables.TILE_COST[old])
    if owed <= 0:
        reason = f"{tables.TILE_NAMES[tile]} does not cost more than {tables.TILE_NAMES[old]}"
        return _no("CRR-120", "not-higher", reason, **names, **_tile(tile))
    where = tables.CITY_NAMES[city]
    reason = f"{owed} blocks that {where} accepts are more than there are"
    return _no("CRR-115", "too-few-blocks", reason, **_tile(tile), city=where, owed=owed)


def _score(state: Position, code: int) -> Refusal:
    number, seat = code - codes.SCORE, int(state.player)
    what, which = SCORINGS[number]
    args = {"what": what, "which": which}
    if state.markers[seat] == 0:
        return _no("CRR-060", "no-marker", "no scoring marker is left", **args)
    if what == "type":
        if state.scored[seat] >> number & 1:
            return _no("CRR-063", "type-scored", f"the type {which} was scored already", **args)
        return _no("CRR-062", "no-building", f"the seat on turn has no {which}", **args)
    if what == "city":
        city = tables.CITY_NAMES.index(which)
        minimum = int(tables.MINIMUM[city])
        if state.cities_done >> city & 1:
            return _no("CRR-071", "city-scored", f"{which} was scored already, and only once in a game", **args)
        reason = f"{which} can be scored with {minimum} buildings or more"
        return _no("CRR-070", "city-minimum", reason, **args, minimum=minimum)
    if not state.categories:
        return _no("CRR-121", "no-categories", "this game is played without scoring categories", **args)
    if state.scored[seat] >> number & 1:
        return _no("CRR-125", "category-scored", f"the category {which} was scored already", **args)
    assert not owned(state, seat) & tables.OF_CATEGORY[tables.CATEGORY_NAMES.index(which)]
    return _no("CRR-127", "no-building", f"the seat on turn has no {which} building", **args)


def _purchase(state: Position, code: int) -> Refusal:
    kind = tables.KIND_NAMES[code - codes.PURCHASE]
    if state.purchased:
        return _no("CRR-078", "purchased", "only one object is bought in a turn", object=kind)
    if not state.sale >> code - codes.PURCHASE & 1:
        return _no("CRR-079", "sold", f"the {kind} has been sold", object=kind)
    return _no(
        "CRR-080",
        "purchase-price",
        f"an object costs {tables.SALE_PRICE} coins, more than there are",
        object=kind,
        price=int(tables.SALE_PRICE),
    )


def _announce(state: Position, _code: int) -> Refusal:
    if state.ending != codes.RUNNING and (state.ending != codes.BY_BUILDINGS or state.ending_turn != state.turn):
        return _no("CRR-093", "announced", "the last round has begun, so nobody can announce the end any more")
    assert not meets_all(state, state.player)
    return _no("CRR-090", "not-met", "not all three objectives are met")


def _upgrade(_state: Position, code: int) -> Refusal:
    which = upgrade_target(code - codes.UPGRADE)[1]
    return _no("CRR-110", "no-upgrade", f"the upgrade tile of {which} has been taken", which=which)


WHY: Final[Mapping[str, Callable[[Position, int], Refusal]]] = {
    "start": _start,
    "card": _card,
    "reveal": _reveal,
    "draw": _draw,
    "rotate": _rotate,
    "stay": _stay,
    "relief": _relief,
    "done": _done,
    "buy": _buy,
    "pay": _pay,
    "build": _build,
    "rebuild": _rebuild,
    "score": _score,
    "purchase": _purchase,
    "announce": _announce,
    "upgrade": _upgrade,
}
"""By kind, why an action that is asked for is not legal; `end` always is."""


def _one_action(state: Position, _kind: str) -> Refusal | None:
    if state.phase == codes.CLOSING:
        return _no("CRR-028", "one-action", "one action is done in a turn, and this turn's is done", done="yes")
    if state.phase in UNDER_WAY:
        return _no("CRR-028", "one-action", "one action is done in a turn, and this turn's is under way", done="no")
    return None


def _relief_late(state: Position, kind: str) -> Refusal | None:
    return _one_action(state, kind) if state.phase == codes.CLOSING else None


def _buy_early(state: Position, kind: str) -> Refusal | None:
    if state.phase != codes.TURNING:
        return _relief_late(state, kind)
    if not state.bag and not any(state.wheel):
        return _rotate(state, 0)
    return _no(
        "CRR-031",
        "wheel-first",
        "before marble is bought the wheel is turned, or left where a game allows it",
        may_stay="yes" if state.rotation else "no",
    )


def _announce_early(state: Position, kind: str) -> Refusal | None:
    if state.phase != codes.TURNING and state.phase not in UNDER_WAY:
        return None
    return _no("CRR-091", "after-action", "the end is announced after the action", given=kind)


def _purchase_early(state: Position, kind: str) -> Refusal | None:
    if state.phase != codes.TURNING and state.phase not in UNDER_WAY:
        return None
    return _no("CRR-077", "after-action", "an object is bought after the action", given=kind)


def _end_early(state: Position, _kind: str) -> Refusal | None:
    if state.phase != codes.TURNING:
        return None
    return _no("CRR-030", "must-act", "an action must be done before the turn ends")


OUT_OF_TURN: Final[Mapping[str, Callable[[Position, str], Refusal | None]]] = {
    "rotate": _one_action, "stay": _one_action, "build": _one_action, "rebuild": _one_action, "score": _one_action,
    "relief": _relief_late, "buy": _buy_early, "announce": _announce_early, "purchase": _purchase_early,
    "end": _end_early,
}  # fmt: skip
"""By kind, which rule about the order of a turn it breaks where it is not asked for."""


def out_of_turn(state: Position, kind: str) -> Refusal | None:
    """Return the rule about the order of a turn that an action breaks, if one says it."""
    return OUT_OF_TURN[kind](state, kind) if kind in OUT_OF_TURN else None
