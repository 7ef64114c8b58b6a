"""A game that the client does not know is found in the lobby and played with buttons beside its drawing."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.e2e.conftest import ROOT, Axe, House, OpenPage
from tests.e2e.play import call, open_lobby
from tests.plugin.conftest import site  # noqa: F401 - a fixture

TITLES = {"en-GB": "Harbour", "zh-TW": "港口", "ja-JP": "港"}
ENDS = {"en-GB": "end your turn", "zh-TW": "結束回合", "ja-JP": "手番を終える"}
CHOICES = "[role=group] button.may"


@pytest.fixture
def harbour_house(client_built: None, tmp_path: Path, site: Path) -> Iterator[House]:  # noqa: F811 - the same
    """Serve with the game's package installed."""
    known = os.pathsep.join([str(site), str(ROOT / "src")])
    house = House(tmp_path, settings={"PYTHONPATH": known})
    house.start()
    yield house
    house.stop()


def drawing(page: Any) -> str:
    """Return the drawing that the board shows."""
    source: str = page.locator(".board img").get_attribute("src")
    return unquote(source)


@pytest.mark.timeout(300)
def test_a_table_is_opened_and_played(harbour_house: House, open_page: OpenPage, axe: Axe) -> None:
    for lang, title in TITLES.items():
        page = open_page(lang=lang)
        open_lobby(page, harbour_house)
        page.locator(".plate[data-game=harbour]", has_text=title).click()
        page.wait_for_selector(".lobby[data-game=harbour] form.setup .chairs")
        axe.check(page, f"lobby {lang}")
        page.locator("form.setup button.go").click()
        page.wait_for_selector(".room[data-game=harbour] .board img")
        assert title in page.title()
        table = page.url.rsplit("/t/", 1)[1]
        page.wait_for_selector(CHOICES)
        axe.check(page, f"table {lang}")
        before = drawing(page)
        assert before.startswith("data:image/svg+xml,<svg ")
        for _ in range(60):
            state = call(harbour_house, f"/api/tables/{table}")["table"]["state"]
            if state == "over":
                break
            end = page.locator(CHOICES, has_text=ENDS[lang])
            choice = end if end.count() else page.locator(CHOICES).first
            if choice.count() and choice.is_enabled():
                choice.click()
                go = page.locator(".decide button.go, button.go").last
                if go.is_enabled():
                    go.click()
            page.wait_for_timeout(200)
        page.wait_for_selector(".over-board")
        assert drawing(page) != before
