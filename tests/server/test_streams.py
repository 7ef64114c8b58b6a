"""The live connection where no WebSocket gets through: the same frames, as events of an answer."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest

from bastide.outside.live import Reader
from bastide.server import live, streams
from bastide.server.rooms import NO_TABLE
from bastide.server.settings import Settings

from .real_server import running
from .served import listening

Event = tuple[str, dict[str, Any]]


class Watched:
    """An answer that does not end, as events: their names and what they hold."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.reader = Reader()
        self._lines = answer.aiter_lines()

    async def next(self, *types: str) -> Event:
        """Return the next event, a frame of one of these types if any is named; one without a name at the end."""
        name = "frame"
        async with asyncio.timeout(30):
            async for line in self._lines:
                if line.startswith("event: "):
                    name = line.removeprefix("event: ")
                elif line:
                    held = json.loads(line.removeprefix("data: "))
                    if name == "frame":
                        self.reader.take(held)
                    if name != "frame" or not types or held["type"] in types:
                        return name, held
        return "", {}


@asynccontextmanager
async def watching(address: str, table_id: str, hello: Any, **headers: str) -> AsyncIterator[Watched]:
    content = hello if isinstance(hello, bytes) else json.dumps({"type": "hello", **hello}).encode()
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        path = f"/api/tables/{table_id}/live"
        async with http.stream("POST", path, content=content, headers=headers) as answer:
            yield Watched(answer)


async def until(good: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not good():
            await asyncio.sleep(0.01)


async def test_who_plays_and_who_watches_are_told_what_a_websocket_tells(settings: Settings) -> None:
    async with listening(settings) as (served, address):
        table_id, tokens = await served.table("Odile", "Bruno")
        both = list(tokens.values())
        beside = served.live(table_id, both)
        await beside.next("snapshot")
        async with watching(address, table_id, {"tokens": both}) as mine, watching(address, table_id, {}) as other:
            assert mine.answer.headers["content-type"].startswith("text/event-stream")
            assert mine.answer.headers["x-accel-buffering"] == "no"
            for one in (mine, other):
                await one.next("snapshot")
            await served.turn(table_id, both)
            steps = [(await one.next("step"))[1] for one in (mine, other)]
            assert [step["you"] for step in steps] == [[0, 1], []]
            assert mine.reader.seq == other.reader.seq == steps[0]["seq"]
        async with watching(address, table_id, {"tokens": both, "since": mine.reader.seq}) as again:
            assert [(await again.next())[1]["type"] for _ in range(2)] == ["table", "presence"]  # no snapshot


async def test_whoever_is_connected_so_is_present_and_gone_with_the_connection(settings: Settings) -> None:
    async with listening(settings) as (served, address):
        table_id, tokens = await served.table("Odile", None)
        second = await served.join(table_id, "Bruno")
        odile = served.live(table_id, [tokens["0"]])
        async with watching(address, table_id, {"tokens": [second]}):
            await odile.until(lambda frame: frame == {"type": "presence", "seats": [True, True]})
        await odile.until(lambda frame: frame == {"type": "presence", "seats": [True, False]})


async def test_it_ends_after_a_while_without_a_word_so_that_nobody_seems_to_be_there_for_ever(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LIFE", 0.5)
    async with listening(settings) as (served, address):
        table_id, tokens = await served.table("Odile", "Bruno")
        async with watching(address, table_id, {"tokens": list(tokens.values())}) as watched:
            while (event := await watched.next())[0]:
                assert event[0] == "frame"
        assert table_id not in served.hub.rooms


@pytest.mark.parametrize(
    ("hello", "code", "reason"),
    [
        (b"", live.NOT_JSON, "bad-json"),
        (b"\xff\xfe", live.NOT_JSON, "bad-json"),
        (b"[]", live.NOT_ALLOWED, "bad-frame"),
        (b'{"type":"move"}', live.NOT_ALLOWED, "no-hello"),
        ({"tokens": "none"}, live.NOT_ALLOWED, "bad-hello"),
        ({"format": 1}, live.OTHER_FORMAT, "bad-format"),
        ({}, NO_TABLE, "no-table"),
    ],
)
async def test_what_is_no_hello_is_refused_by_its_name(settings: Settings, hello: Any, code: int, reason: str) -> None:
    async with listening(settings) as (_, address), watching(address, "abc", hello) as watched:
        assert (await watched.next("error"))[1]["error"]["code"] == reason
        assert await watched.next() == ("close", {"code": code, "reason": reason})
        assert await watched.next() == ("", {})


async def test_one_client_has_only_so_many(settings: Settings) -> None:
    async with listening(replace(settings, sockets_per_client=1)) as (served, address):
        table_id, _ = await served.table("Odile", None)
        async with watching(address, table_id, {}) as first:
            await first.next()
            async with watching(address, table_id, {}) as second:
                assert (await second.next("error"))[1]["error"]["code"] == "too-many-requests"
        await until(lambda: not served.app.state.doorkeeper.open)
        async with watching(address, table_id, {}) as third:
            assert (await third.next())[1]["type"] != "error"


async def test_pages_of_other_sites_may_not_listen(settings: Settings) -> None:
    async with listening(settings) as (served, address):
        table_id, _ = await served.table("Odile", None)
        async with watching(address, table_id, {}, Origin="https://elsewhere.example") as watched:
            assert watched.answer.status_code == 403


async def test_how_long_it_lasts_is_no_time_to_answer(settings: Settings) -> None:
    async with listening(settings) as (served, address):
        table_id, _ = await served.table("Odile", None)
        async with watching(address, table_id, {}) as watched:
            await watched.next()
            assert "bastide_live_connections 1.0" in (await served.get("/metrics")).text
        await until(lambda: not served.app.state.doorkeeper.open)
        counted = 'bastide_http_requests_total{method="POST",route="/api/tables/{table_id}/live",status="200"} 1.0'
        while counted not in (told := (await served.get("/metrics")).text):
            await asyncio.sleep(0.01)
        assert 'bastide_http_seconds_count{route="/api/tables/{table_id}/live"}' not in told


async def test_a_server_that_stops_says_so(tmp_path: Any) -> None:
    with running(tmp_path) as server:
        opened = server.http.post("/api/tables", json={"game": "carcassonne", "seats": [{"kind": "open"}] * 2}).json()
        async with watching(server.address, opened["table"]["id"], {}) as watched:
            await watched.next()
            server.process.terminate()
            while (event := await watched.next())[0] == "frame":
                pass
            assert event == ("close", {"code": 1012, "reason": "the server is restarting"})
