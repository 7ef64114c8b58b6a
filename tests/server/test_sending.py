"""How a letter leaves, without a courier: what is in it, and what is made of each answer."""

import base64
import json
import smtplib
import socket
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from bastide.server import vapid
from bastide.server.courier import mail, sending
from bastide.server.courier.office import Office, Unanswered
from bastide.server.courier.orders import Orders
from bastide.server.courier.sending import Outcome
from bastide.server.settings import Settings
from bastide.storage.letters import ASK, CLOCK, ENDED, TURN, WEBHOOK, Letter, Letterhead
from bastide.storage.listeners import MAIL, PUSH

from .away import PushService, Subscriber, push_service
from .couriers import SITE, telling

LETTER = Letter(TURN, "secretlink", 1, 5, "bruno", PUSH)
HEAD = Letterhead("huts", ("Odile",), "Bruno", None, language="en")


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def orders(sqlite_settings: Settings, service: PushService) -> Orders:
    service.taken.clear()
    service.status = 201
    settings = telling(sqlite_settings, webhook_url=f"{service.address}/hook?to=us", mail_from="play@example.org")
    return Orders(settings, "", b"secret", vapid.private_key(settings), "info", converses=False)


def push(orders: Orders, browser: Subscriber, letter: Letter = LETTER, **more: Any) -> Outcome:
    """Send a push to a browser."""
    keys = browser.subscription["keys"]
    address = {"endpoint": browser.subscription["endpoint"], **keys, **more}
    return sending.send(orders, letter, replace(HEAD, address=json.dumps(address)))


@pytest.mark.parametrize(
    ("status", "what"),
    [
        (200, "told"), (201, "told"), (299, "told"), (302, "refused"), (400, "refused"), (403, "refused"),
        (404, "gone"), (410, "gone"), (408, "later"), (425, "later"), (429, "later"), (500, "later"), (503, "later"),
    ],
)  # fmt: skip
def test_what_an_answer_means(orders: Orders, service: PushService, status: int, what: str) -> None:
    service.status = status
    assert push(orders, Subscriber(service)).what == what


def test_a_push_says_who_sends_it_how_urgent_it_is_and_what_it_takes_the_place_of(
    orders: Orders, service: PushService
) -> None:
    browser = Subscriber(service)
    endpoint = browser.subscription["endpoint"] + "?of=him"
    letters = [LETTER, replace(LETTER, kind=CLOCK, mark=6), replace(LETTER, table="otherlink")]
    assert {push(orders, browser, letter, endpoint=endpoint).what for letter in letters} == {"told"}
    turn, clock, other = service.taken
    assert turn.path == f"{browser.path}?of=him"
    assert turn.headers["host"] == f"127.0.0.1:{service.port}"
    assert [one.headers["urgency"] for one in service.taken] == ["normal", "high", "normal"]
    assert turn.headers["topic"] == clock.headers["topic"] != other.headers["topic"]
    assert len(turn.headers["topic"]) <= 32
    assert not any("secretlink" in value for value in turn.headers.values())
    claims = turn.headers["authorization"].split("t=")[1].split(",")[0].split(".")[1]
    said = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert (said["aud"], said["sub"]) == (service.address, "mailto:host@example.org")
    told = browser.read(turn.body)
    assert (told["kind"], told["url"], told["title"]) == (TURN, "/t/secretlink", "It is your turn")


