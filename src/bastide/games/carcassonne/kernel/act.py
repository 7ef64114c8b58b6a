"""The course of a turn (CAR-021): each action, and what follows of it. Whoever asks for one knows that it is legal."""

from bastide.engine.arrays import i16, i64
from bastide.games.carcassonne.kernel import codes, ending, meeples, placing, scoring, tables
from bastide.games.carcassonne.kernel.state import Position


def act(state: Position, code: i64) -> None:
    """Make an action that is legal, and let happen what follows by itself."""
    if state.phase == codes.PLACING:
        spot = code - codes.PLACE
        place(state, i64(state.board[spot >> 2]) - codes.FRONT, spot & 3)
    elif state.phase == codes.DEPLOYING:
        kind = state.tile_kr(state.tiles - 1) >> 2
        deploy(state, tables.SEGMENT_AT[kind * codes.SLOTS + code - codes.MEEPLE], meeples.look(state))
    elif state.phase == codes.DRAWING:
        draw(state, code - codes.DRAW)
    else:
        start(state, code - codes.START)


def start(state: Position, seat: i64) -> None:
    """Let a seat begin (CAR-016)."""
    state.log(codes.START + seat)
    state.first = state.player = seat
    state.phase = codes.DRAWING


def draw(state: Position, kind: i64) -> None:
    """Take a tile from the stack; one that fits nowhere is set aside (CAR-026), and the seat draws again (CAR-027)."""
    packed, ply = state.packed, state.ply
    packed[codes.PLIES_AT + ply] = i16(codes.DRAW + kind)
    state.ply = ply + 1
    placing.take_from_stack(state, packed, kind)
    if placing.ways(state.word, kind):
        state.hand = kind
        state.phase = codes.PLACING
        return
    placing.set_aside(state, kind)
    if state.unseen == 0:  # CAR-028
        ending.end(state)


def place(state: Position, front: i64, rotation: i64) -> None:
    """Place the tile in hand on one of the front cells (CAR-021)."""
    state.log(codes.PLACE + 4 * i64(state.packed[codes.FRONT_CELL_AT + front]) + rotation)
    placing.lay(state, front, rotation)
    state.hand = codes.NOBODY
    state.phase = codes.DEPLOYING


def deploy(state: Position, segment: i64, seen: i64) -> None:
    """Put a meeple on a segment of the last tile, or none (-1), score, and end the turn (CAR-021).

    `seen` is what `meeples.look` sees before. The meeple comes first (CAR-032): it scores at once with what the tile
    completes (CAR-056), and one that comes home in scoring is not placed again before the owner's next turn (CAR-041).
    """
    tile, closed = state.tiles - 1, seen >> meeples.CLOSED_SHIFT
    due = closed & ~seen
    if segment < 0:
        state.log(codes.MEEPLE + codes.SLOT_NONE)
    else:
        state.log(codes.MEEPLE + tables.SLOT[(i64(state.packed[codes.TILE_KR_AT + tile]) >> 2) * 8 + segment])
        meeples.put(state, tile, segment, state.player)
        due |= closed & tables.BIT[segment]
    if due:
        scoring.score_completed(state, due)
    if state.monks_out:
        scoring.score_cloisters(state)
    player = state.player + 1  # CAR-020
    state.player = player if player < state.players else 0
    if state.unseen:
        state.phase = codes.DRAWING
    else:  # CAR-120
        ending.end(state)
