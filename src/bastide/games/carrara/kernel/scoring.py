"""Scoring types, cities and categories (sections F and K)."""

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import cost_of, owned, size
from bastide.games.carrara.kernel.state import Position


def fill_scorings(state: Position, into: vec[i64], n: i64) -> i64:
    """Write what may be scored from `into[n]` on, while there are markers (CRR-060); return where it ends."""
    seat = state.player
    if state.markers[seat] == 0:
        return n
    mine, scored = owned(state, seat), state.scored[seat]
    if mine == 0:
        return n
    i: i64
    for i in range(codes.TYPES):  # CRR-062, CRR-063
        if mine & tables.OF_TYPE[i] and not scored & tables.BIT[i]:
            into[n] = codes.SCORE + i
            n += 1
    for i in range(codes.CITIES):  # CRR-070, CRR-071
        if not state.cities_done & tables.BIT[i] and size(state.built[seat * codes.CITIES + i]) >= tables.MINIMUM[i]:
            into[n] = codes.SCORE_CITY + i
            n += 1
    if state.categories:
        for i in range(codes.CATEGORIES):  # CRR-125, CRR-127
            if mine & tables.OF_CATEGORY[i] and not scored & tables.BIT[codes.TYPES + codes.CITIES + i]:
                into[n] = codes.SCORE_CATEGORY + i
                n += 1
    return n


def score(state: Position, code: i64) -> None:
    """Place a marker (CRR-060, CRR-133) and score a type, a city (CRR-061) or a category (CRR-121)."""
    seat = state.player
    which = code - codes.SCORE
    state.scored = state.scored[:]
    state.scored[seat] |= tables.BIT[which]
    state.markers = state.markers[:]
    state.markers[seat] -= 1
    coins: i64 = 0
    points: i64 = 0
    taken: i64 = 0
    city: i64
    if code >= codes.SCORE_CATEGORY:  # by the category's value, not the cities' (CRR-126), and no objects (CRR-124)
        worth = state.worth[seat * tables.PLACES + codes.CITIES + code - codes.SCORE_CATEGORY]
        gain = cost_of(owned(state, seat) & tables.OF_CATEGORY[code - codes.SCORE_CATEGORY]) * (worth >> 1)
        if worth & 1 == codes.COINS:
            coins = gain
        else:
            points = gain
    else:
        for city in range(codes.CITIES):
            tiles = state.built[seat * codes.CITIES + city]
            if code < codes.SCORE_CITY:  # CRR-064
                tiles &= tables.OF_TYPE[which]
            elif city != code - codes.SCORE_CITY:  # CRR-072
                continue
            if tiles == 0:
                continue
            worth = state.worth[seat * tables.PLACES + city]
            gain = cost_of(tiles) * (worth >> 1)  # CRR-065
            if worth & 1 == codes.COINS:
                coins += gain
            else:
                points += gain
            taken += take_objects(state, tiles)
        if code >= codes.SCORE_CITY:
            state.cities_done |= tables.BIT[code - codes.SCORE_CITY]
    state.coins[seat] += coins  # CRR-075
    state.score[seat] += points  # CRR-074
    state.objects[seat] += taken
    if state.recording:
        state.note(codes.SCORED, seat, which, coins, points, taken)
    state.phase = codes.CLOSING


def take_objects(state: Position, tiles: i64) -> i64:
    """Take an object for each tile (CRR-066), as far as the supply goes (CRR-067, CRR-068); return them as a word.

    A tile brings one in the scoring of its type and again in that of its city (CRR-073).
    """
    taken: i64 = 0
    tile: i64
    for tile in range(codes.TILES):
        if tiles & tables.BIT[tile]:
            kind = tables.TILE_KIND[tile]
            if state.supply >> tables.FIELD_BITS * kind & tables.FIELD_MASK:
                state.supply -= tables.ONE[kind]
                taken += tables.ONE[kind]
    return taken
