"""The log and the ledger, told from the history: the kernel's events made into sentences with their rule."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.scoring import around, tile_count
from bastide.games.carcassonne.kernel.state import State
from bastide.games.carcassonne.words.features import cells_of, nodes_of, tile_of
from bastide.games.carcassonne.words.notation import action_fields, node_name

BEFORE: Final = -1
"""The ply of what a loaded position starts with."""
LOG: Final = "carcassonne-log-"
TWO_TILES: Final = 2
FINISHED_RULES: Final = {tables.ROAD: "CAR-063", tables.CITY: "CAR-072", tables.CLOISTER: "CAR-081"}
UNFINISHED_RULES: Final = {tables.ROAD: "CAR-101", tables.CITY: "CAR-102", tables.CLOISTER: "CAR-104"}


def _beginning(state: State) -> State:
    game = state.game
    first = game.from_text(state.origin) if state.origin else game.new_initial_state()
    assert isinstance(first, State)
    return first


def _steps(state: State) -> Iterator[tuple[int, list[StoryEntry], State, list[tuple[int, ...]]]]:
    """Yield for every action made its ply, what was done, the position after it, and its events."""
    now = _beginning(state)
    now.recording = True
    for ply, action in enumerate(state.history()):
        told = _move(now, ply, action)
        set_aside = len(now.aside)
        now.apply_action(action)
        if len(now.aside) > set_aside:
            told.append(StoryEntry(ply, told[0].seat, f"{LOG}set-aside", told[0].args, "CAR-026"))
        flat = now.take_events()
        yield ply, told, now, [tuple(flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]


def _rule(state: State, what: int, root: int) -> str:
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


def _args(state: State, what: int, root: int, number: int) -> dict[str, Any]:
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


def _move(state: State, ply: int, action: int) -> list[StoryEntry]:
    """Return what an action does: the draw, the tile, the meeple; nothing for no meeple."""
    fields = action_fields(state, action)
    kind, seat = fields.pop("kind"), int(state.player)
    if kind == "start":
        return [StoryEntry(ply, fields["seat"], f"{LOG}start", fields, "CAR-016")]
    if kind == "draw":
        return [StoryEntry(ply, seat, f"{LOG}draw", {**fields, "left": int(state.unseen) - 1}, "CAR-021")]
    if kind == "place":
        return [StoryEntry(ply, seat, f"{LOG}place", fields, "CAR-024")]
    if fields["segment"] is None:
        return []
    last = state.tiles - 1
    what = fields["segment"].partition(".")[0]
    where = {"x": int(state.tile_x[last]), "y": int(state.tile_y[last])}
    args = {**fields, **where, "type": what, "tile": tables.LETTERS[state.tile_kr[last] // 4]}
    return [StoryEntry(ply, seat, f"{LOG}meeple", args, "CAR-031")]


def _home(state: State, events: list[tuple[int, ...]], root: int) -> list[dict[str, Any]]:
    """Return the meeples that went home from a feature."""
    found = []
    for what, node, seat, _points, _number in events:
        if what == codes.HOME and state.label[node] == root:
            tile = tile_of(state, node)
            at = {"x": int(state.tile_x[tile]), "y": int(state.tile_y[tile])}
            found.append({"seat": seat, **at, "segment": node_name(state, node)})
    return found


def story(state: State) -> list[StoryEntry]:
    """Return the log from the beginning."""
    log: list[StoryEntry] = []
    for ply, told, after, events in _steps(state):
        log.extend(told)
        for what, root, seat, points, number in events:
            if what == codes.HOME:
                continue
            args = {**_args(after, what, root, number), "points": points, "meeples": _home(after, events, root)}
            key = f"{LOG}final" if what >= codes.UNFINISHED else f"{LOG}score"
            log.append(StoryEntry(ply, seat, key, args, _rule(after, what, root), points))
        if after.phase == codes.OVER:
            scores = after.scores()
            winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
            rule = "CAR-121" if len(winners) == 1 else "CAR-122"
            log.append(StoryEntry(ply, None, f"{LOG}over", {"scores": scores, "winners": winners}, rule))
    return log


def ledger(state: State) -> list[LedgerEntry]:
    """Return every point with its cause; a seat's entries add up to its score."""
    first = _beginning(state)
    found = [
        LedgerEntry(BEFORE, seat, points, "carried", "CAR-059") for seat, points in enumerate(first.scores()) if points
    ]
    for ply, _told, after, events in _steps(state):
        for what, root, seat, points, number in events:
            if what != codes.HOME:
                args = _args(after, what, root, number)
                found.append(LedgerEntry(ply, seat, points, _cause(what), _rule(after, what, root), args))
    return found
