"""People who are away are told, once, whatever is killed; those who look, or whose turn has passed, are not."""

import asyncio
import contextlib
import hashlib
import hmac
import http.client
import json
import os
import re
import signal
import smtplib
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from py_vapid import Vapid02
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError

from bastide.server.admin import tables as admin
from bastide.server.courier import guard, mail, sending
from bastide.server.courier.keeper import Keeper
from bastide.server.courier.office import GIVEN_UP, engine_of, reached_by_psycopg
from bastide.server.courier.orders import Orders
from bastide.server.settings import Settings
from bastide.storage import listeners as store
from bastide.storage import tables as table_store
from bastide.storage.letters import TURN, Letter, Letterhead

from . import postgres
from .away import MailSink, PushService, Subscriber, mail_sink, push_service, until
from .players import opened
from .real_server import running
from .served import Served, serving

pytestmark = pytest.mark.xdist_group("waiting")  # for seconds to pass: beside the browsers, which come first
SITE = "https://play.example.org"
AFTER = 0.6
"""Seconds after which somebody is told here."""
QUIET = 4.0
"""Seconds in which whatever is to be told has long been told."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
async def sink() -> AsyncIterator[MailSink]:
    async with mail_sink() as found:
        yield found


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


async def test_who_is_away_is_told_once(settings: Settings, service: PushService) -> None:
    one, other = Subscriber(service), Subscriber(service)
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        assert await listen(served, table_id, bruno, one) == {"push": True, "mail": "none"}
        await listen(served, table_id, odile, other)
        await served.turn(table_id, odile)
        await until(lambda: service.of(one))
        await asyncio.sleep(QUIET)
        (push,) = service.of(one)
        told = one.read(push.body)
        assert told == {
            "v": 1,
            "kind": "turn",
            "table": table_id,
            "game": "huts",
            "title": "It is your turn",
            "body": told["body"],
            "url": f"/t/{table_id}",
        }
        assert "Odile" in told["body"]
        assert push.headers["ttl"] == "86400"
        assert push.headers["urgency"] == "normal"
        assert len(push.headers["topic"]) <= 32
        assert table_id not in push.headers["topic"]
        assert Vapid02.verify(push.headers["authorization"])
        key = (await served.get("/api/notifications")).json()["push"]
        assert push.headers["authorization"].endswith(f"k={key}")
        await served.turn(table_id, bruno)
        await until(lambda: service.of(other))
        await served.turn(table_id, odile)
        await until(lambda: len(service.of(one)) == 2)
        assert service.taken[-1].headers["topic"] == push.headers["topic"]
        metrics = (await served.get("/metrics")).text
        assert re.search(r'^bastide_notifications_told_total\{way="push"\} [1-9]', metrics, re.MULTILINE)


async def test_who_looks_is_not_told(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        looks = served.live(table_id, [bruno])
        await looks.next("snapshot")
        await served.turn(table_id, odile)
        await working(served)
        await asyncio.sleep(QUIET)
        assert service.taken == []
        await looks.leave()
        await until(lambda: service.taken)  # looked, and left


async def test_a_turn_that_has_passed_is_not_told(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings, notify_after=2.5)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        await working(served)
        await served.turn(table_id, odile)
        await asyncio.sleep(1.0)
        await served.turn(table_id, bruno)
        await asyncio.sleep(QUIET)
        assert service.taken == []


async def test_nothing_is_lost_when_the_courier_is_killed(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    service.gate.clear()
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        await served.turn(table_id, odile)
        await until(service.came.is_set)  # in the middle of a push that is not taken yet
        first = await working(served)
        os.kill(first, signal.SIGKILL)
        service.gate.set()
        await until(lambda: service.of(bruno_hears))
        again = await working(served)
        assert again != first
        await asyncio.sleep(QUIET)
        os.kill(again, signal.SIGKILL)  # it was acknowledged: whoever comes next does not tell it again
        await asyncio.sleep(2 * QUIET)
        await working(served)
        assert len(service.of(bruno_hears)) == 1


async def test_a_server_that_comes_back_tells_nothing_twice(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings)) as served:
        _, bruno = await told_of(served, service, bruno_hears)
        await asyncio.sleep(1.0)
        first = await working(served)
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    for jobs in settings.data.glob("*-jobs.sqlite"):
        assert stat.S_IMODE(jobs.stat().st_mode) == 0o600
        kept = jobs.read_bytes()
        assert bruno_hears.path.encode() not in kept
        assert bruno.encode() not in kept
        jobs.unlink()  # what is lost with it are tries, and nothing of what was told
    async with serving(telling(settings)) as served:
        await working(served)
        await asyncio.sleep(QUIET)
        assert len(service.taken) == 1


async def test_a_seat_that_changed_hands_hears_nothing(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        await working(served)
        await admin.free(served.house, "host", table_id, 1, "")
        async with served.house.db.reading() as connection:
            assert await store.count(connection) == 0
        await served.turn(table_id, odile)
        await asyncio.sleep(QUIET)
        assert service.taken == []


@pytest.mark.parametrize(("status", "tries"), [(410, 1), (404, 1)])
async def test_a_subscription_that_is_gone_ends(
    sqlite_settings: Settings, service: PushService, status: int, tries: int
) -> None:
    bruno_hears = Subscriber(service)
    service.status = status
    async with serving(telling(sqlite_settings)) as served:
        table_id, bruno = await told_of(served, service, bruno_hears)
        await asyncio.sleep(QUIET / 2)
        assert len(service.taken) == tries
        answer = await served.get(f"/api/tables/{table_id}/notifications", bruno)
        assert answer.json() == {"push": False, "mail": "none"}


async def test_a_redirection_is_not_followed(sqlite_settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    service.status = 302
    async with serving(telling(sqlite_settings)) as served:
        await told_of(served, service, bruno_hears)
        await asyncio.sleep(QUIET / 2)
        assert [one.path for one in service.taken] == [bruno_hears.path]


async def test_what_was_not_taken_is_tried_again(sqlite_settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    service.status = 503
    async with serving(telling(sqlite_settings)) as served:
        await told_of(served, service, bruno_hears)
        service.status = 201
        await until(lambda: len(service.taken) == 2)
        metrics = (await served.get("/metrics")).text
        assert 'bastide_notifications_failed_total{way="push",why="later"} 1.0' in metrics


async def test_the_end_is_told_once(sqlite_settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(sqlite_settings, notify_after=1.5)) as served:
        table_id, odile, bruno = await two(served, options={"rounds": "1"})
        await listen(served, table_id, bruno, bruno_hears)
        await served.turn(table_id, odile)
        await served.turn(table_id, bruno)
        await until(lambda: service.taken)
        await asyncio.sleep(QUIET)
        (push,) = service.taken
        assert bruno_hears.read(push.body)["kind"] == "over"


async def test_a_clock_that_runs_out_is_told_once(sqlite_settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(sqlite_settings)) as served:
        table_id, odile, bruno = await two(served, clock={"initial": 36000, "increment": 0})
        await listen(served, table_id, bruno, bruno_hears)
        await served.turn(table_id, odile)
        await until(lambda: service.taken)
        async with served.house.db.writing() as write:
            await table_store.update_table(write.connection, table_id, deadline=served.house.now() + 3600)
        await until(lambda: len(service.taken) == 2)
        await asyncio.sleep(QUIET / 2)
        kinds = [bruno_hears.read(push.body)["kind"] for push in service.taken]
        assert kinds == ["turn", "clock"]
        assert "60 minutes" in bruno_hears.read(service.taken[1].body)["body"]


async def test_mail_is_asked_for_first(settings: Settings, sink: MailSink) -> None:
    async with serving(mailing(settings, sink)) as served:
        table_id, odile, bruno = await two(served)
        said = await listen(served, table_id, bruno, None, "bruno@example.net")
        assert said == {"push": False, "mail": "unconfirmed"}
        await served.turn(table_id, odile)
        await until(lambda: sink.mails)
        await asyncio.sleep(QUIET / 2)
        (question,) = sink.mails
        text = question.get_content()
        assert "Odile" not in text
        assert table_id not in text
        link = next(line for line in text.split() if "/notifications/" in line).removeprefix(SITE)
        page = await served.get(link)
        assert page.status_code == 200
        assert "bruno@example.net" in page.text
        assert "<script" not in page.text
        await asyncio.sleep(1.0)
        assert len(sink.mails) == 1  # whoever only fetches the link confirms nothing
        agreed = await served.http.post(link, data={"do": "confirm"}, headers={"Origin": "http://testserver"})
        assert agreed.status_code == 200
        await until(lambda: len(sink.mails) == 2)
        told = sink.mails[1]
        assert told["To"] == "bruno@example.net"
        assert told["Auto-Submitted"] == "auto-generated"
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"{SITE}/t/{table_id}" in told.get_content()
        await served.turn(table_id, bruno)
        await served.turn(table_id, odile)
        await asyncio.sleep(QUIET)
        assert len(sink.mails) == 2  # one mail about a table in four hours
        answer = await served.get(f"/api/tables/{table_id}/notifications", bruno)
        assert answer.json() == {"push": False, "mail": "confirmed"}
        ends = str(told["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
        assert (await served.http.post(ends, content=b"List-Unsubscribe=One-Click")).status_code == 200
        answer = await served.get(f"/api/tables/{table_id}/notifications", bruno)
        assert answer.json() == {"push": False, "mail": "none"}


async def test_a_mail_that_was_taken_is_not_sent_again_however_the_mail_server_takes_leave(
    sqlite_settings: Settings, sink: MailSink
) -> None:
    settings = mailing(sqlite_settings, sink)
    sink.leave = "250 well"
    await asyncio.to_thread(mail.send, settings, mail.trial(settings, "bruno@example.net", "en"))
    assert len(sink.to("bruno@example.net")) == 1
    sink.refuse = "550 nobody here"
    with pytest.raises(smtplib.SMTPRecipientsRefused):
        await asyncio.to_thread(mail.send, settings, mail.trial(settings, "bruno@example.net", "en"))


def test_a_mail_server_that_cannot_be_reached_refuses_nobody(sqlite_settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    settings = replace(sqlite_settings, public_url=SITE, mail_host="127.0.0.1", mail_port=port, mail_security="none")
    orders = Orders(replace(settings, mail_from="host@example.org"), "", b"secret", "", "info", converses=False)
    to = Letterhead("huts", (), "Bruno", None, "bruno@example.net")
    assert sending.send(orders, Letter(TURN, "table", listener="b", way="mail"), to).what == "away"


async def test_an_address_that_refuses_three_times_ends(sqlite_settings: Settings, sink: MailSink) -> None:
    async with serving(mailing(sqlite_settings, sink, mail_every=0.0)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, None, "bruno@example.net")
        async with served.house.db.writing() as write:
            row = await store.find(write.connection, "mail", "bruno@example.net")
            assert row is not None
            await store.change(write.connection, row.id, confirmed_at=1.0)
        sink.refuse = "550 nobody here"
        for failures in (1, 2):
            await served.turn(table_id, odile)
            async with asyncio.timeout(30):
                while True:
                    async with served.house.db.reading() as connection:
                        row = await store.find(connection, "mail", "bruno@example.net")
                    if row is not None and row.failures == failures:
                        break
                    await asyncio.sleep(0.1)
            await served.turn(table_id, bruno)
        await served.turn(table_id, odile)
        async with asyncio.timeout(30):
            while row is not None:
                await asyncio.sleep(0.1)
                async with served.house.db.reading() as connection:
                    row = await store.find(connection, "mail", "bruno@example.net")


async def test_a_webhook_is_signed(settings: Settings, service: PushService) -> None:
    hooked = telling(settings, vapid_contact="", webhook_url=f"{service.address}/hook", webhook_secret="pebbles")
    async with serving(hooked) as served:
        table_id, odile, _bruno = await two(served)
        await served.turn(table_id, odile)
        await until(lambda: [one for one in service.taken if json.loads(one.body).get("seat") == 1])
        await asyncio.sleep(QUIET / 2)
        posted = [one for one in service.taken if json.loads(one.body).get("seat") == 1]
        (hook,) = posted
        signed = hmac.new(b"pebbles", hook.body, hashlib.sha256).hexdigest()
        assert hook.headers["x-bastide-signature"] == f"sha256={signed}"
        told = json.loads(hook.body)
        assert hook.headers["idempotency-key"] == told["id"]
        assert (told["kind"], told["table"], told["name"]) == ("turn", table_id, "Bruno")
        assert told["url"] == f"{SITE}/t/{table_id}"
        assert odile not in hook.body.decode()


@pytest.mark.postgres
async def test_two_servers_on_one_database_tell_once(shared: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(serving(telling(shared)))
        table_id, odile, bruno = await two(first)
        await listen(first, table_id, bruno, bruno_hears)
        second = await stack.enter_async_context(serving(telling(shared)))
        couriers = {await working(first), await working(second)}
        assert len(couriers) == 2
        await first.turn(table_id, odile)
        await until(lambda: service.taken)
        await asyncio.sleep(QUIET)
        assert len(service.taken) == 1
        # The one that works is killed: the other takes over.
        await first.turn(table_id, bruno)
        os.kill(await working(first), signal.SIGKILL)
        await first.turn(table_id, odile)
        await until(lambda: len(service.taken) == 2)
        await asyncio.sleep(QUIET)
        assert len(service.taken) == 2


async def test_a_server_with_nobody_to_tell_has_no_courier(settings: Settings, service: PushService) -> None:
    async with serving(settings) as served:
        await two(served)
        assert keeper(served).process is None
    async with serving(telling(settings)) as served:
        table_id, odile, _bruno = await two(served)
        await asyncio.sleep(1.0)
        assert keeper(served).process is None
        await listen(served, table_id, odile, Subscriber(service))
        await working(served)


async def test_the_courier_goes_with_its_server(sqlite_settings: Settings, service: PushService) -> None:
    async with serving(telling(sqlite_settings)) as served:
        table_id, odile, _bruno = await two(served)
        await listen(served, table_id, odile, Subscriber(service))
        courier = await working(served)
        process = keeper(served).process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()  # as the system does where the server is killed
        await until(lambda: process.returncode is not None)
        assert process.pid == courier


def couriers_of(parent: int) -> list[int]:
    """Return the couriers that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            after = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(after[1]) == parent and b"bastide.server.courier.work" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@pytest.mark.postgres
