"""Seats and their people, in two and three browsers: what happens is told, and a seat follows its owner."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import (
    HAND,
    LONG,
    ME,
    OPEN,
    OVER,
    call,
    join,
    open_lobby,
    play_turn,
    short_table,
    take_seats,
    two,
    until,
    wait_for_turn,
)

LOST = ".decide .lost"
TOAST = ".toasts .toast"
SHUT = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('closed', 'SecurityError'); },
})"""
"""A browser that lets no site keep anything."""
PLACES = """() => ['.page', '.top h1', '.top .notes', '.board'].map((one) => {
  const { top, bottom } = document.querySelector(one).getBoundingClientRect();
  return [top, bottom];
})"""


def told(page: Any, what: str) -> None:
    """Wait for a line of the log."""
    page.wait_for_selector(f".log [data-notice=shell-notice-{what}]")


def tokens_of(page: Any, table: str) -> dict[str, str]:
    """Return the tokens that a browser has for a table."""
    found: dict[str, str] = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens", table)
    return found


def finish(house: House, table: str, tokens: list[str]) -> None:
    """Play to the end over the API: always the first legal action."""
    while (seen := call(house, f"/api/tables/{table}"))["table"]["state"] != "over":
        token = tokens[seen["snapshot"]["view"]["current"]]
        legal = call(house, f"/api/tables/{table}", token=token)["snapshot"]["legal"]
        body = {"seq": seen["snapshot"]["seq"], "actions": [legal[0]["text"]]}
        call(house, f"/api/tables/{table}/moves", body, token)


def give_time(house: House, table: str, seat: int, seconds: float) -> None:
    """Set what one seat's clock shows: here, so that only one of two people runs out of time."""
    with closing(sqlite3.connect(house.data / "bastide.sqlite3")) as store, store:
        where = "table_id = ? AND seat = ?"
        store.execute(f"UPDATE seats SET clock_left = ? WHERE {where}", (seconds, table, seat))


def menu(page: Any, words: str) -> None:
    """Choose something from the table's menu."""
    page.locator(".tools .sq").last.click()
    page.locator(f".menu .btn:has-text('{words}')").click()


def test_a_time_out_is_seen_by_both_and_taken_back(house: House, open_page: OpenPage, axe: Axe) -> None:
    """Nobody is "you" with an empty bar: who ran out of time is told, and one click brings the seat back."""
    table, first, second = two(house, open_page, {"initial": 5, "increment": 0})
    give_time(house, table, 1, 600)
    first.wait_for_selector(LOST)
    assert "time ran out" in first.locator(LOST).inner_text()
    assert first.locator(".seat .tag").count() == 0
    second.wait_for_selector(f"{TOAST}:has-text('Odile has run out of time')")
    told(first, "time-out")
    told(second, "time-out")
    axe.check(first, "a lost seat")
    first.reload()
    first.wait_for_selector(f"{LOST} .btn.go")
    first.locator(f"{LOST} .btn.go").click()
    first.wait_for_selector(LOST, state="detached")
    first.wait_for_selector(".seat.me:has-text('Odile')")
    told(second, "reclaimed")
    assert int(second.locator("[data-seat='0'] .clock").inner_text().split(":")[0]) <= 1


def test_leaving_is_seen_and_the_seat_comes_back(house: House, open_page: OpenPage) -> None:
    """A bot plays on for who leaves; the link leads back to the seat."""
    table, first, second = two(house, open_page)
    menu(second, "Leave the table")
    second.locator(".menu .btn:has-text('Really leave?')").click()
    first.wait_for_selector(f"{TOAST}:has-text('Wen leaves. A bot plays on.')")
    told(first, "left")
    first.wait_for_selector("[data-seat='1'] :text('level 2')")
    second.goto(f"{house.url}/t/{table}")
    second.locator(f"{LOST} .btn.go").click()
    second.wait_for_selector(".seat.me:has-text('Wen')")
    first.wait_for_selector(f"{TOAST}:has-text('Wen is back')")


