"""What others do in the middle of something one does oneself: nothing is made of half of this and half of that."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from bastide.cli.online.known import Told
from bastide.cli.online.screen import OnlineScreen
from bastide.cli.seen import SeenPosition
from bastide.outside.live import Gap

from ..server.real_server import RealServer
from .online import Other, server
from .test_online import SIZE, asked, log_of, until

__all__ = ["server"]

TABLE: dict[str, Any] = {"seats": [{"name": "Wen", "bot": None, "present": False}], "state": "open"}
NOTHING: dict[str, Any] = {"legal": [], "you": [0], "story": [], "ledger": [], "turns": [], "view": {}, "undo": {}}


def at(seq: int) -> dict[str, Any]:
    return {**NOTHING, "seq": seq}


def step(since: int, seq: int) -> dict[str, Any]:
    grows = {name: {"keep": 0, "add": []} for name in ("story", "ledger", "turns")}
    return {"type": "step", "since": since, "you": [0], "seq": seq, "view": [], **grows}


def elsewhere(act: Callable[[], object]) -> None:
    """Do something in another thread, and come back when it is done."""
    thread = threading.Thread(target=act)
    thread.start()
    thread.join()


def told() -> Told:
    return Told(TABLE, at(1), lambda _: {})


def test_a_thread_reads_what_it_knew_until_it_catches_up() -> None:
    table = told()
    assert table.now.seq == 1
    elsewhere(lambda: table.take_snapshot(at(2)))
    assert table.now.seq == 1
    table.catch_up()
    assert table.now.seq == 2


def test_a_new_thread_knows_what_was_told_last() -> None:
    table, seen = told(), []
    elsewhere(lambda: table.take_snapshot(at(2)))
    elsewhere(lambda: seen.append(table.now.seq))
    assert seen == [2]


def test_whoever_is_told_knows_it_at_once_and_loses_nothing_of_what_others_were_told() -> None:
    table = told()
    elsewhere(lambda: table.change(lambda last: last.with_table({**TABLE, "state": "running"})))
    table.take_answer(at(2))
    assert (table.now.seq, table.now.table["state"]) == (2, "running")
    table.change(lambda last: last.with_present([True]))
    assert (table.now.table["state"], table.now.table["seats"][0]["present"]) == ("running", True)
    table.change(lambda last: last.with_wish({"id": 7}))
    assert (table.now.seq, table.now.snapshot["undo"]["request"]) == (2, {"id": 7})


def test_an_answer_that_comes_late_takes_nothing_back() -> None:
    table = told()
    elsewhere(lambda: table.take_snapshot(at(3)))
    table.take_answer(at(2))
    assert table.now.seq == 3


def test_a_server_whose_game_is_behind_is_believed() -> None:
    table = told()
    table.take_snapshot(at(0))
    assert table.now.seq == 0


def test_a_step_is_taken_once() -> None:
    table = told()
    assert table.take_step(step(1, 2))
    assert not table.take_step(step(1, 2))
    assert table.now.seq == 2
    with pytest.raises(Gap):
        table.take_step(step(3, 4))
    assert table.now.seq == 2


@contextmanager
def in_the_middle(app: OnlineScreen, monkeypatch: pytest.MonkeyPatch, *snapshots: Any) -> Iterator[list[int]]:
    """Have another thread told of one of these positions after the other, each time something is read of one."""
    asks: list[int] = []
    view, preview = SeenPosition.view, SeenPosition.preview

    def meanwhile() -> None:
        asks.append(len(asks))
        elsewhere(lambda: app.local.take({"type": "snapshot", **snapshots[len(asks) % len(snapshots)]}))

    def viewed(self: SeenPosition, seat: int | None) -> dict[str, Any]:
        meanwhile()
        return view(self, seat)

    def previewed(self: SeenPosition, action: int) -> dict[str, Any]:
        meanwhile()
        return preview(self, action)

    with monkeypatch.context() as patch:
        patch.setattr(app.local, "changed", lambda: None)
        patch.setattr(SeenPosition, "view", viewed)
        patch.setattr(SeenPosition, "preview", previewed)
        yield asks


async def waited(pilot: Pilot[None], app: OnlineScreen, odile: Other) -> tuple[Any, Any]:
    """Wait for one's turn to place a tile; return the position in which one waited, and the one in which one places."""
    await until(pilot, lambda: "Waiting for" in asked(app))
    waiting = app.local.call("")["snapshot"]
    odile.turn()
    await until(pilot, lambda: "place the tile U" in asked(app))
    return waiting, app.local.call("")["snapshot"]


async def test_what_others_do_while_the_screen_is_drawn_is_shown_with_the_next_look(
    server: RealServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odile = Other(server)
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        waiting, placing = await waited(pilot, app, odile)

        with in_the_middle(app, monkeypatch, waiting, placing) as asks:
            for look in (app._show, app._show_seats, lambda: app._list("pl"), lambda: app._look(next(iter(app.legal)))):
                look()
            for zoom in (1, -1):
                app.action_zoom(zoom)
            assert len(asks) > 20
            assert "place the tile U" in asked(app), "as it was when it was last looked at"
            elsewhere(lambda: app.local.take({"type": "snapshot", **waiting}))
            app._heard()
        await until(pilot, lambda: "Waiting for" in asked(app))
        assert not app.legal


async def test_a_line_is_done_at_the_position_for_which_it_was_typed(
    server: RealServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odile = Other(server)
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        waiting, placing = await waited(pilot, app, odile)

        def typed() -> None:
            with in_the_middle(app, monkeypatch, waiting, placing) as asks:
                for line in ("help", "help pl", "pl", "place U", "scores", "tiles", "why place U 5,5 r0", "1"):
                    app.local.take({"type": "snapshot", **placing})
                    app.commands.take(line)
                assert len(asks) > 20

        monkeypatch.setattr(app.commands, "changed", lambda: None)
        await asyncio.to_thread(typed)
        app._heard()
        await until(pilot, lambda: "place a meeple" in asked(app))
        assert log_of(app).count("▲ Wen places tile U") == 1
