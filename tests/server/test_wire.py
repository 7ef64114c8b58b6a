"""Packets over real sockets: the same bytes for everybody, compressed where a client reads that."""

import asyncio
import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from bastide.server.wire import COMPRESSED, TEXT, Inbox, Packet, Signal

from .real_server import running


def test_a_packet_is_framed_by_its_size() -> None:
    for size, head in ((125, 2), (126, 4), (70_000, 10)):
        packet = Packet(b"x" * size)
        assert (packet.plain()[0], len(packet.plain())) == (TEXT, size + head)
    assert Packet(b"{}").compressed() == Packet(b"{}").plain()
    assert Packet(b"x" * 70_000).compressed()[0] == COMPRESSED
    assert len(Packet(b"x" * 70_000).compressed()) < 300


def test_every_client_reads_what_the_server_sends(tmp_path: Path) -> None:
    """With compression, without it, and with a smaller window than the packets have."""
    with running(tmp_path) as server, ExitStack() as stack:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Bruno"}]
        opened = server.http.post("/api/tables", json={"game": "caylus", "seats": seats}).json()
        table_id, tokens = opened["table"]["id"], list(opened["tokens"].values())
        small = [ClientPerMessageDeflateFactory(server_max_window_bits=9)]
        address = f"{server.live}/api/tables/{table_id}/live"
        offers: tuple[dict[str, Any], ...] = ({}, {"compression": None}, {"compression": None, "extensions": small})
        lines = [stack.enter_context(connect(address, **offer)) for offer in offers]
        whole = []
        for line in lines:
            line.send(json.dumps({"type": "hello", "tokens": tokens}))
            while (frame := json.loads(line.recv(10)))["type"] != "snapshot":
                pass
            whole.append(frame)
        assert whole[0] == whole[1] == whole[2]
        move = {"type": "move", "id": 1, "seq": whole[0]["seq"], "actions": [whole[0]["legal"][0]["text"]]}
        lines[0].send(json.dumps(move))
        for line in lines:
            while (frame := json.loads(line.recv(10)))["type"] != "step":
                pass
            assert frame["since"] == whole[0]["seq"]


@pytest.mark.skipif(sys.platform != "linux", reason="what a process holds is read from /proc")
async def test_an_idle_connection_is_small(tmp_path: Path) -> None:
    """It lies past the layers that are there for requests, and has let go of its handshake: 36 KiB, once more."""
    many = 200
    limits: dict[str, Any] = dict.fromkeys(
        ("sockets_per_client", "connections_per_client", "sockets_per_table"), 3 * many
    )
    with running(tmp_path, **limits) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Bruno"}]
        table_id = server.http.post("/api/tables", json={"game": "caylus", "seats": seats}).json()["table"]["id"]
        lines = []

        async def enter(count: int) -> None:
            for _ in range(count):
                line = await connect_async(f"{server.live}/api/tables/{table_id}/live", max_size=None)
                await line.send(json.dumps({"type": "hello", "tokens": []}))
                while json.loads(await line.recv())["type"] != "snapshot":
                    pass
                lines.append(line)

        await enter(many)  # they lie in memory that is free from the start
        before = _held(server.process.pid)
        await enter(many)
        kept = (_held(server.process.pid) - before) / many
        assert kept < 42 * 1024
        await asyncio.gather(*(line.close() for line in lines))


def _held(pid: int) -> int:
    """Return the bytes of memory that are a process's own, wherever the system keeps them at the moment."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(("RssAnon:", "VmSwap:")))


async def test_what_comes_in_waits_for_its_one_reader() -> None:
    inbox = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert (await reading, inbox.empty(), await inbox.get(), inbox.empty()) == (1, False, 2, True)


async def test_a_signal_lets_everybody_go_on_and_outlives_who_gives_up() -> None:
    signal = Signal()
    waiting = [asyncio.create_task(signal.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    signal.set()
    await asyncio.gather(*waiting[1:])
    assert signal.is_set()
    signal.clear()
    assert not signal.is_set()
