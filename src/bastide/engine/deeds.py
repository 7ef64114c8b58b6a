"""What each turn did: its decisions as clauses, and how everybody's goods changed between its beginning and its end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bastide.engine.answers import StoryEntry
from bastide.engine.course import Mark, Turn
from bastide.engine.game import GameType
from bastide.engine.outlook import Clause, Goods


@dataclass(frozen=True, slots=True)
class Deed:
    """A decision that is worth a clause in the sentence about its turn."""

    ply: int
    seat: int
    """Who decided, on turn or not."""
    clause: Clause
    seen_by: tuple[int, ...] | None = None
    """The seats that may know of it before the end; None for everybody."""

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat may know of it while the game goes on, or a spectator (None)."""
        return self.seen_by is None or seat in self.seen_by


@dataclass(frozen=True, slots=True)
class TurnTold:
    """What a turn did, or has done so far."""

    turn: Turn
    deeds: tuple[Deed, ...]
    """Its decisions in order, without those that go without saying."""
    changes: tuple[Goods, ...]
    """By seat what it won and lost, which everybody may know."""


def act_clause(game: str, fields: dict[str, Any]) -> Clause:
    """Return the clause that every kind of action has, with its fields; one that is None is `none`."""
    args = {name: "none" if value is None else value for name, value in fields.items() if name != "kind"}
    return Clause(f"{game}-act-{fields['kind']}", args)


def goods_of(kind: GameType, position: Any) -> list[Goods]:
    """Return by seat the goods whose changes everybody may know: the game's own, or points."""
    if kind.words.goods is not None:
        return list(kind.words.goods(position))
    return [{"points": points} for points in position.scores()]


def changes(before: Sequence[Goods], after: Sequence[Goods]) -> tuple[Goods, ...]:
    """Return by seat what has become more or less; goods that are the same are left out.

    >>> changes([{"wood": 2, "gold": 1}], [{"wood": 0, "gold": 1}])
    ({'wood': -2},)
    """
    return tuple(
        {good: now[good] - then[good] for good in now if now[good] != then[good]}
        for then, now in zip(before, after, strict=True)
    )


class Deeds:
    """The turns of a game as they are told, action by action; what is taken back is forgotten."""

    def __init__(self, kind: GameType) -> None:
        """Begin: no turn has been told yet."""
        self._kind: Final = kind
        self._turns: Final[list[Turn]] = []
        self._marks: Final[list[Mark]] = []
        self._deeds: Final[list[list[Deed]]] = []
        self._goods: Final[list[list[Goods]]] = []
        """What everybody had at the beginning of each turn."""
        self._over: Final[list[TurnTold]] = []
        """The turns after which another has begun."""

    def decide(self, ply: int, mark: Mark, before: Any, action: int) -> Clause | None:
        """Take in a seat's decision before it is made; return its clause, None if it goes without saying."""
        if not self._marks or self._marks[-1] != mark:
            self._begin(Turn(ply, mark.seat, mark.number), mark, goods_of(self._kind, before))
        words = self._kind.words
        if words.deed is not None:
            return words.deed(before, action)
        return act_clause(self._kind.name, words.fields(before, action))

    def _begin(self, turn: Turn, mark: Mark, goods: list[Goods]) -> None:
        if self._turns:
            self._over.append(self._told(goods))
        self._turns.append(turn)
        self._marks.append(mark)
        self._deeds.append([])
        self._goods.append(goods)

    def add(self, ply: int, seat: int, clause: Clause, story: Sequence[StoryEntry]) -> None:
        """Add the clause of a decision; who may not read all that the log says of it may not know of it."""
        seen_by: tuple[int, ...] | None = None if story or not self._kind.hidden_information else (seat,)
        for entry in story:
            if entry.seen_by is not None:
                seen_by = entry.seen_by if seen_by is None else tuple(one for one in seen_by if one in entry.seen_by)
        self._deeds[-1].append(Deed(ply, seat, clause, seen_by))

    def go_back(self, ply: int) -> None:
        """Forget the decisions from a ply on, and the turns that began with one of them."""
        while self._turns and self._turns[-1].ply >= ply:
            for row in (self._turns, self._marks, self._deeds, self._goods):
                row.pop()
        del self._over[max(0, len(self._turns) - 1) :]
        if self._deeds:
            self._deeds[-1] = [deed for deed in self._deeds[-1] if deed.ply < ply]

    def _told(self, now: list[Goods]) -> TurnTold:
        return TurnTold(self._turns[-1], tuple(self._deeds[-1]), changes(self._goods[-1], now))

    def told(self, now: Any) -> list[TurnTold]:
        """Return all turns so far; the last goes up to a position."""
        return [*self._over, self._told(goods_of(self._kind, now))] if self._turns else []
