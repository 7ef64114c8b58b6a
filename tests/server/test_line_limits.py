"""What a live connection takes: how deep a frame is nested and how many come at once; and what is counted of it."""

import json
from types import SimpleNamespace

import pytest

from bastide.server import live

from .served import Served

DEEPEST = 8


async def counted(served: Served, name: str) -> float | None:
    """Return what the server tells Prometheus under a name."""
    lines = (await served.get("/metrics")).text.splitlines()
    return next((float(line.split()[-1]) for line in lines if line.startswith(f"{name} ")), None)


def nested(depth: int) -> str:
    """Return a frame that is nested so deep, with brackets in a text that are none."""
    return '{"type": "ping", "text": "[[[[[[[[[[[[", "more": ' + "[" * (depth - 1) + "]" * (depth - 1) + "}"


async def test_a_frame_may_be_nested_so_deep_and_no_deeper(sqlite_served: Served) -> None:
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    line = sqlite_served.live(table_id)
    await line.next("presence")
    line.say(nested(DEEPEST))
    assert await line.next("pong")
    line.say(nested(DEEPEST + 1))
    assert (await line.next("error"))["error"]["code"] == "bad-json"
    assert await line.next() == {}
    assert line.code == live.NOT_JSON


async def test_a_whole_burst_is_answered(sqlite_served: Served) -> None:
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    line = sqlite_served.live(table_id)
    await line.next("presence")
    for _ in range(int(live.FRAMES_BURST)):
        line.say({"type": "pong"})
    line.say({"type": "move", "id": 1, "seq": 0, "actions": []})  # counted with the calls by HTTP
    assert (await line.next("refused", "error"))["type"] == "refused"


async def test_whoever_pauses_may_send_as_much_again(sqlite_served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(live, "time", SimpleNamespace(monotonic=lambda: now))
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    line = sqlite_served.live(table_id)
    await line.next("presence")
    for pause, many in ((0.0, live.FRAMES_BURST), (2.0, 2 * live.FRAMES_PER_SECOND), (1000.0, live.FRAMES_BURST)):
        now += pause
        for _ in range(int(many) - 1):
            line.say({"type": "pong"})
        line.say({"type": "ping"})
        assert (await line.next("pong", "error"))["type"] == "pong"
    line.say({"type": "ping"})
    assert (await line.next("pong", "error"))["error"]["code"] == "too-many-frames"


async def test_connections_and_how_they_end_are_counted(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", "Bruno")
    lines = [served.live(table_id, [tokens["0"]]), served.live(table_id), served.live("nowhere")]
    assert (await lines[2].next("error"))["error"]["code"] == "no-table"
    assert await lines[2].next() == {}
    for line in lines[:2]:
        await line.next("presence")
    assert await counted(served, "bastide_live_connections") == 2
    lines[1].say(json.dumps({"type": "unheard-of"}))
    assert await lines[1].next("error")
    assert await lines[1].next() == {}
    await lines[0].leave()
    assert await counted(served, "bastide_live_connections") == 0
    assert await counted(served, 'bastide_live_closed_total{code="1008"}') == 1
    assert await counted(served, 'bastide_live_closed_total{code="4404"}') == 1
    assert await counted(served, 'bastide_live_closed_total{code="1000"}') is None, "whoever leaves is not sent away"


async def test_a_report_is_counted_once_however_often_it_is_sent(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", "Bruno")
    assert await counted(served, "bastide_reports_total") == 0
    for key in ("a" * 32, "a" * 32, "b" * 32):
        answer = await served.post(
            f"/api/tables/{table_id}/report", {"why": "other"}, tokens["0"], headers={"Idempotency-Key": key}
        )
        assert answer.status_code == 200, answer.text
    assert await counted(served, "bastide_reports_total") == 2
    assert await counted(served, "bastide_reports_waiting") == 2
