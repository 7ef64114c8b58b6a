"""Why an action is refused: the first rule that forbids it, in English and as a Fluent message."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bastide.engine.answers import CHANCE, Refusal
from bastide.engine.decisions import Question
from bastide.games.praga.kernel import codes, crane, hexes, monuments, places, seals, tables, tasks, turn
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists, names
from bastide.games.praga.words.lacking import NO_ACTION, TAKING, cannot_pay, impossible, price_of, refusal


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


def _edge(grid: int) -> Refusal:
    name = tables.GRID_NAMES[grid]
    return refusal("PRA-245", "edge-of-grid", f"the marker on {name} has reached the edge", grid=name)


def _why_not_taken(state: Position, code: int) -> Refusal:
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


def _why_not_placed(state: Position, code: int) -> Refusal:
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


def _why_no_tile(state: Position, code: int) -> Refusal:
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


def _why_no_act(state: Position, code: int) -> Refusal:
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


def _why_no_buy(state: Position, code: int) -> Refusal:
    silver = code - codes.BUY
    if state.bought:
        return refusal("PRA-081", "bought", "only one extra action can be bought in a turn")
    return cannot_pay("PRA-077", state, gold_window=2 - silver, silver_window=silver)


def _why_no_extra(state: Position, code: int) -> Refusal:
    if not state.extra:
        return _not_bought(state)
    return impossible(state, code - codes.EXTRA, codes.FROM_EXTRA)


def _not_bought(state: Position) -> Refusal:
    """Return why no extra action waits: it has been used, or it would have to be bought, which may be too dear."""
    seat = int(state.active)
    gold, silver = state.field(seat, codes.GOLD_WINDOW), state.field(seat, codes.SILVER)
    if state.bought or gold >= codes.EXTRA_WINDOWS or (gold and silver):
        return refusal("PRA-081", "no-extra", "no extra action has been bought that waits")
    reason = f"an extra action costs 2 gold windows, or 1 gold and 1 silver (there are {gold} and {silver})"
    return refusal("PRA-077", "extra-too-dear", reason, gold=gold, silver=silver)


def _why_no_bonus(state: Position, code: int) -> Refusal:
    sector = int(state.wheel)
    if sector < 0:
        return refusal("PRA-063", "no-bonus", "no wheel bonus is waiting")
    buys = tables.SECTOR_GOLD[sector] + tables.SECTOR_STONE[sector] > 0
    if code - codes.BONUS != (1 if tables.SECTOR_POINTS[sector] else 2 if buys else 0):
        return refusal("PRA-070", "other-bonus", "the wheel bonus that waits is another one")
    return cannot_pay("PRA-071", state, gold=int(tables.SECTOR_GOLD[sector]), stone=int(tables.SECTOR_STONE[sector]))


def _why_no_reward(state: Position, code: int) -> Refusal:
    name = tables.TILE_NAMES[code - codes.REWARD]
    if state.task() in (codes.TAKE_TASK, codes.ENTER_TASK):
        reason = f"{name} gives no reward for the action under way that leaves it possible"
        return refusal("PRA-313", "no-reward", reason, tile=name)
    return refusal("PRA-128", "no-reward", f"no reward of {name} is waiting", tile=name)


def _why_no_step(state: Position, code: int) -> Refusal:
    grid = code - codes.STEP
    if state.task() == codes.EITHER:
        return _edge(grid)
    if not state.waiting[codes.STEPS + grid] and not state.waiting[codes.STEPS + codes.EITHER_STEP]:
        reason = f"no sideways move on {tables.GRID_NAMES[grid]} is waiting"
        return refusal("PRA-235", "no-step", reason, grid=tables.GRID_NAMES[grid])
    return _edge(grid)


def _why_no_climb(state: Position, code: int) -> Refusal:
    seat, grid = int(state.active), code - codes.CLIMB
    if state.task() == codes.ARROW:
        reason = f"the arrow is on the other grid, {tables.GRID_NAMES[int(tasks.top_arg(state, 0))]}"
        return refusal("PRA-240", "other-arrow", reason, grid=tables.GRID_NAMES[int(tasks.top_arg(state, 0))])
    if state.field(seat, codes.GRID + 2 * grid) >= places.ROWS:
        return _edge(grid)
    if state.field(seat, codes.SILVER) < places.CLIMB_WINDOWS:
        return cannot_pay("PRA-236", state, silver_window=int(places.CLIMB_WINDOWS))
    assert not monuments.can_climb(state, seat, grid)
    return cannot_pay("PRA-237", state, **lists.climb_cost(state, seat, grid))


def _why_no_road(state: Position, code: int) -> Refusal:
    number = code - codes.ROAD
    if not state.road >> number & 1:
        region = number // 4 + 1
        reason = f"this effect of region {region} is not waiting"
        return refusal("PRA-193", "no-road", reason, region=region)
    effect = int(state.street[number])
    cost = {
        "gold": int(tables.EFFECT_GOLD[effect]),
        "stone": int(tables.EFFECT_STONE[effect]),
        "egg": int(tables.EFFECT_EGG[effect]),
    }
    return cannot_pay("PRA-193", state, **cost)


def _why_no_use(state: Position, code: int) -> Refusal:
    technology, choice = divmod(code - codes.USE, codes.USE_CHOICES)
    tile = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + technology]
    if not state.field(int(state.active), codes.ONE_TIME) >> technology & 1:
        return refusal("PRA-221", "no-technology", f"{tile} is no one-time technology at hand", tile=tile)
    named = names.use_choice(technology, choice)
    if named and named.startswith("choice "):
        return refusal("PRA-221", "no-choice", f"{tile} offers no such choice", tile=tile)
    if named in tables.GRID_NAMES:
        return _edge(choice)
    if tables.TECH_PERFORM[technology] >= 0:
        performs = int(tables.TECH_PERFORM[technology])
        action = choice if performs >= codes.HEXES else performs
        return replace(impossible(state, action, codes.FROM_TECHNOLOGY, int(turn.cuts_of(technology))), rule="PRA-324")
    return refusal("PRA-230", "no-choice", "no plaza tile lies there", tile=tile)


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
    "draw": _why_not_drawn, "start": _why_not_started, "crane": _why_not_on_crane, "tile": _why_no_tile,
    "act": _why_no_act, "buy": _why_no_buy, "extra": _why_no_extra, "bonus": _why_no_bonus, "reward": _why_no_reward,
    "step": _why_no_step, "climb": _why_no_climb, "road": _why_no_road, "use": _why_no_use, "claim": _why_no_claim,
    "refresh": _why_no_refresh, "choose": _why_not_chosen, "take": _why_not_taken, "onto": _why_not_placed,
    "grow": _why_other_track, "produce": _why_other_track, "enter": _why_not_entered, "span": _why_not_spanned,
    "token": _why_no_token, "pass": _why_no_pass, "end": _why_no_end,
}  # fmt: skip
"""[kind of action] why it is not legal although it is asked for; the others always are."""