def test_undo_refused_and_granted_is_seen(house: House, open_page: OpenPage) -> None:
    """Who asked learns the answer, and the log keeps it."""
    _, first, second = two(house, open_page)
    play_turn(first)
    first.wait_for_selector(".seat.now:has-text('Wen')")
    for button, answer in ((".btn:not(.go)", "refused"), (".btn.go", "granted")):
        first.keyboard.press("Shift+U")
        first.locator("[role=alertdialog] .btn.go").click()
        second.locator(f".notes .notice {button}").first.click()
        told(first, f"undo-{answer}")
        told(second, f"undo-{answer}")
    first.wait_for_selector(f"{TOAST}:has-text('Wen refuses')")
    first.wait_for_selector(HAND)


def test_a_vote_leaves_what_is_asked_in_sight_on_a_phone(house: House, open_page: OpenPage) -> None:
    """Who is on turn reads what to do above the line in which the others ask something."""
    _, first, second = two(house, open_page)
    play_turn(first)
    first.wait_for_selector(".seat.now:has-text('Wen')")
    first.keyboard.press("Shift+U")
    first.locator("[role=alertdialog] .btn.go").click()
    for width in (390, 360):
        second.set_viewport_size({"width": width, "height": 844})
        second.locator(".notes .btn.go").wait_for()
        line, note = (second.locator(f".top {one}").bounding_box() for one in ("h1", ".notes"))
        seats = second.locator(".room > .seats").bounding_box()["y"]
        assert line["y"] + line["height"] <= note["y"] + 1, f"at {width} the note lies on the line"
        assert note["y"] + note["height"] <= seats, f"at {width} the note lies on the seats"


def test_a_rematch_by_both_presses_leads_to_one_table_with_the_clock(house: House, open_page: OpenPage) -> None:
    """The first press is an offer, the second accepts it; a spectator may watch."""
    table, first, second = two(house, open_page, {"initial": 600, "increment": 5}, stack="XVA")
    watcher = open_page()
    watcher.goto(f"{house.url}/t/{table}")
    finish(house, table, [tokens_of(first, table)["0"], tokens_of(second, table)["1"]])
    first.locator(f"{OVER} .btn.go").click()
    first.wait_for_selector(".over-board .waiting")
    second.wait_for_selector(f"{OVER} .offer:has-text('Odile wants a rematch')")
    watcher.wait_for_selector(f"{OVER} a:has-text('Watch the rematch')")
    second.locator(f"{OVER} .btn.go:has-text('Accept the rematch')").click()
    for page in (first, second):
        page.wait_for_selector(".over-board", state="detached")
        page.wait_for_selector("[data-seat='0']:has-text('Wen') .clock")
    assert first.url == second.url != f"{house.url}/t/{table}"
    second.wait_for_selector(HAND)  # the other one begins


def test_my_seat_on_another_device(house: House, open_page: OpenPage, axe: Axe) -> None:
    """A link and a picture of it, good once; both devices play on."""
    table, tokens = short_table(house, [ME, {"kind": "local", "name": "Wen"}], LONG)
    first, second, third = open_page(), open_page(lang="ja-JP", size=(390, 844), touch=True), open_page()
    take_seats(first, house, table, tokens)
    wait_for_turn(first)
    menu(first, "My seat on another device")
    first.wait_for_selector(".dialog svg.qr")
    axe.check(first, "the dialog for another device")
    link = first.locator(".dialog .share input").input_value()
    second.goto(link)
    second.wait_for_url(f"**/t/{table}")
    wait_for_turn(second)
    first.keyboard.press("Escape")
    play_turn(first)
    second.wait_for_selector(".seat.me:has-text('Wen')")
    third.goto(link)
    third.wait_for_selector(".blank :text('used already')")


