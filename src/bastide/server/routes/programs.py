"""Programs from outside: events as a stream of lines, and the lines they say."""

from typing import Any

from fastapi import Request
from starlette.responses import Response

from bastide.outside import protocol
from bastide.outside.protocol import BadLine, Chat, Move
from bastide.server import answers, described, moves, seats
from bastide.server.admin import moderation
from bastide.server.answers import refusals
from bastide.server.dependencies import NEEDS_SEAT, HouseOf, HubOf, Tokens
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.limits import client_of
from bastide.server.models import TableId
from bastide.server.programs import ProgramWatcher, Stream
from bastide.server.replies import Reply
from bastide.server.security import clean, visible

acting = described.router("/api/bot/game", dependencies=NEEDS_SEAT)
"""Calls that need a seat's token."""
saying = described.router("/api/bot/game")

STATUS = {"bad-json": 400, "too-large": 413}


def _line(kind: str, **fields: dict[str, Any]) -> dict[str, Any]:
    required = ["type", *(name for name in fields if name != "seq")]
    properties = {"type": {"const": kind}, **fields}
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


LINE: dict[str, Any] = {
    "oneOf": [
        _line(
            "move",
            action={"type": "string", "minLength": 1, "maxLength": protocol.ACTION_LIMIT},
            seq={"type": ["integer", "null"], "minimum": 0, "maximum": protocol.SEQ_LIMIT},
        ),
        _line("chat", text={"type": "string", "minLength": 1, "maxLength": protocol.CHAT_LIMIT}),
        _line("resign"),
    ]
}
LINE_BODY: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "description": "A line of the bot protocol.",
        "content": {"application/json": {"schema": LINE}},
    }
}
LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Events, one JSON object a line",
        "content": {protocol.MEDIA_TYPE: {"schema": {"type": "string"}}},
    }
}


@acting.get(
    "/stream/{table_id}",
    response_class=Response,
    responses={**LINES, **refusals(401, 404, 409)},
    operation_id="streamGame",
)
async def get_stream(house: HouseOf, hub: HubOf, request: Request, tokens: Tokens, table_id: TableId) -> Response:
    """Stream the events of a game to the program at one seat, which from now on must decide in time."""
    loaded = await seats.enrol(house, table_id, tokens)
    token = next(token for token in tokens if house.keys.held([token], loaded.seats))
    watcher = ProgramWatcher(token, house.settings.send_queue)
    return Stream(hub, table_id, watcher, request.app.state.doorkeeper, client_of(request))


@saying.post(
    "/{table_id}",
    response_model=answers.SaidAnswer,
    responses=refusals(401, 404, 409),
    operation_id="sayLine",
    # who resigns with a token that opens nothing any more has resigned
    openapi_extra={**LINE_BODY, "security": [{"seat": []}, {"seats": []}, {}]},
)
async def post_line(house: HouseOf, request: Request, tokens: Tokens, table_id: TableId) -> Reply:
    """Take what a program says: a move, a chat message, or that it resigns and a built-in bot plays on."""
    try:
        said = protocol.parse(await request.body())
        if said is None:
            raise BadLine("bad-line", "a line is a JSON object with a type, not nothing")
    except BadLine as bad:
        raise ApiError(STATUS.get(bad.code, 422), bad.code, str(bad)) from bad
    if isinstance(said, Move):
        return Reply({"ok": True, "seq": await _move(house, table_id, tokens, said)})
    if isinstance(said, Chat):
        await house.buckets.spend(client_of(request), "chat")
        if not visible(text := clean(said.text)):
            raise ApiError(422, "bad-field", "text holds no visible character")
        await moderation.may_say(house, table_id, tokens, text, client_of(request))
        await moves.say(house, table_id, tokens, text)
    else:
        await seats.leave(house, table_id, tokens)
    return Reply({"ok": True, "seq": None})


async def _move(house: House, table_id: str, tokens: tuple[str, ...], move: Move) -> int:
    """Make a move, at the seq that the program saw or wherever the table is; return the seq after it."""
    seq = move.seq
    if seq is None:
        seq = (await house.load(table_id)).position.seq
    return (await moves.move(house, table_id, tokens, seq, [move.action])).position.seq
