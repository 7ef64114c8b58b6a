"""What may be done now."""

from collections.abc import MutableSequence

from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position


def legal(position: Position, into: MutableSequence[int]) -> int:
    """Write what may be done now, sorted, into a buffer; return how many there are."""
    found = _legal(position)
    for at, action in enumerate(found):
        into[at] = action
    return len(found)


def _legal(position: Position) -> list[int]:
    """Return what may be done now; on a turn everything, in any order (HAR-010)."""
    if position.phase in (codes.DEALING, codes.WORKING):
        return [codes.DRAW + kind for kind in range(codes.KINDS) if position.bag[kind]]
    if position.phase == codes.PRICING:  # HAR-021
        return list(range(codes.PRICE, codes.PRICE + codes.PRICE_MAX))
    if position.phase == codes.TAXING:  # HAR-022
        return [codes.TAX, codes.WAIVE]
    if position.phase == codes.OVER:  # HAR-030
        return []
    own = [kind for kind, count in enumerate(position.hand(position.turn)) if count]  # HAR-011
    work = [codes.WORK] if may_work(position) else []
    return [*(codes.SELL + kind for kind in own), *(codes.STORE + kind for kind in own), *work, codes.END]


def may_work(position: Position) -> bool:
    """Return whether the seat on turn may work: once a turn, while the bag holds goods (HAR-012)."""
    return not position.worked and any(position.bag)


def chances(position: Position) -> list[tuple[int, float]]:
    """Return what may be drawn and how probable it is: every good in the bag is as likely as the others."""
    total = sum(position.bag)
    return [(codes.DRAW + kind, count / total) for kind, count in enumerate(position.bag) if count]


def reveals(position: Position, action: int) -> bool:
    """Return whether an action shows anybody something new: a draw its owner, a sale everybody (HAR-020)."""
    return action < codes.STORE
