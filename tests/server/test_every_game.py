"""What a table offers beside moves works for every game of the box: looking on, a hint, watching again, the graph."""

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
    found = await got(served, f"{path}/analysis")
    assert found["moments"] == [*(turn["ply"] for turn in last["turns"]), last["plies"]]
    assert found["values"][-1] == (await served.see(path.rsplit("/", 1)[1]))["table"]["scores"]
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
