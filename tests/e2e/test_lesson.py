"""A first game that teaches: found in the lobby, played right and wrong, shown, left and taken up again."""

import time
from typing import Any

import pytest

from bastide.engine.lessons import lesson
from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, open_lobby, rests, until
from tests.e2e.test_keys import SAID

CARD = ".lesson"


def do(page: Any, house: House, table: str, token: str, text: str) -> None:
    """Make an action of the lesson at the table."""
    seq = call(house, f"/api/tables/{table}")["snapshot"]["seq"]
    call(house, f"/api/tables/{table}/moves", {"seq": seq, "actions": [text]}, token)


def said(page: Any, number: int) -> str:
    """Wait for a step's card, and return what it says."""
    until(page, f"document.querySelector('{CARD} small')?.innerText.startsWith('{number} ')", seconds=30)
    return str(page.locator(f"{CARD} p").first.inner_text())


def test_a_lesson_is_heard_from_its_first_step(house: House, open_page: OpenPage) -> None:
    """Whose turn it is and what the lesson says, as the table opens and as it goes on."""
    page = open_page()
    open_lobby(page, house)
    page.evaluate(SAID)
    page.locator(".setup .learn .btn").click()
    until(page, "window.said.length > 1")
    heard = page.evaluate("window.said")
    assert any(one.startswith("Your turn: place the tile") for one in heard), heard
    assert said(page, 1) in heard
    page.locator('[data-cell="0,-1"]').click()
    second = said(page, 2)
    until(page, f"window.said.includes({second!r})")


def test_a_lesson_is_found_played_and_taken_up_again(house: House, open_page: OpenPage, axe: Axe) -> None:
    page = open_page(size=(1440, 900))
    open_lobby(page, house)
    page.locator(".setup .learn .btn").click()
    page.wait_for_selector(CARD)
    table = str(page.url.rsplit("/t/", 1)[1])
    token = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens['0']", table)
    assert "every edge must match" in said(page, 1)
    axe.check(page, "a lesson")
    assert page.locator(".tools button[aria-label=Hint]").count() == 0
    # shown: the ghost lies where the tile belongs
    page.locator(f"{CARD} .btn").click()
    page.wait_for_selector(".ghost.hint")
    # a wrong try: the first legal place is another one
    page.evaluate("document.activeElement?.blur?.()")
    page.locator(f"{CARD} .btn").click()
    page.evaluate("document.activeElement?.blur?.()")
    before = call(house, f"/api/tables/{table}")["snapshot"]["seq"]
    page.locator('[data-cell="0,1"]').click()
    until(page, "document.body.innerText.includes('the city above the gate would stay open')")
    # turned and moved to where it belongs, the next decision is spoken of before anything is sent
    page.keyboard.press("Escape")
    page.locator('[data-cell="0,-1"]').click()
    assert "wall is closed all around" in said(page, 2)
    assert call(house, f"/api/tables/{table}")["snapshot"]["seq"] == before
    page.keyboard.press("Escape")
    steps = lesson("carcassonne", "first").steps
    do(page, house, table, token, steps[0].do)
    assert "wall is closed all around" in said(page, 2)
    do(page, house, table, token, steps[1].do)
    assert "cloister" in said(page, 3)
    # left, and taken up again
    open_lobby(page, house)
    page.goto(f"{house.url}/t/{table}")
    assert "cloister" in said(page, 3)
    for number, step in enumerate(steps[2:], start=3):
        said(page, number)
        do(page, house, table, token, step.do)
    until(page, f"document.querySelector('{CARD} p')?.innerText.includes('All tiles are laid')", seconds=30)
    assert call(house, f"/api/tables/{table}")["table"]["scores"] == [14, 5]


@pytest.mark.parametrize(("lang", "word"), [("zh-TW", "每一邊都要相符"), ("ja-JP", "どの辺も合う")])
def test_a_lesson_on_a_phone(house: House, open_page: OpenPage, axe: Axe, lang: str, word: str) -> None:
    page = open_page(size=(390, 844), touch=True, lang=lang)
    open_lobby(page, house)
    page.locator(".setup .learn .btn").tap()
    page.wait_for_selector(CARD)
    assert word in said_anywhere(page)
    card, sheet = page.locator(CARD).bounding_box(), page.locator(".board.sheet").bounding_box()
    assert card["y"] + card["height"] <= sheet["y"] + 1
    assert sheet["height"] > 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe.check(page, f"a lesson on a phone in {lang}")


