"""A server beneath a path of its site: a table is opened, found again, shared and played, and nothing lies outside."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import ME, OPEN, call, keep, open_lobby, play_turn, start_table, until, wait_for_turn

BASE = "/my/games"


@pytest.fixture(scope="module")
def beneath(tmp_path_factory: pytest.TempPathFactory, client_built: None) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("beneath"), settings={"BASTIDE_PUBLIC_URL": f"https://example.org{BASE}"})
    house.start()
    assert house.url.endswith(BASE)
    yield house
    house.stop()


def asked(page: Any) -> list[str]:
    """Return what a page will have asked of its origin, live connections too."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    page.on("websocket", lambda socket: found.append(socket.url.replace("ws", "http", 1)))
    return found


def test_from_the_lobby_to_a_table_and_back(beneath: House, open_page: OpenPage) -> None:
    page = open_page()
    wanted = asked(page)
    open_lobby(page, beneath)
    table = start_table(page, beneath)
    assert page.url == f"{beneath.url}/t/{table}"
    wait_for_turn(page)
    play_turn(page)
    page.reload()
    wait_for_turn(page)
    page.locator(".brand").click()
    until(page, f"location.pathname === '{BASE}/'")
    page.locator(f"a[href='{BASE}/t/{table}']").first.click()
    wait_for_turn(page)
    page.go_back()
    until(page, f"location.pathname === '{BASE}/'")
    page.locator(".learn a").click()
    page.wait_for_selector(".stations li")
    assert page.url == f"{beneath.url}/rules/carcassonne"
    assert [url for url in wanted if not url.startswith((beneath.url, "data:"))] == []
    assert [url for url in wanted if url.endswith("/live")]


def test_links_that_are_sent_to_others(beneath: House, open_page: OpenPage) -> None:
    made = call(beneath, "/api/tables", {"game": "carcassonne", "seats": [ME, OPEN]})
    table = made["table"]["id"]
    page = open_page()
    keep(page, beneath, table, dict(made["tokens"]), "carcassonne")
    page.goto(f"{beneath.url}/t/{table}")
    page.wait_for_selector(".share input")
    assert page.locator(".share input").first.input_value() == f"{beneath.url}/t/{table}"
