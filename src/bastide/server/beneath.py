"""A server beneath a path of its site, as https://example.org/bastide: a proxy passes that path on or takes it away."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send


class Beneath:
    """The outermost layer where the server has such a path: whatever lies further in knows nothing of it."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app: Final = app
        self.base: Final = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the path off what is asked for."""
        if scope["type"] in ("http", "websocket"):
            path, raw = str(scope["path"]), bytes(scope.get("raw_path") or b"")
            if path == self.base or path.startswith(f"{self.base}/"):
                inner: dict[str, object] = {"path": path[len(self.base) :] or "/"}
                if raw.startswith(self.base.encode()):
                    inner["raw_path"] = raw[len(self.base) :] or b"/"
                scope = {**scope, **inner}
        await self.app(scope, receive, send)
