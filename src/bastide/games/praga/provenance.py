"""Where every value of the components comes from and how sure it is; many are reconstructions."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from bastide.engine.provenance import RECONSTRUCTED, Value, marked
from bastide.games.praga.box import BOX, OPENED

DOCUMENTED: Final = "documented"
SEED: Final = "seed"
FORMAT: Final = ("schema", "game", "actions", "edge_icons", "effect_kinds", "sources")
"""Entries that say how the others are written."""
ABOUT: Final = ("source", "confidence", "reconstructed", "documented", "icon_confidence", "note", "observed")
WITHOUT_EFFECT: Final = ("design_value", "design_net", "invariant", "hidden_in_picture")
NOTES: Final = ("note", "observed")
NAMING: Final = ("id", "number", "k", "space", "action", "side", "hex")
"""Fields that name a row, the first that it has."""
ICONS: Final = ("match", "gain", "now")
"""What `icon_confidence` is about."""
BY_PLAYERS: Final = "players"
"""The field of the clock that has one table for each number of players."""
ROWS: Final = "list"
"""The field of a table that is nothing but its rows."""


@dataclass(frozen=True, slots=True)
class _About:
    """What a table says of itself: how sure it is, where it comes from, what of it is reconstructed."""

    confidence: str = SEED
    source: str = ""
    notes: Sequence[str] = ()
    reconstructed: Sequence[str] = ()

    def narrowed(self, table: Mapping[str, Any]) -> "_About":
        """Return what is true of a table or row within this one."""
        return _About(
            table.get("confidence", self.confidence),
            table.get("source", self.source),
            [*self.notes, *(str(table[name]) for name in NOTES if name in table)],
            table.get("reconstructed", self.reconstructed),
        )

    def told(self, sure: str) -> str:
        """Return where a value as sure as this comes from, with what is noted about it."""
        return "; ".join([self.source or str(BOX["sources"][sure]), *self.notes])


def _sure(row: Mapping[str, Any], name: str, field: str, about: _About) -> str:
    """Return how sure one field of a row is."""
    listed = [entry.partition("[")[0] for entry in row.get(DOCUMENTED, ())]
    if {field, name, f"{name}.{field}"} & set(about.reconstructed):
        return RECONSTRUCTED
    if field in ICONS and "icon_confidence" in row:
        return str(row["icon_confidence"])
    if listed:
        return DOCUMENTED if field in listed else RECONSTRUCTED
    return about.confidence


def _name(row: Mapping[str, Any]) -> tuple[str, str]:
    """Return the field that names a row, and the name."""
    field = next(field for field in NAMING if field in row)
    return field, str(row[field])


def _values(table: str, name: str, row: Mapping[str, Any], about: _About) -> Iterator[Value]:
    """Yield the values of one table or row, and of what lies within it."""
    for field, value in row.items():
        if field in (*ABOUT, *WITHOUT_EFFECT):
            continue
        if _named(value):
            yield from _rows(table if field == ROWS else f"{table}.{field}", value, about, name)
        elif field == BY_PLAYERS:
            for key, one in value.items():
                yield from _values(f"{table}.{field}", key, one, about.narrowed(one))
        elif isinstance(value, Mapping) and "confidence" in value:
            yield from _values(f"{table}.{field}", name, value, about.narrowed(value))
        else:
            sure = _sure(row, name, field, about)
            yield Value(table, name, field, value, sure, about.told(sure))


def _named(rows: object) -> bool:
    """Return whether a list is rows that each have a name, not one value such as what something gives."""
    return isinstance(rows, list) and bool(rows) and isinstance(rows[0], Mapping) and not {*NAMING}.isdisjoint(rows[0])


def _rows(table: str, rows: Sequence[Mapping[str, Any]], about: _About, within: str = "") -> Iterator[Value]:
    for row in rows:
        naming, name = _name(row)
        rest = {field: value for field, value in row.items() if field != naming}
        yield from _values(table, f"{within}{name}", rest, about.narrowed(row))


@cache
def provenance() -> tuple[Value, ...]:
    """Return every value of `components.toml` with its confidence and source.

    >>> value = next(v for v in provenance() if (v.id, v.field) == ("U2-01", "bonus"))
    >>> value.value, value.confidence
    ([{'kind': 'stone', 'n': 2}], 'documented')
    """
    return tuple(marked(_listed(BOX), _listed(OPENED.packaged), OPENED))


def _listed(box: Mapping[str, Any]) -> list[Value]:
    found: list[Value] = []
    for table, content in box.items():
        if table in FORMAT:
            continue
        about = _About(source=str(box["sources"].get(table, "")))
        if isinstance(content, list):
            found.extend(_rows(table, content, about))
        elif table == "player_board":
            for name, board in content.items():
                found.extend(_values(f"{table}.{name}", "", board, about.narrowed(board)))
        else:
            found.extend(_values(table, "", content, about.narrowed(content)))
    return found
