"""Phase 5: the buildings on the road are activated, each with its effect (section H of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, construction, lawyer, tables, trade
from bastide.games.caylus.kernel.state import Position


def activate_next(state: Position) -> bool:
    """Take the next step of the phase; return whether it is over (CAY-130, CAY-135, CAY-310)."""
    if state.working:
        finish_building(state)
    elif state.at > state.provost:
        leave_idle(state)
        return True
    elif state.worker[state.at] < 0:
        state.at += 1
    else:
        begin_building(state)
    return False


def finish_building(state: Position) -> None:
    """Return the worker of the building that was activated, and transform it if that is due (CAY-135, CAY-178)."""
    space = state.at
    state.home[state.worker[space]] += 1
    state.worker[space] = codes.NOBODY
    lawyer.become_residence(state, space)
    state.working = False
    state.at += 1


def leave_idle(state: Position) -> None:
    """Return the workers ahead of the provost, whose buildings are not activated (CAY-131, CAY-139, CAY-180)."""
    space: i64
    for space in range(state.provost + 1, codes.SPACES + 1):
        seat = state.worker[space]
        if seat >= 0:
            state.note(codes.EV_IDLE, seat, space, state.tile[space], 0, 0)
            state.home[seat] += 1
            state.worker[space] = codes.NOBODY
        lawyer.become_residence(state, space)


def begin_building(state: Position) -> None:
    """Activate the building at hand for its worker's player, asking for what is open (CAY-132, CAY-181)."""
    state.working = True
    seat = state.worker[state.at]
    kind = state.tile[state.at]
    effect = tables.EFFECT[kind]
    state.player = seat
    if effect == tables.PRODUCE:
        if tables.OPTIONS[kind] > 1:
            state.ask = codes.ASK_TAKE
        else:
            produce(state, 0)
    elif effect == tables.CONSTRUCT:
        if construction.can_build(state, seat, tables.BUILDS[kind], 0):
            state.ask = codes.ASK_BUILD
    elif effect == tables.LAWYERING:
        if lawyer.can_transform(state, seat, 0):
            state.ask = codes.ASK_TRANSFORM
    else:
        state.ask = trade.question(state, seat, kind)
    if state.ask == codes.NOTHING and effect != tables.PRODUCE:
        unused(state)


def unused(state: Position) -> None:
    """Leave the effect of the building at hand (CAY-134, CAY-318)."""
    state.note(codes.EV_UNUSED, state.worker[state.at], codes.ROAD + state.at, state.tile[state.at], 0, 0)


def produce(state: Position, option: i64) -> None:
    """Give the worker's player a production, then ask its owner for the bonus cube (CAY-133, CAY-143)."""
    space, seat = state.at, state.worker[state.at]
    kind = state.tile[space]
    base = (kind * tables.PRODUCTIONS + option) * codes.CUBES
    cube: i64
    for cube in range(codes.CUBES):
        state.cubes[seat * codes.CUBES + cube] += tables.YIELD[base + cube]
    state.note(codes.EV_PRODUCE, seat, space, kind, option, 0)
    state.ask = codes.NOTHING
    if tables.OWNER_BONUS[kind] and state.owner[space] != seat:  # CAY-140, CAY-141, CAY-142, CAY-324
        state.player = state.owner[space]
        state.ask = codes.ASK_BONUS


def fill_productions(kind: i64, into: vec[i64]) -> i64:
    """List the cubes that name a production; return how many."""
    count: i64 = 0
    cube: i64
    for cube in range(codes.PLAIN):
        if tables.CHOICE[kind * codes.PLAIN + cube] >= 0:
            into[count] = codes.TAKE + cube
            count += 1
    return count


def fill_bonus(kind: i64, into: vec[i64]) -> i64:
    """List the cubes that the owner may take; return how many (CAY-140)."""
    count: i64 = 0
    cube: i64
    for cube in range(codes.PLAIN):
        if tables.OWNER_BONUS[kind] & codes.BIT[cube]:
            into[count] = codes.BONUS + cube
            count += 1
    return count


def take_bonus(state: Position, cube: i64) -> None:
    """Give the owner one cube (CAY-140)."""
    seat = state.owner[state.at]
    state.cubes[seat * codes.CUBES + cube] += 1
    state.note(codes.EV_BONUS, seat, state.at, state.tile[state.at], cube, 0)
