"""The log and the ledger, action by action: the kernel's events made into sentences with their rule."""

from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.game import Step, Told
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.placing import tile_of
from bastide.games.carcassonne.kernel.scoring import around, tile_count
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.decisions import DECISIONS
from bastide.games.carcassonne.words.features import cells_of, nodes_of
from bastide.games.carcassonne.words.names import SLOT_NAMES, node_name

LOG: Final = "carcassonne-log-"
TWO_TILES: Final = 2
ACTION_RULES: Final = {"start": "CAR-016", "draw": "CAR-021", "place": "CAR-024", "meeple": "CAR-031"}
FINISHED_RULES: Final = {tables.ROAD: "CAR-063", tables.CITY: "CAR-072", tables.CLOISTER: "CAR-081"}
UNFINISHED_RULES: Final = {tables.ROAD: "CAR-101", tables.CITY: "CAR-102", tables.CLOISTER: "CAR-104"}


def _rule(state: Position, what: int, root: int) -> str:
    """Return the rule that an event's points come from."""
    if what >= codes.UNFINISHED:
        if what - codes.UNFINISHED != tables.FIELD:
            return UNFINISHED_RULES[what - codes.UNFINISHED]
        return {codes.CITY_EACH: "CAR-132", codes.CITY_MAJORITY: "CAR-133"}.get(state.field_scoring, "CAR-112")
    if what == tables.CITY and state.word[root] & tables.SEGMENT_MASK == TWO_TILES:
        return "CAR-074" if state.two_tile_city == TWO_TILES else "CAR-131"
    return FINISHED_RULES[what]


def _cause(what: int) -> str:
    if what < codes.UNFINISHED:
        return tables.TYPE_NAMES[what]
    what -= codes.UNFINISHED
    return tables.TYPE_NAMES[what] if what == tables.FIELD else f"{tables.TYPE_NAMES[what]}-open"


def _args(state: Position, what: int, root: int, number: int) -> dict[str, Any]:
    """Return what points were given for: type, tiles, pennants, cities, and where it lies."""
    kind = what % codes.UNFINISHED
    nodes = nodes_of(state, root)
    tiles = int(tile_count(state, root))
    if kind == tables.CLOISTER:
        tiles = 1 + int(around(state, tile_of(state, root)))
    args: dict[str, Any] = {
        "type": tables.TYPE_NAMES[kind],
        "tiles": tiles,
        "pennants": int(state.word[root]) >> tables.PENNANT_SHIFT & tables.PENNANT_MASK,
        "cells": cells_of(state, nodes),
    }
    if kind == tables.FIELD:
        args["cities"] = number
    return args


def _more(state: Position, action: int) -> dict[str, Any]:
    """Return what is told of an action beside its own fields."""
    if action < codes.START:
        return {"left": int(state.unseen) - 1}
    if not codes.MEEPLE < action < codes.PLACE:
        return {}
    last = state.tiles - 1
    where = {"x": int(state.tile_x(last)), "y": int(state.tile_y(last))}
    what = SLOT_NAMES[action - codes.MEEPLE].partition(".")[0]
    return {**where, "type": what, "tile": tables.LETTERS[state.tile_kr(last) // 4]}


def _move(state: Position, ply: int, action: int) -> list[StoryEntry]:
    """Return what an action does: the draw, the tile, the meeple; nothing for no meeple."""
    if action == codes.MEEPLE + codes.SLOT_NONE:
        return []
    fields = DECISIONS.fields(state, action)
    kind, seat = fields.pop("kind"), fields.get("seat", int(state.player))
    return [StoryEntry(ply, seat, f"{LOG}{kind}", {**fields, **_more(state, action)}, ACTION_RULES[kind])]


def _home(state: Position, events: list[tuple[int, ...]], root: int) -> list[dict[str, Any]]:
    """Return the meeples that went home from a feature."""
    found = []
    for what, node, seat, _points, _number in events:
        if what == codes.HOME and state.label(node) == root:
            tile = tile_of(state, node)
            at = {"x": int(state.tile_x(tile)), "y": int(state.tile_y(tile))}
            found.append({"seat": seat, **at, "segment": node_name(state, node)})
    return found


def tell(step: Step) -> Told:
    """Return what there is to tell of one action: what was done, and the points that it brought, with their cause."""
    ply, after = step.ply, step.after
    log = _move(step.before, ply, step.action)
    if after.put_aside > step.before.put_aside:
        log.append(StoryEntry(ply, log[0].seat, f"{LOG}set-aside", log[0].args, "CAR-026"))
    flat, ledger = after.take_events(), []
    events = [tuple(flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]
    for what, root, seat, points, number in events:
        if what == codes.HOME:
            continue
        args, rule = _args(after, what, root, number), _rule(after, what, root)
        key = f"{LOG}final" if what >= codes.UNFINISHED else f"{LOG}score"
        told = {**args, "points": points, "meeples": _home(after, events, root)}
        log.append(StoryEntry(ply, seat, key, told, rule, points))
        ledger.append(LedgerEntry(ply, seat, points, _cause(what), rule, args))
    if after.phase == codes.OVER:
        log.append(_over(after, ply))
    return Told(log, ledger)


def _over(state: Position, ply: int) -> StoryEntry:
    """Return who has won: the highest total, shared if several have it."""
    scores = state.scores()
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    rule = "CAR-121" if len(winners) == 1 else "CAR-122"
    return StoryEntry(ply, None, f"{LOG}over", {"scores": scores, "winners": winners}, rule)
