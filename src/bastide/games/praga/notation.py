"""Actions as text and as named fields: `take U1-05`, `onto w7 r0`, `climb cathedral`, `end turn`."""

from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.praga.actions import (
    ACTIONS,
    BOARD_PLACES,
    BRIDGE_TILES,
    FIRST_BRIDGE,
    FIRST_CODES,
    FIRST_TECHNOLOGY,
    HEX_TILES,
    HEXES,
    ROTATIONS,
    SEATS,
    SHUFFLED,
    SPACES,
    TECHNOLOGIES,
    UPGRADE_TILES,
    USE_CHOICES,
    WALL_PLACES,
)
from bastide.games.praga.crane import notch_of, position_of
from bastide.games.praga.hexes import gold_price, stone_price
from bastide.games.praga.phases import ANY_ACTION, NOTHING, PAWN, PLACE_TASK, SPECIAL_BOTH_PLAZA, SPECIAL_CLIMB
from bastide.games.praga.state import State
from bastide.games.praga.tables import (
    ACTION,
    ACTION_NAMES,
    ACTION_TILE_NAMES,
    GRID_NAMES,
    PAIRS,
    PLACE_CELLS,
    PLAZA_NAMES,
    ROW,
    ROW_NAMES,
    SEAL_NAMES,
    SLOT_NAMES,
    SPACE_CELLS,
    SPACE_NAMES,
    SPANS,
    STREET,
    TECH_PERFORM,
    TECH_SPECIAL,
    TILE_ACTIONS,
    TILE_NAMES,
    TOKEN_BOX,
)
from bastide.games.praga.tasks import top_arg, top_task

TOKEN_NAMES: Final[tuple[str, ...]] = tuple(token["id"] for token in TOKEN_BOX)
PLACE_NAMES: Final[tuple[str, ...]] = (
    *ACTION_NAMES,
    *(f"w{number + 1}" for number in range(WALL_PLACES)),
    *SPACE_NAMES,
)
"""[place] hexes of the action board, wall places, then the spaces of the city."""
BONUS_NAMES: Final = ("gain", "points", "egg")
TRACK_NAMES: Final = ("mines", "quarries")
PAY_NAMES: Final = ("gold", "stone")
WINDOW_NAMES: Final = ("gold", "silver")
HALF_NAMES: Final = ("top", "bottom")
STREET_CHOICES: Final = {(0, 0): ("stone", "gold"), (0, 1): ("quarry", "mine"), (2, 1): ("windows", "tracks")}
"""[region, egg] names of the two gains to choose from; elsewhere there is nothing to choose."""
FORMS: Final = "'tile A-1', 'act upgrade', 'take U1-05', 'onto upgrade r3', 'climb cathedral' or 'end turn'"


def _street_name(number: int) -> str:
    region, egg, choice = number // 4, number // 2 % 2, number % 2
    words = ["road", str(region + 1), ("free", "egg")[egg]]
    if (region, egg) in STREET_CHOICES:
        words.append(STREET_CHOICES[region, egg][choice])
    elif choice:
        words.append("other")
    return " ".join(words)


def use_choice(technology: int, choice: int) -> str | None:
    """Return the name of a choice that a one-time technology offers, or None if it offers none."""
    if TECH_PERFORM[technology] == ANY_ACTION:
        return ACTION_NAMES[choice] if choice < HEXES else f"choice {choice}"
    if TECH_SPECIAL[technology] == SPECIAL_CLIMB:
        return GRID_NAMES[choice] if choice < len(GRID_NAMES) else f"choice {choice}"
    if TECH_SPECIAL[technology] == SPECIAL_BOTH_PLAZA:
        return PLAZA_NAMES[choice] if choice < len(PLAZA_NAMES) else f"choice {choice}"
    return f"choice {choice}" if choice else None


def _use_name(number: int) -> str:
    technology, choice = divmod(number, USE_CHOICES)
    named = use_choice(technology, choice)
    tile = TILE_NAMES[FIRST_TECHNOLOGY + technology]
    return f"use {tile}" + (f" {named}" if named else "")


def _refresh_name(number: int) -> str:
    row, pair, pay = number // (2 * len(PAIRS)), number // 2 % len(PAIRS), number % 2
    first, second = (SLOT_NAMES[slot] for slot in PAIRS[pair])
    return f"refresh {ROW_NAMES[row]} {first} {second} pay {PAY_NAMES[pay]}"


