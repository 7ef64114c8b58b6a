"""The rules once more, in the most obvious way: what may be done by what is seen, and what the log costs and brings.

Written against the rulebook and `components.toml`, without a look at the kernel: `legal` reads a view and the actions
so far, `Accounts` the log. Names are those of the components.
"""

from collections import Counter
from itertools import combinations
from typing import Any

import bastide
from bastide.games.caylus.box import BOX

BUILDING = {row["id"]: row for row in BOX["building"]}
CUBES = ("food", "wood", "stone", "cloth", "gold")
PLAIN = CUBES[:4]
SPECIALS = {"trading_post": "trading-post", "merchants_guild": "guild", "joust_field": "joust"}
PRINTED = ("neutral", "fixed")
FAVOUR_BUILDS = {2: "wood", 3: "stone", 5: "prestige"}
"""What the favours of the building line build, by column; the first brings nothing, the fourth transforms."""
STEPS = (-3, -2, -1, 1, 2, 3)


def name(kind: str) -> str:
    """Return how a building is typed."""
    typed = {"wood_farm_food": "food-farm", "wood_farm_cloth": "cloth-farm"}
    return typed.get(kind, kind.removeprefix("neutral_").replace("_", "-"))


def named(view: dict[str, Any], space: int) -> str:
    """Return how a space is typed."""
    kind = view["road"][space - 1]["building"]
    twins = sum(row["building"] == kind for row in view["road"])
    return name(kind) if twins == 1 else f"{name(kind)} {space}"


class Slow:
    """One position, as a player sees it."""

    def __init__(self, view: dict[str, Any], texts: list[str]) -> None:
        self.view, self.texts = view, texts
        self.seat = view["current"]
        self.me = view["seats"][self.seat] if self.seat >= 0 else {}

    def legal(self) -> set[str]:
        """Return everything that may be done."""
        found = getattr(self, f"_{self.view['ask']}")()
        assert isinstance(found, set)
        return found

    def _tile(self) -> set[str]:
        laid = {row["building"] for row in self.view["road"]}
        return {
            f"tile {name(kind)}" for kind, row in BUILDING.items() if row["class"] == "neutral" and kind not in laid
        }

    def _order(self) -> set[str]:
        return {f"order {seat}" for seat in range(self.view["players"]) if seat not in self.view["order"]}

    def price(self, owner: int | None) -> int:
        """Return what a placement costs here and now."""
        passed = len(self.view["passed"])
        if owner == self.seat or self.me["inn"]:
            return 1
        return 3 if self.view["players"] == 2 and passed else 1 + passed

    def open_places(self) -> dict[str, int | None]:
        """Return the places that a worker may enter, with their owner."""
        special = self.view["special"]
        found: dict[str, int | None] = {}
        if special["gate"] is None:
            found["gate"] = None
        for place, typed in SPECIALS.items():
            if special[place] is None:
                found[typed] = None
        riders = special["stables"]
        if self.view["players"] > 2 and None in riders and self.seat not in riders:
            found["stables"] = None
        if special["inn"][0] is None:
            found["inn"] = None
        if self.seat not in self.view["castle"]["workers"]:
            found["castle"] = None
        for row in self.view["road"]:
            if row["class"] in (*PRINTED, "wood", "stone") and row["worker"] is None:
                found[named(self.view, row["space"])] = row["owner"]
        return found

    def _worker(self) -> set[str]:
        if not self.me["workers"]:
            return {"pass"}
        places = self.open_places().items()
        return {"pass"} | {f"worker {place}" for place, owner in places if self.price(owner) <= self.me["deniers"]}

    def _gate(self) -> set[str]:
        return {"skip"} | {f"move {place}" for place in self.open_places() if place != "gate"}

    def _moves(self, most: int) -> set[str]:
        return {"skip"} | {f"provost {n:+d}" for n in STEPS if abs(n) <= most and 1 <= self.view["provost"] + n <= 28}

    def _guild(self) -> set[str]:
        return self._moves(3)

    def _provost(self) -> set[str]:
        return self._moves(self.me["deniers"])

    def _joust(self) -> set[str]:
        return {"joust", "skip"}

    def _inn(self) -> set[str]:
        return {"inn stay", "inn return"}

    def effect(self) -> dict[str, Any]:
        """Return the effect of the building that is being activated."""
        found = BUILDING[self.view["active"]["building"]]["effect"]
        assert isinstance(found, dict)
        return found

    def in_use(self) -> str:
        """Return the favour of resources that is in use: its cubes have not all been paid and taken."""
        for done, text in enumerate(reversed(self.texts)):
            if text.split()[0] not in ("pay", "take"):
                chosen = done > 0 and self.texts[-done].startswith("pay")  # else it was the only kind there was
                asked = {"favour resources 2": 1, "favour resources 4": 2 + chosen}.get(text, 0)
                return text if done < asked else ""
        return ""

    def _take(self) -> set[str]:
        favour = self.in_use()
        if favour == "favour resources 2":
            return {"take wood", "take stone"}
        if favour == "favour resources 4":
            return {f"take {cube}" for cube in PLAIN}
        return {f"take {cube}" for option in self.effect()["options"] for cube in option}

    def _bonus(self) -> set[str]:
        return {f"bonus {cube}" for cube in BUILDING[self.view["active"]["building"]]["owner_bonus"]}

    def own(self, kinds: tuple[str, ...] = CUBES) -> set[str]:
        """Return the cubes that I have of these kinds."""
        return {cube for cube in kinds if self.me["cubes"][cube]}

    def _sell(self) -> set[str]:
        return {"skip"} | {f"sell {cube}" for cube in self.own()}

    def _buy(self) -> set[str]:
        return {"skip"} | {f"buy {cube}" for cube in PLAIN}

    def _offer(self) -> set[str]:
        found = {"skip"}
        for number, offer in enumerate(self.effect()["offers"], 1):
            what, count = next(iter(offer.items()))
            stock = {**self.me["cubes"], "deniers": self.me["deniers"]}
            stock["any_except_gold"] = sum(self.me["cubes"][cube] for cube in PLAIN)
            if stock[what] >= count:
                found.add(f"offer {number}")
        return found

    def _pay(self) -> set[str]:
        gold = self.view["building"]["kind"] is not None or self.in_use()
        return {f"pay {cube}" for cube in self.own(CUBES if gold else PLAIN)}

    def residences(self) -> list[int]:
        """Return the spaces of my residences."""
        return [r["space"] for r in self.view["road"] if r["building"] == "residence" and r["owner"] == self.seat]

    def buildable(self, what: str, discount: str | None) -> set[str]:
        """Return the buildings of a class that I can build."""
        room = self.residences() if what == "prestige" else [r for r in self.view["road"] if r["building"] is None]
        found = set()
        for kind, left in self.view["stock"].items():
            cost = Counter(BUILDING[kind]["cost"])
            if discount:
                cost[discount] -= 1
            rest = {cube: self.me["cubes"][cube] - cost[cube] for cube in CUBES}
            paid = min(rest.values()) >= 0 and sum(rest.values()) >= cost["any"]
            if BUILDING[kind]["class"] == what and left and room and paid:
                found.add(kind)
        return found

    def _build(self) -> set[str]:
        discount = self.view["building"]["discount"]
        what = {f"favour buildings {n}": kind for n, kind in FAVOUR_BUILDS.items()}.get(self.texts[-1])
        if what:
            return {f"build {name(kind)}" for kind in self.buildable(what, discount)}
        return {"skip"} | {f"build {name(kind)}" for kind in self.buildable(self.effect()["class"], None)}

    def _site(self) -> set[str]:
        return {f"on {space}" for space in self.residences()}

    def targets(self) -> set[str]:
        """Return what I may have transformed."""
        return {
            named(self.view, row["space"])
            for row in self.view["road"]
            if row["pending"] is None
            and row["building"] != "lawyer"
            and (row["class"] == "neutral" or (row["class"] in ("wood", "stone") and row["owner"] == self.seat))
        }

    def _transform(self) -> set[str]:
        found = {f"transform {target}" for target in self.targets()}
        return found if self.texts[-1] == "favour buildings 4" else found | {"skip"}

    def batches(self) -> set[str]:
        """Return the batches that I own."""
        pairs = combinations([cube for cube in CUBES[1:] if self.me["cubes"][cube]], 2)
        return {f"batch food {one} {two}" for one, two in pairs} if self.me["cubes"]["food"] else set()

    def _batch(self) -> set[str]:
        return {"done"} | self.batches()

    def _favour(self) -> set[str]:
        found = set()
        for line, level in self.me["favours"].items():
            if line in self.me["used"]:
                continue
            if line != "buildings":
                found.add(f"favour {line} none")
            for column in range(1, min(level + 1, max(self.view["columns"], level)) + 1):
                if self._usable(line, column):
                    found.add(f"favour {line} {column}")
        return found

    def _usable(self, line: str, column: int) -> bool:
        if line != "buildings":
            return line != "resources" or column != 4 or bool(self.own())
        if column == 4:
            return bool(self.me["cubes"]["cloth"] and self.targets())
        what, discount = {1: ("", None), 2: ("wood", "wood"), 3: ("stone", "stone"), 5: ("prestige", None)}[column]
        return column == 1 or bool(self.buildable(what, discount))


