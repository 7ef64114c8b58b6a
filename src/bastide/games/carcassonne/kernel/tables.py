"""What is in the box, as flat constant tables made from `components.toml`.

Index conventions: `kind` 0 … 23 is A … X; `ks` = 8 * kind + segment numbers every segment, cities first,
then roads, fields and the cloister; `kr` = 4 * kind + rotation; a *need* is what the four neighbours of an
empty cell show to it, two bits an edge, north lowest, 0 where nothing lies.

A feature's *word* packs what is known of it, so that joining two features is one addition:

| bits  | what                                              |
| ----- | ------------------------------------------------- |
| 0-9   | segments                                          |
| 10-19 | open edges (a field or a cloister is never closed) |
| 20-25 | pennants                                          |
| 26-40 | meeples, three bits for each of five seats        |
"""

from typing import Any, Final

from bastide.engine.arrays import i16, i64, u8, vec
from bastide.games.carcassonne.box import BOX
from bastide.games.carcassonne.kernel import codes

FIELD: Final = 1
ROAD: Final = 2
CITY: Final = 3
CLOISTER: Final = 4
TYPE_NAMES: Final = ("", "field", "road", "city", "cloister")

SEGMENT_ONE: Final = 1
SEGMENT_MASK: Final = 1023
OPEN_ONE: Final = 1024
OPEN_MASK: Final = 1047552
OPEN_SHIFT: Final = 10
PENNANT_ONE: Final = 1048576
PENNANT_SHIFT: Final = 20
PENNANT_MASK: Final = 63
MAN_SHIFT: Final = 26
MAN_ONE: Final = 67108864
"""1 << MAN_SHIFT: a word from here on has meeples."""
MAN_BITS: Final = 3
MAN_MASK: Final = 7
WITHOUT_MEN: Final = 67108863

MEETS_SHIFT: Final = 8
MEETS_MASK: Final = 255
WAYS_BITS: Final = 10
WAYS_MASK: Final = 1023
WAYS_WORDS: Final = 4
"""Sums over the front are kept in so many integers: that of a kind in number kind % 4, from bit 10 * (kind // 4) on."""

EDGE_LETTERS: Final = "NESW"
EDGE_TYPES: Final = {"field": FIELD, "road": ROAD, "city": CITY}

STEPS: Final = (-codes.WIDTH, 1, codes.WIDTH, -1)


TILES: Final[list[dict[str, Any]]] = BOX["tile"]
LETTERS: Final[str] = "".join(tile["id"] for tile in TILES)
START_KIND: Final[int] = LETTERS.index(BOX["start_tile"])
START_ROTATION: Final[int] = BOX["start_rotation"]
SUPPLY: Final[int] = BOX["meeples_per_colour"] - BOX["scoring_markers_per_colour"]
"""Meeples that a seat has in hand at first: all of its colour but one, which marks its points (CAR-005, CAR-014)."""


