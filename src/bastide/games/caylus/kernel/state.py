"""The position of Caylus: the kernel's data, compiled where a compiler is; the rules are in the modules beside it.

Layout, all flat and small, so that a clone is a few short copies:

* By seat: `score`, `deniers`, `home` (workers available), `cubes` [seat * CUBES + cube], `level` [seat * LINES + line],
  `used` (bit mask of the lines chosen in this phase), `given` (batches in this phase 6).
* By space of the road, 1 … 28: `tile` (kind of building, -1 unbuilt), `owner`, `worker`, `pending` (who will own the
  residence to come); seats, or -1.
* Workers off the road: `special` by place, `stables` and `castle` by circle, `inn_left`, `inn_right`.
* The course of the turn: `phase`, `ask` (what is to be decided, see `codes.py`) by `player`, and `at`: how far the
  phase has got (place in the turn or passing order, special building, space, castle space).
* The castle: `houses` [section * SEATS + seat], `scored` sections, the first ones; `section` is looked at in phase 7.
* A choice that takes several actions: `kind` is being paid or placed, `left` cubes are to be paid or taken, or
  were bought, `number` is the alchemist's offer, `favour` the effect in use, `waiting` favours of `lucky` follow.

While `recording` is on, `events` gets a few integers for each thing that a story tells (see `codes.py`).
"""

from typing import final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import append, i64, u8, vec
from bastide.engine.game import Setup
from bastide.games.caylus.kernel import codes


@final
class Position:
    """A position of Caylus; `begin` in `setup.py` makes the first one."""

    __slots__ = (
        "ask",
        "at",
        "bailiff",
        "bridge",
        "castle",
        "cubes",
        "deniers",
        "events",
        "favour",
        "given",
        "halting",
        "home",
        "houses",
        "inn_left",
        "inn_right",
        "kind",
        "lawyer_points",
        "left",
        "level",
        "lucky",
        "number",
        "order",
        "owner",
        "passed",
        "pending",
        "phase",
        "player",
        "players",
        "plies",
        "ply",
        "provost",
        "recording",
        "score",
        "scored",
        "section",
        "setup",
        "simple",
        "special",
        "stables",
        "stock",
        "tile",
        "turn",
        "used",
        "waiting",
        "worker",
        "working",
    )

    def __init__(self, setup: Setup, like: "Position | None" = None) -> None:
        """Make a shell for `begin` to fill, or a copy of a position that tells nothing (one step: it is hot)."""
        self.setup: Setup = setup
        if like is None:
            self.players: i64 = 0
            self.simple: bool = False
            self.lawyer_points: i64 = 0
            self.recording: bool = False
            """Whether events are noted for the story."""
            self.halting: bool = False
            """Whether the game stops right after an action, before anything happens by itself: for outlooks."""
            self.phase: i64 = codes.SETUP
            self.ask: i64 = codes.ASK_TILE
            self.player: i64 = 0
            self.turn: i64 = 0
            self.at: i64 = 0
            self.working: bool = False
            self.kind: i64 = codes.NOBODY
            self.left: i64 = 0
            self.number: i64 = 0
            self.favour: i64 = 0
            self.waiting: i64 = 0
            self.lucky: i64 = codes.NOBODY
            self.section: i64 = 0
            self.scored: i64 = 0
            self.bridge: i64 = 0
            self.provost: i64 = 0
            self.bailiff: i64 = 0
            self.inn_left: i64 = codes.NOBODY
            self.inn_right: i64 = codes.NOBODY
            self.ply: i64 = 0
            self.score: vec[i64] = vec[i64]()
            self.deniers: vec[i64] = vec[i64]()
            self.home: vec[i64] = vec[i64]()
            self.cubes: vec[i64] = vec[i64]()
            self.level: vec[i64] = vec[i64]()
            self.used: vec[i64] = vec[i64]()
            self.given: vec[i64] = vec[i64]()
            self.tile: vec[i64] = vec[i64]()
            self.owner: vec[i64] = vec[i64]()
            self.worker: vec[i64] = vec[i64]()
            self.pending: vec[i64] = vec[i64]()
            self.stock: vec[i64] = vec[i64]()
            self.special: vec[i64] = vec[i64]()
            self.stables: vec[i64] = vec[i64]()
            self.castle: vec[i64] = vec[i64]()
            self.houses: vec[i64] = vec[i64]()
            self.order: vec[i64] = vec[i64]()
            self.passed: vec[i64] = vec[i64]()
            self.plies: vec[u8] = vec[u8]()
            self.events: vec[i64] = vec[i64]()
        else:
            self.players = like.players
            self.simple = like.simple
            self.lawyer_points = like.lawyer_points
            self.phase = like.phase
            self.ask = like.ask
            self.player = like.player
            self.turn = like.turn
            self.at = like.at
            self.working = like.working
            self.kind = like.kind
            self.left = like.left
            self.number = like.number
            self.favour = like.favour
            self.waiting = like.waiting
            self.lucky = like.lucky
            self.section = like.section
            self.scored = like.scored
            self.bridge = like.bridge
            self.provost = like.provost
            self.bailiff = like.bailiff
            self.inn_left = like.inn_left
            self.inn_right = like.inn_right
            self.ply = like.ply
            self.score = like.score[:]
            self.deniers = like.deniers[:]
            self.home = like.home[:]
            self.cubes = like.cubes[:]
            self.level = like.level[:]
            self.used = like.used[:]
            self.given = like.given[:]
            self.tile = like.tile[:]
            self.owner = like.owner[:]
            self.worker = like.worker[:]
            self.pending = like.pending[:]
            self.stock = like.stock[:]
            self.special = like.special[:]
            self.stables = like.stables[:]
            self.castle = like.castle[:]
            self.houses = like.houses[:]
            self.order = like.order[:]
            self.passed = like.passed[:]
            self.plies = like.plies[:]
            self.recording = False
            self.halting = False
            self.events = vec[i64]()

    def clone(self) -> "Position":
        """Return an equal, independent position."""
        return Position(self.setup, self)

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        if self.phase == codes.OVER:
            return TERMINAL
        return CHANCE if self.phase == codes.SETUP else int(self.player)

    def scores(self) -> list[int]:
        """Return the points of every seat so far (CAY-018)."""
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

    def log(self, action: i64) -> None:
        """Put an action into the history, doubling the room for it when it is full."""
        room: i64 = len(self.plies)
        if self.ply == room:
            more = vec[u8]([0] * (2 * int(room)))
            i: i64
            for i in range(room):
                more[i] = self.plies[i]
            self.plies = more
        self.plies[self.ply] = u8(action)
        self.ply += 1

    def forget(self) -> None:
        """Forget the history: a position read from text begins anew."""
        self.ply = 0

    def note(self, what: i64, seat: i64, a: i64, b: i64, c: i64, points: i64) -> None:  # noqa: PLR0917
        """Write down an event, if somebody wants to tell the story: what, seat, three numbers, points."""
        if self.recording:
            events = append(self.events, what)
            events = append(events, seat)
            events = append(events, a)
            events = append(events, b)
            events = append(events, c)
            self.events = append(events, points)

    def take_events(self) -> list[int]:
        """Return the events noted since the last call, `EVENT_SIZE` integers each, and forget them."""
        found: list[int] = []
        i: i64
        for i in range(len(self.events)):
            found.append(int(self.events[i]))
        self.events = vec[i64]()
        return found
