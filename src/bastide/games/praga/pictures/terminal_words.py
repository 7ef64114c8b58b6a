"""Praga Caput Regni in words: names of tiles and places, what is asked, what a seat has.

Names are the game's own messages (`praga-tile`, `praga-place`, `praga-plaza`), with arguments from the components; the
code that is typed stands behind a name in brackets.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import is_over, t
from bastide.games.praga.kernel import tables
from bastide.games.praga.words import naming
from bastide.games.praga.words.titles import PLACE_TITLES, PLAZA_TITLES, TILE_TITLES, action_title

Fields = Mapping[str, Any]

GOODS: Final = ("gold", "stone", "egg", "silver_window", "gold_window", "red_token", "blue_token")
TRACKS: Final = ("mine", "quarry", "technology", "university")
GRIDS: Final = ("hunger_wall", "cathedral")
RANKS: Final = ("normal", "special")


def listed(words: Iterable[str]) -> str:
    """Return words as a list, or the word for nothing."""
    return t("shell-list-separator").join(word for word in words if word) or t("praga-nothing")


def gain(kind: str, n: int) -> str:
    """Return so much of something: `2 gold`, `1 technology step`."""
    return t("praga-gain", what=kind, count=n)


def gains(rows: Sequence[Fields]) -> str:
    """Return a list of gains in words."""
    return listed(gain(row["kind"], row["n"]) for row in rows)


def sign(kind: str, n: int) -> str:
    """Return so much of something as a short sign: `2g`, `1T`."""
    return t("praga-cli-sign", what=kind, count=n)


def signs(rows: Sequence[Fields]) -> str:
    """Return gains as short signs, for the board."""
    return " ".join(sign(row["kind"], row["n"]) for row in rows)


def _say(key: str, title: Fields) -> str:
    words = {name: gains(value) if isinstance(value, list) else value for name, value in title.items()}
    return t(key, **words)


def coded(name: str, code: str) -> str:
    """Return a name with the code that is typed."""
    return t("praga-cli-coded", name=name, code=code)


def tile_name(tile: str, actions: Sequence[str] = ()) -> str:
    """Return what a tile, token or seal is, with its code; an action tile by its two actions."""
    if actions:
        return coded(_say("praga-tile", {"kind": "action_tile", "first": actions[0], "second": actions[1]}), tile)
    return coded(_say("praga-tile", TILE_TITLES[tile]), tile) if tile in TILE_TITLES else tile


def place_name(place: str) -> str:
    """Return where a place of the action board or of the city is, with its code."""
    return coded(_say("praga-place", PLACE_TITLES[place]), place)


def plaza_name(plaza: str) -> str:
    """Return a plaza by colour and letter."""
    return _say("praga-plaza", PLAZA_TITLES[plaza])


def arguments(args: Fields, view: Fields) -> dict[str, str]:
    """Return what a sentence names in words: tiles, seals, places and plazas instead of their codes."""
    words: dict[str, str] = {}
    for name in ("tile", "seal"):
        if isinstance(args.get(name), str):
            words[name] = tile_name(args[name], _actions(args, view))
    for name in ("place", "space"):
        if args.get(name) in PLACE_TITLES:
            words[name] = place_name(args[name])
    if args.get("plaza") in PLAZA_TITLES:
        words["plaza"] = coded(plaza_name(args["plaza"]), args["plaza"])
    if isinstance(args.get("tiles"), list):
        words["tiles"] = listed(tile_name(tile) for tile in args["tiles"])
    return words


def _actions(args: Fields, view: Fields) -> Sequence[str]:
    """Return the two actions of an action tile that a sentence is about; nothing for any other tile."""
    tile = str(args.get("tile", ""))
    if "first" in args:
        return [args["first"], args["second"]]
    if not tile.startswith("A-"):
        return ()
    found = [row["actions"] for row in view["crane"]["tiles"] if row["tile"] == tile]
    title = action_title(tile)
    return found[0] if found else [title["first"], title["second"]]


def context(view: Fields) -> dict[str, str | int]:
    """Return what the question may name: what a free turn still needs, the tile to place, the plaza, the grid."""
    asked, crane = view["asked"], view["crane"]
    found: dict[str, str | int] = {
        "first": "",
        "second": "",
        "cannot": t("praga-cli-join").join(halves(crane["halves"], "no")),
        **{name: word for name, word in asked.items() if isinstance(word, str | int)},
    }
    found["todo"] = "any"
    if asked["what"] == "free":
        if crane["taken"] is None:
            found["todo"] = "tile"
        elif crane["owed"]:
            found |= {
                "todo": "half" if found["cannot"] else "act",
                "first": crane["taken_actions"][0],
                "second": crane["taken_actions"][1],
            }
    if "tile" in asked:
        found["tile"] = tile_name(asked["tile"])
    if "level" in asked:
        found["level"] = tables.LEVELS[asked["level"] - 1]
    if "plaza" in asked:
        found["plaza"] = plaza_name(asked["plaza"])
    return found


def goods(view: Fields, seat: int) -> list[str]:
    """Return what a seat has, in short lines."""
    data = view["seats"][seat]
    lines = [listed(gain(kind, data[kind]) for kind in GOODS if data[kind])]
    lines.append(" ".join(sign(kind, data[f"{kind}s" if kind == "mine" else _count(kind)]) for kind in TRACKS))
    for grid in GRIDS:
        lines.append(t("praga-cli-grid", grid=grid, row=data[grid]["row"], column=data[grid]["column"]))
    lines.append(t("praga-cli-walk", region=data["region"], cubes=data["cubes"], turns=view["turns_left"][seat]))
    owned = [row["tile"] for row in data["technologies"]] + data["one_time"] + data["seals"]
    owned += [tile for tile in (data["v_bridge"], data["v_cathedral"], *data["tokens"].values()) if tile]
    lines += [tile_name(tile) for tile in owned]
    return lines if is_over(view) else [*lines, t("praga-cli-if-ended", points=data["if_ended"])]


def _count(kind: str) -> str:
    return "quarries" if kind == "quarry" else kind


def supply(view: Fields) -> str:
    """Return what is still to come or to be had: rows, tokens of the river, seals, and what plazas give."""
    lines = [t("praga-cli-era", era="I" * view["era"], turns=sum(view["turns_left"]))]
    for row in ("upgrade", "wall", "building"):
        for rank in RANKS:
            unseen = view["stacks"][row][rank]["unseen"]
            under = view["stacks"][row][rank]["under"]
            count = len(unseen) + len(under)
            lines.append(t("praga-cli-stack", row=row, rank=rank, count=count))
    lines += [t("praga-cli-left", tile=tile_name(tile), count=n) for tile, n in view["river"].items() if n]
    lines += [
        t("praga-cli-cost", tile=tile_name(seal["seal"]), cost=gains(seal["cost"]))
        for seal in view["seals"]
        if seal["seat"] is None
    ]
    if view["bridge"]["v_short"] is not None:
        lines.append(t("praga-v-short", left=view["bridge"]["v_short"]))
    for plaza in view["city"]["plazas"]:
        if plaza["tile"]:
            where = coded(plaza_name(plaza["plaza"]), plaza["plaza"])
            lines.append(t("praga-cli-label", label=where, what=tile_name(plaza["tile"])))
    return "\n".join(lines)


def bonus(data: Fields | None) -> str:
    """Return a bonus of the wheel in signs: `2s`, `S/1*`, `1g>1e`."""
    if data is None:
        return ""
    if data["what"] == "special_or_points":
        return t("praga-cli-special", points=sign("points", data["points"]))
    won = signs(data["gain"])
    return t("praga-cli-for", paid=signs(data["pay"]), won=won) if data["pay"] else won


def halves(rows: Sequence[Fields], then: str) -> list[str]:
    """Return which half of an action tile cannot be done and why; `then` is yes before the tile is taken."""
    return [t("praga-half", **naming.half(row, then).args) for row in rows if row["can"] != "now"]


def bonus_words(data: Fields | None) -> str:
    """Return a bonus of the wheel in words."""
    if data is None:
        return t("praga-wheel", what="none", gains="", points="", pay="")
    words = {"gains": gains(data["gain"]), "points": gain("points", data["points"]), "pay": gains(data["pay"])}
    return t("praga-wheel", what=data["what"], **words)


def lost(row: Fields) -> str:
    """Return in words one thing that an action loses."""
    clause = naming.lost(row)
    return t(clause.key, **clause.args)
