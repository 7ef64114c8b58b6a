"""Phase 7 and the end of the game: the bailiff, sections, goods left (sections J and L of the rulebook)."""

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import castle, codes, gains, tables
from bastide.games.caylus.kernel.state import Position


def move_bailiff(state: Position) -> None:
    """Move the bailiff by 2 (CAY-230) or 1 (CAY-231), onto any space (CAY-232), and set the provost there (CAY-233)."""
    start = state.bailiff
    state.bailiff += tables.BAILIFF_FAR if state.provost > start else tables.BAILIFF_NEAR
    state.provost = state.bailiff
    state.note(codes.EV_BAILIFF, codes.NOBODY, start, state.bailiff, 0, 0)


def is_due(state: Position, section: i64) -> bool:
    """Return whether a section is to be scored now (CAY-234, CAY-235), which happens once (CAY-237)."""
    if section < state.scored:
        return False
    return state.bailiff >= tables.TRIGGER[section] or castle.built(state, section) == tables.PARTS_OF[section]


def score_next(state: Position) -> bool:
    """Take the next step of the scoring in phase 7; return whether it is over (CAY-236, CAY-238, CAY-245)."""
    section = state.section
    if section == codes.SECTIONS:
        return True
    if not is_due(state, section):
        state.section += 1
    elif state.at == state.players:
        state.scored = section + 1  # what it opens is open when all have been scored (CAY-244)
        state.at = 0
        state.section += 1
    else:
        if state.at == 0:
            state.note(codes.EV_SECTION, codes.NOBODY, section, 0, 0, 0)
        seat = state.order[state.at]
        state.at += 1
        score_section(state, section, seat)
    return False


def score_section(state: Position, section: i64, seat: i64) -> None:
    """Score one section for one seat (CAY-239, CAY-240, CAY-241, CAY-242)."""
    houses = state.houses[section * codes.SEATS + seat]
    if houses == 0:
        state.note(codes.EV_SECTION_PENALTY, seat, section, 0, 0, gains.lose(state, seat, tables.NO_HOUSE[section]))
        return
    favours = tables.SECTION_FAVOURS[
        section * tables.HOUSES_MAX + (houses if houses < tables.HOUSES_MAX else tables.HOUSES_MAX - 1)
    ]
    if favours:
        state.note(codes.EV_SECTION_FAVOURS, seat, section, houses, favours, 0)
        gains.grant(state, seat, favours)


def goods_points(state: Position, seat: i64) -> i64:
    """Return what a seat's goods are worth at the end (CAY-281, CAY-282, CAY-283)."""
    gold = state.cubes[seat * codes.CUBES + tables.GOLD]
    return (
        gold * tables.GOLD_POINTS
        + gains.plain_cubes(state, seat) // tables.CUBES_PER_POINT
        + state.deniers[seat] // tables.COINS_PER_POINT
    )


def score_goods(state: Position) -> None:
    """Score what everybody has left, and end the game (CAY-280)."""
    seat: i64
    for seat in range(state.players):
        gold, plain, coins = (
            state.cubes[seat * codes.CUBES + tables.GOLD],
            gains.plain_cubes(state, seat),
            state.deniers[seat],
        )
        state.score[seat] += goods_points(state, seat)
        state.note(codes.EV_FINAL, seat, codes.FINAL_GOLD, gold, 0, gold * tables.GOLD_POINTS)
        state.note(codes.EV_FINAL, seat, codes.FINAL_CUBES, plain, 0, plain // tables.CUBES_PER_POINT)
        state.note(codes.EV_FINAL, seat, codes.FINAL_DENIERS, coins, 0, coins // tables.COINS_PER_POINT)
    by_bailiff: i64 = 1 if state.bailiff >= tables.TRIGGER[codes.TOWERS] else 0
    state.note(codes.EV_OVER, codes.NOBODY, by_bailiff, 0, 0, 0)


def if_ended(state: Position, _seat: int | None = None) -> list[int]:
    """Return the points of every seat if the game ended now; everybody may know them (CAY-008)."""
    found = state.scores()
    if state.phase != codes.OVER:
        seat: i64
        for seat in range(state.players):
            found[seat] += int(goods_points(state, seat))
    return found
