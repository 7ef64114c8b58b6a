"""The drawn boards follow values that a host has corrected; lobby, table and panels say which these are."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, keep, open_lobby, until
from tests.games.corrections import corrections

expect.set_options(timeout=20_000)

WALLS = "".join(f'[[wall]]\nid = "W1-{n}"\ncost = {{stone = 7}}\n' for n in (*(f"{i:02}" for i in range(1, 15)), "S1"))
FILES = {
    "carcassonne": '[[tile]]\nid = "X"\ncount = 3\n',
    "carrara": '[[city]]\nid = "pisa"\nmin_buildings_to_score = 5\nnote = "read in my copy"\n',
    "caylus": '[[special_building]]\nid = "joust_field"\ncost = {deniers = 2, cloth = 1}\n'
    '[[building]]\nid = "neutral_quarry"\neffect = {kind = "produce", options = [{stone = 3}]}\n',
    "praga": WALLS,
}
SEVENS = """() => [...document.querySelectorAll('[data-part=rows] > g:not([role]) text')]
  .filter((text) => text.textContent.trim() === '7').length"""


@pytest.fixture(scope="module")
def corrected(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve with corrected values."""
    folder = corrections(tmp_path_factory.mktemp("corrections"), **FILES)
    house = House(tmp_path_factory.mktemp("corrected"), settings={"BASTIDE_CORRECTIONS": str(folder)})
    house.start()
    yield house
    house.stop()


def seated(house: House, page: Page, game: str, **options: str) -> str:
    """Open a table of a game for two people on this device and go there."""
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Bruno"}]
    made = call(house, "/api/tables", {"game": game, "options": options, "seats": seats})
    table = str(made["table"]["id"])
    keep(page, house, table, made["tokens"], game)
    page.goto(f"{house.url}/t/{table}")
    return table


def test_praga_draws_the_corrected_cost(corrected: House, open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    seated(corrected, page, "praga", start_player="0")
    page.wait_for_selector("[data-board=praga] [data-part=crane]")
    until(page, f"({SEVENS})() >= 3")
    page.locator("[data-about]").click()
    expect(page.locator("[data-corrections] li").first).to_have_text(
        "wall.W1-01.cost {stone = 7} instead of {stone = 1}"
    )


def test_carrara_says_what_a_number_under_a_city_means(corrected: House, open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    seated(corrected, page, "carrara")
    pisa, lerici = page.locator("[data-city=pisa]"), page.locator("[data-city=lerici]")
    expect(pisa.locator("small")).to_have_text("5+")
    pisa.locator("button.hit").hover()
    expect(page.locator(".inspector")).to_contain_text("5 buildings here or more")
    expect(page.locator(".inspector .doubt")).to_contain_text("corrected here city.pisa")
    lerici.locator("button.hit").hover()
    expect(page.locator(".inspector .doubt")).to_contain_text("reconstructed city.lerici")


def test_caylus_draws_and_says_the_corrected_price(corrected: House, open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    seated(corrected, page, "caylus")
    page.wait_for_selector("[data-spot]")
    labels = page.evaluate("() => [...document.querySelectorAll('[data-spot]')].map((b) => b.ariaLabel)")
    joust = next(label for label in labels if label.startswith("Joust field"))
    assert "2 deniers" in joust, joust
    assert "1 cloth" in joust, joust
    assert any("gives 3 stone" in label for label in labels), labels


def test_carcassonne_counts_the_corrected_tiles(corrected: House, open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    seated(corrected, page, "carcassonne", stack="XAX")
    page.wait_for_selector(".board svg")
    components = call(corrected, "/api/games/carcassonne/box")["components"]
    assert next(tile for tile in components["tile"] if tile["id"] == "X")["count"] == 3
    page.locator("[data-kind=X]").first.wait_for(state="attached")
    assert "3" in str(page.locator("[data-kind=X]").first.get_attribute("aria-label"))


def test_lobby_and_table_say_what_is_reconstructed_and_corrected(corrected: House, open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    open_lobby(page, corrected)
    page.locator("button.plate[data-game=carrara]").click()
    line = page.locator("form.setup [data-values]")
    expect(line).to_contain_text("Some printed values of this game could not be found; they are reconstructed.")
    expect(line).to_contain_text("One value is corrected on this server.")
    line.get_by_role("button").click()
    expect(page.locator("[data-values=city]")).to_be_attached()
    expect(page.locator("[data-corrections] li")).to_contain_text("city.pisa.min_buildings_to_score 5 instead of 2")
    expect(page.locator("[data-corrections] small")).to_have_text("read in my copy")
    page.keyboard.press("Escape")
    seated(corrected, page, "carrara")
    page.wait_for_selector("[data-city=pisa]")
    page.get_by_role("button", name="Table", exact=True).first.click()
    expect(page.locator("[data-corrections] li")).to_contain_text("city.pisa.min_buildings_to_score")
