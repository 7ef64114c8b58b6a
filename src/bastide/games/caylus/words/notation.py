"""Actions as text and as named fields: `worker farm`, `provost +2`, `build mason`, `favour deniers 3`, `skip`."""

import re
from collections.abc import Callable
from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.caylus.kernel import codes, favours, provost, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.names import (
    KINDS_BY_NAME,
    NAMES,
    PLACES_BY_NAME,
    batch_cubes,
    place_fields,
    place_name,
    space_name,
)

NONE: Final = "none"
KEY: Final = "caylus-refusal-"
FORMS: Final = (
    "'worker farm', 'pass', 'provost +2', 'build mason', 'batch food wood cloth', 'favour deniers 3' or 'skip'"
)
NUMBER: Final = re.compile(r"[1-9][0-9]?")
COLUMN: Final = re.compile(r"[1-5]|none")
SEAT: Final = re.compile(r"[0-4]")
MOVED: Final = re.compile(r"[+-][1-3]")
STEPPED: Final = re.compile(r"[+-]?[0-9]{1,2}")
ACTIVATE: Final = "activate"
BATCH_TEXTS: Final = [" ".join(batch_cubes(batch)) for batch in range(codes.BATCHES)]
WORDS: Final = {
    "pass": codes.PASS,
    "joust": codes.JOUST,
    "inn stay": codes.INN_STAY,
    "inn return": codes.INN_HOME,
    "done": codes.DONE,
    "skip": codes.SKIP,
}
NEVER_GOLD: Final = {"take": "CAY-271", "bonus": "CAY-140", "buy": "CAY-406"}
"""word: the rule that keeps gold from being asked for; buildings have one of their own."""
BATCH_SIZE: Final = 3
CUBE_ACTIONS: Final = {
    "take": (codes.TAKE, codes.PLAIN),
    "bonus": (codes.BONUS, codes.PLAIN),
    "sell": (codes.SELL, codes.CUBES),
    "buy": (codes.BUY, codes.PLAIN),
    "pay": (codes.PAY, codes.CUBES),
}
"""word: first code and how many kinds of cube there are."""


def unreadable(text: str) -> IllegalAction:
    """Return the refusal of a text that is no action."""
    return IllegalAction(
        "", f"{text!r} is not an action; actions look like {FORMS}", f"{KEY}unreadable", {"text": text}
    )


def _space(state: Position, text: str) -> int:
    """Return the space that a building or a number means, 0 if none."""
    name, _, number = text.rpartition(" ")
    if NUMBER.fullmatch(number):
        space = int(number)
        fits = not name or (
            name in KINDS_BY_NAME and space <= codes.SPACES and state.tile[space] == KINDS_BY_NAME[name]
        )
        return space if space <= codes.SPACES and fits else 0
    if text not in KINDS_BY_NAME:
        return 0
    kind = KINDS_BY_NAME[text]
    found = [space for space in range(1, codes.SPACES + 1) if state.tile[space] == kind]
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


def _place(state: Position, text: str) -> int:
    """Return the place that a text means, -1 if none."""
    if text in PLACES_BY_NAME:
        return PLACES_BY_NAME[text]
    space = _space(state, text)
    return codes.ROAD + space if space else -1


def _active_name(state: Position, rest: str) -> str:
    """Return what follows `activate BUILDING`, if that building is active; else an empty text."""
    if state.phase != codes.ACTIVATING or not state.working:
        return ""
    kind = int(state.tile[state.at])
    names = {tables.IDS[kind], NAMES[kind], space_name(state, int(state.at))}
    return max((rest.removeprefix(f"{name} ") for name in names if rest.startswith(f"{name} ")), key=len, default="")


def parse(state: Position, text: str) -> int:
    """Return the action a notation means in this position, legal or not; raise `IllegalAction` if it means none."""
    word, _, rest = text.partition(" ")
    if word == ACTIVATE and rest:
        inner = _active_name(state, rest)
        if not inner or inner.startswith(ACTIVATE):
            raise unreadable(text)
        return parse(state, inner)
    if text in WORDS:
        return WORDS[text]
    code = _parse(state, word, rest)
    if code < 0:
        raise _impossible(state, word, rest) or unreadable(text)
    return code


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


def _parse(state: Position, word: str, rest: str) -> int:
    """Return the action of a word and what follows it, -1 if it means none."""
    code = -1
    if word in ("worker", "move"):
        place = _place(state, rest)
        code = place if place < 0 else (codes.WORKER if word == "worker" else codes.MOVE) + place
    elif word in CUBE_ACTIONS:
        first, count = CUBE_ACTIONS[word]
        if rest in tables.CUBE_NAMES[:count]:
            code = first + tables.CUBE_NAMES.index(rest)
    elif word == "provost" and MOVED.fullmatch(rest):
        code = codes.PROVOST + codes.STEPS + int(rest) - (int(rest) > 0)
    elif word == "build" and KINDS_BY_NAME.get(rest, 0) >= codes.FIRST_BUILT:
        code = codes.BUILD + KINDS_BY_NAME[rest] - codes.FIRST_BUILT
    elif word == "batch":
        code = _parse_batch(rest)
    elif word == "favour":
        line, _, column = rest.partition(" ")
        if line in tables.LINE_NAMES and COLUMN.fullmatch(column):
            code = (
                codes.FAVOUR + tables.LINE_NAMES.index(line) * codes.LINE_CODES + (0 if column == NONE else int(column))
            )
    elif word == "offer" and rest in ("1", "2"):
        code = codes.OFFER + int(rest) - 1
    elif word in ("on", "transform"):
        space = _space(state, rest)
        code = (codes.SITE if word == "on" else codes.TRANSFORM) + space if space else -1
    elif word == "tile" and KINDS_BY_NAME.get(rest, codes.NEUTRALS) < codes.NEUTRALS:
        code = codes.TILE + KINDS_BY_NAME[rest]
    elif word == "order" and SEAT.fullmatch(rest):
        code = codes.ORDER + int(rest)
    return code


