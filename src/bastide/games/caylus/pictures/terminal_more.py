"""More of Caylus that may be looked up or typed short: the favours with what they bring, cubes by their letters."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.play import State
from bastide.engine.terminal import MARKS, t
from bastide.games.caylus.box import BOX
from bastide.games.caylus.pictures.terminal_words import amounts
from bastide.games.caylus.pictures.text import LETTER_OF
from bastide.games.caylus.words.decisions import DECISIONS
from bastide.games.caylus.words.outlook import LATER

Fields = Mapping[str, Any]

CUBES: Final = {letter: cube for cube, letter in LETTER_OF.items()}
"""Cubes by the letter that stands for them in prices: `W` for wood."""
BY_CUBE: Final = [kind.name for kind in DECISIONS.kinds.values() if "cube" in kind.arguments]


def headline(view: Fields) -> str:
    """Return turn and phase in a few words."""
    return t("caylus-cli-headline", turn=view["turn"], phase=view["phase"], name=view["phase_name"])


def favours(view: Fields, _rest: str = "") -> str:
    """Return what every favour brings, line by line, with whose marker stands where; closed columns in brackets."""
    if view["options"]["simplified_favour"]:
        return t("caylus-option-simplified-favour")
    lines = BOX["favour_line"]
    told = []
    for line in lines:
        row = []
        for number, reward in enumerate(line["rewards"], 1):
            here = "".join(MARKS[seat] for seat, data in enumerate(view["seats"]) if _level(data, line) == number)
            words = _reward(line["id"], number, reward)
            one = f"{number}: {words} {here}".rstrip()
            row.append(one if number <= view["columns"] else f"({one})")
        told.append(t("caylus-cli-line", name=t("caylus-name-line", line=line["id"]), rewards=" · ".join(row)))
    return "\n".join([*told, t("caylus-cli-columns", count=view["columns"])])


def _level(data: Fields, line: Fields) -> int:
    return int(data["favours"][line["id"]])


def _reward(line: str, number: int, reward: Fields) -> str:
    if (line, number) in LATER:
        return t("caylus-then-reward", effect=f"{line}-{number}")
    return amounts({what: count for what, count in reward.items() if what != "none"}) or "–"


def expand(_state: State, line: str) -> list[str]:
    """Return what a line with cubes as letters stands for: `batch FWC`, `pay W`, `buy FW`."""
    word, _, rest = line.partition(" ")
    letters = [part.upper() for part in rest.split()]
    if not letters or not all(letter in CUBES for part in letters for letter in part):
        return []
    if word == "batch":
        order = list(LETTER_OF)
        return [
            "batch " + " ".join(CUBES[letter] for letter in sorted(part, key=lambda one: order.index(CUBES[one])))
            for part in letters
        ]
    return [f"{word} {CUBES[letter]}" for part in letters for letter in part] if word in BY_CUBE else []


WORDS: Final = {"favours": favours}
