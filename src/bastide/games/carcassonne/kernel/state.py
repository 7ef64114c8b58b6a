"""The position of Carcassonne: numbers, and how to copy them.

Layout, all flat and small, so that a clone is three short copies:

* A *cell* is a number as in `codes.py`. `board[cell]` is 0 far from everything, 1 + tile where
  a tile lies, `FRONT` + place where an empty cell touches a tile.
* A *word* packs the sums of a feature: `word[label]` (see `tables.py`). Behind the words of all nodes stands, in
  `WAYS_WORDS` numbers, in how many ways each kind of tile can be placed now.
* `packed` is everything else, part after part; where each begins is in `codes.py`, as here in capitals:

| parts                    | what                                                                              |
| ------------------------ | --------------------------------------------------------------------------------- |
| FRONT_CELL, _NEED        | of `fronts` cells that touch a tile: which it is, what its neighbours ask of it   |
| TILE_KR, _CELL, _X, _Y   | of a tile, in the order of placing, 0 the start tile: 4 * kind + rotation, where  |
| TILE_BASE                | its first node                                                                    |
| LEFT, LEFT_OF_FOUR       | tiles on the stack by kind, and the sums of four kinds each                       |
| SCORE, SUPPLY            | points of a seat, and meeples in hand                                             |
| MONKS                    | `monks_out` tiles with monks                                                      |
| ASIDE                    | `put_aside` kinds that fitted nowhere                                             |
| PLIES                    | `ply` actions made                                                                |
| LABEL, RING, KS, MEEPLE  | of a *node*, which is one segment of one placed tile; `NODE` numbers for each     |

A *feature* is a ring of nodes: RING is the next one, LABEL the node that names the feature. KS is 8 * kind + segment,
MEEPLE 1 + seat or 0.

While `recording` is on, `events` gets a few integers for each thing that a story tells (see `codes.py`).
"""

from typing import final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import append, extend, i16, i64, u8, vec
from bastide.engine.game import Setup
from bastide.games.carcassonne.kernel import codes


