"""Measure how smoothly a late turn of another seat is told: frames per second in headless Chromium.

`PYTHONPATH=. python web/dev/praga/frames.py [plies]` from the root of the repository, with the client built.
"""

import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import ARGUMENTS, House
from tests.e2e.play import call
from tests.e2e.praga import PEOPLE, open_table, wish

RECORD = """() => {
  window.frames_ = []; let last = performance.now(); window.told_ = 0;
  const layer = document.querySelector('.flights'); let seen = '';
  const step = (now) => {
    const telling = layer?.dataset.happening;
    if (telling) { window.frames_.push(now - last); if (telling !== seen) { seen = telling; window.told_++; } }
    last = now; requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""


def play(house: House, table: str, tokens: dict[str, str], rng: random.Random, *, end: float) -> dict[str, Any]:
    """Make one move of whoever is asked; return the position after it."""
    snapshot = call(house, f"/api/tables/{table}", token=tokens["0"])["snapshot"]
    token = tokens[str(max(0, snapshot["view"]["current"]))]
    snapshot = call(house, f"/api/tables/{table}", token=token)["snapshot"]
    legal = [one["text"] for one in snapshot["legal"]]
    busy = [text for text in legal if text != "end turn" and not text.startswith(("refresh", "buy"))]
    text = "end turn" if "end turn" in legal and (not busy or rng.random() < end) else wish(busy or legal, rng)
    found: dict[str, Any] = call(
        house, f"/api/tables/{table}/moves", {"seq": snapshot["seq"], "actions": [text]}, token
    )["snapshot"]
    return found


def main(plies: int) -> None:
    """Play so many plies, then measure while one whole turn of the other seat is told."""
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=list(ARGUMENTS))
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            table, tokens = open_table(house, page, PEOPLE)
            rng = random.Random(5)
            view: dict[str, Any] = {"current": 0, "turn": 0}
            for _ in range(plies):
                view = play(house, table, tokens, rng, end=0.3)["view"]
            while view["active"] != 0 or view["current"] != 0 or view["crane"]["taken"] is not None:
                view = play(house, table, tokens, rng, end=1.0)["view"]
            held = {table: {"tokens": {"0": tokens["0"]}, "game": "praga", "at": 1}}
            page.evaluate("held => localStorage.setItem('bastide.tables', JSON.stringify(held))", held)
            while view["active"] == 0:
                view = play(house, table, tokens, rng, end=1.0)["view"]
            page.goto(f"{house.url}/t/{table}")
            page.wait_for_selector("[data-part=crane]")
            page.wait_for_timeout(1500)
            page.evaluate(RECORD)
            while view["active"] == 1:
                view = play(house, table, tokens, rng, end=0.1)["view"]
                time.sleep(0.2)
            page.wait_for_timeout(9000)
            frames = sorted(page.evaluate("() => window.frames_"))
            rates = [1000 / one for one in frames]
            told = page.evaluate("() => window.told_")
            slow = statistics.quantiles(rates, n=20)[0]
            print(f"{told} happenings, {sum(frames) / 1000:.1f} s, {len(frames)} frames: p5 {slow:.0f} per second")
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 120)
