"""The legal actions as rows of numbers: what each leads to, for learners that compare actions instead of naming them.

>>> import bastide
>>> digests = Digests(bastide.load_game("carcassonne", options={"stack": "VX"}))
>>> state = digests.game.new_initial_state()
>>> state.apply("draw V")
>>> choices = digests.choices(state)
>>> len(choices.actions) == len(state.legal_actions()), choices.rows.shape[1] == digests.layout.size
(True, True)
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bastide.adapters.needs import need
from bastide.adapters.sight import as_array
from bastide.engine.ahead import Ahead
from bastide.engine.observation import Layout
from bastide.engine.play import Game, State
from bastide.engine.sight import digest_of
from bastide.engine.whole import seat_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Choices(NamedTuple):
    """The legal actions of n positions, one position after the other, in k rows. All arrays are yours to keep."""

    starts: "NDArray[np.int64]"
    """Where the actions of each position begin, and where the last ones end: int64 of shape (n + 1,)."""
    actions: "NDArray[np.int64]"
    """The actions: int64 of shape (k,); none of a position in which nobody decides."""
    rows: "NDArray[np.int16]"
    """The digest of the position after each action, for the seat that decides: int16 of shape (k, layout.size)."""
    now: "NDArray[np.int16]"
    """The digest of each position as it is, for the same seat: int16 of shape (n, layout.size)."""

    @property
    def owners(self) -> "NDArray[np.int64]":
        """Of which position each row is: int64 of shape (k,)."""
        numpy = need("numpy", "bastide.adapters")
        return numpy.repeat(numpy.arange(len(self.now)), numpy.diff(self.starts))  # type: ignore[no-any-return]

    def changes(self) -> "NDArray[np.int16]":
        """Return what each action changes: int16 of shape (k, layout.size)."""
        return self.rows - self.now[self.owners]

    def best(self, values: "NDArray[Any]") -> "NDArray[np.int64]":
        """Return for each position the row whose value is greatest: int64 of shape (n,); each must have an action."""
        numpy = need("numpy", "bastide.adapters")
        most = numpy.maximum.reduceat(values, self.starts[:-1])
        first = numpy.flatnonzero(values >= most[self.owners])
        return first[numpy.searchsorted(first, self.starts[:-1])]  # type: ignore[no-any-return]


class Digests:
    """Positions of a game in few numbers, and what every legal action makes of them.

    Choices that are to be `distinct` are what rows tell apart: other orders of the same are left out where the game
    knows them, and of legal actions with equal rows the last one in the order of the action space stands for all; at
    Praga that is the one that ends the turn.
    """

    def __init__(self, game: Game, version: str | None = None) -> None:
        """Look at positions of this game.

        Raises `ObservationError` if the game has no observations, or digests of another version than the one asked for.
        """
        digest = digest_of(game)
        digest.layout.require(version)
        self.game: Final = game
        self.layout: Final[Layout] = digest.layout
        self._ahead: Final = Ahead(game.type.kernel, digest)

    def of(self, state: State, seat: int) -> "NDArray[np.int16]":
        """Return the digest of a position for a seat, whoever decides: int16 of shape (layout.size,).

        Raises `ValueError` if the game has no such seat.
        """
        self._ahead.look([state.position], [seat_of(seat, self.game.players)], False)
        return as_array(self._ahead.now, "int16").copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel and be copied as what it looks at: compiled arrays do neither."""
        return Digests, (self.game, self.layout.version)

    def choices(self, state: State, *, distinct: bool = False) -> Choices:
        """Return the legal actions of one position."""
        return self.of_positions([state.position], [state.current_player()], distinct=distinct)

    def many(self, states: Sequence[State], *, distinct: bool = False) -> Choices:
        """Return the legal actions of many positions."""
        seats = [state.current_player() for state in states]
        return self.of_positions([state.position for state in states], seats, distinct=distinct)

    def of_positions(self, positions: list[Any], seats: list[int], *, distinct: bool = False) -> Choices:
        """Return the legal actions of kernels' positions, each for the seat that decides there.

        A position in which nobody decides is seen from the seat given, from seat 0 if that is none.
        """
        ahead, size = self._ahead, self.layout.size
        ahead.look(positions, [max(seat, 0) for seat in seats], distinct)
        total = int(ahead.total)
        return Choices(
            as_array(ahead.starts, "int64").copy(),
            as_array(ahead.actions, "int64")[:total].copy(),
            as_array(ahead.rows, "int16")[: total * size].reshape(total, size).copy(),
            as_array(ahead.now, "int16").reshape(len(positions), size).copy(),
        )
