"""A browser has a part in the shuffle: it announces a number, shows it once all sit, and checks the rest."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, open_lobby


@pytest.fixture
def fair_house(client_built: None, tmp_path: Path) -> Iterator[House]:
    """Serve with draws that nobody has fixed."""
    house = House(tmp_path, settings={"BASTIDE_SEED": ""})
    house.start()
    yield house
    house.stop()


def test_a_game_begins_once_the_browser_has_shown_its_number(fair_house: House, open_page: OpenPage) -> None:
    page = open_page()
    open_lobby(page, fair_house)
    page.locator(".plate[data-game=carrara]").click()
    page.locator(".lobby[data-game=carrara] form.setup button.go").click()
    page.wait_for_selector(".room[data-game=carrara] .board svg")
    table = page.url.rsplit("/t/", 1)[1]
    page.wait_for_selector(".decide [data-thing], .decide button")
    page.locator(".tools .sq").last.click()
    page.locator(".menu .btn:has-text('How the draws are made fair')").click()
    page.wait_for_selector("[data-check=number]")
    found = page.locator("[data-check]").evaluate_all("all => all.map((one) => [one.dataset.check, one.className])")
    assert sorted(what for what, _ in found) == ["commitment", "number", "others", "table"]
    assert not any("bad" in mark for _, mark in found)
    shuffle = call(fair_house, f"/api/tables/{table}/shuffle")
    assert [seat["state"] for seat in shuffle["seats"]] == ["open", "none"]
    assert call(fair_house, f"/api/tables/{table}")["table"]["ply"] > 0
