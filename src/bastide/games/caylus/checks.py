"""What must be true of `components.toml` whatever the printed values are, said so that one can act on it."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.corrections import LARGEST, Wrong, beyond, entries, lacking, none_of, strange, twice, unfit

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


NEEDED: Final = {
    "produce": ("options",), "sell": ("deniers",), "buy": ("which", "offers"), "build": ("class",),
    "lawyer": ("pay", "points"), "exchange": ("offers",),
}  # fmt: skip
"""What an effect has beside its kind."""


def problems(box: dict[str, Any]) -> list[Wrong | str]:
    """Return what is wrong with the tables; empty if nothing is. What cannot be corrected is told by a sentence."""
    checks = (_buildings, _residence, _specials, _castle, _favours, _lists)
    return [wrong for check in checks for wrong in check(box)]


def _buildings(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check costs and effects of the buildings (CAY-133, CAY-153)."""
    for row in box["building"]:
        name = f"building.{row['id']}"
        for part in row.get("cost", {}):
            if part not in PAID:
                yield strange(f"{name}.cost", part, PAID)
        for cube in row.get("owner_bonus", []):
            if cube not in PLAIN:
                yield strange(f"{name}.owner_bonus", cube, PLAIN)
        if "effect" in row:
            yield from _effect(f"{name}.effect", row["effect"])


def _effect(name: str, effect: dict[str, Any]) -> Iterator[Wrong]:
    kind = effect.get("kind")
    missing = [field for field in NEEDED.get(str(kind), ()) if field not in effect]
    if missing:
        yield from (lacking(name, field) for field in missing)
        return
    match kind:
        case "produce":
            yield from _productions(f"{name}.options", effect["options"])
        case "buy":
            yield from _prices(f"{name}.offers", effect["offers"])
        case "build":
            if effect["class"] not in CLASSES:
                yield none_of(f"{name}.class", effect["class"], CLASSES)
        case "exchange":
            yield from _offers(f"{name}.offers", effect["offers"])
        case _ if kind not in EFFECTS[1:]:
            yield none_of(f"{name}.kind", kind, EFFECTS[1:])


def _productions(name: str, options: list[dict[str, int]]) -> Iterator[Wrong]:
    """Check one production, or two of one kind of cube each to choose from; gold is never a choice."""
    if not 1 <= len(options) <= OFFERS:
        yield entries(name, len(options), f"1–{OFFERS}")
    choice = len(options) > 1
    kinds, most = (PLAIN, 1) if choice else (GOODS, len(GOODS))
    for number, option in enumerate(options):
        if not 1 <= len(option) <= most:
            yield entries(f"{name}[{number}]", len(option), 1 if choice else f"1–{most}")
        for cube in option:
            if cube not in kinds:
                yield strange(f"{name}[{number}]", cube, kinds)
    cubes = [cube for option in options for cube in option]
    if choice:
        yield from (twice(name, cube) for cube in sorted({cube for cube in cubes if cubes.count(cube) > 1}))


def _prices(name: str, offers: list[dict[str, int]]) -> Iterator[Wrong]:
    """Check what one cube costs, and then two: the second is not for nothing."""
    if not 1 <= len(offers) <= OFFERS:
        yield entries(name, len(offers), f"1–{OFFERS}")
    least = 1
    for number, offer in enumerate(offers):
        yield from _exactly(f"{name}[{number}]", offer, ("deniers", "cubes"))
        if offer.get("cubes", number + 1) != number + 1:
            yield unfit(f"{name}[{number}].cubes", offer["cubes"], number + 1)
        if offer.get("deniers", least) < least:
            yield beyond(f"{name}[{number}].deniers", offer["deniers"], least)
        least = offer.get("deniers", least) + 1


def sides(offer: dict[str, int]) -> tuple[str, str]:
    """Return what an offer is paid in and what it gives: points, or else gold, whichever is written first.

    >>> sides({"points": 3, "gold": 1}), sides({"gold": 1, "deniers": 2})
    (('gold', 'points'), ('deniers', 'gold'))
    """
    first, second = offer
    got = "points" if "points" in offer else "gold"
    return (second, first) if first == got else (first, second)


