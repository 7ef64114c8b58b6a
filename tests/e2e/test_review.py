"""Looking back on a finished game: at its end, in its replay, and playing it again from a mistake."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import OVER, call, until
from tests.e2e.test_end import finish, look_on, seated

SHIFTS = """() => {
  window.shifts = [];
  const watch = new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push(one.value);
  });
  watch.observe({ type: 'layout-shift' });
}"""
POINTS = re.compile(r"(\d+(?:\.\d)?) points given away")


def mistakes_at(page: Any) -> Any:
    """Wait until a bot has looked at the game; return the mistakes that are listed."""
    page.wait_for_selector(f"{OVER} .mistakes", timeout=30_000)
    return page.locator(f"{OVER} .mistakes li")


def test_a_finished_game_is_looked_back_on_and_played_again_from_a_mistake(
    open_page: OpenPage, house: House, axe: Axe
) -> None:
    table, tokens, last = seated(house, "carcassonne", 5)
    page = open_page((1280, 720))
    look_on(page, house, "carcassonne", table, tokens)
    finish(house, table, last)
    page.wait_for_selector(OVER)
    page.evaluate(SHIFTS)
    listed = mistakes_at(page)
    found = call(house, f"/api/tables/{table}/review")
    mine = [one for one in found["mistakes"] if one["seat"] == 0]
    assert 1 <= listed.count() == len(mine) <= 3, "one's own mistakes, not the other's"
    losses = [float(one) for text in listed.all_inner_texts() for one in POINTS.findall(text)]
    assert losses == [one["loss"] for one in mine]
    assert page.evaluate("shifts") == [], "what comes late stands where nothing else does"

    page.get_by_label("Expected, without luck").check()
    assert page.locator(f"{OVER} path.luck").count() >= 10, "the luck of every draw is on the graph"
    axe.check(page, "the mistakes")
    named = [listed.nth(at).get_by_role("link", name=re.compile("^Show this moment Turn ")) for at in range(len(mine))]
    assert len({one.aria_snapshot().partition("\n")[0] for one in named}) == len(mine), "each says which moment it is"
    named[0].click()
    until(page, f"location.pathname.endsWith('/replay') && location.search === '?ply={mine[0]['ply']}'")
    note = page.locator(".notice", has_text="points given away here")
    expect(note).to_contain_text(f"{losses[0]:g} points given away here. Better: ")
    order = sorted(one["ply"] for one in found["mistakes"])
    after = next((ply for ply in order if ply > mine[0]["ply"]), order[0])
    page.keyboard.press("m")
    until(page, f"location.search === '?ply={after}'")

    page.goto(f"{house.url}/t/{table}")
    mistakes_at(page).first.get_by_role("button", name="Play it again from here").click()
    page.get_by_role("button", name="Start").click()
    until(page, f"!location.pathname.includes('{table}')")
    page.wait_for_selector(".room[data-game=carcassonne] .board svg")
    again = call(house, f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert again["snapshot"]["ply"] == mine[0]["ply"]
    assert again["table"]["turn"] == 0


def test_on_a_tablet_the_graph_leaves_the_controls_free(open_page: OpenPage, house: House) -> None:
    """It stands above the log and moves with it; nothing of it lies on the slider."""
    table, _, last = seated(house, "carrara", 5)
    finish(house, table, last)
    page = open_page((768, 1024))
    page.goto(f"{house.url}/t/{table}/replay?ply=180")
    page.wait_for_selector(".course figcaption", timeout=30_000)
    bar = page.locator(".decide").bounding_box()
    drawer = page.locator(".drawer").bounding_box()
    assert drawer["y"] + drawer["height"] <= bar["y"]
    slider = page.locator(".replay-slider input")
    box = slider.bounding_box()
    on_it = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.matches('.replay-slider input')", [box["x"] + 8, box["y"] + 8]
    )
    assert on_it
    pane = page.locator(".pane").bounding_box()
    assert pane["height"] > 200
