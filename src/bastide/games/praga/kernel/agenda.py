"""The agenda: tasks are done one after the other until chance or a player must decide. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.board import surrounded
from bastide.games.praga.kernel.city import built
from bastide.games.praga.kernel.crane import deal_rows
from bastide.games.praga.kernel.gains import can_step, gain, gain_bundle, gain_items, note, step_track, trigger
from bastide.games.praga.kernel.hexes import SLOTS, refill_stack
from bastide.games.praga.kernel.monuments import landed, step_aside
from bastide.games.praga.kernel.road import OPEN_FOUR, draw_four, open_five, put_in_five
from bastide.games.praga.kernel.scoring import final_step
from bastide.games.praga.kernel.setup import next_plaza, put_on_crane
from bastide.games.praga.kernel.stacks import BY_CHANCE, draw, next_of
from bastide.games.praga.kernel.tasks import pop, push, top_arg, top_seat, top_task
from bastide.games.praga.kernel.technology import draw_technology, lay_open
from bastide.games.praga.kernel.turn import discarding, ending, turning

if TYPE_CHECKING:
    from bastide.games.praga.kernel.state import State

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
    if task == codes.BUNDLE_TASK:
        pop(state)
        gain_items(state, seat, a, b, c)
        return True
    if task == codes.GAIN_TASK:
        pop(state)
        _gain_one(state, seat, a, b, c)
        return True
    if task == codes.REFILL:
        return _draw_or_wait(state, refill_stack(state, a, b))
    if task == codes.LANDED:
        pop(state)
        landed(state, seat, a)
        return True
    if task == codes.BUILT:
        pop(state)
        built(state, seat, a)
        return True
    if task == codes.SURROUNDED:
        pop(state)
        surrounded(state, seat, a)
        return True
    if task == codes.EITHER:
        if can_step(state, seat, 0) or can_step(state, seat, 1):
            return False
        pop(state)
        return True
    if task == codes.DRAW_TECHNOLOGY:
        return not draw_technology(state, seat, a, b)
    if task == codes.DRAW_FOUR:
        return not draw_four(state, seat)
    if task == codes.OPEN_FIVE:
        return not open_five(state, seat, a)
    if task == codes.ENDING:
        ending(state)
        return True
    if task == codes.DISCARDING:
        return not discarding(state)
    if task == codes.TURNING:
        turning(state)
        return True
    if task == codes.FINAL:
        final_step(state, a)
        return True
    if task == codes.AFTER_ACTION:
        _after_action(state)
        return True
    return _set_up(state, task, a)


def _gain_one(state: "State", seat: i64, kind: i64, n: i64, cause: i64) -> None:
    """Gain several of a kind, one after the other where each may have consequences (PRA-225)."""
    if kind < codes.TECHNOLOGY or kind == codes.UNIVERSITY:
        gain(state, seat, kind, n, cause)
        return
    if kind >= codes.HUNGER_WALL and seat == state.active and not state.ending:
        gain(state, seat, kind, n, cause)
        return
    if n > 1:
        push(state, codes.GAIN_TASK, seat, kind, n - 1, cause)
    if kind >= codes.HUNGER_WALL:
        step_aside(state, seat, kind - codes.HUNGER_WALL)
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
    if task == codes.REFILL:
        pop(state)
        draw(state, tile)
        state.row[a * SLOTS + b] = tile
    elif task == codes.DRAW_TECHNOLOGY:
        lay_open(state, a, tile)
    elif task == codes.DRAW_FOUR:
        lay_open(state, OPEN_FOUR, tile)
    elif task == codes.OPEN_FIVE:
        put_in_five(state, a, tile)
    elif task == codes.PLAZA_TILE:
        pop(state)
        draw(state, tile)
        state.plaza[a] = tile - codes.FIRST_PLAZA_TILE + 1
        next_plaza(state, a + 1)
    else:
        pop(state)
        draw(state, tile)
        state.city[a] = 1 + codes.ROTATIONS * tile
        if state.recording:
            note(state, codes.EVENT_NEUTRAL, 0, tile, a, 0)
        push(state, codes.NEUTRAL, seat, a + 1, 0, 0)
        if state.neutral_random:
            push(state, codes.NEUTRAL_TURN, seat, a, 0, 0)


def _set_up(state: "State", task: i64, a: i64) -> bool:
    """Set the table as far as nothing is left to chance (section 2 and 3)."""
    if task == codes.CRANE_TASK:
        if a & (a - 1):
            return False
        tile: i64 = 0
        while a > 1:
            a >>= 1
            tile += 1
        put_on_crane(state, tile)
        return True
    if task == codes.PLAZA_TILE:
        return _draw_or_wait(state, tables.STACK_PLAZA + tables.PLAZA_COLOUR[a])
    if task == codes.NEUTRAL:
        players = max(state.players, 2)
        while a < codes.SPACES and not tables.SPACE_OCCUPIED[a] & tables.BIT[players]:
            a += 1
        pop(state)
        if a == codes.SPACES:
            deal_rows(state)
            return True
        push(state, codes.NEUTRAL, 0, a, 0, 0)
        return _draw_or_wait(state, NEUTRAL_STACK)
    return False


def _after_action(state: "State") -> None:
    """Let technologies and King's Road tiles count an action carried out (PRA-228, PRA-284 to PRA-287)."""
    seat, action, number = top_seat(state), top_arg(state, 0), top_arg(state, 1)
    pop(state)
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
                    push(state, codes.COIN_TASK, seat, face, 0, 0)
                gain_bundle(state, seat, tables.FACE_BUNDLE[face], codes.BY_ROAD_TILE)
    if action == tables.BUILDING:
        trigger(state, seat, codes.WHEN_BUILDING_WITH if has_icon else codes.WHEN_BUILDING_WITHOUT, codes.CATHEDRAL)
    elif action == tables.WALL and has_icon:
        trigger(state, seat, codes.WHEN_WALL_WITH, codes.HUNGER_WALL)
