"""The log and the ledger, told from the history: the kernel's events made into sentences with their rule."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.state import State
from bastide.games.praga.words.lists import bridge_name, unpack, v_mask, v_short
from bastide.games.praga.words.notation import action_fields, tile_actions

BEFORE: Final = -1
"""The ply of what a loaded position starts with, and of the set-up."""
LOG: Final = "praga-log-"
CAUSE_RULES: Final = {
    "wheel": "PRA-073", "blue-zone": "PRA-068", "five-point-token": "PRA-309", "upgrade-reward": "PRA-128",
    "tile": "PRA-312", "old-town": "PRA-170", "crown": "PRA-179", "production": "PRA-087", "plaza": "PRA-182",
    "road": "PRA-193", "road-tile": "PRA-283", "bridge": "PRA-201", "technology": "PRA-227", "overflow": "PRA-224",
    "grid": "PRA-238", "university": "PRA-271", "rows": "PRA-274", "tokens-blue": "PRA-275", "tokens-red": "PRA-275",
    "walls": "PRA-277", "v-tile": "PRA-278", "seal": "PRA-110", "eggs": "PRA-279", "plaza-end": "PRA-270",
    "edge": "PRA-154", "corner": "PRA-160", "wealth": "PRA-100", "action": "PRA-086", "price": "PRA-058",
}  # fmt: skip
"""[cause] the rule that its points or goods come from."""
KIND_RULES: Final = {
    "start": "PRA-052", "tile": "PRA-054", "act": "PRA-055", "extra": "PRA-082", "buy": "PRA-081", "bonus": "PRA-064",
    "reward": "PRA-128", "step": "PRA-234", "climb": "PRA-236", "stay": "PRA-241", "road": "PRA-193", "use": "PRA-221",
    "claim": "PRA-108", "refresh": "PRA-142", "choose": "PRA-215", "pass": "PRA-243", "take": "PRA-119",
    "onto": "PRA-120", "grow": "PRA-086", "produce": "PRA-087", "span": "PRA-202", "token": "PRA-095",
    "plaza": "PRA-182", "discard": "PRA-078", "end": "PRA-250", "gain": "PRA-284", "enter": "PRA-200",
}  # fmt: skip
"""[kind of action] the rule that a log entry names."""
SILENT: Final = frozenset(("draw", "turn", "side", "crane", "enter", "gain", "step", "climb", "end"))
"""Kinds of action that the log tells by what they bring."""

GOOD_SCORE: Final[int] = BOX["final_scoring"]["solo_good_score"]
"""More than this is a good result of a game alone (PRA-292)."""

Event = tuple[int, ...]


def _beginning(state: State) -> State:
    game = state.game
    first = game.from_text(state.origin) if state.origin else game.new_initial_state()
    assert isinstance(first, State)
    return first


def _steps(state: State) -> Iterator[tuple[int, list[StoryEntry], State, list[Event]]]:
    """Yield for every action made its ply, what was done, the position after it, and its events."""
    now = _beginning(state)
    now.recording = True
    for ply, action in enumerate(state.history()):
        told = _move(now, ply, action)
        now.apply_action(action)
        flat = now.take_events()
        yield ply, told, now, [tuple(flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]


def _move(state: State, ply: int, action: int) -> list[StoryEntry]:
    """Return what an action does, as one entry or none."""
    fields = action_fields(state, action)
    kind = fields.pop("kind")
    if kind in SILENT:
        return []
    seat, rule = state.current_player(), KIND_RULES[kind]
    if kind == "start":
        seat = fields["seat"]
    elif kind == "tile":
        first, second = fields.pop("actions")
        fields |= {"first": first, "second": second}
    elif kind == "act":
        fields["source"] = "tile"
    elif kind == "extra":
        kind, fields = "act", {**fields, "source": "extra"}
    elif kind == "plaza":
        kind = "half"
    elif kind == "onto":
        fields = {"tile": fields["tile"], "place": fields["place"], "r": fields["r"]}
    elif kind == "take":
        fields = {"tile": fields["tile"]}
    elif kind == "refresh":
        fields = {"row": fields["row"], "pay": fields["pay"]}
    elif kind == "discard":
        fields["count"] = 1
    return [StoryEntry(ply, seat, f"{LOG}{kind}", {k: v for k, v in fields.items() if v is not None}, rule)]


def _detail(cause: str, detail: int) -> dict[str, Any]:
    """Return what points were given for, by cause."""
    if cause == "old-town":
        return {"space": tables.SPACE_NAMES[detail]}
    if cause == "crown":
        return {"plaza": tables.PLAZA_NAMES[detail]}
    if cause in ("grid", "rows"):
        return {"grid": tables.GRID_NAMES[detail]}
    if cause == "overflow":
        return {"track": codes.KIND_NAMES[detail]}
    if cause == "v-tile":
        return {"tile": bridge_name(detail)}
    if cause == "seal":
        return {"seal": tables.SEAL_NAMES[detail]}
    if cause == "university":
        return {"height": detail}
    if cause in ("tokens-blue", "tokens-red"):
        return {"value": detail}
    if cause in ("walls", "eggs"):
        return {"count": detail}
    return {}


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _opened(stack: int, tiles: int) -> list[str]:
    return v_mask(tiles) if stack == tables.STACK_FIVE else unpack(tiles)


def _effect(state: State, ply: int, event: Event) -> StoryEntry | None:
    """Return the entry of one event, None for what other entries tell."""
    what, seat, a, b, c = event
    if what == codes.EVENT_POINTS:
        cause = codes.CAUSE_NAMES[b]
        args = {"cause": cause, "n": a, **_detail(cause, c)}
        return StoryEntry(ply, seat, f"{LOG}points", args, CAUSE_RULES[cause], a)
    if what == codes.EVENT_MOVED:
        args = {"grid": tables.GRID_NAMES[a], "row": b, "column": c}
        return StoryEntry(ply, seat, f"{LOG}moved", args, "PRA-234")
    if what == codes.EVENT_ARRIVED:
        return StoryEntry(
            ply, seat, f"{LOG}arrive", {"region": a}, "PRA-192" if a <= tables.STREET_REGIONS else "PRA-200"
        )
    if what == codes.EVENT_PLAZA:
        args = {"plaza": tables.PLAZA_NAMES[a], "both": _seats(b), "one": _seats(c)}
        return StoryEntry(ply, None, f"{LOG}plaza", args, "PRA-182")
    if what == codes.EVENT_ERA:
        return StoryEntry(ply, None, f"{LOG}era", {"era": a}, "PRA-260")
    if what == codes.EVENT_DUMMY:
        first, second = tile_actions(state, a)
        args = {"tile": tables.ACTION_TILE_NAMES[a], "first": first, "second": second}
        return StoryEntry(ply, None, f"{LOG}dummy", args, "PRA-290")
    if what == codes.EVENT_WEALTH:
        return StoryEntry(
            ply, seat, f"{LOG}wealth", {"bonus": tables.WEALTH_NAMES[a]}, "PRA-102" if a == 2 else "PRA-100"
        )
    if what == codes.EVENT_OVERFLOW:
        return StoryEntry(ply, seat, f"{LOG}overflow", {"track": codes.KIND_NAMES[a]}, "PRA-224")
    if what == codes.EVENT_OPEN:
        return StoryEntry(ply, seat, f"{LOG}open", {"tiles": _opened(a, b)}, "PRA-314")
    if (
        what == codes.EVENT_SEATED
        and state.field(seat, codes.V_BRIDGE) == a - codes.FIRST_BRIDGE + 1
        and v_short(state) is not None
    ):
        return StoryEntry(ply, None, f"{LOG}v-short", {"left": v_short(state)}, "PRA-212")
    if what == codes.EVENT_NEUTRAL:
        return StoryEntry(
            ply, None, f"{LOG}neutral", {"tile": tables.TILE_NAMES[a], "space": tables.SPACE_NAMES[b]}, "PRA-029"
        )
    return None


def _told(state: State, ply: int, events: list[Event]) -> Iterator[StoryEntry]:
    """Yield the entries of an action's events; goods of one kind, seat and direction in one entry."""
    goods: dict[tuple[int, int, bool], int] = {}
    causes: dict[tuple[int, int, bool], int] = {}
    for what, seat, a, b, c in events:
        if what == codes.EVENT_GOODS:
            goods[seat, a, b > 0] = goods.get((seat, a, b > 0), 0) + b
            causes.setdefault((seat, a, b > 0), c)
    for (seat, kind, _up), n in sorted(goods.items(), key=lambda row: row[1] > 0):
        cause = codes.CAUSE_NAMES[causes[seat, kind, _up]]
        way = "gains" if n > 0 else "pays"
        args = {"what": codes.KIND_NAMES[kind], "n": n, "count": abs(n), "way": way, "cause": cause}
        yield StoryEntry(ply, seat, f"{LOG}goods", args, CAUSE_RULES[cause])
    for event in events:
        entry = _effect(state, ply, event)
        if entry is not None:
            yield entry


