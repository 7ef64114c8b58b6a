"""Language models at a table, by the official client: over standard streams, over HTTP, and at a served table."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from bastide.cli import texts
from bastide.cli.mcp.calling import Caller, caller
from bastide.cli.mcp.serve import make_server
from bastide.cli.mcp.sitting import Refused
from bastide.cli.mcp.tools import TABLES_PER_CLIENT, Tools
from bastide.engine.lessons import lesson
from bastide.engine.registry import BUNDLED, game_type

from ..server.real_server import running

SHORT = {"stack": "VUVEUX"}
COMMAND = [sys.executable, "-m", "bastide", "mcp"]


class Model:
    """A client that plays."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, refused: bool = False, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert bool(result.is_error) is refused, result
        [content] = result.content
        return str(content.text)  # type: ignore[union-attr]

    async def sit(self, game: str = "carcassonne", **more: Any) -> str:
        return key_of(await self.call("sit_down", game=game, bot="random", **more))

    async def choices(self, table: str) -> list[str]:
        """Return the texts of what may be done, empty if it is somebody else's turn."""
        lines = (await self.call("legal_moves", table=table)).splitlines()
        if lines[0].split()[:1] != ["Type"]:
            return []
        column = lines[1].index(" ") if " " in lines[1] else len(lines[1])
        return [line[:column].strip() for line in lines[2:]]

    async def play_out(self, table: str) -> str:
        """Play to the end with whatever comes first; return the last words."""
        said = ""
        while choices := await self.choices(table):
            said = await self.call("move", table=table, actions=[choices[0]])
        return said


def key_of(said: str) -> str:
    found = re.match(r"You sit at a table\. Its key: (\w+)$", said.splitlines()[0])
    assert found, said
    return found[1]


@asynccontextmanager
async def in_process(server: str = "") -> AsyncIterator[Model]:
    tools = Tools(server)
    try:
        async with Client(make_server(tools)) as client:
            yield Model(client)
    finally:
        tools.close()


@contextmanager
def http_server(server: str = "", **settings: str) -> Iterator[str]:
    """Run `bastide mcp --http` and yield its address."""
    environment = {**os.environ, "LC_ALL": "C", **settings}
    words = [*COMMAND, "--http", "--port", "0", *(["--server", server] if server else [])]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(60)


async def test_a_model_plays_a_game_over_standard_streams() -> None:
    parameters = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env={"LC_ALL": "C"})
    async with Client(parameters) as client:
        model = Model(client)
        names = [tool.name for tool in (await client.list_tools()).tools]
        assert names == [
            "list_games", "sit_down", "learn", "read_position", "legal_moves", "hint", "review", "move",
            "wait_for_turn", "rules", "leave",
        ]  # fmt: skip
        assert "carcassonne  Carcassonne, 2 to 5 players" in await model.call("list_games")
        table = await model.sit(options=SHORT)
        assert "You are ● Language model, seat 0" in await model.call("read_position", table=table)
        assert "CAR-" in await model.call("rules", game="carcassonne", words="meeple city")
        said = await model.play_out(table)
        assert " won" in said or " wins" in said or "share" in said, said


async def test_a_model_plays_over_http() -> None:
    with http_server() as address:
        async with Client(address) as client, Client(address) as other:
            model, stranger = Model(client), Model(other)
            table = await model.sit(options=SHORT)
            assert await model.choices(table)
            await model.call("move", table=table, actions=[(await model.choices(table))[0]])
            # Whoever has a table's key plays there; nobody can guess it.
            assert len(table) == 16
            assert "no table" in await stranger.call("read_position", refused=True, table="0" * 16)
        answer = httpx.post(address, headers={"Host": "evil.example", "Accept": "application/json"}, json={})
        assert answer.status_code == 421


@pytest.mark.parametrize("game", BUNDLED)
async def test_every_game_is_told_in_words(game: str) -> None:
    async with in_process() as model:
        table = await model.sit(game, players=3, seat=2)
        position = await model.call("read_position", table=table)
        assert "You are ■ Language model, seat 2" in position
        assert "Odo (random)" in position
        assert "It is your decision" in position
        moves = await model.call("legal_moves", table=table)
        assert moves.splitlines()[0].split() == ["Type", "Brings"]
        text = (await model.choices(table))[0]
        happened = await model.call("move", table=table, actions=[text])
        assert "■ Language model" in happened
        assert f"{game}-" not in position + moves + happened  # every sentence is written


