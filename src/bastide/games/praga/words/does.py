"""What an action of Praga is about and does, in clauses: what no number says."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.outlook import Clause, Goods
from bastide.games.praga.kernel import codes, crane, places, road, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists, names, naming
from bastide.games.praga.words.wheel import wheel_bonus

Fields = Mapping[str, Any]

KEY: Final = "praga-then-"
NAMED: Final = {
    "reward": "tile",
    "use": "tile",
    "choose": "tile",
    "take": "tile",
    "token": "tile",
    "claim": "seal",
}
"""Kinds of action that are about one tile, with the field that holds it."""


def named(fields: Fields) -> list[Clause]:
    """Return what the thing is that an action names by a code, or by less than a whole name."""
    kind = fields["kind"]
    if kind == "tile":
        first, second = fields["actions"]
        return [Clause("praga-pair", {"first": first, "second": second})]
    if kind in ("act", "extra"):
        return [Clause("praga-action", {"action": fields["action"]})]
    if kind not in NAMED:
        return []
    name = naming.tile(fields[NAMED[kind]])
    return [name, naming.chosen(fields["choice"])] if kind == "use" and fields["choice"] else [name]


def _gives(own: Goods, bundle: Sequence[Mapping[str, Any]]) -> list[Clause]:
    """Return what is printed where it is not just what comes."""
    printed = naming.goods(bundle)
    return [] if printed == own else [Clause(f"{KEY}gives", {"what": printed})]


def _removed(state: Position, fields: Fields) -> Clause:
    row = tables.ROW_NAMES.index(fields["row"])
    there = (int(state.row[codes.SLOTS * row + tables.SLOT_NAMES.index(slot)]) for slot in fields["slots"])
    first, second = (naming.tile(tables.TILE_NAMES[tile]) for tile in there)
    return Clause(f"{KEY}removes", {"first": first, "second": second})


def _placed(state: Position, fields: Fields, matches: list[dict[str, Any]]) -> list[Clause]:
    """Return what a tile in hand would meet, where it would lie and what it would cover."""
    won = Counter(kind for match in matches for kind in match["gain"])
    where, there = places.PLACE_NAMES.index(fields["place"]), 0
    if where < codes.HEXES:
        there = state.field(int(state.active), codes.BOARD + where)
    covers = tables.TILE_NAMES[(there - 1) // codes.ROTATIONS] if there else None
    meets = Clause(f"{KEY}meets", {"count": len(matches), "what": dict(won)})
    return [meets, naming.place(fields["place"]), *naming.covered(covers)]


def _no_end_tile(state: Position) -> list[Clause]:
    """Return a word if the King's Road would lead to region V and no tile is left there (PRA-211)."""
    ends = state.field(int(state.active), codes.PAWN) == tables.REGIONS - 1
    gone = state.open[road.LOOKED] and not road.ones(state.open[road.OPEN_V])
    return [Clause("praga-v-none")] if ends and gone else []


def told(state: Position, fields: Fields, own: Goods, facts: Fields) -> list[Clause]:
    """Return what an action means beyond what is paid and gained at once."""
    match fields["kind"]:
        case "tile":
            wheel = naming.wheel(
                wheel_bonus(int(crane.notch_of(state, tables.ACTION_TILE_NAMES.index(fields["tile"]))))
            )
            return [wheel, *(naming.half(row, "yes") for row in facts["halves"] if row["can"] != "now")]
        case "act" | "extra" if fields["action"] == tables.ACTION_NAMES[tables.ROAD_ACTION]:
            return _no_end_tile(state)
        case "enter":
            return _no_end_tile(state)
        case "take":
            special = [Clause(f"{KEY}special")] if fields["special"] else []
            return [*special, *naming.icons(fields["tile"])]
        case "onto":
            return _placed(state, fields, facts["matches"])
        case "refresh":
            return [_removed(state, fields)]
        case "plaza":
            bundles = tables.TOP_BUNDLE if fields["half"] == names.HALF_NAMES[0] else tables.BOTTOM_BUNDLE
            tile = int(state.plaza[int(tasks.top_arg(state, 0))]) - 1
            return _gives(own, lists.amounts(int(bundles[tile])))
        case "span":
            space = fields["space"] - 1
            side = bool(int(state.bridge[space]) & road.BRIDGE_SIDE)
            return _gives(own, lists.amounts(int(tables.SPAN_BUNDLE[2 * space + side])))
    return []


def moved(seat: int, moves: list[dict[str, Any]]) -> list[Clause]:
    """Return where the markers of a seat move to."""
    return [
        Clause(f"{KEY}moves", {name: move[name] for name in ("grid", "row", "column")})
        for move in moves
        if move["seat"] == seat
    ]
