"""A turn of Carcassonne in a real browser: refusals, meeples, undo, overlays, a plan, and what was scored."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, short_table, take_seats, until
from tests.e2e.town import Opener, middle, opener

expect.set_options(timeout=15_000)


@pytest.fixture
def sheet(house: House, open_page: OpenPage) -> Opener:
    """Return a function that opens a new table for two people at this screen and shows it."""
    return opener(house, open_page)


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


def test_two_of_a_kind_are_told_apart_by_ear(sheet: Opener) -> None:
    """Two farmers that bring the same are said to stand at the top and at the bottom of their tile."""
    table = sheet("UU")
    page = table.page
    table.cell(1, 0).click()
    table.figure("road.0").wait_for()
    for names in (
        page.locator(".decide .spots .unseen").all_inner_texts(),
        [one.get_attribute("aria-label") for one in page.locator("[data-spot]").all()],
    ):
        farmers = sorted(str(name).rpartition("; ")[2] for name in names if str(name).startswith("Farmer"))
        assert farmers == ["at the bottom", "at the top"], names


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
