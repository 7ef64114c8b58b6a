"""What belongs to one person, for that person and for an operator who was asked; and pruning."""

from fastapi import Depends

from bastide.server import described, models
from bastide.server.admin import models as bodies
from bastide.server.admin import people, retention
from bastide.server.answers import admin as answers
from bastide.server.answers import refusals
from bastide.server.dependencies import NEEDS_OPERATOR, HouseOf, Limit
from bastide.server.models import TableId
from bastide.server.replies import Reply
from bastide.server.routes.admin import DONE, Operator

router = described.router("/api/admin", dependencies=NEEDS_OPERATOR)
everybody = described.router("/api/person")
"""Calls for whoever holds seats; the tokens are in the body, for they are of many tables."""


@everybody.post(
    "/export",
    response_model=answers.BelongingsAnswer,
    responses=refusals(),
    operation_id="exportPerson",
    dependencies=[Depends(Limit("create"))],
)
async def post_export(house: HouseOf, body: models.Person) -> Reply:
    """Return everything that belongs to whoever holds these tokens."""
    return Reply({"seats": await people.export(house, body.tables)})


@everybody.post(
    "/forget",
    response_model=answers.ForgottenAnswer,
    responses=refusals(409),
    operation_id="forgetPerson",
    dependencies=[Depends(Limit("create"))],
)
async def post_forget(house: HouseOf, body: models.Person) -> Reply:
    """Forget everything that belongs to whoever holds these tokens: names, talk, seats. It cannot be taken back."""
    return Reply({"seats": await people.forget(house, body.tables)})


@router.get(
    "/tables/{table_id}/seats/{seat}/person",
    response_model=answers.BelongingInfo,
    responses=refusals(401, 404),
    operation_id="exportSeat",
)
async def get_person(house: HouseOf, who: Operator, table_id: TableId, seat: models.Seat) -> Reply:
    """Return everything that belongs to the person of a seat; that is written down."""
    return Reply(await people.export_seat(house, who, table_id, seat))


@router.post(
    "/tables/{table_id}/seats/{seat}/forget",
    response_model=answers.DoneAnswer,
    responses=refusals(401, 404, 409),
    operation_id="forgetSeat",
)
async def post_forget_seat(house: HouseOf, who: Operator, table_id: TableId, seat: models.Seat) -> Reply:
    """Forget everything that belongs to the person of a seat."""
    await people.forget_seat(house, who, table_id, seat)
    return Reply(DONE)


@router.post("/prune", response_model=answers.PrunedAnswer, responses=refusals(401), operation_id="prune")
async def post_prune(house: HouseOf, who: Operator, body: bodies.Prune) -> Reply:
    """Remove now what is older than the settings say, or count it, up to a hundred of each kind."""
    return Reply({"pruned": await retention.prune(house, really=not body.dry)})
