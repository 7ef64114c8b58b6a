"""Why a tile, an action or an extra action is not to be had."""

from bastide.engine.answers import Refusal
from bastide.games.praga.kernel import codes, crane, hexes, places, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import names
from bastide.games.praga.words.lacking import TAKING, cannot_pay, impossible, price_of, refusal


def why_not_taken(state: Position, code: int) -> Refusal:
    """Return why a tile is not to be taken."""
    tile = code - codes.TAKE
    action, name, row = int(state.doing), tables.TILE_NAMES[tile], int(tables.ROW[tile])
    if tables.UPGRADE + row != action:
        wanted = tables.ROW_NAMES[action - tables.UPGRADE]
        return refusal("PRA-313", "other-row", f"the action under way takes a tile of row {wanted}", row=wanted)
    slot = names.slot_of(state, tile)
    if slot < 0:
        return refusal("PRA-136", "not-in-row", f"{name} does not lie in its row", tile=name)
    if tables.SLOT_NAMES[slot] == "S" and not hexes.special_allowed(state, int(state.source)):
        reason = f"{name} is a special tile: it needs the special bonus of the wheel and the action of the tile"
        return refusal("PRA-139", "special", reason, tile=name)
    return cannot_pay(TAKING[action], state, **price_of(state, tile, int(state.cuts)))


def why_not_placed(state: Position, code: int) -> Refusal:
    """Return why a tile is not to be placed there."""
    tile, place = int(tasks.top_arg(state, 0)), (code - codes.ONTO) // codes.ROTATIONS
    name, where = tables.TILE_NAMES[tile], places.PLACE_NAMES[place]
    if tile < codes.FIRST_WALL:
        hexagon = tables.ACTION_NAMES[int(tables.ACTION[tile])]
        reason = f"{name} upgrades {hexagon} and can be placed there only"
        return refusal("PRA-119", "other-hex", reason, kind="upgrade", action=hexagon)
    if tile < codes.FIRST_BUILDING:
        if not codes.HEXES <= place < codes.BOARD_PLACES:
            return refusal("PRA-147", "other-hex", "a wall is placed beside the action board", kind="wall")
        return refusal("PRA-147", "place-taken", f"another wall stands on {where}", place=where)
    if place < codes.BOARD_PLACES:
        return refusal("PRA-167", "other-hex", "a building is placed in the city", kind="building")
    space = place - codes.BOARD_PLACES
    if state.city[space]:
        return refusal("PRA-168", "place-taken", f"another building stands on {where}", place=where)
    return cannot_pay(
        "PRA-170",
        state,
        gold=int(hexes.gold_price(tile, int(places.SPACE_GOLD[space]), int(hexes.gold_cut(state.cuts)))),
    )


def why_no_tile(state: Position, code: int) -> Refusal:
    """Return why an action tile is not to be chosen."""
    tile = code - codes.TILE
    name = tables.ACTION_TILE_NAMES[tile]
    if state.taken >= 0:
        return refusal("PRA-054", "taken-already", f"an action tile has been taken this turn, {name} stays", tile=name)
    cost, gold = (
        int(tables.RED_COST[crane.position_of(state, crane.notch_of(state, tile))]),
        state.field(int(state.active), codes.GOLD),
    )
    return refusal(
        "PRA-065", "red-cost", f"{name} costs {cost} gold there, and {gold} is at hand", cost=cost, gold=gold
    )


def why_no_act(state: Position, code: int) -> Refusal:
    """Return why an action is not to be done."""
    action = code - codes.ACT
    name = tables.ACTION_NAMES[action]
    if state.taken < 0:
        return refusal("PRA-054", "no-tile", "an action tile is to be taken first")
    if not state.main:
        return refusal("PRA-054", "action-done", "the action of the taken tile has been performed")
    if name not in names.tile_actions(state, int(state.taken)):
        first, second = names.tile_actions(state, int(state.taken))
        reason = f"the taken tile does not show {name}"
        return refusal("PRA-054", "not-on-tile", reason, action=name, first=first, second=second)
    return impossible(state, action, codes.FROM_TILE)


def why_no_buy(state: Position, code: int) -> Refusal:
    """Return why an extra action is not to be bought so."""
    silver = code - codes.BUY
    if state.bought:
        return _bought_already()
    return cannot_pay("PRA-077", state, gold_window=2 - silver, silver_window=silver)


def why_no_extra(state: Position, code: int) -> Refusal:
    """Return why an extra action is not to be done."""
    if not state.extra:
        return _not_bought(state)
    return impossible(state, code - codes.EXTRA, codes.FROM_EXTRA)


def _bought_already() -> Refusal:
    return refusal("PRA-081", "bought", "only one extra action can be bought in a turn")


def _not_bought(state: Position) -> Refusal:
    """Return why no extra action waits: it has been used, or it would have to be bought, which may be too dear."""
    if state.bought:
        return _bought_already()
    seat = int(state.active)
    gold, silver = state.field(seat, codes.GOLD_WINDOW), state.field(seat, codes.SILVER)
    if gold >= codes.EXTRA_WINDOWS or (gold and silver):
        return refusal("PRA-081", "no-extra", "no extra action has been bought that waits")
    reason = f"an extra action costs 2 gold windows, or 1 gold and 1 silver (there are {gold} and {silver})"
    return refusal("PRA-077", "extra-too-dear", reason, gold=gold, silver=silver)
