"""Moves: whose turn it is, all or nothing, once only, and what each seat may see."""

import asyncio
import json
from typing import Any

import pytest

from bastide.engine.shuffle import hash_of
from bastide.storage import events as event_store
from bastide.storage import tables as table_store

from .served import Served


def error(answer: Any) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()["error"]
    return found


async def events(served: Served, table_id: str) -> list[Any]:
    async with served.house.db.reading() as connection:
        return list(await event_store.read(connection, table_id))


async def test_a_turn_is_stored_with_the_draw_that_follows_it(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    answer = await served.move(table_id, tokens["0"], "build 0", "keep")
    assert answer.status_code == 200
    kinds = [(event.seq, event.kind, event.seat) for event in await events(served, table_id)]
    assert kinds == [(n, "action", seat) for n, seat in enumerate([None, None, None, 0, 0, None], 1)]
    assert answer.json()["seq"] == 6
    assert answer.json()["snapshot"]["view"]["current"] == 1
    assert answer.json()["snapshot"]["ledger"][0]["cause"] == "planks"


async def test_only_the_seat_on_turn_moves_and_only_with_its_token(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    other, _ = await served.table("Eve", "Mallory")
    before = await events(served, table_id)
    for given, status, code in (
        ((), 401, "no-token"),
        ("not-a-token", 401, "bad-token"),
        (tokens["1"], 403, "not-your-turn"),
    ):
        answer = await served.move(table_id, given, "build 0")
        assert (answer.status_code, error(answer)["code"]) == (status, code)
    answer = await served.move(other, tokens["0"], "build 0")
    assert (answer.status_code, error(answer)["code"]) == (401, "bad-token")
    answer = await served.post(
        f"/api/tables/{table_id}/moves",
        {"seq": 3, "actions": ["build 0"]},
        headers={"Authorization": f"Bearer {tokens['1']}"},
    )
    assert answer.status_code == 403
    assert await events(served, table_id) == before


async def test_illegal_moves_name_the_rule_and_change_nothing(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.turn(table_id, tokens["0"])
    before = await served.see(table_id, tokens.values())
    plot = before["snapshot"]["view"]["last"]
    answer = await served.move(table_id, tokens["1"], f"build {(plot + 1) % 3}", f"build {plot}")
    assert answer.status_code == 422
    assert error(answer) == {
        "code": "illegal-action",
        "message": "that is not possible now",
        "rule": "HUT-4",
        "key": "huts-refusal-now",
        "args": {},
        "action": f"build {plot}",
        "index": 1,
    }
    answer = await served.move(table_id, tokens["1"], f"build {plot}")
    assert error(answer)["rule"] == "HUT-3"
    assert error(answer)["args"] == {"plot": plot}
    assert error(await served.move(table_id, tokens["1"], "fly"))["rule"] is None
    assert error(await served.move(table_id, tokens["1"], "draw 3"))["code"] == "illegal-action"
    assert await served.see(table_id, tokens.values()) == before  # the first half of the turn was not kept either


async def test_nobody_decides_before_seeing_the_draw(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    both = list(tokens.values())
    answer = await served.move(table_id, both, "build 0", "keep", "build 1", "keep")
    assert (answer.status_code, error(answer)["code"]) == (422, "chance-first")
    assert (await served.see(table_id))["snapshot"]["seq"] == 3


async def test_the_same_call_again_gets_the_same_answer(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    first = await served.move(table_id, tokens["0"], "build 0", "keep", seq=3)
    again = await served.move(table_id, tokens["0"], "build 0", "keep", seq=3)
    assert again.json() == first.json()
    await served.turn(table_id, tokens["1"])
    later = await served.move(table_id, tokens["0"], "build 0", "keep", seq=3)
    assert later.json() == first.json()
    assert len(await events(served, table_id)) == 9
    for actions in (["build 0"], ["build 0", "give"], ["build 1", "keep"], ["fly", "keep"]):
        answer = await served.move(table_id, tokens["0"], *actions, seq=3)
        expected = 200 if actions == ["build 0"] else 409
        assert answer.status_code == expected, actions


async def test_a_stale_seq_is_told_where_the_table_is(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.turn(table_id, tokens["0"])
    for seq in (0, 2, 5, 7, 1000):
        answer = await served.move(table_id, tokens["1"], "build 1", "keep", seq=seq)
        assert (answer.status_code, error(answer)["code"], error(answer)["seq"]) == (409, "stale-seq", 6)


async def test_of_two_writers_one_is_told_to_look_again(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    answers = await asyncio.gather(
        *(served.move(table_id, tokens["0"], f"build {plot}", "keep", seq=3) for plot in range(3))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert len(await events(served, table_id)) == 6


async def test_a_sequence_number_cannot_be_taken_twice(served: Served) -> None:
    table_id, _ = await served.table("Odile", "Bruno")
    taken = (await events(served, table_id))[-1]

    async def take_it_again() -> None:
        async with served.house.db.writing() as write:
            await table_store.update_table(write.connection, table_id, ply=99)
            await event_store.append(write.connection, table_id, [taken])

    with pytest.raises(event_store.SeqTaken):
        await take_it_again()
    async with served.house.db.reading() as connection:
        row = await table_store.read_table(connection, table_id)
    assert row is not None
    assert row.ply == 3  # the whole transaction is gone


async def test_nobody_sees_more_than_their_view(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None, options={"rounds": "1"})
    second, third = await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")
    devices: tuple[tuple[Any, int | None], ...] = ((tokens["0"], 0), (second, 1), (third, 2), ((), None))
    assert (await served.get(f"/api/tables/{table_id}/record")).json()["error"]["code"] == "not-over"
    for token, seat in devices:
        for path in ("", "/replay"):
            found = (await served.get(f"/api/tables/{table_id}{path}", token)).json()
            found = found.get("snapshot", found)
            view = found["view"]
            told = [entry["seat"] for entry in found["story"] if entry["key"] == "huts-log-deal"]
            assert told == ([] if seat is None else [seat])
            assert [n for n, secret in enumerate(view["secrets"]) if secret is not None] == [
                n for n in range(3) if n == seat
            ]
        found = (await served.post(f"/api/tables/{table_id}/look", {"actions": []}, token)).json()
        assert [n for n, s in enumerate(found["view"]["secrets"]) if s is not None] == [
            n for n in range(3) if n == seat
        ]
    assert (await served.see(table_id, second))["snapshot"]["legal"] == []
    assert (await served.see(table_id))["snapshot"]["legal"] == []
    assert len((await served.see(table_id, tokens["0"]))["snapshot"]["legal"]) == 3


async def test_planning_to_the_end_does_not_tell_secrets(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, options={"rounds": "1"})
    await served.join(table_id, "Bruno")
    plan = ["build 0", "keep", "draw ?", "build 1", "keep"]
    seen = set()
    for _ in range(60):
        found = (await served.post(f"/api/tables/{table_id}/look", {"actions": plan}, tokens["0"])).json()
        assert found["refusal"] is None
        assert found["view"]["current"] == -4
        seen.add(tuple(found["view"]["secrets"]))
    assert len({own for own, _ in seen}) == 1
    assert len({other for _, other in seen}) > 1  # drawn anew each time: the true one cannot be told apart


async def test_planning_from_an_earlier_moment_tells_who_watches_no_secret_and_who_plays_their_own(
    served: Served,
) -> None:
    table_id, tokens = await served.table("Odile", None, options={"rounds": "1"})
    await served.join(table_id, "Bruno")
    await served.turn(table_id, tokens["0"])
    own = (await served.see(table_id, tokens["0"]))["snapshot"]["view"]["secrets"][0]

    async def found(tokens: Any, ply: int | None, plan: list[str]) -> list[set[int]]:
        body, seen = {"ply": ply, "actions": plan}, []
        for _ in range(40):
            answer = (await served.post(f"/api/tables/{table_id}/look", body, tokens)).json()
            seen.append(answer["view"]["secrets"])
        return [set(secrets) for secrets in zip(*seen, strict=True)]

    earlier = ["build 2", "keep", "draw ?", "build 1", "keep"]
    watching, playing = await found((), None, ["build 1", "keep"]), await found(tokens["0"], 3, earlier)
    assert [len(secrets) > 1 for secrets in watching] == [True, True]
    assert (playing[0], len(playing[1]) > 1) == ({own}, True)


async def test_planning_stops_at_the_first_refusal(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    before = await served.see(table_id)
    body = {"actions": ["build 0", "build 1", "keep"]}
    found = (await served.post(f"/api/tables/{table_id}/look", body, tokens["0"])).json()
    assert (found["refusal"]["rule"], found["refusal"]["index"], found["ply"]) == ("HUT-4", 1, 4)
    assert [action["text"] for action in found["legal"]] == ["keep", "give"]
    found = (await served.post(f"/api/tables/{table_id}/look", {"ply": 2, "actions": ["draw 3"]}, tokens["0"])).json()
    assert found["view"]["planks"] == 3
    answer = await served.post(f"/api/tables/{table_id}/look", {"ply": 50, "actions": []})
    assert (answer.status_code, error(answer)["code"]) == (422, "bad-ply")
    assert await served.see(table_id) == before


async def test_the_shuffle_is_committed_to_and_kept_secret_until_the_end(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    table_id, tokens = await served.table("Odile", "Bruno", game="openhuts", options={"rounds": "1"})
    async with served.house.db.reading() as connection:
        row = await table_store.read_table(connection, table_id)
    assert row is not None
    commitment = (await served.see(table_id))["table"]["commitment"]
    assert commitment == hash_of(row.seed)
    said = ""
    for path in ("", "/record", "/replay", "/chat", "/shuffle"):
        said += (await served.get(f"/api/tables/{table_id}{path}", tokens.values())).text
    said += (await served.get("/metrics")).text
    assert row.seed.hex() not in said
    await served.turn(table_id, tokens["0"])
    await served.turn(table_id, tokens["1"])
    record = (await served.get(f"/api/tables/{table_id}/record")).text
    assert f"secret: {row.seed.hex()}\n" in record
    assert row.seed.hex() not in caplog.text
    assert not any(token in caplog.text for token in tokens.values())


async def test_the_end_of_a_game(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"})
    await served.turn(table_id, tokens["0"])
    last = await served.turn(table_id, tokens["1"])
    found = await served.see(table_id)
    assert found["table"]["state"] == "over"
    assert found["table"]["scores"] == last["snapshot"]["view"]["scores"]
    assert sum(entry["points"] for entry in last["snapshot"]["ledger"]) == sum(found["table"]["scores"])
    answer = await served.move(table_id, tokens["0"], "build 0")
    assert (answer.status_code, error(answer)["code"]) == (409, "over")
    answer = await served.post(f"/api/tables/{table_id}/undo", {"seq": last["seq"]}, tokens["0"])
    assert (answer.status_code, error(answer)["code"]) == (409, "over")


async def test_positions_are_folded_again_from_the_database_alone(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.turn(table_id, tokens["0"])
    await served.move(table_id, tokens["1"], "build 1")
    await served.post(f"/api/tables/{table_id}/undo", {"seq": 7}, tokens["1"])
    before = await served.see(table_id, tokens.values())
    served.house.positions.forget(table_id)
    assert await served.see(table_id, tokens.values()) == before


async def test_replay_shows_every_moment(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.turn(table_id, tokens["0"])
    await served.turn(table_id, tokens["1"])
    found = (await served.get(f"/api/tables/{table_id}/replay")).json()
    turns = [(one["ply"], one["seat"], one["turn"]) for one in found["turns"]]
    assert turns == [(3, 0, 1), (6, 1, 2)]
    assert all(deed["seat"] == one["seat"] for one in found["turns"] for deed in one["deeds"])
    assert found["turns"][0]["changes"][1] == {}
    assert found["plies"] == found["ply"] == 9
    early = (await served.get(f"/api/tables/{table_id}/replay", params={"ply": 4})).json()
    assert early["view"]["built"] is True
    assert early["ledger"] == []
    answer = await served.get(f"/api/tables/{table_id}/replay", params={"ply": 10})
    assert (answer.status_code, error(answer)["code"]) == (422, "bad-ply")


async def test_once_a_game_is_over_every_moment_of_it_lies_open(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"})
    await served.turn(table_id, tokens["0"])
    plan = {"ply": 4, "actions": []}
    for token in ((), tokens["0"]):
        early = (await served.get(f"/api/tables/{table_id}/replay", token, params={"ply": 4})).json()
        assert None in early["view"]["secrets"], "while it goes on, the past hides what the present hides"
    await served.turn(table_id, tokens["1"])
    secrets = (await served.see(table_id))["snapshot"]["view"]["secrets"]
    assert None not in secrets
    for token in ((), tokens["0"], tokens["1"]):
        early = (await served.get(f"/api/tables/{table_id}/replay", token, params={"ply": 4})).json()
        assert early["view"]["secrets"] == secrets
        assert [e["args"]["pebbles"] for e in early["story"] if e["key"] == "huts-log-deal"] == secrets
        tried = (await served.post(f"/api/tables/{table_id}/look", plan, token)).json()
        assert tried["view"]["secrets"] == secrets, "what is tried starts from what was"


async def test_chat_is_for_those_who_sit(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    answer = await served.post(f"/api/tables/{table_id}/chat", {"text": " Hello\u202e \n there "}, tokens["1"])
    assert answer.json()["message"]["text"] == "Hello there"
    assert answer.json()["message"]["name"] == "Bruno"
    assert (await served.post(f"/api/tables/{table_id}/chat", {"text": "psst"})).status_code == 401
    assert (await served.post(f"/api/tables/{table_id}/chat", {"text": "x" * 501}, tokens["1"])).status_code == 422
    messages = (await served.get(f"/api/tables/{table_id}/chat")).json()["messages"]
    assert [message["text"] for message in messages] == ["Hello there"]
    after = await served.get(f"/api/tables/{table_id}/chat", params={"after": messages[0]["id"]})
    assert after.json() == {"messages": []}


async def test_whoever_a_bot_plays_for_may_still_talk(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", "Cleo", options={"rounds": "1"})

    async def say(text: str, token: str) -> tuple[int, str]:
        answer = await served.post(f"/api/tables/{table_id}/chat", {"text": text}, token)
        return answer.status_code, answer.json().get("message", {}).get("name", "")

    await served.post(f"/api/tables/{table_id}/leave", {}, tokens["1"])
    assert await say("I am back", tokens["1"]) == (200, "Bruno")
    path = f"/api/tables/{table_id}/seats/1"
    assert (await served.post(path, {"kind": "open"}, tokens["0"])).status_code == 200
    assert (await say("am I?", tokens["1"]))[0] == 401, "the seat is nobody's now"
    fourth = await served.join(table_id, "Dora", 1)
    await served.post(f"/api/tables/{table_id}/leave", {}, tokens["2"])
    while (seen := await served.see(table_id))["table"]["state"] != "over":
        if seen["snapshot"]["view"]["current"] in (0, 1):
            await served.turn(table_id, [tokens["0"], fourth])
    table = (await served.see(table_id, tokens["2"]))["table"]
    assert (table["state"], table["you"], table["lost"]) == ("over", [], [2])
    assert await say("well played", tokens["2"]) == (200, "Cleo")


async def test_carcassonne_is_played_through_the_server(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", game="carcassonne", options={"stack": "XVA"})
    both = list(tokens.values())
    for _ in range(12):
        found = await served.see(table_id, both)
        if found["table"]["state"] == "over":
            break
        legal = found["snapshot"]["legal"]
        assert json.dumps(legal[0]["preview"])
        answer = await served.move(table_id, both, legal[-1]["text"], seq=found["snapshot"]["seq"])
        assert answer.status_code == 200, answer.text
    assert found["table"]["state"] == "over"
    assert found["snapshot"]["view"]["scores"] == found["table"]["scores"]
    refused = await served.move((await served.table("A", "B", game="carcassonne"))[0], (), "place N 90,90 r0")
    assert refused.status_code == 401
