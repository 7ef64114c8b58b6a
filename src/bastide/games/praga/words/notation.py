"""Actions as text and as named fields: `take U1-05`, `onto w7 r0`, `climb cathedral`, `end turn`."""

from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.crane import notch_of, position_of
from bastide.games.praga.kernel.hexes import gold_price, stone_price
from bastide.games.praga.kernel.state import State
from bastide.games.praga.kernel.tasks import top_arg, top_task

TOKEN_NAMES: Final[tuple[str, ...]] = tuple(token["id"] for token in tables.TOKEN_BOX)
PLACE_NAMES: Final[tuple[str, ...]] = (
    *tables.ACTION_NAMES,
    *(f"w{number + 1}" for number in range(codes.WALL_PLACES)),
    *tables.SPACE_NAMES,
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
    if tables.TECH_PERFORM[technology] == codes.ANY_ACTION:
        return tables.ACTION_NAMES[choice] if choice < codes.HEXES else f"choice {choice}"
    if tables.TECH_SPECIAL[technology] == codes.SPECIAL_CLIMB:
        return tables.GRID_NAMES[choice] if choice < len(tables.GRID_NAMES) else f"choice {choice}"
    if tables.TECH_SPECIAL[technology] == codes.SPECIAL_BOTH_PLAZA:
        return tables.PLAZA_NAMES[choice] if choice < len(tables.PLAZA_NAMES) else f"choice {choice}"
    return f"choice {choice}" if choice else None


def _use_name(number: int) -> str:
    technology, choice = divmod(number, codes.USE_CHOICES)
    named = use_choice(technology, choice)
    tile = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + technology]
    return f"use {tile}" + (f" {named}" if named else "")


def _refresh_name(number: int) -> str:
    row, pair, pay = number // (2 * len(tables.PAIRS)), number // 2 % len(tables.PAIRS), number % 2
    first, second = (tables.SLOT_NAMES[slot] for slot in tables.PAIRS[pair])
    return f"refresh {tables.ROW_NAMES[row]} {first} {second} pay {PAY_NAMES[pay]}"


