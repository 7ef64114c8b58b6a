"""What may be chosen now, as people read it: numbered, the idle choices last, choices that are alike on one line."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bastide.cli import boards, report
from bastide.cli.table import Shown
from bastide.cli.texts import t
from bastide.engine.terminal import shortened, width

TURNED: Final = re.compile(r"^(.*) r(\d)$")
"""An action that says how a tile is turned."""
IDLE: Final = ("skip", "done", "end", "pass")
"""Actions that end or decline something."""
FEW: Final = 7
"""So many choices stand one by one even if they are alike."""
EFFECTS: Final = ("place", "meeple", "onto", "favour", "road", "reward", "use", "span", "plaza", "bonus")
"""Kinds of action among which those that give something stand before those that do not."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One action with its number in the list, as it is typed, and what it brings."""

    number: int
    action: int
    text: str
    brings: str


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list: a choice, or several that are alike."""

    choices: Sequence[Choice]
    stem: str
    """What they begin with: typing it lists them one by one."""
    text: str
    brings: str

    @property
    def folded(self) -> bool:
        """Whether there are several choices behind this line."""
        return len(self.choices) > 1

    @property
    def number(self) -> str:
        """The number that chooses it, or the first and the last one."""
        first, last = self.choices[0].number, self.choices[-1].number
        return str(first) if first == last else f"{first}–{last}"


def _gives(data: Mapping[str, Any], seat: int) -> bool:
    """Say whether an action brings its seat anything at once."""
    own = data["changes"][seat] if data["changes"] else {}
    return any(count > 0 for count in own.values()) or bool(data.get("brings"))


def _rank(text: str, data: Mapping[str, Any], seat: int) -> int:
    """Return 0 for what brings something, 1 for what brings nothing yet, 2 for what declines."""
    words = text.split()
    if words[0] in IDLE or words[-1] == "none":
        return 2
    return 1 if words[0] in EFFECTS and not _gives(data, seat) else 0


def _stem(text: str, folded: Mapping[str, int]) -> str:
    """Return what the choices that are alike begin with."""
    words = text.split()
    if words[0] in folded:
        return " ".join(words[: folded[words[0]]])
    turned = TURNED.match(text)
    return turned[1] if turned else text


def listed(local: Shown, actions: Mapping[str, int]) -> list[Choice]:
    """Return the choices in the order in which they are numbered."""
    seat = local.seat
    folded = boards.of(local.game.name).folded
    kinds: dict[str, int] = {}
    groups: dict[tuple[str, str], int] = {}
    found = []
    for text, action in actions.items():
        data, brings = local.state.preview(action), report.preview(local, action)
        rank = _rank(text, data, seat)
        stem = _stem(text, folded)
        kind = kinds.setdefault(text.split()[0], len(kinds))
        alike = groups.setdefault((stem, "" if text.split()[0] in folded else brings), len(groups))
        found.append(((rank == 2, text.split()[0] in folded, kind, rank, alike), text, action, brings))
    found.sort(key=lambda one: one[0])
    return [Choice(number, action, text, brings) for number, (_, text, action, brings) in enumerate(found, 1)]


def begins(choices: Sequence[Choice], words: str) -> list[Choice]:
    """Return the choices that begin with these whole words."""
    wanted = words.lower().split()
    return [choice for choice in choices if choice.text.lower().split()[: len(wanted)] == wanted]


def rows(choices: Sequence[Choice], game: str, typed: str = "") -> list[Row]:
    """Return the choices that hold what is typed; many that are alike on one line.

    A blank after the last word says that it is whole: `onto w1 ` is no beginning of `onto w12`.
    """
    words = typed.lower().split()
    whole = begins(choices, typed) if words and typed.endswith(" ") else ()
    holding = [choice for choice in choices if all(word in choice.text.lower() for word in words)]
    fitting = whole or holding or list(choices)
    folded = boards.of(game).folded
    groups: dict[tuple[str, str], list[Choice]] = {}
    for choice in fitting:
        kind = choice.text.split()[0]
        groups.setdefault((_stem(choice.text, folded), "" if kind in folded else choice.brings), []).append(choice)
    if len(fitting) <= FEW or (words and len({stem for stem, _ in groups}) == 1):
        return [Row([choice], choice.text, choice.text, choice.brings) for choice in fitting]
    return [_row(stem, group, folded) for (stem, _), group in groups.items()]


def _row(stem: str, group: Sequence[Choice], folded: Mapping[str, int]) -> Row:
    if len(group) == 1:
        return Row(group, group[0].text, group[0].text, group[0].brings)
    text = f"{stem} …"
    if stem.split(maxsplit=1)[0] not in folded:
        turns = [int(choice.text[-1]) for choice in group]
        whole = len(turns) > 2 and turns == list(range(turns[0], turns[-1] + 1))
        text = f"{stem} " + (f"r{turns[0]}..r{turns[-1]}" if whole else ", ".join(f"r{turn}" for turn in turns))
    ways = t("cli-play-ways", count=len(group))
    return Row(group, stem, f"{text} {ways}", "" if stem.split(maxsplit=1)[0] in folded else group[0].brings)


def looked_at(text: str, brings: str, room: tuple[int, int]) -> str:
    """Return a choice and what it brings; where there is no room for both, what it brings, for its name stands below.

    >>> looked_at("pass", "ends the turn", (30, 1)), looked_at("pass", "ends the turn", (15, 1))
    ('pass   ends the turn', 'ends the turn')
    """
    whole, most = f"{text}   {brings}".rstrip(), room[0] * max(1, room[1])
    return whole if not brings or width(whole) <= most else shortened(brings, most)
