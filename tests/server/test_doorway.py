"""Connections that are too many, heads that are too large or too slow: refused, and those who play stay."""

import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.server.doorway import Doorway
from bastide.server.settings import Settings

from .real_server import START_TIME, running

_fork = multiprocessing.get_context("forkserver")


def _serve(said: str, data: str, files: int, given: dict[str, Any]) -> None:
    import resource

    from bastide.server.run import serve

    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    sys.stdout = Path(said).open("w", buffering=1)  # noqa: SIM115
    serve(port=0, data=data, log_level="warning", proxies="", bot_workers=1, rates=False, **given)


@contextlib.contextmanager
def serving(data: Path, files: int = 0, **given: Any) -> Iterator[tuple[str, int]]:
    data.mkdir()
    said = data / "said"
    process: Any = _fork.Process(target=_serve, args=(str(said), str(data), files, given))
    process.start()
    until = time.monotonic() + START_TIME
    while not (said.exists() and said.read_text().endswith("\n")):
        assert process.is_alive(), "the server did not start"
        assert time.monotonic() < until
        time.sleep(0.02)
    url = httpx.URL(said.read_text().split()[-1])
    try:
        yield url.host, url.port or 80
    finally:
        process.kill()
        process.join(30)


def answer(wire: socket.socket) -> bytes:
    """Read until the other side closes."""
    wire.settimeout(20)
    found = b""
    with contextlib.suppress(ConnectionError):
        while piece := wire.recv(65536):
            found += piece
    return found


def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as at, socket.create_connection(at) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            for number in range(200):
                wire.sendall(b"X-%d: %s\r\n" % (number, b"x" * 1000))
                time.sleep(0.001)
        assert httpx.get(f"http://{at[0]}:{at[1]}/healthz").status_code == 200


def test_the_refusal_of_a_large_head_can_be_read(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as at, socket.create_connection(at) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 33_000)
        assert answer(wire).startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))


def test_slow_heads_and_bodies_are_dropped(tmp_path: Path) -> None:
    with serving(tmp_path / "data", head_timeout=1.0) as at:
        for first, start in (
            (b"", b""),
            (b"", b"GET / HT"),
            (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HT"),
        ):
            with socket.create_connection(at) as wire:
                if first:
                    wire.sendall(first)
                    assert wire.recv(65536)
                wire.sendall(start)
                began = time.monotonic()
                assert b" 408 " in answer(wire), start
                assert time.monotonic() - began < 10
        with socket.create_connection(at) as wire:
            wire.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
            wire.settimeout(20)
            assert b" 408 " in wire.recv(65536)


def test_one_address_has_only_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    with serving(tmp_path / "data", connections_per_client=5) as at:
        wires = [socket.create_connection(at) for _ in range(5)]
        time.sleep(0.2)
        with socket.create_connection(at) as more:
            assert b" 503 " in answer(more)
        for wire in wires:
            wire.close()
        time.sleep(0.3)
        assert httpx.get(f"http://{at[0]}:{at[1]}/healthz").status_code == 200


@pytest.mark.skipif(sys.platform == "win32", reason="limits of descriptors are POSIX")
def test_connections_of_proxies_are_not_counted_whether_named_by_address_or_network(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, connections_per_client=1)
    for proxies, counted, not_counted in (
        ("127.0.0.1, ::1", "10.89.90.7", "::1"),
        ("10.89.90.0/24,proxy", "10.89.91.7", "10.89.90.7"),
        ("fd00::/8", "127.0.0.1", "fd00::1"),
    ):
        doorway = Doorway(settings, 100, proxies)
        assert doorway.enter(counted) is not None
        assert doorway.enter(counted) is None
        assert all(doorway.enter(not_counted) for _ in range(3))
    everybody = Doorway(settings, 100, "*")
    assert all(everybody.enter("198.51.100.7") for _ in range(3))


def test_with_few_file_descriptors_the_next_is_refused_politely_and_players_stay(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", files=256, connections_per_client=1000) as at,
        httpx.Client(base_url=f"http://{at[0]}:{at[1]}") as player,
    ):
        assert player.get("/healthz").status_code == 200
        crowd = [socket.create_connection(at) for _ in range(170)]
        time.sleep(0.5)
        with socket.create_connection(at) as more:
            assert b" 503 " in answer(more)
        assert player.post("/api/tables", json={"game": "huts", "seats": []}).status_code == 422
        assert player.get("/readyz").status_code == 200
        for wire in crowd:
            wire.close()


def test_who_is_connected_as_it_stops_is_still_answered(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        url = httpx.URL(server.address)
        where = url.host, url.port or 80
        with socket.create_connection(where) as wire:
            assert server.http.get("/healthz").status_code == 200  # accepted after the first one, which says nothing
            os.kill(server.process.pid, signal.SIGTERM)
            with contextlib.suppress(ConnectionRefusedError):
                while True:
                    socket.create_connection(where).close()
                    time.sleep(0.01)
            wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert answer(wire).startswith(b"HTTP/1.1 200")
        server.process.join(30)
        assert server.process.exitcode is not None
