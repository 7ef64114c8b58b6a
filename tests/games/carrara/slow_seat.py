"""What one player of the slow Carrara has, what it is worth, and how much of it a card counts."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from .slow_box import CATEGORIES, CITIES, KINDS, SETUP, TILES, UPGRADES


class Seat:
    """What one player has."""

    def __init__(self) -> None:
        self.coins = SETUP["start_coins"]
        self.points = SETUP["start_vp"]
        self.marble: Counter[str] = Counter()
        self.objects: Counter[str] = Counter()
        self.built: dict[str, list[str]] = {city: [] for city in CITIES}
        self.scored: list[str] = []
        self.upgrades: list[str] = []

    @property
    def tiles(self) -> list[str]:
        """All buildings, in whatever city."""
        return [tile for city in self.built.values() for tile in city]

    def value(self, place: str) -> tuple[int, str]:
        """Return what a city or a category is worth to this player, and in what."""
        if place in self.upgrades:
            return UPGRADES[place]["new_value"], UPGRADES[place]["currency"]
        row = CITIES.get(place) or CATEGORIES[place]
        return row["value"], row["currency"]

    def count(self, row: Mapping[str, Any]) -> int:
        """Return how much there is of what a card's condition or rate is about (section 12 of the rulebook)."""
        kind, objects = row["kind"], [self.objects[name] for name in KINDS]
        tiles = [TILES[tile] for tile in self.tiles]
        words = [name.split() for name in self.scored]
        of_types = Counter(tile["type"] for tile in tiles)
        if kind in ("object_pairs_identical", "object_triplets_identical", "per_identical_group"):
            size = row.get("size") or (2 if "pairs" in kind else 3)
            return sum(number // size for number in objects)
        if kind in ("object_sets_distinct", "per_distinct_set"):
            return max(m for m in range(20) if sum(min(number, m) for number in objects) >= row["size"] * m)
        measures: dict[str, Callable[[], int]] = {
            "none": lambda: 0,
            "coins_rate": lambda: 0,
            "scorings_total": lambda: len(words),
            "cities_scored": lambda: sum(w[0] == "city" and len(w) == 2 for w in words),
            "per_city_scored": lambda: sum(w[0] == "city" and len(w) == 2 for w in words),
            "types_scored": lambda: sum(w[0] == "type" for w in words),
            "per_type_scored": lambda: sum(w[0] == "type" for w in words),
            "categories_scored": lambda: sum(len(w) == 1 for w in words),
            "vp_on_track": lambda: self.points,
            "coins_owned": lambda: self.coins,
            "objects_of_kinds": lambda: sum(self.objects[name] for name in row["kinds"]),
            "per_object_of_kinds": lambda: sum(self.objects[name] for name in row["kinds"]),
            "objects_total": lambda: sum(objects),
            "per_object": lambda: sum(objects),
            "per_distinct_object_kind": lambda: sum(number > 0 for number in objects),
            "building_cost_total": lambda: sum(tile["cost"] for tile in tiles),
            "category_cost_total": lambda: sum(t["cost"] for t in tiles if t["category"] == row["category"]),
            "buildings_cost_at_least": lambda: sum(tile["cost"] >= row["cost"] for tile in tiles),
            "per_building_cost_at_least": lambda: sum(tile["cost"] >= row["cost"] for tile in tiles),
            "max_same_type": lambda: max(of_types.values(), default=0),
            "per_building_in_largest_type": lambda: max(of_types.values(), default=0),
            "max_in_one_city": lambda: max(map(len, self.built.values())),
            "per_building_in_largest_city": lambda: max(map(len, self.built.values())),
            "buildings_total": lambda: len(tiles),
            "per_building": lambda: len(tiles),
            "cities_with_building": lambda: sum(bool(city) for city in self.built.values()),
            "per_city_with_building": lambda: sum(bool(city) for city in self.built.values()),
            "distinct_types": lambda: len(of_types),
            "per_distinct_type": lambda: len(of_types),
            "per_building_in_cities": lambda: sum(len(self.built[city]) for city in row["cities"]),
            "per_building_of_category": lambda: sum(tile["category"] == row["category"] for tile in tiles),
            "per_marble_block": self.marble.total,
            "per_upgrade_tile": lambda: len(self.upgrades),
        }
        return measures[kind]()
