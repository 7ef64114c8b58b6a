"""What stands behind the screens: who sees it, when it is shown, and how it is drawn anew (CRR-026)."""

import random
from typing import TYPE_CHECKING, Final

from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.words.goods import total

if TYPE_CHECKING:
    from bastide.games.carrara.kernel.state import State

COINS_MAX: Final = 40
"""Coins that are drawn anew are up to so many; nothing depends on the number."""
BAG_SHARE: Final = 2
"""How many times as likely as a seat the bag is to get a block that is drawn anew."""


def sees(state: "State", viewer: int | None, seat: int) -> bool:
    """Return whether a viewer (None for a spectator) sees a seat's coins, marble and objects."""
    return bool(state.open) or state.phase == codes.OVER or viewer == seat


def reveals(state: "State", action: int) -> bool:
    """Return whether making this legal action shows anybody something new: chance, or a screen that is lifted."""
    return state.phase <= codes.LAST_CHANCE or action in (codes.ANNOUNCE, codes.RELIEF)


def resample(state: "State", seat: int, seed: int) -> "State":
    """Return a position that looks the same to `seat`, the others' coins, marble and objects drawn anew."""
    new = state.clone()
    if state.open or state.phase == codes.OVER:
        return new
    rng = random.Random(seed)
    others = [other for other in range(int(state.players)) if other != seat]
    for other in others:
        new.coins[other] = rng.randint(_least_coins(new, other), COINS_MAX)
    _marble(new, others, rng)
    _objects(new, seat, others, rng)
    new.patches = [*state.patches, (int(state.ply), new.to_text())]
    return new


def lay_open(state: "State") -> "State":
    """Return a copy that hides nothing from anybody, as after the end (CRR-026)."""
    new = state.clone()
    new.open = True
    return new


def _least_coins(state: "State", seat: int) -> int:
    """Return how many coins everybody knows a seat has: who goes on buying, or left the wheel, can (CRR-106)."""
    if (
        state.phase != codes.BUYING
        or seat != state.player
        or (state.turned == codes.ROTATED and state.segment == codes.NOTHING)
    ):
        return 0
    chosen = range(codes.SEGMENTS) if state.segment == codes.NOTHING else (int(state.segment),)
    return min(
        int(tables.PRICE[segment * codes.COLOURS + colour])
        for segment in chosen
        for colour in range(int(state.colour), codes.COLOURS)
        if int(state.wheel[segment]) >> tables.FIELD_BITS * colour & tables.FIELD_MASK
    )


def _blocks(word: int) -> list[int]:
    """Return the colours of blocks, one entry for each block."""
    return [
        colour
        for colour in range(codes.COLOURS)
        for _ in range(int(word) >> tables.FIELD_BITS * colour & tables.FIELD_MASK)
    ]


def _marble(new: "State", others: list[int], rng: random.Random) -> None:
    """Share out what is in the bag and behind the other screens; an empty bag stays empty, another one does not."""
    pool = _blocks(new.bag) + [colour for other in others for colour in _blocks(new.stock[other])]
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


def _known(new: "State", others: list[int], pool: list[int], rng: random.Random) -> None:
    """Put where they are the blocks of which everybody knows it: what is being bought, what is being paid."""
    if new.phase == codes.PAYING:
        for colour in _blocks(new.moved):
            pool.remove(colour)
            new.bag += tables.ONE[colour]
    if new.player not in others:
        return
    theirs: list[int] = []
    if new.phase == codes.BUYING:
        theirs = _blocks(new.moved)
    elif new.phase == codes.PAYING:
        theirs = _two_ways_to_pay(new, pool, rng)
    for colour in theirs:
        pool.remove(colour)
        new.stock[new.player] += tables.ONE[colour]


def _two_ways_to_pay(new: "State", pool: list[int], rng: random.Random) -> list[int]:
    """Return blocks with which a payment can go on in two ways, else the game would not ask (CRR-054)."""
    fitting = [colour for colour in pool if colour >= new.colour and tables.ACCEPTED[new.city] & tables.ONE[colour]]
    owed = int(new.owed)
    ways = [
        (first, second)
        for second in sorted(set(fitting))
        if sum(colour >= second for colour in fitting) >= owed
        for first in sorted(set(fitting))
        if first < second
    ]
    first, second = rng.choice(ways)
    rest = [colour for colour in fitting if colour >= second]
    rest.remove(second)
    return [first, second, *rng.sample(rest, owed - 1)]


def _objects(new: "State", seat: int, others: list[int], rng: random.Random) -> None:
    """Share out the objects that the others hold; the supply and the sale space lie open."""
    for other in others:
        new.objects[other] = 0
    for kind in range(codes.KINDS):
        known = [new.supply, new.objects[seat]]
        held = tables.KIND_COUNT[kind] - sum(
            int(word) >> tables.FIELD_BITS * kind & tables.FIELD_MASK for word in known
        )
        for _ in range(int(held) - (int(new.sale) >> kind & 1)):
            new.objects[rng.choice(others)] += tables.ONE[kind]


def bag_is_seen(state: "State") -> bool:
    """Return whether everybody may see what is in the bag."""
    return bool(state.open) or state.phase == codes.OVER


def bag_total(state: "State") -> int:
    """Return how many blocks are in the bag."""
    return total(int(state.bag))
