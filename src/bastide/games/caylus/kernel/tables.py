"""What is in the box, as flat constant tables made from `components.toml`.

Index conventions: `kind` numbers the buildings in the order of the file (neutral, fixed, wood, stone, residence,
prestige); cubes are food, wood, stone, cloth, gold; a price has seven parts: the cubes, "any" cube, deniers.
"""

from typing import Any, Final

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.box import BOX
from bastide.games.caylus.checks import EFFECTS, sides
from bastide.games.caylus.kernel import codes

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
ANY: Final = 5
COINS: Final = 6
PARTS: Final = 7
CUBE_NAMES: Final = ("food", "wood", "stone", "cloth", "gold")
"""The five kinds of cube (CAY-004)."""
PART_NAMES: Final = (*CUBE_NAMES, "any", "deniers")

NEUTRAL: Final = 0
FIXED: Final = 1
WOODEN: Final = 2
STONY: Final = 3
RESIDENTIAL: Final = 4
PRESTIGIOUS: Final = 5
CLASS_NAMES: Final = ("neutral", "fixed", "wood", "stone", "residential", "prestige")

NO_EFFECT: Final = 0
"""From here on as in `checks.EFFECTS`."""
PRODUCE: Final = 1
SELLING: Final = 2
BUYING: Final = 3
CONSTRUCT: Final = 4
LAWYERING: Final = 5
EXCHANGE: Final = 6
OFFERS: Final = 2
PRODUCTIONS: Final = 2
PLAIN_ANY: Final = "any_except_gold"

FIXED_PEDDLER: Final = 6
FIXED_CARPENTER: Final = 7
GOLD_MINE: Final = 8
LAWYER: Final = 15
JEWELLER: Final = 25
RESIDENCE: Final = 26
KINDS: Final = 36
EMPTY: Final = -1
"""An unbuilt space of the road."""


ROWS: Final[list[dict[str, Any]]] = BOX["building"]
IDS: Final = [row["id"] for row in ROWS]
"""[kind] the building's id."""
KIND_OF: Final = {name: kind for kind, name in enumerate(IDS)}
SECTION_ROWS: Final[list[dict[str, Any]]] = BOX["castle_section"]
SECTION_NAMES: Final = [row["id"] for row in SECTION_ROWS]
LINE_NAMES: Final[list[str]] = BOX["favour_table"]["lines"]
SPECIAL_IDS: Final = [row["id"] for row in BOX["special_building"]]


def _cubes(row: dict[str, int]) -> list[i64]:
    return [row.get(name, 0) for name in CUBE_NAMES]


def _part(name: str) -> int:
    """Return which part of a price an offer asks for."""
    return ANY if name == PLAIN_ANY else PART_NAMES.index(name)


_class: list[i64] = []
_cost: list[i64] = []
_points: list[i64] = []
_favours: list[i64] = []
_income: list[i64] = []
_count: list[i64] = []
_effect: list[i64] = []
_options: list[i64] = []
_yield: list[i64] = []
_choice: list[i64] = []
_bonus: list[i64] = []
_sell: list[i64] = []
_buy: list[i64] = []
_builds: list[i64] = []
_offer_part: list[i64] = []
_offer_count: list[i64] = []
_offer_gold: list[i64] = []
_offer_points: list[i64] = []
_changes: list[i64] = []
_works: list[i64] = []


def _add_effect(effect: dict[str, Any]) -> None:
    """Append one building's effect to the tables."""
    what = EFFECTS.index(effect.get("kind", ""))
    _effect.append(what)
    productions = effect["options"] if what == PRODUCE else []
    _options.append(len(productions))
    for number in range(PRODUCTIONS):
        _yield.extend(_cubes(productions[number]) if number < len(productions) else [0] * codes.CUBES)
    _choice.extend(
        next((number for number, row in enumerate(productions) if len(productions) > 1 and CUBE_NAMES[cube] in row), -1)
        for cube in range(codes.PLAIN)
    )
    _sell.append(effect["deniers"] if what == SELLING else 0)
    prices = [offer["deniers"] for offer in effect["offers"]] if what == BUYING else []
    _buy.extend(prices[n] - sum(prices[:n]) if n < len(prices) else 0 for n in range(OFFERS))
    _builds.append(CLASS_NAMES.index(effect["class"]) if what == CONSTRUCT else -1)
    offers = effect["offers"] if what == EXCHANGE else [{"deniers": 0, "points": 0}] * OFFERS
    for offer in offers:
        paid, given = sides(offer)
        _offer_part.append(_part(paid))
        _offer_count.append(offer[paid])
        _offer_gold.append(offer[given] if given == "gold" else 0)
        _offer_points.append(offer.get("points", 0))


