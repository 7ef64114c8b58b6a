"""PettingZoo: `env("carcassonne", players=3)` is an AEC environment with action masks by convention.

From PettingZoo 1.27 on, importing this module registers `bastide/<Game>-v0` for every game as well.

>>> from bastide.adapters.pettingzoo import env
>>> table = env("carcassonne", players=2, options={"stack": "VU"})
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
>>> table.close()

`observation` is a dictionary of `observation`, a flat int16 array (`bastide.adapters.sight.split` names its parts), and
`action_mask`, int8 with 1 for each legal action. A seat may decide several times in a row. Chance decides by
itself, by the seed given to `reset`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.adapters.course import Dealer, id_of, make, reward_kind, standing
from bastide.adapters.needs import missing
from bastide.adapters.picture import MODES, Picture
from bastide.adapters.sight import Sight, bounds
from bastide.engine import build
from bastide.engine.errors import IllegalAction
from bastide.engine.play import State
from bastide.engine.registry import games, load_game

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise missing("pettingzoo", "bastide.adapters.pettingzoo") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    reward: str = "win",
    render_mode: str | None = None,
    observation_version: str | None = None,
) -> Any:
    """Return a game as a PettingZoo environment that minds the order of calls; arguments as of `BastideAEC`."""
    return OrderEnforcingWrapper(
        BastideAEC(
            game, players, options, reward=reward, render_mode=render_mode, observation_version=observation_version
        )
    )


class BastideAEC(AECEnv):  # type: ignore[misc]
    """A game of Bastide with agents `player_0` … in the order of the seats."""

    metadata = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        observation_version: str | None = None,
    ) -> None:
        """Set a table, as `bastide.load_game` does.

        `reward` is `win`, `sign`, `points` or `margin` (see `bastide.adapters.course.REWARDS`). Raises `UnknownGame`,
        `InvalidOption`, or `ObservationError` if observations are not of `observation_version`.
        """
        build.warn()
        super().__init__()
        self.game = load_game(game, players, options)
        self.metadata = {
            **type(self).metadata,
            "name": f"bastide_{game}_v0",
            "imperfect_information": self.game.imperfect_information,
        }
        self.render_mode = render_mode
        self._kind = reward_kind(reward)
        self._picture = Picture(render_mode)
        self._sight = Sight(self.game, observation_version)
        self._dealer = Dealer()
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        low, high = bounds(self._sight.layout)
        self.action_spaces = {name: spaces.Discrete(self.game.num_distinct_actions) for name in self.possible_agents}
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self.game.num_distinct_actions,), dtype=np.int8),
                }
            )
            for name in self.possible_agents
        }
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    @property
    def bastide(self) -> State:
        """The position with Bastide's interface; to look at, not to change. Raises `IllegalAction` before `reset`."""
        if not hasattr(self, "_state"):
            raise IllegalAction("", "no game has begun: call reset() first")
        return self._state

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; `seed` fixes every chance decision from here on, `options` is not used."""
        if seed is not None:
            self._dealer.seed(seed)
        self._state = self.game.new_initial_state()
        self._dealer.settle(self._state)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._before = standing(self._state, self._kind)
        self.agent_selection = self.agents[max(self._state.current_player(), 0)]
        self._show()

    def state(self) -> "NDArray[np.int16]":
        """Return the whole table with nothing hidden, as the first agent would see it then: int16 of shape (size,)."""
        return self._sight.observe(self.bastide.lay_open(), 0)

    def observe(self, agent: str) -> "dict[str, NDArray[np.int16] | NDArray[np.int8]]":
        """Return what an agent sees, and its legal actions: none while another one decides."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._sight.observe(self.bastide, seat),
            "action_mask": self._sight.mask(self.bastide, seat),
        }

    def step(self, action: "int | None") -> None:
        """Make the decision of `agent_selection`; raise `IllegalAction` and change nothing if it is masked out."""
        state = self.bastide
        if self.terminations[self.agent_selection]:
            if action is not None:
                raise IllegalAction("", "the game is over: the only action left to an agent is None")
            self._was_dead_step(None)
            return
        make(state, action)
        self._dealer.settle(state)
        self._cumulative_rewards[self.agent_selection] = 0.0
        now = standing(state, self._kind)
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = now[seat] - self._before[seat]
        self._before = now
        if state.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.current_player()]
        self._accumulate_rewards()
        if state.is_terminal():
            self._deads_step_first()
        self._show()

    def render(self) -> "str | NDArray[np.uint8] | None":
        """Return or show the table as `render_mode` says; without one, nothing."""
        return self._picture.show(self.bastide)

    def close(self) -> None:
        """Close the window if there is one."""
        self._picture.close()

    def _show(self) -> None:
        if self.render_mode == "human":
            self._picture.show(self._state)

    def __str__(self) -> str:
        return str(self.metadata["name"])


def register(name: str) -> str:
    """Make a game known to `pettingzoo.make` and return its id, that of Gymnasium; outside games need it.

    PettingZoo makes environments by name from 1.27 on; an older one stays as it is.
    """
    id_ = id_of(name)
    known = getattr(pettingzoo, "aec_registry", None)
    if known is not None and id_ not in known:
        pettingzoo.register("aec", id_, entry_point="bastide.adapters.pettingzoo:env", kwargs={"game": name})
    return id_


for _name in games():
    register(_name)