def _names() -> list[str]:
    """Return the text of every action of the action space, in order."""
    choosable = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY : codes.FIRST_BRIDGE + codes.BRIDGE_TILES]
    return [
        *(f"draw {name}" for name in tables.TILE_NAMES),
        *(f"start {seat}" for seat in range(codes.SEATS)),
        *(f"turn r{turn}" for turn in range(codes.ROTATIONS)),
        "side A",
        "side B",
        *(f"crane {name}" for name in tables.ACTION_TILE_NAMES),
        *(f"tile {name}" for name in tables.ACTION_TILE_NAMES),
        *(f"act {name}" for name in tables.ACTION_NAMES),
        *(f"buy {name}" for name in WINDOW_NAMES),
        *(f"extra {name}" for name in tables.ACTION_NAMES),
        *(f"bonus {name}" for name in BONUS_NAMES),
        *(f"reward {name}" for name in tables.TILE_NAMES[: codes.UPGRADE_TILES]),
        *(f"step {name}" for name in tables.GRID_NAMES),
        *(f"climb {name}" for name in tables.GRID_NAMES),
        "stay",
        *(_street_name(number) for number in range(len(tables.STREET))),
        *(_use_name(number) for number in range(codes.TECHNOLOGIES * codes.USE_CHOICES)),
        *(f"claim seal {name}" for name in tables.SEAL_NAMES),
        *(_refresh_name(number) for number in range(len(tables.ROW_NAMES) * len(tables.PAIRS) * 2)),
        *(f"choose {name}" for name in choosable),
        *(f"take {name}" for name in tables.TILE_NAMES[: codes.HEX_TILES]),
        *(f"onto {place} r{turn}" for place in PLACE_NAMES for turn in range(codes.ROTATIONS)),
        *(f"grow {name}" for name in TRACK_NAMES),
        *(f"produce {name}" for name in TRACK_NAMES),
        "enter",
        *(f"span {space + 1}" for space in range(tables.SPANS)),
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
assert len(NAMES) == len(CODES) == codes.ACTIONS
assert codes.FIRST_CODES[1][1] == codes.SHUFFLED
assert len(PLACE_NAMES) == codes.BOARD_PLACES + codes.SPACES


def check_code(action: object) -> int:
    """Return the action as an int of the action space, or raise `IllegalAction`."""
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < codes.ACTIONS:
        return int(action)
    raise IllegalAction(
        "",
        f"{action!r} is not an action: actions are the integers 0 to {codes.ACTIONS - 1}",
        "praga-refusal-not-an-action",
        {"action": repr(action), "last": codes.ACTIONS - 1},
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
    kind, first = max(((kind, first) for kind, first in codes.FIRST_CODES if first <= code), key=lambda row: row[1])
    return kind, code - first


def tile_actions(state: State, tile: int) -> list[str]:
    """Return the two actions that an action tile shows in this game (PRA-062, PRA-282)."""
    first = 2 * len(tables.ACTION_TILE_NAMES) * int(state.tile_side) + 2 * tile
    return [tables.ACTION_NAMES[int(action)] for action in tables.TILE_ACTIONS[first : first + 2]]


def slot_of(state: State, tile: int) -> int:
    """Return the slot of its row in which a hex tile lies, or `NOTHING`."""
    row = int(tables.ROW[tile])
    return next(
        (slot for slot in range(len(tables.SLOT_NAMES)) if state.row[row * len(tables.SLOT_NAMES) + slot] == tile),
        codes.NOTHING,
    )


def _take_fields(state: State, tile: int) -> dict[str, Any]:
    slot = slot_of(state, tile)
    cuts = int(state.cuts) if state.doing >= 0 else 0
    return {
        "tile": tables.TILE_NAMES[tile],
        "row": tables.ROW_NAMES[int(tables.ROW[tile])],
        "slot": tables.SLOT_NAMES[slot] if slot >= 0 else None,
        "special": tables.TILE_NAMES[tile].partition("-")[2].startswith("S"),
        "cost": {"gold": int(gold_price(tile, 0, cuts & 255)), "stone": int(stone_price(tile, cuts >> 8))},
    }


def _onto_fields(state: State, number: int) -> dict[str, Any]:
    place, turn = divmod(number, codes.ROTATIONS)
    q, r = tables.PLACE_CELLS[place] if place < codes.BOARD_PLACES else tables.SPACE_CELLS[place - codes.BOARD_PLACES]
    tile = tables.TILE_NAMES[int(top_arg(state, 0))] if top_task(state) == codes.PLACE_TASK else None
    return {"tile": tile, "place": PLACE_NAMES[place], "q": q, "r_": r, "r": turn}


def _arguments(state: State, kind: str, number: int) -> dict[str, Any]:
    """Return the named arguments of an action."""
    if kind == "draw":
        return {"tile": tables.TILE_NAMES[number]}
    if kind == "crane":
        return {"tile": tables.ACTION_TILE_NAMES[number]}
    if kind == "tile":
        sector = int(notch_of(state, number))
        position = int(position_of(state, sector)) if sector >= 0 else None
        return {"tile": tables.ACTION_TILE_NAMES[number], "actions": tile_actions(state, number), "position": position}
    if kind == "reward":
        return {"tile": tables.TILE_NAMES[number], "action": tables.ACTION_NAMES[int(tables.ACTION[number])]}
    if kind == "road":
        region, egg, choice = number // 4, number // 2 % 2, number % 2
        named = STREET_CHOICES.get((region, egg), (None, "other"))[choice]
        return {"region": region + 1, "effect": ("free", "egg")[egg], "choice": named}
    if kind == "use":
        technology, choice = divmod(number, codes.USE_CHOICES)
        return {
            "tile": tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + technology],
            "choice": use_choice(technology, choice),
        }
    if kind == "refresh":
        row, pair, pay = number // (2 * len(tables.PAIRS)), number // 2 % len(tables.PAIRS), number % 2
        slots = [tables.SLOT_NAMES[slot] for slot in tables.PAIRS[pair]]
        return {"row": tables.ROW_NAMES[row], "slots": slots, "pay": PAY_NAMES[pay]}
    if kind == "choose":
        return {"tile": tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + number]}
    if kind == "take":
        return _take_fields(state, number)
    if kind == "onto":
        return _onto_fields(state, number)
    if kind == "enter":
        return {"region": state.field(int(state.active), codes.PAWN) + 1}
    if kind == "span":
        return {"space": number + 1}
    if kind in PLAIN:
        name, values = PLAIN[kind]
        return {name: values[number]}
    return {}


PLAIN: Final[dict[str, tuple[str, tuple[Any, ...]]]] = {
    "start": ("seat", tuple(range(codes.SEATS))),
    "turn": ("r", tuple(range(codes.ROTATIONS))),
    "side": ("side", ("A", "B")),
    "act": ("action", tables.ACTION_NAMES),
    "buy": ("with", WINDOW_NAMES),
    "extra": ("action", tables.ACTION_NAMES),
    "bonus": ("what", BONUS_NAMES),
    "step": ("grid", tables.GRID_NAMES),
    "climb": ("grid", tables.GRID_NAMES),
    "claim": ("seal", tables.SEAL_NAMES),
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