def test_show_me_helps_after_a_wrong_try_on_a_phone(house: House, open_page: OpenPage) -> None:
    """The tile that was tried goes back to the hand, and nothing is framed beyond the sheet."""
    page = open_page(size=(390, 844), touch=True)
    open_lobby(page, house)
    page.locator(".setup .learn .btn").tap()
    page.wait_for_selector(CARD)
    page.locator('[data-cell="0,1"]').tap()
    until(page, f"document.querySelector('{CARD} .remark') !== null")
    rests(page, ".board.sheet *")  # the town has come near, and the frame with it
    inside = """selector => {
      const sheet = document.querySelector('.board.sheet').getBoundingClientRect();
      return [...document.querySelectorAll(selector)].every((one) => {
        const box = one.getBoundingClientRect();
        return box.top >= sheet.top - 1 && box.bottom <= sheet.bottom + 1;
      });
    }"""
    assert page.evaluate(inside, ".shown")
    page.locator(f"{CARD} .btn").tap()
    page.wait_for_selector(".ghost.hint")
    rests(page, ".board.sheet *")
    assert page.evaluate(inside, ".ghost.hint, .shown")
    page.locator('[data-cell="0,-1"]').tap()
    assert "wall is closed all around" in said(page, 2)


def said_anywhere(page: Any) -> str:
    """Return what the card says, in whatever language."""
    return str(page.locator(f"{CARD} p").first.inner_text())


def apart(page: Any) -> None:
    """Check that the card covers nothing that it speaks of and nothing that can be pressed."""
    until(page, COVERED + ".length === 0")


COVERED = """[...document.querySelectorAll('.shown, .room [data-may], .decide button')].filter((one) => {
  const [a, b] = [one, document.querySelector('.lesson')].map((element) => element.getBoundingClientRect());
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
})"""


def press(page: Any, house: House, table: str, what: Any) -> None:
    """Click on something, confirm it where one is asked, and wait until it is made."""
    before = call(house, f"/api/tables/{table}")["snapshot"]["ply"]
    what.click()
    for _ in range(400):
        if call(house, f"/api/tables/{table}")["snapshot"]["ply"] > before:
            return
        # at once: what needs no confirmation is sent by itself a moment later, and the button with it
        page.evaluate("document.querySelector('.decide:not([aria-busy]) .btn.go:not([disabled])')?.click()")
        page.wait_for_timeout(30)
    raise AssertionError(f"{what} was not made")


def spot(page: Any, what: str) -> Any:
    """Find something on the sheet of Praga, or its line of the bar."""
    return page.locator(f'.board [data-spot="{what}"], .decide:not([aria-busy]) [data-choice="{what}"]').first


def test_the_lesson_of_praga_by_pointer(house: House, open_page: OpenPage, axe: Axe) -> None:
    """From the lobby to the count: a wrong try and a refused one answered, left and taken up again."""
    page = open_page(size=(1280, 720), asks="needed")
    open_lobby(page, house)
    page.locator('.plates [data-game="praga"]').click()
    page.locator(".setup .learn .btn").click()
    page.wait_for_selector(CARD)
    table = str(page.url.rsplit("/t/", 1)[1])
    assert "A turn is this" in said(page, 1)
    apart(page)
    axe.check(page, "the lesson of Praga")
    spot(page, "tile A-6").click()
    until(page, f"document.querySelector('{CARD}').innerText.includes('The rules allow that tile')")
    until(page, "document.querySelector('.notice')?.innerText.includes('The rules allow that tile')")
    spot(page, "take W1-02").click()
    until(page, "document.querySelector('.notice')?.innerText.includes('Take an action tile from the crane first')")
    steps = lesson("praga", "first").steps
    assert call(house, f"/api/tables/{table}")["snapshot"]["ply"] == steps[0].ply
    places = {"onto w1 r0": "w1", "onto O_9 r5": "city O_9", "step cathedral": "grid cathedral"}
    press(page, house, table, spot(page, "tile A-5"))
    for number, step in enumerate(steps[1:], start=2):
        if step.do == "tile A-2":
            open_lobby(page, house)
            page.goto(f"{house.url}/t/{table}")
        said(page, number)
        apart(page)
        # the card is a step on while a move is still under way
        open_now = page.locator("[data-may], [data-choice]")
        press(page, house, table, spot(page, places.get(step.do, step.do)).and_(open_now))
    until(page, f"document.querySelector('{CARD} p')?.innerText.includes('14 points')", seconds=30)
    snapshot = call(house, f"/api/tables/{table}")["snapshot"]
    assert (snapshot["ply"], snapshot["view"]["seats"][0]["score"]) == (len(lesson("praga", "first").actions), 14)
    page.locator(f"{CARD} .btn").first.click()
    until(page, f"document.querySelector('{CARD}') === null")
    press(page, house, table, spot(page, "end turn"))
    until(page, "document.querySelector('[data-board=praga]').dataset.ply > " + str(snapshot["ply"] + 1), seconds=60)


