"""How people who are away are reached: by push, by mail, by a webhook; what was refused, and what is tried again."""

import asyncio
import contextlib
import hashlib
import hmac
import http.client
import json
import smtplib
import socket
import threading
import time
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from bastide.server.courier import guard, mail, sending
from bastide.server.courier.measure import MAILS
from bastide.server.courier.orders import Orders
from bastide.server.settings import Settings
from bastide.storage import listeners as store
from bastide.storage.letters import TURN, Letter, Letterhead

from .away import MailSink, PushService, Subscriber, until
from .couriers import QUIET, SITE, listen, mailing, telling, told_of, two
from .served import Served, serving

pytestmark = pytest.mark.xdist_group("waiting")  # for seconds to pass: beside the browsers, which come first


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


async def confirmed(served: Served, sink: MailSink, table_id: str, token: str, address: str) -> None:
    """Have an address hear of a seat, and whoever has it agree."""
    await listen(served, table_id, token, None, address)
    await until(lambda: sink.to(address))
    link = next(line for line in sink.to(address)[0].get_content().split() if "/notifications/" in line)
    await served.http.post(link.removeprefix(SITE), data={"do": "confirm"}, headers={"Origin": "http://testserver"})


async def test_nobody_gets_a_flood_of_mails_however_many_tables_somebody_names_them_at(
    sqlite_settings: Settings, sink: MailSink
) -> None:
    async with serving(mailing(sqlite_settings, sink)) as served:
        address = "bruno@example.net"
        table_id, _, bruno = await two(served)
        await confirmed(served, sink, table_id, bruno, address)
        for _ in range(MAILS + 3):  # by somebody else, who knows the address
            table_id, odile, seat = await two(served)
            await listen(served, table_id, seat, None, address)
            await served.turn(table_id, odile)
        await until(lambda: len(sink.to(address)) == MAILS + 1)
        await asyncio.sleep(QUIET)
        assert len(sink.to(address)) == MAILS + 1, "the question, and no more than these"


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


@pytest.mark.parametrize(("longest", "patience"), [(1.0, None), (30.0, 1.0)])
def test_who_dawdles_is_cut(monkeypatch: pytest.MonkeyPatch, longest: float, patience: float | None) -> None:
    """A service that says a letter now and then, for ever, holds nobody up; who takes pushes still less."""
    monkeypatch.setattr(sending, "LONGEST", longest)
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
            sending._posted(url, b"{}", {}, checked=False, patience=patience)
        assert time.monotonic() - began < 4.0
        with pytest.raises(guard.Forbidden):
            sending._posted(url, b"{}", {}, checked=True)
