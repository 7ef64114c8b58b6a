"""Why an action is refused: the first rule that forbids it, in English and as a Fluent message."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bastide.engine.answers import CHANCE, Refusal
from bastide.games.praga.kernel import codes, crane, hexes, legal, monuments, places, seals, tables, tasks, turn
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists, names, notation
from bastide.games.praga.words.lacking import TAKING, cannot_pay, impossible, no_action_for, price_of, refusal

ASKED: Final[dict[int, tuple[str, tuple[str, ...], str]]] = {
    codes.CHOOSE_TECHNOLOGY: ("PRA-215", ("choose",), "a technology tile is to be chosen now"),
    codes.CHOOSE_FOUR: ("PRA-201", ("choose",), "one of the bridge tiles is to be chosen now"),
    codes.CHOOSE_FIVE: ("PRA-204", ("choose", "pass"), "one of the V tiles is to be chosen now"),
    codes.SPAN_TASK: ("PRA-202", ("span",), "the bridge tile is to be placed on the bridge now"),
    codes.ARROW: ("PRA-241", ("climb", "stay"), "the upward arrow is followed now or not at all"),
    codes.EITHER: ("PRA-188", ("step",), "the sideways move is to be made on one of the two grids now"),
    codes.TOKEN_TASK: ("PRA-095", ("token",), "a production token is to be chosen now"),
    codes.PLAZA_TASK: ("PRA-182", ("plaza",), "one half of the plaza tile is to be chosen now"),
    codes.MANAGE: ("PRA-086", ("grow", "produce"), "the action under way is to grow or to produce"),
    codes.GROW_TASK: ("PRA-230", ("grow",), "mines or quarries are to be increased now"),
    codes.PRODUCE_TASK: ("PRA-230", ("produce",), "gold or stone is to be produced now"),
    codes.COIN_TASK: ("PRA-284", ("gain",), "gold or stone is to be chosen now"),
    codes.TAKE_TASK: ("PRA-313", ("take", "reward", "refresh", "choose"), "a hex tile is to be taken first"),
    codes.PLACE_TASK: ("PRA-312", ("onto",), "the tile taken is to be placed now"),
    codes.ENTER_TASK: ("PRA-200", ("enter", "reward", "choose"), "the way onto the bridge is to be paid first"),
    codes.DISCARDING: ("PRA-078", ("discard",), "a window is to be discarded now"),
}
"""[task] rule, kinds of action that answer it, and what is asked."""
IN_FREE_ORDER: Final = frozenset(
    ("tile", "act", "buy", "extra", "bonus", "reward", "step", "climb", "road", "use", "claim", "refresh", "choose",
     "end")
)  # fmt: skip


def why(state: Position, code: int) -> Refusal:
    """Return why a code of the action space, not legal here, is refused."""
    kind, number = names.kind_of(code)
    task = state.task()
    if task == codes.OVER:
        return refusal("PRA-265", "over", "the game is over")
    if state.current_player() == CHANCE:
        return _why_not_drawn(state, code, kind)
    if task == codes.FREE:
        if kind not in IN_FREE_ORDER:
            lacking = no_action_for(state, kind, number)
            if lacking is not None:
                return lacking
            asked = "something must ask for it first; now the turn goes on freely"
            return refusal(
                "PRA-057", "time", f"'{notation.NAMES[code]}' answers nothing: {asked}", asked="free", given=kind
            )
        return FREE_CHECKS[kind](state, number)
    rule, kinds, reason = ASKED[task]
    if kind not in kinds:
        if state.current_player() != state.active:
            rule = "PRA-315"
        return refusal(rule, "time", reason, asked=codes.PHASE_NAMES[task], given=kind)
    return _why_answer(state, task, kind, number)


def _why_not_drawn(state: Position, code: int, kind: str) -> Refusal:
    outcomes = [notation.NAMES[action] for action in legal.listed(state)]
    wanted = outcomes[0].split(" ", maxsplit=1)[0]
    if kind != wanted:
        return refusal("PRA-136", "time", "chance decides first", asked="chance", given=kind)
    what = notation.NAMES[code].split(" ", maxsplit=1)[1]
    return refusal("PRA-136", "none-left", f"{what} cannot come up here", tile=what)


def _why_answer(state: Position, task: int, kind: str, number: int) -> Refusal:
    a = int(tasks.top_arg(state, 0))
    if kind == "choose":
        if task == codes.CHOOSE_FIVE:
            return _not_open("PRA-204", number)
        return _not_open("PRA-201" if task == codes.CHOOSE_FOUR else "PRA-215", number)
    if kind == "span":
        return refusal("PRA-202", "no-space", f"bridge space {number + 1} is covered already", space=number + 1)
    if kind == "climb":
        reason = f"the arrow is on the other grid, {tables.GRID_NAMES[a]}"
        return refusal("PRA-240", "no-step", reason, grid=tables.GRID_NAMES[number])
    if kind == "step":
        return _edge(number)
    if kind == "token":
        return refusal("PRA-095", "no-token", "no such production token is left on the river")
    if kind in ("grow", "produce"):
        reason = f"the action under way is to manage {tables.ACTION_NAMES[a]}"
        return refusal("PRA-086", "other-track", reason, action=tables.ACTION_NAMES[a])
    if kind == "pass":
        return refusal("PRA-204", "time", "at the bridge a V tile must be taken", asked="five", given="pass")
    if kind == "take":
        return _why_not_taken(state, number)
    if kind == "onto":
        return _why_not_placed(state, a, number)
    if kind == "reward":
        return _why_no_reward(state, number)
    if kind == "refresh":
        return _why_no_refresh(state, number)
    assert kind == "enter"
    return cannot_pay("PRA-200", state, egg=int(tables.ENTRY_EGGS[state.field(int(state.active), codes.PAWN)]))


def _not_open(rule: str, number: int) -> Refusal:
    tile = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + number]
    return refusal(rule, "not-open", f"{tile} is not among the tiles to choose from", tile=tile)


def _edge(grid: int) -> Refusal:
    name = tables.GRID_NAMES[grid]
    return refusal("PRA-245", "edge-of-grid", f"the marker on {name} has reached the edge", grid=name)


def _why_not_taken(state: Position, tile: int) -> Refusal:
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


def _why_not_placed(state: Position, tile: int, number: int) -> Refusal:
    place = number // codes.ROTATIONS
    name, where = tables.TILE_NAMES[tile], places.PLACE_NAMES[place]
    if tile < codes.FIRST_WALL:
        hexagon = tables.ACTION_NAMES[int(tables.ACTION[tile])]
        reason = f"{name} upgrades {hexagon} and can be placed there only"
        return refusal("PRA-119", "other-hex", reason, place=hexagon)
    if tile < codes.FIRST_BUILDING:
        if not codes.HEXES <= place < codes.BOARD_PLACES:
            return refusal("PRA-147", "other-hex", "a wall is placed beside the action board", place="w1")
        return refusal("PRA-147", "place-taken", f"another wall stands on {where}", place=where)
    if place < codes.BOARD_PLACES:
        return refusal("PRA-167", "other-hex", "a building is placed in the city", place="N_L1")
    space = place - codes.BOARD_PLACES
    if state.city[space]:
        return refusal("PRA-168", "place-taken", f"another building stands on {where}", place=where)
    return cannot_pay(
        "PRA-170",
        state,
        gold=int(hexes.gold_price(tile, int(places.SPACE_GOLD[space]), int(hexes.gold_cut(state.cuts)))),
    )


def _why_no_tile(state: Position, tile: int) -> Refusal:
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


def _why_no_act(state: Position, action: int) -> Refusal:
    name = tables.ACTION_NAMES[action]
    if state.taken < 0:
        return refusal("PRA-054", "no-tile", "an action tile is to be taken first")
    if not state.main:
        return refusal("PRA-054", "action-done", "the action of the taken tile has been performed")
    if name not in names.tile_actions(state, int(state.taken)):
        return refusal("PRA-054", "not-on-tile", f"the taken tile does not show {name}", action=name)
    return impossible(state, action, codes.FROM_TILE)


def _why_no_buy(state: Position, silver: int) -> Refusal:
    if state.bought:
        return refusal("PRA-081", "bought", "only one extra action can be bought in a turn")
    return cannot_pay("PRA-077", state, gold_window=2 - silver, silver_window=silver)


def _why_no_extra(state: Position, action: int) -> Refusal:
    if not state.extra:
        return _not_bought(state)
    return impossible(state, action, codes.FROM_EXTRA)


def _not_bought(state: Position) -> Refusal:
    """Return why no extra action waits: it has been used, or it would have to be bought, which may be too dear."""
    seat = int(state.active)
    gold, silver = state.field(seat, codes.GOLD_WINDOW), state.field(seat, codes.SILVER)
    if state.bought or gold >= codes.EXTRA_WINDOWS or (gold and silver):
        return refusal("PRA-081", "no-extra", "no extra action has been bought that waits")
    reason = f"an extra action costs 2 gold windows, or 1 gold and 1 silver (there are {gold} and {silver})"
    return refusal("PRA-077", "extra-too-dear", reason, gold=gold, silver=silver)


def _why_no_bonus(state: Position, what: int) -> Refusal:
    sector = int(state.wheel)
    if sector < 0:
        return refusal("PRA-063", "no-bonus", "no wheel bonus is waiting")
    buys = tables.SECTOR_GOLD[sector] + tables.SECTOR_STONE[sector] > 0
    if what != (1 if tables.SECTOR_POINTS[sector] else 2 if buys else 0):
        return refusal("PRA-070", "other-bonus", "the wheel bonus that waits is another one")
    return cannot_pay("PRA-071", state, gold=int(tables.SECTOR_GOLD[sector]), stone=int(tables.SECTOR_STONE[sector]))


def _why_no_reward(state: Position, tile: int) -> Refusal:
    name = tables.TILE_NAMES[tile]
    if state.task() in (codes.TAKE_TASK, codes.ENTER_TASK):
        reason = f"{name} gives no reward for the action under way that leaves it possible"
        return refusal("PRA-313", "no-reward", reason, tile=name)
    return refusal("PRA-128", "no-reward", f"no reward of {name} is waiting", tile=name)


def _why_no_step(state: Position, grid: int) -> Refusal:
    if not state.waiting[codes.STEPS + grid] and not state.waiting[codes.STEPS + codes.EITHER_STEP]:
        reason = f"no sideways move on {tables.GRID_NAMES[grid]} is waiting"
        return refusal("PRA-235", "no-step", reason, grid=tables.GRID_NAMES[grid])
    return _edge(grid)


def _why_no_climb(state: Position, grid: int) -> Refusal:
    seat = int(state.active)
    if state.field(seat, codes.GRID + 2 * grid) >= places.ROWS:
        return _edge(grid)
    if state.field(seat, codes.SILVER) < places.CLIMB_WINDOWS:
        return cannot_pay("PRA-236", state, silver_window=int(places.CLIMB_WINDOWS))
    assert not monuments.can_climb(state, seat, grid)
    return cannot_pay("PRA-237", state, **lists.climb_cost(state, seat, grid))


def _why_no_road(state: Position, code: int) -> Refusal:
    if not state.road >> code & 1:
        region = code // 4 + 1
        reason = f"this effect of region {region} is not waiting"
        return refusal("PRA-193", "no-road", reason, region=region)
    effect = int(state.street[code])
    cost = {
        "gold": int(tables.EFFECT_GOLD[effect]),
        "stone": int(tables.EFFECT_STONE[effect]),
        "egg": int(tables.EFFECT_EGG[effect]),
    }
    return cannot_pay("PRA-193", state, **cost)


def _why_no_use(state: Position, number: int) -> Refusal:
    technology, choice = divmod(number, codes.USE_CHOICES)
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


def _why_no_claim(state: Position, seal: int) -> Refusal:
    name = tables.SEAL_NAMES[seal]
    if not state.field(int(state.active), codes.RIGHTS):
        return refusal("PRA-106", "no-right", "a seal is claimed for reaching the end of a track")
    if seals.seal_taken(state, seal):
        return refusal("PRA-108", "seal-taken", f"seal {name} has been claimed", seal=name)
    cost = {kind: int(tables.SEAL_COST[5 * seal + i]) for i, kind in enumerate(codes.KIND_NAMES[:5])}
    return cannot_pay("PRA-108", state, **{kind: n for kind, n in cost.items() if n})


def _why_no_refresh(state: Position, number: int) -> Refusal:
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


def _why_not_chosen(_state: Position, number: int) -> Refusal:
    return _not_open("PRA-215", number)


def _why_no_end(state: Position, _number: int) -> Refusal:
    if state.taken < 0:
        return refusal("PRA-302", "take-first", "an action tile must be taken before the turn ends")
    goods = hexes.goods_of(state)
    shown = names.tile_actions(state, int(state.taken))
    can = [
        name
        for name in shown
        if hexes.can_perform(state, tables.ACTION_NAMES.index(name), codes.FROM_TILE, goods, 0, 15)
    ] or shown
    return refusal("PRA-302", "owed", f"an action is owed and possible: {' or '.join(can)}", actions=can)


FREE_CHECKS: Final[dict[str, Callable[[Position, int], Refusal]]] = {
    "tile": _why_no_tile,
    "act": _why_no_act,
    "buy": _why_no_buy,
    "extra": _why_no_extra,
    "bonus": _why_no_bonus,
    "reward": _why_no_reward,
    "step": _why_no_step,
    "climb": _why_no_climb,
    "road": _why_no_road,
    "use": _why_no_use,
    "claim": _why_no_claim,
    "refresh": _why_no_refresh,
    "choose": _why_not_chosen,
    "end": _why_no_end,
}
"""[kind of action] why it is not possible in free order."""
