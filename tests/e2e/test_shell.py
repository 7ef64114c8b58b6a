"""Lobby, table, live line, replay and languages, as a person meets them."""

import json
import signal
import urllib.request
from typing import Any

import pytest

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import (
    HAND,
    OVER,
    SENTENCES,
    TURN_WORDS,
    call,
    log_length,
    open_lobby,
    play_out,
    play_turn,
    short_table,
    start_table,
    take_seats,
    until,
    wait_for_turn,
)

ME = {"kind": "me", "name": "Odile"}
BOT = {"kind": "bot", "bot": "level:1"}
OPEN = {"kind": "open"}


def ask(page: Any) -> str:
    """Return the one line on top."""
    return str(page.locator(".top .ask h1").inner_text())


@pytest.mark.timeout(600)
def test_a_whole_game_against_four_bots(house: House, open_page: OpenPage) -> None:
    """From the lobby to the result by the keyboard, five at the table; `visit` plays whole games in each language."""
    page = open_page(lang="ja-JP")
    table = start_table(page, house, bots=4)
    assert wait_for_turn(page)
    assert TURN_WORDS["ja-JP"] in ask(page)
    played = play_out(page)
    assert 13 <= played <= 16  # 71 tiles among five
    shown = [int(text) for text in page.locator(".seat .score").all_inner_texts()]
    known = call(house, f"/api/tables/{table}")
    assert shown == known["table"]["scores"]
    record = call(house, f"/api/tables/{table}/record")
    from bastide.engine.record import Record

    assert Record.parse(record).replay().scores() == shown
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_is_left_untranslated(house: House, open_page: OpenPage) -> None:
    """No message id shows through in any language, neither in the lobby nor at a table."""
    for lang in TURN_WORDS:
        page = open_page(lang=lang)
        start_table(page, house)
        wait_for_turn(page)
        play_turn(page)
        for tab in page.locator("[role=tab]").all():
            tab.click()
            text = page.locator("body").inner_text()
            assert not [
                word for word in text.split() if word.startswith(("shell-", "lobby-", "error-", "carcassonne-"))
            ]
        open_lobby(page, house)
        text = page.locator("body").inner_text()
        assert not [word for word in text.split() if word.startswith(("shell-", "lobby-", "error-", "carcassonne-"))]


def test_two_browsers_at_one_table(house: House, open_page: OpenPage) -> None:
    """A friend joins by the copied link; both see each other's moves and words at once."""
    host, guest = open_page(), open_page(lang="ja-JP", size=(360, 740), touch=True)
    open_lobby(host, house)
    host.fill(".chair input.name", "Odile")
    host.locator(".chair select").nth(1).select_option("open")
    host.locator("form.setup button.go").click()
    host.wait_for_selector(".over-board .share")
    host.locator(".over-board .share .btn.go").click()
    link = host.evaluate("navigator.clipboard.readText()")
    guest.goto(link)
    guest.wait_for_selector(".over-board form")
    guest.fill(".over-board form input", "Haruka")
    guest.locator(".over-board form .btn.go").click()
    guest.wait_for_selector(".seat.me:has-text('Haruka')")
    host.wait_for_selector(".seat:has-text('Haruka')")
    host.wait_for_selector(".over-board", state="detached")
    for _ in range(2):
        host.wait_for_selector(".seat.now")
        mover, other = (host, guest) if host.locator("[data-hand]").count() else (guest, host)
        if mover is guest:
            guest.locator("[role=tab]").first.click()  # the log is behind a tab on a phone
        before = log_length(host)
        play_turn(mover)
        other.wait_for_selector(HAND)
        assert log_length(host) > before
    host.locator("[role=tab]").nth(3).click()
    host.fill(".chat form input", "Hello <b>there</b>")
    host.keyboard.press("Enter")
    guest.locator("[role=tab]").nth(3).click()
    guest.wait_for_selector(".chat li:has-text('Hello <b>there</b>')")