async def test_what_cannot_be_done_says_why_and_changes_nothing() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        before = await model.call("read_position", table=table)
        good = (await model.choices(table))[0]
        wrong = [
            (["worker castle"], "worker castle (action 1) is refused"),
            ([good, "meeple nowhere"], "meeple nowhere (action 2) is refused"),
            ([good, "meeple none", "meeple none"], "meeple none: something is drawn before this action"),
            ([good, good], "(action 2) is refused"),
            ([], "at least one action"),
        ]
        for actions, reason in wrong:
            assert reason in await model.call("move", refused=True, table=table, actions=actions)
            assert await model.call("read_position", table=table) == before
        town = await model.sit("caylus")
        actions = [(await model.choices(town))[0], "pass"]
        assert "not your decision any more" in await model.call("move", refused=True, table=town, actions=actions)
        refused = await model.call("move", refused=True, table=table, actions=["place V 9,9 r0"])
        assert re.search(r"CAR-\d+", refused)
        impossible: list[tuple[str, dict[str, Any], str]] = [
            ("sit_down", {"game": "caylis"}, "Did you mean caylus?"),
            ("sit_down", {"game": "caylus", "players": 9}, "9"),
            ("sit_down", {"game": "caylus", "options": {"colour": "red"}}, "colour"),
            ("sit_down", {"game": "caylus", "seat": 2}, "seats are 0 to 1"),
            ("sit_down", {"game": "caylus", "bot": "process:true"}, "There is no bot process:true"),
            ("sit_down", {"game": "caylus", "bot": "search:600s"}, "There is no bot search:600s"),
            ("rules", {"game": "chess", "words": "king"}, "There is no game chess"),
            ("read_position", {"table": "nowhere"}, "no table with the key nowhere"),
            ("move", {"table": table, "actions": 3}, "actions"),
            ("move", {"table": table, "actions": "pass"}, "pass (action 1) is refused"),
            ("move", {"table": table, "actions": " ; "}, "at least one action"),
        ]
        for tool, arguments, reason in impossible:
            assert reason in await model.call(tool, refused=True, **arguments)
        assert "begin with: " in await model.call("legal_moves", table=table, begins="meeple")
        assert "No rule contains: zzz" in await model.call("rules", game="caylus", words="zzz")


async def test_a_turn_may_be_written_in_one_text_and_options_as_they_are_in_the_library() -> None:
    async with in_process() as model:
        table = await model.sit(options={**SHORT, "two_tile_city": 4, "farmers": False})
        happened = await model.call("move", table=table, actions=f"{(await model.choices(table))[0]}; meeple none")
        assert "● Language model places tile V" in happened
        tools = {tool.name: tool for tool in (await model.client.list_tools()).tools}
        assert tools["move"].input_schema["properties"]["actions"]["type"] == "array"
        assert {name for name, tool in tools.items() if tool.annotations and tool.annotations.destructive_hint} == {
            "leave"
        }


async def test_a_model_sees_the_tile_in_hand_and_what_its_segments_are_called() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        position = await model.call("read_position", table=table)
        assert "V r0        V r1        V r2        V r3" in position
        assert position.count("place the tile V") == 1, "nothing is told twice"
        assert position.count("if it ended now") == 2
        await model.call("move", table=table, actions=[(await model.choices(table))[0]])
        position = await model.call("read_position", table=table)
        segments = [text.split()[1] for text in await model.choices(table) if text != "meeple none"]
        assert segments
        assert all(f" {name} " in position for name in segments), position


LESSONS = [(game, name) for game in BUNDLED for name in game_type(game).lessons]


