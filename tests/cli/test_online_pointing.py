"""What is pointed at in a browser is seen at a terminal, on the board and in words where it waits, and vice versa."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.sync.client import connect

from bastide.cli.boardview import BoardView
from bastide.cli.online.hand import PACE, Hand
from bastide.cli.online.screen import OnlineScreen
from bastide.cli.words import Fault
from bastide.outside.live import FORMAT

from ..server.real_server import RealServer
from .online import Other, server
from .sight import say
from .test_online import SIZE, asked, until

__all__ = ["server"]

Points = Callable[[str | None], None]


@contextmanager
def live(other: Other) -> Iterator[Points]:
    """Have somebody's browser open the table; the value points at an action."""
    address = other.server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{other.id}/live") as line:
        line.send(json.dumps({"type": "hello", "format": FORMAT, "tokens": [other.token]}))
        yield lambda action: line.send(json.dumps({"type": "point", "action": action}))


def board(app: OnlineScreen) -> str:
    return repr(app.query_one("#board", BoardView)._lines)


def seated(server: RealServer, game: str, tmp_path: Path) -> tuple[Other, OnlineScreen]:
    """Return a table at which somebody in a browser begins; at Caylus that is drawn."""
    for number in range(20):
        odile = Other(server, game, options={})
        app = odile.sit(tmp_path / str(number))
        if odile.call("")["snapshot"]["legal"]:
            return odile, app
    raise AssertionError("it is never her turn")


@pytest.mark.parametrize(("game", "which"), [("carcassonne", 0), ("carrara", -1), ("caylus", 0), ("praga", 0)])
async def test_what_another_points_at_is_shown_until_it_is_done(
    game: str, which: int, server: RealServer, tmp_path: Path
) -> None:
    odile, app = seated(server, game, tmp_path)
    with live(odile) as point:
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "Waiting for ● Odile" in asked(app) and "table open" not in asked(app))
            before, action = board(app), odile.call("")["snapshot"]["legal"][which]["text"]
            point(action)
            await until(pilot, lambda: asked(app).startswith(f"● Odile points at: {action}"))
            shown = board(app)
            assert shown != before
            point(None)
            await until(pilot, lambda: asked(app).startswith("Waiting for ● Odile"))
            assert board(app) == before
            point(action)
            await until(pilot, lambda: board(app) == shown)
            odile.move(which)
            await until(pilot, lambda: "points at" not in asked(app))


async def test_what_is_looked_at_at_a_terminal_is_told_to_the_others(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server)
    app = odile.sit(tmp_path)
    address = server.address.replace("http", "ws", 1)
    heard: list[str | None] = []
    with connect(f"{address}/api/tables/{odile.id}/live") as line:
        line.send(json.dumps({"type": "hello", "format": FORMAT, "tokens": [odile.token]}))

        def hears() -> list[str | None]:
            with suppress(TimeoutError):
                while True:
                    frame = json.loads(line.recv(0.01))
                    if frame["type"] == "point":
                        heard.append(frame["action"] and frame["action"]["text"])
            return heard

        async with app.run_test(size=SIZE) as pilot:
            odile.turn()
            await until(pilot, lambda: "▲ Wen: place the tile U" in asked(app))
            first, second, *_ = app.legal
            await pilot.press("down")
            await until(pilot, lambda: hears() == [first])
            await pilot.press("down")
            await until(pilot, lambda: hears() == [first, second])
            await pilot.press("escape")
            await until(pilot, lambda: hears() == [first, second, None])
            await say(pilot, "1")
            await until(pilot, lambda: "place a meeple" in asked(app))
            assert hears() == [first, second, None]


def becomes(told: list[str | None], *wanted: str | None) -> None:
    """Wait until so much was told, and for what would follow."""
    until = time.monotonic() + 10
    while told != [*wanted]:
        assert time.monotonic() < until, told
        time.sleep(0.01)
    time.sleep(PACE * 1.6)
    assert told == [*wanted]


def test_a_hand_tells_the_first_at_once_and_of_many_the_last() -> None:
    told: list[str | None] = []
    hand = Hand(told.append)
    hand.point("a", 1)
    while not told:
        time.sleep(0.001)
    for action in ("b", "c", "d"):
        hand.point(action, 1)
    becomes(told, "a", "d")
    hand.point("d", 1)
    becomes(told, "a", "d")
    hand.point("d", 2)
    becomes(told, "a", "d", "d")
    hand.point(None, 2)
    becomes(told, "a", "d", "d", None)


def test_a_hand_bears_what_is_refused() -> None:
    asked: list[str | None] = []

    def refuses(action: str | None) -> None:
        asked.append(action)
        raise Fault("too many")

    hand = Hand(refuses)
    hand.point("a", 1)
    becomes(asked, "a")
    hand.point(None, 1)
    becomes(asked, "a", None)
