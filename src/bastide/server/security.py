"""Ids, seat tokens, the server's secret, and which hosts and origins may speak to it."""

import base64
import contextlib
import errno
import hashlib
import hmac
import os
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from bastide.server.settings import Settings, Wrong
from bastide.storage.rows import SeatRow

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
ID_LENGTH: Final = 17
"""17 of 56 letters are 98 bits: a table's link cannot be guessed."""
TOKEN_BYTES: Final = 24
"""192 bits, 32 letters."""
CODE_BYTES: Final = 16
"""128 bits, 22 letters: a code that is good once and for minutes."""
TOKEN_LIMIT: Final = 16
"""How many seats one device may hold at one table."""
DEVICES: Final = 8
"""How many further tokens open one seat."""
SECRET_FILE: Final = "secret"
LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "::1")
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are letters, signs or marks by category and show nothing (fillers, the empty Braille cell)."""


def new_id() -> str:
    """Return an unguessable id of a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_token() -> str:
    """Return an unguessable token of a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    """Return an unguessable code that is used once."""
    return secrets.token_urlsafe(CODE_BYTES)


def read_secret(settings: Settings) -> bytes:
    """Return the server's secret; the first start makes it, readable for its owner alone."""
    if settings.secret:
        return settings.secret.encode()
    path = settings.data / SECRET_FILE
    try:
        found = kept(path, lambda: secrets.token_hex(32))
    except ValueError:
        found = ""
    except PermissionError as error:
        if path.exists() and not os.access(path, os.R_OK):
            raise _unread(path) from error
        folder = str(settings.data)
        said = Wrong(f"The data folder {folder} cannot be written.", "cli-preflight-folder-closed", folder=folder)
        raise PermissionError(error.errno, said) from error
    if not found:
        raise _unread(path)
    return found.encode()


def _unread(path: Path) -> OSError:
    """Return why nobody's seat would open; a key that everybody knows would open all of them."""
    said = f"The secret in {path} cannot be read, or the file is empty."
    return OSError(errno.EACCES, Wrong(said, "cli-preflight-secret-not", file=str(path)))


def kept_secret(settings: Settings) -> bytes:
    """Return the secret that a start would use; nothing where it would make one, or cannot read it."""
    if settings.secret:
        return settings.secret.encode()
    try:
        return (settings.data / SECRET_FILE).read_text().strip().encode()
    except (OSError, ValueError):
        return b""


def kept(path: Path, made: Callable[[], str]) -> str:
    """Return what a file keeps for its owner alone; where there is none, what is made is kept there from now on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        # Written aside and linked into place, so that two first starts agree and none reads half a file.
        aside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(handle, "w") as file:
                file.write(made())
                file.flush()
                os.fsync(handle)  # what is hashed under it reaches the disk, too
            if not path.exists():
                os.link(aside, path)
        finally:
            aside.unlink()
    return path.read_text().strip()


class Keys:
    """Hashes and checks seat tokens under the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def fingerprint(self) -> str:
        """Return what names the secret without giving it away."""
        return hmac.new(self._secret, b"fingerprint", hashlib.sha256).hexdigest()[:32]

    def hash(self, token: str) -> str:
        """Return what is stored of a token."""
        return hmac.digest(self._secret, token.encode("utf-8", "replace"), "sha256").hex()

    def link(self, listener: str) -> str:
        """Return the secret in the links that confirm or end a listener; only its hash is stored."""
        return self._made(f"listener:{listener}")

    def token(self, key: str, table_id: str, seat: int | None = None) -> str:
        """Return the token that a client's own key gets at a table, at a certain seat or at any: always the same."""
        return self._made(f"token:{key}:{table_id}:{'' if seat is None else seat}")

    def table(self, key: str) -> str:
        """Return the id of the table that a client's own key opens: always the same."""
        left, letters = int.from_bytes(hmac.digest(self._secret, f"table:{key}".encode(), "sha256")), ""
        while len(letters) < ID_LENGTH:
            left, letter = divmod(left, len(ALPHABET))
            letters += ALPHABET[letter]
        return letters

    def _made(self, of: str) -> str:
        """Return 192 bits that only this server can make, in 32 letters."""
        return base64.urlsafe_b64encode(hmac.digest(self._secret, of.encode(), "sha256")[:TOKEN_BYTES]).decode()

    def client(self, address: str) -> str:
        """Return what names an address here, so that nobody can tell which it is."""
        return self.hash(address)[:32]

    def held(self, tokens: Iterable[str], seats: Iterable[SeatRow]) -> frozenset[int]:
        """Return the seats these tokens hold; every pair is compared, in constant time."""
        hashes = [self.hash(token) for token in tokens]
        return frozenset(
            seat.seat for seat in seats if seat.token_hash is not None and _opens(hashes, seat.token_hash, seat.others)
        )

    def owned(self, tokens: Iterable[str], seats: Iterable[SeatRow]) -> frozenset[int]:
        """Return the seats that are kept for whoever has these tokens: a stand-in plays there, or nobody yet."""
        hashes = [self.hash(token) for token in tokens]
        return frozenset(
            seat.seat
            for seat in seats
            if not seat.held and seat.owner_hash is not None and _opens(hashes, seat.owner_hash, seat.others)
        )

    def mine(self, tokens: Iterable[str], seats: Iterable[SeatRow]) -> frozenset[int]:
        """Return the seats that these tokens hold, and those that are kept for whoever has them."""
        sent, all_seats = tuple(tokens), tuple(seats)
        return self.held(sent, all_seats) | self.owned(sent, all_seats)


def _opens(hashes: list[str], first: str, others: tuple[str, ...]) -> bool:
    """Return whether one of the hashes is that of a seat's token; none is skipped."""
    return sum(hmac.compare_digest(known, candidate) for known in (first, *others) for candidate in hashes) > 0


def tokens_of(headers: Headers) -> tuple[str, ...]:
    """Return the seat tokens that a request carries."""
    found: list[str] = []
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer.strip():
        found.append(bearer.strip())
    found += [part.strip() for part in headers.get("x-bastide-seats", "").split(",") if part.strip()]
    return tuple(dict.fromkeys(found))[:TOKEN_LIMIT]


def clean(text: str) -> str:
    """Return a person's words in one line, without control, override, blank or unassigned characters."""
    kept = "".join(
        " " if unicodedata.category(letter) in ("Zl", "Zp", "Zs", "Cc") else letter
        for letter in unicodedata.normalize("NFC", text)
        if unicodedata.category(letter) not in ("Cs", "Co", "Cn") and not _overrides(letter)
    )
    return " ".join(kept.split())


def _overrides(letter: str) -> bool:
    """Return whether a character is invisible; the joiners that scripts and emoji need are not meant."""
    return letter in BLANKS or (unicodedata.category(letter) == "Cf" and letter not in "\u200c\u200d")


def visible(text: str) -> bool:
    """Return whether there is something to see: not only joiners, variation selectors and accents without a letter."""
    return any(unicodedata.category(letter)[0] not in "CMZ" for letter in text)


def host_allowed(host: str, allowed: tuple[str, ...]) -> bool:
    """Return whether a Host header names this server."""
    if "*" in allowed:
        return True
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    return name is not None and name in {entry.lower() for entry in allowed}


def origin_allowed(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Return whether a browser's page from this origin may act here; programs send no origin."""
    if origin is None:
        return True
    if "*" in allowed or origin.lower() in map(origin_named, allowed):
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def origin_named(entry: str) -> str:
    """Return an origin as browsers send it, however a host wrote it."""
    return entry.strip().lower().rstrip("/")
