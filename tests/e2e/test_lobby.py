"""The lobby in a real browser: the form as it stands starts every game, and many tables do not break the page."""

from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, open_lobby

PLAYERS = {"carcassonne": (2, 5), "caylus": (2, 5), "carrara": (2, 4), "praga": (1, 4)}
LANGUAGES = ("en-GB", "zh-TW", "ja-JP")
SCREENS = {"desktop": (1440, 900), "phone": (390, 844)}
GO = "form.setup button.go"


def seats(page: Any, players: int) -> None:
    """Add or remove seats until so many stand in the form; the others stay as the form proposes them."""
    chairs = page.locator(".chair select")
    while chairs.count() < players:
        page.locator(".chair.free:not([disabled])").click()
    while chairs.count() > players:
        chairs.last.select_option("remove")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_untouched_form_starts_every_game(house: House, open_page: OpenPage, lang: str, screen: str) -> None:
    """Nothing is set but the number of seats: Start opens the table, whichever game, language and screen it is."""
    page = open_page(lang=lang, size=SCREENS[screen])
    page.goto(house.url)
    page.evaluate("localStorage.setItem('bastide.name', JSON.stringify('Odile'))")
    for game, (least, most) in PLAYERS.items():
        for players in range(least, most + 1):
            page.evaluate("game => localStorage.removeItem(`bastide.form.${game}`)", game)
            open_lobby(page, house)
            page.locator(f".plate[data-game={game}]").click()
            page.wait_for_selector(f".lobby[data-game={game}] form.setup .chairs")
            seats(page, players)
            start = page.locator(GO)
            start.click()
            page.wait_for_selector(f".room[data-game={game}] .board svg")
            table = call(house, f"/api/tables/{page.url.rsplit('/t/', 1)[1]}")["table"]
            assert (table["game"], table["state"], len(table["seats"])) == (game, "running", players)
