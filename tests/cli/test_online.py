"""A seat at a table of a server, on the full screen: the others sit in browsers, here they call the server."""

import asyncio
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import RichLog

from bastide.cli.online.kept import Held, Seats
from bastide.cli.online.place import Place, place
from bastide.cli.online.screen import OnlineScreen
from bastide.cli.online.table import OnlineTable
from bastide.cli.online.words import OnlineCommands
from bastide.cli.site import Site
from bastide.cli.worded import Worded
from bastide.cli.words import Fault
from bastide.engine.answers import StoryEntry
from bastide.engine.shuffle import hash_of

from ..server.real_server import RealServer, running
from .online import FREE, ODILE, Other, server
from .sight import say, seen

__all__ = ["server"]

SIZE = (120, 40)


def log_of(app: OnlineScreen) -> str:
    return " ".join(" ".join(line.text for line in app.query_one("#log", RichLog).lines).split())


def asked(app: OnlineScreen) -> str:
    return str(app.query_one("#ask", Worded).render())


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    """Wait until something is true on the screen."""
    app = pilot.app
    assert isinstance(app, OnlineScreen)
    for _ in range(400):
        await pilot.pause()
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("\n".join(seen(app)))


async def place_a_tile(pilot: Pilot[None], app: OnlineScreen) -> None:
    """Place the first tile that is drawn, as the list has it first."""
    await until(pilot, lambda: "▲ Wen: place the tile U" in asked(app))
    await say(pilot, "1")
    await until(pilot, lambda: "place a meeple" in asked(app))


async def test_an_evening_with_somebody_in_a_browser(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server)
    odile.call("/chat", {"text": "come in"})
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "Waiting for ● Odile, who does not have the table open" in asked(app))
        assert "Odile: come in" in log_of(app)
        assert [seat["present"] for seat in odile.call("")["table"]["seats"]] == [False, True]
        odile.turn()
        await until(pilot, lambda: "▲ Wen: place the tile U" in asked(app))
        assert "● Odile places tile V" in log_of(app)
        for typed, answer in (
            ("why place U 5,5 r0", "There is no tile next to 5,5. (CAR-022)"),
            ("place U 5,5 r0", "There is no tile next to 5,5. (CAR-022)"),
            ("plaice", "“plaice” is not an action"),
            ("hint", "Hints are off at this table"),
            ("redo", "There is nothing to do again"),
            ("remind", "Nobody needs to be reminded now"),
            ("review", "The game is not over: it is reviewed"),
            ("rematch", "A rematch can be offered once the game is over"),
            ("say", "say TEXT"),
            ("help", "the others: say remind hand back rematch"),
        ):
            await say(pilot, typed)
            await until(pilot, lambda answer=answer: answer in log_of(app))  # type: ignore[misc]
        await say(pilot, "say good luck; and thanks")
        await until(pilot, lambda: "Wen: good luck; and thanks" in log_of(app))
        assert odile.call("/chat")["messages"][-1]["text"] == "good luck; and thanks"

        await say(pilot, "1; 2")
        await until(pilot, lambda: "Waiting for ● Odile" in asked(app))
        assert odile.call("")["snapshot"]["view"]["current"] == 0
        await say(pilot, "place V 1,1 r0")
        await until(pilot, lambda: log_of(app).endswith("who does not have the table open."))

        await say(pilot, "undo")
        await until(pilot, lambda: "have to agree. Ask them? Type yes" in log_of(app))
        await say(pilot, "no")
        await until(pilot, lambda: log_of(app).endswith("Nothing was done."))
        await say(pilot, "undo")
        await until(pilot, lambda: log_of(app).count("Ask them?") == 2)
        await say(pilot, "yes")
        await until(pilot, lambda: "Waiting for the other players to allow it" in asked(app))
        wish = odile.call("")["snapshot"]["undo"]["request"]["id"]
        odile.call("/undo/answer", {"request": wish, "accept": True})
        await until(pilot, lambda: "▲ Wen: place a meeple" in asked(app))
        assert "Something was taken back." in log_of(app)
        await say(pilot, "meeple none")
        await until(pilot, lambda: "Waiting for ● Odile" in asked(app))

        odile.turn()
        await until(pilot, lambda: "▲ Wen: place the tile E" in asked(app))
        odile.call("/undo", {"seq": odile.call("")["snapshot"]["seq"], "to": "turn", "confirm": True})
        await until(pilot, lambda: "● Odile would like to take back a move. Type yes or no." in asked(app))
        await say(pilot, "no")
        await until(pilot, lambda: "Wen refuses to take the move back." in log_of(app))
        assert "▲ Wen: place the tile E" in asked(app)
        await say(pilot, "place E 0,-1 r2; meeple city.0")
        await until(pilot, lambda: "complete city, 2 tiles. +2" in log_of(app))
        assert "▲ Wen 2" in "\n".join(seen(app)), "with the answer to one's move, not with the next one's"
        odile.turn()
        await until(pilot, lambda: bool(app.legal))
        while not app.local.over:
            await say(pilot, "1")
            await until(pilot, lambda: app.local.over or "place the tile" not in asked(app))
            if not app.local.over:
                await say(pilot, "meeple none")
                await until(pilot, lambda: app.local.over or not app.legal)
            if not app.local.over:
                odile.turn()
                await until(pilot, lambda: app.local.over or bool(app.legal))
        await until(pilot, lambda: "review: look back on" in log_of(app))
        assert "rematch: another game with the same people." in log_of(app)
        assert "▲ Wen wins." in asked(app)
        await say(pilot, "review")
        await until(pilot, lambda: "Luck of the draws" in log_of(app))
        await say(pilot, f"save {tmp_path / 'game.txt'}")
        await until(pilot, (tmp_path / "game.txt").exists)
        assert "Wen" in (tmp_path / "game.txt").read_text("utf-8")
        await say(pilot, "rematch")
        await until(pilot, lambda: app.commands.next is not None)
    again = app.commands.next
    assert again is not None
    assert odile.call("")["table"]["rematch"]["table"] == again.table
    assert Seats(tmp_path / "Wen.json").at(server.address, again.table) == again
    assert OnlineTable(Site(server.address), again).people == [int(seat) for seat in again.tokens]


