"""What happens to a seat is told to all and can be undone with one call; absent people; the host before the start."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

import bastide
from bastide.server import notices, seats
from bastide.server.settings import Settings

from .served import Served, serving


async def told(served: Served, table_id: str) -> list[tuple[str, int | None]]:
    """Return the notices of a table as short keys with their seats."""
    notices = (await served.see(table_id))["notices"]
    return [(notice["key"].removeprefix("shell-notice-"), notice["seat"]) for notice in notices]


async def reclaim(served: Served, table_id: str, tokens: Any) -> Any:
    return await served.post(f"/api/tables/{table_id}/reclaim", {}, tokens)


async def test_what_is_no_move_is_told_to_all_and_again_after_a_lost_line(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    watcher = served.live(table_id)
    second = await served.join(table_id, "Bruno")
    frame = (await watcher.next("notice"))["notice"]
    assert (frame["key"], frame["seat"], frame["args"]) == ("shell-notice-joined", 1, {"name": "Bruno"})
    assert (frame["ply"], frame["at"][-1]) == (0, "Z")
    await served.join(table_id, "Cleo")
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    await served.turn(table_id, tokens["0"])
    assert await told(served, table_id) == [("joined", 1), ("joined", 2), ("left", 1)]
    late = served.live(table_id, hello=False)
    late.say({"type": "hello", "tokens": [], "since": None, "notice": frame["id"]})
    assert [(await late.next("notice"))["notice"]["seat"] for _ in range(2)] == [2, 1]
    broken = served.live(table_id, hello=False)
    broken.say({"type": "hello", "tokens": [], "since": None, "notice": "x"})
    assert (await broken.next())["error"]["code"] == "bad-hello"


async def test_undo_asked_refused_withdrawn_and_granted_is_told(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.turn(table_id, tokens["0"])
    path = f"/api/tables/{table_id}/undo"
    for who, accept in ((second, False), (tokens["0"], False), (second, True)):
        seq = (await served.see(table_id))["snapshot"]["seq"]
        request = (await served.post(path, {"seq": seq}, tokens["0"])).json()["request"]
        await served.post(f"{path}/answer", {"request": request["id"], "accept": accept}, who)
    assert (await told(served, table_id))[1:] == [
        ("undo-asked", 0),
        ("undo-refused", 1),
        ("undo-asked", 0),
        ("undo-withdrawn", 0),
        ("undo-asked", 0),
        ("undo-granted", 0),
    ]
    notices, ply = (await served.see(table_id))["notices"], (await served.see(table_id))["snapshot"]["ply"]
    assert notices[-1]["ply"] == ply < notices[-2]["ply"]


async def on_device(served: Served, table_id: str, token: str) -> tuple[list[int], list[int]]:
    """Return the seats that a device holds and those it has lost, as the list of its tables says."""
    answer = await served.post("/api/mine", {"tables": [{"id": table_id, "tokens": [token]}]})
    (table,) = answer.json()["tables"]
    return table["you"], table["lost"]


async def test_who_leaves_a_running_game_takes_the_seat_back_with_one_call(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    table = (await served.see(table_id, second))["table"]
    assert (table["you"], table["lost"], table["seats"][1]["stand_in"]) == ([], [1], True)
    assert await on_device(served, table_id, second) == ([], [1])
    assert await on_device(served, table_id, tokens["0"]) == ([0], [])
    assert (await served.see(table_id))["table"]["lost"] == []  # only who has the token may
    assert (await reclaim(served, table_id, "not-a-token")).status_code == 401
    table = (await reclaim(served, table_id, second)).json()["table"]
    assert (table["you"], table["lost"], table["seats"][1]["kind"]) == ([1], [], "person")
    assert await on_device(served, table_id, second) == ([1], [])
    assert (await reclaim(served, table_id, second)).status_code == 200  # again: nothing new
    assert await told(served, table_id) == [("joined", 1), ("left", 1), ("reclaimed", 1)]
    await served.turn(table_id, tokens["0"])
    assert (await served.turn(table_id, second))["snapshot"]["ply"] == 9


async def test_whoever_comes_back_to_a_table_of_bots_is_its_host_and_nobody_reminds_a_bot(settings: Settings) -> None:
    async with serving(replace(settings, bot_delay=30.0)) as served:
        table_id, tokens = await served.table("Odile", None)
        second = await served.join(table_id, "Bruno")
        for token in (tokens["0"], second):
            await served.post(f"/api/tables/{table_id}/leave", {}, token)
        table = (await reclaim(served, table_id, second)).json()["table"]
        seat = table["seats"][1]
        assert (table["host"], seat["host"], seat["kind"], seat["bot"]) == (True, True, "person", None)
        answer = await served.post(f"/api/tables/{table_id}/nudge", {}, second)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-nudge")
        back = (await reclaim(served, table_id, tokens["0"])).json()["table"]
        assert [seat["host"] for seat in back["seats"]] == [False, True]


async def test_a_time_out_is_told_and_the_seat_comes_back_with_a_minute(
    settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(replace(settings, bot_delay=30.0)) as served:
        table_id, tokens = await served.table("Odile", None, clock={"initial": 5, "increment": 2})
        await served.join(table_id, "Bruno")
        forward(6)
        watcher = served.live(table_id, [tokens["0"]])
        await watcher.until(lambda f: f["type"] == "notice" and f["notice"]["key"] == "shell-notice-time-out")
        seen = (await served.see(table_id, tokens["0"]))["table"]
        assert (seen["lost"], seen["you"]) == ([0], [])
        forward(20)  # the bot's time, not hers
        await reclaim(served, table_id, tokens["0"])
        again = await served.see(table_id, tokens["0"])
        assert (again["table"]["you"], again["snapshot"]["legal"] != []) == ([0], True)
        first, second = again["snapshot"]["clock"]["seats"]
        assert (50 < first <= 60, second, again["snapshot"]["clock"]["running"]) == (True, 5.0, 0)


async def test_a_clock_keeps_what_it_had_or_gets_a_minute_also_for_a_seat_that_is_not_on_turn(served: Served) -> None:
    for initial, left in ((300, 300.0), (5, 60.0)):
        table_id, _ = await served.table("Odile", None, clock={"initial": initial})
        second = await served.join(table_id, "Bruno")
        await served.post(f"/api/tables/{table_id}/leave", {}, second)
        await reclaim(served, table_id, second)
        assert (await served.see(table_id))["snapshot"]["clock"]["seats"][1] == left


async def test_a_seat_that_somebody_else_has_now_does_not_come_back(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    path = f"/api/tables/{table_id}/seats/1"
    await served.post(path, {"kind": "bot", "bot": "random"}, tokens["0"])
    assert (await served.see(table_id, second))["table"]["lost"] == [1]  # another bot is still a stand-in
    await served.post(path, {"kind": "open"}, tokens["0"])
    assert (await served.see(table_id, second))["table"]["lost"] == []
    third = await served.join(table_id, "Cleo")
    assert (await reclaim(served, table_id, second)).status_code == 401
    assert (await served.see(table_id, third))["table"]["you"] == [1]
    answer = await served.post(path, {"kind": "open"}, tokens["0"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "seat-taken")


async def test_the_host_frees_a_seat_or_gives_it_to_a_bot_before_the_start(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    second = await served.join(table_id, "Bruno")
    path = f"/api/tables/{table_id}/seats/1"
    assert (await served.post(path, {"kind": "open"}, second)).status_code == 403
    answer = await served.post(path, {"kind": "open"}, tokens["0"])
    assert answer.json()["table"]["seats"][1]["kind"] == "open"
    assert (await served.see(table_id, second))["table"]["you"] == []
    await served.join(table_id, "Cleo")
    await served.post(path, {"kind": "bot", "bot": "random"}, tokens["0"])
    assert await told(served, table_id) == [("joined", 1), ("freed", 1), ("joined", 1), ("given", 1)]


async def test_an_absent_person_is_nudged_then_handed_to_a_bot_and_comes_back(
    settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(replace(settings, bot_delay=5.0)) as served:
        table_id, tokens = await served.table("Odile", None)
        second = await served.join(table_id, "Bruno")
        one = served.live(table_id, [second])
        frame = await one.until(lambda f: f["type"] == "table" and f["table"]["absent"] is not None)
        absent = frame["table"]["absent"]
        assert (absent["seat"], absent["accepted"], absent["waiting"]) == (0, [], [1])
        assert 500 < absent["left"] <= 600
        early = await served.post(f"/api/tables/{table_id}/hand", {"seat": 0}, second)
        assert (early.status_code, early.json()["error"]["code"]) == (409, "too-soon")
        early = await served.post(f"/api/tables/{table_id}/nudge", {}, second)
        assert (early.status_code, early.json()["error"]["code"]) == (409, "too-soon")
        forward(61)
        assert (await served.post(f"/api/tables/{table_id}/nudge", {}, tokens["0"])).status_code == 409
        assert (await served.post(f"/api/tables/{table_id}/nudge", {}, second)).status_code == 200
        again = await served.post(f"/api/tables/{table_id}/nudge", {}, second)
        assert (again.status_code, again.json()["error"]["code"]) == (409, "too-soon")
        forward(540)
        assert (await served.post(f"/api/tables/{table_id}/hand", {"seat": 0}, ())).status_code == 401
        table = (await served.post(f"/api/tables/{table_id}/hand", {"seat": 0}, second)).json()["table"]
        assert (table["seats"][0]["kind"], table["seats"][0]["stand_in"], table["absent"]) == ("bot", True, None)
        await one.until(lambda f: f["type"] == "notice" and f["notice"]["key"] == "shell-notice-handed")
        await reclaim(served, table_id, tokens["0"])
        assert await told(served, table_id) == [("joined", 1), ("nudged", 0), ("handed", 0), ("reclaimed", 0)]
        assert (await served.turn(table_id, tokens["0"]))["snapshot"]["ply"] == 6


async def test_everybody_who_is_here_must_agree_to_hand_a_seat_over(settings: Settings) -> None:
    async with serving(replace(settings, absent_after=0.0, bot_delay=5.0)) as served:
        table_id, tokens = await served.table("Odile", None, None)
        second, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
        lines = [served.live(table_id, [token]) for token in (second, third)]
        await lines[0].until(lambda f: f == {"type": "presence", "seats": [False, True, True]})
        path = f"/api/tables/{table_id}/hand"
        other = await served.post(path, {"seat": 2}, second)
        assert other.json()["error"]["code"] == "not-absent", "it is not their turn"
        table = (await served.post(path, {"seat": 0}, second)).json()["table"]
        assert (table["absent"]["accepted"], table["absent"]["waiting"]) == ([1], [2])
        refused = (await served.post(path, {"seat": 0, "accept": False}, third)).json()["table"]
        assert refused["absent"]["accepted"] == []
        for _ in range(2):  # who wants it twice has asked once
            await served.post(path, {"seat": 0}, second)
        table = (await served.post(path, {"seat": 0}, third)).json()["table"]
        assert table["seats"][0]["stand_in"]
        asked = [("hand-asked", 0), ("hand-refused", 0), ("hand-asked", 0), ("handed", 0)]
        assert (await told(served, table_id))[2:] == asked
        assert (await reclaim(served, table_id, tokens["0"])).status_code == 200
        again = (await served.see(table_id, second))["table"]["absent"]
        assert again["accepted"] == [], "what was wished before has come true"


async def test_everybody_sees_who_else_wants_to_hand_a_seat_over(settings: Settings) -> None:
    async with serving(replace(settings, absent_after=0.0)) as served:
        table_id, _ = await served.table("Odile", None, None, None, game="carcassonne")
        people = [await served.join(table_id, name) for name in ("Bruno", "Cleo", "Dora")]
        lines = [served.live(table_id, [token]) for token in people]
        await lines[2].until(lambda f: f == {"type": "presence", "seats": [False, True, True, True]})
        for token in people[:2]:
            await served.post(f"/api/tables/{table_id}/hand", {"seat": 0}, token)
        await lines[2].until(lambda f: f["type"] == "table" and (f["table"]["absent"] or {}).get("accepted") == [1, 2])


async def test_who_is_here_or_plays_by_the_clock_is_not_absent(settings: Settings) -> None:
    async with serving(replace(settings, absent_after=0.0)) as served:
        table_id, tokens = await served.table("Odile", None)
        second = await served.join(table_id, "Bruno")
        here = served.live(table_id, [tokens["0"]])
        await here.until(lambda f: f["type"] == "presence" and f["seats"][0])
        path = f"/api/tables/{table_id}/hand"
        answer = await served.post(path, {"seat": 0}, second)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-absent")
        await here.leave()
        assert (await served.see(table_id, second))["table"]["absent"]["seat"] == 0
        assert (await served.see(table_id))["table"]["absent"] is None  # nobody is here who waits
        own = await served.post(path, {"seat": 0}, tokens["0"])
        assert own.json()["error"]["code"] == "not-absent", "whoever asks is here"
        assert (await served.post(path, {"seat": 1}, second)).json()["error"]["code"] == "not-absent"
        timed, _ = await served.table("Odile", None, clock={"initial": 60})
        third = await served.join(timed, "Cleo")
        assert (await served.see(timed, third))["table"]["absent"] is None
        assert (await served.post(f"/api/tables/{timed}/nudge", {}, third)).json()["error"]["code"] == "no-nudge"


async def test_who_was_here_a_moment_ago_is_given_the_whole_time_again(
    settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", None)
        second = await served.join(table_id, "Bruno")
        here, watcher = served.live(table_id, [tokens["0"]]), served.live(table_id, [second])
        await watcher.until(lambda f: f == {"type": "presence", "seats": [True, True]})
        forward(700)
        await here.leave()
        frame = await watcher.until(lambda f: f["type"] == "table" and (f["table"]["absent"] or {}).get("left", 0) > 0)
        assert frame["table"]["absent"]["away"] < 100


async def test_nobody_is_away_for_longer_than_their_turn_or_the_server(
    settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", None)
        await served.join(table_id, "Bruno")

        async def left() -> float:
            return float((await served.see(table_id, tokens["0"]))["table"]["absent"]["left"])

        forward(700)
        await served.turn(table_id, tokens["0"])
        assert await left() > 500, "it was not Bruno's turn until now"
        forward(700)
        assert await left() == 0
        served.house.began = served.house.now()
        assert await left() > 500, "a server that has just started knows of nobody whether they were here"


async def test_a_wish_to_hand_a_seat_over_ends_with_a_visit_and_with_a_move(settings: Settings) -> None:
    async with serving(replace(settings, absent_after=0.0)) as served:
        table_id, tokens = await served.table("Odile", None, None)
        second, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
        lines = [served.live(table_id, [token]) for token in (second, third)]
        await lines[0].until(lambda f: f == {"type": "presence", "seats": [False, True, True]})

        async def wish() -> None:
            await served.post(f"/api/tables/{table_id}/hand", {"seat": 0}, second)
            await accepted([1])

        async def accepted(seats: list[int]) -> None:
            await lines[0].until(
                lambda f: f["type"] == "table" and (f["table"]["absent"] or {}).get("accepted") == seats
            )

        await wish()
        here = served.live(table_id, [tokens["0"]])
        await lines[0].until(lambda f: f == {"type": "presence", "seats": [True, True, True]})
        await here.leave()
        await accepted([])
        await wish()
        for token in (tokens["0"], second, third):
            await served.turn(table_id, token)
        await accepted([])
        alone = (await served.post(f"/api/tables/{table_id}/hand", {"seat": 0}, third)).json()["table"]
        assert (alone["absent"]["accepted"], alone["absent"]["waiting"]) == ([2], [1])


async def test_a_vote_to_free_a_seat_is_no_wish_to_hand_it_over(settings: Settings) -> None:
    async with serving(replace(settings, absent_after=0.0)) as served:
        table_id, tokens = await served.table("Odile", None, None)
        _, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
        await served.live(table_id, [third]).until(lambda f: f == {"type": "presence", "seats": [False, False, True]})
        await served.turn(table_id, tokens["0"])
        table = (await served.post(f"/api/tables/{table_id}/seats/1/free", {}, tokens["0"])).json()["table"]
        assert table["freeing"]["accepted"] == [0]
        assert (table["absent"]["seat"], table["absent"]["accepted"]) == (1, [])


async def test_a_program_neither_keeps_a_table_waiting_nor_is_asked(settings: Settings) -> None:
    async with serving(replace(settings, absent_after=0.0)) as served:
        table_id, _ = await served.table("Odile", None, None)
        second, robot = await served.join(table_id, "Bruno"), await served.join(table_id, "Robot")
        await seats.enrol(served.house, table_id, [robot])
        for token in (second, robot):
            live = served.live(table_id, [token])
        await live.until(lambda f: f == {"type": "presence", "seats": [False, True, True]})
        assert (await served.see(table_id, second))["table"]["absent"]["waiting"] == [1]
        handed = (await served.post(f"/api/tables/{table_id}/hand", {"seat": 0}, second)).json()["table"]
        assert handed["seats"][0]["stand_in"]
        other, tokens = await served.table("Odile", None)
        await seats.enrol(served.house, other, [await served.join(other, "Robot")])
        await served.turn(other, tokens["0"])
        table = (await served.see(other, tokens["0"]))["table"]
        assert (table["turn"], table["absent"]) == (1, None), "its decisions have a limit of their own"


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_everything_that_is_told_has_its_sentence(lang: str) -> None:
    texts = Path(bastide.__file__).parent / "text"
    text = "".join((texts / f"{place}{lang}.ftl").read_text(encoding="utf-8") for place in ("", "table.", "later."))
    assert [what for what in get_args(notices.What) if f"\n{notices.PREFIX}{what} = " not in text] == []


async def test_the_hosts_part_goes_to_a_person_before_a_program(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", None, None)
    robot, third = await served.join(table_id, "Robot"), await served.join(table_id, "Cleo")
    await seats.enrol(served.house, table_id, [robot])
    await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])
    assert [seat["host"] for seat in (await served.see(table_id))["table"]["seats"]] == [False, False, True]
    assert (await served.see(table_id, third))["table"]["host"] is True
