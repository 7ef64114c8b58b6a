"""Games, tables, who sits where."""

from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response

from bastide.engine.provenance import has_reconstructed
from bastide.engine.registry import game_type, games
from bastide.server import answers, described, lessons, models, seats, tables
from bastide.server.answers import refusals
from bastide.server.boxes import box_answer, doubtful
from bastide.server.company import full_table_json, with_lost
from bastide.server.dependencies import IN_TURN, NEEDS_SEAT, Client, HouseOf, Key, Limit, Tokens
from bastide.server.errors import ApiError
from bastide.server.faces import snapshot_json
from bastide.server.house import House
from bastide.server.models import TableId
from bastide.server.positions import Loaded
from bastide.server.replies import Reply
from bastide.server.specs import check_bot, levels
from bastide.server.views import notice_json, table_json
from bastide.server.work import after_others
from bastide.storage import company as company_store
from bastide.storage import tables as table_store

router = described.router("/api")
acting = described.router("/api", dependencies=NEEDS_SEAT)
"""Calls that need a seat's token."""


def describe(house: House, loaded: Loaded, tokens: Iterable[str], present: set[int] | None = None) -> dict[str, Any]:
    """Return a table as JSON for whoever has these tokens; without `present`, with who is known here to be there."""
    sent = tuple(tokens)
    held, owned = house.keys.held(sent, loaded.seats), house.keys.owned(sent, loaded.seats)
    here = house.presence.at(loaded.row.id) if present is None else present
    return full_table_json(house, loaded, held, owned, here)


def game_info(name: str) -> dict[str, Any]:
    """Return what a client needs to know to open a table of a game."""
    game = game_type(name)
    return {
        "name": game.name,
        "title": game.title,
        "rules_version": game.rules_version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices) or None,
                "text": not option.choices,
                "rule": option.rule,
            }
            for option in game.options
        ],
        "presets": {preset: dict(values) for preset, values in game.presets.items()},
        "levels": levels(),
        "chooses_start": tables.chooses_start(game),
        "reconstructed": has_reconstructed(game.box.components),
        "corrected": len(game.box.corrections),
        "lessons": list(game.lessons),
    }


@router.get("/games", response_model=answers.GamesAnswer, responses=refusals(), operation_id="games")
async def list_games() -> Reply:
    """Return the games, their options and the levels of the bots."""
    return Reply({"games": [game_info(name) for name in games()]})


@router.get("/games/{game}/box", response_model=answers.BoxAnswer, responses=refusals(404), operation_id="gameBox")
async def get_box(game: models.GameName, request: Request) -> Response:
    """Return the components that a game is played with, corrections included; they keep as long as the server runs."""
    return box_answer(game, request.headers.get("if-none-match"), request.headers.get("accept-encoding", ""))


@router.get(
    "/games/{game}/values", response_model=answers.ValuesAnswer, responses=refusals(404), operation_id="gameValues"
)
async def get_values(game: models.GameName) -> Reply:
    """Return the values of a game that are reconstructed, and those that were corrected on this server."""
    return Reply({"game": game, "values": await after_others(doubtful, game)})


@router.post(
    "/tables",
    response_model=answers.CreatedAnswer,
    responses=refusals(),
    operation_id="createTable",
    dependencies=[Depends(Limit("create"))],
)
async def create_table(house: HouseOf, client: Client, key: Key, body: models.NewTable) -> Reply:
    """Open a table. It starts by itself as soon as no seat is open."""
    people = [seat for seat in body.seats if isinstance(seat, models.SeatMe | models.SeatLocal)]
    house.restrictions.check_name(*(seat.name for seat in people))
    game = await after_others(tables.load_wished, body.game, len(body.seats), body.options, body.start)
    wishes = [
        tables.SeatWish(
            seat.kind,
            seat.name if isinstance(seat, models.SeatMe | models.SeatLocal) else "",
            await after_others(check_bot, seat.bot, game) if isinstance(seat, models.SeatBot) else None,
        )
        for seat in body.seats
    ]
    clock = tables.ClockWish(body.clock.initial, body.clock.increment, body.clock.each) if body.clock else None
    loaded, tokens = await tables.create(
        house,
        game,
        wishes,
        public=body.public,
        clock=clock,
        hints=body.hints,
        client=client,
        closed=body.closed,
        seal=body.seal,
        patience=body.patience,
        key=key,
    )
    table = describe(house, loaded, tokens.values())
    return Reply({"table": table, "tokens": {str(seat): token for seat, token in tokens.items()}})


@router.get(
    "/games/{game}/lessons/{lesson}",
    response_model=answers.LessonAnswer,
    responses=refusals(404),
    operation_id="lesson",
)
async def get_lesson(game: models.GameName, lesson: models.LessonName) -> Reply:
    """Return a lesson of a game: at which moments what is said, what is shown, and what is right."""
    return Reply(lessons.lesson_json(await after_others(lessons.found, game, lesson)))


