"""Taking back: free, by consent, expired."""

from typing import Any

from .served import Served


async def ask(served: Served, table_id: str, tokens: Any, ply: int | None = None, seq: int | None = None) -> Any:
    if seq is None:
        seq = (await served.see(table_id))["snapshot"]["seq"]
    body = {"seq": seq} if ply is None else {"seq": seq, "ply": ply}
    return await served.post(f"/api/tables/{table_id}/undo", body, tokens)


async def test_what_revealed_nothing_is_taken_back_freely(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    await served.join(table_id, "Bruno")
    await served.move(table_id, tokens["0"], "build 0")
    assert (await served.see(table_id, tokens["0"]))["snapshot"]["undo"] == {"free_to": 3, "request": None}
    assert (await served.see(table_id))["snapshot"]["undo"]["free_to"] is None
    answer = await ask(served, table_id, tokens["0"])
    assert answer.json()["request"] is None
    assert answer.json()["seq"] == 5  # three draws, a building, an undo
    assert answer.json()["snapshot"]["ply"] == 3
    assert (await ask(served, table_id, tokens["0"], seq=4)).json()["snapshot"] == answer.json()["snapshot"]
    assert (await served.move(table_id, tokens["0"], "build 2", "keep")).status_code == 200


async def test_nothing_is_taken_back_for_others(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.move(table_id, tokens["0"], "build 0")
    answer = await ask(served, table_id, second)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "nothing-to-undo")
    assert (await ask(served, table_id, ())).status_code == 401
    asked = await ask(served, table_id, second, ply=3)
    assert asked.json()["request"]["waiting"] == [0]
    assert (await served.see(table_id))["snapshot"]["ply"] == 4


async def test_beyond_a_draw_everybody_is_asked(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    second, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
    await served.turn(table_id, tokens["0"])
    planks = (await served.see(table_id))["snapshot"]["view"]["planks"]
    request = (await ask(served, table_id, tokens["0"])).json()["request"]
    assert (request["ply"], request["accepted"], request["waiting"]) == (4, [0], [1, 2])
    path = f"/api/tables/{table_id}/undo/answer"
    half = (await served.post(path, {"request": request["id"], "accept": True}, second)).json()
    assert half["request"]["waiting"] == [2]
    assert half["snapshot"]["ply"] == 7
    assert (await served.post(path, {"request": "another", "accept": True}, third)).status_code == 409
    done = (await served.post(path, {"request": request["id"], "accept": True}, third)).json()
    assert done["request"] is None
    assert done["snapshot"]["ply"] == 4
    again = await served.turn(table_id, tokens["0"])
    assert again["snapshot"]["view"]["planks"] == planks  # taking back is no way to another draw


async def test_a_request_is_refused_withdrawn_or_expires(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    path = f"/api/tables/{table_id}/undo/answer"
    await served.turn(table_id, tokens["0"])
    for who in (second, tokens["0"]):
        request = (await ask(served, table_id, tokens["0"])).json()["request"]
        answer = await served.post(path, {"request": request["id"], "accept": False}, who)
        assert answer.json()["request"] is None
        assert answer.json()["snapshot"]["ply"] == 6
    request = (await ask(served, table_id, tokens["0"])).json()["request"]
    await served.turn(table_id, second)
    answer = await served.post(path, {"request": request["id"], "accept": True}, second)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-request")
    assert (await served.see(table_id))["snapshot"]["undo"]["request"] is None


async def test_people_on_one_device_and_bots_need_not_be_asked(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.turn(table_id, tokens["0"])
    both = list(tokens.values())
    answer = await ask(served, table_id, both)
    assert answer.json()["request"] is None
    assert answer.json()["snapshot"]["ply"] == 3


async def test_a_request_goes_through_when_the_last_who_was_asked_leaves(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    second, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
    await served.turn(table_id, tokens["0"])
    request = (await ask(served, table_id, tokens["0"])).json()["request"]
    await served.post(f"/api/tables/{table_id}/undo/answer", {"request": request["id"], "accept": True}, second)
    await served.post(f"/api/tables/{table_id}/leave", {}, third)
    assert (await served.see(table_id))["snapshot"]["ply"] == 4


async def test_impossible_undos(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    answer = await ask(served, table_id, tokens["0"])
    assert answer.json()["error"]["code"] == "nothing-to-undo"
    answer = await ask(served, table_id, tokens["0"], ply=99)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-ply")
    answer = await ask(served, table_id, tokens["0"], seq=99)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale-seq")
    answer = await ask(served, table_id, tokens["0"], seq=1)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale-seq")
