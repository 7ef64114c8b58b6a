"""What operators do with tables. Everything here needs an operator's token, in a header."""

from typing import Annotated, Any

from fastapi import Depends, Query

from bastide.server import announcing, described, models
from bastide.server.admin import models as bodies
from bastide.server.admin import tables
from bastide.server.admin.operators import operator_of
from bastide.server.answers import ServerAnswer, refusals
from bastide.server.answers import admin as answers
from bastide.server.dependencies import NEEDS_OPERATOR, HouseOf
from bastide.server.models import TableId
from bastide.server.replies import Reply, moment
from bastide.storage import operators as log
from bastide.storage.overview import Wanted

router = described.router("/api/admin", dependencies=NEEDS_OPERATOR)
Operator = Annotated[str, Depends(operator_of)]
MessageId = Annotated[int, models.Field(ge=1, le=models.SEQ_LIMIT)]
DONE: dict[str, Any] = {"done": True}


@router.get("", response_model=answers.OperatorAnswer, responses=refusals(401), operation_id="operator")
async def get_operator(who: Operator) -> Reply:
    """Return whose token this is."""
    return Reply({"name": who})


@router.get("/tables", response_model=answers.OperatedTables, responses=refusals(401), operation_id="operatedTables")
async def get_tables(
    house: HouseOf,
    who: Operator,
    *,
    state: Annotated[str, Query(pattern="^(open|running|over)(,(open|running|over)){0,2}$")] = "open,running,over",
    game: Annotated[str, Query(max_length=40, pattern="^[a-z0-9_-]*$")] = "",
    name: Annotated[
        str, Query(max_length=40, description="Part of the name of somebody who sits there."), bodies.STORABLE
    ] = "",
    private: Annotated[bool, Query(description="Private tables too; that is written down.")] = False,
    reported: Annotated[bool, Query(description="Only tables with a report that waits.")] = False,
    after: Annotated[
        str | None,
        Query(pattern=tables.NEXT, description="Only those that follow: what `next` was in the answer before."),
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Reply:
    """Return tables, hidden and closed ones too, the newest first."""
    place = tables.place(after)
    wanted = Wanted(tuple(state.split(",")), game, name, private=private, reported=reported, after=place, limit=limit)
    return Reply(await tables.listed(house, who, wanted))


@router.get(
    "/tables/{table_id}",
    response_model=answers.OperatedTableAnswer,
    responses=refusals(401, 404),
    operation_id="operatedTable",
)
async def get_table(house: HouseOf, who: Operator, table_id: TableId) -> Reply:
    """Return a table with its talk and its reports; reading a private one is written down."""
    return Reply(await tables.looked_at(house, who, table_id))


@router.post(
    "/tables/{table_id}/hide", response_model=answers.DoneAnswer, responses=refusals(401, 404), operation_id="hide"
)
async def post_hide(house: HouseOf, who: Operator, table_id: TableId, body: bodies.Hide) -> Reply:
    """Keep a table out of the lists, or show it there again."""
    await tables.hide(house, who, table_id, body.hidden)
    return Reply(DONE)


@router.post(
    "/tables/{table_id}/close", response_model=answers.DoneAnswer, responses=refusals(401, 404), operation_id="close"
)
async def post_close(house: HouseOf, who: Operator, table_id: TableId, body: bodies.Close) -> Reply:
    """End a table for everybody, or let it go on again."""
    await tables.close(house, who, table_id, body.closed, body.reason)
    return Reply(DONE)


@router.post(
    "/tables/{table_id}/delete", response_model=answers.DoneAnswer, responses=refusals(401, 404), operation_id="delete"
)
async def post_delete(house: HouseOf, who: Operator, table_id: TableId, body: bodies.Because) -> Reply:
    """Remove a table with everything that belongs to it, for good."""
    await tables.delete(house, who, table_id, body.reason)
    return Reply(DONE)


@router.post(
    "/tables/{table_id}/seats/{seat}/free",
    response_model=answers.DoneAnswer,
    responses=refusals(401, 404, 409),
    operation_id="putOut",
)
async def post_free(house: HouseOf, who: Operator, table_id: TableId, seat: models.Seat, body: bodies.Because) -> Reply:
    """Free somebody's seat, for good: open again before the start, afterwards a bot plays on."""
    await tables.free(house, who, table_id, seat, body.reason)
    return Reply(DONE)


@router.post(
    "/tables/{table_id}/chat/{message}/remove",
    response_model=answers.DoneAnswer,
    responses=refusals(401, 404),
    operation_id="unsay",
)
async def post_unsay(house: HouseOf, who: Operator, table_id: TableId, message: MessageId) -> Reply:
    """Take a message out of the talk of a table."""
    await tables.take_away(house, who, table_id, message)
    return Reply(DONE)


@router.post("/announcement", response_model=ServerAnswer, responses=refusals(401), operation_id="announce")
async def post_announcement(house: HouseOf, who: Operator, body: bodies.Announce) -> Reply:
    """Tell everybody something, or nothing any more."""
    await announcing.announce(house, who, body.text, body.seconds)
    return Reply(announcing.server_json(house))


@router.get("/audit", response_model=answers.AuditAnswer, responses=refusals(401), operation_id="audit")
async def get_audit(
    house: HouseOf,
    who: Operator,
    before: Annotated[int | None, Query(ge=1, le=models.SEQ_LIMIT)] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Reply:
    """Return what operators did and read, the newest first."""
    async with house.db.reading() as connection:
        found = await log.noted(connection, before, limit)
    return Reply(
        {
            "entries": [
                {
                    "id": row.id,
                    "at": moment(row.at),
                    "who": row.who,
                    "what": row.what,
                    "table": row.table_id,
                    "details": row.details,
                }
                for row in found
            ]
        }
    )
