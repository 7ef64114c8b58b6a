"""Phases 6 and 7: batches for the castle, the bailiff, the scoring of sections, the end. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.gains import grant, lose, plain_cubes
from bastide.games.caylus.kernel.places import ROOM, castle_goes_home

if TYPE_CHECKING:
    from bastide.games.caylus.kernel.state import State


def built(state: "State", section: i64) -> i64:
    """Return how many houses stand in a section."""
    base = section * codes.SEATS
    houses = state.houses
    return houses[base] + houses[base + 1] + houses[base + 2] + houses[base + 3] + houses[base + 4]


def current_section(state: "State") -> i64:
    """Return the first section that has not been scored, `SECTIONS` if all have (CAY-206, CAY-243)."""
    section: i64 = 0
    while section < codes.SECTIONS and state.scored[section]:
        section += 1
    return section


def house_section(state: "State") -> i64:
    """Return where the next house goes, `SECTIONS` if there is no room (CAY-205 to CAY-207, CAY-219)."""
    section = current_section(state)
    while section < codes.SECTIONS and built(state, section) == tables.PARTS_OF[section]:
        section += 1
    return section


def fill_batches(state: "State", seat: i64) -> i64:
    """List the batches that a seat owns; return how many (CAY-203, CAY-204)."""
    base = seat * codes.CUBES
    cubes = state.cubes
    count: i64 = 0
    batch: i64
    if cubes[base + tables.FOOD] == 0:
        return 0
    for batch in range(codes.BATCHES):
        if cubes[base + tables.BATCH_SECOND[batch]] and cubes[base + tables.BATCH_THIRD[batch]]:
            ROOM[count] = codes.BATCH + batch
            count += 1
    return count


def castle_next(state: "State") -> bool:
    """Take the next step of phase 6; return whether it is over (CAY-200, CAY-201)."""
    if state.at > codes.SEATS:
        castle_goes_home(state)
        return True
    seat = codes.NOBODY
    if state.at < codes.SEATS:
        seat = state.castle[state.at]
    if seat < 0:
        reward_builder(state)
        state.at = codes.SEATS + 1
    else:
        state.player = seat
        if house_section(state) < codes.SECTIONS and fill_batches(state, seat):
            state.ask = codes.ASK_BATCH
        else:
            leave_castle(state)
    return False


def leave_castle(state: "State") -> None:
    """End a seat's turn in the castle; without a batch it loses points (CAY-210 to CAY-213)."""
    seat = state.castle[state.at]
    state.at += 1
    if state.given[seat]:
        return
    if house_section(state) == codes.SECTIONS and fill_batches(state, seat):
        state.note(codes.EV_EXEMPT, seat, 0, 0, 0, 0)
    else:
        state.note(codes.EV_NO_BATCH, seat, 0, 0, 0, lose(state, seat, tables.NO_BATCH))


def give_batch(state: "State", batch: i64) -> None:
    """Give one batch: a house and its points (CAY-205 to CAY-209)."""
    seat = state.player
    section = house_section(state)
    state.cubes[seat * codes.CUBES + tables.FOOD] -= 1
    state.cubes[seat * codes.CUBES + tables.BATCH_SECOND[batch]] -= 1
    state.cubes[seat * codes.CUBES + tables.BATCH_THIRD[batch]] -= 1
    state.houses[section * codes.SEATS + seat] += 1
    state.given[seat] += 1
    state.score[seat] += tables.BATCH_POINTS[section]
    state.note(codes.EV_BATCH, seat, section, batch, 0, tables.BATCH_POINTS[section])


def best_builder(state: "State") -> i64:
    """Return who gave most batches, of several the one on the lowest castle space, or nobody (CAY-214 to CAY-217)."""
    best: i64 = codes.NOBODY
    most: i64 = 0
    i: i64
    for i in range(codes.SEATS):
        seat = state.castle[i]
        if seat >= 0 and state.given[seat] > most:
            best = seat
            most = state.given[seat]
    return best


def reward_builder(state: "State") -> None:
    """Give the best builder a favour (CAY-214)."""
    best = best_builder(state)
    if best >= 0:
        state.note(codes.EV_BEST, best, state.given[best], 0, 0, 0)
        grant(state, best, tables.BUILDER_FAVOURS)


def move_bailiff(state: "State") -> None:
    """Move the bailiff and set the provost on his space (CAY-230 to CAY-233)."""
    start = state.bailiff
    state.bailiff += tables.BAILIFF_FAR if state.provost > start else tables.BAILIFF_NEAR
    state.provost = state.bailiff
    state.note(codes.EV_BAILIFF, codes.NOBODY, start, state.bailiff, 0, 0)


def is_due(state: "State", section: i64) -> bool:
    """Return whether a section is to be scored now (CAY-234, CAY-235, CAY-237)."""
    if state.scored[section]:
        return False
    return state.bailiff >= tables.TRIGGER[section] or built(state, section) == tables.PARTS_OF[section]


def score_next(state: "State") -> bool:
    """Take the next step of the scoring in phase 7; return whether it is over (CAY-236 to CAY-245)."""
    section = state.section
    if section == codes.SECTIONS:
        return True
    if not is_due(state, section):
        state.section += 1
    elif state.at == state.players:
        state.scored[section] = 1
        state.at = 0
        state.section += 1
    else:
        if state.at == 0:
            state.note(codes.EV_SECTION, codes.NOBODY, section, 0, 0, 0)
        seat = state.order[state.at]
        state.at += 1
        score_section(state, section, seat)
    return False


def score_section(state: "State", section: i64, seat: i64) -> None:
    """Score one section for one seat (CAY-238 to CAY-242)."""
    houses = state.houses[section * codes.SEATS + seat]
    if houses == 0:
        state.note(codes.EV_SECTION_PENALTY, seat, section, 0, 0, lose(state, seat, tables.NO_HOUSE[section]))
        return
    favours = tables.SECTION_FAVOURS[
        section * tables.HOUSES_MAX + (houses if houses < tables.HOUSES_MAX else tables.HOUSES_MAX - 1)
    ]
    if favours:
        state.note(codes.EV_SECTION_FAVOURS, seat, section, houses, favours, 0)
        grant(state, seat, favours)


def goods_points(state: "State", seat: i64) -> i64:
    """Return what a seat's goods are worth at the end (CAY-281 to CAY-283)."""
    gold = state.cubes[seat * codes.CUBES + tables.GOLD]
    return (
        gold * tables.GOLD_POINTS
        + plain_cubes(state, seat) // tables.CUBES_PER_POINT
        + state.deniers[seat] // tables.COINS_PER_POINT
    )


def score_goods(state: "State") -> None:
    """Score what everybody has left (CAY-281 to CAY-283)."""
    seat: i64
    for seat in range(state.players):
        gold, plain, coins = (
            state.cubes[seat * codes.CUBES + tables.GOLD],
            plain_cubes(state, seat),
            state.deniers[seat],
        )
        state.score[seat] += goods_points(state, seat)
        state.note(codes.EV_FINAL, seat, codes.FINAL_GOLD, gold, 0, gold * tables.GOLD_POINTS)
        state.note(codes.EV_FINAL, seat, codes.FINAL_CUBES, plain, 0, plain // tables.CUBES_PER_POINT)
        state.note(codes.EV_FINAL, seat, codes.FINAL_DENIERS, coins, 0, coins // tables.COINS_PER_POINT)
    by_bailiff: i64 = 1 if state.bailiff >= tables.TRIGGER[codes.TOWERS] else 0
    state.note(codes.EV_OVER, codes.NOBODY, by_bailiff, 0, 0, 0)