def test_several_processes_have_one_courier(tmp_path: Path, postgres_cluster: str, service: PushService) -> None:
    more: dict[str, Any] = {
        "vapid_contact": "mailto:host@example.org",
        "notify_after": AFTER,
        "notify_poll": 0.2,
        "notify_private": True,
    }
    bruno_hears = Subscriber(service)

    def until_so(good: Callable[[], object]) -> None:
        asyncio.run(until(good))

    with (
        postgres.database(postgres_cluster) as database,
        running(tmp_path / "data", database, workers=2, **more) as server,
    ):
        parent = server.process.pid
        assert couriers_of(parent) == []
        table_id, tokens = opened(server)
        said = {"push": bruno_hears.subscription, "mail": None, "language": "en"}
        for token in tokens:
            answer = server.http.put(
                f"/api/tables/{table_id}/notifications", json=said, headers={"X-Bastide-Seats": token}
            )
            assert answer.json() == {"push": True, "mail": "none"}
        until_so(lambda: couriers_of(parent))
        until_so(lambda: service.taken)
        assert bruno_hears.read(service.taken[0].body)["kind"] == "turn"
        until_so(lambda: 'bastide_notifications_told_total{way="push"} 1.0' in server.http.get("/metrics").text)
        (first,) = couriers_of(parent)
        os.kill(first, signal.SIGKILL)
        until_so(lambda: couriers_of(parent) not in ([], [first]))
        (again,) = couriers_of(parent)
        server.stop(signal.SIGKILL)  # whoever kept it is gone, and so is it
        until_so(lambda: not Path(f"/proc/{again}").exists())


