"""Many games at once, as arrays.

>>> import bastide
>>> batch = bastide.Batch("carcassonne", n=4, seed=1)
>>> batch.masks.shape, batch.observations.shape
((4, 11293), (4, 13031))
>>> batch.step(batch.sample())
>>> batch.dones.tolist()
[False, False, False, False]
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from bastide.adapters.choices import Choices, Digests
from bastide.adapters.course import reward_kind
from bastide.adapters.needs import need
from bastide.adapters.rows import Rows, place
from bastide.adapters.travel import packed, unpacked
from bastide.engine import build
from bastide.engine.errors import IllegalAction, InvalidOption
from bastide.engine.observation import Layout
from bastide.engine.play import Game, State
from bastide.engine.registry import load_game
from bastide.engine.sight import layout_of
from bastide.engine.stepping import Stepper
from bastide.engine.whole import whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

SEED_LIMIT: Final = 2**40


class Batch:
    """Steps n games of one kind side by side; each step makes one decision of one seat in every game.

    Chance decides by itself, by the seed: game i depends on the seed, on i and on its own actions only. A game that
    ends begins anew in the same step: `dones` and `rewards` tell of the end, `final_scores` of the points, and all
    else is of the new game already.

    All arrays are the batch's own and change with the next step; copy what you keep. A copy of the batch, or what
    comes out of a pickle, plays the same games on by itself.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seed: int = 0,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        observe: bool = True,
        observation_version: str | None = None,
    ) -> None:
        """Start n games.

        `reward` is `win`, `sign`, `points` or `margin` (see `bastide.adapters.course.REWARDS`). Without `observe` there
        are no observations, which is quicker. Raises `UnknownGame`, `InvalidOption`, `ObservationError`.
        """
        need("numpy", "bastide.Batch")
        build.warn()
        if isinstance(game, Game):
            if players is not None or options is not None:
                raise InvalidOption("players", "a game that is loaded has its players and options")
            self.game = game
        else:
            self.game = load_game(game, players, options)
        total, start = whole(n), whole(seed)
        if total is None or total < 1:
            raise InvalidOption("n", f"{n!r} is no number of games")
        if start is None or not 0 <= start < SEED_LIMIT:
            raise InvalidOption("seed", f"{seed!r} is not a whole number of 0 to {SEED_LIMIT - 1}")
        self.n: Final[int] = total
        self.layout: Final[Layout] = layout_of(self.game)
        self.layout.require(observation_version)
        self._looks: Final = observe
        self._stepper = Stepper(self.game, total, start, reward_kind(reward), observe)
        self._rows: Final = Rows(self._stepper)
        self._digests: Digests | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Travel and be copied as positions and what else cannot be found out again: compiled arrays do neither."""
        own = {name: value for name, value in self.__dict__.items() if name not in ("_stepper", "_rows", "_digests")}
        return {**own, "kept": packed(self.game, self._stepper)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on as the batch that was copied or pickled."""
        self._stepper = unpacked(state.pop("kept"))
        self.__dict__.update(state, _rows=Rows(self._stepper), _digests=None)

    @property
    def masks(self) -> "NDArray[np.bool_]":
        """Which actions are legal: bool of shape (n, num_distinct_actions)."""
        return self._read("masks")  # type: ignore[no-any-return]

    @property
    def observations(self) -> "NDArray[np.int16]":
        """What the seat to decide sees: int16 of shape (n, layout.size); see `bastide.adapters.sight.split`.

        Raises `InvalidOption` in a batch that was made without `observe`.
        """
        if not self._looks:
            raise InvalidOption("observe", "this batch was made without observations")
        return self._read("observations")  # type: ignore[no-any-return]

    @property
    def rewards(self) -> "NDArray[np.float64]":
        """What the last step brought each seat: float64 of shape (n, players)."""
        return self._read("rewards")  # type: ignore[no-any-return]

    @property
    def dones(self) -> "NDArray[np.bool_]":
        """Whether the last step ended the game: bool of shape (n,)."""
        return self._read("ended")  # type: ignore[no-any-return]

    @property
    def seats(self) -> "NDArray[np.int64]":
        """Who is to decide: int64 of shape (n,)."""
        return self._read("seats")  # type: ignore[no-any-return]

    @property
    def final_scores(self) -> "NDArray[np.int64]":
        """The points of the game that ended last in each place: int64 of shape (n, players), zeros before."""
        return self._read("finals")  # type: ignore[no-any-return]

    def choices(self, *, distinct: bool = False) -> Choices:
        """Return what each legal action of every game leads to, as rows; the arrays are yours to keep.

        With `distinct`, actions that rows cannot tell apart are left out but for one; see `Digests`.
        """
        if self._digests is None:
            self._digests = Digests(self.game)
        return self._digests.of_positions(self._stepper.states, self.seats.tolist(), distinct=distinct)

    def state(self, i: int) -> State:
        """Return a copy of the position of game i; raise `IndexError` if there is none."""
        return State(self.game, self._stepper.states[place(i, self.n)].clone())

    def sample(self) -> "NDArray[np.int64]":
        """Return a legal action for every game, each as likely as the others: int64 of shape (n,)."""
        return self._rows.pick()

    def step(self, actions: "ArrayLike") -> None:
        """Make one decision in every game.

        `actions` are n whole numbers. Raises `IllegalAction` naming the first game whose action is masked out, with the
        rule that forbids it, or what is wrong with the array; then no game has changed.
        """
        chosen = self._rows.choose(actions)
        if wrong := self._stepper.refused():
            self._refuse(wrong[0], int(chosen[wrong[0]]))
        self._stepper.step()
        self._rows.refresh()

    def _refuse(self, i: int, action: int) -> None:
        """Raise why game i refuses an action."""
        why = self.state(i).explain(action)
        assert why is not None
        raise IllegalAction(why.rule, f"game {i}, action {action}: {why.reason}", why.key, why.args)

    def _read(self, name: str) -> Any:
        """Return an array of the stepper, for reading."""
        found = self._rows[name].view()
        found.flags.writeable = False
        return found
