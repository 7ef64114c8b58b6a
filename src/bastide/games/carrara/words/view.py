"""What a seat may see, as JSON data: its own goods, the others' only where the rules show them (CRR-026)."""

from typing import Final, cast

from bastide.engine.course import SETUP, Mark
from bastide.games.carrara.box import BOX
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import size
from bastide.games.carrara.kernel.final_scoring import final_points, winners
from bastide.games.carrara.kernel.screens import all_open, sees
from bastide.games.carrara.kernel.setup import modules
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.provenance import reconstructed
from bastide.games.carrara.words.cards import OBJECTIVES, card_json, objectives
from bastide.games.carrara.words.decisions import DECISIONS
from bastide.games.carrara.words.goods import marble, members, objects, scored_names, total, worth
from bastide.games.carrara.words.names import CAUSES, PLACE_NAMES, TILE_FIELDS, upgrade_target
from bastide.games.carrara.words.shape import (
    Buying,
    CityState,
    Ending,
    Last,
    Paying,
    Progress,
    Seat,
    Segments,
    Upgrade,
    Upgrading,
    Value,
    View,
)

TYPE_OF: Final = {row["object"]: row["id"] for row in BOX["building_type"]}
"""The type of building that shows each object (CRR-011)."""


def turn(state: Position) -> Mark:
    """Tell the turn that a position belongs to; start, cards and display come before the first."""
    return Mark(SETUP if state.phase <= codes.DISPLAYING else int(state.turn), int(state.player))


def _wheel(state: Position) -> list[Segments]:
    return [
        {
            "segment": tables.SEGMENT_NAMES[segment],
            "blocks": marble(state.wheel[segment]),
            "prices": {
                name: int(tables.PRICE[segment * codes.COLOURS + colour])
                for colour, name in enumerate(tables.COLOUR_NAMES)
            },
        }
        for segment in range(codes.SEGMENTS)
    ]


def _cities(state: Position) -> list[CityState]:
    by = {
        city: seat
        for seat in range(int(state.players))
        for city in range(codes.CITIES)
        if int(state.scored[seat]) >> codes.TYPES + city & 1
    }
    return [
        {
            "id": row["id"],
            "colour": row["colour"],
            "accepts": list(row["accepts"]),
            "value": worth(tables.WORTH[city])[0],
            "currency": row["currency"],
            "minimum": row["min_buildings_to_score"],
            "scored_by": by.get(city),
        }
        for city, row in enumerate(tables.CITY_ROWS)
    ]


def _values(state: Position, seat: int) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for place, name in enumerate(PLACE_NAMES):
        packed = state.worth[seat * tables.PLACES + place]
        value, currency = worth(packed)
        found[name] = {"value": value, "currency": currency, "upgraded": packed != tables.WORTH[place]}
    return found


def _upgrades(state: Position) -> list[Upgrade]:
    found: list[Upgrade] = []
    for number, name in enumerate(tables.UPGRADE_NAMES):
        owners = [seat for seat in range(int(state.players)) if int(state.upgraded[seat]) >> number & 1]
        what, which = upgrade_target(number)
        value, currency = worth(tables.UPGRADE_WORTH[number])
        seat = owners[0] if owners else None
        found.append({"id": name, "what": what, "which": which, "value": value, "currency": currency, "seat": seat})
    return found if state.upgrades else []


def _pending(state: Position) -> Buying | Paying | Upgrading | None:
    if state.phase == codes.UPGRADING:
        return {
            "kind": "upgrade",
            "tile": tables.TILE_NAMES[state.tile],
            "city": tables.CITY_NAMES[state.city],
        }
    if state.phase == codes.PAYING:
        return {
            "kind": "pay",
            "tile": tables.TILE_NAMES[state.tile],
            "city": tables.CITY_NAMES[state.city],
            "old": None if state.old == codes.NOTHING else tables.TILE_NAMES[state.old],
            "blocks": marble(state.moved),
            "owed": int(state.owed),
        }
    if state.segment != codes.NOTHING:
        return {
            "kind": "buy",
            "segment": tables.SEGMENT_NAMES[state.segment],
            "blocks": marble(state.moved),
            "coins": int(state.spent),
        }
    return None


