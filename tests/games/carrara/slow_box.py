"""The box of Carrara as the slow rules and the tests look things up in it."""

from typing import Any

from bastide.games.carrara.box import BOX

DATA: dict[str, Any] = BOX
COLOURS = [row["id"] for row in DATA["marble"]]
SEGMENTS = DATA["wheel"]["segments"]
CITIES = {row["id"]: row for row in DATA["city"]}
TYPES = [row["id"] for row in DATA["building_type"]]
CATEGORIES = {row["id"]: row for row in DATA["expansion_category"]}
KINDS = [row["id"] for row in DATA["object"]]
STACK = {row["id"]: row for row in DATA["building"]}
GREAT = {row["id"]: row for row in DATA["expansion_building"]}
TILES = {**STACK, **GREAT}
UPGRADES = {row["target"]: row for row in DATA["upgrade_tile"]}
CARDS = {row["id"]: row for row in DATA["base_objective"] + DATA["expansion_card"]}
PRICES = {row["segment"]: row for row in DATA["wheel_price"]}
SETUP, FINAL = DATA["player_setup"], DATA["final_scoring"]
