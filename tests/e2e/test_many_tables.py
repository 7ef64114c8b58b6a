"""Whoever plays at many tables over many days comes back to a list, and goes on from table to table."""

from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import LONG, ME, OPEN, call, open_lobby, play_turn, rests, until, wait_for_turn

DAYS = {"initial": 3 * 86_400, "each": True}
ABOVE = """document.querySelector('.own').getBoundingClientRect().bottom
  < document.querySelector('h1').getBoundingClientRect().top"""


def tables(house: House, count: int) -> dict[str, dict[str, Any]]:
    """Open so many tables at which Odile begins and Wen waits; return what Odile's browser keeps of them."""
    found = {}
    for _ in range(count):
        body = {"game": "carcassonne", "options": {"stack": LONG}, "seats": [ME, OPEN], "public": False}
        made = call(house, "/api/tables", {**body, "start": "0", "clock": DAYS})
        call(house, f"/api/tables/{made['table']['id']}/join", {"name": "Wen"})
        found[made["table"]["id"]] = {"tokens": made["tokens"], "game": "carcassonne", "at": 1}
    return found


def holds(page: Any, house: House, kept: dict[str, dict[str, Any]]) -> None:
    """Have a browser keep these tables."""
    page.goto(f"{house.url}/healthz")
    page.evaluate("kept => localStorage.setItem('bastide.tables', JSON.stringify(kept))", kept)


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1366, 625)])
def test_who_comes_back_finds_what_waits(size: tuple[int, int], house: House, open_page: OpenPage) -> None:
    """In one column it stands above the form, its first three rows; beside the form all of it; the title counts."""
    page = open_page(size=size, touch=size[0] < 1000)
    holds(page, house, tables(house, 5))
    open_lobby(page, house)
    page.wait_for_selector(".own li[data-table]")
    until(page, "document.title === '(5) Bastide'")
    column = size[0] < 1000
    assert page.evaluate(ABOVE) is column
    seen = page.locator(".own li[data-table] .btn:visible")
    assert seen.count() == (3 if column else 5)
    if column:
        page.get_by_text("2 more tables").click()
    assert seen.count() == 5
    assert set(seen.all_inner_texts()) == {"Continue"}
    seen.first.click()
    page.wait_for_selector(".board svg")


def test_who_has_only_finished_games_finds_the_form_first(house: House, open_page: OpenPage) -> None:
    page = open_page(size=(390, 844), touch=True)
    kept = {table: {**one, "over": True} for table, one in tables(house, 1).items()}
    holds(page, house, kept)
    open_lobby(page, house)
    page.wait_for_selector(".own li[data-table]")
    assert not page.evaluate(ABOVE)


def test_who_has_moved_goes_on_to_the_next_table(house: House, open_page: OpenPage) -> None:
    """From one table to the other by what the bar offers, until nobody waits any more."""
    page = open_page()
    kept = tables(house, 3)
    holds(page, house, kept)
    first = next(iter(kept))
    page.goto(f"{house.url}/t/{first}")
    been = []
    for left in (2, 1, 0):
        assert wait_for_turn(page)
        been.append(page.url.rsplit("/t/", 1)[1])
        with page.expect_response(lambda answer: answer.url.endswith("/api/mine")):
            play_turn(page)
        onward = page.locator(".decide .next-table")
        if left == 0:
            rests(page, ".decide")
            assert onward.count() == 0
            break
        onward.wait_for()
        more = " and 1 more" if left == 2 else ""
        assert onward.inner_text() == f"Your turn: Carcassonne with Wen{more}"
        onward.click()
        until(page, f"!location.pathname.endsWith('{been[-1]}')")
    assert sorted(been) == sorted(kept)
