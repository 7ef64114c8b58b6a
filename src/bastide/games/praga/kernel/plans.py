"""What a seat of Praga Caput Regni may hope for between two turns, in points. Compiled; bots alone use it."""

from collections.abc import Mapping
from typing import Final, final

from bastide.engine.arrays import i64, vec
from bastide.games.praga.kernel import city, codes, habits, places, road, scoring, tables
from bastide.games.praga.kernel.state import Position

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # what: (start, lowest, highest), in points unless something else is said
    "gold": (1.638, 0.0, 3.0),
    "stone": (1.302, 0.0, 3.0),
    "rich": (1.0, 0.5, 1.0),  # factor for every further one
    "egg": (1.429, 0.0, 6.0),
    "silver": (1.6, 0.0, 5.0),
    "window": (2.828, 0.0, 6.0),
    "mine": (0.159, 0.0, 1.0),  # a step on the track, for every turn to come
    "quarry": (0.121, 0.0, 1.0),
    "token": (0.069, 0.0, 1.0),  # of a production token, for every turn to come
    "reward": (0.15, 0.0, 1.0),  # how often in a turn an upgraded action is performed
    "hope": (0.25, 0.0, 1.0),  # how much of an icon that waits for a neighbour, at the beginning
    "red": (1.517, 0.0, 6.0),  # what placing thinks of tokens and tracks
    "blue": (2.736, 0.0, 6.0),
    "book": (3.55, 0.0, 6.0),
    "cap": (0.634, 0.0, 6.0),
    "study": (0.35, 0.0, 1.0),  # steps on the technology track expected in a turn
    "learn": (0.3, 0.0, 1.0),  # steps of the university likewise
    "climb": (0.16, 0.0, 1.0),  # rows
    "aside": (0.088, 0.0, 1.0),  # columns
    "meet": (0.15, 0.0, 1.0),  # tokens
    "wall": (0.25, 0.0, 1.0),
    "lasting": (0.216, 0.0, 2.0),  # a technology at work, for every turn to come
    "once": (3.64, 0.0, 15.0),  # a technology to be used once
    "right": (8.599, 0.0, 15.0),  # to a seal
    "claim": (0.8, 0.0, 1.5),  # how much of the lower half of a plaza
    "rule": (0.582, 0.0, 1.5),  # how much of the upper half for who leads there
    "cube": (0.5, 0.0, 3.0),
    "way": (0.674, 0.0, 5.0),  # a region of the King's Road behind one
    "late": (2.325, 0.5, 8.0),  # turns before the end in which prices begin to fall
}
KINDS: Final = len(codes.KIND_NAMES)
LAST_TURN: Final[int] = int(tables.TURNS_EACH)


def _between(table: vec[i64], at: float, last: i64) -> float:
    """Return what a table has between two whole numbers."""
    if at >= float(last):
        return float(table[last])
    low = i64(at)
    part = at - float(low)
    return float(table[low]) * (1.0 - part) + float(table[low + 1]) * part


