"""What clients send: strict, bounded, nothing extra."""

from typing import Annotated, Literal, Self

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from bastide.server.pointing import LONGEST
from bastide.server.security import TOKEN_LIMIT, clean, visible
from bastide.server.specs import SPEC_LIMIT

SEQ_LIMIT = 2**31 - 1
NAME_LIMIT = 40
WORDS_LIMIT = 500


def _words(limit: int) -> AfterValidator:
    """Return what cleans a text; normalisation may make it longer, so it is measured again."""

    def kept(text: str) -> str:
        found = clean(text)
        if not visible(found):
            raise ValueError("must hold at least one visible character")
        if len(found) > limit:
            raise ValueError(f"must hold at most {limit} characters")
        return found

    return AfterValidator(kept)


Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LIMIT), _words(NAME_LIMIT)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=WORDS_LIMIT), _words(WORDS_LIMIT)]
Action = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Spec = Annotated[str, StringConstraints(min_length=1, max_length=SPEC_LIMIT)]
Seq = Annotated[int, Field(ge=0, le=SEQ_LIMIT)]
Seat = Annotated[int, Field(ge=0, le=15)]
OptionName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
OptionValue = (
    Annotated[str, StringConstraints(max_length=200)] | bool | Annotated[int, Field(ge=-SEQ_LIMIT, le=SEQ_LIMIT)]
)

Seal = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]

ID = "^[0-9A-Za-z]{1,32}$"
SYLLABLE = "[bdfghjklmnprstvz][aiou]"
WORD = f"{SYLLABLE}{SYLLABLE}[bdfghjklmnprstvz]"
PHRASE = f"^{WORD}( {WORD}){{7}}$"
"""Eight words to write down, which bring the seats of a browser back."""
MAIL = r"^[0-9A-Za-z.!#$%&'*+/=?^_`{|}~-]{1,64}@([0-9A-Za-z]([0-9A-Za-z-]{0,61}[0-9A-Za-z])?\.)+[0-9A-Za-z-]{2,63}$"
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
SeatTokens = dict[Annotated[str, StringConstraints(pattern=ID)], Annotated[list[Token], Field(max_length=TOKEN_LIMIT)]]
"""The tokens of one device, by the id of their table."""

TableId = Annotated[str, Path(pattern=ID, description="The id of a table; whoever knows it may watch.")]
GameName = Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$", description="The name of a game.")]
LessonName = Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$", description="The name of a lesson.")]
Ply = Annotated[int | None, Query(ge=0, le=SEQ_LIMIT, description="So many actions; default: all of them.")]


class Body(BaseModel):
    """A request body."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatMe(Body):
    """The seat of whoever opens the table."""

    kind: Literal["me"]
    name: Name


class SeatLocal(Body):
    """Another person on the same device."""

    kind: Literal["local"]
    name: Name


class SeatOpen(Body):
    """A seat for whoever has the link."""

    kind: Literal["open"]


class SeatBot(Body):
    """A bot, by its spec or level."""

    kind: Literal["bot"]
    bot: Spec


class ClockBody(Body):
    """A clock for every person: seconds at the start, and added for each turn; or the same for each turn."""

    initial: Annotated[float, Field(ge=5, le=30 * 24 * 3600, allow_inf_nan=False)]
    increment: Annotated[float, Field(ge=0, le=24 * 3600, allow_inf_nan=False)] = 0.0
    each: bool = False
    """Whether every turn begins with `initial` again; there is no increment then."""

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if self.each and self.increment:
            raise ValueError("has an increment or `each`, not both")
        return self


class NewTable(Body):
    """A table to be opened."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: Annotated[dict[OptionName, OptionValue], Field(max_length=30)] = Field(default_factory=dict)
    seats: Annotated[
        list[Annotated[SeatMe | SeatLocal | SeatOpen | SeatBot, Field(discriminator="kind")]],
        Field(min_length=1, max_length=8),
    ]
    public: bool = True
    start: Annotated[str, StringConstraints(pattern="^(random|[0-9])$")] | None = None
    """The seat that begins, or `random`, where the game lets one choose; default: as its options say."""
    clock: ClockBody | None = None
    hints: bool | None = None
    """Whether a bot may be asked for advice, by everybody; default: only if at most one person sits there."""
    closed: bool = False
    """Whether the record stays closed until the game is over."""
    seal: Seal | None = None
    """The SHA-256 of this device's random number for the shuffle, which is sent once every seat is taken."""
    patience: Annotated[float, Field(ge=60, le=30 * 24 * 3600, allow_inf_nan=False)] | None = None
    """Seconds away after which the host alone may free anybody's seat in the running game; default: only by vote."""


