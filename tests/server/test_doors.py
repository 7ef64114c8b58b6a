"""One's seat on another device, and words that bring a browser's seats back."""

from dataclasses import replace

from sqlalchemy import select

from bastide.server.limits import Buckets
from bastide.server.settings import Settings
from bastide.storage import schema

from .served import Served, serving

WORDS = "lopit dibod fujip lusab gutih tugad mudof sakos"
OTHER = "lopit dibod fujip lusab gutih tugad mudof sakob"


async def test_a_code_opens_the_same_seats_once(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", None)
    both = list(tokens.values())
    assert (await served.post(f"/api/tables/{table_id}/pair", {}, ())).status_code == 401
    code = (await served.post(f"/api/tables/{table_id}/pair", {}, both)).json()["code"]
    async with served.house.db.reading() as connection:
        assert code not in str(list(await connection.execute(select(schema.pairings))))
    found = (await served.post("/api/seat", {"code": code})).json()
    assert (found["table"]["id"], found["table"]["you"], sorted(found["tokens"])) == (table_id, [0, 1], ["0", "1"])
    again = await served.post("/api/seat", {"code": code})
    assert (again.status_code, again.json()["error"]["code"]) == (404, "bad-code")
    await served.join(table_id, "Cleo")
    await served.move(table_id, found["tokens"]["0"], "build 0")  # both devices play on
    await served.move(table_id, both, "keep")
    assert (await served.see(table_id))["snapshot"]["ply"] == 7


async def test_a_code_ends_with_its_time_and_with_the_seat(settings: Settings) -> None:
    async with serving(replace(settings, pair_ttl=-1.0)) as served:
        table_id, tokens = await served.table("Odile", None)
        code = (await served.post(f"/api/tables/{table_id}/pair", {}, tokens["0"])).json()["code"]
        assert (await served.post("/api/seat", {"code": code})).status_code == 404


async def test_a_code_does_not_open_the_seat_of_who_came_after(served: Served) -> None:
    table_id, _ = await served.table("Odile", None, None)
    second = await served.join(table_id, "Bruno")
    codes = [(await served.post(f"/api/tables/{table_id}/pair", {}, second)).json()["code"] for _ in range(2)]
    device = (await served.post("/api/seat", {"code": codes[0]})).json()["tokens"]["1"]
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    third = await served.join(table_id, "Cleo")
    assert (await served.post("/api/seat", {"code": codes[1]})).status_code == 404
    assert (await served.see(table_id, device))["table"]["you"] == []
    assert (await served.see(table_id, third))["table"]["you"] == [1]


async def test_another_device_takes_the_seat_back_from_a_stand_in(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    await served.join(table_id, "Bruno")
    code = (await served.post(f"/api/tables/{table_id}/pair", {}, tokens["0"])).json()["code"]
    device = (await served.post("/api/seat", {"code": code})).json()["tokens"]["0"]
    await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])
    assert (await served.see(table_id, device))["table"]["lost"] == [0]
    await served.post(f"/api/tables/{table_id}/reclaim", {}, device)
    assert (await served.see(table_id, tokens["0"]))["table"]["you"] == [0]


async def test_a_seat_at_which_a_bot_plays_goes_to_another_device_and_into_words_too(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    await served.join(table_id, "Bruno")
    await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])
    code = (await served.post(f"/api/tables/{table_id}/pair", {}, tokens["0"])).json()["code"]
    found = (await served.post("/api/seat", {"code": code})).json()
    assert (found["table"]["lost"], list(found["tokens"])) == ([0], ["0"])
    for _ in range(2):  # the same again changes nothing
        covered = await served.post("/api/words/cover", {"words": WORDS, "tables": {table_id: [found["tokens"]["0"]]}})
        assert covered.json() == {"seats": 1}
    (back,) = (await served.post("/api/words/recover", {"words": WORDS})).json()["found"]
    assert (back["table"]["lost"], list(back["tokens"])) == ([0], ["0"])


