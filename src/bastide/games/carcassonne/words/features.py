"""What hangs together on the board, for the modules that show it."""

from dataclasses import dataclass, replace

from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.placing import tile_of
from bastide.games.carcassonne.kernel.scoring import around, tile_count, value
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.names import node_name


@dataclass(frozen=True, slots=True)
class Feature:
    """One city, road, field or cloister with all its numbers."""

    id: int
    type: str
    nodes: tuple[int, ...]
    tiles: int
    pennants: int
    open: int
    complete: bool
    meeples: tuple[int, ...]
    owners: tuple[int, ...]
    points: int
    """What it would score if the game ended now, for a completed one what it scored."""
    if_completed: int
    """What it would score if it were closed with the tiles it has (two at least)."""
    cities: tuple[int, ...]
    """Completed cities that a field touches (CAR-113)."""
    scores: tuple[int, ...] = ()
    """What each seat would score if the game ended now, on a field of which that is not the same for all who own it."""


def nodes_of(state: Position, root: int) -> tuple[int, ...]:
    """Return the nodes of a feature, in the order of placing."""
    nodes, node = [root], int(state.ring(root))
    while node != root:
        nodes.append(node)
        node = int(state.ring(node))
    return tuple(sorted(int(node) for node in nodes))


def cells_of(state: Position, nodes: tuple[int, ...]) -> list[list[int]]:
    """Return the cells of some nodes as [x, y], each once."""
    tiles = dict.fromkeys(tile_of(state, node) for node in nodes)
    return [[int(state.tile_x(tile)), int(state.tile_y(tile))] for tile in tiles]


def segments_of(state: Position, nodes: tuple[int, ...]) -> list[list[int | str]]:
    """Return some nodes as [x, y, name of the segment]."""
    found: list[list[int | str]] = []
    for node in nodes:
        tile = tile_of(state, node)
        found.append([int(state.tile_x(tile)), int(state.tile_y(tile)), node_name(state, node)])
    return found


def completed_cities(state: Position, nodes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the completed cities that field nodes touch, each once (CAR-113, CAR-116)."""
    found = set()
    for node in nodes:
        ks = int(state.node_ks(node))
        for number in range(8):
            if tables.CITIES[ks] >> number & 1:
                city = int(state.label(node - (ks & 7) + number))
                if not state.word[city] & tables.OPEN_MASK:
                    found.add(int(city))
    return tuple(sorted(found))


def if_completed(state: Position, root: int) -> int:
    """Return the points of a road or city if it were closed as it is; a city has two tiles at least (CAR-071)."""
    tiles, word = int(tile_count(state, root)), int(state.word[root])
    if tables.TYPE[int(state.node_ks(root))] != tables.CITY:
        return max(tiles, 2)
    if not word & tables.OPEN_MASK:
        return int(value(state, root))
    pennants = word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
    if word & tables.SEGMENT_MASK == 1 and word & tables.OPEN_MASK == 1 << tables.OPEN_SHIFT:
        return int(state.two_tile_city)
    return 2 * max(tiles, 2) + 2 * pennants


def feature(state: Position, root: int) -> Feature:
    """Return a feature by the node that names it."""
    word, what = int(state.word[root]), int(tables.TYPE[int(state.node_ks(root))])
    nodes = nodes_of(state, root)
    men = tuple(word >> tables.MAN_SHIFT + tables.MAN_BITS * seat & tables.MAN_MASK for seat in range(state.players))
    most = max(*men, 1)
    owners = tuple(seat for seat, number in enumerate(men) if number == most)
    tiles, opening = int(tile_count(state, root)), (word & tables.OPEN_MASK) >> tables.OPEN_SHIFT
    pennants = word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
    cities: tuple[int, ...] = ()
    if what == tables.CLOISTER:
        beside = int(around(state, tile_of(state, root)))
        tiles, opening, points, later = 1 + beside, 8 - beside, 1 + beside, codes.CLOISTER_POINTS
    elif what == tables.FIELD:
        cities = completed_cities(state, nodes)
        each = codes.MAJORITY_POINTS if state.field_scoring == codes.CITY_MAJORITY else codes.FIELD_POINTS
        opening, points = 0, each * len(cities) if state.farmers else 0
        later = points
    else:
        points, later = int(value(state, root)), if_completed(state, root)
    return Feature(
        id=int(root),
        type=tables.TYPE_NAMES[what],
        nodes=nodes,
        tiles=tiles,
        pennants=pennants,
        open=opening,
        complete=what != tables.FIELD and opening == 0,
        meeples=men,
        owners=owners,
        points=points,
        if_completed=later,
        cities=cities,
    )


def features(state: Position) -> list[Feature]:
    """Return all features on the board."""
    found = [feature(state, root) for root in range(state.nodes) if state.label(root) == root]
    if state.field_scoring == codes.CITY_ONCE:
        return _once(found)
    return _by_city(found) if state.field_scoring == codes.CITY_MAJORITY else found


def _once(found: list[Feature]) -> list[Feature]:
    """Return the features with each city worth something once to a seat: at the first field of its own (CAR-115)."""
    paid: set[tuple[int, int]] = set()
    told = []
    for land in found:
        fresh = {seat: [city for city in land.cities if (seat, city) not in paid] for seat in land.owners}
        paid.update((seat, city) for seat, cities in fresh.items() for city in cities)
        alike = all(len(cities) == len(land.cities) for cities in fresh.values())
        scores = tuple(codes.FIELD_POINTS * len(fresh.get(seat, ())) for seat in range(len(land.meeples)))
        told.append(land if alike else _worth(land, scores))
    return told


def _worth(land: Feature, scores: tuple[int, ...]) -> Feature:
    return replace(land, points=max(scores), if_completed=max(scores), scores=scores)


def _by_city(found: list[Feature]) -> list[Feature]:
    """Return the features with farmed fields worth what each seat there would score of the cities around (CAR-133)."""
    around_city: dict[int, list[tuple[int, ...]]] = {}
    for land in found:
        for city in land.cities:
            around_city.setdefault(city, []).append(land.meeples)
    farmers = {city: [sum(column) for column in zip(*rows, strict=True)] for city, rows in around_city.items()}
    return [_won(land, farmers) if land.cities and any(land.meeples) else land for land in found]


def _won(land: Feature, farmers: dict[int, list[int]]) -> Feature:
    """Return a field that belongs to those on it who have most farmers around one of its cities."""
    scores = tuple(
        codes.MAJORITY_POINTS * sum(farmers[city][seat] == max(farmers[city]) for city in land.cities) if there else 0
        for seat, there in enumerate(land.meeples)
    )
    return replace(_worth(land, scores), owners=tuple(seat for seat, points in enumerate(scores) if points))
