"""A position as those with the same seats see it: whole, or what is new since they saw the one before."""

from dataclasses import dataclass
from typing import Any, Final

from orjson import Fragment

from bastide.server.lines import NONE, Reading
from bastide.server.patch import patch
from bastide.server.positions import Loaded
from bastide.server.replies import encode, moment
from bastide.server.shown import viewer
from bastide.server.sights import NO_ACTIONS, Json, Sight
from bastide.server.views import clock_json, deadline, undo_json
from bastide.server.ways import ways
from bastide.storage.rows import RUNNING


@dataclass(frozen=True, slots=True)
class Face:
    """What a snapshot is made of."""

    seq: int
    ply: int
    you: list[int]
    view: Sight
    legal: bytes
    """As JSON."""
    story: Reading
    ledger: Reading
    turns: Reading
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
            "view": self.view.whole(),
            "legal": Fragment(self.legal),
            "story": self.story.whole(),
            "ledger": self.ledger.whole(),
            "turns": self.turns.whole(),
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
        legal=shown.legal if running and current in held else NO_ACTIONS,
        story=NONE if silent else shown.story(seat),
        ledger=shown.ledger,
        turns=NONE if silent else shown.turns(seat),
        rest={
            "undo": {
                "free_to": free_to if free_to < position.ply else None,
                **ways(loaded, held).to_json(),
                "request": undo_json(loaded.undo, seats),
            },
            "thinking": running and current >= 0 and seats[current].kind == "bot",
            "clock": clock_json(row, seats, now),
        },
        table={"turn": row.turn, "scores": row.scores, "updated": moment(row.updated_at), "deadline": deadline(row)},
    )


def snapshot_json(loaded: Loaded, held: frozenset[int], now: float) -> Json:
    """Return a position as whoever holds these seats sees it (slow)."""
    return face(loaded, held, now).whole()


class Steps:
    """Makes steps; what is new in a view, or in lines, is found once for all who see both."""

    def __init__(self) -> None:
        self._found: Final[dict[tuple[int, int], tuple[object, object, Any]]] = {}

    def step(self, before: Face, after: Face) -> Json:
        """Return what is new in a face since another."""
        return {
            "since": before.seq,
            "seq": after.seq,
            "ply": after.ply,
            "you": after.you,
            "view": self._views(before.view, after.view),
            "legal": Fragment(after.legal),
            "story": self._lines(before.story, after.story),
            "ledger": self._lines(before.ledger, after.ledger),
            "turns": self._lines(before.turns, after.turns),
            **after.rest,
            "table": after.table,
        }

    def _views(self, before: Sight, after: Sight) -> Any:
        key = id(before), id(after)
        if key not in self._found:  # both are kept, so that their ids stay theirs
            self._found[key] = before, after, Fragment(encode(patch(before.data(), after.data())))
        return self._found[key][2]

    def _lines(self, before: Reading, after: Reading) -> Any:
        key = id(before), id(after)
        if key not in self._found:
            self._found[key] = before, after, after.since(before)
        return self._found[key][2]
