"""What everybody has, and what a decision does, as a clause in the sentence about its turn."""

from typing import Final

from bastide.engine.deeds import act_clause
from bastide.engine.outlook import Clause, Goods
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.decisions import DECISIONS
from bastide.games.carrara.words.goods import marble, objects

SILENT: Final = frozenset(("stay", "done", "pay", "end"))
"""Kinds of action that do nothing, or nothing that the goods do not tell."""


def goods(state: Position) -> list[Goods]:
    """Return by seat points, coins, blocks and objects.

    Screens hide how many there are, but everybody sees what is paid and received (CRR-042).
    """
    return [
        {
            "points": int(state.score[seat]),
            "coins": int(state.coins[seat]),
            **marble(state.stock[seat]),
            **objects(state.objects[seat]),
        }
        for seat in range(int(state.players))
    ]


def deed(state: Position, code: int) -> Clause | None:
    """Return what a decision does; None where it does nothing, or nothing that the goods do not tell."""
    fields = DECISIONS.fields(state, code)
    return None if fields["kind"] in SILENT else act_clause("carrara", fields)
