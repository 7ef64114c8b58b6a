"""The position of Praga Caput Regni: numbers, and how they are copied. Compiled; no rule stands here.

Layout, all flat and small, so that a clone is a few short copies:

* `seats` holds `FIELDS` integers for every seat: goods, tracks, grids, the action board (see `codes.py`).
* `row` holds the tiles of the three rows, `unseen` and `under` the stacks (see `stacks.py`), `open` the tiles that
  lie open to choose from: four levels of technology, bridge tiles IV, and the two V stacks as bit masks.
* `city` and `plaza` hold what lies on each space, `bridge` what covers the bridge, `river` the production tokens,
  `notch` the action tiles by sector of the wheel.
* `waiting` belongs to the turn: rewards not taken yet and upgrades covered this turn, by action, and sideways moves,
  by grid. `road` masks the waiting effects of the street; `wheel` is the sector whose bonus
  waits, `main` and `extra` say that an action is owed, `doing`, `source`, `own` and `cuts` describe the one under way.
* `dealt` grows with every change of `row`, `unseen`, `under` or `open`, `laid` with every change of `city`, `plaza`,
  `resolved`, `bridge` or of what lies on action boards: whoever looked at these before need not look again.
* `agenda` is a stack of tasks (see `codes.py`); when it is empty the active seat may do what it likes.

* `plies` is the history.

While `recording` is on, `events` gets a few integers for each thing that a story tells.
"""

from typing import final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import append, i64, vec
from bastide.engine.game import Setup
from bastide.games.praga.kernel import codes, tables


