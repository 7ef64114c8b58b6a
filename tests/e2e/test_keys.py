"""From the lobby to the end of a turn by keys alone, and by ear: by what has a role and a name, and by what is said."""

import re
from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, until
from tests.e2e.walk import Walk
from tests.e2e.watch import IDS

GAMES = ("carcassonne", "caylus", "carrara", "praga")
FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return 'the focus is lost';
  const words = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30);
  const name = `${one.tagName} ${one.getAttribute('class') ?? ''} ${words}`;
  const ring = [one, ...one.querySelectorAll('*')].some((part) => {
    const style = getComputedStyle(part);
    const drawn = part.ownerSVGElement && style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 3;
    return drawn || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  });
  if (!one.matches(':focus-visible') || !ring) return `the focus is not seen: ${name}`;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const there = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return there || one.matches('.skip') ? null : `the focus is out of sight: ${name}`;
}"""
SAID = """() => {
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  window.said = [];
  const say = (words) => words && window.said.at(-1) !== words && window.said.push(words);
  const told = (node) => node?.textContent.replace(/\\s+/g, ' ').trim();
  new MutationObserver((all) => {
    const fresh = all.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    for (const { target, addedNodes } of all) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      // a region that comes together with its words is not heard, unless it is an alert
      if (region && !fresh.some((node) => node.contains(region))) say(told(region.lastElementChild ?? region));
    }
    const come = fresh.flatMap((node) => [node, ...node.querySelectorAll('*')]);
    for (const alert of come.filter((one) => one.matches('[role=alert]'))) say(told(alert));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what a screen reader would say of its own accord."""
NAMED = re.compile(
    r"^\s*- '?(?:button|link|tab|radio|checkbox|combobox|textbox|img(?= ))\b(?: \"(.*?)\")?", re.MULTILINE
)
BARE = re.compile(r"^[A-Z]{0,2}[−-]?\d*(-\d+)?$")
"""A letter or a number, which says nothing to whoever cannot see where it stands."""


class Keys:
    """Somebody who has no pointer; wherever the focus goes it can be seen."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.wrong: list[str] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        found = self.page.evaluate(FOCUS)
        if found == "the focus is lost" and key == "Tab":  # past the last thing on the page is the browser's own bar
            return
        if found == "the focus is lost":  # the page puts it somewhere with the next frame, however long that takes
            self.page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
            found = self.page.evaluate(FOCUS)
        if found:
            self.wrong.append(f"{key}: {found}")

    def to(self, selector: str, limit: int = 160) -> None:
        """Press Tab until something has the focus."""
        here = f"document.activeElement?.matches({selector!r})"
        for _ in range(limit):
            until(self.page, "document.querySelector('.decide[aria-busy]') === null")
            if self.page.evaluate(here):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {selector} by Tab; {self.wrong[:5]}")


CHOICES = {
    "carcassonne": ".decide:not([aria-busy]) .spots .btn.may, .board [data-cell]",
    "caylus": ".decide:not([aria-busy]) [data-choice]",
    "carrara": ".decide:not([aria-busy]) [data-choice]",
    "praga": ".decide:not([aria-busy]) [data-choice]",
}
ENOUGH = 12
"""Letters of what does not happen to be said of two things."""
READY = ".ends .confirm:not([disabled])"


def begin(keys: Keys, house: House, game: str) -> str:
    """Open a table in the lobby."""
    page = keys.page
    page.goto(house.url)
    page.wait_for_selector("form.setup .chairs")
    page.evaluate(SAID)
    keys.to(f".plate[data-game={game}]")
    keys.press("Enter")
    page.wait_for_selector(f".lobby[data-game={game}] form.setup .chairs")
    keys.to(".chair input.name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Odile")
    keys.to("form.setup button.go")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".room[data-game={game}] .board svg")
    keys.press("Tab")
    return str(page.url.rsplit("/t/", 1)[1])


def decide(keys: Keys, game: str) -> None:
    """Choose something in the bar, or confirm what is chosen."""
    page = keys.page
    if page.locator(READY).count():
        keys.to(READY)
    elif page.locator(
        '.decide:not([aria-busy]) [data-choice="end turn"], .decide:not([aria-busy]) [data-choice="end"]'
    ).count():
        keys.to('.decide:not([aria-busy]) [data-choice="end turn"], .decide:not([aria-busy]) [data-choice="end"]')
    elif page.locator("[data-lose=yes]").count():
        keys.to("[data-lose=yes]")
    elif game == "carcassonne" and page.locator(".decide:not([aria-busy]) .spots .btn.may").count():
        keys.to(".decide:not([aria-busy]) .spots .btn.may")
    else:
        keys.to(CHOICES[game])
    keys.press("Enter")
    page.wait_for_timeout(250)


@pytest.mark.timeout(200)
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_by_keys_and_by_ear(house: House, open_page: OpenPage, game: str) -> None:
    """The focus is always seen and never lost; everything has a name in words, and what happens is said."""
    page = open_page(size=(1280, 720))
    keys = Keys(page)
    table = begin(keys, house, game)
    token = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens['0']", table)

    def stands() -> dict[str, Any]:
        found: dict[str, Any] = call(house, f"/api/tables/{table}", token=token)["snapshot"]
        return found

    def mine() -> bool:
        """Whether the turn goes on; a bot may have answered it before one looks."""
        found = stands()
        return bool(found["legal"]) and not any(turn["seat"] != 0 and turn["ply"] >= start for turn in found["turns"])

    asked = "document.querySelector('.decide:not([aria-busy]) :is([data-choice], [data-hand])') !== null"
    brought = ".{8,}" if game == "carcassonne" else ".{8,}; "  # a first tile closes nothing
    heard: list[str] = []
    for _ in range(3):  # what is paid and won back within a turn brings nothing
        until(page, asked, 40)
        start = stands()["ply"]
        while mine():
            until(page, f"document.querySelector('.flights').dataset.newest >= {stands()['ply']}")
            names_are_words(keys)
            decide(keys, game)
        until(page, asked, 40)
        heard = page.evaluate("window.said")
        if any(re.match(f"Matilda: {brought}", one) for one in heard):
            break
    else:
        raise AssertionError(f"what happened, and what it brought: {heard}")
    assert not keys.wrong
    assert any(one.startswith("Your turn: ") for one in heard), "whose turn it is, and what may be done"
    assert said_twice(heard) == []
    assert "Loading…" not in heard, "what nobody has pressed for comes without a word"


def said_twice(heard: list[str]) -> list[str]:
    """Return what was said besides the headline though that had said it."""
    headlines = [one.lower() for one in heard if one.startswith("Your turn: ")]
    others = [one for one in heard if not one.startswith(("Your turn: ", "Matilda"))]
    parts = [part for one in others for part in (one, one.rpartition("; ")[2]) if len(part) > ENOUGH]
    return [part for part in parts if any(part.lower() in headline for headline in headlines)]


def names_are_words(keys: Keys) -> None:
    """Nothing that has a role is without a name, or has a letter, a number or notation for one."""
    tree = keys.page.locator("body").aria_snapshot()
    names = NAMED.findall(tree)
    wrong = [name for name in names if BARE.search(name) or IDS.search(name)]
    keys.wrong += [f"no name in words: {name!r}" for name in wrong]


def test_enter_confirms_what_a_number_chose(house: House, open_page: OpenPage) -> None:
    """It does not choose the place on which the arrow keys stood before."""
    walk = Walk(house, "caylus")
    page = open_page()
    walk.seated(page)
    walk.show(page)
    before = walk.snapshot()["ply"]
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".board .spot:focus")
    page.keyboard.press("3")
    page.wait_for_selector(".decide .btn.go:not([disabled])")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.decide .btn.go:not([disabled])') === null")
    assert walk.snapshot()["ply"] > before
