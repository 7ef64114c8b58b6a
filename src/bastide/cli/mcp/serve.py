"""`bastide mcp`: the tools over standard input and output, or over HTTP."""

import functools
from collections.abc import Callable
from typing import Any, Final

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations

from bastide import __version__
from bastide.cli.mcp.calling import NOBODY, Caller, caller
from bastide.cli.mcp.tools import Tool, Tools, described, refusals
from bastide.cli.mcp.wrongly import Server
from bastide.cli.texts import t
from bastide.cli.told import told

READING: Final = (
    "list_games",
    "list_tables",
    "read_position",
    "legal_moves",
    "hint",
    "review",
    "wait_for_turn",
    "rules",
)

Known = Callable[[str, Any], Caller]
"""Return who calls a tool by a request; raise a refusal if that may not be."""


def _nobody(_tool: str, _request: Any) -> Caller:
    """Return nobody in particular."""
    return NOBODY


def _guarded(tool: Tool, known: Known) -> Tool:
    """Return a tool that knows who calls it, and whose refusals reach the model as words."""

    @functools.wraps(tool)
    async def call(*given: Any, called: Context[Any, Any], **named: Any) -> str:
        try:
            caller.set(known(tool.__name__, called.request_context.request))
            return await tool(*given, **named)
        except tuple(refusals()) as refusal:
            raise ToolError(told(refusal)) from refusal

    call.__annotations__ = {**tool.__annotations__, "called": Context[Any, Any]}
    return call


def make_server(tools: Tools, known: Known = _nobody) -> MCPServer[Any]:
    """Return the server with its tools."""
    server: MCPServer[Any] = Server(
        "bastide", title="Bastide", instructions=t("cli-mcp-instructions"), version=__version__, log_level="WARNING"
    )
    for tool in tools.all():
        name = tool.__name__
        hints = ToolAnnotations(read_only_hint=name in READING, destructive_hint=name == "leave", open_world_hint=False)
        server.add_tool(
            _guarded(tool, known), name=name, description=described(tool), annotations=hints, structured_output=False
        )
    return server


def serve(server: str, http: bool, host: str, port: int) -> None:
    """Serve the tools until the client leaves (standard streams) or until stopped (HTTP)."""
    tools = Tools(server)
    try:
        if not http:
            make_server(tools).run("stdio")
            return
        from bastide.cli.mcp import over_http

        over_http.serve(lambda known: make_server(tools, known), host, port)
    finally:
        tools.close()