async def test_a_device_that_comes_while_others_watch_has_its_seat_at_once(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    await served.live(table_id, [tokens["0"]]).next("presence")
    code = (await served.post(f"/api/tables/{table_id}/pair", {}, tokens["0"])).json()["code"]
    device = (await served.post("/api/seat", {"code": code})).json()["tokens"]["0"]
    assert (await served.live(table_id, [device]).next("table"))["table"]["you"] == [0]


async def test_words_bring_no_seat_back_at_a_game_that_is_over(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"})
    both = list(tokens.values())
    await served.post("/api/words/cover", {"words": WORDS, "tables": {table_id: both}})
    for _ in both:
        await served.turn(table_id, both)
    assert (await served.see(table_id))["table"]["state"] == "over"
    assert (await served.post("/api/words/recover", {"words": WORDS})).json() == {"found": []}


async def test_words_bring_all_running_seats_back(served: Served) -> None:
    one, first = await served.table("Odile", None)
    two, second = await served.table("Odile", "Wen")
    covered = await served.post(
        "/api/words/cover", {"words": WORDS, "tables": {one: [first["0"]], two: list(second.values()), "gone": ["x"]}}
    )
    assert covered.json() == {"seats": 3}
    assert (await served.post("/api/words/recover", {"words": OTHER})).json() == {"found": []}
    found = {
        item["table"]["id"]: item
        for item in (await served.post("/api/words/recover", {"words": WORDS})).json()["found"]
    }
    assert {table_id: sorted(item["tokens"]) for table_id, item in found.items()} == {one: ["0"], two: ["0", "1"]}
    assert found[two]["table"]["you"] == [0, 1]
    assert first["0"] not in found[one]["tokens"].values()  # fresh ones; the old ones are good still
    await served.turn(two, found[two]["tokens"]["0"])
    await served.turn(two, second["1"])
    async with served.house.db.reading() as connection:
        rows = str(list(await connection.execute(select(schema.recoveries))))
    assert not any(word in rows for word in [*WORDS.split(), first["0"]])


async def test_words_bring_a_seat_back_from_a_stand_in_but_not_from_another_person(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.post("/api/words/cover", {"words": WORDS, "tables": {table_id: [second]}})
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    found = (await served.post("/api/words/recover", {"words": WORDS})).json()["found"]
    assert found[0]["table"]["lost"] == [1]
    await served.post(f"/api/tables/{table_id}/seats/1", {"kind": "open"}, tokens["0"])
    await served.join(table_id, "Cleo")
    assert (await served.post("/api/words/recover", {"words": WORDS})).json() == {"found": []}


async def test_old_devices_give_way_when_there_are_too_many(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    devices = []
    for _ in range(9):
        code = (await served.post(f"/api/tables/{table_id}/pair", {}, tokens["0"])).json()["code"]
        devices.append((await served.post("/api/seat", {"code": code})).json()["tokens"]["0"])
    known = [
        bool((await served.see(table_id, device))["table"]["you"]) for device in (devices[0], devices[8], tokens["0"])
    ]
    assert known == [False, True, True]


async def test_nobody_may_try_codes_or_words_out(sqlite_served: Served) -> None:
    served = sqlite_served
    served.house.buckets = Buckets(replace(served.house.settings, rates=True))
    answers = [(await served.post("/api/seat", {"code": "A" * 22})).status_code for _ in range(6)]
    answers += [(await served.post("/api/words/recover", {"words": WORDS})).status_code for _ in range(6)]
    assert (answers[:6], answers[6:10], answers[10:]) == ([404] * 6, [200] * 4, [429] * 2)
    for words in ("", "babab", WORDS.upper(), WORDS + " babab", "secret " * 8):
        served.house.buckets = Buckets(replace(served.house.settings, rates=True))
        assert (await served.post("/api/words/recover", {"words": words})).status_code == 422