def test_words_bring_the_seats_back(house: House, open_page: OpenPage, axe: Axe) -> None:
    """After the storage is gone, eight words bring back every seat, also one that was taken after they were shown."""
    old, old_tokens = short_table(house, [ME, OPEN])
    page = open_page()
    take_seats(page, house, old, old_tokens)
    page.locator(".top .ctl .sq").last.click()
    page.locator(".recovery .btn").first.click()
    words = page.locator(".recovery .words li").all_inner_texts()
    assert len(words) == 8
    axe.check(page, "the words")
    page.keyboard.press("Escape")
    open_lobby(page, house)
    page.fill(".chair input.name", "Odile")
    with page.expect_response("**/api/words/cover"):
        page.locator("form.setup button.go").click()
    page.wait_for_url("**/t/*")
    new = page.url.rsplit("/t/", 1)[1]
    page.evaluate("localStorage.clear()")
    page.goto(house.url)
    page.wait_for_selector("form.setup .chairs")
    page.locator(".top .ctl .sq").last.click()
    page.locator(".recovery .btn").nth(1).click()
    field = page.locator(".recovery form input")
    field.fill(" ".join([words[1], words[0], *words[2:]]))
    page.locator(".recovery form .btn.go").click()
    page.wait_for_selector(".recovery .wrong")
    field.fill("  ".join(words).upper())
    page.locator(".recovery form .btn.go").click()
    page.wait_for_selector(".recovery :text('2 tables are yours again')")
    page.keyboard.press("Escape")
    for table in (old, new):
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector(".seat .tag:has-text('you')")