def _seat(state: Position, seat: int, seen: bool) -> Seat:
    types, cities, categories = scored_names(state.scored[seat])
    progress = objectives(state, seat, seen)
    final = [int(final_points(state, seat, cause)) for cause in range(codes.CAUSES)]
    score = int(state.score[seat])
    return {
        "score": score,
        "coins": int(state.coins[seat]) if seen else None,
        "marble": marble(state.stock[seat]) if seen else None,
        "objects": objects(state.objects[seat]) if seen else None,
        "markers": int(state.markers[seat]),
        "types_scored": types,
        "cities_scored": cities,
        "categories_scored": categories,
        "buildings": {
            name: members(state.built[seat * codes.CITIES + city], tables.TILE_NAMES)
            for city, name in enumerate(tables.CITY_NAMES)
        },
        "values": _values(state, seat),
        "upgrades": members(state.upgraded[seat], tables.UPGRADE_NAMES),
        "objectives": progress,
        "may_announce": _may_announce(progress),
        "if_ended": (score if state.phase == codes.OVER else score + sum(final)) if seen else None,
        "final": [{"cause": cause, "points": points} for cause, points in zip(CAUSES, final, strict=True) if points]
        if seen
        else None,
    }


def _may_announce(progress: list[Progress]) -> bool | None:
    """Return whether all three objectives are met, as far as the viewer can know (CRR-090)."""
    met = [row["met"] for row in progress]
    if False in met or len(met) < OBJECTIVES:
        return False
    return None if None in met else True


def _ending(state: Position) -> Ending | None:
    if state.ending == codes.RUNNING:
        return None
    return {
        "by": "buildings" if state.ending == codes.BY_BUILDINGS else "announcement",
        "seat": int((state.first + state.ending_turn - 1) % state.players),
        "last": int((state.first - 1) % state.players),
    }


def _last(state: Position) -> Last | None:
    """Return the last thing that a seat did: who did it is known from who is on turn now."""
    made = state.history()
    for ply in range(len(made) - 1, -1, -1):
        if codes.ROTATE <= made[ply] < codes.CARD:
            passed = made[ply] in (codes.ANNOUNCE, codes.END) and state.phase != codes.OVER
            seat = (int(state.player) - passed) % int(state.players)
            fields = DECISIONS.fields(state, made[ply])
            told = {name: fields[name] for name in fields if name not in TILE_FIELDS}
            return cast(Last, {**told, "seat": seat, "ply": ply})
    return None


def view(state: Position, viewer: int | None) -> View:
    """Return as JSON data what a seat may see, or a spectator (None)."""
    seen = all_open(state)
    seats = range(int(state.players))
    offered = tables.STACK | state.great | ((1 << len(tables.TILE_NAMES)) - 1 if state.cost8 else 0)
    return {
        "game": "carrara",
        "players": int(state.players),
        "ply": int(state.ply),
        "turn": int(state.turn),
        "round": (int(state.turn) - 1) // int(state.players) + 1,
        "first": int(state.first),
        "mode": "advanced" if state.setup.options["mode"] == "advanced" else "base",
        "open": bool(state.open),
        "modules": modules(state.setup.options),
        "phase": DECISIONS.question(state).name,
        "current": state.current_player(),
        "seat": int(state.player),
        "wheel": _wheel(state),
        "rotated": None if state.turned == codes.NOT_BUYING else state.turned == codes.ROTATED,
        "bag": {
            "empty": state.bag == 0,
            "total": total(state.bag) if seen else None,
            "blocks": marble(state.bag) if seen else None,
        },
        "display": [None if tile == codes.NOTHING else tables.TILE_NAMES[tile] for tile in state.sites],
        "stack": int(size(state.stack)),
        "cost8": members(state.great, tables.TILE_NAMES),
        "tiles": {
            row["id"]: {"type": row["type"], "category": row["category"], "cost": row["cost"], "object": row["object"]}
            for tile, row in enumerate(tables.TILE_ROWS)
            if int(offered) >> tile & 1
        },
        "cities": _cities(state),
        "categories": [
            {"id": name, "value": worth(packed)[0], "currency": worth(packed)[1]}
            for name, packed in zip(tables.CATEGORY_NAMES, list(tables.WORTH)[codes.CITIES :], strict=True)
        ],
        "objects": [
            {
                "id": name,
                "type": TYPE_OF[name],
                "supply": int(state.supply) >> tables.FIELD_BITS * kind & tables.FIELD_MASK,
                "sale": bool(int(state.sale) >> kind & 1),
            }
            for kind, name in enumerate(tables.KIND_NAMES)
        ],
        "price": int(tables.SALE_PRICE),
        "upgrades": _upgrades(state),
        "cards": [card_json(int(card), int(state.players)) for card in state.cards if card != codes.NOTHING],
        "pending": _pending(state),
        "seats": [_seat(state, seat, sees(state, codes.NOBODY if viewer is None else viewer, seat)) for seat in seats],
        "ending": _ending(state),
        "last": _last(state),
        "reconstructed": reconstructed(modules(state.setup.options)),
        "scores": state.scores(),
        "winners": winners(state) if state.phase == codes.OVER else [],
    }
