"""What a stepper keeps, as NumPy arrays with a row for each game; and n actions, whatever they are given as."""

from ctypes import c_char, memset
from typing import TYPE_CHECKING, Any, Final

from bastide.adapters.needs import need
from bastide.adapters.sight import as_array
from bastide.engine.errors import IllegalAction
from bastide.engine.stepping import Stepper

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


MATRICES: Final = ("masks", "observations", "rewards", "finals")
"""Arrays that have rows even if these are of one number only."""
WRITTEN: Final = ("chosen", "picks")
"""Arrays by which the stepper is told something."""


def place(i: int, n: int) -> int:
    """Return the place of game i of n, counted from the end where i is negative, as of a list; raise `IndexError`."""
    try:
        return range(n)[i]
    except IndexError:
        raise IndexError(f"there is no game {i}: games are numbered from 0 to {n - 1}") from None


class Rows:
    """The arrays of a stepper by name: its own memory where it is compiled, made anew by `refresh` otherwise."""

    def __init__(self, stepper: Stepper) -> None:
        """Look at the arrays."""
        self._stepper: Final = stepper
        self._numpy: Final = need("numpy", "bastide.adapters")
        self._shared = False
        self._found: dict[str, Any] = {}
        self._written: dict[str, Any] = {}
        self.refresh()

    def __getitem__(self, name: str) -> Any:
        """Return one of the arrays."""
        return self._found[name]

    def refresh(self) -> None:
        """Look again after a step."""
        if self._shared:
            return
        source, total = self._stepper, int(self._stepper.total)
        for name, dtype, kind, width in (
            ("masks", "u1", "bool", int(source.actions)),
            ("observations", "int16", "int16", int(source.size)),
            ("rewards", "float64", "float64", int(source.players)),
            ("own", "float64", "float64", 1),
            ("ended", "u1", "bool", 1),
            ("over", "u1", "bool", 1),
            ("seats", "int64", "int64", 1),
            ("finals", "int64", "int64", int(source.players)),
            ("chosen", "int64", "int64", 1),
            ("picks", "int64", "int64", 1),
        ):
            flat = as_array(getattr(source, name), dtype).view(kind)
            self._found[name] = flat if width == 1 and name not in MATRICES else flat.reshape(total, width)
        self._shared = self._found["ended"].base is not None and not isinstance(source.ended, list)
        if not self._shared:
            return
        for name in WRITTEN:  # the buffers are exported for reading; this is the same memory for writing
            array = self._found[name]
            room = (c_char * array.nbytes).from_address(array.ctypes.data)
            self._written[name] = self._numpy.frombuffer(room, dtype=array.dtype)
        if source.size:
            first, length = self._found["observations"].ctypes.data, 2 * int(source.size)
            source.wipe = lambda i: memset(first + i * length, 0, length)

    def choose(self, actions: "ArrayLike") -> "NDArray[np.int64]":
        """Tell the stepper which actions are chosen; return them, or raise `IllegalAction` as `whole` does."""
        chosen = whole(actions, int(self._stepper.total), self._numpy)
        self._write("chosen", chosen)
        return chosen

    def pick(self, numbers: "NDArray[np.int64] | None" = None) -> "NDArray[np.int64]":
        """Return the legal action of every game that a number of 31 bits picks, of its own generator if none is given.

        It is 0 where a game is over.
        """
        if numbers is None:
            self._stepper.sample()
        else:
            self._write("picks", numbers)
            self._stepper.pick()
        if self._shared:
            return self._found["picks"].copy()  # type: ignore[no-any-return]
        return as_array(self._stepper.picks, "int64")

    def _write(self, name: str, numbers: "NDArray[np.int64]") -> None:
        """Write into an array of whole numbers of the stepper's."""
        if self._shared:
            self._written[name][:] = numbers
        else:
            setattr(self._stepper, name, numbers.tolist())


def whole(actions: "ArrayLike", n: int, numpy: Any = None) -> "NDArray[np.int64]":
    """Return n actions as an array; raise `IllegalAction` if it is of another shape or kind."""
    numpy = numpy or need("numpy", "bastide.adapters")
    try:
        chosen = numpy.asarray(actions)
    except ValueError as error:
        raise IllegalAction("", f"actions are {n} whole numbers: {error}") from error
    if chosen.shape != (n,):
        raise IllegalAction("", f"actions are of shape {chosen.shape}, not ({n},)")
    if chosen.dtype.kind not in "iu":
        raise IllegalAction("", f"actions are whole numbers, not {chosen.dtype}")
    return chosen.astype("int64", copy=False)  # type: ignore[no-any-return]
