"""What stands behind the screens: who sees it, when it is shown, and how it is drawn anew (CRR-026)."""

from random import Random
from typing import Final

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.state import Position

COINS_MAX: Final = 40
"""Coins that are drawn anew are up to so many; nothing depends on the number."""
BAG_SHARE: Final = 2
"""How many times as likely as a seat the bag is to get a block that is drawn anew."""


def all_open(state: Position) -> bool:
    """Return whether nothing is hidden from anybody: by an option, or since the game is over."""
    return state.open or state.phase == codes.OVER


def sees(state: Position, viewer: i64, seat: i64) -> bool:
    """Return whether a viewer (`NOBODY` for a spectator) sees a seat's coins, marble and objects (CRR-026)."""
    return state.open or state.phase == codes.OVER or viewer == seat


def is_hidden(quantity: i64) -> bool:
    """Return whether only their owner sees what a card counts: objects, coins or blocks (CRR-026)."""
    return quantity in (
        codes.Q_COINS,
        codes.Q_GROUPS,
        codes.Q_SETS,
        codes.Q_KINDS,
        codes.Q_OBJECTS,
        codes.Q_OBJECT_KINDS,
        codes.Q_BLOCKS,
    )


def reveals(state: Position, action: int) -> bool:
    """Return whether a legal action shows anybody something new: chance, or goods shown (CRR-042, CRR-046, CRR-091)."""
    return state.phase <= codes.LAST_CHANCE or action in (codes.ANNOUNCE, codes.RELIEF)


def lay_open(state: Position) -> Position:
    """Return a copy that hides nothing from anybody, as after the end (CRR-026)."""
    new = state.clone()
    new.open = True
    return new


def resample(state: Position, seat: int, seed: int) -> Position:
    """Return a position that looks the same to `seat`, the others' coins, marble and objects drawn anew."""
    new = state.clone()
    if all_open(state):
        return new
    rng = Random(seed)
    others = [other for other in range(int(state.players)) if other != seat]
    for other in others:
        new.coins[other] = rng.randint(_least_coins(new, other), COINS_MAX)
    _marble(new, others, rng)
    _objects(new, seat, others, rng)
    return new


def _least_coins(state: Position, seat: int) -> int:
    """Return how many coins everybody knows a seat has: who goes on buying, or left the wheel, can (CRR-106)."""
    if (
        state.phase != codes.BUYING
        or seat != state.player
        or (state.turned == codes.ROTATED and state.segment == codes.NOTHING)
    ):
        return 0
    chosen = list(range(codes.SEGMENTS)) if state.segment == codes.NOTHING else [int(state.segment)]
    return min(
        [
            int(tables.PRICE[segment * codes.COLOURS + colour])
            for segment in chosen
            for colour in range(int(state.colour), codes.COLOURS)
            if int(state.wheel[segment]) >> tables.FIELD_BITS * colour & tables.FIELD_MASK
        ]
    )


def _blocks(word: int) -> list[int]:
    """Return the colours of blocks, one entry for each block."""
    return [
        colour for colour in range(codes.COLOURS) for _ in range(word >> tables.FIELD_BITS * colour & tables.FIELD_MASK)
    ]


def _marble(new: Position, others: list[int], rng: Random) -> None:
    """Share out what is in the bag and behind the other screens; an empty bag stays empty, another one does not."""
    pool = _blocks(int(new.bag))
    for other in others:
        pool += _blocks(int(new.stock[other]))
    rng.shuffle(pool)
    had_blocks = new.bag != 0
    new.bag = 0
    for other in others:
        new.stock[other] = 0
    _known(new, others, pool, rng)
    if had_blocks and new.bag == 0:
        new.bag += tables.ONE[pool.pop()]
    for colour in pool:
        place = rng.randrange(len(others) + BAG_SHARE * had_blocks)
        if place < len(others):
            new.stock[others[place]] += tables.ONE[colour]
        else:
            new.bag += tables.ONE[colour]


def _known(new: Position, others: list[int], pool: list[int], rng: Random) -> None:
    """Put where they are the blocks of which everybody knows it: what is being bought, what is being paid."""
    if new.phase == codes.PAYING:
        for colour in _blocks(int(new.moved)):
            pool.remove(colour)
            new.bag += tables.ONE[colour]
    if int(new.player) not in others:
        return
    theirs: list[int] = []
    if new.phase == codes.BUYING:
        theirs = _blocks(int(new.moved))
    elif new.phase == codes.PAYING:
        theirs = _two_ways_to_pay(new, pool, rng)
    for colour in theirs:
        pool.remove(colour)
        new.stock[new.player] += tables.ONE[colour]


def _two_ways_to_pay(new: Position, pool: list[int], rng: Random) -> list[int]:
    """Return blocks with which a payment can go on in two ways, else the game would not ask (CRR-054)."""
    fitting = [colour for colour in pool if colour >= new.colour and tables.ACCEPTED[new.city] & tables.ONE[colour]]
    colours = sorted(set(fitting))
    owed = int(new.owed)
    ways = [
        (first, second)
        for second in colours
        if len([colour for colour in fitting if colour >= second]) >= owed
        for first in colours
        if first < second
    ]
    first, second = rng.choice(ways)
    rest = [colour for colour in fitting if colour >= second]
    rest.remove(second)
    return [first, second, *rng.sample(rest, owed - 1)]


def _objects(new: Position, seat: int, others: list[int], rng: Random) -> None:
    """Share out the objects that the others hold; the supply and the sale space lie open."""
    for other in others:
        new.objects[other] = 0
    for kind in range(codes.KINDS):
        held = int(tables.KIND_COUNT[kind]) - (int(new.sale) >> kind & 1)
        for word in (int(new.supply), int(new.objects[seat])):
            held -= word >> tables.FIELD_BITS * kind & tables.FIELD_MASK
        for _ in range(held):
            new.objects[rng.choice(others)] += tables.ONE[kind]
