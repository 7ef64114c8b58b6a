"""Praga Caput Regni in words: names of tiles and places, what is asked, what a seat has, what an action brings.

Names are the game's own messages (`praga-tile`, `praga-place`, `praga-plaza`), with arguments from the components; the
code that is typed stands behind a name in brackets.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import t
from bastide.games.praga.kernel import tables
from bastide.games.praga.pictures.titles import PLACE_TITLES, PLAZA_TITLES, TILE_TITLES, action_title, find

Fields = Mapping[str, Any]

MARKS: Final = "●▲■◆"
GOODS: Final = ("gold", "stone", "egg", "silver_window", "gold_window", "red_token", "blue_token")
TRACKS: Final = ("mine", "quarry", "technology", "university")
GRIDS: Final = ("hunger_wall", "cathedral")
RANKS: Final = ("normal", "special")
NAMED: Final = {
    "reward": "tile",
    "use": "tile",
    "choose": "tile",
    "take": "tile",
    "token": "tile",
    "claim": "seal",
}
"""Kinds of action that are about one tile, with the field that holds it."""
NO_AMOUNTS: Final = {"what": "gold", "count": 0, "has": 0, "also": "none", "also_cost": 0, "also_has": 0}
"""Arguments of `praga-half` where nothing is to be paid."""


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
    lines.append(t("praga-cli-if-ended", points=data["if_ended"]))
    return lines


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


def brings(view: Fields, fields: Fields, preview: Fields, names: Sequence[str]) -> str:
    """Return what an action is about, what it costs and brings, and what it loses."""
    seat = view["current"]
    parts = [*_about(view, fields, preview), *_paid(preview, seat), *_won(preview, seat, names)]
    parts += [_match(match) for match in preview["matches"]]
    parts += [
        t("praga-cli-moves", grid=move["grid"], row=move["row"], column=move["column"])
        for move in preview["moves"]
        if move["seat"] == seat
    ]
    parts += [lost(row) for row in preview["lost"]]
    return t("praga-cli-join").join(parts)


def halves(rows: Sequence[Fields], then: str) -> list[str]:
    """Return which half of an action tile cannot be done and why; `then` is yes before the tile is taken."""
    return [
        t("praga-half", **NO_AMOUNTS | row["args"], action=row["action"], why=row["why"], then=then)
        for row in rows
        if row["can"] != "now"
    ]


def _road_end(view: Fields, action: str) -> list[str]:
    """Return a word if the King's Road would lead to region V and no tile is left there (PRA-211)."""
    ends = action == "road" and view["seats"][view["current"]]["region"] == tables.REGIONS - 1
    return [t("praga-v-none")] if ends and not view["bridge"]["v_bridge_left"] else []


def _about(view: Fields, fields: Fields, preview: Fields) -> list[str]:
    """Return what the thing is that an action names by a code."""
    kind = fields["kind"]
    if kind == "tile":
        row = next(row for row in view["crane"]["tiles"] if row["tile"] == fields["tile"])
        parts = [_say("praga-pair", {"first": row["actions"][0], "second": row["actions"][1]})]
        return [*parts, t("praga-cli-wheel", bonus=bonus_words(row["bonus"])), *halves(preview["halves"], "yes")]
    if kind in NAMED:
        named = fields[NAMED[kind]]
        parts = [_say("praga-tile", TILE_TITLES[named])]
        if kind == "take" and any(fields["cost"].values()):
            rows = [{"kind": what, "n": n} for what, n in fields["cost"].items() if n]
            parts.append(t("praga-cli-price", cost=gains(rows)))
        return [*parts, _icons(named)] if kind == "take" else parts
    if kind == "onto":
        return [_say("praga-place", PLACE_TITLES[fields["place"]])]
    if kind == "refresh":
        slots = ["1", "2", "3", "S"]
        away = [view["rows"][fields["row"]][slots.index(slot)] for slot in fields["slots"]]
        return [t("praga-cli-away", tiles=listed(tile_name(tile) for tile in away))]
    if kind == "plaza":
        title = TILE_TITLES[view["asked"]["tile"]]
        return [gains(title[fields["half"]])]
    if kind in ("act", "extra"):
        return [t("praga-action", action=fields["action"]), *_road_end(view, fields["action"])]
    if kind == "enter":
        return _road_end(view, "road")
    if kind == "span":
        return [gains(view["bridge"]["spaces"][fields["space"] - 1]["gain"])]
    return []


def _icons(tile: str) -> str:
    """Return what stands on the edges and corners of a hex tile, which pays where it meets its like."""
    row = find(tile)
    edges = listed(gain(icon, 1) for icon in row.get("edges", ()) if icon)
    return t("praga-cli-icons", edges=edges, corners=len(row["corners"]))


def bonus_words(data: Fields | None) -> str:
    """Return a bonus of the wheel in words."""
    if data is None:
        return t("praga-nothing")
    if data["what"] == "special_or_points":
        return t("praga-cli-special-words", points=gain("points", data["points"]))
    won = gains(data["gain"])
    return t("praga-cli-for-words", paid=gains(data["pay"]), won=won) if data["pay"] else won


def _paid(preview: Fields, seat: int) -> list[str]:
    rows = [{"kind": row["what"], "n": -row["n"]} for row in preview["changes"] if row["seat"] == seat and row["n"] < 0]
    return [t("praga-cli-pays", what=gains(rows))] if rows else []


def _won(preview: Fields, seat: int, names: Sequence[str]) -> list[str]:
    """Return what everybody gains, the acting seat first."""
    parts = []
    for other in sorted(range(len(names)), key=lambda one: one != seat):
        rows = [
            {"kind": row["what"], "n": row["n"]}
            for row in preview["changes"]
            if row["seat"] == other and row["n"] > 0 and row["what"] != "points"
        ]
        if preview["points"][other]:
            rows.insert(0, {"kind": "points", "n": preview["points"][other]})
        if rows and other == seat:
            parts.append(t("praga-cli-gains", what=gains(rows)))
        elif rows:
            parts.append(t("praga-cli-other", name=names[other], what=gains(rows)))
    return parts


def _match(match: Fields) -> str:
    won = listed(gain(kind, 1) for kind in match["gain"])
    if match["with"] == "board":
        return t("praga-cli-meets-board", what=won)
    return t("praga-cli-meets", tile=match["with"], what=won)


def lost(row: Fields) -> str:
    """Return in words one thing that an action loses."""
    what = {"grid": "", "count": 1, "action": "", "region": 0, **row}
    return t("praga-cli-lost", **what)
