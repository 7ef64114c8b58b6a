"""A server whose courier tells soon, to services on this machine: what the tests of telling share."""

from dataclasses import replace
from typing import Any

from bastide.server.courier.keeper import Keeper
from bastide.server.settings import Settings

from .away import MailSink, PushService, Subscriber, until
from .served import Served

SITE = "https://play.example.org"
AFTER = 0.6
"""Seconds after which somebody is told here."""
QUIET = 4.0
"""Seconds in which whatever is to be told has long been told."""


def telling(settings: Settings, **more: Any) -> Settings:
    """Return settings of a server that tells soon, to services on this machine."""
    return replace(
        settings,
        **{
            "vapid_contact": "mailto:host@example.org",
            "public_url": SITE,
            "notify_after": AFTER,
            "mail_after": AFTER,
            "notify_poll": 0.2,
            "notify_private": True,
            **more,
        },
    )


def mailing(settings: Settings, sink: MailSink, **more: Any) -> Settings:
    mail = {"mail_host": "127.0.0.1", "mail_port": sink.port, "mail_security": "none", "mail_from": "play@example.org"}
    return telling(settings, **mail, **more)


async def listen(served: Served, table_id: str, token: str, push: Subscriber | None, mail: str | None = None) -> Any:
    body = {"push": push.subscription if push else None, "mail": mail, "language": "en"}
    answer = await served.http.put(
        f"/api/tables/{table_id}/notifications", json=body, headers={"X-Bastide-Seats": token}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


async def two(served: Served, **more: Any) -> tuple[str, str, str]:
    """Open a table of two and return it with their tokens; Odile is on turn."""
    table_id, tokens = await served.table("Odile", None, start="0", **more)
    return table_id, tokens["0"], await served.join(table_id, "Bruno")


async def told_of(served: Served, service: PushService, hears: Subscriber) -> tuple[str, str]:
    """Open a table at which Bruno, who is away, has come on turn and something was sent; return his token, too."""
    table_id, odile, bruno = await two(served)
    await listen(served, table_id, bruno, hears)
    await served.turn(table_id, odile)
    await until(lambda: service.taken)
    return table_id, bruno


def keeper(served: Served) -> Keeper:
    found: Keeper = served.app.state.keeper
    return found


async def working(served: Served) -> int:
    """Return the id of the courier's process, once there is one."""
    await until(lambda: (found := keeper(served).process) is not None and found.returncode is None)
    process = keeper(served).process
    assert process is not None
    return process.pid
