"""What a table offers beside moves works for every game of the box: looking on, a hint, watching again, the graph."""

import random
from typing import Any

import pytest

import bastide
from bastide.engine.record import Record
from bastide.engine.registry import BUNDLED

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


@pytest.mark.parametrize("game", BUNDLED)
async def test_a_running_game_is_planned_and_hinted(served: Served, game: str) -> None:
    table_id = await table(served, record(game, 0.4))
    tokens = [await served.join(table_id, name) for name in ("Odile", "Bruno")]
    seen = await served.see(table_id, tokens)
    assert seen["table"]["state"] == "running"
    legal = seen["snapshot"]["legal"]
    looked = await served.post(f"/api/tables/{table_id}/look", {"actions": [legal[0]["text"]]}, tokens)
    assert (looked.status_code, looked.json().get("refusal")) == (200, None), looked.text
    hint = await served.post(f"/api/tables/{table_id}/hint", {}, tokens)
    assert hint.status_code == 200, hint.text
    assert hint.json()["actions"][0] in [action["text"] for action in legal]
    moved = await served.move(table_id, tokens, hint.json()["actions"][0])
    assert moved.status_code == 200, moved.text
