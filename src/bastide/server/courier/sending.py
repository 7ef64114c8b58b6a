"""How a letter leaves: encrypted to a push service, as a mail, or signed to the operator's webhook."""

import contextlib
import hashlib
import hmac
import http.client
import json
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from bastide.server.courier import guard, mail
from bastide.server.courier.orders import Orders
from bastide.server.courier.words import told
from bastide.server.security import Keys
from bastide.server.settings import Settings
from bastide.server.vapid import bytes_of, text_of
from bastide.storage.letters import ASK, CLOCK, ENDED, WEBHOOK, Letter, Letterhead
from bastide.storage.listeners import MAIL, PUSH

TIMEOUT: Final = 15.0
"""Seconds in which whoever takes a letter answers."""
LONGEST: Final = 30.0
"""Seconds after which a connection is cut, whatever comes on it."""
PATIENCE: Final = 5.0
"""Seconds in which a push service is reached, and in which it answers: anybody may name one, and others wait."""
DAY: Final = 24 * 3600
TOPIC: Final = 24
"""Bytes of what names a table to a push service: 32 letters, the most there may be."""
SIGNED: Final = 12 * 3600
"""Seconds for which a push service may believe the signature of a push."""
AGAIN: Final = frozenset({408, 425, 429})
GONE: Final = frozenset({404, 410})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it went: `told`, `later` (worth another try), `refused`, `gone` (for good), `void` (nothing to tell).

    `away`: nobody was reached who could have taken or refused it; worth another try as well.
    """

    what: str
    why: str = ""


def key_of(letter: Letter) -> str:
    """Return what names a letter wherever it is written down: not the table's id, whose link lets people in."""
    table = hashlib.sha256(letter.table.encode()).hexdigest()[:20] if letter.table else "-"
    return f"{letter.kind}:{table}:{letter.seat}:{letter.mark}:{letter.listener or WEBHOOK}"


def send(orders: Orders, letter: Letter, to: Letterhead) -> Outcome:
    """Send a letter; whatever goes wrong on the way is an outcome. Neither addresses nor answers are in it."""
    try:
        return WAYS[letter.way](orders, letter, to)
    except guard.Forbidden:
        return Outcome("refused", "forbidden")
    except (OSError, http.client.HTTPException, smtplib.SMTPException) as error:
        return Outcome("away", type(error).__name__)


def minutes_left(to: Letterhead) -> int:
    """Return the minutes of a clock, one at least."""
    return max(1, round((to.deadline - time.time()) / 60)) if to.deadline is not None else 0


def payload(letter: Letter, to: Letterhead) -> dict[str, Any]:
    """Return what a push tells: as small as it can be, for it goes through other people's servers, if encrypted."""
    title, body = told(letter.kind, to.game, to.others, minutes_left(to), to.language)
    found = {"v": 1, "kind": letter.kind, "table": letter.table, "game": to.game}
    return found | {"title": title, "body": body, "url": f"/t/{letter.table}"}


def topic_of(orders: Orders, table: str) -> str:
    """Return what names a table to a push service, so that what is newer takes the place of what has not come yet."""
    return text_of(hmac.digest(orders.secret, b"topic:" + table.encode(), "sha256")[:TOPIC])


