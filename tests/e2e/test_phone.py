"""A phone as its browser shows it: what it covers, what a finger does to a page, and letters that are set larger."""

from typing import Any

import pytest

from bastide.engine.registry import BUNDLED
from tests.e2e.carrara import PEOPLE, open_table
from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import LONG, ME, OPEN, call, open_lobby, short_table, take_seats, until, wait_for_turn
from tests.e2e.test_admin import enter, token_of_an_operator
from tests.e2e.test_end import finish, look_on, seated
from tests.e2e.test_people import LOST, menu
from tests.e2e.watch import AT_ITS_MIDDLE

SMALL = (360, 560)
"""What the bars of its browser leave of a small phone."""
WEN = {"kind": "local", "name": "Wen"}
BELOW, BESIDE = 34, 47
"""Pixels that a phone keeps free: beneath a page, and beside one while it is held sideways."""
LARGER = "document.documentElement.style.fontSize = '24px'"
BOTTOM = "part => document.querySelector(part).getBoundingClientRect().bottom"
WIDER = "part => { const one = document.querySelector(part); return one.scrollWidth - one.clientWidth }"
FINGER = 40
"""Pixels that a finger hits without looking twice."""
REACH = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const hits = (top) => document.elementFromPoint(x + width / 2, top) === one;
  let [above, below] = [y + height / 2, y + height / 2];
  while (hits(above - 1)) above--;
  while (hits(below + 1)) below++;
  return below - above + 1;
}"""
"""How many pixels one above the other belong to a button, whatever of it is drawn."""
HIGHER = "part => { const one = document.querySelector(part); return one.scrollHeight - one.clientHeight }"


def keeps_free(page: Any, **insets: int) -> None:
    """Have a notch, or a bar of the phone's own, where the page would be."""
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


def hit(page: Any, part: str) -> bool:
    """Return whether a press in the middle of a part of the page reaches it."""
    return bool(page.locator(part).first.evaluate(AT_ITS_MIDDLE))


def test_talk_begins_at_its_end_with_the_line_to_write_in(house: House, open_page: OpenPage) -> None:
    """However much was said, what was said last is seen, and where one answers."""
    table, tokens = short_table(house, [ME, OPEN])
    for number in range(25):
        call(house, f"/api/tables/{table}/chat", {"text": f"line {number} of what was said"}, tokens["0"])
    for size in ((390, 664), SMALL):
        page = open_page(size=size, phone=True)
        take_seats(page, house, table, tokens)
        page.locator(".tabs button").last.tap()
        page.locator(".chat li").last.wait_for()
        assert hit(page, ".chat form input"), size
        assert page.locator(".chat li").last.evaluate(AT_ITS_MIDDLE), size
        page.locator(".chat form input").fill(f"the last word at {size}")
        page.locator(".chat form button").tap()
        page.locator(f".chat li:has-text('the last word at {size}')").wait_for()
        assert hit(page, ".chat form input"), size


def test_nothing_is_pressed_beneath_the_phones_own_bar_or_beside_its_notch(house: House, open_page: OpenPage) -> None:
    page = open_page(size=(390, 664), phone=True)
    open_lobby(page, house)
    keeps_free(page, bottom=BELOW)
    until(page, f"({BOTTOM})('form.setup .go') === {664 - BELOW}")
    table, tokens = short_table(house, [ME, WEN])
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    keeps_free(page, bottom=0)
    until(page, f"({BOTTOM})('.decide .confirm') > {664 - BELOW}")
    keeps_free(page, bottom=BELOW)  # as where the browser's own bar goes while one reads
    until(page, f"({BOTTOM})('.decide .confirm') <= {664 - BELOW}")
    until(page, f"({BOTTOM})('.board.sheet') <= document.querySelector('.tabs').getBoundingClientRect().top")
    sideways = open_page(size=(844, 390), phone=True)
    take_seats(sideways, house, table, tokens)
    wait_for_turn(sideways)
    keeps_free(sideways, left=BESIDE, right=BESIDE, bottom=21)
    until(sideways, f"({BOTTOM})('.decide') <= {390 - 21}")
    for part in (".top .brand", ".seats", ".decide .confirm", ".top .ctl"):
        box = sideways.locator(part).bounding_box()
        assert BESIDE <= box["x"] <= box["x"] + box["width"] <= 844 - BESIDE, part


