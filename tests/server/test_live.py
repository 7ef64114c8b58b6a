"""Live updates: snapshots per seat, resume, presence, chat, broken frames, slow readers."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bastide.server.admin import tables
from bastide.server.rooms import Room
from bastide.server.seats import enrol
from bastide.server.settings import Rate, Settings
from bastide.storage import talk

from .served import Live, Served, serving


async def test_everybody_gets_their_own_snapshots(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    one, two, watcher = (served.live(table_id, given) for given in ([tokens["0"]], [second], []))
    frames = [await live.next("snapshot") for live in (one, two, watcher)]
    seen = [[n for n, s in enumerate(frame["view"]["secrets"]) if s is not None] for frame in frames]
    assert seen == [[0], [1], []]
    assert [len(frame["legal"]) for frame in frames] == [3, 0, 0]
    await served.turn(table_id, tokens["0"])
    frames = [await live.next("snapshot") for live in (one, two, watcher)]
    assert [frame["seq"] for frame in frames] == [7, 7, 7] or [frame["seq"] for frame in frames] == [6, 6, 6]
    assert [len(frame["legal"]) for frame in frames] == [0, 2, 0]


async def test_who_is_behind_catches_up_and_who_is_not_is_left_alone(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    both = list(tokens.values())
    behind, level = served.live(table_id, both, since=2), served.live(table_id, both, since=3)
    assert (await behind.next("snapshot"))["seq"] == 3
    assert (await level.next())["type"] == "table"
    assert (await level.next())["type"] == "presence"
    level.say({"type": "ping"})
    assert (await level.next())["type"] == "pong"  # no snapshot came in between
    await served.turn(table_id, both)
    step = await level.next("step")
    assert (step["since"], step["seq"]) == (3, 6)


async def test_who_enters_while_others_are_served_is_not_served_as_a_stranger(
    sqlite_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, tokens = await sqlite_served.table("Odile", "Bruno")
    both = list(tokens.values())
    late: list[Live] = []

    async def entered_meanwhile(room: Room) -> None:
        if not late:
            late.append(sqlite_served.live(table_id, both, since=3))
            while len(room.watchers) < 2:
                await asyncio.sleep(0)

    monkeypatch.setattr(sqlite_served.hub, "tell_presence", entered_meanwhile)
    await sqlite_served.live(table_id, both).next("presence")
    first = await late[0].next()
    assert (first["type"], first["table"]["you"]) == ("table", [0, 1])
    assert (await late[0].next())["type"] == "presence"
    late[0].say({"type": "ping"})
    assert (await late[0].next())["type"] == "pong"  # what it knows already does not come again


async def test_who_comes_while_something_is_said_hears_what_was_said_before(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.post(f"/api/tables/{table_id}/chat", {"text": "first"}, tokens["0"])
    odile = served.live(table_id, [tokens["0"]])
    assert (await odile.next("chat"))["message"]["text"] == "first"
    read, came, room = talk.read_chat, list[Any](), served.hub.rooms[table_id]

    async def slowly(*given: Any) -> Any:
        found = await read(*given)
        if not came:
            came.append(served.live(table_id))
            while len(room.watchers) < 2:
                await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(talk, "read_chat", slowly)
    await served.post(f"/api/tables/{table_id}/chat", {"text": "second"}, tokens["0"])
    assert (await odile.next("chat"))["message"]["text"] == "second"
    assert [(await came[0].next("chat"))["message"]["text"] for _ in range(2)] == ["first", "second"]


async def test_a_message_whose_answer_was_lost_is_said_once(served: Served) -> None:
    table_id, _ = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    path, key, other = f"/api/tables/{table_id}/chat", {"Idempotency-Key": "0" * 22}, {"Idempotency-Key": "1" * 22}
    first = await served.post(path, {"text": "Your turn"}, second, headers=key)
    again = await served.post(path, {"text": "Your turn"}, second, headers=key)
    assert first.status_code == again.status_code == 200
    assert again.json() == first.json()
    for headers in (other, {}, {}):
        await served.post(path, {"text": "Your turn"}, second, headers=headers)
    elsewhere, theirs = await served.table("Odile", None)
    await served.post(f"/api/tables/{elsewhere}/chat", {"text": "Your turn"}, theirs["0"], headers=key)
    assert len((await served.get(path)).json()["messages"]) == 4
    assert len((await served.get(f"/api/tables/{elsewhere}/chat")).json()["messages"]) == 1


async def test_presence_chat_and_undo_requests_are_pushed(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    one = served.live(table_id, [tokens["0"]])
    await one.until(lambda frame: frame == {"type": "presence", "seats": [True, False]})
    two = served.live(table_id, [second])
    await one.until(lambda frame: frame == {"type": "presence", "seats": [True, True]})
    assert [seat["present"] for seat in (await served.see(table_id))["table"]["seats"]] == [True, True]

    await served.post(f"/api/tables/{table_id}/chat", {"text": "Your turn"}, second)
    assert (await one.next("chat"))["message"]["text"] == "Your turn"
    late = served.live(table_id)
    assert (await late.next("chat"))["message"]["name"] == "Bruno"

    await served.turn(table_id, tokens["0"])
    seq = (await served.see(table_id))["snapshot"]["seq"]
    await served.post(f"/api/tables/{table_id}/undo", {"seq": seq}, tokens["0"])
    request = (await two.next("undo"))["request"]
    assert request["waiting"] == [1]
    await served.post(f"/api/tables/{table_id}/undo/answer", {"request": request["id"], "accept": False}, second)
    assert await two.next("undo") == {"type": "undo", "request": None}
    await two.leave()
    await one.until(lambda frame: frame == {"type": "presence", "seats": [True, False]})


async def test_joining_and_leaving_are_pushed_and_tokens_can_be_added(served: Served) -> None:
    table_id, _ = await served.table("Odile", None)
    watcher = served.live(table_id)
    assert (await watcher.next("table"))["table"]["state"] == "open"
    second = await served.join(table_id, "Bruno")
    frame = await watcher.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "running")
    assert frame["table"]["you"] == []
    watcher.say({"type": "hello", "tokens": [second], "since": None})
    frame = await watcher.until(lambda frame: frame["type"] == "table" and frame["table"]["you"] == [1])
    frame = await watcher.next("snapshot")
    assert frame["view"]["secrets"][1] is not None
    await served.post(f"/api/tables/{table_id}/leave", {}, second)  # the token opens nothing any more
    frame = await watcher.until(lambda frame: frame["type"] == "table" and frame["table"]["you"] == [])


async def test_who_comes_back_hears_nothing_twice_of_what_has_happened(served: Served) -> None:
    table_id, _ = await served.table("Odile", None)
    bruno = await served.join(table_id, "Bruno")
    joined = (await served.live(table_id).next("notice"))["notice"]
    line = served.live(table_id, hello=False)
    line.say({"type": "hello", "notice": joined["id"]})
    await line.next("presence")
    await served.post(f"/api/tables/{table_id}/leave", None, bruno)
    left = (await line.next("notice"))["notice"]
    assert (joined["key"], left["key"]) == ("shell-notice-joined", "shell-notice-left")


async def test_a_table_that_is_gone_says_so(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    watcher = served.live(table_id)
    await watcher.next("table")
    await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])
    assert (await watcher.next("error"))["error"]["code"] == "no-table"
    assert await watcher.next() == {}
    assert watcher.code == 4404
    nowhere = served.live("nowhere")
    assert (await nowhere.next())["error"]["code"] == "no-table"
    assert await nowhere.next() == {}
    assert nowhere.code == 4404


BROKEN = (
    ("{", 1007, "bad-json"),
    ("[" * 5000, 1007, "bad-json"),
    ("[]", 1008, "bad-frame"),
    ('{"type": 3}', 1008, "bad-frame"),
    ('{"type": "hello", "tokens": "x"}', 1008, "bad-hello"),
    ('{"type": "hello", "tokens": [], "since": "3"}', 1008, "bad-hello"),
    ('{"type": "hello", "tokens": [%s"x"]}' % ('"x", ' * 16), 1008, "bad-hello"),
    ('{"type": "hello", "tokens": ["%s"]}' % ("x" * 101), 1008, "bad-hello"),
    ('{"type": "hello", "tokens": [], "notice": -1}', 1008, "bad-hello"),
    ('{"type": "hello", "tokens": [], "notice": 2147483648}', 1008, "bad-hello"),
    ('{"type": "hello", "tokens": [], "format": 1}', 4406, "bad-format"),
    ('{"type": "ping"}', 1008, "no-hello"),
    ('{"type": "hello", "tokens": ["%s"]}' % ("x" * 20_000), 1009, "too-large"),
    (b"\x00\x01", 1003, "binary-frame"),
)


@pytest.mark.parametrize(("frame", "code", "name"), BROKEN)
async def test_a_broken_first_frame_is_answered_and_ends_the_connection(
    sqlite_served: Served, frame: str | bytes, code: int, name: str
) -> None:
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    before = await sqlite_served.see(table_id)
    live = sqlite_served.live(table_id, hello=False)
    live.say_bytes(frame) if isinstance(frame, bytes) else live.say(frame)
    answer = await live.next()
    assert (answer["type"], answer["error"]["code"]) == ("error", name)
    assert await live.next() == {}
    assert live.code == code
    assert await sqlite_served.see(table_id) == before


async def test_a_broken_later_frame_ends_only_that_connection(sqlite_served: Served) -> None:
    table_id, tokens = await sqlite_served.table("Odile", "Bruno")
    good, bad = sqlite_served.live(table_id), sqlite_served.live(table_id)
    await good.next("presence")
    await bad.next("presence")
    bad.say({"type": "conquer", "seat": 1})
    assert (await bad.next())["error"]["code"] == "bad-frame"
    assert await bad.next() == {}
    assert bad.code == 1008
    await sqlite_served.turn(table_id, tokens["0"])
    assert (await good.next("snapshot"))["seq"] > 3


async def test_too_many_frames_and_too_many_connections(tmp_path: object, settings: Settings) -> None:
    async with serving(replace(settings, sockets_per_client=2)) as served:
        table_id, _ = await served.table("Odile", "Bruno")
        noisy, _ = served.live(table_id), served.live(table_id)
        third = served.live(table_id)
        assert (await third.next())["error"]["code"] == "too-many-requests"
        assert await third.next() == {}
        assert third.code == 1013
        for _ in range(60):
            noisy.say({"type": "ping"})
        assert (await noisy.until(lambda frame: frame["type"] == "error"))["error"]["code"] == "too-many-frames"


async def test_whoever_leaves_makes_room_for_one_more_connection(sqlite_settings: Settings) -> None:
    async with serving(replace(sqlite_settings, sockets_per_client=2)) as served:
        table_id, _ = await served.table("Odile", "Bruno")
        lines = [served.live(table_id) for _ in range(2)]
        for line in lines:
            await line.next("presence")
        await lines[0].leave()
        assert await served.live(table_id).next("presence")
        refused = served.live(table_id)
        assert (await refused.next())["error"]["code"] == "too-many-requests"
        await lines[1].leave()
        assert await served.live(table_id).next("presence")


async def test_a_hello_that_does_not_come_and_a_reader_that_does_not_read(settings: Settings) -> None:
    hurried = replace(settings, hello_timeout=0.1, send_timeout=0.2, ping=0.2)
    async with serving(hurried) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        silent = served.live(table_id, hello=False)
        assert (await silent.next())["error"]["code"] == "no-hello"
        assert await silent.next() == {}
        assert silent.code == 4408
        slow, quick = served.live(table_id), served.live(table_id)
        await slow.next("presence")
        await quick.next("presence")
        slow.gate.clear()
        await served.turn(table_id, tokens["0"])
        assert (await quick.next("snapshot"))["seq"] > 3
        assert (await quick.next("ping"))["type"] == "ping"
        await asyncio.sleep(0.5)
        assert len(served.hub.rooms[table_id].watchers) == 1
        slow.gate.set()


async def test_when_the_server_stops_everybody_is_asked_to_come_back(settings: Settings) -> None:
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        live = served.live(table_id)
        await live.next("presence")
        before = await served.see(table_id, tokens.values())
        stopping = asyncio.create_task(served.hub.stop())
        while await live.next():
            pass
        assert live.code == 1012
        await stopping
    async with serving(settings) as served:
        assert await served.see(table_id, tokens.values()) == before
        assert (await served.live(table_id, since=0).next("snapshot"))["seq"] == 3


async def test_pages_of_other_sites_cannot_listen(sqlite_served: Served) -> None:
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    foreign = sqlite_served.live(table_id, origin="https://evil.example")
    assert await foreign.next() == {}
    assert not foreign.accepted
    own = sqlite_served.live(table_id, origin="http://testserver")
    assert (await own.next())["type"] == "table"


async def test_moves_over_the_line_keep_the_promises_of_moves_by_http(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    both, stranger = served.live(table_id, tokens.values()), served.live(table_id)
    await both.next("presence")
    await stranger.next("presence")
    made = {"type": "move", "id": 7, "seq": 3, "actions": ["build 0", "keep"]}
    both.say(made)
    assert await both.next("moved", "refused") == {"type": "moved", "id": 7, "seq": 6}
    assert (await stranger.next("snapshot"))["seq"] == 6
    both.say({**made, "id": 8})  # the answer was lost: once more
    assert await both.next("moved", "refused") == {"type": "moved", "id": 8, "seq": 6}
    seen = await served.see(table_id, tokens.values())
    for line, more, status, code in (
        (both, {"seq": 5}, 409, "stale-seq"),
        (both, {"seq": 6, "actions": ["fly"]}, 422, "illegal-action"),
        (both, {"seq": 6, "actions": []}, 422, "bad-request"),
        (both, {"seq": 6, "more": 1}, 422, "bad-request"),
        (both, {"id": "x"}, 422, "bad-request"),
        (stranger, {"seq": 6}, 401, "no-token"),
    ):
        line.say({**made, **more})
        refused = await line.next("moved", "refused")
        assert (refused["type"], refused["status"], refused["error"]["code"]) == ("refused", status, code)
    assert await served.see(table_id, tokens.values()) == seen


async def test_moves_over_the_line_are_counted_with_the_calls(settings: Settings) -> None:
    async with serving(replace(settings, rates=True, rate_all=Rate(6, 0.01))) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        live = served.live(table_id, tokens.values())
        await live.next("presence")
        codes = []
        for number in range(6):
            live.say({"type": "move", "id": number, "seq": 3, "actions": ["build 0"]})
            answer = await live.next("moved", "refused")
            codes.append(answer["type"] if answer["type"] == "moved" else answer["error"]["code"])
        assert codes[0] == "moved"
        assert codes[-1] == "too-many-requests"


async def test_who_comes_back_while_their_old_room_still_reads_is_there(
    sqlite_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", None)
    first = served.live(table_id, [tokens["0"]])
    await first.until(lambda f: f["type"] == "presence" and f["seats"][0])
    old, begun, goes_on, read = served.hub.rooms[table_id], asyncio.Event(), asyncio.Event(), Room._read

    async def slowly(room: Room, due: frozenset[str]) -> Any:
        found = await read(room, due)
        if room is old:
            begun.set()
            await goes_on.wait()
        return found

    monkeypatch.setattr(Room, "_read", slowly)
    old.mark()
    await begun.wait()
    await first.leave()
    again = served.live(table_id, [tokens["0"]])
    await again.until(lambda f: f["type"] == "presence" and f["seats"][0])
    goes_on.set()
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert served.house.presence.at(table_id) == {0}


async def test_who_came_while_a_table_was_closed_may_move_once_it_goes_on(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", "Bruno")
    await tables.close(served.house, "Nora", table_id, True, "")
    live = served.live(table_id, [tokens["0"]])
    assert (await live.next("snapshot"))["legal"] == []
    await tables.close(served.house, "Nora", table_id, False, "")
    assert len((await live.next("snapshot"))["legal"]) == 3
    await tables.close(served.house, "Nora", table_id, True, "")
    assert (await live.next("snapshot"))["legal"] == []


@pytest.mark.parametrize("leaves", [True, False])
async def test_who_stays_alone_is_told_that_nobody_need_agree_any_more(sqlite_served: Served, leaves: bool) -> None:
    """The other person has gone, or has a program play, which always agrees."""
    served = sqlite_served
    table_id, tokens = await served.table("Odile", None, "bot random")
    second = await served.join(table_id, "Bruno")
    await served.turn(table_id, tokens["0"])
    await served.turn(table_id, second)
    live = served.live(table_id, [tokens["0"]])
    await live.until(lambda f: f["type"] == "snapshot" and f["legal"] != [] and f["undo"]["step"]["consent"])
    if leaves:
        await served.post(f"/api/tables/{table_id}/leave", {}, second)
    else:
        await enrol(served.house, table_id, [second])
    await live.until(lambda f: f["type"] == "snapshot" and not f["undo"]["step"]["consent"])


async def test_a_server_that_stops_writes_down_who_was_there_until_then(served: Served) -> None:
    table_id, _ = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    live = served.live(table_id, [second])
    await live.until(lambda f: f["type"] == "presence" and f["seats"][1])
    await served.hub.stop()
    seats = (await served.house.load(table_id)).seats
    assert seats[0].seen_at is None
    assert seats[1].seen_at == pytest.approx(served.house.now(), abs=60)
