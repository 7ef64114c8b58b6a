"""A language model at a table, by the official client, and what calls it for the tests."""

import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client

from bastide.cli.mcp.serve import make_server
from bastide.cli.mcp.tools import Tools

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
