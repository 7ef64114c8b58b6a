"""A table of Carcassonne in a browser: opening it, and short words for what a person does there."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, keep, rests, short_table

SEATS = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Haruka"}]


@dataclass
class Sheet:
    """A page that shows a table, and short words for what a person does there."""

    page: Page
    house: House
    table: str
    tokens: dict[str, str]

    def cell(self, x: int, y: int) -> Locator:
        """Find the button of a legal cell."""
        return self.page.locator(f'[data-cell="{x},{y}"]')

    def figure(self, segment: str) -> Locator:
        """Find the decision bar's button for a meeple."""
        return self.page.locator(f'[data-figure="{segment}"]')

    @property
    def confirm(self) -> Locator:
        """Find the button that sends what is staged."""
        return self.page.get_by_role("button", name="Confirm")

    @property
    def handle(self) -> Locator:
        """Find the handle that turns the ghost."""
        return self.page.locator(".handle")

    def state(self) -> dict[str, Any]:
        """Ask the server how the table stands for both seats."""
        found: dict[str, Any] = call(self.house, f"/api/tables/{self.table}", token=self.tokens["0"])
        return found

    def view(self) -> dict[str, Any]:
        """Return the position as the server shows it."""
        found: dict[str, Any] = self.state()["snapshot"]["view"]
        return found

    def laid(self) -> list[tuple[str, int, int, int]]:
        """List the tiles laid, in order, without the start tile."""
        return [(t["kind"], t["x"], t["y"], t["r"]) for t in self.view()["tiles"][1:]]

    def wait_laid(self, count: int) -> list[tuple[str, int, int, int]]:
        """Wait until the server has so many tiles beside the start tile, and the page shows them."""
        limit = time.monotonic() + 10
        while len(self.laid()) < count:
            assert time.monotonic() < limit, f"{self.laid()} instead of {count} tiles"
            time.sleep(0.05)
        expect(self.page.locator(".block")).to_contain_text(f"{count + 1} /")
        return self.laid()

    def turned(self) -> str:
        """Return the words of the set cell: where it is and how often the ghost is turned."""
        return self.page.locator('[data-cell][aria-pressed="true"]').get_attribute("aria-label") or ""

    def shows(self, *words: str) -> None:
        """Wait until the set cell's words hold all these."""
        pattern = re.compile("".join(f"(?=.*{re.escape(word)})" for word in words))
        expect(self.page.locator('[data-cell][aria-pressed="true"]')).to_have_attribute("aria-label", pattern)

    def play(self, x: int, y: int, segment: str = "none") -> None:
        """Lay the tile at the first rotation and send it."""
        self.cell(x, y).click()
        self.figure(segment).click()
        self.confirm.click()


Opener = Callable[..., Sheet]


def opener(house: House, open_page: OpenPage) -> Opener:
    """Return a function that opens a new table for two people at this screen and shows it."""

    def opened(stack: str, *, confirm: bool = True, **how: Any) -> Sheet:
        table, tokens = short_table(house, SEATS, stack)
        page = open_page(**how)
        keep(page, house, table, tokens, "carcassonne", asks="always" if confirm else "never")
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector("[data-board=carcassonne] [data-cell]")
        rests(page, "[data-cell]")
        return Sheet(page, house, table, tokens)

    return opened


def middle(locator: Locator) -> tuple[float, float]:
    """Return the middle of an element on the screen."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
