"""What an action would bring, for hovering and for help: nothing is changed, and nothing of chance is told."""

from typing import Final

from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.act import act
from bastide.games.carrara.kernel.buildings import city_of
from bastide.games.carrara.kernel.legal import listed
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.cards import objectives
from bastide.games.carrara.words.goods import marble, objects, worth
from bastide.games.carrara.words.names import SCORINGS, upgrade_target
from bastide.games.carrara.words.shape import Outlook, Scored

PAYMENTS_MAX: Final = 12
"""No more payments than this are listed; who wants them all works them out from the own blocks."""


def payments(state: Position, seat: int, city: int, owed: int) -> list[dict[str, int]] | None:
    """Return the ways to pay so many blocks in a city, the least valuable first, or None if they are many (CRR-054)."""
    have = [
        int(state.stock[seat] & tables.ACCEPTED[city]) >> tables.FIELD_BITS * at & tables.FIELD_MASK
        for at in range(len(tables.COLOUR_NAMES))
    ]
    found: list[dict[str, int]] = []

    def choose(at: int, left: int, chosen: list[int]) -> None:
        if len(found) > PAYMENTS_MAX:
            return
        if at < 0:
            if left == 0:
                found.append(dict(zip(tables.COLOUR_NAMES, reversed(chosen), strict=True)))
            return
        for number in range(min(have[at], left), -1, -1):
            choose(at - 1, left - number, [*chosen, number])

    choose(len(have) - 1, owed, [])
    return found if len(found) <= PAYMENTS_MAX else None


def _scored(state: Position, number: int) -> list[Scored]:
    """Return what each building yields in a scoring (CRR-065, CRR-066, CRR-122, CRR-123, CRR-124)."""
    what, which = SCORINGS[number]
    seat, supply = int(state.player), objects(state.supply)
    found: list[Scored] = []
    for city, name in enumerate(tables.CITY_NAMES):
        for tile, row in enumerate(tables.TILE_ROWS):
            in_it = row["type"] == which if what == "type" else row["category"] == which
            if what == "city":
                in_it = name == which
            if not in_it or not int(state.built[seat * codes.CITIES + city]) >> tile & 1:
                continue
            at = codes.CITIES + number - (codes.SCORINGS - codes.CATEGORIES) if what == "category" else city
            packed = int(state.worth[seat * tables.PLACES + at])
            value, _currency = worth(packed)
            gain, in_coins = int(tables.TILE_COST[tile]) * value, packed & 1 == codes.COINS
            kind = list(supply)[tables.TILE_KIND[tile]]
            gets = what != "category" and supply[kind] > 0
            supply[kind] -= gets
            found.append(
                {
                    "tile": row["id"],
                    "city": name,
                    "value": value,
                    "points": 0 if in_coins else gain,
                    "coins": gain if in_coins else 0,
                    "object": gets,
                }
            )
    return found


def outlook(state: Position, code: int) -> Outlook:
    """Return as JSON data what a legal action would bring the seat on turn at once."""
    ahead, seat = state.clone(), int(state.player)
    chance = state.phase <= codes.LAST_CHANCE
    act(ahead, code)
    found: Outlook = {
        "points": [0] * int(state.players),
        "coins": [0] * int(state.players),
        "objects": objects(0),
        "blocks": marble(0),
        "cost": None,
        "payments": None,
        "scored": None,
        "upgrade": None,
        "objectives": None,
    }
    if chance or codes.ROTATE <= code < codes.RELIEF:
        found["objectives"] = None if chance else objectives(state, seat, True)
        return found
    if code == codes.ANNOUNCE:  # final scoring, which may follow, is not part of it
        found["points"] = _of_seat(state, seat, int(tables.ANNOUNCE_POINTS))
    elif code != codes.END:
        found["points"] = _of_seat(state, seat, int(ahead.score[seat] - state.score[seat]))
    found["coins"] = _of_seat(state, seat, int(ahead.coins[seat] - state.coins[seat]))
    found["objects"] = objects(ahead.objects[seat] - state.objects[seat])
    found["blocks"] = marble(abs(int(ahead.stock[seat]) - int(state.stock[seat])))
    found["objectives"] = objectives(ahead, seat, True)
    if codes.SCORE <= code < codes.SCORE + codes.SCORINGS:
        found["scored"] = _scored(state, code - codes.SCORE)
    elif codes.UPGRADE <= code < codes.BUILD:
        found["upgrade"] = {
            "which": upgrade_target(code - codes.UPGRADE)[1],
            "value": worth(tables.UPGRADE_WORTH[code - codes.UPGRADE])[0],
        }
    elif codes.BUILD <= code < codes.CARD:
        _building(state, ahead, code, found)
    return found


def _of_seat(state: Position, seat: int, number: int) -> list[int]:
    return [number if other == seat else 0 for other in range(int(state.players))]


def _building(state: Position, ahead: Position, code: int, found: Outlook) -> None:
    """Say what a construction costs, how it can be paid, and how far the objectives would be (CRR-053, CRR-114)."""
    seat = int(state.player)
    if code < codes.REBUILD:
        tile, city = divmod(code - codes.BUILD, codes.CITIES)
        cost = int(tables.TILE_COST[tile])
    else:
        old, tile = divmod(code - codes.REBUILD, codes.TILES)
        city, cost = int(city_of(state, seat, old)), int(tables.TILE_COST[tile] - tables.TILE_COST[old])
    found["cost"] = cost
    found["payments"] = payments(state, seat, city, cost)
    if ahead.phase == codes.PAYING:
        done = ahead.clone()
        while done.phase == codes.PAYING:
            act(done, listed(done)[0])
        found["objectives"] = objectives(done, seat, True)
