"""Another game: one offer for everybody, the same seats moved up by one, the same clock, options and bots."""

from typing import Any

from bastide.server.admin import tables

from .served import Served


async def rematch(served: Served, table_id: str, tokens: Any) -> Any:
    return await served.post(f"/api/tables/{table_id}/rematch", {}, tokens)


async def finished(served: Served, *others: Any, **more: Any) -> tuple[str, list[str]]:
    """Play a table to its end; return it with the tokens of its people in order of their seats."""
    table_id, tokens = await served.table("Odile", *others, options={"rounds": "1"}, **more)
    people = [tokens["0"]]
    for seat, other in enumerate(others, 1):
        if other is None:
            people.append(await served.join(table_id, ("Bruno", "Cleo")[seat - 1]))
    while (seen := await served.see(table_id))["table"]["state"] != "over":
        turn = seen["snapshot"]["view"]["current"]
        if turn >= 0 and seen["table"]["seats"][turn]["kind"] == "person":
            await served.turn(table_id, people)
    return table_id, people


async def test_both_press_and_sit_at_the_same_table(served: Served) -> None:
    table_id, (first, second) = await finished(served, None, clock={"initial": 300, "increment": 7}, public=False)
    watcher = served.live(table_id)
    made = (await rematch(served, table_id, first)).json()
    table = made["table"]
    assert (table["state"], table["you"], table["host"]) == ("open", [1], True)
    assert made["tokens"] == {"1": first}  # the old token opens the new seat
    assert table["clock"] == {"initial": 300.0, "increment": 7.0, "each": False}
    assert (table["options"]["rounds"], table["public"]) == ("1", False)
    assert [(seat["name"], seat["kind"], seat["reserved"]) for seat in table["seats"]] == [
        ("Bruno", "open", True),
        ("Odile", "person", False),
    ]
    frame = await watcher.until(lambda f: f["type"] == "table" and f["table"]["rematch"] is not None)
    assert frame["table"]["rematch"] == {"table": table["id"], "seat": 0, "accepted": [0]}
    stranger = await served.post(f"/api/tables/{table['id']}/join", {"name": "Dora"})
    assert stranger.json()["error"]["code"] == "full"  # the seat is kept
    assert (await served.see(table["id"], second))["table"]["lost"] == []  # and nobody plays there instead
    joined = (await rematch(served, table_id, second)).json()
    assert (joined["table"]["id"], joined["table"]["state"]) == (table["id"], "running")
    assert (joined["table"]["you"], joined["tokens"]) == ([0], {"0": second})
    assert [(notice["key"], notice["seat"]) for notice in (await served.see(table["id"]))["notices"]] == [
        ("shell-notice-joined", 0)
    ]
    assert (await served.turn(table["id"], second))["snapshot"]["ply"] == 6  # Bruno begins now
    seen = await served.see(table_id)
    assert seen["table"]["rematch"]["accepted"] == [0, 1]
    assert [notice["key"].removeprefix("shell-notice-") for notice in seen["notices"]][1:] == [
        "rematch-offered",
        "rematch-accepted",
    ]
    again = (await rematch(served, table_id, second)).json()  # a lost answer
    assert (again["table"]["id"], again["tokens"]) == (table["id"], {"0": second})
    assert len((await served.see(table_id))["notices"]) == 3


async def test_bots_play_again_and_alone_it_starts_at_once(served: Served) -> None:
    table_id, (only,) = await finished(served, "bot random")
    table = (await rematch(served, table_id, only)).json()["table"]
    assert (table["state"], table["seats"][0]["bot"], table["you"]) == ("running", "random", [1])


async def test_the_bots_of_a_rematch_think_on_behalf_of_whoever_offered_it(served: Served) -> None:
    table_id, (only,) = await finished(served, "bot random")
    new = (await served.house.load((await rematch(served, table_id, only)).json()["table"]["id"])).row
    other, _ = await served.table("Odile", "bot random")
    assert new.client == (await served.house.load(other)).row.client != ""


async def test_the_host_gives_a_kept_seat_away_and_the_latecomer_may_watch(served: Served) -> None:
    table_id, (first, second) = await finished(served, None)
    new_id = (await rematch(served, table_id, first)).json()["table"]["id"]
    await served.post(f"/api/tables/{new_id}/seats/0", {"kind": "open"}, first)
    await served.join(new_id, "Dora")
    late = (await rematch(served, table_id, second)).json()
    assert (late["table"]["id"], late["table"]["you"], late["tokens"]) == (new_id, [], {})
    seen = await served.see(table_id)
    assert seen["table"]["rematch"]["accepted"] == [0], "who comes too late has not accepted"
    assert seen["notices"][-1]["key"] == "shell-notice-rematch-offered"


async def test_a_new_offer_takes_the_place_of_one_whose_table_is_gone(served: Served) -> None:
    table_id, (first, second) = await finished(served, None)
    new_id = (await rematch(served, table_id, first)).json()["table"]["id"]
    await served.post(f"/api/tables/{new_id}/leave", {}, first)
    other = (await rematch(served, table_id, second)).json()["table"]
    assert other["id"] != new_id
    assert other["you"] == [0]
    assert (await rematch(served, table_id, first)).json()["table"]["id"] == other["id"]


async def over(served: Served, table_id: str, tokens: Any) -> None:
    """Play on until a game is over at which one person and bots play."""
    live = served.live(table_id)
    while (seen := await served.see(table_id))["table"]["state"] != "over":
        if seen["table"]["seats"][seen["snapshot"]["view"]["current"]]["kind"] == "person":
            await served.turn(table_id, tokens)
        else:
            await live.until(lambda frame: frame["type"] in ("snapshot", "table"))


