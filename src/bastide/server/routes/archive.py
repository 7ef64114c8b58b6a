"""Watching again, records, rules."""

from dataclasses import asdict
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse
from starlette.responses import Response

from bastide.engine.errors import RecordError
from bastide.engine.guides import guide
from bastide.engine.registry import games
from bastide.server import answers, described, look, models, onward, records
from bastide.server.answers import JAVASCRIPT, PLAIN_TEXT, SVG, refusals
from bastide.server.boards import board_answer
from bastide.server.dependencies import IN_TURN, Client, HouseOf, Key, Limit, Tokens
from bastide.server.errors import ApiError
from bastide.server.models import TableId
from bastide.server.replies import Reply
from bastide.server.reviews import QUICK
from bastide.server.routes.lobby import describe
from bastide.server.rules import LANGUAGES, appendices_of, rules_of, texts_of
from bastide.server.specs import check_bot
from bastide.server.work import after_others

router = described.router("/api")

KEPT_A_WHILE: Final = {"Cache-Control": "public, max-age=300"}

TEXT_BODY: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "description": "A record.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@router.get(
    "/tables/{table_id}/replay",
    response_model=answers.ReplayAnswer,
    responses=refusals(404, 409),
    operation_id="replay",
    dependencies=[IN_TURN],
)
async def get_replay(house: HouseOf, tokens: Tokens, table_id: TableId, ply: models.Ply = None) -> Reply:
    """Return the game as it was after so many actions; before the end of a closed one only to its players."""
    loaded = await house.load(table_id)
    held = house.keys.held(tokens, loaded.seats)
    if not held:
        records.must_be_open(loaded)
    return Reply(await look.replay(loaded, held, ply))


@router.get(
    "/tables/{table_id}/review",
    response_model=answers.ReviewAnswer,
    responses=refusals(404, 409),
    operation_id="review",
    dependencies=[Depends(Limit("think"))],
)
async def get_review(house: HouseOf, table_id: TableId, deep: bool = False) -> Reply:
    """Return how a finished game went as a bot judges it; `deep` asks the bot that gives hints."""
    loaded = await house.load(table_id)
    spec = house.settings.bot_hint if deep else QUICK
    return Reply(await house.reviews.of(loaded, spec, house.dice))


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={**PLAIN_TEXT, **refusals(404, 409)},
    operation_id="record",
    dependencies=[IN_TURN],
)
async def get_record(house: HouseOf, table_id: TableId) -> Response:
    """Return the record; the seed of the shuffle is in it once the game is over."""
    loaded = await house.load(table_id)
    if loaded.row.state == "open":
        raise ApiError(409, "not-started", "the game has not started: there is nothing to write down")
    text = await after_others(records.text_of, loaded)
    name = f"{loaded.row.game}-{loaded.row.id[:6]}.txt"
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(text, headers=headers)


@router.get(
    "/tables/{table_id}/picture",
    response_class=Response,
    responses={**SVG, **refusals(404, 409)},
    operation_id="picture",
    dependencies=[IN_TURN],
)
async def get_picture(house: HouseOf, tokens: Tokens, table_id: TableId, ply: models.Ply = None) -> Response:
    """Return the board as a drawing of its own; of a game with secrets only once it is over."""
    loaded = await house.load(table_id)
    records.must_be_known(loaded, house.keys.held(tokens, loaded.seats), ply)
    drawn = await after_others(look.picture, loaded, ply)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@router.post(
    "/tables/{table_id}/onward",
    response_model=answers.CreatedAnswer,
    responses=refusals(404, 409),
    operation_id="playOn",
    dependencies=[Depends(Limit("create")), IN_TURN],
)
async def post_onward(house: HouseOf, client: Client, *, key: Key, table_id: TableId, body: models.PlayOn) -> Reply:
    """Open a private table that plays on from a moment of a finished game, against bots."""
    house.restrictions.check_name(body.name)
    loaded = await house.load(table_id)
    await after_others(onward.check, loaded, body.ply, body.seat)
    bot = await after_others(check_bot, body.bot, loaded.game)
    fresh, tokens = await onward.play_on(
        house, loaded, ply=body.ply, seat=body.seat, name=body.name, bot=bot, client=client, key=key
    )
    table = describe(house, fresh, tokens.values())
    return Reply({"table": table, "tokens": {str(seat): token for seat, token in tokens.items()}})


@router.post(
    "/records",
    response_model=answers.TableAnswer,
    responses=refusals(409),
    operation_id="importRecord",
    openapi_extra=TEXT_BODY,
    dependencies=[Depends(Limit("create")), IN_TURN],
)
async def post_record(house: HouseOf, client: Client, key: Key, request: Request) -> Reply:
    """Make a table of a record: to be watched if it is finished, to be continued if not."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise RecordError(line, "the record is not UTF-8", key="record-not-text") from error
    record, position = await after_others(records.read, text)
    house.restrictions.check_name(*record.seats)
    loaded = await records.store(house, record, position, client, key)
    return Reply({"table": describe(house, loaded, ())})


Language = Annotated[str, Query(pattern="^[A-Za-z0-9-]{1,20}$", description=", ".join(LANGUAGES))]


@router.get("/rules/{game}", response_model=list[answers.RuleInfo], responses=refusals(404), operation_id="rules")
async def get_rules(game: models.GameName, lang: Language = "en") -> Reply:
    """Return the numbered rules of a game in this language, or in English where they are not translated."""
    check_known(game)
    return Reply(await after_others(rules_of, game, lang), headers=KEPT_A_WHILE)


@router.get(
    "/rules/{game}/appendices",
    response_model=list[answers.AppendixInfo],
    responses=refusals(404),
    operation_id="appendices",
)
async def get_appendices(game: models.GameName, lang: Language = "en") -> Reply:
    """Return the tables and worked examples of a rulebook in this language, as its rules are."""
    check_known(game)
    return Reply(await after_others(appendices_of, game, lang), headers=KEPT_A_WHILE)


@router.get("/games/{game}/guide", response_model=answers.GuideAnswer, responses=refusals(404), operation_id="guide")
async def get_guide(game: models.GameName) -> Reply:
    """Return a turn of a game in pictures and the words of its rulebook; the texts are messages of the game."""
    check_known(game)
    return Reply(asdict(await after_others(guide, game)), headers=KEPT_A_WHILE)


@router.get(
    "/games/{game}/texts",
    response_class=Response,
    responses={**PLAIN_TEXT, **refusals(404)},
    operation_id="texts",
)
async def get_texts(game: models.GameName, lang: Language = "en") -> Response:
    """Return the messages of a game in this language, as Fluent has them: for a browser that does not know the game."""
    check_known(game)
    return PlainTextResponse(await after_others(texts_of, game, lang), headers=KEPT_A_WHILE)


@router.get(
    "/games/{game}/board/{digest}.js",
    response_class=Response,
    responses={**JAVASCRIPT, **refusals(404)},
    operation_id="board",
)
async def get_board(game: models.GameName, digest: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]) -> Response:
    """Return the board that a game's package brings, for a browser that has none: an ES module."""
    return board_answer(game, digest)


def check_known(game: str) -> None:
    """Refuse the name of a game that is not here."""
    if game not in games():
        raise ApiError(404, "unknown-game", f"there is no game {game!r}; there are {', '.join(games())}")