def _parse_batch(rest: str) -> int:
    """Return the batch of three cubes in any order, -1 if they are none."""
    given = sorted(rest.split(" "))
    for batch in range(codes.BATCHES):
        if sorted(batch_cubes(batch)) == given:
            return codes.BATCH + batch
    return -1


def kind_of_action(code: int) -> str:
    """Return the kind of an action, as in `fields`."""
    starts = (
        (codes.SKIP, "skip"),
        (codes.FAVOUR, "favour"),
        (codes.DONE, "done"),
        (codes.BATCH, "batch"),
        (codes.PAY, "pay"),
        (codes.TRANSFORM + 1, "transform"),
        (codes.SITE + 1, "site"),
        (codes.BUILD, "build"),
        (codes.OFFER, "offer"),
        (codes.BUY, "buy"),
        (codes.SELL, "sell"),
        (codes.BONUS, "bonus"),
        (codes.TAKE, "take"),
        (codes.INN_STAY, "inn"),
        (codes.JOUST, "joust"),
        (codes.PROVOST, "provost"),
        (codes.MOVE, "move"),
        (codes.PASS, "pass"),
        (codes.WORKER, "worker"),
        (codes.ORDER, "order"),
    )
    return next((kind for first, kind in starts if code >= first), "tile")


def text(state: Position, code: int) -> str:
    """Return the notation of an action of this position."""
    kind = kind_of_action(code)
    if kind in CUBE_ACTIONS:
        return f"{kind} {tables.CUBE_NAMES[code - CUBE_ACTIONS[kind][0]]}"
    if kind == "worker":
        return f"worker {place_name(state, code - codes.WORKER)}"
    if kind == "move":
        return f"move {place_name(state, code - codes.MOVE)}"
    if kind == "favour":
        line, column = divmod(code - codes.FAVOUR, codes.LINE_CODES)
        return f"favour {tables.LINE_NAMES[line]} {column or NONE}"
    texts: dict[str, Callable[[], str]] = {
        "tile": lambda: f"tile {NAMES[code - codes.TILE]}",
        "order": lambda: f"order {code - codes.ORDER}",
        "provost": lambda: f"provost {provost.steps_of(code):+d}",
        "inn": lambda: "inn stay" if code == codes.INN_STAY else "inn return",
        "offer": lambda: f"offer {code - codes.OFFER + 1}",
        "build": lambda: f"build {NAMES[code - codes.BUILD + codes.FIRST_BUILT]}",
        "site": lambda: f"on {code - codes.SITE}",
        "transform": lambda: f"transform {space_name(state, code - codes.TRANSFORM)}",
        "batch": lambda: f"batch {BATCH_TEXTS[code - codes.BATCH]}",
    }
    return texts[kind]() if kind in texts else kind


def fields(state: Position, code: int) -> dict[str, Any]:
    """Return an action as JSON data with named fields, `kind` first."""
    kind = kind_of_action(code)
    fields: dict[str, Any] = {"kind": kind}
    if kind in CUBE_ACTIONS:
        fields["cube"] = tables.CUBE_NAMES[code - CUBE_ACTIONS[kind][0]]
    elif kind == "worker":
        fields |= place_fields(state, code - codes.WORKER)
    elif kind == "move":
        fields |= place_fields(state, code - codes.MOVE)
    elif kind == "favour":
        line, column = divmod(code - codes.FAVOUR, codes.LINE_CODES)
        fields |= {"line": tables.LINE_NAMES[line], "column": column or None}
    elif kind == "tile":
        fields["building"] = tables.IDS[code - codes.TILE]
    elif kind == "order":
        fields["seat"] = code - codes.ORDER
    elif kind == "provost":
        fields["steps"] = int(provost.steps_of(code))
    elif kind == "inn":
        fields["stay"] = code == codes.INN_STAY
    elif kind == "offer":
        fields["number"] = code - codes.OFFER + 1
    elif kind == "build":
        fields["building"] = tables.IDS[code - codes.BUILD + codes.FIRST_BUILT]
    elif kind == "site":
        fields["space"] = code - codes.SITE
    elif kind == "transform":
        place = place_fields(state, codes.ROAD + code - codes.TRANSFORM)
        fields |= {"space": place["space"], "building": place["building"]}
    elif kind == "batch":
        fields["cubes"] = batch_cubes(code - codes.BATCH)
    return fields
