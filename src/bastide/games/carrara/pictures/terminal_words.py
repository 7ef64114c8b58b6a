"""The Palaces of Carrara in words: what is asked, what a seat has, what an action costs and brings.

Names are those of the game's own messages (`carrara-city-lucca`), so a name is translated in one place.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import has, t

Fields = Mapping[str, Any]

COLOURS: Final = ("white", "yellow", "red", "green", "blue", "black")
OBJECTS: Final = ("crown", "book", "gate", "cup", "flag", "coat_of_arms")
MANY: Final = 12
"""Beyond so many ways to pay they are not counted out."""


def name(kind: str, word: str) -> str:
    """Return the name of a city, type, object, colour, category or class of cards."""
    key = f"carrara-{kind}-{word.replace('_', '-')}"
    return t(key) if has(key) else word


def tile_name(tile: str) -> str:
    """Return a building tile in words: `Porta 3`."""
    kind, _, cost = tile.rpartition("_")
    return t("carrara-cli-tile", type=name("type", kind), cost=cost)


def listed(words: Iterable[str]) -> str:
    """Return words as a list, or the word for nothing."""
    return t("shell-list-separator").join(words) or t("carrara-cli-nothing")


def marble(blocks: Fields) -> str:
    """Return blocks in words: `2 white, 1 black`."""
    return listed(t("carrara-cli-marble", colour=colour, count=blocks[colour]) for colour in COLOURS if blocks[colour])


def objects(counts: Fields) -> str:
    """Return objects in words: `2 crowns, 1 book`."""
    return listed(t("carrara-cli-objects", object=kind, count=counts[kind]) for kind in OBJECTS if counts[kind])


def coins(count: int) -> str:
    """Return so many coins in words."""
    return t("carrara-cli-coins", count=count)


def points(count: int) -> str:
    """Return so many points in words."""
    return t("carrara-cli-points", count=count)


def value(worth: int, currency: str) -> str:
    """Return what a point of cost brings: `3 VP`, `2 coins`."""
    return t("carrara-cli-value", value=worth, currency=currency)


def arguments(args: Fields, view: Fields) -> dict[str, str]:
    """Return what a sentence of the log names in words: the card that was dealt by what it says, tiles as a list."""
    words: dict[str, str] = {}
    if isinstance(args.get("tiles"), list):
        words["tiles"] = listed(tile_name(tile) for tile in args["tiles"])
    dealt = [data for data in view["cards"] if data["id"] == args.get("card")]
    if dealt:
        words["card"] = says(dealt[0])
    return {**words, **_amounts(args)}


def _amounts(args: Fields) -> dict[str, str]:
    """Return the lists of a sentence: blocks of marble, what a scoring brings, what a player shows."""
    blocks = [t("carrara-part-block", colour=colour, count=args[colour]) for colour in COLOURS if args.get(colour)]
    things = [t("carrara-part-things", object=kind, count=args[kind]) for kind in OBJECTS if args.get(kind)]
    money = [t("carrara-part-coins", coins=args["coins"])] if args.get("coins") else []
    won = [t("carrara-part-points", points=args["points"])] if args.get("points") else []
    lists = {"blocks": blocks, "gains": [*won, *money, *things], "holding": [*money, *blocks, *things]}
    nothing = t("carrara-part-nothing")
    return {name: t("shell-list-separator").join(words) or nothing for name, words in lists.items()}


def context(view: Fields) -> dict[str, str | int]:
    """Return what the question may name: of the purchase or payment that is going on, and what else may be done."""
    pending, seat = view.get("pending") or {}, view["seats"][view["seat"]]
    found: dict[str, str | int] = {"segment": pending.get("segment", ""), "owed": pending.get("owed", 0)}
    found["count"] = sum((pending.get("blocks") or {}).values())
    found["coins"] = seat["coins"] or 0
    found["city"] = pending.get("city", "")
    if "tile" in pending:
        data = view["tiles"][pending["tile"]]
        found |= {"type": data["type"], "cost": data["cost"]}
    for_sale = any(data["sale"] for data in view["objects"]) and found["coins"] >= view["price"]
    bought = (view.get("last") or {}).get("kind") == "purchase"
    found["price"] = view["price"]
    found["purchase"] = "yes" if for_sale and not bought else "no"
    found["announce"] = "yes" if seat["may_announce"] else "no"
    found["last_round"] = "yes" if view["ending"] else "no"
    return found


def goods(view: Fields, seat: int) -> list[str]:
    """Return what a seat has, in short lines: goods as far as they may be seen, markers, objectives."""
    data = view["seats"][seat]
    if data["coins"] is None:
        lines = [t("carrara-cli-screen")]
    else:
        lines = [coins(data["coins"])]
        lines += [marble(data["marble"])] if any(data["marble"].values()) else []
        lines += [objects(data["objects"])] if any(data["objects"].values()) else []
    lines.append(t("carrara-cli-markers", count=data["markers"]))
    scored = [name("type", kind) for kind in data["types_scored"]]
    scored += [name("city", city) for city in data["cities_scored"]]
    scored += [name("category", category) for category in data["categories_scored"]]
    if scored:
        lines.append(t("carrara-cli-has-scored", what=listed(scored)))
    lines += [_goal(goal) for goal in data["objectives"]]
    if data["if_ended"] is not None:
        lines.append(t("carrara-cli-if-ended", points=data["if_ended"]))
    return lines


def purse(view: Fields, seat: int) -> str:
    """Return what a seat has in one line: goods and markers, without what it has scored and aims at."""
    data, lines = view["seats"][seat], goods(view, seat)
    markers = t("carrara-cli-markers", count=data["markers"])
    shown = lines[: lines.index(markers) + 1]
    shown += [lines[-1]] if data["if_ended"] is not None else []
    return t("cli-goods-separator").join(shown)


def _goal(goal: Fields) -> str:
    have = "?" if goal["have"] is None else str(goal["have"])
    words = t("carrara-cli-goal", **{"class": goal["class"], "have": have, "need": goal["need"]})
    return t("carrara-cli-met", goal=words) if goal["met"] else words


def supply(view: Fields) -> str:
    """Return what is still to come or to be had: marble, buildings, objects, upgrade tiles, and the objectives."""
    bag = view["bag"]
    lines = [
        t("carrara-cli-bag-empty")
        if bag["empty"]
        else t("carrara-cli-bag", count=bag["total"])
        if bag["total"] is not None
        else t("carrara-cli-bag-unknown")
    ]
    if bag["blocks"]:
        lines[0] = t("carrara-cli-label", label=lines[0], what=marble(bag["blocks"]))
    lines.append(t("carrara-cli-stack", count=view["stack"]))
    lines.append(objects({data["id"]: data["supply"] for data in view["objects"]}))
    if view["cost8"]:
        lines.append(_labelled("cost8", listed(tile_name(tile) for tile in view["cost8"])))
    free = [upgrade for upgrade in view["upgrades"] if upgrade["seat"] is None]
    if free:
        better = (f"{name(u['what'], u['which'])} {value(u['value'], u['currency'])}" for u in free)
        lines.append(_labelled("upgrades", listed(better)))
    lines += [card(data) for data in view["cards"]]
    return "\n".join(lines)


def _labelled(label: str, what: str) -> str:
    return t("carrara-cli-label", label=t(f"carrara-cli-{label}"), what=what)


def card(data: Fields) -> str:
    """Return an objective card with its class."""
    return t("carrara-cli-label", label=name("class", data["class"]), what=says(data))


def says(data: Fields) -> str:
    """Return what an objective card asks for, and what it brings in the final scoring."""
    parts = []
    for side in ("condition", "rate"):
        rule = data[side]
        if rule["kind"] != "none":
            words = {key: word for key, word in rule.items() if isinstance(word, str | int)}
            words |= {"kinds": listed(name("object", kind) for kind in rule.get("kinds", ()))}
            words |= {"cities": listed(name("city", city) for city in rule.get("cities", ()))}
            parts.append(t(f"carrara-{side}-{rule['kind'].replace('_', '-')}", **words))
    return t("carrara-cli-space").join(parts)


def brings(view: Fields, fields: Fields, preview: Fields, _names: Sequence[str]) -> str:
    """Return what an action costs and what it brings, in the order in which one asks for it."""
    seat = view["seat"]
    parts = [
        *_price(view["seats"][seat], fields, preview),
        *_gain(seat, preview),
        *_promise(view, fields, seat),
        *_notes(view, fields),
    ]
    better = preview.get("upgrade")
    if better:
        owner = view["seats"][seat]["values"][better["which"]]
        words = value(better["value"], owner["currency"])
        which = name("category" if better["which"] in {"city", "land"} else "city", better["which"])
        parts.append(t("carrara-cli-better", which=which, what=words))
    if preview.get("scored"):
        parts.append(t("shell-list-separator").join(_scored(row) for row in preview["scored"]))
    changed = _changed(view["seats"][seat]["objectives"], preview.get("objectives") or [])
    if changed:
        parts.append(t("carrara-cli-then", goals=listed(changed)))
    return t("carrara-cli-join").join(parts)


def _price(own: Fields, fields: Fields, preview: Fields) -> list[str]:
    """Return what has to be paid: coins, blocks in the only way, or in how many."""
    parts = []
    lost = min(preview.get("coins") or [0])
    if lost < 0:
        parts.append(t("carrara-cli-leaves", what=coins(-lost), left=coins(own["coins"] + lost)))
    elif fields["kind"] == "buy":
        parts.append(t("carrara-cli-free"))
    if fields["kind"] in {"build", "rebuild"} and preview.get("cost"):
        ways = preview.get("payments")
        if ways and len(ways) == 1:
            parts.append(t("carrara-cli-pays", blocks=marble(ways[0])))
        elif ways and len(ways) <= MANY:
            parts.append(t("carrara-cli-ways", count=preview["cost"], ways=len(ways)))
        else:
            parts.append(t("carrara-cli-ways-many", count=preview["cost"]))
    return parts


def _gain(seat: int, preview: Fields) -> list[str]:
    """Return what comes at once: points, coins, objects."""
    gains = []
    if (won := preview["points"][seat] if preview.get("points") else 0) > 0:
        gains.append(points(won))
    if (got := preview["coins"][seat] if preview.get("coins") else 0) > 0:
        gains.append(coins(got))
    if preview.get("objects") and any(preview["objects"].values()):
        gains.append(objects(preview["objects"]))
    return [t("carrara-cli-gains", what=listed(gains))] if gains else []


def _promise(view: Fields, fields: Fields, seat: int) -> list[str]:
    """Return what a building will be worth in its city, as things are, and what comes with it."""
    if fields["kind"] not in {"build", "rebuild"} or not fields.get("city"):
        return []
    data, worth = view["tiles"][fields["tile"]], view["seats"][seat]["values"][fields["city"]]
    total = data["cost"] * worth["value"]
    what = points(total) if worth["currency"] == "vp" else coins(total)
    one = t("carrara-cli-objects", object=data["object"], count=1)
    parts = [t("carrara-cli-worth", what=what, object=one)]
    if fields["kind"] == "rebuild":
        parts.insert(0, t("carrara-cli-replaces", tile=tile_name(fields["old"])))
    if fields["tile"] in view["cost8"] and view["upgrades"]:
        parts.append(t("carrara-cli-choose-upgrade"))
    return parts


def _notes(view: Fields, fields: Fields) -> list[str]:
    """Return what else an action means that has neither price nor gain."""
    kind = fields["kind"]
    if kind == "rotate":
        on_wheel = sum(sum(segment["blocks"].values()) for segment in view["wheel"])
        total = view["bag"]["total"]
        draws = None if total is None else max(0, min(11 - on_wheel, total))
        parts = [t("carrara-cli-rotate-unknown") if draws is None else t("carrara-cli-rotate", draws=draws)]
        back = view["wheel"][-1]["blocks"]
        if any(back.values()):
            parts.append(t("carrara-cli-back", blocks=marble(back)))
        return parts
    key = f"carrara-cli-{kind}"
    return [t(key)] if kind in {"stay", "relief", "done", "announce", "end"} else []


def _scored(row: Fields) -> str:
    """Return one building of a scoring with what it brings."""
    gains = [points(row["points"])] if row["points"] else []
    gains += [coins(row["coins"])] if row["coins"] else []
    what = listed(gains)
    return t("carrara-cli-building", tile=tile_name(row["tile"]), city=name("city", row["city"]), what=what)


def _changed(before: Sequence[Fields], after: Sequence[Fields]) -> list[str]:
    """Return the objectives that an action brings nearer."""
    return [_goal(goal) for old, goal in zip(before, after, strict=False) if goal["have"] != old["have"]]