@final
class Plans:
    """Prices for what a seat has, by the turns it has left."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Take a number for every name of `WEIGHTS`."""
        self.gold: float = weights["gold"]
        self.stone: float = weights["stone"]
        self.rich: float = weights["rich"]
        self.egg: float = weights["egg"]
        self.silver: float = weights["silver"]
        self.window: float = weights["window"]
        self.mine: float = weights["mine"]
        self.quarry: float = weights["quarry"]
        self.token: float = weights["token"]
        self.reward: float = weights["reward"]
        self.hope: float = weights["hope"]
        self.study: float = weights["study"]
        self.learn: float = weights["learn"]
        self.climb: float = weights["climb"]
        self.aside: float = weights["aside"]
        self.meet: float = weights["meet"]
        self.wall: float = weights["wall"]
        self.lasting: float = weights["lasting"]
        self.once: float = weights["once"]
        self.right: float = weights["right"]
        self.claim: float = weights["claim"]
        self.rule: float = weights["rule"]
        self.cube: float = weights["cube"]
        self.way: float = weights["way"]
        self.late: float = weights["late"]
        self.prices: list[vec[i64]] = [self._list(weights, left) for left in range(LAST_TURN + 1)]

    def _list(self, weights: Mapping[str, float], left: int) -> vec[i64]:
        """Return the price of each kind of good in hundredths of a point, with so many turns left."""
        fade = min(1.0, left / self.late)
        row = (weights["climb"] + weights["aside"]) * 8
        price = {
            "gold": self.gold * fade,
            "stone": self.stone * fade,
            "egg": 1 + (self.egg - 1) * fade,
            "silver_window": self.silver * fade,
            "gold_window": self.window * fade,
            "red_token": weights["red"],
            "blue_token": weights["blue"],
            "points": 1.0,
            "technology": 1 + (weights["book"] - 1) * fade,
            "university": weights["cap"],
            "mine": self.mine * left,
            "quarry": self.quarry * left,
            "hunger_wall": row,
            "cathedral": row,
            "hunger_wall_or_cathedral": row,
        }
        return vec[i64]([round(100 * price[kind]) for kind in codes.KIND_NAMES])

    def stand(self, state: Position, seat: i64) -> float:
        """Return the points a seat may expect in the end."""
        at = seat * codes.FIELDS
        turns = tables.TURNS_EACH - state.seats[at + codes.TURNS]
        left = float(turns)
        prices = self.prices[int(turns)]
        worth = float(state.seats[at + codes.SCORE])
        worth += self._tracks(state, at, left) + self._grids(state, at, left)
        worth += _between(
            tables.WALL_POINTS, float(state.seats[at + codes.WALL_COUNT]) + self.wall * left, codes.BOARD_PLACES - 1
        )
        worth += self._plazas(state, seat, prices) + self._ends(state, seat, left)
        if turns == 0:
            return worth + float(tables.EGG_POINTS[min(state.seats[at + codes.EGG], tables.EGGS_MAX)])
        return worth + self._goods(state, at, left, prices) + self._board(state, at, left, prices)

    def _tracks(self, state: Position, at: i64, left: float) -> float:
        """Return what University and technology will bring together."""
        height = min(float(tables.UNIVERSITY_STEPS), float(state.seats[at + codes.UNIVERSITY]) + self.learn * left)
        steps = min(float(tables.TECH_STEPS), float(state.seats[at + codes.TECHNOLOGY]) + self.study * left)
        return steps * _between(tables.MULTIPLIER, height, tables.UNIVERSITY_STEPS)

    def _grids(self, state: Position, at: i64, left: float) -> float:
        """Return what rows will bring, and columns with the tokens they count."""
        worth = 0.0
        grid: i64
        kind: i64
        for grid in range(2):
            row = min(float(places.ROWS), float(state.seats[at + codes.GRID + 2 * grid]) + self.climb * left)
            column = min(float(places.COLUMNS), float(state.seats[at + codes.GRID + 2 * grid + 1]) + self.aside * left)
            low = i64(row)
            part = row - float(low)
            first = float(places.ROW_POINTS[(places.ROWS + 1) * grid + low])
            next_row = float(places.ROW_POINTS[(places.ROWS + 1) * grid + low + 1]) if low < places.ROWS else first
            worth += first * (1.0 - part) + next_row * part
            kind = codes.RED if grid else codes.BLUE
            tokens = float(state.seats[at + kind]) + self.meet * left
            worth += tokens * _between(places.COLUMN_VALUE, column, places.COLUMNS)
        return worth

    def _goods(self, state: Position, at: i64, left: float, prices: vec[i64]) -> float:
        """Return what goods, production and rights are worth while there are turns left."""
        fade = min(1.0, left / self.late)
        goods = self._falling(self.gold, state.seats[at + codes.GOLD]) + self._falling(
            self.stone, state.seats[at + codes.STONE]
        )
        goods += self.silver * float(state.seats[at + codes.SILVER]) + self.window * float(
            state.seats[at + codes.GOLD_WINDOW]
        )
        eggs = state.seats[at + codes.EGG]
        goods += max(
            0.0, self.egg * float(min(eggs, tables.EGGS_MAX)) - float(tables.EGG_POINTS[min(eggs, tables.EGGS_MAX)])
        )
        goods += self.once * float(road.ones(state.seats[at + codes.ONE_TIME])) + self.right * float(
            state.seats[at + codes.RIGHTS]
        )
        goods += self.cube * float(state.seats[at + codes.CUBES])
        worth = fade * goods + float(tables.EGG_POINTS[min(eggs, tables.EGGS_MAX)])
        worth += left * self.mine * float(state.seats[at + codes.MINE] - tables.TRACK_START[0])
        worth += left * self.quarry * float(state.seats[at + codes.QUARRY] - tables.TRACK_START[1])
        track: i64
        for track in range(2):
            token = state.seats[at + codes.TOKEN_FIELD + track]
            if token:
                worth += left * self.token * float(habits.bundle_price(tables.TOKEN_BUNDLE[token - 1], prices)) / 100.0
        worth += left * self.lasting * float(road.ones(state.seats[at + codes.LASTING]))
        return worth + self.way * float(state.seats[at + codes.PAWN])

    def _falling(self, price: float, count: i64) -> float:
        worth = 0.0
        while count > 0:
            worth += price
            price *= self.rich
            count -= 1
        return worth

    def _board(self, state: Position, at: i64, left: float, prices: vec[i64]) -> float:
        """Return what upgraded actions will bring, and icons that wait for a neighbour."""
        rewards: i64 = 0
        waiting: i64 = 0
        place: i64
        edge: i64
        for place in range(codes.BOARD_PLACES):
            tr = state.seats[at + codes.BOARD + place] - 1
            if tr < 0:
                continue
            if place < codes.HEXES:
                rewards += habits.bundle_price(tables.REWARD_BUNDLE[tr // 6], prices)
            for edge in range(6):
                other = places.BESIDE[6 * place + edge]
                if other < 0 or state.seats[at + codes.BOARD + other]:
                    continue
                mine = tables.EDGE[6 * tr + edge]
                if mine >= 0:
                    waiting += prices[mine]
                if tables.CORNERS[tr] & tables.BIT[edge]:
                    waiting += prices[codes.RED]
                if tables.CORNERS[tr] & tables.BIT[(edge + 1) % 6]:
                    waiting += prices[codes.RED]
        hope = self.hope * left / float(tables.TURNS_EACH)
        return (self.reward * left * float(rewards) + hope * float(waiting)) / 100.0

    def _plazas(self, state: Position, seat: i64, prices: vec[i64]) -> float:
        """Return what cubes around plazas will bring (PRA-182, PRA-183, PRA-184, PRA-185, PRA-270)."""
        worth = 0.0
        plaza: i64
        other: i64
        for plaza in range(places.PLAZAS):
            number = state.plaza[plaza] - 1
            if number < 0 or state.resolved >> plaza & 1:
                continue
            own = city.cubes_around(state, seat, plaza)
            if own == 0:
                continue
            worth += self.claim * float(habits.bundle_price(tables.BOTTOM_BUNDLE[number], prices)) / 100.0
            for other in range(state.players):
                if other != seat and city.cubes_around(state, other, plaza) > own:
                    own = 0
            if own:
                full = float(city.buildings_around(state, plaza)) / float(places.PLAZA_SIZE[plaza])
                worth += self.rule * full * float(habits.bundle_price(tables.TOP_BUNDLE[number], prices)) / 100.0
        return worth

    def _ends(self, state: Position, seat: i64, left: float) -> float:
        """Return what V tiles and seals will bring."""
        at = seat * codes.FIELDS
        worth = 0.0
        i: i64
        seal: i64
        for i in range(scoring.V_TILES):
            tile = state.seats[at + codes.V_BRIDGE + i] - 1
            if tile >= 0:
                more = left * self.growth(tables.FINAL_PER[tile])
                points = (float(scoring.v_count(state, seat, tables.FINAL_PER[tile])) + more) * float(
                    tables.FINAL_POINTS[tile]
                )
                worth += min(points, float(tables.FINAL_MAX[tile]))
        mask = state.seats[at + codes.SEAL_MASK]
        gold, stone = state.seats[at + codes.GOLD], state.seats[at + codes.STONE]
        for seal in range(tables.SEALS):
            if mask >> seal & 1:
                uses = scoring.seal_uses(seal, gold, stone)
                worth += float(tables.SEAL_POINTS[seal] + uses * tables.SEAL_RATE[seal])
                gold -= uses * tables.SEAL_GOLD[seal]
                stone -= uses * tables.SEAL_STONE[seal]
        return worth

    def growth(self, per: i64) -> float:
        """Return by how much what a V tile counts is expected to grow in a turn."""
        if per == codes.PER_UNIVERSITY:
            return self.learn
        if per in {codes.PER_MINES, codes.PER_QUARRIES}:
            return 0.15
        if per == codes.PER_ROWS:
            return 2.0 * self.climb
        if per == codes.PER_UPGRADE:
            return 0.2
        return self.wall
