"""A lesson at a table: laid-down draws and replies, remarks on wrong tries, left and taken up again."""

import asyncio
from typing import Any

import pytest

from bastide.engine.lessons import lesson
from bastide.engine.registry import BUNDLED, game_type

from .served import Served

LESSONS = [(game, name) for game in BUNDLED for name in game_type(game).lessons]


async def waited(served: Served, table_id: str, token: str) -> dict[str, Any]:
    """Return the table once the learner is to decide, or the lesson is over."""
    async with asyncio.timeout(30):
        while True:
            found = await served.see(table_id, token)
            if found["snapshot"]["legal"] or found["table"]["state"] == "over":
                return found
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(("game", "name"), LESSONS)
async def test_a_lesson_is_played_to_its_end_right_and_wrong(served: Served, game: str, name: str) -> None:
    told = (await served.get(f"/api/games/{game}/lessons/{name}")).json()
    made = (await served.post(f"/api/games/{game}/lessons/{name}", {"name": "Odile"})).json()
    table_id, token = made["table"]["id"], made["tokens"][str(told["learner"])]
    assert (made["table"]["lesson"], made["table"]["public"], made["table"]["hints"]) == (name, False, False)
    at = lesson(game, name)
    for step, known in zip(told["steps"], at.steps, strict=True):
        found = await waited(served, table_id, token)
        assert found["snapshot"]["ply"] == step["ply"] == known.ply
        legal, seq = [one["text"] for one in found["snapshot"]["legal"]], found["snapshot"]["seq"]
        assert step["do"] in legal
        for wrong in [text for text in legal if text != step["do"]][:3]:
            refused = await served.move(table_id, token, wrong, seq=seq)
            assert refused.status_code == 422, wrong
            error = refused.json()["error"]
            assert (error["code"], error["key"]) == ("lesson-other", known.remark(wrong) or "shell-lesson-other")
        illegal = await served.move(table_id, token, "place X 9,9 r0" if game == "carcassonne" else "nothing", seq=seq)
        assert illegal.json()["error"]["code"] == "illegal-action"
        assert (await served.move(table_id, token, step["do"], seq=seq)).status_code == 200
    async with asyncio.timeout(30):
        while (await served.see(table_id, token))["snapshot"]["ply"] < told["plies"]:
            await asyncio.sleep(0.02)


async def test_what_is_taken_back_in_a_lesson_comes_again(served: Served) -> None:
    made = (await served.post("/api/games/carcassonne/lessons/first", {"name": "Odile"})).json()
    table_id, token = made["table"]["id"], made["tokens"]["0"]
    found = await waited(served, table_id, token)
    await served.move(table_id, token, "place E 0,-1 r2")
    found = await served.see(table_id, token)
    undone = await served.post(
        f"/api/tables/{table_id}/undo", {"seq": found["snapshot"]["seq"], "to": "step", "confirm": True}, token
    )
    assert undone.status_code == 200, undone.text
    assert (await served.move(table_id, token, "place E 0,1 r1")).json()["error"]["code"] == "lesson-other"
    assert (await served.move(table_id, token, "place E 0,-1 r2", "meeple city.0")).status_code == 200


async def test_after_a_lesson_one_plays_in_earnest(served: Served) -> None:
    at = lesson("carcassonne", "first")
    made = (await served.post("/api/games/carcassonne/lessons/first", {"name": "Odile"})).json()
    table_id, token = made["table"]["id"], made["tokens"]["0"]
    for step in at.steps:
        await waited(served, table_id, token)
        await served.move(table_id, token, step.do)
    found = await waited(served, table_id, token)
    while found["table"]["state"] != "over":
        found = await waited(served, table_id, token)
        await asyncio.sleep(0.02)
    assert found["table"]["scores"] == [14, 5]
    again = (await served.post(f"/api/tables/{table_id}/rematch", {}, token)).json()["table"]
    assert (again["lesson"], again["options"]["stack"], again["hints"]) == (None, "", True)


async def test_there_are_no_other_lessons(served: Served) -> None:
    for game, name in (("carcassonne", "second"), ("nothing", "first")):
        assert (await served.get(f"/api/games/{game}/lessons/{name}")).status_code == 404
        assert (await served.post(f"/api/games/{game}/lessons/{name}", {"name": "Odile"})).status_code == 404
