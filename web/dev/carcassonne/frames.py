"""Measure how smoothly a full town is panned and zoomed: frames per second in headless Chromium, and their cost.

`PYTHONPATH=.:web/dev/carcassonne python web/dev/carcassonne/frames.py` from the root of the repository, with the client
built. The gestures are the browser's own, so that the driver costs nothing meanwhile. Frames per second mean something
on a quiet machine only; the processor time of a frame does on any.
"""

import json
import os
import shutil
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import ARGUMENTS, House
from tests.e2e.play import take_seats
from town import full_town

RECORD = """() => {
  window.frames_ = []; let last = performance.now(); window.going_ = true;
  const step = (now) => {
    window.frames_.push(now - last); last = now;
    if (window.going_) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
STOP = "() => { window.going_ = false; return window.frames_.slice(2); }"
CATEGORIES = ["benchmark", "viz", "cc", "devtools.timeline"]
PARTS = {
    "ProxyMain::BeginMainFrame": "script, style and layers",
    "ProxyImpl::ScheduledActionDraw": "compositor",
    "DirectRenderer::DrawFrame": "drawing",
    "RasterTask": "inking",
}
"""Events of a trace, and what each is."""


def gestures(box: dict[str, float]) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Return what is done, by name: a finger in squares, the wheel in and out, two fingers apart and together."""
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = {**middle, "gestureSourceType": "touch", "preventFling": True, "speed": 500}
    wheel = {**middle, "gestureSourceType": "mouse", "preventFling": True, "speed": 500}
    sides = [{"xDistance": 220}, {"yDistance": 160}, {"xDistance": -220}, {"yDistance": -160}]
    scroll, pinch = "Input.synthesizeScrollGesture", "Input.synthesizePinchGesture"
    return {
        "pan": [(scroll, {**touch, **side}) for side in sides * 2],
        "wheel": [(scroll, {**wheel, "yDistance": by}) for by in (500, -500) * 2],
        "pinch": [(pinch, {**middle, "scaleFactor": by, "relativeSpeed": 300}) for by in (2.2, 0.45) * 2],
    }


def spent(trace: Path) -> tuple[int, dict[str, float]]:
    """Return how many frames were drawn, and the processor time of each part in milliseconds."""
    count: Counter[str] = Counter()
    times: dict[str, float] = dict.fromkeys(PARTS, 0)
    for event in json.loads(trace.read_text())["traceEvents"]:
        if event.get("ph") == "X" and event["name"] in PARTS:
            count[event["name"]] += 1
            times[event["name"]] += event.get("tdur", 0) / 1000
    drawn = count["DirectRenderer::DrawFrame"]
    # what the page itself does, it does less often where the machine is busy
    each = {name: count[name] if name.startswith("ProxyMain") else drawn for name in PARTS}
    return drawn, {words: times[name] / max(1, each[name]) for name, words in PARTS.items()}


def main() -> None:
    """Measure each gesture: the rate of the slowest twentieth of the frames, and processor time for a frame."""
    folder = Path(tempfile.mkdtemp())
    house = House(folder)
    house.start()
    try:
        table, tokens = full_town(house)
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=list(ARGUMENTS))
            page = browser.new_context(viewport={"width": 1440, "height": 900}, has_touch=True).new_page()
            page.set_default_timeout(90_000)
            take_seats(page, house, table, tokens)
            page.wait_for_selector("[data-cell]")
            page.wait_for_timeout(1500)
            parts = {"tiles": ".things > [data-thing^='tile:']", "figures": ".stand", "legal cells": "[data-cell]"}
            print(", ".join(f"{page.locator(one).count()} {name}" for name, one in parts.items()))
            box = page.locator("[data-board]").bounding_box()
            assert box is not None
            line = page.context.new_cdp_session(page)
            for name, steps in gestures(box).items():
                browser.start_tracing(page=page, path=folder / "trace.json", categories=CATEGORIES)
                page.evaluate(RECORD)
                for method, how in steps:
                    line.send(method, how)
                frames = page.evaluate(STOP)
                browser.stop_tracing()
                report(name, frames, *spent(folder / "trace.json"))
                page.get_by_role("button", name="Show the whole town").click()
                page.wait_for_timeout(900)
            browser.close()
    finally:
        house.stop()


def report(name: str, frames: list[float], drawn: int, times: dict[str, float]) -> None:
    """Print one gesture."""
    slow = statistics.quantiles([1000 / one for one in frames], n=20)[0]
    parts = ", ".join(f"{words} {ms:.1f}" for words, ms in times.items())
    print(
        f"{name:6} {drawn} frames drawn in {sum(frames) / 1000:.1f} s: p5 {slow:.0f} per second, "
        f"load {os.getloadavg()[0]:.1f}; ms a frame: {parts}"
    )


if __name__ == "__main__":
    main()
