"""Draw what a chat shows beside a link: a board of each game with its name, into `web/public/previews/`.

`.venv/bin/python scripts/preview_pictures.py` plays a game of `greedy` bots to its last third, takes the library's
drawing and has a headless Chromium lay it out. A change of the drawings is a reason to run it again.
"""

import base64
import random
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from bastide import CHANCE, bots, load_game, random_chance
from bastide.engine.registry import BUNDLED
from bastide.server.courier.words import title_of

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "web" / "public" / "previews"
SIZE: Final = {"width": 1200, "height": 630}
"""The page, in pixels."""
SCALE: Final = 0.5
"""Services show a large picture from 600 × 315 pixels on; larger ones would weigh a twelfth of the package."""
QUALITY: Final = 64
SEED: Final = 11
SHARE: Final = 0.72
LOOKS: Final = {
    "carcassonne": ("1130px", "50% 50%"),
    "caylus": ("1180px", "50% 62%"),
    "carrara": ("1120px", "50% 1%"),
    "praga": ("1240px", "50% 3%"),
}
"""How wide a board is drawn, and which part of it is seen."""
PAGE: Final = """<!doctype html><style>
  body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #F4F0E4; }}
  .board {{ position: absolute; inset: 0; background: {drawn} no-repeat {place} / {wide} auto; }}
  .frame {{ position: absolute; inset: 14px; border: 2px solid #1B2030; }}
  .block {{ position: absolute; left: 14px; bottom: 14px; padding: 20px 34px 22px 28px; display: flex; gap: 24px;
    align-items: center; background: #F4F0E4; border: 2px solid #1B2030; color: #1B2030; }}
  .block svg {{ width: 76px; }}
  b {{ display: block; font: 600 54px/1.1 'Noto Serif', 'Source Serif 4', Georgia, serif; }}
  span {{ font: 27px/1.4 'Noto Sans', 'Source Sans 3', Arial, sans-serif; }}
</style>
<div class=board></div><div class=frame></div>
<div class=block>{sign}<div><b>{title}</b><span>{more}</span></div></div>"""


def late(game: str) -> str:
    """Return the drawing of a position in the last third of a game for three."""
    played, rng = load_game(game, players=3), random.Random(SEED)
    state, bot = played.new_initial_state(), bots.make("greedy", played, SEED)
    while not state.is_terminal():
        state.apply_action(random_chance(state, rng) if state.current_player() == CHANCE else bot.choose(state))
    actions = state.history()
    state = played.new_initial_state()
    for action in actions[: int(SHARE * len(actions))]:
        state.apply_action(action)
    return state.to_svg()


def data(svg: str) -> str:
    """Return an address that holds a drawing."""
    return f"url(data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()})"


def main() -> None:
    """Draw all of them."""
    FOLDER.mkdir(exist_ok=True)
    sign = (ROOT / "web" / "public" / "sign.svg").read_text("utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox"],
        )
        page = browser.new_page(viewport=SIZE, device_scale_factor=SCALE)
        boards = {game: data(late(game)) for game in BUNDLED}
        for name, game, title, more in (
            *((game, game, title_of(game, "en"), "Bastide") for game in BUNDLED),
            ("bastide", "carcassonne", "Bastide", "Carcassonne · Caylus · Carrara · Praga"),
        ):
            wide, place = LOOKS[game]
            page.set_content(PAGE.format(drawn=boards[game], wide=wide, place=place, sign=sign, title=title, more=more))
            page.evaluate("document.fonts.ready")
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
