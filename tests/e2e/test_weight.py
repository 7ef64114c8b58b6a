"""What a first visit fetches, headers and all, until the page is quiet: the figures of decision 38."""

from typing import Any

import pytest

import bastide
from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call

LOBBY = 64_000
TABLE = 135_000
QUIET = 1500
"""Milliseconds without anything that arrives."""


def weigh(page: Any, address: str, sign: str) -> dict[str, int]:
    """Return the bytes of every response by its address, with nothing kept from before."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    found: dict[str, int] = {}
    line.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))

    def arrived(event: Any) -> None:
        name = names.get(event["requestId"], "?")
        found[name] = found.get(name, 0) + event["encodedDataLength"]

    line.on("Network.loadingFinished", arrived)
    page.goto(address)
    page.wait_for_selector(sign)
    known = -1
    while known != len(found):
        known = len(found)
        page.wait_for_timeout(QUIET)
    return found


def test_the_first_page_is_light(own_house: House, open_page: OpenPage) -> None:
    found = weigh(open_page(), own_house.url, ".plate")
    assert len(found) > 5
    assert sum(found.values()) <= LOBBY, found


@pytest.mark.parametrize("game", bastide.games())
def test_a_table_is_light(house: House, open_page: OpenPage, game: str) -> None:
    seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "random"}]
    table = call(house, "/api/tables", {"game": game, "options": {}, "seats": seats, "start": "0"})["table"]["id"]
    found = weigh(open_page(), f"{house.url}/t/{table}", ".room .board svg")
    assert len(found) > 10
    assert sum(found.values()) <= TABLE, found