async def test_whoever_a_bot_plays_for_at_the_end_has_a_place_too(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, options={"rounds": "1"})
    second = await served.join(table_id, "Bruno")
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    await over(served, table_id, tokens["0"])
    late = await served.post(f"/api/tables/{table_id}/reclaim", {}, second)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "over")
    made = (await rematch(served, table_id, tokens["0"])).json()["table"]
    seat = made["seats"][0]
    assert (made["state"], seat["kind"], seat["name"], seat["stand_in"]) == ("running", "bot", "Bruno", True)
    back = (await rematch(served, table_id, second)).json()
    assert (back["table"]["id"], back["table"]["you"], back["table"]["lost"]) == (made["id"], [], [0])
    assert back["tokens"] == {"0": second}
    taken = (await served.post(f"/api/tables/{made['id']}/reclaim", {}, second)).json()["table"]
    assert (taken["you"], taken["seats"][0]["kind"]) == ([0], "person")


async def test_whoever_a_bot_plays_for_at_the_end_may_offer_another_game(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, options={"rounds": "1"})
    second = await served.join(table_id, "Bruno")
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    await over(served, table_id, tokens["0"])
    made = (await rematch(served, table_id, second)).json()
    assert (made["table"]["you"], made["table"]["host"], made["tokens"]) == ([0], True, {"0": second})
    seats = [(seat["kind"], seat["bot"], seat["reserved"]) for seat in made["table"]["seats"]]
    assert seats == [("person", None, False), ("open", None, True)]
    joined = (await rematch(served, table_id, tokens["0"])).json()["table"]
    assert (joined["state"], joined["you"]) == ("running", [1])


async def test_whoever_presses_again_while_others_are_still_to_come_keeps_the_seat(served: Served) -> None:
    table_id, (first, second, third) = await finished(served, None, None)
    made = (await rematch(served, table_id, first)).json()
    for person in (first, second, first, second):
        table = (await rematch(served, table_id, person)).json()["table"]
        assert table["id"] == made["table"]["id"]
    assert [(seat["name"], seat["kind"], seat["host"]) for seat in table["seats"]] == [
        ("Bruno", "person", False),
        ("Cleo", "open", False),
        ("Odile", "person", True),
    ]
    assert (await served.see(table_id))["table"]["rematch"]["accepted"] == [0, 1]
    started = (await rematch(served, table_id, third)).json()["table"]
    assert (started["state"], (await served.see(table["id"], first))["table"]["you"]) == ("running", [2])


async def test_what_was_agreed_holds_at_the_new_table_and_time_begins_anew(served: Served) -> None:
    table_id, (first, _) = await finished(served, None, clock={"initial": 300}, closed=True, patience=3600.0)
    looked = served.live(table_id, [first])
    await looked.next("presence")
    await looked.leave()
    table = (await rematch(served, table_id, first)).json()["table"]
    assert (table["closed"], table["patience"]) == (True, 3600.0)
    assert (await served.see(table["id"]))["snapshot"]["clock"]["seats"] == [300, 300]
    (there,) = (await served.post("/api/person/export", {"tables": {table["id"]: [first]}})).json()["seats"]
    assert there["seen"] is None, "nobody was at the new table yet"


async def test_other_devices_open_the_seat_at_the_new_table_too(served: Served) -> None:
    table_id, people = await finished(served, None)
    devices = []
    for token in people:
        code = (await served.post(f"/api/tables/{table_id}/pair", {}, token)).json()["code"]
        devices += (await served.post("/api/seat", {"code": code})).json()["tokens"].values()
    made = (await rematch(served, table_id, people[0])).json()["table"]
    assert (await served.see(made["id"], devices[0]))["table"]["you"] == [1]
    joined = (await rematch(served, table_id, devices[1])).json()
    assert (joined["table"]["you"], joined["tokens"]) == ([0], {"0": devices[1]})
    assert (await served.see(made["id"], people[1]))["table"]["you"] == [0]


async def test_bots_keep_their_names(served: Served) -> None:
    table_id, people = await finished(served, "bot random", "bot random")
    first = (await rematch(served, table_id, people[0])).json()["table"]
    assert [seat["name"] for seat in first["seats"]] == ["bot 2", "bot 3", "Odile"]
    await over(served, first["id"], people[0])
    second = (await rematch(served, first["id"], people[0])).json()["table"]
    assert [seat["name"] for seat in second["seats"]] == ["bot 3", "Odile", "bot 2"]


async def test_a_bot_that_comes_to_a_rematch_has_a_name_of_its_own(served: Served) -> None:
    table_id, people = await finished(served, None, "bot random")
    new = (await rematch(served, table_id, people[0])).json()["table"]
    assert [seat["name"] for seat in new["seats"]] == ["Bruno", "bot 3", "Odile"]
    path = f"/api/tables/{new['id']}/seats"
    table = (await served.post(f"{path}/0", {"kind": "bot", "bot": "random"}, people[0])).json()["table"]
    assert [seat["name"] for seat in table["seats"]] == ["", "bot 3", "Odile"]
    await over(served, new["id"], people[0])
    third = (await rematch(served, new["id"], people[0])).json()["table"]
    assert [seat["name"] for seat in third["seats"]] == ["bot 3", "Odile", "bot 1"]


async def test_only_people_of_a_finished_game_may_offer(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    answer = await rematch(served, table_id, tokens["0"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-finished")
    assert (await rematch(served, table_id, ())).status_code == 401


async def test_nobody_sits_down_at_a_rematch_that_was_closed(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, (first, second) = await finished(served, None)
    fresh = (await rematch(served, table_id, first)).json()["table"]["id"]
    await tables.close(served.house, "Nora", fresh, True, "")
    answer = await rematch(served, table_id, second)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "closed")
    assert (await served.see(fresh))["table"]["state"] == "open"
