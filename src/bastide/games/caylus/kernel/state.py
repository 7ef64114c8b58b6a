"""The position of Caylus: the kernel's data, compiled where a compiler is; the rules are in the modules beside it.

Layout, all flat and small, so that a clone is a few short copies:

* By seat: `score`, `deniers`, `home` (workers available), `cubes` [seat * CUBES + cube], `level` [seat * LINES + line],
  `used` (bit mask of the lines chosen in this phase), `given` (batches in this phase 6).
* By space of the road, 1 … 28: `tile` (kind of building, -1 unbuilt), `owner`, `worker`, `pending` (who will own the
  residence to come); seats, or -1.
* Workers off the road: `special` by place, `stables` and `castle` by circle, `inn_left`, `inn_right`.
* The course of the turn: `phase`, `ask` (what is to be decided, see `codes.py`) by `player`, and `at`: how far the
  phase has got (place in the turn or passing order, special building, space, castle space).
* A choice that takes several actions: `kind` is being paid or placed, `left` cubes are to be paid or taken, or
  were bought, `number` is the alchemist's offer, `favour` the effect in use, `waiting` favours of `lucky` follow.

While `recording` is on, `events` gets a few integers for each thing that a story tells (see `codes.py`).
"""

from typing import Any, Final, final

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.arrays import append, i64, u8, vec
from bastide.engine.play import Game
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.castle import goods_points
from bastide.games.caylus.kernel.choices import act, fill, is_legal
from bastide.games.caylus.kernel.places import ROOM, STABLE_CIRCLES
from bastide.games.caylus.kernel.playout import play_out

CODES: Final[list[Any]] = list(range(codes.ACTIONS))
"""Every action as an object that is there already, so that listing actions makes none."""


