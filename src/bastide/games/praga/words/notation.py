"""Actions as text and as named fields: `take U1-05`, `onto w7 r0`, `climb cathedral`, `end turn`."""

from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide.games.praga.kernel import codes, crane, hexes, places, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import names

FORMS: Final = "'tile A-1', 'act upgrade', 'take U1-05', 'onto upgrade r3', 'climb cathedral' or 'end turn'"


def _street_name(number: int) -> str:
    region, egg, choice = number // 4, number // 2 % 2, number % 2
    words = ["road", str(region + 1), ("free", "egg")[egg]]
    if (region, egg) in names.STREET_CHOICES:
        words.append(names.STREET_CHOICES[region, egg][choice])
    elif choice:
        words.append("other")
    return " ".join(words)


def _use_name(number: int) -> str:
    technology, choice = divmod(number, codes.USE_CHOICES)
    named = names.use_choice(technology, choice)
    tile = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + technology]
    return f"use {tile}" + (f" {named}" if named else "")


def _refresh_name(number: int) -> str:
    row, pair, pay = number // (2 * len(tables.PAIRS)), number // 2 % len(tables.PAIRS), number % 2
    first, second = (tables.SLOT_NAMES[slot] for slot in tables.PAIRS[pair])
    return f"refresh {tables.ROW_NAMES[row]} {first} {second} pay {names.PAY_NAMES[pay]}"


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
        *(f"buy {name}" for name in names.WINDOW_NAMES),
        *(f"extra {name}" for name in tables.ACTION_NAMES),
        *(f"bonus {name}" for name in names.BONUS_NAMES),
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
        *(f"onto {place} r{turn}" for place in places.PLACE_NAMES for turn in range(codes.ROTATIONS)),
        *(f"grow {name}" for name in names.TRACK_NAMES),
        *(f"produce {name}" for name in names.TRACK_NAMES),
        "enter",
        *(f"span {space + 1}" for space in range(tables.SPANS)),
        *(f"token {name}" for name in tables.TOKEN_NAMES),
        *(f"plaza {name}" for name in names.HALF_NAMES),
        *(f"gain {name}" for name in names.PAY_NAMES),
        *(f"discard {name}" for name in names.WINDOW_NAMES),
        "pass",
        "end turn",
    ]


NAMES: Final[tuple[str, ...]] = tuple(_names())
"""[action] its text, which is the same in every position."""
CODES: Final[dict[str, int]] = {name: code for code, name in enumerate(NAMES)}
assert len(NAMES) == len(CODES) == codes.ACTIONS
assert codes.FIRST_CODES[1][1] == codes.SHUFFLED


def text(_state: Position, code: int) -> str:
    """Return the notation of an action."""
    return NAMES[code]


def parse(_state: Position, text: str) -> int:
    """Return the action that a notation means, legal or not; raise `IllegalAction` if it means none."""
    code = CODES.get(text) if isinstance(text, str) else None
    if code is None:
        reason = f"{text!r} is not an action; actions look like {FORMS}"
        raise IllegalAction("", reason, "praga-refusal-unreadable", {"text": str(text)})
    return code


def _take_fields(state: Position, tile: int) -> dict[str, Any]:
    slot = names.slot_of(state, tile)
    cuts = int(state.cuts) if state.doing >= 0 else 0
    return {
        "tile": tables.TILE_NAMES[tile],
        "row": tables.ROW_NAMES[int(tables.ROW[tile])],
        "slot": tables.SLOT_NAMES[slot] if slot >= 0 else None,
        "special": tables.TILE_NAMES[tile].partition("-")[2].startswith("S"),
        "cost": {
            "gold": int(hexes.gold_price(tile, 0, hexes.gold_cut(cuts))),
            "stone": int(hexes.stone_price(tile, hexes.stone_cut(cuts))),
        },
    }


def _onto_fields(state: Position, number: int) -> dict[str, Any]:
    place, turn = divmod(number, codes.ROTATIONS)
    q, r = places.PLACE_CELLS[place] if place < codes.BOARD_PLACES else places.SPACE_CELLS[place - codes.BOARD_PLACES]
    tile = tables.TILE_NAMES[int(tasks.top_arg(state, 0))] if state.task() == codes.PLACE_TASK else None
    return {"tile": tile, "place": places.PLACE_NAMES[place], "q": q, "r_": r, "r": turn}


def _arguments(state: Position, kind: str, number: int) -> dict[str, Any]:
    """Return the named arguments of an action."""
    if kind == "draw":
        return {"tile": tables.TILE_NAMES[number]}
    if kind == "crane":
        return {"tile": tables.ACTION_TILE_NAMES[number]}
    if kind == "tile":
        sector = int(crane.notch_of(state, number))
        position = int(crane.position_of(state, sector)) if sector >= 0 else None
        return {
            "tile": tables.ACTION_TILE_NAMES[number],
            "actions": names.tile_actions(state, number),
            "position": position,
        }
    if kind == "reward":
        return {"tile": tables.TILE_NAMES[number], "action": tables.ACTION_NAMES[int(tables.ACTION[number])]}
    if kind == "road":
        region, egg, choice = number // 4, number // 2 % 2, number % 2
        named = names.STREET_CHOICES.get((region, egg), (None, "other"))[choice]
        return {"region": region + 1, "effect": ("free", "egg")[egg], "choice": named}
    if kind == "use":
        technology, choice = divmod(number, codes.USE_CHOICES)
        return {
            "tile": tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + technology],
            "choice": names.use_choice(technology, choice),
        }
    if kind == "refresh":
        row, pair, pay = number // (2 * len(tables.PAIRS)), number // 2 % len(tables.PAIRS), number % 2
        slots = [tables.SLOT_NAMES[slot] for slot in tables.PAIRS[pair]]
        return {"row": tables.ROW_NAMES[row], "slots": slots, "pay": names.PAY_NAMES[pay]}
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
    "buy": ("with", names.WINDOW_NAMES),
    "extra": ("action", tables.ACTION_NAMES),
    "bonus": ("what", names.BONUS_NAMES),
    "step": ("grid", tables.GRID_NAMES),
    "climb": ("grid", tables.GRID_NAMES),
    "claim": ("seal", tables.SEAL_NAMES),
    "grow": ("action", names.TRACK_NAMES),
    "produce": ("action", names.TRACK_NAMES),
    "token": ("tile", tables.TOKEN_NAMES),
    "plaza": ("half", names.HALF_NAMES),
    "gain": ("what", names.PAY_NAMES),
    "discard": ("window", names.WINDOW_NAMES),
}
"""Kinds of action with one argument that needs no position: its name and its values."""


def fields(state: Position, code: int) -> dict[str, Any]:
    """Return an action as JSON data with named fields, `kind` first."""
    kind, number = names.kind_of(code)
    return {"kind": kind, **_arguments(state, kind, number)}
