"""`bastide mcp`: the tools over standard input and output, or over HTTP."""

import functools
import socket
from typing import Any, Final

import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations

from bastide import __version__
from bastide.cli.mcp.tools import Tool, Tools, described, refusals
from bastide.cli.texts import t

READING: Final = ("list_games", "list_tables", "read_position", "legal_moves", "hint", "wait_for_turn", "rules")
PATH: Final = "/mcp"


def _guarded(tool: Tool) -> Tool:
    """Return a tool whose refusals reach the model as words."""

    @functools.wraps(tool)
    async def call(*given: Any, **named: Any) -> str:
        try:
            return await tool(*given, **named)
        except tuple(refusals()) as refusal:
            raise ToolError(str(refusal)) from refusal

    return call


def make_server(tools: Tools) -> MCPServer[Any]:
    """Return the server with its tools."""
    server: MCPServer[Any] = MCPServer(
        "bastide", title="Bastide", instructions=t("cli-mcp-instructions"), version=__version__, log_level="WARNING"
    )
    for tool in tools.all():
        name = tool.__name__
        hints = ToolAnnotations(read_only_hint=name in READING, open_world_hint=False)
        server.add_tool(
            _guarded(tool), name=name, description=described(tool), annotations=hints, structured_output=False
        )
    return server


class _HttpServer(uvicorn.Server):
    """Says where it is once it really answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(t("cli-mcp-open", address=f"http://{shown}:{port}{PATH}"), flush=True)


def serve(server: str, http: bool, host: str, port: int) -> None:
    """Serve the tools until the client leaves (standard streams) or until stopped (HTTP)."""
    tools = Tools(server)
    try:
        found = make_server(tools)
        if not http:
            found.run("stdio")
            return
        app = found.streamable_http_app(streamable_http_path=PATH, host=host)
        _HttpServer(uvicorn.Config(app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=5)).run()
    finally:
        tools.close()
