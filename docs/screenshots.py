"""The pictures of the manual: `uv run python docs/screenshots.py`, after `make client`.

A real server, a game that always goes the same way, a headless Chromium, and the terminal's own screen. Nothing is
drawn by hand, so the pictures show what there is.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import bastide
from bastide import bots
from bastide.engine.answers import CHANCE
from bastide.engine.chance import random_chance
from bastide.engine.record import Record

IMAGES = Path(__file__).parent / "images"
CHROMIUM = os.environ.get("BASTIDE_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--font-render-hinting=none")
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SEED = 11
TURNS = 27
PEOPLE = ("Odile", "Haruka", "Wen")
LETTERS = "AABBBBCDDDEEEEEFFGHHHIIJJJKKKLLLMMNNNOOPPPQRRRSSTUUUUUUUUVVVVVVVVVWWWWX"
OTHERS = {
    "caylus": (260, {}),
    "carrara": (150, {"mode": "advanced"}),
    "praga": (330, {}),
}
"""The other games: after how many actions of greedy bots they are shown, and with which options."""
SETTINGS = {"BASTIDE_RATES": "0", "BASTIDE_BOT_DELAY": "0", "BASTIDE_BOT_POLL": "0.1"}


@contextmanager
def server(data: str) -> Iterator[str]:
    """Run a server on a free port; yield its address."""
    words = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", data, "--log-level", "error"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, **SETTINGS}) as process:
        try:
            assert process.stdout
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server did not say where it is"
            yield found[0].rstrip("/")
        finally:
            process.terminate()


def call(url: str, path: str, body: object = None, token: str = "") -> Any:
    """Ask the server."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url + path, data, headers), timeout=30) as answer:
        return json.load(answer)


def stack() -> str:
    """Return all 71 tiles in an order that is always the same."""
    letters = list(LETTERS)
    random.Random(SEED).shuffle(letters)
    return "".join(letters)


def table_with_a_game(url: str, turns: int) -> tuple[str, dict[str, str]]:
    """Open a table for three people and let them play so many turns as greedy bots would; return id and tokens."""
    seats = [{"kind": "me", "name": PEOPLE[0]}, {"kind": "open"}, {"kind": "open"}]
    options = {"stack": stack()}
    made = call(url, "/api/tables", {"game": "carcassonne", "options": options, "seats": seats, "start": "0"})
    table, tokens = made["table"]["id"], dict(made["tokens"])
    for name in PEOPLE[1:]:
        joined = call(url, f"/api/tables/{table}/join", {"name": name})
        tokens[str(joined["seat"])] = joined["token"]
    game = bastide.load_game("carcassonne", len(PEOPLE), options)
    state, bot = game.new_initial_state(), bots.make("greedy", game)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(state.legal_actions()[0])
            continue
        if state.view(None)["turn"] > turns:
            break
        seat, done = state.current_player(), []
        while state.current_player() == seat:
            action = bot.choose(state)
            done.append(state.action_to_string(action))
            state.apply_action(action)
        seq = call(url, f"/api/tables/{table}", token=tokens[str(seat)])["snapshot"]["seq"]
        call(url, f"/api/tables/{table}/moves", {"seq": seq, "actions": done}, tokens[str(seat)])
    return table, tokens


def page_for(
    browser: Browser,
    url: str,
    view: dict[str, int],
    lang: str,
    theme: str,
    *,
    moving: bool = False,
    **remembered: object,
) -> Page:
    """Return a page that speaks a language in a theme and remembers what a browser would."""
    factor = 0.75 if view is WIDE else 1
    motion: Any = "no-preference" if moving else "reduce"
    context = browser.new_context(viewport=view, locale=lang, reduced_motion=motion, device_scale_factor=factor)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(url)
    for key, value in {"name": PEOPLE[0], **remembered}.items():
        page.evaluate(f"value => localStorage.setItem('bastide.{key}', JSON.stringify(value))", value)
    page.reload()
    page.wait_for_selector("form.setup .chairs")
    page.locator(f".langs [lang={lang}]").click()
    if page.evaluate("document.documentElement.dataset.theme") != theme:
        page.locator(".ctl > .sq").first.click()
    return page


def keep(page: Page, name: str, wait: int = 900, **how: Any) -> None:
    """Keep a picture, with no more colours than it needs."""
    page.wait_for_timeout(wait)
    page.mouse.move(0, 0)
    small(page.screenshot(**how), IMAGES / f"{name}.png")