@final
class State:
    """A position of Caylus; `bastide.load_game("caylus").new_initial_state()` makes one."""

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
        "game",
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
        "origin",
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
    game: Game

    def __init__(self) -> None:
        """Make an empty shell for `begin` and `clone` to fill."""
        self.players: i64 = 0
        self.simple: bool = False
        self.lawyer_points: i64 = 0
        self.recording: bool = False
        self.halting: bool = False
        self.origin: str = ""
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
        self.scored: vec[i64] = vec[i64]()
        self.order: vec[i64] = vec[i64]()
        self.passed: vec[i64] = vec[i64]()
        self.plies: vec[u8] = vec[u8]()
        self.events: vec[i64] = vec[i64]()

    def begin(self, game: Game, simple: bool, jeweller: int, lawyer_points: int) -> None:
        """Set the table as far as nothing is left to chance (CAY-023 to CAY-039).

        `jeweller` is a kind that is in the box although its count is 0, or -1.
        """
        self.game = game
        self.players = game.players
        self.simple = simple
        self.lawyer_points = lawyer_points
        self.provost = tables.START_SPACE
        self.bailiff = tables.START_SPACE
        self.score = vec[i64]([0] * codes.SEATS)
        self.deniers = vec[i64]([0] * codes.SEATS)
        self.home = vec[i64]([tables.WORKERS] * codes.SEATS)
        self.cubes = vec[i64]([0] * (codes.SEATS * codes.CUBES))
        self.level = vec[i64]([0] * (codes.SEATS * codes.LINES))
        self.used = vec[i64]([0] * codes.SEATS)
        self.given = vec[i64]([0] * codes.SEATS)
        self.tile = tables.PRINTED[:]
        self.owner = vec[i64]([codes.NOBODY] * (codes.SPACES + 1))
        self.worker = vec[i64]([codes.NOBODY] * (codes.SPACES + 1))
        self.pending = vec[i64]([codes.NOBODY] * (codes.SPACES + 1))
        self.stock = tables.COUNT[:]
        kind: i64
        for kind in range(codes.NEUTRALS):
            self.stock[kind] = 0
        if jeweller >= 0:
            self.stock[jeweller] = 1
        self.special = vec[i64]([codes.NOBODY] * codes.ROAD)
        self.stables = vec[i64]([codes.NOBODY] * STABLE_CIRCLES)
        self.castle = vec[i64]([codes.NOBODY] * codes.SEATS)
        self.houses = vec[i64]([0] * (codes.SECTIONS * codes.SEATS))
        self.scored = vec[i64]([0] * codes.SECTIONS)
        self.order = vec[i64]([codes.NOBODY] * codes.SEATS)
        self.passed = vec[i64]([codes.NOBODY] * codes.SEATS)
        self.plies = vec[u8]([0] * codes.PLIES)

    def clone(self) -> "State":
        """Return an equal, independent position."""
        new = State()
        new.game = self.game
        new.players = self.players
        new.simple = self.simple
        new.lawyer_points = self.lawyer_points
        new.origin = self.origin
        new.phase = self.phase
        new.ask = self.ask
        new.player = self.player
        new.turn = self.turn
        new.at = self.at
        new.working = self.working
        new.kind = self.kind
        new.left = self.left
        new.number = self.number
        new.favour = self.favour
        new.waiting = self.waiting
        new.lucky = self.lucky
        new.section = self.section
        new.bridge = self.bridge
        new.provost = self.provost
        new.bailiff = self.bailiff
        new.inn_left = self.inn_left
        new.inn_right = self.inn_right
        new.ply = self.ply
        new.score = self.score[:]
        new.deniers = self.deniers[:]
        new.home = self.home[:]
        new.cubes = self.cubes[:]
        new.level = self.level[:]
        new.used = self.used[:]
        new.given = self.given[:]
        new.tile = self.tile[:]
        new.owner = self.owner[:]
        new.worker = self.worker[:]
        new.pending = self.pending[:]
        new.stock = self.stock[:]
        new.special = self.special[:]
        new.stables = self.stables[:]
        new.castle = self.castle[:]
        new.houses = self.houses[:]
        new.scored = self.scored[:]
        new.order = self.order[:]
        new.passed = self.passed[:]
        new.plies = self.plies[:]
        return new

    # -- what may be done ------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        if self.phase == codes.OVER:
            return TERMINAL
        return CHANCE if self.phase == codes.SETUP else int(self.player)

    def is_terminal(self) -> bool:
        """Return whether the game is over (CAY-280)."""
        return self.phase == codes.OVER

    def legal_actions(self) -> list[int]:
        """Return what may be done now, sorted; the outcomes at a chance node; empty only at the end."""
        found: list[int] = []
        if self.phase != codes.OVER:
            i: i64
            for i in range(fill(self)):
                found.append(CODES[ROOM[i]])
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes and their probabilities, all equal (CAY-031, CAY-032)."""
        if self.phase != codes.SETUP:
            raise ValueError("nothing is left to chance here")
        actions = self.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    # -- doing it --------------------------------------------------------------------------

    def apply_action(self, action: object) -> None:
        """Make one action; raise `IllegalAction` and change nothing if the rules refuse it."""
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < codes.ACTIONS:
            code: i64 = action
            if is_legal(self, code):
                act(self, code)
                return
        from bastide.games.caylus.words.refusals import refuse

        raise refuse(self, action)

    def playout(self, seed: int) -> int:
        """Play uniformly at random to the end, in place; return the number of actions made."""
        return play_out(self, seed)

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

    # -- reading it ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        found: list[int] = []
        seat: i64
        for seat in range(self.players):
            found.append(int(self.score[seat]))
        return found

    def if_ended(self) -> list[int]:
        """Return the points of every seat if the game ended now, goods counted (CAY-281 to CAY-283)."""
        found = self.scores()
        if self.phase != codes.OVER:
            seat: i64
            for seat in range(self.players):
                found[seat] += int(goods_points(self, seat))
        return found

    def returns(self) -> list[float]:
        """Return every seat's share of the win (ties split it, CAY-285); zeros before the end."""
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
        return self.phase == codes.SETUP

    def resample_from_infostate(self, seat: int, seed: int) -> "State":
        """Return an independent equal position: nothing is hidden (CAY-008)."""
        return self.clone()

    # -- what others do with it, uncompiled --------------------------------------------------

    def apply(self, text: str) -> None:
        """Make one action given in notation."""
        from bastide.games.caylus.words.notation import parse_action

        self.apply_action(parse_action(self, text))

    def action_to_string(self, action: int) -> str:
        """Return the notation of an action of this position."""
        from bastide.games.caylus.words.notation import action_text

        return action_text(self, action)

    def string_to_action(self, text: str) -> int:
        """Return the action that a notation means here; raise `IllegalAction` if it means none."""
        from bastide.games.caylus.words.notation import parse_action

        return parse_action(self, text)

    def action_fields(self, action: int) -> dict[str, Any]:
        """Return an action as JSON data with named fields, `kind` first."""
        from bastide.games.caylus.words.notation import action_fields

        return action_fields(self, action)

    def preview(self, action: int) -> dict[str, Any]:
        """Return as JSON data what a legal action would bring."""
        from bastide.games.caylus.words.outlook import preview

        return preview(self, action)

    def explain(self, action: int | str) -> Refusal | None:
        """Return why an action is refused now, or None if it is legal."""
        from bastide.games.caylus.words.refusals import explain

        return explain(self, action)

    def story(self) -> list[StoryEntry]:
        """Return the log from the beginning."""
        from bastide.games.caylus.words.story import story

        return story(self)

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause; a seat's entries add up to its score."""
        from bastide.games.caylus.words.story import ledger

        return ledger(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the table as JSON data; it is the same for every seat and for a spectator."""
        from bastide.games.caylus.words.view import view

        return view(self)

    def to_text(self) -> str:
        """Return the position in one line; `game.from_text` is the inverse."""
        from bastide.games.caylus.words.position import position_text

        return position_text(self)

    def to_svg(self) -> str:
        """Return the board as an SVG drawing."""
        from bastide.games.caylus.pictures.svg import to_svg

        return to_svg(self)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        from bastide.games.caylus.pictures.text import draw_board

        return draw_board(self)
