"""What a building costs and does as a row of small signs, and the few strokes every part of the drawing is made of."""

from collections.abc import Mapping, Sequence
from typing import Final

from bastide.engine.strokes import rect, short, write
from bastide.games.caylus.kernel import tables

CAPTION: Final = "#5E5546"
CLASSES: Final = {
    "neutral": ("#F1D9D2", "#B4665A"),
    "fixed": ("#EAE4D4", "#464038"),
    "wood": ("#E4CDB0", "#7A4C28"),
    "stone": ("#DDDCD7", "#66686B"),
    "residential": ("#D2E1CC", "#3F7A55"),
    "prestige": ("#D3DDEE", "#2A55A8"),
}
"""A kind of building: the wash of its tile, and the strong edge."""

ROW_OF: Final = {row["id"]: row for row in tables.ROWS}

Token = tuple[str, str]
"""A sign and the number on it: `("coin", "4")`, `("food", "")`, `("text", "/")`, `("class", "wood")`."""


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    """Place something that was defined, its own origin at (x, y)."""
    size = "" if scale == 1 else f" scale({scale})"
    return f'<use href="#bastide-{name}" transform="translate({short(x)} {short(y)}){size}"/>'


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
        case "sell":
            return [("any", ""), ("text", "→"), ("coin", str(effect["deniers"]))]
        case "buy":
            offer = effect["offers"][-1]
            return [("coin", str(offer["deniers"])), ("text", "→"), *[("plain", "")] * offer["cubes"]]
        case "build":
            return [("class", effect["class"])]
        case "lawyer":
            return [("class", "residential")]
        case "exchange":
            offer = dict(effect["offers"][0])
            given, won = next(iter(offer)), list(offer)[1]
            paid = [("coin", str(offer[given]))] if given == "deniers" else _amounts({given: offer[given]})
            return [*paid, ("text", "→"), *_amounts({won: offer[won]})]
    income = row.get("income_deniers", 0)
    return [("text", "+"), ("coin", str(income))] if income else []


def draw_signs(x: float, y: float, signs: Sequence[Token], scale: float = 0.86) -> str:
    """Draw a row of signs that begins at x, with y for its middle."""
    drawn = []
    for name, value in signs:
        if name == "text":
            wide = 12 if value == "→" else 8
            drawn.append(write(x - 7 + wide / 2, y + 4, value, 12, "middle", fill=CAPTION))
            x += wide
            continue
        if name == "class":
            wash, edge = CLASSES[value]
            drawn.append(
                rect(x - 7, y - 7, 14, 14, f'fill="{wash}" stroke="{edge}" stroke-width="2"')
                + f'<path d="M{short(x - 3.5)} {short(y)}h7M{short(x)} {short(y - 3.5)}v7" stroke="{edge}" '
                'stroke-width="1.6"/>'
            )
        else:
            drawn.append(use(name, x, y, scale))
            if value:
                drawn.append(write(x, y + 4, value, 11, "middle", font_weight="600"))
        x += 17 if name in ("coin", "point", "class") else 15.5
    return "".join(drawn)
