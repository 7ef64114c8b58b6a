"""A position as those with the same seats see it: whole, or what is new since they saw the one before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from orjson import Fragment

from bastide.server.patch import patch
from bastide.server.positions import Loaded
from bastide.server.replies import encode
from bastide.server.shown import Json, joined, viewer
from bastide.server.views import clock_json, moment, undo_json
from bastide.server.ways import ways
from bastide.storage.rows import RUNNING


@dataclass(frozen=True, slots=True)
class Face:
    """What a snapshot is made of."""

    seq: int
    ply: int
    you: list[int]
    view: Json
    legal: Sequence[Json]
    story: Sequence[bytes]
    ledger: Sequence[bytes]
    turns: Sequence[bytes]
    rest: Json
    """The ways back, whether a bot thinks, the clock: little, and told with every step."""
    table: Json
    """What every step changes of the table."""

    def whole(self) -> Json:
        """Return it as a snapshot."""
        return {
            "seq": self.seq,
            "ply": self.ply,
            "you": self.you,
            "view": self.view,
            "legal": self.legal,
            "story": joined(self.story),
            "ledger": joined(self.ledger),
            "turns": joined(self.turns),
            **self.rest,
        }


def face(loaded: Loaded, held: frozenset[int], now: float) -> Face:
    """Return a position as whoever holds these seats sees it (slow).

    Where the record is closed, spectators get neither log nor turns before the end.
    """
    row, seats, position, shown = loaded.row, loaded.seats, loaded.position, loaded.position.shown()
    silent = row.closed and row.state == RUNNING and not held
    seat, current = viewer(shown.state, held), shown.state.current_player()
    running = row.state == RUNNING and loaded.frozen is None
    last = next((seat for seat in reversed(position.actors) if seat >= 0), None)
    free_to = position.past().free_to() if running and last in held else position.ply
    return Face(
        seq=position.seq,
        ply=position.ply,
        you=sorted(held),
        view=shown.view(seat),
        legal=shown.legal if running and current in held else [],
        story=() if silent else shown.story(seat),
        ledger=shown.ledger,
        turns=() if silent else shown.turns(seat),
        rest={
            "undo": {
                "free_to": free_to if free_to < position.ply else None,
                **ways(loaded, held).to_json(),
                "request": undo_json(loaded.undo, seats),
            },
            "thinking": running and current >= 0 and seats[current].kind == "bot",
            "clock": clock_json(row, seats, now),
        },
        table={"turn": row.turn, "scores": row.scores, "updated": moment(row.updated_at)},
    )


def snapshot_json(loaded: Loaded, held: frozenset[int], now: float) -> Json:
    """Return a position as whoever holds these seats sees it (slow)."""
    return face(loaded, held, now).whole()


class Steps:
    """Makes steps; what differs between two views is found once for all who see both."""

    def __init__(self) -> None:
        self._found: Final[dict[tuple[int, int], tuple[Json, Json, Fragment]]] = {}

    def step(self, before: Face, after: Face) -> Json:
        """Return what is new in a face since another."""
        return {
            "since": before.seq,
            "seq": after.seq,
            "ply": after.ply,
            "you": after.you,
            "view": self._views(before.view, after.view),
            "legal": after.legal,
            "story": _lines(before.story, after.story),
            "ledger": _lines(before.ledger, after.ledger),
            "turns": _lines(before.turns, after.turns),
            **after.rest,
            "table": after.table,
        }

    def _views(self, before: Json, after: Json) -> Fragment:
        key = id(before), id(after)
        if key not in self._found:  # both are kept, so that their ids stay theirs
            self._found[key] = before, after, Fragment(encode(patch(before, after)))
        return self._found[key][2]


def _lines(before: Sequence[bytes], after: Sequence[bytes]) -> Json:
    """Return how many lines stay, and those that follow."""
    keep = len(before)
    if after[:keep] != before:
        pairs = enumerate(zip(before, after, strict=False))
        keep = next((place for place, (old, new) in pairs if old != new), min(keep, len(after)))
    return {"keep": keep, "add": joined(after[keep:])}
