"""Why a bonus, a step, a climb or a road is not to be had."""

from dataclasses import replace

from bastide.engine.answers import Refusal
from bastide.games.praga.kernel import codes, monuments, places, tables, tasks, turn
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists, names
from bastide.games.praga.words.lacking import cannot_pay, impossible, refusal


def _edge(grid: int) -> Refusal:
    """Return why a marker that has reached the edge of its grid does not move on."""
    name = tables.GRID_NAMES[grid]
    return refusal("PRA-245", "edge-of-grid", f"the marker on {name} has reached the edge", grid=name)


def why_no_bonus(state: Position, code: int) -> Refusal:
    """Return why a bonus is not to be used."""
    sector = int(state.wheel)
    if sector < 0:
        return refusal("PRA-063", "no-bonus", "no wheel bonus is waiting")
    buys = tables.SECTOR_GOLD[sector] + tables.SECTOR_STONE[sector] > 0
    if code - codes.BONUS != (1 if tables.SECTOR_POINTS[sector] else 2 if buys else 0):
        return refusal("PRA-070", "other-bonus", "the wheel bonus that waits is another one")
    return cannot_pay("PRA-071", state, gold=int(tables.SECTOR_GOLD[sector]), stone=int(tables.SECTOR_STONE[sector]))


def why_no_reward(state: Position, code: int) -> Refusal:
    """Return why a reward is not to be taken."""
    name = tables.TILE_NAMES[code - codes.REWARD]
    if state.task() in (codes.TAKE_TASK, codes.ENTER_TASK):
        reason = f"{name} gives no reward for the action under way that leaves it possible"
        return refusal("PRA-313", "no-reward", reason, tile=name)
    return refusal("PRA-128", "no-reward", f"no reward of {name} is waiting", tile=name)


def why_no_step(state: Position, code: int) -> Refusal:
    """Return why a step is not to be made."""
    grid = code - codes.STEP
    if state.task() == codes.EITHER:
        return _edge(grid)
    if not state.waiting[codes.STEPS + grid] and not state.waiting[codes.STEPS + codes.EITHER_STEP]:
        reason = f"no sideways move on {tables.GRID_NAMES[grid]} is waiting"
        return refusal("PRA-235", "no-step", reason, grid=tables.GRID_NAMES[grid])
    return _edge(grid)


def why_no_climb(state: Position, code: int) -> Refusal:
    """Return why a marker does not climb so."""
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


def why_no_road(state: Position, code: int) -> Refusal:
    """Return why a road token is not to be used so."""
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


def why_no_use(state: Position, code: int) -> Refusal:
    """Return why a technology is not to be used."""
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
