"""Nothing moves because the pointer is over it: every button of every kind of decision is hovered, in all games."""

from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.walk import Walk

SCREENS = {"1440x900": (1440, 900), "1280x720": (1280, 720)}
OPTIONS = {"carrara": {"mode": "advanced"}}
ASKED = {
    "carcassonne": {"place", "meeple"},
    "caylus": {"worker", "build", "pass"},
    "carrara": {"rotate", "buy", "build"},
    "praga": {"tile", "act", "onto", "end"},
}
"""What every walk must have come to."""
PROBE = """() => {
  const parts = '.decide button, .top button, .tools button, .tabs button, .board button, .board [role=button], .board [data-spot]';
  const box = (one) => { const r = one.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const name = (one) => `${one.className?.baseVal ?? one.className} ${one.getAttribute('aria-label') ?? one.dataset.choice ?? one.dataset.spot ?? one.textContent.trim()}`.slice(0, 70);
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const probe = {
    note() {
      probe.all = [...document.querySelectorAll(parts)].map((one) => ({ one, box: box(one), name: name(one) }));
      const sheet = document.querySelector('.board').getBoundingClientRect();
      const seen = probe.all.filter(({ one, box: [l, t, r, b] }) => r > l && b > t && (!one.closest('.board') || (t >= sheet.top && b <= sheet.bottom)));
      const thin = (list, most) => list.filter((_, i) => i % Math.ceil(list.length / most) === 0);
      const bar = seen.filter(({ one }) => one.closest('.decide'));
      const rest = seen.filter(({ one }) => !one.closest('.decide'));
      return [...thin(bar, 16), ...thin(rest, 12)].map(({ box: [l, t, r, b], name }) => [(l + r) / 2, (t + b) / 2, name]);
    },
    async moved() {
      await frames();
      return probe.all.filter(({ one, box: was }) => !one.isConnected || box(one).some((side, i) => Math.abs(side - was[i]) > 0.5)).map(({ one, name, box: was }) => [name, was.map(Math.round), one.isConnected ? box(one).map(Math.round) : null]);
    },
    opens: () => [...document.querySelectorAll('.decide [data-choice][aria-expanded]')].length,
  };
  window.still = probe;
}"""


def hover_all(page: Any, where: str) -> list[str]:
    """Point at every button in turn; return what moved meanwhile."""
    page.mouse.move(2, 2)
    page.evaluate("() => window.still.moved")
    wrong: list[str] = []
    for x, y, name in page.evaluate("async () => { await new Promise(requestAnimationFrame); return window.still.note(); }"):
        page.mouse.move(x, y)
        moved = page.evaluate("() => window.still.moved()")
        wrong += [f"{where}: pointing at {name!r} moves {one!r} from {was} to {now}" for one, was, now in moved]
    page.mouse.move(2, 2)
    return wrong


def inner(page: Any, where: str) -> list[str]:
    """Look into each list that the bar offers, and at a staged tile."""
    wrong: list[str] = []
    for index in range(min(4, int(page.evaluate("() => window.still.opens()")))):
        page.locator(".decide [data-choice][aria-expanded]:visible").nth(index).click()
        wrong += hover_all(page, f"{where}, list {index}")
        page.keyboard.press("Escape")
    cell = page.locator("[data-board=carcassonne] [data-cell]").first
    if cell.count():
        cell.click()
        wrong += hover_all(page, f"{where}, tile set")
    return wrong


@pytest.mark.timeout(600)
@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("game", ["carcassonne", "caylus", "carrara", "praga"])
def test_no_control_moves_because_the_pointer_is_over_it(
    house: House, open_page: OpenPage, game: str, screen: str
) -> None:
    """Buttons of the bar and of the sheet keep their place while the pointer goes over them."""
    page = open_page(size=SCREENS[screen])
    walk = Walk(house, game, **OPTIONS.get(game, {}))
    walk.seated(page)
    wrong: list[str] = []
    heights: set[float] = set()
    kinds: set[str] = set()
    for snapshot in walk.decisions(12 if screen == "1440x900" else 8):
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