def test_undo_needs_the_other_person(house: House, open_page: OpenPage) -> None:
    """Beyond a draw the other one is asked, which is said beforehand, and may allow it."""
    table, tokens = short_table(house, [ME, OPEN], "XVAUUU")
    first, second = open_page(), open_page()
    take_seats(first, house, table, tokens)
    second.goto(f"{house.url}/t/{table}")
    second.fill(".over-board form input", "Wen")
    second.locator(".over-board form .btn.go").click()
    wait_for_turn(first)
    play_turn(first)
    before = log_length(first)
    first.wait_for_selector(".seat.now:has-text('Wen')")
    first.keyboard.press("Shift+U")
    question = first.locator("[role=alertdialog]")
    assert "they have to agree" in question.inner_text() or "the others have to agree" in question.inner_text()
    question.locator(".btn.go").click()
    second.wait_for_selector(".notice .btn.go")
    second.locator(".notice .btn.go").click()
    first.wait_for_selector(HAND)
    until(first, f"{SENTENCES} < {before}")


def test_it_comes_back_after_a_server_restart(own_house: House, open_page: OpenPage) -> None:
    """The page says that the line is down, comes back by itself, and the game goes on with nothing lost."""
    page = open_page()
    table = start_table(page, own_house)
    wait_for_turn(page)
    play_turn(page)
    wait_for_turn(page)
    before = call(own_house, f"/api/tables/{table}")["snapshot"]["ply"]
    own_house.stop(signal.SIGKILL)
    page.wait_for_selector(".line-state[data-state=reconnecting], .line-state[data-state=restarting]")
    own_house.start()
    page.wait_for_selector(".line-state[data-state=open]", state="attached")
    assert call(own_house, f"/api/tables/{table}")["snapshot"]["ply"] >= before
    play_turn(page)
    assert wait_for_turn(page)


@pytest.mark.parametrize("lang", ["en-GB", "ja-JP"])
def test_a_lost_line_is_said_within_a_small_phone(own_house: House, open_page: OpenPage, lang: str) -> None:
    """Nothing is pushed over the edge by it, with all the tools that a table has."""
    table, tokens = short_table(own_house, [ME, {"kind": "local", "name": "Wen"}], "XVAUUU")
    page = open_page(size=(360, 740), phone=True, lang=lang)
    take_seats(page, own_house, table, tokens)
    page.wait_for_selector(".line-state[data-state=open]", state="attached")
    own_house.stop()
    page.locator(".line-state[data-state=restarting] button, .line-state[data-state=reconnecting] button").wait_for()
    assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [360, 360]
    edges = [one.bounding_box() for one in page.locator(".top button:visible").all()]
    assert len(edges) > 3
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in edges)


def test_a_stale_tab_never_plays_a_wrong_move(house: House, open_page: OpenPage) -> None:
    """A tab that missed a move is told so, and shows the table as it stands."""
    table, tokens = short_table(house, [ME, {"kind": "local", "name": "Wen"}], "XVAUUU")
    page = open_page()
    page.add_init_script(
        "window.WebSocket = class extends EventTarget {"
        " constructor() { super(); this.readyState = 0; } send() {} close() {} };"
    )
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(".decide:not([aria-busy]) .spots .btn.may")
    page.keyboard.press("1")
    known = call(house, f"/api/tables/{table}", token=tokens["0"])["snapshot"]
    place = known["legal"][-1]["text"]
    moved = call(
        house, f"/api/tables/{table}/moves", {"seq": known["seq"], "actions": [place, "meeple none"]}, tokens["0"]
    )
    page.keyboard.press("Enter")
    page.wait_for_selector(".notice[role=alert]")
    assert call(house, f"/api/tables/{table}")["snapshot"]["seq"] == moved["seq"]
    page.wait_for_selector(".seat.now:has-text('Wen')")


def test_several_people_at_one_screen(house: House, open_page: OpenPage) -> None:
    """The page follows the seat on turn, and the game ends with both played from one browser."""
    table, tokens = short_table(house, [ME, {"kind": "local", "name": "Wen"}])
    page = open_page()
    take_seats(page, house, table, tokens)
    names = []
    while wait_for_turn(page):
        names.append(page.locator(".seat.me .who b").inner_text())
        play_turn(page)
        name = "document.querySelector('.seat.me .who b').textContent"
        until(page, f"document.querySelector('{OVER}') !== null || {name} !== '{names[-1]}'")
    assert names[:4] == ["Odile", "Wen", "Odile", "Wen"]