class Learn(Body):
    """Somebody who wants to learn a game."""

    name: Name


class HeldTable(Body):
    """A table at which a device holds seats, with their tokens."""

    id: Annotated[str, StringConstraints(pattern=ID)]
    tokens: Annotated[list[Annotated[str, StringConstraints(max_length=100)]], Field(max_length=TOKEN_LIMIT)]


class HeldTables(Body):
    """The tables of one device."""

    tables: Annotated[list[HeldTable], Field(max_length=100)]


class Join(Body):
    """Somebody who wants a seat, a certain one or any."""

    name: Name
    seat: Seat | None = None
    seal: Seal | None = None
    """The SHA-256 of a random number for the shuffle, which is sent once every seat is taken."""


class Rematch(Body):
    """Whoever wants another game."""

    seal: Seal | None = None
    """The SHA-256 of a random number for the new shuffle."""


class Nonce(Body):
    """The random number that was announced."""

    nonce: Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]


class SeatChange(Body):
    """What to put on a seat that nobody holds."""

    kind: Literal["bot", "open"]
    bot: Spec | None = None


class Moves(Body):
    """Actions in notation, to be made if the table is still at `seq`."""

    seq: Seq
    actions: Annotated[list[Action], Field(min_length=1, max_length=32)]


class PlayOn(Body):
    """A moment of a finished game, who plays on from it at which seat, and the bot for all the others."""

    ply: Seq
    seat: Seat
    name: Name
    bot: Spec


class Point(Body):
    """What one points at or has staged: a legal action, or nothing any more."""

    action: Annotated[str, StringConstraints(max_length=LONGEST)] | None
    """In notation."""


class Look(Body):
    """Actions to be tried on a private copy, from `ply` on or from now."""

    ply: Seq | None = None
    actions: Annotated[list[Action], Field(max_length=200)] = Field(default_factory=list)


class UndoAsk(Body):
    """A wish to take back one's last decision (`step`) or its turn (`turn`), or everything after `ply`."""

    seq: Seq
    to: Literal["step", "turn"] = "step"
    ply: Seq | None = None
    confirm: bool = False
    """That the end of a turn, or what bots have done since, may be taken back too."""


class RedoAsk(Body):
    """A wish to do again what the last undo took back."""

    seq: Seq


class UndoAnswer(Body):
    """An answer to such a wish."""

    request: Annotated[str, StringConstraints(min_length=1, max_length=32)]
    accept: bool


class HandOver(Body):
    """Whether the seat on turn is to be handed to a bot."""

    seat: Seat
    accept: bool = True


class Free(Body):
    """Whether somebody's seat is to be freed."""

    accept: bool = True


class Pairing(Body):
    """The one-time code of another device."""

    code: Annotated[str, StringConstraints(pattern="^[0-9A-Za-z_-]{10,40}$")]


class RecoveryWords(Body):
    """Words to write down: eight of five letters, consonants and vowels in turn."""

    words: Annotated[str, StringConstraints(pattern=PHRASE)]


class Cover(RecoveryWords):
    """Seats that these words shall bring back: tokens by table."""

    tables: Annotated[SeatTokens, Field(max_length=64)]


class Person(Body):
    """Whoever holds these tokens, by table."""

    tables: Annotated[SeatTokens, Field(max_length=200)]


class PushKeys(Body):
    """The keys of a push subscription, in base64url: a point of P-256, and 16 random bytes."""

    p256dh: Annotated[str, StringConstraints(pattern="^[0-9A-Za-z_-]{87}=?$")]
    auth: Annotated[str, StringConstraints(pattern="^[0-9A-Za-z_-]{22}(==)?$")]


class PushBody(Body):
    """A push subscription as browsers give it."""

    endpoint: Annotated[str, StringConstraints(min_length=10, max_length=1000, pattern="^https?://[!-~]+$")]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815
    """Browsers send it; nothing depends on it."""


class Notifications(Body):
    """Where to tell of one's seats at a table; null ends that, and what is not named stays as it is."""

    push: PushBody | None = None
    """Where pushes to one more device go; null ends those to all devices."""
    ended: PushBody | None = None
    """A device that is told no more, whatever else is."""
    mail: Annotated[str, StringConstraints(max_length=254, pattern=MAIL)] | None = None
    language: Literal["en", "zh-Hant", "ja"] = "en"


class Chat(Body):
    """Something said at the table."""

    text: Words