def test_the_lesson_of_praga_on_a_phone(house: House, open_page: OpenPage) -> None:
    """What is spoken of is brought into view, below the card."""
    page = open_page(size=(390, 844), touch=True)
    open_lobby(page, house)
    page.locator('.plates [data-game="praga"]').tap()
    page.locator(".setup .learn .btn").tap()
    page.wait_for_selector(CARD)
    table = str(page.url.rsplit("/t/", 1)[1])
    token = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens['0']", table)
    sheet = "document.querySelector('.board.sheet')"
    assert page.evaluate(f"getComputedStyle({sheet}).overflowY") == "auto"
    assert page.evaluate(f"{sheet}.scrollHeight > {sheet}.clientHeight")
    for number, step in enumerate(lesson("praga", "first").steps, start=1):
        said(page, number)
        until(page, f"({SPEAKS})({list(step.show)!r})")
        do(page, house, table, token, step.do)


SPEAKS = """things => {
  const card = document.querySelector('.lesson').getBoundingClientRect();
  const all = (name) => [...document.querySelectorAll(`.room [data-thing="${CSS.escape(name)}"]`)];
  const seen = things.map((name) => all(name).find((one) => one.getBoundingClientRect().width > 0));
  const covered = [...seen.filter(Boolean), ...document.querySelectorAll('.decide button')].filter((one) => {
    const box = one.getBoundingClientRect();
    const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
    return across > 1 && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 1;
  });
  const board = document.querySelector('.board').getBoundingClientRect();
  const first = seen.find(Boolean)?.getBoundingClientRect();
  return first !== undefined && covered.length === 0 && first.top >= board.top && first.bottom <= board.bottom;
}"""
"""Whether what a step speaks of can be seen, and the card covers none of it and no button of the bar."""
SPOTS = {
    "worker quarry": "road:3",
    "worker fixed-carpenter": "road:8",
    "worker castle": "castle",
    "worker sawmill": "road:2",
    "worker trading-post": "special:trading_post",
    "provost +2": "stone:8",
    "build mason": "stock:mason",
    "favour prestige 1": "favour:prestige:1",
    "worker farm": "road:1",
}
"""Where on the sheet of Caylus an action of its lesson is pointed at; the others are in the bar."""


def choose(page: Any, house: House, table: str, action: str) -> None:
    """Choose an action of the lesson of Caylus by the pointer, and confirm it where one is asked."""
    place = (
        f'[data-spot="{SPOTS[action]}"]:visible'
        if action in SPOTS
        else f'.decide:not([aria-busy]) [data-choice="{action}"]'
    )
    press(page, house, table, page.locator(place).last)


def test_the_lesson_of_caylus_by_pointer(house: House, open_page: OpenPage, axe: Axe) -> None:
    """From the lobby to the count and on: a wrong try and a refused one answered, left and taken up again."""
    page = open_page(size=(1280, 720), asks="needed")
    open_lobby(page, house)
    page.locator('.plates [data-game="caylus"]').click()
    page.locator(".setup .learn .btn").click()
    page.wait_for_selector(CARD)
    table = str(page.url.rsplit("/t/", 1)[1])
    steps = lesson("caylus", "first").steps
    assert "one at a time, for 1 denier each" in said(page, 1)
    axe.check(page, "the lesson of Caylus")
    # answered before anything is sent: a wrong try, what the rules forbid, and the right one
    page.locator('[data-spot="road:4"]:visible').last.click()
    until(page, f"document.querySelector('{CARD}').innerText.includes('but you will need stone')")
    page.keyboard.press("Escape")
    page.locator('[data-spot="special:stables"]:visible').last.click()
    until(page, "document.querySelector('.notice')?.innerText.includes('stables')")
    page.locator('[data-spot="road:3"]:visible').last.click()
    until(page, f"document.querySelector('{CARD}').innerText.includes('Confirm it')")
    assert call(house, f"/api/tables/{table}")["snapshot"]["ply"] == steps[0].ply
    page.locator(".decide:not([aria-busy]) .btn.go").click()
    assert "hatched" in said(page, 2)
    open_lobby(page, house)
    page.goto(f"{house.url}/t/{table}")
    for number, step in enumerate(steps[1:], start=2):
        said(page, number)
        until(page, f"({SPEAKS})({list(step.show)!r})")
        choose(page, house, table, step.do)
    until(page, f"document.querySelector('{CARD} p')?.innerText.includes('12 to 3')", seconds=30)
    seats = call(house, f"/api/tables/{table}")["snapshot"]["view"]["seats"]
    assert [(seat["score"], seat["if_ended"]) for seat in seats] == [(11, 12), (2, 3)]
    page.locator(f"{CARD} .btn").first.click()
    until(page, f"document.querySelector('{CARD}') === null")
    page.locator('.decide:not([aria-busy]) [data-choice="pass"]').click()
    until(page, "document.querySelector('.decide:not([aria-busy]) .btn.go:not([disabled])') !== null")


