"""What boards draw of an action: moves of the provost, buildings, batches, favours."""

from bastide.games.caylus.kernel import castle, codes, construction, favours, lawyer, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.shape import Batch, Build, Favour, ProvostMove


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


def build_facts(state: Position, kind: int, space: int | None) -> Build:
    """Return what is built; whatever takes the place of a residence ends its income (CAY-163)."""
    due = {name: int(construction.cost(kind, part, state.favour)) for part, name in enumerate(tables.PART_NAMES)}
    replaces = tables.CLASS[kind] == tables.PRESTIGIOUS
    if space is None and not replaces:
        space = int(construction.free_space(state))
    return {
        "building": tables.IDS[kind],
        "space": space,
        "cost": due,
        "points": int(construction.points(state, kind)),
        "favours": int(tables.FAVOURS[kind]),
        "income": int(tables.INCOME[kind] - (tables.INCOME[tables.RESIDENCE] if replaces else 0)),
        "pending": False,
    }


def transform_facts(state: Position, space: int) -> Build:
    """Return the residence that a building becomes."""
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


def batch_facts(state: Position, ahead: Position) -> Batch:
    """Return where the house for a batch goes."""
    section = int(castle.house_section(state))
    assert section < codes.SECTIONS
    best = int(castle.best_builder(ahead))
    return {
        "section": tables.SECTION_NAMES[section],
        "points": int(tables.BATCH_POINTS[section]),
        "left": int(tables.PARTS_OF[section] - castle.built(ahead, section)),
        "best": None if best < 0 else best,
    }


def favour_facts(state: Position, code: int) -> Favour:
    """Return what a favour does."""
    line, column = divmod(code - codes.FAVOUR, codes.LINE_CODES)
    return {
        "line": tables.LINE_NAMES[line],
        "from": int(state.level[state.lucky * codes.LINES + line]),
        "to": int(favours.next_level(state, state.lucky, line)),
        "column": column or None,
        "waiting": int(state.waiting) - 1,
    }
