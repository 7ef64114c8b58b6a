"""What everybody has, and what a decision does, as a clause in the sentence about its turn."""

from typing import Final

from bastide.engine.deeds import act_clause
from bastide.engine.outlook import Clause, Goods
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.decisions import DECISIONS
from bastide.games.caylus.words.does import offer_does

SILENT: Final = frozenset(("skip", "done", "pay", "order", "tile"))
"""Kinds of action that do nothing, or nothing that the goods do not tell."""


def goods(state: Position) -> list[Goods]:
    """Return by seat the deniers, cubes and points."""
    return [
        {
            "deniers": int(state.deniers[seat]),
            **{name: int(state.cubes[seat * codes.CUBES + cube]) for cube, name in enumerate(tables.CUBE_NAMES)},
            "points": int(state.score[seat]),
        }
        for seat in range(state.players)
    ]


def deed(state: Position, code: int) -> Clause | None:
    """Return what a decision does; None where it does nothing, or nothing that the goods do not tell."""
    fields = DECISIONS.fields(state, code)
    match fields["kind"]:
        case kind if kind in SILENT:
            return None
        case "provost":
            return Clause("caylus-then-provost", {"space": int(state.provost) + fields["steps"]})
        case "inn":
            return Clause("caylus-did-inn", {"stay": int(fields["stay"])})
        case "offer":
            return offer_does(tables.IDS[state.tile[state.at]], fields["number"])
    return act_clause("caylus", fields)
