"""What an action would bring, for hovering and for help: nothing is changed, and nothing of chance is told."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.outlook import Clause, Goods, Outlook
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.act import act
from bastide.games.carrara.kernel.legal import listed
from bastide.games.carrara.kernel.screens import all_open
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.cards import objectives
from bastide.games.carrara.words.decisions import DECISIONS
from bastide.games.carrara.words.deeds import goods
from bastide.games.carrara.words.goods import marble, objects, total, worth
from bastide.games.carrara.words.names import SCORINGS, tile_fields
from bastide.games.carrara.words.shape import Scored

Fields = Mapping[str, Any]

KEY: Final = "carrara-then-"
PLAIN: Final = frozenset(("stay", "relief", "done", "announce", "end"))
"""Kinds of action of which there is one thing to say."""
WHEEL: Final = ("rotate", "stay")
CONSTRUCTIONS: Final = ("build", "rebuild")
GOOD_OF: Final = {"vp": "points", "coins": "coins"}
"""[currency] the good in which a value is paid."""
PAYMENTS_MAX: Final = 12
"""No more payments than this are listed; who wants them all works them out from the own blocks."""


def payments(state: Position, seat: int, city: int, owed: int) -> list[dict[str, int]] | None:
    """Return the ways to pay so many blocks in a city, the least valuable first, or None if they are many (CRR-054)."""
    have = [
        int(state.stock[seat] & tables.ACCEPTED[city]) >> tables.FIELD_BITS * at & tables.FIELD_MASK
        for at in range(len(tables.COLOUR_NAMES))
    ]
    found: list[dict[str, int]] = []

    def choose(at: int, left: int, chosen: list[int]) -> None:
        if len(found) > PAYMENTS_MAX:
            return
        if at < 0:
            if left == 0:
                found.append(dict(zip(tables.COLOUR_NAMES, reversed(chosen), strict=True)))
            return
        for number in range(min(have[at], left), -1, -1):
            choose(at - 1, left - number, [*chosen, number])

    choose(len(have) - 1, owed, [])
    return found if len(found) <= PAYMENTS_MAX else None


def _scored(state: Position, number: int) -> list[dict[str, Any]]:
    """Return what each building yields in a scoring (CRR-065, CRR-066, CRR-122, CRR-123, CRR-124)."""
    what, which = SCORINGS[number]
    seat, supply, found = int(state.player), objects(state.supply), []
    for city, name in enumerate(tables.CITY_NAMES):
        for tile, row in enumerate(tables.TILE_ROWS):
            in_it = row["type"] == which if what == "type" else row["category"] == which
            if what == "city":
                in_it = name == which
            if not in_it or not int(state.built[seat * codes.CITIES + city]) >> tile & 1:
                continue
            at = codes.CITIES + number - (codes.SCORINGS - codes.CATEGORIES) if what == "category" else city
            packed = int(state.worth[seat * tables.PLACES + at])
            value, _currency = worth(packed)
            gain, in_coins = int(tables.TILE_COST[tile]) * value, packed & 1 == codes.COINS
            kind = list(supply)[tables.TILE_KIND[tile]]
            gets = what != "category" and supply[kind] > 0
            supply[kind] -= gets
            found.append(
                {
                    "tile": row["id"],
                    "city": name,
                    "value": value,
                    "points": 0 if in_coins else gain,
                    "coins": gain if in_coins else 0,
                    "object": gets,
                }
            )
    return found


def _changes(state: Position, ahead: Position, code: int) -> list[Goods]:
    """Return what the seat on turn wins and loses at once; final scoring, which may follow, is no part of it."""
    seat = int(state.player)
    then, now = goods(state)[seat], goods(ahead)[seat]
    own = {good: now[good] - then[good] for good in now}
    if code in (codes.ANNOUNCE, codes.END):
        own["points"] = int(tables.ANNOUNCE_POINTS) if code == codes.ANNOUNCE else 0
    return [own if other == seat else {} for other in range(int(state.players))]


def _built(state: Position, ahead: Position, fields: Fields) -> dict[str, Any]:
    """Return what a construction costs, how it can be paid, and how far the objectives would be (CRR-053, CRR-114)."""
    seat, city = int(state.player), tables.CITY_NAMES.index(fields["city"])
    cost, done = fields["cost"] - fields.get("old_cost", 0), ahead
    if ahead.phase == codes.PAYING:
        done = ahead.clone()
        while done.phase == codes.PAYING:
            act(done, listed(done)[0])
    return {
        "cost": cost,
        "payments": payments(state, seat, city, cost),
        "objectives": objectives(done, seat, True),
    }


def _told_wheel(state: Position) -> list[Clause]:
    """Return what turning the wheel does; how many blocks are drawn only where everybody knows it.

    Nobody sees how many are in the bag, but everybody sees that it is empty, or that the wheel is full.
    """
    back = marble(state.wheel[codes.SEGMENTS - 1])
    drawn = Clause(f"{KEY}rotate")
    count = max(0, min(int(tables.FILL) - sum(total(blocks) for blocks in state.wheel), total(state.bag)))
    if all_open(state) or not count:
        drawn = Clause(f"{KEY}rotate-drawn", {"count": count})
    return [drawn, Clause(f"{KEY}back", {"blocks": back})] if any(back.values()) else [drawn]


def _told_ways(facts: Fields) -> list[Clause]:
    """Return in how many ways a construction can be paid; if there is one, the numbers tell it."""
    ways = facts["payments"]
    if ways is None:
        return [Clause(f"{KEY}ways-many", {"count": facts["cost"]})]
    return [Clause(f"{KEY}ways", {"count": facts["cost"], "ways": len(ways)})] if len(ways) > 1 else []


def _told_building(state: Position, fields: Fields) -> list[Clause]:
    """Return what a building will be worth in its city as things are, and what comes with it.

    An object that the supply has no more of never comes again (CRR-067).
    """
    tile, city = tables.TILE_NAMES.index(fields["tile"]), tables.CITY_NAMES.index(fields["city"])
    value, currency = worth(state.worth[int(state.player) * tables.PLACES + city])
    thing = tables.TILE_ROWS[tile]["object"]
    what: dict[str, Any] = {"what": {GOOD_OF[currency]: fields["cost"] * value}}
    if objects(state.supply)[thing]:
        what["object"] = {thing: 1}
    replaced = {name: fields[name] for name in ("old_type", "old_cost") if name in fields}
    return [
        *([Clause(f"{KEY}replaces", replaced)] if replaced else []),
        Clause(f"{KEY}worth" if "object" in what else f"{KEY}worth-alone", what),
        *([Clause(f"{KEY}upgrade")] if state.upgrades and int(state.great) >> tile & 1 else []),
    ]


def _told_scored(rows: Sequence[Scored]) -> list[Clause]:
    return [
        Clause(
            f"{KEY}scored",
            {
                **tile_fields(tables.TILE_NAMES.index(row["tile"])),
                "city": row["city"],
                "what": {"points": row["points"], "coins": row["coins"]},
            },
        )
        for row in rows
    ]


def _told_better(fields: Fields) -> Clause:
    value, currency = worth(tables.UPGRADE_WORTH[tables.UPGRADE_NAMES.index(fields["upgrade"])])
    return Clause(f"{KEY}better", {"which": fields["which"], "what": {GOOD_OF[currency]: value}})


def _told_goals(state: Position, facts: Fields) -> list[Clause]:
    """Return the objectives that an action brings nearer."""
    before = objectives(state, int(state.player), True)
    return [
        Clause(
            f"{KEY}goal",
            {name: row[name] for name in ("class", "have", "need")} | {"met": "yes" if row["met"] else "no"},
        )
        for old, row in zip(before, facts["objectives"], strict=True)
        if row["have"] != old["have"]
    ]


def _told(state: Position, ahead: Position, fields: Fields, facts: Fields) -> list[Clause]:
    """Return what an action means beyond what is paid and received at once."""
    kind, left = fields["kind"], int(ahead.coins[state.player])
    paid = Clause(f"{KEY}left", {"coins": left}) if left < state.coins[state.player] else Clause(f"{KEY}free")
    match kind:
        case "rotate":
            return _told_wheel(state)
        case "buy" | "purchase":
            return [paid]
        case "build" | "rebuild":
            return [*_told_ways(facts), *_told_building(state, fields)]
        case "score":
            return _told_scored(facts["scored"])
        case "upgrade":
            return [_told_better(fields)]
        case "announce" | "end" if ahead.phase == codes.OVER:  # the round ends with this turn (CRR-094, CRR-095)
            return [Clause("carrara-ask-over")]
    return [Clause(f"{KEY}{kind}")] if kind in PLAIN else []


def outlook(state: Position, code: int) -> Outlook:
    """Return what a legal action would bring the seat on turn at once."""
    ahead, seat = state.clone(), int(state.player)
    act(ahead, code)
    facts: dict[str, Any] = {"cost": None, "payments": None, "scored": None, "objectives": None}
    if state.phase <= codes.LAST_CHANCE:
        return Outlook([{}] * int(state.players), (), facts)
    fields = DECISIONS.fields(state, code)
    same = fields["kind"] in WHEEL or ahead.phase == codes.OVER  # the points of final scoring bring no objective nearer
    facts["objectives"] = objectives(state if same else ahead, seat, True)
    if fields["kind"] in CONSTRUCTIONS:
        facts |= _built(state, ahead, fields)
    elif fields["kind"] == "score":
        facts["scored"] = _scored(state, code - codes.SCORE)
    told = [*_told(state, ahead, fields, facts), *_told_goals(state, facts)]
    plain = facts["cost"] is None or (facts["payments"] is not None and len(facts["payments"]) == 1)
    return Outlook(_changes(state, ahead, code), told, facts, plain)
