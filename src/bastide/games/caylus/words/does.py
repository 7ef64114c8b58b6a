"""What buildings and places do for whoever has a worker there, in clauses (section O of the rulebook)."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.outlook import Clause, Goods
from bastide.games.caylus.box import BOX
from bastide.games.caylus.checks import sides
from bastide.games.caylus.kernel import codes, tables

KEY: Final = "caylus-does-"
PLAIN: Final = ("class", "deniers")
"""What of an effect is told as it stands in `components.toml`."""
SPECIALS: Final = {row["id"]: row for row in BOX["special_building"]}


def exchange(effect: Mapping[str, Any], number: int) -> tuple[Goods, Goods]:
    """Return what one of the exchanges of a building takes and what it gives; the first is number 0."""
    if "offers" not in effect:
        return {"any": 1}, {"deniers": effect["deniers"]}
    offer = effect["offers"][number]
    if "which" in effect:
        return {"deniers": offer["deniers"]}, {effect["which"]: offer["cubes"]}
    paid, got = sides(offer)
    return {paid: offer[paid]}, {got: offer[got]}


def _exchange(effect: Mapping[str, Any], number: int) -> Clause:
    paid, got = exchange(effect, number)
    return Clause(f"{KEY}exchange", {"paid": paid, "got": got})


def building_does(building: str) -> Clause | list[Clause] | None:
    """Return what a building does, or the exchanges among which it lets one choose; None if it does nothing."""
    effect: Mapping[str, Any] = tables.ROWS[tables.KIND_OF[building]].get("effect", {})
    match effect.get("kind"):
        case "produce":
            return Clause(f"{KEY}produce", {"what": effect["options"]})
        case "buy":
            many = "-two" if len(effect["offers"]) > 1 else ""
            return Clause(f"{KEY}buy{many}", {"deniers": effect["offers"][0]["deniers"]})
        case "lawyer":
            return Clause(f"{KEY}lawyer", {"cost": effect["pay"], "points": effect["points"]})
        case "exchange":
            return [_exchange(effect, number) for number in range(len(effect["offers"]))]
        case str(kind):
            return Clause(f"{KEY}{kind}", {what: effect[what] for what in PLAIN if what in effect})
    return None


def offer_does(building: str, number: int) -> Clause:
    """Return what one of a building's offers is, the first being 1."""
    return _exchange(tables.ROWS[tables.KIND_OF[building]]["effect"], number - 1)


def place_does(place: str, building: str | None, players: int) -> list[Clause]:
    """Return what a place for a worker does."""
    if place == "road":
        return there(building)
    unused = "-unused" if place == "stables" and players == codes.TWO_PLAYERS else ""
    row = SPECIALS.get(place, {})
    does = Clause(f"{KEY}{place}{unused}", {"deniers": row.get("deniers", 0), "cost": row.get("cost", {})})
    return [Clause("caylus-then-there", {"what": does})]


def there(building: str | None) -> list[Clause]:
    """Return what a building will do, once somebody works there."""
    does = building_does(building) if building else None
    return [Clause("caylus-then-there", {"what": does})] if does else []