def story(state: State) -> list[StoryEntry]:
    """Return the log from the beginning."""
    log: list[StoryEntry] = []
    for ply, told, after, events in _steps(state):
        log.extend(told)
        log.extend(_told(after, ply, events))
        if after.is_terminal():
            winners = [seat for seat, share in enumerate(after.returns()) if share]
            args: dict[str, Any] = {"scores": after.scores(), "winners": winners}
            if len(args["scores"]) > 1:
                log.append(StoryEntry(ply, None, f"{LOG}over", args, "PRA-280"))
            else:
                points = args["scores"][0]
                args |= {"points": points, "good": "yes" if points > GOOD_SCORE else "no"}
                log.append(StoryEntry(ply, None, f"{LOG}over-alone", args, "PRA-292"))
    return log


def ledger(state: State) -> list[LedgerEntry]:
    """Return every point with its cause; a seat's entries add up to its score."""
    first = _beginning(state)
    found = [
        LedgerEntry(BEFORE, seat, points, "carried", "PRA-050") for seat, points in enumerate(first.scores()) if points
    ]
    for ply, _moves, _after, events in _steps(state):
        for what, seat, points, cause, detail in events:
            if what == codes.EVENT_POINTS:
                name = codes.CAUSE_NAMES[cause]
                found.append(LedgerEntry(ply, seat, points, name, CAUSE_RULES[name], _detail(name, detail)))
    return found


def changes(events: list[Event]) -> list[tuple[int, str, int]]:
    """Return seat, kind and amount of all goods and steps that events tell of, summed up."""
    sums: dict[tuple[int, str], int] = {}
    for what, seat, a, b, _c in events:
        if what == codes.EVENT_GOODS:
            sums[seat, codes.KIND_NAMES[a]] = sums.get((seat, codes.KIND_NAMES[a]), 0) + b
    return [(seat, kind, n) for (seat, kind), n in sums.items() if n]
