"""The position of Praga Caput Regni and its transitions: the kernel, compiled where a compiler is.

Layout, all flat and small, so that a clone is a few short copies:

* `seats` holds `FIELDS` integers for every seat: goods, tracks, grids, the action board (see `codes.py`).
* `row` holds the tiles of the three rows, `unseen` and `under` the stacks (see `stacks.py`), `open` the tiles that
  lie open to choose from: four levels of technology, bridge tiles IV, and the two V stacks as bit masks.
* `city` and `plaza` hold what lies on each space, `bridge` what covers the bridge, `river` the production tokens,
  `notch` the action tiles by sector of the wheel.
* `owed`, `old` and `steps` belong to the turn: rewards not taken yet and upgrades covered this turn, by action, and
  sideways moves waiting, by grid. `road` masks the waiting effects of the street; `wheel` is the sector whose bonus
  waits, `main` and `extra` say that an action is owed, `doing`, `source`, `own` and `cuts` describe the one under way.
* `agenda` is a stack of tasks (see `codes.py`); when it is empty the active seat may do what it likes.

While `recording` is on, `events` gets a few integers for each thing that a story tells.
"""

from typing import Any, Final, final

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.arrays import append, i64, vec
from bastide.engine.play import Game
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.agenda import settle
from bastide.games.praga.kernel.deeds import perform
from bastide.games.praga.kernel.moves import LEGAL, find_legal
from bastide.games.praga.kernel.playout import play_out
from bastide.games.praga.kernel.road import BRIDGE_SIDE
from bastide.games.praga.kernel.setup import set_up
from bastide.games.praga.kernel.tasks import pop, push, top_seat, top_task

ROW_SLOTS: Final = 12
OPEN_LISTS: Final = 8


