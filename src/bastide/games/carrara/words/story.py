"""The log and the ledger: the kernel's events of an action made into sentences and points, with their rules."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.game import Step, Told
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.final_scoring import coins_per_point, winners
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.cards import rate
from bastide.games.carrara.words.decisions import DECISIONS
from bastide.games.carrara.words.goods import marble, members, objects, total, worth
from bastide.games.carrara.words.names import CAUSES, SCORINGS, tile_fields
from bastide.games.carrara.words.proof import proof

LOG: Final = "carrara-log-"
CAUSE_RULES: Final = ("CRR-098", "CRR-099", "CRR-131", "CRR-130", "CRR-102")
"""[cause] the rule of what final scoring gives points for."""
CAUSE_CLASSES: Final = (codes.OBJECT_CLASS, codes.BUILDING_CLASS, codes.BONUS_CLASS)
ACTION_RULES: Final = {
    "rotate": "CRR-031", "stay": "CRR-105", "card": "CRR-128", "purchase": "CRR-076", "upgrade": "CRR-110",
}  # fmt: skip
"""[kind of action] the rule of what is told of it; the others have events, or are told in their own way."""
SCORING_RULES: Final = {"type": "CRR-065", "city": "CRR-072", "category": "CRR-122"}
LAND_RULE: Final = "CRR-123"
CARRIED: Final = "CRR-074"
"""The rule of the points that a loaded position starts with."""
Event = tuple[int, ...]


def _goods(state: Position, seat: int) -> dict[str, Any]:
    return {"coins": int(state.coins[seat]), **marble(state.stock[seat]), **objects(state.objects[seat])}


def _scored_tiles(state: Position, seat: int, number: int) -> list[str]:
    """Return the buildings that a scoring scores (CRR-064, CRR-072, CRR-122)."""
    what, which = SCORINGS[number]
    tiles = 0
    for city, name in enumerate(tables.CITY_NAMES):
        built = int(state.built[seat * codes.CITIES + city])
        if what == "type":
            built &= int(tables.OF_TYPE[number])
        elif what == "city" and name != which:
            built = 0
        tiles |= built
    names = members(tiles, tables.TILE_NAMES)
    if what == "category":
        names = [name for name in names if tables.TILE_ROWS[tables.TILE_NAMES.index(name)]["category"] == which]
    return names


def _scoring_rule(number: int) -> str:
    what, which = SCORINGS[number]
    return LAND_RULE if what == "category" and which == tables.CATEGORY_ROWS[1]["id"] else SCORING_RULES[what]


def _event(step: Step, event: Event) -> list[StoryEntry]:
    """Return the sentences about one event."""
    kind, seat, a, b, c, d = event
    ply, after = step.ply, step.after

    def entry(key: str, args: dict[str, Any], rule: str, points: int = 0) -> StoryEntry:
        return StoryEntry(ply, seat, f"{LOG}{key}", args, rule, points)

    if kind == codes.BOUGHT:
        return [
            entry("buy", {"segment": tables.SEGMENT_NAMES[a], "coins": c, "count": total(b), **marble(b)}, "CRR-036")
        ]
    if kind == codes.RELIEVED:
        rule = "CRR-046" if b else "CRR-042"
        return [
            entry("shown", _goods(step.before, seat), rule),
            entry("relief", {"coins": a, "rule": rule}, rule),
        ]
    if kind == codes.BUILT:
        args = {**tile_fields(a), "city": tables.CITY_NAMES[b], "paid": total(d), **marble(d)}
        if c < 0:
            return [entry("build", args, "CRR-049")]
        old = tile_fields(c)
        return [
            entry("rebuild", {**args, "old": old["tile"], "old_type": old["type"], "old_cost": old["cost"]}, "CRR-114")
        ]
    if kind == codes.SCORED:
        what, which = SCORINGS[a]
        tiles = _scored_tiles(after, seat, a)
        args = {"what": what, "which": which, "coins": b, "points": c, "tiles": tiles, "count": len(tiles)}
        return [entry("score", {**args, **objects(d), "objects": total(d)}, _scoring_rule(a), c)]
    if kind == codes.ANNOUNCED:
        announced = entry("announce", {"points": a}, "CRR-092", a)
        shown = proof(step.before, seat)
        return [entry("proof", objects(shown), "CRR-091"), announced] if shown else [announced]
    if kind == codes.ENDING:
        by = "buildings" if a == codes.BY_BUILDINGS else "announcement"
        return [StoryEntry(ply, None, f"{LOG}last-round", {"by": by, "last": b}, "CRR-094")]
    assert kind == codes.FINAL
    return [entry("final", {"cause": CAUSES[a], "points": b, **_final_args(after, seat, a)}, CAUSE_RULES[a], b)]


def _final_args(state: Position, seat: int, cause: int) -> dict[str, Any]:
    """Return what final points were given for."""
    if cause < len(CAUSE_CLASSES):
        card = int(state.cards[CAUSE_CLASSES[cause]])
        return {"card": tables.CARD_NAMES[card], "vp": rate(card).get("vp", 0)}
    if CAUSES[cause] == "surplus":
        return {"vp": int(tables.SURPLUS_POINTS)}
    return {"coins": int(state.coins[seat]), "coins_per_vp": int(coins_per_point(state))}


def _action(step: Step) -> list[StoryEntry]:
    """Return the sentence about an action that has no event: chance, the wheel, an object or upgrade tile taken."""
    ply, code, before, after = step.ply, step.action, step.before, step.after
    seat = int(before.player)
    if code < codes.REVEAL:
        if after.phase == codes.REFILLING:
            return []
        drawn = _drawn(step.made[: ply + 1])
        return [StoryEntry(ply, None, f"{LOG}refill", {"count": total(drawn), **marble(drawn)}, "CRR-033")]
    if code < codes.START:
        return _revealed(step)
    if code < codes.ROTATE:
        return [StoryEntry(ply, code - codes.START, f"{LOG}start", {"first": code - codes.START}, "CRR-025")]
    named = DECISIONS.fields(before, code)
    kind = named.pop("kind")
    if kind not in ACTION_RULES:
        return []
    doer = None if code >= codes.CARD else seat
    return [StoryEntry(ply, doer, f"{LOG}{kind}", {**named, **_more(code)}, ACTION_RULES[kind])]


def _more(code: int) -> dict[str, Any]:
    """Return what is told of an action beside its own fields."""
    if codes.PURCHASE <= code < codes.UPGRADE:
        return {"coins": int(tables.SALE_PRICE)}
    if codes.UPGRADE <= code < codes.BUILD:
        value, currency = worth(tables.UPGRADE_WORTH[code - codes.UPGRADE])
        return {"value": value, "currency": currency}
    return {}


def _drawn(made: Sequence[int]) -> int:
    """Return the blocks of the refill that the last action ended."""
    drawn = 0
    for action in reversed(made):
        if not codes.DRAW <= action < codes.REVEAL:
            break
        drawn += 1 << tables.FIELD_BITS * (action - codes.DRAW)
    return drawn


def _revealed(step: Step) -> list[StoryEntry]:
    """Return the sentence about a tile turned up: in set-up one for all of them (CRR-020), later one each (CRR-057)."""
    after, tile = step.after, step.action - codes.REVEAL
    sites = [int(there) for there in after.sites]
    if step.before.phase != codes.DISPLAYING:
        args = {**tile_fields(tile), "site": sites.index(tile)}
        return [StoryEntry(step.ply, None, f"{LOG}reveal", args, "CRR-057")]
    if after.phase == codes.DISPLAYING:
        return []
    args = {"tiles": [tables.TILE_NAMES[there] for there in sites], "count": len(sites)}
    return [StoryEntry(step.ply, None, f"{LOG}display", args, "CRR-020")]


def _over(step: Step) -> StoryEntry:
    scores, first = step.after.scores(), winners(step.after)
    blocks = [total(step.after.stock[seat]) for seat in range(len(scores))]
    tied = scores.count(max(scores)) > 1
    args = {"scores": scores, "winners": first, "marble": blocks, "tied": int(tied)}
    return StoryEntry(step.ply, None, f"{LOG}over", args, "CRR-104" if tied else "CRR-103")


def _points(step: Step, event: Event) -> list[LedgerEntry]:
    kind, seat, a, b, c, _d = event
    if kind == codes.SCORED and c:
        what, which = SCORINGS[a]
        args = {"what": what, "which": which, "tiles": _scored_tiles(step.after, seat, a)}
        return [LedgerEntry(step.ply, seat, c, what, _scoring_rule(a), args)]
    if kind == codes.ANNOUNCED:
        return [LedgerEntry(step.ply, seat, a, "announcement", "CRR-092")]
    if kind == codes.FINAL:
        return [LedgerEntry(step.ply, seat, b, CAUSES[a], CAUSE_RULES[a], _final_args(step.after, seat, a))]
    return []


def tell(step: Step) -> Told:
    """Return the sentences about an action and the points that it brought."""
    flat = step.after.take_events()
    events: list[Event] = [tuple(flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]
    log = _action(step)
    for event in events:
        log += _event(step, event)
    if step.after.phase == codes.OVER:
        log.append(_over(step))
    return Told(log, [entry for event in events for entry in _points(step, event)])
