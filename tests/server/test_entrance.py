"""For how many connections there is room, of all and of one client: who goes makes room, once, and leaves nothing."""

import contextlib
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from bastide.server.doorway import Doorway
from bastide.server.settings import Settings

from .test_doorway import serving


def doorway(most: int, each: int = 2, proxies: str = "") -> Doorway:
    return Doorway(Settings(data=Path(), connections_per_client=each), most, proxies)


def test_there_is_room_for_so_many_and_again_for_each_that_goes() -> None:
    door = doorway(3)
    first, second = (door.enter(f"192.0.2.{number}") for number in (1, 2))
    assert first is not None
    assert second is not None
    assert door.enter("192.0.2.3") is not None
    assert door.enter("192.0.2.4") is None
    first()
    assert door.enter("192.0.2.4") is not None
    assert door.enter("192.0.2.5") is None


def test_who_goes_makes_room_once() -> None:
    door = doorway(9)
    leaves = [door.enter("192.0.2.1") for _ in range(2)]
    assert door.enter("192.0.2.1") is None
    for leave in (leaves[0], leaves[0]):
        assert leave is not None
        leave()
    assert door.enter("192.0.2.1") is not None
    assert door.enter("192.0.2.1") is None


def test_a_household_of_ipv6_is_one_client() -> None:
    door = doorway(9)
    assert [door.enter(f"2001:db8:0:1::{number}") is not None for number in (1, 2, 3)] == [True, True, False]
    assert door.enter("2001:db8:0:2::1") is not None


def test_a_proxy_has_all_the_room_that_there_is() -> None:
    door = doorway(3, 1, "192.0.2.0/24")
    leaves = [door.enter("192.0.2.7") for _ in range(3)]
    assert None not in leaves
    assert door.enter("192.0.2.7") is None


def test_of_whoever_is_gone_nothing_is_kept() -> None:
    door = doorway(100_000)
    for number in range(300):
        leave = door.enter(f"198.51.100.{number % 250}")
        assert leave is not None
        leave()
    assert not door._open


@pytest.mark.xdist_group("waiting")
@pytest.mark.parametrize("without_httptools", [False, True], ids=["httptools", "h11"])
def test_a_live_connection_outlasts_what_a_head_may_take_and_makes_room_when_it_goes(
    without_httptools: bool, tmp_path: Path
) -> None:
    given: dict[str, Any] = {"connections_per_client": 3, "head_timeout": 0.5, "without_httptools": without_httptools}
    with serving(tmp_path / "data", **given) as (host, port):
        seats = [{"kind": "open"}, {"kind": "open"}]
        made = httpx.post(f"http://{host}:{port}/api/tables", json={"game": "carcassonne", "seats": seats}).json()
        address = f"ws://{host}:{port}/api/tables/{made['table']['id']}/live"
        for _ in range(3):
            with contextlib.ExitStack() as stack:
                lines = [stack.enter_context(connect(address)) for _ in range(2)]
                for line in lines:
                    line.send(json.dumps({"type": "hello", "tokens": []}))
                time.sleep(0.8)
                for line in lines:
                    line.send(json.dumps({"type": "ping"}))
                    while json.loads(line.recv(5))["type"] != "pong":
                        pass
            time.sleep(0.2)
