"""What everybody has, and what a decision does, as a clause in the sentence about its turn."""

from typing import Final

from bastide.engine.deeds import act_clause
from bastide.engine.outlook import Clause, Goods
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import does
from bastide.games.praga.words.decisions import DECISIONS

COUNTED: Final = codes.KIND_NAMES[: codes.KIND_NAMES.index("quarry") + 1]
"""Goods and tracks that are fields of a seat, points among them."""
TOLD_BY_TILE: Final = frozenset(("upgrade", "wall", "building"))
"""Actions of which the tile taken tells."""
SILENT: Final = frozenset(
    ("tile", "onto", "step", "climb", "stay", "reward", "grow", "produce", "gain", "discard", "pass", "end")
)
"""Kinds of action that do nothing, or nothing that goods and grids do not tell, or the next action tells it."""


def goods(state: Position) -> list[Goods]:
    """Return by seat points, goods, places on tracks and rows on the grids."""
    return [
        {
            **{name: state.field(seat, kind) for kind, name in enumerate(COUNTED)},
            **{name: state.field(seat, codes.GRID + 2 * grid) for grid, name in enumerate(tables.GRID_NAMES)},
        }
        for seat in range(int(state.players))
    ]


def deed(state: Position, code: int) -> Clause | None:
    """Return what a decision does: which action is performed, which tile or seal it is about."""
    fields = DECISIONS.fields(state, code)
    kind = fields["kind"]
    if kind in SILENT or fields.get("action") in TOLD_BY_TILE:
        return None
    named = does.named(fields)
    if not named:
        return act_clause("praga", fields)
    return Clause("praga-did", {"kind": kind, "what": named[0]})
