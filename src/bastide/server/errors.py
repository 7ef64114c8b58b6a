"""Every refusal as JSON: `{"error": {"code", "message", …}}` with the right status."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.responses import Response

from bastide.engine.errors import BastideError, IllegalAction, InvalidOption, RecordError, UnknownGame
from bastide.server.replies import Reply
from bastide.storage.events import SeqTaken
from bastide.storage.trouble import is_trouble

CODES: Final = {
    400: "bad-json",
    401: "no-token",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    429: "too-many-requests",
}
SHOWN: Final = 12
"""How many wrong fields a refusal lists."""


class ApiError(Exception):
    """A refusal with a status, a code that programs can rely on, and a sentence."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.more = more
        self.headers: Mapping[str, str] = {}

    def to_json(self) -> dict[str, Any]:
        """Return the body of the refusal."""
        return {"code": self.code, "message": self.message, **self.more}

    def to_response(self) -> Response:
        """Return the refusal as an HTTP response."""
        return Reply({"error": self.to_json()}, self.status, dict(self.headers))


class TooManyRequests(ApiError):
    """One client asks too often."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, int(wait + 0.999))
        super().__init__(429, "too-many-requests", f"too many requests; try again in {seconds} s", retry_after=seconds)
        self.headers = {"Retry-After": str(seconds)}


def illegal(refusal: IllegalAction, action: str, index: int) -> ApiError:
    """Return the rules' refusal of an action as an error that names the rule."""
    return ApiError(
        422,
        "illegal-action",
        refusal.reason,
        rule=refusal.rule or None,
        key=refusal.key,
        args=refusal.args_,
        action=action,
        index=index,
    )


def translate(error: Exception) -> ApiError:
    """Return any error as a refusal; what is not known becomes a 500 that tells nothing."""
    match error:
        case ApiError():
            return error
        case InvalidOption():
            more = {"needs": error.needs} if error.needs else {}
            return ApiError(422, "invalid-option", str(error), option=error.option, **more, **_words(error))
        case RecordError():
            return ApiError(422, "bad-record", str(error), line=error.line, rule=error.rule or None, **_words(error))
        case UnknownGame():
            return ApiError(422, "unknown-game", str(error))
        case IllegalAction():
            return illegal(error, "", 0)
        case SeqTaken():
            return ApiError(409, "stale-seq", "somebody else was faster; look again")
        case PoolTimeout():
            return ApiError(503, "busy", "the server is too busy; try again")
        case _ if is_trouble(error):
            return ApiError(503, "storage", "the server cannot reach its store just now; nothing was done, try again")
        case RequestValidationError():
            return _invalid(error)
        case HTTPException():
            refusal = ApiError(error.status_code, CODES.get(error.status_code, "error"), str(error.detail))
            refusal.headers = error.headers or {}
            return refusal
    return ApiError(500, "internal", "something went wrong on the server; it has been noted")


def _words(error: RecordError | InvalidOption) -> dict[str, Any]:
    """Return what clients say of an error in other languages: a message with arguments, and its cause."""
    found: dict[str, Any] = {}
    if error.key:
        args = error.args_.items()
        found |= {
            "key": error.key,
            "args": {name: arg if isinstance(arg, int | str) else str(arg) for name, arg in args},
        }
    if isinstance(error.__cause__, BastideError):
        found["cause"] = translate(error.__cause__).to_json()
    return found


def _invalid(error: RequestValidationError) -> ApiError:
    found = error.errors()
    if any(item["type"] == "json_invalid" for item in found):
        return ApiError(400, "bad-json", "the body is not JSON")
    fields = [{"where": ".".join(map(str, item["loc"])), "message": str(item["msg"])} for item in found[:SHOWN]]
    first = fields[0] if fields else {"where": "request", "message": "is not valid"}
    return ApiError(422, "bad-request", f"{first['where']}: {first['message']}", fields=fields)


def methods_of(app: FastAPI, path: str) -> list[str]:
    """Return every method that a path understands; routes know only one each."""
    found = (route for route in app.routes if isinstance(route, APIRoute) and route.include_in_schema)
    return sorted({method for route in found if route.path_regex.fullmatch(path) for method in route.methods or ()})


def install(app: FastAPI) -> None:
    """Make the app answer every foreseen error in this manner."""

    async def answer(request: Request, error: Exception) -> Response:
        refusal = translate(error)
        if refusal.status == 405 and (methods := methods_of(app, request.url.path)):
            refusal.headers = {**refusal.headers, "Allow": ", ".join(methods)}
        return refusal.to_response()

    for kind in (
        ApiError,
        InvalidOption,
        RecordError,
        UnknownGame,
        IllegalAction,
        SeqTaken,
        PoolTimeout,
        RequestValidationError,
        HTTPException,
        Exception,
    ):
        app.add_exception_handler(kind, answer)
