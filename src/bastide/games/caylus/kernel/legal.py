"""What may be done now: from the question that is asked to the rules that list its answers."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import (
    activation,
    castle,
    codes,
    construction,
    favours,
    gains,
    lawyer,
    placing,
    provost,
    setup,
    special,
    tables,
    trade,
)
from bastide.games.caylus.kernel.state import Position

MOST_LEGAL: Final = 64
"""Room enough for any list: a worker has 35 places, and one may pass."""


def legal(state: Position, into: vec[i64]) -> i64:
    """Write what may be done now into `into`, sorted; return how many; 0 when the game is over."""
    ask = state.ask
    seat = state.player
    count: i64 = 0
    if ask == codes.ASK_WORKER:
        count = placing.fill_workers(state, seat, codes.WORKER, into)
        into[count] = codes.PASS  # always possible (CAY-064)
        return count + 1
    if ask == codes.ASK_PROVOST:
        most = state.deniers[seat] // tables.PROVOST_COINS
        return or_skip(provost.fill_steps(state, most if most < codes.STEPS else codes.STEPS, into), into)
    if ask == codes.ASK_FAVOUR:
        return favours.fill_favours(state, into)
    if ask == codes.ASK_TAKE:
        if state.favour:
            return favours.fill_favour_cubes(state, into)
        return activation.fill_productions(state.tile[state.at], into)
    if ask == codes.ASK_BATCH:
        count = castle.fill_batches(state, seat, into)
        into[count] = codes.DONE  # CAY-202
        return count + 1
    if ask == codes.ASK_BUILD:
        if state.favour:
            return construction.fill_buildable(state, seat, favours.favour_class(state), into)
        return or_skip(construction.fill_buildable(state, seat, tables.BUILDS[state.tile[state.at]], into), into)
    if trade.asks(ask):
        return or_skip(trade.fill(state, ask, seat, into), into)
    if ask == codes.ASK_TRANSFORM:
        count = lawyer.fill_targets(state, seat, into)
        if state.favour:
            return count
        return or_skip(count, into)
    if ask == codes.ASK_PAY:
        kinds = codes.CUBES if state.kind >= 0 or state.favour else codes.PLAIN
        return gains.fill_cubes(state, seat, codes.PAY, kinds, into)
    return fill_rare(state, ask, seat, into)


def or_skip(count: i64, into: vec[i64]) -> i64:
    """Add to a list of so many answers that the effect is not used (CAY-134); return how many there are then."""
    into[count] = codes.SKIP
    return count + 1


def fill_rare(state: Position, ask: i64, seat: i64, into: vec[i64]) -> i64:
    """List the answers to the questions that come seldom; return how many."""
    if ask == codes.ASK_GATE:
        return or_skip(special.fill_moves(state, seat, into), into)
    if ask == codes.ASK_GUILD:
        return or_skip(provost.fill_steps(state, codes.STEPS, into), into)
    if ask == codes.ASK_BONUS:
        return activation.fill_bonus(state.tile[state.at], into)
    if ask == codes.ASK_SITE:
        return construction.fill_sites(state, seat, into)
    if ask == codes.ASK_JOUST:
        into[0] = codes.JOUST
        return or_skip(1, into)
    if ask == codes.ASK_INN:
        into[0] = codes.INN_STAY
        into[1] = codes.INN_HOME
        return 2
    if ask == codes.ASK_TILE:
        return setup.fill_tiles(state, into)
    if ask == codes.ASK_ORDER:
        return setup.fill_order(state, into)
    return 0


def listed(state: Position) -> list[int]:
    """Return what may be done now, sorted."""
    into = vec[i64]([0] * MOST_LEGAL)
    found: list[int] = []
    i: i64
    for i in range(legal(state, into)):
        found.append(int(into[i]))
    return found