def small(picture: bytes, path: Path) -> None:
    """Write a picture with a palette of 256 colours, a third as large."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)


def holding(table: str, tokens: dict[str, str], game: str) -> dict[str, Any]:
    """Return what a browser remembers of its seats at a table."""
    return {table: {"tokens": tokens, "game": game, "at": 1}}


def browser_pictures(browser: Browser, url: str) -> None:
    """Take the lobby, the table in three dresses, and a replay."""
    for name in ("Mathilde", "文"):
        seats = [{"kind": "me", "name": name}, {"kind": "open"}, {"kind": "bot", "bot": "level:3"}]
        call(url, "/api/tables", {"game": "carcassonne", "options": {}, "seats": seats, "public": True, "start": "0"})
    keep(page_for(browser, url, WIDE, "en", "vellum"), "lobby")

    table, tokens = table_with_a_game(url, TURNS)
    turn = call(url, f"/api/tables/{table}")["snapshot"]["view"]["current"]
    held = holding(table, {str(turn): tokens[str(turn)]}, "carcassonne")
    for name, view, lang, theme in (
        ("table", WIDE, "en", "vellum"),
        ("table-night-ja", WIDE, "ja", "night"),
        ("table-phone-zh", PHONE, "zh-Hant", "vellum"),
    ):
        page = page_for(browser, url, view, lang, theme, tables=held)
        page.goto(f"{url}/t/{table}")
        page.wait_for_selector(".board svg")
        page.wait_for_timeout(600)
        page.keyboard.press("Enter")
        keep(page, name)

    finished, _ = table_with_a_game(url, 99)
    page = page_for(browser, url, WIDE, "en", "vellum")
    page.goto(f"{url}/t/{finished}/replay?ply=150")
    page.wait_for_selector(".board svg")
    page.wait_for_selector(".expects")  # a bot has looked at the whole game
    keep(page, "replay")


def game_pictures(browser: Browser, url: str) -> None:
    """Take a finished game of each of the others, watched again in its middle."""
    for name, (ply, options) in OTHERS.items():
        game = bastide.load_game(name, len(PEOPLE), options)
        state, bot, draws = game.new_initial_state(), bots.make("greedy", game, SEED), random.Random(SEED)
        while not state.is_terminal():
            chance = state.current_player() == CHANCE
            state.apply_action(random_chance(state, draws) if chance else bot.choose(state))
        record = Record.of_state(state, PEOPLE).finished(state)
        request = urllib.request.Request(f"{url}/api/records", record.dump().encode(), {"Content-Type": "text/plain"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            table = json.load(answer)["table"]["id"]
        page = page_for(browser, url, WIDE, "en", "vellum")
        page.goto(f"{url}/t/{table}/replay?ply={ply}")
        page.wait_for_selector(".board svg")
        page.wait_for_selector(".expects")
        keep(page, name)


def told_pictures(browser: Browser, url: str) -> None:
    """Take a turn that is being told, the result of a game, a lesson, and the page that shows a turn in pictures."""
    table, tokens = table_with_a_game(url, TURNS)
    turn = call(url, f"/api/tables/{table}")["snapshot"]["view"]["current"]
    waiting = str((turn + 1) % len(PEOPLE))
    held = holding(table, {waiting: tokens[waiting]}, "carcassonne")
    page = page_for(browser, url, WIDE, "en", "vellum", moving=True, tables=held, pace="calm")
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector(".board svg")
    page.wait_for_timeout(1500)
    found = call(url, f"/api/tables/{table}", token=tokens[str(turn)])["snapshot"]
    best = max(found["legal"], key=lambda one: sum(row.get("points", 0) for row in one["preview"].get("changes", [])))
    call(url, f"/api/tables/{table}/moves", {"seq": found["seq"], "actions": [best["text"]]}, tokens[str(turn)])
    keep(page, "told", wait=700)

    finished, tokens = table_with_a_game(url, 99)
    held = holding(finished, {"0": tokens["0"]}, "carcassonne")
    page = page_for(browser, url, WIDE, "en", "night", tables=held)
    page.goto(f"{url}/t/{finished}")
    page.wait_for_selector("section.result")
    keep(page, "result", wait=2500)

    page = page_for(browser, url, WIDE, "en", "vellum")
    page.locator(".setup .learn .btn").click()
    page.wait_for_selector(".lesson p")
    keep(page, "lesson", wait=2500)

    page = page_for(browser, url, WIDE, "en", "vellum")
    page.goto(f"{url}/rules/caylus")
    page.wait_for_selector("[data-term]")
    keep(page, "turn-in-pictures")


def svg_picture(browser: Browser) -> None:
    """Take a position as notebooks show it."""
    game = bastide.load_game("carcassonne", 4, {"stack": stack()})
    state, bot = game.new_initial_state(), bots.make("greedy", game)
    while not state.is_terminal() and state.view(None)["turn"] <= 30:
        chance = state.current_player() == CHANCE
        state.apply_action(state.legal_actions()[0] if chance else bot.choose(state))
    page = browser.new_page(viewport={"width": 820, "height": 900})
    page.set_content(f"<body style='margin:0'>{state.to_svg()}</body>")
    small(page.locator("svg").screenshot(), IMAGES / "svg.png")


async def terminal_screen() -> str:
    """Return the terminal's screen in the middle of a game, as SVG."""
    from bastide.cli.local import LocalTable
    from bastide.cli.screen import TableScreen
    from bastide.cli.words import SeatWord

    seats = [SeatWord("Odile"), SeatWord("Wen")]
    local = LocalTable(bastide.load_game("carcassonne", 2, {"stack": stack()}), seats, SEED)
    bot = bots.make("greedy", local.game)
    while local.state.view(None)["turn"] <= 14 or local.state.view(None)["phase"] != "place":
        local.act(bot.choose(local.state))
    app = TableScreen(local, lambda: None, SEED)
    async with app.run_test(size=(150, 44)) as pilot:
        await pilot.pause(0.5)
        for key in ("down", "down", "down"):
            await pilot.press(key)
        await pilot.pause(0.5)
        return app.export_screenshot(title="bastide play carcassonne --seats me:Odile,me:Wen")


def main() -> None:
    """Take all pictures, or those named on the command line: browser, games, told, svg, terminal."""
    wanted = sys.argv[1:] or ["browser", "games", "told", "svg", "terminal"]
    IMAGES.mkdir(exist_ok=True)
    screen = asyncio.run(terminal_screen()) if "terminal" in wanted else ""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        for name, take in (("browser", browser_pictures), ("games", game_pictures), ("told", told_pictures)):
            if name in wanted:
                with server(data) as url:
                    take(browser, url)
        if "svg" in wanted:
            svg_picture(browser)
        if screen:
            page = browser.new_page(viewport=WIDE)
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 1280px }}</style>{screen}")
            small(page.locator("svg").first.screenshot(), IMAGES / "terminal.png")
        browser.close()


if __name__ == "__main__":
    main()
