"""Storing an action in one step: on the table as it is known, never over what has changed since."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bastide.server import moves
from bastide.server.bots import BotRunner
from bastide.storage import events as event_store
from bastide.storage import tables as table_store
from bastide.storage.bus import Message
from bastide.storage.journal import Entry, SqliteJournal
from bastide.storage.rows import Event

from .served import Served


async def watched(served: Served) -> tuple[str, dict[str, str]]:
    """A table that somebody watches, so that this process knows it."""
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.live(table_id, tokens.values()).next("presence")
    while served.house.positions.kept(table_id) is None:
        await asyncio.sleep(0.01)
    return table_id, tokens


async def stored(served: Served, table_id: str) -> list[tuple[int, int | None]]:
    async with served.house.db.reading() as connection:
        return [(event.seq, event.seat) for event in await event_store.read(connection, table_id)]


async def test_a_move_is_stored_without_reading_and_what_is_kept_is_what_would_be_read(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, tokens = await watched(served)

    async def never(*_: object) -> None:
        raise AssertionError("the table was read")

    monkeypatch.setattr(moves, "_looked_at", never)
    answer = await served.move(table_id, tokens["0"], "build 0", "keep", seq=3)
    assert answer.json()["seq"] == 6
    assert await stored(served, table_id) == [(1, None), (2, None), (3, None), (4, 0), (5, 0), (6, None)]
    kept, read = served.house.positions.kept(table_id), await served.house.load(table_id)
    assert kept is not None
    assert (kept.row, kept.seats, kept.undo) == (read.row, read.seats, read.undo)
    assert kept.position.state.history() == read.position.state.history()


@pytest.mark.parametrize("change", ["seat", "clock"])
async def test_what_another_process_has_changed_is_not_written_over(served: Served, change: str) -> None:
    """The word of it has not come yet: the seat has passed to a stand-in, or only the table's moment is another."""
    table_id, tokens = await watched(served)
    kept = served.house.positions.kept(table_id)
    assert kept is not None
    async with served.house.db.writing() as write:
        if change == "seat":
            await table_store.update_seat(write.connection, table_id, 0, kind="bot", bot="random", token_hash=None)
        await table_store.update_table(write.connection, table_id, updated_at=kept.row.updated_at + 1)
    assert served.house.positions.kept(table_id) is kept
    answer = await served.move(table_id, tokens["0"], "build 0", seq=3)
    assert answer.status_code == (401 if change == "seat" else 200)
    assert len(await stored(served, table_id)) == (3 if change == "seat" else 4)


