"""Programs from outside over real HTTP: they play, and whatever they do wrong costs them their seat only."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.outside.protocol import LINE_LIMIT
from bastide.server.admin import moderation
from bastide.server.settings import Rate, Settings

from .real_server import running
from .served import Served, listening

EXAMPLES = Path(__file__).parents[2] / "examples"
Event = dict[str, Any]


class Site:
    """A server on a real port."""

    def __init__(self, served: Served, address: str) -> None:
        self.served = served
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=60)

    async def say(self, table: str, token: str, line: Any) -> httpx.Response:
        content = line if isinstance(line, bytes) else json.dumps(line).encode()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.http.post(f"/api/bot/game/{table}", content=content, headers=headers)

    async def move(self, table: str, token: str, action: str, **more: Any) -> httpx.Response:
        return await self.say(table, token, {"type": "move", "action": action, **more})

    @asynccontextmanager
    async def stream(self, table: str, token: str) -> "AsyncIterator[Stream]":
        headers = {"Authorization": f"Bearer {token}"}
        async with self.http.stream("GET", f"/api/bot/game/stream/{table}", headers=headers) as answer:
            if answer.status_code != 200:
                await answer.aread()
            yield Stream(answer)


class Stream:
    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.aiter_lines()

    async def next(self, good: Callable[[Event], bool] = lambda event: True) -> Event:
        """Return the next event of this kind; `{}` at the end of the stream."""
        async with asyncio.timeout(60):
            async for line in self._lines:
                if line and good(event := json.loads(line)):
                    return event  # type: ignore[no-any-return]
        return {}

    async def line(self) -> str:
        async with asyncio.timeout(60):
            return await anext(self._lines)


def of(kind: str) -> Callable[[Event], bool]:
    return lambda event: event["type"] == kind


def yours(event: Event) -> bool:
    return bool(event.get("state", event).get("yours"))


@asynccontextmanager
async def on_a_port(settings: Settings) -> AsyncIterator[Site]:
    async with listening(settings) as (served, address):
        site = Site(served, address)
        try:
            yield site
        finally:
            await site.http.aclose()


@pytest.fixture
async def site(settings: Settings) -> AsyncIterator[Site]:
    async with on_a_port(settings) as found:
        yield found


@pytest.fixture
async def sqlite_site(tmp_path: Path) -> AsyncIterator[Site]:
    async with on_a_port(quick(tmp_path)) as found:
        yield found


def quick(folder: Path, **more: Any) -> Settings:
    given: dict[str, Any] = {
        "rates": False,
        "bot_delay": 0.0,
        "bot_poll": 0.05,
        "bot_workers": 1,
        "plugins": ("tests.server.huts",),
    }
    return Settings(data=folder / "data", static=folder / "static", **given | more)


async def seat_kind(site: Site, table: str, seat: int) -> tuple[str, str | None]:
    found = (await site.served.see(table))["table"]["seats"][seat]
    return found["kind"], found["bot"]


async def test_a_program_finds_a_place_at_a_table_that_is_full_of_those_who_watch(tmp_path: Path) -> None:
    """Else strangers could keep it out until it has lost its seat."""
    async with on_a_port(quick(tmp_path, sockets_per_table=1)) as site:
        table, tokens = await site.served.table("Robot", "Bruno")
        idle = site.served.live(table)
        await idle.next("snapshot")
        async with site.stream(table, tokens["0"]) as stream:
            assert (stream.answer.status_code, await idle.until_closed()) == (200, 1013)
            assert (await stream.next())["type"] == "gameFull"
        async with asyncio.timeout(30):
            while table in site.served.hub.rooms:  # until it is seen that the program has gone
                await asyncio.sleep(0.01)
        bruno = site.served.live(table, [tokens["1"]])
        await bruno.next("snapshot")
        async with site.stream(table, tokens["0"]) as stream:  # nobody here who only watches
            assert stream.answer.status_code == 503


async def test_a_program_plays_a_whole_game_by_its_stream(site: Site) -> None:
    table, tokens = await site.served.table("Robot", "bot random")
    async with site.stream(table, tokens["0"]) as stream:
        assert stream.answer.headers["content-type"].startswith("application/x-ndjson")
        full = await stream.next()
        assert (full["type"], full["protocol"], full["id"], full["game"]) == ("gameFull", 1, table, "huts")
        assert (full["seat"], full["clock"]) == (0, None)
        assert full["players"][1] == {"seat": 1, "name": "", "bot": "random"}
        event, seen = full["state"], 0
        while event["status"] == "started":
            if event["yours"]:
                seen += 1
                assert 0 < event["left"] <= 60
                assert event["view"]["secrets"][1] is None
                answer = await site.move(table, tokens["0"], event["legal"][0]["text"], seq=event["seq"])
                assert answer.json() == {"ok": True, "seq": answer.json()["seq"]}
            event = await stream.next(of("gameState"))
        assert seen
        assert (event["status"], event["legal"], event["left"]) == ("finished", [], None)
        assert event["scores"] == (await site.served.see(table))["table"]["scores"]
        assert await stream.next() == {}


@pytest.mark.parametrize("example", ["bot.py", "bot.mjs"])
async def test_the_examples_play_at_a_served_table(sqlite_site: Site, example: str) -> None:
    runner = sys.executable if example.endswith("py") else "node"
    site = sqlite_site
    table, tokens = await site.served.table("Robot", "bot random", game="carcassonne", options={"stack": "VUVEUX"})
    words = (str(EXAMPLES / example), site.address, table, tokens["0"])
    process = await asyncio.create_subprocess_exec(runner, *words, stderr=asyncio.subprocess.PIPE)
    _, said = await asyncio.wait_for(process.communicate(), 120)
    assert (process.returncode, said) == (0, b"")
    found = await site.served.see(table)
    assert found["table"]["state"] == "over"
    assert found["table"]["seats"][0]["kind"] == "person"


async def test_a_program_that_hangs_is_replaced_and_the_game_goes_on(settings: Settings) -> None:
    async with on_a_port(replace(settings, program_timeout=2.0)) as site:
        table, tokens = await site.served.table("Robot", "bot random")
        async with site.stream(table, tokens["0"]) as stream:
            assert (await stream.next())["state"]["left"] <= 2.0
            lost = await stream.next(of("seatLost"))
            assert "its time ran out" in lost["reason"]
            assert await stream.next() == {}
        assert await seat_kind(site, table, 0) == ("bot", "level:2")
        assert (await site.move(table, tokens["0"], "keep")).status_code == 401


async def test_a_program_that_dies_is_replaced_and_the_game_goes_on(settings: Settings) -> None:
    async with on_a_port(replace(settings, program_timeout=0.3)) as site:
        table, tokens = await site.served.table("Robot", None)
        second = await site.served.join(table, "Odile")
        async with site.stream(table, tokens["0"]) as stream:
            await stream.next()
        async with site.stream(table, second) as stream:  # whoever waits for it is served
            assert (await stream.next(yours))["type"] in ("gameFull", "gameState")
        assert await seat_kind(site, table, 0) == ("bot", "level:2")


async def test_coming_back_does_not_start_the_time_anew(sqlite_site: Site) -> None:
    site = sqlite_site
    table, tokens = await site.served.table("Robot", "Odile")
    deadlines = set()
    for _ in range(3):
        async with site.stream(table, tokens["0"]) as stream:
            assert (await stream.next())["state"]["left"] <= 60
        async with site.served.house.db.reading() as connection:
            loaded = await site.served.house.positions.load(connection, table)
        deadlines.add(loaded.row.deadline)
        assert loaded.seats[0].program
        assert not loaded.seats[1].program
    assert len(deadlines) == 1


async def test_people_wait_for_people_as_long_as_they_like(sqlite_site: Site) -> None:
    table, _ = await sqlite_site.served.table("Odile", "Bruno")
    async with sqlite_site.served.house.db.reading() as connection:
        loaded = await sqlite_site.served.house.positions.load(connection, table)
    assert loaded.row.deadline is None


async def test_a_clock_counts_for_a_program_too(sqlite_site: Site) -> None:
    table, tokens = await sqlite_site.served.table("Robot", "Odile", clock={"initial": 20, "increment": 2})
    async with sqlite_site.stream(table, tokens["0"]) as stream:
        full = await stream.next()
        assert full["clock"] == {"initial": 20, "increment": 2, "each": False}
        assert full["state"]["left"] <= 20


async def test_lies_are_refused_by_name_and_change_nothing(site: Site) -> None:
    table, tokens = await site.served.table("Robot", None)
    second = await site.served.join(table, "Odile")
    other, others = await site.served.table("Robot", "Bruno")
    before = await site.served.see(table)
    seq = before["snapshot"]["seq"]
    wrong = [
        (await site.move(table, tokens["0"], "build 9"), 422, "illegal-action"),
        (await site.move(table, tokens["0"], "place N 1,1 r0"), 422, "illegal-action"),
        (await site.move(table, second, "build 1"), 403, "not-your-turn"),
        (await site.move(table, others["0"], "build 1"), 401, "bad-token"),
        (await site.move(table, "", "build 1"), 401, "no-token"),
        (await site.move("nosuchtable", tokens["0"], "build 1"), 404, "no-table"),
        (await site.move(table, tokens["0"], "build 1", seq=seq + 5), 409, "stale-seq"),
        (await site.say(table, tokens["0"], b"build 1"), 400, "bad-json"),
        (await site.say(table, tokens["0"], b""), 422, "bad-line"),
        (await site.say(table, tokens["0"], {"type": "undo"}), 422, "unknown-type"),
        (await site.say(table, tokens["0"], {"type": "move"}), 422, "bad-field"),
        (await site.say(table, tokens["0"], {"type": "chat", "text": "\u202e"}), 422, "bad-field"),
        (await site.say(table, tokens["0"], b" " * (LINE_LIMIT + 1)), 413, "too-large"),
    ]
    for answer, status, code in wrong:
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert await site.served.see(table) == before
    assert other != table


async def test_the_same_move_again_is_made_once(site: Site) -> None:
    table, tokens = await site.served.table("Robot", None)
    await site.served.join(table, "Odile")
    seen = await site.served.see(table, tokens["0"])
    action, seq = seen["snapshot"]["legal"][0]["text"], seen["snapshot"]["seq"]
    first, again = [await site.move(table, tokens["0"], action, seq=seq) for _ in range(2)]
    assert first.json() == again.json()
    assert (await site.served.see(table))["snapshot"]["ply"] == seen["snapshot"]["ply"] + 1


async def test_a_flood_is_turned_away(tmp_path: Path) -> None:
    settings = quick(tmp_path, rates=True, rate_all=Rate(30, 0.001), rate_chat=Rate(3, 0.001))
    async with on_a_port(settings) as site:
        table, tokens = await site.served.table("Robot", "Odile")
        talk = [await site.say(table, tokens["0"], {"type": "chat", "text": "la"}) for _ in range(5)]
        assert [answer.status_code for answer in talk] == [200] * 3 + [429] * 2
        moves = [await site.move(table, tokens["0"], "build 9") for _ in range(30)]
        assert {answer.status_code for answer in moves} == {422, 429}
        assert moves[-1].status_code == 429
        assert int(moves[-1].headers["retry-after"]) > 0


async def test_one_client_cannot_take_all_streams(tmp_path: Path) -> None:
    async with on_a_port(quick(tmp_path, sockets_per_client=1)) as site:
        table, tokens = await site.served.table("Robot", None)
        second = await site.served.join(table, "Odile")
        async with site.stream(table, tokens["0"]) as first:
            assert (await first.next())["type"] == "gameFull"
            async with site.stream(table, second) as refused:
                assert refused.answer.status_code == 429
                assert refused.answer.json()["error"]["code"] == "too-many-requests"


async def test_resigning_hands_the_seat_to_a_bot(site: Site) -> None:
    table, tokens = await site.served.table("Robot", None)
    await site.served.join(table, "Odile")
    async with site.stream(table, tokens["0"]) as stream:
        await stream.next()
        assert (await site.say(table, tokens["0"], {"type": "resign"})).json() == {"ok": True, "seq": None}
        assert (await stream.next(of("seatLost")))["reason"]
        assert await stream.next() == {}
    assert await seat_kind(site, table, 0) == ("bot", "level:2")


async def test_a_program_hears_what_is_said_and_who_is_gone(site: Site) -> None:
    table, tokens = await site.served.table("Robot", None)
    second = await site.served.join(table, "Odile")
    async with site.stream(table, tokens["0"]) as stream:
        await stream.next()
        live = site.served.live(table, [second])
        assert await stream.next(of("opponentGone")) == {"type": "opponentGone", "seat": 1, "gone": False}
        await site.served.post(f"/api/tables/{table}/chat", {"text": "Your turn"}, second)
        said = {"type": "chatLine", "seat": 1, "name": "Odile", "text": "Your turn"}
        assert await stream.next(of("chatLine")) == said
        await site.say(table, tokens["0"], {"type": "chat", "text": "Thinking"})
        assert (await live.next("chat"))["message"]["text"] == "Your turn"
        assert (await live.next("chat"))["message"]["name"] == "Robot"
        await live.leave()
        assert await stream.next(of("opponentGone")) == {"type": "opponentGone", "seat": 1, "gone": True}


async def test_a_program_agrees_to_taking_back_and_takes_nothing_back(site: Site) -> None:
    table, tokens = await site.served.table("Robot", None)
    second = await site.served.join(table, "Odile")
    async with site.stream(table, tokens["0"]) as stream:
        state = (await stream.next())["state"]
        await site.move(table, tokens["0"], state["legal"][0]["text"])
        state = await stream.next(yours)
        body = {"seq": state["seq"]}
        answer = await site.served.post(f"/api/tables/{table}/undo", body, tokens["0"])
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "no-undo")
        await site.move(table, tokens["0"], state["legal"][0]["text"])
        theirs = (await site.served.see(table, second))["snapshot"]
        await site.served.move(table, second, theirs["legal"][0]["text"])
        later = (await site.served.see(table, second))["snapshot"]
        body = {"seq": later["seq"], "ply": theirs["ply"] - 2}
        answer = await site.served.post(f"/api/tables/{table}/undo", body, second)
        assert (answer.status_code, answer.json()["request"]) == (200, None)
        back = await stream.next(lambda event: event["type"] == "gameState" and event["seq"] > later["seq"])
        assert back["ply"] < later["ply"]


async def test_a_stream_is_for_one_seat(site: Site) -> None:
    table, tokens = await site.served.table("Robot", "Odile")
    path = f"/api/bot/game/stream/{table}"
    for given, status, code in (((), 401, "no-token"), (("x",), 401, "bad-token"), (tokens.values(), 422, "one-seat")):
        headers = {"X-Bastide-Seats": ",".join(given)} if given else {}
        answer = await site.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert (await seat_kind(site, table, 0)) == ("person", None)


async def test_a_silent_stream_is_kept_alive_by_blank_lines(tmp_path: Path) -> None:
    async with on_a_port(quick(tmp_path, ping=0.05)) as site:
        table, tokens = await site.served.table("Robot", "Odile")
        async with site.stream(table, tokens["1"]) as stream:
            assert (await stream.next())["type"] == "gameFull"
            assert [await stream.line() for _ in range(2)] == ["", ""]


async def test_a_table_that_has_not_started_says_so(site: Site) -> None:
    table, tokens = await site.served.table("Robot", None)
    async with site.stream(table, tokens["0"]) as stream:
        assert (await stream.next())["state"]["status"] == "created"
        await site.served.join(table, "Odile")
        assert (await stream.next(of("gameState")))["status"] == "started"


def test_a_server_that_stops_lets_its_programs_go(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Robot"}, {"kind": "local", "name": "Odile"}]
        opened = server.http.post("/api/tables", json={"game": "carcassonne", "seats": seats}).json()
        path = f"/api/bot/game/stream/{opened['table']['id']}"
        headers = {"Authorization": f"Bearer {opened['tokens']['1']}"}
        with httpx.stream("GET", server.address + path, headers=headers, timeout=60) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["type"] == "gameFull"
            os.kill(server.process.pid, signal.SIGTERM)
            assert [line for line in lines if line] == []
        server.process.join(60)
        assert server.process.exitcode in (0, -signal.SIGTERM)


async def test_a_ban_ends_the_stream_of_a_program(sqlite_site: Site) -> None:
    site = sqlite_site
    table, tokens = await site.served.table("Robot", None)
    async with site.stream(table, tokens["0"]) as stream:
        await stream.next(of("gameFull"))
        address = "127.0.0.1"
        await moderation.restrict_address(site.served.house, "Nora", "ban", address, reason="", until=None)
        assert await stream.next(of("never")) == {}