for _row in ROWS:
    _class.append(CLASS_NAMES.index(_row["class"]))
    _price: dict[str, int] = _row.get("cost", {})
    _cost.extend(_price.get(name, 0) for name in PART_NAMES)
    _points.append(_row.get("points", 0))
    _favours.append(_row.get("favours", 0))
    _income.append(_row.get("income_deniers", 0))
    _count.append(_row["count"])
    _bonus.append(sum(2 ** CUBE_NAMES.index(name) for name in _row.get("owner_bonus", [])))
    _changes.append(_row["lawyer_can_transform"])
    _works.append(_row["worker_allowed"])
    _add_effect(_row.get("effect", {}))

CLASS: Final = vec[i64](_class)
"""[kind] `NEUTRAL`, `FIXED`, `WOODEN`, `STONY`, `RESIDENTIAL` or `PRESTIGIOUS`."""
COST: Final = vec[i64](_cost)
"""[kind * PARTS + part] what it costs to build (CAY-153)."""
POINTS: Final = vec[i64](_points)
"""[kind] points when built (CAY-154)."""
FAVOURS: Final = vec[i64](_favours)
"""[kind] favours when built (CAY-155)."""
INCOME: Final = vec[i64](_income)
"""[kind] deniers for the owner in phase 1 (CAY-051, CAY-052, CAY-053)."""
COUNT: Final = vec[i64](_count)
"""[kind] tiles in the box (CAY-002, CAY-014)."""
EFFECT: Final = vec[i64](_effect)
"""[kind] what a worker there brings: `PRODUCE` … `EXCHANGE`."""
OPTIONS: Final = vec[i64](_options)
"""[kind] how many productions there are to choose from."""
YIELD: Final = vec[i64](_yield)
"""[(kind * PRODUCTIONS + option) * CUBES + cube] cubes of a production."""
CHOICE: Final = vec[i64](_choice)
"""[kind * PLAIN + cube] the production that is named by this cube, or -1."""
OWNER_BONUS: Final = vec[i64](_bonus)
"""[kind] bit mask of the cubes that the owner may take (CAY-140)."""
SELL_PRICE: Final = vec[i64](_sell)
"""[kind] deniers for a cube sold."""
BUY_PRICE: Final = vec[i64](_buy)
"""[kind * OFFERS + n] deniers for one cube more after n, 0 if there is none."""
BUILDS: Final = vec[i64](_builds)
"""[kind] the class of building that a worker there may build (CAY-150, CAY-151, CAY-152), or -1."""
OFFER_PART: Final = vec[i64](_offer_part)
"""[kind * OFFERS + n] the part of a price that an offer asks for; `ANY` is any cube but gold."""
OFFER_COUNT: Final = vec[i64](_offer_count)
"""[kind * OFFERS + n] how many of it."""
OFFER_GOLD: Final = vec[i64](_offer_gold)
"""[kind * OFFERS + n] gold that it brings."""
OFFER_POINTS: Final = vec[i64](_offer_points)
"""[kind * OFFERS + n] points that it brings."""
CHANGES: Final = vec[i64](_changes)
"""[kind] 1 if the lawyer can transform it (CAY-170, CAY-175, CAY-176)."""
WORKS: Final = vec[i64](_works)
"""[kind] 1 if workers may be placed on it (CAY-075)."""

PARTS_OF: Final = vec[i64]([row["parts"] for row in SECTION_ROWS])
"""[section] how many houses it holds (CAY-030)."""
TRIGGER: Final = vec[i64]([row["trigger_space"] for row in SECTION_ROWS])
"""[section] where the bailiff has it scored (CAY-026)."""
BATCH_POINTS: Final = vec[i64]([row["points_per_batch"] for row in SECTION_ROWS])
"""[section] points of a batch (CAY-208)."""
NO_HOUSE: Final = vec[i64]([row["penalty_no_house"] for row in SECTION_ROWS])
"""[section] points, negative, for no house in it (CAY-240, CAY-241, CAY-242)."""
HOUSES_MAX: Final = 8
SECTION_FAVOURS: Final = vec[i64](
    [
        row["favours_by_houses"][min(n, len(row["favours_by_houses"]) - 1)]
        for row in SECTION_ROWS
        for n in range(HOUSES_MAX)
    ]
)
"""[section * HOUSES_MAX + houses] favours at its scoring; more houses count as the last."""
FAVOUR_POINTS: Final = vec[i64]([row["points"] for row in BOX["favour_line"][0]["rewards"]])
"""[column - 1] points of the line of prestige (CAY-266)."""
FAVOUR_DENIERS: Final = vec[i64]([row["deniers"] for row in BOX["favour_line"][1]["rewards"]])
"""[column - 1] deniers of the line of deniers (CAY-267)."""
BATCH_SECOND: Final = vec[i64]([WOOD, WOOD, WOOD, STONE, STONE, CLOTH])
"""[batch] the second cube, beside food (CAY-203)."""
BATCH_THIRD: Final = vec[i64]([STONE, CLOTH, GOLD, CLOTH, GOLD, GOLD])

