"""What is in the box, as flat constant tables made from `components.toml`.

A *word* packs six counts, six bits each: blocks by colour, or objects by kind. Since 64 is 1 modulo 63,
the sum of the counts is the word modulo 63, and no count or sum here reaches 63. A *set* of tiles is a bit mask.
"""

from typing import Any, Final

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.box import BOX
from bastide.games.carrara.kernel import codes

FIELD_BITS: Final = 6
FIELD_MASK: Final = 63
SUM: Final = 63
"""A word modulo this is the sum of its counts."""


COLOUR_NAMES: Final[list[str]] = [row["id"] for row in BOX["marble"]]
"""From the most to the least valuable (CRR-003)."""
COLOUR_LETTERS: Final[str] = "".join(row["code"] for row in BOX["marble"])
SEGMENT_NAMES: Final[list[str]] = BOX["wheel"]["segments"]
CITY_ROWS: Final[list[dict[str, Any]]] = BOX["city"]
CITY_NAMES: Final[list[str]] = [row["id"] for row in CITY_ROWS]
"""From left to right (CRR-012)."""
TYPE_NAMES: Final[list[str]] = [row["id"] for row in BOX["building_type"]]
"""The six types of building (CRR-005)."""
CATEGORY_ROWS: Final[list[dict[str, Any]]] = BOX["expansion_category"]
CATEGORY_NAMES: Final[list[str]] = [row["id"] for row in CATEGORY_ROWS]
KIND_NAMES: Final[list[str]] = [row["id"] for row in BOX["object"]]
TILE_ROWS: Final[list[dict[str, Any]]] = BOX["building"] + BOX["expansion_building"]
TILE_NAMES: Final[list[str]] = [row["id"] for row in TILE_ROWS]
UPGRADE_ROWS: Final[list[dict[str, Any]]] = BOX["upgrade_tile"]
UPGRADE_NAMES: Final[list[str]] = [row["id"] for row in UPGRADE_ROWS]
CARD_ROWS: Final[list[dict[str, Any]]] = BOX["base_objective"] + BOX["expansion_card"]
"""The three printed objectives, then the cards of the expansion (CRR-129)."""
CARD_NAMES: Final[list[str]] = [row["id"] for row in CARD_ROWS]
CLASS_NAMES: Final[list[str]] = ["top", "object", "building", "bonus"]
BASE_CARDS: Final[i64] = len(BOX["base_objective"])
CARDS: Final[i64] = len(CARD_ROWS)
ACTIONS: Final[i64] = codes.CARD + len(BOX["expansion_card"])
"""The size of the action space."""

START_COINS: Final[i64] = BOX["player_setup"]["start_coins"]
START_POINTS: Final[i64] = BOX["player_setup"]["start_vp"]
MARKERS: Final[i64] = BOX["player_setup"]["scoring_markers_for_play"]
SITES: Final[i64] = BOX["display"]["open_buildings"]
FILL: Final[i64] = BOX["wheel"]["fill_target"]
START_SEGMENT: Final[i64] = SEGMENT_NAMES.index(BOX["wheel"]["initial_segment"])
RELIEF_COINS: Final[i64] = BOX["relief"]["coins"]
SALE_PRICE: Final[i64] = BOX["objects"]["sale_price_coins"]
ANNOUNCE_POINTS: Final[i64] = BOX["final_scoring"]["announcer_bonus_vp"]
COINS_PER_POINT: Final[i64] = BOX["final_scoring"]["coins_per_vp"]
SURPLUS_POINTS: Final[i64] = BOX["final_scoring"]["surplus_object_vp_expansion_only"]

