"""Moves that come over the live connection: the checks, limits, refusals and promises of those that come by HTTP."""

import time
from typing import Any, Final

from pydantic import ValidationError

from bastide.server import models, moves
from bastide.server.errors import ApiError, translate
from bastide.server.house import House
from bastide.server.logs import failed, storage_trouble
from bastide.server.replies import encode
from bastide.server.wire import Packet
from bastide.storage.trouble import is_trouble

IDS: Final = 2**31


async def answer(house: House, table_id: str, tokens: tuple[str, ...], client: str, frame: dict[str, Any]) -> Packet:
    """Make the moves of a frame and return the frame that says what came of it."""
    began, number = time.perf_counter(), frame.get("id")
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < IDS:
        number = None
    try:
        if number is None:
            raise ApiError(422, "bad-request", "id is a number from 0 on")
        seq = await _moved(house, table_id, tokens, client, frame)
    except Exception as error:
        refusal = translate(error)
        if is_trouble(error):
            storage_trouble(error)
        elif refusal.status >= 500:
            failed("a move failed", error)
        told = {"type": "refused", "id": number, "status": refusal.status, "error": refusal.to_json()}
    else:
        told = {"type": "moved", "id": number, "seq": seq}
        house.metrics.latency.labels("move").observe(time.perf_counter() - began)
    return Packet(encode(told))


async def _moved(house: House, table_id: str, tokens: tuple[str, ...], client: str, frame: dict[str, Any]) -> int:
    await house.buckets.spend(client, "all")
    try:
        body = models.Moves.model_validate({name: value for name, value in frame.items() if name not in ("type", "id")})
    except ValidationError as error:
        fields = [{"where": ".".join(map(str, item["loc"])), "message": item["msg"]} for item in error.errors()]
        raise ApiError(422, "bad-request", f"{fields[0]['where']}: {fields[0]['message']}", fields=fields) from error
    return (await moves.move(house, table_id, tokens, body.seq, body.actions)).position.seq
