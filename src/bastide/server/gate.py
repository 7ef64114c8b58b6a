"""What every request passes: its id, hosts and origins, rates, size of the body, headers, log and metrics."""

import asyncio
import re
import secrets
import time
from collections.abc import Awaitable, MutableMapping
from typing import Any, Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.server.admin.restrictions import BANNED, NOT_ALLOWED, Restrictions
from bastide.server.errors import ApiError, translate
from bastide.server.limits import Buckets, check_depth, client_of
from bastide.server.logs import storage_trouble
from bastide.server.metrics import Metrics
from bastide.server.security import LOOPBACK_NAMES, host_allowed, origin_allowed
from bastide.server.settings import Settings
from bastide.storage.trouble import is_trouble

SAFE: Final = ("GET", "HEAD", "OPTIONS")
REQUEST_ID: Final = re.compile(r"[0-9A-Za-z._-]{8,64}")
QUIET: Final = ("/healthz", "/readyz", "/metrics")
API: Final = "/api/"
PARTS: Final = ("text/javascript", "text/css")
STREAMS: Final = ("text/event-stream", "application/x-ndjson")
"""What is sent as it happens: how long it lasts says nothing of how long an answer takes."""
OF_PAGES: Final = ("Permissions-Policy", "X-Frame-Options", "Cross-Origin-Opener-Policy", "Referrer-Policy")
PARTS_WITHOUT: Final = ("Last-Modified", "Accept-Ranges", "ETag")
OPERATORS: Final = "/api/admin"
RECORDS: Final = "/api/records"
RESPONSES: Final = "websocket.http.response"
"""The extension of ASGI by which the answer to a handshake may be any other than 403."""

log: Final = structlog.get_logger("bastide.http")


