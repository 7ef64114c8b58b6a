"""The course of a turn: what happens by itself until somebody has to decide (section D of the rulebook)."""

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import activation, castle, codes, favours, placing, provost, scoring, special, tables
from bastide.games.caylus.kernel.state import Position


def proceed(state: Position) -> None:
    """Let happen what happens by itself, until somebody has to decide or the game is over (CAY-045)."""
    if state.halting:
        return
    while state.ask == codes.NOTHING and state.phase != codes.OVER:
        if state.waiting:  # at once, before anything else (CAY-117, CAY-251, CAY-325)
            favours.lose_favours(state)
            if state.waiting:
                state.player = state.lucky
                state.ask = codes.ASK_FAVOUR
        elif state.phase == codes.PLACING:
            if placing.place_next(state):
                enter(state, codes.SPECIAL)
        elif state.phase == codes.SPECIAL:
            if special.special_next(state):
                enter(state, codes.MOVING)
        elif state.phase == codes.MOVING:
            if provost.provost_next(state):
                enter(state, codes.ACTIVATING)
        elif state.phase == codes.ACTIVATING:
            if activation.activate_next(state):
                enter(state, codes.BUILDING)
        elif state.phase == codes.BUILDING:
            if castle.castle_next(state):
                end_castle(state)
        elif state.phase == codes.ENDING:
            if scoring.score_next(state):
                end_turn(state)
        else:
            begin_turn(state)


def enter(state: Position, phase: i64) -> None:
    """Begin a phase: every line of the favour table may be chosen again (CAY-246, CAY-260, CAY-263)."""
    state.phase = phase
    state.at = 1 if phase == codes.ACTIVATING else 0
    seat: i64
    for seat in range(codes.SEATS):
        state.used[seat] = 0


def begin_turn(state: Position) -> None:
    """Begin a turn with its income: the bridge is empty again (CAY-040, CAY-050, CAY-248)."""
    state.turn += 1
    state.bridge = 0
    seat: i64
    for seat in range(codes.SEATS):
        state.passed[seat] = codes.NOBODY
    if state.players == codes.TWO_PLAYERS and state.turn > 1:  # CAY-046, CAY-292
        first = state.order[0]
        state.order[0] = state.order[1]
        state.order[1] = first
    state.note(codes.EV_TURN, codes.NOBODY, state.turn, 0, 0, 0)
    for seat in range(state.players):
        coins = income(state, seat)
        state.deniers[seat] += coins
        state.note(codes.EV_INCOME, seat, coins, 0, 0, 0)
    enter(state, codes.PLACING)


def income(state: Position, seat: i64) -> i64:
    """Return what a seat gets in phase 1, without limit (CAY-054), wherever the provost stands (CAY-050, CAY-055)."""
    coins: i64 = tables.BASE_INCOME
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.owner[space] == seat:
            coins += tables.INCOME[state.tile[space]]  # CAY-051, CAY-052, CAY-053, CAY-163, CAY-185
    return coins


def end_castle(state: Position) -> None:
    """End phase 6 and move the bailiff."""
    seat: i64
    for seat in range(codes.SEATS):
        state.given[seat] = 0
    enter(state, codes.ENDING)
    state.section = 0
    scoring.move_bailiff(state)


def end_turn(state: Position) -> None:
    """End the game after the scoring of the towers (CAY-280, CAY-317), else begin the next turn (CAY-247)."""
    if state.scored == codes.SECTIONS:
        state.phase = codes.OVER
        state.player = codes.NOBODY
        scoring.score_goods(state)
    else:
        enter(state, codes.INCOME)
