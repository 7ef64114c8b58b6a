"""The board of Praga Caput Regni in a real browser: games of one, two and four, the tile in hand, refusals, screens."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, keep, until

expect.set_options(timeout=15_000)

ROOM = "[data-board=praga]"
CHOICE = ".decide:not([aria-busy]) [data-choice]"
GO = ".decide:not([aria-busy]) .btn.go:not([disabled])"
OVER = ".game-over"
CATCHES_UP = 90_000
"""Milliseconds in which a page has drawn all that was played over the wire meanwhile."""
SHOWN = """() => ({
  over: document.querySelector('.game-over') !== null,
  ply: document.querySelector('[data-board=praga]')?.dataset.ply ?? '',
  phase: document.querySelector('[data-board=praga]')?.dataset.phase ?? '',
  choices: [...document.querySelectorAll('.decide:not([aria-busy]) [data-choice]')].map((b) => b.dataset.choice),
  ready: document.querySelector('.decide:not([aria-busy]) .btn.go:not([disabled])') !== null,
  losing: document.querySelector('[data-lose=yes]') !== null,
})"""
PEOPLE = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Haruka"}]


def against(bots: int) -> list[dict[str, str]]:
    """Return the seats of one person and some bots that think of nothing."""
    return [{"kind": "me", "name": "Odile"}, *[{"kind": "bot", "bot": "random"} for _ in range(bots)]]


def open_table(house: House, page: Page, seats: list[dict[str, str]], **options: str) -> tuple[str, dict[str, str]]:
    """Open a table over the API, give the browser its seats and show the board; return its id and the tokens."""
    body = {"game": "praga", "options": {"start_player": "0", **options}, "seats": seats, "public": False}
    made = call(house, "/api/tables", body)
    table, tokens = str(made["table"]["id"]), made["tokens"]
    keep(page, house, table, tokens, "praga")
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(f"{ROOM} [data-part=crane]")
    return table, tokens


def wish(legal: list[str], rng: random.Random, end: float = 0.6) -> str:
    """Pick what to do: place tiles, seldom refresh a row, end the turn with a probability when it may end."""
    plain = [text for text in legal if not text.startswith(("refresh", "buy"))] or legal
    placing = [text for text in plain if text in ("act upgrade", "act wall", "act building")]
    if "end turn" in plain and (len(plain) == 1 or rng.random() < end):
        return "end turn"
    return rng.choice(placing or [text for text in plain if text != "end turn"])


def advance(house: House, table: str, tokens: dict[str, str], stop: str, seed: int = 1) -> dict[str, Any]:
    """Make moves over the API until one of our seats has a tile of one action in hand (`upgrade`, …), or to the end."""
    rng = random.Random(seed)
    limit = time.monotonic() + 90
    token, answer = next(iter(tokens.values())), None
    while time.monotonic() < limit:
        snapshot = (answer or call(house, f"/api/tables/{table}", token=token))["snapshot"]
        view: dict[str, Any] = snapshot["view"]
        mine = tokens.get(str(view["current"]), "")
        if stop == view["phase"] or (mine and view["phase"] == "onto" and view["asked"]["action"] == stop):
            return view
        answer = None
        if not mine:
            assert view["phase"] != "over", f"never a {stop} in hand"
            time.sleep(0.15)  # asking all the time would slow the bots down
        elif mine != token:
            token = mine
        else:
            aimed = [
                one["text"]
                for one in snapshot["legal"]
                if one["fields"]["kind"] in ("tile", "act")
                and stop in (one["fields"].get("action"), *one["fields"].get("actions", []))
            ]
            legal = aimed or [one["text"] for one in snapshot["legal"]]
            text = wish(legal, rng, 1.0 if stop == "over" else 0.6)
            answer = call(house, f"/api/tables/{table}/moves", {"seq": snapshot["seq"], "actions": [text]}, token)
    raise AssertionError(f"never {stop}")


class ByKeyboard:
    """Somebody who plays with digits, arrows and Enter alone, and remembers what was asked."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.seen: set[str] = set()

    def look(self) -> dict[str, Any]:
        """Wait for a decision of this seat, or for the end."""
        limit = time.monotonic() + 60
        while True:
            shown: dict[str, Any] = self.page.evaluate(SHOWN)
            if shown["over"] or shown["choices"]:
                return shown
            assert time.monotonic() < limit, shown
            self.page.wait_for_timeout(20)

    def moved(self, shown: dict[str, Any]) -> None:
        """Wait until the game has gone on, saying that what is lost may be lost."""
        limit = time.monotonic() + 20
        while True:
            now: dict[str, Any] = self.page.evaluate(SHOWN)
            if now["over"] or now["ply"] != shown["ply"]:
                return
            if now["losing"]:
                self.seen.add("losing")
                self.page.keyboard.press("Escape" if "kept" not in self.seen else "Tab")
                if "kept" in self.seen:
                    self.page.locator("[data-lose=yes]").press("Enter")
                else:
                    self.seen.add("kept")
                    return
            assert time.monotonic() < limit, (shown, now)
            self.page.wait_for_timeout(20)

    def choose(self, shown: dict[str, Any]) -> None:
        """Press one digit, and Enter if that makes a decision whole."""
        ids = shown["choices"]
        text = wish(ids, self.rng)
        at = ids.index(text)
        key = "e" if text == "end turn" else str(at % min(9, len(ids)) + 1)
        self.page.keyboard.press(key)
        now: dict[str, Any] = self.page.evaluate(SHOWN)
        limit = time.monotonic() + 20
        # a turn ends, waits for Enter, or the question what is lost by it is fetched
        while text == "end turn" and now["ply"] == shown["ply"] and not (now["losing"] or now["ready"] or now["over"]):
            assert time.monotonic() < limit, now
            self.page.wait_for_timeout(20)
            now = self.page.evaluate(SHOWN)
        if now["ply"] == shown["ply"] and now["losing"]:
            self.moved(now)
        elif now["ply"] == shown["ply"] and now["ready"]:
            self.page.keyboard.press("Enter")
            self.moved(now)
        elif now["ply"] == shown["ply"] and not now["choices"]:
            self.moved(now)

    def play(self, turns: int) -> None:
        """Play so many turns, or to the end of the game."""
        ends = 0
        for _ in range(60 * turns):
            shown = self.look()
            if shown["over"]:
                return
            self.seen.add(shown["phase"])
            before = shown["ply"]
            self.choose(shown)
            now = self.page.evaluate(SHOWN)
            ends += now["phase"] == "free" and "end turn" in shown["choices"] and now["ply"] != before
            if ends >= turns and now["choices"]:
                return
        raise AssertionError("no end of turns")


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


