"""What an announcement shows: of the objects those that meet a requirement; never coins, never blocks (CRR-091)."""

from bastide.games.carrara.actions import KINDS
from bastide.games.carrara.goods import word_of
from bastide.games.carrara.phases import (
    BUILDING_CLASS,
    OBJECT_CLASS,
    Q_GROUPS,
    Q_KINDS,
    Q_OBJECT_KINDS,
    Q_OBJECTS,
    Q_SETS,
    TOP_CLASS,
)
from bastide.games.carrara.state import State
from bastide.games.carrara.tables import CONDITION, CONDITION_OF, FIELD_BITS, FIELD_MASK, NEED, NEEDS


def proof(state: State, seat: int) -> int:
    """Return as a word the objects that a seat shows to prove that it meets the objectives."""
    held = [int(state.objects[seat]) >> FIELD_BITS * kind & FIELD_MASK for kind in range(KINDS)]
    shown = [0] * KINDS
    for number in (TOP_CLASS, OBJECT_CLASS, BUILDING_CLASS):
        card = int(state.cards[number])
        need = int(NEED[card * NEEDS + int(state.players)])
        due = objects_for(held, int(CONDITION[card]), int(CONDITION_OF[card]), need)
        shown = [max(pair) for pair in zip(shown, due, strict=True)]
    return word_of(shown)


def objects_for(held: list[int], quantity: int, what: int, need: int) -> list[int]:
    """Return how many of each kind a condition needs, the first kinds first; none if it does not ask for objects."""
    if quantity == Q_OBJECTS:
        return _first(held, need)
    if quantity == Q_KINDS:
        return _first([count if what >> kind & 1 else 0 for kind, count in enumerate(held)], need)
    if quantity == Q_OBJECT_KINDS:
        return _first([min(count, 1) for count in held], need)
    if quantity == Q_GROUPS:
        return [what * groups for groups in _first([count // what for count in held], need)]
    if quantity == Q_SETS:
        return _first([min(count, need) for count in held], need * what)
    return [0] * len(held)


def _first(counts: list[int], need: int) -> list[int]:
    """Return as many as are needed, taken from the first kinds on.

    >>> _first([2, 0, 3], 4)
    [2, 0, 2]
    """
    taken = []
    for count in counts:
        taken.append(min(count, need))
        need -= taken[-1]
    return taken
