"""Observations and legal actions as NumPy arrays."""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bastide.adapters.needs import need
from bastide.engine.observation import Layout
from bastide.engine.play import Game, State
from bastide.engine.registry import loaded
from bastide.engine.rooms import copy_i16, room_i16
from bastide.engine.sight import layout_of, sight_of
from bastide.engine.whole import seat_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int16]


def as_array(items: Any, dtype: str) -> "NDArray[Any]":
    """Return a kernel's array as one of NumPy: the same memory where the kernel is compiled, a copy otherwise."""
    numpy = need("numpy", "this")
    try:
        return numpy.frombuffer(items, dtype=dtype)  # type: ignore[no-any-return]
    except TypeError:
        return numpy.array(items, dtype=dtype)  # type: ignore[no-any-return]


@cache
def bounds(layout: Layout) -> tuple["Ints", "Ints"]:
    """Return the least and the greatest value of every number in an observation."""
    numpy = need("numpy", "this")
    low, high = [], []
    for part in layout.parts:
        times = part.size // len(part.slots)
        low += [slot.low for slot in part.slots] * times
        high += [slot.high for slot in part.slots] * times
    return numpy.array(low, dtype="int16"), numpy.array(high, dtype="int16")


def split(layout: Layout, observation: "NDArray[Any]") -> dict[str, "NDArray[Any]"]:
    """Return the parts of one observation, or of many in rows, by name; views of the same memory.

    >>> import bastide
    >>> state = bastide.load_game("carcassonne").new_initial_state()
    >>> sight = Sight(state.game)
    >>> parts = split(sight.layout, sight.observe(state, 0))
    >>> parts["board"].shape, parts["tiles"][0].tolist()
    ((25, 25, 20), [4, 0, 0, 0])
    """
    found = {}
    for part in layout.parts:
        at = layout.offsets[part.name]
        found[part.name] = observation[..., at : at + part.size].reshape(*observation.shape[:-1], *part.shape)
    return found


@cache
def names(layout: Layout) -> tuple[str, ...]:
    """Return the name of every number in an observation, as in `seats[0].score` or `board[12,12].tile`."""
    found = []
    for part in layout.parts:
        rows = need("numpy", "this").ndindex(*part.lead)
        for row in rows:
            where = f"[{','.join(map(str, row))}]" if part.lead else ""
            found += [f"{part.name}{where}.{slot.name}" for slot in part.slots]
    return tuple(found)


def describe(layout: Layout, observation: "NDArray[Any]") -> str:
    """Return one observation in words: every number that is not 0, by name.

    >>> import bastide
    >>> sight = Sight(bastide.load_game("carcassonne", options={"stack": "V"}))
    >>> describe(sight.layout, sight.observe(sight.game.new_initial_state(), 0)).split()[-5:-2]
    ['turn.unseen=1', 'turn.tiles=1', 'rules.two_tile_city=2']
    """
    return in_words(names(layout), observation)


def in_words(called: tuple[str, ...], observation: "NDArray[Any]") -> str:
    """Return every number that is not 0 by what it is called."""
    filled = observation.nonzero()[0]
    numbers = observation[filled].astype(int).tolist()
    return " ".join([f"{called[at]}={number}" for at, number in zip(filled.tolist(), numbers, strict=True)])


class Sight:
    """What a seat of a game sees and may do, as arrays."""

    def __init__(self, game: Game, version: str | None = None) -> None:
        """Look at positions of this game.

        Raises `ObservationError` if the game has no observations or not of the version asked for, TypeError for a name.
        """
        self.game: Final = loaded(game)
        self.layout: Final = layout_of(game)
        self.layout.require(version)
        self._encode = sight_of(game).encode
        self._blank = room_i16(self.layout.size)
        self.numpy: Final = need("numpy", "bastide.adapters")

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel and be copied as what it looks at: a compiled array does neither."""
        return Sight, (self.game, self.layout.version)

    def observe(self, state: State, seat: int) -> "Ints":
        """Return what a seat sees: int16 of shape (layout.size,), yours to keep.

        Raises `ValueError` if the game has no such seat; chance, and the end of a game, are none.
        """
        room = copy_i16(self._blank)
        self._encode(state.position, seat_of(seat, self.game.players), room, 0)
        return as_array(room, "int16").copy()  # compiled kernels lend memory that nobody else may write to

    def mask(self, state: State, seat: int | None = None) -> "NDArray[np.int8]":
        """Return 1 for each legal action: int8 of shape (num_distinct_actions,); all 0 for a seat not to decide."""
        found: NDArray[np.int8] = self.numpy.zeros(self.game.num_distinct_actions, dtype="int8")
        if seat is None or seat == state.current_player():
            found[state.legal_actions()] = 1
        return found
