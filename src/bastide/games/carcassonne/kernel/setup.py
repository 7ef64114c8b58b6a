"""Setting the table (rulebook section B): the position before the first action."""

from collections.abc import Mapping
from typing import Final

from bastide.engine.arrays import i16, i64, u8, vec
from bastide.engine.game import Setup
from bastide.games.carcassonne.kernel import codes, placing, tables
from bastide.games.carcassonne.kernel.state import Position

FIELD_SCORING: Final[dict[str, int]] = {
    "field_city_once": codes.CITY_ONCE,
    "field_each": codes.CITY_EACH,
    "city_majority": codes.CITY_MAJORITY,
}
"""The values of the option `field_scoring`."""
RANDOM: Final = "random"
"""The value of the option `start_player` by which chance decides who begins."""

TO_DRAW: Final = vec[i64]([int(tables.COUNT[kind]) - (kind == tables.START_KIND) for kind in range(codes.KINDS)])
"""[kind] tiles in the box that are to be drawn: all but the start tile (CAR-002, CAR-011)."""


def _bare() -> Position:
    """Return the table with nothing on it but the start tile (CAR-010, CAR-011)."""
    state = Position()
    state.score = vec[i64]([0] * codes.SEATS)
    state.supply = vec[i64]([tables.SUPPLY] * codes.SEATS)
    state.board = vec[u8]([0] * codes.CELLS)
    state.front_cell = vec[i16]([0] * codes.FRONT_MAX)
    state.front_need = vec[u8]([0] * codes.FRONT_MAX)
    state.tile_kr = vec[i64]([0] * tables.TILE_TOTAL)
    state.tile_cell = vec[i64]([0] * tables.TILE_TOTAL)
    state.tile_x = vec[i64]([0] * tables.TILE_TOTAL)
    state.tile_y = vec[i64]([0] * tables.TILE_TOTAL)
    state.tile_base = vec[i64]([0] * tables.TILE_TOTAL)
    state.node_ks = vec[u8]([0] * tables.NODES)
    state.meeple = vec[u8]([0] * tables.NODES)
    state.ring = vec[i16]([0] * tables.NODES)
    state.label = vec[i16]([0] * tables.NODES)
    state.word = vec[i64]([0] * tables.NODES)
    state.monks = vec[i64]([0] * (codes.SEATS * tables.SUPPLY))
    state.plies = vec[i16]([0] * codes.PLIES_MAX)
    state.setup = Setup(0, {})
    state.fronts = 1
    state.board[0] = codes.FRONT
    state.hand = tables.START_KIND
    placing.lay(state, 0, tables.START_ROTATION)
    state.hand = codes.NOBODY
    return state


BARE: Final = _bare()
"""Every game begins as a copy of it."""


def begin(setup: Setup) -> Position:
    """Return the position before the first action: the start tile lies, all else is to come (CAR-010)."""
    state, options = BARE.clone(), setup.options
    state.setup = setup
    state.players = setup.players
    state.two_tile_city = int(options["two_tile_city"])
    state.field_scoring = FIELD_SCORING[options["field_scoring"]]
    state.pennant = int(options["incomplete_pennant"])
    state.farmers = options["farmers"] == "true"
    _stack(state, options["stack"])
    _first(state, options)
    return state


def _stack(state: Position, letters: str) -> None:
    """Put the tiles to be drawn on the stack: all of the box, or those of a fixed order (CAR-012)."""
    state.left = TO_DRAW[:]
    if letters:
        stack = [tables.LETTERS.index(letter) for letter in letters]
        state.fixed = True
        state.stack = vec[i64](stack)
        state.left = vec[i64]([stack.count(kind) for kind in range(codes.KINDS)])
    kind: i64
    for kind in range(codes.KINDS):
        state.unseen += state.left[kind]


def _first(state: Position, options: Mapping[str, str]) -> None:
    """Say who starts, or that chance is to (CAR-016)."""
    first = options["start_player"]
    if first == RANDOM:
        state.phase = codes.STARTING
        return
    state.phase = codes.DRAWING
    state.first = state.player = int(first)