def test_a_game_for_one_by_the_keyboard_alone(house: House, open_page: OpenPage, axe: Axe) -> None:
    """Nothing but keys, against the dummy; the rest over the wire; the result says whether it is a good score."""
    page = open_page(size=(1280, 720))
    table, tokens = open_table(house, page, [{"kind": "me", "name": "Odile"}])
    player = ByKeyboard(page, 3)
    player.look()
    axe.check(page, "the board by day")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    player.play(5)
    assert player.seen > {"free"}
    view = advance(house, table, tokens, "over")
    expect(page.locator(OVER)).to_be_visible(timeout=CATCHES_UP)
    assert view["solo"]
    assert view["good_score"] == 140
    expect(page.locator(".seat.me")).to_contain_text(str(view["scores"][0]))


def test_a_game_for_two_against_a_bot(house: House, open_page: OpenPage) -> None:
    """Some turns by keys, some over the wire, to the result; the ledger adds up."""
    page = open_page(size=(1440, 900), scheme="dark")
    table, tokens = open_table(house, page, against(1))
    player = ByKeyboard(page, 5)
    player.play(3)
    view = advance(house, table, tokens, "over", 2)
    expect(page.locator(OVER)).to_be_visible(timeout=CATCHES_UP)
    expect(page.locator(".podium li")).to_have_count(2)
    assert all(left == 0 for left in view["turns_left"])


