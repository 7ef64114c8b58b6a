"""Words for clauses, goods and outlooks, in the language of whoever reads; the browser has the same rules.

Every game has a message for so many of a good (`caylus-good`, with `$good` and `$count`; `$what` is the good too, as in
logs) and one for every kind of action (`caylus-act-sell`, with the fields of the action).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.engine.outlook import Clause, Goods, Outlook, clause_of
from bastide.engine.terminal import Speaker

SEAT_LISTS: Final = ("seats", "owners", "winners", "players", "order")
"""Arguments that hold seats; under `changes` stand goods with their signs."""


class Phrases:
    """Says things of one game in one language, with the names of those who play."""

    def __init__(self, game: str, names: Sequence[str], t: Speaker) -> None:
        """Take the game's name, the names of the seats and who has the messages."""
        self._game, self._names, self._t = game, names, t

    def listed(self, words: Iterable[str]) -> str:
        """Return words as a list, empty ones left out."""
        return self._t("shell-list-separator").join(word for word in words if word)

    def goods(self, goods: Goods) -> str:
        """Return how many of each: `2 food, 1 wood`."""
        key = f"{self._game}-good"
        return self.listed(self._t(key, good=good, what=good, count=n) for good, n in goods.items() if n)

    def changes(self, goods: Goods) -> str:
        """Return what is lost, then what is won, each with its sign."""
        signed = [("shell-lost", good, -n) for good, n in goods.items() if n < 0]
        signed += [("shell-won", good, n) for good, n in goods.items() if n > 0]
        return self.listed(self._t(way, what=self.goods({good: n})) for way, good, n in signed)

    def clause(self, clause: Clause) -> str:
        """Return a clause in words."""
        return self._t(clause.key, **self.arguments(clause.args, clause.seat))

    def arguments(self, args: Mapping[str, Any], seat: int | None = None) -> dict[str, Any]:
        """Return arguments as words and numbers; what none can be made of is left out."""
        found: dict[str, Any] = {}
        for name, value in args.items():
            if name == "changes" and isinstance(value, Mapping):
                found[name] = self.changes(value)
            elif name in SEAT_LISTS and isinstance(value, list | tuple):
                found |= {name: self.listed(self._names[one] for one in value), "count": len(value)}
            else:
                said = self._said(value)
                if said is not None:
                    found[name] = said
        if seat is not None:
            found["name"] = found["who"] = self._names[seat]
        return found

    def _said(self, value: Any) -> str | int | float | None:
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, Clause):
            return self.clause(value)
        if isinstance(value, Mapping):
            return self.clause(clause_of(value)) if "key" in value else self.goods(value)
        if isinstance(value, list | tuple) and value and isinstance(value[0], Mapping | Clause):
            return self._t("shell-or").join(str(self._said(one)) for one in value)
        if isinstance(value, list | tuple) and value and all(isinstance(one, int) for one in value):
            return self.listed(map(str, value))
        return None

    def outlook(self, outlook: Outlook, seat: int) -> str:
        """Return what an action of a seat brings, in a few words: its own goods, what else happens, what others get."""
        own = outlook.changes[seat] if outlook.plain and 0 <= seat < len(outlook.changes) else {}
        others = [
            self._t("shell-other", name=self._names[other], what=self.changes(row))
            for other, row in enumerate(outlook.changes)
            if other != seat and any(row.values())
        ]
        parts = [self.changes(own), *map(self.clause, outlook.told), *others]
        return self._t("shell-then").join(part for part in parts if part)