@pytest.fixture(scope="module")
def brisk_house(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve with little patience for people who are away."""
    settings = {"BASTIDE_ABSENT_AFTER": "2", "BASTIDE_NUDGE_AFTER": "0"}
    house = House(tmp_path_factory.mktemp("brisk"), settings=settings)
    house.start()
    yield house
    house.stop()


def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(brisk_house: House, open_page: OpenPage) -> None:
    """Everybody sees since when, may remind, then let a bot play on; whoever comes back is asked whether to go on."""
    table, first, second = two(brisk_house, open_page)
    address = first.url
    first.goto("about:blank")
    second.wait_for_selector(".absent:has-text('Odile has been away')")
    for width, height in ((1280, 720), (1000, 700), (768, 1024), (1920, 1080)):
        second.set_viewport_size({"width": width, "height": height})
        page, line, notes, sheet = second.evaluate(PLACES)
        assert line[0] >= page[0] + 3, f"at {width} the line touches the edge"
        assert line[1] <= notes[0] + 1, f"at {width} the note lies on the line"
        assert notes[1] <= sheet[0] - 3, f"at {width} the note touches the sheet"
    second.locator(".absent .btn:has-text('Remind Odile')").click()
    told(second, "nudged")
    second.locator(".absent .btn:has-text('Let a bot play on')").click()
    told(second, "handed")
    second.wait_for_selector(".absent", state="detached")
    first.goto(address)
    first.wait_for_selector(f"{LOST}:has-text('You were away')")
    first.locator(f"{LOST} .btn.go").click()
    told(second, "reclaimed")
    assert call(brisk_house, f"/api/tables/{table}")["table"]["seats"][0]["kind"] == "person"


def test_notes_leave_the_question_free_on_a_phone(brisk_house: House, open_page: OpenPage) -> None:
    """Several at once cover the upper row alone, not the bar that asks something."""
    _, first, second = two(brisk_house, open_page)
    second.set_viewport_size({"width": 390, "height": 844})
    first.goto("about:blank")
    second.locator(".absent .btn").first.wait_for()
    for _ in range(2):
        second.locator(".absent .btn:has-text('Remind Odile')").click()
    until(second, f"document.querySelectorAll('{TOAST}').length > 1")
    bottom = max(one.bounding_box()["y"] + one.bounding_box()["height"] for one in second.locator(TOAST).all()[-1:])
    assert second.locator(f"{TOAST}:visible").count() == 1
    assert bottom <= second.locator(".absent .btn").first.bounding_box()["y"]


def test_a_reminder_reaches_somebody_who_looks_elsewhere(brisk_house: House, open_page: OpenPage) -> None:
    """The title of the page of whoever is on turn says that the table waits, until they come."""
    _, first, second = two(brisk_house, open_page)
    second.wait_for_timeout(600)
    menu(second, "Remind Odile")
    first.wait_for_selector(f"{TOAST}:has-text('Wen reminds Odile')")
    until(first, "document.title.startsWith('The table is waiting for you')")
    first.keyboard.press("Shift")
    for _ in range(8):  # it does not blink any more
        first.wait_for_timeout(200)
        assert "waiting" not in first.title()


def test_an_invitation_says_who_invites_to_what(house: House, open_page: OpenPage) -> None:
    """The host's name, the game, the rules and the clock; one button for the one free seat; a QR code for the host."""
    body = {
        "game": "carcassonne",
        "options": {"preset": "modern"},
        "seats": [ME, OPEN],
        "public": False,
        "clock": {"initial": 1800, "increment": 5},
    }
    made = call(house, "/api/tables", body)
    table = made["table"]["id"]
    guest, host = open_page(), open_page()
    guest.goto(f"{house.url}/t/{table}")
    assert guest.locator(".over-board h2").inner_text() == "Odile invites you to Carcassonne"
    assert "Modern, 30 minutes each, plus 5 seconds a turn" in guest.locator(".over-board").inner_text()
    assert guest.locator(".over-board .btn").count() == 1
    take_seats(host, house, table, made["tokens"])
    host.locator(".over-board .share-more .btn:has-text('QR code')").click()
    host.wait_for_selector(".over-board svg.qr")


def test_a_table_that_is_taken_away_says_so_at_once(house: House, open_page: OpenPage) -> None:
    """Who looks at an invitation is not left with a seat that nobody can take."""
    made = call(house, "/api/tables", {"game": "carcassonne", "seats": [ME, OPEN], "public": False})
    page = open_page()
    page.goto(f"{house.url}/t/{made['table']['id']}")
    page.wait_for_selector(".over-board form")
    call(house, f"/api/tables/{made['table']['id']}/leave", {}, made["tokens"]["0"])
    page.wait_for_selector(".blank h1")
    assert page.locator(".blank p").inner_text() == "This table does not exist. It may have been removed."
    assert page.locator(".blank a.btn").get_attribute("href") == "/"


def test_a_browser_that_keeps_nothing_says_so_and_words_bring_its_seat_back(
    house: House, open_page: OpenPage, axe: Axe
) -> None:
    """Whoever looks on has nothing to lose; whoever sits down is told once, until the note is closed."""
    page = open_page()
    page.add_init_script(SHUT)
    made = call(house, "/api/tables", {"game": "carcassonne", "seats": [ME, OPEN], "public": False})
    page.goto(f"{house.url}/t/{made['table']['id']}")
    page.locator(".over-board form input").wait_for()
    assert page.locator(TOAST).count() == 0
    join(page, house, made["table"]["id"])
    page.locator(TOAST).get_by_text("keeps nothing").wait_for()
    axe.check(page, "a browser that keeps nothing", ".toasts")
    page.locator(f"{TOAST} button").click()
    page.locator(TOAST).wait_for(state="detached")
    page.locator(".top [aria-label=Settings]").click()
    with page.expect_response("**/api/words/cover"):
        page.get_by_role("button", name="Show my words").click()
    words = page.locator(".recovery .words li").all_inner_texts()
    page.reload()
    page.wait_for_selector(".board svg")
    assert page.locator(".seat.me").count() == 0
    page.locator(".top [aria-label=Settings]").click()
    page.get_by_role("button", name="I have words").click()
    page.locator(".recovery form input").fill(" ".join(words))
    page.locator(".recovery form button").click()
    page.wait_for_selector(".seat.me")
