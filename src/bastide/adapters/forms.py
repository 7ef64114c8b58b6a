"""How the environments of Gymnasium hand observations over: flat, or as the parts of the layout by name."""

from typing import TYPE_CHECKING, Any, Final

from bastide.adapters.needs import missing
from bastide.adapters.sight import bounds, split
from bastide.engine.errors import InvalidOption
from bastide.engine.observation import Layout

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", "bastide.adapters.forms") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

FLAT: Final = "flat"
DICT: Final = "dict"


class Form:
    """The space of observations in one form, and how one, or many in rows, are put into it."""

    def __init__(self, name: str, layout: Layout, *, observe: bool = True) -> None:
        """Take on a form, without any numbers unless they are to be observed; raise `InvalidOption` for another."""
        if name not in (FLAT, DICT):
            raise InvalidOption("observation", f"{name!r} is not possible; choose {FLAT} or {DICT}")
        self._named: Final = name == DICT
        self._layout: Final = layout if observe else Layout(layout.game, layout.version, ())
        self.width: Final = self._layout.size
        low, high = bounds(self._layout)
        self.space: Final[spaces.Space[Any]] = (
            spaces.Dict({part: _box(least, self.of(high)[part]) for part, least in self.of(low).items()})
            if self._named
            else _box(low, high)
        )

    def of(self, observations: "NDArray[Any]") -> Any:
        """Return flat observations in this form: the same array, or its parts by name, views of the same memory."""
        return split(self._layout, observations) if self._named else observations


def _box(low: "NDArray[Any]", high: "NDArray[Any]") -> spaces.Box:
    return spaces.Box(low, high, dtype=low.dtype.type)