async def test_what_is_free_to_be_taken_back_needs_nobody(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server)
    app = odile.sit(tmp_path)
    odile.turn()
    async with app.run_test(size=SIZE) as pilot:
        await place_a_tile(pilot, app)
        await say(pilot, "undo")
        await until(pilot, lambda: "place the tile U" in asked(app))
        assert log_of(app).count("▲ Wen places tile U") == 1
        await say(pilot, "redo")
        await until(pilot, lambda: "place a meeple" in asked(app))
        assert "Done again." in log_of(app)
        await say(pilot, "restart")
        await until(pilot, lambda: "place the tile U" in asked(app))
        await say(pilot, "quit")
    assert not app.commands.left
    assert Seats(tmp_path / "Wen.json").at(server.address, odile.id).tokens, "who quits may come back"


async def test_a_seat_is_given_up_and_taken_back(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server)
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "Waiting for ● Odile" in asked(app))
        await say(pilot, "leave")
        await until(pilot, lambda: "Give your seat up?" in log_of(app))
        await say(pilot, "yes")
        await until(pilot, lambda: app.commands.left)
    assert odile.call("")["table"]["seats"][1]["stand_in"]
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "A bot plays for you. Type back to take your seat again." in asked(app))
        await say(pilot, "back")
        await until(pilot, lambda: "Wen is back and plays on." in log_of(app))
        assert app.local.people == [1]


async def test_before_the_start_the_link_is_told_and_a_seat_is_free_again(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server, seats=[ODILE, FREE, FREE])
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: odile.link in asked(app))
        await say(pilot, "leave")
        await until(pilot, lambda: "Somebody else may take it then" in log_of(app))
        await say(pilot, "yes")
        await until(pilot, lambda: app.commands.left)
    assert odile.call("")["table"]["seats"][1]["kind"] == "open"
    assert not Seats(tmp_path / "Wen.json").held


