"""What is read while others write: nobody takes an old table for the one of now, or a whole one for a broken one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bastide.engine.registry import load_game
from bastide.server import positions
from bastide.server.bots import Later
from bastide.server.position import Position
from bastide.server.positions import Positions
from bastide.server.rooms import TABLE, Room
from bastide.server.undone import NOTHING
from bastide.storage.bus import Message
from bastide.storage.rows import CheckpointRow

BEFORE, NOW = 1500, 1501


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> CheckpointRow:
    """A table whose events another process has just folded away, up to the last one."""
    kept = CheckpointRow(NOW, {"history": [], "undone": NOTHING.to_json()})

    async def checkpoint(*_: Any) -> CheckpointRow:
        await asyncio.sleep(0)
        return kept

    async def read(*_: Any) -> list[Any]:
        await asyncio.sleep(0)
        return []

    monkeypatch.setattr(positions, "event_store", SimpleNamespace(checkpoint=checkpoint, read=read))
    monkeypatch.setattr(positions, "game_of", lambda _: load_game("huts", 2))
    monkeypatch.setattr(positions, "frozen_of", lambda *_: None)
    return kept


async def test_two_who_look_at_a_table_that_was_folded_elsewhere_both_see_it(folded: CheckpointRow) -> None:
    known, row = Positions(8), SimpleNamespace(id="t", seq=NOW)
    known.put("t", replace(Position.start(load_game("huts", 2)), seq=BEFORE))

    async def look() -> int:
        found = await known.at(None, row, NOW)  # type: ignore[arg-type]
        known.put("t", found)
        return found.seq

    assert list(await asyncio.gather(look(), look())) == [NOW, NOW]


async def test_who_looks_while_a_fold_is_put_down_sees_the_table(folded: CheckpointRow) -> None:
    game = load_game("huts", 2)
    known, row = Positions(8), SimpleNamespace(id="t", seq=NOW)
    known.put("t", replace(Position.start(game), seq=BEFORE))

    async def put() -> None:
        known.put("t", Position.of_checkpoint(game, folded, contextlib.nullcontext()))

    found, _ = await asyncio.gather(known.at(None, row, NOW), put())  # type: ignore[arg-type]
    assert found.seq == NOW


async def test_what_the_last_one_read_in_leaving_is_not_kept() -> None:
    known, old = Positions(8), SimpleNamespace(row=SimpleNamespace(id="t", seq=5))

    async def load(*_: Any) -> Any:
        await asyncio.sleep(0.02)
        return old

    @contextlib.asynccontextmanager
    async def reading() -> AsyncIterator[None]:
        yield

    known.load = load  # type: ignore[method-assign, assignment]
    house: Any = SimpleNamespace(positions=known, db=SimpleNamespace(reading=reading))
    room = Room(house, "t", lambda _: asyncio.sleep(0))
    read = asyncio.create_task(room._read(frozenset({TABLE})))
    await asyncio.sleep(0.01)
    known.heard(Message("moved", "t", {"bot": False}, "other"))  # no room hears it: nobody watches any more
    await read
    assert known.kept("t") is None


def test_a_table_that_goes_on_is_put_off_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("bastide.server.bots.time", SimpleNamespace(monotonic=lambda: now))
    later = Later(6.0)
    for _ in range(3):
        later.put_off("t")
    now = 20.0
    assert later.now() == ["t"], "three failures in a row: 24 seconds"
    later.well("t")
    assert later.now() == []
    later.put_off("t")
    now = 26.5
    assert later.now() == []