def _segments(tile: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Return the tile's segments in their order, each with its type."""
    found = [(CITY, city) for city in tile["cities"]]
    found += [(ROAD, road) for road in tile["roads"]]
    found += [(FIELD, field) for field in tile["fields"]]
    if tile["cloister"]["present"]:
        found.append((CLOISTER, tile["cloister"]))
    return found


def _turned(row: list[int], by: int) -> list[int]:
    return [row[(i - by) % len(row)] for i in range(len(row))]


def _word(what: int, segment: dict[str, Any]) -> int:
    """Return the word of one segment: it is open by its edges only, since a road ends at what is printed (CAR-062)."""
    opening = len(segment["edges"]) if what in (CITY, ROAD) else 1
    return SEGMENT_ONE + OPEN_ONE * opening + PENNANT_ONE * bool(segment.get("pennant"))


_count: list[i64] = []
_segment_count: list[i64] = []
_type: list[i64] = [0] * (codes.KINDS * 8)
_slot: list[i64] = [0] * (codes.KINDS * 8)
_first_word: list[i64] = [0] * (codes.KINDS * 8)
_twins: list[i64] = [0] * (codes.KINDS * 8)
_cities: list[i64] = [0] * (codes.KINDS * 8)
_segment_at: list[i64] = [-1] * (codes.KINDS * codes.SLOTS)
_edge: list[i64] = []
_side: list[i64] = []
_meets: list[i64] = []
_half: list[i64] = []
_fits: list[u8] = []
_ones: list[u8] = [bin(mask).count("1") for mask in range(256)]


def _add(kind: int, tile: dict[str, Any]) -> None:
    """Append one kind's rows to the tables."""
    side, half = [-1] * 4, [-1] * 8
    base, seen = kind * 8, {FIELD: 0, ROAD: 0, CITY: 0, CLOISTER: 0}
    first_slot = {FIELD: codes.SLOT_FIELD, ROAD: codes.SLOT_ROAD, CITY: codes.SLOT_CITY, CLOISTER: codes.SLOT_CLOISTER}
    segments = _segments(tile)
    for number, (what, segment) in enumerate(segments):
        slot = first_slot[what] + seen[what]
        _type[base + number], _slot[base + number], _twins[base + number] = what, slot, seen[what]
        _first_word[base + number] = _word(what, segment)
        _segment_at[kind * codes.SLOTS + slot] = number
        seen[what] += 1
        if what == FIELD:
            _cities[base + number] = sum(1 << city for city in segment["cities"])
            for place in segment["half_edges"]:  # how far a field reaches is printed on the tile (CAR-093)
                half[place] = number
        elif what != CLOISTER:
            for letter in segment["edges"]:
                side[EDGE_LETTERS.index(letter)] = number
    edge = [EDGE_TYPES[name] for name in tile["edges"]]
    _count.append(tile["count"])
    _segment_count.append(len(segments))
    for rotation in range(4):
        sides, halves = _turned(side, rotation), _turned(half, 2 * rotation)
        asks = [what << 2 * (at ^ 2) for at, what in enumerate(_turned(edge, rotation))]
        _edge.extend(_turned(edge, rotation))
        _side.extend(sides)
        _half.extend(halves)
        for at in range(4):
            parts = (sides[at], halves[2 * at], halves[2 * at + 1])
            _meets.append(asks[at] + sum(part + 1 << MEETS_SHIFT + 4 * i for i, part in enumerate(parts)))
    pictures = [sum(what << 2 * at for at, what in enumerate(_turned(edge, turn))) for turn in range(4)]
    fits: list[u8] = [0] * 256
    for turn in range(tile["orientations"]):
        for hidden in range(16):
            kept = sum(3 << 2 * at for at in range(4) if hidden >> at & 1)
            fits[pictures[turn] & kept] |= 1 << turn
    _fits.extend(fits)


for _kind, _tile in enumerate(TILES):
    _add(_kind, _tile)

MAN: Final = vec[i64]([MAN_ONE << MAN_BITS * seat for seat in range(codes.SEATS)])
"""[seat] one meeple in a word. A table, since mypyc 2.4.1 shifts a literal as a C int of 32 bits."""
BIT: Final = vec[i64]([1 << segment for segment in range(8)])
"""[segment] its bit in a mask."""
COUNT: Final = vec[i64](_count)
"""[kind] tiles in the box, the start tile among them."""
SEGMENTS: Final = vec[i64](_segment_count)
"""[kind] segments of a tile."""
TYPE: Final = vec[i64](_type)
"""[ks] `FIELD`, `ROAD`, `CITY` or `CLOISTER`."""
SLOT: Final = vec[i64](_slot)
"""[ks] where a meeple action puts a meeple on this segment."""
FIRST_WORD: Final = vec[i64](_first_word)
"""[ks] the word of a feature that is this segment alone."""
TWINS: Final = vec[i64](_twins)
"""[ks] how many segments of the same type come before it on its tile."""
FIELDS: Final = vec[i64]([sum(1 << at for at in range(8) if _type[8 * k + at] == FIELD) for k in range(codes.KINDS)])
"""[kind] bit mask of the segments that are fields."""
CITIES: Final = vec[i64](_cities)
"""[ks] bit mask of the city segments of its tile that a field segment touches (CAR-113)."""
SEGMENT_AT: Final = vec[i64](_segment_at)
"""[kind * SLOTS + slot] the segment, or -1."""
EDGE: Final = vec[i64](_edge)
"""[4 * kr + edge] what the edge shows."""
SIDE: Final = vec[i64](_side)
"""[4 * kr + edge] the road or city segment there, or -1.

The roads of a crossing are segments of their own (CAR-065), and so are two cities that do not meet (CAR-076).
"""
HALF: Final = vec[i64](_half)
"""[8 * kr + half-edge] the field segment there, or -1 (CAR-092)."""
MEETS: Final = vec[i64](_meets)
"""[4 * kr + edge] what a tile and the cell beyond an edge have to do with each other, packed.

In the lowest 8 bits what the edge adds to the need of that cell; from `MEETS_SHIFT` on the road or city segment there,
then the field segments of its first and of its second half, in four bits each, plus 1, or 0 for none.
"""
BESIDE: Final = vec[i16]([(cell + step) % codes.CELLS for cell in range(codes.CELLS) for step in STEPS])
"""[4 * cell + edge] the cell beyond an edge."""
FITS: Final = vec[u8](_fits)
"""[256 * kind + need] bit mask of the rotations that fit and look different (CAR-024); in bytes, for it is large."""
ONES: Final = vec[u8](_ones)
"""[0 … 255] number of bits that are 1."""
_ways: list[u8] = [_ones[mask] for mask in _fits]
WAYS: Final = vec[u8](_ways)
"""[256 * kind + need] number of the rotations that fit and look different."""
_nth: list[u8] = [0] * (8 * 256)
for _mask in range(256):
    for _number, _bit in enumerate([at for at in range(8) if _mask >> at & 1]):
        _nth[8 * _mask + _number] = _bit
NTH: Final = vec[u8](_nth)
"""[8 * mask + number] the bit of this number among those that are 1."""
_ways_of: list[i64] = [0] * (WAYS_WORDS * 256)
for _need in range(1, 256):
    for _kind in range(codes.KINDS):
        _ways_of[4 * _need + _kind % WAYS_WORDS] += int(_ways[256 * _kind + _need]) << WAYS_BITS * (_kind // WAYS_WORDS)
WAYS_OF: Final = vec[i64](_ways_of)
"""[4 * need + number of the integer] what a cell with this need adds to the sums over the front."""

TILE_TOTAL: Final[i64] = sum(tile["count"] for tile in TILES)
NODES: Final[i64] = sum(tile["count"] * len(_segments(tile)) for tile in TILES)
"""Segments on all tiles together."""
PACKED: Final[i64] = codes.LABEL_AT + codes.NODE * NODES
"""How long `Position.packed` is."""
