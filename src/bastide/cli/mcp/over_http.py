"""The tools over HTTP, with the limits and the tokens of the server's API."""

import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp.server.transport_security import TransportSecuritySettings
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.types import ASGIApp

from bastide.cli.mcp.calling import NOBODY, Caller
from bastide.cli.mcp.sitting import Refused
from bastide.cli.texts import t
from bastide.cli.told import why
from bastide.cli.words import Fault
from bastide.server import logs
from bastide.server.doorway import Doorway, protocol, room_for_connections
from bastide.server.errors import TooManyRequests
from bastide.server.gate import Gate
from bastide.server.homes import Homes
from bastide.server.limits import Buckets, client_of
from bastide.server.metrics import Metrics
from bastide.server.run import bind, of_start
from bastide.server.security import LOOPBACK_NAMES, origin_named, tokens_of
from bastide.server.settings import Settings

PATH: Final = "/mcp"
KINDS: Final = {
    "sit_down": "create",
    "learn": "create",
    "join_table": "create",
    "hint": "think",
    "review": "think",
    "say": "chat",
}
"""As what calls of a tool are counted beside `all`, as the same things are by the API."""
HEADERS: Final = ("Authorization", "Content-Type", "X-Bastide-Seats", "Mcp-Session-Id", "Mcp-Protocol-Version")
GRACE: Final = 5


class Counter:
    """Tells who calls, and refuses whoever calls a tool too often."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets: Final = buckets

    def __call__(self, tool: str, request: Any) -> Caller:
        """Return who has sent a request; raise `Refused` if that is too often."""
        if not isinstance(request, Request):
            return NOBODY
        client = client_of(request)
        if tool in KINDS:
            try:
                self._buckets.take(client, KINDS[tool])
            except TooManyRequests as refusal:
                raise Refused(t("cli-mcp-too-often", seconds=refusal.more["retry_after"])) from refusal
        return Caller(request.client.host if request.client else "", client, tokens_of(request.headers))


def application(server: MCPServer[Any], settings: Settings, buckets: Buckets) -> ASGIApp:
    """Return the tools behind the gate of the API: hosts, origins, sizes, rates."""
    inner: ASGIApp = server.streamable_http_app(
        streamable_http_path=PATH,
        max_request_body_size=settings.body_limit,
        stateless_http=True,  # a session is kept for half an hour, of all clients ten thousand
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),  # the gate sees to that
    )
    gate: ASGIApp = Gate(inner, settings, Metrics(), buckets)
    if not settings.allowed_origins:
        return gate
    return CORSMiddleware(
        gate,
        allow_origins=[origin_named(entry) for entry in settings.allowed_origins],
        allow_methods=("GET", "POST", "DELETE"),
        allow_headers=HEADERS,
        expose_headers=("Retry-After", "X-Request-Id", "Mcp-Session-Id"),
    )


class _Server(uvicorn.Server):
    """Says where it is once it really answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(t("cli-mcp-open", address=f"http://{shown}:{port}{PATH}"), flush=True)


def serve(make: Callable[[Counter], MCPServer[Any]], host: str, port: int) -> None:
    """Serve the tools until stopped; settings of the server in the environment count here as well."""
    try:
        settings, found = of_start(host, None), bind(host, port)
    except OSError as error:
        raise Fault(t("cli-serve-failed", reason=why(error))) from error
    except ValueError as error:
        raise Fault(str(error)) from error
    logs.configure(level="warning")
    buckets = Buckets(settings)
    app = application(make(Counter(buckets)), settings, buckets)
    _Server(
        uvicorn.Config(
            app,
            interface="asgi3",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            http=protocol(Doorway(settings, room_for_connections(), ",".join(LOOPBACK_NAMES)), Homes()),
            h11_max_incomplete_event_size=settings.head_limit,
        )
    ).run(sockets=[found])
