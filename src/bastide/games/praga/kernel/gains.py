"""Gains and payments: goods, tokens, points, tracks, wealth bonuses, lasting technologies. Part of the kernel.

What cannot be finished at once (a draw, a choice) is pushed on the agenda, so whatever comes later must be
pushed before.
"""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, places, tables, tasks
from bastide.games.praga.kernel.state import Position

WEALTH_SOME: Final = 6
"""Gold or stone for the first two wealth bonuses (PRA-100, PRA-101)."""
WEALTH_MUCH: Final = 9
"""Of either for the third (PRA-102)."""


def score(state: Position, seat: i64, points: i64, cause: i64, detail: i64) -> None:
    """Give points."""
    if points == 0:
        return
    state.seats[seat * codes.FIELDS + codes.SCORE] += points
    if state.recording:
        state.note(codes.EVENT_POINTS, seat, points, cause, detail)


def pay(state: Position, seat: i64, kind: i64, n: i64) -> None:
    """Pay goods that are there."""
    if n == 0:
        return
    state.seats[seat * codes.FIELDS + kind] -= n
    if state.recording:
        state.note(codes.EVENT_GOODS, seat, kind, -n, codes.BY_PRICE)


def trigger(state: Position, seat: i64, when: i64, match: i64) -> None:
    """Let the lasting technologies of a seat work (PRA-227, PRA-228, PRA-323); `match` -1 fits every kind."""
    at = seat * codes.FIELDS
    mask = state.seats[at + codes.LASTING] & ~state.seats[at + codes.FRESH]
    if state.ending:  # PRA-316
        return
    technology: i64 = 0
    while mask:
        if (
            mask & 1
            and tables.TECH_WHEN[technology] == when
            and (match < 0 or tables.TECH_MATCH[technology] == match)
            and not (tables.TECH_ONCE[technology] and state.seats[at + codes.USED] >> technology & 1)
        ):
            state.seats[at + codes.USED] |= tables.BIT[technology]
            gain_bundle(state, seat, tables.TECH_BUNDLE[technology], codes.BY_TECHNOLOGY)
        mask >>= 1
        technology += 1


def _check_wealth(state: Position, seat: i64) -> None:
    """Gain the wealth bonuses reached for the first time (PRA-100, PRA-101, PRA-102)."""
    at = seat * codes.FIELDS
    which: i64
    for which in range(3):
        if state.seats[at + codes.WEALTH] >> which & 1:  # PRA-103
            continue
        if which == codes.EITHER_WEALTH:
            reached = max(state.seats[at + codes.GOLD], state.seats[at + codes.STONE]) >= WEALTH_MUCH
        else:
            reached = state.seats[at + which] >= WEALTH_SOME
        if reached:
            state.seats[at + codes.WEALTH] |= tables.BIT[which]
            state.seats[at + codes.CUBES] += 1  # PRA-009
            if state.recording:
                state.note(codes.EVENT_WEALTH, seat, which, 0, 0)
            gain_bundle(state, seat, tables.WEALTH_BUNDLE[which], codes.BY_WEALTH)


def gain(state: Position, seat: i64, kind: i64, n: i64, cause: i64) -> None:
    """Gain n of a kind; steps on tracks with icons wait on the agenda."""
    at = seat * codes.FIELDS + kind
    _i: i64
    if kind == codes.SCORE:
        score(state, seat, n, cause, 0)
    elif kind <= codes.STONE:
        n = min(n, tables.MAX_GOOD - state.seats[at])  # PRA-096
        state.seats[at] += n
        if state.recording and n:
            state.note(codes.EVENT_GOODS, seat, kind, n, cause)
        _check_wealth(state, seat)  # PRA-105
    elif kind < codes.SCORE:
        state.seats[at] += n  # the supply never runs out (PRA-007), nobody holds too many yet (PRA-079)
        if state.recording:
            state.note(codes.EVENT_GOODS, seat, kind, n, cause)
        if kind == codes.EGG:
            for _i in range(n):
                trigger(state, seat, codes.WHEN_EGG, codes.EGG)
        elif kind >= codes.RED:
            trigger(state, seat, codes.WHEN_CORNER, kind)
    elif kind == codes.UNIVERSITY:
        for _i in range(n):
            if state.seats[at] < tables.UNIVERSITY_STEPS:  # PRA-232
                state.seats[at] += 1
                if state.recording:
                    state.note(codes.EVENT_GOODS, seat, kind, 1, cause)
                trigger(state, seat, codes.WHEN_STEP, codes.UNIVERSITY)  # for a step really made (PRA-318)
            else:
                _overflow(state, seat, codes.UNIVERSITY, tables.UNIVERSITY_OVERFLOW)  # PRA-233
    elif kind >= codes.HUNGER_WALL and seat == state.active and not state.ending:
        state.waiting[codes.STEPS + kind - codes.HUNGER_WALL] += n  # PRA-152
        if state.recording:
            state.note(codes.EVENT_GOODS, seat, kind, n, cause)
    elif kind == codes.EITHER_GRID:
        for _i in range(n):
            tasks.push(state, codes.EITHER, seat, 0, 0, 0)
    else:
        tasks.push(state, codes.GAIN_TASK, seat, kind, n, cause)


