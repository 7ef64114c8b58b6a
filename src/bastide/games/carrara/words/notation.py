"""Actions as text and as named fields: `buy II white`, `build porta_3 in lucca`, `score city pisa`, `end`."""

from functools import cache
from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import city_of
from bastide.games.carrara.kernel.state import Position

COMMANDS: Final = {
    codes.ROTATE: "rotate",
    codes.STAY: "stay",
    codes.RELIEF: "relief",
    codes.DONE: "done",
    codes.ANNOUNCE: "announce",
    codes.END: "end",
}
FORMS: Final = "'rotate', 'buy II white', 'build porta_3 in lucca', 'pay red', 'score type palazzo' or 'end'"
SCORINGS: Final = (
    *(("type", name) for name in tables.TYPE_NAMES),
    *(("city", name) for name in tables.CITY_NAMES),
    *(("category", name) for name in tables.CATEGORY_NAMES),
)
"""[scoring] what it scores: a type, a city or a category, and which."""


def scoring_text(number: int) -> str:
    """Return a scoring as it is written: `type palazzo`, `city pisa`, `land`."""
    what, which = SCORINGS[number]
    return which if what == "category" else f"{what} {which}"


def upgrade_target(number: int) -> tuple[str, str]:
    """Return what an upgrade tile improves: a city or a category, and which."""
    return tables.UPGRADE_ROWS[number]["target_kind"], tables.UPGRADE_ROWS[number]["target"]


def code_text(code: int) -> str:
    """Return the notation of a code of the action space."""
    if code >= codes.CARD:
        return f"card {tables.CARD_NAMES[code - codes.CARD + tables.BASE_CARDS]}"
    if code >= codes.REBUILD:
        old, tile = divmod(code - codes.REBUILD, codes.TILES)
        return f"rebuild {tables.TILE_NAMES[old]} as {tables.TILE_NAMES[tile]}"
    if code >= codes.BUILD:
        tile, city = divmod(code - codes.BUILD, codes.CITIES)
        return f"build {tables.TILE_NAMES[tile]} in {tables.CITY_NAMES[city]}"
    if code >= codes.UPGRADE:
        return f"upgrade {upgrade_target(code - codes.UPGRADE)[1]}"
    if code >= codes.PURCHASE:
        return f"purchase {tables.KIND_NAMES[code - codes.PURCHASE]}"
    if code >= codes.SCORE:
        return f"score {scoring_text(code - codes.SCORE)}"
    if code >= codes.PAY:
        return f"pay {tables.COLOUR_NAMES[code - codes.PAY]}"
    if code >= codes.BUY:
        segment, colour = divmod(code - codes.BUY, codes.COLOURS)
        return f"buy {tables.SEGMENT_NAMES[segment]} {tables.COLOUR_NAMES[colour]}"
    if code >= codes.ROTATE:
        return COMMANDS[code]
    if code >= codes.START:
        return f"start {code - codes.START}"
    if code >= codes.REVEAL:
        return f"reveal {tables.TILE_NAMES[code - codes.REVEAL]}"
    return f"draw {tables.COLOUR_NAMES[code - codes.DRAW]}"


@cache
def by_notation() -> dict[str, int]:
    """Return every action by its notation."""
    return {code_text(code): code for code in range(int(tables.ACTIONS))}


def text(_state: Position, code: int) -> str:
    """Return the notation of an action, which is the same in every position."""
    return code_text(code)


def parse(_state: Position, text: str) -> int:
    """Return the action a notation means, legal or not; raise `IllegalAction` if it means none."""
    code = by_notation().get(text) if isinstance(text, str) else None
    if code is None:
        raise IllegalAction(
            "", f"{text!r} is not an action; actions look like {FORMS}", "carrara-refusal-unreadable", {"text": text}
        )
    return code


def fields(state: Position, code: int, seat: int | None = None) -> dict[str, Any]:
    """Return an action as JSON data with named fields, `kind` first; `seat` is who makes it, if not who is on turn."""
    if code >= codes.CARD:
        row = tables.CARD_ROWS[code - codes.CARD + tables.BASE_CARDS]
        return {"kind": "card", "card": row["id"], "class": row["class"]}
    if code >= codes.REBUILD:
        old, tile = divmod(code - codes.REBUILD, codes.TILES)
        city = place_of(state, int(state.player) if seat is None else seat, old, tile)
        return {"kind": "rebuild", "old": tables.TILE_NAMES[old], "tile": tables.TILE_NAMES[tile], "city": city}
    if code >= codes.BUILD:
        tile, city_number = divmod(code - codes.BUILD, codes.CITIES)
        return {"kind": "build", "tile": tables.TILE_NAMES[tile], "city": tables.CITY_NAMES[city_number]}
    if code >= codes.UPGRADE:
        what, which = upgrade_target(code - codes.UPGRADE)
        return {"kind": "upgrade", "upgrade": tables.UPGRADE_NAMES[code - codes.UPGRADE], "what": what, "which": which}
    if code >= codes.PURCHASE:
        return {"kind": "purchase", "object": tables.KIND_NAMES[code - codes.PURCHASE]}
    if code >= codes.SCORE:
        what, which = SCORINGS[code - codes.SCORE]
        return {"kind": "score", "what": what, "which": which}
    if code >= codes.PAY:
        return {"kind": "pay", "colour": tables.COLOUR_NAMES[code - codes.PAY]}
    if code >= codes.BUY:
        segment, colour = divmod(code - codes.BUY, codes.COLOURS)
        return {"kind": "buy", "segment": tables.SEGMENT_NAMES[segment], "colour": tables.COLOUR_NAMES[colour]}
    if code >= codes.ROTATE:
        return {"kind": COMMANDS[code]}
    if code >= codes.START:
        return {"kind": "start", "seat": code - codes.START}
    if code >= codes.REVEAL:
        return {"kind": "reveal", "tile": tables.TILE_NAMES[code - codes.REVEAL]}
    return {"kind": "draw", "colour": tables.COLOUR_NAMES[code - codes.DRAW]}


def place_of(state: Position, seat: int, old: int, tile: int) -> str | None:
    """Return the city of a seat's rebuild: where the old tile stands, or the new one if it has been made."""
    for number in (old, tile):
        city = int(city_of(state, seat, number))
        if city != codes.NOTHING:
            return tables.CITY_NAMES[city]
    return None


assert len(by_notation()) == tables.ACTIONS, "no two actions have the same notation"
assert (
    codes.DRAW
    < codes.REVEAL
    < codes.START
    < codes.START + codes.SEATS
    == codes.ROTATE
    < codes.BUY
    < codes.SCORE
    < codes.SCORE_CITY
    < codes.SCORE_CATEGORY
    < codes.PURCHASE
)
