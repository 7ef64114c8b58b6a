"""Gains and payments: goods, tokens, points, tracks, wealth bonuses, lasting technologies. Part of the kernel.

What cannot be finished at once (a draw, a choice) is pushed on the agenda, so whatever comes later must be
pushed before.
"""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import append, i64
from bastide.games.praga.phases import (
    BUNDLE_TASK,
    BY_OVERFLOW,
    BY_PRICE,
    BY_TECHNOLOGY,
    BY_WEALTH,
    CUBES,
    DRAW_TECHNOLOGY,
    EGG,
    EITHER,
    EITHER_GRID,
    EVENT_GOODS,
    EVENT_OVERFLOW,
    EVENT_POINTS,
    EVENT_WEALTH,
    FIELDS,
    FRESH,
    GAIN_TASK,
    GOLD,
    GRID,
    HUNGER_WALL,
    LASTING,
    MINE,
    RED,
    RIGHTS,
    SCORE,
    STONE,
    TECHNOLOGY,
    TOKEN,
    TOKEN_TASK,
    UNIVERSITY,
    USED,
    WEALTH,
    WHEN_CORNER,
    WHEN_EGG,
    WHEN_STEP,
)
from bastide.games.praga.tables import (
    BIT,
    BONUS_BUNDLE,
    BONUS_SPACE,
    BONUSES,
    BOOK_AT,
    BUNDLE,
    COLUMNS,
    ITEM_KIND,
    ITEM_N,
    MAX_GOOD,
    MINE_BONUSES,
    TECH_BUNDLE,
    TECH_MATCH,
    TECH_ONCE,
    TECH_OVERFLOW,
    TECH_STEPS,
    TECH_WHEN,
    TOKEN_BUNDLE,
    TOKENS,
    TRACK_LAST,
    TRACK_SEAL,
    TRACK_TOKEN,
    UNIVERSITY_OVERFLOW,
    UNIVERSITY_STEPS,
    WEALTH_BUNDLE,
)
from bastide.games.praga.tasks import push

if TYPE_CHECKING:
    from bastide.games.praga.state import State

WEALTH_SOME: Final = 6
"""Gold or stone for the first two wealth bonuses (PRA-100, PRA-101)."""
WEALTH_MUCH: Final = 9
"""Of either for the third (PRA-102)."""


def note(state: "State", what: i64, seat: i64, a: i64, b: i64, c: i64) -> None:  # noqa: PLR0917
    """Write an event for the story."""
    events = append(state.events, what)
    events = append(events, seat)
    events = append(events, a)
    events = append(events, b)
    state.events = append(events, c)


def score(state: "State", seat: i64, points: i64, cause: i64, detail: i64) -> None:
    """Give points."""
    if points == 0:
        return
    state.seats[seat * FIELDS + SCORE] += points
    if state.recording:
        note(state, EVENT_POINTS, seat, points, cause, detail)


def pay(state: "State", seat: i64, kind: i64, n: i64) -> None:
    """Pay goods that are there."""
    if n == 0:
        return
    state.seats[seat * FIELDS + kind] -= n
    if state.recording:
        note(state, EVENT_GOODS, seat, kind, -n, BY_PRICE)


def trigger(state: "State", seat: i64, when: i64, match: i64) -> None:
    """Let the lasting technologies of a seat work (PRA-227, PRA-228, PRA-323); `match` -1 fits every kind."""
    at = seat * FIELDS
    mask = state.seats[at + LASTING] & ~state.seats[at + FRESH]
    if state.ending:
        return
    technology: i64 = 0
    while mask:
        if (
            mask & 1
            and TECH_WHEN[technology] == when
            and (match < 0 or TECH_MATCH[technology] == match)
            and not (TECH_ONCE[technology] and state.seats[at + USED] >> technology & 1)
        ):
            state.seats[at + USED] |= BIT[technology]
            gain_bundle(state, seat, TECH_BUNDLE[technology], BY_TECHNOLOGY)
        mask >>= 1
        technology += 1


def _check_wealth(state: "State", seat: i64) -> None:
    """Gain the wealth bonuses reached for the first time (PRA-100 to PRA-105)."""
    at = seat * FIELDS
    which: i64
    for which in range(3):
        if state.seats[at + WEALTH] >> which & 1:
            continue
        if which == 2:
            reached = max(state.seats[at + GOLD], state.seats[at + STONE]) >= WEALTH_MUCH
        else:
            reached = state.seats[at + which] >= WEALTH_SOME
        if reached:
            state.seats[at + WEALTH] |= BIT[which]
            state.seats[at + CUBES] += 1
            if state.recording:
                note(state, EVENT_WEALTH, seat, which, 0, 0)
            gain_bundle(state, seat, WEALTH_BUNDLE[which], BY_WEALTH)


