"""The built browser client: hashed assets for ever, the page itself always fresh, compressed for who takes that."""

import base64
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from bastide.server.errors import ApiError
from bastide.server.previews import tags

INLINE: Final = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)
SCRIPT: Final = re.compile(rb"<script(?=[^>]*\btype=[\"']?module\b)[^>]*\bsrc=[\"']([^\"']+)[\"']")
OURS: Final = re.compile(r"""(?<=["'])\.?/(?=assets/|bare\.js|sign\.svg|manifest\.webmanifest)""")
"""How what the page names begins: from there on it is the same wherever the server stands."""
MANIFEST: Final = "manifest.webmanifest"
HASHED: Final = re.compile(r".*[-.][0-9A-Za-z_-]{7,}\.\w+$")
BROTLI: Final = ".br"
"""Lies beside whatever is worth packing; the build puts it there."""
FRESH: Final = frozenset({"sw.js"})
"""What a browser keeps running once it has it: a copy that is old would be kept."""
YEAR: Final = "max-age=31536000, immutable"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bastide</title>
<body style="font:18px/1.5 serif;max-width:36em;margin:4em auto;padding:0 1em">
<h1>Bastide is running, but its browser client has not been built.</h1>
<p>From a checkout, <code>make client</code> builds it, and <code>make play</code> builds and serves everything.
A wheel made by <code>make</code> has it inside.</p>
<p>The API is here: <a href="/openapi.json">openapi.json</a>, <a href="/api/games">api/games</a>.</p>
</body></html>
"""


def page_of(index: Path) -> str:
    """Return what names a built page: the address of its module, which changes with its contents; '' without one."""
    found = SCRIPT.search(index.read_bytes()) if index.is_file() else None
    return "" if found is None else found[1].decode().removeprefix(".")


class ClientRoute(Route):
    """Takes every path that no call has, except those of the API: these get a 404 or 405 as JSON."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Return whether this is a page or a file of the client."""
        path: str = scope["path"]
        return (Match.NONE, {}) if path == "/api" or path.startswith("/api/") else super().matches(scope)


class ClientFiles:
    """Serves the folder that the client was built into."""

    def __init__(self, folder: Path, base: str = "") -> None:
        """Remember the folder, and the path of the site that the server stands beneath, `/bastide`."""
        self.folder: Final = folder.resolve()
        self.base: Final = base
        self.index: Final = self.folder / "index.html"
        self._zipped: Final[dict[Path, tuple[int, bytes]]] = {}

    def script_hashes(self) -> tuple[str, ...]:
        """Return the hashes of the page's inline scripts, for the content security policy."""
        if not self.index.is_file():
            return ()
        found = INLINE.findall(self._page().encode())
        return tuple(base64.b64encode(hashlib.sha256(script).digest()).decode() for script in found)

    async def __call__(self, request: Request) -> Response:
        """Answer with a file, or with the page for the paths that the client itself understands."""
        path: str = request.path_params.get("path", "")
        if path == MANIFEST and self.base and (found := self._file(path)) is not None:
            text = found.read_text("utf-8").replace('"/', f'"{self.base}/')
            return Response(text, media_type="application/manifest+json", headers={"Cache-Control": "max-age=3600"})
        if path and (found := self._file(path)) is not None:
            hashed = "assets/" in path and HASHED.fullmatch(path) is not None
            caching = YEAR if hashed else "no-cache" if path in FRESH else "max-age=3600"
            return self._send(request, found, caching)
        if "." in path.rpartition("/")[2]:
            raise ApiError(404, "not-found", "there is no such file")
        if not self.index.is_file():
            return HTMLResponse(NOT_BUILT, 200, {"Cache-Control": "no-cache"})
        page = self._page().replace("</head>", f"{await tags(request, self.folder)}</head>", 1)
        return HTMLResponse(page, headers={"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"})

    def _page(self) -> str:
        """Return the page, with addresses that are right from wherever it is shown."""
        page = OURS.sub(f"{self.base}/", self.index.read_text("utf-8"))
        return page.replace("<html", f'<html data-base="{self.base}"', 1) if self.base else page

    def _file(self, path: str) -> Path | None:
        """Return a file inside the folder, None for anything else."""
        try:
            found = (self.folder / path).resolve()
            inside = found.is_relative_to(self.folder) and found.is_file()
        except (OSError, ValueError):
            return None
        return found if inside and found != self.index else None

    def _send(self, request: Request, file: Path, caching: str) -> Response:
        """Answer by Brotli, laid beside the file, or by gzip: browsers take nothing else where there is no TLS."""
        media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        packed = file.with_name(file.name + BROTLI)
        if accepted & {"br", "gzip"} and packed.is_file():
            if "br" in accepted:
                return FileResponse(packed, media_type=media, headers={**headers, "Content-Encoding": "br"})
            return Response(self._gzip(file), media_type=media, headers={**headers, "Content-Encoding": "gzip"})
        return FileResponse(file, media_type=media, headers=headers)

    def _gzip(self, file: Path) -> bytes:
        """Pack a file when it is first asked for, some milliseconds: as files they would be a tenth of the package."""
        made = file.stat().st_mtime_ns
        if self._zipped.get(file, (0, b""))[0] != made:
            self._zipped[file] = made, gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
        return self._zipped[file][1]
