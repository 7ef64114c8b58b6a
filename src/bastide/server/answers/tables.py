"""Answers about tables: who sits there, what was agreed, what is said, and the tokens that hold seats."""

from typing import Literal

from bastide.server.answers.base import Answer, Data

SeatKind = Literal["person", "bot", "open", "local"]


class SeatInfo(Answer):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    """Of a bot: empty where it has the name that clients give the bot at this seat; `bot 2`, where it has that of the
    second, for it has moved there in a rematch."""
    bot: str | None
    present: bool
    """Whoever sits here has the table open."""
    you: bool
    """One of the tokens sent holds it."""
    host: bool
    """The host sits here, who may put bots on seats and open them."""
    stand_in: bool
    """A bot plays here for somebody who may come back."""
    reserved: bool
    """Nobody sits here yet, and the seat is kept for somebody."""


class ClockInfo(Answer):
    """What a table's clock was set to, in seconds."""

    initial: float
    increment: float
    each: bool
    """Every turn begins with `initial` again."""


class AbsentInfo(Answer):
    """Somebody who is on turn and away, with seconds until the others may hand the seat to a bot."""

    seat: int
    away: float
    """Since when, in seconds."""
    left: float
    """Until a bot may take over, in seconds."""
    accepted: list[int]
    """Seats whose people have agreed to that."""
    waiting: list[int]
    """Seats whose people are still asked."""


class FreeingInfo(Answer):
    """The host's wish to free a seat, and what the others say."""

    seat: int
    accepted: list[int]
    """Seats whose people have agreed to that."""
    waiting: list[int]
    """Seats whose people are here and still asked."""


class RematchInfo(Answer):
    """The offer of another game: its table, whose offer it is, and who has said yes."""

    table: str
    seat: int
    accepted: list[int]


class TableInfo(Answer):
    """A table; `you` are the seats your tokens hold, `turn` is the seat that is to decide."""

    id: str
    game: str
    title: str
    box: str
    board: str
    """Where the board that the game's package brings is fetched, an ES module; empty for a game without one."""
    options: dict[str, str]
    state: Literal["open", "running", "over"]
    public: bool
    players: int
    created: str
    updated: str
    seats: list[SeatInfo]
    you: list[int]
    host: bool
    seq: int
    """What was stored of it so far, actions and undos; it only grows."""
    ply: int
    """Actions in force; an undo makes them fewer."""
    scores: list[int]
    turn: int | None
    deadline: str | None
    """When the time of the seat on turn is over; null where none runs."""
    commitment: str | None
    """The SHA-256 of the secret by which everything is drawn, in hex; null where the draws are not the shuffle's."""
    awaits: list[int]
    """Seats whose random numbers were announced and are due now; nothing is drawn before."""
    origin: Literal["imported", "continued"] | None
    """Whether the game, or its beginning, was played elsewhere."""
    closed: bool
    """Whether the record stays closed until the game is over."""
    clock: ClockInfo | None
    hints: bool
    """Whether a bot may be asked for advice, by everybody who plays here."""
    lesson: str | None
    """The lesson that is played here, by name."""
    frozen: Literal["closed", "old-rules", "other-values"] | None
    """Why the game cannot go on here, if it cannot; it can be looked at and exported."""
    lost: list[int]
    """Your seats at which a stand-in plays, or has played to the end."""
    absent: AbsentInfo | None
    """The person on turn, while away."""
    patience: float | None
    """Seconds away after which the host alone may free a seat, as agreed when the table was opened."""
    freeing: FreeingInfo | None
    """A vote on somebody's seat."""
    rematch: RematchInfo | None
    """Another game that somebody has offered."""


class NoticeInfo(Answer):
    """Something that happened at the table and is no move, as a Fluent message."""

    id: int
    ply: int
    at: str
    seat: int | None
    key: str
    args: Data


class TablesAnswer(Answer):
    """Several tables: public ones as the list has them, or those of a device, what happened last first."""

    tables: list[TableInfo]


class TableAnswer(Answer):
    """A table."""

    table: TableInfo


class OfferedAnswer(Answer):
    """How this server can tell people who are away: the key that a push subscription needs, and whether by mail."""

    push: str | None
    mail: bool


class ToldAnswer(Answer):
    """What listens for one's seats at a table."""

    push: bool
    mail: Literal["none", "unconfirmed", "confirmed"]


class SeatNonce(Answer):
    """What a seat has sent for the shuffle."""

    state: Literal["none", "sealed", "open", "late"]
    """Nothing, a number announced, that number, or nothing although one was announced."""
    seal: str | None
    """The SHA-256 of the number, in hex."""
    nonce: str | None
    """The number: 16 bytes in hex."""


class ShuffleAnswer(Answer):
    """How a table is shuffled, as far as it may be known; the secret only once the game is over."""

    protocol: Literal["1", "2"]
    """1 is the older one: a seed of the server alone, and draws counted by actions."""
    origin: Literal["imported", "continued"] | None
    commitment: str | None
    table: str | None
    """The SHA-256 of the table's id, in hex; null where draws are fixed for a test."""
    seats: list[SeatNonce]
    """By seat; empty where nobody is asked."""
    secret: str | None


class LeftAnswer(Answer):
    """The table that was left; null once nobody is left at one that had not started."""

    table: TableInfo | None


class CreatedAnswer(Answer):
    """A new table with the tokens of the seats on this device."""

    table: TableInfo
    tokens: dict[str, str]
    """By the number of the seat, as text."""


class JoinedAnswer(Answer):
    """A seat and the token that holds it."""

    seat: int
    token: str
    table: TableInfo


class SeatsAnswer(Answer):
    """A table and the tokens of your seats there."""

    table: TableInfo
    tokens: dict[str, str]
    """By the number of the seat, as text."""


class PairingAnswer(Answer):
    """A code that opens the same seats on another device, once, at `/seat/CODE`."""

    code: str
    expires: str


class RecoveredAnswer(Answer):
    """The tables that words brought back, each with fresh tokens."""

    found: list[SeatsAnswer]


class CoveredAnswer(Answer):
    """How many seats these words bring back."""

    seats: int


class ChatMessage(Answer):
    """Something said at the table."""

    id: int
    seat: int | None
    name: str
    text: str
    at: str


class ChatAnswer(Answer):
    """The message as it was stored."""

    message: ChatMessage


class ChatsAnswer(Answer):
    """Messages, the oldest first."""

    messages: list[ChatMessage]
