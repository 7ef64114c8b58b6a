"""What happens at a table and is no move: written down with what caused it, and shown to everybody."""

from typing import Final, Literal

from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.storage import company
from bastide.storage.database import Write

PREFIX: Final = "shell-notice-"
"""What the Fluent messages of notices begin with."""

What = Literal[
    "joined",
    "left-open",
    "left",
    "time-out",
    "reclaimed",
    "freed",
    "given",
    "undo-asked",
    "undo-granted",
    "undo-refused",
    "undo-withdrawn",
    "nudged",
    "hand-asked",
    "hand-refused",
    "handed",
    "removed",
    "vote-asked",
    "vote-refused",
    "voted-out",
    "rematch-offered",
    "rematch-accepted",
    "played-on",
]
"""Everything that is told; each has its message in all languages."""


async def tell(house: House, write: Write, loaded: Loaded, what: What, seat: int, **more: str) -> None:
    """Tell everybody at a table what has happened to a seat, in the same transaction as that."""
    args = {"name": loaded.seats[seat].name, **more}
    await company.add_notice(
        write.connection,
        loaded.row.id,
        ply=loaded.position.ply,
        at=house.now(),
        seat=seat,
        key=PREFIX + what,
        args=args,
    )
    write.say("notice", loaded.row.id)