def gain(state: "State", seat: i64, kind: i64, n: i64, cause: i64) -> None:
    """Gain n of a kind; steps on tracks with icons wait on the agenda."""
    at = seat * FIELDS + kind
    _i: i64
    if kind == SCORE:
        score(state, seat, n, cause, 0)
    elif kind <= STONE:
        n = min(n, MAX_GOOD - state.seats[at])
        state.seats[at] += n
        if state.recording and n:
            note(state, EVENT_GOODS, seat, kind, n, cause)
        _check_wealth(state, seat)
    elif kind < SCORE:
        state.seats[at] += n
        if state.recording:
            note(state, EVENT_GOODS, seat, kind, n, cause)
        if kind == EGG:
            for _i in range(n):
                trigger(state, seat, WHEN_EGG, EGG)
        elif kind >= RED:
            trigger(state, seat, WHEN_CORNER, kind)
    elif kind == UNIVERSITY:
        for _i in range(n):
            if state.seats[at] < UNIVERSITY_STEPS:
                state.seats[at] += 1
                if state.recording:
                    note(state, EVENT_GOODS, seat, kind, 1, cause)
                trigger(state, seat, WHEN_STEP, UNIVERSITY)
            else:
                _overflow(state, seat, UNIVERSITY, UNIVERSITY_OVERFLOW)
    elif kind >= HUNGER_WALL and seat == state.active and not state.ending:
        state.steps[kind - HUNGER_WALL] += n
        if state.recording:
            note(state, EVENT_GOODS, seat, kind, n, cause)
    elif kind == EITHER_GRID:
        for _i in range(n):
            push(state, EITHER, seat, 0, 0, 0)
    else:
        push(state, GAIN_TASK, seat, kind, n, cause)


def _overflow(state: "State", seat: i64, track: i64, points: i64) -> None:
    if state.recording:
        note(state, EVENT_OVERFLOW, seat, track, 0, 0)
    score(state, seat, points, BY_OVERFLOW, track)


def gain_items(state: "State", seat: i64, first: i64, end: i64, cause: i64) -> None:
    """Gain the items of a bundle one after the other."""
    for i in range(first, end):
        kind = ITEM_KIND[i]
        waits = kind >= TECHNOLOGY and kind != UNIVERSITY
        if waits and i + 1 < end:
            push(state, BUNDLE_TASK, seat, i + 1, end, cause)
        gain(state, seat, kind, ITEM_N[i], cause)
        if waits:
            return


def gain_bundle(state: "State", seat: i64, bundle: i64, cause: i64) -> None:
    """Gain all of a bundle."""
    gain_items(state, seat, BUNDLE[bundle], BUNDLE[bundle + 1], cause)


def step_track(state: "State", seat: i64, kind: i64, cause: i64) -> None:
    """Make one step on the technology track or with a mine or quarry marker (PRA-094, PRA-098, PRA-215)."""
    at = seat * FIELDS
    if kind == TECHNOLOGY:
        if state.seats[at + TECHNOLOGY] >= TECH_STEPS:
            _overflow(state, seat, TECHNOLOGY, TECH_OVERFLOW)
            return
        state.seats[at + TECHNOLOGY] += 1
        if state.recording:
            note(state, EVENT_GOODS, seat, kind, 1, cause)
        level = BOOK_AT[state.seats[at + TECHNOLOGY]]
        if level >= 0 and not state.ending:
            push(state, DRAW_TECHNOLOGY, seat, level, 0, 0)
        trigger(state, seat, WHEN_STEP, TECHNOLOGY)
        return
    track = kind - MINE
    if state.seats[at + kind] >= TRACK_LAST[track]:
        return
    state.seats[at + kind] += 1
    if state.recording:
        note(state, EVENT_GOODS, seat, kind, 1, cause)
    space = state.seats[at + kind]
    if not state.ending:
        if space == TRACK_SEAL[track]:
            state.seats[at + RIGHTS] += 1
        if space == TRACK_TOKEN[track] and _tokens_left(state):
            push(state, TOKEN_TASK, seat, track, 0, 0)
    trigger(state, seat, WHEN_STEP, kind)


def _tokens_left(state: "State") -> bool:
    token: i64
    for token in range(TOKENS):  # noqa: SIM110 - any() would build a generator in the kernel
        if state.river[token]:
            return True
    return False


def produce(state: "State", seat: i64, track: i64, cause: i64) -> None:
    """Produce gold (track 0) or stone: as many as mines, then every bonus left of the marker (PRA-087, PRA-095)."""
    at = seat * FIELDS
    space = state.seats[at + MINE + track]
    token = state.seats[at + TOKEN + track]
    if token:
        bundle = TOKEN_BUNDLE[token - 1]
        push(state, BUNDLE_TASK, seat, BUNDLE[bundle], BUNDLE[bundle + 1], cause)
    first: i64 = MINE_BONUSES if track else 0
    bonus: i64 = BONUSES if track else MINE_BONUSES
    while bonus > first:
        bonus -= 1
        if space >= BONUS_SPACE[bonus]:
            bundle = BONUS_BUNDLE[bonus]
            push(state, BUNDLE_TASK, seat, BUNDLE[bundle], BUNDLE[bundle + 1], cause)
    gain(state, seat, track, space - 1, cause)


def can_step(state: "State", seat: i64, grid: i64) -> bool:
    """Return whether a sideways move would have an effect (PRA-245)."""
    return state.seats[seat * FIELDS + GRID + 2 * grid + 1] < COLUMNS
