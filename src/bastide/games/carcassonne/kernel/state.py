"""The position of Carcassonne: numbers, and how to copy them.

Layout, all flat and small, so that a clone is a few short copies:

* A *cell* is a number as in `codes.py`. `board[cell]` is 0 far from everything, 1 + tile where
  a tile lies, `FRONT` + place where an empty cell touches a tile; `front_cell` and `front_need` list
  those `fronts` cells and what their neighbours ask of them, in no meaningful order.
* A *tile* is a number in the order of placing, 0 the start tile: `tile_kr` (4 * kind + rotation),
  `tile_cell`, `tile_x`, `tile_y`, `tile_base` (its first node).
* A *node* is one segment of one placed tile: `node_ks` (8 * kind + segment) and `meeple` (1 + seat or 0).
* A *feature* is a ring of nodes: `ring[node]` is the next one, `label[node]` the node that names the
  feature, and `word[label]` its packed sums (see `tables.py`).

While `recording` is on, `events` gets a few integers for each thing that a story tells (see `codes.py`).
"""

from typing import final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import append, i16, i64, u8, vec
from bastide.engine.game import Setup
from bastide.games.carcassonne.kernel import codes


@final
class Position:
    """A position of Carcassonne, whose rules are functions: `setup.begin` makes one, `act.act` changes it."""

    __slots__ = (
        "aside",
        "board",
        "drawn",
        "events",
        "farmers",
        "field_scoring",
        "first",
        "fixed",
        "front_cell",
        "front_need",
        "fronts",
        "hand",
        "label",
        "left",
        "meeple",
        "monks",
        "monks_out",
        "node_ks",
        "nodes",
        "pennant",
        "phase",
        "player",
        "players",
        "plies",
        "ply",
        "recording",
        "ring",
        "score",
        "setup",
        "stack",
        "supply",
        "tile_base",
        "tile_cell",
        "tile_kr",
        "tile_x",
        "tile_y",
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
        self.stack: vec[i64] = vec[i64]()
        self.left: vec[i64] = vec[i64]()
        self.aside: vec[i64] = vec[i64]()
        self.score: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.board: vec[u8] = vec[u8]()
        self.front_cell: vec[i16] = vec[i16]()
        self.front_need: vec[u8] = vec[u8]()
        self.tile_kr: vec[i64] = vec[i64]()
        self.tile_cell: vec[i64] = vec[i64]()
        self.tile_x: vec[i64] = vec[i64]()
        self.tile_y: vec[i64] = vec[i64]()
        self.tile_base: vec[i64] = vec[i64]()
        self.node_ks: vec[u8] = vec[u8]()
        self.meeple: vec[u8] = vec[u8]()
        self.ring: vec[i16] = vec[i16]()
        self.label: vec[i16] = vec[i16]()
        self.word: vec[i64] = vec[i64]()
        self.monks: vec[i64] = vec[i64]()
        self.plies: vec[i16] = vec[i16]()
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
        new.stack = self.stack  # never changed in place
        new.left = self.left[:]
        new.aside = self.aside[:]
        new.score = self.score[:]
        new.supply = self.supply[:]
        new.board = self.board[:]
        new.front_cell = self.front_cell[:]
        new.front_need = self.front_need[:]
        new.tile_kr = self.tile_kr[:]
        new.tile_cell = self.tile_cell[:]
        new.tile_x = self.tile_x[:]
        new.tile_y = self.tile_y[:]
        new.tile_base = self.tile_base[:]
        new.node_ks = self.node_ks[:]
        new.meeple = self.meeple[:]
        new.ring = self.ring[:]
        new.label = self.label[:]
        new.word = self.word[:]
        new.monks = self.monks[:]
        new.plies = self.plies[:]
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
            found.append(int(self.score[seat]))
        return found

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        found: list[int] = []
        i: i64
        for i in range(self.ply):
            found.append(int(self.plies[i]))
        return found

    def log(self, code: i64) -> None:
        """Put an action into the history."""
        self.plies[self.ply] = i16(code)
        self.ply += 1

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
