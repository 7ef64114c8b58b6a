"""Structured logs: JSON lines for machines, readable lines on a terminal. Never tokens, seeds or whole links."""

import logging
import sys
from typing import Final

import structlog
from structlog.typing import Processor

SHOWN: Final = 6
"""A table's link lets people in, so logs name only its beginning."""


def short(table_id: str) -> str:
    """Return how logs name a table."""
    return table_id[:SHOWN]


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
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