def test_a_push_goes_nowhere_but_to_the_open_net_and_only_to_keys_that_are_some(
    orders: Orders, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Subscriber(service)
    shut = replace(orders, settings=replace(orders.settings, notify_private=False))
    assert push(shut, browser, endpoint="https://127.0.0.1/x") == Outcome("refused", "forbidden")
    assert push(shut, browser, endpoint="https://localhost.localdomain.localhost/x") == Outcome("refused", "forbidden")
    assert push(orders, browser, p256dh=browser.subscription["keys"]["auth"]) == Outcome("gone", "keys")
    inside = [(2, 1, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_asked, **_more: inside)  # what it stood for before or not
    assert push(shut, browser, endpoint="https://push.example.net/x") == Outcome("refused", "forbidden")
    assert service.taken == []


def test_the_operator_learns_whose_turn_it_is_and_of_an_end_nobodys_name(orders: Orders, service: PushService) -> None:
    letter = Letter(TURN, "secretlink", 1, 5)
    for one in (letter, replace(letter, kind=ENDED, seat=0)):
        assert sending.send(orders, one, HEAD).what == "told"
    turn, end = (json.loads(taken.body) for taken in service.taken)
    assert (turn["seat"], turn["name"], turn["url"]) == (1, "Bruno", f"{SITE}/t/secretlink")
    assert {"seat", "name"} & end.keys() == set()
    assert {taken.path for taken in service.taken} == {"/hook?to=us"}
    assert not any("x-bastide-signature" in taken.headers for taken in service.taken), "there is no word for it"
    assert letter.way == WEBHOOK


@pytest.mark.parametrize(
    ("refusal", "outcome"),
    [
        (smtplib.SMTPRecipientsRefused({"b@example.net": (550, b"nobody here")}), Outcome("refused", "550")),
        (smtplib.SMTPRecipientsRefused({"b@example.net": (450, b"full")}), Outcome("later", "450")),
        (smtplib.SMTPDataError(554, b"no"), Outcome("refused", "554")),
        (smtplib.SMTPDataError(451, b"not now"), Outcome("later", "451")),
        (smtplib.SMTPServerDisconnected("gone"), Outcome("away", "SMTPServerDisconnected")),
        (smtplib.SMTPSenderRefused(550, b"who are you", "play@example.org"), Outcome("away", "SMTPSenderRefused")),
        (ConnectionRefusedError(), Outcome("away", "ConnectionRefusedError")),
    ],
)
def test_what_a_mail_server_says_gives_an_address_up_only_where_it_is_about_it(
    orders: Orders, monkeypatch: pytest.MonkeyPatch, refusal: Exception, outcome: Outcome
) -> None:
    def refuse(_settings: Settings, _message: EmailMessage) -> None:
        raise refusal

    monkeypatch.setattr(mail, "send", refuse)
    letter, to = replace(LETTER, way=MAIL), replace(HEAD, address="b@example.net")
    assert sending.send(orders, letter, to) == outcome


def test_a_mail_that_is_sent_again_can_be_told_from_another(orders: Orders, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[EmailMessage] = []
    monkeypatch.setattr(mail, "send", lambda _settings, message: sent.append(message))
    letter, to = replace(LETTER, way=MAIL), replace(HEAD, address="b@example.net")
    for one in (letter, letter, replace(letter, mark=6), replace(letter, kind=ASK)):
        assert sending.send(orders, one, to).what == "told"
    first, again, later, asked = sent
    assert first["Message-ID"] == again["Message-ID"]
    assert len({one["Message-ID"] for one in sent}) == 3
    assert "secretlink" not in first["Message-ID"]
    assert f"{SITE}/t/secretlink" in later.get_content()
    assert "secretlink" not in asked.get_content(), "nobody has confirmed that yet"
    assert (asked["List-Unsubscribe"], bool(first["List-Unsubscribe"])) == (None, True)


@pytest.mark.parametrize(
    ("trouble", "outcome"),
    [
        (Unanswered("the server did not answer"), Outcome("away", "Unanswered")),
        (OperationalError("select", {}, OSError("gone")), Outcome("away", "OperationalError")),
        (KeyError("bruno@example.net"), Outcome("later", "flaw-KeyError")),
        (None, Outcome("void")),
    ],
)
def test_what_goes_wrong_before_a_letter_leaves_is_tried_again_and_names_nobody(
    orders: Orders, service: PushService, trouble: Exception | None, outcome: Outcome
) -> None:
    from bastide.server.courier import jobs  # which brings DBOS

    class Troubled:
        def __init__(self) -> None:
            self.orders = orders

        def head(self, _letter: Letter) -> None:
            if trouble is not None:
                raise trouble

    assert jobs.delivered(cast(Office, Troubled()), LETTER) == outcome
    assert service.taken == []


def test_every_letter_that_was_told_or_not_is_counted_and_void_ones_are_not() -> None:
    from bastide.server.courier import jobs

    counted: list[tuple[str, ...]] = []

    class Counts:
        def told(self, way: str) -> None:
            counted.append((way,))

        def failed(self, way: str, why: str) -> None:
            counted.append((way, why))

    for what in ("told", "void", "away", "later", "refused", "gone"):
        jobs._say(cast(Office, Counts()), LETTER, Outcome(what, "why"))
    assert counted == [(PUSH,), *((PUSH, why) for why in ("later", "later", "refused", "gone"))]
