"""What whoever is on turn points at in a browser is seen at a terminal: on the board, and in words where it waits."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from bastide.cli.boardview import BoardView
from bastide.cli.online.screen import OnlineScreen
from bastide.outside.live import FORMAT

from ..server.real_server import RealServer
from .online import Other, server
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
