"""What is around a page and no part of it: networks, clocks, translations, paper, and what a browser keeps."""

import re
import signal
from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import (
    ME,
    OPEN,
    OVER,
    call,
    join,
    open_lobby,
    play_out,
    play_turn,
    short_table,
    take_seats,
    until,
    wait_for_turn,
)

NO_SOCKETS = """class Shut {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006, reason: '' }), 20); }
  send() { throw new Error('never open'); }
  close() {}
}
window.WebSocket = Shut;"""
"""A network that lets no WebSocket through, such as a proxy that nobody has told of them."""
AHEAD = "{ const known = Date.now; Date.now = () => known() + 50 * 60_000; }"
"""A device whose clock is fast by most of an hour."""
NOTHING_KEPT = """for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, {
  get() { throw new DOMException('closed', 'SecurityError'); },
})"""
SHOWN = """() => {
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const shown = (one) => one.checkVisibility() && says(one);
  const outside = [...document.querySelectorAll('body *')].filter((one) => shown(one) && !one.closest('.game-over'));
  const result = document.querySelector('.game-over');
  const { bottom, height } = result.getBoundingClientRect();
  return {
    beside: outside.map((one) => one.outerHTML.slice(0, 80)),
    cut: Math.max(result.scrollHeight - height, bottom + scrollY - document.documentElement.scrollHeight),
    buttons: [...result.querySelectorAll('button, .btn')].filter((one) => one.checkVisibility()).length,
    theme: document.documentElement.dataset.theme,
  };
}"""
"""What is seen beside a result, whether it is whole, and what may be pressed there."""


def steady(page: Any) -> None:
    """Wait until a page hears what happens at its table."""
    page.wait_for_selector(".line-state[data-state=open]", state="attached")


def test_two_play_where_no_websocket_comes_through(house: House, open_page: OpenPage) -> None:
    """One of them so: who is there, what is pointed at, laid and said comes to both, without anything being pressed."""
    table, tokens = short_table(house, [ME, OPEN])
    first, second = open_page(), open_page()
    second.add_init_script(NO_SOCKETS)
    take_seats(first, house, table, tokens)
    join(second, house, table)
    steady(second)
    first.wait_for_selector(".seat:nth-of-type(2):not(.away)")
    for page, other in ((first, second), (second, first), (first, second), (second, first)):
        wait_for_turn(page)
        page.evaluate("document.activeElement?.blur?.()")
        page.keyboard.press("ArrowRight")
        other.locator(".decide .idle p", has_text="points at: place the tile at").wait_for()
        page.keyboard.press("Escape")
        play_turn(page)
    for page in (first, second):
        page.wait_for_selector(OVER)
    first.locator(".tabs button").last.click()
    first.fill(".chat input", "well played")
    first.keyboard.press("Enter")
    second.locator(".tabs button").last.click()
    second.get_by_text("well played").wait_for()


def test_without_a_websocket_a_page_comes_back_after_the_server(own_house: House, open_page: OpenPage) -> None:
    table, tokens = short_table(own_house, [ME, {"kind": "local", "name": "Wen"}])
    page = open_page()
    page.add_init_script(NO_SOCKETS)
    take_seats(page, own_house, table, tokens)
    steady(page)
    own_house.stop(signal.SIGKILL)
    page.wait_for_selector(".line-state:is([data-state=reconnecting], [data-state=restarting])", state="attached")
    own_house.start()
    steady(page)
    play_out(page)


def test_a_device_whose_clock_is_wrong_tells_times_as_they_are(house: House, open_page: OpenPage) -> None:
    """A link that holds for ten minutes is no old one, and an hour for a game is an hour."""
    seats = [ME, {"kind": "local", "name": "Wen"}]
    clock = {"initial": 3600, "increment": 0}
    made = call(house, "/api/tables", {"game": "carcassonne", "seats": seats, "public": False, "clock": clock})
    page = open_page()
    page.add_init_script(AHEAD)
    take_seats(page, house, made["table"]["id"], made["tokens"])
    page.locator(".tools button").last.click()
    with page.expect_response("**/pair"):
        page.locator(".menu .btn", has_text="another device").click()
    page.get_by_text("10 minutes").wait_for()
    assert page.locator("dialog input, [role=dialog] input").first.input_value().startswith(f"{house.url}/seat/")
    open_lobby(page, house)
    page.locator(".mine li", has_text=re.compile("(59|60) minutes")).wait_for()


def test_a_browser_translates_what_stays_and_nothing_that_changes(house: House, open_page: OpenPage) -> None:
    """It puts words of its own in place of those that a page would change, which then say for ever what was once so."""
    page = open_page()
    may = "[document.documentElement.translate, document.querySelector('meta[name=google]').content !== 'notranslate']"
    open_lobby(page, house)
    assert page.evaluate(may) == [False, False]
    page.goto(f"{house.url}/rules/caylus")
    page.wait_for_selector(".stations")
    assert page.evaluate(may) == [True, True]
    page.locator("main header a.btn").click()
    page.wait_for_selector("form.setup .chairs")
    assert page.evaluate(may) == [False, False]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_result_is_printed_alone_and_whole(house: House, open_page: OpenPage, size: tuple[int, int]) -> None:
    table, tokens = short_table(house, [ME, {"kind": "local", "name": "Wen"}])
    page = open_page(size=size, scheme="dark")
    take_seats(page, house, table, tokens)
    play_out(page)
    page.get_by_text("Turning point").or_(page.get_by_text("Best turn")).first.wait_for()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.set_viewport_size({"width": 730, "height": 1040})
    found = page.evaluate(SHOWN)
    assert found["beside"] == []
    assert found["cut"] <= 1
    assert found["buttons"] == 0
    assert found["theme"] == "vellum"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "night"


def test_an_operator_whose_browser_keeps_nothing_is_asked_for_the_token(house: House, open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(NOTHING_KEPT)
    page.goto(f"{house.url}/admin")
    page.fill("form.enter input", "not a token")
    page.locator("form.enter button").click()
    until(page, "document.querySelector('.wrong')?.innerText.length > 0")