_fixed = BOX["road"]["fixed_spaces"]
PRINTED: Final = vec[i64](
    [
        {_fixed["peddler"]: FIXED_PEDDLER, _fixed["carpenter"]: FIXED_CARPENTER, _fixed["gold_mine"]: GOLD_MINE}.get(
            n, EMPTY
        )
        for n in range(BOX["road"]["spaces"] + 1)
    ]
)
"""[space] what is printed on the road: peddler (CAY-023), carpenter (CAY-024), gold mine (CAY-025), else nothing."""
WORKERS: Final[i64] = BOX["pieces"]["workers_per_player"]
START_SPACE: Final[i64] = BOX["setup"]["bailiff_space"]
START_FOOD: Final[i64] = BOX["setup"]["cubes_per_player"]["food"]
START_WOOD: Final[i64] = BOX["setup"]["cubes_per_player"]["wood"]
START_DENIERS: Final = vec[i64](BOX["setup"]["deniers_by_turn_position"])
"""[place in the turn order] deniers at the start with three players or more (CAY-033)."""
START_DENIERS_TWO: Final = vec[i64](BOX["setup"]["deniers_two_players"])
PRICE_TWO: Final[i64] = BOX["two_players"]["price_after_first_pass"]
OWN_PRICE: Final[i64] = BOX["bridge"]["own_building_price"]
INN_PRICE: Final[i64] = BOX["bridge"]["inn_right_circle_price"]
VISITOR_POINTS: Final[i64] = BOX["bridge"]["owner_points_when_another_player_places"]
FIRST_PASS: Final[i64] = BOX["bridge"]["first_to_pass_bonus_deniers"]
BASE_INCOME: Final[i64] = BOX["income"]["deniers_per_player"]
PROVOST_COINS: Final[i64] = BOX["provost"]["deniers_per_step"]
BAILIFF_FAR: Final[i64] = BOX["bailiff"]["steps_if_provost_ahead"]
BAILIFF_NEAR: Final[i64] = BOX["bailiff"]["steps_otherwise"]
TRADING_DENIERS: Final[i64] = BOX["special_building"][1]["deniers"]
JOUST_COINS: Final[i64] = BOX["special_building"][3]["cost"]["deniers"]
JOUST_CLOTH: Final[i64] = BOX["special_building"][3]["cost"]["cloth"]
JOUST_FAVOURS: Final[i64] = BOX["special_building"][3]["favours"]
BUILDER_FAVOURS: Final[i64] = BOX["castle"]["best_builder_favours"]
COLUMNS_FIRST: Final[i64] = BOX["favour_table"]["columns_open_at_start"]
COLUMNS_DUNGEON: Final[i64] = BOX["favour_table"]["columns_open_after_dungeon_scoring"]
COLUMNS_WALLS: Final[i64] = BOX["favour_table"]["columns_open_after_walls_scoring"]
SWAPPED: Final[i64] = BOX["favour_line"][2]["rewards"][3]["swap_take"]["any_except_gold"]
"""Cubes for the one given (CAY-271)."""
SAVED_WOOD: Final[i64] = BOX["favour_line"][3]["rewards"][1]["discount"]["wood"]
SAVED_STONE: Final[i64] = BOX["favour_line"][3]["rewards"][2]["discount"]["stone"]
"""What carpenter and mason save by favour (CAY-274, CAY-275)."""
LAWYER_COINS: Final[i64] = ROWS[LAWYER]["effect"]["pay"]["deniers"]
LAWYER_CLOTH: Final[i64] = ROWS[LAWYER]["effect"]["pay"]["cloth"]
LATE_LAWYER_POINTS: Final[i64] = BOX["variant"]["late_lawyer_points"]["lawyer_points"]
NO_BATCH: Final[i64] = BOX["castle"]["no_batch_penalty"]
SIMPLE_POINTS: Final[i64] = BOX["variant"]["simplified_favour"]["points_per_favour"]
GOLD_POINTS: Final[i64] = BOX["end_game"]["points_per_gold"]
CUBES_PER_POINT: Final[i64] = BOX["end_game"]["cubes_per_point"]
COINS_PER_POINT: Final[i64] = BOX["end_game"]["deniers_per_point"]
assert len(ROWS) == KINDS
assert all(_class[kind] == NEUTRAL for kind in range(codes.NEUTRALS))
