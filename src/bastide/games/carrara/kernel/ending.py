"""How the game ends: announcing, the last round, and the end of every turn (sections C and I)."""

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.final_scoring import score_end
from bastide.games.carrara.kernel.objectives import meets_all
from bastide.games.carrara.kernel.state import Position


def may_announce(state: Position) -> bool:
    """Return whether the seat on turn may announce the end, as all three objectives are met (CRR-090, CRR-091).

    Once the end has come nobody can any more, but for who has just placed the last building (CRR-093); all else goes on
    as usual (CRR-096).
    """
    if state.ending != codes.RUNNING and (state.ending != codes.BY_BUILDINGS or state.ending_turn != state.turn):
        return False
    return meets_all(state, state.player)


def announce(state: Position) -> None:
    """Announce the end, for points at once (CRR-092), and end the turn."""
    state.score[state.player] += tables.ANNOUNCE_POINTS
    if state.recording:
        state.note(codes.ANNOUNCED, state.player, tables.ANNOUNCE_POINTS, 0, 0, 0)
    trigger(state, codes.BY_ANNOUNCEMENT)
    end_turn(state)


def trigger(state: Position, by: i64) -> None:
    """Make this round the last one (CRR-089, CRR-094)."""
    if state.recording and state.ending == codes.RUNNING:
        state.note(codes.ENDING, state.player, by, (state.first - 1) % state.players, 0, 0)
    state.ending = by
    state.ending_turn = state.turn


def end_turn(state: Position) -> None:
    """Pass the turn on (CRR-027), or end the game after the last round (CRR-094, CRR-095)."""
    state.purchased = False
    after = (state.player + 1) % state.players
    if state.ending != codes.RUNNING and after == state.first:
        state.phase = codes.OVER
        score_end(state)
        return
    state.player = after
    state.turn += 1
    state.phase = codes.TURNING
