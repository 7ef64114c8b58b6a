"""For those who run a server: is it alive, is it ready, what does it do."""

import asyncio
import ipaddress
from typing import Final

from fastapi import Request
from fastapi.responses import PlainTextResponse
from sqlalchemy import text
from starlette.responses import Response

from bastide.server import answers, described
from bastide.server.announcing import server_json
from bastide.server.answers import PLAIN_TEXT, refusals
from bastide.server.dependencies import HouseOf
from bastide.server.errors import ApiError
from bastide.server.logs import storage_trouble
from bastide.server.pulse import why_not_ready
from bastide.server.replies import Reply
from bastide.storage import reports
from bastide.storage import tables as table_store
from bastide.storage.trouble import is_trouble

READY_WITHIN: Final = 3.0
"""Seconds in which a database that is well has answered."""

router = described.router()


@router.get("/healthz", response_model=answers.HealthAnswer, responses=refusals(), operation_id="health")
async def get_health() -> Reply:
    """Say that the process is alive."""
    return Reply({"status": "alive"})


@router.get("/readyz", response_model=answers.HealthAnswer, responses=refusals(), operation_id="ready")
async def get_ready(house: HouseOf) -> Reply:
    """Say whether the server can do its work: it has started, is not stopping, and its database answers."""
    if reason := why_not_ready(house):
        raise ApiError(503, "not-ready", reason)
    try:
        async with asyncio.timeout(READY_WITHIN), house.db.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        raise ApiError(503, "not-ready", "the database does not answer") from error
    return Reply({"status": "ready"})


@router.get("/api/server", response_model=answers.ServerAnswer, responses=refusals(), operation_id="server")
async def get_server(house: HouseOf) -> Reply:
    """Return which page the server has, and what everybody is told."""
    return Reply(server_json(house))


@router.get("/metrics", response_class=Response, responses={**PLAIN_TEXT, **refusals(404)}, operation_id="metrics")
async def get_metrics(house: HouseOf, request: Request) -> Response:
    """Return numbers for Prometheus; only to this machine unless the host decides otherwise."""
    if house.settings.metrics == "off" or (house.settings.metrics == "local" and not _local(request)):
        raise ApiError(404, "not-found", "Not Found")
    try:
        async with asyncio.timeout(READY_WITHIN), house.db.reading() as connection:
            counts = await table_store.count_by_state(connection)
            waiting = await reports.waiting(connection)
    except Exception as error:
        if not isinstance(error, TimeoutError) and not is_trouble(error):
            raise
        storage_trouble(error)  # just then somebody looks at the others, and those of before still say something
    else:
        house.metrics.reports_waiting.set(sum(waiting.values()))
        for state in ("open", "running", "over"):
            house.metrics.tables.labels(state).set(counts.get(state, 0))
    return PlainTextResponse(house.metrics.render(), headers={"Cache-Control": "no-store"})


def _local(request: Request) -> bool:
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
