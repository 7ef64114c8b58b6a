"""Company at the table: nudging, handing a seat to a bot, taking one back, another game."""

from bastide.server import answers, company, described, freeing, models
from bastide.server import rematch as again
from bastide.server.answers import refusals
from bastide.server.dependencies import NEEDS_SEAT, HouseOf, Tokens
from bastide.server.models import TableId
from bastide.server.replies import Reply
from bastide.server.routes.lobby import describe

acting = described.router("/api/tables/{table_id}", dependencies=NEEDS_SEAT)
"""Calls that need a seat's token."""


@acting.post("/reclaim", response_model=answers.TableAnswer, responses=refusals(401, 404, 409), operation_id="reclaim")
async def post_reclaim(house: HouseOf, tokens: Tokens, table_id: TableId) -> Reply:
    """Take your seats back from the stand-ins that play there; the same call again changes nothing."""
    loaded = await company.reclaim(house, table_id, tokens)
    return Reply({"table": describe(house, loaded, tokens)})


@acting.post("/nudge", response_model=answers.TableAnswer, responses=refusals(401, 404, 409), operation_id="nudge")
async def post_nudge(house: HouseOf, tokens: Tokens, table_id: TableId) -> Reply:
    """Remind whoever has been on turn for a while; at tables without a clock."""
    loaded = await company.nudge(house, table_id, tokens)
    return Reply({"table": describe(house, loaded, tokens)})


@acting.post("/hand", response_model=answers.TableAnswer, responses=refusals(401, 404, 409), operation_id="handOver")
async def post_hand(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.HandOver) -> Reply:
    """Agree to hand the seat of an absent person on turn to a bot, or refuse: all the people present must agree."""
    loaded = await company.hand_over(house, table_id, tokens, body.seat, body.accept)
    return Reply({"table": describe(house, loaded, tokens)})


@acting.post(
    "/seats/{seat}/free", response_model=answers.TableAnswer, responses=refusals(401, 404, 409), operation_id="freeSeat"
)
async def post_free(house: HouseOf, tokens: Tokens, table_id: TableId, seat: models.Seat, body: models.Free) -> Reply:
    """Free somebody's seat in a running game: the host after the agreed time away, else all who are here by vote."""
    loaded = await freeing.free(house, table_id, tokens, seat, body.accept)
    return Reply({"table": describe(house, loaded, tokens)})


@acting.post("/rematch", response_model=answers.SeatsAnswer, responses=refusals(401, 404, 409), operation_id="rematch")
async def post_rematch(house: HouseOf, tokens: Tokens, table_id: TableId, body: models.Rematch | None = None) -> Reply:
    """Offer another game with the same people, or accept the offer; the same tokens open the new seats."""
    loaded, mine = await again.rematch(house, table_id, tokens, body.seal if body is not None else None)
    return Reply(
        {"table": describe(house, loaded, tokens), "tokens": {str(seat): token for seat, token in mine.items()}}
    )
