"""The position of Carrara: the kernel, compiled where a compiler is.

Layout, all flat and small, so that a clone is a few short copies:

* Blocks and objects are *words* (see `tables.py`): the `bag`, the `supply`, `wheel[segment]`, `stock[seat]` and
  `objects[seat]`. Tiles are *sets*: the `display`, the `stack`, `great` (cost 8, still to be had), `gone`
  (replaced by a rebuild), and `built[6 * seat + city]`. `sites` says which tile of the display lies where.
* `scored[seat]` is a set of scorings numbered as in the actions: types, cities, categories.
* `worth[8 * seat + place]` is what a city or a category is worth to a seat, as in `WORTH` of `tables.py`.
* What is under way: `segment`, `colour` (the least valuable taken or paid so far), `moved` (blocks), `spent` while
  buying; `tile`, `city`, `old`, `owed`, `colour`, `moved` while paying.

Clones share what changes but a few times in a game: whoever changes `markers`, `scored`, `upgraded` or `worth` puts a
changed copy in their place.

The rules are in the files beside this one, one for each section of the rulebook; `legal.py` and `act.py` bring them
together. While `recording` is on, `events` gets a few integers for each thing that a story tells (see `codes.py`).
"""

from typing import final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import append, i64, vec
from bastide.engine.game import Setup
from bastide.games.carrara.kernel import codes


@final
class Position:
    """A position of Carrara: numbers, and how to copy them."""

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
        "gone",
        "great",
        "markers",
        "moved",
        "objects",
        "old",
        "open",
        "owed",
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
        "setup",
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

    def __init__(self, setup: Setup) -> None:
        """Make an empty shell for `setup.begin` and `clone` to fill."""
        self.setup: Setup = setup
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

    def clone(self) -> "Position":
        """Return an equal, independent position."""
        new = Position(self.setup)
        new.players = self.players
        new.rotation = self.rotation
        new.cost8 = self.cost8
        new.upgrades = self.upgrades
        new.rebuild = self.rebuild
        new.categories = self.categories
        new.bonus = self.bonus
        new.surplus = self.surplus
        new.open = self.open
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
        new.built = self.built[:]
        new.markers = self.markers
        new.scored = self.scored
        new.upgraded = self.upgraded
        new.worth = self.worth
        new.plies = self.plies[:]
        return new

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        if self.phase == codes.OVER:
            return TERMINAL
        return CHANCE if self.phase <= codes.LAST_CHANCE else int(self.player)

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
