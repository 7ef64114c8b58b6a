"""Further ways to one's seats: another device, and words to write down."""

from typing import Any

from fastapi import Depends

from bastide.server import answers, described, doors, models
from bastide.server.answers import refusals
from bastide.server.dependencies import NEEDS_SEAT, HouseOf, Limit, Tokens
from bastide.server.house import House
from bastide.server.models import TableId
from bastide.server.positions import Loaded
from bastide.server.replies import Reply, moment
from bastide.server.routes.lobby import describe

router = described.router("/api")
acting = described.router("/api", dependencies=NEEDS_SEAT)
"""Calls that need a seat's token."""


def opened(house: House, loaded: Loaded, tokens: dict[int, str]) -> dict[str, Any]:
    """Return a table with the tokens of one's seats there."""
    table = describe(house, loaded, tokens.values())
    return {"table": table, "tokens": {str(seat): token for seat, token in tokens.items()}}


@acting.post(
    "/tables/{table_id}/pair",
    response_model=answers.PairingAnswer,
    responses=refusals(401, 404, 409),
    operation_id="pair",
    dependencies=[Depends(Limit("create"))],
)
async def post_pair(house: HouseOf, tokens: Tokens, table_id: TableId) -> Reply:
    """Return a code that gives another device your seats here; it is good once and for a few minutes."""
    code, until = await doors.pair(house, table_id, tokens)
    return Reply({"code": code, "expires": moment(until)})


@router.post(
    "/seat",
    response_model=answers.SeatsAnswer,
    responses=refusals(404, 409),
    operation_id="redeem",
    dependencies=[Depends(Limit("claim"))],
)
async def post_seat(house: HouseOf, body: models.Pairing) -> Reply:
    """Use such a code up and get tokens for the same seats."""
    loaded, tokens = await doors.redeem(house, body.code)
    return Reply(opened(house, loaded, tokens))


@router.post(
    "/words/cover",
    response_model=answers.CoveredAnswer,
    responses=refusals(),
    operation_id="cover",
    dependencies=[Depends(Limit("create"))],
)
async def post_cover(house: HouseOf, body: models.Cover) -> Reply:
    """Let words to write down bring back the seats that these tokens hold."""
    return Reply({"seats": await doors.cover(house, body.words, body.tables)})


@router.post(
    "/words/recover",
    response_model=answers.RecoveredAnswer,
    responses=refusals(409),
    operation_id="recover",
    dependencies=[Depends(Limit("claim"))],
)
async def post_recover(house: HouseOf, body: models.RecoveryWords) -> Reply:
    """Bring the seats back that these words cover, at tables that wait or run, with fresh tokens."""
    found = await doors.recover(house, body.words)
    return Reply({"found": [opened(house, loaded, tokens) for loaded, tokens in found]})
