"""What an announcement shows: of the objects those that meet a requirement; never coins, never blocks (CRR-091)."""

from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.goods import word_of


def proof(state: Position, seat: int) -> int:
    """Return as a word the objects that a seat shows to prove that it meets the objectives."""
    held = [int(state.objects[seat]) >> tables.FIELD_BITS * kind & tables.FIELD_MASK for kind in range(codes.KINDS)]
    shown = [0] * codes.KINDS
    for number in (codes.TOP_CLASS, codes.OBJECT_CLASS, codes.BUILDING_CLASS):
        card = int(state.cards[number])
        need = int(tables.NEED[card * tables.NEEDS + int(state.players)])
        due = objects_for(held, int(tables.CONDITION[card]), int(tables.CONDITION_OF[card]), need)
        shown = [max(pair) for pair in zip(shown, due, strict=True)]
    return word_of(shown)


def objects_for(held: list[int], quantity: int, what: int, need: int) -> list[int]:
    """Return how many of each kind a condition needs, the first kinds first; none if it does not ask for objects."""
    if quantity == codes.Q_OBJECTS:
        return _first(held, need)
    if quantity == codes.Q_KINDS:
        return _first([count if what >> kind & 1 else 0 for kind, count in enumerate(held)], need)
    if quantity == codes.Q_OBJECT_KINDS:
        return _first([min(count, 1) for count in held], need)
    if quantity == codes.Q_GROUPS:
        return [what * groups for groups in _first([count // what for count in held], need)]
    if quantity == codes.Q_SETS:
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
