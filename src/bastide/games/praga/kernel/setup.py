"""Setting the table: goods and markers, crane, bridge sides, plazas, buildings, rows (sections 2 to 4). Compiled."""

from collections.abc import Mapping
from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.engine.game import Setup
from bastide.games.praga.kernel import agenda, city, codes, crane, places, road, tables, tasks
from bastide.games.praga.kernel.state import Position

RANDOM: Final = "random"
"""The value of an option that is left to chance."""
NONE: Final = "none"
SIDES: Final[tuple[str, ...]] = ("A", "B", RANDOM)
FACES: Final[tuple[str, ...]] = (NONE, "a", "b")
FIRST_FACE: Final = 1
"""Faces of King's Road tiles are numbered from 0; what comes before them is none."""

OPEN_LISTS: Final = 8
GRIDS: Final = 2
TIER_KINDS: Final = 3


def begin(setup: Setup) -> Position:
    """Return the position before the first action (sections 2 to 4)."""
    state = Position(setup)
    state.players = setup.players
    _take_options(state, setup.options)
    state.arrow = tables.START_ARROW[state.players]  # PRA-036
    state.platform = tables.PLATFORM_START[state.players]  # PRA-042
    _deal_seats(state)
    state.row = vec[i64]([codes.NOTHING] * (codes.HEX_ROWS * codes.SLOTS))
    state.unseen = vec[i64]([0] * tables.STACKS)
    state.under = vec[i64]([0] * tables.STACKS)
    i: i64
    for i in range(tables.STACKS):
        state.unseen[i] = tables.BIT[tables.STACK_SIZE[i]] - 1
    state.open = vec[i64]([0] * OPEN_LISTS)
    state.city = vec[i64]([0] * codes.SPACES)
    state.plaza = vec[i64]([0] * places.PLAZAS)
    state.river = tables.TOKEN_COUNT[:]  # PRA-018
    state.notch = vec[i64]([0] * tables.POSITIONS)
    state.plies = vec[i64]()
    state.waiting = vec[i64]([0] * codes.WAITING)
    state.agenda = vec[i64]([0] * codes.AGENDA_MAX)
    _ask_chance(state)
    agenda.settle(state)
    return state


def _take_options(state: Position, options: Mapping[str, str]) -> None:
    """Choose sides and tiles as the options say (PRA-015, PRA-031, PRA-041, PRA-052, PRA-283, PRA-289)."""
    state.tile_side = 1 if options["action_tiles"] == "B" else 0
    state.order_random = 1 if options["crane"] == RANDOM else 0
    state.side_random = 1 if options["bridge"] == RANDOM else 0
    state.neutral_random = 1 if options["neutral"] == RANDOM else 0
    first = options["start_player"]
    state.start_random = 1 if first == RANDOM and state.players > 1 else 0
    state.first = 0 if first == RANDOM else int(first)
    state.active = state.first
    state.bridge = vec[i64]([road.BRIDGE_SIDE if options["bridge"] == "B" else 0] * tables.SPANS)
    hunger_wall: i64 = places.TIERS.index(options["hunger_wall"])
    cathedral: i64 = places.TIERS.index(options["cathedral"])
    state.cells = places.GRID_CELLS[int(TIER_KINDS * hunger_wall + cathedral)]
    state.street = tables.STREET_EFFECT[:]
    state.face = vec[i64]([codes.NOTHING] * tables.STREET_REGIONS)
    region: i64
    for region in range(tables.STREET_REGIONS):
        face: i64 = FACES.index(options[f"road_{region + 1}"]) - FIRST_FACE
        if face >= 0:
            state.face[region] = 2 * region + face
            state.street[4 * region] = tables.FACE_EFFECT[2 * region + face]
            state.street[4 * region + 1] = codes.NOTHING


def _deal_seats(state: Position) -> None:
    """Give every seat its goods, and put its markers on their first spaces."""
    state.seats = vec[i64]([0] * (codes.FIELDS * state.players))  # PRA-050, PRA-051
    seat: i64
    grid: i64
    for seat in range(state.players):
        at = seat * codes.FIELDS
        state.seats[at + codes.GOLD] = tables.START_GOLD  # PRA-048
        state.seats[at + codes.STONE] = tables.START_STONE
        state.seats[at + codes.MINE] = tables.TRACK_START[0]  # PRA-045
        state.seats[at + codes.QUARRY] = tables.TRACK_START[1]
        state.seats[at + codes.CUBES] = tables.FREE_CUBES
        for grid in range(GRIDS):
            state.seats[at + codes.GRID + 2 * grid] = 1  # PRA-049
            state.seats[at + codes.GRID + 2 * grid + 1] = 1


def _ask_chance(state: Position) -> None:
    """Put on the agenda what chance decides before the first turn; the last is done first."""
    tasks.push(state, codes.NEUTRAL, 0, 0, 0, 0)
    city.next_plaza(state, 0)
    if state.side_random:
        tasks.push(state, codes.SIDE_TASK, 0, 0, 0, 0)
    if state.order_random:
        tasks.push(state, codes.CRANE_TASK, 0, crane.ALL_TILES, 0, 0)
    else:
        number: i64
        for number in range(codes.ACTION_TILES):
            crane.put_on_crane(state, number, tables.FIRST_ORDER[number])
    if state.start_random:
        tasks.push(state, codes.STARTING, 0, 0, 0, 0)