def test_replay_links_to_a_moment(house: House, open_page: OpenPage) -> None:
    """Slider, keys and the log lead through the game; the address names the moment; moves may be tried there."""
    table, tokens = short_table(house, [ME, BOT])
    page = open_page()
    take_seats(page, house, table, tokens)
    play_out(page)
    page.locator(f'{OVER} a.btn[href$="/replay"]').click()  # beside it may be one to a mistake
    page.wait_for_selector(".replay-slider input")
    plies = int(page.locator(".replay-slider input").get_attribute("max"))
    page.keyboard.press("End")
    page.wait_for_url(f"**/replay?ply={plies}")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/replay?ply={plies - 1}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?ply=1")
    page.goto(f"{house.url}/t/{table}/replay?ply=1")
    page.wait_for_selector(".replay-slider input")
    assert page.locator(".replay-slider input").input_value() == "1"
    page.keyboard.press("p")
    page.wait_for_selector(".plan-note")
    page.wait_for_selector(HAND)
    page.keyboard.press("Enter")
    page.wait_for_selector(".decide:not([aria-busy]) .spots .btn.may")
    page.keyboard.press("Escape")
    page.locator(".plan-note .btn").click()
    page.wait_for_selector(".replay-slider input")
    assert call(house, f"/api/tables/{table}/replay")["plies"] == plies


def test_planning_changes_nothing(house: House, open_page: OpenPage) -> None:
    """Moves are tried on a private copy, draws included, and the table stays as it was."""
    page = open_page()
    table = start_table(page, house)
    wait_for_turn(page)
    before = call(house, f"/api/tables/{table}")["snapshot"]
    page.keyboard.press("p")
    page.wait_for_selector(".plan-note")
    page.keyboard.press("Enter")
    page.wait_for_selector(".decide:not([aria-busy]) .spots .btn.may")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.locator(".decide:not([aria-busy]) .draws .btn, .decide .btn:has-text('At random')").first.click()
    page.wait_for_selector(HAND)
    page.locator(".plan-note .btn").click()
    page.wait_for_selector(".plan-note", state="detached")
    assert call(house, f"/api/tables/{table}")["snapshot"]["seq"] == before["seq"]


def test_a_hint_can_be_played(house: House, open_page: OpenPage) -> None:
    """The hint shows what a bot would do and plays it on request."""
    page = open_page()
    start_table(page, house)
    wait_for_turn(page)
    before = log_length(page)
    page.keyboard.press("h")
    page.locator(".hint-note footer .go").click()
    until(page, f"{SENTENCES} > {before}")


def test_import_of_a_record(house: House, open_page: OpenPage) -> None:
    """A finished record opens as a replay; a broken one names the line."""
    table, tokens = short_table(house, [ME, BOT])
    page = open_page()
    take_seats(page, house, table, tokens)
    play_out(page)
    record = call(house, f"/api/tables/{table}/record")
    open_lobby(page, house)
    page.locator(".import summary").click()
    page.fill(".import textarea", record.replace("meeple", "meepel", 1))
    page.locator(".import form .btn").click()
    assert "line" in page.locator(".import [role=alert]").inner_text()
    page.fill(".import textarea", record)
    page.locator(".import form .btn").click()
    page.wait_for_url("**/replay**")
    page.wait_for_selector(".replay-slider input")


def test_a_refusal_leads_to_its_rule(house: House, open_page: OpenPage) -> None:
    """The rulebook opens at the rule, is searched, and is there in every language."""
    page = open_page()
    start_table(page, house)
    wait_for_turn(page)
    page.keyboard.press("i")
    page.wait_for_selector(".rules .one")
    every = page.locator(".rules .one").count()
    assert every > 80
    page.fill(".find input", "car-024")
    until(page, "document.querySelectorAll('.rules .one').length === 1")
    assert page.locator(".rules dt").inner_text() == "CAR-024"


