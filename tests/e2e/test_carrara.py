"""The board of The Palaces of Carrara in a real browser: whole games by keyboard and by mouse, refusals, screens."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.carrara import CHOICE, OVER, PEOPLE, ROOM, ByKeyboard, ByMouse, against, open_table
from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, until
from tests.e2e.walk import played, seated

expect.set_options(timeout=15_000)

POINT = """thing => {
  const found = [...document.querySelectorAll(`.room [data-thing="${CSS.escape(thing)}"]`)];
  const one = found.find((element) => element.getBoundingClientRect().width > 0);
  one.scrollIntoView({ block: 'center' });
  const { left, top } = one.getBoundingClientRect();
  const there = { bubbles: true, pointerType: 'mouse', clientX: left, clientY: top };
  for (const type of ['pointerover', 'pointermove']) one.dispatchEvent(new PointerEvent(type, there));
}"""
CARD = """() => {
  const card = document.querySelector('.inspector');
  const { top, bottom } = card.getBoundingClientRect();
  return [top, bottom, Math.max(0, card.scrollHeight - card.clientHeight - 1)];
}"""


def test_a_whole_base_game_by_the_keyboard_alone(house: House, open_page: OpenPage, axe: Axe) -> None:
    """Nothing but keys, against three bots, to the result; the page has no violation on the way nor at the end."""
    page = open_page(size=(1440, 900))
    table = open_table(house, page, against(3))
    player = ByKeyboard(page, 1)
    player.decide(player.look())
    player.look()
    axe.check(page, "the board by day")
    player.play_out()
    assert {"turn", "buy", "rotate", "build", "score"} <= player.seen
    view = call(house, f"/api/tables/{table}")["snapshot"]["view"]
    assert view["phase"] == "over"
    assert page.locator(OVER).is_visible()
    expect(page.locator(".seats [data-view]")).to_have_count(4)
    expect(page.locator('.seats [data-view="0"]')).to_have_accessible_name(re.compile("^Look at the cities of Odile: "))


def test_a_whole_advanced_game_by_the_mouse(house: House, open_page: OpenPage, axe: Axe) -> None:
    """The board itself is pointed at: blocks, hub, sites, cities, types, by night; whole game against three bots."""
    page = open_page(size=(1440, 900), scheme="dark")
    open_table(house, page, against(3), mode="advanced")
    player = ByMouse(page, 2)
    player.decide(player.look())
    player.look()
    axe.check(page, "the advanced board by night")
    player.play_out()
    assert {"turn", "build", "score"} <= player.seen
    assert {"rotate", "stay"} & player.seen
    expect(page.locator(".podium li")).to_have_count(4)


def test_blocks_are_staged_priced_and_put_back(house: House, open_page: OpenPage) -> None:
    """The wheel turns first; then blocks of one segment add up, are put back, and go to the stock when sent."""
    page = open_page(size=(1280, 800))
    table = open_table(house, page, PEOPLE)
    page.locator('[data-pile="I white"]').click()
    expect(page.locator(".top .ask")).to_contain_text("turn the wheel, then take 1 block")
    expect(page.locator(".top .ask")).to_contain_text("5 coins; 15 left")
    page.keyboard.press("Escape")
    page.locator("[data-hub]").click()
    page.keyboard.press("Enter")
    page.wait_for_selector(".pile.may")
    page.locator('[data-pile="II black"]').click()
    expect(page.locator(".top .ask")).to_contain_text("1 block from segment II")
    page.locator('[data-pile="II white"]').click()
    expect(page.locator(".top .ask")).to_contain_text("5 coins; 15 left")
    expect(page.locator(".tray .chip")).to_have_count(2)
    page.locator(".tray .chip").first.click()
    expect(page.locator(".top .ask")).to_contain_text("nothing; 20 left")
    page.locator('[data-pile="II red"]').click()
    page.locator('[data-pile="I white"], [data-pile="I blue"], [data-pile="I green"]').first.click(force=True)
    expect(page.locator(".notice")).to_contain_text("CRR-036")
    page.locator(".decide:not([aria-busy]) .btn.go").click()
    expect(page.locator(".seat.me .hoard")).to_contain_text("17")
    view = call(house, f"/api/tables/{table}")["snapshot"]["view"]
    assert view["last"]["kind"] in ("done", "buy", "end")
    assert view["seats"][0]["coins"] is None
    assert view["wheel"][1]["blocks"]["red"] == view["wheel"][1]["blocks"]["black"] == 0


def test_a_refusal_says_why_and_leads_to_the_rule(house: House, open_page: OpenPage) -> None:
    """What cannot be done may be tried: the note has the sentence and the rule, and the rulebook opens there."""
    page = open_page(size=(1280, 800))
    open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    page.locator('[data-score="type villa"]').click()
    expect(page.locator(".notice")).to_contain_text("Villa")
    page.locator(".notice button", has_text="CRR-").click()
    expect(page.locator(".rules .asked")).to_contain_text("CRR-0")


def test_goods_stay_behind_the_screen(house: House, open_page: OpenPage) -> None:
    """Others' goods are not shown; the own screen can be lowered and lifted; others' cities can be looked at."""
    page = open_page(size=(1280, 800))
    open_table(house, page, against(2))
    page.wait_for_selector(CHOICE)
    expect(page.locator(".seat:not(.me) .hoard", has_text="behind the screen")).to_have_count(2)
    expect(page.locator(".seat.me .hoard")).to_contain_text("20")
    page.locator(".seat.me [data-screen]").click()
    expect(page.locator(".seat.me .hoard")).to_contain_text("behind the screen")
    page.get_by_role("button", name="Lift the screen").click()
    expect(page.locator(".seat.me .hoard")).to_contain_text("20")
    page.keyboard.press("v")
    expect(page.locator('.seats [data-view="1"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator('.seats [data-view="0"]')).to_have_attribute("aria-pressed", "true")
    page.locator("[data-about]").click()
    expect(page.get_by_role("dialog")).to_contain_text("reconstructed")
    page.keyboard.press("Escape")


REACHED = """() => [...document.querySelectorAll('[data-pile]')].filter((pile) => {
  const box = pile.getBoundingClientRect();
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  const at = (x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
  return !steps.every((x) => steps.every((y) => at(x, y)?.closest('[data-pile]') === pile));
}).map((pile) => pile.dataset.pile)"""
"""The piles of which some part cannot be clicked."""
SMALL = """() => [...document.querySelectorAll('.board *')].filter((one) => {
  const says = [...one.childNodes].some((node) => node.nodeType === 3 && /[0-9IV]/.test(node.data));
  const { width, height } = one.getBoundingClientRect();
  if (!says || width * height < 4) return false;
  const scale = one.ownerSVGElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
  return parseFloat(getComputedStyle(one).fontSize) * scale < 8.45;
}).map((one) => [one.textContent.trim(), one.parentElement.className])"""
"""Numerals smaller than 8.5 px."""


@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_wheel_sites_and_cities_lie_on_one_sheet(house: House, open_page: OpenPage, mode: str) -> None:
    """At 1280 x 720 nothing scrolls, the wheel is large, the whole of each pile can be clicked, numerals are legible;
    with four seats all objectives are in sight.
    """
    page = open_page(size=(1280, 720))
    open_table(house, page, against(3), mode=mode)
    player = ByKeyboard(page, 5)
    for _ in range(6):
        player.decide(player.look())
        player.look()
        assert page.evaluate(REACHED) == []
    assert page.evaluate(SMALL) == []
    sheet = page.evaluate("(({scrollHeight: a, clientHeight: b}) => [a, b])(document.querySelector('.tabletop'))")
    assert sheet[0] <= sheet[1]
    wheel, board = page.locator("[data-wheel]").bounding_box(), page.locator(".board").bounding_box()
    assert wheel
    assert wheel["width"] >= 1.4 * 290
    inside = board["y"] + board["height"]
    for part in ("[data-wheel]", ".sitebox", ".typebox", ".citybox"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] + box["height"] <= inside
    last = page.locator(".under .card").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= 720


def test_a_purchase_is_three_clicks(house: House, open_page: OpenPage) -> None:
    """Two blocks, and Confirm: the wheel turns and takes them along; then the end of the turn asks nothing more."""
    page = open_page(size=(1280, 720), asks="needed")
    table = open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    segment = page.evaluate(
        "[...document.querySelectorAll('.pile.may')].map((b) => b.dataset.pile.split(' ')[0])"
        ".find((s, i, all) => all.indexOf(s) !== i)"
    )
    for at in (0, 1):
        page.locator(f'.pile.may[data-pile^="{segment} "]').nth(at).click()
    page.locator(".decide:not([aria-busy]) .btn.go").click()
    until(page, f"document.querySelector('{ROOM}').dataset.phase === 'after'")
    view = call(house, f"/api/tables/{table}")["snapshot"]["view"]
    assert view["last"]["kind"] in ("buy", "done")
    page.locator('.decide:not([aria-busy]) [data-choice="end"]').click()
    until(page, f"document.querySelector('{ROOM}').dataset.phase === 'turn'")
    assert call(house, f"/api/tables/{table}")["snapshot"]["view"]["seat"] == 1


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_cards_of_a_late_game_are_whole(
    house: House, open_page: OpenPage, size: tuple[int, int], lang: str
) -> None:
    """Who built where, the marble that a city takes and what is not sure of it: none of it lies outside the window."""
    table = seated(house, played("carrara", 4, left=12, options={"mode": "advanced"}), "carrara")
    for thing in ("city:lerici", "objective:object", "tile:porta_8"):
        page = open_page(size=size)
        table.open(page, house, str(table.current), f"?lang={lang}")
        page.wait_for_selector(".decide .ends .btn")
        page.evaluate(POINT, thing)
        page.wait_for_selector(f".inspector[data-card='{thing}'] .doubt")
        page.wait_for_timeout(100)
        top, bottom, hidden = page.evaluate(CARD)
        assert top >= 0, thing
        assert bottom <= size[1], f"{thing} goes on beneath the window"
        assert bottom - top <= 360, f"{thing} is {bottom - top} high"
        assert hidden == 0, f"{thing} is cut"
        page.close()


def test_what_lies_on_the_table_explains_itself(house: House, open_page: OpenPage, axe: Axe) -> None:
    """By the pointer and by keys; a city says from how many buildings it is scored, and that the number is a guess."""
    page = open_page(size=(1280, 720))
    open_table(house, page, PEOPLE, mode="advanced")
    page.wait_for_selector(CHOICE)
    page.locator("[data-city=pisa] .hit").hover()
    expect(page.locator(".inspector")).to_contain_text("2 buildings here or more")
    expect(page.locator(".inspector .doubt")).to_contain_text("city.pisa")
    page.locator('[data-pile="I white"], .pile').first.hover()
    expect(page.locator(".inspector")).to_contain_text("Once the wheel has turned")
    page.keyboard.press("x")
    expect(page.locator(".inspector.pinned")).to_be_visible()
    axe.check(page, "a card")


@pytest.mark.parametrize(("lang", "word"), [("zh-TW", "轉動轉盤"), ("ja-JP", "円盤を回す")])
def test_a_phone_by_touch(house: House, open_page: OpenPage, axe: Axe, lang: str, word: str) -> None:
    """A turn by touch at 360 px in two more languages; nothing sticks out sideways, nothing is in violation."""
    page = open_page(size=(360, 740), touch=True, lang=lang, scheme="dark" if lang == "ja-JP" else "light")
    open_table(house, page, PEOPLE, mode="advanced")
    page.wait_for_selector(CHOICE)
    expect(page.locator(CHOICE).first).to_contain_text(word)
    axe.check(page, f"a phone, {lang}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(CHOICE).first.tap()
    page.locator(".decide:not([aria-busy]) .btn.go").tap()
    page.wait_for_selector(f"{ROOM}[data-phase=buy] .pile.may")  # before the wheel turns blocks may be chosen as well
    small = page.evaluate(
        "() => [...document.querySelectorAll('.decide button')].map((b) => b.getBoundingClientRect())"
        ".filter((r) => r.height < 40 || r.width < 40).length"
    )
    assert small == 0
    page.locator(".pile.may").last.tap()
    page.locator(".decide:not([aria-busy]) .btn.go").tap()
    until(page, f"document.querySelector('{ROOM}').dataset.phase !== 'buy'")
