"""What passes over a table's live connection: OpenAPI knows no WebSockets, so the frames are added to the document."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, RootModel
from pydantic.json_schema import models_json_schema

from bastide.server.answers import (
    Answer,
    ChatMessage,
    ErrorInfo,
    LegalAction,
    NoticeInfo,
    Snapshot,
    TableInfo,
    UndoRequest,
)
from bastide.server.models import Token


class HelloFrame(Answer):
    """The client's first frame; a later one changes the seats of the device."""

    type: Literal["hello"]
    tokens: list[Token] = Field(default_factory=list)
    """The tokens of this device's seats."""
    since: int | None = None
    """The `seq` that the client knows, if any: that snapshot is not sent again."""
    notice: int = 0
    """The last notice that the client knows: those after it are sent."""


class PingFrame(Answer):
    """A question whether the other side is there."""

    type: Literal["ping"]


class PongFrame(Answer):
    """Its answer."""

    type: Literal["pong"]


class SnapshotFrame(Snapshot):
    """The position has changed."""

    type: Literal["snapshot"]


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
    """Something cannot be; the connection may be closed with a code after it."""

    type: Literal["error"]
    error: ErrorInfo


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


class LiveFrame(
    RootModel[
        Annotated[
            SnapshotFrame
            | TableFrame
            | ChatFrame
            | NoticeFrame
            | PresenceFrame
            | UndoFrame
            | PointedFrame
            | ErrorFrame
            | PingFrame
            | PongFrame,
            Field(discriminator="type"),
        ]
    ]
):
    """A frame that the server sends."""


class SentFrame(RootModel[Annotated[HelloFrame | PointFrame | PingFrame | PongFrame, Field(discriminator="type")]]):
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
