"""What each turn did: its decisions as clauses, and how everybody's goods changed between its beginning and its end."""

from bisect import bisect_left
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
        self._begun: Final[list[int]] = []
        """How many actions came before each turn's first decision."""
        self._marks: Final[list[Mark]] = []
        self.shed_turns = 0
        """How many turns are forgotten, but for where they began; what follows is of those after them."""
        self._deeds: Final[list[list[Deed]]] = []
        self._goods: Final[list[list[Goods]]] = []
        """What everybody had at the beginning of each turn."""
        self._over: Final[list[TurnTold]] = []
        """The turns after which another has begun."""

    def decide(self, ply: int, mark: Mark, before: Any, action: int) -> Clause | None:
        """Take in a seat's decision before it is made; return its clause, None if it goes without saying."""
        if not self._marks or self._marks[-1] != mark:
            self._begin(ply, mark, goods_of(self._kind, before))
        words = self._kind.words
        if words.deed is not None:
            return words.deed(before, action)
        return act_clause(self._kind.name, words.fields(before, action))

    def _begin(self, ply: int, mark: Mark, goods: list[Goods]) -> None:
        if self._deeds:
            self._over.append(self._told(goods))
        self._begun.append(ply)
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

    def shed(self) -> None:
        """Forget the turns that are over, but for where they began."""
        self.shed_turns += len(self._over)
        del self._deeds[:-1], self._goods[:-1]
        self._over.clear()

    def known_from(self, ply: int) -> int:
        """Return where to go back to, so that all is known of the last turn of the first `ply` actions."""
        turns = bisect_left(self._begun, ply)
        return self._begun[turns - 1] if 0 < turns <= self.shed_turns else ply

    def go_back(self, ply: int) -> None:
        """Forget the decisions from a ply on, and the turns that began with one of them."""
        turns = bisect_left(self._begun, ply)
        self.shed_turns = min(self.shed_turns, turns)
        here = turns - self.shed_turns
        del (
            self._begun[turns:],
            self._marks[turns:],
            self._deeds[here:],
            self._goods[here:],
            self._over[max(0, here - 1) :],
        )
        if self._deeds:
            self._deeds[-1] = [deed for deed in self._deeds[-1] if deed.ply < ply]

    def _told(self, now: list[Goods]) -> TurnTold:
        """Return the last turn so far."""
        turn = Turn(self._begun[-1], self._marks[-1].seat, self._marks[-1].number)
        return TurnTold(turn, tuple(self._deeds[-1]), changes(self._goods[-1], now))

    def told(self, now: Any) -> list[TurnTold]:
        """Return the turns that are not forgotten; the last goes up to a position."""
        return [*self._over, self._told(goods_of(self._kind, now))] if self._deeds else []
