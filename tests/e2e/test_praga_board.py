"""What the board of Praga Caput Regni shows and lets one do: the tile in hand, refusals, what waits, cards."""

import random
import re

from playwright.sync_api import expect

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, until
from tests.e2e.praga import CHOICE, PEOPLE, ROOM, advance, open_table, wish

expect.set_options(timeout=15_000)


def test_the_half_of_a_tile_that_cannot_be_done_is_struck_out(house: House, open_page: OpenPage) -> None:
    page = open_page()
    table, tokens = open_table(house, page, PEOPLE, action_tiles="A", crane="first")
    page.wait_for_selector(CHOICE)
    snapshot = call(house, f"/api/tables/{table}", token=tokens["0"])["snapshot"]
    tiles = [one for one in snapshot["legal"] if one["fields"]["kind"] == "tile"]
    for one in tiles:
        struck = sum(half["can"] == "no" for half in one["preview"]["halves"])
        expect(page.locator(f"{CHOICE}[data-choice='{one['text']}'] .struck")).to_have_count(struck)
    poor = next(one for one in tiles if one["fields"]["actions"] == ["building", "quarries"])
    assert [half["can"] for half in poor["preview"]["halves"]] == ["no", "now"], "1 gold is left, all cost more"
    page.locator(f"{CHOICE}[data-choice='{poor['text']}']").hover()
    expect(page.locator(".top .ask")).to_contain_text(
        re.compile(r"Building: the tile you can most nearly afford costs \d gold; you would")
    )


def test_numerals_of_the_drawing_are_not_read_out(house: House, open_page: OpenPage) -> None:
    """A screen reader reads how things stand, the pictures that have words, and what may be chosen."""
    page = open_page(size=(1280, 720))
    open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    read = page.locator(f"{ROOM} svg.sheet-art").aria_snapshot()
    assert re.search(r"- '?button \"", read)
    assert re.search(r"Wall tiles still to come: \d+", read)
    assert not re.search(r"text: .*\d", read), read


TURNING = """by => {
  const spots = document.querySelector('[data-part=crane] .spots');
  spots.style.animationName = 'none';
  spots.getBoundingClientRect();
  spots.style.animationName = '';
  const [rest] = spots.getAnimations();
  rest.pause();
  rest.currentTime = by * rest.effect.getComputedTiming().duration;
}"""
"""Has the wheel of the crane turn once more, and stops it on its way."""


def test_no_tile_of_the_crane_is_taken_while_its_wheel_turns(house: House, open_page: OpenPage) -> None:
    """What glows once the wheel has come to rest takes no press before: another tile lies beneath the pointer."""
    page = open_page(size=(1280, 800), still=False)
    open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    spot = page.locator(f'{ROOM} .spot[data-spot^="tile "]').first
    box = spot.locator(".area").bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    key = spot.get_attribute("data-spot")
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-spot]')?.dataset.spot ?? null"
    page.evaluate(TURNING, 0.5)
    assert page.evaluate(under, at) is None
    page.evaluate(TURNING, 0.999)
    assert page.evaluate(under, at) is None
    page.evaluate(TURNING, 1)
    assert page.evaluate(under, at) == key


def test_the_tile_in_hand_is_turned_by_key_button_handle_wheel_and_drag(
    house: House, open_page: OpenPage, axe: Axe
) -> None:
    """Five ways to turn it; what is confirmed is how it lies; its matches are said."""
    page = open_page(size=(1280, 800))
    table, tokens = open_table(house, page, PEOPLE)
    advance(house, table, tokens, "wall", 2)
    spot = page.locator(f'{ROOM} .spot[data-spot^="w"]').first
    page.wait_for_selector(f'{ROOM} .spot[data-spot^="w"] .number')
    axe.check(page, "a tile of the wall in hand")
    spot.click()
    ghost = page.locator(f"{ROOM} [data-ghost]")
    turns = int(ghost.get_attribute("data-r") or 0)

    def lies(by: int) -> None:
        nonlocal turns
        turns = (turns + by) % 6
        expect(ghost).to_have_attribute("data-r", str(turns))

    page.keyboard.press("r")
    lies(1)
    page.keyboard.press("Shift+R")
    lies(-1)
    page.locator("[data-turn-by='1']").click()
    lies(1)
    page.locator(f"{ROOM} [data-turn]").click()
    lies(1)
    ghost.hover()
    page.mouse.wheel(0, 120)
    lies(1)
    box = ghost.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y - 14)
    page.mouse.down()
    for dx, dy in ((8, -11), (13, -5), (13, 2)):
        page.mouse.move(x + dx, y + dy)
    page.mouse.up()
    until(page, f"document.querySelector('{ROOM} [data-ghost]').dataset.r !== '{turns}'")
    turns = int(ghost.get_attribute("data-r") or 0)
    expect(page.locator(".top .ask")).to_contain_text(re.compile("[Cc]onnection"))
    place = ghost.get_attribute("data-ghost")
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('{ROOM}').dataset.phase !== 'onto'")
    view = call(house, f"/api/tables/{table}")["snapshot"]["view"]
    there = [one for seat in view["seats"] for one in seat["walls"] if one["tile"] == view["last"]["tile"]]
    assert [(one["place"], one["r"]) for one in there] == [(place, turns)]


