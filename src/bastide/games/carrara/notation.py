"""Actions as text and as named fields: `buy II white`, `build porta_3 in lucca`, `score city pisa`, `end`."""

from functools import cache
from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.carrara.actions import (
    ANNOUNCE,
    BUILD,
    BUY,
    CARD,
    CITIES,
    COLOURS,
    DONE,
    DRAW,
    END,
    PAY,
    PURCHASE,
    REBUILD,
    RELIEF,
    REVEAL,
    ROTATE,
    SCORE,
    SCORE_CATEGORY,
    SCORE_CITY,
    SEATS,
    START,
    STAY,
    TILES,
    UPGRADE,
)
from bastide.games.carrara.choices import city_of
from bastide.games.carrara.phases import NOTHING
from bastide.games.carrara.state import State
from bastide.games.carrara.tables import (
    ACTIONS,
    BASE_CARDS,
    CARD_NAMES,
    CARD_ROWS,
    CATEGORY_NAMES,
    CITY_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    SEGMENT_NAMES,
    TILE_NAMES,
    TYPE_NAMES,
    UPGRADE_NAMES,
    UPGRADE_ROWS,
)

COMMANDS: Final = {
    ROTATE: "rotate",
    STAY: "stay",
    RELIEF: "relief",
    DONE: "done",
    ANNOUNCE: "announce",
    END: "end",
}
FORMS: Final = "'rotate', 'buy II white', 'build porta_3 in lucca', 'pay red', 'score type palazzo' or 'end'"
SCORINGS: Final = (
    *(("type", name) for name in TYPE_NAMES),
    *(("city", name) for name in CITY_NAMES),
    *(("category", name) for name in CATEGORY_NAMES),
)
"""[scoring] what it scores: a type, a city or a category, and which."""


def scoring_text(number: int) -> str:
    """Return a scoring as it is written: `type palazzo`, `city pisa`, `land`."""
    what, which = SCORINGS[number]
    return which if what == "category" else f"{what} {which}"


def upgrade_target(number: int) -> tuple[str, str]:
    """Return what an upgrade tile improves: a city or a category, and which."""
    return UPGRADE_ROWS[number]["target_kind"], UPGRADE_ROWS[number]["target"]


def code_text(code: int) -> str:
    """Return the notation of a code of the action space."""
    if code >= CARD:
        return f"card {CARD_NAMES[code - CARD + BASE_CARDS]}"
    if code >= REBUILD:
        old, tile = divmod(code - REBUILD, TILES)
        return f"rebuild {TILE_NAMES[old]} as {TILE_NAMES[tile]}"
    if code >= BUILD:
        tile, city = divmod(code - BUILD, CITIES)
        return f"build {TILE_NAMES[tile]} in {CITY_NAMES[city]}"
    if code >= UPGRADE:
        return f"upgrade {upgrade_target(code - UPGRADE)[1]}"
    if code >= PURCHASE:
        return f"purchase {KIND_NAMES[code - PURCHASE]}"
    if code >= SCORE:
        return f"score {scoring_text(code - SCORE)}"
    if code >= PAY:
        return f"pay {COLOUR_NAMES[code - PAY]}"
    if code >= BUY:
        segment, colour = divmod(code - BUY, COLOURS)
        return f"buy {SEGMENT_NAMES[segment]} {COLOUR_NAMES[colour]}"
    if code >= ROTATE:
        return COMMANDS[code]
    if code >= START:
        return f"start {code - START}"
    if code >= REVEAL:
        return f"reveal {TILE_NAMES[code - REVEAL]}"
    return f"draw {COLOUR_NAMES[code - DRAW]}"


@cache
def codes() -> dict[str, int]:
    """Return every action by its notation."""
    return {code_text(code): code for code in range(int(ACTIONS))}


def parse_action(state: State, text: str) -> int:
    """Return the action a notation means, legal or not; raise `IllegalAction` if it means none."""
    code = codes().get(text) if isinstance(text, str) else None
    if code is None:
        raise IllegalAction(
            "", f"{text!r} is not an action; actions look like {FORMS}", "carrara-refusal-unreadable", {"text": text}
        )
    return code


def check_code(action: object) -> int:
    """Return the action as an int of the action space, or raise `IllegalAction`."""
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < ACTIONS:
        return int(action)
    raise IllegalAction(
        "",
        f"{action!r} is not an action: actions are the integers 0 to {ACTIONS - 1}",
        "carrara-refusal-not-an-action",
        {"action": repr(action), "last": int(ACTIONS) - 1},
    )


def action_text(action: int) -> str:
    """Return the notation of an action."""
    return code_text(check_code(action))


def action_fields(state: State, action: int, seat: int | None = None) -> dict[str, Any]:
    """Return an action as JSON data with named fields, `kind` first; `seat` is who makes it, if not who is on turn."""
    code = check_code(action)
    if code >= CARD:
        row = CARD_ROWS[code - CARD + BASE_CARDS]
        return {"kind": "card", "card": row["id"], "class": row["class"]}
    if code >= REBUILD:
        old, tile = divmod(code - REBUILD, TILES)
        city = place_of(state, int(state.player) if seat is None else seat, old, tile)
        return {"kind": "rebuild", "old": TILE_NAMES[old], "tile": TILE_NAMES[tile], "city": city}
    if code >= BUILD:
        tile, city_number = divmod(code - BUILD, CITIES)
        return {"kind": "build", "tile": TILE_NAMES[tile], "city": CITY_NAMES[city_number]}
    if code >= UPGRADE:
        what, which = upgrade_target(code - UPGRADE)
        return {"kind": "upgrade", "upgrade": UPGRADE_NAMES[code - UPGRADE], "what": what, "which": which}
    if code >= PURCHASE:
        return {"kind": "purchase", "object": KIND_NAMES[code - PURCHASE]}
    if code >= SCORE:
        what, which = SCORINGS[code - SCORE]
        return {"kind": "score", "what": what, "which": which}
    if code >= PAY:
        return {"kind": "pay", "colour": COLOUR_NAMES[code - PAY]}
    if code >= BUY:
        segment, colour = divmod(code - BUY, COLOURS)
        return {"kind": "buy", "segment": SEGMENT_NAMES[segment], "colour": COLOUR_NAMES[colour]}
    if code >= ROTATE:
        return {"kind": COMMANDS[code]}
    if code >= START:
        return {"kind": "start", "seat": code - START}
    if code >= REVEAL:
        return {"kind": "reveal", "tile": TILE_NAMES[code - REVEAL]}
    return {"kind": "draw", "colour": COLOUR_NAMES[code - DRAW]}


def place_of(state: State, seat: int, old: int, tile: int) -> str | None:
    """Return the city of a seat's rebuild: where the old tile stands, or the new one if it has been made."""
    for number in (old, tile):
        city = int(city_of(state, seat, number))
        if city != NOTHING:
            return CITY_NAMES[city]
    return None


assert len(codes()) == ACTIONS, "no two actions have the same notation"
assert DRAW < REVEAL < START < START + SEATS == ROTATE < BUY < SCORE < SCORE_CITY < SCORE_CATEGORY < PURCHASE
