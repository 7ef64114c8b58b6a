"""Whatever comes over a live connection is answered or refused by a known code, and harms nobody else at the table."""

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from .real_server import RealServer, running

FRAMES = 10
LARGE = 60_000
PING = '{"type":"ping"}'
REFUSED = {1000, 1003, 1007, 1008, 1009, 1013, 4406}
"""Codes with which the server may end a connection over what it was sent; 1011 would be a fault of its own."""
PERSON, OTHER = {"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}

TEXT = st.text(st.characters(codec=None), max_size=12) | st.sampled_from(
    ["", "\ud800", "a" * 200, "\x00", "pass", "\U0001d160"]
)
NUMBER = st.integers() | st.sampled_from([-1, 0, 1 << 31, 1 << 63, 1 << 400, True, 1.5, float("inf"), float("nan")])
VALUE = st.recursive(
    st.none() | st.booleans() | NUMBER | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)
KEYS = {
    "hello": ("format", "tokens", "since", "notice", "page"),
    "move": ("id", "seq", "actions"),
    "point": ("action",),
    "ping": (),
    "pong": (),
}


@st.composite
def frames(draw: st.DrawFn) -> str | bytes:
    """Draw a frame: of a type that there is, with any values; or any JSON, any text, any bytes."""
    kind = draw(st.sampled_from([*KEYS, *KEYS, "json", "text", "bytes"]))
    if kind == "bytes":
        return draw(st.binary(max_size=40))
    if kind == "text":
        return draw(st.text(max_size=40) | st.just("[" * 100_000) | st.just('{"type":"ping"' + " " * 100_000))
    if kind == "json":
        return json.dumps(draw(VALUE))
    said = {key: draw(VALUE | st.lists(TEXT, max_size=3)) for key in KEYS[kind] if draw(st.booleans())}
    return json.dumps({"type": kind, **said})


class Site:
    """A table of two at a server."""

    def __init__(self, server: RealServer) -> None:
        self.http = server.http
        made = self.http.post("/api/tables", json={"game": "carcassonne", "seats": [PERSON, OTHER]}).json()
        self.path = f"{server.live}/api/tables/{made['table']['id']}/live"
        self.tokens = list(made["tokens"].values())
        self.sent = 0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("frames")
    with running(folder, sockets_per_client=5000, connections_per_client=5000) as server:
        yield Site(server)


@pytest.fixture(autouse=True)
def counted(site: Site, record_property: Callable[[str, object], None]) -> Iterator[None]:
    """Have the frames of a test added up."""
    before = site.sent
    yield
    record_property("counted frames of any kind", site.sent - before)


def awaited(line: ClientConnection, kind: str) -> int:
    """Wait for a frame of a kind; return the code by which the connection was ended instead, else 0."""
    try:
        while json.loads(line.recv(timeout=20))["type"] != kind:
            pass
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 1006
    return 0


def sent(line: ClientConnection, said: list[str | bytes]) -> int:
    """Send frames and a ping; return the code by which the connection was ended, 0 if it was not."""
    with contextlib.suppress(ConnectionClosed):
        for one in [*said, PING]:
            line.send(one)
    return awaited(line, "pong")


def fuzzed(site: Site, data: Any) -> None:
    """Send anything; see that it is answered or refused, and that others at the table are still served."""
    said = data.draw(st.lists(frames(), min_size=1, max_size=FRAMES))
    tokens = data.draw(st.none() | st.sampled_from([[], site.tokens]))
    with connect(site.path, max_size=None) as line:
        hello = [] if tokens is None else [json.dumps({"type": "hello", "tokens": tokens, "since": None})]
        site.sent += len(said)
        ended = sent(line, [*hello, *said])
        large = any(len(one) > LARGE for one in said)  # the rest of such a frame comes when the line is shut already
        assert ended in {0, *REFUSED} or (large and ended == 1006)
        with connect(site.path, max_size=None) as other:
            other.send(json.dumps({"type": "hello", "tokens": site.tokens, "since": None}))
            assert awaited(other, "snapshot") == 0
    assert site.http.get("/readyz").status_code == 200


CALM: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "database": None,
    "suppress_health_check": list(HealthCheck),
}


@settings(max_examples=60, **CALM)
@given(data=st.data())
def test_any_frames_are_answered_or_refused(site: Site, data: Any) -> None:
    fuzzed(site, data)


@pytest.mark.soak
@settings(max_examples=3000, **CALM)
@given(data=st.data())
def test_ten_thousand_frames_are_answered_or_refused(site: Site, data: Any) -> None:
    fuzzed(site, data)