def test_a_game_for_four_by_the_mouse(house: House, open_page: OpenPage, axe: Axe) -> None:
    """The drawings themselves are pointed at: a tile of the crane, an action, a place of the city; then to the end."""
    page = open_page(size=(1440, 900))
    table, tokens = open_table(house, page, against(3), preset="master")
    page.wait_for_selector(CHOICE)
    page.locator(f'{ROOM} .spot[data-spot^="tile "]').first.click()
    expect(page.locator(".top .ask")).to_contain_text(re.compile("wheel|gains|Wall|Upgrade|Mines|Quarries|Road"))
    page.locator(GO).click()
    page.wait_for_selector(f'{CHOICE}[data-choice^="act "]')
    page.locator(f'{ROOM} .spot[data-spot^="act "], {ROOM} .spot[data-spot^="hex "]').first.click()
    until(page, f"document.querySelector('{ROOM}').dataset.phase !== 'free' || !!document.querySelector('{GO}')")
    advance(house, table, tokens, "building", 4)
    page.wait_for_selector(f'{ROOM} .spot[data-spot^="city "]')
    axe.check(page, "a building in hand")
    page.locator(f'{ROOM} .spot[data-spot^="city "]').first.click()
    page.wait_for_selector(f"{ROOM} [data-ghost]")
    before = page.locator(ROOM).get_attribute("data-ply")
    page.locator(GO).click()
    until(page, f"document.querySelector('{ROOM}').dataset.ply !== '{before}'")
    advance(house, table, tokens, "over", 4)
    expect(page.locator(OVER)).to_be_visible(timeout=CATCHES_UP)
    expect(page.locator(".podium li")).to_have_count(4)


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
    assert call(house, f"/api/tables/{table}")["snapshot"]["view"]["ply"] == view["ply"]
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    dialog.locator("[data-lose=yes]").click()
    until(page, f"document.querySelector('{ROOM}').dataset.ply !== '{view['ply']}'")


@pytest.mark.parametrize(("lang", "word"), [("zh-TW", "拿取行動板塊"), ("ja-JP", "アクションタイルを取る")])
def test_a_phone_by_touch(house: House, open_page: OpenPage, axe: Axe, lang: str, word: str) -> None:
    """A tile and a place by touch at 360 px in two more languages; nothing sticks out, nothing is in violation."""
    page = open_page(size=(360, 740), touch=True, lang=lang, scheme="dark" if lang == "ja-JP" else "light")
    table, tokens = open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    expect(page.locator(".top .ask")).to_contain_text(word)
    axe.check(page, f"a phone, {lang}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        "() => [...document.querySelectorAll('.decide button, .views button')].map((b) => b.getBoundingClientRect())"
        ".filter((r) => r.height < 40 || r.width < 40).length"
    )
    assert small == 0
    page.locator(f'{ROOM} .spot[data-spot^="tile "]').first.tap()
    page.locator(".decide:not([aria-busy]) .btn.go").tap()
    page.wait_for_selector(f'{CHOICE}[data-choice^="act "]')
    advance(house, table, tokens, "wall", 6)
    page.locator(f'{ROOM} .spot[data-spot^="w"]').first.tap()
    page.locator("[data-turn-by='1']").tap()
    page.locator(".decide:not([aria-busy]) .btn.go").tap()
    until(page, f"document.querySelector('{ROOM}').dataset.phase !== 'onto'")


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


def test_alone_the_goal_and_the_opponent_are_seen(house: House, open_page: OpenPage) -> None:
    """The goal stands beside the sheet, and the opponent takes the very tile that was told."""
    page = open_page(size=(390, 844))
    table, tokens = open_table(house, page, PEOPLE[:1])
    expect(page.locator(f"{ROOM} [data-goal='140']")).to_be_visible()
    rng, told = random.Random(2), 0
    for _ in range(120):
        snapshot = call(house, f"/api/tables/{table}", token=tokens["0"])["snapshot"]
        legal = [one["text"] for one in snapshot["legal"]]
        text = "end turn" if "end turn" in legal else wish(legal, rng)
        ends = text == "end turn"
        if ends:
            expect(page.locator(ROOM)).to_have_attribute("data-ply", str(snapshot["ply"]))
            said = page.locator(f"{ROOM} [data-rival]").get_attribute("data-rival")
        body = {"seq": snapshot["seq"], "actions": [text]}
        after = call(house, f"/api/tables/{table}/moves", body, tokens["0"])["snapshot"]
        if ends and after["view"]["turn"] > snapshot["view"]["turn"]:  # else a window is to be discarded first
            assert [one["args"]["tile"] for one in after["story"] if one["key"] == "praga-log-dummy"][-1] == said
            told += 1
        if told == 8:
            return
    raise AssertionError("the opponent was not told of eight times")