def test_a_finger_held_down_asks_of_a_thing_and_of_nothing_else(house: House, open_page: OpenPage) -> None:
    """No text is marked, no menu of the browser stands over the card, and no page is loaded anew by pulling a sheet."""
    page = open_page(size=SMALL, phone=True)
    table, tokens = short_table(house, [ME, WEN])
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    style = "(part, name) => getComputedStyle(document.querySelector(part))[name]"
    finger = page.context.new_cdp_session(page)
    box = page.locator(".seat.me .who").bounding_box()
    at = {"x": box["x"] + 10, "y": box["y"] + 8}
    asked = """document.querySelector('.seat.me .who').dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"""
    assert page.evaluate(asked), "by a mouse the menu comes"
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(".inspector")
    assert page.evaluate(f"({style})('.seat.me', 'userSelect')") == "none"
    assert page.evaluate(f"({style})('html', 'overscrollBehaviorY')") == "contain"
    assert page.evaluate(f"({style})('html', 'touchAction')") == "manipulation"
    assert not page.evaluate(asked)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_an_invitation_is_accepted_without_looking_for_the_button(house: House, open_page: OpenPage) -> None:
    """On the smallest screen and with the longest name; who waits has no buttons that can do nothing."""
    made = call(house, "/api/tables", {"game": "praga", "seats": [ME, OPEN, OPEN], "public": False})
    guest = open_page(size=SMALL, phone=True, lang="ja-JP")
    guest.goto(f"{house.url}/t/{made['table']['id']}")
    guest.fill(".over-board form input", "ウェン")
    assert hit(guest, ".over-board form .btn.go")
    guest.locator(".over-board form .btn.go").tap()
    guest.wait_for_selector(".seat.me")
    assert guest.locator(".decide .ends").count() == 0


def test_a_lost_seat_says_all_of_why(house: House, open_page: OpenPage) -> None:
    table, tokens = short_table(house, [ME, OPEN], LONG)
    call(house, f"/api/tables/{table}/join", {"name": "Wen", "seat": 1})
    call(house, f"/api/tables/{table}/leave", {}, tokens["0"])
    page = open_page(size=SMALL, phone=True)
    take_seats(page, house, table, tokens)
    page.wait_for_selector(LOST)
    assert page.evaluate(HIGHER, f"{LOST} p") <= 1
    assert hit(page, f"{LOST} .btn")


def test_a_button_that_waits_for_a_slow_line_is_read_over_what_it_lies_on(house: House, open_page: OpenPage) -> None:
    """Start stays where it is over the form; beneath its pale letters no others are seen."""
    page = open_page(size=(390, 664), phone=True)
    open_lobby(page, house)
    page.route("**/api/tables", lambda route: None if route.request.method == "POST" else route.continue_())
    page.fill(".chair input.name", "Odile")
    page.locator("form.setup .go").tap()
    page.locator("form.setup .go[disabled]").wait_for()
    ground = "getComputedStyle(document.querySelector('form.setup .go')).backgroundColor"
    assert page.evaluate(ground) != "rgba(0, 0, 0, 0)"
    # and the options look the same whether or not a dialog was opened before
    page.locator(".rule-options summary").tap()
    label = page.locator(".rule-options label").first
    assert label.locator("select").bounding_box()["y"] > label.locator("span").bounding_box()["y"]


def test_letters_half_as_large_again_are_read_whole(house: House, open_page: OpenPage) -> None:
    """The page is no wider than the phone, nor a dialog than itself; what is asked is not cut."""
    page = open_page(size=(360, 664), phone=True, lang="ja-JP")
    table, tokens = short_table(house, [ME, WEN])
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    page.evaluate(LARGER)
    assert page.evaluate(HIGHER, ".decide .idle p") <= 1
    assert page.evaluate(HIGHER, ".top .ask h1") <= 1
    page.locator(".tools .sq").last.tap()
    page.locator(".menu .btn").first.wait_for()
    assert page.evaluate(WIDER, "dialog[open]") == 0
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    last = page.locator(".tabs button").last
    assert last.evaluate("one => one.scrollWidth <= one.clientWidth")
    page.keyboard.press("Escape")
    page.locator(".top .ctl > .sq").last.tap()
    page.locator(".recovery .btn").first.wait_for()
    assert page.evaluate(WIDER, "dialog[open]") == 0


def test_what_the_menu_has_opened_gives_the_focus_back_to_the_menus_button(house: House, open_page: OpenPage) -> None:
    page = open_page()
    table, tokens = short_table(house, [ME, WEN])
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    for words in ("How the draws are made fair", "My seat on another device", "Report"):
        menu(page, words)
        page.locator("dialog[open] h2", has_text=words).wait_for()
        page.keyboard.press("Escape")
        until(page, "document.activeElement === [...document.querySelectorAll('.tools .sq')].at(-1)")