async def test_short_words_of_a_game_are_understood_at_a_server_too(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server, "carrara", options={}, start=None)
    app = odile.sit(tmp_path)
    while odile.call("")["snapshot"]["legal"]:
        odile.move()
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "rotate" in app.legal)
        await say(pilot, "rotate")
        await until(pilot, lambda: any(text.startswith("buy ") for text in app.legal))
        _, segment, colour = [text for text in app.legal if text.startswith("buy ")][-1].split()
        letter, before = {"black": "K"}.get(colour, colour[0].upper()), app.local.moment
        await say(pilot, f"buy {segment} {letter * 12}")
        await until(pilot, lambda: "(CRR-" in log_of(app))
        assert app.local.moment == before, "all of it or nothing"
        await say(pilot, f"buy {segment} {letter}")
        await until(pilot, lambda: app.local.moment != before)
        assert not any(text.startswith("buy ") for text in app.legal), "a purchase by letters is whole"


async def test_who_only_watches_decides_nothing(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server, seats=[ODILE, {"kind": "local", "name": "Bruno"}])
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "Waiting for" in asked(app))
        await say(pilot, "place V 1,0 r0")
        await until(pilot, lambda: "Waiting for" in log_of(app))
        await say(pilot, "help")
        await until(pilot, lambda: "take back" in log_of(app))
        assert "the others:" not in log_of(app)
        await say(pilot, "leave")
        await until(pilot, lambda: app.commands.left)


async def test_a_server_that_was_gone_is_heard_again(tmp_path: Path) -> None:
    with running(tmp_path / "data") as first:
        odile = Other(first)
        port = int(first.address.rpartition(":")[2])
        app = odile.sit(tmp_path)
        async with app.run_test(size=SIZE) as pilot:
            odile.turn()
            await place_a_tile(pilot, app)
            await say(pilot, "meeple none")
            await until(pilot, lambda: "Waiting for ● Odile" in asked(app))
            odile.call("/chat", {"text": "one moment"})
            odile.call("/undo", {"seq": odile.call("")["snapshot"]["seq"], "to": "turn", "confirm": True})
            await until(pilot, lambda: "Type yes or no" in asked(app))
            await say(pilot, "no")
            await until(pilot, lambda: "Wen refuses to take the move back." in log_of(app))
            first.stop()
            await until(pilot, lambda: "Nothing can be heard of the table; trying again." in asked(app))
            await say(pilot, "say is anybody there?")
            await until(pilot, lambda: "does not answer: the connection was refused" in log_of(app))
            with running(tmp_path / "data", port=port) as second:
                assert log_of(app).count("does not answer") == 1, "in answer to what was typed"
                odile.server = second
                odile.turn()
                await until(pilot, lambda: "▲ Wen: place the tile E" in asked(app))
                for told in ("▲ Wen places tile U", "Odile: one moment", "Wen refuses to take the move back."):
                    assert log_of(app).count(told) == 1, "what was told before is not told again"
                await say(pilot, "1")
                await until(pilot, lambda: "place a meeple" in asked(app))


async def test_the_others_are_reminded_and_voted_about(tmp_path: Path) -> None:
    with running(tmp_path / "data", absent_after=0.0, nudge_after=0.0) as server:
        odile = Other(server, seats=[ODILE, FREE, FREE])
        app = odile.sit(tmp_path)
        server.http.post(f"/api/tables/{odile.id}/join", json={"name": "Ken"}).raise_for_status()
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "Waiting for ● Odile" in asked(app))
            await say(pilot, "remind")
            await until(pilot, lambda: "Wen reminds Odile: the table is waiting." in log_of(app))
            odile.call("/seats/2/free", {"accept": True})
            vote = "The host asks whether the seat of ■ Ken should go to a bot. Type yes or no."
            await until(pilot, lambda: vote in asked(app))
            await say(pilot, "no")
            await until(pilot, lambda: "Wen wants Ken to stay." in log_of(app))
            await until(pilot, lambda: vote not in asked(app))
            odile.call("/seats/2/free", {"accept": True})
            await until(pilot, lambda: vote in asked(app))
            await say(pilot, "yes")
            await until(pilot, lambda: "The others have freed the seat of Ken. A bot plays on." in log_of(app))
            await say(pilot, "hand")
            await until(pilot, lambda: "Odile is away. A bot plays on." in log_of(app))
            await until(pilot, lambda: bool(app.legal))


