"""Tables and positions as JSON, for the seats that ask and for nobody else."""

from bastide.engine.errors import UnknownGame
from bastide.engine.registry import game_type
from bastide.server.access import hints_allowed
from bastide.server.boards import address_of
from bastide.server.frozen import frozen_code
from bastide.server.replies import moment
from bastide.server.shuffles import awaited
from bastide.server.sights import Json
from bastide.server.ways import waiting
from bastide.storage.rows import RUNNING, ChatRow, NoticeRow, SeatRow, TableRow, UndoRow


def table_json(row: TableRow, seats: list[SeatRow], held: frozenset[int], present: set[int]) -> Json:
    """Return a table as whoever holds these seats sees it."""
    return {
        "id": row.id,
        "game": row.game,
        "title": title_of(row.game),
        "box": box_of(row.game),
        "board": address_of(row.game),
        "options": row.options,
        "state": row.state,
        "public": row.public,
        "players": row.players,
        "created": moment(row.created_at),
        "updated": moment(row.updated_at),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "present": seat.kind == "bot" or (seat.held and seat.seat in present),
                "you": seat.seat in held,
                "host": seat.host,
                "stand_in": seat.kind == "bot" and seat.owner_hash is not None,
                "reserved": seat.kind == "open" and seat.owner_hash is not None,
            }
            for seat in seats
        ],
        "you": sorted(held),
        "host": any(seat.host for seat in seats if seat.seat in held),
        "seq": row.seq,
        "ply": row.ply,
        "scores": row.scores,
        "turn": row.turn,
        "deadline": deadline(row),
        "commitment": row.commitment,
        "awaits": awaited(row),
        "origin": row.origin or None,
        "closed": row.closed,
        "clock": None
        if row.clock_initial is None
        else {"initial": row.clock_initial, "increment": row.clock_increment or 0.0, "each": row.clock_each},
        "hints": hints_allowed(row, seats),
        "lesson": row.lesson,
        "frozen": frozen_code(row),
        "lost": [],
        "absent": None,
        "patience": row.patience,
        "freeing": None,
        "rematch": None,
    }


def deadline(row: TableRow) -> str | None:
    """Return when the time of the seat on turn is over; None where none runs."""
    return None if row.turn is None or row.deadline is None else moment(row.deadline)


def title_of(game: str) -> str:
    """Return a game's title; games that are gone are called by their name."""
    try:
        return game_type(game).title
    except UnknownGame:
        return game


def box_of(game: str) -> str:
    """Return the digest of the components that a game is played with here; empty for games that are gone."""
    try:
        return game_type(game).box.digest
    except UnknownGame:
        return ""


def undo_json(request: UndoRow | None, seats: list[SeatRow]) -> Json | None:
    """Return an undo request with who still has to answer."""
    if request is None:
        return None
    return {
        "id": request.id,
        "seat": request.seat,
        "ply": request.ply,
        "accepted": sorted(request.accepted),
        "waiting": waiting(seats, frozenset(request.accepted)),
    }


def clock_json(row: TableRow, seats: list[SeatRow], now: float) -> Json | None:
    """Return the time everybody has left at this moment; null for a table without clocks.

    At a table that is closed, or that cannot go on here, no time runs.
    """
    if row.clock_initial is None:
        return None
    on_turn = row.turn if row.state == RUNNING and row.turn is not None and seats[row.turn].held else None
    left = [
        row.clock_initial if seat.clock_left is None or (row.clock_each and seat.seat != on_turn) else seat.clock_left
        for seat in seats
    ]
    if on_turn is not None and row.turn_since is not None:
        ran = (now if row.closed_at is None else row.closed_at) - row.turn_since
        left[on_turn] = max(0.0, left[on_turn] - ran)
    return {
        "seats": [round(seconds, 3) for seconds in left],
        "running": on_turn if row.closed_at is None and row.turn_since is not None else None,
        "at": moment(now),
        "increment": row.clock_increment or 0.0,
        "each": row.clock_each,
    }


def notice_json(notice: NoticeRow) -> Json:
    """Return a notice: a Fluent message and when and where in the game it belongs."""
    return {
        "id": notice.id,
        "ply": notice.ply,
        "at": moment(notice.at),
        "seat": notice.seat,
        "key": notice.key,
        "args": notice.args,
    }


def chat_json(message: ChatRow) -> Json:
    """Return a chat message."""
    return {
        "id": message.id,
        "seat": message.seat,
        "name": message.name,
        "text": message.text,
        "at": moment(message.at),
    }
