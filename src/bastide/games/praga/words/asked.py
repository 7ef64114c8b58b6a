"""What is asked, in views."""

from bastide.games.praga.kernel import codes, places, road, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists, names
from bastide.games.praga.words.shape import Asked


def asked(state: Position) -> Asked:
    """Return what is asked, with whatever belongs to the question."""
    task = state.task()
    found: Asked = {"what": codes.PHASE_NAMES[task]}
    if task in (codes.FREE, codes.OVER):
        return found
    a = int(tasks.top_arg(state, 0))
    if state.doing >= 0 and task in (codes.TAKE_TASK, codes.PLACE_TASK, codes.ENTER_TASK):
        found |= {"action": tables.ACTION_NAMES[int(state.doing)], "source": codes.SOURCE_NAMES[int(state.source)]}
    if task in (codes.PLACE_TASK, codes.SPAN_TASK):
        found["tile"] = tables.TILE_NAMES[a]
    elif task == codes.CHOOSE_TECHNOLOGY:
        found |= {"level": a + 1, "tiles": lists.packed_tiles(state, a)}
    elif task == codes.CHOOSE_FOUR:
        found |= {"region": tables.STREET_REGIONS + 1, "tiles": lists.packed_tiles(state, road.OPEN_FOUR)}
    elif task == codes.CHOOSE_FIVE:
        found |= {"where": names.ENDS[a], "tiles": lists.v_tiles(state, a)}
    elif task == codes.ARROW:
        found |= {"grid": tables.GRID_NAMES[a], "cost": lists.climb_cost(state, state.current_player(), a)}
    elif task == codes.TOKEN_TASK:
        found["track"] = names.TRACK_NAMES[a]
    elif task == codes.PLAZA_TASK:
        found |= {
            "plaza": places.PLAZA_NAMES[a],
            "tile": tables.TILE_NAMES[codes.FIRST_PLAZA_TILE + int(state.plaza[a]) - 1],
        }
        found["both"] = bool(tasks.top_arg(state, 1))
    elif task == codes.MANAGE:
        found["action"] = tables.ACTION_NAMES[a]
    elif task == codes.ENTER_TASK:
        found["region"] = state.field(int(state.active), codes.PAWN) + 1
    return found
