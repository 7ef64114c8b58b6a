"""Where a value of a game's components comes from, and how sure it is."""

from dataclasses import dataclass
from typing import Any, Final

RECONSTRUCTED: Final = "reconstructed"
"""The confidence of a plausible stand-in."""


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
