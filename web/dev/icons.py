"""Draw the icons of the manifest and of notifications from the house sign: `python web/dev/icons.py`."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
SHELLS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PAPER, INK = "#F4F0E4", "#1B2030"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-whole": (512, 0.72), "badge": (96, 1.0)}
"""Pixels, and how much of the width the sign takes; the whole one may be cut to any shape."""


def drawn(sign: str, name: str, size: int, part: float) -> str:
    """Return the page that shows an icon."""
    ground = PAPER if part < 1 else "transparent"
    if name == "badge":  # only what is opaque is seen of it
        sign = sign.replace(f'fill="{PAPER}"', 'fill="none"').replace(INK, "#fff").replace("#AE3F16", "#fff")
    inner = round(size * part)
    sized = sign.replace("<svg ", f'<svg width="{inner}" height="{inner}" style="margin:{(size - inner) // 2}px" ', 1)
    return f'<body style="margin:0;background:{ground}">{sized}'


def main() -> None:
    """Write every icon."""
    sign = (PUBLIC / "sign.svg").read_text("utf-8")
    path = next(filter(None, map(shutil.which, SHELLS)), None)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(sign, name, size, part))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