async def test_what_ended_a_day_ago_is_forgotten(sqlite_settings: Settings) -> None:
    async with serving(sqlite_settings):
        pass  # makes the database
    command = [sys.executable, "-m", "tests.server.jobs_alone", str(sqlite_settings.data / "bastide.sqlite3")]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    names = ["ask:-:0:0:a", "ask:-:0:0:b"]
    assert said["before"] == [[name, "SUCCESS", "void"] for name in names]
    assert (said["kept"], said["swept"], said["after"], said["handlers"]) == (0, 2, [], 0)
    tried = [[name, "tried"] for name in ("away", "away", "later", "later")]
    assert said["noted"] == sorted([*tried, ["later", "refused"]]), "nobody is given up for a way that was closed"


def test_a_postgresql_that_says_nothing_keeps_no_courier(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = make_url(f"postgresql+asyncpg://x@127.0.0.1:{silent.getsockname()[1]}/x?ssl=disable")
        assert GIVEN_UP.items() < dict(reached_by_psycopg(url).query).items()
        monkeypatch.setitem(GIVEN_UP, "connect_timeout", "2")  # the least that libpq knows
        began = time.monotonic()
        with pytest.raises(OperationalError), engine_of(url).connect():
            pass
        assert time.monotonic() - began < 20.0


def test_a_service_is_reached_by_the_address_that_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first one may be of a net that this machine has no way into, as IPv6 often."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def take() -> None:
            line, _ = server.accept()
            with line:
                line.recv(4096)
                line.sendall(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")

        threading.Thread(target=take, daemon=True).start()
        port = server.getsockname()[1]
        found = [(family, 1, 6, "", (host, port)) for family, host in ((10, "::1"), (2, "127.0.0.2"), (2, "127.0.0.1"))]
        known = socket.getaddrinfo
        monkeypatch.setattr(
            socket, "getaddrinfo", lambda host, *more, **named: found if host == "push" else known(host, *more, **named)
        )
        assert sending._posted(urlsplit(f"http://push:{port}/x"), b"{}", {}, checked=False) == 201


def test_who_dawdles_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service that says a letter now and then, for ever, holds nobody up."""
    monkeypatch.setattr(sending, "LONGEST", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def dawdle() -> None:
            line, _ = server.accept()
            with line, contextlib.suppress(OSError):
                line.sendall(b"HTTP/1.1 201 Created\r\n")
                while True:
                    line.sendall(b"X-More: 1\r\n")
                    time.sleep(0.3)

        threading.Thread(target=dawdle, daemon=True).start()
        began = time.monotonic()
        url = urlsplit(f"http://127.0.0.1:{server.getsockname()[1]}/x")
        with contextlib.suppress(OSError, http.client.HTTPException):
            sending._posted(url, b"{}", {}, checked=False)
        assert time.monotonic() - began < 4.0
        with pytest.raises(guard.Forbidden):
            sending._posted(url, b"{}", {}, checked=True)
