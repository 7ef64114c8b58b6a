"""Language models at tables of a server, beside people and bots."""

import asyncio
import re
from pathlib import Path

import httpx

from bastide.cli import texts
from bastide.cli.mcp.served import ServedSitting, Site
from bastide.engine.lessons import lesson
from bastide.engine.shuffle import hash_of

from ..server.real_server import running
from .model import SHORT, Model, in_process, key_of


async def test_a_game_is_looked_back_on_once_it_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "carcassonne", "options": SHORT, "seats": seats, "start": "0"}
        opened = server.http.post("/api/tables", json=body).json()
        async with in_process(server.address) as model:
            at_server = await model.call("join_table", table=opened["table"]["id"], token=opened["tokens"]["0"])
            for table in (await model.sit(options=SHORT), key_of(at_server)):
                assert "The game is not over" in await model.call("review", refused=True, table=table)
                while "It is your decision" in await model.call("wait_for_turn", table=table):
                    await model.call("move", table=table, actions=[(await model.choices(table))[0]])
                said = await model.call("review", table=table)
                assert "Luck of the draws, in points: " in said
                assert "better: " in said or "No clear mistakes" in said


async def test_a_coach_advises_at_a_table_of_a_server_where_hints_are_allowed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "carcassonne", "options": SHORT, "seats": seats, "start": "0"}
        async with in_process(server.address) as model:
            for allowed in (True, False):
                opened = server.http.post("/api/tables", json={**body, "hints": allowed}).json()
                own = key_of(await model.call("join_table", table=opened["table"]["id"], token=opened["tokens"]["0"]))
                said = await model.call("hint", refused=not allowed, table=own)
                assert said.startswith("Hint: place ") if allowed else "hints are off" in said
            learning = server.http.post("/api/games/carcassonne/lessons/first", json={"name": "Odile"}).json()
            said = await model.call("join_table", table=learning["table"]["id"], token=learning["tokens"]["0"])
            assert "The lesson says: You have drawn a tile" in said
            step = lesson("carcassonne", "first").steps[0]
            other = next(text for text in await model.choices(key_of(said)) if text != step.do)
            answered = await model.call("move", refused=True, table=key_of(said), actions=[other])
            assert "is not what the lesson asks for" in answered


async def test_the_list_of_open_tables_names_bots_as_people_know_them(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "level:2"}, {"kind": "open"}]
        body = {"game": "carcassonne", "options": SHORT, "seats": seats}
        table = server.http.post("/api/tables", json=body).json()["table"]["id"]
        async with in_process(server.address) as model:
            assert f"{table}  Carcassonne: Odile, Matilda (level 2), –" in await model.call("list_tables")
            try:
                texts.use("ja")
                assert f"{table}  Carcassonne：Odile、マティルダ（レベル2）、–" in await model.call("list_tables")
            finally:
                texts.use("en")


async def test_a_model_sits_at_an_ordinary_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}]
        body = {"game": "carcassonne", "options": SHORT, "seats": seats}
        opened = server.http.post("/api/tables", json=body).json()
        table, mine = opened["table"]["id"], opened["tokens"]["0"]
        async with in_process(server.address.removeprefix("http://")) as model:
            assert f"{table}  Carcassonne: Odile, –" in await model.call("list_tables")
            link = f"{server.address}/t/{table}"
            own = key_of(await model.call("join_table", table=link, name="Deep Thought"))
            assert "No table has a free seat" in await model.call("list_tables")
            position = await model.call("read_position", table=own)
            assert "Carcassonne. You are ▲ Deep Thought, seat 1." in position
            assert "It is the turn of ● Odile" in position
            assert "Said" in await model.call("say", table=own, text="Good luck!")
            chat = server.http.get(f"/api/tables/{table}/chat").json()["messages"]
            assert [(line["name"], line["text"]) for line in chat] == [("Deep Thought", "Good luck!")]
            refused = await model.call("move", refused=True, table=own, actions=["place U 9,9 r0"])
            assert "The server says" in refused
            person = asyncio.create_task(asyncio.to_thread(play_first, server.http, table, mine))
            while "turn of" in (await model.call("wait_for_turn", table=own, seconds=30)):
                pass
            illegal = await model.call("move", refused=True, table=own, actions=["place U 9,9 r0"])
            assert re.search(r"is refused: .*CAR-\d+", illegal)
            said = await play_served(model, own)
            await person
            assert "Deep Thought" in said
            assert "Total" in said
            record = server.http.get(f"/api/tables/{table}/record").text
            assert "seat 1: Deep Thought" in record
            assert "scores: " in record


def play_first(http: httpx.Client, table: str, token: str) -> None:
    """Play as a person with whatever comes first, until the game is over."""
    headers = {"X-Bastide-Seats": token}
    while True:
        found = http.get(f"/api/tables/{table}", headers=headers).json()
        if found["table"]["state"] == "over":
            return
        if legal := found["snapshot"]["legal"]:
            body = {"seq": found["snapshot"]["seq"], "actions": [legal[0]["text"]]}
            http.post(f"/api/tables/{table}/moves", headers=headers, json=body)


async def play_served(model: Model, table: str) -> str:
    said = ""
    while "Total" not in said:
        if choices := await model.choices(table):
            said = await model.call("move", table=table, actions=[choices[0]])
        else:
            said = await model.call("wait_for_turn", table=table, seconds=30)
    return said


async def test_a_model_takes_the_seat_of_a_token_and_gives_it_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "random"}]
        opened = server.http.post("/api/tables", json={"game": "carrara", "seats": seats}).json()
        table = opened["table"]["id"]
        async with in_process(server.address) as model:
            own = key_of(await model.call("join_table", table=table, token=opened["tokens"]["0"]))
            while not await model.choices(own):
                await model.call("wait_for_turn", table=own)
            assert "goods behind the screen" in await model.call("read_position", table=own)
            await model.call("leave", table=own)
            seat = server.http.get(f"/api/tables/{table}").json()["table"]["seats"][0]
            assert (seat["kind"], seat["name"]) == ("bot", "Odile")
            impossible = [
                ({"table": "http://other.example/t/abc"}, "is not a table of"),
                ({"table": "../admin"}, "is not a table of"),
                ({"table": table, "token": "wrong"}, "No seat at that table has this token"),
                ({"table": table, "name": "Late"}, "The server says"),
                ({"table": "nosuchtable", "name": "Lost"}, "there is no such table"),
            ]
            for arguments, reason in impossible:
                assert reason in await model.call("join_table", refused=True, **arguments)
        server.stop()
        async with in_process(server.address) as model:
            assert "does not answer" in await model.call("list_tables", refused=True)


async def test_a_random_number_that_is_refused_lets_a_model_look(tmp_path: Path) -> None:
    """As one that comes while the server begins without it."""
    with running(tmp_path) as server:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}]
        table = server.http.post("/api/tables", json={"game": "carcassonne", "seats": seats}).json()["table"]["id"]
        joined = {"name": "Model", "seal": hash_of(bytes(16))}
        token = server.http.post(f"/api/tables/{table}/join", json=joined).json()["token"]
        sitting = ServedSitting(Site(server.address), table, token, 1, "ab" * 16)
        await sitting.look()
        assert [seat.name for seat in sitting.seats] == ["Odile", "Model"]