_CURRENCY: Final = {"vp": codes.POINTS, "coins": codes.COINS}
_QUANTITY: Final = {
    "none": codes.Q_NONE,
    "scorings_total": codes.Q_SCORINGS,
    "cities_scored": codes.Q_CITIES_SCORED,
    "per_city_scored": codes.Q_CITIES_SCORED,
    "types_scored": codes.Q_TYPES_SCORED,
    "per_type_scored": codes.Q_TYPES_SCORED,
    "categories_scored": codes.Q_CATEGORIES_SCORED,
    "vp_on_track": codes.Q_POINTS,
    "coins_owned": codes.Q_COINS,
    "object_pairs_identical": codes.Q_GROUPS,
    "object_triplets_identical": codes.Q_GROUPS,
    "per_identical_group": codes.Q_GROUPS,
    "object_sets_distinct": codes.Q_SETS,
    "per_distinct_set": codes.Q_SETS,
    "objects_of_kinds": codes.Q_KINDS,
    "per_object_of_kinds": codes.Q_KINDS,
    "objects_total": codes.Q_OBJECTS,
    "per_object": codes.Q_OBJECTS,
    "per_distinct_object_kind": codes.Q_OBJECT_KINDS,
    "building_cost_total": codes.Q_COST,
    "category_cost_total": codes.Q_CATEGORY_COST,
    "buildings_cost_at_least": codes.Q_COST_AT_LEAST,
    "per_building_cost_at_least": codes.Q_COST_AT_LEAST,
    "max_same_type": codes.Q_LARGEST_TYPE,
    "per_building_in_largest_type": codes.Q_LARGEST_TYPE,
    "max_in_one_city": codes.Q_LARGEST_CITY,
    "per_building_in_largest_city": codes.Q_LARGEST_CITY,
    "buildings_total": codes.Q_BUILDINGS,
    "per_building": codes.Q_BUILDINGS,
    "cities_with_building": codes.Q_CITIES_BUILT,
    "per_city_with_building": codes.Q_CITIES_BUILT,
    "distinct_types": codes.Q_TYPES,
    "per_distinct_type": codes.Q_TYPES,
    "per_building_in_cities": codes.Q_IN_CITIES,
    "per_building_of_category": codes.Q_OF_CATEGORY,
    "per_marble_block": codes.Q_BLOCKS,
    "per_upgrade_tile": codes.Q_UPGRADES,
    "coins_rate": codes.Q_COIN_RATE,
}
"""What a card counts, by the name of its kind; `objectives.py` has the rules of each."""
_GROUP_SIZE: Final = {"object_pairs_identical": 2, "object_triplets_identical": 3}


def _set(ids: list[str], names: list[str]) -> int:
    return sum(1 << names.index(name) for name in ids)


def _argument(row: dict[str, Any]) -> int:
    """Return the one number or set beside a kind of condition or rate: size, cost, category, kinds, cities."""
    if "kinds" in row:
        return _set(row["kinds"], KIND_NAMES)
    if "cities" in row:
        return _set(row["cities"], CITY_NAMES)
    if "category" in row:
        return CATEGORY_NAMES.index(row["category"])
    for key in ("size", "cost", "coins_per_vp"):
        if key in row:
            return int(row[key])
    return _GROUP_SIZE.get(row["kind"], 0)


def _price(segment: int, colour: int) -> int:
    return int(BOX["wheel_price"][segment][COLOUR_NAMES[colour]])


def _blocks(names: list[str]) -> int:
    return sum(1 << FIELD_BITS * COLOUR_NAMES.index(name) for name in names)


def _need(card: dict[str, Any], players: int) -> int:
    return int(card["condition"].get(f"p{players}", 0))


def _upgrade_place(row: dict[str, Any]) -> int:
    if row["target_kind"] == "city":
        return CITY_NAMES.index(row["target"])
    return codes.CITIES + CATEGORY_NAMES.index(row["target"])


