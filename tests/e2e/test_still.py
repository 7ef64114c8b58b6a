"""Nothing moves because the pointer is over it: every button of every kind of decision is hovered, in all games."""

from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.walk import Walk

SCREENS = {"1440x900": (1440, 900), "1280x720": (1280, 720)}
OPTIONS = {"carrara": {"mode": "advanced"}}
ASKED = {
    "carcassonne": frozenset({"place", "meeple"}),
    "caylus": frozenset({"worker", "build", "pass"}),
    "carrara": frozenset({"rotate", "buy", "build"}),
    "praga": frozenset({"tile", "act", "onto", "end"}),
}
"""What every walk must have come to."""
PROBE = """() => {
  const parts = ['.decide button', '.top button', '.tools button', '.tabs button', '.board button',
    '.board [role=button]', '.board [data-spot]'].join();
  const box = (one) => { const r = one.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const name = (one) => {
    const words = one.getAttribute('aria-label') ?? one.dataset.choice ?? one.dataset.spot ?? one.textContent.trim();
    return `${one.className?.baseVal ?? one.className} ${words}`.slice(0, 70);
  };
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const thin = (list, most) => list.filter((_, i) => i % Math.ceil(list.length / most) === 0);
  const other = (now, was) => now.some((side, i) => Math.abs(side - was[i]) > 0.5);
  const probe = {
    note() {
      probe.all = [...document.querySelectorAll(parts)].map((one) => ({ one, box: box(one), name: name(one) }));
      const sheet = document.querySelector('.board').getBoundingClientRect();
      const inside = (one, [, top, , bottom]) => !one.closest('.board') || (top >= sheet.top && bottom <= sheet.bottom);
      const seen = probe.all.filter(({ one, box: [l, t, r, b] }) => r > l && b > t && inside(one, [l, t, r, b]));
      const bar = seen.filter(({ one }) => one.closest('.decide'));
      const rest = seen.filter(({ one }) => !one.closest('.decide'));
      const aims = [...bar, ...thin(rest, 24)];
      return aims.map(({ box: [l, t, r, b], name }) => [(l + r) / 2, (t + b) / 2, name]);
    },
    async moved() {
      await frames();
      return probe.all
        .filter(({ one, box: was }) => !one.isConnected || other(box(one), was))
        .map(({ one, name, box: was }) => [name, was.map(Math.round), one.isConnected && box(one).map(Math.round)]);
    },
    opens: () => [...document.querySelectorAll('.decide:not([aria-busy]) [data-choice][aria-expanded]')].length,
  };
  window.still = probe;
}"""
NOTE = "async () => { await new Promise(requestAnimationFrame); return window.still.note(); }"


def hover_all(page: Any, where: str) -> list[str]:
    """Point at every button in turn; return what moved meanwhile."""
    page.mouse.move(2, 2)
    wrong: list[str] = []
    for x, y, name in page.evaluate(
        "async () => { await new Promise(requestAnimationFrame); return window.still.note(); }"
    ):
        page.mouse.move(x, y)
        moved = page.evaluate("() => window.still.moved()")
        wrong += [f"{where}: pointing at {name!r} moves {one!r} from {was} to {now}" for one, was, now in moved]
    page.mouse.move(2, 2)
    return wrong


def inner(page: Any, where: str) -> list[str]:
    """Look into each list that the bar offers, and at a staged tile."""
    wrong: list[str] = []
    for index in range(min(4, int(page.evaluate("() => window.still.opens()")))):
        page.locator(".decide:not([aria-busy]) [data-choice][aria-expanded]:visible").nth(index).click()
        wrong += hover_all(page, f"{where}, list {index}")
        page.keyboard.press("Escape")
    cell = page.locator("[data-board=carcassonne] [data-cell]").first
    if cell.count():
        cell.click()
        wrong += hover_all(page, f"{where}, tile set")
    return wrong


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "screen", [pytest.param(one, marks=[] if one == "1280x720" else [pytest.mark.seldom]) for one in SCREENS]
)
@pytest.mark.parametrize("game", ["carcassonne", "caylus", "carrara", "praga"])
def test_no_control_moves_because_the_pointer_is_over_it(
    house: House, open_page: OpenPage, game: str, screen: str
) -> None:
    """Buttons of the bar and of the sheet keep their place while the pointer goes over them."""
    page = open_page(size=SCREENS[screen])
    walk = Walk(house, game, options=OPTIONS.get(game))
    walk.seated(page)
    wrong: list[str] = []
    heights: set[float] = set()
    kinds: set[str] = set()
    for snapshot in walk.decisions(12 if screen == "1440x900" else 6, ASKED[game]):
        walk.show(page)
        page.evaluate(PROBE)
        where = f"{game}, ply {snapshot['ply']}, {sorted({one['fields']['kind'] for one in snapshot['legal']})}"
        wrong += hover_all(page, where)
        heights.add(round(page.locator(".board").bounding_box()["height"], 1))
        wrong += inner(page, where)
        kinds |= {one["fields"]["kind"] for one in snapshot["legal"]}
    assert ASKED[game] <= kinds
    assert not wrong, "\n".join(wrong[:20])
    assert len(heights) == 1, f"the sheet changes its height between decisions: {heights}"


DESCENT = """() => {
  const line = document.querySelector('.top .ask h1');
  const mark = document.createElement('span');
  mark.style.cssText = 'display:inline-block;width:0;height:0';
  line.prepend(mark);
  const base = mark.getBoundingClientRect().bottom;
  mark.remove();
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(line).font;
  return line.getBoundingClientRect().bottom - base - pen.measureText('gjpqy').actualBoundingBoxDescent;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024)])
@pytest.mark.parametrize("lang", ["en-GB", "ja-JP"])
def test_the_one_line_shows_its_letters_whole(
    house: House, open_page: OpenPage, lang: str, size: tuple[int, int]
) -> None:
    """Letters that reach below the line (g, j, p, q, y) are not cut off."""
    page = open_page(size=size, lang=lang)
    walk = Walk(house, "carcassonne")
    walk.seated(page)
    walk.show(page)
    assert page.evaluate(DESCENT) >= 0


@pytest.mark.parametrize("lang", ["en-GB", "zh-TW", "ja-JP"])
def test_a_phone_shows_the_decision_whole(house: House, open_page: OpenPage, lang: str) -> None:
    """What is asked never ends in three dots on a phone."""
    page = open_page(size=(390, 844), touch=True, lang=lang)
    for game in ("carrara", "praga"):
        walk = Walk(house, game, options=OPTIONS.get(game))
        walk.seated(page)
        for snapshot in walk.decisions(4):
            walk.show(page)
            whole = "(line => line.scrollHeight <= line.clientHeight + 1)(document.querySelector('.top .ask h1'))"
            assert page.evaluate(whole), (game, snapshot["ply"], page.locator(".top .ask h1").inner_text())
