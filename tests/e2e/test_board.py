"""The board of Carcassonne in a real browser: mouse, touch and keyboard, refusals, overlays, planning, undo."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, keep, rests, short_table, take_seats, until

expect.set_options(timeout=15_000)

SEATS = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Haruka"}]


@dataclass
class Sheet:
    """A page that shows a table, and short words for what a person does there."""

    page: Page
    house: House
    table: str
    tokens: dict[str, str]

    def cell(self, x: int, y: int) -> Locator:
        """Find the button of a legal cell."""
        return self.page.locator(f'[data-cell="{x},{y}"]')

    def figure(self, segment: str) -> Locator:
        """Find the decision bar's button for a meeple."""
        return self.page.locator(f'[data-figure="{segment}"]')

    @property
    def confirm(self) -> Locator:
        """Find the button that sends what is staged."""
        return self.page.get_by_role("button", name="Confirm")

    @property
    def handle(self) -> Locator:
        """Find the handle that turns the ghost."""
        return self.page.locator(".handle")

    def state(self) -> dict[str, Any]:
        """Ask the server how the table stands for both seats."""
        found: dict[str, Any] = call(self.house, f"/api/tables/{self.table}", token=self.tokens["0"])
        return found

    def view(self) -> dict[str, Any]:
        """Return the position as the server shows it."""
        found: dict[str, Any] = self.state()["snapshot"]["view"]
        return found

    def laid(self) -> list[tuple[str, int, int, int]]:
        """List the tiles laid, in order, without the start tile."""
        return [(t["kind"], t["x"], t["y"], t["r"]) for t in self.view()["tiles"][1:]]

    def wait_laid(self, count: int) -> list[tuple[str, int, int, int]]:
        """Wait until the server has so many tiles beside the start tile, and the page shows them."""
        limit = time.monotonic() + 10
        while len(self.laid()) < count:
            assert time.monotonic() < limit, f"{self.laid()} instead of {count} tiles"
            time.sleep(0.05)
        expect(self.page.locator(".block")).to_contain_text(f"{count + 1} /")
        return self.laid()

    def turned(self) -> str:
        """Return the words of the set cell: where it is and how often the ghost is turned."""
        return self.page.locator('[data-cell][aria-pressed="true"]').get_attribute("aria-label") or ""

    def shows(self, *words: str) -> None:
        """Wait until the set cell's words hold all these."""
        pattern = re.compile("".join(f"(?=.*{re.escape(word)})" for word in words))
        expect(self.page.locator('[data-cell][aria-pressed="true"]')).to_have_attribute("aria-label", pattern)

    def play(self, x: int, y: int, segment: str = "none") -> None:
        """Lay the tile at the first rotation and send it."""
        self.cell(x, y).click()
        self.figure(segment).click()
        self.confirm.click()


Opener = Callable[..., Sheet]


@pytest.fixture
def sheet(house: House, open_page: OpenPage) -> Opener:
    """Return a function that opens a new table for two people at this screen and shows it."""

    def opened(stack: str, *, confirm: bool = True, **how: Any) -> Sheet:
        table, tokens = short_table(house, SEATS, stack)
        page = open_page(**how)
        keep(page, house, table, tokens, "carcassonne", asks="always" if confirm else "never")
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector("[data-board=carcassonne] [data-cell]")
        rests(page, "[data-cell]")
        return Sheet(page, house, table, tokens)

    return opened