ONE: Final = vec[i64]([1 << FIELD_BITS * colour for colour in range(codes.COLOURS)])
"""[colour or kind] one of it in a word. A table, since mypyc 2.4.1 shifts a literal as a C int of 32 bits."""
BIT: Final = vec[i64]([1 << number for number in range(len(TILE_ROWS))])
"""[number] a set of just this one."""
ALL_BLOCKS: Final[i64] = sum(row["count"] << FIELD_BITS * colour for colour, row in enumerate(BOX["marble"]))
"""The blocks that there are (CRR-004)."""
FIRST_BLOCKS: Final[i64] = _blocks(
    [name for name in COLOUR_NAMES for _ in range(BOX["wheel"]["initial_blocks"].get(name, 0))]
)
"""What lies on segment I at the beginning (CRR-018)."""
PRICE: Final = vec[i64](
    [_price(segment, colour) for segment in range(len(SEGMENT_NAMES)) for colour in range(codes.COLOURS)]
)
"""[6 * segment + colour] coins for a block (CRR-037, CRR-038)."""
ACCEPTED: Final = vec[i64]([FIELD_MASK * _blocks(row["accepts"]) for row in CITY_ROWS])
"""[city] which counts of a word it accepts (CRR-013)."""
MINIMUM: Final = vec[i64]([row["min_buildings_to_score"] for row in CITY_ROWS])
"""[city] buildings needed to score it (CRR-015), as listed (CRR-016)."""
WORTH: Final = vec[i64](
    [row["value"] * 2 + _CURRENCY[row["currency"]] for row in CITY_ROWS]
    + [row["value"] * 2 + _CURRENCY[row["currency"]] for row in CATEGORY_ROWS]
)
"""[city, or CITIES + category] twice the value, plus one if it is in coins (CRR-014, CRR-122, CRR-123)."""
PLACES: Final = 8
"""Cities and categories together."""
TILE_TYPE: Final = vec[i64]([TYPE_NAMES.index(row["type"]) for row in TILE_ROWS])
TILE_COST: Final = vec[i64]([row["cost"] for row in TILE_ROWS])
TILE_KIND: Final = vec[i64]([KIND_NAMES.index(row["object"]) for row in TILE_ROWS])
"""[tile] the object that it shows (CRR-011)."""
TILE_MODULUS: Final = 37
"""Every power of 2 up to the set of the last tile alone has a remainder of its own."""
_remainders: list[int] = [2**tile % TILE_MODULUS for tile in range(codes.TILES)]
TILE_OF: Final = vec[i64]([_remainders.index(at) if at else 0 for at in range(TILE_MODULUS)])
"""[a set of one tile, modulo `TILE_MODULUS`] the tile."""
OF_TYPE: Final = vec[i64](
    [sum(1 << tile for tile, row in enumerate(TILE_ROWS) if row["type"] == name) for name in TYPE_NAMES]
)
"""[type] the set of its tiles, the one of cost 8 too (CRR-109)."""
OF_CATEGORY: Final = vec[i64](
    [sum(1 << tile for tile, row in enumerate(TILE_ROWS) if row["category"] == name) for name in CATEGORY_NAMES]
)
"""[category] the set of its tiles (CRR-007, CRR-008), those of cost 8 too (CRR-109)."""
STACK: Final[i64] = (1 << len(BOX["building"])) - 1
"""The set of the tiles of the base game (CRR-006)."""
GREAT: Final[i64] = (1 << len(TILE_ROWS)) - (1 << len(BOX["building"]))
"""The set of the tiles of cost 8 (CRR-107)."""
ALL_KINDS: Final[i64] = (1 << len(KIND_NAMES)) - 1
KIND_COUNT: Final = vec[i64]([row["count"] for row in BOX["object"]])
"""[kind] objects that there are (CRR-010)."""
FOR_SALE: Final[i64] = BOX["objects"]["for_sale_on_board_per_kind"]
SUPPLY: Final[i64] = sum(BOX["objects"]["supply_per_kind"] << FIELD_BITS * kind for kind in range(len(KIND_NAMES)))
START_BLOCK: Final = vec[i64](
    [_blocks([row["colour"]]) for row in sorted(BOX["start_stone"], key=lambda row: int(row["seat"]))]
)
"""[place in turn order] the block that a seat starts with (CRR-024)."""
UPGRADE_PLACE: Final = vec[i64]([_upgrade_place(row) for row in UPGRADE_ROWS])
"""[upgrade tile] the city, or CITIES + category, that it improves (CRR-111)."""
UPGRADE_WORTH: Final = vec[i64]([row["new_value"] * 2 + _CURRENCY[row["currency"]] for row in UPGRADE_ROWS])
"""[upgrade tile] what that is worth from then on, as in `WORTH` (CRR-113)."""
ALL_UPGRADES: Final[i64] = (1 << len(UPGRADE_ROWS)) - 1
CARD_CLASS: Final = vec[i64]([CLASS_NAMES.index(row["class"]) for row in CARD_ROWS])
CONDITION: Final = vec[i64]([_QUANTITY[row["condition"]["kind"]] for row in CARD_ROWS])
CONDITION_OF: Final = vec[i64]([_argument(row["condition"]) for row in CARD_ROWS])
NEED: Final = vec[i64]([_need(row, players) for row in CARD_ROWS for players in range(codes.SEATS + 1)])
"""[5 * card + players] how much of the quantity the card asks for (CRR-084)."""
NEEDS: Final = 5
RATE: Final = vec[i64]([_QUANTITY[row["final_scoring"]["kind"]] for row in CARD_ROWS])
RATE_OF: Final = vec[i64]([_argument(row["final_scoring"]) for row in CARD_ROWS])
RATE_POINTS: Final = vec[i64]([row["final_scoring"].get("vp", 0) for row in CARD_ROWS])
"""[card] points for each that it counts, as listed (CRR-101)."""
ONES: Final = vec[i64]([bin(mask).count("1") for mask in range(256)])
"""[0 … 255] number of bits that are 1."""

assert len(COLOUR_NAMES) == codes.COLOURS, "six colours"
assert (len(CITY_NAMES), len(TYPE_NAMES), len(KIND_NAMES)) == (codes.CITIES, codes.TYPES, codes.KINDS), (
    "six cities, types, objects"
)
assert (len(CATEGORY_NAMES), len(BOX["building"])) == (codes.CATEGORIES, codes.STACK_TILES), "two categories, 30 tiles"
