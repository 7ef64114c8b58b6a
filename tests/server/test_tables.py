"""Opening, finding, joining and leaving tables."""

import asyncio
from datetime import datetime

import pytest

from bastide.engine.registry import BUNDLED
from bastide.server.models import NAME_LIMIT

from .served import Served

HUTS = {"game": "huts"}


async def test_a_table_of_people_starts_when_the_last_seat_is_taken(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    assert list(tokens) == ["0"]
    before = await served.see(table_id)
    assert before["table"]["state"] == "open"
    assert before["snapshot"]["seq"] == 0
    assert (await served.move(table_id, tokens["0"], "build 0")).json()["error"]["code"] == "not-started"

    second = await served.join(table_id, "Bruno")
    third = await served.join(table_id, "Cleo", seat=2)
    after = await served.see(table_id, second)
    assert after["table"]["state"] == "running"
    assert [seat["name"] for seat in after["table"]["seats"]] == ["Odile", "Bruno", "Cleo"]
    assert [seat["kind"] for seat in after["table"]["seats"]] == ["person"] * 3
    assert after["table"]["you"] == [1]
    assert not after["table"]["host"]
    assert after["snapshot"]["ply"] == 4  # three secrets and the first planks are already drawn
    assert (await served.see(table_id, third))["table"]["you"] == [2]
    assert (await served.see(table_id, tokens["0"]))["table"]["host"]


async def test_a_table_without_open_seats_starts_at_once(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    found = await served.see(table_id, tokens.values())
    assert found["table"]["state"] == "running"
    assert found["table"]["you"] == [0, 1]
    assert [seat["kind"] for seat in found["table"]["seats"]] == ["person", "local"]
    assert len(found["snapshot"]["legal"]) == 3
    assert found["table"]["commitment"]


async def test_the_list_shows_public_tables_only(served: Served) -> None:
    shown, _ = await served.table("Odile", None)
    hidden, _ = await served.table("Odile", None, public=False)
    running, _ = await served.table("Odile", "Bruno")
    found = (await served.get("/api/tables")).json()["tables"]
    assert [table["id"] for table in found] == [shown, running]
    found = (await served.get("/api/tables", params={"state": "open"})).json()["tables"]
    assert [table["id"] for table in found] == [shown]
    assert (await served.get("/api/tables", params={"state": "nonsense"})).status_code == 422
    assert (await served.see(hidden))["table"]["public"] is False  # whoever knows the link may look


async def test_a_device_asks_for_its_tables_in_one_call(served: Served) -> None:
    hidden, mine = await served.table("Odile", None, public=False)
    running, both = await served.table("Odile", "Bruno")
    gone, none = await served.table("Odile", None)
    await served.post(f"/api/tables/{gone}/leave", {}, none["0"])
    await served.join(hidden, "Cleo")
    held = [{"id": running, "tokens": [both["1"]]}, {"id": gone, "tokens": list(none.values())}]
    answer = await served.post("/api/mine", {"tables": [*held, {"id": hidden, "tokens": [mine["0"], "nonsense"]}]})
    found = answer.json()["tables"]
    assert [(table["id"], table["you"], table["turn"]) for table in found] == [(hidden, [0], 0), (running, [1], 0)]
    assert found[0]["updated"] > found[1]["updated"]
    many = [{"id": f"t{number}", "tokens": []} for number in range(101)]
    assert (await served.post("/api/mine", {"tables": many})).status_code == 422
    assert (await served.post("/api/mine", {"tables": many[:100]})).json() == {"tables": []}


async def test_two_people_of_one_name_are_told_apart(served: Served) -> None:
    table_id, _ = await served.table("Odile", None, None, None)
    long = "Maximilienne " + "d" * (NAME_LIMIT - 13)
    for name in ("odile", long, long):
        await served.join(table_id, name)
    seats = (await served.get(f"/api/tables/{table_id}")).json()["table"]["seats"]
    names = [seat["name"] for seat in seats]
    assert names == ["Odile", "odile (2)", long, f"{long[: NAME_LIMIT - 4].rstrip()} (2)"]
    seats = [{"kind": "me", "name": "Wen"}, {"kind": "local", "name": "Wen"}]
    made = await served.post("/api/tables", {"game": "carcassonne", "seats": seats})
    assert [seat["name"] for seat in made.json()["table"]["seats"]] == ["Wen", "Wen (2)"]


async def test_joining_needs_an_open_seat(served: Served) -> None:
    table_id, _ = await served.table("Odile", None, None)
    await served.join(table_id, "Bruno", seat=1)
    answer = await served.post(f"/api/tables/{table_id}/join", {"name": "Cleo", "seat": 1})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "seat-taken")
    assert answer.json()["error"]["open"] == [2]
    assert (await served.post(f"/api/tables/{table_id}/join", {"name": "Cleo", "seat": 9})).status_code == 404
    await served.join(table_id, "Cleo")
    answer = await served.post(f"/api/tables/{table_id}/join", {"name": "Dora"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "full")
    assert (await served.post("/api/tables/doesnotexist/join", {"name": "Dora"})).status_code == 404


KEY = {"headers": {"Idempotency-Key": "0" * 22}}


async def test_joining_again_with_the_same_key_is_sitting_at_the_same_seat(served: Served) -> None:
    table_id, _ = await served.table("Odile", None, None)
    path = f"/api/tables/{table_id}/join"
    first = (await served.post(path, {"name": "Bruno", "seat": 2}, **KEY)).json()
    again = (await served.post(path, {"name": "Bruno", "seat": 2}, **KEY)).json()  # the first answer was lost
    assert (again["seat"], again["token"]) == (first["seat"], first["token"]) == (2, first["token"])
    assert again["table"]["you"] == [2]
    quoted = await served.post(path, {"name": "Bruno"}, headers={"Idempotency-Key": f'"{"0" * 22}"'})
    assert quoted.json()["token"] == first["token"]
    other = (await served.post(path, {"name": "Cleo"}, headers={"Idempotency-Key": "1" * 22})).json()
    assert (other["seat"], other["table"]["state"]) == (1, "running")
    assert other["token"] != first["token"]
    assert [seat["name"] for seat in other["table"]["seats"]] == ["Odile", "Cleo", "Bruno"]
    await served.post(f"/api/tables/{table_id}/leave", {}, first["token"])
    kept = (await served.post(path, {"name": "Bruno"}, **KEY)).json()  # a bot plays there: it is still that person's
    assert (kept["seat"], kept["token"], kept["table"]["lost"]) == (2, first["token"], [2])
    elsewhere, _ = await served.table("Odile", None)
    assert (await served.post(f"/api/tables/{elsewhere}/join", {"name": "Bruno"}, **KEY)).json()["token"] != first[
        "token"
    ]


async def test_a_key_is_long_enough_that_nobody_guesses_it(served: Served) -> None:
    table_id, _ = await served.table("Odile", None)
    for key in ("short", "0" * 21, "0" * 65, "ü" * 30, "0" * 20 + "; "):
        answer = await served.post(
            f"/api/tables/{table_id}/join", {"name": "Bruno"}, headers={"Idempotency-Key": key.encode()}
        )
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request"), key


async def test_opening_again_with_the_same_key_opens_one_table(served: Served) -> None:
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}, {"kind": "local", "name": "Wen"}]
    made = [(await served.post("/api/tables", {"game": "huts", "seats": seats}, **KEY)).json() for _ in range(2)]
    assert made[0]["table"]["id"] == made[1]["table"]["id"]
    assert made[0]["tokens"] == made[1]["tokens"]
    assert made[1]["table"]["you"] == [0, 2]
    assert len((await served.get("/api/tables")).json()["tables"]) == 1
    at_once = await asyncio.gather(
        *(
            served.post("/api/tables", {"game": "huts", "seats": seats}, headers={"Idempotency-Key": "2" * 32})
            for _ in range(3)
        )
    )
    assert len({answer.json()["table"]["id"] for answer in at_once}) == 1
    assert len((await served.get("/api/tables")).json()["tables"]) == 2


