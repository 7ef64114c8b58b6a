"""An independent, slow Carcassonne, for checking the real one.

It reads `components.toml` itself (`slow_tiles.py`), keeps nothing but the laid tiles and the meeples on them, and
finds every feature by flood fill whenever somebody asks. No line of it is shared with the package.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from .slow_tiles import box, face, pictures

STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
ACROSS = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}
CHANCE, TERMINAL = -1, -4

PRESETS: dict[str, dict[str, str]] = {
    "seed": {"two_tile_city": "2", "field_scoring": "field_city_once", "incomplete_pennant": "0"},
    "modern": {"two_tile_city": "4", "field_scoring": "field_each", "incomplete_pennant": "1"},
    "first": {"two_tile_city": "2", "field_scoring": "city_majority", "incomplete_pennant": "0"},
}

Cell = tuple[int, int]
Spot = tuple[Cell, str]


class SlowIllegal(Exception):
    """The slow rules refuse this action."""


def resolve(options: Mapping[str, object]) -> dict[str, str]:
    """Return every option: default, then preset, then given by name."""
    values = {"preset": "seed", "farmers": "true", "stack": "", "start_player": "0"}
    given = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in options.items()}
    values.update(PRESETS[given.get("preset", "seed")])
    values.update(given)
    return values


@dataclass
class Feature:
    """A feature found by flood fill."""

    type: str
    spots: set[Spot]
    open: int
    pennants: int = 0
    meeples: list[int] = field(default_factory=list)
    cities: frozenset[Spot] = frozenset()

    @property
    def cells(self) -> set[Cell]:
        """The tiles it lies on, each once."""
        return {cell for cell, _ in self.spots}

    @property
    def owners(self) -> list[int]:
        """The seats with the most meeples on it (CAR-052, -053)."""
        most = max(self.meeples)
        return [seat for seat, count in enumerate(self.meeples) if count == most] if most else []


class Slow:
    """A game of Carcassonne by the letter of the rules."""

    def __init__(self, players: int, options: Mapping[str, object] | None = None) -> None:
        self.players = players
        self.options = resolve(options or {})
        self.board: dict[Cell, tuple[str, int]] = {(0, 0): ("D", 0)}
        self.meeples: dict[Spot, int] = {}
        self.supply = [7] * players
        self.points = [0] * players
        self.ledger: list[tuple[int, int, int, str]] = []
        self.unseen = {kind: tile["count"] - (kind == "D") for kind, tile in box().items()}
        self.stack: list[str] | None = list(self.options["stack"]) or None
        self.set_aside: list[str] = []
        self.hand: str | None = None
        self.new: Cell = (0, 0)
        self.border: set[Cell] = set(STEP)
        self.ply = 0
        start = self.options["start_player"]
        self.phase = "start" if start == "random" else "draw"
        self.seat = 0 if start == "random" else int(start)

    # what may be done

    def current_player(self) -> int:
        """Return whoever decides."""
        return {"start": CHANCE, "draw": CHANCE, "over": TERMINAL}.get(self.phase, self.seat)

    def left(self) -> dict[str, int]:
        """Return the tiles still to come, by kind."""
        if self.stack is None:
            return {kind: count for kind, count in self.unseen.items() if count}
        return {kind: self.stack.count(kind) for kind in set(self.stack)}

    def chance(self) -> dict[str, float]:
        """Return the outcomes of this chance node as texts with their probabilities."""
        if self.phase == "start":
            return {f"start {seat}": 1 / self.players for seat in range(self.players)}
        if self.stack is not None:
            return {f"draw {self.stack[0]}": 1.0}
        left = self.left()
        return {f"draw {kind}": count / sum(left.values()) for kind, count in left.items()}

    def fits(self, kind: str, cell: Cell, r: int) -> bool:
        """Return whether a tile may lie there (CAR-022 to CAR-025)."""
        if cell in self.board:
            return False
        edges, touching = face(kind, r).edges, False
        for e, (dx, dy) in enumerate(STEP):
            other = self.board.get((cell[0] + dx, cell[1] + dy))
            if other is not None:
                touching = True
                if face(*other).edges[(e + 2) % 4] != edges[e]:
                    return False
        return touching

    def places(self, kind: str) -> Iterator[tuple[Cell, int]]:
        """Yield every way to lay a tile."""
        for cell in self.border:
            for r in pictures(kind):
                if self.fits(kind, cell, r):
                    yield cell, r

    def spots(self) -> list[str]:
        """Return the segments of the new tile that may take a meeple of the seat on turn."""
        if not self.supply[self.seat]:
            return []
        return [name for name in face(*self.board[self.new]).names if self.free(name)]

    def free(self, name: str) -> bool:
        """Return whether a segment of the new tile may take a meeple (CAR-037, CAR-135)."""
        if name == "cloister":
            return True
        if name.startswith("field") and self.options["farmers"] == "false":
            return False
        return not any(spot in self.meeples for spot in self.flood(self.new, name)[0])

    def legal(self) -> set[str]:
        """Return everything that may be done now, in notation."""
        if self.phase in ("start", "draw"):
            return set(self.chance())
        if self.phase == "place":
            assert self.hand is not None
            return {f"place {self.hand} {x},{y} r{r}" for (x, y), r in self.places(self.hand)}
        if self.phase == "meeple":
            return {"meeple none", *(f"meeple {name}" for name in self.spots())}
        return set()

    # features

    def flood(self, cell: Cell, name: str) -> tuple[set[Spot], int]:
        """Return the segments that hang together with this one, and how many of its edges face nothing."""
        kind = name.split(".", maxsplit=1)[0]
        found, todo, gaps = {(cell, name)}, [(cell, name)], 0
        while todo:
            (x, y), segment = todo.pop()
            for where in face(*self.board[x, y]).reach[segment]:
                e = where // 2 if kind == "field" else where
                there = (x + STEP[e][0], y + STEP[e][1])
                other = self.board.get(there)
                if other is None:
                    gaps += 1
                    continue
                beyond = face(*other)
                if kind == "field":
                    spot = (there, beyond.half[ACROSS[where]])
                else:
                    spot = (there, (beyond.city if kind == "city" else beyond.road)[(e + 2) % 4])
                if spot not in found:
                    found.add(spot)
                    todo.append(spot)
        return found, gaps

    def feature(self, cell: Cell, name: str) -> Feature:
        """Return the feature a segment belongs to, with everything about it."""
        kind = name.split(".", maxsplit=1)[0]
        if kind == "cloister":
            empty = sum((cell[0] + dx, cell[1] + dy) not in self.board for dx, dy in AROUND)
            found, gaps = {(cell, name)}, empty
        else:
            found, gaps = self.flood(cell, name)
        feature = Feature(kind, found, gaps)
        feature.pennants = sum(segment in face(*self.board[at]).pennants for at, segment in found)
        feature.meeples = [0] * self.players
        for spot in found:
            if spot in self.meeples:
                feature.meeples[self.meeples[spot]] += 1
        return feature

    def features(self) -> list[Feature]:
        """Return every feature on the board; fields with the completed cities they touch."""
        found: list[Feature] = []
        city_of: dict[Spot, Feature] = {}
        seen: set[Spot] = set()
        for cell, (kind, r) in self.board.items():
            for name in face(kind, r).names:
                if (cell, name) not in seen:
                    feature = self.feature(cell, name)
                    seen |= feature.spots
                    found.append(feature)
                    if feature.type == "city":
                        city_of.update(dict.fromkeys(feature.spots, feature))
        for feature in found:
            if feature.type == "field":
                touched = (
                    city_of[at, wall] for at, segment in feature.spots for wall in face(*self.board[at]).walls[segment]
                )
                feature.cities = frozenset(min(city.spots) for city in touched if not city.open)
        return found

    def worth(self, feature: Feature) -> int:
        """Return what a city, road or cloister scores, finished or not (sections F, G, H, J)."""
        tiles = len(feature.cells)
        if feature.type == "cloister":
            return 9 - feature.open
        if feature.type == "road":
            return tiles
        if feature.open:
            return tiles + feature.pennants * int(self.options["incomplete_pennant"])
        if len(feature.spots) == 2:
            return int(self.options["two_tile_city"])
        return 2 * tiles + 2 * feature.pennants

    # doing it

    def apply(self, text: str) -> None:
        """Make one action given in notation; raise SlowIllegal if the rules refuse it."""
        verb, *rest = text.split(" ")
        if verb == "start" and self.phase == "start":
            self.seat, self.phase = int(rest[0]), "draw"
        elif verb == "draw" and self.phase == "draw":
            self._draw(rest[0])
        elif verb == "place" and self.phase == "place":
            x, y = rest[1].split(",")
            self._place(rest[0], (int(x), int(y)), int(rest[2][1:]))
        elif verb == "meeple" and self.phase == "meeple":
            self._meeple(rest[0])
        else:
            raise SlowIllegal(f"{text!r} in phase {self.phase}")
        self.ply += 1

    def _draw(self, kind: str) -> None:
        if f"draw {kind}" not in self.chance():
            raise SlowIllegal(f"no {kind} can be drawn")
        if self.stack is not None:
            self.stack.pop(0)
        else:
            self.unseen[kind] -= 1
        if next(self.places(kind), None) is not None:
            self.hand, self.phase = kind, "place"
            return
        self.set_aside.append(kind)
        if not self.left():
            self._end()

    def _place(self, kind: str, cell: Cell, r: int) -> None:
        if kind != self.hand or r not in pictures(kind) or not self.fits(kind, cell, r):
            raise SlowIllegal(f"{kind} does not go to {cell} r{r}")
        self.board[cell] = (kind, r)
        self.border.discard(cell)
        self.border |= {(cell[0] + dx, cell[1] + dy) for dx, dy in STEP} - self.board.keys()
        self.new, self.hand, self.phase = cell, None, "meeple"

    def _meeple(self, name: str) -> None:
        if name != "none":
            if name not in face(*self.board[self.new]).names or not self.supply[self.seat] or not self.free(name):
                raise SlowIllegal(f"no meeple may stand on {name}")
            self.supply[self.seat] -= 1
            self.meeples[self.new, name] = self.seat
        self._complete()
        if self.left():
            self.seat, self.phase = (self.seat + 1) % self.players, "draw"
        else:
            self._end()

    def _complete(self) -> None:
        done: set[Spot] = set()
        candidates = [(self.new, name) for name in face(*self.board[self.new]).names if name[0] in "cr"]
        for dx, dy in AROUND:
            cell = (self.new[0] + dx, self.new[1] + dy)
            if cell != self.new and cell in self.board and "cloister" in face(*self.board[cell]).names:
                candidates.append((cell, "cloister"))
        for cell, name in candidates:
            if (cell, name) not in done:
                feature = self.feature(cell, name)
                done |= feature.spots
                if not feature.open:
                    self._award(feature, feature.type)

    def _award(self, feature: Feature, cause: str) -> None:
        for seat in feature.owners:
            self._gain(seat, self.worth(feature), cause)
        for spot in feature.spots & self.meeples.keys():
            self.supply[self.meeples.pop(spot)] += 1

    def _gain(self, seat: int, points: int, cause: str) -> None:
        self.points[seat] += points
        self.ledger.append((self.ply, seat, points, cause))

    def _end(self) -> None:
        self.phase = "over"
        features = self.features()
        for feature in features:
            if feature.type != "field" and any(feature.meeples):
                self._award(feature, f"{feature.type}-open")
        if self.options["farmers"] == "true":
            for seat, points in self.farms([f for f in features if f.type == "field" and any(f.meeples)]):
                self._gain(seat, points, "field")

    def farms(self, fields: Iterable[Feature]) -> Iterator[tuple[int, int]]:
        """Yield what farmed fields bring (section K and its options)."""
        rule = self.options["field_scoring"]
        if rule == "field_each":
            yield from ((seat, 3 * len(land.cities)) for land in fields for seat in land.owners if land.cities)
        elif rule == "field_city_once":
            pairs = {(seat, city) for land in fields for seat in land.owners for city in land.cities}
            yield from ((seat, 3) for seat, _ in pairs)
        else:
            count: dict[Spot, list[int]] = {}
            for land in fields:
                for city in land.cities:
                    so_far = count.get(city, [0] * self.players)
                    count[city] = [a + b for a, b in zip(so_far, land.meeples, strict=True)]
            for farmers in count.values():
                yield from ((seat, 4) for seat, number in enumerate(farmers) if number == max(farmers))

    def owned(self, land: Feature) -> tuple[list[int], list[int] | None]:
        """Return who would score a feature, and what of a farmed field where each city is won by itself (CAR-133)."""
        if self.options["field_scoring"] != "city_majority" or not land.cities or not any(land.meeples):
            return land.owners, None
        fields = [other for other in self.features() if other.type == "field"]
        points = [0] * self.players
        for city in land.cities:
            for seat, _ in self.farms([replace(other, cities=other.cities & {city}) for other in fields]):
                points[seat] += 4 if land.meeples[seat] else 0
        return [seat for seat in range(self.players) if points[seat]], points

    def if_ended(self) -> list[int]:
        """Return the scores if the game ended here, the tile in hand unplaced."""
        other = Slow.__new__(Slow)
        other.__dict__.update(self.__dict__)
        other.meeples, other.supply = dict(self.meeples), list(self.supply)
        other.points, other.ledger = list(self.points), list(self.ledger)
        if other.phase != "over":
            other._end()
        return other.points

    def returns(self) -> list[float]:
        """Return the win shares at the end (CAR-121, -122)."""
        best = max(self.points)
        winners = self.points.count(best)
        return [(1 / winners if p == best else 0.0) if self.phase == "over" else 0.0 for p in self.points]
