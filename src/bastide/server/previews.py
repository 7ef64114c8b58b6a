"""What a chat shows beside a link: the name of the game, what awaits whoever opens it, and a picture of its board.

Whoever knows a table's link may watch it; a service that makes previews is told which game it is for how many, and
nobody's name.
"""

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request

from bastide.server.house import House
from bastide.storage import tables as table_store
from bastide.storage.trouble import is_trouble

FOLDER: Final = "previews"
"""Where the client has the pictures, each named by its game; `scripts/preview_pictures.py` draws them."""
SIZE: Final = (600, 315)
ANY: Final = "bastide"
TABLE: Final = re.compile(r"t/([0-9A-Za-z_-]{1,40})(?:/|$)")
RULES: Final = re.compile(r"rules/([0-9a-z_-]{1,40})/?")


class Preview(NamedTuple):
    """What is said of a link, in words of one language."""

    title: str
    text: str
    picture: str


def language_of(accepted: str) -> str:
    """Return the language for whoever asks, from the header that says which they read."""
    for one in accepted.lower().split(","):
        tag = one.split(";")[0].strip()
        if tag.startswith(("en", "ja", "zh")):
            return {"en": "en", "ja": "ja", "zh": "zh-Hant"}[tag[:2]]
    return "en"


async def preview(house: House, path: str, language: str) -> Preview:
    """Return what is said of a page; of a table that there is not what is said of the lobby."""
    from bastide.server.courier.words import speaker, title_of  # a server at rest has no use for them

    say, game, players = speaker(language), "", 0
    if (found := TABLE.match(path)) is not None:
        game, players = await _table(house, found[1])
    elif (found := RULES.fullmatch(path)) is not None:
        game = found[1]
    if not (say.has(f"lobby-game-{game}") and say.has(f"lobby-about-{game}")):
        return Preview("Bastide", say("preview-lobby"), ANY)
    about = say(f"lobby-about-{game}")
    text = say("preview-table", about=about, players=players) if players else say("preview-rules", about=about)
    return Preview(title_of(game, language), text, game)


async def _table(house: House, table_id: str) -> tuple[str, int]:
    """Return the game of a table and for how many it is; nothing if there is none, or nobody can say."""
    if (loaded := house.positions.kept(table_id)) is not None:
        return loaded.row.game, loaded.row.players
    try:
        async with house.db.reading() as connection:
            row = await table_store.read_table(connection, table_id)
    except Exception as error:
        if not is_trouble(error):
            raise
        return "", 0  # the page says what is wrong
    return ("", 0) if row is None else (row.game, row.players)


async def tags(request: Request, static: Path) -> str:
    """Return what a page says of itself to a service that makes previews, as elements of its head."""
    house: House = request.app.state.house
    language = language_of(request.headers.get("accept-language", ""))
    shown = await preview(house, request.path_params.get("path", ""), language)
    base = request.base_url.replace(scheme="https") if house.settings.https else request.base_url
    picture = shown.picture if _drawn(static, shown.picture) else ANY
    width, height = SIZE
    said = {
        "og:site_name": "Bastide",
        "og:type": "website",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:image": f"{str(base).rstrip('/')}{house.settings.base}/{FOLDER}/{picture}.jpg",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
    return "\n".join((*lines, '<meta name="twitter:card" content="summary_large_image" />', ""))


@cache
def _drawn(static: Path, game: str) -> bool:
    return (static / FOLDER / f"{game}.jpg").is_file()