def test_a_rematch_is_accepted_without_looking_for_the_button(house: House, open_page: OpenPage) -> None:
    """What somebody waits for stands before what there is to read of the game."""
    table, tokens, last = seated(house, "praga")
    page = open_page(size=SMALL, phone=True)
    look_on(page, house, "praga", table, tokens)
    finish(house, table, last)
    page.wait_for_selector(".game-over .podium li")
    call(house, f"/api/tables/{table}/rematch", {}, tokens["1"])
    page.wait_for_selector(".game-over .offer")
    assert hit(page, ".game-over .btn.go")
    bottom = page.locator(".tabs").bounding_box()["y"]
    button = page.locator(".game-over .btn.go").bounding_box()
    assert button["y"] + button["height"] <= bottom, "all of it"


def test_small_buttons_are_large_enough_for_a_finger(house: House, open_page: OpenPage) -> None:
    page = open_page(size=SMALL, phone=True)
    open_table(house, page, PEOPLE)
    assert page.locator(".seats [data-screen]").evaluate(REACH) >= FINGER
    assert page.locator(".seats [data-screen]").bounding_box()["width"] >= FINGER
    enter(page, house, token_of_an_operator(house))
    page.wait_for_selector("main .seg")
    for one in page.locator(".seg button").all():
        assert one.evaluate(REACH) >= FINGER, one.inner_text()


def test_on_a_slow_line_something_is_seen_to_come_at_once(house: House, open_page: OpenPage) -> None:
    """A menu and a tab that were never opened before say that they are on their way, where they will stand."""
    page = open_page(size=SMALL, phone=True)
    table, tokens = short_table(house, [ME, WEN])
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    pace = {"latency": 1500, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
    line.send("Network.emulateNetworkConditions", {"offline": False, **pace})
    page.locator(".tools .sq").last.tap()
    page.locator("[role=status][aria-busy=true]", has_text="Loading").wait_for()
    assert hit(page, "[role=status][aria-busy=true]"), "over the page"
    page.locator(".menu .btn").first.wait_for()
    assert not page.locator("[aria-busy=true]").count()
    page.keyboard.press("Escape")
    page.locator(".tabs button").nth(2).tap()
    page.locator(".pane [aria-busy=true]", has_text="Loading").wait_for()
    page.locator(".pane .rules dt").first.wait_for()
    assert not page.locator(".pane [aria-busy=true]").count()


@pytest.mark.parametrize("game", sorted(BUNDLED))
def test_at_200_percent_the_sheet_is_in_sight_at_once(house: House, open_page: OpenPage, game: str) -> None:
    """On a laptop, before anybody scrolls; all that is chosen and pressed stands in one row beneath it."""
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}]
    made = call(house, "/api/tables", {"game": game, "seats": seats, "public": False})
    page = open_page(size=(640, 360))
    take_seats(page, house, made["table"]["id"], made["tokens"], game)
    page.wait_for_selector(".decide .ends .btn")
    top, end = page.locator(".board.sheet").bounding_box()["y"], page.locator(".tabs").bounding_box()["y"]
    assert end - top >= 60
    boxes = [one.bounding_box() for one in page.locator(".decide .btn:visible").all()]
    assert len(boxes) >= 3
    assert max(box["y"] + box["height"] for box in boxes) <= 360
    assert max(box["y"] for box in boxes) - min(box["y"] for box in boxes) < FINGER


def test_at_200_percent_a_replay_is_moved_in_one_row(house: House, open_page: OpenPage) -> None:
    """Buttons, slider and link lie beside each other, whole, beneath the sheet."""
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}]
    made = call(house, "/api/tables", {"game": "caylus", "seats": seats, "public": False})
    page = open_page(size=(640, 360))
    take_seats(page, house, made["table"]["id"], made["tokens"], "caylus")
    page.wait_for_selector(".decide .ends .btn")
    page.goto(f"{page.url}/replay")
    page.wait_for_selector(".replay-slider input")
    parts = page.locator(".decide.replaying :is(.btn, input, .replay-slider p):visible").all()
    assert len(parts) >= 11
    boxes = [one.bounding_box() for one in parts]
    for number, a in enumerate(boxes):
        assert a["x"] >= 0
        assert a["x"] + a["width"] <= 640
        assert a["y"] + a["height"] <= 360
        for b in boxes[number + 1 :]:
            wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
            high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
            assert min(wide, high) <= 1, (a, b)
