"""How places and spaces are read, and what is wrong with a text that is no action."""

import re
from typing import Final

from bastide.engine.decisions import UNKNOWN
from bastide.engine.errors import IllegalAction
from bastide.games.caylus.kernel import codes, favours, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.names import KINDS_BY_NAME, NAMES, PLACES_BY_NAME, space_name

KEY: Final = "caylus-refusal-"
NUMBER: Final = re.compile(r"[1-9][0-9]?")
STEPPED: Final = re.compile(r"[+-]?[0-9]{1,2}")
ACTIVATE: Final = "activate"
NEVER_GOLD: Final = {"take": "CAY-271", "bonus": "CAY-140", "buy": "CAY-406"}
"""word: the rule that keeps gold from being asked for; buildings have one of their own."""
BATCH_SIZE: Final = 3


def space(state: Position, text: str) -> int:
    """Return the space that a building or a number means, 0 if none."""
    name, _, number = text.rpartition(" ")
    if NUMBER.fullmatch(number):
        meant = int(number)
        fits = not name or (
            name in KINDS_BY_NAME and meant <= codes.SPACES and state.tile[meant] == KINDS_BY_NAME[name]
        )
        return meant if meant <= codes.SPACES and fits else 0
    if text not in KINDS_BY_NAME:
        return 0
    kind = KINDS_BY_NAME[text]
    found = [number for number in range(1, codes.SPACES + 1) if state.tile[number] == kind]
    if len(found) > 1:
        spaces = " and ".join(map(str, found))
        raise IllegalAction(
            "", f"there are several, on spaces {spaces}; say which: '{text} {found[0]}'", f"{KEY}ambiguous",
            {"building": tables.IDS[kind], "spaces": found},
        )  # fmt: skip
    if not found:
        raise IllegalAction(
            "CAY-075", f"there is no {NAMES[kind]} on the road", f"{KEY}not-there", {"building": tables.IDS[kind]}
        )
    return found[0]


def place(state: Position, text: str) -> int:
    """Return the place that a text means, `UNKNOWN` if none."""
    if text in PLACES_BY_NAME:
        return PLACES_BY_NAME[text]
    found = space(state, text)
    return codes.ROAD + found if found else UNKNOWN


def _active_name(state: Position, rest: str) -> str:
    """Return what follows `activate BUILDING`, if that building is active; else an empty text."""
    if state.phase != codes.ACTIVATING or not state.working:
        return ""
    kind = int(state.tile[state.at])
    names = {tables.IDS[kind], NAMES[kind], space_name(state, int(state.at))}
    return max((rest.removeprefix(f"{name} ") for name in names if rest.startswith(f"{name} ")), key=len, default="")


def unread(state: Position, text: str) -> IllegalAction | str | None:
    """Return what is wrong with a text that no action is written like, or what it stands for.

    `activate carpenter build mason` stands for `build mason` while the carpenter is active.
    """
    word, _, rest = text.partition(" ")
    if word != ACTIVATE:
        return _impossible(state, word, rest)
    inner = _active_name(state, rest)
    return inner if inner and not inner.startswith(ACTIVATE) else None


def _impossible(state: Position, word: str, rest: str) -> IllegalAction | None:
    """Return why the rules know no such action, for a text that is made like one; None if it is not."""
    number = rest.rpartition(" ")[2]
    if word == "batch" and len(rest.split(" ")) == BATCH_SIZE and set(rest.split(" ")) <= set(tables.CUBE_NAMES):
        reason = "a batch is three cubes of three different kinds, one of which is food"
        return IllegalAction("CAY-203", reason, f"{KEY}not-a-batch")
    if word in NEVER_GOLD and rest == tables.CUBE_NAMES[tables.GOLD]:
        return IllegalAction(
            _rule_of_cubes(state, word), "gold is not offered here", f"{KEY}cube-not-offered", {"cube": rest}
        )
    if word == "transform" and rest in PLACES_BY_NAME:
        rule = "CAY-170" if PLACES_BY_NAME[rest] == codes.CASTLE else "CAY-175"
        return IllegalAction(rule, f"{rest} cannot be transformed, it is no building of the road", f"{KEY}off-road")
    if word == "build" and rest in KINDS_BY_NAME:
        building = {"building": tables.IDS[KINDS_BY_NAME[rest]]}
        return IllegalAction("CAY-159", f"no {rest} is in the stock", f"{KEY}stock", building)
    if word == "provost" and STEPPED.fullmatch(rest):
        rule = "CAY-101" if state.ask == codes.ASK_GUILD else "CAY-121"
        return IllegalAction(rule, "the provost moves by 1, 2 or 3 spaces", f"{KEY}steps")
    if word == "favour" and rest.partition(" ")[0] in tables.LINE_NAMES and NUMBER.fullmatch(number):
        args = {"column": int(number), "columns": int(favours.open_columns(state))}
        return IllegalAction("CAY-254", f"there is no column {number}", f"{KEY}column-closed", args)
    if word in ("worker", "move", "on", "transform") and NUMBER.fullmatch(rest) and int(rest) > codes.SPACES:
        return IllegalAction(
            "CAY-020", f"the road has {codes.SPACES} spaces", f"{KEY}no-space", {"spaces": codes.SPACES}
        )
    return None


def _rule_of_cubes(state: Position, word: str) -> str:
    """Return the rule that says which cubes are offered, gold never being one that is asked for."""
    kind = int(state.tile[state.at]) if state.phase == codes.ACTIVATING and not state.favour else -1
    if word == "take" and state.favour == codes.FAVOUR_WOOD_OR_STONE:
        return "CAY-269"
    return str(tables.ROWS[kind]["rule"]) if word != "bonus" and kind >= 0 else NEVER_GOLD[word]