def _overflow(state: Position, seat: i64, track: i64, points: i64) -> None:
    if state.recording:
        state.note(codes.EVENT_OVERFLOW, seat, track, 0, 0)
    score(state, seat, points, codes.BY_OVERFLOW, track)


def gain_items(state: Position, seat: i64, first: i64, end: i64, cause: i64) -> None:
    """Gain the items of a bundle one after the other."""
    for i in range(first, end):
        kind = tables.ITEM_KIND[i]
        waits = kind >= codes.TECHNOLOGY and kind != codes.UNIVERSITY
        if waits and i + 1 < end:
            tasks.push(state, codes.BUNDLE_TASK, seat, i + 1, end, cause)
        gain(state, seat, kind, tables.ITEM_N[i], cause)
        if waits:
            return


def gain_bundle(state: Position, seat: i64, bundle: i64, cause: i64) -> None:
    """Gain all of a bundle."""
    gain_items(state, seat, tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1], cause)


def step_track(state: Position, seat: i64, kind: i64, cause: i64) -> None:
    """Make one step on the technology track or with a mine or quarry marker (PRA-094, PRA-098, PRA-215)."""
    at = seat * codes.FIELDS
    if kind == codes.TECHNOLOGY:
        if state.seats[at + codes.TECHNOLOGY] >= tables.TECH_STEPS:
            _overflow(state, seat, codes.TECHNOLOGY, tables.TECH_OVERFLOW)  # PRA-224
            return
        state.seats[at + codes.TECHNOLOGY] += 1
        if state.recording:
            state.note(codes.EVENT_GOODS, seat, kind, 1, cause)
        level = tables.BOOK_AT[state.seats[at + codes.TECHNOLOGY]]
        if level >= 0 and not state.ending:  # PRA-316
            tasks.push(state, codes.DRAW_TECHNOLOGY, seat, level, 0, 0)
        trigger(state, seat, codes.WHEN_STEP, codes.TECHNOLOGY)
        return
    track = kind - codes.MINE
    if state.seats[at + kind] >= tables.TRACK_LAST[track]:  # PRA-090
        return
    state.seats[at + kind] += 1
    if state.recording:
        state.note(codes.EVENT_GOODS, seat, kind, 1, cause)
    space = state.seats[at + kind]
    if not state.ending:
        if space == tables.TRACK_SEAL[track]:
            state.seats[at + codes.RIGHTS] += 1  # PRA-106
        if space == tables.TRACK_TOKEN[track] and _tokens_left(state):  # PRA-091
            tasks.push(state, codes.TOKEN_TASK, seat, track, 0, 0)
    trigger(state, seat, codes.WHEN_STEP, kind)


def _tokens_left(state: Position) -> bool:
    token: i64
    for token in range(tables.TOKENS):  # noqa: SIM110 - any() would build a generator in the kernel
        if state.river[token]:
            return True
    return False


def produce(state: Position, seat: i64, track: i64, cause: i64) -> None:
    """Produce gold (track 0) or stone: as many as mines, then every bonus left of the marker (PRA-087, PRA-095).

    All of it is gained one after the other, so that each gain may reach a wealth bonus (PRA-099).
    """
    at = seat * codes.FIELDS
    space = state.seats[at + codes.MINE + track]
    token = state.seats[at + codes.TOKEN_FIELD + track]
    if token:
        bundle = tables.TOKEN_BUNDLE[token - 1]
        tasks.push(state, codes.BUNDLE_TASK, seat, tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1], cause)
    first: i64 = tables.MINE_BONUSES if track else 0
    bonus: i64 = tables.BONUSES if track else tables.MINE_BONUSES
    while bonus > first:
        bonus -= 1
        if space >= tables.BONUS_SPACE[bonus]:
            bundle = tables.BONUS_BUNDLE[bonus]
            tasks.push(state, codes.BUNDLE_TASK, seat, tables.BUNDLE[bundle], tables.BUNDLE[bundle + 1], cause)
    gain(state, seat, track, space - 1, cause)  # PRA-088


def can_step(state: Position, seat: i64, grid: i64) -> bool:
    """Return whether a sideways move would have an effect (PRA-245)."""
    return state.seats[seat * codes.FIELDS + codes.GRID + 2 * grid + 1] < places.COLUMNS
