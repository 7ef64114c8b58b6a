"""What a table offers beside moves works for every game of the box: looking on, a hint, watching again, the graph."""

import asyncio
import random
from typing import Any

import pytest

import bastide
from bastide.engine.record import Record
from bastide.engine.registry import BUNDLED
from bastide.storage.tables import update_table

from .served import Served


def record(name: str, share: float = 1.0) -> str:
    """Return the record of a random game for two, finished or broken off."""
    rng = random.Random(name)
    state = bastide.load_game(name, players=2).new_initial_state()
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            state.apply_action(bastide.random_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    whole = Record.of_state(state, ["Odile", "Bruno"])
    if share == 1.0:
        return whole.finished(state).dump()
    actions = whole.actions[: int(share * len(whole.actions))]
    return Record.of(whole.game, actions, whole.seats).dump()


async def table(served: Served, text: str) -> str:
    """Return the id of the table that a record makes."""
    answer = await served.http.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"]["id"])


async def got(served: Served, path: str) -> Any:
    answer = await served.get(path)
    assert answer.status_code == 200, (path, answer.text)
    return answer.json()


@pytest.mark.parametrize("game", BUNDLED)
async def test_a_finished_game_is_watched_again_and_judged(served: Served, game: str) -> None:
    path = f"/api/tables/{await table(served, record(game))}"
    last = await got(served, f"{path}/replay")
    for ply in (0, last["plies"] // 2):
        assert (await got(served, f"{path}/replay?ply={ply}"))["ply"] == ply
    found = await got(served, f"{path}/review")
    assert found["moments"] == [*(turn["ply"] for turn in last["turns"]), last["plies"]]
    assert found["values"][-1] == (await served.see(path.rsplit("/", 1)[1]))["table"]["scores"]
    assert len(found["gains"]) == len(last["turns"])
    assert any(found["gains"])
    assert len(found["luck"]) == len(found["moments"])
    for mistake in found["mistakes"]:
        assert mistake["loss"] >= 1
        assert mistake["better"][0]["worth"] > mistake["played"]["worth"]
        assert mistake["played"]["actions"]
    looked = await served.post(f"{path}/look", {"actions": [], "ply": 0})
    assert looked.status_code == 200, looked.text


async def allow_hints(served: Served, table_id: str) -> None:
    """Let everybody at a table ask for hints, as if it had been opened so."""
    async with served.house.db.writing() as write:
        await update_table(write.connection, table_id, hints=True)


@pytest.mark.parametrize("game", BUNDLED)
async def test_a_running_game_is_planned_and_hinted(served: Served, game: str) -> None:
    table_id = await table(served, record(game, 0.4))
    tokens = [await served.join(table_id, name) for name in ("Odile", "Bruno")]
    await allow_hints(served, table_id)
    seen = await served.see(table_id, tokens)
    assert seen["table"]["state"] == "running"
    legal = seen["snapshot"]["legal"]
    looked = await served.post(f"/api/tables/{table_id}/look", {"actions": [legal[0]["text"]]}, tokens)
    assert (looked.status_code, looked.json().get("refusal")) == (200, None), looked.text
    hint = await served.post(f"/api/tables/{table_id}/hint", {}, tokens)
    assert hint.status_code == 200, hint.text
    lines = hint.json()["lines"]
    assert 1 <= len(lines) <= 3
    now = seen["snapshot"]["view"]
    seat = now["current"]
    for line in lines:
        assert line["actions"][0] in [action["text"] for action in legal]
        assert [step["action"]["text"] for step in line["steps"]] == line["actions"]
        # what is settled by cause is what the score grows by, and what stands open is what the view says
        settled = sum(one["points"] for one in line["settled"])
        assert line["after"]["scores"][seat] - now["scores"][seat] == settled
        open_points = [view["seats"][seat]["if_ended"] - view["scores"][seat] for view in (now, line["after"])]
        assert line["standing"] == open_points[1] - open_points[0]
        assert abs(line["worth"] - settled - line["standing"] - line["prospects"]) < 0.06
    assert [line["worth"] for line in lines] == sorted((line["worth"] for line in lines), reverse=True)
    moved = await served.move(table_id, tokens, lines[0]["actions"][0])
    assert moved.status_code == 200, moved.text


@pytest.mark.parametrize("game", BUNDLED)
async def test_a_finished_game_is_drawn_at_any_moment(served: Served, game: str) -> None:
    path = f"/api/tables/{await table(served, record(game))}/picture"
    end, start = await served.get(path), await served.get(f"{path}?ply=0")
    for answer in (end, start):
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.text.startswith("<svg ")
        assert "<script" not in answer.text
    assert end.text != start.text
    assert (await served.get(f"{path}?ply=100000")).json()["error"]["code"] == "bad-ply"


@pytest.mark.parametrize("game", BUNDLED)
async def test_a_finished_game_is_played_on_from_a_moment_against_bots(served: Served, game: str) -> None:
    text = record(game)
    actions = Record.parse(text).actions
    table_id, ply = await table(served, text), len(actions) // 2
    wish = {"ply": ply, "seat": 1, "name": "Odile", "bot": "random"}
    made = await served.post(f"/api/tables/{table_id}/onward", wish)
    assert made.status_code == 200, made.text
    fresh, tokens = made.json()["table"], made.json()["tokens"]
    assert (fresh["game"], fresh["public"], fresh["you"], fresh["commitment"]) == (game, False, [1], None)
    assert [seat["kind"] for seat in fresh["seats"]] == ["bot", "person"]
    assert fresh["options"] == (await served.see(table_id))["table"]["options"]
    seen = await served.see(fresh["id"], tokens["1"])
    assert [(notice["key"], notice["args"]) for notice in seen["notices"]] == [
        ("shell-notice-played-on", {"name": "Odile", "ply": str(ply)})
    ]
    while seen["table"]["turn"] == 0:  # the bot comes first
        await asyncio.sleep(0.02)
        seen = await served.see(fresh["id"], tokens["1"])
    moved = await served.move(fresh["id"], tokens["1"], seen["snapshot"]["legal"][0]["text"])
    assert moved.status_code == 200, moved.text
    replay = await got(served, f"/api/tables/{fresh['id']}/replay?ply={ply}")
    before = await got(served, f"/api/tables/{table_id}/replay?ply={ply}")
    assert replay["view"]["scores"] == before["view"]["scores"]
    assert (await got(served, f"/api/tables/{table_id}/replay"))["plies"] == len(actions), "the old table stays"


async def test_only_a_finished_game_is_played_on(served: Served) -> None:
    wish = {"ply": 0, "seat": 1, "name": "Odile", "bot": "random"}
    running = await table(served, record("carrara", 0.4))
    over = await table(served, record("carrara"))
    plies = (await got(served, f"/api/tables/{over}/replay"))["plies"]
    for table_id, change, status, code in (
        (running, {}, 409, "still-running"),
        (over, {"ply": plies}, 409, "over"),
        (over, {"ply": plies + 1}, 422, "bad-ply"),
        (over, {"seat": 2}, 404, "no-seat"),
        (over, {"bot": "nobody"}, 422, "unknown-bot"),
    ):
        answer = await served.post(f"/api/tables/{table_id}/onward", wish | change)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert (await served.get(f"/api/tables/{running}/picture")).json()["error"]["code"] == "not-over"


async def test_screens_are_open_in_the_replay_of_a_finished_game(served: Served) -> None:
    table_id = await table(served, record("carrara"))
    half = (await got(served, f"/api/tables/{table_id}/replay"))["plies"] // 2
    view = (await got(served, f"/api/tables/{table_id}/replay?ply={half}"))["view"]
    assert view["open"]
    assert all(seat["coins"] is not None and seat["marble"] is not None for seat in view["seats"])
