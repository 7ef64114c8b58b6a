"""Somebody at a table of a server, for whoever sits there at a terminal."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.cli.online.join import seated
from bastide.cli.online.kept import Seats
from bastide.cli.online.screen import OnlineScreen
from bastide.cli.online.table import OnlineTable
from bastide.cli.site import Site

from ..server.real_server import RealServer, running
from .model import SHORT

ODILE = {"kind": "me", "name": "Odile"}
FREE = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with running(tmp_path_factory.mktemp("online")) as found:
        yield found


class Somebody:
    """Whoever has a seat at a table, in a browser."""

    def __init__(self, server: RealServer, table: str, token: str) -> None:
        self.server, self.id, self.token = server, table, token
        self.link = f"{server.address}/t/{table}"

    def call(self, path: str, body: object = None) -> Any:
        method = "GET" if body is None else "POST"
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = self.server.http.request(method, f"/api/tables/{self.id}{path}", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def move(self, which: int = 0) -> str:
        """Make one of the actions that are listed, and return it."""
        snapshot = self.call("")["snapshot"]
        action = snapshot["legal"][which]["text"]
        self.call("/moves", {"seq": snapshot["seq"], "actions": [action]})
        return str(action)

    def turn(self) -> None:
        """Place a tile and no meeple, once that may be done."""
        until = time.monotonic() + 20
        while not self.call("")["snapshot"]["legal"]:
            assert time.monotonic() < until, "it is not one's turn"
            time.sleep(0.02)
        self.move()
        self.move(-1)

    def plays(self) -> None:
        """Move whenever it is one's turn, until the game is over."""
        until = time.monotonic() + 120
        while not (table := self.call(""))["snapshot"]["view"]["winners"]:
            assert time.monotonic() < until, "the game has not ended"
            if table["snapshot"]["legal"]:
                self.move(-1)
            time.sleep(0.02)


class Other(Somebody):
    """Somebody in a browser, who has opened a table."""

    def __init__(self, server: RealServer, game: str = "carcassonne", **more: Any) -> None:
        body = {"game": game, "options": SHORT, "seats": [ODILE, FREE], "start": "0", **more}
        answer = server.http.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        super().__init__(server, answer.json()["table"]["id"], answer.json()["tokens"]["0"])

    def sit(self, tmp_path: Path, name: str = "Wen") -> OnlineScreen:
        """Return the screen of somebody who sits down at a terminal."""
        seats = Seats(tmp_path / f"{name}.json")
        table = OnlineTable(Site(self.server.address), seats.at(self.server.address, self.id))
        return OnlineScreen(seated(table, seats, name, None), seats)
