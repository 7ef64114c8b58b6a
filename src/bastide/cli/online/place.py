"""Where somebody wants to sit: what a link that was copied from a browser means."""

import re
from dataclasses import dataclass
from typing import Final

from bastide.cli.texts import t
from bastide.cli.words import Fault

LINK: Final = re.compile(
    r"(?P<server>https?://[^/?#\s]+(?:/(?!\S*rules/)[^?#\s]+?)??|[^/?#\s]+)"
    r"(?:/t/(?P<table>[0-9A-Za-z]{1,32})(?:/replay)?|/seat/(?P<code>[\w-]{10,40}))?/?(?:[?#].*)?"
)


@dataclass(frozen=True, slots=True)
class Place:
    """A server, and there a table, or the code of somebody's seats; with neither, all that is there."""

    server: str
    table: str = ""
    code: str = ""


def place(link: str) -> Place:
    """Return what a link means; raise Fault if that is nothing.

    >>> place("https://play.example.org/t/aBcDeFg?ply=7")
    Place(server='https://play.example.org', table='aBcDeFg', code='')
    >>> place("127.0.0.1:8000"), place("http://a.example/seat/abc-defghijk").code
    (Place(server='http://127.0.0.1:8000', table='', code=''), 'abc-defghijk')
    >>> place("https://example.org/bastide/t/aBcDeFg").server
    'https://example.org/bastide'
    """
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise Fault(t("cli-online-no-link", link=link[:200]))
    server = found["server"] if "://" in found["server"] else f"http://{found['server']}"
    return Place(server, found["table"] or "", found["code"] or "")


def link_to(server: str, table: str) -> str:
    """Return the link to a table, which others may be sent."""
    return f"{server}/t/{table}"
