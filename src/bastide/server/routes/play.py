"""Playing at a table: moves, trying, hints, taking back, talking."""

import random
from typing import Annotated, Any

from fastapi import Depends, Query, Request
from starlette.responses import Response

from bastide.server import answers, described, look, models, moves, nonces, records, undo
from bastide.server.access import must_hold, must_run
from bastide.server.admin import moderation
from bastide.server.answers import refusals
from bastide.server.dependencies import IN_TURN, NEEDS_SEAT, Address, HouseOf, HubOf, Key, Limit, Tokens
from bastide.server.faces import snapshot_json
from bastide.server.house import House
from bastide.server.models import TableId
from bastide.server.pointing import pointed
from bastide.server.positions import Loaded
from bastide.server.replies import Reply
from bastide.server.routes.lobby import describe
from bastide.server.shuffles import shuffle_json
from bastide.server.streams import MEDIA_TYPE, LiveStream
from bastide.server.views import chat_json
from bastide.server.work import after_others
from bastide.storage import talk

router = described.router("/api/tables/{table_id}")
acting = described.router("/api/tables/{table_id}", dependencies=NEEDS_SEAT)
"""Calls that need a seat's token."""

HELLO: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/HelloFrame"}}},
    }
}
EVENTS: dict[int | str, dict[str, Any]] = {
    200: {"description": "Frames as events", "content": {MEDIA_TYPE: {"schema": {"type": "string"}}}}
}


async def moved(house: House, tokens: tuple[str, ...], loaded: Loaded) -> dict[str, Any]:
    """Return the position and its seq."""
    held = house.keys.held(tokens, loaded.seats)
    return {"seq": loaded.position.seq, "snapshot": await after_others(snapshot_json, loaded, held, house.now())}


@acting.post("/moves", response_model=answers.MovedAnswer, responses=refusals(401, 404, 409), operation_id="move")
async def post_moves(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.Moves) -> Reply:
    """Make all of these actions or none. The same call again gets the same answer and changes nothing."""
    return Reply(await moved(house, tokens, await moves.move(house, table_id, tokens, body.seq, body.actions)))


@router.get("/shuffle", response_model=answers.ShuffleAnswer, responses=refusals(404, 409), operation_id="shuffle")
async def get_shuffle(house: HouseOf, table_id: TableId) -> Reply:
    """Return what may be known of how the table is shuffled: all of it once the game is over."""
    loaded = await house.load(table_id)
    return Reply(shuffle_json(loaded.row, loaded.seats))


@acting.post("/nonce", response_model=answers.TableAnswer, responses=refusals(401, 404, 409), operation_id="sendNonce")
async def post_nonce(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.Nonce) -> Reply:
    """Send the random number that was announced with one's seat, once every seat is taken; the draws wait for it."""
    loaded = await nonces.reveal(house, table_id, tokens, body.nonce)
    return Reply({"table": describe(house, loaded, tokens)})


@acting.post(
    "/point",
    response_model=answers.PointAnswer,
    responses=refusals(401, 404, 409),
    operation_id="point",
    dependencies=[Depends(Limit("point"))],
)
async def post_point(house: HouseOf, hub: HubOf, tokens: Tokens, table_id: TableId, body: models.Point) -> Reply:
    """Tell the others what one points at, without a live connection that can say so."""
    loaded = await house.load(table_id)
    held = house.keys.held(tokens, loaded.seats)
    must_hold(held, tokens)
    must_run(loaded)
    frame = await after_others(pointed, loaded, held, body.action)
    if frame is not None:
        hub.point(table_id, frame)
    return Reply({"told": frame is not None})


@router.post(
    "/look",
    response_model=answers.LookAnswer,
    responses=refusals(404, 409),
    operation_id="look",
    dependencies=[IN_TURN],
)
async def post_look(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.Look) -> Reply:
    """Try actions on a private copy; `draw ?` draws anything that could be drawn. Changes nothing."""
    loaded = await house.load(table_id)
    held = house.keys.held(tokens, loaded.seats)
    records.must_be_known(loaded, held, body.ply)
    rng = random.Random(house.dice.trial(loaded.row.seed, body.actions))
    return Reply(await after_others(look.look, loaded, held, body.ply, body.actions, rng))


