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


def _put_on_stack(state: Position, kind: i64, tiles: i64) -> None:
    """Let there be so many tiles of a kind to be drawn."""
    more = tiles - i64(state.packed[codes.LEFT_AT + kind])
    state.packed[codes.LEFT_AT + kind] += i16(more)
    state.packed[codes.LEFT_OF_FOUR_AT + (kind >> 2)] += i16(more)
    state.unseen += more


def _bare() -> Position:
    """Return the table with nothing on it but the start tile (CAR-010, CAR-011)."""
    state = Position()
    state.board = vec[u8]([0] * codes.CELLS)
    state.word = vec[i64]([0] * (tables.NODES + tables.WAYS_WORDS))
    packed = vec[i16]([0] * tables.PACKED)
    i: i64
    for i in range(codes.SEATS):
        packed[codes.SUPPLY_AT + i] = i16(tables.SUPPLY)
    for i in range(tables.NODES):  # a node is a feature of its own until others join it
        packed[codes.LABEL_AT + codes.NODE * i] = i16(i)
        packed[codes.RING_AT + codes.NODE * i] = i16(i)
    state.packed = packed
    for i in range(codes.KINDS):
        _put_on_stack(state, i, TO_DRAW[i])
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
    if options["stack"]:
        _order(state, options["stack"])
    _first(state, options)
    return state


def _order(state: Position, letters: str) -> None:
    """Put tiles on the stack in a fixed order, instead of all of the box (CAR-012)."""
    stack = [tables.LETTERS.index(letter) for letter in letters]
    state.fixed = True
    state.stack = vec[i64](stack)
    kind: i64
    for kind in range(codes.KINDS):
        _put_on_stack(state, kind, stack.count(kind))


def _first(state: Position, options: Mapping[str, str]) -> None:
    """Say who starts, or that chance is to (CAR-016)."""
    first = options["start_player"]
    if first == RANDOM:
        state.phase = codes.STARTING
        return
    state.phase = codes.DRAWING
    state.first = state.player = int(first)
