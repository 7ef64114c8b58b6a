"""What must be true of `components.toml` whatever the printed values are, said so that one can act on it."""

from collections.abc import Iterator
from typing import Any, Final

GOODS: Final = ("food", "wood", "stone", "cloth", "gold")
PLAIN: Final = GOODS[:4]
PAID: Final = (*GOODS, "any", "deniers")
GIVEN: Final = ("deniers", "any_except_gold", *GOODS)
CLASSES: Final = ("wood", "stone", "prestige")
OFFERS: Final = 2
HOUSES: Final = 8
SEATS: Final = 5
COLUMNS: Final = 5
EFFECTS: Final = ("", "produce", "sell", "buy", "build", "lawyer", "exchange")
"""What a building may do for a worker's player; the first does nothing."""
ORDER: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")


def problems(box: dict[str, Any]) -> list[str]:
    """Return what is wrong with the tables, one sentence each; empty if nothing is."""
    checks = (_buildings, _residence, _specials, _castle, _favours, _lists)
    return [sentence for check in checks for sentence in check(box)]


def _buildings(box: dict[str, Any]) -> Iterator[str]:
    """Check costs and effects of the buildings (CAY-133, CAY-153)."""
    for row in box["building"]:
        name = f"building {row['id']}"
        for part in row.get("cost", {}):
            if part not in PAID:
                yield f"{name} costs {part!r}: possible are {', '.join(PAID)}"
        for cube in row.get("owner_bonus", []):
            if cube not in PLAIN:
                yield f"{name}: owner_bonus has {cube!r}, possible are {', '.join(PLAIN)}"
        if "effect" in row:
            yield from (f"{name}: {sentence}" for sentence in _effect(row["effect"]))


def _effect(effect: dict[str, Any]) -> Iterator[str]:
    match effect.get("kind"):
        case "produce":
            yield from _productions(effect["options"])
        case "buy":
            prices = [offer["deniers"] for offer in effect["offers"]]
            if [offer["cubes"] for offer in effect["offers"]] not in ([1], [1, 2]):
                yield "it sells one cube, or one and then two"
            if any(n <= before for before, n in zip([0, *prices], prices, strict=False)):
                yield f"its prices are {prices}: each cube costs at least 1 denier"
        case "build":
            if effect["class"] not in CLASSES:
                yield f"it builds {effect['class']!r}: possible are {', '.join(CLASSES)}"
        case "exchange":
            yield from _offers(effect["offers"])
        case kind if kind not in EFFECTS[1:]:
            yield f"its effect is {kind!r}, which the rules do not know"


def _productions(options: list[dict[str, int]]) -> Iterator[str]:
    if not 1 <= len(options) <= OFFERS:
        yield "it produces one thing, or one of two"
    for option in options:
        if not option or not set(option) <= set(GOODS):
            yield f"it produces {option}: possible are {', '.join(GOODS)}"
    if len(options) > 1 and any(len(option) != 1 or "gold" in option for option in options):
        yield "of two productions each is of one kind of cube, and none is gold"
    if len(options) > 1 and len({next(iter(option), "") for option in options}) < len(options):
        yield "two productions to choose from are of different cubes"


def _offers(offers: list[dict[str, int]]) -> Iterator[str]:
    if len(offers) != OFFERS:
        yield "it makes two offers"
    for offer in offers:
        given = next(iter(offer), "")
        if given not in GIVEN or list(offer)[1:] not in (["points"], ["gold"]) or min(offer.values()) < 1:
            yield f"its offer is {offer}: what is paid comes first, then the points or the gold"


def _residence(box: dict[str, Any]) -> Iterator[str]:
    """Check that residence and lawyer name the same price and points: they are printed twice (CAY-170)."""
    rows = {row["id"]: row for row in box["building"]}
    home, effect = rows["residence"], rows["lawyer"]["effect"]
    if set(effect.get("pay", {})) != {"deniers", "cloth"}:
        yield "building lawyer: its effect is paid in deniers and cloth, pay = { deniers = 1, cloth = 1 }"
    if (home["cost"], home["points"]) != (effect.get("pay"), effect.get("points")):
        yield "a residence costs and scores what the lawyer says: correct both, residence and lawyer's effect"


def _specials(box: dict[str, Any]) -> Iterator[str]:
    """Check the buildings before the bridge (CAY-100, CAY-105)."""
    rows = {row["id"]: row for row in box["special_building"]}
    if tuple(rows) != ORDER:
        yield f"the special buildings are {', '.join(rows)}, they should be {', '.join(ORDER)}"
    elif set(rows["joust_field"]["cost"]) != {"deniers", "cloth"}:
        yield "special_building joust_field: it is paid in deniers and cloth, cost = { deniers = 1, cloth = 1 }"


def _castle(box: dict[str, Any]) -> Iterator[str]:
    """Check the sections of the castle (CAY-030, CAY-238)."""
    for row in box["castle_section"]:
        name, favours = f"castle_section {row['id']}", row["favours_by_houses"]
        if not 1 <= len(favours) <= HOUSES or favours[0] != 0 or favours != sorted(favours):
            yield f"{name}: favours_by_houses begins with 0 and grows, with up to {HOUSES} entries"
        if row["parts"] < 1 or row["penalty_no_house"] > 0:
            yield f"{name} has at least one part, and its penalty is written below zero"


def _favours(box: dict[str, Any]) -> Iterator[str]:
    """Check the lines of the favour table (CAY-266, CAY-267)."""
    lines = {row["id"]: row["rewards"] for row in box["favour_line"]}
    for line, what in (("prestige", "points"), ("deniers", "deniers")):
        if len(lines[line]) != COLUMNS or any(list(reward) != [what] for reward in lines[line]):
            yield f"favour_line {line}: it has five rewards, each {{ {what} = … }}"


def _lists(box: dict[str, Any]) -> Iterator[str]:
    """Check what is given out by place, and what nobody can divide by (CAY-033, CAY-281)."""
    for table, field, wanted in (("setup", "deniers_by_turn_position", SEATS), ("setup", "deniers_two_players", 2)):
        if len(box[table][field]) != wanted:
            yield f"{table}: {field} has {len(box[table][field])} numbers, it needs {wanted}"
    if box["provost"]["deniers_per_step"] < 1:
        yield "provost: deniers_per_step should be from 1"
    for field in ("cubes_per_point", "deniers_per_point"):
        if box["end_game"][field] < 1:
            yield f"end_game: {field} should be from 1"
