"""What stands behind the screens: who sees it, when it is shown, and how it is drawn anew (CRR-026)."""

import random
from typing import TYPE_CHECKING, Final

from bastide.games.carrara.actions import ANNOUNCE, COLOURS, KINDS, RELIEF
from bastide.games.carrara.goods import total
from bastide.games.carrara.phases import LAST_CHANCE, OVER, PAYING
from bastide.games.carrara.tables import ACCEPTED, FIELD_BITS, FIELD_MASK, KIND_COUNT, ONE

if TYPE_CHECKING:
    from bastide.games.carrara.state import State

COINS_MAX: Final = 40
"""Coins that are drawn anew are up to so many; nothing depends on the number."""
BAG_SHARE: Final = 2
"""How many times as likely as a seat the bag is to get a block that is drawn anew."""


def sees(state: "State", viewer: int | None, seat: int) -> bool:
    """Return whether a viewer (None for a spectator) sees a seat's coins, marble and objects."""
    return bool(state.open) or state.phase == OVER or viewer == seat


def reveals(state: "State", action: int) -> bool:
    """Return whether making this legal action shows anybody something new: chance, or a screen that is lifted."""
    return state.phase <= LAST_CHANCE or action in (ANNOUNCE, RELIEF)


def resample(state: "State", seat: int, seed: int) -> "State":
    """Return a position that looks the same to `seat`, the others' coins, marble and objects drawn anew."""
    new = state.clone()
    if state.open or state.phase == OVER:
        return new
    rng = random.Random(seed)
    others = [other for other in range(int(state.players)) if other != seat]
    for other in others:
        new.coins[other] = rng.randint(0, COINS_MAX)
    _marble(new, others, rng)
    _objects(new, seat, others, rng)
    new.patches = [*state.patches, (int(state.ply), new.to_text())]
    return new


def _marble(new: "State", others: list[int], rng: random.Random) -> None:
    """Share out what is in the bag and behind the other screens; an empty bag stays empty, another one does not."""
    pool = [
        colour
        for word in (new.bag, *(new.stock[other] for other in others))
        for colour in range(COLOURS)
        for _ in range(int(word) >> FIELD_BITS * colour & FIELD_MASK)
    ]
    rng.shuffle(pool)
    had_blocks = new.bag != 0
    new.bag = 0
    for other in others:
        new.stock[other] = 0
    if new.phase == PAYING and new.player in others:
        payer = new.player  # who has begun to pay can pay the rest
        for _ in range(int(new.owed)):
            at = next(i for i, c in enumerate(pool) if c >= new.colour and ACCEPTED[new.city] & ONE[c])
            new.stock[payer] += ONE[pool.pop(at)]
    if had_blocks:
        new.bag += ONE[pool.pop()]
    for colour in pool:
        place = rng.randrange(len(others) + BAG_SHARE * had_blocks)
        if place < len(others):
            new.stock[others[place]] += ONE[colour]
        else:
            new.bag += ONE[colour]


def _objects(new: "State", seat: int, others: list[int], rng: random.Random) -> None:
    """Share out the objects that the others hold; the supply and the sale space lie open."""
    for other in others:
        new.objects[other] = 0
    for kind in range(KINDS):
        known = [new.supply, new.objects[seat]]
        held = KIND_COUNT[kind] - sum(int(word) >> FIELD_BITS * kind & FIELD_MASK for word in known)
        for _ in range(int(held) - (int(new.sale) >> kind & 1)):
            new.objects[rng.choice(others)] += ONE[kind]


def bag_is_seen(state: "State") -> bool:
    """Return whether everybody may see what is in the bag."""
    return bool(state.open) or state.phase == OVER


def bag_total(state: "State") -> int:
    """Return how many blocks are in the bag."""
    return total(int(state.bag))