@pytest.mark.parametrize(("game", "name"), LESSONS)
async def test_a_lesson_is_followed_to_its_end(game: str, name: str) -> None:
    """Each remark is told, a wrong try is answered, the hint is what the lesson asks for."""
    found, say = lesson(game, name), texts.current()
    async with in_process() as model:
        said = await model.call("learn", game=game)
        table = key_of(said)
        remarks = list(dict.fromkeys(step.say for step in found.steps))
        for step in found.steps:
            place = f"{remarks.index(step.say) + 1} of {len(remarks)}"
            assert f"The lesson says: ({place}) {say(step.say)}" in said
            answers = {step.remark(text): text for text in await model.choices(table) if text != step.do}
            for remark, other in answers.items():
                answered = await model.call("move", refused=True, table=table, actions=[other])
                assert say(remark or "shell-lesson-other") in answered
            assert f"The lesson asks for: {step.do}" in await model.call("hint", table=table)
            said = await model.call("move", table=table, actions=[step.do])
        assert say(found.end) in said


async def test_a_lesson_that_is_not_there_is_refused() -> None:
    async with in_process() as model:
        assert "there are: first" in await model.call("learn", refused=True, game="carcassonne", lesson="last")
        assert "There is no game chess" in await model.call("learn", refused=True, game="chess")


async def test_a_coach_gives_three_lines_with_their_points() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        lines = (await model.call("hint", table=table)).splitlines()
        assert 1 <= len(lines) <= 3
        assert all(re.fullmatch(r"(Hint|or): place .+  [+−]?[\d.]+ \(.+\)", line) for line in lines), lines
        best = lines[0].removeprefix("Hint: ").split("  ")[0].split("; ")
        await model.call("move", table=table, actions=best)


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


async def test_what_is_drawn_is_seen_before_it_is_acted_upon() -> None:
    async with in_process() as model:
        table = await model.sit("carrara")
        before = await model.call("read_position", table=table)
        refused = await model.call("move", refused=True, table=table, actions=["rotate", "take II"])
        assert "something is drawn before this action" in refused
        assert await model.call("read_position", table=table) == before


async def test_a_table_that_is_left_is_gone() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        await model.call("leave", table=table)
        assert "no table" in await model.call("legal_moves", refused=True, table=table)


async def test_models_are_spoken_to_in_their_language() -> None:
    texts.use("ja")
    try:
        async with in_process() as model:
            said = await model.call("sit_down", game="caylus")
            tools = (await model.client.list_tools()).tools
    finally:
        texts.use("en")
    assert "席に着きました" in said
    assert all(re.search("[ぁ-ん]", tool.description or "") for tool in tools)


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


def test_the_command_says_what_is_missing() -> None:
    hidden = "import sys; sys.modules['mcp'] = None; from bastide.cli.main import run; run(['mcp'])"
    done = subprocess.run(
        [sys.executable, "-c", hidden], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
    )
    assert done.returncode == 2
    assert "pip install 'bastide[mcp]'" in done.stderr


async def test_over_http_calls_are_counted_and_bounded_as_those_of_the_api() -> None:
    """Too many tables, too large a body, a page of another site; what is counted is one client's."""
    with http_server(BASTIDE_RATE_CREATE="2/0.01", BASTIDE_BODY_LIMIT="2000") as address:
        async with Client(address) as client:
            model = Model(client)
            await model.sit(options=SHORT)
            await model.call("learn", game="carcassonne")
            said = await model.call("sit_down", refused=True, game="carcassonne", bot="random")
            assert "too often" in said
            assert "caylus" in await model.call("list_games")
        head = {"Accept": "application/json, text/event-stream"}
        large = httpx.post(address, headers=head, json={"jsonrpc": "2.0", "method": "x" * 3000})
        assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")
        deep = httpx.post(address, headers=head, content=b"[" * 30 + b"]" * 30)
        assert (deep.status_code, deep.json()["error"]["code"]) == (400, "too-deep")
        foreign = httpx.post(address, headers={**head, "Origin": "https://evil.example"}, json={})
        assert (foreign.status_code, foreign.json()["error"]["code"]) == (403, "foreign-origin")
    with http_server(BASTIDE_RATE_ALL="5/0.01") as address:
        found = [httpx.post(address, json={}).status_code for _ in range(6)]
        assert found[5] == 429
        assert 429 not in found[:5]


