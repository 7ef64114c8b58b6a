"""What an action would bring, for hovering and for help: nothing is changed."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.outlook import Clause, Goods, Outlook
from bastide.games.caylus.kernel import codes, placing, tables
from bastide.games.caylus.kernel.act import act
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.decisions import DECISIONS
from bastide.games.caylus.words.deeds import goods
from bastide.games.caylus.words.does import offer_does, place_does, there
from bastide.games.caylus.words.facts import batch_facts, build_facts, favour_facts, provost_move, transform_facts
from bastide.games.caylus.words.shape import Facts

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


def _told_place(state: Position, fields: Fields) -> list[Clause]:
    found = place_does(fields["place"], fields["building"], int(state.players))
    if fields["space"] is not None and fields["space"] > state.provost:
        found.append(Clause(f"{KEY}beyond"))
    return found


def _told_provost(moved: Fields) -> list[Clause]:
    ways = [way for way in ("active", "idle") if moved[way]]
    return [
        Clause(f"{KEY}provost", {"space": moved["to"]}),
        *(Clause(f"{KEY}{way}", {"spaces": list(moved[way])}) for way in ways),
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
        "batch": batch_facts(state, ahead) if kind == "batch" else None,
        "favour": favour_facts(state, code) if kind == "favour" else None,
    }
    if kind == "build":
        facts["build"] = build_facts(state, code - codes.BUILD + codes.FIRST_BUILT, None)
    elif kind == "site":
        facts["build"] = build_facts(state, int(state.kind), code - codes.SITE)
    elif kind == "transform":
        facts["build"] = transform_facts(state, code - codes.TRANSFORM)
    return Outlook(_changes(state, ahead), _told(state, fields, facts), facts, kind not in SAID)
