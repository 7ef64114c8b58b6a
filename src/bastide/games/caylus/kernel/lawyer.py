"""The lawyer: buildings that become residences (section H, lawyer, of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position


def coins(favour: i64) -> i64:
    """Return the deniers that the lawyer takes: none by favour (CAY-170, CAY-276)."""
    if favour == codes.FAVOUR_LAWYER:
        return 0
    return tables.LAWYER_COINS


def can_pay(state: Position, seat: i64, favour: i64) -> bool:
    """Return whether a seat can pay the lawyer, by a favour or without one (CAY-017)."""
    return state.cubes[seat * codes.CUBES + tables.CLOTH] >= tables.LAWYER_CLOTH and state.deniers[seat] >= coins(
        favour
    )


def is_target(state: Position, seat: i64, space: i64) -> bool:
    """Return whether a seat may transform the building there."""
    kind = state.tile[space]
    if kind < 0 or tables.CHANGES[kind] == 0 or state.pending[space] >= 0:  # CAY-175, CAY-176, CAY-182, CAY-311
        return False
    return tables.CLASS[kind] == tables.NEUTRAL or state.owner[space] == seat  # CAY-170, CAY-177


def can_transform(state: Position, seat: i64, favour: i64) -> bool:
    """Return whether there is anything that a seat can have transformed now, by a favour or without one (0)."""
    space: i64
    if not can_pay(state, seat, favour):
        return False
    for space in range(1, codes.SPACES + 1):  # noqa: SIM110 - no generator in a kernel
        if is_target(state, seat, space):
            return True
    return False


def fill_targets(state: Position, seat: i64, into: vec[i64]) -> i64:
    """List what a seat can have transformed now; return how many."""
    count: i64 = 0
    space: i64
    if not can_pay(state, seat, state.favour):
        return 0
    for space in range(1, codes.SPACES + 1):
        if is_target(state, seat, space):
            into[count] = codes.TRANSFORM + space
            count += 1
    return count


def transform(state: Position, seat: i64, space: i64) -> None:
    """Pay the lawyer; the residence comes at once (CAY-183), or after the worker there (CAY-178)."""
    state.cubes[seat * codes.CUBES + tables.CLOTH] -= tables.LAWYER_CLOTH
    state.deniers[seat] -= coins(state.favour)
    state.favour = 0
    state.pending[space] = seat
    occupied: i64 = 1 if state.worker[space] >= 0 else 0
    state.note(codes.EV_LAWYER, seat, space, state.tile[space], occupied, 0)
    if occupied == 0:
        become_residence(state, space)


def become_residence(state: Position, space: i64) -> None:
    """Replace a building by a residence, if one is pending."""
    seat = state.pending[space]
    if seat < 0:
        return
    kind = state.tile[space]
    state.pending[space] = codes.NOBODY
    if tables.CLASS[kind] != tables.NEUTRAL:  # a neutral building leaves the game (CAY-174)
        state.stock[kind] += 1  # not before now (CAY-184); it can be built again (CAY-173, CAY-316)
    state.tile[space] = tables.RESIDENCE  # there is always one more (CAY-013)
    state.owner[space] = seat  # CAY-172
    state.score[seat] += tables.POINTS[tables.RESIDENCE]  # CAY-171, CAY-179
    state.note(codes.EV_RESIDENCE, seat, space, kind, 0, tables.POINTS[tables.RESIDENCE])
