"""What must be true of `components.toml` whatever the printed values are, said so that one can act on it."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.corrections import Wrong, beyond, entries, lacking, none_of, strange, unfit

CURRENCIES: Final = ("vp", "coins")
CONDITIONS: Final = (
    "scorings_total", "cities_scored", "types_scored", "categories_scored", "vp_on_track", "coins_owned",
    "object_pairs_identical", "object_triplets_identical", "object_sets_distinct", "objects_of_kinds", "objects_total",
    "building_cost_total", "category_cost_total", "buildings_cost_at_least", "max_same_type", "max_in_one_city",
    "buildings_total", "cities_with_building", "distinct_types",
)  # fmt: skip
"""What a card may ask for."""
RATES: Final = (
    "per_city_scored", "per_type_scored", "per_identical_group", "per_distinct_set", "per_object_of_kinds",
    "per_object", "per_distinct_object_kind", "per_building_cost_at_least", "per_building_in_largest_type",
    "per_building_in_largest_city", "per_building", "per_city_with_building", "per_distinct_type",
    "per_building_in_cities", "per_building_of_category", "per_marble_block", "per_upgrade_tile", "coins_rate",
)  # fmt: skip
"""What a card may pay for."""
NOTHING: Final = "none"
WITH: Final = {
    "object_sets_distinct": ("size",), "per_distinct_set": ("size",), "per_identical_group": ("size",),
    "objects_of_kinds": ("kinds",), "per_object_of_kinds": ("kinds",), "per_building_in_cities": ("cities",),
    "category_cost_total": ("category",), "per_building_of_category": ("category",),
    "buildings_cost_at_least": ("cost",), "per_building_cost_at_least": ("cost",), "coins_rate": ("coins_per_vp",),
}  # fmt: skip
"""What a kind of condition or rate needs besides."""
COST_MAX: Final = 8
MINIMUM_MAX: Final = 30
KINDS_OF_GOODS: Final = 6


def problems(box: dict[str, Any]) -> list[Wrong | str]:
    """Return what is wrong with the tables; empty if nothing is. What cannot be corrected is told by a sentence."""
    return [wrong for check in (_cities, _wheel, _tiles, _cards, _upgrades, _end) for wrong in check(box)]


def _cities(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check what cities accept (CRR-013), are worth (CRR-014) and ask for (CRR-015)."""
    colours = [row["id"] for row in box["marble"]]
    for row in box["city"]:
        accepts, minimum = row["accepts"], row["min_buildings_to_score"]
        if not accepts:
            yield entries(f"city.{row['id']}.accepts", 0, f"1–{len(colours)}")
        for colour in accepts:
            if colour not in colours:
                yield strange(f"city.{row['id']}.accepts", colour, colours)
        if not 1 <= minimum <= MINIMUM_MAX:
            yield beyond(f"city.{row['id']}.min_buildings_to_score", minimum, 1, MINIMUM_MAX)
    for kind in ("city", "expansion_category", "upgrade_tile"):
        for row in box[kind]:
            if row["currency"] not in CURRENCIES:
                yield none_of(f"{kind}.{row['id']}.currency", row["currency"], CURRENCIES)


def _wheel(box: dict[str, Any]) -> Iterator[str]:
    """Check that every segment has a price for every colour (CRR-038)."""
    for row in box["wheel_price"]:
        for colour in (row["id"] for row in box["marble"]):
            if colour not in row:
                yield f"segment {row['segment']} of the wheel has no price for {colour}"


def _tiles(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check that every tile is of a known type (CRR-005), shows what all of its type show (CRR-009) and has a cost."""
    types = {row["id"]: row for row in box["building_type"]}
    for kind in ("building", "expansion_building"):
        for row in box[kind]:
            name, kept = f"{kind}.{row['id']}", types.get(row["type"])
            if kept is None:
                yield none_of(f"{name}.type", row["type"], types)
            for field in ("category", "object"):
                if kept is not None and row[field] != kept[field]:
                    yield unfit(f"{name}.{field}", row[field], kept[field], f"{name}.type", row["type"])
            if not 1 <= row["cost"] <= COST_MAX:
                yield beyond(f"{name}.cost", row["cost"], 1, COST_MAX)


def _cards(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check that the rules know what a card counts."""
    for kind in ("base_objective", "expansion_card"):
        for row in box[kind]:
            for field, known in (("condition", CONDITIONS), ("final_scoring", RATES)):
                yield from _measure(box, f"{kind}.{row['id']}.{field}", row[field], known)


def _measure(box: dict[str, Any], name: str, measure: dict[str, Any], known: tuple[str, ...]) -> Iterator[Wrong]:
    kind = measure.get("kind")
    if kind == NOTHING:
        return
    if kind not in known:
        yield none_of(f"{name}.kind", kind, (NOTHING, *known)) if "kind" in measure else lacking(name, "kind")
        return
    asks = ("p2", "p3", "p4") if known is CONDITIONS else () if kind == "coins_rate" else ("vp",)
    for field in (*asks, *WITH.get(str(kind), ())):
        if field not in measure:
            yield lacking(name, field)
    if measure.get("coins_per_vp") == 0:
        yield beyond(f"{name}.coins_per_vp", 0, 1)
    for field, table in (("kinds", "object"), ("cities", "city"), ("category", "expansion_category")):
        ids = [row["id"] for row in box[table]]
        words = measure.get(field, [])
        for word in [words] if isinstance(words, str) else words:
            if word not in ids:
                yield strange(f"{name}.{field}", word, ids)
    if not 1 <= measure.get("size", 1) <= KINDS_OF_GOODS:
        yield beyond(f"{name}.size", measure["size"], 1, KINDS_OF_GOODS)


def _upgrades(box: dict[str, Any]) -> Iterator[str]:
    """Check that each city and category has its upgrade tile (CRR-111)."""
    wanted = sorted(row["id"] for kind in ("city", "expansion_category") for row in box[kind])
    found = sorted(row["target"] for row in box["upgrade_tile"])
    if found != wanted:
        yield f"the upgrade tiles are for {', '.join(found)}: there is one for each of {', '.join(wanted)}"


def _end(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check what is counted at the end (CRR-091, CRR-102)."""
    if box["final_scoring"]["coins_per_vp"] < 1:
        yield beyond("final_scoring.coins_per_vp", box["final_scoring"]["coins_per_vp"], 1)
