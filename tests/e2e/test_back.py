"""A phone's way back, in browsers that do not tell a page of it: it shuts what is open before it leaves the table."""

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import open_lobby, take_seats, until
from tests.e2e.test_log import table_of_two, turn

OLDER = "delete window.CloseWatcher"
"""As Safari and Firefox are: a way back is a step in the history and nothing else."""


@pytest.mark.parametrize("game", ["carcassonne", "praga"])
def test_the_way_back_shuts_what_is_open_first(house: House, open_page: OpenPage, game: str) -> None:
    """A menu, a dialog that takes its place, the drawer; then the lobby is there, and forward the table again."""
    page = open_page(size=(390, 844), phone=True)
    page.add_init_script(OLDER)
    open_lobby(page, house)
    page.locator(f".plate[data-game={game}]").click()
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".room .board svg")
    address = page.url
    table = page.locator(".tools button").last
    table.click()
    page.wait_for_selector("dialog[open]")
    until(page, "history.state?.over === true")
    page.go_back()
    until(page, "document.querySelector('dialog[open]') === null")
    assert page.url == address
    # what is shut by its own button leaves nothing to go back over
    table.click()
    page.locator("dialog[open] header button").click()
    until(page, "document.querySelector('dialog[open]') === null && !history.state?.over")
    # one dialog out of another
    table.click()
    page.locator("dialog[open]").get_by_role("button", name="another device").click()
    page.wait_for_selector("dialog[open] svg")
    page.go_back()
    until(page, "document.querySelector('dialog[open]') === null")
    page.get_by_role("tab", name="Rules").click()
    page.wait_for_selector(".drawer.open")
    until(page, "history.state?.over === true")
    page.go_back()
    until(page, "document.querySelector('.drawer.open') === null")
    assert page.url == address
    page.go_back()
    page.wait_for_selector(".plates")
    page.go_forward()
    page.wait_for_selector(".room .board svg")
    assert page.url == address


def test_another_moment_of_a_replay_stays_when_the_drawer_is_shut(house: House, open_page: OpenPage) -> None:
    """What was chosen in the drawer is neither taken back by the way back nor lost from the address."""
    table, tokens = table_of_two(house)
    for _ in range(4):
        turn(house, table, tokens)
    page = open_page(size=(390, 844), phone=True)
    page.add_init_script(OLDER)
    take_seats(page, house, table, tokens)
    page.goto(f"{house.url}/t/{table}/replay?ply=0")
    page.wait_for_selector(".replay-slider input")
    page.get_by_role("tab", name="Log").click()
    until(page, "history.state?.over === true")
    page.locator(".log .jump").first.click()
    until(page, "location.search !== '?ply=0'")
    chosen = page.url
    page.go_back()
    until(page, "document.querySelector('.drawer.open') === null")
    page.wait_for_timeout(500)
    assert page.url == chosen
    page.get_by_role("tab", name="Ledger").click()
    until(page, "history.state?.over === true")
    page.get_by_role("link", name="To the table", exact=True).click()
    page.wait_for_selector(".decide:not(.replaying)")
    page.go_back()
    page.wait_for_selector(".replay-slider input")
    until(page, f"location.href === {chosen!r}")


FEW_CHANGES = """
  const change = history.replaceState.bind(history);
  const made = [];
  history.replaceState = (...what) => {
    made.push(Date.now());
    if (made.filter((then) => then > Date.now() - 30_000).length > 100) throw new DOMException('', 'SecurityError');
    change(...what);
  };
"""
"""As Safari does, which allows a hundred in half a minute."""


def test_a_replay_may_be_drawn_along_for_long(house: House, open_page: OpenPage) -> None:
    table, tokens = table_of_two(house)
    for _ in range(4):
        turn(house, table, tokens)
    page = open_page(size=(1280, 720))
    page.add_init_script(FEW_CHANGES)
    take_seats(page, house, table, tokens)
    page.goto(f"{house.url}/t/{table}/replay?ply=0")
    slider = page.locator(".replay-slider input")
    slider.focus()
    for _ in range(15):
        for key in ["ArrowRight"] * 7 + ["ArrowLeft"] * 7:
            slider.press(key)
    slider.press("ArrowRight")
    until(page, "location.search === '?ply=1'")


def test_a_page_that_is_left_asks_for_nothing_more(house: House, open_page: OpenPage) -> None:
    """The next place is never shown by the page of the one before, not even for a moment."""
    page = open_page(size=(1280, 720))
    open_lobby(page, house)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(house.url)))
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".room .board svg")
    page.wait_for_timeout(300)
    assert not [url for url in asked if url.startswith(("/api/games?", "/api/tables?")) or url == "/api/games"]
    table = page.url.removeprefix(house.url)
    asked.clear()
    page.go_back()
    page.wait_for_selector(".plates")
    page.wait_for_timeout(300)
    assert "/api/games" in asked
    assert not [url for url in asked if table.removeprefix("/t/") in url]
