"""Language models over HTTP: what is counted, what is refused, and whose tables are whose."""

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from bastide.cli.mcp.calling import Caller, caller
from bastide.cli.mcp.sitting import Refused
from bastide.cli.mcp.tools import TABLES_PER_CLIENT, Tools

from ..server.real_server import running
from .model import COMMAND, SHORT, Model, key_of


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


def test_over_http_nothing_is_kept_of_a_client_that_only_says_hello() -> None:
    """There would be room for ten thousand of all clients, each for half an hour: one could take it all."""
    who = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "many", "version": "1"}}
    hello = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": who}
    asked = {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}
    head = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-06-18"}
    with http_server() as address, httpx.Client(headers=head, timeout=60) as client:
        said = client.post(address, json=hello)
        assert (said.status_code, said.headers.get("mcp-session-id")) == (200, None)
        assert "sit_down" in client.post(address, json=asked).text


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


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run([*COMMAND, "--http", "--port", port], capture_output=True, text=True, timeout=60)  # noqa: PLW1510
    assert done.returncode == 2
    assert done.stderr == f"The server cannot start: port {port} of 127.0.0.1 is taken\n"
