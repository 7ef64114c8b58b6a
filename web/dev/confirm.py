"""Measure in the browser how long it takes from a press to the changed board, for every game.

`PYTHONPATH=. python web/dev/confirm.py [moves]` from the root of the repository, with the client built. Anything legal
is chosen in the bar, and Confirm is pressed with the mouse. The clock runs from the press to the end of the first
frame with the new position on the sheet; it is said how much of it passes until the server has answered, and how long
the page's own thread works.
"""

import os
import random
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import ARGUMENTS, House
from tests.e2e.play import HAND, STAGE, keep
from tests.e2e.walk import Walk

GAMES = {"carcassonne": 60, "caylus": 60, "carrara": 60, "praga": 40}
"""How many actions are made before."""
OPTIONS = {"carrara": {"mode": "advanced"}}
CONFIRM = ".decide:not([aria-busy]) .btn.go:not([disabled])"
CHOICES = ".decide:not([aria-busy]) [data-choice]:not([disabled]) >> visible=true"
WATCH = """() => {
  const layer = document.querySelector('.flights');
  const before = layer.dataset.ply;
  const { send } = WebSocket.prototype;
  let pressed = 0;
  let answered = 0;
  WebSocket.prototype.send = function (frame) {
    this.addEventListener('message', () => (answered ||= performance.now()), { once: true });
    send.call(this, frame);
  };
  addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
  window.shown = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (layer.dataset.ply === before) return;
      watch.disconnect();
      // what goes before all else waits only for the frame that was asked for before it
      requestAnimationFrame(() => {
        const made = () => {
          WebSocket.prototype.send = send;
          done([performance.now() - pressed, answered - pressed]);
        };
        scheduler.postTask(made, { priority: 'user-blocking' });
      });
    });
    watch.observe(layer, { attributes: true });
  });
}"""


def measure(house: House, browser: Any, game: str, moves: int) -> None:
    """Play some moves in the middle of a game and print how long they took."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.set_default_timeout(60_000)
    walk = Walk(house, game, options=OPTIONS.get(game))
    for _ in walk.decisions(10_000, plies=GAMES[game]):
        pass
    keep(page, house, walk.table, walk.tokens, game, asks="always")
    walk.show(page)
    rng = random.Random(3)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    whole, server, busy = [], [], []
    for _ in range(moves):
        if page.locator(".decide .btn.result").count():  # the game is over
            break
        stage(page, game, rng)
        page.locator(CONFIRM).hover()
        page.evaluate(WATCH)
        page.wait_for_timeout(300)
        before = spent(line)
        page.mouse.down()
        page.mouse.up()
        took, answered = page.evaluate("window.shown")
        busy.append(spent(line) - before)
        whole.append(took)
        server.append(answered)
    print(
        f"{game:12} {len(whole)} moves: median {statistics.median(whole):.0f} ms, worst {max(whole):.0f} ms; "
        f"of it until the server has answered {statistics.median(server):.0f} ms; "
        f"the page works {statistics.median(busy):.0f} ms; "
        f"load {os.getloadavg()[0]:.1f}"
    )
    context.close()


def stage(page: Any, game: str, rng: random.Random) -> None:
    """Choose anything that is legal, until it can be confirmed."""
    page.wait_for_selector(".flights:not([data-telling])", state="attached")
    if game == "carcassonne":
        page.evaluate("document.activeElement?.blur?.()")
        page.wait_for_selector(HAND)
        page.keyboard.press("Enter")
        page.wait_for_selector(STAGE)
        page.keyboard.press("1")
    else:
        page.locator(CHOICES).first.wait_for()
        for _ in range(12):
            choices = page.locator(CHOICES)
            if page.locator(CONFIRM).count() or not choices.count():
                break
            choices.nth(rng.randrange(choices.count())).click()
            page.wait_for_timeout(150)
    page.wait_for_selector(CONFIRM)


def spent(line: Any) -> float:
    """Return how long the page's thread has worked so far, in milliseconds."""
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"]) * 1000


def main(moves: int) -> None:
    """Measure every game on one server."""
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=list(ARGUMENTS))
            for game in GAMES:
                measure(house, browser, game, moves)
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
