"""A server that is killed loses nothing that it acknowledged, and its bots go on."""

import asyncio
import json
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from bastide.engine.record import Record

from .players import Evening
from .real_server import running

TABLES = 2
DELAY = 0.08
"""Seconds between a bot's actions while it is being killed, so that the games last long enough."""


def history(http: httpx.Client, table_id: str) -> tuple[str, ...]:
    """The actions that the server has acknowledged so far."""
    return Record.parse(http.get(f"/api/tables/{table_id}/record").text).actions


@pytest.mark.timeout(900)
@pytest.mark.parametrize("kills", [10, pytest.param(200, marks=pytest.mark.soak)])
def test_killed_again_and_again_nothing_is_lost(tmp_path: Path, kills: int) -> None:
    rng = random.Random(20)
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    known: dict[str, tuple[str, ...]] = {}
    tokens: dict[str, dict[str, str]] = {}
    with running(tmp_path, delay=DELAY) as server:
        for _ in range(TABLES):
            answer = server.http.post("/api/tables", json={"game": "carcassonne", "seats": bots}).json()
            known[answer["table"]["id"]] = ()
        mine = server.http.post(
            "/api/tables",
            json={
                "game": "carcassonne",
                "seats": [{"kind": "me", "name": "Odile"}, bots[0]],
                "options": {"stack": "XVAEKUJDWRSTUVBCFGHI"},
            },
        ).json()
        tokens[mine["table"]["id"]] = {"X-Bastide-Seats": mine["tokens"]["0"]}
        known[mine["table"]["id"]] = ()
        server.stop()
    for _ in range(kills - 1):
        with running(tmp_path, delay=DELAY) as server:
            for table_id, before in known.items():
                now = history(server.http, table_id)
                assert now[: len(before)] == before, "an acknowledged action is missing"
                known[table_id] = now
            until = time.monotonic() + rng.uniform(0.05, 0.5)
            while time.monotonic() < until:
                for table_id, token in tokens.items():
                    found = server.http.get(f"/api/tables/{table_id}", headers=token).json()["snapshot"]
                    if found["legal"]:
                        body = {"seq": found["seq"], "actions": [rng.choice(found["legal"])["text"]]}
                        answer = server.http.post(f"/api/tables/{table_id}/moves", json=body, headers=token)
                        assert answer.status_code == 200, answer.text
                        known[table_id] = history(server.http, table_id)
                table_id = rng.choice(list(known))
                known[table_id] = history(server.http, table_id)
            server.stop()
    with running(tmp_path) as server:
        for table_id, token in tokens.items():  # the person goes home, a bot takes over
            server.http.post(f"/api/tables/{table_id}/leave", headers=token).raise_for_status()
        for table_id, before in known.items():
            until = time.monotonic() + 400
            while server.http.get(f"/api/tables/{table_id}").json()["table"]["state"] != "over":
                assert time.monotonic() < until, "the bots did not go on"
                time.sleep(0.1)
            table = server.http.get(f"/api/tables/{table_id}").json()["table"]
            record = Record.parse(server.http.get(f"/api/tables/{table_id}/record").text)
            assert record.actions[: len(before)] == before
            assert record.replay().scores() == table["scores"]
            record.verify()
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("tables", "kills"), [(4, 2), pytest.param(20, 200, marks=pytest.mark.soak)])
async def test_killed_while_many_move_nothing_acknowledged_is_lost(
    tmp_path: Path, database: str, tables: int, kills: int, record_property: Callable[[str, object], None]
) -> None:
    """Two people at each table, all moving over live connections as fast as they are answered."""
    rng = random.Random(tables)
    evening: Evening | None = None
    for kill in range(kills + 1):
        with running(tmp_path, database, sockets_per_client=5000, connections_per_client=5000) as server:
            if evening is None:
                evening = Evening(server, tables)
            evening.server = server
            await asyncio.to_thread(evening.check, kill == kills)
            if kill < kills:
                evening.begin()
                await evening.all_move()
                await asyncio.sleep(rng.uniform(0.0, 0.5))
                server.stop()
                await evening.pause()
    assert evening is not None
    record_property("counted moves acknowledged under kills, all there", evening.acknowledged)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])  # told to, or its terminal is closed
def test_an_orderly_stop_closes_live_connections_with_1012_and_leaves_no_process(
    tmp_path: Path, number: signal.Signals
) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Bruno"}]
        table = server.http.post("/api/tables", json={"game": "carcassonne", "seats": seats}).json()
        address = f"{server.live}/api/tables/{table['table']['id']}/live"
        with connect(address) as live:
            live.send(json.dumps({"type": "hello", "tokens": list(table["tokens"].values()), "since": None}))
            kinds = {json.loads(live.recv(10))["type"] for _ in range(3)}
            assert kinds == {"table", "snapshot", "presence"}
            os.kill(server.process.pid, number)
            with pytest.raises(Exception, match="1012"):
                live.recv(20)
        server.process.join(20)
        assert server.process.exitcode == -number


def test_a_frame_that_is_too_large_is_refused_by_the_real_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "open"}, {"kind": "open"}]
        table_id = server.http.post("/api/tables", json={"game": "carcassonne", "seats": seats}).json()["table"]["id"]
        with connect(f"{server.live}/api/tables/{table_id}/live") as live:
            live.send("x" * 40_000)
            with pytest.raises(Exception, match="1009"):
                live.recv(10)
        assert server.http.get("/healthz").status_code == 200


def test_a_taken_port_is_not_exchanged_for_another(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(AssertionError, match="did not start"), running(tmp_path, port=port):
            pass