def middle(locator: Locator) -> tuple[float, float]:
    """Return the middle of an element on the screen."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_mouse_turns_the_ghost_in_every_way(sheet: Opener) -> None:
    """Button, second click, wheel, keys and the dragged handle all turn; the server gets what is shown."""
    table = sheet("EVUU")
    page = table.page
    table.cell(0, -1).click()
    table.shows("one rotation")
    table.figure("none").click()
    table.confirm.click()
    assert table.wait_laid(1)[0] == ("E", 0, -1, 2)

    expect(table.cell(-1, 0)).to_be_visible()
    table.cell(-1, 0).click()
    table.shows("−1,0", "2 rotations")
    first = table.turned()
    table.handle.click()
    expect(table.cell(-1, 0)).not_to_have_attribute("aria-label", first)
    second = table.turned()
    page.locator(".decide").get_by_role("button", name="Turn the tile").click()
    table.shows(first)
    table.cell(-1, 0).click(position={"x": 12, "y": 12})
    table.shows(second)
    page.mouse.wheel(0, 120)
    table.shows(first)
    page.keyboard.press("r")
    table.shows(second)
    page.keyboard.press("Shift+R")
    table.shows(first)

    x, y = middle(table.handle)
    _, cy = middle(table.cell(-1, 0))
    page.mouse.move(x, y)
    page.mouse.down()
    for turn in (0.3, 0.6, 1.0):
        # from the north-east corner clockwise to the south-east corner
        page.mouse.move(x - turn * 8, y + turn * 2 * (cy - y), steps=3)
    page.mouse.up()
    table.shows(second)
    assert page.locator(".notes .notice").count() == 0
    turned = re.search(r"turned (once|\d)", second)
    rotation = 0 if turned is None else 1 if turned[1] == "once" else int(turned[1])
    table.figure("road.0").click()
    table.confirm.click()
    assert table.wait_laid(2)[1] == ("V", -1, 0, rotation)


def press(page: Page) -> None:
    """Press the mouse where it is; once more if a busy browser has dropped the press, as it does while it draws."""
    page.evaluate("addEventListener('pointerdown', () => (window.pressed = true), { capture: true, once: true })")
    page.mouse.down()
    if not page.evaluate("window.pressed === true"):
        page.mouse.up()
        page.mouse.down()
    page.evaluate("delete window.pressed")


def test_tile_is_dragged_from_the_hand_and_along_the_board(sheet: Opener) -> None:
    """The tile in hand is dropped on a cell, carried to another, and back to nowhere without harm."""
    table = sheet("UU")
    page = table.page
    page.mouse.move(*middle(page.locator("[data-hand]")))
    page.mouse.down()
    page.mouse.move(*middle(table.cell(1, 0)), steps=8)
    page.mouse.up()
    table.shows("cell 1,0")
    page.mouse.move(*middle(table.cell(1, 0)))
    press(page)
    page.mouse.move(*middle(table.cell(-1, 0)), steps=8)
    page.mouse.up()
    table.shows("cell −1,0")
    table.figure("none").click()
    table.confirm.click()
    assert table.wait_laid(1) == [("U", -1, 0, 1)]


def test_pan_and_zoom_keep_the_town_under_the_pointer(sheet: Opener) -> None:
    """A drag pans without choosing, the wheel zooms to the pointer, double click shows all again."""
    table = sheet("XU")
    page = table.page
    x, y = middle(table.cell(1, 0))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=6)
    page.mouse.up()
    moved = middle(table.cell(1, 0))
    assert abs(moved[0] - x - 60) < 4
    assert abs(moved[1] - y - 40) < 4
    assert page.locator('[data-cell][aria-pressed="true"]').count() == 0, "a drag chooses nothing"
    page.mouse.move(*moved)
    page.mouse.wheel(0, -300)
    rests(page, "[data-cell]")
    zoomed = middle(table.cell(1, 0))
    assert abs(zoomed[0] - moved[0]) < 6
    assert abs(zoomed[1] - moved[1]) < 6
    page.get_by_role("button", name="Show the whole town").click()
    rests(page, "[data-cell]")
    assert abs(middle(table.cell(1, 0))[0] - x) < 4
    page.keyboard.press("Shift+ArrowRight")
    rests(page, "[data-cell]")
    assert middle(table.cell(1, 0))[0] < x - 40


def test_refusals_are_notes_with_their_rule(sheet: Opener) -> None:
    """A cell that does not fit, and a spot that is taken, say why; the rule opens in the rulebook."""
    table = sheet("UVU")
    page = table.page
    north = middle(table.cell(1, 0))
    west = middle(table.cell(-1, 0))
    x, side = (north[0] + west[0]) / 2, (north[0] - west[0]) / 2
    page.mouse.click(x, north[1] - side)
    note = page.locator(".notes .notice")
    expect(page.locator(".leads path:not(.halo)")).to_have_count(1)
    expect(note).to_contain_text("CAR-024")
    note.get_by_role("button", name="CAR-024").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".drawer")).to_contain_text("CAR-024")
    note.get_by_role("button", name="Close").click()

    table.play(1, 0, "road.0")
    table.wait_laid(1)
    table.cell(2, 0).click()
    page.locator('[data-closed="road.0"]').click()
    expect(note).to_contain_text("CAR-037")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.locator('[data-spot="road.0"]').click()
    expect(note).to_contain_text("CAR-037")
    assert len(table.laid()) == 1


def test_meeple_spots_preview_and_completion(sheet: Opener) -> None:
    """A knight on a closing city shows its points before, scores them after, and goes home."""
    table = sheet("JU")
    page = table.page
    table.cell(0, -1).click()
    table.shows("turned 2 times")
    expect(table.cell(0, -1)).to_have_attribute("aria-label", re.compile("city of 2 tiles"))
    expect(table.figure("city.0")).to_contain_text("+2")
    page.locator('[data-spot="city.0"]').click()
    expect(table.figure("city.0")).to_have_attribute("aria-pressed", "true")
    table.confirm.click()
    table.wait_laid(1)
    assert table.view()["scores"] == [2, 0]
    assert table.view()["seats"][0]["supply"] == 7
    expect(page.locator(".stand")).to_have_count(0)


def test_without_confirm_the_meeple_sends(sheet: Opener) -> None:
    """With the setting off, choosing who goes is the last word."""
    table = sheet("UU", confirm=False)
    table.cell(1, 0).click()
    table.figure("road.0").click()
    assert table.wait_laid(1) == [("U", 1, 0, 1)]
    expect(table.page.locator(".stand")).to_have_count(1)


def test_meeple_phase_of_its_own(sheet: Opener) -> None:
    """A tile that was placed by notation is finished by pointing; undo takes the tile back."""
    table = sheet("UU")
    page = table.page
    body = {"seq": table.state()["snapshot"]["seq"], "actions": ["place U 1,0 r1"]}
    call(table.house, f"/api/tables/{table.table}/moves", body, table.tokens["0"])
    expect(page.locator('[data-spot="road.0"]')).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(table.cell(1, 0)).to_be_visible()
    assert table.laid() == []
    table.play(1, 0, "field.0")
    assert table.wait_laid(1) == [("U", 1, 0, 1)]
    assert table.view()["meeples"][0]["segment"] == "field.0"


def test_undo_takes_back_what_is_staged_first(sheet: Opener) -> None:
    """Undo takes the meeple, then the ghost, and never touches the table for that."""
    table = sheet("UU")
    page = table.page
    before = table.state()["snapshot"]["seq"]
    table.cell(1, 0).click()
    table.figure("road.0").click()
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(table.figure("road.0")).to_have_attribute("aria-pressed", "false")
    undo.click()
    expect(page.locator(".ghost.set")).to_have_count(0)
    assert table.state()["snapshot"]["seq"] == before


def test_overlays_and_tooltips(sheet: Opener) -> None:
    """Fields show their owners, features their sizes; a feature under the pointer tells about itself."""
    table = sheet("UUU")
    page = table.page
    table.play(1, 0, "field.0")
    table.wait_laid(1)
    page.get_by_role("button", name="Overlays").click()
    page.locator('[data-overlay="fields"]').click()
    expect(page.locator('path[fill="url(#owner-0)"]')).to_have_count(1)
    expect(page.locator(".sum")).to_have_count(1)
    page.locator('[data-overlay="features"]').click()
    expect(page.locator(".sum").filter(has_text="2")).to_have_count(1)
    page.locator('[data-overlay="remaining"]').click()
    panel = page.get_by_role("region", name="Still in the stack")
    panel.locator('[data-kind="U"]').click()
    expect(panel.locator(".large")).to_contain_text("of 8")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    x, y = middle(table.cell(2, 0))
    page.mouse.move(x - (x - middle(table.cell(-1, 0))[0]) / 3, y, steps=4)
    tip = page.locator('[data-card^="road:"]')
    expect(tip).to_contain_text("Road")
    expect(tip).to_contain_text("2 tiles")
    expect(tip).to_contain_text("2 open ends")


def test_planning_is_private(sheet: Opener) -> None:
    """A plan lays tiles and draws, chosen or random, and the table never hears of it."""
    table = sheet("UVXE")
    page = table.page
    before = table.state()["snapshot"]
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(page.locator(".plan-note")).to_be_visible()
    table.play(1, 0, "road.0")
    draw = page.locator('[data-draw="?"]')
    expect(draw.or_(table.cell(2, 0))).to_be_visible()
    if draw.count():
        draw.click()
    expect(page.locator("[data-cell]").first).to_be_visible()
    assert table.state()["snapshot"]["seq"] == before["seq"]
    page.locator(".plan-note button").click()
    expect(table.cell(1, 0)).to_be_visible()
    expect(page.locator(".stand")).to_have_count(0)
    assert table.laid() == []


def test_whole_game_by_keyboard(sheet: Opener) -> None:
    """A short game is played to its end without a pointer."""
    table = sheet("UEVB")
    page = table.page
    board = page.locator("[data-board=carcassonne]")
    for turn in range(1, 5):
        expect(page.locator("[data-cell]").first).to_be_visible()
        page.keyboard.press("ArrowRight")
        focused = page.locator("[data-cell]:focus")
        expect(focused).to_have_count(1)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        expect(page.locator(".ghost.set")).to_have_count(1)
        expect(page.locator("[data-figure]").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".ghost.set")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(page.locator("[data-figure]").first).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator("[data-figure]").first).to_have_attribute("aria-pressed", "true")
        expect(board.locator("[aria-live]")).not_to_be_empty()
        page.keyboard.press("Enter")
        assert len(table.wait_laid(turn)) == turn
    assert table.view()["phase"] == "over"
    assert len(table.view()["meeples"]) + sum(s["supply"] for s in table.view()["seats"]) == 14


def spread(page: Page, middle: tuple[float, float], start: float, end: float) -> None:
    """Put two fingers on the sheet and move them apart, from `start` to `end` pixels off the middle."""
    session = page.context.new_cdp_session(page)
    x, y = middle

    def send(kind: str, gaps: list[float]) -> None:
        fingers = [{"x": x + side * gap, "y": y, "id": i} for gap in gaps for i, side in enumerate((-1, 1))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    send("touchStart", [start])
    for step in range(1, 7):
        send("touchMove", [start + (end - start) * step / 6])
    send("touchEnd", [])


def test_touch_taps_pinches_and_plays(sheet: Opener) -> None:
    """On a phone a tap sets and turns the ghost, two fingers zoom, one pans; a turn is played by taps."""
    table = sheet("VUU", size=(390, 844), touch=True)
    page = table.page
    table.cell(1, 0).tap()
    table.shows("2 rotations")
    first = table.turned()
    table.cell(1, 0).tap(position={"x": 6, "y": 6})
    expect(table.cell(1, 0)).not_to_have_attribute("aria-label", first)
    box = page.locator("[data-board=carcassonne]").bounding_box()
    assert box is not None
    cx, cy = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = table.cell(1, 0).bounding_box()
    spread(page, (cx, cy - 90), 40, 80)
    rests(page, "[data-cell]")
    after = table.cell(1, 0).bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.4 * before["width"]
    page.get_by_role("button", name="Show the whole town").tap()
    rests(page, "[data-cell]")
    table.figure("road.0").tap()
    table.confirm.tap()
    assert table.wait_laid(1)[0][:3] == ("V", 1, 0)
    expect(page.locator(".stand")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


LIVES = """() => {
  window.lives = [];
  const since = new Map();
  const kinds = '.flash, .flight, .keystone';
  const within = (node) => [...(node.matches(kinds) ? [node] : []), ...node.querySelectorAll(kinds)];
  const found = (node) => (node instanceof Element ? within(node) : []);
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) for (const one of found(node)) since.set(one, performance.now());
      for (const node of change.removedNodes) for (const one of found(node)) {
        const kind = ['flash', 'flight', 'keystone'].find((name) => one.classList.contains(name));
        window.lives.push([kind, performance.now() - (since.get(one) ?? NaN)]);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def lives(page: Any, *kinds: str) -> list[float]:
    """Wait until some of each kind have come and gone; return how long they lived, in milliseconds."""
    for kind in kinds:
        until(page, f"window.lives.some(([one]) => one === '{kind}')", 30)
    return [ms for kind, ms in page.evaluate("window.lives.splice(0)") if kind in kinds]


def test_what_was_scored_is_shown_for_its_full_time(house: House, open_page: OpenPage) -> None:
    """Glow, keystone and the figure going home outlive the snapshots that follow, after my move and after a bot's."""
    me, bot = {"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}
    page = open_page(size=(1440, 900), still=False)
    table, tokens = short_table(house, [me, bot], "EEUVEUVEDUVUV")
    take_seats(page, house, table, tokens)
    page.evaluate(LIVES)
    page.locator('[data-cell="0,-1"]').click()
    page.locator('.decide:not([aria-busy]) [data-figure^="city"]').click()
    page.locator(".decide:not([aria-busy]) .btn.go:not([disabled])").click()
    assert min(lives(page, "flash", "keystone")) >= 1400

    seen = False
    path = f"/api/tables/{table}"
    while not seen:  # the other one plays as bots do: a tile, then a figure
        current = call(house, path)["snapshot"]["view"]["current"]
        token = tokens[str(current)]
        snapshot = call(house, path, token=token)["snapshot"]
        assert snapshot["legal"], "nothing was completed"
        closing = [one for one in snapshot["legal"] if any(done["args"]["owners"] for done in _completed(one))]
        wish = closing[0] if closing and current == 1 else _claim(snapshot["legal"])
        snapshot = call(house, f"{path}/moves", {"seq": snapshot["seq"], "actions": [wish["text"]]}, token)["snapshot"]
        seen = bool(closing) and current == 1
        page.wait_for_timeout(150)
        snapshot = call(house, path, token=token)["snapshot"]
        figure = _claim(snapshot["legal"])
        call(house, f"{path}/moves", {"seq": snapshot["seq"], "actions": [figure["text"]]}, token)
    until(page, "['flash', 'keystone', 'flight'].every((kind) => window.lives.some(([one]) => one === kind))", 30)
    told = page.evaluate("window.lives.splice(0)")
    assert min(ms for kind, ms in told if kind != "flight") >= 1400
    assert max(ms for kind, ms in told if kind == "flight") >= 350


def _completed(one: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what an action says that it completes."""
    return [told for told in one["preview"]["told"] if told["key"] == "carcassonne-then-completes"]


def _claim(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a figure on a city or a road if there is one, a placement that leaves things open else."""
    wanted = [one for one in legal if str(one["fields"].get("segment")).startswith(("city", "road"))]
    if wanted:
        return wanted[0]
    quiet = [one for one in legal if one["fields"]["kind"] == "place" and not _completed(one)]
    return (quiet or legal)[0]
