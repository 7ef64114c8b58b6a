"""The rows and stacks of tiles that may be taken, in views."""

from bastide.games.praga.kernel import tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists
from bastide.games.praga.words.shape import Ranked, Stack, Stacks


def _stack(state: Position, stack: int) -> Stack:
    return {"unseen": lists.stack_unseen(state, stack), "under": lists.stack_under(state, stack)}


def _ranked(state: Position, row: int) -> Ranked:
    """Return the stacks of a row: each era has two for each row."""
    first = 2 * len(tables.ROW_NAMES) * (int(state.era) - 1) + 2 * row
    return {"normal": _stack(state, first), "special": _stack(state, first + 1)}


def stacks_shown(state: Position) -> Stacks:
    """Return rows and stacks as views show them."""
    upgrade, wall, building = (_ranked(state, row) for row in range(len(tables.ROW_NAMES)))
    one, two, three, four = (_stack(state, tables.STACK_TECHNOLOGY + level) for level in range(len(tables.LEVELS)))
    bridge = _stack(state, tables.STACK_FOUR)
    return {
        "upgrade": upgrade,
        "wall": wall,
        "building": building,
        "I": one,
        "II": two,
        "III": three,
        "IV": four,
        "bridge_IV": bridge,
    }
