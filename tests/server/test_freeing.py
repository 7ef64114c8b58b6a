"""The host frees a seat in a running game; whoever has a seat finds a place at a full table."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bastide.server import seats
from bastide.server.settings import Settings
from bastide.server.watchers import LiveWatcher
from bastide.storage import tables

from .served import Served, serving


async def free(served: Served, table_id: str, token: str, seat: int, accept: bool = True, status: int = 200) -> Any:
    answer = await served.post(f"/api/tables/{table_id}/seats/{seat}/free", {"accept": accept}, token)
    assert answer.status_code == status, answer.text
    return answer.json()


async def company(served: Served, *names: str, **more: Any) -> tuple[str, list[str]]:
    """Let people sit down at a running table, each at a device of their own, the first one as host."""
    table_id, first = await served.table(names[0], *(None for _ in names[1:]), game="carcassonne", **more)
    return table_id, [first["0"], *[await served.join(table_id, name) for name in names[1:]]]


async def present(served: Served, table_id: str, tokens: list[str]) -> None:
    """Let these people have the table open."""
    for token in tokens:
        served.live(table_id, [token])
    async with asyncio.timeout(10):
        while len(served.house.presence.at(table_id)) < len(tokens):
            await asyncio.sleep(0.01)


async def test_everybody_who_is_here_agrees_to_a_vote_of_the_host(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno", "Anne")
    await present(served, table_id, tokens)
    assert (await free(served, table_id, tokens[1], 2, status=403))["error"]["code"] == "not-host"
    asked = await free(served, table_id, tokens[0], 2)
    assert asked["table"]["freeing"] == {"seat": 2, "accepted": [0], "waiting": [1]}
    await free(served, table_id, tokens[1], 2, accept=False)
    assert (await served.see(table_id))["table"]["freeing"] is None
    await free(served, table_id, tokens[0], 2)
    freed = await free(served, table_id, tokens[1], 2)
    assert freed["table"]["seats"][2]["kind"] == "bot"
    assert (await served.post(f"/api/tables/{table_id}/reclaim", {}, tokens[2])).status_code == 401
    keys = [notice["key"].removeprefix("shell-notice-") for notice in (await served.see(table_id))["notices"]]
    assert keys[-4:] == ["vote-asked", "vote-refused", "vote-asked", "voted-out"]


async def test_in_a_game_of_two_nobody_puts_the_other_out(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno")
    assert (await free(served, table_id, tokens[0], 1, status=409))["error"]["code"] == "no-vote"
    assert (await free(served, table_id, tokens[0], 0, status=409))["error"]["code"] == "nobody-there"


async def test_after_the_agreed_time_away_the_host_alone_frees_and_the_owner_may_come_back(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno", patience=60)
    assert (await free(served, table_id, tokens[0], 1, status=409))["error"]["code"] == "no-vote"
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, table_id, [1], served.house.now() - 61)
    assert (await free(served, table_id, tokens[0], 1, status=409))["error"]["code"] == "no-vote", "the server was away"
    served.house.began -= 100
    served.house._steady -= 100
    assert (await free(served, table_id, tokens[1], 0, status=403))["error"]["code"] == "not-host"
    freed = await free(served, table_id, tokens[0], 1)
    assert freed["table"]["seats"][1]["stand_in"] is True
    assert (await served.post(f"/api/tables/{table_id}/reclaim", {}, tokens[1])).status_code == 200


async def test_who_looks_at_the_table_is_not_away_however_long_nothing_was_heard(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno", patience=60)
    served.house.began -= 100
    served.house._steady -= 100
    await present(served, table_id, tokens)
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, table_id, [1], served.house.now() - 61)
    assert (await free(served, table_id, tokens[0], 1, status=409))["error"]["code"] == "no-vote"


async def test_only_the_host_frees_alone_and_only_if_that_is_what_was_said(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno", "Anne", patience=60)
    served.house.began -= 100
    served.house._steady -= 100
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, table_id, [2], served.house.now() - 61)
    assert (await free(served, table_id, tokens[1], 2, status=403))["error"]["code"] == "not-host"
    assert (await free(served, table_id, tokens[0], 2, accept=False))["table"]["seats"][2]["kind"] == "person"
    assert (await free(served, table_id, tokens[0], 2))["table"]["seats"][2]["kind"] == "bot"


async def test_a_vote_waits_for_everybody_who_is_here_and_is_about_one_seat(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno", "Anne", "Cleo")
    await present(served, table_id, tokens)
    await free(served, table_id, tokens[0], 3)
    assert (await free(served, table_id, tokens[0], 2, status=409))["error"]["code"] == "vote-running"
    await free(served, table_id, tokens[0], 3, accept=False)
    asked = await free(served, table_id, tokens[0], 2)
    assert asked["table"]["freeing"] == {"seat": 2, "accepted": [0], "waiting": [1, 3]}
    half = await free(served, table_id, tokens[1], 2)
    assert half["table"]["freeing"] == {"seat": 2, "accepted": [0, 1], "waiting": [3]}
    assert (await free(served, table_id, tokens[3], 2))["table"]["seats"][2]["kind"] == "bot"


async def test_nobody_ends_a_vote_about_themselves_by_another_one(settings: Settings) -> None:
    """Neither by the wish to hand over a seat, nor as the host that somebody becomes meanwhile."""
    async with serving(replace(settings, absent_after=0.0)) as served:
        table_id, tokens = await company(served, "Odile", "Bruno", "Anne", "Cleo", start="0")
        await present(served, table_id, tokens[1:])
        vote = {"seat": 1, "accepted": [0], "waiting": [2, 3]}
        assert (await free(served, table_id, tokens[0], 1))["table"]["freeing"] == vote
        path = f"/api/tables/{table_id}"
        for accept in (True, False):
            answer = await served.post(f"{path}/hand", {"seat": 0, "accept": accept}, tokens[1])
            if accept:
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "vote-running"), answer.text
            else:
                assert answer.json()["table"]["freeing"] == vote, "nobody wished for that"
        assert (await free(served, table_id, tokens[0], 2, accept=False))["table"]["freeing"] == vote
        await served.post(f"{path}/leave", {}, tokens[0])
        assert (await served.see(table_id, tokens[1]))["table"]["host"] is True
        assert (await free(served, table_id, tokens[1], 2, status=409))["error"]["code"] == "vote-running"
        await free(served, table_id, tokens[2], 1)
        assert (await free(served, table_id, tokens[3], 1))["table"]["seats"][1]["kind"] == "bot"


async def test_a_program_is_nobody_who_votes(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno", "Anne")
    await seats.enrol(served.house, table_id, [tokens[1]])
    assert (await free(served, table_id, tokens[0], 2, status=409))["error"]["code"] == "no-vote"


async def test_who_has_just_moved_is_not_away_without_a_live_connection(served: Served) -> None:
    table_id, tokens = await company(served, "Odile", "Bruno", patience=60, start="1")
    served.house.began -= 100
    served.house._steady -= 100
    async with served.house.db.writing() as write:
        await tables.update_table(write.connection, table_id, created_at=served.house.now() - 100)
    now = (await served.see(table_id, tokens[1]))["snapshot"]
    body = {"seq": now["seq"], "actions": [now["legal"][0]["text"]]}
    assert (await served.post(f"/api/tables/{table_id}/moves", body, tokens[1])).status_code == 200
    assert (await free(served, table_id, tokens[0], 1, status=409))["error"]["code"] == "no-vote"


async def test_seats_come_before_those_who_watch(settings: Settings) -> None:
    async with serving(replace(settings, sockets_per_table=2)) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        first = served.live(table_id)
        await first.next("snapshot")
        second = served.live(table_id, [tokens["0"]])
        await second.next("snapshot")
        assert await served.live(table_id).until_closed() == 1013
        third = served.live(table_id, [tokens["1"]])
        await third.next("snapshot")
        assert await first.until_closed() == 1013
        assert third.code is None
        assert second.code is None


async def test_who_has_just_come_is_not_taken_for_somebody_who_only_watches(sqlite_served: Served) -> None:
    """As when all who sit there come back at once to a full table."""
    table_id, tokens = await sqlite_served.table("Odile", "Bruno")
    await sqlite_served.live(table_id).next("presence")
    hub, coming = sqlite_served.hub, [LiveWatcher((tokens["0"],), None, 9) for _ in range(9)]
    for one in coming:
        hub.enter(table_id, one)
    assert hub.make_room(table_id)
    assert not hub.make_room(table_id), "nobody else is known to watch only"
    assert {one.close for one in coming} == {None}
    for one in coming:
        hub.leave(hub.rooms[table_id], one)


async def test_a_seat_at_which_a_bot_plays_comes_before_those_who_watch_too(settings: Settings) -> None:
    async with serving(replace(settings, sockets_per_table=1)) as served:
        table_id, _ = await served.table("Odile", None)
        second = await served.join(table_id, "Bruno")
        await served.post(f"/api/tables/{table_id}/leave", {}, second)
        watching = served.live(table_id)
        await watching.next("presence")
        assert (await served.live(table_id, [second]).next("table"))["table"]["lost"] == [1]
        assert await watching.until_closed() == 1013


async def test_who_sits_on_two_seats_is_one_voter(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, first = await served.table("Odile", "Anne", None, game="carcassonne")
    third, both = await served.join(table_id, "Bruno"), [first["0"], first["1"]]
    path = f"/api/tables/{table_id}/seats/2/free"
    answer = await served.post(path, {"accept": True}, both)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-vote")
    assert (await served.see(table_id, third))["table"]["you"] == [2]


async def test_a_vote_is_won_by_two_people_not_by_two_seats(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, first = await served.table("Odile", "Anne", None, None, game="carcassonne")
    third, fourth = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
    asked = await served.post(f"/api/tables/{table_id}/seats/3/free", {"accept": True}, [first["0"], first["1"]])
    assert asked.json()["table"]["freeing"] == {"seat": 3, "accepted": [0, 1], "waiting": []}
    assert (await served.see(table_id, fourth))["table"]["you"] == [3]
    freed = await free(served, table_id, third, 3)
    assert freed["table"]["seats"][3]["kind"] == "bot"


async def test_a_vote_ends_with_the_seat_of_whom_it_was_about(sqlite_served: Served) -> None:
    """Whoever sits down there next is not put out by it."""
    served = sqlite_served
    table_id, tokens = await company(served, "Odile", "Bruno", "Anne")
    await present(served, table_id, tokens[:2])
    assert (await free(served, table_id, tokens[0], 2))["table"]["freeing"]["waiting"] == [1]
    await served.post(f"/api/tables/{table_id}/leave", {}, tokens[2])
    await served.post(f"/api/tables/{table_id}/seats/2", {"kind": "open"}, tokens[0])
    await served.join(table_id, "Cleo")
    assert (await served.see(table_id))["table"]["freeing"] is None
    assert (await free(served, table_id, tokens[1], 2, status=403))["error"]["code"] == "not-host"


async def test_a_vote_that_came_to_nothing_is_over_after_ten_minutes(
    sqlite_served: Served, forward: Callable[[float], None]
) -> None:
    served = sqlite_served
    table_id, tokens = await company(served, "Odile", "Bruno", "Anne")
    await present(served, table_id, tokens)
    await free(served, table_id, tokens[0], 2)
    forward(590)
    assert (await served.see(table_id))["table"]["freeing"]["waiting"] == [1]
    forward(20)
    assert (await served.see(table_id))["table"]["freeing"] is None
    assert (await free(served, table_id, tokens[1], 2, status=403))["error"]["code"] == "not-host"