def _names() -> list[str]:
    """Return the text of every action of the action space, in order."""
    choosable = TILE_NAMES[FIRST_TECHNOLOGY : FIRST_BRIDGE + BRIDGE_TILES]
    return [
        *(f"draw {name}" for name in TILE_NAMES),
        *(f"start {seat}" for seat in range(SEATS)),
        *(f"turn r{turn}" for turn in range(ROTATIONS)),
        "side A",
        "side B",
        *(f"crane {name}" for name in ACTION_TILE_NAMES),
        *(f"tile {name}" for name in ACTION_TILE_NAMES),
        *(f"act {name}" for name in ACTION_NAMES),
        *(f"buy {name}" for name in WINDOW_NAMES),
        *(f"extra {name}" for name in ACTION_NAMES),
        *(f"bonus {name}" for name in BONUS_NAMES),
        *(f"reward {name}" for name in TILE_NAMES[:UPGRADE_TILES]),
        *(f"step {name}" for name in GRID_NAMES),
        *(f"climb {name}" for name in GRID_NAMES),
        "stay",
        *(_street_name(number) for number in range(len(STREET))),
        *(_use_name(number) for number in range(TECHNOLOGIES * USE_CHOICES)),
        *(f"claim seal {name}" for name in SEAL_NAMES),
        *(_refresh_name(number) for number in range(len(ROW_NAMES) * len(PAIRS) * 2)),
        *(f"choose {name}" for name in choosable),
        *(f"take {name}" for name in TILE_NAMES[:HEX_TILES]),
        *(f"onto {place} r{turn}" for place in PLACE_NAMES for turn in range(ROTATIONS)),
        *(f"grow {name}" for name in TRACK_NAMES),
        *(f"produce {name}" for name in TRACK_NAMES),
        "enter",
        *(f"span {space + 1}" for space in range(SPANS)),
        *(f"token {name}" for name in TOKEN_NAMES),
        *(f"plaza {name}" for name in HALF_NAMES),
        *(f"gain {name}" for name in PAY_NAMES),
        *(f"discard {name}" for name in WINDOW_NAMES),
        "pass",
        "end turn",
    ]


NAMES: Final[tuple[str, ...]] = tuple(_names())
"""[action] its text, which is the same in every position."""
CODES: Final[dict[str, int]] = {name: code for code, name in enumerate(NAMES)}
assert len(NAMES) == len(CODES) == ACTIONS
assert FIRST_CODES[1][1] == SHUFFLED
assert len(PLACE_NAMES) == BOARD_PLACES + SPACES


def check_code(action: object) -> int:
    """Return the action as an int of the action space, or raise `IllegalAction`."""
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < ACTIONS:
        return int(action)
    raise IllegalAction(
        "",
        f"{action!r} is not an action: actions are the integers 0 to {ACTIONS - 1}",
        "praga-refusal-not-an-action",
        {"action": repr(action), "last": ACTIONS - 1},
    )


def parse_action(_state: State, text: str) -> int:
    """Return the action that a notation means, legal or not; raise `IllegalAction` if it means none."""
    code = CODES.get(text) if isinstance(text, str) else None
    if code is None:
        reason = f"{text!r} is not an action; actions look like {FORMS}"
        raise IllegalAction("", reason, "praga-refusal-unreadable", {"text": str(text)})
    return code


def action_text(_state: State, action: int) -> str:
    """Return the notation of an action."""
    return NAMES[check_code(action)]


def kind_of(code: int) -> tuple[str, int]:
    """Return the kind of an action and its argument within that kind.

    >>> kind_of(CODES["span 3"])
    ('span', 2)
    """
    kind, first = max(((kind, first) for kind, first in FIRST_CODES if first <= code), key=lambda row: row[1])
    return kind, code - first


def tile_actions(state: State, tile: int) -> list[str]:
    """Return the two actions that an action tile shows in this game (PRA-062, PRA-282)."""
    first = 2 * len(ACTION_TILE_NAMES) * int(state.tile_side) + 2 * tile
    return [ACTION_NAMES[int(action)] for action in TILE_ACTIONS[first : first + 2]]


def slot_of(state: State, tile: int) -> int:
    """Return the slot of its row in which a hex tile lies, or `NOTHING`."""
    row = int(ROW[tile])
    return next((slot for slot in range(len(SLOT_NAMES)) if state.row[row * len(SLOT_NAMES) + slot] == tile), NOTHING)