@acting.post(
    "/hint",
    response_model=answers.HintAnswer,
    responses=refusals(401, 404, 409),
    operation_id="hint",
    dependencies=[Depends(Limit("think"))],
)
async def post_hint(house: HouseOf, tokens: Tokens, table_id: TableId) -> Reply:
    """Ask a bot for the best lines of the seat on turn, which must be yours; not everywhere are hints allowed."""
    loaded = await house.load(table_id)
    held = house.keys.held(tokens, loaded.seats)
    must_hold(held, tokens)
    must_run(loaded)
    return Reply(await look.hint(house, loaded, held))


@acting.post(
    "/undo",
    response_model=answers.UndoneAnswer,
    responses=refusals(401, 404, 409),
    operation_id="undo",
    dependencies=[IN_TURN],
)
async def post_undo(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.UndoAsk) -> Reply:
    """Take back what is free to be taken back; beyond that, ask the other people, or whether one is sure."""
    loaded = await undo.ask(house, table_id, tokens, body.seq, ply=body.ply, to=body.to, sure=body.confirm)
    answer = await moved(house, tokens, loaded)
    return Reply({**answer, "request": answer["snapshot"]["undo"]["request"]})


@acting.post(
    "/redo",
    response_model=answers.MovedAnswer,
    responses=refusals(401, 404, 409),
    operation_id="redo",
    dependencies=[IN_TURN],
)
async def post_redo(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.RedoAsk) -> Reply:
    """Do again what the last undo took back, while nothing else was done since."""
    return Reply(await moved(house, tokens, await undo.redo(house, table_id, tokens, body.seq)))


@acting.post(
    "/undo/answer", response_model=answers.UndoneAnswer, responses=refusals(401, 404, 409), operation_id="answerUndo"
)
async def post_undo_answer(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.UndoAnswer) -> Reply:
    """Agree to taking back, or not; whoever asked withdraws the request by not accepting it."""
    loaded = await undo.answer(house, table_id, tokens, body.request, body.accept)
    answer = await moved(house, tokens, loaded)
    return Reply({**answer, "request": answer["snapshot"]["undo"]["request"]})


@acting.post(
    "/chat",
    response_model=answers.ChatAnswer,
    responses=refusals(401, 404, 409),
    operation_id="say",
    dependencies=[Depends(Limit("chat"))],
)
async def post_chat(
    house: HouseOf, address: Address, tokens: Tokens, *, key: Key, table_id: TableId, body: models.Chat
) -> Reply:
    """Say something to everybody at the table; with a key it is said once, however often it is sent."""
    await moderation.may_say(house, table_id, tokens, body.text, address)
    message = await moves.say(house, table_id, tokens, body.text, key)
    return Reply({"message": chat_json(message)})


@router.get("/chat", response_model=answers.ChatsAnswer, responses=refusals(404, 409), operation_id="chat")
async def get_chat(
    house: HouseOf, table_id: TableId, after: Annotated[int, Query(ge=0, le=models.SEQ_LIMIT)] = 0
) -> Reply:
    """Return what was said after a message, at most the last hundred."""
    async with house.db.reading() as connection:
        await house.positions.load(connection, table_id)
        found = await talk.read_chat(connection, table_id, after)
    return Reply({"messages": [chat_json(message) for message in found]})


@router.post(
    "/live", response_class=Response, responses={**EVENTS, **refusals()}, openapi_extra=HELLO, operation_id="watch"
)
async def post_live(request: Request, table_id: TableId) -> Response:
    """Open the live connection without a WebSocket: the body is the hello, each event of the answer a LiveFrame.

    An event `close` tells the code and reason with which a WebSocket would be closed, as where there is no such table.
    After five minutes the answer just ends: say hello again. Moves are made by `POST …/moves`.
    """
    return LiveStream(table_id, await request.body())
