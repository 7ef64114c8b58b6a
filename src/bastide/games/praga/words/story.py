"""The log and the ledger, told from the history: the kernel's events made into sentences with their rule."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.game import Step, Told
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes, ending, places, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import events, lists, names
from bastide.games.praga.words.decisions import DECISIONS

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


def _move(state: Position, ply: int, action: int) -> list[StoryEntry]:
    """Return what an action does, as one entry or none."""
    fields = DECISIONS.fields(state, action)
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
        return {"space": places.SPACE_NAMES[detail]}
    if cause == "crown":
        return {"plaza": places.PLAZA_NAMES[detail]}
    if cause in ("grid", "rows"):
        return {"grid": tables.GRID_NAMES[detail]}
    if cause == "overflow":
        return {"track": codes.KIND_NAMES[detail]}
    if cause == "v-tile":
        return {"tile": lists.bridge_name(detail)}
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
    return lists.v_mask(tiles) if stack == tables.STACK_FIVE else lists.unpack(tiles)


def _effect(state: Position, ply: int, event: events.Event) -> StoryEntry | None:
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
        args = {"plaza": places.PLAZA_NAMES[a], "both": _seats(b), "one": _seats(c)}
        return StoryEntry(ply, None, f"{LOG}plaza", args, "PRA-182")
    if what == codes.EVENT_ERA:
        return StoryEntry(ply, None, f"{LOG}era", {"era": a}, "PRA-260")
    if what == codes.EVENT_DUMMY:
        first, second = names.tile_actions(state, a)
        args = {"tile": tables.ACTION_TILE_NAMES[a], "first": first, "second": second}
        return StoryEntry(ply, None, f"{LOG}dummy", args, "PRA-290")
    if what == codes.EVENT_WEALTH:
        return StoryEntry(
            ply,
            seat,
            f"{LOG}wealth",
            {"bonus": tables.WEALTH_NAMES[a]},
            "PRA-102" if a == codes.EITHER_WEALTH else "PRA-100",
        )
    if what == codes.EVENT_OVERFLOW:
        return StoryEntry(ply, seat, f"{LOG}overflow", {"track": codes.KIND_NAMES[a]}, "PRA-224")
    if what == codes.EVENT_OPEN:
        return StoryEntry(ply, seat, f"{LOG}open", {"tiles": _opened(a, b)}, "PRA-314")
    if (
        what == codes.EVENT_SEATED
        and state.field(seat, codes.V_BRIDGE) == a - codes.FIRST_BRIDGE + 1
        and lists.v_short(state) is not None
    ):
        return StoryEntry(ply, None, f"{LOG}v-short", {"left": lists.v_short(state)}, "PRA-212")
    if what == codes.EVENT_NEUTRAL:
        return StoryEntry(
            ply, None, f"{LOG}neutral", {"tile": tables.TILE_NAMES[a], "space": places.SPACE_NAMES[b]}, "PRA-029"
        )
    return None


def _told(state: Position, ply: int, noted: list[events.Event]) -> Iterator[StoryEntry]:
    """Yield the entries of an action's noted; goods of one kind, seat and direction in one entry."""
    goods: dict[tuple[int, int, bool], int] = {}
    causes: dict[tuple[int, int, bool], int] = {}
    for what, seat, a, b, c in noted:
        if what == codes.EVENT_GOODS:
            goods[seat, a, b > 0] = goods.get((seat, a, b > 0), 0) + b
            causes.setdefault((seat, a, b > 0), c)
    for (seat, kind, _up), n in sorted(goods.items(), key=lambda row: row[1] > 0):
        cause = codes.CAUSE_NAMES[causes[seat, kind, _up]]
        way = "gains" if n > 0 else "pays"
        args = {"what": codes.KIND_NAMES[kind], "n": n, "count": abs(n), "way": way, "cause": cause}
        yield StoryEntry(ply, seat, f"{LOG}goods", args, CAUSE_RULES[cause])
    for event in noted:
        entry = _effect(state, ply, event)
        if entry is not None:
            yield entry


def _over(state: Position, ply: int) -> StoryEntry:
    """Return the entry of the end: who has won, or how good the result of a game alone is."""
    scores = state.scores()
    winners = [seat for seat, share in enumerate(ending.returns(state)) if share]
    args: dict[str, Any] = {"scores": scores, "winners": winners}
    if len(scores) > 1:
        args["tied"] = int(scores.count(max(scores)) > 1)
        return StoryEntry(ply, None, f"{LOG}over", args, "PRA-280")
    args |= {"points": scores[0], "good": "yes" if scores[0] > GOOD_SCORE else "no"}
    return StoryEntry(ply, None, f"{LOG}over-alone", args, "PRA-292")


def _points(ply: int, noted: list[events.Event]) -> Iterator[LedgerEntry]:
    """Yield the points that noted tell of, with their cause."""
    for what, seat, points, cause, detail in noted:
        if what == codes.EVENT_POINTS:
            name = codes.CAUSE_NAMES[cause]
            yield LedgerEntry(ply, seat, points, name, CAUSE_RULES[name], _detail(name, detail))


def tell(step: Step) -> Told:
    """Tell one action: what was done, what it brought, and the points with their cause."""
    noted = events.taken(step.after)
    log = [*_move(step.before, step.ply, step.action), *_told(step.after, step.ply, noted)]
    if step.after.task() == codes.OVER:
        log.append(_over(step.after, step.ply))
    return Told(log, list(_points(step.ply, noted)))
