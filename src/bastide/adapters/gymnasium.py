"""Gymnasium: importing this module registers `bastide/<Game>-v0` for every game.

>>> import gymnasium
>>> import bastide.adapters.gymnasium
>>> env = gymnasium.make("bastide/Carcassonne-v0", opponents=["random"], options={"stack": "VU"})
>>> observation, info = env.reset(seed=1)
>>> int(env.unwrapped.action_masks().sum()) == len(env.unwrapped.bastide.legal_actions())
True
>>> env.close()

`gymnasium.make("bastide.adapters.gymnasium:bastide/Carcassonne-v0")` imports by itself; `gymnasium.make_vec` steps
many games at once (`bastide.adapters.vector`). One seat is yours, bots sit on
the others and answer within `step`; with `opponents="self"` every decision of every seat is yours, each seen
from its own seat. `action_masks()` is what sb3-contrib's MaskablePPO asks for; the same stands in `info`.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from bastide.adapters.choices import Choices, Digests
from bastide.adapters.course import REPORT, Dealer, id_of, plain_action, reward_kind, standing, strictness
from bastide.adapters.forms import FLAT, Form
from bastide.adapters.needs import missing
from bastide.adapters.picture import MODES, Picture
from bastide.adapters.seating import RANDOM, end, seating
from bastide.adapters.sight import Sight
from bastide.bots import Bot
from bastide.engine import build
from bastide.engine.errors import IllegalAction, InvalidOption
from bastide.engine.play import State
from bastide.engine.registry import games
from bastide.engine.stepping import ATTEMPTS
from bastide.outside.own import Named
from bastide.outside.process import close
from bastide.outside.spec import make as make_bot

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", "bastide.adapters.gymnasium") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


class LegalActions(spaces.Discrete):
    """The action space; `sample()` without a mask draws from what is legal now, so that random play is play."""

    def __init__(self, env: "BastideEnv", rng: Any = None) -> None:
        super().__init__(env.game.num_distinct_actions, seed=rng)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a random action: one allowed by the mask if there is one, else a legal one."""
        if mask is None and probability is None and self._env.playing:
            mask = self._env.mask()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as the plain space with what it draws by: what is legal stays with the environment."""
        return spaces.Discrete, (int(self.n), self._np_random)

    def __deepcopy__(self, memo: object) -> spaces.Discrete:
        """Return the plain space, which draws as this one would."""
        return spaces.Discrete(int(self.n), seed=deepcopy(self._np_random))


class BastideEnv(gymnasium.Env[Any, int]):
    """A game of Bastide from one seat, or with `opponents="self"` from all of them in turn."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        opponents: Sequence[Named] | str | None = None,
        seat: int | str = 0,
        reward: str = "win",
        render_mode: str | None = None,
        illegal: str = REPORT,
        observation: str = FLAT,
        observation_version: str | None = None,
    ) -> None:
        """Set a table.

        `opponents` are bots (`random`, `greedy`, `search:0.2s`, … or your own, see `bastide.outside.own`), one for
        each other seat in turn order from yours on, or `"self"`; by default all are `random`. `players` follows from
        their number if it is not given. `seat` is yours, or `"random"` for another one each game. `reward` is `win`,
        `sign`, `points` or `margin` (see `bastide.adapters.course.REWARDS`), yours, or with `"self"` that of the seat
        that has just decided; `info["rewards"]` has what the step brought every seat. `observation` is `flat`, or
        `dict` for the parts of the layout by name, in their shapes.

        A masked-out action changes nothing: with `illegal="report"` the step brings 0 and `info["illegal"]` says why it
        is refused; with `"raise"` it raises `IllegalAction`.

        `info` has `action_mask`, int8 of shape (num_distinct_actions,), the number `seat`, and by seat, of shape
        (players,), `scores` in int64, `returns` and `rewards` in float64.

        Raises `UnknownGame`, `InvalidOption`, `InvalidBot`, or `ObservationError` if observations are not of
        `observation_version`.
        """
        build.warn()
        seats = seating(game, players, options, opponents, seat)
        self.game = seats.game
        self.render_mode = render_mode
        self.alone: Final[bool] = seats.alone
        self._rivals = seats.rivals
        self._strict = strictness(illegal)
        self._asked_seat = seats.seat
        self._kind = reward_kind(reward)
        self._picture = Picture(render_mode)
        self._sight = Sight(self.game, observation_version)
        self._digests: Digests | None = None
        self._dealer = Dealer()
        self._bots: dict[int, Bot] = {}
        self._seeds: list[int] = []
        self._first = 0
        self._rewards: list[float] = []
        self._state: State | None = None
        self.seat = 0
        self._form = Form(observation, self._sight.layout)
        self.observation_space = self._form.space
        self.action_space: Any = LegalActions(self)

    def __getstate__(self) -> dict[str, Any]:
        """Travel without the bots: what they have worked out stays, and others like them sit down."""
        return {**self.__dict__, "_bots": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Come out of a copy or a pickle with an action space that knows what is legal in this very game."""
        self.__dict__.update(state)
        self.action_space = LegalActions(self, self.action_space._np_random)
        self._bots = self._invited()

    @property
    def playing(self) -> bool:
        """Whether a decision is asked for."""
        return self._state is not None and not self._state.is_terminal()

    @property
    def bastide(self) -> State:
        """The position with Bastide's interface; to look at, not to change. Raises `IllegalAction` before `reset`."""
        if self._state is None:
            raise IllegalAction("", "no game has begun: call reset() first")
        return self._state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; `seed` fixes every chance decision and the bots, `options` is not used.

        A game that is over before your seat has decided anything is passed over; raises `InvalidOption` if all are.
        """
        super().reset(seed=seed)
        for _ in range(ATTEMPTS):
            state = self._begun()
            if not state.is_terminal():
                break
        else:
            raise InvalidOption("seat", "the game is always over before this seat has decided anything")
        self._before = standing(state, self._kind)
        self._rewards = [0.0] * self.game.players
        self._show()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a decision and let bots and chance answer; a masked-out one changes nothing (see `illegal`).

        Raises `IllegalAction` before the first `reset`, after the end of the game, and for what is no whole number.
        """
        state = self.bastide
        if state.is_terminal():
            raise IllegalAction("", "the game is over: call reset() to begin another")
        decided, chosen = state.current_player(), plain_action(action)
        try:
            state.apply_action(chosen)
        except IllegalAction as refusal:
            if self._strict:
                raise
            self._rewards = [0.0] * self.game.players
            return self._observation(), 0.0, False, False, {**self._info(), "illegal": str(refusal)}
        self._advance(state)
        now = standing(state, self._kind)
        self._rewards = [after - before for after, before in zip(now, self._before, strict=True)]
        self._before = now
        self._show()
        return self._observation(), self._rewards[decided], state.is_terminal(), False, self._info()

    def mask(self) -> "NDArray[np.int8]":
        """Return 1 for each legal action: int8 of shape (num_distinct_actions,)."""
        return self._sight.mask(self.bastide)

    def action_masks(self) -> "NDArray[np.bool_]":
        """Return which actions are legal, as sb3-contrib asks for it: bool of shape (num_distinct_actions,)."""
        return self.mask().astype(bool)

    def choices(self, *, distinct: bool = False) -> Choices:
        """Return what each legal action leads to, as rows; none once the game is over.

        With `distinct`, actions that rows cannot tell apart are left out but for one; see `Digests`.
        """
        if self._digests is None:
            self._digests = Digests(self.game)
        return self._digests.of_positions([self.bastide.position], [self.seat], distinct=distinct)

    def render(self) -> Any:
        """Return or show the table as `render_mode` says; without one, nothing."""
        return self._picture.show(self.bastide)

    def close(self) -> None:
        """Close the window if there is one, and end the programs among the opponents."""
        self._picture.close()
        close(self._bots.values())

    def _begun(self) -> State:
        """Return a new game as it stands when you are asked first, or when it ends before that."""
        self._dealer.seed(int(self.np_random.integers(2**62)))
        state = self._state = self.game.new_initial_state()
        players = self.game.players
        self.seat = int(self.np_random.integers(players)) if self._asked_seat == RANDOM else int(self._asked_seat)
        self._seeds = [int(self.np_random.integers(2**31)) for _ in self._rivals]
        self._first = (self.seat + 1) % players
        close(self._bots.values())
        self._bots = self._invited()
        self._advance(state)
        return state

    def _invited(self) -> dict[int, Bot]:
        """Return the bots of this game by seat, new at the table."""
        return {
            (self._first + number) % self.game.players: make_bot(spec, self.game, seed)
            for number, (spec, seed) in enumerate(zip(self._rivals, self._seeds, strict=False))
        }

    def _advance(self, state: State) -> None:
        """Let chance and bots decide until it is the caller's turn or the game is over."""
        self._dealer.settle(state)
        while not self.alone and not state.is_terminal() and state.current_player() != self.seat:
            state.apply_action(self._bots[state.current_player()].choose(state))
            self._dealer.settle(state)
        if state.is_terminal():
            end(self._bots.values(), state)
        elif self.alone:
            self.seat = state.current_player()

    def _observation(self) -> Any:
        return self._form.of(self._sight.observe(self.bastide, self.seat))

    def _info(self) -> dict[str, Any]:
        state = self.bastide
        mask = self._sight.mask(state, None if not state.is_terminal() else -1)
        return {
            "action_mask": mask,
            "seat": self.seat,
            "scores": np.array(state.scores(), dtype=np.int64),
            "returns": np.array(state.returns(), dtype=np.float64),
            "rewards": np.array(self._rewards, dtype=np.float64),
        }

    def _show(self) -> None:
        if self.render_mode == "human":
            self._picture.show(self.bastide)


def register(name: str) -> str:
    """Make a game known to Gymnasium and return its id; games from outside this package need it."""
    id_ = id_of(name)
    if id_ not in gymnasium.registry:
        gymnasium.register(
            id_,
            entry_point="bastide.adapters.gymnasium:BastideEnv",
            vector_entry_point="bastide.adapters.vector:BastideVectorEnv",
            kwargs={"game": name},
        )
    return id_


for _name in games():
    register(_name)