def _offers(name: str, offers: list[dict[str, int]]) -> Iterator[Wrong]:
    """Check two offers: one thing is paid, and points are given for it, or gold."""
    if len(offers) != OFFERS:
        yield entries(name, len(offers), OFFERS)
    for number, offer in enumerate(offers):
        at = f"{name}[{number}]"
        if len(offer) != len(("paid", "given")):
            yield entries(at, len(offer), len(("paid", "given")))
            continue
        if sides(offer)[1] not in ("points", "gold"):
            yield lacking(at, "points")
        yield from (strange(at, part, (*GIVEN, "points")) for part in offer if part not in (*GIVEN, "points"))
        for part, amount in offer.items():
            if amount < 1:
                yield beyond(f"{at}.{part}", amount, 1)


def _exactly(name: str, table: dict[str, Any], wanted: tuple[str, ...]) -> Iterator[Wrong]:
    """Check that a table has these entries and no other."""
    yield from (strange(name, field, wanted) for field in table if field not in wanted)
    yield from (lacking(name, field) for field in wanted if field not in table)


def _residence(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check that residence and lawyer name the same price and points: they are printed twice (CAY-170)."""
    rows = {row["id"]: row for row in box["building"]}
    home, effect = rows["residence"], rows["lawyer"]["effect"]
    if effect.get("kind") != "lawyer":
        yield unfit("building.lawyer.effect.kind", effect.get("kind"), "lawyer")
        return
    if "pay" in effect:
        yield from _exactly("building.lawyer.effect.pay", effect["pay"], ("deniers", "cloth"))
    for field, other in (("cost", "pay"), ("points", "points")):
        if other in effect and home[field] != effect[other]:
            at = f"building.lawyer.effect.{other}"
            yield unfit(f"building.residence.{field}", home[field], effect[other], at, effect[other])


def _specials(box: dict[str, Any]) -> Iterator[Wrong | str]:
    """Check the buildings before the bridge (CAY-100, CAY-105)."""
    rows = {row["id"]: row for row in box["special_building"]}
    if tuple(rows) != ORDER:
        yield f"the special buildings are {', '.join(rows)}, they should be {', '.join(ORDER)}"
    else:
        cost = rows["joust_field"]["cost"]
        yield from _exactly("special_building.joust_field.cost", cost, ("deniers", "cloth"))


def _castle(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check the sections of the castle (CAY-030, CAY-238)."""
    for row in box["castle_section"]:
        name, favours = f"castle_section.{row['id']}", row["favours_by_houses"]
        if not 1 <= len(favours) <= HOUSES:
            yield entries(f"{name}.favours_by_houses", len(favours), f"1–{HOUSES}")
        for number, (before, now) in enumerate(zip([0, *favours], favours, strict=False)):
            if now < before or (number == 0 and now):
                yield beyond(f"{name}.favours_by_houses[{number}]", now, before, LARGEST if number else 0)
        if row["parts"] < 1:
            yield beyond(f"{name}.parts", row["parts"], 1)
        if row["penalty_no_house"] > 0:
            yield beyond(f"{name}.penalty_no_house", row["penalty_no_house"], -LARGEST, 0)


def _favours(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check the lines of the favour table (CAY-266, CAY-267)."""
    lines = {row["id"]: row["rewards"] for row in box["favour_line"]}
    for line, what in (("prestige", "points"), ("deniers", "deniers")):
        name = f"favour_line.{line}.rewards"
        if len(lines[line]) != COLUMNS:
            yield entries(name, len(lines[line]), COLUMNS)
        for number, reward in enumerate(lines[line]):
            yield from _exactly(f"{name}[{number}]", reward, (what,))


def _lists(box: dict[str, Any]) -> Iterator[Wrong | str]:
    """Check what is given out by place, and what nobody can divide by (CAY-033, CAY-281)."""
    for table, field, wanted in (("setup", "deniers_by_turn_position", SEATS), ("setup", "deniers_two_players", 2)):
        if len(box[table][field]) != wanted:
            yield entries(f"{table}.{field}", len(box[table][field]), wanted)
    if box["provost"]["deniers_per_step"] < 1:
        yield "provost: deniers_per_step should be from 1"
    for field in ("cubes_per_point", "deniers_per_point"):
        if box["end_game"][field] < 1:
            yield beyond(f"end_game.{field}", box["end_game"][field], 1)
