"""The rules of Carrara once more, slow and plain, from the rulebook alone: the second witness of the tests.

Nothing is packed and nothing is shared with the kernel but `components.toml` and the words of the notation.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from .slow_box import (
    CARDS,
    CATEGORIES,
    CITIES,
    COLOURS,
    DATA,
    FINAL,
    GREAT,
    KINDS,
    PRICES,
    SEGMENTS,
    SETUP,
    STACK,
    TILES,
    TYPES,
    UPGRADES,
)
from .slow_seat import Seat

CLASSES = ["top", "object", "building", "bonus"]
ADVANCED = ("rotation", "cost8", "upgrades", "rebuild", "categories", "cards", "bonus", "surplus")


class Slow:
    """A game of Carrara, action by action."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        advanced = options.get("mode", "base") == "advanced"
        on = {name: options.get(name, "mode") for name in ADVANCED}
        self.on = {name: value == "true" or (value == "mode" and advanced) for name, value in on.items()}
        self.on["upgrades"] &= self.on["cost8"]
        self.on["surplus"] &= self.on["cards"]
        self.seats = [Seat() for _ in range(players)]
        self.bag = Counter({row["id"]: row["count"] for row in DATA["marble"]})
        self.wheel: list[Counter[str]] = [Counter() for _ in SEGMENTS]
        for colour, number in DATA["wheel"]["initial_blocks"].items():
            self.wheel[SEGMENTS.index(DATA["wheel"]["initial_segment"])][colour] = number
            self.bag[colour] -= number
        self.supply = Counter(dict.fromkeys(KINDS, DATA["objects"]["supply_per_kind"]))
        self.sale = list(KINDS)
        self.stack = list(STACK)
        self.sites: list[str | None] = [None] * DATA["display"]["open_buildings"]
        self.great = list(GREAT) if self.on["cost8"] else []
        self.gone: list[str] = []
        self.upgrades = list(UPGRADES) if self.on["upgrades"] else []
        self.cards = {} if self.on["cards"] else {row["class"]: row["id"] for row in DATA["base_objective"]}
        self.cities_scored: list[str] = []
        self.turn, self.first, self.player, self.phase = 1, 0, 0, "start"
        self.ending: tuple[str, int] | None = None
        self.ledger: list[tuple[int, int, str]] = []
        self._between()
        start = options.get("start_player", "random")
        if start != "random":
            self._start(int(start))

    def _between(self) -> None:
        """Forget what belongs to one action."""
        self.turned = ""
        self.segment: str | None = None
        self.taken: list[str] = []
        self.tile, self.city, self.old, self.owed, self.paid = "", "", "", 0, [""]
        self.bought = False

    @property
    def me(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.player]

    def apply(self, text: str) -> None:
        """Make an action, taken for legal."""
        kind, *words = text.split()
        getattr(self, f"_{kind}")(*words)

    def points(self, seat: int, points: int, cause: str) -> None:
        """Give points for something."""
        if points:
            self.ledger.append((seat, points, cause))
        self.seats[seat].points += points

    # -- set-up and chance ---------------------------------------------------------------

    def _start(self, seat: int | str) -> None:
        self.first = self.player = int(seat)
        for row in DATA["start_stone"][: self.players]:
            self.seats[(self.first + row["seat"] - 1) % self.players].marble[row["colour"]] += 1
            self.bag[row["colour"]] -= 1
        self.phase = "cards" if self.due_class() else "display"

    def due_class(self) -> str | None:
        """The class of cards that is dealt next."""
        wanted = CLASSES if self.on["bonus"] else CLASSES[:3]
        return next((name for name in wanted if name not in self.cards), None)

    def _card(self, card: str) -> None:
        self.cards[CARDS[card]["class"]] = card
        self.phase = "cards" if self.due_class() else "display"

    def _reveal(self, tile: str) -> None:
        self.stack.remove(tile)
        self.sites[self.sites.index(None)] = tile
        if self.phase == "reveal":
            self.phase = "after"
        elif None not in self.sites:
            self.phase = "turn"

    def _draw(self, colour: str) -> None:
        self.bag[colour] -= 1
        self.wheel[0][colour] += 1
        self._refill()

    def _refill(self) -> None:
        few = sum(map(Counter.total, self.wheel)) < DATA["wheel"]["fill_target"]
        self.phase = "refill" if few and self.bag.total() else "buy"

    # -- buying --------------------------------------------------------------------------

    def _rotate(self) -> None:
        self.turned = "rotated"
        self.wheel = [self.wheel[-1], *self.wheel[:-1]]
        self._refill()

    def _stay(self) -> None:
        self.turned, self.phase = "stayed", "buy"

    def price(self, segment: str, colour: str) -> int:
        """The price of a block."""
        return int(PRICES[segment][colour])

    def _buy(self, segment: str, colour: str) -> None:
        self.wheel[SEGMENTS.index(segment)][colour] -= 1
        self.me.marble[colour] += 1
        self.me.coins -= self.price(segment, colour)
        self.segment = segment
        self.taken.append(colour)
        if not [text for text in self.legal() if text.startswith("buy")]:
            self._done()

    def _done(self) -> None:
        self._between()
        self.phase = "after"

    def _relief(self) -> None:
        self.me.coins += DATA["relief"]["coins"]
        self._done()

    # -- building ------------------------------------------------------------------------

    def _build(self, tile: str, _in: str, city: str) -> None:
        self._begin(tile, city, "", TILES[tile]["cost"])

    def _rebuild(self, old: str, _as: str, tile: str) -> None:
        city = next(name for name, tiles in self.me.built.items() if old in tiles)
        self._begin(tile, city, old, TILES[tile]["cost"] - TILES[old]["cost"])

    def _begin(self, tile: str, city: str, old: str, owed: int) -> None:
        self.tile, self.city, self.old, self.owed, self.paid = tile, city, old, owed, []
        self.phase = "pay"
        self._settle()

    def ways(self, city: str, owed: int, least: str = "") -> list[tuple[str, ...]]:
        """Return every payment of so many blocks, each from the most valuable colour down, none above `least`."""
        colours = [
            colour for colour in COLOURS[COLOURS.index(least) if least else 0 :] if colour in CITIES[city]["accepts"]
        ]
        every = combinations_with_replacement(colours, owed)
        return [way for way in every if all(self.me.marble[colour] >= way.count(colour) for colour in way)]

    def next_blocks(self) -> list[str]:
        """Return with which colours the payment can go on."""
        ways = self.ways(self.city, self.owed, self.paid[-1] if self.paid else "")
        return sorted({way[0] for way in ways}, key=COLOURS.index)

    def _pay(self, colour: str) -> None:
        self._pay_one(colour)
        self._settle()

    def _pay_one(self, colour: str) -> None:
        self.me.marble[colour] -= 1
        self.bag[colour] += 1
        self.paid.append(colour)
        self.owed -= 1

    def _settle(self) -> None:
        while self.owed and len(self.next_blocks()) == 1:
            self._pay_one(self.next_blocks()[0])
        if self.owed == 0:
            self._construct()

    def _construct(self) -> None:
        tile, city = self.tile, self.city
        self.me.built[city].append(tile)
        if self.old:
            self.me.built[city].remove(self.old)
            self.gone.append(self.old)
        self._between()
        self.phase = "after"
        if tile in GREAT:
            self.great.remove(tile)
            self.tile, self.city = tile, city
            if self.on["upgrades"] and self.upgrades:
                self.phase = "upgrade"
            return
        self.sites[self.sites.index(tile)] = None
        if self.stack:
            self.phase = "reveal"
        elif not any(self.sites) and self.ending is None:
            self.ending = ("buildings", self.turn)

    def _upgrade(self, which: str) -> None:
        self.upgrades.remove(which)
        self.me.upgrades.append(which)
        self._done()

    # -- scoring -------------------------------------------------------------------------

    def _score(self, *words: str) -> None:
        me, name = self.me, " ".join(words)
        me.scored.append(name)
        gained = Counter({"vp": 0, "coins": 0})
        if len(words) == 1:
            value, currency = me.value(name)
            gained[currency] += value * sum(TILES[tile]["cost"] for tile in me.tiles if TILES[tile]["category"] == name)
        else:
            for city, tiles in me.built.items():
                value, currency = me.value(city)
                for tile in tiles:
                    if (words[0] == "city" and city != words[1]) or (
                        words[0] == "type" and TILES[tile]["type"] != words[1]
                    ):
                        continue
                    gained[currency] += value * TILES[tile]["cost"]
                    kind = TILES[tile]["object"]
                    if self.supply[kind]:
                        self.supply[kind] -= 1
                        me.objects[kind] += 1
        if words[0] == "city" and len(words) == 2:
            self.cities_scored.append(words[1])
        me.coins += gained["coins"]
        self.points(self.player, gained["vp"], words[0] if len(words) == 2 else "category")
        self.phase = "after"

    # -- the end of a turn, and of the game ----------------------------------------------

    def _purchase(self, kind: str) -> None:
        self.me.coins -= DATA["objects"]["sale_price_coins"]
        self.sale.remove(kind)
        self.me.objects[kind] += 1
        self.bought = True

    def _announce(self) -> None:
        self.points(self.player, FINAL["announcer_bonus_vp"], "announcement")
        self.ending = ("announcement", self.turn)
        self._end()

    def _end(self) -> None:
        self._between()
        after = (self.player + 1) % self.players
        if self.ending and after == self.first:
            self.phase = "over"
            final = [self.final(seat) for seat in self.seats]
            for seat, rows in enumerate(final):
                for cause, points in rows.items():
                    self.points(seat, points, cause)
            return
        self.player, self.turn, self.phase = after, self.turn + 1, "turn"

    def meets(self, seat: Seat, name: str) -> bool:
        """Return whether a seat has as much as one of the objectives asks for."""
        asked = CARDS[self.cards[name]]["condition"]
        return seat.count(asked) >= int(asked.get(f"p{self.players}", 0))

    def final(self, seat: Seat) -> dict[str, int]:
        """Return what final scoring gives a seat, by cause."""
        found: dict[str, int] = {}
        rate = FINAL["coins_per_vp"]
        for name in self.cards:
            row = CARDS[self.cards[name]]["final_scoring"]
            found[f"{name}-card"] = row.get("vp", 0) * seat.count(row)
            rate = row.get("coins_per_vp", rate)
        if self.on["surplus"]:
            row = CARDS[self.cards["object"]]["final_scoring"]
            each = row.get("size", 1)
            counted = each * seat.count(row) if "object" in row["kind"] or "size" in row else 0
            found["surplus"] = FINAL["surplus_object_vp_expansion_only"] * (seat.objects.total() - counted)
        found["coins"] = seat.coins // rate
        return found

    def returns(self) -> list[float]:
        """Return the shares of the win."""
        order = [(seat.points, seat.marble.total()) for seat in self.seats]
        return [(rank == max(order)) / order.count(max(order)) for rank in order]

    # -- what may be done ----------------------------------------------------------------

    def legal(self) -> set[str]:
        """Return everything that may be done, in notation."""
        return set(getattr(self, f"_legal_{self.phase}")())

    def _legal_over(self) -> list[str]:
        return []

    def _legal_start(self) -> list[str]:
        return [f"start {seat}" for seat in range(self.players)]

    def _legal_cards(self) -> list[str]:
        return [f"card {name}" for name, row in CARDS.items() if self._is_dealt(name, row)]

    def _is_dealt(self, name: str, row: Mapping[str, Any]) -> bool:
        rate = row["final_scoring"]
        tiles = TILES if self.on["cost8"] else STACK
        without = (
            row["condition"]["kind"] == "categories_scored" and not self.on["categories"],
            rate["kind"] == "per_upgrade_tile" and not self.on["upgrades"],
            rate["kind"] == "per_building_cost_at_least" and all(t["cost"] < rate["cost"] for t in tiles.values()),
        )
        return not name.startswith("BASE") and row["class"] == self.due_class() and not any(without)

    def _legal_display(self) -> list[str]:
        return [f"reveal {tile}" for tile in self.stack]

    _legal_reveal = _legal_display

    def _legal_refill(self) -> list[str]:
        return [f"draw {colour}" for colour in COLOURS if self.bag[colour]]

    def takeable(self) -> list[tuple[str, str]]:
        """Return the blocks on the wheel that are free or affordable."""
        return [
            (segment, colour)
            for segment, blocks in zip(SEGMENTS, self.wheel, strict=True)
            for colour in COLOURS
            if blocks[colour] and self.price(segment, colour) <= self.me.coins
        ]

    def _legal_buy(self) -> list[str]:
        every = self.takeable()
        if self.segment is None:
            return [f"buy {segment} {colour}" for segment, colour in every] or ["relief"]
        last = COLOURS.index(self.taken[-1])
        more = [(s, c) for s, c in every if s == self.segment and COLOURS.index(c) >= last]
        return ["done", *(f"buy {segment} {colour}" for segment, colour in more)]

    def _legal_pay(self) -> list[str]:
        return [f"pay {colour}" for colour in self.next_blocks()]

    def _legal_upgrade(self) -> list[str]:
        return [f"upgrade {which}" for which in self.upgrades]

    def _legal_after(self) -> list[str]:
        found = ["end"]
        if not self.bought and self.me.coins >= DATA["objects"]["sale_price_coins"]:
            found += [f"purchase {kind}" for kind in self.sale]
        open_end = self.ending is None or self.ending == ("buildings", self.turn)
        if open_end and all(self.meets(self.me, name) for name in CLASSES[:3]):
            found.append("announce")
        return found

    def _legal_turn(self) -> list[str]:
        found: list[str] = []
        if self.bag.total() or any(blocks.total() for blocks in self.wheel):
            found.append("rotate")
            if self.on["rotation"] and self.takeable():
                found.append("stay")
        found += self._legal_scorings()
        offered = [tile for tile in self.sites if tile] + self.great
        for city in CITIES:
            blocks = sum(self.me.marble[colour] for colour in CITIES[city]["accepts"])
            found += [f"build {tile} in {city}" for tile in offered if TILES[tile]["cost"] <= blocks]
            if self.on["rebuild"]:
                for old in self.me.built[city]:
                    low = TILES[old]["cost"]
                    found += [f"rebuild {old} as {tile}" for tile in offered if 0 < TILES[tile]["cost"] - low <= blocks]
        return found or ["relief"]

    def _legal_scorings(self) -> list[str]:
        me = self.me
        if len(me.scored) >= SETUP["scoring_markers_for_play"]:
            return []
        found = [f"type {name}" for name in TYPES if any(TILES[tile]["type"] == name for tile in me.tiles)]
        found += [
            f"city {name}"
            for name, row in CITIES.items()
            if name not in self.cities_scored and len(me.built[name]) >= row["min_buildings_to_score"]
        ]
        if self.on["categories"]:
            found += [name for name in CATEGORIES if any(TILES[tile]["category"] == name for tile in me.tiles)]
        return [f"score {name}" for name in found if name not in me.scored]
