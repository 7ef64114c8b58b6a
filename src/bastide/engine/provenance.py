"""Where a value of a game's components comes from, and how sure it is."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bastide.engine.box import Box

RECONSTRUCTED: Final = "reconstructed"
"""The confidence of a plausible stand-in."""
CORRECTED: Final = "corrected"
"""The confidence of a value that a host has put in the place of the package's."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value of the components, with where it comes from."""

    table: str
    id: str
    field: str
    value: Any
    confidence: str
    source: str

    def to_json(self) -> dict[str, Any]:
        """Return the value as JSON data."""
        return {name: getattr(self, name) for name in ("table", "id", "field", "value", "confidence", "source")}


def marked(values: Iterable[Value], packaged: Iterable[Value], box: Box) -> Iterator[Value]:
    """Yield the values, those that a host corrected as such, with what the package has and how it is known."""
    notes = {one.path: one.note for one in box.corrections if one.note}
    for value, before in zip(values, packaged, strict=True):
        if value.value == before.value:
            yield value
        else:
            path = ".".join(part for part in (value.table, value.id, value.field) if part)
            yield replace(value, confidence=CORRECTED, source=_source(notes.get(path, ""), before.value))


def corrected(box: Box) -> Iterator[Value]:
    """Yield what a host corrected, for games that do not list where their values come from."""
    for one in box.corrections:
        table, *row, field = one.path.split(".")
        yield Value(table, ".".join(row), field, one.after, CORRECTED, _source(one.note, one.before))


def _source(note: str, before: Any) -> str:
    return f"{note}; " * bool(note) + f"in the package: {before}"


def has_reconstructed(components: object) -> bool:
    """Return whether components say of themselves that a value is a stand-in."""
    if isinstance(components, Mapping):
        return any(
            (key == RECONSTRUCTED and bool(value))
            or (str(key).endswith("confidence") and value == RECONSTRUCTED)
            or has_reconstructed(value)
            for key, value in components.items()
        )
    return isinstance(components, list) and any(map(has_reconstructed, components))
