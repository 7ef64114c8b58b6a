"""What passes over a table's live connection: OpenAPI knows no WebSockets, so the frames are added to the document."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel
from pydantic.json_schema import models_json_schema

from bastide.outside.live import FORMAT
from bastide.server.answers import (
    Answer,
    ChatMessage,
    ClockState,
    ErrorInfo,
    Ledger,
    LegalAction,
    NoticeInfo,
    ServerAnswer,
    Snapshot,
    Story,
    TableInfo,
    TurnInfo,
    UndoInfo,
    UndoRequest,
)
from bastide.server.answers.base import Data
from bastide.server.models import Moves, Token


class HelloFrame(Answer):
    """The client's first frame; a later one changes the seats of the device, or asks for a whole snapshot."""

    type: Literal["hello"]
    format: int = FORMAT
    """The version of the frames that you read; another than the server's is refused with `bad-format`."""
    tokens: list[Token] = Field(default_factory=list)
    """The tokens of this device's seats."""
    since: int | None = None
    """The `seq` of the snapshot that the client has, if any: the next frame is a step from there if that is all."""
    notice: int = 0
    """The last notice that the client knows: those after it are sent."""
    page: str = ""
    """What names the page that speaks, if it is one: whoever comes with another than the server's is told."""


class PingFrame(Answer):
    """A question whether the other side is there."""

    type: Literal["ping"]


class PongFrame(Answer):
    """Its answer."""

    type: Literal["pong"]


class StepTable(Answer):
    """What an action changes of its table, beside `seq` and `ply`."""

    turn: int | None
    scores: list[int]
    updated: str
    deadline: str | None


class SnapshotFrame(Snapshot):
    """The position, whole: for who has just come, or is too far behind."""

    type: Literal["snapshot"]
    table: StepTable


class PatchOperation(Answer):
    """A change of a view, an operation of JSON Patch (RFC 6902): `value` is what comes there, if anything."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: Data

    op: Literal["add", "remove", "replace"]
    path: str


class NewStory(Answer):
    """So many lines of the log stay, and these follow."""

    keep: int
    add: list[Story]


class NewLedger(Answer):
    """So many lines of the ledger stay, and these follow."""

    keep: int
    add: list[Ledger]


class NewTurns(Answer):
    """So many turns stay, and these follow."""

    keep: int
    add: list[TurnInfo]


class StepFrame(Answer):
    """The position has changed: what is new since the one after `since` events.

    If that is not the one you have, or was seen as other seats, and this leads further, send another hello
    without `since`: it gets a whole snapshot.
    """

    type: Literal["step"]
    since: int
    seq: int
    ply: int
    you: list[int]
    view: list[PatchOperation]
    legal: list[LegalAction]
    story: NewStory
    ledger: NewLedger
    turns: NewTurns
    undo: UndoInfo
    thinking: bool
    clock: ClockState | None
    table: StepTable


class TableFrame(Answer):
    """The table has changed."""

    type: Literal["table"]
    table: TableInfo


class ChatFrame(Answer):
    """Something was said."""

    type: Literal["chat"]
    message: ChatMessage


class NoticeFrame(Answer):
    """Something happened that is no move."""

    type: Literal["notice"]
    notice: NoticeInfo


class PresenceFrame(Answer):
    """Who is there, by seat."""

    type: Literal["presence"]
    seats: list[bool]


class UndoFrame(Answer):
    """Somebody wants to take back, or does not any more."""

    type: Literal["undo"]
    request: UndoRequest | None


class ErrorFrame(Answer):
    """Something cannot be; the connection is ended after it with a close code that says why."""

    type: Literal["error"]
    error: ErrorInfo


class ServerFrame(ServerAnswer):
    """Something is announced, or no more; or the page is not the one that the server has now."""

    type: Literal["server"]


class PointFrame(Answer):
    """What the person on turn points at or has staged: a legal action, or nothing any more.

    At most five a second are told, and none that shows others what the game hides from them.
    """

    type: Literal["point"]
    action: str | None
    """In notation."""


class PointedFrame(Answer):
    """What somebody else on turn points at, in the position after `ply` actions; null once it is nothing."""

    type: Literal["point"]
    seat: int
    ply: int
    action: LegalAction | None
    """Without its preview."""


class MoveFrame(Moves):
    """Moves, all or none, by the tokens of the hello; made once only, however often they are sent."""

    type: Literal["move"]
    id: Annotated[int, Field(ge=0, lt=2**31)]
    """What the answer is told from others by."""


class MovedFrame(Answer):
    """The moves are stored; the step with their position comes by itself."""

    type: Literal["moved"]
    id: int
    seq: int
    """The table's right after them."""


class RefusedFrame(Answer):
    """The moves were not made, as an answer by HTTP says with this status."""

    type: Literal["refused"]
    id: int | None
    status: int
    error: ErrorInfo


class LiveFrame(
    RootModel[
        Annotated[
            SnapshotFrame
            | StepFrame
            | TableFrame
            | ChatFrame
            | NoticeFrame
            | PresenceFrame
            | UndoFrame
            | PointedFrame
            | MovedFrame
            | RefusedFrame
            | ErrorFrame
            | ServerFrame
            | PingFrame
            | PongFrame,
            Field(discriminator="type"),
        ]
    ]
):
    """A frame that the server sends."""


class SentFrame(
    RootModel[Annotated[HelloFrame | MoveFrame | PointFrame | PingFrame | PongFrame, Field(discriminator="type")]]
):
    """A frame that a client sends."""


def schemas() -> dict[str, Any]:
    """Return the frames as the components of an OpenAPI document, with all that they are made of."""
    models: list[tuple[type[BaseModel], Literal["serialization", "validation"]]] = [
        (LiveFrame, "serialization"),
        (SentFrame, "validation"),
    ]
    _, found = models_json_schema(models, ref_template="#/components/schemas/{model}")
    schemas: dict[str, Any] = found["$defs"]
    return schemas
