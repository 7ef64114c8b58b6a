"""What an action would bring, for hovering and for help: nothing is changed."""

from bastide.games.caylus.kernel import castle, codes, construction, favours, lawyer, placing, provost, tables
from bastide.games.caylus.kernel.act import act
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.notation import kind_of_action
from bastide.games.caylus.words.shape import Batch, Build, Favour, Outlook, ProvostMove, SeatChange


def after(state: Position, action: int) -> Position:
    """Return the position right after an action, before anything happens by itself."""
    ahead = state.clone()
    ahead.halting = True
    act(ahead, action)
    return ahead


def _changes(state: Position, ahead: Position) -> list[SeatChange]:
    return [
        {
            "points": int(ahead.score[seat] - state.score[seat]),
            "deniers": int(ahead.deniers[seat] - state.deniers[seat]),
            "cubes": {
                name: int(ahead.cubes[seat * codes.CUBES + cube] - state.cubes[seat * codes.CUBES + cube])
                for cube, name in enumerate(tables.CUBE_NAMES)
            },
            "workers": int(ahead.home[seat] - state.home[seat]),
        }
        for seat in range(state.players)
    ]


def provost_move(state: Position, steps: int) -> ProvostMove:
    """Return which buildings with workers would (not) be activated if the provost stopped after a move (CAY-130)."""
    there = int(state.provost) + steps
    manned = [space for space in range(1, codes.SPACES + 1) if state.worker[space] >= 0]
    return {
        "from": int(state.provost),
        "to": there,
        "active": [space for space in manned if space <= there],
        "idle": [space for space in manned if space > there],
    }


def _build(state: Position, kind: int, space: int | None) -> Build:
    due = {name: int(construction.cost(kind, part, state.favour)) for part, name in enumerate(tables.PART_NAMES)}
    if space is None and tables.CLASS[kind] != tables.PRESTIGIOUS:
        space = int(construction.free_space(state))
    return {
        "building": tables.IDS[kind],
        "space": space,
        "cost": due,
        "points": int(state.lawyer_points if kind == tables.LAWYER else tables.POINTS[kind]),
        "favours": int(tables.FAVOURS[kind]),
        "income": int(tables.INCOME[kind]),
        "pending": False,
    }


def _transform(state: Position, space: int) -> Build:
    due = dict.fromkeys(tables.PART_NAMES, 0) | {
        "cloth": int(tables.LAWYER_CLOTH),
        "deniers": int(lawyer.coins(state.favour)),
    }
    return {
        "building": tables.IDS[tables.RESIDENCE],
        "space": space,
        "cost": due,
        "points": int(tables.POINTS[tables.RESIDENCE]),
        "favours": 0,
        "income": int(tables.INCOME[tables.RESIDENCE]),
        "pending": bool(state.worker[space] >= 0),
    }


def _batch(state: Position, ahead: Position) -> Batch:
    section = int(castle.house_section(state))
    assert section < codes.SECTIONS
    best = int(castle.best_builder(ahead))
    return {
        "section": tables.SECTION_NAMES[section],
        "points": int(tables.BATCH_POINTS[section]),
        "left": int(tables.PARTS_OF[section] - castle.built(ahead, section)),
        "best": None if best < 0 else best,
    }


def _favour(state: Position, code: int) -> Favour:
    line, column = divmod(code - codes.FAVOUR, codes.LINE_CODES)
    return {
        "line": tables.LINE_NAMES[line],
        "from": int(state.level[state.lucky * codes.LINES + line]),
        "to": int(favours.next_level(state, state.lucky, line)),
        "column": column or None,
        "waiting": int(state.waiting) - 1,
    }


def outlook(state: Position, code: int) -> Outlook:
    """Return as JSON data what a legal action would bring by itself: nothing of what follows later.

    `seats` are the changes of points, deniers, cubes and available workers by seat.
    """
    kind, ahead = kind_of_action(code), after(state, code)
    place = code - (codes.WORKER if kind == "worker" else codes.MOVE) if kind in ("worker", "move") else 0
    found: Outlook = {
        "seats": _changes(state, ahead),
        "price": int(placing.price(state, state.player, place)) if kind == "worker" else None,
        "active": bool(place - codes.ROAD <= state.provost) if place > codes.ROAD else None,
        "provost": provost_move(state, int(provost.steps_of(code))) if kind == "provost" else None,
        "build": None,
        "batch": _batch(state, ahead) if kind == "batch" else None,
        "favour": _favour(state, code) if kind == "favour" else None,
    }
    if kind == "build":
        found["build"] = _build(state, code - codes.BUILD + codes.FIRST_BUILT, None)
    elif kind == "site":
        found["build"] = _build(state, int(state.kind), code - codes.SITE)
    elif kind == "transform":
        found["build"] = _transform(state, code - codes.TRANSFORM)
    return found
