"""What comes one after the other on a slow line moves nothing that has come before it."""

from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import open_lobby, start_table

NOTE = """(() => {
  window.moved = [];
  const named = ({ node, previousRect: from, currentRect: to }) => {
    const one = node instanceof Element ? node : node?.parentElement;
    return `${one?.tagName}.${one?.getAttribute('class')} from ${[from.x, from.y]} to ${[to.x, to.y]}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) window.moved.push([entry.value, ...entry.sources.map(named)]);
  }).observe({ type: 'layout-shift', buffered: true });
})()"""
MOST = 0.01
"""Of the screen and its height, as browsers count what has shifted: a tenth of what is called good."""


def slow(page: Any) -> None:
    """Let every answer wait for 150 ms, and note what moves on pages from here on."""
    page.add_init_script(NOTE)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    pace = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 100_000}
    line.send("Network.emulateNetworkConditions", {"offline": False, **pace})


def moved(page: Any) -> list[Any]:
    page.wait_for_timeout(700)
    shifts = page.evaluate("window.moved")
    return shifts if sum(shift[0] for shift in shifts) > MOST else []


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1440, 900)])
def test_nothing_is_pushed_away(size: tuple[int, int], house: House, open_page: OpenPage) -> None:
    """The lists wait for the form above them, the open tables for one's own, the rules for their pictures."""
    page = open_page(size=size, touch=size[0] < 900)
    slow(page)
    open_lobby(page, house)
    assert moved(page) == [], "a first visit"
    start_table(page, house)
    page.goto(house.url)
    page.wait_for_selector("form.setup .chairs")
    page.wait_for_selector(".own")
    page.wait_for_selector(".others")
    assert moved(page) == [], "who has a table"
    page.goto(f"{house.url}/rules/caylus")
    page.wait_for_selector(".stations li")
    page.wait_for_selector(".guide [data-rule]")
    assert moved(page) == [], "the rules"
