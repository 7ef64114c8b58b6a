"""The Palaces of Carrara in words: what is asked, what a seat has, what is still to be had.

Names are those of the game's own messages (`carrara-city-lucca`), so a name is translated in one place.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bastide.engine.terminal import has, is_over, t

Fields = Mapping[str, Any]

COLOURS: Final = ("white", "yellow", "red", "green", "blue", "black")
OBJECTS: Final = ("crown", "book", "gate", "cup", "flag", "coat_of_arms")


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


def goods_of(counts: Fields, names: Iterable[str]) -> list[str]:
    """Return how many of each good there are, of those of which there are some: `2 white`, `1 crown`."""
    return [t("carrara-good", good=good, count=counts[good]) for good in names if counts.get(good)]


def marble(blocks: Fields) -> str:
    """Return blocks in words: `2 white, 1 black`."""
    return listed(goods_of(blocks, COLOURS))


def objects(counts: Fields) -> str:
    """Return objects in words: `2 crowns, 1 book`."""
    return listed(goods_of(counts, OBJECTS))


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
    blocks, things = goods_of(args, COLOURS), goods_of(args, OBJECTS)
    money, won = goods_of(args, ("coins",)), goods_of(args, ("points",))
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
        lines = [t("carrara-good", good="coins", count=data["coins"])]
        lines += [marble(data["marble"])] if any(data["marble"].values()) else []
        lines += [objects(data["objects"])] if any(data["objects"].values()) else []
    lines.append(t("carrara-cli-markers", count=data["markers"]))
    scored = [name("type", kind) for kind in data["types_scored"]]
    scored += [name("city", city) for city in data["cities_scored"]]
    scored += [name("category", category) for category in data["categories_scored"]]
    if scored:
        lines.append(t("carrara-cli-has-scored", what=listed(scored)))
    lines += [_goal(goal) for goal in data["objectives"]]
    return lines + _if_ended(view, data)


def _if_ended(view: Fields, data: Fields) -> list[str]:
    """Return what a seat would have if the game ended now; nothing where that is hidden, or where it has ended."""
    points = None if is_over(view) else data["if_ended"]
    return [] if points is None else [t("carrara-cli-if-ended", points=points)]


def purse(view: Fields, seat: int) -> str:
    """Return what a seat has in one line: goods and markers, without what it has scored and aims at."""
    data, lines = view["seats"][seat], goods(view, seat)
    markers = t("carrara-cli-markers", count=data["markers"])
    shown = lines[: lines.index(markers) + 1]
    return t("cli-goods-separator").join([*shown, *_if_ended(view, data)])


def _goal(goal: Fields) -> str:
    have, met = "?" if goal["have"] is None else goal["have"], "yes" if goal["met"] else "no"
    return t("carrara-goal", **{"class": goal["class"], "have": have, "need": goal["need"], "met": met})


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
