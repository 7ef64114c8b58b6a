"""What a seat of Praga Caput Regni may hope for between two turns, in points. Compiled; bots alone use it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from bastide.engine.arrays import i64, vec
from bastide.games.praga.actions import BOARD_PLACES, HEXES
from bastide.games.praga.city import buildings_around, cubes_around
from bastide.games.praga.habits import bundle_price
from bastide.games.praga.phases import (
    BLUE,
    BOARD,
    CUBES,
    EGG,
    FIELDS,
    GOLD,
    GOLD_WINDOW,
    GRID,
    KIND_NAMES,
    LASTING,
    MINE,
    ONE_TIME,
    PAWN,
    PER_MINES,
    PER_QUARRIES,
    PER_ROWS,
    PER_UNIVERSITY,
    PER_UPGRADE,
    QUARRY,
    RED,
    RIGHTS,
    SCORE,
    SEAL_MASK,
    SILVER,
    STONE,
    TECHNOLOGY,
    TOKEN,
    TURNS,
    UNIVERSITY,
    V_BRIDGE,
    WALL_COUNT,
)
from bastide.games.praga.road import ones
from bastide.games.praga.scoring import V_TILES, seal_uses, v_count
from bastide.games.praga.tables import (
    BESIDE,
    BIT,
    BOTTOM_BUNDLE,
    COLUMN_VALUE,
    COLUMNS,
    CORNERS,
    EDGE,
    EGG_POINTS,
    EGGS_MAX,
    FINAL_MAX,
    FINAL_PER,
    FINAL_POINTS,
    MULTIPLIER,
    PLAZA_SIZE,
    PLAZAS,
    REWARD_BUNDLE,
    ROW_POINTS,
    ROWS,
    SEAL_GOLD,
    SEAL_POINTS,
    SEAL_RATE,
    SEAL_STONE,
    SEALS,
    TECH_STEPS,
    TOKEN_BUNDLE,
    TOP_BUNDLE,
    TRACK_START,
    TURNS_EACH,
    UNIVERSITY_STEPS,
    WALL_POINTS,
)

if TYPE_CHECKING:
    from bastide.games.praga.state import State

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
KINDS: Final = len(KIND_NAMES)
LAST_TURN: Final[int] = int(TURNS_EACH)


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
        return vec[i64]([round(100 * price[kind]) for kind in KIND_NAMES])

    def stand(self, state: "State", seat: i64) -> float:
        """Return the points a seat may expect in the end."""
        at = seat * FIELDS
        turns = TURNS_EACH - state.seats[at + TURNS]
        left = float(turns)
        prices = self.prices[int(turns)]
        worth = float(state.seats[at + SCORE])
        worth += self._tracks(state, at, left) + self._grids(state, at, left)
        worth += _between(WALL_POINTS, float(state.seats[at + WALL_COUNT]) + self.wall * left, BOARD_PLACES - 1)
        worth += self._plazas(state, seat, prices) + self._ends(state, seat, left)
        if turns == 0:
            return worth + float(EGG_POINTS[min(state.seats[at + EGG], EGGS_MAX)])
        return worth + self._goods(state, at, left, prices) + self._board(state, at, left, prices)

    def _tracks(self, state: "State", at: i64, left: float) -> float:
        """Return what University and technology will bring together."""
        height = min(float(UNIVERSITY_STEPS), float(state.seats[at + UNIVERSITY]) + self.learn * left)
        steps = min(float(TECH_STEPS), float(state.seats[at + TECHNOLOGY]) + self.study * left)
        return steps * _between(MULTIPLIER, height, UNIVERSITY_STEPS)

    def _grids(self, state: "State", at: i64, left: float) -> float:
        """Return what rows will bring, and columns with the tokens they count."""
        worth = 0.0
        grid: i64
        kind: i64
        for grid in range(2):
            row = min(float(ROWS), float(state.seats[at + GRID + 2 * grid]) + self.climb * left)
            column = min(float(COLUMNS), float(state.seats[at + GRID + 2 * grid + 1]) + self.aside * left)
            low = i64(row)
            part = row - float(low)
            first = float(ROW_POINTS[(ROWS + 1) * grid + low])
            next_row = float(ROW_POINTS[(ROWS + 1) * grid + low + 1]) if low < ROWS else first
            worth += first * (1.0 - part) + next_row * part
            kind = RED if grid else BLUE
            tokens = float(state.seats[at + kind]) + self.meet * left
            worth += tokens * _between(COLUMN_VALUE, column, COLUMNS)
        return worth

    def _goods(self, state: "State", at: i64, left: float, prices: vec[i64]) -> float:
        """Return what goods, production and rights are worth while there are turns left."""
        fade = min(1.0, left / self.late)
        goods = self._falling(self.gold, state.seats[at + GOLD]) + self._falling(self.stone, state.seats[at + STONE])
        goods += self.silver * float(state.seats[at + SILVER]) + self.window * float(state.seats[at + GOLD_WINDOW])
        eggs = state.seats[at + EGG]
        goods += max(0.0, self.egg * float(min(eggs, EGGS_MAX)) - float(EGG_POINTS[min(eggs, EGGS_MAX)]))
        goods += self.once * float(ones(state.seats[at + ONE_TIME])) + self.right * float(state.seats[at + RIGHTS])
        goods += self.cube * float(state.seats[at + CUBES])
        worth = fade * goods + float(EGG_POINTS[min(eggs, EGGS_MAX)])
        worth += left * self.mine * float(state.seats[at + MINE] - TRACK_START[0])
        worth += left * self.quarry * float(state.seats[at + QUARRY] - TRACK_START[1])
        track: i64
        for track in range(2):
            token = state.seats[at + TOKEN + track]
            if token:
                worth += left * self.token * float(bundle_price(TOKEN_BUNDLE[token - 1], prices)) / 100.0
        worth += left * self.lasting * float(ones(state.seats[at + LASTING]))
        return worth + self.way * float(state.seats[at + PAWN])

    def _falling(self, price: float, count: i64) -> float:
        worth = 0.0
        while count > 0:
            worth += price
            price *= self.rich
            count -= 1
        return worth

    def _board(self, state: "State", at: i64, left: float, prices: vec[i64]) -> float:
        """Return what upgraded actions will bring, and icons that wait for a neighbour."""
        rewards: i64 = 0
        waiting: i64 = 0
        place: i64
        edge: i64
        for place in range(BOARD_PLACES):
            tr = state.seats[at + BOARD + place] - 1
            if tr < 0:
                continue
            if place < HEXES:
                rewards += bundle_price(REWARD_BUNDLE[tr // 6], prices)
            for edge in range(6):
                other = BESIDE[6 * place + edge]
                if other < 0 or state.seats[at + BOARD + other]:
                    continue
                mine = EDGE[6 * tr + edge]
                if mine >= 0:
                    waiting += prices[mine]
                if CORNERS[tr] & BIT[edge]:
                    waiting += prices[RED]
                if CORNERS[tr] & BIT[(edge + 1) % 6]:
                    waiting += prices[RED]
        hope = self.hope * left / float(TURNS_EACH)
        return (self.reward * left * float(rewards) + hope * float(waiting)) / 100.0

    def _plazas(self, state: "State", seat: i64, prices: vec[i64]) -> float:
        """Return what cubes around plazas will bring (PRA-182 to PRA-185, PRA-270)."""
        worth = 0.0
        plaza: i64
        other: i64
        for plaza in range(PLAZAS):
            number = state.plaza[plaza] - 1
            if number < 0 or state.resolved >> plaza & 1:
                continue
            own = cubes_around(state, seat, plaza)
            if own == 0:
                continue
            worth += self.claim * float(bundle_price(BOTTOM_BUNDLE[number], prices)) / 100.0
            for other in range(state.players):
                if other != seat and cubes_around(state, other, plaza) > own:
                    own = 0
            if own:
                full = float(buildings_around(state, plaza)) / float(PLAZA_SIZE[plaza])
                worth += self.rule * full * float(bundle_price(TOP_BUNDLE[number], prices)) / 100.0
        return worth

    def _ends(self, state: "State", seat: i64, left: float) -> float:
        """Return what V tiles and seals will bring."""
        at = seat * FIELDS
        worth = 0.0
        i: i64
        seal: i64
        for i in range(V_TILES):
            tile = state.seats[at + V_BRIDGE + i] - 1
            if tile >= 0:
                more = left * self.growth(FINAL_PER[tile])
                points = (float(v_count(state, seat, FINAL_PER[tile])) + more) * float(FINAL_POINTS[tile])
                worth += min(points, float(FINAL_MAX[tile]))
        mask = state.seats[at + SEAL_MASK]
        gold, stone = state.seats[at + GOLD], state.seats[at + STONE]
        for seal in range(SEALS):
            if mask >> seal & 1:
                uses = seal_uses(seal, gold, stone)
                worth += float(SEAL_POINTS[seal] + uses * SEAL_RATE[seal])
                gold -= uses * SEAL_GOLD[seal]
                stone -= uses * SEAL_STONE[seal]
        return worth

    def growth(self, per: i64) -> float:
        """Return by how much what a V tile counts is expected to grow in a turn."""
        if per == PER_UNIVERSITY:
            return self.learn
        if per in {PER_MINES, PER_QUARRIES}:
            return 0.15
        if per == PER_ROWS:
            return 2.0 * self.climb
        if per == PER_UPGRADE:
            return 0.2
        return self.wall