async def test_a_server_that_never_answers_holds_nobody(
    server: RealServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = Other(server).sit(tmp_path)
    asked_for, answers = threading.Event(), threading.Event()

    def never(_text: str) -> None:
        asked_for.set()
        answers.wait(60)

    monkeypatch.setattr(app.local, "say", never)
    began = time.monotonic()
    async with app.run_test(size=SIZE) as pilot:
        await say(pilot, "say hello")
        await until(pilot, asked_for.is_set)
        await pilot.press("ctrl+q")
        await until(pilot, lambda: not app.is_running)
    assert time.monotonic() - began < 20
    answers.set()


async def test_a_table_that_is_taken_away_says_so(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server, seats=[ODILE, FREE, FREE])
    app = odile.sit(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: odile.link in asked(app))
        tokens = list(app.local.held.tokens.values())
        for token in (odile.token, *tokens):
            server.http.post(f"/api/tables/{odile.id}/leave", headers={"Authorization": f"Bearer {token}"})
        await until(pilot, lambda: "This table does not exist" in asked(app))
        assert "This table does not exist" in log_of(app)


async def test_time_runs_on_the_screen(server: RealServer, tmp_path: Path) -> None:
    odile = Other(server, clock={"initial": 600, "increment": 5})
    app = odile.sit(tmp_path)
    odile.turn()
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: re.search(r"place the tile U  (10|9):\d\d left", asked(app)) is not None)
        before = asked(app)
        await until(pilot, lambda: asked(app) != before)


def test_what_was_hidden_lies_open_in_the_end_and_is_not_told_again(
    server: RealServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, said = Other(server).sit(tmp_path).local, list[str]()
    commands = OnlineCommands(table, Seats(tmp_path / "x"), said.append, lambda: None, lambda _: None)
    told = [StoryEntry(ply, 0, "carcassonne-log-draw", {"tile": tile}) for ply, tile in enumerate("ABCDE")]
    monkeypatch.setattr(table, "story", lambda: [told[0], told[2]])
    commands.tell()
    assert len(said) == 2
    monkeypatch.setattr(OnlineTable, "over", True)
    monkeypatch.setattr(table, "story", lambda: told)
    commands.tell()
    assert [line[-2] for line in said] == ["A", "C", "D", "E"]
    monkeypatch.setattr(OnlineTable, "over", False)
    monkeypatch.setattr(table, "story", lambda: told[:2])
    commands.tell()
    assert said[4:] == ["Something was taken back."]
    monkeypatch.setattr(table, "story", lambda: told[:3])
    commands.tell()
    assert said[5:] == [said[1]]


def test_links_that_lead_nowhere(server: RealServer) -> None:
    for link in ("", "http://", "https://a.example/rules/caylus", "a b"):
        with pytest.raises(Fault, match="no link to a table"):
            place(link)
    with pytest.raises(Fault, match="This table does not exist"):
        OnlineTable(Site(server.address), Seats(Path("/nowhere")).at(server.address, "nope"))
    with pytest.raises(Fault, match="does not answer: the connection was refused"):
        Site("http://127.0.0.1:9").call("/api/server")
    with pytest.raises(Fault, match="is not the address of a Bastide server"):
        Site(f"{server.address}/rules/caylus?").call("/api/server")


async def test_a_server_beneath_a_path_of_its_site(tmp_path: Path) -> None:
    with running(tmp_path / "data", public_url="https://example.org/my/games") as server:
        odile = Other(server)
        assert place(odile.link) == Place(server.address, odile.id)
        assert server.address.endswith("/my/games")
        app = odile.sit(tmp_path)
        async with app.run_test(size=SIZE) as pilot:
            odile.turn()
            await until(pilot, lambda: "▲ Wen: place the tile U" in asked(app))


def test_a_random_number_that_is_refused_keeps_nobody_away(server: RealServer) -> None:
    """As one that comes while the server begins without it; what goes on is heard all the same."""
    odile = Other(server)
    joined = server.http.post(f"/api/tables/{odile.id}/join", json={"name": "Wen", "seal": hash_of(bytes(16))}).json()
    table = OnlineTable(Site(server.address), Held(server.address, odile.id, {"1": joined["token"]}, "ab" * 16))
    assert table.table["awaits"] == [1]
    table.take({"type": "table", "table": {**table.table, "title": "later"}})
    assert table.table["title"] == "later"
