"""What `bastide new` writes is found in the lobby and played on the board that it brings."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, open_lobby
from tests.e2e.test_plugin import play_out, with_package
from tests.plugin.conftest import new_site, new_source  # noqa: F401 - fixtures

PLACES = ".board .brought [data-action]"


@pytest.fixture(scope="module")
def lantern(client_built: None, tmp_path_factory: pytest.TempPathFactory, new_site: Path) -> Iterator[House]:  # noqa: F811
    """Serve with the new game's package installed."""
    house = with_package(tmp_path_factory.mktemp("lantern"), new_site)
    house.start()
    yield house
    house.stop()


@pytest.mark.timeout(300)
def test_a_new_game_is_opened_and_played_on_its_board(lantern: House, open_page: OpenPage, axe: Axe) -> None:
    page = open_page()
    open_lobby(page, lantern)
    page.locator(".plate[data-game=lantern]", has_text="The Lantern").click()
    page.wait_for_selector(".lobby[data-game=lantern] form.setup .chairs")
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".room[data-game=lantern]")
    page.wait_for_selector(PLACES)
    assert "The Lantern" in page.title()
    assert page.locator(".board img").count() == 0
    axe.check(page, "table of a new game")
    table = str(page.url.rsplit("/t/", 1)[1])
    page.locator(f"{PLACES}[data-action=draw]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log li >> text=/draws? a card/")  # one line of a turn that is over
    play_out(page, lantern, table, PLACES, "[data-action=end]")
    assert call(lantern, f"/api/tables/{table}")["table"]["state"] == "over"
    page.goto(f"{lantern.url}/rules/lantern")
    page.wait_for_selector("[data-station=turn] p >> text=draws a card in secret")
