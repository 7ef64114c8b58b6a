"""Whom a courier speaks to: a push service with its subscribers, and a mail server."""

import asyncio
import json
import secrets
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bastide.server.vapid import text_of


class Subscriber:
    """A browser that has subscribed to pushes."""

    def __init__(self, service: "PushService") -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.path = f"/push/{secrets.token_hex(8)}"
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text_of(point), "auth": text_of(self._auth)}
        self.subscription: dict[str, Any] = {"endpoint": service.address + self.path, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Return what only this browser can read."""
        plain = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


@dataclass
class Taken:
    """One request that somebody posted."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes pushes, or whatever is posted, and answers as it is told to."""

    port: int = 0
    taken: list[Taken] = field(default_factory=list)
    status: int = 201
    gate: threading.Event = field(default_factory=threading.Event)
    came: threading.Event = field(default_factory=threading.Event)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def of(self, subscriber: Subscriber) -> list[Taken]:
        return [one for one in self.taken if one.path == subscriber.path]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    service.gate.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.came.set()
            if not service.gate.is_set():
                service.gate.wait(60)
                return  # whoever asked is gone
            service.taken.append(Taken(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(service.status)
            if service.status == 302:
                self.send_header("Location", f"{service.address}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_said: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        service.gate.set()
        server.shutdown()
        server.server_close()


@dataclass
class MailSink:
    """A mail server that keeps what it gets."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    refuse: str = ""
    """The answer to every recipient; empty: all are taken."""
    leave: str = "221 bye"
    """The answer to whoever goes."""

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


@asynccontextmanager
async def mail_sink() -> AsyncIterator[MailSink]:
    sink = MailSink()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                data = b""
                while (part := await reader.readline()) not in (b".\r\n", b""):
                    data += part.removeprefix(b".") if part.startswith(b"..") else part
                mail = message_from_bytes(data, policy=policy.default)
                assert isinstance(mail, EmailMessage)
                sink.mails.append(mail)
                writer.write(b"250 kept\r\n")
            elif word == b"RCPT" and sink.refuse:
                writer.write(sink.refuse.encode() + b"\r\n")
            elif word == b"QUIT":
                writer.write(sink.leave.encode() + b"\r\n")
                break
            else:
                writer.write(b"250 well\r\n")
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink


async def until(good: Callable[[], object], seconds: float = 40.0) -> None:
    """Return once something is so."""
    async with asyncio.timeout(seconds):
        while not good():
            await asyncio.sleep(0.05)