def test_settings_are_remembered(house: House, open_page: OpenPage) -> None:
    """Language and theme survive a new visit; the system's theme is followed until one is chosen."""
    page = open_page(scheme="dark")
    open_lobby(page, house)
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.locator(".top button[aria-label='Day or night']").click()
    page.locator(".langs button[lang=ja]").click()
    page.wait_for_selector("html[lang=ja]")
    page.reload()
    page.wait_for_selector("form.setup")
    assert page.locator("html").get_attribute("data-theme") == "vellum"
    assert page.locator("html").get_attribute("lang") == "ja"


def test_unknown_places_say_so(house: House, open_page: OpenPage) -> None:
    """A wrong table and a wrong address get a page with a way home."""
    page = open_page()
    for path in ("/t/nosuchtable", "/t/nosuchtable/replay"):
        page.goto(house.url + path)
        page.wait_for_selector(".blank a.btn")
    page.locator(".blank a.btn").click()
    page.wait_for_selector("form.setup")


def test_a_spectator_can_only_look(house: House, open_page: OpenPage) -> None:
    """Without a token there is nothing to press, and the watcher follows live."""
    table, tokens = short_table(house, [ME, {"kind": "local", "name": "Wen"}], "XVAUUU")
    player, watcher = open_page(), open_page()
    take_seats(player, house, table, tokens)
    watcher.goto(f"{house.url}/t/{table}")
    watcher.wait_for_selector(".decide .idle")
    assert watcher.locator(".decide:not([aria-busy]) .btn.go, [data-hand]").count() == 0
    assert watcher.locator(".decide .cell").count() == 1, "no empty frame beside it"
    before = log_length(watcher)
    play_turn(player)
    until(watcher, f"{SENTENCES} > {before}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(house: House, open_page: OpenPage, axe: Axe, scheme: str) -> None:
    """Lobby, table with every tab, result and replay, in both themes and on a phone."""
    page = open_page(scheme=scheme)
    open_lobby(page, house)
    page.locator(".rule-options summary").click()
    axe.check(page, "lobby")
    table, tokens = short_table(house, [ME, BOT])
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(".decide:not([aria-busy]) .spots .btn.may")
    for tab in page.locator("[role=tab]").all():
        tab.click()
        page.wait_for_timeout(150)
        axe.check(page, f"table, {tab.inner_text()}")
    page.locator("[role=tab]").first.click()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    axe.check(page, "help")
    page.keyboard.press("Escape")
    play_out(page)
    axe.check(page, "result")
    page.goto(f"{house.url}/t/{table}/replay?ply=3")
    page.wait_for_selector(".replay-slider input")
    axe.check(page, "replay")
    phone = open_page(size=(360, 740), scheme=scheme, touch=True)
    take_seats(phone, house, *short_table(house, [ME, BOT]))
    wait_for_turn(phone)
    axe.check(phone, "table on a phone")


@pytest.mark.parametrize("lang", list(TURN_WORDS))
def test_it_fits_a_small_phone(house: House, open_page: OpenPage, lang: str) -> None:
    """At 360 px nothing is wider than the screen, the decision is in sight and big enough for a finger."""
    page = open_page(size=(360, 740), touch=True, lang=lang)
    open_lobby(page, house)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    start_table(page, house, bots=4)
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    decide = page.locator(".decide").bounding_box()
    assert decide["y"] + decide["height"] <= 741
    for button in page.locator(".decide .btn:visible, .tools .sq:visible, .ctl .sq:visible").all():
        box = button.bounding_box()
        assert box["height"] >= 40
        assert box["width"] >= 40
    me = page.locator(".seat.me").bounding_box()
    assert me["x"] >= 0
    assert me["x"] + me["width"] <= 360


def test_first_load_is_small(house: House) -> None:
    """The scripts that the first page asks for weigh at most 100 kB, compressed as the server sends them."""
    import re

    page = urllib.request.urlopen(house.url, timeout=10).read().decode()
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', page)
    assert scripts
    total = 0
    for path in scripts:
        request = urllib.request.Request(house.url + path, headers={"Accept-Encoding": "br, gzip"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            sent = answer.read()
            assert answer.headers["Content-Encoding"] in {"br", "gzip"} or len(sent) < 200, path
            total += len(sent)
    assert total <= 100_000, json.dumps(scripts)
