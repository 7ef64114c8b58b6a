"""A game that the client does not know is found in the lobby and played on the board that its package brings, or, where
that does not work, with buttons beside its drawing.
"""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.e2e.conftest import SOURCE, Axe, House, OpenPage
from tests.e2e.play import call, open_lobby, until
from tests.plugin.conftest import site  # noqa: F401 - a fixture

TITLES = {"en-GB": "Harbour", "zh-TW": "港口", "ja-JP": "港"}
ENDS = {"en-GB": "end your turn", "zh-TW": "結束回合", "ja-JP": "手番を終える"}
CHOICES = "[role=group] button.may"
PLACES = ".board .brought [data-action]"
OVER = ".game-over"

Serve = Callable[..., House]


def with_package(folder: Path, built: Path) -> House:
    """Return a house with the game's package installed."""
    packages = shutil.copytree(built, folder / "site")
    return House(folder / "data", settings={"PYTHONPATH": os.pathsep.join([str(packages), *SOURCE.values()])})


@pytest.fixture(scope="module")
def harbour(client_built: None, tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[House]:  # noqa: F811
    """Serve with the game's package as it is."""
    house = with_package(tmp_path_factory.mktemp("harbour"), site)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def damaged(client_built: None, tmp_path: Path, site: Path) -> Iterator[Serve]:  # noqa: F811 - the same
    """Serve with another text as its board (the empty one is no file), or without its guide."""
    house = with_package(tmp_path, site)

    def serve(board: str | None = None, guide: bool = True) -> House:
        package = tmp_path / "site" / "bastide_harbour"
        if not guide:
            (package / "guide.toml").unlink()
        file = package / "browser" / "board.js"
        if board is not None:
            file.unlink()
        if board:
            file.write_text(board, encoding="utf-8")
        house.start()
        return house

    yield serve
    house.stop()
    complaints = house.errors()
    assert not complaints, complaints


def open_table(page: Any, house: House) -> str:
    """Open a table of the game in the lobby; return its id."""
    open_lobby(page, house)
    page.locator(".plate[data-game=harbour]").click()
    page.wait_for_selector(".lobby[data-game=harbour] form.setup .chairs")
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".room[data-game=harbour]")
    page.wait_for_selector(CHOICES)
    return str(page.url.rsplit("/t/", 1)[1])


def drawing(page: Any) -> str:
    """Return the drawing that the board shows."""
    source: str = page.locator(".board img").get_attribute("src")
    return unquote(source)


def play_out(page: Any, house: House, table: str, choices: str, end: str) -> None:
    """Click whatever may be done until the game is over, the end of the turn where that is offered."""
    limit = time.monotonic() + 60
    while (now := call(house, f"/api/tables/{table}")["table"])["state"] != "over":
        assert time.monotonic() < limit, now
        until(page, f"document.querySelector('.flights').dataset.newest >= {now['ply']}")
        ends = page.locator(choices).and_(page.locator(end))
        choice = ends if ends.count() else page.locator(choices).first
        if choice.count() and choice.is_enabled():
            choice.click()
            go = page.locator(".decide:not([aria-busy]) button.go")
            if go.is_enabled():
                go.click()
        for _ in range(10):  # what was sent is not sent again
            page.wait_for_timeout(30)
            if call(house, f"/api/tables/{table}")["table"]["seq"] != now["seq"]:
                break
    page.wait_for_selector(OVER)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("lang", TITLES)
def test_a_table_is_opened_and_played_on_its_board(lang: str, harbour: House, open_page: OpenPage, axe: Axe) -> None:
    house, page = harbour, open_page(lang=lang)
    open_lobby(page, house)
    page.locator(".plate[data-game=harbour]", has_text=TITLES[lang]).click()
    axe.check(page, f"lobby {lang}")
    table = open_table(page, house)
    assert TITLES[lang] in page.title()
    page.wait_for_selector(PLACES)
    assert page.locator(".board img").count() == 0
    axe.check(page, f"table {lang}")
    play_out(page, house, table, PLACES, f"[aria-label='{ENDS[lang]}']")
    assert page.locator(PLACES).count() == 0, "nothing may be done any more"


def test_its_board_is_played_by_the_keyboard(harbour: House, open_page: OpenPage) -> None:
    house, page = harbour, open_page()
    table = open_table(page, house)
    page.wait_for_selector(PLACES)
    names = [place.get_attribute("aria-label") for place in page.locator(PLACES).all()]
    assert names[:2] == ["work", "end your turn"]
    page.locator(PLACES).first.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator(f"{PLACES}[aria-pressed=true]").get_attribute("aria-label") == "work"
    assert page.evaluate("document.activeElement.dataset.action") == "work", "where one was"
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-why=work]")
    assert call(house, f"/api/tables/{table}")["snapshot"]["view"]["worked"]
    until(page, "document.activeElement.dataset.action !== undefined")
    page.locator("[data-why=work]").click()
    page.wait_for_selector(".notes .notice")
    assert "only once" in page.locator(".notes .notice").inner_text()
    page.locator(f"{PLACES}[data-action^=store]").first.focus()
    page.keyboard.press(" ")
    page.keyboard.press(" ")
    page.wait_for_selector(".log li >> text=stores")


DAMAGE = {
    "missing": "",
    "not a module": "this is no JavaScript",
    "without mount": "export const draw = 1;",
    "broken": "export function mount() { throw new Error('leak'); }",
    "breaking": """export function mount(element) {
        element.textContent = 'all is well';
        return { update() { throw new Error('leak'); }, destroy() {} };
    }""",
}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("damage", DAMAGE)
def test_where_its_board_does_not_work_it_is_played_with_buttons(
    damage: str, damaged: Serve, open_page: OpenPage
) -> None:
    house, page, told = damaged(DAMAGE[damage]), open_page(), []
    page.on("console", lambda message: told.append(message.text))
    table = open_table(page, house)
    page.locator(CHOICES, has_text="work").click()
    page.wait_for_selector(".board img")
    said = [text for text in told if text.startswith("the board of harbour does not work")]
    assert len(said) == (damage != "missing"), told
    before = drawing(page)
    assert before.startswith("data:image/svg+xml,<svg ")
    play_out(page, house, table, CHOICES, ":has-text('end your turn')")
    assert drawing(page) != before


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("lang", "station"), [("en-GB", "A sale"), ("zh-TW", "出售"), ("ja-JP", "売る")])
def test_its_turn_is_told_in_pictures(lang: str, station: str, harbour: House, open_page: OpenPage, axe: Axe) -> None:
    house, page = harbour, open_page(lang=lang)
    page.goto(f"{house.url}/rules/harbour")
    page.wait_for_selector("[data-term]")
    page.wait_for_selector("[data-rule]")
    assert page.locator(".stations li").count() == 4
    assert page.locator("[data-station=sell] b").inner_text() == station
    assert page.locator("[data-station=sell] img").evaluate("(image) => image.decode().then(() => image.naturalWidth)")
    assert "harbour-" not in page.locator(".guide").inner_text()
    assert TITLES[lang] in page.title()
    axe.check(page, f"a turn of the harbour {lang}")


def test_without_a_guide_its_questions_are_told_with_their_rules(damaged: Serve, open_page: OpenPage, axe: Axe) -> None:
    house, page = damaged(guide=False), open_page()
    page.goto(f"{house.url}/rules/harbour")
    page.wait_for_selector("[data-station=tax] p >> text=either taxes the sale or waives")
    assert page.locator("[data-station=tax] b").inner_text() == "Tax the sale, or waive"
    assert page.locator("[data-term]").count() == 0
    axe.check(page, "a turn of a game without a guide")
