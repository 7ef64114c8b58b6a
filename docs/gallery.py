"""Every tile, piece and sign of each game with its name and id, drawn from `symbols.svg` and the components."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple
from urllib.parse import quote

from bastide.engine.drawing import Symbols
from bastide.engine.registry import BUNDLED, folder_of, game_type
from bastide.games.carcassonne.pictures.svg import SYMBOLS as LAND
from bastide.games.carcassonne.pictures.svg import _layers

HEIGHT = 48
"""How high a picture is on the page, in pixels."""
SIDE = 100
"""Of a tile of land."""
COMMON = "bastide"
UNSAID = re.compile(r"id|name|english|source|.*confidence|notes?|tactic|zh_.*|design_.*|observed|printed_.*")
"""Keys of a row that are no part of what lies on the table, or have a column of their own."""


class Row(NamedTuple):
    """One line of the gallery."""

    picture: str
    name: str
    id: str
    what: str = ""


def picture(svg: str, name: str) -> str:
    """Return a drawing as an image of a page."""
    return f'<img src="data:image/svg+xml,{quote(svg)}" alt="{name}" height="{HEIGHT}">'


def words(identity: str) -> str:
    """Return an id in words."""
    return identity.replace("_", " ").replace("-", " ")


def symbol(symbols: Symbols, identity: str) -> str:
    """Return a symbol alone, as an image."""
    left, top, width, height = symbols.known[identity].box
    return picture(symbols.sheet((left, top, width, height), [symbols.use(identity)], identity), identity)


def signs(game: str) -> Iterator[Row]:
    """Yield every symbol of a game, or of those that all games have."""
    symbols = Symbols(COMMON if game == COMMON else game_type(game).package)
    for identity in symbols.known:
        owner, _, rest = identity.partition("-")
        if owner == game:
            yield Row(symbol(symbols, identity), words(rest), identity)


def tables(game: str) -> Iterator[tuple[str, list[Mapping[str, Any]]]]:
    """Yield the tables of a game's components whose rows have ids."""
    ahead = list(tomllib.loads(folder_of(game).joinpath("components.toml").read_text("utf-8")).items())
    while ahead:
        name, value = ahead.pop(0)
        if isinstance(value, dict):
            ahead += [(f"{name} {inner}", below) for inner, below in value.items()]
        elif isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
            yield name, value


def things(game: str, table: str, rows: list[Mapping[str, Any]]) -> Iterator[Row]:
    """Yield the rows of a table of components, with the symbol that each bears, if there is one."""
    symbols = Symbols(game_type(game).package)
    for row in rows:
        identity = str(row["id"])
        kinds = (identity, f"{table}-{identity}", f"block-{identity}", row.get("type"), table, table.rpartition("_")[2])
        known = [f"{game}-{kind}" for kind in kinds] + [f"{one}-good-{identity}" for one in (game, COMMON)]
        shown = next((symbol(symbols, name) for name in known if name in symbols.known), "")
        if game == "carcassonne":
            tile = _layers([{"kind": identity, "r": 0, "x": 0, "y": 0}])
            shown = picture(LAND.sheet((0, 0, SIDE, SIDE), tile, f"tile {identity}"), f"tile {identity}")
        what = ", ".join(f"{words(key)}: {said(value)}" for key, value in row.items() if not UNSAID.fullmatch(key))
        yield Row(shown, str(row.get("name") or row.get("english") or words(identity)), identity, what)


def said(value: object) -> str:
    """Return a value of the components in words."""
    if isinstance(value, Mapping):
        return " ".join(f"{words(str(key))} {said(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " / ".join(map(said, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else words(str(value)).replace("|", "/") or "–"


def gallery() -> str:
    """Return the page."""
    lines = ["## Signs of all games", "", *_table(signs(COMMON))]
    for game in BUNDLED:
        title = game_type(game).title
        lines += [f"## {title}", "", f"### {title}: signs", "", *_table(signs(game))]
        for table, rows in tables(game):
            lines += [f"### {title}: {words(table)}", "", *_table(things(game, table, rows))]
    return "\n".join(lines)


def _table(rows: Iterator[Row]) -> list[str]:
    lines = [f"| {row.picture} | {row.name} | `{row.id}` | {row.what} |" for row in rows]
    return ["| | name | id | |", "| --- | --- | --- | --- |", *lines, ""]
