"""The key pair by which push services know this server (RFC 8292); cryptography is loaded when it is asked for."""

import base64
import secrets
from functools import lru_cache
from typing import Final

from bastide.server.security import kept
from bastide.server.settings import Settings

FILE: Final = "vapid"
SIZE: Final = 32
"""Bytes of a private key."""


def bytes_of(text: str) -> bytes:
    """Return what base64url stands for, with or without padding; raise ValueError where it is none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text_of(data: bytes) -> str:
    """Return base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def private_key(settings: Settings) -> str:
    """Return the private key in base64url; the first time makes it, readable for its owner alone.

    Raises ValueError for one that a host has set and that is none.
    """
    key = settings.vapid_key or kept(settings.data / FILE, _made)
    try:
        number = int.from_bytes(bytes_of(key)) if len(bytes_of(key)) == SIZE else 0
    except ValueError:
        number = 0
    if not 0 < number < ORDER:
        raise ValueError("vapid_key is not the private key of a pair on P-256: 32 bytes in base64url")
    return key


ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has: private keys are below it."""


def _made() -> str:
    return text_of((secrets.randbelow(ORDER - 1) + 1).to_bytes(SIZE))


@lru_cache(maxsize=4)
def public_key(private: str) -> str:
    """Return the public key of a private one, both in base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    pair = ec.derive_private_key(int.from_bytes(bytes_of(private)), ec.SECP256R1())
    return text_of(pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
