"""Caylus in words: what is asked, what a seat has, what may be built, what an action costs and brings.

Names are those of the game's own messages (`caylus-name-building`), so that a name is translated in one place.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import t
from bastide.games.caylus.box import BOX
from bastide.games.caylus.pictures.signs import ROW_OF
from bastide.games.caylus.pictures.text import LETTER_OF, typed

Fields = Mapping[str, Any]

MARKS: Final = "●▲■◆✚"
CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
BUILT: Final = ("wood", "stone", "prestige")
SPECIAL_OF: Final = {row["id"]: row for row in BOX["special_building"]}
PRICE_TO: Final = 22
"""The column at which prices end; with points and favours a line fits beside the board."""
LATER: Final = {
    ("resources", 2),
    ("resources", 4),
    ("buildings", 2),
    ("buildings", 3),
    ("buildings", 4),
    ("buildings", 5),
}
"""Favours whose effect asks for more: line and column."""


def listed(words: Iterable[str]) -> str:
    """Return words as a list."""
    return t("shell-list-separator").join(word for word in words if word)


def name_of(building: str) -> str:
    """Return a building's name in the reader's language."""
    return t("caylus-name-building", building=building)


def amount(what: str, count: int) -> str:
    """Return so many of something: `2 deniers`, `1 food`, `4 points`."""
    return t("caylus-cli-amount", what=what, count=count)


def amounts(row: Fields) -> str:
    """Return all there is of a price or a yield: `1 wood, 1 food`."""
    return listed(amount(what, int(count)) for what, count in row.items() if count)


def arguments(args: Fields, _view: Fields) -> dict[str, str]:
    """Return what a sentence of the log names as a list: the cubes that are taken or given."""
    return {"cubes": amounts({cube: args[cube] for cube in CUBES})} if all(cube in args for cube in CUBES) else {}


def either(words: Sequence[str]) -> str:
    """Return choices: `2 food or 1 cloth`."""
    return t("caylus-cli-or").join(words)


def works(building: str) -> str:
    """Return what a building does for whoever stands on it (section O of the rulebook)."""
    effect = ROW_OF[building].get("effect", {})
    kind = str(effect.get("kind", ""))
    match kind:
        case "produce":
            return either([amounts(option) for option in effect["options"]])
        case "sell":
            return t("caylus-cli-sell", deniers=effect["deniers"])
        case "buy":
            return either(
                [t("caylus-cli-buy", deniers=offer["deniers"], count=offer["cubes"]) for offer in effect["offers"]]
            )
        case "build":
            return t("caylus-cli-build", **{"class": effect["class"]})
        case "lawyer":
            return t("caylus-cli-lawyer", points=effect["points"], cost=amounts(effect["pay"]))
        case "exchange":
            return either([_exchange(offer) for offer in effect["offers"]])
    return ""


def _exchange(offer: Fields) -> str:
    (given, paid), (won, got) = offer.items()
    return t("caylus-cli-exchange", paid=amount(given, paid), got=amount(won, got))


# ---------------------------------------------------------------- the question, the seats, the stock


def context(view: Fields) -> dict[str, str | int]:
    """Return what the question may name: the active building and its space, and what the seat on turn has."""
    active = view["active"] or {}
    seat = view["seats"][view["current"]] if view["current"] >= 0 else {}
    return {
        "building": str(active.get("building") or view["building"]["kind"] or ""),
        "space": int(active.get("space") or 0),
        "workers": int(seat.get("workers", 0)),
        "deniers": int(seat.get("deniers", 0)),
        "waiting": int(view["favours_waiting"]),
    }


def goods(view: Fields, seat: int) -> list[str]:
    """Return what a seat has, in short lines: deniers and income, workers, cubes, favours, what it would end with."""
    data = view["seats"][seat]
    levels = [t("caylus-cli-level", line=line, level=level) for line, level in data["favours"].items() if level]
    return [
        t("caylus-cli-purse", deniers=data["deniers"], income=data["income"]),
        t("caylus-cli-workers", count=data["workers"], inn=int(data["inn"])),
        amounts({cube: data["cubes"][cube] for cube in CUBES}) or t("caylus-cli-no-cubes"),
        *([listed(levels)] if levels else []),
        t("caylus-cli-if-ended", points=data["if_ended"]),
    ]


def letters(cost: Fields) -> str:
    """Return a price as letters, one for each cube: `WF`, `SSSGG`."""
    return "".join(LETTER_OF[what] * count for what, count in cost.items() if what in LETTER_OF)


def _row(building: str, count: int) -> str:
    row = ROW_OF[building]
    name = typed(building) + (f" ×{count}" if count > 1 else "")
    return f"{name}{letters(row['cost']):>{PRICE_TO - len(name)}} {row['points']:>2}{'♛' * row.get('favours', 0)}"


def supply(view: Fields) -> str:
    """Return what may still be built, by kind, with costs as letters and points."""
    lines: list[str] = [t("caylus-cli-stock")]
    for kind in BUILT:
        rows = [_row(name, count) for name, count in view["stock"].items() if count and ROW_OF[name]["class"] == kind]
        lines += ["", t("caylus-cli-kind", kind=kind), *(rows or [t("caylus-cli-none")])]
    return "\n".join(lines)


# ---------------------------------------------------------------- what an action costs and brings


def _signed(way: str, row: Fields) -> list[str]:
    """Return what is lost or won, each with its sign."""
    return [t(f"caylus-cli-{way}", what=amount(what, int(count))) for what, count in row.items() if count]


def changes(change: Fields) -> list[str]:
    """Return what a seat pays and gets: what goes first, then what comes."""
    row = {"deniers": change["deniers"], **change["cubes"], "points": change["points"]}
    return [
        *_signed("lost", {what: -count for what, count in row.items() if count < 0}),
        *_signed("won", {what: count for what, count in row.items() if count > 0}),
    ]


def _place(fields: Fields) -> str:
    """Return what the place of a worker does."""
    if fields.get("building"):
        return works(fields["building"])
    post, joust = SPECIAL_OF["trading_post"], SPECIAL_OF["joust_field"]
    return t("caylus-cli-place", place=fields["place"], deniers=post["deniers"], cost=amounts(joust["cost"]))


def _placed(fields: Fields, preview: Fields) -> list[str]:
    idle = [t("caylus-cli-ahead")] if preview["active"] is False else []
    return [t("caylus-cli-there", what=_place(fields)), *idle]


def _moved(view: Fields, provost: Fields) -> list[str]:
    """Return where the provost goes, and the spaces with workers that it does and does not activate."""
    parts = [t("caylus-cli-provost", space=provost["to"])]
    for key in ("active", "idle"):
        if provost[key]:
            spaces = [f"{space}{MARKS[view['road'][space - 1]['worker']]}" for space in provost[key]]
            parts.append(t(f"caylus-cli-{key}", spaces=" ".join(spaces)))
    return parts


def _built(build: Fields) -> list[str]:
    """Return what a building costs when built, what it scores, and what it will do."""
    building = build["building"]
    gains = {"points": build["points"], "favours": build["favours"], "income": build["income"]}
    parts = [listed([*_signed("lost", build["cost"]), *_signed("won", gains)])]
    if build["space"]:
        parts.append(t("caylus-cli-on-space", space=build["space"]))
    if build["pending"]:
        parts.append(t("caylus-cli-pending"))
    if works(building):
        parts.append(t("caylus-cli-there", what=works(building)))
    return parts


def _batch(batch: Fields, names: Sequence[str]) -> list[str]:
    parts = [t("caylus-cli-house", section=batch["section"], count=batch["left"])]
    if batch["best"] is not None:
        parts.append(t("caylus-cli-best", name=names[batch["best"]]))
    return parts


def _favour(favour: Fields) -> list[str]:
    parts = [t("caylus-cli-marker", line=favour["line"], before=favour["from"], level=favour["to"])]
    if (favour["line"], favour["column"]) in LATER:
        parts.insert(0, t("caylus-cli-favour", effect=f"{favour['line']}-{favour['column']}"))
    elif favour["column"] is None or (favour["line"], favour["column"]) == ("buildings", 1):
        parts.append(t("caylus-cli-no-effect"))
    return parts


def _more(view: Fields, fields: Fields, preview: Fields, names: Sequence[str]) -> list[str]:
    """Return what an action means beyond what is paid and received at once."""
    match fields["kind"]:
        case "worker" | "move":
            return _placed(fields, preview)
        case "pass":
            return [t("caylus-cli-pass", number=len(view["passed"]) + 1)]
        case "provost":
            return _moved(view, preview["provost"])
        case "joust":
            return [t("caylus-cli-won", what=amount("favours", 1))]
        case "inn":
            return [t("caylus-cli-inn", stay=int(fields["stay"]))]
        case "skip":
            return [t("caylus-cli-skip", ask=view["ask"])]
        case "done":
            return [t("caylus-cli-done", given=view["seats"][view["current"]]["given"])]
        case "build" | "site" | "transform":
            return _built(preview["build"])
        case "offer":
            offer = ROW_OF[view["active"]["building"]]["effect"]["offers"][fields["number"] - 1]
            return [_exchange(offer)]
        case "batch":
            return _batch(preview["batch"], names)
        case "favour":
            return _favour(preview["favour"])
    return []


def brings(view: Fields, fields: Fields, preview: Fields, names: Sequence[str]) -> str:
    """Return in a few words what an action costs and brings."""
    seat = view["current"]
    told = fields["kind"] in {"build", "site", "transform", "offer"}
    own = [] if told or seat < 0 else changes(preview["seats"][seat])
    others = [
        t("caylus-cli-other", name=names[other], what=listed(changes(change)))
        for other, change in enumerate(preview["seats"])
        if other != seat and changes(change)
    ]
    parts = [listed(own), *_more(view, fields, preview, names), *others]
    return t("caylus-cli-then").join(part for part in parts if part)
