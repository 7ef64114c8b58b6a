"""What a courier needs to know, and how its process is started: by pipe, where nobody else sees its secrets."""

import json
import logging
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from bastide.server import vapid
from bastide.server.security import read_secret
from bastide.server.settings import Settings
from bastide.storage.letters import WEBHOOK, Rules
from bastide.storage.listeners import MAIL, PUSH

PASSED: Final = (
    "public_url", "vapid_contact", "mail_host", "mail_port", "mail_security", "mail_user", "mail_password", "mail_from",
    "webhook_url", "webhook_secret", "notify_after", "mail_after", "mail_every", "notify_poll", "notify_private",
    "plugins",
)  # fmt: skip
"""The settings that a courier reads."""
SHORTEST: Final = 1.0
LONGEST: Final = 300.0
"""Seconds of the pause before a courier that ended is started again: twice as long each time."""
STEADY: Final = 60.0
"""Seconds after which one that ran counts as well."""


@dataclass(frozen=True, slots=True)
class Orders:
    """All that one courier works by."""

    settings: Settings
    database: str = field(repr=False)
    secret: bytes = field(repr=False)
    vapid_key: str = field(repr=False)
    log_level: str
    converses: bool
    """Whether the server at the other end of the pipe answers."""

    @property
    def rules(self) -> Rules:
        """When whom to tell."""
        settings, after = self.settings, dict[str, float]()
        if settings.pushes:
            after[PUSH] = settings.notify_after
        if settings.mails:
            after[MAIL] = settings.mail_after
        if settings.webhook_url:
            after[WEBHOOK] = settings.notify_after
        return Rules(after, settings.mail_every)

    @property
    def jobs(self) -> Path | None:
        """The file beside SQLite's in which what is being told is kept; None on PostgreSQL, which keeps it itself."""
        url = make_url(self.database)
        file = Path(url.database or "bastide.sqlite3")
        return file.with_name(f"{file.stem}-jobs.sqlite") if url.drivername.startswith("sqlite") else None

    def to_line(self) -> bytes:
        """Return them as one line."""
        told = {
            "settings": {name: getattr(self.settings, name) for name in PASSED},
            "database": self.database,
            "secret": self.secret.hex(),
            "vapid_key": self.vapid_key,
            "log_level": self.log_level,
            "converses": self.converses,
        }
        return json.dumps(told).encode() + b"\n"

    @classmethod
    def of_line(cls, line: bytes) -> "Orders":
        """Return the orders that a line holds."""
        told = json.loads(line)
        settings = Settings(**{**told["settings"], "plugins": tuple(told["settings"]["plugins"])})
        secret = bytes.fromhex(told["secret"])
        return cls(settings, told["database"], secret, told["vapid_key"], told["log_level"], told["converses"])


def configured(settings: Settings) -> bool:
    """Return whether there is any way to tell somebody."""
    return settings.pushes or settings.mails or bool(settings.webhook_url)


def orders_of(settings: Settings, *, converses: bool) -> Orders:
    """Return the orders of a server's courier; the first make the key of its pushes."""
    key = vapid.private_key(settings) if settings.pushes else ""
    level = logging.getLevelName(logging.getLogger().level).lower()
    return Orders(settings, settings.database_url, read_secret(settings), key, level, converses)


def command() -> list[str]:
    """Return how a courier is started."""
    return [sys.executable, "-m", "bastide.server.courier.work"]


def environment() -> dict[str, str]:
    """Return the environment of a courier: nothing of the server's secrets, and nothing that has DBOS phone anybody."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("BASTIDE_", "DBOS", "OTEL_", "NOTIFY_SOCKET"))
    }
    return kept | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class Pauses:
    """How long to wait before a courier is started again."""

    def __init__(self) -> None:
        self._next = SHORTEST

    def after(self, lived: float) -> float:
        """Return the seconds to wait after one that lived so long."""
        if lived > STEADY:
            self._next = SHORTEST
        pause, self._next = self._next, min(LONGEST, 2 * self._next)
        return pause
