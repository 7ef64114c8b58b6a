"""A server of tools that says in one sentence how a tool was called wrongly, in words for whoever called it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from pydantic import ValidationError

from bastide.cli.texts import t
from bastide.cli.words import suggest

WANTED: Final = {
    "int": "cli-mcp-wants-number",
    "string": "cli-mcp-wants-text",
    "list": "cli-mcp-wants-list",
    "dict": "cli-mcp-wants-object",
    "mapping": "cli-mcp-wants-object",
}
"""What an argument has to be, by how the kind of a mistake begins."""


class Server(MCPServer[Any]):
    """The official server, with sentences of ours where a call fails."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None) -> Any:
        """Call a tool; raise ToolError with what the caller can read and mend."""
        tools = {tool.name: tool.input_schema for tool in await self.list_tools()}
        if name not in tools:
            raise ToolError(t("cli-mcp-no-tool", tool=name[:80], tools=", ".join(tools)) + suggest(name, tools))
        takes = tools[name].get("properties", {})
        if other := [argument for argument in arguments if argument not in takes]:
            raise ToolError(_sentence(name, takes, [t("cli-mcp-no-argument", name=other[0][:80])]))
        try:
            return await super().call_tool(name, arguments, context)
        except UnexpectedToolError:
            raise
        except ToolError as error:
            cause = error.__cause__
            if isinstance(cause, ValidationError):
                raise ToolError(_sentence(name, takes, _mistakes(cause))) from cause
            raise ToolError(str(cause)) if isinstance(cause, ToolError) else error from cause


def _mistakes(error: ValidationError) -> list[str]:
    """Return what is wrong with the arguments, each once."""
    found = {}
    for one in error.errors():
        name = str(one["loc"][0]) if one["loc"] else "?"
        if one["type"] == "missing":
            found[name] = t("cli-mcp-left-out", name=name)
        else:
            kind = "dict" if len(one["loc"]) > 1 and name == "options" else one["type"].partition("_")[0]
            wanted = t(WANTED[kind]) if kind in WANTED else one["msg"]
            found[name] = t("cli-mcp-wants", name=name, wanted=wanted)
    return list(found.values())


def _sentence(tool: str, takes: Mapping[str, Mapping[str, Any]], mistakes: Sequence[str]) -> str:
    """Return what is wrong with a call, and what the tool takes."""
    named = ", ".join(
        f"{name}={known['default']!r}" if known.get("default") is not None else name for name, known in takes.items()
    )
    return t("cli-mcp-called", tool=tool, mistakes="; ".join(mistakes), takes=named or "-")
