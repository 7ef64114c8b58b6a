"""What a building does as a row of small signs."""

from collections.abc import Mapping, Sequence
from typing import Final

from bastide.engine.drawing import Symbols, write
from bastide.games.caylus.kernel import tables
from bastide.games.caylus.words.does import exchange

SYMBOLS: Final = Symbols("bastide.games.caylus")
SIGNS: Final = {"coin": "bastide-coin", "point": "bastide-point", "stone": "bastide-good-stone", "plain": "caylus-four"}
"""The symbols of the signs that are no good of this game alone."""

ROW_OF: Final = {row["id"]: row for row in tables.ROWS}

Token = tuple[str, str]
"""A sign and the number on it: `("coin", "4")`, `("food", "")`, `("text", "/")`, `("class", "wood")`."""


def _amounts(row: Mapping[str, int]) -> list[Token]:
    """Return goods and deniers as signs: one for each cube, a coin with the number for deniers."""
    signs: list[Token] = []
    for name, count in row.items():
        if name == "deniers":
            signs.append(("coin", str(count)))
        elif name == "points":
            signs.append(("point", str(count)))
        else:
            signs += [("plain" if name == "any_except_gold" else name, "")] * count
    return signs


def signs_of(building: str) -> list[Token]:
    """Return what a building brings when it is activated, as a row of signs (section O of the rulebook)."""
    row = ROW_OF[building]
    effect = row.get("effect", {})
    match effect.get("kind"):
        case "produce":
            signs: list[Token] = []
            for number, option in enumerate(effect["options"]):
                signs += [("text", "/")] * (number > 0) + _amounts(option)
            return signs
        case "build":
            return [("class", effect["class"])]
        case "lawyer":
            return [("class", "residential")]
        case str():
            paid, won = exchange(effect, -1 if "which" in effect else 0)
            return [*_amounts(paid), ("text", "→"), *_amounts(won)]
    income = row.get("income_deniers", 0)
    return [("text", "+"), ("coin", str(income))] if income else []


def draw_sign(name: str, x: float, y: float, scale: float = 0.86) -> str:
    """Draw a good, a coin or the keystone of points."""
    return SYMBOLS.use(SIGNS.get(name, f"caylus-good-{name}"), x, y, scale)


def draw_signs(x: float, y: float, signs: Sequence[Token], scale: float = 0.86) -> str:
    """Draw a row of signs that begins at x, with y for its middle."""
    drawn = []
    for name, value in signs:
        if name == "text":
            wide = 12 if value == "→" else 8
            drawn.append(write(x - 7 + wide / 2, y + 4, value, 12, "middle", kind="f-ink-3"))
            x += wide
            continue
        if name == "class":
            drawn.append(SYMBOLS.use(f"caylus-builds-{value}", x, y))
        else:
            drawn.append(draw_sign(name, x, y, scale))
            if value:
                drawn.append(write(x, y + 4, value, 11, "middle", font_weight="600"))
        x += 17 if name in ("coin", "point", "class") else 15.5
    return "".join(drawn)
