"""Measure in the browser how long it takes from a press to the changed board, for every game.

`PYTHONPATH=. python web/dev/confirm.py [moves]` from the root of the repository, with the client built. What a coach
advises is played by its button, which sends a move as Confirm does. The clock runs from the press to the end of the
first frame with the new position on the sheet; it is said how much of it passes until the server has answered, and how
long the page's own thread works.
"""

import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import ARGUMENTS, House
from tests.e2e.walk import Walk

GAMES = {"carcassonne": 60, "caylus": 60, "carrara": 60, "praga": 60}
"""How many actions are made before."""
OPTIONS = {"carrara": {"mode": "advanced"}}
PRESS = """() => new Promise((done) => {
  const layer = document.querySelector('.flights');
  const before = layer.dataset.ply;
  const fetched = window.fetch;
  let answered = 0;
  window.fetch = async (...all) => {
    const answer = await fetched(...all);
    answered ||= performance.now();
    return answer;
  };
  const watch = new MutationObserver(() => {
    if (layer.dataset.ply === before) return;
    watch.disconnect();
    // a message is handled once the frame that was asked for before it has been made
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.fetch = fetched;
        done([performance.now() - pressed, answered - pressed]);
      };
      port2.postMessage(0);
    });
  });
  watch.observe(layer, { attributes: true });
  const pressed = performance.now();
  document.querySelector('.hint-note .btn.go').click();
})"""


def measure(house: House, browser: Any, game: str, moves: int) -> None:
    """Play some moves in the middle of a game and print how long they took."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.set_default_timeout(60_000)
    walk = Walk(house, game, options=OPTIONS.get(game))
    for _ in walk.decisions(10_000, plies=GAMES[game]):
        pass
    walk.seated(page)
    walk.show(page)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    whole, server, busy = [], [], []
    for _ in range(moves):
        page.wait_for_selector(".flights:not([data-telling])", state="attached")
        page.locator(".tools button[aria-busy]").click()
        page.wait_for_selector(".hint-note .btn.go:not([disabled])")
        page.mouse.move(2, 2)
        page.wait_for_timeout(300)
        before = spent(line)
        took, answered = page.evaluate(PRESS)
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
