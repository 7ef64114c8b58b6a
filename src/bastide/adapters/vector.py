"""Many games at once for Gymnasium: `gymnasium.make_vec("bastide/Caylus-v0", num_envs=1024)`, stepped in compiled code.

>>> import gymnasium
>>> import bastide.adapters.gymnasium
>>> envs = gymnasium.make_vec("bastide/Caylus-v0", num_envs=4, opponents=["random"], reward="points")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((4, 506), (4, 230))
>>> observations, rewards, terminations, truncations, infos = envs.step(infos["action_mask"].argmax(axis=1))
>>> rewards.shape, terminations.tolist()
((4,), [False, False, False, False])
>>> envs.close()

It is the environment of `bastide.adapters.gymnasium` n times, with the same arguments and some of its own.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from bastide.adapters.choices import Choices, Digests
from bastide.adapters.course import REPORT, reward_kind, strictness
from bastide.adapters.forms import FLAT, Form
from bastide.adapters.needs import missing
from bastide.adapters.picture import Picture
from bastide.adapters.rivals import Rivals
from bastide.adapters.rows import Rows, place
from bastide.adapters.seating import Policy, seating
from bastide.adapters.travel import packed, unpacked
from bastide.engine import build
from bastide.engine.errors import IllegalAction, InvalidOption
from bastide.engine.play import State
from bastide.engine.sight import layout_of
from bastide.engine.stepping import STAYS, Stepper
from bastide.engine.whole import whole
from bastide.outside.own import Named

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium", "bastide.adapters.vector") from error

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

MODES: Final = ("ansi", "rgb_array")
RESET_MASK: Final = "reset_mask"
SPARE_BITS: Final = np.uint64(33)
"""What a raw number of 64 bits has beside the 31 that pick an action."""


class LegalActions(spaces.MultiDiscrete):
    """The actions of all games; `sample()` without a mask draws from what is legal now, in games that go on."""

    def __init__(self, env: "BastideVectorEnv", rng: Any = None) -> None:
        super().__init__([env.game.num_distinct_actions] * env.num_envs, seed=rng)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a random action for every game: allowed by the mask if there is one, else legal."""
        if mask is None and probability is None and self._env.playing:
            raw = self.np_random.bit_generator.random_raw(self._env.num_envs)
            return self._env.picked((raw >> SPARE_BITS).astype(np.int64))
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as the plain space with what it draws by: what is legal stays with the environment."""
        return partial(spaces.MultiDiscrete, seed=self._np_random), (self.nvec,)

    def __deepcopy__(self, memo: object) -> spaces.MultiDiscrete:
        """Return the plain space, which draws as this one would."""
        return spaces.MultiDiscrete(self.nvec, seed=deepcopy(self._np_random))


class BastideVectorEnv(VectorEnv[Any, Any, Any]):
    """Games of Bastide side by side, each from one seat, or with `opponents="self"` from all of them in turn."""

    closed = True
    """There is nothing to close before all is set: older Gymnasium closes what could not be made as well."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
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
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        observe: bool = True,
        copy: bool = True,
        max_episode_steps: int | None = None,
    ) -> None:
        """Set the tables; all but the last four arguments are those of `bastide.adapters.gymnasium.BastideEnv`.

        Opponents may also be past selves, see `bastide.adapters.seating.Policy`: asked for all games together. Without
        `observe`, observations have no numbers, which is quicker. Without `copy`, observations and masks are the
        environment's own arrays, for reading until the next step. A game is truncated after `max_episode_steps` steps.

        Raises `UnknownGame`, `InvalidOption`, `InvalidBot`, or `ObservationError` if observations are not of
        `observation_version`.
        """
        build.warn()
        seats = seating(game, players, options, opponents, seat)
        total = whole(num_envs)
        if total is None or total < 1:
            raise InvalidOption("num_envs", f"{num_envs!r} is no number of games")
        limit = whole(max_episode_steps)
        if max_episode_steps is not None and (limit is None or limit < 1):
            raise InvalidOption("max_episode_steps", f"{max_episode_steps!r} is no number of steps")
        if render_mode not in (None, *MODES):
            raise InvalidOption("render_mode", f"{render_mode!r} is not possible; choose one of {', '.join(MODES)}")
        self.game: Final = seats.game
        self.num_envs = total
        self.render_mode = render_mode
        self.autoreset_mode: Final = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "autoreset_mode": self.autoreset_mode}
        self.playing = False
        self._strict: Final = strictness(illegal)
        self._copies: Final = copy
        self._picture: Final = Picture(render_mode)
        layout = layout_of(self.game)
        layout.require(observation_version)
        looks = observe or any(isinstance(rival, Policy) for rival in seats.rivals)
        self._stepper: Final = Stepper(self.game, total, 0, reward_kind(reward), looks, holds=True)
        self._rows: Final = Rows(self._stepper)
        self._digests: Digests | None = None
        self._seating: Final = seats
        self._rivals: Final = Rivals(seats, self._stepper, self._rows)
        self._form: Final = Form(observation, layout, observe=observe)
        self._all: Final = np.ones(total, dtype=bool)
        self._limit: Final = limit
        self._steps: Final = np.zeros(total, dtype=np.int64)
        self.single_observation_space = self._form.space
        self.observation_space = batch_space(self.single_observation_space, total)
        self.single_action_space = spaces.Discrete(self.game.num_distinct_actions)
        self.action_space = LegalActions(self)
        self.closed = False

    def __getstate__(self) -> dict[str, Any]:
        """Travel and be copied as positions and what else cannot be found out again, without the bots."""
        left = ("_stepper", "_rows", "_rivals", "_digests")
        own = {name: value for name, value in self.__dict__.items() if name not in left}
        return {**own, "kept": packed(self.game, self._stepper), "seeds": self._rivals.seeds}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on as the environment that was copied or pickled; other bots like its own sit down."""
        stepper, seeds = unpacked(state.pop("kept")), state.pop("seeds")
        rows = Rows(stepper)
        rivals = Rivals(state["_seating"], stepper, rows)
        rivals.sit_again(seeds)
        self.__dict__.update(state, _stepper=stepper, _rows=rows, _rivals=rivals, _digests=None)
        self.action_space = LegalActions(self, self.action_space._np_random)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin new games; all chance decisions and bots of game i follow from `seed` + i, or from the i-th of a list.

        `options={"reset_mask": mask}`, bool of shape (n,), begins those games anew only. Raises `InvalidOption`.
        """
        start, seeds = whole(seed), self._seeds(seed)
        super().reset(seed=start)
        places = self._asked(options)
        if len(places) == self.num_envs:
            self._stepper.waiting = []
        for i in places:
            given = seeds[i]
            self._stepper.seed(i, int(self.np_random.integers(2**62)) if given is None else given)
            self._stepper.silence(i)
        self._renew(places)
        self.playing = True
        return self._observations(), self._told()

    def step(
        self, actions: "ArrayLike"
    ) -> "tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]":
        """Make a decision in every game and let bots and chance answer; a masked-out one changes nothing.

        Games that are over, or truncated, begin anew as `autoreset_mode` says. Raises `IllegalAction` for what is no
        array of n whole numbers, and `ResetNeeded` before the first `reset` or where a game is over that does not begin
        by itself.
        """
        stepper, rows = self._stepper, self._rows
        if not self.playing or (self.autoreset_mode is AutoresetMode.DISABLED and rows["over"].any()):
            raise ResetNeeded("a game is to be begun: call reset() first")
        chosen = rows.choose(actions)
        refused = {i: self._refusal(i, int(chosen[i])) for i in stepper.refused()}
        if refused:
            chosen = chosen.copy()
            chosen[list(refused)] = STAYS
            rows.choose(chosen)
        self._steps[rows["over"]] = -1  # these begin anew
        self._steps[:] += 1
        stepper.step()
        self._rivals.answer()
        rows.refresh()
        rewards, ended, infos = rows["own"].copy(), rows["ended"].copy(), {}
        truncated = self._truncated()
        over = ended | truncated
        if np.count_nonzero(over):
            self._rivals.finish(np.flatnonzero(ended).tolist())
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                infos = self._final(over)
                self._renew(np.flatnonzero(over).tolist())
            else:
                infos = self._results(over)
        if refused:
            infos |= self._refused(refused)
        return self._observations(), rewards, ended, truncated, self._told() | infos

    def render(self) -> "tuple[Any, ...]":
        """Return every table as `render_mode` says; without one, nothing for each."""
        return tuple(self._picture.show(self.state(i)) for i in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Forget the pictures, and end the programs among the opponents."""
        self._picture.close()
        self._rivals.close()

    def state(self, i: int) -> State:
        """Return a copy of the position of game i; raise `ResetNeeded` before the first `reset`, else `IndexError`."""
        if not self.playing:
            raise ResetNeeded("no game has begun: call reset() first")
        return State(self.game, self._stepper.states[place(i, self.num_envs)].clone())

    def action_masks(self) -> "NDArray[np.bool_]":
        """Return which actions are legal: bool of shape (n, num_distinct_actions), none where a game is over."""
        return self._rows["masks"].copy()  # type: ignore[no-any-return]

    def choices(self, *, distinct: bool = False) -> Choices:
        """Return what each legal action of every game leads to, as rows; none where a game is over.

        With `distinct`, actions that rows cannot tell apart are left out but for one; see `Digests`.
        Raises `ResetNeeded` before the first `reset`.
        """
        if not self.playing:
            raise ResetNeeded("no game has begun: call reset() first")
        if self._digests is None:
            self._digests = Digests(self.game)
        return self._digests.of_positions(self._stepper.states, self._rows["seats"].tolist(), distinct=distinct)

    def picked(self, numbers: "NDArray[np.int64]") -> "NDArray[np.int64]":
        """Return the legal action of every game that a number of 31 bits picks, 0 where a game is over."""
        return self._rows.pick(numbers)

    def _seeds(self, seed: Any) -> list[int | None]:
        """Return the seed of every game, None for one that is to be drawn."""
        start = whole(seed)
        if seed is None or start is not None:
            return [None if start is None else start + i for i in range(self.num_envs)]
        if isinstance(seed, str) or not hasattr(seed, "__len__"):
            raise InvalidOption("seed", f"{seed!r} is no whole number, and no list of one for each game")
        if len(seed) != self.num_envs:
            raise InvalidOption("seed", f"{len(seed)} seeds for {self.num_envs} games")
        for one in seed:
            if one is not None and whole(one) is None:
                raise InvalidOption("seed", f"{one!r} is no whole number")
        return [whole(one) for one in seed]

    def _asked(self, options: dict[str, Any] | None) -> list[int]:
        """Return which games are to begin anew."""
        mask = (options or {}).get(RESET_MASK)
        if mask is None:
            return list(range(self.num_envs))
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != bool or not given.any():
            raise InvalidOption(RESET_MASK, f"a bool for each of {self.num_envs} games is asked for, one of them true")
        if not self.playing:
            raise ResetNeeded("no game has begun: call reset() without a mask first")
        return np.flatnonzero(given).tolist()

    def _truncated(self) -> "NDArray[np.bool_]":
        """Return which games have had all their steps, and take them for over: bool of shape (n,)."""
        if self._limit is None:
            return np.zeros(self.num_envs, dtype=bool)
        found: NDArray[np.bool_] = self._steps >= self._limit
        if found.any():
            for i in np.flatnonzero(found).tolist():
                self._stepper.cut(i)
            self._rows.refresh()
        return found

    def _renew(self, places: list[int]) -> None:
        """Begin games anew."""
        for i in places:
            self._stepper.renew(i)
            self._steps[i] = 0
        self._rivals.answer()
        self._rows.refresh()

    def _refusal(self, i: int, action: int) -> IllegalAction:
        """Return why game i refuses an action; raise it if that is asked for."""
        why = self.state(i).explain(action)
        assert why is not None
        refusal = IllegalAction(why.rule, f"game {i}, action {action}: {why.reason}", why.key, why.args)
        if self._strict:
            raise refusal
        return refusal

    def _refused(self, refused: dict[int, IllegalAction]) -> dict[str, Any]:
        """Return the refusals as infos."""
        found = np.full(self.num_envs, None, dtype=object)
        there = np.zeros(self.num_envs, dtype=bool)
        for i, refusal in refused.items():
            found[i], there[i] = str(refusal), True
        return {"illegal": found, "_illegal": there}

    def _observations(self) -> Any:
        found = self._rows["observations"][:, : self._form.width]
        return self._form.of(found.copy() if self._copies else found)

    def _told(self) -> dict[str, Any]:
        """Return what is told of every game."""
        masks = self._rows["masks"].view(np.int8)
        return {
            "action_mask": masks.copy() if self._copies else masks,
            "_action_mask": self._all,
            "seat": self._rows["seats"].copy(),
            "_seat": self._all,
            "rewards": self._rows["rewards"].copy(),
            "_rewards": self._all,
        }

    def _results(self, over: "NDArray[np.bool_]") -> dict[str, Any]:
        """Return points and shares of the win of the games that are over since this step, zeros for the others."""
        scores = np.zeros((self.num_envs, self.game.players), dtype=np.int64)
        returns = np.zeros((self.num_envs, self.game.players))
        for i in np.flatnonzero(over).tolist():
            state = State(self.game, self._stepper.states[i])
            scores[i], returns[i] = state.scores(), state.returns()
        return {"scores": scores, "_scores": over.copy(), "returns": returns, "_returns": over.copy()}

    def _final(self, over: "NDArray[np.bool_]") -> dict[str, Any]:
        """Return what was seen and told last of the games that are over since this step."""
        found, told = np.full(self.num_envs, None, dtype=object), self._results(over)
        for i in np.flatnonzero(over).tolist():
            found[i] = self._form.of(self._rows["observations"][i, : self._form.width].copy())
        told["action_mask"] = np.where(over[:, None], self._rows["masks"].view(np.int8), np.int8(0))
        told["seat"] = np.where(over, self._rows["seats"], 0)
        told["rewards"] = np.where(over[:, None], self._rows["rewards"], 0.0)
        told |= {f"_{name}": over.copy() for name in ("action_mask", "seat", "rewards")}
        return {"final_obs": found, "_final_obs": over.copy(), "final_info": told, "_final_info": over.copy()}