async def test_nobody_pushes_out_the_tables_of_others() -> None:
    tools = Tools()
    try:
        tables = {}
        for client in ("many", "few"):
            caller.set(Caller(client, client))
            said = [await tools.sit_down("carcassonne", bot="random", options=SHORT) for _ in range(2)]
            tables[client] = [key_of(one) for one in said]
        caller.set(Caller("many", "many"))
        for _ in range(TABLES_PER_CLIENT - 1):
            await tools.sit_down("carcassonne", bot="random", options=SHORT)
        with pytest.raises(Refused):
            await tools.read_position(tables["many"][0])
        for table in (tables["many"][1], *tables["few"]):
            assert await tools.read_position(table)
    finally:
        tools.close()


async def test_over_http_a_seat_is_opened_by_the_token_in_the_head(tmp_path: Path) -> None:
    """As by the API: no token passes through the model; the server hears from where each call comes."""
    with running(tmp_path) as server:
        body = {"game": "carcassonne", "seats": [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "random"}]}
        opened = server.http.post("/api/tables", json={**body, "options": SHORT}).json()
        table, token = opened["table"]["id"], opened["tokens"]["0"]
        with http_server(server=server.address) as address:
            for name, value in (("Authorization", f"Bearer {token}"), ("X-Bastide-Seats", f"other, {token}")):
                async with (
                    httpx2.AsyncClient(headers={name: value}, timeout=60) as http,
                    Client(streamable_http_client(address, http_client=http)) as client,
                ):
                    said = await Model(client).call("join_table", table=table)
                    assert "You are ● Odile, seat 0" in said
            async with Client(address) as client:
                said = await Model(client).call("join_table", refused=True, table=table)
                assert "seat" in said


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("sit_down", {}, "game is missing. It takes: game, players=2, seat=0, bot='level:3', options."),
        ("sit_down", {"game": "caylus", "players": "two"}, "players must be a whole number"),
        ("sit_down", {"game": "caylus", "level": 5}, "it has no argument level"),
        ("sit_down", {"game": "caylus", "options": "x=1"}, "options must be an object of option names"),
        ("move", {"table": "x", "actions": 7}, "actions must be a list of texts"),
        ("rules", {"game": 3, "words": "x"}, "game must be a text"),
        ("sit_up", {}, "There is no tool sit_up; there are: list_games"),
    ],
)
async def test_a_wrong_call_is_told_in_a_sentence(tool: str, arguments: dict[str, Any], said: str) -> None:
    async with in_process() as model:
        answer = await model.call(tool, refused=True, **arguments)
    assert said in answer
    assert "pydantic" not in answer
    assert "\n" not in answer
    assert "Error executing" not in answer


async def test_what_is_wrong_is_told_in_the_language_in_use() -> None:
    texts.use("zh-Hant")
    try:
        async with in_process() as model:
            for arguments in ({}, {"game": "caylus", "players": 9}, {"game": "chess"}, {"game": "caylus", "seat": "a"}):
                answer = await model.call("sit_down", refused=True, **arguments)
                assert not re.search("[A-Za-z]{3,} [a-z]{2,}", answer), answer
    finally:
        texts.use("en")


async def test_after_the_end_a_move_hears_of_the_end_and_begins_may_be_written_large() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        assert "place V" in await model.call("legal_moves", table=table, begins=" Place v")
        await model.play_out(table)
        assert "the game is over" in await model.call("move", refused=True, table=table, actions=["meeple none"])


async def test_tables_outlive_the_process_in_which_bots_think() -> None:
    tools = Tools()
    try:
        async with Client(make_server(tools)) as client:
            model = Model(client)
            table = await model.sit(options=SHORT)
            await model.call("hint", table=table)
            for process in tools._thinker._pool._processes.values():  # type: ignore[union-attr]
                process.kill()
                process.join()
            assert "Hint:" in await model.call("hint", table=table)
            assert "over" in await model.play_out(table)
    finally:
        tools.close()


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run([*COMMAND, "--http", "--port", port], capture_output=True, text=True, timeout=60)  # noqa: PLW1510
    assert done.returncode == 2
    assert done.stderr == f"The server cannot start: port {port} of 127.0.0.1 is taken\n"
