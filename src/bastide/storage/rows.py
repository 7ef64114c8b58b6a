"""What is stored, as values: a table's header, its seats, its events, its chat, what people agree about."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

ACTION: Final = "action"
UNDO: Final = "undo"

PROGRAM: Final = "program"
"""What stands in place of a bot's specification at the seat of a person whose program plays there."""

SeatKind = Literal["person", "local", "bot", "open"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table's header and what follows from its events; times are Unix seconds."""

    id: str
    game: str
    rules_version: str
    players: int
    options: dict[str, str]
    state: str
    public: bool
    created_at: float
    updated_at: float
    seed: bytes = field(repr=False)
    commitment: str | None
    fair: bool
    date: str | None
    seq: int
    ply: int
    scores: list[int]
    turn: int | None
    waits_for_bot: bool
    lease_owner: str | None
    lease_until: float | None
    clock_initial: float | None
    clock_increment: float | None
    turn_since: float | None
    deadline: float | None
    corrections: str = ""
    """Which corrected values of the box it is played by (`Box.key`), empty for those of the package."""
    hints: bool | None = None
    """Whether a bot may be asked for advice; None: if at most one person sits there."""
    lesson: str | None = None
    """The lesson that is played there, by name."""
    client: str = field(default="", repr=False)
    """Who opened it, as a keyed hash of the address: for fairness only, and gone with the game."""
    shuffle: dict[str, Any] | None = None
    """`protocol`, `table` (its tag) and `nonces` by seat (None before the start); None: the older protocol."""
    origin: str = ""
    """`imported` or `continued`, where the game or its beginning was played elsewhere."""
    closed: bool = False
    """Whether the record stays closed until the game is over."""
    hidden: bool = False
    """Whether an operator keeps it out of the lists."""
    closed_at: float | None = None
    """When an operator has ended it."""
    patience: float | None = None
    """Seconds away after which the host alone may free anybody's seat, as agreed when it was opened."""
    clock_each: bool = False
    """Whether every turn begins with `clock_initial` again."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. `token_hash` is set while a person holds the seat, `owner_hash` while it is kept for one."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    token_hash: str | None = field(default=None, repr=False)
    host: bool = False
    clock_left: float | None = None
    owner_hash: str | None = field(default=None, repr=False)
    seen_at: float | None = None
    seal: str | None = None
    """The SHA-256 of the random number that whoever sits here has announced for the shuffle."""
    client: str = field(default="", repr=False)
    """Who sat down, as a keyed hash of the address."""
    others: tuple[str, ...] = field(default=(), repr=False)
    """Hashes of the tokens that the same person has on other devices."""

    @property
    def held(self) -> bool:
        """Whether a person has this seat."""
        return self.kind in ("person", "local")

    @property
    def program(self) -> bool:
        """Whether a program from outside plays here."""
        return self.held and self.bot == PROGRAM


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: an action at a ply, or an undo back to a ply; `seq` counts from 1."""

    seq: int
    kind: str
    action: int | None
    ply: int
    seat: int | None
    at: float


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """Where a table stood after an event: the actions in force, what could be done again, which draws had been seen."""

    seq: int
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One chat message."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class UndoRow:
    """A request to take the game back to a ply; void as soon as the table's seq is another."""

    id: str
    seat: int
    ply: int
    seq: int
    accepted: list[int]
    at: float


@dataclass(frozen=True, slots=True)
class Announcement:
    """What everybody is told by those who run the server."""

    text: str
    at: float | None
    """When what it speaks of begins, in Unix seconds."""


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Something that happened at a table and is no move; `key` and `args` are a Fluent message."""

    id: int
    ply: int
    at: float
    seat: int | None
    key: str
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class RematchRow:
    """The one offer of another game: the table it is to be played at, and the seats that have said yes."""

    next_id: str
    seat: int
    accepted: list[int]
    at: float


@dataclass(frozen=True, slots=True)
class HandOverRow:
    """A wish to hand an absent person's seat to a bot; void as soon as the table's seq is another.

    With an `anchor`, the hash of that person's token, it is the host's vote on the seat.
    """

    seat: int
    seq: int
    accepted: list[int]
    at: float
    anchor: str | None = None
