"""The agenda: tasks are done one after the other until chance or a player must decide. Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import (
    board,
    city,
    codes,
    crane,
    gains,
    hexes,
    monuments,
    places,
    road,
    scoring,
    stacks,
    tables,
    tasks,
    technology,
    turn,
)
from bastide.games.praga.kernel.state import Position

NEUTRAL_STACK: Final = 4
"""Normal buildings of era I."""


def settle(state: Position) -> None:
    """Do tasks until somebody must decide."""
    while state.depth:
        if not _do(state, state.task()):
            return


def _do(state: Position, task: i64) -> bool:
    """Do the task on top as far as it needs nobody; return whether something was done."""
    seat, a, b, c = tasks.top_seat(state), tasks.top_arg(state, 0), tasks.top_arg(state, 1), tasks.top_arg(state, 2)
    if task == codes.BUNDLE_TASK:
        tasks.pop(state)
        gains.gain_items(state, seat, a, b, c)
        return True
    if task == codes.GAIN_TASK:
        tasks.pop(state)
        _gain_one(state, seat, a, b, c)
        return True
    if task == codes.REFILL:
        return _draw_or_wait(state, hexes.refill_stack(state, a, b))
    if task == codes.LANDED:
        tasks.pop(state)
        monuments.landed(state, seat, a)
        return True
    if task == codes.BUILT:
        tasks.pop(state)
        city.built(state, seat, a)
        return True
    if task == codes.SURROUNDED:
        tasks.pop(state)
        board.surrounded(state, seat, a)
        return True
    if task == codes.EITHER:
        if gains.can_step(state, seat, 0) or gains.can_step(state, seat, 1):
            return False
        tasks.pop(state)
        return True
    if task == codes.DRAW_TECHNOLOGY:
        return not technology.draw_technology(state, seat, a, b)
    if task == codes.DRAW_FOUR:
        return not road.draw_four(state, seat)
    if task == codes.OPEN_FIVE:
        return not road.open_five(state, seat, a)
    if task == codes.ENDING:
        turn.ending(state)
        return True
    if task == codes.DISCARDING:
        return not turn.discarding(state)
    if task == codes.TURNING:
        turn.turning(state)
        return True
    if task == codes.FINAL:
        scoring.final_step(state, a)
        return True
    if task == codes.AFTER_ACTION:
        _after_action(state)
        return True
    return _set_up(state, task, a)


def _gain_one(state: Position, seat: i64, kind: i64, n: i64, cause: i64) -> None:
    """Gain several of a kind, one after the other where each may have consequences (PRA-225)."""
    if kind < codes.TECHNOLOGY or kind == codes.UNIVERSITY:
        gains.gain(state, seat, kind, n, cause)
        return
    if kind >= codes.HUNGER_WALL and seat == state.active and not state.ending:
        gains.gain(state, seat, kind, n, cause)
        return
    if n > 1:
        tasks.push(state, codes.GAIN_TASK, seat, kind, n - 1, cause)
    if kind >= codes.HUNGER_WALL:
        monuments.step_aside(state, seat, kind - codes.HUNGER_WALL)
    else:
        gains.step_track(state, seat, kind, cause)


def _draw_or_wait(state: Position, stack: i64) -> bool:
    """Draw the tile that comes next if there is no doubt; return whether that was so."""
    tile = stacks.next_of(state, stack)
    if tile == stacks.BY_CHANCE:
        return False
    if tile < 0:  # the stack is empty and the slot stays so (PRA-138)
        tasks.pop(state)
    else:
        drawn(state, tile)
    return True


def drawn(state: Position, tile: i64) -> None:
    """Put a drawn tile where the task on top wants it."""
    task, seat, a, b = state.task(), tasks.top_seat(state), tasks.top_arg(state, 0), tasks.top_arg(state, 1)
    if task == codes.REFILL:
        tasks.pop(state)
        stacks.draw(state, tile)
        state.row[a * codes.SLOTS + b] = tile
    elif task == codes.DRAW_TECHNOLOGY:
        technology.lay_open(state, a, tile)
    elif task == codes.DRAW_FOUR:
        technology.lay_open(state, road.OPEN_FOUR, tile)
    elif task == codes.OPEN_FIVE:
        road.put_in_five(state, a, tile)
    elif task == codes.PLAZA_TILE:
        tasks.pop(state)
        stacks.draw(state, tile)
        state.plaza[a] = tile - codes.FIRST_PLAZA_TILE + 1
        state.laid += 1
        city.next_plaza(state, a + 1)
    else:
        tasks.pop(state)
        stacks.draw(state, tile)
        state.city[a] = 1 + codes.ROTATIONS * tile  # no cube, no reward (PRA-032)
        state.laid += 1
        if state.recording:
            state.note(codes.EVENT_NEUTRAL, 0, tile, a, 0)
        tasks.push(state, codes.NEUTRAL, seat, a + 1, 0, 0)
        if state.neutral_random:
            tasks.push(state, codes.NEUTRAL_TURN, seat, a, 0, 0)


def _set_up(state: Position, task: i64, a: i64) -> bool:
    """Set the table as far as nothing is left to chance (section 2 and 3)."""
    if task == codes.CRANE_TASK:
        if a & (a - 1):
            return False
        tile: i64 = 0
        while a > 1:
            a >>= 1
            tile += 1
        crane.put_next_on_crane(state, tile)
        return True
    if task == codes.PLAZA_TILE:
        return _draw_or_wait(state, tables.STACK_PLAZA + places.PLAZA_COLOUR[a])
    if task == codes.NEUTRAL:
        players = max(state.players, 2)  # PRA-033
        while a < codes.SPACES and not places.SPACE_OCCUPIED[a] & tables.BIT[players]:
            a += 1
        tasks.pop(state)
        if a == codes.SPACES:
            crane.deal_rows(state)
            return True
        tasks.push(state, codes.NEUTRAL, 0, a, 0, 0)
        return _draw_or_wait(state, NEUTRAL_STACK)
    return False


def _after_action(state: Position) -> None:
    """Let technologies and King's Road tiles count an action carried out (PRA-228, PRA-284, PRA-286, PRA-287)."""
    seat, action, number = tasks.top_seat(state), tasks.top_arg(state, 0), tasks.top_arg(state, 1)
    tasks.pop(state)
    state.doing = codes.NOTHING
    state.own = 0
    tile = number - 1
    has_icon = tile >= 0 and tables.HAS_ICON[tile] != 0
    region = state.seats[seat * codes.FIELDS + codes.PAWN]
    if 0 < region <= tables.STREET_REGIONS:
        face = state.face[region - 1]
        if face >= 0:
            when = tables.FACE_WHEN[face]
            if (when == codes.WHEN_PERFORM and tables.FACE_ACTION[face] == action) or (
                when == codes.WHEN_BUILDING_WITHOUT and action == tables.BUILDING and not has_icon
            ):
                if tables.FACE_CHOICE[2 * face] >= 0:
                    tasks.push(state, codes.COIN_TASK, seat, face, 0, 0)
                gains.gain_bundle(state, seat, tables.FACE_BUNDLE[face], codes.BY_ROAD_TILE)
    if action == tables.BUILDING:
        gains.trigger(
            state, seat, codes.WHEN_BUILDING_WITH if has_icon else codes.WHEN_BUILDING_WITHOUT, codes.CATHEDRAL
        )
    elif action == tables.WALL and has_icon:
        gains.trigger(state, seat, codes.WHEN_WALL_WITH, codes.HUNGER_WALL)
