"""What a person does: opening tables and playing turns by the keyboard, in any language."""

import json
import time
import urllib.request
from typing import Any

from tests.e2e.conftest import House, OpenPage

SENTENCES = "Number(document.querySelector('.log')?.dataset.told ?? 0)"
"""How many sentences the log holds, folded or not."""
STAGE = ".decide:not([aria-busy]) .spots .btn.may"
HAND = ".decide:not([aria-busy]) [data-hand].drag"
"""The tile in hand while it may be laid: not while a move is under way."""
OVER = ".game-over"
ME = {"kind": "me", "name": "Odile"}
OPEN = {"kind": "open"}
LONG = "XVAUUUUUUU"
"""A stack of roads after the first three: nobody is done soon."""
TURN_WORDS = {"en-GB": "Your turn", "zh-TW": "輪到你", "ja-JP": "あなたの番"}


def until(page: Any, expression: str, seconds: float = 20) -> None:
    """Wait until an expression is true on the page (its security policy forbids Playwright's own way)."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(30)


RESTS = """selector => new Promise((then) => {
  let before = '', frames = 0;
  const look = () => {
    const all = [...document.querySelectorAll(selector)];
    const boxes = all.map((one) => JSON.stringify(one.getBoundingClientRect())).join();
    frames = boxes === before ? frames + 1 : 0;
    before = boxes;
    if (frames === 20) then();
    else requestAnimationFrame(look);
  };
  look();
})"""


def rests(page: Any, selector: str) -> None:
    """Wait until what a selector finds has not moved for twenty frames, which take a third of a second or longer."""
    page.evaluate(RESTS, selector)


def open_lobby(page: Any, house: House) -> None:
    """Go to the lobby and wait until it can be used."""
    page.goto(house.url)
    page.wait_for_selector("form.setup .chairs")


def start_table(page: Any, house: House, name: str = "Odile", bots: int = 1, level: int = 1) -> str:
    """Start a table with some bots through the lobby's form; return its id."""
    open_lobby(page, house)
    page.fill(".chair input.name", name)
    while page.locator(".chair select").count() < bots + 1:
        page.locator(".chair.free:not([disabled])").click()
    for index in range(1, bots + 1):
        page.locator(".chair select").nth(index).select_option(f"level:{level}")
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".board svg")
    return str(page.url.rsplit("/t/", 1)[1])


def wait_for_turn(page: Any) -> bool:
    """Wait until this browser is asked for a tile or the game is over; return whether it goes on."""
    page.wait_for_selector(f"{HAND}, {STAGE}, {OVER}", timeout=60_000)  # four bots may be due on a busy machine
    return not page.locator(OVER).is_visible()


def play_turn(page: Any) -> None:
    """Play one turn by the keyboard alone: the first legal cell, the first choice of a figure."""
    page.evaluate("document.activeElement?.blur?.()")
    before = log_length(page)
    if page.locator(HAND).count():
        page.keyboard.press("Enter")
    page.wait_for_selector(STAGE)
    page.keyboard.press("1")
    page.wait_for_selector(".decide:not([aria-busy]) .btn.go:not([disabled])")
    page.keyboard.press("Enter")
    until(page, f"{SENTENCES} > {before} || document.querySelector('{OVER}') !== null")


def log_length(page: Any) -> int:
    """Return how many sentences the log holds."""
    return int(page.evaluate(SENTENCES))


def play_out(page: Any, limit: int = 80) -> int:
    """Play every turn until the game is over; return how many were played."""
    for turn in range(limit):
        if not wait_for_turn(page):
            return turn
        play_turn(page)
    raise AssertionError(f"the game was not over after {limit} turns")


def call(house: House, path: str, body: object = None, token: str = "") -> Any:
    """Ask the server directly."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(house.url + path, data, headers), timeout=20) as answer:
        text = answer.read().decode()
    return json.loads(text) if answer.headers["Content-Type"].startswith("application/json") else text


def short_table(house: House, seats: list[dict[str, str]], stack: str = "XVAU") -> tuple[str, dict[str, str]]:
    """Open a table with a short fixed stack over the API; return its id and the tokens."""
    body = {"game": "carcassonne", "options": {"stack": stack}, "seats": seats, "public": False, "start": "0"}
    made = call(house, "/api/tables", body)
    return made["table"]["id"], made["tokens"]


def keep(page: Any, house: House, table: str, tokens: dict[str, str], game: str, **settings: Any) -> None:
    """Put the tokens of some seats, and settings, where the client looks for them; a bare page of the site will do."""
    page.goto(f"{house.url}/healthz")
    kept = {"tables": {table: {"tokens": tokens, "game": game, "at": 1}}, **settings}
    page.evaluate(
        "kept => { for (const k in kept) localStorage.setItem('bastide.' + k, JSON.stringify(kept[k])) }", kept
    )


def take_seats(page: Any, house: House, table: str, tokens: dict[str, str], game: str = "carcassonne") -> None:
    """Give a browser the tokens of some seats and open the table."""
    keep(page, house, table, tokens, game)
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".board svg")


def join(page: Any, house: House, table: str, name: str = "Wen") -> None:
    """Sit down by link."""
    page.goto(f"{house.url}/t/{table}")
    page.fill(".over-board form input", name)
    page.locator(".over-board form .btn.go").click()
    page.wait_for_selector(".seat.me")


def two(house: House, open_page: OpenPage, clock: dict[str, float] | None = None, stack: str = LONG) -> Any:
    """Seat Odile and Wen in two browsers; Odile begins."""
    body = {"game": "carcassonne", "options": {"stack": stack}, "seats": [ME, OPEN], "public": False, "start": "0"}
    made = call(house, "/api/tables", {**body, **({"clock": clock} if clock else {})})
    table = made["table"]["id"]
    first, second = open_page(), open_page()
    take_seats(first, house, table, made["tokens"])
    join(second, house, table)
    wait_for_turn(first)
    return table, first, second
