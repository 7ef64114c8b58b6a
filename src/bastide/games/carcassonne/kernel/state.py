"""The position of Carcassonne and its transitions: the kernel, compiled where a compiler is.

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

from typing import Any, Final, final

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.arrays import append, i64, u8, vec
from bastide.engine.play import Game
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.playout import play_out
from bastide.games.carcassonne.kernel.scoring import score_completed, score_end

NO_CELLS: Final = vec[u8]([0] * codes.CELLS)
FITTING: Final = vec[i64]([0] * codes.FRONT_MAX)
"""Room to work in for `legal_actions`."""
CODES: Final[list[Any]] = list(range(codes.ACTIONS))
"""Every action as an object that is there already, so that listing actions makes none."""


@final
class State:
    """A position of Carcassonne; `bastide.load_game("carcassonne").new_initial_state()` makes one."""

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
        "game",
        "hand",
        "label",
        "left",
        "meeple",
        "monks",
        "monks_out",
        "node_ks",
        "nodes",
        "origin",
        "pennant",
        "phase",
        "player",
        "players",
        "plies",
        "ply",
        "recording",
        "ring",
        "score",
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
    game: Game

    def __init__(self) -> None:
        """Make an empty shell for `begin` and `clone` to fill."""
        self.players: i64 = 0
        self.two_tile_city: i64 = 2
        self.field_scoring: i64 = codes.CITY_ONCE
        self.pennant: i64 = 0
        self.farmers: bool = True
        self.fixed: bool = False
        self.recording: bool = False
        self.origin: str = ""
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
        self.front_cell: vec[i64] = vec[i64]()
        self.front_need: vec[i64] = vec[i64]()
        self.tile_kr: vec[i64] = vec[i64]()
        self.tile_cell: vec[i64] = vec[i64]()
        self.tile_x: vec[i64] = vec[i64]()
        self.tile_y: vec[i64] = vec[i64]()
        self.tile_base: vec[i64] = vec[i64]()
        self.node_ks: vec[i64] = vec[i64]()
        self.meeple: vec[u8] = vec[u8]()
        self.ring: vec[i64] = vec[i64]()
        self.label: vec[i64] = vec[i64]()
        self.word: vec[i64] = vec[i64]()
        self.monks: vec[i64] = vec[i64]()
        self.plies: vec[i64] = vec[i64]()
        self.events: vec[i64] = vec[i64]()

    def begin(self, game: Game, rules: list[int], left: list[int], stack: list[int], start: tuple[int, int]) -> None:
        """Set the table (CAR-010 to CAR-017).

        `rules` is two_tile_city, field_scoring, incomplete_pennant, farmers and the first seat or -1 if
        chance decides; `left` the unseen tiles by kind; `stack` their fixed order, or empty.
        """
        self.game = game
        self.players = game.players
        self.two_tile_city = rules[0]
        self.field_scoring = rules[1]
        self.pennant = rules[2]
        self.farmers = rules[3] != 0
        self.left = vec[i64](left)
        self.stack = vec[i64](stack)
        self.fixed = len(stack) > 0
        kind: i64
        for kind in range(codes.KINDS):
            self.unseen += self.left[kind]
        self.score = vec[i64]([0] * codes.SEATS)
        self.supply = vec[i64]([tables.SUPPLY] * codes.SEATS)
        self.board = NO_CELLS[:]
        self.front_cell = vec[i64]([0] * codes.FRONT_MAX)
        self.front_need = vec[i64]([0] * codes.FRONT_MAX)
        self.tile_kr = vec[i64]([0] * tables.TILE_TOTAL)
        self.tile_cell = vec[i64]([0] * tables.TILE_TOTAL)
        self.tile_x = vec[i64]([0] * tables.TILE_TOTAL)
        self.tile_y = vec[i64]([0] * tables.TILE_TOTAL)
        self.tile_base = vec[i64]([0] * tables.TILE_TOTAL)
        self.node_ks = vec[i64]([0] * tables.NODES)
        self.meeple = vec[u8]([0] * tables.NODES)
        self.ring = vec[i64]([0] * tables.NODES)
        self.label = vec[i64]([0] * tables.NODES)
        self.word = vec[i64]([0] * tables.NODES)
        self.monks = vec[i64]([0] * (codes.SEATS * tables.SUPPLY))
        self.plies = vec[i64]([0] * codes.PLIES_MAX)
        self.hand = start[0]
        self.fronts = 1
        self.board[0] = codes.FRONT
        self.lay(0, start[1])
        self.hand = codes.NOBODY
        self.phase = codes.DRAWING
        if rules[4] < 0:
            self.phase = codes.STARTING
        else:
            self.first = self.player = rules[4]

    def clone(self) -> "State":
        """Return an equal, independent position."""
        new = State()
        new.game = self.game
        new.players = self.players
        new.two_tile_city = self.two_tile_city
        new.field_scoring = self.field_scoring
        new.pennant = self.pennant
        new.farmers = self.farmers
        new.fixed = self.fixed
        new.origin = self.origin
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

    # -- what may be done ------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        if self.phase == codes.OVER:
            return TERMINAL
        return CHANCE if self.phase <= codes.DRAWING else int(self.player)

    def is_terminal(self) -> bool:
        """Return whether the game is over (CAR-120)."""
        return self.phase == codes.OVER

    def legal_actions(self) -> list[int]:
        """Return what may be done now, sorted; the outcomes at a chance node; empty only at the end."""
        found: list[int] = []
        code: i64
        i: i64
        if self.phase == codes.PLACING:
            need, cells, fits, fitting = self.front_need, self.front_cell, self.hand * 256, FITTING
            count: i64 = 0
            for i in range(self.fronts):
                turns = tables.FITS[fits + need[i]]
                if turns:  # kept in order while they are few: cheaper than to sort the actions later
                    key = cells[i] * 16 + turns
                    at = count
                    while at and fitting[at - 1] > key:
                        fitting[at] = fitting[at - 1]
                        at -= 1
                    fitting[at] = key
                    count += 1
            for i in range(count):
                key = fitting[i]
                code = codes.PLACE + (key >> 4) * 4
                while key & 15:
                    if key & 1:
                        found.append(CODES[code])
                    key = key & -16 | (key & 15) >> 1
                    code += 1
        elif self.phase == codes.DEPLOYING:
            free, ks = self.free_segments(), self.tile_kr[self.tiles - 1] * 2 & -8
            found.append(CODES[codes.MEEPLE + codes.SLOT_NONE])
            while free:
                if free & 1:
                    found.append(CODES[codes.MEEPLE + tables.SLOT[ks]])
                free >>= 1
                ks += 1
        elif self.phase == codes.DRAWING:
            if self.fixed:
                return [int(codes.DRAW + self.stack[self.drawn])]
            for i in range(codes.KINDS):
                if self.left[i]:
                    found.append(CODES[codes.DRAW + i])
        elif self.phase == codes.STARTING:
            for i in range(self.players):
                found.append(CODES[codes.START + i])
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes and their probabilities: tiles left of a kind among all left (CAR-012)."""
        if self.phase == codes.STARTING:
            return [(action, 1 / int(self.players)) for action in self.legal_actions()]
        if self.phase != codes.DRAWING:
            raise ValueError("nothing is left to chance here")
        if self.fixed:
            return [(int(codes.DRAW + self.stack[self.drawn]), 1.0)]
        return [(action, int(self.left[action - codes.DRAW]) / int(self.unseen)) for action in self.legal_actions()]

    def fits_somewhere(self, kind: i64) -> bool:
        """Return whether a tile of this kind fits in at least one place (CAR-026)."""
        need, fits = self.front_need, kind * 256
        i: i64
        for i in range(self.fronts):  # noqa: SIM110 - any() would build a generator in the hottest place
            if tables.FITS[fits + need[i]]:
                return True
        return False

    def free_segments(self) -> i64:
        """Return a bit mask of the segments of the last tile that may take a meeple (CAR-034 to CAR-045)."""
        if self.supply[self.player] == 0:
            return 0
        free: i64 = 0
        bit: i64 = 1
        word, label, node_ks = self.word, self.label, self.node_ks
        node: i64
        for node in range(self.tile_base[self.tiles - 1], self.nodes):
            if word[label[node]] < tables.MAN_ONE and (self.farmers or tables.TYPE[node_ks[node]] != tables.FIELD):
                free |= bit
            bit <<= 1
        return free

    # -- doing it --------------------------------------------------------------------------

    def apply_action(self, action: object) -> None:
        """Make one action; raise `IllegalAction` and change nothing if the rules refuse it."""
        if (
            isinstance(action, int)
            and not isinstance(action, bool)
            and 0 <= action < codes.ACTIONS
            and self.act(action)
        ):
            return
        from bastide.games.carcassonne.words.refusals import refuse

        raise refuse(self, action)

    def act(self, action: i64) -> bool:
        """Make an action of 0 … ACTIONS - 1 if it is legal; return whether it was."""
        if self.phase == codes.PLACING:
            spot = action - codes.PLACE
            if spot < 0:
                return False
            front = i64(self.board[spot >> 2]) - codes.FRONT
            if front < 0 or not tables.FITS[self.hand * 256 + self.front_need[front]] >> (spot & 3) & 1:
                return False
            self.place(front, spot & 3)
        elif self.phase == codes.DEPLOYING:
            slot = action - codes.MEEPLE
            if slot < 0 or slot >= codes.SLOTS:
                return False
            segment: i64 = -1
            if slot != codes.SLOT_NONE:
                segment = tables.SEGMENT_AT[(self.tile_kr[self.tiles - 1] >> 2) * codes.SLOTS + slot]
                if segment < 0 or not self.free_segments() >> segment & 1:
                    return False
            self.deploy(segment)
        elif self.phase == codes.DRAWING:
            kind = action - codes.DRAW
            if kind >= codes.KINDS or self.left[kind] == 0 or (self.fixed and self.stack[self.drawn] != kind):
                return False
            self.draw(kind)
        elif self.phase == codes.STARTING:
            seat = action - codes.START
            if seat < 0 or seat >= self.players:
                return False
            self.start(seat)
        else:
            return False
        return True

    def playout(self, seed: int) -> int:
        """Play uniformly at random to the end, in place; return the number of actions made."""
        return play_out(self, seed)

    def _log(self, action: i64) -> None:
        self.plies[self.ply] = action
        self.ply += 1

    def start(self, seat: i64) -> None:
        """Let a seat begin (CAR-016). Like `draw`, `place` and `deploy` it takes for granted that it is legal."""
        self._log(codes.START + seat)
        self.first = self.player = seat
        self.phase = codes.DRAWING

    def draw(self, kind: i64) -> None:
        """Take a tile from the stack; set it aside if it fits nowhere (CAR-026 to CAR-028)."""
        self._log(codes.DRAW + kind)
        self.take_from_stack(kind)
        if self.fits_somewhere(kind):
            self.hand = kind
            self.phase = codes.PLACING
            return
        self.set_aside(kind)
        if self.unseen == 0:
            self._end()

    def place(self, front: i64, rotation: i64) -> None:
        """Place the tile in hand on one of the front cells (CAR-021)."""
        self._log(codes.PLACE + 4 * self.front_cell[front] + rotation)
        self.lay(front, rotation)
        self.hand = codes.NOBODY
        self.phase = codes.DEPLOYING

    def lay(self, front: i64, rotation: i64) -> None:
        """Put the tile in hand on one of the front cells and join its segments to their neighbours."""
        board, front_cell, front_need = self.board, self.front_cell, self.front_need
        label, ring, word, node_ks = self.label, self.ring, self.word, self.node_ks
        kr, cell = self.hand * 4 + rotation, front_cell[front]
        tile, base, fronts = self.tiles, self.nodes, self.fronts - 1
        self.tile_kr[tile] = kr
        self.tile_cell[tile] = cell
        self.tile_base[tile] = base
        self.tiles = tile + 1
        node, first = base, self.hand * 8
        ks: i64
        for ks in range(first, first + tables.SEGMENTS[self.hand]):
            label[node] = node
            ring[node] = node
            word[node] = tables.FIRST_WORD[ks]
            node_ks[node] = ks
            node += 1
        self.nodes = node
        moved = front_cell[fronts]
        front_cell[front] = moved
        front_need[front] = front_need[fronts]
        board[moved] = u8(codes.FRONT + front)
        board[cell] = u8(tile + 1)
        side: i64
        for side in range(4):
            beside = (cell + codes.STEP[side]) % codes.CELLS
            there = i64(board[beside])
            if there == 0:
                board[beside] = u8(codes.FRONT + fronts)
                front_cell[fronts] = beside
                front_need[fronts] = tables.ASKS[kr * 4 + side]
                fronts += 1
            elif there >= codes.FRONT:
                front_need[there - codes.FRONT] |= tables.ASKS[kr * 4 + side]
            else:
                other = there - 1
                self._join_edge(kr, base, side, self.tile_kr[other], self.tile_base[other])
                self.tile_x[tile] = self.tile_x[other] - codes.STEP_X[side]
                self.tile_y[tile] = self.tile_y[other] - codes.STEP_Y[side]
        self.fronts = fronts

    def _join_edge(self, kr: i64, base: i64, side: i64, other_kr: i64, other_base: i64) -> None:
        """Join what meets across one edge: the road or city, and the fields half by half (CAR-092)."""
        back = side ^ 2
        segment = tables.SIDE[kr * 4 + side]
        if segment >= 0:
            root = self._join(base + segment, other_base + tables.SIDE[other_kr * 4 + back])
            self.word[root] -= 2 * tables.OPEN_ONE
        segment = tables.HALF[kr * 8 + 2 * side]
        if segment >= 0:
            self._join(base + segment, other_base + tables.HALF[other_kr * 8 + 2 * back + 1])
            self._join(base + tables.HALF[kr * 8 + 2 * side + 1], other_base + tables.HALF[other_kr * 8 + 2 * back])

    def _join(self, a: i64, b: i64) -> i64:
        """Make one feature of two and return its name."""
        label, ring, word = self.label, self.ring, self.word
        keep, lose = label[a], label[b]
        if keep == lose:
            return keep
        if word[keep] & tables.SEGMENT_MASK < word[lose] & tables.SEGMENT_MASK:
            keep, lose = lose, keep
        node = lose
        while label[node] != keep:
            label[node] = keep
            node = ring[node]
        after = ring[keep]
        ring[keep] = ring[lose]
        ring[lose] = after
        word[keep] += word[lose]
        return keep

    def deploy(self, segment: i64) -> None:
        """Put a meeple on a segment of the last tile, or none (-1), score, and end the turn (CAR-021)."""
        tile = self.tiles - 1
        kind = self.tile_kr[tile] >> 2
        if segment < 0:
            self._log(codes.MEEPLE + codes.SLOT_NONE)
        else:
            self._log(codes.MEEPLE + tables.SLOT[kind * 8 + segment])
            self.put(tile, segment, self.player)
        score_completed(self)
        self.player = (self.player + 1) % self.players
        if self.unseen:
            self.phase = codes.DRAWING
        else:
            self._end()

    def put(self, tile: i64, segment: i64, seat: i64) -> None:
        """Put one meeple of a seat's supply on a segment of a tile."""
        node = self.tile_base[tile] + segment
        self.supply[seat] -= 1
        self.meeple[node] = u8(seat + 1)
        self.word[self.label[node]] += tables.MAN[seat]
        if tables.TYPE[self.node_ks[node]] == tables.CLOISTER:
            self.monks[self.monks_out] = tile
            self.monks_out += 1

    def _end(self) -> None:
        """End the game with its final scoring (CAR-100 to CAR-120)."""
        self.phase = codes.OVER
        self.hand = codes.NOBODY
        score_end(self)

    def if_ended(self) -> list[int]:
        """Return the points of every seat if the game ended now, unfinished features and fields scored."""
        if self.phase == codes.OVER:
            return self.scores()
        last = self.clone()
        last._end()
        return last.scores()

    def take_events(self) -> list[int]:
        """Return the events noted since the last call, `EVENT_SIZE` integers each, and forget them."""
        found: list[int] = []
        i: i64
        for i in range(len(self.events)):
            found.append(int(self.events[i]))
        self.events = vec[i64]()
        return found

    def resume(self, origin: str, phase: i64, player: i64, hand: i64) -> None:
        """Say what comes next after `lay` and `put` have rebuilt a position; `position.py` has checked it all."""
        self.origin = origin
        self.phase = phase
        self.player = player
        turns = self.tiles - 2 if phase == codes.DEPLOYING else self.tiles - 1
        self.first = (player - turns) % self.players
        self.hand = hand

    def take_from_stack(self, kind: i64) -> None:
        """Count a tile as drawn."""
        self.left[kind] -= 1
        self.unseen -= 1
        self.drawn += 1

    def set_aside(self, kind: i64) -> None:
        """Put a tile with those that fitted nowhere."""
        self.aside = append(self.aside, kind)

    # -- reading it ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        found: list[int] = []
        seat: i64
        for seat in range(self.players):
            found.append(int(self.score[seat]))
        return found

    def returns(self) -> list[float]:
        """Return every seat's share of the win (ties split it, CAR-122); zeros before the end."""
        scores = self.scores()
        if self.phase != codes.OVER:
            return [0.0] * len(scores)
        best = max(scores)
        share = 1 / scores.count(best)
        return [share if points == best else 0.0 for points in scores]

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        found: list[int] = []
        i: i64
        for i in range(self.ply):
            found.append(int(self.plies[i]))
        return found

    def reveals(self, action: int) -> bool:
        """Return whether making this legal action shows anybody something new: only chance does."""
        return self.phase <= codes.DRAWING

    def resample_from_infostate(self, seat: int, seed: int) -> "State":
        """Return an independent equal position: nothing is hidden, the unseen tiles have no order yet."""
        return self.clone()

    # -- what others do with it, uncompiled --------------------------------------------------

    def apply(self, text: str) -> None:
        """Make one action given in notation."""
        from bastide.games.carcassonne.words.notation import parse_action

        self.apply_action(parse_action(self, text))

    def action_to_string(self, action: int) -> str:
        """Return the notation of an action of this position."""
        from bastide.games.carcassonne.words.notation import action_text

        return action_text(self, action)

    def string_to_action(self, text: str) -> int:
        """Return the action that a notation means here; raise `IllegalAction` if it means none."""
        from bastide.games.carcassonne.words.notation import parse_action

        return parse_action(self, text)

    def action_fields(self, action: int) -> dict[str, Any]:
        """Return an action as JSON data with named fields, `kind` first."""
        from bastide.games.carcassonne.words.notation import action_fields

        return action_fields(self, action)

    def preview(self, action: int) -> dict[str, Any]:
        """Return as JSON data what a legal action would bring."""
        from bastide.games.carcassonne.words.outlook import preview

        return preview(self, action)

    def explain(self, action: int | str) -> Refusal | None:
        """Return why an action is refused now, or None if it is legal."""
        from bastide.games.carcassonne.words.refusals import explain

        return explain(self, action)

    def story(self) -> list[StoryEntry]:
        """Return the log from the beginning."""
        from bastide.games.carcassonne.words.story import story

        return story(self)

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause; a seat's entries add up to its score."""
        from bastide.games.carcassonne.words.story import ledger

        return ledger(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the table as JSON data; it is the same for every seat and for a spectator."""
        from bastide.games.carcassonne.words.view import view

        return view(self)

    def to_text(self) -> str:
        """Return the position in one line; `game.from_text` is the inverse."""
        from bastide.games.carcassonne.words.position import position_text

        return position_text(self)

    def to_svg(self) -> str:
        """Return the board as an SVG drawing."""
        from bastide.games.carcassonne.pictures.svg import to_svg

        return to_svg(self)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        from bastide.games.carcassonne.pictures.text import draw_board

        return draw_board(self)
