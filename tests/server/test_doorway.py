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

from bastide.server.doorway import Doorway, room_for_connections
from bastide.server.limits import network_of
from bastide.server.settings import Rate, Settings

from .real_server import START_TIME, running

pytestmark = pytest.mark.xdist_group("waiting")  # for seconds to pass: beside the browsers, which come first
_fork = multiprocessing.get_context("forkserver")


def _serve(said: str, data: str, files: int, given: dict[str, Any]) -> None:
    import resource

    from bastide.server.run import serve

    if given.pop("without_httptools", False):
        sys.modules["uvicorn.protocols.http.httptools_impl"] = None  # type: ignore[assignment]
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


@pytest.mark.parametrize(
    ("soft", "hard", "asked", "room"),
    [
        (1024, 1024, None, 928),
        (1024, 4096, 4096, 4000),
        (1024, 1_000_000, 65_536, 65_440),
        (1024, -1, 65_536, 65_440),
        (-1, -1, None, 65_440),
        (100_000, 200_000, None, 99_904),
        (64, 64, None, 16),
    ],
)
@pytest.mark.parametrize("granted", [True, False])
def test_a_server_takes_all_descriptors_that_it_may_have(
    soft: int, hard: int, asked: int | None, room: int, granted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """-1 is no limit; where the system refuses more, there is room for what there was."""
    resource = pytest.importorskip("resource")
    wishes: list[tuple[int, int]] = []

    def wish(_kind: int, limits: tuple[int, int]) -> None:
        wishes.append(limits)
        if not granted:
            raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", wish)
    assert room_for_connections() == (room if granted or asked is None else soft - 96)
    assert wishes == ([] if asked is None else [(asked, hard)])


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


HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
MIB = 1 << 20
STREAMS = 4


@pytest.fixture(scope="module", params=["httptools", "h11"])
def door(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator["Door"]:
    """A server with either reader of HTTP."""
    folder = tmp_path_factory.mktemp("door") / "data"
    given = {
        "without_httptools": request.param == "h11",
        "head_timeout": 2.0,
        "sockets_per_client": STREAMS,
        "ping": 0.5,
    }
    with serving(folder, connections_per_client=500, **given) as at:
        yield Door(*at, pipelines=request.param == "h11")


class Door:
    """A server, how much memory it takes, and answers of it that take long."""

    def __init__(self, host: str, port: int, pipelines: bool) -> None:
        self.at, self.pipelines = (host, port), pipelines
        self.http = httpx.Client(base_url=f"http://{host}:{port}", timeout=30)
        self.pid = next(child.pid for child in multiprocessing.active_children())

    def memory(self) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return sum(int(line.split()[1]) * 1024 for line in status if line.startswith(("RssAnon:", "VmSwap:")))

    @contextlib.contextmanager
    def long_answer(self, behind: bytes = b"") -> Iterator["Long"]:
        """Ask for what happens at a table until one leaves it; `behind` is sent together with the request."""
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}]
        made = self.http.post("/api/tables", json={"game": "carcassonne", "seats": seats}).json()
        with socket.create_connection(self.at) as wire:
            yield Long(self, wire, made["table"]["id"], made["tokens"]["0"], behind)


class Long:
    """A connection whose answer goes on."""

    def __init__(self, door: Door, wire: socket.socket, table: str, token: str, behind: bytes) -> None:
        self._door = door
        self._table = table
        self._token = {"X-Bastide-Seats": token}
        self.wire = wire
        head = f"GET /api/bot/game/stream/{table} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n"
        wire.sendall(head.encode() + behind)
        wire.settimeout(20)
        until(wire, b"gameFull")

    def end(self) -> None:
        left = self._door.http.post(f"/api/tables/{self._table}/leave", json={"seat": 0}, headers=self._token)
        assert left.status_code == 200, left.text


def until(wire: socket.socket, end: bytes) -> bytes:
    """Read until this has come."""
    found = b""
    while end not in found:
        piece = wire.recv(65536)
        assert piece, found
        found += piece
    return found


def poured(wire: socket.socket, piece: bytes, most: int = 20 * MIB) -> int:
    """Send this again and again, up to so much or until nothing is taken any more; return how much was."""
    wire.settimeout(1.0)
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            sent += wire.send(piece)
    return sent


FIELDS = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 100) for number in range(600))


def test_heads_behind_a_long_answer_cost_nothing(door: Door) -> None:
    with door.long_answer() as long:
        before = door.memory()
        long.wire.sendall(HEAD)
        time.sleep(0.2)
        poured(long.wire, FIELDS)
        assert door.memory() - before < 3 * MIB
        assert door.http.get("/healthz").status_code == 200