@router.post(
    "/games/{game}/lessons/{lesson}",
    response_model=answers.CreatedAnswer,
    responses=refusals(404),
    operation_id="learn",
    dependencies=[Depends(Limit("create"))],
)
async def learn(
    house: HouseOf, client: Client, *, key: Key, game: models.GameName, lesson: models.LessonName, body: models.Learn
) -> Reply:
    """Open a private table at which a lesson is played."""
    house.restrictions.check_name(body.name)
    at = await after_others(lessons.found, game, lesson)
    wishes = [
        tables.SeatWish("me", body.name) if seat == at.learner else tables.SeatWish("bot", "", lessons.BOT)
        for seat in range(at.game.players)
    ]
    loaded, tokens = await tables.create(
        house, at.game, wishes, public=False, clock=None, hints=False, lesson=at.name, client=client, key=key
    )
    table = describe(house, loaded, tokens.values())
    return Reply({"table": table, "tokens": {str(seat): token for seat, token in tokens.items()}})


@router.get(
    "/tables",
    response_model=answers.TablesAnswer,
    responses=refusals(),
    operation_id="tables",
    dependencies=[IN_TURN],
)
async def list_tables(
    house: HouseOf,
    tokens: Tokens,
    state: Annotated[str, Query(pattern="^(open|running|over)(,(open|running|over)){0,2}$")] = "open,running",
    game: Annotated[str | None, Query(max_length=40, pattern="^[a-z0-9_-]*$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Reply:
    """Return the public tables in these states: those that wait for people before all others, the newest first."""
    async with house.db.reading() as connection:
        found = await table_store.list_public(connection, state.split(","), limit, game or None)
    present = await house.present(*(row.id for row, _ in found))
    return Reply(
        {"tables": [table_json(row, seated, house.keys.held(tokens, seated), present[row.id]) for row, seated in found]}
    )


@router.post(
    "/mine",
    response_model=answers.TablesAnswer,
    responses=refusals(),
    operation_id="mine",
    dependencies=[IN_TURN],
)
async def my_tables(house: HouseOf, body: models.HeldTables) -> Reply:
    """Return the tables of one device, what happened last first; those that are gone are left out."""
    tokens, keys = {table.id: table.tokens for table in body.tables}, house.keys
    async with house.db.reading() as connection:
        found = await table_store.read_tables(connection, list(tokens))
    present = await house.present(*(row.id for row, _ in found))
    return Reply(
        {
            "tables": [
                with_lost(
                    table_json(row, seated, keys.held(tokens[row.id], seated), present[row.id]),
                    keys.owned(tokens[row.id], seated),
                )
                for row, seated in found
            ]
        }
    )


@router.get(
    "/tables/{table_id}",
    response_model=answers.TableAndSnapshot,
    responses=refusals(404, 409),
    operation_id="table",
    dependencies=[IN_TURN],
)
async def get_table(house: HouseOf, tokens: Tokens, table_id: TableId) -> Reply:
    """Return a table and its position as the seats sent see it, else as a spectator does."""
    async with house.db.reading() as connection:
        loaded = await house.positions.load(connection, table_id)
        told = await company_store.read_notices(connection, table_id)
    held = house.keys.held(tokens, loaded.seats)
    snapshot = await after_others(snapshot_json, loaded, held, house.now())
    notices = [notice_json(notice) for notice in told]
    table = describe(house, loaded, tokens, (await house.present(table_id))[table_id])
    return Reply({"table": table, "snapshot": snapshot, "notices": notices})


@router.post(
    "/tables/{table_id}/join",
    response_model=answers.JoinedAnswer,
    responses=refusals(404, 409),
    operation_id="join",
    dependencies=[Depends(Limit("create"))],
)
async def join_table(
    house: HouseOf, client: Client, tokens: Tokens, *, key: Key, table_id: TableId, body: models.Join
) -> Reply:
    """Take an open seat, a certain one or any."""
    house.restrictions.check_name(body.name)
    loaded, seat, token = await seats.join(
        house, table_id, body.name, body.seat, client=client, seal=body.seal, key=key
    )
    return Reply({"seat": seat, "token": token, "table": describe(house, loaded, (*tokens, token))})


@router.post(
    "/tables/{table_id}/leave",
    response_model=answers.LeftAnswer,
    responses=refusals(401, 404, 409),
    operation_id="leave",
    openapi_extra={"security": [{"seat": []}, {"seats": []}, {}]},  # a token that opens nothing any more is good, too
)
async def leave_table(house: HouseOf, tokens: Tokens, table_id: TableId) -> Reply:
    """Give up the seats whose tokens are sent: open again before the start, to a bot after it. Twice is as once."""
    loaded = await seats.leave(house, table_id, tokens)
    if loaded is None:
        return Reply({"table": None})
    return Reply({"table": describe(house, loaded, tokens)})


@acting.post(
    "/tables/{table_id}/seats/{seat}",
    response_model=answers.TableAnswer,
    responses=refusals(401, 404, 409),
    operation_id="changeSeat",
)
async def change_seat(
    house: HouseOf, tokens: Tokens, table_id: TableId, seat: models.Seat, body: models.SeatChange
) -> Reply:
    """Put a bot on a seat or open it: any before the start, later those that nobody holds (host only)."""
    if (body.kind == "bot") != (body.bot is not None):
        raise ApiError(422, "bad-request", "body.bot: is given for a bot and for nothing else")
    game = (await house.load(table_id)).game
    bot = await after_others(check_bot, body.bot, game) if body.bot is not None else None
    loaded = await seats.change(house, table_id, tokens, seat, bot)
    return Reply({"table": describe(house, loaded, tokens)})
