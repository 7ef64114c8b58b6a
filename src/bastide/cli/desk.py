"""An operator's desk at a running server: calls under the token, and in words why one was refused."""

import getpass
import json
import os
import re
import sys
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urljoin
from urllib.request import HTTPRedirectHandler, Request, build_opener

from bastide.cli import texts
from bastide.cli.system import cannot_read
from bastide.cli.texts import t
from bastide.cli.told import why
from bastide.cli.words import Fault

TIMEOUT: Final = 30.0
TOKEN: Final = "BASTIDE_OPERATOR_TOKEN"
API: Final = "/api/admin"
SENT_ON: Final = range(300, 400)


class _Here(HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for this server alone, and what is sent on arrives without its body."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _Answer(dict[str, Any]):
    """What a server says; another program that answers in its place says something else."""

    def __init__(self, said: object, server: str) -> None:
        if not isinstance(said, dict):
            raise Fault(t("cli-admin-other", server=server))
        super().__init__(said)
        self._server: Final = server

    def __missing__(self, _key: str) -> Any:
        raise Fault(t("cli-admin-other", server=self._server))


class Desk:
    """An operator at a running server."""

    def __init__(self, server: str, token_file: Path | None) -> None:
        """Remember where it is; the token comes from a file, the environment or the keyboard, never as an argument."""
        self._server: Final = (server if "://" in server else f"http://{server}").rstrip("/")
        self._file: Final = token_file

    def _token(self) -> str:
        if self._file is not None:
            try:
                found = self._file.read_text("utf-8", "replace")
            except OSError as error:
                raise cannot_read(error, self._file) from error
        elif not (found := os.environ.get(TOKEN, "")):
            if not sys.stdin.isatty():
                raise Fault(t("cli-admin-no-token", name=TOKEN))
            found = getpass.getpass(t("cli-admin-token") + " ")
        if re.fullmatch(r"[!-~]+", found.strip()) is None:  # no header carries it
            raise Fault(t("error-no-operator"))
        return found.strip()

    def call(self, path: str, body: object = None, **query: object) -> Any:
        """Return the answer to a call, a POST where there is a body; raise Fault with the server's reason."""
        address = f"{self._server}{API}{path}" + (f"?{urlencode(query)}" if query else "")
        headers = {"Authorization": f"Bearer {self._token()}", "Content-Type": "application/json"}
        if re.match("https?://", self._server) is None:
            raise Fault(t("cli-admin-other", server=self._server))
        try:
            request = Request(address, None if body is None else json.dumps(body).encode(), headers)
            with build_opener(_Here).open(request, timeout=TIMEOUT) as answer:
                return _Answer(json.load(answer), self._server)
        except HTTPError as refusal:
            raise Fault(self._moved(refusal) or _reason(refusal)) from refusal
        except URLError as error:
            cause = error.reason
            said = why(cause) if isinstance(cause, OSError) else str(cause)
            raise Fault(t("cli-admin-away", server=self._server, reason=said)) from error
        except OSError as error:
            raise Fault(t("cli-admin-away", server=self._server, reason=why(error))) from error
        except (ValueError, HTTPException) as error:  # no address, no HTTP or no JSON
            raise Fault(t("cli-admin-other", server=self._server)) from error

    def _moved(self, refusal: HTTPError) -> str:
        """Return where the server says that it is, if it says that it is elsewhere."""
        if refusal.code not in SENT_ON:
            return ""
        there = urljoin(self._server, refusal.headers.get("Location", "")).partition(API)[0]
        return t("cli-admin-moved", server=self._server, there=there)


def _reason(refusal: HTTPError) -> str:
    """Return in the reader's language why a call was refused."""
    try:
        error = json.load(refusal)["error"]
        key, said = f"error-{error['code']}", str(error["message"])
    except (OSError, ValueError, KeyError, TypeError):
        return t("cli-admin-refused", reason=str(refusal))
    return t(key, reason=said) if texts.has(key) else t("cli-admin-refused", reason=said)