class Accounts:
    """What everybody must have by the log alone: points, deniers, how many cubes, how many workers out."""

    def __init__(self, players: int) -> None:
        self.points, self.deniers, self.cubes = ([0] * players for _ in range(3))
        self.favour = [""] * players

    def enter(self, entry: bastide.StoryEntry) -> None:
        """Book one entry of the log."""
        key, args, seat = entry.key.removeprefix("caylus-log-"), entry.args, entry.seat
        if seat is None:
            assert not entry.points
            return
        self.points[seat] += entry.points
        if key == "favour":
            self.favour[seat] = f"{args['line']} {args['column']}"
        coins, cubes = self._costs(key, args, self.favour[seat])
        self.deniers[seat] += coins
        self.cubes[seat] += cubes
        if key in ("build", "lawyer"):
            self.favour[seat] = ""

    @staticmethod
    def _costs(key: str, args: Any, favour: str) -> tuple[int, int]:
        """Return deniers and cubes that an entry brings."""
        if key in ("income", "first-pass", "trading-post", "favour-deniers"):
            return args["deniers"], 0
        if key == "start":
            return args["deniers"], args["food"] + args["wood"]
        if key == "worker":
            return -args["price"], 0
        if key == "provost":
            return -args["deniers"], 0
        if key == "joust":
            return -1, -1
        if key == "produce":
            return 0, sum(args[cube] for cube in CUBES)
        if key in ("bonus", "favour-cube"):
            return 0, 1
        if key == "favour-swap":
            return 0, -1
        if key == "sell":
            return args["deniers"], -1
        if key == "buy":
            return -args["deniers"], 1
        if key == "batch":
            return 0, -3
        if key == "offer":
            coins = args["count"] if args["paid"] == "deniers" else 0
            return -coins, args["gold"] - (0 if coins else args["count"])
        if key == "lawyer":
            return -(favour != "buildings 4"), -1
        if key == "build":
            return 0, (favour in ("buildings 2", "buildings 3")) - sum(BUILDING[args["building"]]["cost"].values())
        return 0, 0
