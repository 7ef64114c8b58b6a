"""What an action would bring, for hovering and for help: nothing is changed."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.outlook import Clause, Goods, Outlook
from bastide.games.caylus.kernel import castle, codes, construction, favours, lawyer, placing, tables
from bastide.games.caylus.kernel.act import act
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.decisions import DECISIONS
from bastide.games.caylus.words.deeds import goods
from bastide.games.caylus.words.does import offer_does, place_does, there
from bastide.games.caylus.words.shape import Batch, Build, Facts, Favour, ProvostMove

Fields = Mapping[str, Any]

KEY: Final = "caylus-then-"
SAID: Final = frozenset(("build", "site", "transform", "offer"))
"""Kinds of action whose price and gain are told, since some of it is paid later."""
LATER: Final = {("resources", 2), ("resources", 4), *(("buildings", column) for column in (2, 3, 4, 5))}
"""Favours whose effect asks for more: line and column."""
NO_EFFECT: Final = ("buildings", 1)


def after(state: Position, action: int) -> Position:
    """Return the position right after an action, before anything happens by itself."""
    ahead = state.clone()
    ahead.halting = True
    act(ahead, action)
    return ahead


def _changes(state: Position, ahead: Position) -> list[Goods]:
    """Return what every seat wins and loses: deniers, cubes and points."""
    both = zip(goods(state), goods(ahead), strict=True)
    return [{good: now[good] - then[good] for good in now} for then, now in both]


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


def _told_place(state: Position, fields: Fields) -> list[Clause]:
    found = place_does(fields["place"], fields["building"], int(state.players))
    if fields["space"] is not None and fields["space"] > state.provost:
        found.append(Clause(f"{KEY}beyond"))
    return found


def _told_provost(moved: Fields) -> list[Clause]:
    ways = [way for way in ("active", "idle") if moved[way]]
    return [
        Clause(f"{KEY}provost", {"space": moved["to"]}),
        *(Clause(f"{KEY}{way}", {"spaces": " ".join(map(str, moved[way]))}) for way in ways),
    ]


def _told_build(build: Fields) -> list[Clause]:
    gains = {name: build[name] for name in ("income", "points", "favours")}
    return [
        Clause(f"{KEY}built", {"changes": {part: -due for part, due in build["cost"].items()} | gains}),
        *([Clause(f"{KEY}space", {"space": build["space"]})] if build["space"] else []),
        *([Clause(f"{KEY}pending")] if build["pending"] else []),
        *there(build["building"]),
    ]


def _told_batch(batch: Fields) -> list[Clause]:
    house = Clause(f"{KEY}house", {"section": batch["section"], "left": batch["left"]})
    return [house] if batch["best"] is None else [house, Clause(f"{KEY}best", seat=batch["best"])]


def _told_favour(favour: Fields) -> list[Clause]:
    line, column = favour["line"], favour["column"]
    marker = Clause(f"{KEY}marker", {"line": line, "before": favour["from"], "level": favour["to"]})
    if (line, column) in LATER:
        return [Clause(f"{KEY}reward", {"effect": f"{line}-{column}"}), marker]
    return [marker, Clause(f"{KEY}no-effect")] if column is None or (line, column) == NO_EFFECT else [marker]


def _told(state: Position, fields: Fields, facts: Fields) -> list[Clause]:
    """Return what an action means beyond what is paid and received at once."""
    match fields["kind"]:
        case "worker" | "move":
            return _told_place(state, fields)
        case "pass":
            return [Clause(f"{KEY}pass", {"number": int(state.bridge) + 1})]
        case "provost":
            return _told_provost(facts["provost"])
        case "joust":
            return [Clause(f"{KEY}favours", {"count": 1})]
        case "inn":
            return [Clause(f"{KEY}inn", {"stay": int(fields["stay"])})]
        case "skip":
            return [Clause(f"{KEY}skip", {"ask": codes.ASK_NAMES[state.ask]})]
        case "done":
            return [Clause(f"{KEY}done", {"given": int(state.given[state.player])})]
        case "build" | "site" | "transform":
            return _told_build(facts["build"])
        case "offer":
            return [offer_does(tables.IDS[state.tile[state.at]], fields["number"])]
        case "batch":
            return _told_batch(facts["batch"])
        case "favour":
            return _told_favour(facts["favour"])
    return []


def outlook(state: Position, code: int) -> Outlook:
    """Return what a legal action would bring by itself: nothing of what follows later."""
    fields, ahead = DECISIONS.fields(state, code), after(state, code)
    kind = fields["kind"]
    facts: Facts = {
        "price": int(placing.price(state, state.player, code - codes.WORKER)) if kind == "worker" else None,
        "active": bool(fields["space"] <= state.provost) if fields.get("place") == "road" else None,
        "provost": provost_move(state, fields["steps"]) if kind == "provost" else None,
        "workers": [int(ahead.home[seat] - state.home[seat]) for seat in range(state.players)],
        "build": None,
        "batch": _batch(state, ahead) if kind == "batch" else None,
        "favour": _favour(state, code) if kind == "favour" else None,
    }
    if kind == "build":
        facts["build"] = _build(state, code - codes.BUILD + codes.FIRST_BUILT, None)
    elif kind == "site":
        facts["build"] = _build(state, int(state.kind), code - codes.SITE)
    elif kind == "transform":
        facts["build"] = _transform(state, code - codes.TRANSFORM)
    return Outlook(_changes(state, ahead), _told(state, fields, facts), facts, kind not in SAID)
