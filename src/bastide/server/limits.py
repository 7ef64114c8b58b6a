"""How much and how often: token buckets per client, size and depth of bodies."""

import ipaddress
import re
import time
from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection

from bastide.server.errors import ApiError, TooManyRequests
from bastide.server.settings import Rate, Settings
from bastide.server.whole import Whole

CLIENTS: Final = 20_000
"""How many buckets are remembered; the least recently used is forgotten, that is, full again."""

ASKED: Final = Rate(3, 1 / 43_200)
"""How often one mail address is asked whether it wants to be told, whoever names it."""
ASKING: Final = Rate(2, 1 / 86_400)
"""How often it is asked because the same client names it: fewer, so that no stranger uses up what its owner needs."""

POINTED: Final = Rate(20, 10)
"""How often one client may point without a live connection that says so: several people may share its address."""

STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
BRACKET: Final = re.compile(rb"[\[\]{}]")


def client_of(connection: HTTPConnection) -> str:
    """Return who asks: an IPv4 address, or the network of an IPv6 address."""
    return network_of(connection.client.host if connection.client else "")


def plain_address(host: str) -> str:
    """Return an IPv4 address that a socket for both kinds tells as one of IPv6 as what it is, every other as it is.

    >>> plain_address("::ffff:203.0.113.5"), plain_address("2001:db8::5"), plain_address("somewhere")
    ('203.0.113.5', '2001:db8::5', 'somewhere')
    """
    if ":" not in host:
        return host
    try:
        mapped = ipaddress.IPv6Address(host).ipv4_mapped
    except ValueError:
        return host
    return host if mapped is None else str(mapped)


def network_of(host: str) -> str:
    """Return an IPv4 address as it is, an IPv6 address as its network: one household has many of them."""
    host = plain_address(host)
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Buckets:
    """Token buckets by client and kind of call."""

    def __init__(self, settings: Settings) -> None:
        self._on: Final = settings.rates
        self._rates: Final[dict[str, Rate]] = {
            "all": settings.rate_all,
            "create": settings.rate_create,
            "think": settings.rate_think,
            "chat": settings.rate_chat,
            "claim": settings.rate_claim,
            "report": settings.rate_report,
            "mail": settings.rate_mail,
            "point": POINTED,
            "asked": ASKED,
            "asking": ASKING,
        }
        self.whole: Whole | None = None
        """What the other processes have counted."""
        self._levels: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    async def spend(self, client: str, kind: str) -> None:
        """Count one call; raise `TooManyRequests` if the client has made too many here or at all processes together."""
        self.take(client, kind)
        if self._on and self.whole is not None:
            await self.whole.spend(client, kind, self._rates[kind])

    def take(self, client: str, kind: str, now: float | None = None) -> None:
        """Count one call in this process; raise `TooManyRequests` if the bucket is empty."""
        if not self._on:
            return
        rate, at = self._rates[kind], time.monotonic() if now is None else now
        level, since = self._levels.pop((client, kind), (rate.burst, at))
        level = min(rate.burst, level + (at - since) * rate.per_second)
        enough = level >= 1
        self._levels[client, kind] = (level - 1 if enough else level, at)
        if len(self._levels) > CLIENTS:
            self._levels.popitem(last=False)
        if not enough:
            raise TooManyRequests((1 - level) / rate.per_second)


def check_depth(body: bytes, limit: int) -> None:
    """Refuse JSON that is nested deeper than any real request, before a parser sees it."""
    if body.count(b"[") + body.count(b"{") <= limit:
        return
    depth = 0
    for bracket in BRACKET.finditer(STRING.sub(b"", body)):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > limit:
            raise ApiError(400, "too-deep", f"the body is nested more than {limit} deep")
