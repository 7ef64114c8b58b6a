"""Who has opened a table at a server from a terminal fills, opens and frees its seats."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from bastide.cli.online.kept import Held, Seats
from bastide.cli.online.screen import OnlineScreen
from bastide.cli.online.table import OnlineTable
from bastide.cli.site import Site

from ..server.real_server import RealServer
from .online import FREE, ODILE, Other, Somebody, server
from .sight import say
from .test_online import SIZE, asked, log_of, until

__all__ = ["server"]

HOST = {"kind": "me", "name": "Wen"}


def hosted(server: RealServer, tmp_path: Path, *others: dict[str, str]) -> OnlineScreen:
    """Return the screen of somebody who has opened a table."""
    opened = Other(server, seats=[HOST, *others])
    held = Held(server.address, opened.id, {"0": opened.token})
    return OnlineScreen(OnlineTable(Site(server.address), held), Seats(tmp_path / "seats.json"))


def sits(app: OnlineScreen, server: RealServer, name: str) -> Somebody:
    """Return somebody who takes a free seat."""
    answer = server.http.post(f"{app.local.path}/join", json={"name": name}).raise_for_status().json()
    return Somebody(server, app.local.held.table, answer["token"])


def seats(app: OnlineScreen, server: RealServer) -> list[tuple[Any, ...]]:
    table = server.http.get(app.local.path).json()["table"]
    return [(seat["kind"], seat["bot"] or seat["name"]) for seat in table["seats"]]


async def place(pilot: Pilot[None], app: OnlineScreen) -> None:
    """Make the first turn, with no meeple."""
    await until(pilot, lambda: "● Wen: place the tile" in asked(app))
    await say(pilot, "1")
    await until(pilot, lambda: "place a meeple" in asked(app))
    await say(pilot, "meeple none")
    await until(pilot, lambda: "Waiting for ▲ Odile" in asked(app))


async def test_seats_are_filled_with_bots_and_opened_again(server: RealServer, tmp_path: Path) -> None:
    app = hosted(server, tmp_path, FREE, FREE, FREE)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "type bot to fill one" in asked(app))
        await say(pilot, "bot")
        await until(pilot, lambda: "0 ● Wen, 1 ▲ Matilda (level 3), 2 ■ Free seat, 3 ◆ Free seat" in log_of(app))
        await say(pilot, "bot 3 level:1")
        await until(pilot, lambda: ("bot", "level:1") in seats(app, server))
        sits(app, server, "Ken Li")
        await until(pilot, lambda: "● Wen: place the tile" in asked(app))
        assert seats(app, server) == [("person", "Wen"), ("bot", "level:3"), ("person", "Ken Li"), ("bot", "level:1")]
        await say(pilot, "bot matilda level:2")
        await until(pilot, lambda: seats(app, server)[1] == ("bot", "level:2"))
        await say(pilot, "open 3")
        await until(pilot, lambda: "2 ■ Ken Li, 3 ◆ Free seat" in log_of(app))
        await say(pilot, "open ken li")
        await until(pilot, lambda: "■ Ken Li sits there. During the game, free asks the others" in log_of(app))
        await say(pilot, "bot 3 level:9")
        await until(pilot, lambda: "This server does not have this bot." in log_of(app))
        await say(pilot, "bot")
        await until(pilot, lambda: seats(app, server)[3] == ("bot", "level:3"))
        for words in ("bot", "bot 4", "free", "open nobody", "bot 0", "open wen", "free Wen"):
            await say(pilot, words)
        await until(pilot, lambda: log_of(app).count("That is your own seat.") == 3)
        assert log_of(app).count("Which seat? 0 ● Wen") == 4


async def test_somebodys_seat_is_freed_by_a_vote_that_can_be_withdrawn(server: RealServer, tmp_path: Path) -> None:
    app = hosted(server, tmp_path, FREE, FREE)
    odile, _ = (sits(app, server, name) for name in ("Odile", "Ken"))
    async with app.run_test(size=SIZE) as pilot:
        await place(pilot, app)
        going = "The others are asked whether the seat of ■ Ken should go to a bot."
        await say(pilot, "free ken")
        await until(pilot, lambda: f"{going} Type no to ask no more." in asked(app))
        assert going in log_of(app)
        await say(pilot, "no")
        await until(pilot, lambda: "Waiting for ▲ Odile" in asked(app))
        assert "Wen wants Ken to stay." in log_of(app)
        await say(pilot, "free 2")
        await until(pilot, lambda: going in asked(app))
        odile.call("/seats/2/free", {"accept": True})
        await until(pilot, lambda: "The others have freed the seat of Ken. A bot plays on." in log_of(app))
        assert seats(app, server)[2][0] == "bot"


async def test_what_one_asks_to_take_back_may_be_withdrawn(server: RealServer, tmp_path: Path) -> None:
    app = hosted(server, tmp_path, FREE)
    odile = sits(app, server, "Odile")
    async with app.run_test(size=SIZE) as pilot:
        await place(pilot, app)
        await say(pilot, "undo turn")
        await until(pilot, lambda: "Type yes" in log_of(app))
        await say(pilot, "yes")
        waits = "Waiting for the other players to allow it. Type no to ask no more."
        await until(pilot, lambda: waits in asked(app))
        await say(pilot, "no")
        await until(pilot, lambda: "Wen no longer asks to take a move back." in log_of(app))
        assert odile.call("")["snapshot"]["undo"]["request"] is None


async def test_a_seat_goes_to_another_device_as_well(server: RealServer, tmp_path: Path) -> None:
    app = hosted(server, tmp_path, FREE)
    async with app.run_test(size=SIZE) as pilot:
        await say(pilot, "device")
        await until(pilot, lambda: f"{server.address}/seat/" in log_of(app))
        code = log_of(app).rpartition("/seat/")[2].split()[0]
        found = server.http.post("/api/seat", json={"code": code}).raise_for_status().json()
    phone = Somebody(server, found["table"]["id"], found["tokens"]["0"])
    assert phone.call("")["table"]["you"] == [0]


async def test_a_guest_hosts_nothing(server: RealServer, tmp_path: Path) -> None:
    app = Other(server, seats=[ODILE, FREE, FREE]).sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "Waiting until every seat is taken. The link" in asked(app))
        await say(pilot, "bot")
        await until(pilot, lambda: "Only the host of the table can do that." in log_of(app))
        await say(pilot, "help")
        await until(pilot, lambda: "keep and leave: save record quit leave device" in log_of(app))
        assert "the host:" not in log_of(app)
