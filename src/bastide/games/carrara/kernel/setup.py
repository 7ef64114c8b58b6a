"""Setting up: the options, the table before the first action, and what chance lays out (sections A and B)."""

from collections.abc import Mapping
from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.engine.game import Setup
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.state import Position

RANDOM: Final = "random"
"""The first seat, where chance decides it."""
AS_MODE: Final = "mode"
"""The value of a module that is on in the advanced game and off in the base game."""
MODULES: Final[dict[str, str]] = {
    "rotation": "CRR-105",
    "cost8": "CRR-107",
    "upgrades": "CRR-110",
    "rebuild": "CRR-114",
    "categories": "CRR-121",
    "cards": "CRR-128",
    "bonus": "CRR-131",
    "surplus": "CRR-130",
}
"""The parts of the advanced game, each with the rule that it is about (CRR-001)."""
NEEDS: Final[dict[str, str]] = {"upgrades": "cost8", "surplus": "cards"}
"""Modules that have no meaning without another one (CRR-001)."""


def modules(options: Mapping[str, str]) -> dict[str, bool]:
    """Return which parts of the advanced game are on.

    >>> import bastide
    >>> [name for name, on in modules(bastide.load_game("carrara", options={"rebuild": True}).options).items() if on]
    ['rebuild']
    """
    advanced = options["mode"] == "advanced"
    on = {name: options[name] == "true" or (options[name] == AS_MODE and advanced) for name in MODULES}
    return {name: value and on.get(NEEDS.get(name, name), value) for name, value in on.items()}


def begin(setup: Setup) -> Position:
    """Return the position before the first action: all but the seats is alike for any number of players (CRR-017)."""
    state = Position(setup)
    on, first = modules(setup.options), setup.options["start_player"]
    state.players = setup.players
    state.rotation = on["rotation"]
    state.cost8 = on["cost8"]
    state.upgrades = on["upgrades"]
    state.rebuild = on["rebuild"]
    state.categories = on["categories"]
    state.bonus = on["bonus"]
    state.surplus = on["surplus"]
    state.open = setup.options["open"] == "true"
    lay_out_boards(state, on["cards"])
    hand_out(state)
    state.phase = codes.STARTING
    if first != RANDOM:
        start(state, int(first))
    return state


def lay_out_boards(state: Position, cards: bool) -> None:
    """Lay out wheel (CRR-018), bag, tiles (CRR-020) and objects (CRR-021, CRR-069), the printed objectives too.

    With the cards of the expansion these take the place of the objectives (CRR-128).
    """
    state.wheel = vec[i64]([0] * codes.SEGMENTS)
    state.wheel[tables.START_SEGMENT] = tables.FIRST_BLOCKS
    state.bag = tables.ALL_BLOCKS - tables.FIRST_BLOCKS
    state.sites = vec[i64]([codes.NOTHING] * int(tables.SITES))
    state.cards = vec[i64]([codes.NOTHING] * codes.CLASSES)
    card: i64
    for card in range(tables.BASE_CARDS):  # CRR-085, CRR-086, CRR-087; no bonus card (CRR-088)
        if not cards:
            state.cards[card] = card
    state.supply = tables.SUPPLY
    state.sale = tables.ALL_KINDS if tables.FOR_SALE else 0
    state.stack = tables.STACK
    state.great = tables.GREAT if state.cost8 else 0  # CRR-107
    state.upgrades_left = tables.ALL_UPGRADES if state.upgrades else 0


def hand_out(state: Position) -> None:
    """Give every seat its board with the values of the cities, markers (CRR-022) and coins (CRR-023)."""
    state.score = vec[i64]([int(tables.START_POINTS)] * codes.SEATS)
    state.coins = vec[i64]([int(tables.START_COINS)] * codes.SEATS)
    state.stock = vec[i64]([0] * codes.SEATS)
    state.objects = vec[i64]([0] * codes.SEATS)
    state.markers = vec[i64]([int(tables.MARKERS)] * codes.SEATS)
    state.scored = vec[i64]([0] * codes.SEATS)
    state.upgraded = vec[i64]([0] * codes.SEATS)
    state.built = vec[i64]([0] * (codes.SEATS * codes.CITIES))
    state.worth = vec[i64]([0] * (codes.SEATS * tables.PLACES))
    place: i64
    for place in range(codes.SEATS * tables.PLACES):
        state.worth[place] = tables.WORTH[place % tables.PLACES]


def start(state: Position, seat: i64) -> None:
    """Let a seat begin (CRR-025) and hand out blocks to start with (CRR-024); the rest stay in the bag (CRR-019)."""
    state.first = state.player = seat
    place: i64
    for place in range(state.players):
        state.stock[(seat + place) % state.players] = tables.START_BLOCK[place]
        state.bag -= tables.START_BLOCK[place]
    next_class(state)


def next_class(state: Position) -> None:
    """Go on to the next class of cards that are dealt, or to the display (CRR-128)."""
    while state.dealing < codes.CLASSES and state.cards[state.dealing] != codes.NOTHING:
        state.dealing += 1
    if state.dealing == codes.BONUS_CLASS and not state.bonus:
        state.dealing = codes.CLASSES
    state.phase = codes.DEALING if state.dealing < codes.CLASSES else codes.DISPLAYING


def deal(state: Position, card: i64) -> None:
    """Lay a card open for the whole game (CRR-128)."""
    state.cards[state.dealing] = card
    next_class(state)


def reveal(state: Position, tile: i64) -> None:
    """Put a tile from the stack on the first free site: in setting up (CRR-020), and later one at a time (CRR-057)."""
    site: i64 = 0
    while state.sites[site] >= 0:
        site += 1
    state.sites[site] = tile
    state.stack &= ~tables.BIT[tile]
    state.display |= tables.BIT[tile]
    if state.phase == codes.REVEALING:
        state.phase = codes.CLOSING
    elif site == tables.SITES - 1:
        state.phase = codes.TURNING
