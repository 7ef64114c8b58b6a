"""More of Praga that may be looked up: tiles with edges, corners and how they lie; plazas; technologies and V tiles."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import MARKS, t
from bastide.games.praga.kernel import places
from bastide.games.praga.pictures.terminal_words import (
    bonus_words,
    coded,
    gain,
    gains,
    listed,
    lost,
    place_name,
    plaza_name,
    tile_name,
)
from bastide.games.praga.words.titles import PLACE_TITLES, TILE_TITLES, find

Fields = Mapping[str, Any]

EDGES: Final = ("ne", "e", "se", "sw", "w", "nw")
"""The edges of a hex clockwise from the north-east; a turn moves each to the next."""
CORNERS: Final = ("n", "ne", "se", "s", "sw", "nw")
"""The corners clockwise from the top."""
LEVELS: Final = ("I", "II", "III", "IV")
LOSS: Final = "PRA-056"
TILES_OF: Final = {
    level: [tile for tile, title in TILE_TITLES.items() if title["kind"] == "technology" and title["level"] == level]
    for level in LEVELS
}
"""The technologies of each level."""


def headline(view: Fields) -> str:
    """Return turn and era in a few words, with how many turns are left."""
    left = view["turns_left"][max(view["active"] if view["active"] is not None else 0, 0)]
    past_the_last = not any(view["turns_left"])  # the next round would be one that there is not
    return t("praga-cli-headline", round=view["round"] - past_the_last, era="I" * view["era"], turns=left)


def losses(preview: Fields) -> tuple[str, str]:
    """Return what an action would lose, and the rule by which one is asked before."""
    return listed(lost(row) for row in preview["lost"]) if preview["lost"] else "", LOSS


# ---------------------------------------------------------------- tiles


def tiles(view: Fields, rest: str) -> str:
    """Return what a tile, a place or a kind of tile is: `tiles W1-03`, `tiles N_L2`, `tiles wall`."""
    word = rest.strip()
    for name in (word, word.upper(), word.lower()):
        if name in view["rows"]:
            return "\n".join(_tile(tile, 0) for tile in view["rows"][name] if tile)
        if name in TILE_TITLES or name.startswith("A-"):
            return _tile_anywhere(view, name)
        if name in PLACE_TITLES:
            return _place(view, name)
    return t("praga-cli-no-tile", words=word)


def _lying(view: Fields) -> Iterator[tuple[str, str, int, str]]:
    """Yield every tile that lies somewhere: tile, place, turns, and whose it is."""
    for building in view["city"]["buildings"]:
        owner = "none" if building["cube"] is None else MARKS[building["cube"]]
        yield building["tile"], building["space"], building["r"], owner
    for seat, data in enumerate(view["seats"]):
        for row in (*data["hexes"], *data["walls"]):
            if row["tile"]:
                yield row["tile"], row.get("place") or row["action"], row["r"], MARKS[seat]


def _tile_anywhere(view: Fields, tile: str) -> str:
    if tile.startswith("A-"):
        return _action_tile(view, tile)
    lies = [t("praga-cli-lies", place=place_name(place), turns=turns, owner=owner, tile=_tile(tile, turns))
            for one, place, turns, owner in _lying(view) if one == tile]  # fmt: skip
    return "\n".join(lies) or _tile(tile, 0)


def _action_tile(view: Fields, tile: str) -> str:
    for row in view["crane"]["tiles"]:
        if row["tile"] == tile:
            first, second = row["actions"]
            at = f"P{row['position']}"
            cost = gain("gold", row["cost"]) if row["cost"] else t("praga-nothing")
            points = gain("points", row["points"] + row["token"])
            words = {"at": at, "cost": cost, "points": points, "wheel": bonus_words(row["bonus"])}
            on_crane = t("praga-cli-on-crane", **words)
            return t("praga-cli-label", label=tile_name(tile, (first, second)), what=on_crane)
    return t("praga-cli-no-tile", words=tile)


def _tile(tile: str, turns: int) -> str:
    """Return a tile with the icons of its edges and corners, as they lie after so many turns."""
    row, parts = find(tile), [tile_name(tile)]
    if row.get("cost") and any(row["cost"].values()):
        parts.append(t("praga-cli-price", cost=gains([{"kind": kind, "n": n} for kind, n in row["cost"].items() if n])))
    edges = {(edge + turns) % 6: icon for edge, icon in enumerate(row.get("edges", ())) if icon}
    corners = sorted((corner + turns) % 6 for corner in row.get("corners", ()))
    if edges:
        shown = listed(f"{_way(EDGES[edge])} {gain(edges[edge], 1)}" for edge in sorted(edges))
        parts.append(t("praga-cli-edges", edges=shown))
    if corners:
        parts.append(t("praga-cli-corners", corners=listed(_way(CORNERS[corner]) for corner in corners)))
    return t("praga-cli-join").join(parts)


def _way(direction: str) -> str:
    return t("praga-cli-way", way=direction)


def _place(view: Fields, place: str) -> str:
    """Return what lies on a place, or that it is free, with what it costs."""
    lying = [
        t("praga-cli-lies", place=place_name(place), turns=turns, owner=owner, tile=_tile(tile, turns))
        for tile, where, turns, owner in _lying(view)
        if where == place
    ]
    if lying:
        return "\n".join(lying)
    spot = next((row for row in places.SPACE_BOX if row["id"] == place), {})
    price = [{"kind": "gold", "n": spot.get("cost_gold", 0)}, {"kind": "points", "n": spot.get("points", 0)}]
    words = gains([row for row in price if row["n"]]) if any(row["n"] for row in price) else ""
    return t("praga-cli-free-place", place=place_name(place), price=words or t("praga-nothing"))


# ---------------------------------------------------------------- plazas, technologies


def plazas(view: Fields, _rest: str = "") -> str:
    """Return every plaza: its two rewards, how far it is built round, and whose cubes claim it."""
    lines = []
    for plaza in view["city"]["plazas"]:
        if not plaza["tile"]:
            continue
        title = TILE_TITLES[plaza["tile"]]
        cubes = listed(f"{MARKS[seat]} {count}" for seat, count in enumerate(plaza["cubes"]) if count)
        words = {
            "plaza": coded(plaza_name(plaza["plaza"]), plaza["plaza"]),
            "top": gains(title["top"]),
            "bottom": gains(title["bottom"]),
            "built": plaza["buildings"],
            "spaces": plaza["spaces"],
            "cubes": cubes,
            "resolved": "yes" if plaza["resolved"] else "no",
        }
        lines.append(t("praga-cli-plaza", **words))
    return "\n".join(lines)


def technologies(view: Fields, _rest: str = "") -> str:
    """Return the technologies that are left by level, and the tiles of the bridge and the Cathedral."""
    lines: list[str] = []
    for level in LEVELS:
        lines += _stack(view, level, t("praga-cli-technologies", level=level))
    lines += _stack(view, "bridge_IV", t("praga-cli-four"))
    lines.append(
        t("praga-cli-five", bridge=view["bridge"]["v_bridge_left"], cathedral=view["bridge"]["v_cathedral_left"])
    )
    return "\n".join(lines)


def _stack(view: Fields, name: str, label: str) -> Sequence[str]:
    """Return the tiles of a stack, those that lie open first."""
    stack = view["stacks"][name]
    open_here = [tile for tile in view["technologies_open"] if tile in TILES_OF.get(name, ())]
    left = [*stack["unseen"], *stack["under"]]
    lines = [t("praga-cli-stack-left", label=label, count=len(left))]
    lines += [f"  {t('praga-cli-open', tile=tile_name(tile))}" for tile in open_here]
    return [*lines, *(f"  {tile_name(tile)}" for tile in sorted(left))]


WORDS: Final[Mapping[str, Callable[..., str]]] = {"tiles": tiles, "plazas": plazas, "technologies": technologies}
