"""What the person on turn points at reaches the others at the table, and nobody learns from it what is hidden."""

import random
from typing import Any

import httpx
import pytest

from bastide.engine.answers import CHANCE
from bastide.server.pointing import BURST, LONGEST, Pace, seen_by_all
from bastide.server.position import Growth, Position
from tests.engine.toy import harbour

from .served import Live, Served


async def met(served: Served, *, game: str = "huts") -> tuple[str, dict[str, str], list[Live]]:
    """A table of two with whoever is on turn, the other and a spectator, all up to date."""
    table_id, tokens = await served.table("Odile", "Bruno", game=game)
    lives = [served.live(table_id, given) for given in ([tokens["0"]], [tokens["1"]], [])]
    for live in lives:
        await live.next("snapshot")
        await live.next("presence")
    return table_id, tokens, lives


async def settled(live: Live) -> list[dict[str, Any]]:
    """Return what comes before the answer to a question that is asked now."""
    live.say({"type": "ping"})
    found: list[dict[str, Any]] = []
    while not found or found[-1]["type"] != "pong":
        found.append(await live.next("point", "pong", "error"))
    return found[:-1]


@pytest.mark.parametrize("game", ["huts", "openhuts"])
async def test_the_others_see_it_and_see_it_go(served: Served, game: str) -> None:
    _, _, (odile, bruno, watcher) = await met(served, game=game)
    odile.say({"type": "point", "action": "build 1"})
    for live in (bruno, watcher):
        frame = await live.next("point")
        assert (frame["seat"], frame["ply"], frame["action"]["text"]) == (0, 3, "build 1")
        assert frame["action"]["fields"] == {"kind": "build", "number": 1}
        assert frame["action"]["preview"] is None
    odile.say({"type": "point", "action": None})
    for live in (bruno, watcher):
        assert (await live.next("point"))["action"] is None
    assert await settled(odile) == [], "who points is told nothing"


async def test_only_who_is_on_turn_points_and_only_at_what_is_legal(sqlite_served: Served) -> None:
    table_id, tokens, (odile, bruno, watcher) = await met(sqlite_served)
    before = await sqlite_served.see(table_id)
    bruno.say({"type": "point", "action": "build 1"})
    watcher.say({"type": "point", "action": "build 1"})
    for wrong in ("build 7", "keep", "deal 1", "no such thing", ""):
        odile.say({"type": "point", "action": wrong})
    for live in (odile, bruno, watcher):
        assert await settled(live) == []
    odile.say({"type": "point", "action": "build 2"})
    assert (await bruno.next("point"))["action"]["text"] == "build 2"
    assert await sqlite_served.see(table_id) == before, "it is stored nowhere"
    await sqlite_served.move(table_id, tokens["0"], "build 2")
    odile.say({"type": "point", "action": "keep"})
    assert (await bruno.next("point"))["ply"] == 4


@pytest.mark.parametrize("action", [7, ["build 1"], "x" * (LONGEST + 1)])
async def test_what_is_no_notation_ends_the_connection(sqlite_served: Served, action: object) -> None:
    _, _, (odile, bruno, _) = await met(sqlite_served)
    odile.say({"type": "point", "action": action})
    assert (await odile.next("error"))["error"]["code"] == "bad-point"
    assert await odile.next() == {}
    assert odile.code == 1008
    assert await settled(bruno) == []


async def test_who_only_listens_points_by_a_call(served: Served) -> None:
    table_id, tokens, (odile, bruno, watcher) = await met(served)

    async def point(action: object, *sent: str) -> httpx.Response:
        return await served.post(f"/api/tables/{table_id}/point", {"action": action}, sent)

    assert (await point("build 1", tokens["0"])).json() == {"told": True}
    for live in (bruno, watcher):
        assert (await live.next("point"))["action"]["text"] == "build 1"
    assert (await point(None, tokens["0"])).json() == {"told": True}
    assert (await bruno.next("point"))["action"] is None
    assert (await point("build 7", tokens["0"])).json() == {"told": False}
    assert (await point("build 1", tokens["1"])).json() == {"told": False}
    assert [(await point("build 1", *sent)).status_code for sent in ((), ("not-a-token",))] == [401, 401]
    for wrong in (7, ["build 1"], "x" * (LONGEST + 1)):
        assert (await point(wrong, tokens["0"])).status_code == 422
    assert await settled(bruno) == []
    assert await settled(odile) == []


async def test_too_much_of_it_is_left_out(sqlite_served: Served) -> None:
    _, _, (odile, bruno, _) = await met(sqlite_served)
    for number in range(30):
        odile.say({"type": "point", "action": f"build {number % 3}"})
    assert await settled(odile) == []
    assert 1 <= len(await settled(bruno)) <= BURST + 1


def test_a_pace_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("bastide.server.pointing.time.monotonic", lambda: now)
    pace = Pace()
    assert [pace.allows() for _ in range(int(BURST) + 2)] == [True] * int(BURST) + [False] * 2
    now += 0.25
    assert [pace.allows(), pace.allows()] == [True, False]


def test_what_some_may_not_read_in_the_log_is_not_pointed_at() -> None:
    """Which good is stored is its owner's secret; which one is sold is not."""
    rng, growth = random.Random(1), Growth(Position.start(harbour(3, {"rounds": 3})))
    told: dict[str, set[bool]] = {}
    while not growth.state.is_terminal():
        state, position = growth.state, growth.position(1)
        if state.current_player() != CHANCE:
            for action in state.legal_actions():
                kind = state.action_fields(action)["kind"]
                told.setdefault(kind, set()).add(seen_by_all(state, position, action))
        growth.act(rng.choice(state.legal_actions()))
    assert told["store"] == {False}
    assert told["sell"] == {True}
    assert told["price"] == {False}, "of what the log does not tell nobody knows whether all may know"
