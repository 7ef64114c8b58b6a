"""Setting up: what is on the table, and what is drawn (section C of the rulebook)."""

from typing import Final

from bastide.engine.arrays import i64, u8, vec
from bastide.engine.game import Setup
from bastide.games.caylus.kernel import codes, tables, turn
from bastide.games.caylus.kernel.state import Position

YES: Final = "true"


def begin(setup: Setup) -> Position:
    """Return the position before the first action: neutral tiles and turn order are still to be drawn."""
    state = Position(setup)
    state.players = setup.players
    state.simple = setup.options["simplified_favour"] == YES  # CAY-300
    late = setup.options["late_lawyer"] == YES  # CAY-302
    state.lawyer_points = tables.LATE_LAWYER_POINTS if late else tables.POINTS[tables.LAWYER]
    state.provost = tables.START_SPACE  # CAY-038
    state.bailiff = tables.START_SPACE
    state.score = vec[i64]([0] * codes.SEATS)  # CAY-035
    state.deniers = vec[i64]([0] * codes.SEATS)
    state.home = vec[i64]([tables.WORKERS] * codes.SEATS)  # CAY-003
    state.cubes = vec[i64]([0] * (codes.SEATS * codes.CUBES))
    state.level = vec[i64]([0] * (codes.SEATS * codes.LINES))  # CAY-036
    state.used = vec[i64]([0] * codes.SEATS)
    state.given = vec[i64]([0] * codes.SEATS)
    state.tile = tables.PRINTED[:]  # the other spaces are empty (CAY-027)
    state.owner = vec[i64]([codes.NOBODY] * (codes.SPACES + 1))  # CAY-042
    state.worker = vec[i64]([codes.NOBODY] * (codes.SPACES + 1))
    state.pending = vec[i64]([codes.NOBODY] * (codes.SPACES + 1))
    state.stock = stock_of(setup)
    state.special = vec[i64]([codes.NOBODY] * codes.ROAD)
    state.stables = vec[i64]([codes.NOBODY] * codes.STABLE_CIRCLES)
    state.castle = vec[i64]([codes.NOBODY] * codes.SEATS)  # CAY-029
    state.houses = vec[i64]([0] * (codes.SECTIONS * codes.SEATS))
    state.order = vec[i64]([codes.NOBODY] * codes.SEATS)
    state.passed = vec[i64]([codes.NOBODY] * codes.SEATS)  # CAY-028, CAY-037
    state.plies = vec[u8]([0] * codes.PLIES)
    return state


def stock_of(setup: Setup) -> vec[i64]:
    """Return the tiles that can be built: all of the box (CAY-014, CAY-039), and the jeweller if wanted (CAY-301)."""
    stock = tables.COUNT[:]
    kind: i64
    for kind in range(codes.NEUTRALS):
        stock[kind] = 0
    if setup.options["jeweller"] == YES:
        stock[tables.JEWELLER] = 1
    return stock


def is_laid(state: Position, kind: i64) -> bool:
    """Return whether a neutral tile lies on the road already."""
    space: i64
    for space in range(1, codes.NEUTRALS + 1):  # noqa: SIM110 - no generator in a kernel
        if state.tile[space] == kind:
            return True
    return False


def is_seated(state: Position, seat: i64) -> bool:
    """Return whether a seat has its place in the turn order already."""
    place: i64
    for place in range(state.at):  # noqa: SIM110 - no generator in a kernel
        if state.order[place] == seat:
            return True
    return False


def fill_tiles(state: Position, into: vec[i64]) -> i64:
    """List the neutral tiles that may be drawn; return how many (CAY-031)."""
    count: i64 = 0
    kind: i64
    for kind in range(codes.NEUTRALS):
        if not is_laid(state, kind):
            into[count] = codes.TILE + kind
            count += 1
    return count


def fill_order(state: Position, into: vec[i64]) -> i64:
    """List the seats that may be next in the turn order; return how many (CAY-032)."""
    count: i64 = 0
    seat: i64
    for seat in range(state.players):
        if not is_seated(state, seat):
            into[count] = codes.ORDER + seat
            count += 1
    return count


def lay_tile(state: Position, kind: i64) -> None:
    """Lay a neutral tile on the next space of the road (CAY-022, CAY-031)."""
    state.at += 1
    state.tile[state.at] = kind
    state.note(codes.EV_TILE, codes.NOBODY, state.at, kind, 0, 0)
    if state.at < codes.NEUTRALS:
        state.ask = codes.ASK_TILE
    else:
        state.at = 0
        state.ask = codes.ASK_ORDER


def take_place(state: Position, seat: i64) -> None:
    """Seat a player next in the turn order (CAY-032)."""
    state.order[state.at] = seat
    state.at += 1
    state.note(codes.EV_ORDER, seat, state.at, 0, 0, 0)
    if state.at < state.players:
        state.ask = codes.ASK_ORDER
    else:
        hand_out(state)


def hand_out(state: Position) -> None:
    """Give everybody what they start with, by place in the turn order (CAY-033, CAY-034, CAY-291)."""
    place: i64
    for place in range(state.players):
        seat = state.order[place]
        coins = tables.START_DENIERS_TWO[place] if state.players == codes.TWO_PLAYERS else tables.START_DENIERS[place]
        state.deniers[seat] = coins
        state.cubes[seat * codes.CUBES + tables.FOOD] = tables.START_FOOD
        state.cubes[seat * codes.CUBES + tables.WOOD] = tables.START_WOOD
        state.note(codes.EV_START, seat, coins, tables.START_FOOD, tables.START_WOOD, 0)
    turn.enter(state, codes.INCOME)
