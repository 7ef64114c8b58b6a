"""The first game that teaches The Palaces of Carrara, by pointer: right, wrong, refused, left and taken up again."""

from typing import Any

import pytest

from bastide.engine.lessons import lesson
from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, open_lobby, until
from tests.e2e.test_lesson import CARD, do, said

CONFIRM = ".decide:not([aria-busy]) .btn.go:not([disabled])"
PLY = "document.querySelector('[data-board=carrara]')?.dataset.ply"
KEPT = "[data-looked], .room [data-may], .decide button, .top h1"
COVERED = f"""[...document.querySelectorAll('{KEPT}')].filter((one) => {{
  const [a, b] = [one, document.querySelector('.lesson')].map((element) => element.getBoundingClientRect());
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}}).map((one) => one.dataset.thing ?? one.innerText)"""
"""What the card lies on, of what it speaks of, of what can be pressed, and of what is asked."""
POINTED = {
    "rotate": "[data-hub]",
    "end": ".decide:not([aria-busy]) [data-choice=end]",
    "score type porta": "[data-score='type porta']",
    "score city lucca": "[data-city=lucca] .hit",
}
"""Where an action is pointed at, besides blocks and buildings."""
ENDED_SCORE = 16


def point(page: Any, action: str) -> None:
    """Click what an action is done to; a payment is proposed."""
    kind, *words = action.split()
    if kind == "build":
        page.locator(f"[data-site={words[0]}]").click()
        page.locator(f"[data-city={words[2]}] .hit").click()
    elif kind == "buy":
        page.locator(f"[data-pile='{' '.join(words)}']").click()
    elif kind != "pay":
        page.locator(POINTED[action]).click()


def send(page: Any, ply: str) -> None:
    """Confirm what was pointed at, unless it was sent at once."""
    asked = f"document.querySelector({CONFIRM!r}) !== null"
    until(page, f"{asked} || {PLY} !== '{ply}'")
    if page.evaluate(f"{asked} && {PLY} === '{ply}'"):
        page.locator(CONFIRM).click()
    until(page, f"{PLY} !== '{ply}'")


def start(page: Any, house: House) -> tuple[str, str]:
    """Choose the lesson in the lobby; return the table and the token of its seat."""
    open_lobby(page, house)
    page.locator('.plates [data-game="carrara"]').click()
    page.locator(".setup .learn .btn").click()
    page.wait_for_selector(CARD)
    table = str(page.url.rsplit("/t/", 1)[1])
    token = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens['0']", table)
    return table, str(token)


def decisions() -> list[list[str]]:
    """Return the actions of each decision of the lesson."""
    found: dict[str, list[str]] = {}
    for step in lesson("carrara", "first").steps:
        found.setdefault(step.say, []).append(step.do)
    return list(found.values())


def test_the_lesson_of_carrara_by_pointer(house: House, open_page: OpenPage, axe: Axe) -> None:
    """From the lobby to the count; a purchase is its blocks and two presses more."""
    page = open_page(size=(1440, 900), asks="needed")
    table, _ = start(page, house)
    assert "one of three things" in said(page, 1)
    axe.check(page, "the lesson of Carrara")
    for number, actions in enumerate(decisions(), start=1):
        said(page, number)
        until(page, f"{COVERED}.length === 0")
        if number == 2:
            assert page.locator("[data-was]").count() == 6, "all of segment II is cheaper than before the turn"
            wrong_and_refused(page)
        if number == 5:
            open_lobby(page, house)
            page.goto(f"{house.url}/t/{table}")
            said(page, number)
        ply = page.evaluate(PLY)
        for action in actions if actions == ["end"] else [one for one in actions if one != "end"]:
            point(page, action)
        send(page, ply)
        if number == 4:  # with 10 coins one could buy an object; with less the turn ends by itself
            point(page, "end")
    until(page, f"document.querySelector('{CARD} p')?.innerText.includes('16 + 4 + 2 = 22')", seconds=30)
    snapshot = call(house, f"/api/tables/{table}")["snapshot"]
    assert snapshot["view"]["seats"][0]["score"] == ENDED_SCORE
    page.locator(f"{CARD} .btn").first.click()
    until(page, f"document.querySelector('{CARD}') === null && document.querySelector('[data-hub].may') !== null")


def wrong_and_refused(page: Any) -> None:
    """Try what the lesson does not ask for, and what the rules forbid: both are answered, nothing is sent."""
    page.locator("[data-pile='I red']").click()
    until(page, f"document.querySelector('{CARD} .remark')?.innerText.startsWith('On I marble is dearest')")
    page.locator("[data-pile='II red']").click(force=True)  # closed, which does not keep it from saying why
    until(
        page, "document.querySelector('.notice')?.innerText.includes('All blocks of a purchase come from one segment')"
    )
    page.locator(".decide:not([aria-busy]) .tray button").click()
    until(page, f"document.querySelector('{CARD} .remark') === null")


@pytest.mark.parametrize(("lang", "word"), [("zh-TW", "三件事"), ("ja-JP", "のうち1つ")])
def test_the_lesson_of_carrara_on_a_phone(house: House, open_page: OpenPage, axe: Axe, lang: str, word: str) -> None:
    """What is spoken of is brought into sight below the card."""
    page = open_page(size=(390, 844), touch=True, lang=lang)
    table, token = start(page, house)
    assert word in page.locator(f"{CARD} p").inner_text()
    for step in lesson("carrara", "first").steps[:6]:
        until(page, f"document.querySelector('{CARD} small') !== null")
        looked = "document.querySelector('[data-looked]')?.getBoundingClientRect()"
        if step.show:
            card, bar = f"document.querySelector('{CARD}')", "document.querySelector('.decide')"
            until(page, f"{looked}?.top >= {card}.getBoundingClientRect().bottom - 1")
            until(page, f"{looked}?.bottom <= {bar}.getBoundingClientRect().top + 1")
        do(page, house, table, token, step.do)
        until(page, f"Number(document.querySelector('[data-board=carrara]').dataset.ply) > {step.ply}", seconds=30)
        wait_for(page, house, table)
    axe.check(page, f"the lesson of Carrara on a phone in {lang}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def wait_for(page: Any, house: House, table: str) -> None:
    """Wait until the one who learns is asked again."""
    plies = {step.ply for step in lesson("carrara", "first").steps}
    for _ in range(200):
        if call(house, f"/api/tables/{table}")["snapshot"]["ply"] in plies:
            break
        page.wait_for_timeout(50)
    ply = call(house, f"/api/tables/{table}")["snapshot"]["ply"]
    until(page, f"Number(document.querySelector('[data-board=carrara]').dataset.ply) === {ply}", seconds=30)
