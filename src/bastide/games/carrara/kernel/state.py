"""The position of Carrara: the kernel, compiled where a compiler is.

Layout, all flat and small, so that a clone is a few short copies:

* Blocks and objects are *words* (see `tables.py`): the `bag`, the `supply`, `wheel[segment]`, `stock[seat]` and
  `objects[seat]`. Tiles are *sets*: the `display`, the `stack`, `great` (cost 8, still to be had), `gone`
  (replaced by a rebuild), and `built[6 * seat + city]`. `sites` says which tile of the display lies where.
* `scored[seat]` is a set of scorings numbered as in the actions: types, cities, categories.
* `worth[8 * seat + place]` is what a city or a category is worth to a seat, as in `WORTH` of `tables.py`.
* What is under way: `segment`, `colour` (the least valuable taken or paid so far), `moved` (blocks), `spent` while
  buying; `tile`, `city`, `old`, `owed`, `colour`, `moved` while paying.

Rules of turns are in `turns.py`, what may be done in `choices.py`, scorings in `scoring.py`. While `recording` is on,
`events` gets a few integers for each thing that a story tells (see `codes.py`).
"""

from typing import Any, Final, final

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.arrays import append, i64, vec
from bastide.engine.play import Game
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.choices import FOUND, find
from bastide.games.carrara.kernel.playout import play_out
from bastide.games.carrara.kernel.scoring import final_points
from bastide.games.carrara.kernel.turns import make, start

CODES: Final[list[Any]] = list(range(int(tables.ACTIONS)))
"""Every action as an object that is there already, so that listing actions makes none."""


