"""How a game ends: the count on the board, the result beside it, and what one may do afterwards."""

import json
import random
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from bastide import CHANCE, load_game, random_chance
from bastide.engine.play import State
from bastide.engine.record import Record
from bastide.engine.registry import BUNDLED
from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import OVER, call, keep, log_length, until

LANGUAGES = {"en-GB": "Final count", "zh-TW": "終局計分", "ja-JP": "最終計算"}
WATCH = """() => {
  const told = (window.told = { lines: [], scores: [], framed: 0, pane: 0, read: 0, away: 0 });
  const look = () => {
    const line = document.querySelector('.counting p')?.textContent.trim() ?? '';
    if (line && told.lines.at(-1) !== line) {
      told.lines.push(line);
      told.scores.push([...document.querySelectorAll('.seats .score')].map((one) => Number(one.textContent)));
      told.framed = Math.max(told.framed, document.querySelectorAll('[data-counted]').length);
    }
    if (line && document.querySelector('.game-over')) told.pane++;
    const [row, all] = ['.counting', '.board'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (row && (row.bottom > all.bottom || row.top < all.top)) told.away++;
    if (line) told.read = Math.max(told.read, Number(document.querySelector('.log').dataset.told));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
BENEATH = """over => {
  const one = document.activeElement;
  const { top, height } = one.getBoundingClientRect();
  const heading = document.querySelector(`${over} > header`);
  if (!one.closest(over) || heading.contains(one)) return null;
  return top + height / 2 < heading.getBoundingClientRect().bottom ? one.textContent.trim() : '';
}"""
"""What has the focus and lies beneath the heading of the result; nothing for what lies elsewhere."""
COUNTED = re.compile(r"([+−])(\d+)$")


def almost_over(name: str, seed: int) -> tuple[str, int, str]:
    """Return the record of a random game for two without its last action, who makes that, and the action."""
    rng = random.Random(f"{name} {seed}")
    state: State = load_game(name, players=2).new_initial_state()
    before, actor, last = state, 0, 0
    while not state.is_terminal():
        before, actor = state.clone(), state.current_player()
        last = random_chance(state, rng) if actor == CHANCE else rng.choice(state.legal_actions())
        state.apply_action(last)
    assert actor >= 0
    return Record.of_state(before, ["Odile", "Wen"]).dump(), actor, before.action_to_string(last)


def post(house: House, text: str) -> str:
    """Make a table of a record."""
    request = urllib.request.Request(house.url + "/api/records", text.encode(), {"Content-Type": "text/plain"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return str(json.loads(answer.read())["table"]["id"])


def seated(house: House, name: str, seed: int = 1) -> tuple[str, dict[str, str], dict[str, Any]]:
    """Open a table one action before its end; return it with the tokens of its seats and that action."""
    text, actor, action = almost_over(name, seed)
    table = post(house, text)
    tokens = {
        str(seat): call(house, f"/api/tables/{table}/join", {"name": who, "seat": seat})["token"]
        for seat, who in enumerate(("Odile", "Wen"))
    }
    return table, tokens, {"token": tokens[str(actor)], "action": action}


def look_on(page: Any, house: House, name: str, table: str, tokens: dict[str, str]) -> None:
    """Take the first seat in a browser."""
    keep(page, house, table, {"0": tokens["0"]}, name, pace="brisk")
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(f".room[data-game={name}] .board svg")


def finish(house: House, table: str, last: dict[str, Any]) -> Any:
    """Make the last action; return the final position."""
    seq = call(house, f"/api/tables/{table}", token=last["token"])["snapshot"]["seq"]
    call(house, f"/api/tables/{table}/moves", {"seq": seq, "actions": [last["action"]]}, last["token"])
    seen = call(house, f"/api/tables/{table}")
    assert seen["table"]["state"] == "over"
    return seen["snapshot"]


@pytest.mark.parametrize("name", BUNDLED)
def test_the_count_runs_on_the_board_and_comes_to_the_scores(open_page: OpenPage, house: House, name: str) -> None:
    table, tokens, last = seated(house, name)
    page = open_page(still=False)
    look_on(page, house, name, table, tokens)
    page.evaluate(WATCH)
    final = finish(house, table, last)
    page.wait_for_selector(OVER, timeout=40_000)
    told = page.evaluate("window.told")
    assert told["away"] == 0, "the line and its button stay in sight"
    steps = [found for line in told["lines"] if (found := COUNTED.search(line))]
    assert told["pane"] == 0, "the result waits for the count"
    assert told["framed"] > 0, "what is counted is shown"
    assert 0 < told["read"] < log_length(page), "the log waits for the count too"
    points = sum(int(step[2]) if step[1] == "+" else -int(step[2]) for step in steps)
    assert sum(told["scores"][0]) + points == sum(final["view"]["scores"])
    shown = [int(one) for one in page.locator(".seats .score").all_inner_texts()]
    assert sorted(shown) == sorted(final["view"]["scores"])
    listed = page.locator(f"{OVER} .steps li b").all_text_contents()
    assert [step[0] for step in steps] == listed


def test_a_phone_held_sideways_shows_who_came_in_which_place(open_page: OpenPage, house: House) -> None:
    table, tokens, last = seated(house, "carcassonne", 2)
    page = open_page(size=(844, 390), phone=True)
    look_on(page, house, "carcassonne", table, tokens)
    finish(house, table, last)
    places = page.locator(f"{OVER} .podium li")
    places.nth(1).wait_for()
    panel = page.locator(OVER).bounding_box()
    for place in places.all():
        box = place.bounding_box()
        assert box["y"] + box["height"] <= panel["y"] + panel["height"]
    page.locator(f"{OVER} a").last.focus()
    hidden = []
    while (found := page.evaluate(BENEATH, OVER)) is not None:
        hidden.append(found)
        page.keyboard.press("Shift+Tab")
    assert len(hidden) > 6
    assert not any(hidden), "who goes back by key sees where"


def test_the_count_is_skipped_and_the_result_closed_for_good(open_page: OpenPage, house: House) -> None:
    table, tokens, last = seated(house, "carcassonne", 2)
    page = open_page(still=False)
    look_on(page, house, "carcassonne", table, tokens)
    finish(house, table, last)
    page.wait_for_selector(".counting")
    page.keyboard.press("Escape")
    page.wait_for_selector(OVER)
    expect(page.locator(".counting")).to_have_count(0)
    boxes = page.evaluate(
        f"['{OVER}', '.board'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"
    )
    assert boxes[0]["left"] >= boxes[1]["right"], "the result covers nothing of the board"
    page.keyboard.press("Escape")
    expect(page.locator(OVER)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".decide .btn.result")
    page.wait_for_timeout(300)
    expect(page.locator(OVER)).to_have_count(0)
    page.locator(".decide .btn.result").click()
    page.wait_for_selector(OVER)
    with page.expect_download() as kept:
        page.locator(OVER).get_by_role("button", name="Save the picture").click()
    assert kept.value.suggested_filename == f"carcassonne-{table}.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as drawn:
        page.locator(OVER).get_by_role("button", name="SVG").click()
    assert drawn.value.path().read_text("utf-8").startswith("<svg ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_moves_the_count_is_a_list_at_once(
    open_page: OpenPage, house: House, axe: Axe, lang: str
) -> None:
    name = BUNDLED[list(LANGUAGES).index(lang)]
    table, tokens, last = seated(house, name, 3)
    for size in ((390, 844), (1280, 720)):
        page = open_page(size, lang=lang, touch=size[0] < 400)
        look_on(page, house, name, table, tokens)
        if size[0] < 400:
            finish(house, table, last)
        page.wait_for_selector(f"{OVER} .steps li")
        expect(page.locator(f"{OVER} summary")).to_have_text(LANGUAGES[lang])
        until(page, f"document.querySelectorAll('{OVER} dl dt').length >= 3")
        axe.check(page, f"the end of {name} in {lang}, {size[0]} wide")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        board = page.locator(".board").bounding_box()
        result = page.locator(OVER).bounding_box()
        assert result["y"] > board["y"] + 60 or result["x"] >= board["x"] + board["width"], "the board can be seen"


def test_the_replay_has_axes_plays_a_turn_and_one_plays_on(open_page: OpenPage, house: House, axe: Axe) -> None:
    table, tokens, last = seated(house, "praga", 4)
    final = finish(house, table, last)
    turn = final["turns"][4]
    page = open_page()
    look_on(page, house, "praga", table, tokens)
    page.goto(f"{house.url}/t/{table}/replay?ply={turn['ply']}")
    page.wait_for_selector("figure .race text")
    page.wait_for_selector(".turnings li .btn")
    page.get_by_role("button", name="Play this turn").click()
    until(page, f"location.search === '?ply={final['turns'][5]['ply']}'", 40)
    page.wait_for_timeout(1200)
    assert page.url.endswith(f"ply={final['turns'][5]['ply']}"), "it stops at the end of the turn"
    page.get_by_role("button", name="Enlarge the graph").click()
    page.wait_for_selector(".dialog .race")
    axe.check(page, "the large graph")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    until(page, f"location.search !== '?ply={final['turns'][5]['ply']}'")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your seat").select_option(label="Wen")
    page.get_by_label("The others").select_option(index=0)
    axe.check(page, "playing on")
    heading = page.evaluate("getComputedStyle(document.querySelector('.dialog h2')).borderBottomWidth")
    assert heading == "0px", "the line below is the dialog's own"
    page.get_by_role("button", name="Start").click()
    until(page, f"!location.pathname.includes('{table}')")
    page.wait_for_selector(".room[data-game=praga] .board svg")
    expect(page.locator(".log .telling").first).to_contain_text("plays on from step")
