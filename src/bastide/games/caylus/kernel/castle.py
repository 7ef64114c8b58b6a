"""Phase 6: batches for the castle (section I of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, gains, tables
from bastide.games.caylus.kernel.state import Position


def built(state: Position, section: i64) -> i64:
    """Return how many houses stand in a section."""
    base = section * codes.SEATS
    houses = state.houses
    return houses[base] + houses[base + 1] + houses[base + 2] + houses[base + 3] + houses[base + 4]


def current_section(state: Position) -> i64:
    """Return the first section that has not been scored, `SECTIONS` if all have (CAY-206, CAY-243)."""
    return state.scored


def house_section(state: Position) -> i64:
    """Return where the next house goes, `SECTIONS` if there is no room (CAY-207, CAY-211, CAY-219)."""
    section = current_section(state)
    while section < codes.SECTIONS and built(state, section) == tables.PARTS_OF[section]:
        section += 1
    return section


def has_batch(state: Position, seat: i64) -> bool:
    """Return whether a seat owns a batch."""
    base = seat * codes.CUBES
    cubes = state.cubes
    batch: i64
    if cubes[base + tables.FOOD] == 0:
        return False
    for batch in range(codes.BATCHES):
        if cubes[base + tables.BATCH_SECOND[batch]] and cubes[base + tables.BATCH_THIRD[batch]]:
            return True
    return False


def fill_batches(state: Position, seat: i64, into: vec[i64]) -> i64:
    """List the batches that a seat owns; return how many (CAY-203, CAY-204)."""
    base = seat * codes.CUBES
    cubes = state.cubes
    count: i64 = 0
    batch: i64
    if cubes[base + tables.FOOD] == 0:
        return 0
    for batch in range(codes.BATCHES):
        if cubes[base + tables.BATCH_SECOND[batch]] and cubes[base + tables.BATCH_THIRD[batch]]:
            into[count] = codes.BATCH + batch
            count += 1
    return count


def castle_next(state: Position) -> bool:
    """Take the next step of phase 6; return whether it is over (CAY-200, CAY-201)."""
    if state.at > codes.SEATS:
        send_home(state)
        return True
    seat = codes.NOBODY
    if state.at < codes.SEATS:
        seat = state.castle[state.at]
    if seat < 0:
        reward_builder(state)
        state.at = codes.SEATS + 1
    else:
        state.player = seat
        ask_for_batch(state, seat)
    return False


def ask_for_batch(state: Position, seat: i64) -> None:
    """Ask a seat for a batch; whoever has none, or no room for it, is done (CAY-202, CAY-211)."""
    if house_section(state) < codes.SECTIONS and has_batch(state, seat):
        state.ask = codes.ASK_BATCH
    else:
        leave(state)


def leave(state: Position) -> None:
    """End a seat's turn in the castle; without a batch it loses points (CAY-210, CAY-212, CAY-213, CAY-314)."""
    seat = state.castle[state.at]
    state.at += 1
    if state.given[seat]:
        return
    if house_section(state) == codes.SECTIONS and has_batch(state, seat):
        state.note(codes.EV_EXEMPT, seat, 0, 0, 0, 0)
    else:
        state.note(codes.EV_NO_BATCH, seat, 0, 0, 0, gains.lose(state, seat, tables.NO_BATCH))


def give_batch(state: Position, batch: i64) -> None:
    """Give one batch: a house and its points (CAY-205, CAY-208, CAY-209)."""
    seat = state.player
    section = house_section(state)
    state.cubes[seat * codes.CUBES + tables.FOOD] -= 1
    state.cubes[seat * codes.CUBES + tables.BATCH_SECOND[batch]] -= 1
    state.cubes[seat * codes.CUBES + tables.BATCH_THIRD[batch]] -= 1
    state.houses[section * codes.SEATS + seat] += 1
    state.given[seat] += 1
    state.score[seat] += tables.BATCH_POINTS[section]
    state.note(codes.EV_BATCH, seat, section, batch, 0, tables.BATCH_POINTS[section])


def best_builder(state: Position) -> i64:
    """Return who gave most batches, of several the one on the lowest place (CAY-215, CAY-216), or nobody (CAY-217)."""
    best: i64 = codes.NOBODY
    most: i64 = 0
    i: i64
    for i in range(codes.SEATS):
        seat = state.castle[i]
        if seat >= 0 and state.given[seat] > most:
            best = seat
            most = state.given[seat]
    return best


def reward_builder(state: Position) -> None:
    """Give the best builder a favour (CAY-214)."""
    best = best_builder(state)
    if best >= 0:
        state.note(codes.EV_BEST, best, state.given[best], 0, 0, 0)
        gains.grant(state, best, tables.BUILDER_FAVOURS)


def send_home(state: Position) -> None:
    """Return the castle's workers to their players (CAY-218)."""
    i: i64
    assert state.phase == codes.BUILDING
    for i in range(codes.SEATS):
        if state.castle[i] >= 0:
            state.home[state.castle[i]] += 1
            state.castle[i] = codes.NOBODY
