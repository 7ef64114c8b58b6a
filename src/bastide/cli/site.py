"""Calls to a running server, and in the reader's language why one failed."""

import json
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse, IncompleteRead
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin
from urllib.request import HTTPRedirectHandler, Request, build_opener

from bastide.cli.texts import has, t
from bastide.cli.told import why
from bastide.cli.words import Fault

TIMEOUT: Final = 30.0
KEY_BYTES: Final = 24
SENT_ON: Final = range(300, 400)


class Refused(Fault):
    """The server refuses a call: `refusal` is the error of its answer, empty where there is none."""

    def __init__(self, message: str, refusal: Mapping[str, Any]) -> None:
        super().__init__(message)
        self.refusal: Final = refusal

    @property
    def why(self) -> str:
        """The code of the error; empty where there is none."""
        return str(self.refusal.get("code", ""))


class _Here(HTTPRedirectHandler):
    """Follows nobody elsewhere: a token is for this server alone, and what is sent on arrives without its body."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Answer(dict[str, Any]):
    """What a server says; another program that answers in its place says something else."""

    def __init__(self, said: object, site: "Site") -> None:
        if not isinstance(said, dict):
            raise site.other()
        super().__init__(said)
        self._site: Final = site

    def __missing__(self, _key: str) -> Any:
        raise self._site.other()


class Site:
    """A server by its address."""

    def __init__(self, address: str, named: str = "site") -> None:
        """Remember where it is; `named` is of whom the messages speak: `site`, or `admin`, where an option names it."""
        self.address: Final = (address if "://" in address else f"http://{address}").rstrip("/")
        self._named: Final = named

    def other(self) -> Fault:
        """Return what to say where there is something else than a server of ours."""
        return Fault(t(f"cli-{self._named}-other", server=self.address))

    def call(self, path: str, body: object = None, headers: Mapping[str, str] | None = None) -> Answer:
        """Return the answer to a call, a POST where there is a body; raise Fault with the server's reason."""
        with self.open(path, body, headers) as answer:
            return Answer(json.load(answer), self)

    def call_once(self, path: str, body: object) -> Answer:
        """Return the answer to a call that does something once, also if it is sent again because an answer was lost."""
        headers = {"Idempotency-Key": secrets.token_urlsafe(KEY_BYTES)}
        try:
            return self.call(path, body, headers)
        except Refused:
            raise
        except Fault:
            return self.call(path, body, headers)

    def text(self, path: str, headers: Mapping[str, str] | None = None) -> str:
        """Return a document; raise Fault with the server's reason."""
        with self.open(path, None, headers) as answer:
            return answer.read().decode()

    @contextmanager
    def open(
        self, path: str, body: object = None, headers: Mapping[str, str] | None = None, timeout: float = TIMEOUT
    ) -> Iterator[HTTPResponse]:
        """Let an answer be read; raise Fault where there is none, where it is a refusal, or breaks off."""
        if re.match("https?://", self.address) is None:
            raise self.other()
        sent = {"Content-Type": "application/json", **(headers or {})}
        try:
            request = Request(self.address + path, None if body is None else json.dumps(body).encode(), sent)
            with build_opener(_Here).open(request, timeout=timeout) as answer:
                yield answer
        except HTTPError as refusal:
            raise self._refused(refusal, path) from refusal
        except URLError as error:
            cause = error.reason
            said = why(cause) if isinstance(cause, OSError) else str(cause)
            raise Fault(t("cli-admin-away", server=self.address, reason=said)) from error
        except IncompleteRead as error:
            raise Fault(t("cli-admin-away", server=self.address, reason=t("cli-site-broken"))) from error
        except OSError as error:
            raise Fault(t("cli-admin-away", server=self.address, reason=why(error))) from error
        except (ValueError, HTTPException) as error:  # no address, no HTTP or no JSON
            raise self.other() from error

    def _refused(self, answer: HTTPError, path: str) -> Fault:
        """Return why a call was refused, or where the server says that it is, if it says that it is elsewhere."""
        if answer.code in SENT_ON:
            whole = urljoin(self.address, answer.headers.get("Location", ""))
            there = whole.removesuffix(path).partition("/api/")[0]
            return Fault(t(f"cli-{self._named}-moved", server=self.address, there=there))
        try:
            error = json.load(answer)["error"]
            key, said = f"error-{error['code']}", str(error["message"])
        except (OSError, ValueError, KeyError, TypeError):
            return Refused(t("cli-admin-refused", reason=str(answer)), {})
        return Refused(t(key, reason=said) if has(key) else t("cli-admin-refused", reason=said), error)