def policy(script_hashes: tuple[str, ...] = ()) -> str:
    """Return the content security policy of the client; inline scripts only where their hash is known."""
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in script_hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def secure_headers(settings: Settings, script_hashes: tuple[str, ...]) -> dict[str, str]:
    """Return the headers of every answer that a browser could show as a page."""
    headers = {
        "Content-Security-Policy": policy(script_hashes),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        # A table's link must not travel to other sites.
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if settings.https:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


def data_headers(page: dict[str, str]) -> dict[str, str]:
    """Return the headers of data: were it shown as a page, it could load and do nothing, so no more need be refused."""
    strict = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
    return {name: value for name, value in page.items() if name not in OF_PAGES} | strict


def is_part(answer: Headers) -> bool:
    """Return whether an answer is a script or style for ever: the page that loads it says what it may do."""
    return "immutable" in answer.get("cache-control", "") and answer.get("content-type", "").startswith(PARTS)


class Gate:
    """The outermost layer of the server, in plain ASGI."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        buckets: Buckets,
        *,
        script_hashes: tuple[str, ...] = (),
        restrictions: Restrictions | None = None,
    ) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.buckets: Final = buckets
        self.restrictions: Final = restrictions or Restrictions()
        self.headers: Final = secure_headers(settings, script_hashes)
        self.data_headers: Final = data_headers(self.headers)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Handle one request or connection."""
        if scope["type"] == "http":
            return self._http(scope, receive, send)
        if scope["type"] == "websocket":
            return self._websocket(scope, receive, send)
        return self.app(scope, receive, send)

    async def _check(self, scope: Scope, headers: Headers, *, acts: bool) -> None:
        host = headers.get("host", "")
        quiet = scope["path"] in QUIET
        # Health checks and Prometheus on this machine ask by address, whatever name people come by.
        if not host_allowed(host, self.settings.allowed_hosts + LOOPBACK_NAMES * quiet):
            raise ApiError(421, "unknown-host", "this server does not answer to that host name")
        if acts and not origin_allowed(headers.get("origin"), host, self.settings.allowed_origins):
            raise ApiError(403, "foreign-origin", "pages of other sites may not act here")
        if not quiet:
            client = client_of(HTTPConnection(scope))
            await self.buckets.spend(client, "all")
            # An operator who has banned the own address by a slip can lift that again.
            if scope["path"].startswith(API) and not scope["path"].startswith(OPERATORS):
                self.restrictions.check_visitor(client)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500
        headers = Headers(scope=scope)
        given = headers.get("x-request-id", "")
        request_id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=request_id)
        started = streams = False
        refused: dict[str, str] = {}

        async def send_with_headers(message: Message) -> None:
            nonlocal status, started, streams
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                out = MutableHeaders(scope=message)
                streams = out.get("content-type", "").startswith(STREAMS)
                if is_part(out):
                    out.setdefault("X-Content-Type-Options", "nosniff")
                    for name in PARTS_WITHOUT:
                        del out[name]
                else:
                    is_data = out.get("content-type", "").startswith("application/json")
                    for name, value in (self.data_headers if is_data else self.headers).items():
                        out.setdefault(name, value)
                    out["X-Request-Id"] = request_id
            await send(message)

        try:
            await self._check(scope, headers, acts=scope["method"] not in SAFE)
            await self.app(scope, await self._whole_body(scope, headers, receive), send_with_headers)
        except Exception as error:
            refusal = translate(error)
            refused["code"] = refusal.code
            if is_trouble(error):
                storage_trouble(error)
            elif refusal.status >= 500:
                log.exception("request failed", method=scope["method"], route=_route(scope))
            if not started:
                await refusal.to_response()(scope, receive, send_with_headers)
        finally:
            seconds, route = time.perf_counter() - began, _route(scope)
            self.metrics.requests.labels(scope["method"], route, status).inc()
            if not streams:
                self.metrics.latency.labels(route).observe(seconds)
            if scope["path"] not in QUIET:
                ms = round(seconds * 1000, 1)
                log.info("request", method=scope["method"], route=route, status=status, ms=ms, **refused)

    async def _whole_body(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """Read the body, at most so much of it, and return a `receive` that hands it over in one piece."""
        record = scope["path"] == RECORDS
        limit = self.settings.record_limit if record else self.settings.body_limit
        too_large = ApiError(413, "too-large", f"the body is larger than {limit} bytes", limit=limit)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length) > limit:
            raise too_large
        try:
            async with asyncio.timeout(self.settings.head_timeout):
                body = await _read(receive, limit, too_large)
        except TimeoutError as error:
            raise ApiError(408, "too-slow", "the body of the request did not come in time") from error
        if not record:
            check_depth(body, self.settings.depth_limit)
        handed = False

        async def receive_whole() -> MutableMapping[str, Any]:
            nonlocal handed
            if handed:
                return await receive()
            handed = True
            return {"type": "http.request", "body": body, "more_body": False}

        return receive_whole

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=secrets.token_hex(8))
        try:
            await self._check(scope, Headers(scope=scope), acts=True)
        except ApiError as refusal:
            log.info("live connection refused", status=refusal.status, code=refusal.code)
            await _refused(refusal, scope, receive, send)
            return
        await self.app(scope, receive, send)


async def _refused(refusal: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a live connection before it is accepted, as any call is refused; 403 where a server can say no more.

    Browsers tell their pages nothing of that, and one of somebody banned would try again for as long as the ban lasts:
    it is let in and shown out, as whoever is there when the ban comes.
    """
    await receive()
    if refusal.code == BANNED and Headers(scope=scope).get("origin"):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": BANNED})
    elif RESPONSES in scope.get("extensions", {}):
        await refusal.to_response()(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": refusal.code})


async def _read(receive: Receive, limit: int, too_large: ApiError) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":  # a record that was cut off may be one as well
            raise ApiError(408, "too-slow", "the body of the request did not come whole")
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            raise too_large
    return body


def _route(scope: Scope) -> str:
    """Return the pattern that matched, which unlike the path holds no table's id."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) else "(none)"
