"""Structured logs: JSON lines for machines, readable lines on a terminal. Never tokens, seeds or whole links."""

import logging
import sys
import time
from typing import Final

import structlog
from structlog.typing import Processor

from bastide.storage.trouble import cause_of, is_trouble

SHOWN: Final = 6
"""A table's link lets people in, so logs name only its beginning."""


def short(table_id: str) -> str:
    """Return how logs name a table."""
    return table_id[:SHOWN]


class Seldom:
    """Lets one line a second through and counts the others, so that a lost database does not fill the disk as well."""

    def __init__(self, seconds: float = 1.0) -> None:
        self._seconds: Final = seconds
        self._next = 0.0
        self._more = 0

    def due(self) -> int | None:
        """Return how many were left out since the last line, None if this one is to be left out too."""
        now = time.monotonic()
        if now < self._next:
            self._more += 1
            return None
        self._next, more, self._more = now + self._seconds, self._more, 0
        return more


_storage: Final = Seldom()


def storage_trouble(error: BaseException) -> None:
    """Say that the database could not be used, at most once a second in this process."""
    more = _storage.due()
    if more is not None:
        cause = getattr(error, "orig", None) or error
        structlog.get_logger("bastide.storage").error(
            "the database cannot be used", error=type(cause).__name__, why=cause_of(error), more=more
        )


def failed(what: str, error: Exception, **more: str) -> None:
    """Log what failed, with its traceback; trouble of the store is one line a second."""
    if is_trouble(error):
        storage_trouble(error)
    else:
        structlog.get_logger("bastide").error(what, exc_info=error, **more)


def _names_no_link(record: logging.LogRecord) -> bool:
    """Return whether a line of uvicorn's may be written; those of live connections name links and addresses."""
    return "WebSocket" not in str(record.msg)


def configure(*, level: str = "info", as_json: bool | None = None) -> None:
    """Send this package's and the libraries' logs to standard error in one format."""
    plain = as_json if as_json is not None else not sys.stderr.isatty()
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if plain
        else [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy, quiet in (("alembic", "WARNING"), ("uvicorn.access", "WARNING"), ("aiosqlite", "WARNING")):
        logging.getLogger(noisy).setLevel(quiet)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(max(root.level, logging.INFO))  # below that it writes the heads and frames of live connections
    uvicorn.filters[:] = [_names_no_link]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