def test_a_head_that_comes_slowly_behind_a_long_answer_costs_nothing_and_is_dropped_after_it(door: Door) -> None:
    with door.long_answer() as long:
        before = door.memory()
        long.wire.sendall(HEAD)
        for _ in range(40):
            time.sleep(0.01)
            poured(long.wire, FIELDS[:8000], 8000)
        assert door.memory() - before < 3 * MIB
        long.end()
        assert b"HTTP/1.1 4" in answer(long.wire)


def test_whole_requests_behind_a_long_answer_cost_nothing(door: Door) -> None:
    many = (HEAD + b"\r\n") * 1500
    with door.long_answer(many) as first, door.long_answer() as second:
        before = door.memory()
        poured(first.wire, many)
        poured(second.wire, many)
        assert door.memory() - before < 3 * MIB


def test_trailers_are_bounded(door: Door) -> None:
    start = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    before = door.memory()
    wires = [socket.create_connection(door.at) for _ in range(4)]
    for wire in wires:
        wire.sendall(start)
        for _ in range(20):
            poured(wire, FIELDS[:4000], 4000)
            time.sleep(0.01)
        assert poured(wire, FIELDS) < 20 * MIB
    assert door.memory() - before < 3 * MIB
    for wire in wires:
        wire.close()


def test_a_body_may_be_larger_than_a_head(door: Door) -> None:
    body = b"no record\n" * 20_000
    assert len(body) > Settings(data=Path()).head_limit
    for sent in (body, iter([body[:90_000], body[90_000:]])):
        assert door.http.post("/api/records", content=sent).json()["error"]["code"] == "bad-record"


def test_a_head_has_only_so_many_fields(door: Door) -> None:
    """Four bytes a field cost the server thirty times as much."""
    before = door.memory()
    wires = [socket.create_connection(door.at) for _ in range(100)]
    for wire in wires:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 7000)
    time.sleep(1.0)
    assert door.memory() - before < 8 * MIB
    for wire in wires:
        wire.close()


def test_what_is_asked_before_the_answer_is_whole_is_answered_after_it(door: Door) -> None:
    with door.long_answer() as long:
        for part in (HEAD, b"X: 1\r\n", b"\r\n"):
            long.wire.sendall(part)
            time.sleep(0.05)
        long.end()
        assert b"0\r\n\r\nHTTP/1.1 200 OK" in until(long.wire, b"alive")
        long.wire.sendall(HEAD + b"\r\n")
        assert until(long.wire, b"alive")


def test_who_asks_twice_at_once_gets_the_first_answer(door: Door) -> None:
    with door.long_answer(HEAD + b"\r\n") as long:
        long.end()
        found = answer(long.wire)
        assert b"0\r\n\r\n" in found
        assert found.count(b"HTTP/1.1 ") == door.pipelines, "one reader takes requests one by one, by itself"


def test_a_long_answer_ends_when_who_asked_is_gone_whatever_was_sent_behind(door: Door) -> None:
    """Each of the server's few places for streams is free again."""
    for _ in range(3):
        with contextlib.ExitStack() as stack:
            for number in range(STREAMS):
                long = place(door, stack, HEAD + b"\r\n" if number % 2 else b"")
                long.wire.sendall(HEAD + b"\r\n")


def place(door: Door, stack: contextlib.ExitStack, behind: bytes) -> Long:
    """Take a place for a stream, as soon as the server has seen that somebody is gone."""
    last = time.monotonic() + 10
    while True:
        try:
            return stack.enter_context(door.long_answer(behind))
        except AssertionError as refused:
            if "429 Too Many" not in str(refused) or time.monotonic() > last:
                raise
            time.sleep(0.1)


def test_people_who_come_by_ipv4_to_a_socket_for_both_are_not_one_client(tmp_path: Path) -> None:
    """Such a socket tells their addresses as those of one network of IPv6; the proxy's own as well."""
    assert network_of("::ffff:203.0.113.5") == "203.0.113.5"
    with running(tmp_path / "data", host="::", rates=True, rate_all=Rate(3, 0.001)) as server:
        for one in range(3):
            for _ in range(3):
                answer = server.http.get("/api/server", headers={"X-Forwarded-For": f"203.0.113.{one}"})
                assert answer.status_code == 200, answer.text
        assert server.http.get("/api/server", headers={"X-Forwarded-For": "203.0.113.0"}).status_code == 429
        assert server.http.get("/metrics").status_code == 200  # asked on this machine
