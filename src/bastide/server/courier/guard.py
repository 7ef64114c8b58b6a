"""Where pushes may go: to the open net, never to this machine or a private network."""

import ipaddress
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

OWN: Final = ("localhost", ".localhost", ".local", ".internal", ".lan", ".home.arpa", ".onion")
"""How names end that are no names of the open net."""


class Forbidden(ValueError):
    """An address that nothing is sent to."""


def parted(endpoint: str, private: bool) -> SplitResult:
    """Return the parts of an endpoint; raise `Forbidden` unless it names a place on the open net by HTTPS.

    `private` allows all places, and HTTP.
    """
    try:
        parts = urlsplit(endpoint)
        host, _port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Forbidden("that is no address") from error
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Forbidden("that is no address of a push service")
    if private:
        return parts
    if parts.scheme != "https":
        raise Forbidden("a push service is reached by https")
    if not _open_name(host):
        raise Forbidden("that names this machine or a private network")
    return parts


def _open_name(host: str) -> bool:
    """Return whether a name may be one of the open net, or an address is."""
    try:
        return is_open(host)
    except ValueError:
        pass
    name = host.lower().rstrip(".")
    digits = name.rpartition(".")[2]
    return "." in name and not name.endswith(OWN) and not digits.isdigit() and not digits.startswith("0x")


def is_open(address: str) -> bool:
    """Return whether an address is one of the open net; raise ValueError if it is no address."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return is_open(str(inner))
        if found in ipaddress.ip_network("64:ff9b:1::/48") or found.is_site_local:  # as used inside a network
            return False
        if found in ipaddress.ip_network("64:ff9b::/96"):  # an IPv4 address behind a translator
            return is_open(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast and not found.is_reserved


def resolved(host: str, port: int, private: bool) -> list[str]:
    """Return the addresses to connect to, the best first; raise OSError if there is none.

    Raises `Forbidden` if any that the name stands for is not of the open net.
    """
    entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    found = list(dict.fromkeys(str(entry[4][0]) for entry in entries))
    if not found:
        raise OSError("the name stands for no address")
    if not private and not all(map(is_open, found)):
        raise Forbidden("that name stands for this machine or a private network")
    return found
