"""Cards as plain data: what they ask for and what they give, straight from their rows (CRR-083, CRR-128)."""

from typing import Final, cast

from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.objectives import measure
from bastide.games.carrara.kernel.screens import is_hidden
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.shape import Card, Measured, Progress

OBJECTIVES: Final = codes.CLASSES - 1
"""The classes that are objectives; the bonus card is none (CRR-131)."""
DETAILS: Final = ("vp", "size", "cost", "category", "kinds", "cities", "coins_per_vp")


def condition(card: int, players: int) -> Measured:
    """Return what a card asks for in a game for so many players: kind, need and details."""
    row = tables.CARD_ROWS[card]["condition"]
    found = {"kind": row["kind"], "need": int(tables.NEED[card * tables.NEEDS + players])}
    return cast(Measured, found | {key: row[key] for key in DETAILS if key in row})


def rate(card: int) -> Measured:
    """Return what a card gives in final scoring: kind, points and details."""
    row = tables.CARD_ROWS[card]["final_scoring"]
    return cast(Measured, {"kind": row["kind"]} | {key: row[key] for key in DETAILS if key in row})


def card_json(card: int, players: int) -> Card:
    """Return a card as JSON data."""
    row = tables.CARD_ROWS[card]
    return {
        "id": row["id"],
        "class": row["class"],
        "condition": condition(card, players),
        "rate": rate(card),
        "confidence": row["confidence"],
    }


def objectives(state: Position, seat: int, seen: bool) -> list[Progress]:
    """Return a seat's progress by objective: what it has is None where the viewer may not know (CRR-090)."""
    found: list[Progress] = []
    for number in range(OBJECTIVES):
        card = int(state.cards[number])
        if card == codes.NOTHING:
            continue
        need = int(tables.NEED[card * tables.NEEDS + state.players])
        have: int | None = int(measure(state, seat, tables.CONDITION[card], tables.CONDITION_OF[card]))
        if not seen and is_hidden(tables.CONDITION[card]):
            have = None
        met = None if have is None else have >= need
        found.append({"class": tables.CLASS_NAMES[number], "have": have, "need": need, "met": met})
    return found
