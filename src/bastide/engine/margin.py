"""By how much a seat leads: the number that bots want as high as it will go. Compiled with the kernels."""

from math import exp, log
from typing import Final

SOFTNESS: Final = 10.0
"""Points by which a rival must trail to count for about a third of a leading one."""

TWO_PLAYERS: Final = 2
"""Players of whom each has one rival only."""


def margin(values: list[float], seat: int) -> float:
    """Return by how many points a seat leads its rivals; of several rivals the closest counts most, alone its points.

    With one rival it is the difference. With more it is the lead over their soft maximum, so that it
    pays to hold back whoever is ahead, and a little to hold back the others.

    >>> margin([30.0, 22.0], 0)
    8.0
    >>> margin([30.0, 22.0, 22.0], 1)
    -4.7795...
    """
    own, players = values[seat], len(values)
    if players == 1:
        return own
    if players == TWO_PLAYERS:
        return own - values[1 - seat]
    best = -1e9
    other: int
    for other in range(players):
        if other != seat:
            best = max(best, values[other])
    total = 0.0
    for other in range(players):
        if other != seat:
            total += exp((values[other] - best) / SOFTNESS)
    return own - best - SOFTNESS * log(total / float(players - 1))