@final
class State:
    """A game of Praga in progress; see `bastide.engine.state.State`."""

    __slots__ = (
        "active",
        "agenda",
        "arrow",
        "bought",
        "bridge",
        "cells",
        "city",
        "cuts",
        "depth",
        "doing",
        "ending",
        "era",
        "events",
        "extra",
        "face",
        "first",
        "game",
        "last_place",
        "last_seat",
        "last_tile",
        "main",
        "neutral_random",
        "notch",
        "old",
        "open",
        "order_random",
        "origin",
        "owed",
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
        "side_random",
        "source",
        "start_random",
        "steps",
        "street",
        "taken",
        "tile_side",
        "turn",
        "under",
        "unseen",
        "wheel",
    )
    game: Game

    def __init__(self) -> None:
        """Make an empty shell for `begin` and `clone` to fill."""
        self.recording: bool = False
        self.origin: str = ""
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
        self.cells: vec[i64] = vec[i64]()
        self.street: vec[i64] = vec[i64]()
        self.face: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.row: vec[i64] = vec[i64]()
        self.unseen: vec[i64] = vec[i64]()
        self.under: vec[i64] = vec[i64]()
        self.open: vec[i64] = vec[i64]()
        self.city: vec[i64] = vec[i64]()
        self.plaza: vec[i64] = vec[i64]()
        self.bridge: vec[i64] = vec[i64]()
        self.river: vec[i64] = vec[i64]()
        self.notch: vec[i64] = vec[i64]()
        self.owed: vec[i64] = vec[i64]()
        self.old: vec[i64] = vec[i64]()
        self.steps: vec[i64] = vec[i64]()
        self.agenda: vec[i64] = vec[i64]()
        self.plies: vec[i64] = vec[i64]()
        self.events: vec[i64] = vec[i64]()

    def begin(self, game: Game, rules: list[int], cells: list[int], street: list[int], face: list[int]) -> None:
        """Set the table (sections 2 to 4).

        `rules` is the side of the action tiles, whether their order is random, the side of the bridge (2 for
        random), whether neutral buildings are turned at random, and the first seat or -1 if chance decides;
        `cells` the grids, `street` the effect behind each action of the street, `face` the King's Road tiles.
        """
        self.game = game
        self.players = game.players
        self.tile_side = rules[0]
        self.order_random = rules[1]
        self.side_random = 1 if rules[2] == 2 else 0
        self.neutral_random = rules[3]
        self.start_random = 1 if rules[4] < 0 else 0
        self.first = self.active = max(rules[4], 0)
        self.cells = vec[i64](cells)
        self.street = vec[i64](street)
        self.face = vec[i64](face)
        self.arrow = tables.START_ARROW[self.players]
        self.platform = tables.PLATFORM_START[self.players]
        self.seats = vec[i64]([0] * (codes.FIELDS * game.players))
        seat: i64
        for seat in range(self.players):
            at = seat * codes.FIELDS
            self.seats[at + codes.GOLD] = tables.START_GOLD
            self.seats[at + codes.STONE] = tables.START_STONE
            self.seats[at + codes.MINE] = tables.TRACK_START[0]
            self.seats[at + codes.QUARRY] = tables.TRACK_START[1]
            self.seats[at + codes.CUBES] = tables.FREE_CUBES
            i: i64
            for i in range(4):
                self.seats[at + codes.GRID + i] = 1
        self.row = vec[i64]([codes.NOTHING] * ROW_SLOTS)
        self.unseen = vec[i64]([0] * tables.STACKS)
        self.under = vec[i64]([0] * tables.STACKS)
        for i in range(tables.STACKS):
            self.unseen[i] = tables.BIT[tables.STACK_SIZE[i]] - 1
        self.open = vec[i64]([0] * OPEN_LISTS)
        self.city = vec[i64]([0] * codes.SPACES)
        self.plaza = vec[i64]([0] * tables.PLAZAS)
        self.bridge = vec[i64]([BRIDGE_SIDE if rules[2] == 1 else 0] * tables.SPANS)
        self.river = tables.TOKEN_COUNT[:]
        self.notch = vec[i64]([0] * tables.POSITIONS)
        self.owed = vec[i64]([0] * codes.HEXES)
        self.old = vec[i64]([0] * codes.HEXES)
        self.steps = vec[i64]([0, 0, 0])
        self.agenda = vec[i64]([0] * codes.AGENDA_MAX)
        set_up(self)
        settle(self)

    def clone(self) -> "State":
        """Return an equal, independent position."""
        new = State()
        new.game = self.game
        new.origin = self.origin
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
        new.owed = self.owed[:]
        new.old = self.old[:]
        new.steps = self.steps[:]
        new.agenda = self.agenda[:]
        new.plies = self.plies[:]
        return new

    # -- what may be done ------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        task = top_task(self)
        if task == codes.FREE:
            return int(self.active)
        if task == codes.OVER:
            return TERMINAL
        return int(top_seat(self)) if tables.WAITS_FOR[task] else CHANCE

    def is_terminal(self) -> bool:
        """Return whether the game is over (PRA-265)."""
        return top_task(self) == codes.OVER

    def legal_actions(self) -> list[int]:
        """Return what may be done now, sorted; the outcomes at a chance node; empty only at the end."""
        found: list[int] = []
        i: i64
        for i in range(find_legal(self)):
            found.append(int(LEGAL[i]))
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes and their probabilities: all unseen tiles of a stack are equally likely."""
        if self.current_player() != CHANCE:
            raise ValueError("nothing is left to chance here")
        outcomes = self.legal_actions()
        return [(action, 1 / len(outcomes)) for action in outcomes]

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
        from bastide.games.praga.words.refusals import refuse

        raise refuse(self, action)

    def act(self, action: i64) -> bool:
        """Make an action of 0 … ACTIONS - 1 if it is legal; return whether it was."""
        i: i64
        for i in range(find_legal(self)):
            if LEGAL[i] == action:
                self.plies = append(self.plies, action)
                perform(self, action)
                return True
        return False

    def playout(self, seed: int) -> int:
        """Play uniformly at random to the end, in place; return the number of actions made."""
        return play_out(self, seed)

    def if_ended(self) -> list[int]:
        """Return the points of every seat if the game ended now, claims on plazas included (PRA-270 to PRA-279).

        An upward arrow that a plaza leads to is left alone.
        """
        last = self.clone()
        if not last.ending:
            last.ending = 1
            last.depth = 0
            push(last, codes.FINAL, 0, 0, 0, 0)
        settle(last)
        while top_task(last) != codes.OVER:
            pop(last)
            settle(last)
        return last.scores()

    def take_events(self) -> list[int]:
        """Return the events noted since the last call, `EVENT_SIZE` integers each, and forget them."""
        found: list[int] = []
        i: i64
        for i in range(len(self.events)):
            found.append(int(self.events[i]))
        self.events = vec[i64]()
        return found

    # -- reading it ------------------------------------------------------------------------

    def task(self) -> int:
        """Return what the position waits for, as in `codes.py`."""
        return int(top_task(self))

    def field(self, seat: int, name: int) -> int:
        """Return a field of a seat, as in `codes.py`."""
        return int(self.seats[seat * codes.FIELDS + name])

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        found: list[int] = []
        seat: i64
        for seat in range(self.players):
            found.append(int(self.seats[seat * codes.FIELDS + codes.SCORE]))
        return found

    def returns(self) -> list[float]:
        """Return every seat's share of the win; zeros before the end. The later in turn order wins a tie (PRA-280)."""
        scores = self.scores()
        if not self.is_terminal():
            return [0.0] * len(scores)
        players = len(scores)
        order = [(int(self.first) + turn) % players for turn in range(players)]
        winner = max(order, key=lambda seat: (scores[seat], order.index(seat)))
        return [float(seat == winner) for seat in range(players)]

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        found: list[int] = []
        i: i64
        for i in range(len(self.plies)):
            found.append(int(self.plies[i]))
        return found

    def reveals(self, action: int) -> bool:
        """Return whether making this legal action shows anybody something new: only chance does."""
        return self.current_player() == CHANCE

    def resample_from_infostate(self, seat: int, seed: int) -> "State":
        """Return an independent equal position: nothing is hidden, the unseen tiles have no order yet."""
        return self.clone()

    # -- what others do with it, uncompiled --------------------------------------------------

    def apply(self, text: str) -> None:
        """Make one action given in notation."""
        from bastide.games.praga.words.notation import parse_action

        self.apply_action(parse_action(self, text))

    def action_to_string(self, action: int) -> str:
        """Return the notation of an action of this position."""
        from bastide.games.praga.words.notation import action_text

        return action_text(self, action)

    def string_to_action(self, text: str) -> int:
        """Return the action that a notation means here; raise `IllegalAction` if it means none."""
        from bastide.games.praga.words.notation import parse_action

        return parse_action(self, text)

    def action_fields(self, action: int) -> dict[str, Any]:
        """Return an action as JSON data with named fields, `kind` first."""
        from bastide.games.praga.words.notation import action_fields

        return action_fields(self, action)

    def preview(self, action: int) -> dict[str, Any]:
        """Return as JSON data what a legal action would bring."""
        from bastide.games.praga.words.outlook import preview

        return preview(self, action)

    def explain(self, action: int | str) -> Refusal | None:
        """Return why an action is refused now, or None if it is legal."""
        from bastide.games.praga.words.refusals import explain

        return explain(self, action)

    def story(self) -> list[StoryEntry]:
        """Return the log from the beginning."""
        from bastide.games.praga.words.story import story

        return story(self)

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause; a seat's entries add up to its score."""
        from bastide.games.praga.words.story import ledger

        return ledger(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the table as JSON data; it is the same for every seat and for a spectator."""
        from bastide.games.praga.words.view import view

        return view(self)

    def to_text(self) -> str:
        """Return the position in one line; `game.from_text` is the inverse."""
        from bastide.games.praga.words.position import position_text

        return position_text(self)

    def to_svg(self) -> str:
        """Return the board as an SVG drawing."""
        from bastide.games.praga.pictures.svg import to_svg

        return to_svg(self)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        from bastide.games.praga.pictures.text import draw_board

        return draw_board(self)
