"""The agenda: tasks are done one after the other until chance or a player must decide. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.actions import FIRST_PLAZA_TILE, ROTATIONS, SPACES
from bastide.games.praga.board import surrounded
from bastide.games.praga.city import built
from bastide.games.praga.crane import deal_rows
from bastide.games.praga.gains import can_step, gain, gain_bundle, gain_items, note, step_track, trigger
from bastide.games.praga.hexes import SLOTS, refill_stack
from bastide.games.praga.monuments import landed, step_aside
from bastide.games.praga.phases import (
    AFTER_ACTION,
    BUILT,
    BUNDLE_TASK,
    BY_ROAD_TILE,
    CATHEDRAL,
    COIN_TASK,
    CRANE_TASK,
    DISCARDING,
    DRAW_FOUR,
    DRAW_TECHNOLOGY,
    EITHER,
    ENDING,
    EVENT_NEUTRAL,
    FIELDS,
    FINAL,
    GAIN_TASK,
    HUNGER_WALL,
    LANDED,
    NEUTRAL,
    NEUTRAL_TURN,
    NOTHING,
    OPEN_FIVE,
    PAWN,
    PLAZA_TILE,
    REFILL,
    SURROUNDED,
    TECHNOLOGY,
    TURNING,
    UNIVERSITY,
    WHEN_BUILDING_WITH,
    WHEN_BUILDING_WITHOUT,
    WHEN_PERFORM,
    WHEN_WALL_WITH,
)
from bastide.games.praga.road import OPEN_FOUR, draw_four, open_five, put_in_five
from bastide.games.praga.scoring import final_step
from bastide.games.praga.setup import next_plaza, put_on_crane
from bastide.games.praga.stacks import BY_CHANCE, draw, next_of
from bastide.games.praga.tables import (
    BIT,
    BUILDING,
    FACE_ACTION,
    FACE_BUNDLE,
    FACE_CHOICE,
    FACE_WHEN,
    HAS_ICON,
    PLAZA_COLOUR,
    SPACE_OCCUPIED,
    STACK_PLAZA,
    STREET_REGIONS,
    WALL,
)
from bastide.games.praga.tasks import pop, push, top_arg, top_seat, top_task
from bastide.games.praga.technology import draw_technology, lay_open
from bastide.games.praga.turn import discarding, ending, turning

if TYPE_CHECKING:
    from bastide.games.praga.state import State

NEUTRAL_STACK: Final = 4
"""Normal buildings of era I."""


def settle(state: "State") -> None:
    """Do tasks until somebody must decide."""
    while state.depth:
        if not _do(state, top_task(state)):
            return


def _pop(state: "State") -> None:
    pop(state)


def _do(state: "State", task: i64) -> bool:
    """Do the task on top as far as it needs nobody; return whether something was done."""
    seat, a, b, c = top_seat(state), top_arg(state, 0), top_arg(state, 1), top_arg(state, 2)
    if task == BUNDLE_TASK:
        pop(state)
        gain_items(state, seat, a, b, c)
        return True
    if task == GAIN_TASK:
        pop(state)
        _gain_one(state, seat, a, b, c)
        return True
    if task == REFILL:
        return _draw_or_wait(state, refill_stack(state, a, b))
    if task == LANDED:
        pop(state)
        landed(state, seat, a)
        return True
    if task == BUILT:
        pop(state)
        built(state, seat, a)
        return True
    if task == SURROUNDED:
        pop(state)
        surrounded(state, seat, a)
        return True
    if task == EITHER:
        if can_step(state, seat, 0) or can_step(state, seat, 1):
            return False
        pop(state)
        return True
    if task == DRAW_TECHNOLOGY:
        return not draw_technology(state, seat, a, b)
    if task == DRAW_FOUR:
        return not draw_four(state, seat)
    if task == OPEN_FIVE:
        return not open_five(state, seat, a)
    if task == ENDING:
        ending(state)
        return True
    if task == DISCARDING:
        return not discarding(state)
    if task == TURNING:
        turning(state)
        return True
    if task == FINAL:
        final_step(state, a)
        return True
    if task == AFTER_ACTION:
        _after_action(state)
        return True
    return _set_up(state, task, a)


def _gain_one(state: "State", seat: i64, kind: i64, n: i64, cause: i64) -> None:
    """Gain several of a kind, one after the other where each may have consequences (PRA-225)."""
    if kind < TECHNOLOGY or kind == UNIVERSITY:
        gain(state, seat, kind, n, cause)
        return
    if kind >= HUNGER_WALL and seat == state.active and not state.ending:
        gain(state, seat, kind, n, cause)
        return
    if n > 1:
        push(state, GAIN_TASK, seat, kind, n - 1, cause)
    if kind >= HUNGER_WALL:
        step_aside(state, seat, kind - HUNGER_WALL)
    else:
        step_track(state, seat, kind, cause)


def _draw_or_wait(state: "State", stack: i64) -> bool:
    """Draw the tile that comes next if there is no doubt; return whether that was so."""
    tile = next_of(state, stack)
    if tile == BY_CHANCE:
        return False
    if tile < 0:
        pop(state)
    else:
        drawn(state, tile)
    return True


def drawn(state: "State", tile: i64) -> None:
    """Put a drawn tile where the task on top wants it."""
    task, seat, a, b = top_task(state), top_seat(state), top_arg(state, 0), top_arg(state, 1)
    if task == REFILL:
        pop(state)
        draw(state, tile)
        state.row[a * SLOTS + b] = tile
    elif task == DRAW_TECHNOLOGY:
        lay_open(state, a, tile)
    elif task == DRAW_FOUR:
        lay_open(state, OPEN_FOUR, tile)
    elif task == OPEN_FIVE:
        put_in_five(state, a, tile)
    elif task == PLAZA_TILE:
        pop(state)
        draw(state, tile)
        state.plaza[a] = tile - FIRST_PLAZA_TILE + 1
        next_plaza(state, a + 1)
    else:
        pop(state)
        draw(state, tile)
        state.city[a] = 1 + ROTATIONS * tile
        if state.recording:
            note(state, EVENT_NEUTRAL, 0, tile, a, 0)
        push(state, NEUTRAL, seat, a + 1, 0, 0)
        if state.neutral_random:
            push(state, NEUTRAL_TURN, seat, a, 0, 0)


def _set_up(state: "State", task: i64, a: i64) -> bool:
    """Set the table as far as nothing is left to chance (section 2 and 3)."""
    if task == CRANE_TASK:
        if a & (a - 1):
            return False
        tile: i64 = 0
        while a > 1:
            a >>= 1
            tile += 1
        put_on_crane(state, tile)
        return True
    if task == PLAZA_TILE:
        return _draw_or_wait(state, STACK_PLAZA + PLAZA_COLOUR[a])
    if task == NEUTRAL:
        players = max(state.players, 2)
        while a < SPACES and not SPACE_OCCUPIED[a] & BIT[players]:
            a += 1
        pop(state)
        if a == SPACES:
            deal_rows(state)
            return True
        push(state, NEUTRAL, 0, a, 0, 0)
        return _draw_or_wait(state, NEUTRAL_STACK)
    return False


def _after_action(state: "State") -> None:
    """Let technologies and King's Road tiles count an action carried out (PRA-228, PRA-284 to PRA-287)."""
    seat, action, number = top_seat(state), top_arg(state, 0), top_arg(state, 1)
    pop(state)
    state.doing = NOTHING
    state.own = 0
    tile = number - 1
    has_icon = tile >= 0 and HAS_ICON[tile] != 0
    region = state.seats[seat * FIELDS + PAWN]
    if 0 < region <= STREET_REGIONS:
        face = state.face[region - 1]
        if face >= 0:
            when = FACE_WHEN[face]
            if (when == WHEN_PERFORM and FACE_ACTION[face] == action) or (
                when == WHEN_BUILDING_WITHOUT and action == BUILDING and not has_icon
            ):
                if FACE_CHOICE[2 * face] >= 0:
                    push(state, COIN_TASK, seat, face, 0, 0)
                gain_bundle(state, seat, FACE_BUNDLE[face], BY_ROAD_TILE)
    if action == BUILDING:
        trigger(state, seat, WHEN_BUILDING_WITH if has_icon else WHEN_BUILDING_WITHOUT, CATHEDRAL)
    elif action == WALL and has_icon:
        trigger(state, seat, WHEN_WALL_WITH, HUNGER_WALL)
