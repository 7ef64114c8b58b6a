"""A turn in pictures: behind `?` and at an address of its own; and the lesson that newcomers are offered."""

import json
from typing import Any
from urllib.robotparser import RobotFileParser

import pytest

from bastide.engine.guides import guide
from bastide.engine.registry import BUNDLED
from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, open_lobby, start_table, until

PHONE = (360, 740)
LOOKS = [
    ((1280, 720), "light", "en-GB"),
    (PHONE, "dark", "zh-TW"),
    ((768, 1024), "light", "ja-JP"),
]
WIDE = "document.documentElement.scrollWidth > innerWidth"


def open_guide(page: Any, house: House, game: str) -> None:
    page.goto(f"{house.url}/rules/{game}")
    page.wait_for_selector(".stations li")
    page.wait_for_selector(".guide [data-rule]")
    page.wait_for_selector("[data-term]")


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("size", "scheme", "lang"), LOOKS)
def test_every_game_tells_a_turn_in_pictures(
    size: tuple[int, int], scheme: str, lang: str, house: House, open_page: OpenPage, axe: Axe
) -> None:
    page = open_page(size=size, scheme=scheme, lang=lang, touch=size == PHONE)
    for game in BUNDLED:
        open_guide(page, house, game)
        told = guide(game)
        assert page.locator(".stations li svg.scene").count() == len(told.stations)
        assert page.locator("[data-term]").count() == len(told.terms)
        assert page.locator("[data-signs] dt").count() > 20
        text = page.locator(".guide").inner_text()
        assert f"{game}-" not in text, "a message that nobody has written"
        assert not page.evaluate(WIDE), f"{game} is wider than the page"
        axe.check(page, f"a turn of {game} in pictures, {lang}")


def test_search_engines_find_the_rules_and_no_tables(house: House) -> None:
    robots = RobotFileParser(f"{house.url}/robots.txt")
    robots.read()
    asked = [f"{house.url}{path}" for path in ("/", "/rules/caylus", "/t/abc", "/t/abc/replay", "/api/tables/abc")]
    assert [robots.can_fetch("anybody", address) for address in asked] == [True, True, False, False, False]


def test_a_rule_is_shown_where_it_is_named_and_words_are_searched(house: House, open_page: OpenPage) -> None:
    page = open_page()
    open_guide(page, house, "caylus")
    for _ in range(2):  # the same one once more, after having looked elsewhere
        page.locator("[data-station=provost] .rule-link", has_text="CAY-120").click()
        until(page, "document.activeElement?.dataset.rule === 'CAY-120'")
        page.evaluate("scrollTo(0, 0)")
        page.locator("nav .btn").first.focus()
    page.locator(".find input").fill("bailiff chain")
    assert page.locator("[data-term]").count() == 1
    page.locator("[data-term] .rule-link", has_text="CAY-234").click()
    until(page, "document.activeElement?.dataset.rule === 'CAY-234'")
    assert page.locator(".find input").input_value() == ""
    # by the keyboard to a part of the page
    page.evaluate("scrollTo(0, 0)")
    page.locator("nav .btn").nth(1).focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement?.tagName === 'H2' && document.activeElement.getBoundingClientRect().top < 200")