@final
class State:
    """A position of Carrara; `bastide.load_game("carrara").new_initial_state()` makes one."""

    __slots__ = (
        "bag",
        "bonus",
        "built",
        "cards",
        "categories",
        "cities_done",
        "city",
        "coins",
        "colour",
        "cost8",
        "dealing",
        "display",
        "ending",
        "ending_turn",
        "events",
        "first",
        "game",
        "gone",
        "great",
        "markers",
        "moved",
        "objects",
        "old",
        "open",
        "origin",
        "owed",
        "patches",
        "phase",
        "player",
        "players",
        "plies",
        "ply",
        "purchased",
        "rebuild",
        "recording",
        "rotation",
        "sale",
        "score",
        "scored",
        "segment",
        "sites",
        "spent",
        "stack",
        "stock",
        "supply",
        "surplus",
        "tile",
        "turn",
        "turned",
        "upgraded",
        "upgrades",
        "upgrades_left",
        "wheel",
        "worth",
    )
    game: Game

    def __init__(self) -> None:
        """Make an empty shell for `begin` and `clone` to fill."""
        self.players: i64 = 0
        self.rotation: bool = False
        self.cost8: bool = False
        self.upgrades: bool = False
        self.rebuild: bool = False
        self.categories: bool = False
        self.bonus: bool = False
        self.surplus: bool = False
        self.open: bool = False
        self.recording: bool = False
        self.origin: str = ""
        self.patches: list[tuple[int, str]] = []
        self.phase: i64 = codes.OVER
        self.player: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 1
        self.dealing: i64 = 0
        self.bag: i64 = 0
        self.supply: i64 = 0
        self.sale: i64 = 0
        self.display: i64 = 0
        self.stack: i64 = 0
        self.great: i64 = 0
        self.gone: i64 = 0
        self.upgrades_left: i64 = 0
        self.cities_done: i64 = 0
        self.turned: i64 = codes.NOT_BUYING
        self.segment: i64 = codes.NOTHING
        self.colour: i64 = 0
        self.moved: i64 = 0
        self.spent: i64 = 0
        self.tile: i64 = codes.NOTHING
        self.city: i64 = codes.NOTHING
        self.old: i64 = codes.NOTHING
        self.owed: i64 = 0
        self.purchased: bool = False
        self.ending: i64 = codes.RUNNING
        self.ending_turn: i64 = 0
        self.ply: i64 = 0
        self.wheel: vec[i64] = vec[i64]()
        self.sites: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.score: vec[i64] = vec[i64]()
        self.coins: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        self.objects: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.scored: vec[i64] = vec[i64]()
        self.upgraded: vec[i64] = vec[i64]()
        self.built: vec[i64] = vec[i64]()
        self.worth: vec[i64] = vec[i64]()
        self.plies: vec[i64] = vec[i64]()
        self.events: vec[i64] = vec[i64]()

    def begin(self, game: Game, modules: list[bool], is_open: bool, first: int) -> None:
        """Set the table (CRR-017 to CRR-024).

        `modules` is rotation, cost8, upgrades, rebuild, categories, cards, bonus, surplus; `first` the seat that
        begins, or -1 if chance decides.
        """
        self.game = game
        self.players = game.players
        self.rotation = modules[0]
        self.cost8 = modules[1]
        self.upgrades = modules[2]
        self.rebuild = modules[3]
        self.categories = modules[4]
        self.bonus = modules[6]
        self.surplus = modules[7]
        self.open = is_open
        self.wheel = vec[i64]([0] * codes.CITIES)
        self.wheel[tables.START_SEGMENT] = tables.FIRST_BLOCKS
        self.sites = vec[i64]([codes.NOTHING] * int(tables.SITES))
        self.cards = vec[i64]([codes.NOTHING] * codes.CLASSES)
        card: i64
        for card in range(tables.BASE_CARDS):
            if not modules[5]:
                self.cards[card] = card
        self.score = vec[i64]([int(tables.START_POINTS)] * codes.SEATS)
        self.coins = vec[i64]([int(tables.START_COINS)] * codes.SEATS)
        self.stock = vec[i64]([0] * codes.SEATS)
        self.objects = vec[i64]([0] * codes.SEATS)
        self.markers = vec[i64]([int(tables.MARKERS)] * codes.SEATS)
        self.scored = vec[i64]([0] * codes.SEATS)
        self.upgraded = vec[i64]([0] * codes.SEATS)
        self.built = vec[i64]([0] * (codes.SEATS * codes.CITIES))
        self.worth = vec[i64]([0] * (codes.SEATS * tables.PLACES))
        place: i64
        for place in range(codes.SEATS * tables.PLACES):
            self.worth[place] = tables.WORTH[place % tables.PLACES]
        self.bag = tables.ALL_BLOCKS - tables.FIRST_BLOCKS
        self.supply = tables.SUPPLY
        self.sale = tables.ALL_KINDS if tables.FOR_SALE else 0
        self.stack = tables.STACK
        self.great = tables.GREAT if self.cost8 else 0
        self.upgrades_left = tables.ALL_UPGRADES if self.upgrades else 0
        self.phase = codes.STARTING
        if first >= 0:
            start(self, first)

    def clone(self) -> "State":
        """Return an equal, independent position."""
        new = State()
        new.game = self.game
        new.players = self.players
        new.rotation = self.rotation
        new.cost8 = self.cost8
        new.upgrades = self.upgrades
        new.rebuild = self.rebuild
        new.categories = self.categories
        new.bonus = self.bonus
        new.surplus = self.surplus
        new.open = self.open
        new.origin = self.origin
        new.patches = self.patches  # never changed in place
        new.phase = self.phase
        new.player = self.player
        new.first = self.first
        new.turn = self.turn
        new.dealing = self.dealing
        new.bag = self.bag
        new.supply = self.supply
        new.sale = self.sale
        new.display = self.display
        new.stack = self.stack
        new.great = self.great
        new.gone = self.gone
        new.upgrades_left = self.upgrades_left
        new.cities_done = self.cities_done
        new.turned = self.turned
        new.segment = self.segment
        new.colour = self.colour
        new.moved = self.moved
        new.spent = self.spent
        new.tile = self.tile
        new.city = self.city
        new.old = self.old
        new.owed = self.owed
        new.purchased = self.purchased
        new.ending = self.ending
        new.ending_turn = self.ending_turn
        new.ply = self.ply
        new.wheel = self.wheel[:]
        new.sites = self.sites[:]
        new.cards = self.cards[:]
        new.score = self.score[:]
        new.coins = self.coins[:]
        new.stock = self.stock[:]
        new.objects = self.objects[:]
        new.markers = self.markers[:]
        new.scored = self.scored[:]
        new.upgraded = self.upgraded[:]
        new.built = self.built[:]
        new.worth = self.worth[:]
        new.plies = self.plies[:]
        return new

    # -- what may be done ------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        if self.phase == codes.OVER:
            return TERMINAL
        return CHANCE if self.phase <= codes.LAST_CHANCE else int(self.player)

    def is_terminal(self) -> bool:
        """Return whether the game is over (CRR-089)."""
        return self.phase == codes.OVER

    def legal_actions(self) -> list[int]:
        """Return what may be done now, sorted; the outcomes at a chance node; empty only at the end."""
        found: list[int] = []
        i: i64
        for i in range(find(self)):
            found.append(CODES[FOUND[i]])
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes and their probabilities: every block of the bag alike, and all else uniform."""
        if self.phase > codes.LAST_CHANCE:
            raise ValueError("nothing is left to chance here")
        actions = self.legal_actions()
        if self.phase == codes.REFILLING:
            total = int(self.bag % tables.SUM)
            return [
                (action, int(self.bag >> tables.FIELD_BITS * (action - codes.DRAW) & tables.FIELD_MASK) / total)
                for action in actions
            ]
        return [(action, 1 / len(actions)) for action in actions]

    # -- doing it --------------------------------------------------------------------------

    def apply_action(self, action: object) -> None:
        """Make one action; raise `IllegalAction` and change nothing if the rules refuse it."""
        if (
            isinstance(action, int)
            and not isinstance(action, bool)
            and 0 <= action < tables.ACTIONS
            and self.act(action)
        ):
            return
        from bastide.games.carrara.words.refusals import refuse

        raise refuse(self, action)

    def act(self, action: i64) -> bool:
        """Make an action of the action space if it is legal; return whether it was."""
        i: i64
        for i in range(find(self)):
            if FOUND[i] == action:
                make(self, action)
                return True
        return False

    def playout(self, seed: int) -> int:
        """Play uniformly at random to the end, in place; return the number of actions made."""
        return play_out(self, seed)

    def log(self, action: i64) -> None:
        """Write an action into the history."""
        self.plies = append(self.plies, action)
        self.ply += 1

    def note(  # noqa: PLR0917 - one call with six integers is what the compiler likes
        self, what: i64, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Note an event for the story: its kind, the seat, and what is to be said of it."""
        events = append(self.events, what)
        events = append(events, seat)
        events = append(events, a)
        events = append(events, b)
        events = append(events, c)
        self.events = append(events, d)

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

    def winners(self) -> list[int]:
        """Return who is ahead: most points, then most blocks left; several if that is equal too (CRR-103, CRR-104)."""
        order = [(int(self.score[seat]), int(self.stock[seat] % tables.SUM)) for seat in range(int(self.players))]
        return [seat for seat, rank in enumerate(order) if rank == max(order)]

    def returns(self) -> list[float]:
        """Return every seat's share of the win (CRR-104); zeros before the end."""
        if self.phase != codes.OVER:
            return [0.0] * int(self.players)
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(int(self.players))]

    def if_ended(self, seat: int) -> list[int]:
        """Return what final scoring would give a seat now, by cause (CRR-098 to CRR-102)."""
        found: list[int] = []
        cause: i64
        for cause in range(codes.CAUSES):
            found.append(int(final_points(self, seat, cause)))
        return found

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        found: list[int] = []
        i: i64
        for i in range(self.ply):
            found.append(int(self.plies[i]))
        return found

    # -- what others do with it, uncompiled --------------------------------------------------

    def reveals(self, action: int) -> bool:
        """Return whether making this legal action shows anybody something new."""
        from bastide.games.carrara.words.hidden import reveals

        return reveals(self, action)

    def resample_from_infostate(self, seat: int, seed: int) -> "State":
        """Return a position that looks the same to `seat`, the others' coins, marble and objects drawn anew.

        Its history stays as it was; `story` and `ledger` know where it left what happened (CRR-026).
        """
        from bastide.games.carrara.words.hidden import resample

        return resample(self, seat, seed)

    def apply(self, text: str) -> None:
        """Make one action given in notation."""
        from bastide.games.carrara.words.notation import parse_action

        self.apply_action(parse_action(self, text))

    def action_to_string(self, action: int) -> str:
        """Return the notation of an action."""
        from bastide.games.carrara.words.notation import action_text

        return action_text(action)

    def string_to_action(self, text: str) -> int:
        """Return the action that a notation means; raise `IllegalAction` if it means none."""
        from bastide.games.carrara.words.notation import parse_action

        return parse_action(self, text)

    def action_fields(self, action: int) -> dict[str, Any]:
        """Return an action as JSON data with named fields, `kind` first."""
        from bastide.games.carrara.words.notation import action_fields

        return action_fields(self, action)

    def preview(self, action: int) -> dict[str, Any]:
        """Return as JSON data what a legal action would bring."""
        from bastide.games.carrara.words.outlook import preview

        return preview(self, action)

    def explain(self, action: int | str) -> Refusal | None:
        """Return why an action is refused now, or None if it is legal."""
        from bastide.games.carrara.words.refusals import explain

        return explain(self, action)

    def story(self) -> list[StoryEntry]:
        """Return the log from the beginning; all of it happened in the open (CRR-026)."""
        from bastide.games.carrara.words.story import story

        return story(self)

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause; a seat's entries add up to its score."""
        from bastide.games.carrara.words.story import ledger

        return ledger(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return as JSON data what a seat may see, or a spectator (None)."""
        from bastide.games.carrara.words.view import view

        return view(self, seat)

    def to_text(self) -> str:
        """Return the position in one line, hidden goods included; `game.from_text` is the inverse."""
        from bastide.games.carrara.words.position import position_text

        return position_text(self)

    def to_svg(self) -> str:
        """Return the board as an SVG drawing."""
        from bastide.games.carrara.pictures.svg import to_svg

        return to_svg(self)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        from bastide.games.carrara.pictures.text import draw_board

        return draw_board(self)
