"""Where every value of the components comes from and how sure it is; many are reconstructions."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from bastide.engine.provenance import RECONSTRUCTED, Value, marked
from bastide.games.carrara.box import BOX, OPENED

ABOUT: Final = ("source", "confidence")
ALIASES: Final = {"player_count_order": "condition"}
"""What a narrower confidence is about, where it is not the beginning of a field's name."""
GROUPS: Final = {
    "wheel": ("wheel", "wheel_price", "marble"),
    "cities": ("city",),
    "objectives": ("base_objective",),
    "cost8": ("expansion_building",),
    "upgrades": ("upgrade_tile",),
    "categories": ("expansion_category",),
    "cards": ("expansion_card",),
    "final_scoring": ("final_scoring",),
}
"""What players are told of, and the tables that it is in."""


def _narrower(row: Mapping[str, Any], field: str, what: str) -> str | None:
    """Return what the row says about one of its fields alone: its confidence, or its source."""
    for key, said in row.items():
        name = key.removesuffix(f"_{what}")
        if name != key and field.startswith(ALIASES.get(name, name)):
            return str(said)
    return None


def _row(table: str, row: Mapping[str, Any], name: str) -> Iterator[Value]:
    for field, value in row.items():
        if field in (*ABOUT, "id") or field.endswith(tuple(f"_{what}" for what in ABOUT)):
            continue
        confidence = _narrower(row, field, "confidence") or row["confidence"]
        yield Value(table, name, field, value, confidence, _narrower(row, field, "source") or row["source"])


@cache
def provenance() -> tuple[Value, ...]:
    """Return every value of `components.toml` with its confidence and source.

    >>> value = next(v for v in provenance() if (v.id, v.field) == ("pisa", "min_buildings_to_score"))
    >>> value.value, value.confidence
    (2, 'reconstructed')
    """
    return tuple(marked(_listed(BOX), _listed(OPENED.packaged), OPENED))


def _listed(box: Mapping[str, Any]) -> list[Value]:
    found: list[Value] = []
    for table, content in box.items():
        rows = content if isinstance(content, list) else [content]
        for number, row in enumerate(rows):
            name = row.get("id") or row.get("segment") or (str(row.get("seat", number + 1)) if len(rows) > 1 else "")
            found.extend(_row(table, row, name))
    return found


@cache
def _doubtful() -> frozenset[str]:
    """Return the tables of which some values are reconstructions; every view asks."""
    return frozenset(value.table for value in provenance() if value.confidence == RECONSTRUCTED)


def reconstructed(modules: Mapping[str, bool]) -> list[str]:
    """Return the groups of values in play of which some are reconstructions, for players to be told."""
    in_play = {
        "objectives": not modules["cards"],
        "cards": modules["cards"] or modules["bonus"],
        **{name: modules[name] for name in ("cost8", "upgrades", "categories")},
    }
    doubtful = _doubtful()
    return [group for group, tables in GROUPS.items() if in_play.get(group, True) and not doubtful.isdisjoint(tables)]
