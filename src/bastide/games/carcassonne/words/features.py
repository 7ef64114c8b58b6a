"""What hangs together on the board, for the modules that show it."""

from dataclasses import dataclass

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
    return [feature(state, root) for root in range(state.nodes) if state.label(root) == root]
