"""Whether a position that was read from text can be: pieces, places, and what is asked there."""

from typing import Final

from bastide.engine.errors import require
from bastide.engine.line import WHAT
from bastide.games.caylus.kernel import castle, codes, scoring, special, trade
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.pending import CHOOSING, check_choice, check_favour
from bastide.games.caylus.words.pieces import check_road, check_sections, check_tracks, check_workers

BY_BUILDING: Final = (*CHOOSING, codes.ASK_BONUS, *filter(trade.asks, range(len(codes.ASK_NAMES))))
AT_SPECIAL: Final = {
    codes.ASK_GATE: codes.GATE,
    codes.ASK_GUILD: codes.GUILD,
    codes.ASK_JOUST: codes.JOUST_FIELD,
    codes.ASK_INN: codes.INN,
}
ASKS_IN: Final = {
    codes.PLACING: (codes.ASK_WORKER,),
    codes.SPECIAL: (*CHOOSING, *AT_SPECIAL),
    codes.MOVING: (codes.ASK_PROVOST,),
    codes.ACTIVATING: BY_BUILDING,
    codes.BUILDING: (*CHOOSING, codes.ASK_BATCH),
    codes.ENDING: CHOOSING,
    codes.OVER: (codes.NOTHING,),
}


def works_on(state: Position) -> bool:
    """Return whether a building has been activated whose worker is still there."""
    return bool(state.phase == codes.ACTIVATING or (state.phase == codes.SPECIAL and state.ask in CHOOSING))


def check(state: Position) -> None:
    """Raise `PositionError` if a position after the set-up cannot be."""
    check_road(state)
    check_workers(state)
    check_sections(state)
    check_tracks(state)
    _check_turn(state)
    if state.phase != codes.OVER:
        _check_phase(state)
        check_favour(state)
        check_choice(state)


def _check_turn(state: Position) -> None:
    """What is asked belongs to the phase, and the bridge to it."""
    require(state.phase in ASKS_IN, "phase", "nothing is asked in this phase")
    require(state.ask in ASKS_IN[state.phase], WHAT, "that is not asked in this phase")
    if state.phase == codes.PLACING:
        require(state.bridge < state.players, "passed", "all have passed, so phase 2 is over (CAY-060)")
    else:
        require(state.bridge == state.players, "passed", "phase 2 ends when all have passed (CAY-060)")
    require((state.player < 0) == (state.phase == codes.OVER), "seat", "somebody decides until the game is over")
    if state.phase == codes.OVER:
        require(state.at == state.left == state.number == state.favour == state.waiting == 0, "at", "the game is over")
        require(state.kind < 0, "kind", "the game is over")


def _check_phase(state: Position) -> None:
    """Whoever decides is the one whose turn it is, as far as the phase has got."""
    seat, at, players = state.player, int(state.at), int(state.players)
    order, choosing = list(state.order), state.ask in CHOOSING
    if state.phase == codes.PLACING:
        require(seat not in list(state.passed)[: state.bridge], "seat", "that seat has passed (CAY-061)")
        require(at == (order.index(seat) + 1) % players, "at", f"after seat {seat} it must be the next in turn order")
    elif state.phase == codes.SPECIAL and state.ask == codes.ASK_INN:
        require(
            at == codes.INN and state.inn_right == seat and state.inn_left < 0, "seat", "the inn does not ask that seat"
        )
    elif state.phase == codes.SPECIAL:
        place = codes.JOUST_FIELD if choosing else AT_SPECIAL[state.ask]
        require(at == place and state.special[place] == seat, "seat", "its worker does not stand there")
        require(
            state.ask != codes.ASK_JOUST or special.can_joust(state, seat), WHAT, "the joust cannot be paid (CAY-105)"
        )
    elif state.phase == codes.MOVING:
        require(
            1 <= at <= players and state.passed[at - 1] == seat,
            "seat",
            "it moves the provost in passing order (CAY-120)",
        )
    elif state.phase == codes.ACTIVATING:
        require(1 <= at <= state.provost and state.worker[at] >= 0, "at", "no building is activated there (CAY-130)")
        who = state.owner[at] if state.ask == codes.ASK_BONUS else state.worker[at]
        require(seat == who, "seat", f"it is for seat {who} to decide")
    elif state.ask == codes.ASK_BATCH:
        require(
            at < codes.SEATS and state.castle[at] == seat, "seat", "its worker is not the next in the castle (CAY-201)"
        )
        require(castle.house_section(state) < codes.SECTIONS, WHAT, "there is no room in the castle (CAY-211)")
    elif state.phase == codes.BUILDING:
        require(at == codes.CASTLE and seat == castle.best_builder(state), "seat", "the best builder decides (CAY-214)")
    else:
        require(
            state.section < codes.SECTIONS and scoring.is_due(state, state.section),
            "scored",
            "no section is to be scored",
        )
        require(1 <= at <= players and order[at - 1] == seat, "seat", "players are scored in turn order (CAY-238)")
    if state.phase == codes.BUILDING:
        acted = [state.castle[i] for i in range(min(at + (state.ask == codes.ASK_BATCH), codes.SEATS))]
        early = any(state.given[other] for other in range(players) if other not in acted)
        require(not early, "given", "batches are given in order (CAY-201)")