@final
class Position:
    """A game of Praga in progress; see `bastide.engine.game.Position`."""

    __slots__ = (
        "active",
        "agenda",
        "arrow",
        "bought",
        "bridge",
        "cells",
        "city",
        "cuts",
        "dealt",
        "depth",
        "doing",
        "ending",
        "era",
        "events",
        "extra",
        "face",
        "first",
        "laid",
        "last_place",
        "last_seat",
        "last_tile",
        "main",
        "neutral_random",
        "notch",
        "open",
        "order_random",
        "own",
        "platform",
        "players",
        "plaza",
        "plies",
        "recording",
        "refreshed",
        "resolved",
        "river",
        "road",
        "row",
        "seats",
        "setup",
        "side_random",
        "source",
        "start_random",
        "street",
        "taken",
        "tile_side",
        "turn",
        "under",
        "unseen",
        "waiting",
        "wheel",
    )

    def __init__(self, setup: Setup) -> None:
        """Make an empty shell for `begin` and `clone` to fill."""
        self.setup: Setup = setup
        self.recording: bool = False
        self.players: i64 = 0
        self.tile_side: i64 = 0
        self.start_random: i64 = 0
        self.order_random: i64 = 0
        self.side_random: i64 = 0
        self.neutral_random: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.era: i64 = 1
        self.arrow: i64 = 0
        self.platform: i64 = 0
        self.taken: i64 = codes.NOTHING
        self.main: i64 = 0
        self.wheel: i64 = codes.NOTHING
        self.bought: i64 = 0
        self.extra: i64 = 0
        self.refreshed: i64 = 0
        self.doing: i64 = codes.NOTHING
        self.own: i64 = 0
        self.source: i64 = 0
        self.cuts: i64 = 0
        self.road: i64 = 0
        self.resolved: i64 = 0
        self.ending: i64 = 0
        self.last_seat: i64 = codes.NOTHING
        self.last_tile: i64 = codes.NOTHING
        self.last_place: i64 = codes.NOTHING
        self.depth: i64 = 0
        self.dealt: i64 = 0
        self.laid: i64 = 0
        nothing: vec[i64] = vec[i64]()  # each is replaced before anything is written to it
        self.cells: vec[i64] = nothing
        self.street: vec[i64] = nothing
        self.face: vec[i64] = nothing
        self.seats: vec[i64] = nothing
        self.row: vec[i64] = nothing
        self.unseen: vec[i64] = nothing
        self.under: vec[i64] = nothing
        self.open: vec[i64] = nothing
        self.city: vec[i64] = nothing
        self.plaza: vec[i64] = nothing
        self.bridge: vec[i64] = nothing
        self.river: vec[i64] = nothing
        self.notch: vec[i64] = nothing
        self.waiting: vec[i64] = nothing
        self.agenda: vec[i64] = nothing
        self.plies: vec[i64] = nothing
        self.events: vec[i64] = vec[i64]()

    def clone(self) -> "Position":
        """Return an equal, independent position."""
        new = Position(self.setup)
        new.players = self.players
        new.tile_side = self.tile_side
        new.start_random = self.start_random
        new.order_random = self.order_random
        new.side_random = self.side_random
        new.neutral_random = self.neutral_random
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.era = self.era
        new.arrow = self.arrow
        new.platform = self.platform
        new.taken = self.taken
        new.main = self.main
        new.wheel = self.wheel
        new.bought = self.bought
        new.extra = self.extra
        new.refreshed = self.refreshed
        new.doing = self.doing
        new.own = self.own
        new.source = self.source
        new.cuts = self.cuts
        new.road = self.road
        new.resolved = self.resolved
        new.ending = self.ending
        new.last_seat = self.last_seat
        new.last_tile = self.last_tile
        new.last_place = self.last_place
        new.depth = self.depth
        new.dealt = self.dealt
        new.laid = self.laid
        new.cells = self.cells  # never changed in place
        new.street = self.street  # never changed in place
        new.face = self.face  # never changed in place
        new.seats = self.seats[:]
        new.row = self.row[:]
        new.unseen = self.unseen[:]
        new.under = self.under[:]
        new.open = self.open[:]
        new.city = self.city[:]
        new.plaza = self.plaza[:]
        new.bridge = self.bridge[:]
        new.river = self.river[:]
        new.notch = self.notch[:]
        new.waiting = self.waiting[:]
        new.agenda = self.agenda[:]
        new.plies = self.plies[:]
        return new

    # -- who decides, and what ---------------------------------------------------------------

    def task(self) -> i64:
        """Return what the position waits for: the task on top of the agenda, or `FREE`."""
        if self.depth:
            return self.agenda[self.depth - 1] & codes.TASK_MASK
        return codes.FREE

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        task = self.task()
        if task == codes.FREE:
            return int(self.active)
        if task == codes.OVER:
            return TERMINAL
        return (
            int(self.agenda[self.depth - 1] >> codes.SEAT_SHIFT & codes.SEAT_MASK) if tables.WAITS_FOR[task] else CHANCE
        )

    # -- reading it --------------------------------------------------------------------------

    def field(self, seat: i64, name: i64) -> i64:
        """Return a field of a seat, as in `codes.py`."""
        return self.seats[seat * codes.FIELDS + name]

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        found: list[int] = []
        seat: i64
        for seat in range(self.players):
            found.append(int(self.seats[seat * codes.FIELDS + codes.SCORE]))
        return found

    # -- what has happened -------------------------------------------------------------------

    def log(self, code: i64) -> None:
        """Put an action into the history."""
        self.plies = append(self.plies, code)

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        found: list[int] = []
        i: i64
        for i in range(len(self.plies)):
            found.append(int(self.plies[i]))
        return found

    def note(self, what: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Write an event for the story."""
        events = append(self.events, what)
        events = append(events, seat)
        events = append(events, a)
        events = append(events, b)
        self.events = append(events, c)

    def take_events(self) -> list[int]:
        """Return the events noted since the last call, `EVENT_SIZE` integers each, and forget them."""
        found: list[int] = []
        i: i64
        for i in range(len(self.events)):
            found.append(int(self.events[i]))
        self.events = vec[i64]()
        return found
