"""A table's header on the live line: told again where it says more than every step, and made when it is sent."""

from dataclasses import fields
from operator import attrgetter
from typing import Final

from bastide.server.company import absence, full_table_json
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.replies import encode
from bastide.server.watchers import Frame, Seats
from bastide.server.wire import Packet
from bastide.storage.rows import TableRow

IN_EVERY_STEP: Final = frozenset({"seq", "ply", "updated", "scores", "turn", "deadline"})
"""What each step tells of the table: no reason to send the rest of it."""
BY_THE_WAY: Final = (
    "seq", "ply", "updated_at", "scores", "turn", "turn_since", "deadline", "waits_for_bot", "lease_owner",
    "lease_until", "client",
)  # fmt: skip
"""What every step tells of a row, and what nobody is told."""

_row: Final = attrgetter(*(each.name for each in fields(TableRow) if each.name not in BY_THE_WAY))
_seat: Final = attrgetter("kind", "name", "bot", "host", "owner_hash")


def header_frame(house: House, loaded: Loaded, seats: Seats, present: set[int]) -> Frame:
    """Return the frame of a table's header for whoever has these seats; its mark tells it from another one."""
    held, owned = seats

    def made() -> bytes:
        table = full_table_json(house, loaded, held, owned, present)
        return encode({"type": "table", "table": table})

    return Frame(Packet(made), _mark(house, loaded, seats, present))


def _mark(house: House, loaded: Loaded, seats: Seats, present: set[int]) -> object:
    """Return what a header says: what it is made of, or itself while people wait and it changes with the time."""
    held, owned = seats
    if loaded.hand_over is None and absence(house, loaded, present | held) is None:
        return (_row(loaded.row), [*map(_seat, loaded.seats)], frozenset(present), seats, loaded.rematch)
    table = full_table_json(house, loaded, held, owned, present)
    return encode({name: value for name, value in table.items() if name not in IN_EVERY_STEP})
