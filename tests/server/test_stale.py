"""A call at an older moment is answered by the events after it; nobody who writes waits for that."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest

from bastide.server import position, positions
from bastide.server.settings import Settings
from bastide.storage.database import Database

from .served import Served, serving


@contextmanager
def nothing_folded(served: Served, table_id: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A time in which a table is not known and no position may be made."""
    served.house.positions.forget(table_id)

    def made(*_given: Any) -> None:
        raise AssertionError("a position is made")

    with monkeypatch.context() as patch:
        patch.setattr(position.Position, "start", made)
        for module in (position, positions):
            patch.setattr(module, "Growth", made)
        yield
    assert not served.house.positions.knows(table_id)


@pytest.mark.parametrize("call", ["moves", "undo", "redo"])
async def test_a_stale_number_is_refused_before_any_position_is_made(
    served: Served, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    first = (await served.see(table_id))["snapshot"]["seq"]
    await served.turn(table_id, tokens["0"])
    last = (await served.turn(table_id, tokens["1"]))["seq"]
    body: dict[str, Any] = {"actions": ["build 0"]} if call == "moves" else {}
    with nothing_folded(served, table_id, monkeypatch):
        # Odile moved first, and Bruno has no undo to repeat; nobody has been at the last number yet
        for seq in (first, first + 1, last + 1):
            answer = await served.post(f"/api/tables/{table_id}/{call}", {"seq": seq, **body}, tokens["1"])
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale-seq"), answer.text
            assert answer.json()["error"]["seq"] == last


async def test_the_same_call_again_gives_the_same_moment_of_a_table_that_is_not_known(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    path = f"/api/tables/{table_id}"
    first = (await served.see(table_id))["snapshot"]["seq"]
    calls: list[tuple[str, dict[str, Any], str]] = [("moves", {"seq": first, "actions": ["build 0"]}, tokens["0"])]
    calls.append(("undo", {"seq": first + 1}, tokens["0"]))
    calls.append(("redo", {"seq": first + 2}, tokens["0"]))
    answers = [await served.post(f"{path}/{call}", body, token) for call, body, token in calls]
    assert [answer.status_code for answer in answers] == [200] * 3, answers
    await served.move(table_id, tokens["0"], "keep")
    for (call, body, token), before in zip(calls, answers, strict=True):
        served.house.positions.forget(table_id)
        again = await served.post(f"{path}/{call}", body, token)
        assert again.status_code == 200, again.text
        assert {**again.json()["snapshot"], "table": None} == {**before.json()["snapshot"], "table": None}


async def test_the_same_call_twice_at_once_is_made_once(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    seq = (await served.see(table_id))["snapshot"]["seq"]
    served.house.positions.forget(table_id)
    answers = await asyncio.gather(*(served.move(table_id, tokens["0"], "build 0", seq=seq) for _ in range(4)))
    assert [answer.status_code for answer in answers] == [200] * 4, answers
    assert {answer.json()["seq"] for answer in answers} == {seq + 1}


async def test_a_table_that_is_not_known_is_folded_before_anybody_has_to_wait(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing, grown = Database.writing, position.Growth.become
    inside = False
    during: list[bool] = []

    @asynccontextmanager
    async def noted(db: Database) -> AsyncIterator[Any]:
        nonlocal inside
        async with writing(db) as write:
            inside = True
            try:
                yield write
            finally:
                inside = False

    def become(growth: position.Growth, force: Any) -> None:
        during.append(inside)
        grown(growth, force)

    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        path = f"/api/tables/{table_id}"
        seq = (await served.turn(table_id, tokens["0"]))["seq"]
        monkeypatch.setattr(Database, "writing", noted)
        monkeypatch.setattr(position.Growth, "become", become)
        for call, body in (
            ("chat", {"text": "hello"}),
            ("moves", {"seq": seq, "actions": ["build 1"]}),
            ("undo", {"seq": seq + 1}),
            ("pair", None),
        ):
            served.house.positions.forget(table_id)
            answer = await served.post(f"{path}/{call}", body, tokens["1"])
            assert answer.status_code == 200, (call, answer.text)
    assert during, "nothing was folded"
    assert not any(during)