def test_refusals_boards_of_others_and_sources(house: House, open_page: OpenPage) -> None:
    """What cannot be done says why with its rule; another seat's boards are one click away; values have sources."""
    page = open_page(size=(1280, 800))
    open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    page.locator(f'{ROOM} .quiet[data-spot^="take U1-"]').first.click()
    expect(page.locator(".notice")).to_contain_text("PRA-")
    page.locator(".notice button", has_text="PRA-").click()
    expect(page.locator(".rules .asked")).to_contain_text("PRA-")
    page.locator('[data-view="1"]').click()
    expect(page.locator(ROOM)).to_have_attribute("data-shown", "1")
    page.keyboard.press("Escape")
    expect(page.locator(ROOM)).to_have_attribute("data-shown", "0")
    page.locator("[data-about]").click()
    expect(page.get_by_role("dialog")).to_contain_text("reconstructed")
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    expect(page.locator(f"{ROOM}.zoomed")).to_be_visible()


def test_what_waits_is_lost_only_after_a_word(house: House, open_page: OpenPage) -> None:
    """The tray tells what waits; ending the turn names what is lost, and goes on only when told to."""
    page = open_page(size=(1280, 800))
    table, tokens = open_table(house, page, PEOPLE)
    rng = random.Random(9)
    token = tokens["0"]
    for _ in range(400):
        snapshot = call(house, f"/api/tables/{table}", token=token)["snapshot"]
        view = snapshot["view"]
        token = tokens[str(max(0, view["current"]))]
        legal = [one["text"] for one in snapshot["legal"]]
        settled = [one for one in view["lost_at_end"] if one["what"] != "windows"]
        if legal and settled and "end turn" in legal:
            break
        if legal:
            keep = [text for text in legal if not text.startswith(("step", "climb", "road"))] or legal
            body = {"seq": snapshot["seq"], "actions": [wish(keep, rng)]}
            call(house, f"/api/tables/{table}/moves", body, token)
    expect(page.locator(ROOM)).to_have_attribute("data-ply", str(view["ply"]))
    expect(page.locator("[data-wait].lost")).to_have_count(len(settled))
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li")).to_have_count(len(view["lost_at_end"]))
    dialog.locator("[data-lose=no]").click()
    expect(dialog).to_have_count(0)
    page.locator(".closing [data-choice]").focus()
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(1)
    page.keyboard.press("Escape")  # the focus goes back to the button, which shows what it does
    expect(dialog).to_have_count(0)
    page.wait_for_timeout(100)
    expect(dialog).to_have_count(0)
    assert call(house, f"/api/tables/{table}")["snapshot"]["view"]["ply"] == view["ply"]
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    dialog.locator("[data-lose=yes]").click()
    until(page, f"document.querySelector('{ROOM}').dataset.ply !== '{view['ply']}'")


SMALL = """() => [...document.querySelectorAll('[data-board=praga] svg text')].flatMap((text) => {
  const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  return size < 8.5 ? [`${text.textContent} ${size.toFixed(1)}`] : [];
})"""
"""The numerals and words of the sheet that are too small to be read."""
POINTED = {
    "zone": "gold",
    "sector": "tile above it",
    "tile": "→",
    "plaza": "Upper half",
    "space": "Counts for",
    "cell": "here",
    "step": "once the cube has passed",
    "seal": "At the end of the game",
    "good": "You hold at most 9",
}
"""One thing of each kind and what its card says."""


def test_things_explain_themselves_and_can_be_read(house: House, open_page: OpenPage, axe: Axe) -> None:
    """At 1280 x 720 no numeral is under 8.5 pixels; what is pointed at has a card with its rule."""
    page = open_page(size=(1280, 720))
    open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    assert page.evaluate(SMALL) == []
    names = page.locator("[data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)")
    for kind, words in POINTED.items():
        wall = next(name for name in names if name.startswith("tile:W"))
        wanted = {
            "tile": wall,
            "zone": "zone:0",
            "sector": "sector:2",
            "step": "step:0.mines.5",
            "cell": "cell:cathedral.4.4",
        }
        thing = wanted.get(kind) or next(name for name in names if name.startswith(f"{kind}:"))
        page.locator(f'[data-thing="{thing}"]').last.hover(force=True)
        card = page.locator(f'[data-card="{thing}"]')
        expect(card).to_contain_text(words)
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)
    page.locator('[data-thing="plaza:P_K"]').last.hover(force=True)
    expect(page.locator('[data-card="plaza:P_K"]')).to_be_visible()
    axe.check(page, "a card of Praga")
