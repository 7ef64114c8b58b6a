"""What a seat may know, and what it may imagine."""

from random import Random

from bastide.engine.observation import HIDDEN
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.act import kinds_stored
from bastide_harbour.kernel.state import Position


def resample(position: Position, seat: int, seed: int) -> Position:
    """Return a position that looks the same to a seat, with bag, hands and stores of others drawn anew (HAR-005)."""
    other = position.clone()
    if position.sees(None, seat):
        return other
    pool = position.bag[:]
    for owner in range(position.players):
        if owner != seat:
            pool = [sum(counts) for counts in zip(pool, position.hand(owner), position.store(owner), strict=True)]
    left = [kind for kind, count in enumerate(pool) for _ in range(count)]
    Random(seed).shuffle(left)
    other.bag = _taken(left, sum(position.bag))
    for owner in range(position.players):
        if owner != seat:
            row = slice(owner * codes.KINDS, (owner + 1) * codes.KINDS)
            other.hands[row] = _taken(left, sum(position.hand(owner)))
            other.stores[row] = _taken(left, sum(position.store(owner)))
    return other


def _taken(left: list[int], size: int) -> list[int]:
    """Take goods off a shuffled pool; return how many there are of each kind."""
    taken = [left.pop() for _ in range(size)]
    return [taken.count(kind) for kind in range(codes.KINDS)]


def known(position: Position, seat: int) -> list[int]:
    """Return the history with `HIDDEN` for what only others know."""
    if position.sees(None, seat):
        return position.history()
    return [
        action if knows in (codes.ALL, seat) else HIDDEN
        for action, knows in zip(position.made, position.known_to, strict=True)
    ]


def if_ended(position: Position, viewer: int | None) -> list[int]:
    """Return the points if the game ended now; of a store that is not seen, the one kind that is certain (HAR-031)."""
    points = position.scores()
    if position.phase == codes.OVER:
        return points
    for seat in range(position.players):
        seen = position.sees(viewer, seat)
        points[seat] += kinds_stored(position, seat) if seen else int(any(position.store(seat)))
    return points