def test_each_rule_has_an_address(house: House, open_page: OpenPage) -> None:
    """Somebody sends one; from there one goes on to rules that it cites, and *Back* comes back."""
    page = open_page()
    page.goto(f"{house.url}/rules/caylus#CAY-046")
    until(page, "document.activeElement?.dataset.rule === 'CAY-046'")
    seen = "document.activeElement.getBoundingClientRect()"
    assert page.evaluate(f"{seen}.top > 0 && {seen}.bottom < innerHeight")
    stood = page.evaluate("scrollY")
    page.locator("[data-rule=CAY-046] dd a", has_text="CAY-110").click()
    until(page, "document.activeElement?.dataset.rule === 'CAY-110' && location.hash === '#CAY-110'")
    page.go_back()
    until(page, f"document.querySelector('[data-rule=CAY-046]').matches('.asked') && scrollY === {stood}")
    page.locator("[data-rule=CAY-001] dd a", has_text="section M").click()
    until(page, "document.activeElement?.textContent.startsWith('M. ') && location.hash === '#M'")
    page.locator("[data-rule=CAY-290] dt a").click()
    assert page.url.endswith("/rules/caylus#CAY-290")


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_tables_and_examples_follow_on_the_rules(
    size: tuple[int, int], house: House, open_page: OpenPage, axe: Axe
) -> None:
    """Side by side where there is room, one below the other where there is not; from what they cite one comes back."""
    page = open_page(size=size, touch=size == PHONE)
    page.goto(f"{house.url}/rules/carrara#N")
    until(page, "document.activeElement?.textContent.startsWith('N. ')")
    row = page.get_by_role("table", name="N. Values by number of players").get_by_role("row").nth(2)
    assert row.get_by_role("rowheader").inner_text() == "starting blocks"
    cells = row.get_by_role("cell")
    assert [text.strip() for text in cells.all_inner_texts()[:2]] == ["black, blue", "black, blue, green"]
    first, second = (cells.nth(number).bounding_box() for number in range(2))
    assert first
    assert second
    assert (first["y"] == second["y"]) == (size != PHONE)
    if size != PHONE:
        head = page.get_by_role("columnheader", name="3 players").bounding_box()
        assert head
        assert head["x"] == second["x"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe.check(page, f"tables of a rulebook at {size[0]}")
    cells.get_by_role("link", name="CRR-024").click()
    until(page, "document.activeElement?.dataset.rule === 'CRR-024'")
    page.get_by_role("button", name="Back to N").click()
    until(page, "document.activeElement?.textContent.startsWith('N. ')")
    page.locator(".find input").fill("Palazzi of cost")
    assert page.locator(".rules dt", has_text="EX-5 scoring a type").count() == 1
    assert page.locator("[role=table]").count() == 0


def test_it_is_printed_by_day_without_buttons(house: House, open_page: OpenPage) -> None:
    page = open_page(scheme="dark")
    open_guide(page, house, "praga")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "vellum"
    for hidden in (".guide nav", ".top", "main header .btn", ".guide .find"):
        assert not page.locator(hidden).first.is_visible(), hidden
    assert page.locator("[data-term]").first.is_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "night"


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_behind_the_question_mark(size: tuple[int, int], house: House, open_page: OpenPage, axe: Axe) -> None:
    page = open_page(size=size, touch=size == PHONE)
    start_table(page, house)
    page.evaluate("document.activeElement?.blur?.()")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .stations li")
    page.wait_for_selector("dialog [data-rule]")
    assert page.locator("dialog kbd", has_text="Ctrl+Z").count() == 1
    assert page.locator("dialog .page a").get_attribute("href") == "/rules/carcassonne"
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth")
    axe.check(page, f"help at {size[0]}")
    page.locator("dialog [data-station=score] .rule-link", has_text="CAR-050").click()
    until(page, "document.activeElement?.closest('dialog') && document.activeElement.dataset.rule === 'CAR-050'")
    page.keyboard.press("Escape")
    until(page, "document.querySelector('dialog') === null")


def test_a_newcomer_is_offered_the_lesson_once(house: House, open_page: OpenPage, axe: Axe) -> None:
    """In the form until somebody says that they know the game; nothing else on the page moves for it."""
    page = open_page()
    open_lobby(page, house)
    assert page.locator(".learn .new").inner_text().startswith("New to Carcassonne?")
    axe.check(page, "a lobby that offers a lesson")
    places = (
        "JSON.stringify([...document.querySelectorAll('.chair, .go, .plate')].map((e) => e.getBoundingClientRect()))"
    )
    before = page.evaluate(places)
    page.locator(".learn .new .sq").click()
    assert page.locator(".learn .new").count() == 0
    assert page.evaluate(places) == before
    page.reload()
    page.wait_for_selector(".learn .btn")
    assert page.locator(".learn .new").count() == 0
    page.locator(".learn a").click()
    page.wait_for_selector(".stations li")
    assert page.url.endswith("/rules/carcassonne")


def test_who_waits_for_others_may_learn_meanwhile(house: House, open_page: OpenPage, axe: Axe) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}]
    made = call(house, "/api/tables", {"game": "carcassonne", "seats": seats})
    held = {made["table"]["id"]: {"tokens": made["tokens"], "game": "carcassonne", "at": 1}}
    page.goto(f"{house.url}/healthz")
    page.evaluate("value => localStorage.setItem('bastide.tables', value)", json.dumps(held))
    page.goto(f"{house.url}/t/{made['table']['id']}")
    page.wait_for_selector(".over-board .learn a")
    ends, begins = (page.locator(f".over-board {part}").bounding_box() for part in (".waiting", ".learn"))
    assert ends["y"] + ends["height"] <= begins["y"] + 1, "it comes last, so that no button is pushed away by it"
    axe.check(page, "a waiting room that offers a lesson")
    with page.context.expect_page() as opened:
        page.locator(".over-board .learn a").click()
    opened.value.wait_for_selector(".lesson")
    assert "/t/" in opened.value.url
    page.locator(".over-board .learn .sq").click()
    assert page.locator(".over-board .learn").count() == 0


def test_who_has_finished_a_game_is_offered_nothing(house: House, open_page: OpenPage) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "random"}]
    made = call(house, "/api/tables", {"game": "carcassonne", "options": {"stack": "V"}, "seats": seats, "start": "0"})
    table, token = made["table"]["id"], made["tokens"]["0"]
    for _ in range(2):
        found = call(house, f"/api/tables/{table}", token=token)["snapshot"]
        action = found["legal"][-1]["text"]
        call(house, f"/api/tables/{table}/moves", {"seq": found["seq"], "actions": [action]}, token)
    held = {table: {"tokens": made["tokens"], "game": "carcassonne", "at": 1}}
    page.goto(f"{house.url}/healthz")
    page.evaluate("value => localStorage.setItem('bastide.tables', value)", json.dumps(held))
    page.goto(house.url)
    page.wait_for_selector(".listing [data-table]")
    until(page, "document.querySelector('.learn .btn') && !document.querySelector('.learn .new')")