def _take_fields(state: State, tile: int) -> dict[str, Any]:
    slot = slot_of(state, tile)
    cuts = int(state.cuts) if state.doing >= 0 else 0
    return {
        "tile": TILE_NAMES[tile],
        "row": ROW_NAMES[int(ROW[tile])],
        "slot": SLOT_NAMES[slot] if slot >= 0 else None,
        "special": TILE_NAMES[tile].partition("-")[2].startswith("S"),
        "cost": {"gold": int(gold_price(tile, 0, cuts & 255)), "stone": int(stone_price(tile, cuts >> 8))},
    }


def _onto_fields(state: State, number: int) -> dict[str, Any]:
    place, turn = divmod(number, ROTATIONS)
    q, r = PLACE_CELLS[place] if place < BOARD_PLACES else SPACE_CELLS[place - BOARD_PLACES]
    tile = TILE_NAMES[int(top_arg(state, 0))] if top_task(state) == PLACE_TASK else None
    return {"tile": tile, "place": PLACE_NAMES[place], "q": q, "r_": r, "r": turn}


def _arguments(state: State, kind: str, number: int) -> dict[str, Any]:
    """Return the named arguments of an action."""
    if kind == "draw":
        return {"tile": TILE_NAMES[number]}
    if kind == "crane":
        return {"tile": ACTION_TILE_NAMES[number]}
    if kind == "tile":
        sector = int(notch_of(state, number))
        position = int(position_of(state, sector)) if sector >= 0 else None
        return {"tile": ACTION_TILE_NAMES[number], "actions": tile_actions(state, number), "position": position}
    if kind == "reward":
        return {"tile": TILE_NAMES[number], "action": ACTION_NAMES[int(ACTION[number])]}
    if kind == "road":
        region, egg, choice = number // 4, number // 2 % 2, number % 2
        named = STREET_CHOICES.get((region, egg), (None, "other"))[choice]
        return {"region": region + 1, "effect": ("free", "egg")[egg], "choice": named}
    if kind == "use":
        technology, choice = divmod(number, USE_CHOICES)
        return {"tile": TILE_NAMES[FIRST_TECHNOLOGY + technology], "choice": use_choice(technology, choice)}
    if kind == "refresh":
        row, pair, pay = number // (2 * len(PAIRS)), number // 2 % len(PAIRS), number % 2
        slots = [SLOT_NAMES[slot] for slot in PAIRS[pair]]
        return {"row": ROW_NAMES[row], "slots": slots, "pay": PAY_NAMES[pay]}
    if kind == "choose":
        return {"tile": TILE_NAMES[FIRST_TECHNOLOGY + number]}
    if kind == "take":
        return _take_fields(state, number)
    if kind == "onto":
        return _onto_fields(state, number)
    if kind == "enter":
        return {"region": state.field(int(state.active), PAWN) + 1}
    if kind == "span":
        return {"space": number + 1}
    if kind in PLAIN:
        name, values = PLAIN[kind]
        return {name: values[number]}
    return {}


PLAIN: Final[dict[str, tuple[str, tuple[Any, ...]]]] = {
    "start": ("seat", tuple(range(SEATS))),
    "turn": ("r", tuple(range(ROTATIONS))),
    "side": ("side", ("A", "B")),
    "act": ("action", ACTION_NAMES),
    "buy": ("with", WINDOW_NAMES),
    "extra": ("action", ACTION_NAMES),
    "bonus": ("what", BONUS_NAMES),
    "step": ("grid", GRID_NAMES),
    "climb": ("grid", GRID_NAMES),
    "claim": ("seal", SEAL_NAMES),
    "grow": ("action", TRACK_NAMES),
    "produce": ("action", TRACK_NAMES),
    "token": ("tile", TOKEN_NAMES),
    "plaza": ("half", HALF_NAMES),
    "gain": ("what", PAY_NAMES),
    "discard": ("window", WINDOW_NAMES),
}
"""Kinds of action with one argument that needs no position: its name and its values."""


def action_fields(state: State, action: int) -> dict[str, Any]:
    """Return an action as JSON data with named fields, `kind` first."""
    kind, number = kind_of(check_code(action))
    return {"kind": kind, **_arguments(state, kind, number)}
