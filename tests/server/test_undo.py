"""Taking back: free, by consent, expired."""

import asyncio
from dataclasses import replace
from typing import Any

from bastide.server import seats
from bastide.server.admin import tables
from bastide.server.settings import Settings
from bastide.storage import events as event_store
from bastide.storage.rows import UNDO

from .served import Served, serving


async def ask(
    served: Served, table_id: str, tokens: Any, ply: int | None = None, seq: int | None = None, **more: Any
) -> Any:
    if seq is None:
        seq = (await served.see(table_id))["snapshot"]["seq"]
    body = {"seq": seq, **more} if ply is None else {"seq": seq, "ply": ply, **more}
    return await served.post(f"/api/tables/{table_id}/undo", body, tokens)


async def again(served: Served, table_id: str, tokens: Any, seq: int | None = None) -> Any:
    if seq is None:
        seq = (await served.see(table_id))["snapshot"]["seq"]
    return await served.post(f"/api/tables/{table_id}/redo", {"seq": seq}, tokens)


def way(ply: int, seat: int = 0, question: str | None = None, consent: bool = False) -> dict[str, Any]:
    return {"ply": ply, "seat": seat, "question": question, "consent": consent}


async def test_what_revealed_nothing_is_taken_back_freely(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.move(table_id, tokens["0"], "build 0")
    assert (await served.see(table_id, tokens["0"]))["snapshot"]["undo"] == {
        "free_to": 3, "step": way(3), "turn": way(3), "redo": None, "request": None
    }  # fmt: skip
    nothing = {"free_to": None, "step": None, "turn": None, "redo": None, "request": None}
    assert (await served.see(table_id))["snapshot"]["undo"] == nothing, "a spectator"
    answer = await ask(served, table_id, tokens["0"])
    assert answer.json()["request"] is None
    assert answer.json()["seq"] == 5  # three draws, a building, an undo
    assert answer.json()["snapshot"]["ply"] == 3
    assert (await ask(served, table_id, tokens["0"], seq=4)).json()["snapshot"] == answer.json()["snapshot"]
    for token, ply in ((second, None), (second, 3), (tokens["0"], 2)):
        late = await ask(served, table_id, token, ply=ply, seq=4)
        assert (late.status_code, late.json()["error"]["code"]) == (409, "stale-seq"), "another's call, or another one"
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
    undo = (await served.see(table_id, tokens["0"]))["snapshot"]["undo"]
    assert (undo["step"], undo["turn"]) == (
        way(5, question="turn", consent=True),
        way(4, question="turn", consent=True),
    )
    request = (await ask(served, table_id, tokens["0"], to="turn")).json()["request"]
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


async def test_who_asks_again_meanwhile_does_not_begin_anew(served: Served) -> None:
    """Whoever has agreed already need not do so again, and whoever is about to answer answers the same request."""
    table_id, tokens = await served.table("Odile", None, None)
    second, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
    await served.turn(table_id, tokens["0"])
    request = (await ask(served, table_id, tokens["0"], to="turn")).json()["request"]
    answer = {"request": request["id"], "accept": True}
    await served.post(f"/api/tables/{table_id}/undo/answer", answer, second)
    again = (await ask(served, table_id, tokens["0"], to="turn")).json()["request"]
    assert (again["id"], again["accepted"], again["waiting"]) == (request["id"], [0, 1], [2])
    keys = [notice["key"] for notice in (await served.see(table_id, tokens["0"]))["notices"]]
    assert keys.count("shell-notice-undo-asked") == 1
    other = (await ask(served, table_id, tokens["0"])).json()["request"]
    assert (other["id"] == request["id"], other["ply"], other["waiting"]) == (False, 5, [1, 2])
    assert (await ask(served, table_id, tokens["0"], to="turn")).json()["request"]["waiting"] == [1, 2]
    assert (await served.post(f"/api/tables/{table_id}/undo/answer", answer, third)).status_code == 409


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
    question = (await ask(served, table_id, both)).json()["error"]
    assert (question["code"], question["question"], question["ply"]) == ("undo-question", "turn", 4)
    assert (await served.see(table_id))["snapshot"]["ply"] == 6, "nothing is done before the answer"
    answer = await ask(served, table_id, both, to="turn", confirm=True)
    assert answer.json()["request"] is None
    assert answer.json()["snapshot"]["ply"] == 3


async def test_a_request_goes_through_when_the_last_who_was_asked_leaves(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None)
    second, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
    await served.turn(table_id, tokens["0"])
    request = (await ask(served, table_id, tokens["0"], to="turn")).json()["request"]
    await served.post(f"/api/tables/{table_id}/undo/answer", {"request": request["id"], "accept": True}, second)
    await served.post(f"/api/tables/{table_id}/leave", {}, third)
    assert (await served.see(table_id))["snapshot"]["ply"] == 4


async def test_all_the_seats_of_one_device_have_agreed(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", None)
    third, both = await served.join(table_id, "Cleo"), [tokens["0"], tokens["1"]]
    await served.turn(table_id, both)
    request = (await ask(served, table_id, both, to="turn")).json()["request"]
    assert (request["accepted"], request["waiting"]) == ([0, 1], [2])
    body = {"request": request["id"], "accept": True}
    done = (await served.post(f"/api/tables/{table_id}/undo/answer", body, third)).json()
    assert (done["request"], done["snapshot"]["ply"]) == (None, request["ply"])


async def test_to_a_ply_one_goes_in_the_name_of_whoever_acted_and_not_freely_past_a_draw(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", None)
    both = [tokens["0"], tokens["1"]]
    await served.join(table_id, "Cleo")
    plot = (await served.turn(table_id, both))["snapshot"]["view"]["last"]
    assert (await served.move(table_id, both, f"build {(plot + 1) % 3}")).status_code == 200
    loaded = await served.house.load(table_id)
    assert (await ask(served, table_id, both, ply=loaded.position.ply - 1)).json()["request"] is None
    seq = loaded.position.seq
    async with served.house.db.reading() as connection:
        (event,) = await event_store.read(connection, table_id, seq, seq + 1)
    assert (event.kind, event.seat) == (UNDO, 1)
    assert (await ask(served, table_id, both, ply=4)).json()["request"]["waiting"] == [2]


async def test_at_a_closed_table_nobody_agrees_to_anything(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.turn(table_id, tokens["0"])
    request = (await ask(served, table_id, tokens["0"])).json()["request"]
    await tables.close(served.house, "Nora", table_id, True, "")
    for accept in (True, False):
        body = {"request": request["id"], "accept": accept}
        answer = await served.post(f"/api/tables/{table_id}/undo/answer", body, second)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "closed")
    assert (await served.house.load(table_id)).position.ply > request["ply"]


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


async def solo(served: Served) -> tuple[str, str]:
    """Open a game of Praga alone and play two whole turns and three decisions of the third."""
    table_id, tokens = await served.table("Odile", game="praga")
    rounds = [0]
    while len(rounds) < 3 or rounds[2] < 3:
        snapshot = (await served.see(table_id, tokens["0"]))["snapshot"]
        before = snapshot["view"]["round"]
        texts = [action["text"] for action in snapshot["legal"]]
        chosen = next((text for text in texts if not text.startswith(("end", "refresh", "buy"))), texts[-1])
        answer = await served.move(table_id, tokens["0"], chosen)
        assert answer.status_code == 200, answer.text
        rounds[-1] += 1
        if answer.json()["snapshot"]["view"]["round"] != before:
            rounds.append(0)
        assert len(rounds) < 4, "three decisions are one turn here"
    return table_id, tokens["0"]


async def test_alone_an_undo_is_one_step_and_no_turn_is_crossed_unasked(served: Served) -> None:
    """Solo Praga, B-1: a tile taken in round 3 was taken back to the very start."""
    table_id, token = await solo(served)
    snapshot = (await served.see(table_id, token))["snapshot"]
    third = snapshot["turns"][-1]
    assert [turn["turn"] for turn in snapshot["turns"]] == [1, 2, 3]
    assert snapshot["undo"]["turn"]["ply"] == third["ply"]
    plies = [snapshot["ply"]]
    while plies[-1] > third["ply"]:
        answer = (await ask(served, table_id, token)).json()
        assert answer["snapshot"]["view"]["round"] == 3
        plies.append(answer["snapshot"]["ply"])
    assert plies[-1] == third["ply"]
    assert len(plies) >= 3
    question = (await ask(served, table_id, token)).json()["error"]
    assert (question["code"], question["question"]) == ("undo-question", "turn")
    for ply in reversed(plies[:-1]):
        assert (await again(served, table_id, token)).json()["snapshot"]["ply"] == ply
    assert (await again(served, table_id, token)).json()["error"]["code"] == "nothing-to-redo"
    assert (await ask(served, table_id, token, to="turn")).json()["snapshot"]["ply"] == third["ply"]
    back = (await ask(served, table_id, token, confirm=True)).json()["snapshot"]
    assert back["view"]["round"] == 2
    assert back["ply"] > snapshot["turns"][1]["ply"]


async def test_a_redo_outlives_the_server(settings: Settings) -> None:
    async with serving(settings) as served:
        table_id, token = await solo(served)
        before = (await served.see(table_id, token))["snapshot"]
        for _ in range(2):
            await ask(served, table_id, token)
    async with serving(settings) as served:
        undo = (await served.see(table_id, token))["snapshot"]["undo"]
        assert undo["redo"] is not None
        first = await again(served, table_id, token)
        assert first.json()["snapshot"]["ply"] == undo["redo"]
        after = (await again(served, table_id, token)).json()["snapshot"]
        assert (after["view"], after["ply"]) == (before["view"], before["ply"])
        repeated = await again(served, table_id, token, seq=first.json()["seq"])
        assert repeated.json()["snapshot"] == after, "the same call again changes nothing"
        assert (await served.see(table_id, token))["snapshot"]["seq"] == after["seq"]


async def test_the_redo_of_somebody_else_is_no_call_of_ones_own_again(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.move(table_id, tokens["0"], "build 0")
    seq = (await ask(served, table_id, tokens["0"])).json()["seq"]
    assert (await again(served, table_id, tokens["0"])).json()["snapshot"]["ply"] == 4
    assert (await again(served, table_id, tokens["0"], seq=seq)).status_code == 200
    answer = await again(served, table_id, second, seq=seq)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale-seq")


async def test_nothing_is_done_again_after_another_action(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    await served.join(table_id, "Bruno")
    await served.move(table_id, tokens["0"], "build 0")
    await ask(served, table_id, tokens["0"])
    undo = (await served.see(table_id, tokens["0"]))["snapshot"]["undo"]
    assert undo["redo"] == 4
    await served.move(table_id, tokens["0"], "build 1")
    assert (await served.see(table_id, tokens["0"]))["snapshot"]["undo"]["redo"] is None
    answer = await again(served, table_id, tokens["0"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "nothing-to-redo")
    await ask(served, table_id, tokens["0"])
    await served.move(table_id, tokens["0"], "build 1")
    assert (await served.see(table_id, tokens["0"]))["snapshot"]["undo"]["redo"] is None, "it has been done again"


async def test_a_redo_leaves_to_others_what_they_decided(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Bruno")
    await served.turn(table_id, tokens["0"])
    await served.turn(table_id, second)
    undo = (await served.see(table_id, tokens["0"]))["snapshot"]["undo"]
    assert undo["turn"] == way(3, question="others", consent=True)
    request = (await ask(served, table_id, tokens["0"], to="turn")).json()["request"]
    granted = {"request": request["id"], "accept": True}
    await served.post(f"/api/tables/{table_id}/undo/answer", granted, second)
    assert (await served.see(table_id, tokens["0"]))["snapshot"]["undo"]["redo"] == 6
    assert (await served.see(table_id, second))["snapshot"]["undo"]["redo"] is None
    assert (await again(served, table_id, second)).json()["error"]["code"] == "nothing-to-redo"
    done = (await again(served, table_id, tokens["0"])).json()["snapshot"]
    assert (done["ply"], done["view"]["current"]) == (6, 1)
    assert (await served.see(table_id, second))["snapshot"]["undo"]["redo"] == 9, "what came after is the other's own"


async def test_against_bots_one_goes_back_to_ones_own_turn(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "bot random", options={"rounds": "3"})
    await served.turn(table_id, tokens["0"])
    async with asyncio.timeout(20):
        while (await served.see(table_id))["snapshot"]["view"]["current"] != 0:
            await asyncio.sleep(0.05)
    snapshot = (await served.see(table_id, tokens["0"]))["snapshot"]
    assert snapshot["undo"]["step"] == way(4, question="others")
    question = (await ask(served, table_id, tokens["0"])).json()["error"]
    assert (question["code"], question["question"], question["ply"]) == ("undo-question", "others", 4)
    back = (await ask(served, table_id, tokens["0"], confirm=True)).json()["snapshot"]
    assert (back["ply"], back["view"]["current"]) == (4, 0)
    assert back["undo"]["redo"] == snapshot["ply"], "the bot's turn comes with it"
    after = (await again(served, table_id, tokens["0"])).json()["snapshot"]
    assert (after["view"], after["ply"]) == (snapshot["view"], snapshot["ply"])


async def test_a_draw_that_was_taken_back_stands_in_the_log(served: Served) -> None:
    """B-40: against bots nobody is asked, and the same draw comes again."""
    table_id, tokens = await served.table("Odile", "Bruno")
    both = list(tokens.values())
    await served.move(table_id, both, "build 0")
    await ask(served, table_id, both)
    story = (await served.see(table_id))["snapshot"]["story"]
    assert "shell-log-draw-undone" not in [entry["key"] for entry in story], "nothing was drawn"
    await served.turn(table_id, both)
    await ask(served, table_id, both, confirm=True)
    for _ in range(2):
        found = [e for e in (await served.see(table_id))["snapshot"]["story"] if e["key"] == "shell-log-draw-undone"]
        assert [(entry["ply"], entry["seat"], entry["actor"]) for entry in found] == [(3, 0, 0)]
        await again(served, table_id, both)
    replay = (await served.get(f"/api/tables/{table_id}/replay")).json()
    assert [entry["seat"] for entry in replay["story"] if entry["key"] == "shell-log-draw-undone"] == [0]
    early = (await served.get(f"/api/tables/{table_id}/replay?ply=2")).json()
    assert "shell-log-draw-undone" not in [entry["key"] for entry in early["story"]]


async def test_the_log_and_the_replay_agree_about_turns(served: Served) -> None:
    table_id, token = await solo(served)
    snapshot = (await served.see(table_id, token))["snapshot"]
    replay = (await served.get(f"/api/tables/{table_id}/replay", token)).json()
    look = (await served.post(f"/api/tables/{table_id}/look", {"ply": snapshot["turns"][1]["ply"]}, token)).json()
    assert look["story"] == []
    assert replay["turns"] == snapshot["turns"]
    assert replay["story"] == snapshot["story"]
    assert {entry["turn"] for entry in snapshot["story"]} - {0} == {1, 2, 3}
    assert {entry["actor"] for entry in snapshot["story"]} <= {0, None}
    step = snapshot["legal"][0]["text"]
    tried = (await served.post(f"/api/tables/{table_id}/look", {"actions": [step]}, token)).json()
    assert {entry["turn"] for entry in tried["story"]} <= {3, 4}


async def test_a_bot_that_was_thinking_waits_for_what_people_talk_about(sqlite_settings: Settings) -> None:
    async with serving(replace(sqlite_settings, bot_delay=1.0)) as served:
        table_id, tokens = await served.table("Odile", None, "bot random")
        second = await served.join(table_id, "Bruno")
        await served.turn(table_id, tokens["0"])
        await served.turn(table_id, second)
        await asyncio.sleep(0.3)  # the bot has decided, or is about to
        request = (await ask(served, table_id, second, to="turn")).json()["request"]
        assert request["waiting"] == [0]
        await asyncio.sleep(1.5)
        body = {"request": request["id"], "accept": True}
        answer = await served.post(f"/api/tables/{table_id}/undo/answer", body, tokens["0"])
        assert answer.status_code == 200, answer.text
        assert answer.json()["snapshot"]["view"]["current"] == 1


async def test_a_program_that_sits_down_on_an_asked_seat_agrees(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", None)
    second = await served.join(table_id, "Robot")
    await served.turn(table_id, tokens["0"])
    assert (await ask(served, table_id, tokens["0"], to="turn")).json()["request"]["waiting"] == [1]
    await seats.enrol(served.house, table_id, [second])
    assert (await served.see(table_id, tokens["0"]))["snapshot"]["view"]["current"] == 0