async def test_a_move_of_which_only_the_answer_was_lost_is_shown_to_those_who_watch(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, tokens = await watched(served)
    line = served.live(table_id, [])
    assert (await line.next("snapshot"))["seq"] == 3
    store = served.house.db.journal.store

    async def stored_and_lost(entry: Entry) -> bool:
        assert await store(replace(entry, stored=lambda: None))
        return False

    monkeypatch.setattr(served.house.db.journal, "store", stored_and_lost)
    assert (await served.move(table_id, tokens["0"], "build 0", seq=3)).json()["seq"] == 4
    assert (await line.next("step", "snapshot"))["seq"] == 4


async def test_the_same_move_twice_at_once_is_made_once(served: Served) -> None:
    table_id, tokens = await watched(served)
    answers = await asyncio.gather(*(served.move(table_id, tokens["0"], "build 0", seq=3) for _ in range(4)))
    assert [answer.json()["seq"] for answer in answers] == [4] * 4
    assert len(await stored(served, table_id)) == 4


async def test_moves_that_come_together_share_a_transaction_and_a_bad_one_harms_no_other(
    sqlite_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, sizes = sqlite_served, []
    tables = [await watched(served) for _ in range(6)]
    together = SqliteJournal._together

    def counted(journal: SqliteJournal, entries: Any) -> list[bool]:
        sizes.append(len(entries))
        return together(journal, entries)

    monkeypatch.setattr(SqliteJournal, "_together", counted)
    broken = tables[2][0]
    async with served.house.db.writing() as write:  # its next event is there already, as no process would write it
        event = Event(4, "action", 0, 3, 0, 0.0)
        await event_store.append(write.connection, broken, [event])
        moving = [asyncio.create_task(served.move(each, held["0"], "build 0", seq=3)) for each, held in tables]
        journal: Any = served.house.db.journal
        async with asyncio.timeout(20):
            while len(journal._waiting) < len(tables):
                await asyncio.sleep(0.01)
    answers = await asyncio.gather(*moving)
    assert [answer.status_code for answer in answers] == [200, 200, 409, 200, 200, 200]
    assert sizes[0] == 6
    assert len(sizes) == 7  # and each alone, since one of them could not be


async def test_who_goes_before_the_answer_leaves_everybody_told(served: Served) -> None:
    table_id, tokens = await watched(served)
    other = served.live(table_id)
    await other.next("presence")
    moving = asyncio.create_task(moves.move(served.house, table_id, [tokens["0"]], 3, ["build 0"]))
    await asyncio.sleep(0)
    moving.cancel()
    assert (await other.next("snapshot"))["seq"] == 4


async def test_bots_are_woken_only_where_one_is_to_move(sqlite_served: Served) -> None:
    runner = BotRunner(sqlite_served.house)
    for message, woken in (
        (Message("moved", "x", {"bot": False}), False),
        (Message("chat", "x"), False),
        (Message("moved", "x", {"bot": True}), True),
        (Message("changed", "x"), True),
        (Message("changed", "x", {"bot": False}), False),
        (Message("changed", "x", {"bot": True}), True),
    ):
        runner._wake.clear()
        runner._heard(message)
        assert runner._wake.is_set() is woken


async def test_a_change_wakes_bots_where_one_is_to_move_after_it(sqlite_served: Served) -> None:
    """People sit down, take back and leave without waking any bot; one whose turn it becomes is woken at once."""
    served = sqlite_served
    await served.runner.stop()  # it hears, and does nothing
    wake = served.runner._wake
    table_id, tokens = await served.table("Odile", None, None)
    wake.clear()
    second = await served.join(table_id, "Bruno")
    assert not wake.is_set()
    await served.join(table_id, "Ada")
    assert (await served.see(table_id))["table"]["turn"] == 0
    assert not wake.is_set()
    answer = await served.post(f"/api/tables/{table_id}/leave", {"seat": 1}, second)
    assert answer.status_code == 200, answer.text
    assert not wake.is_set()  # a bot plays there now, and is not to move
    answer = await served.post(f"/api/tables/{table_id}/leave", {"seat": 0}, tokens["0"])
    assert answer.status_code == 200, answer.text
    assert wake.is_set()


async def test_an_older_table_is_not_kept_over_a_newer_one(sqlite_served: Served) -> None:
    table_id, _ = await watched(sqlite_served)
    positions = sqlite_served.house.positions
    before = positions.kept(table_id)
    assert before is not None
    newer = replace(before, row=replace(before.row, updated_at=9e9))
    positions.keep(newer)
    positions.follow(before, before)  # one of them was read meanwhile: neither is trusted
    assert positions.kept(table_id) is None
    positions.keep(newer)
    positions.heard(Message("moved", table_id, {"bot": False}))
    assert positions.kept(table_id) is newer
    positions.heard(Message("moved", table_id, {"bot": False}, sender="another"))
    assert positions.kept(table_id) is None


async def test_what_was_read_while_a_move_was_on_its_way_is_let_go(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, tokens = await watched(served)
    positions, store = served.house.positions, served.house.db.store
    before = positions.kept(table_id)
    assert before is not None

    async def with_a_reader(entry: Entry) -> bool:
        positions.keep(replace(before))  # as whoever reads before the commit and is done before its word
        return await store(entry)

    monkeypatch.setattr(served.house.db, "store", with_a_reader)
    await served.move(table_id, tokens["0"], "build 0", "keep", seq=3)
    kept = positions.kept(table_id)
    assert kept is None or kept.position.seq == 6