async def test_leaving_before_the_start_opens_the_seat_and_passes_the_hosts_part_on(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    second = await served.join(table_id, "Bruno")
    left = await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])
    assert left.json()["table"]["seats"][0]["kind"] == "open"
    assert (await served.see(table_id, second))["table"]["host"]
    again = await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])  # an answer was lost
    assert (again.status_code, again.json()["table"]["you"]) == (200, [])
    assert (await served.see(table_id, second))["table"]["you"] == [1]
    assert (await served.post(f"/api/tables/{table_id}/leave", {})).status_code == 401
    for _ in range(2):
        last = await served.post(f"/api/tables/{table_id}/leave", {}, second)
        assert last.json() == {"table": None}
    assert (await served.get(f"/api/tables/{table_id}")).status_code == 404


async def test_a_bot_takes_over_a_seat_that_is_left_during_the_game(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, options={"rounds": "1"})
    second = await served.join(table_id, "Bruno")
    for _ in range(2):
        left = (await served.post(f"/api/tables/{table_id}/leave", {}, second)).json()["table"]
        assert (left["seats"][1]["kind"], left["seats"][1]["bot"], left["lost"]) == ("bot", "level:2", [1])
    await served.turn(table_id, tokens["0"])
    live = served.live(table_id)
    frame = await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over")
    assert frame["table"]["scores"] == (await served.see(table_id))["snapshot"]["view"]["scores"]


