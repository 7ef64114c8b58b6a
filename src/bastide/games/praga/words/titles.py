"""What tiles, seals and places are called: the arguments of the messages that name them, all from the components."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.games.praga.box import BOX
from bastide.games.praga.fields import SPECIALS
from bastide.games.praga.kernel import codes, places, tables

Title = dict[str, Any]
"""Arguments of `praga-tile`, `praga-place` or `praga-plaza`; a list of kind and n is joined by whoever speaks."""
SPECIAL_NAMES: Final = dict(
    zip(SPECIALS, ("climb", "produce-gold", "produce-stone", "both-plaza", "grow"), strict=True)
)
"""What a technology without condition does, as `praga-technology` names it."""
ANY: Final = "any"
ON_BRIDGE: Final[Mapping[int, str]] = {
    row["number"]: row["bridge_stack"] for row in BOX["kings_road"]["region"] if "bridge_stack" in row
}
"""[region] the numeral of a region on Charles Bridge."""


def _rows(amounts: Mapping[str, int]) -> list[dict[str, Any]]:
    return [{"kind": kind, "n": n} for kind, n in amounts.items()]


def _does(tile: Mapping[str, Any]) -> str:
    if "when" in tile:
        return str(tile["when"])
    if "special_effect" in tile:
        return SPECIAL_NAMES[tile["special_effect"]]
    if "perform" not in tile:
        return "gain"
    if tile["perform"] == ANY:
        return "perform-any"
    return "perform-cheaper" if "discount" in tile else "gain-perform" if tile.get("gain") else "perform"


def _technology(tile: Mapping[str, Any]) -> Title:
    cut = {kind: n for kind, n in tile.get("discount", {}).items() if kind in ("gold", "stone")}
    return {
        "kind": "technology",
        "level": tables.LEVELS[tile["level"] - 1],
        "does": _does(tile),
        "what": tile.get("match", ""),
        "n": 1,
        "action": tile.get("perform", ""),
        "gains": tile.get("gain", []),
        "cut": _rows(cut),
    }


def _bridge(tile: Mapping[str, Any]) -> Title:
    if "final" not in tile:
        return {"kind": "bridge", "gains": tile["now"]}
    final = tile["final"]
    return {
        "kind": "v_tile" if tile["now"] else "v_tile_later",
        "gains": tile["now"],
        "per": final["per"],
        "gain": [{"kind": "points", "n": final["points"]}],
    }


def _seal(seal: Mapping[str, Any]) -> Title:
    swap = seal.get("exchange", {"pay": {}, "points": seal.get("points", 0)})
    gains = [{"kind": "points", "n": swap["points"]}]
    return {"kind": "exchange" if swap["pay"] else "seal", "gains": gains, "pay": _rows(swap["pay"])}


def _titles() -> dict[str, Title]:
    found: dict[str, Title] = {}
    for tile in tables.UPGRADES:
        found[tile["id"]] = {"kind": "upgrade", "action": tile["action"], "gains": tile["bonus"]}
    for kind, icon, tiles in (("wall", "hunger_wall", tables.WALLS), ("building", "cathedral", tables.BUILDINGS)):
        for tile in tiles:
            found[tile["id"]] = {"kind": kind, "gains": tile["reward"], "icon": "yes" if tile[icon] else "no"}
    found |= {tile["id"]: _technology(tile) for tile in tables.TECHNOLOGY_TILES}
    found |= {tile["id"]: _bridge(tile) for tile in tables.BRIDGES}
    found |= {tile["id"]: {"kind": "plaza", "top": tile["top"], "bottom": tile["bottom"]} for tile in tables.PLAZA_BOX}
    found |= {row["id"]: {"kind": "production_token", "gains": row["gain"]} for row in tables.TOKEN_BOX}
    found |= {seal["id"]: _seal(seal) for seal in tables.SEAL_BOX}
    return found


def _plaza(row: Mapping[str, Any]) -> Title:
    return {"colour": row["colour"], "letter": row["id"].removeprefix("P_")}


PLAZA_TITLES: Final[dict[str, Title]] = {row["id"]: _plaza(row) for row in places.PLAZA_SPACE_BOX}
"""[plaza] arguments of `praga-plaza`."""


def _places() -> dict[str, Title]:
    found: dict[str, Title] = {name: {"where": "hex", "action": name} for name in tables.ACTION_NAMES}
    for place in range(codes.HEXES, codes.BOARD_PLACES):
        beside = [
            tables.ACTION_NAMES[int(other)]
            for other in places.BESIDE[6 * place : 6 * place + 6]
            if 0 <= other < codes.HEXES
        ]
        where: Title = {"where": "wall", "number": place - codes.HEXES + 1, "action": beside[0]}
        if len(beside) > 1:
            where |= {"where": "between", "first": beside[0], "second": beside[1]}
        found[places.PLACE_NAMES[place]] = where
    for row in places.SPACE_BOX:
        found[row["id"]] = {"where": row["side"], **PLAZA_TITLES[row["plaza"]]}
    return found


TILE_TITLES: Final[dict[str, Title]] = _titles()
"""[tile, token or seal] arguments of `praga-tile`; action tiles depend on the side in play, see `action_title`."""
PLACE_TITLES: Final[dict[str, Title]] = _places()
"""[place or city space] arguments of `praga-place`."""


def action_title(tile: str, side: str = "a") -> Title:
    """Return the arguments of `praga-tile` for an action tile of side A or B (PRA-282).

    >>> action_title("A-1")
    {'kind': 'action_tile', 'first': 'upgrade', 'second': 'road'}
    """
    row = next(row for row in tables.ACTION_TILE_BOX if row["id"] == tile)
    first, second = row[side]
    return {"kind": "action_tile", "first": first, "second": second}


def find(id_: str) -> Title:
    """Return the components row of a hex tile, technology, bridge tile, plaza tile, token or seal by its id."""
    kinds = ("upgrade", "wall", "building", "technology", "bridge", "plaza", "production_token", "seal")
    return next(row for table in kinds for row in BOX[table] if row["id"] == id_)