def encrypted(content: bytes, p256dh: str, auth: str) -> bytes:
    """Return a message that only the subscriber can read (RFC 8291); raise ValueError for keys that are none."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        content, private_key=own, dh=bytes_of(p256dh), auth_secret=bytes_of(auth), version="aes128gcm"
    )
    return sealed


def vouched(orders: Orders, parts: SplitResult) -> str:
    """Return the header by which a push service knows this server (RFC 8292)."""
    from py_vapid import Vapid02

    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED,
        "sub": orders.settings.push_contact,
    }
    return str(Vapid02.from_raw(orders.vapid_key.encode()).sign(claims)["Authorization"])


def _push(orders: Orders, letter: Letter, to: Letterhead) -> Outcome:
    address, private = json.loads(to.address), orders.settings.notify_private
    parts = guard.parted(address["endpoint"], private)
    try:
        body = encrypted(
            json.dumps(payload(letter, to), ensure_ascii=False).encode(), address["p256dh"], address["auth"]
        )
    except ValueError:
        return Outcome("gone", "keys")
    headers = {
        "Authorization": vouched(orders, parts),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(DAY),
        "Topic": topic_of(orders, letter.table),
        "Urgency": "high" if letter.kind == CLOCK else "normal",
    }
    status = _posted(parts, body, headers, checked=not private, patience=PATIENCE)
    if status in GONE:
        return Outcome("gone", str(status))
    return _outcome(status)


def _hook(orders: Orders, letter: Letter, to: Letterhead) -> Outcome:
    table = {"v": 1, "id": key_of(letter), "kind": letter.kind, "table": letter.table, "game": to.game}
    if letter.kind != ENDED:
        table |= {"seat": letter.seat, "name": to.name}
    url = f"{orders.settings.public_url.rstrip('/')}/t/{letter.table}"
    body, headers = signed(orders.settings, table | {"url": url})
    return _outcome(_posted(urlsplit(orders.settings.webhook_url), body, headers, checked=False))


def signed(settings: Settings, told: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    """Return what is posted to the operator, and its headers."""
    body = json.dumps(told, ensure_ascii=False).encode()
    headers = {"Content-Type": "application/json", "Idempotency-Key": told["id"], "User-Agent": "Bastide"}
    if settings.webhook_secret:
        headers["X-Bastide-Signature"] = (
            f"sha256={hmac.new(settings.webhook_secret.encode(), body, 'sha256').hexdigest()}"
        )
    return body, headers


def tried(settings: Settings) -> int:
    """Post something that tells nothing to the operator's webhook; return the status, raise OSError without one."""
    body, headers = signed(settings, {"v": 1, "id": f"test:{time.time():.0f}", "kind": "test"})
    return _posted(urlsplit(settings.webhook_url), body, headers, checked=False)


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome("told")
    return Outcome("later" if status >= 500 or status in AGAIN else "refused", str(status))


def _posted(
    parts: SplitResult, body: bytes, headers: Mapping[str, str], *, checked: bool, patience: float | None = None
) -> int:
    """Post to one of the very addresses that were looked at; return the status. A redirection is not followed."""
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    addresses = guard.resolved(host, port, private=not checked)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    reached = _reached(addresses, port, TIMEOUT if patience is None else patience)
    if secure:
        context = ssl.create_default_context()
        reached = context.wrap_socket(reached, server_hostname=host, do_handshake_on_connect=False)
    connection.sock = reached
    end = threading.Timer(LONGEST if patience is None else patience, _cut, [reached])
    end.daemon = True
    end.start()
    try:
        if isinstance(reached, ssl.SSLSocket):
            reached.do_handshake()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.putrequest("POST", path, skip_host=True)
        named = parts.netloc.rpartition("@")[2]
        for name, value in {"Host": named, "Content-Length": str(len(body)), **headers}.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        return connection.getresponse().status
    finally:
        end.cancel()
        connection.close()
        reached.close()


def _reached(addresses: Sequence[str], port: int, within: float = TIMEOUT) -> socket.socket:
    """Connect to the first address that takes it; they share the time, for one may be of a net that leads nowhere."""
    until = time.monotonic() + within
    for others, address in zip(reversed(range(len(addresses))), addresses, strict=True):
        patience = max(1.0, (until - time.monotonic()) / (others + 1))
        try:
            found = socket.create_connection((address, port), patience)
        except OSError:
            if not others:
                raise
        else:
            found.settimeout(TIMEOUT)
            return found
    raise OSError("the name stands for no address")


def _cut(connection: socket.socket) -> None:
    """End a connection whose other side says a little now and then, for ever."""
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def _mail(orders: Orders, letter: Letter, to: Letterhead) -> Outcome:
    """Send a mail: what a letter tells, or the question whether to tell at all."""
    settings = orders.settings
    end = f"{settings.public_url.rstrip('/')}/notifications/{Keys(orders.secret).link(letter.listener)}"
    if letter.kind == ASK:
        message = mail.question(settings, to.address, to.language, end)
    else:
        said = told(letter.kind, to.game, to.others, minutes_left(to), to.language)
        message = mail.news(settings, to, said, letter.table, end)
    message["Message-ID"] = mail.message_id(settings, hmac.digest(orders.secret, key_of(letter).encode(), "sha256"))
    try:
        mail.send(settings, message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        for_good = bool(codes) and min(codes) >= 500
        return Outcome("refused" if for_good else "later", str(codes[0]) if codes else "")
    except smtplib.SMTPDataError as error:
        return Outcome("refused" if error.smtp_code >= 500 else "later", str(error.smtp_code))
    return Outcome("told")


WAYS: Final = {PUSH: _push, MAIL: _mail, WEBHOOK: _hook}