@final
class Position:
    """A position of Carcassonne, whose rules are functions: `setup.begin` makes one, `act.act` changes it."""

    __slots__ = (
        "board",
        "drawn",
        "events",
        "farmers",
        "field_scoring",
        "first",
        "fixed",
        "fronts",
        "hand",
        "monks_out",
        "nodes",
        "packed",
        "pennant",
        "phase",
        "player",
        "players",
        "ply",
        "put_aside",
        "recording",
        "setup",
        "stack",
        "tiles",
        "two_tile_city",
        "unseen",
        "word",
    )
    setup: Setup

    def __init__(self) -> None:
        """Make an empty shell for `setup.py` and `clone` to fill."""
        self.players: i64 = 0
        self.two_tile_city: i64 = 2
        self.field_scoring: i64 = codes.CITY_ONCE
        self.pennant: i64 = 0
        self.farmers: bool = True
        self.fixed: bool = False
        self.recording: bool = False
        self.phase: i64 = codes.OVER
        self.player: i64 = 0
        self.first: i64 = 0
        self.hand: i64 = codes.NOBODY
        self.unseen: i64 = 0
        self.drawn: i64 = 0
        self.tiles: i64 = 0
        self.nodes: i64 = 0
        self.fronts: i64 = 0
        self.monks_out: i64 = 0
        self.ply: i64 = 0
        self.put_aside: i64 = 0
        self.stack: vec[i64] = vec[i64]()
        self.board: vec[u8] = vec[u8]()
        self.word: vec[i64] = vec[i64]()
        self.packed: vec[i16] = vec[i16]()
        self.events: vec[i64] = vec[i64]()

    def clone(self) -> "Position":
        """Return an equal, independent position."""
        new = Position()
        new.setup = self.setup
        new.players = self.players
        new.two_tile_city = self.two_tile_city
        new.field_scoring = self.field_scoring
        new.pennant = self.pennant
        new.farmers = self.farmers
        new.fixed = self.fixed
        new.phase = self.phase
        new.player = self.player
        new.first = self.first
        new.hand = self.hand
        new.unseen = self.unseen
        new.drawn = self.drawn
        new.tiles = self.tiles
        new.nodes = self.nodes
        new.fronts = self.fronts
        new.monks_out = self.monks_out
        new.ply = self.ply
        new.put_aside = self.put_aside
        new.stack = self.stack  # never changed in place
        new.board = extend(vec[u8](), self.board)
        new.word = extend(vec[i64](), self.word)
        new.packed = extend(vec[i16](), self.packed)
        return new

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        if self.phase == codes.OVER:
            return TERMINAL
        return CHANCE if self.phase <= codes.DRAWING else int(self.player)

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        found: list[int] = []
        seat: i64
        for seat in range(self.players):
            found.append(int(self.packed[codes.SCORE_AT + seat]))
        return found

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        found: list[int] = []
        i: i64
        for i in range(self.ply):
            found.append(int(self.packed[codes.PLIES_AT + i]))
        return found

    def log(self, code: i64) -> None:
        """Put an action into the history."""
        ply = self.ply
        self.packed[codes.PLIES_AT + ply] = i16(code)
        self.ply = ply + 1

    def note(self, what: i64, node: i64, seat: i64, points: i64, number: i64) -> None:
        """Note an event for the story."""
        events = append(self.events, what)
        events = append(events, node)
        events = append(events, seat)
        events = append(events, points)
        self.events = append(events, number)

    def take_events(self) -> list[int]:
        """Return the events noted since the last call, `EVENT_SIZE` integers each, and forget them."""
        found: list[int] = []
        i: i64
        for i in range(len(self.events)):
            found.append(int(self.events[i]))
        self.events = vec[i64]()
        return found

    # -- parts of `packed`, for readers with time ------------------------------------------

    def front_cell(self, front: i64) -> i64:
        """Return where a place of the front is."""
        return i64(self.packed[codes.FRONT_CELL_AT + front])

    def front_need(self, front: i64) -> i64:
        """Return what the neighbours of a place of the front ask of it."""
        return i64(self.packed[codes.FRONT_NEED_AT + front])

    def tile_kr(self, tile: i64) -> i64:
        """Return 4 * kind + rotation of a tile."""
        return i64(self.packed[codes.TILE_KR_AT + tile])

    def tile_cell(self, tile: i64) -> i64:
        """Return the cell that a tile lies on."""
        return i64(self.packed[codes.TILE_CELL_AT + tile])

    def tile_x(self, tile: i64) -> i64:
        """Return how far to the right of the start tile a tile lies."""
        return i64(self.packed[codes.TILE_X_AT + tile])

    def tile_y(self, tile: i64) -> i64:
        """Return how far below the start tile a tile lies."""
        return i64(self.packed[codes.TILE_Y_AT + tile])

    def tile_base(self, tile: i64) -> i64:
        """Return the first node of a tile."""
        return i64(self.packed[codes.TILE_BASE_AT + tile])

    def left(self, kind: i64) -> i64:
        """Return how many tiles of a kind are on the stack."""
        return i64(self.packed[codes.LEFT_AT + kind])

    def score(self, seat: i64) -> i64:
        """Return the points of a seat so far."""
        return i64(self.packed[codes.SCORE_AT + seat])

    def supply(self, seat: i64) -> i64:
        """Return the meeples that a seat has in hand."""
        return i64(self.packed[codes.SUPPLY_AT + seat])

    def monk(self, number: i64) -> i64:
        """Return the tile on which a monk stands."""
        return i64(self.packed[codes.MONKS_AT + number])

    def aside(self, number: i64) -> i64:
        """Return the kind of a tile that was set aside."""
        return i64(self.packed[codes.ASIDE_AT + number])

    def label(self, node: i64) -> i64:
        """Return the name of a node's feature."""
        return i64(self.packed[codes.LABEL_AT + codes.NODE * node])

    def ring(self, node: i64) -> i64:
        """Return the next node of a node's feature."""
        return i64(self.packed[codes.RING_AT + codes.NODE * node])

    def node_ks(self, node: i64) -> i64:
        """Return 8 * kind + segment of a node."""
        return i64(self.packed[codes.KS_AT + codes.NODE * node])

    def meeple(self, node: i64) -> i64:
        """Return 1 + the seat whose meeple is on a node, or 0."""
        return i64(self.packed[codes.MEEPLE_AT + codes.NODE * node])