def test_the_lesson_of_caylus_on_a_phone(house: House, open_page: OpenPage) -> None:
    """The sheet is longer than the screen: what is spoken of is brought into view."""
    page = open_page(size=(390, 844), touch=True)
    open_lobby(page, house)
    page.locator('.plates [data-game="caylus"]').tap()
    page.locator(".setup .learn .btn").tap()
    page.wait_for_selector(CARD)
    table = str(page.url.rsplit("/t/", 1)[1])
    token = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens['0']", table)
    for number, step in enumerate(lesson("caylus", "first").steps, start=1):
        said(page, number)
        until(page, f"({SPEAKS})({list(step.show)!r})")
        do(page, house, table, token, step.do)


@pytest.mark.parametrize("game", ["carcassonne", "caylus", "carrara", "praga"])
def test_a_phone_held_sideways_shows_the_lesson_beside_the_sheet(house: House, open_page: OpenPage, game: str) -> None:
    """Where there is no room next to what it speaks of, it covers none of the sheet, on which that is in sight."""
    page = open_page(size=(844, 390), phone=True, touch=True)
    open_lobby(page, house)
    page.locator(f".plates [data-game='{game}']").click()
    page.wait_for_selector(f".lobby[data-game={game}] .setup .learn .btn")
    page.locator(".setup .learn .btn").click()
    assert said(page, 1)
    until(page, "document.querySelector('[data-looked]') !== null", seconds=30)
    box = "(part => document.querySelector(part).getBoundingClientRect())"
    until(
        page,
        f"""(() => {{ const [card, sheet, looked] = ['{CARD}', '.board.sheet', '[data-looked]'].map({box});
        return card.right <= sheet.left && card.top >= 0 && card.bottom <= innerHeight
          && looked.top >= sheet.top && looked.bottom <= sheet.bottom }})()""",
    )


FREE = """things => {
  const box = (one) => (typeof one === 'string' ? document.querySelector(one) : one).getBoundingClientRect();
  const named = (name) => [...document.querySelectorAll(`.room [data-thing="${CSS.escape(name)}"]`)];
  const first = things.flatMap(named).find((one) => box(one).width > 0);
  const [top, bottom] = [box('.lesson').bottom - 1, box('.drawer').top + 1];
  const high = ({ top: from, bottom: to }) => from < top + 10 && to - from > bottom - top - 10;
  const free = (one) => box(one).top >= top && (box(one).bottom <= bottom || high(box(one)));
  return first !== undefined && [first, ...document.querySelectorAll('.shown')].every(free) && box('.lesson').top >= 0;
}"""
"""Whether the card is in sight, and between it and the tabs all frames and the first thing that a step speaks of."""


@pytest.mark.parametrize("size", [(390, 664), (375, 553)], ids=["390x664", "375x553"])
@pytest.mark.parametrize("game", ["carcassonne", "caylus", "carrara", "praga"])
def test_between_a_browsers_own_lines_a_lesson_shows_what_it_speaks_of(
    house: House, open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    """A browser leaves less than a phone's screen to the page: at every step card and thing are in sight together."""
    page = open_page(size=size, touch=True)
    open_lobby(page, house)
    page.locator(f".plates [data-game='{game}']").tap()
    page.wait_for_selector(f".lobby[data-game={game}] .setup .learn .btn")
    page.locator(".setup .learn .btn").tap()
    page.wait_for_selector(CARD)
    table = str(page.url.rsplit("/t/", 1)[1])
    token = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens['0']", table)
    for step in lesson(game, "first").steps:
        comes_to(house, table, step.ply)
        if step.show:
            until(page, f"({FREE})({list(step.show)!r})")
        do(page, house, table, token, step.do)


def comes_to(house: House, table: str, ply: int) -> None:
    """Wait until all who are asked before have decided."""
    for _ in range(400):
        if call(house, f"/api/tables/{table}")["snapshot"]["ply"] == ply:
            return
        time.sleep(0.05)
    raise AssertionError(f"the lesson never came to ply {ply}")
