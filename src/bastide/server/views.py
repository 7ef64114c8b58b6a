"""Tables and positions as JSON, for the seats that ask and for nobody else."""

import asyncio
import heapq
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, ParamSpec, TypeVar

from bastide.engine.answers import StoryEntry
from bastide.engine.course import Course
from bastide.engine.play import State
from bastide.engine.turns import told
from bastide.outside.protocol import legal_json
from bastide.server.positions import Loaded
from bastide.server.undone import Peek
from bastide.server.ways import waiting, ways
from bastide.storage.rows import OVER, RUNNING, ChatRow, NoticeRow, SeatRow, TableRow, UndoRow

P = ParamSpec("P")
R = TypeVar("R")

Json = dict[str, Any]


async def aside(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Let whoever waits go first, then do slow, pure work.

    It is done in the event loop's own thread: kernels keep room to work in that belongs to the process, so two
    positions must never be worked on at once (docs/decisions/0013).
    """
    await asyncio.sleep(0)
    return function(*args, **kwargs)


def moment(seconds: float) -> str:
    """Return a time as people and programs write it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def table_json(row: TableRow, seats: list[SeatRow], held: frozenset[int], present: set[int]) -> Json:
    """Return a table as whoever holds these seats sees it."""
    return {
        "id": row.id,
        "game": row.game,
        "title": title_of(row.game),
        "box": box_of(row.game),
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
        "commitment": row.commitment,
        "clock": None
        if row.clock_initial is None
        else {"initial": row.clock_initial, "increment": row.clock_increment or 0.0},
        "lost": [],
        "absent": None,
        "rematch": None,
    }


def title_of(game: str) -> str:
    """Return a game's title; games that are gone are called by their name."""
    from bastide.engine.errors import UnknownGame
    from bastide.engine.registry import game_type

    try:
        return game_type(game).title
    except UnknownGame:
        return game


def box_of(game: str) -> str:
    """Return the digest of the components that a game is played with here; empty for games that are gone."""
    from bastide.engine.errors import UnknownGame
    from bastide.engine.registry import game_type

    try:
        return game_type(game).box.digest
    except UnknownGame:
        return ""


def eye(state: State, held: frozenset[int]) -> int | None:
    """Return the seat whose view these seats' device shows: the one that decides, else the first of them."""
    current = state.current_player()
    if current in held:
        return current
    return min(held, default=None)


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
    """Return the time everybody has left at this moment; null for a table without clocks."""
    if row.clock_initial is None:
        return None
    running = row.turn if row.state == RUNNING and row.turn is not None and seats[row.turn].held else None
    left = [row.clock_initial if seat.clock_left is None else seat.clock_left for seat in seats]
    if running is not None and row.turn_since is not None:
        left[running] = max(0.0, left[running] - (now - row.turn_since))
    return {
        "seats": [round(seconds, 3) for seconds in left],
        "running": running,
        "at": moment(now),
        "increment": row.clock_increment or 0.0,
    }


def snapshot_json(loaded: Loaded, held: frozenset[int], now: float) -> Json:
    """Return a position as whoever holds these seats sees it (slow: run it aside)."""
    row, seats, position = loaded.row, loaded.seats, loaded.position
    state = position.state.clone()
    current = state.current_player()
    running = row.state == RUNNING
    last = next((seat for seat in reversed(position.actors) if seat >= 0), None)
    free_to = position.past().free_to() if running and last in held else position.ply
    return {
        "seq": position.seq,
        "ply": position.ply,
        "view": state.view(eye(state, held)),
        "legal": legal_json(state) if running and current in held else [],
        "story": story_json(state, held, position.course, position.undone.peeks),
        "ledger": [entry.to_json() for entry in state.ledger()],
        "turns": turns_json(position.course),
        "undo": {
            "free_to": free_to if free_to < position.ply else None,
            **ways(loaded, held).to_json(),
            "request": undo_json(loaded.undo, seats),
        },
        "thinking": running and current >= 0 and seats[current].kind == "bot",
        "clock": clock_json(row, seats, now),
    }


def turns_json(course: Course) -> list[Json]:
    """Return where each turn begins, whose it is, and the number that the game's panel shows."""
    return [{"ply": turn.ply, "seat": turn.seat, "turn": turn.number} for turn in course.turns]


def story_json(
    state: State,
    held: frozenset[int],
    course: Course,
    peeks: Sequence[Peek] = (),
    began: int = -1,
    *,
    everything: bool = False,
) -> list[Json]:
    """Return the log, from a ply on, as far as whoever holds these seats may read it, or `everything`."""
    everything = everything or state.is_terminal()
    seat = eye(state, held)
    seen = [entry for entry in told(state, course) if everything or entry.visible_to(seat)]
    entries = heapq.merge(seen, _peeked(course, peeks), key=lambda entry: entry.ply)
    return [entry.to_json() for entry in entries if entry.ply >= began]


def _peeked(course: Course, peeks: Sequence[Peek]) -> list[StoryEntry]:
    """Return the lines about draws that were taken back after they had been seen."""
    length = len(course.actors)
    return [
        StoryEntry(
            peek.ply - 1,
            peek.seat,
            "shell-log-draw-undone",
            turn=mark.number,
            whose=None if mark.shared else mark.seat,
            actor=peek.seat,
        )
        for peek in sorted(peeks)
        if peek.ply <= length
        for mark in [course.marks[peek.ply]]
    ]


def over(row: TableRow) -> bool:
    """Return whether the game is finished, and nothing is secret any more."""
    return row.state == OVER


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