async def test_the_host_fills_open_seats_with_bots_and_opens_them_again(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    second = await served.join(table_id, "Bruno")
    path = f"/api/tables/{table_id}/seats/2"
    answer = await served.post(path, {"kind": "bot", "bot": "level:1"}, second)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-host")
    assert (await served.post(path, {"kind": "bot", "bot": "level:99"}, tokens["0"])).status_code == 422
    assert (await served.post(path, {"kind": "bot"}, tokens["0"])).status_code == 422
    answer = await served.post(f"/api/tables/{table_id}/seats/0", {"kind": "open"}, tokens["0"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "seat-taken")  # one leaves one's own
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    assert (await served.post(path, {"kind": "bot", "bot": "level:1"}, tokens["0"])).status_code == 200
    assert (await served.post(path, {"kind": "open"}, tokens["0"])).json()["table"]["seats"][2]["kind"] == "open"
    await served.post(path, {"kind": "bot", "bot": "level:1"}, tokens["0"])
    answer = await served.post(f"/api/tables/{table_id}/seats/1", {"kind": "bot", "bot": "random"}, tokens["0"])
    assert answer.json()["table"]["state"] == "running"


async def test_impossible_tables_are_refused_by_name(served: Served) -> None:
    me = {"kind": "me", "name": "Odile"}

    async def refused(**body: object) -> dict[str, object]:
        answer = await served.post("/api/tables", body)
        assert answer.status_code == 422, answer.text
        found: dict[str, object] = answer.json()["error"]
        return found

    assert (await refused(game="chess", seats=[me, me]))["code"] == "unknown-game"
    assert (await refused(game="huts", seats=[me]))["option"] == "players"
    assert (await refused(game="huts", seats=[me] * 2, options={"rounds": "99"}))["option"] == "rounds"
    assert (await refused(game="huts", seats=[me] * 2, options={"colour": "red"}))["option"] == "colour"
    assert (await refused(game="huts", seats=[me] * 2, start="1"))["option"] == "start"
    assert (await refused(game="huts", seats=[me, {"kind": "bot", "bot": "search:500s"}]))["code"] == "unknown-bot"
    assert (await refused(game="carcassonne", seats=[me] * 2, options={"preset": "none"}))["option"] == "preset"
    needy = await refused(game="carrara", seats=[me] * 2, options={"upgrades": "true", "cost8": "false"})
    assert (needy["option"], needy["needs"]) == ("upgrades", "cost8")
    assert "body.seats.0.me.name" in str(await refused(game="huts", seats=[{"kind": "me", "name": "\u0000 "}, me]))
    assert (await served.get("/api/tables")).json() == {"tables": []}


async def test_names_are_one_clean_line(served: Served) -> None:
    table_id, _ = await served.table("  Od\u202eile\n\u0007 of\tTours ", None)
    assert (await served.see(table_id))["table"]["seats"][0]["name"] == "Odile of Tours"


async def test_games_are_described(served: Served) -> None:
    games = {game["name"]: game for game in (await served.get("/api/games")).json()["games"]}
    assert games["carcassonne"]["max_players"] == 5
    assert games["carcassonne"]["levels"] == [f"level:{number}" for number in range(1, 6)]
    options = {option["name"]: option for option in games["carcassonne"]["options"]}
    assert options["two_tile_city"]["choices"] == ["2", "4"]
    assert options["stack"]["text"] is True
    assert {name for name in BUNDLED if games[name]["chooses_start"]} == {"carcassonne", "carrara", "praga"}


async def test_where_the_rules_say_who_begins_nothing_need_be_said(served: Served) -> None:
    bots = [{"kind": "me", "name": "Odile"}, {"kind": "open"}]
    for more in ({}, {"start": "random"}, {"start": "0"}):
        answer = await served.post("/api/tables", {"game": "caylus", "seats": bots, **more})
        assert answer.status_code == 200, answer.text
        assert "start_player" not in answer.json()["table"]["options"]


async def test_who_begins_is_chosen(served: Served) -> None:
    _, tokens = await served.table("Odile", "Bruno", game="carcassonne", start="1")
    listed = (await served.get("/api/tables", tokens.values())).json()["tables"][0]
    assert listed["options"]["start_player"] == "1"
    assert (await served.see(listed["id"]))["snapshot"]["view"]["current"] == 1


async def test_a_table_that_waits_for_people_is_not_buried_under_games_that_run(served: Served) -> None:
    waiting, _ = await served.table("Odile", None)
    other, _ = await served.table("Bruno", None)
    for _ in range(3):
        await served.table("Cleo", "Dora")
    listed = (await served.get("/api/tables", params={"limit": 3})).json()["tables"]
    assert [table["id"] for table in listed[:2]] == [other, waiting]
    assert [table["state"] for table in listed] == ["open", "open", "running"]


async def test_a_table_says_when_the_time_of_the_seat_on_turn_is_over(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, clock={"initial": 3 * 86400, "each": True})
    path, mine = "/api/mine", {"tables": [{"id": table_id, "tokens": [tokens["0"]]}]}
    assert (await served.post(path, mine)).json()["tables"][0]["deadline"] is None, "nobody is on turn yet"
    await served.join(table_id, "Bruno")
    (table,) = (await served.post(path, mine)).json()["tables"]
    ends, began = (datetime.fromisoformat(table[name]) for name in ("deadline", "updated"))
    assert (ends - began).total_seconds() == pytest.approx(3 * 86400, abs=1)
    free, _ = await served.table("Odile", "Bruno")
    assert (await served.see(free))["table"]["deadline"] is None
