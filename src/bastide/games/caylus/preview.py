"""What an action would bring, for hovering and for help: nothing is changed."""

from typing import Any

from bastide.games.caylus.actions import (
    BUILD,
    CUBES,
    FAVOUR,
    FIRST_BUILT,
    LINE_CODES,
    LINES,
    MOVE,
    ROAD,
    SITE,
    SPACES,
    TRANSFORM,
    WORKER,
)
from bastide.games.caylus.building import cost, free_space, lawyer_coins
from bastide.games.caylus.castle import best_builder, built, house_section
from bastide.games.caylus.favours import next_level
from bastide.games.caylus.notation import check_code, kind_of_action
from bastide.games.caylus.phases import SECTIONS
from bastide.games.caylus.places import price, provost_steps
from bastide.games.caylus.state import State
from bastide.games.caylus.tables import (
    BATCH_POINTS,
    CLASS,
    CUBE_NAMES,
    FAVOURS,
    IDS,
    INCOME,
    LAWYER,
    LAWYER_CLOTH,
    LINE_NAMES,
    PART_NAMES,
    PARTS_OF,
    POINTS,
    PRESTIGIOUS,
    RESIDENCE,
    SECTION_NAMES,
)


def after(state: State, action: int) -> State:
    """Return the position right after an action, before anything happens by itself."""
    ahead = state.clone()
    ahead.halting = True
    ahead.apply_action(action)
    return ahead


def _changes(state: State, ahead: State) -> list[dict[str, Any]]:
    return [
        {
            "points": int(ahead.score[seat] - state.score[seat]),
            "deniers": int(ahead.deniers[seat] - state.deniers[seat]),
            "cubes": {
                name: int(ahead.cubes[seat * CUBES + cube] - state.cubes[seat * CUBES + cube])
                for cube, name in enumerate(CUBE_NAMES)
            },
            "workers": int(ahead.home[seat] - state.home[seat]),
        }
        for seat in range(state.players)
    ]


def provost_move(state: State, steps: int) -> dict[str, Any]:
    """Return which buildings with workers would (not) be activated if the provost stopped after a move (CAY-130)."""
    there = int(state.provost) + steps
    manned = [space for space in range(1, SPACES + 1) if state.worker[space] >= 0]
    return {
        "from": int(state.provost),
        "to": there,
        "active": [space for space in manned if space <= there],
        "idle": [space for space in manned if space > there],
    }


def _build(state: State, kind: int, space: int | None) -> dict[str, Any]:
    due = {name: int(cost(state, kind, part)) for part, name in enumerate(PART_NAMES)}
    if space is None and CLASS[kind] != PRESTIGIOUS:
        space = int(free_space(state))
    return {
        "building": IDS[kind],
        "space": space,
        "cost": due,
        "points": int(state.lawyer_points if kind == LAWYER else POINTS[kind]),
        "favours": int(FAVOURS[kind]),
        "income": int(INCOME[kind]),
        "pending": False,
    }


def _transform(state: State, space: int) -> dict[str, Any]:
    due = dict.fromkeys(PART_NAMES, 0) | {"cloth": int(LAWYER_CLOTH), "deniers": int(lawyer_coins(state))}
    return {
        "building": IDS[RESIDENCE],
        "space": space,
        "cost": due,
        "points": int(POINTS[RESIDENCE]),
        "favours": 0,
        "income": int(INCOME[RESIDENCE]),
        "pending": bool(state.worker[space] >= 0),
    }


def _batch(state: State, ahead: State) -> dict[str, Any]:
    section = int(house_section(state))
    assert section < SECTIONS
    best = int(best_builder(ahead))
    return {
        "section": SECTION_NAMES[section],
        "points": int(BATCH_POINTS[section]),
        "left": int(PARTS_OF[section] - built(ahead, section)),
        "best": None if best < 0 else best,
    }


def _favour(state: State, code: int) -> dict[str, Any]:
    line, column = divmod(code - FAVOUR, LINE_CODES)
    return {
        "line": LINE_NAMES[line],
        "from": int(state.level[state.lucky * LINES + line]),
        "to": int(next_level(state, state.lucky, line)),
        "column": column or None,
        "waiting": int(state.waiting) - 1,
    }


def preview(state: State, action: int) -> dict[str, Any]:
    """Return as JSON data what a legal action would bring by itself: nothing of what follows later.

    `seats` are the changes of points, deniers, cubes and available workers by seat.
    """
    code = check_code(action)
    kind, ahead = kind_of_action(code), after(state, code)
    place = code - (WORKER if kind == "worker" else MOVE) if kind in ("worker", "move") else 0
    found: dict[str, Any] = {
        "seats": _changes(state, ahead),
        "price": int(price(state, state.player, place)) if kind == "worker" else None,
        "active": bool(place - ROAD <= state.provost) if place > ROAD else None,
        "provost": provost_move(state, int(provost_steps(code))) if kind == "provost" else None,
        "build": None,
        "batch": _batch(state, ahead) if kind == "batch" else None,
        "favour": _favour(state, code) if kind == "favour" else None,
    }
    if kind == "build":
        found["build"] = _build(state, code - BUILD + FIRST_BUILT, None)
    elif kind == "site":
        found["build"] = _build(state, int(state.kind), code - SITE)
    elif kind == "transform":
        found["build"] = _transform(state, code - TRANSFORM)
    return found
