"""What operators do with people, reports and words, and the *Report* button of everybody else."""

import time
from typing import Annotated, Any

from fastapi import Depends, Query

from bastide.server import described, models
from bastide.server.admin import models as bodies
from bastide.server.admin import moderation, reporting
from bastide.server.admin.tables import report_json
from bastide.server.answers import admin as answers
from bastide.server.answers import refusals
from bastide.server.dependencies import NEEDS_OPERATOR, Client, HouseOf, Key, Limit, Tokens
from bastide.server.errors import ApiError
from bastide.server.models import TableId
from bastide.server.replies import Reply, moment
from bastide.server.routes.admin import DONE, Operator
from bastide.storage import reports
from bastide.storage import restrictions as store

router = described.router("/api/admin", dependencies=NEEDS_OPERATOR)
everybody = described.router("/api/tables/{table_id}")
"""Calls that need no token."""
Numbered = Annotated[int, models.Field(ge=1, le=models.SEQ_LIMIT)]


def restriction_json(row: store.RestrictionRow) -> dict[str, Any]:
    """Return a restriction, without what names a person by token or address."""
    return {
        "id": row.id,
        "kind": row.kind,
        "by": row.by,
        "value": row.value,
        "reason": row.reason,
        "made": moment(row.made_at),
        "who": row.made_by,
        "until": None if row.until is None else moment(row.until),
        "over": row.until is not None and row.until <= time.time(),
    }


@everybody.post(
    "/report",
    response_model=answers.ReportedAnswer,
    responses=refusals(404, 409),
    operation_id="report",
    dependencies=[Depends(Limit("report"))],
)
async def post_report(
    house: HouseOf, client: Client, tokens: Tokens, *, key: Key, table_id: TableId, body: bodies.Report
) -> Reply:
    """Tell those who run the server what is wrong at a table; nobody there hears of it.

    With a key it is kept once, however often it is sent.
    """
    number = await reporting.report(
        house,
        table_id,
        tokens,
        why=body.why,
        text=body.text,
        seat=body.seat,
        message=body.message,
        client=client,
        key=key,
    )
    return Reply({"report": number})


@router.get("/reports", response_model=answers.ReportsAnswer, responses=refusals(401), operation_id="reports")
async def get_reports(
    house: HouseOf,
    who: Operator,
    answered: Annotated[bool, Query(description="Those that were answered too.")] = False,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Reply:
    """Return what people report, the newest first."""
    async with house.db.reading() as connection:
        found = await reports.read(connection, limit, answered=answered)
    return Reply({"reports": [report_json(row) for row in found]})


@router.post(
    "/reports/{number}", response_model=answers.ReportAnswer, responses=refusals(401, 404), operation_id="answerReport"
)
async def post_answer(house: HouseOf, who: Operator, number: Numbered, body: bodies.Answered) -> Reply:
    """Write down what came of a report."""
    return Reply({"report": report_json(await moderation.answer(house, who, number, body.note))})


@router.get(
    "/restrictions", response_model=answers.RestrictionsAnswer, responses=refusals(401), operation_id="restrictions"
)
async def get_restrictions(house: HouseOf, who: Operator) -> Reply:
    """Return who may not talk or not come."""
    async with house.db.reading() as connection:
        found = await store.read(connection)
    return Reply({"restrictions": [restriction_json(row) for row in found]})


@router.post(
    "/restrictions",
    response_model=answers.RestrictionAnswer,
    responses=refusals(401, 404, 409),
    operation_id="restrict",
)
async def post_restriction(house: HouseOf, who: Operator, body: bodies.Restrict) -> Reply:
    """Let somebody not talk or not come: by exactly one of a name, an address, a seat at a table."""
    until = None if body.seconds is None else time.time() + body.seconds
    match (body.name, body.address, body.table, body.seat):
        case (str() as name, None, None, None):
            row = await moderation.restrict_name(house, who, body.kind, name, reason=body.reason, until=until)
        case (None, str() as text, None, None):
            row = await moderation.restrict_address(house, who, body.kind, text, reason=body.reason, until=until)
        case (None, None, str() as table, int() as seat):
            row = await moderation.restrict_seat(house, who, body.kind, table, seat, reason=body.reason, until=until)
        case _:
            raise ApiError(422, "bad-request", "body: one of name, address, or table with seat")
    await moderation.refresh(house)
    return Reply({"restriction": restriction_json(row)})


@router.post(
    "/restrictions/{number}/lift",
    response_model=answers.DoneAnswer,
    responses=refusals(401, 404),
    operation_id="lift",
)
async def post_lift(house: HouseOf, who: Operator, number: Numbered) -> Reply:
    """Lift a restriction."""
    await moderation.lift(house, who, number)
    await moderation.refresh(house)
    return Reply(DONE)


@router.get("/words", response_model=answers.WordsAnswer, responses=refusals(401), operation_id="unwantedWords")
async def get_words(house: HouseOf, who: Operator) -> Reply:
    """Return the words that nobody may say or sit under."""
    async with house.db.reading() as connection:
        return Reply({"words": await store.words(connection)})


@router.post("/words", response_model=answers.WordsAnswer, responses=refusals(401), operation_id="changeWords")
async def post_words(house: HouseOf, who: Operator, body: bodies.ChangeWords) -> Reply:
    """Change this list."""
    words = await moderation.change_words(house, who, body.add, body.remove)
    await moderation.refresh(house)
    return Reply({"words": words})
