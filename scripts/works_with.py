"""Use Bastide from another library, as the manual's “Works with” says: `python scripts/works_with.py NAME …`, or `all`.

Each function below is one claim of that page: it needs `bastide[rl,data]` and its library, takes a minute or so, and
fails where something does not hold. `--list` prints what to install for each.
"""

import contextlib
import importlib.metadata
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAME = "bastide.adapters.gymnasium:bastide/Caylus-v0"
NEEDS = {
    "torchrl": "torchrl",
    "tianshou": "tianshou",
    "sb3": "sb3-contrib",
    "agilerl": "agilerl peft",
    "cleanrl": "torch",
    "rllib": "ray[rllib] torch",
    "openspiel": "",
    "minari": "minari[create,hdf5] pillow",
    "polars": "polars",
    "duckdb": "duckdb",
    "datasets": "datasets",
}
"""What each claim needs beside `bastide[rl,data]`."""


def torchrl() -> str:
    """TorchRL's GymEnv with masks and its check of specifications; many games at once; PettingZooWrapper."""
    import gymnasium
    import torch
    from torchrl.data import Binary
    from torchrl.envs import ActionMask, EnvBase, GymEnv, GymWrapper, TransformedEnv, default_info_dict_reader
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    from bastide.adapters.pettingzoo import env as table

    def masked(env: EnvBase) -> EnvBase:
        mask = Binary(shape=(*env.batch_size, env.action_spec.space.n), dtype=torch.int8)
        env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec=[mask]))
        return TransformedEnv(env, ActionMask())

    one = masked(GymEnv(GAME, opponents=["random"], categorical_action_encoding=True))
    envs = gymnasium.make_vec(GAME, num_envs=3, autoreset_mode="Disabled")
    many = masked(GymWrapper(envs, categorical_action_encoding=True))
    check_env_specs(one)
    check_env_specs(many)
    rolled = many.rollout(200, break_when_any_done=False)
    assert rolled["next", "done"].any()
    assert rolled["action_mask"].gather(2, rolled["action"].unsqueeze(-1)).all()
    seats = PettingZooWrapper(table("caylus", players=2), use_mask=True, group_map=None, categorical_actions=True)
    check_env_specs(seats)
    steps = seats.rollout(50).shape[0]
    return f"GymEnv keeps its specifications and the masks, many games too; PettingZooWrapper steps {steps} times"


def tianshou() -> str:
    """Tianshou's PettingZooEnv and its multi-agent DQN with masks."""
    from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv, PettingZooEnv
    from tianshou.utils.net.common import Net

    from bastide.adapters.pettingzoo import env

    table = PettingZooEnv(env("carrara", players=2))
    shape, actions = table.observation_space["observation"].shape, table.action_space
    policy = DiscreteQLearningPolicy(
        model=Net(state_shape=shape, action_shape=actions.n, hidden_sizes=[64]), action_space=actions, eps_training=0.1
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3))
    random = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=actions)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, random], env=table)
    tables = DummyVectorEnv([lambda: PettingZooEnv(env("carrara", players=2)) for _ in range(2)])
    collector = Collector(both, tables, VectorReplayBuffer(5000, 2), exploration_noise=True)

    collector.reset()
    found = collector.collect(n_episode=2)
    assert (found.returns.sum(axis=1) == 1).all()
    return (
        f"DQN against random plays {found.n_collected_episodes} games of {found.n_collected_steps} steps by the masks"
    )


def sb3() -> str:
    """MaskablePPO of sb3-contrib trains on the Gymnasium environment with its masks, in processes of its own too."""
    import gymnasium
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_checker import check_env
    from stable_baselines3.common.env_util import make_vec_env
    from stable_baselines3.common.vec_env import SubprocVecEnv

    env = gymnasium.make(GAME, opponents=["random"], reward="sign")
    check_env(env)
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=1, device="cpu")
    model.learn(256)
    seen, _ = env.reset(seed=1)
    action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
    assert env.unwrapped.action_masks()[int(action)]

    words = {"opponents": ["greedy"], "reward": "margin"}
    envs = make_vec_env(GAME, n_envs=2, seed=1, env_kwargs=words, vec_env_cls=SubprocVecEnv)
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=64, n_epochs=1, device="cpu")

    model.learn(128)
    envs.close()
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(maskable_ppo(), cwd=folder, check=True, capture_output=True, text=True)
        assert (Path(folder) / "curve.svg").read_text("utf-8").startswith("<svg")
    before, *_, after = [float(share) for share in re.findall(r"([\d.]+)% of", done.stdout)]
    assert after > before
    return f"MaskablePPO trains and obeys the masks; the manual's example wins {before} %, after 5,120 steps {after} %"


def maskable_ppo() -> list[str]:
    """Return the manual's command for the example, with fewer steps."""
    page = (ROOT / "docs/research/gymnasium.md").read_text("utf-8")
    line = re.search(r"^\$ python (examples/maskable_ppo\.py .*)$", page, re.MULTILINE)
    assert line
    example, *words = re.sub(r"--steps \d+", "--steps 5120", line[1]).split()
    return [sys.executable, str(ROOT / example), *words]


def agilerl() -> str:
    """AgileRL's DQN learns on the vector environment by its masks."""
    import gymnasium
    import numpy as np
    from agilerl.algorithms.dqn import DQN
    from agilerl.components.data import Transition
    from agilerl.components.replay_buffer import ReplayBuffer

    envs = gymnasium.make_vec(GAME, num_envs=4, opponents=["random"], reward="sign", autoreset_mode="SameStep")
    agent = DQN(envs.single_observation_space, envs.single_action_space, batch_size=64, device="cpu")
    memory = ReplayBuffer(max_size=2000, device="cpu")
    seen, infos = envs.reset(seed=1)
    for _ in range(100):
        actions = agent.get_action(seen, epsilon=0.3, action_mask=infos["action_mask"])
        assert infos["action_mask"][range(4), actions].all()
        after, rewards, over, _, infos = envs.step(actions)
        last = after.copy()
        for i in np.flatnonzero(over):
            last[i] = infos["final_obs"][i]
        one = Transition(obs=seen, action=actions, reward=rewards, next_obs=last, done=over, batch_size=[4])
        memory.add(one.to_tensordict())
        seen = after
        if len(memory) > 64:
            agent.learn(memory.sample(64))
    return f"DQN learns from {len(memory)} steps and obeys the masks"


def cleanrl() -> str:
    """One file in the manner of CleanRL: vector environment, masked policy gradient, no copies into torch."""
    import gymnasium
    import torch

    envs = gymnasium.make_vec(GAME, num_envs=16, opponents=["random"], reward="sign", copy=False)
    seen, infos = envs.reset(seed=1)
    net = torch.nn.Sequential(torch.nn.Linear(seen.shape[1], 64), torch.nn.Tanh(), torch.nn.Linear(64, 230))
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    for _ in range(50):
        mask = torch.from_numpy(infos["action_mask"]).bool()
        logits = net(torch.from_numpy(seen).float() / 10).masked_fill(~mask, -1e9)
        chosen = torch.distributions.Categorical(logits=logits)
        actions = chosen.sample()
        assert mask[torch.arange(16), actions].all()
        seen, rewards, _, _, infos = envs.step(actions.numpy())
        loss = -(chosen.log_prob(actions) * torch.as_tensor(rewards)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return "800 masked steps of a policy gradient on the vector environment"


def rllib() -> str:
    """PPO of RLlib trains by masks on one seat, and on all of them through its wrapper of PettingZoo."""
    import gymnasium
    import numpy as np
    import ray
    from gymnasium.spaces import Box, Dict
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    def space(shape, actions):
        """What RLlib's module for masked actions wants to see: by these names, as these numbers."""
        mask = Box(0, 1, (actions,), np.float32)
        return Dict({"observations": Box(-np.inf, np.inf, shape, np.float32), "action_mask": mask})

    def shown(seen, mask):
        return {"observations": seen.astype(np.float32), "action_mask": mask.astype(np.float32)}

    class Seat(gymnasium.Wrapper):
        """One seat, bots on the others."""

        def __init__(self, config):
            super().__init__(gymnasium.make(GAME, disable_env_checker=True, **config))
            self.observation_space = space(self.env.observation_space.shape, self.env.action_space.n)

        def reset(self, *, seed=None, options=None):
            seen, info = self.env.reset(seed=seed, options=options)
            return shown(seen, info["action_mask"]), info

        def step(self, action):
            seen, *rest, info = self.env.step(action)
            return shown(seen, info["action_mask"]), *rest, info

    class Table(PettingZooEnv):
        """All seats."""

        def __init__(self, config):
            from bastide.adapters.pettingzoo import env

            super().__init__(env(**config))
            mask, seen = self.env.observation_space("player_0").values()
            self.observation_spaces = dict.fromkeys(self.possible_agents, space(seen.shape, *mask.shape))
            self.observation_space = Dict(self.observation_spaces)

        def reset(self, *, seed=None, options=None):
            found, infos = super().reset(seed=seed, options=options)
            return {agent: shown(one["observation"], one["action_mask"]) for agent, one in found.items()}, infos

        def step(self, action_dict):
            found, *rest = super().step(action_dict)
            return {agent: shown(one["observation"], one["action_mask"]) for agent, one in found.items()}, *rest

    register_env("seat", Seat)
    register_env("table", Table)
    ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]})
    words = {"train_batch_size_per_learner": 256, "minibatch_size": 64, "num_epochs": 1}
    alone = (
        PPOConfig()
        .environment("seat", env_config={"opponents": ["random"], "reward": "sign", "illegal": "raise"})
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=module)
        .training(**words)
    )
    together = (
        PPOConfig()
        .environment("table", env_config={"game": "caylus", "reward": "sign"}, disable_env_checking=True)
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"seat"}, policy_mapping_fn=lambda *_, **__: "seat")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"seat": module}))
        .training(**words)
    )
    for config in (alone, together):
        learner = config.build_algo()
        assert learner.train()["num_env_steps_sampled_lifetime"] >= 256
        learner.stop()
    ray.shutdown()
    return "PPO trains on one seat and on all seats and obeys the masks"


def openspiel() -> str:
    """OpenSpiel's algorithms: MCTS, ISMCTS on hidden goods, its environment for learners, and CFR on a tiny game."""
    import numpy as np
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import ismcts, mcts

    from bastide.adapters.openspiel import bastide_game

    rng = np.random.RandomState(1)
    playouts = mcts.RandomRolloutEvaluator(1, rng)
    for name, make in (("caylus", mcts.MCTSBot), ("carrara", ismcts.ISMCTSBot)):
        game = bastide_game(name)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        words = (game, 2.0, 5, playouts) if make is mcts.MCTSBot else (game, playouts, 2.0, 5)
        assert make(*words, random_state=rng).step(state) in state.legal_actions()
    learner = rl_environment.Environment(bastide_game("carcassonne", options={"stack": "VUX"}))
    assert not learner.reset().last()
    tiny = bastide_game("carcassonne", options={"stack": "VU"})
    solver = pyspiel.CFRSolver(tiny)
    before = pyspiel.nash_conv(tiny, solver.average_policy())
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(tiny, solver.average_policy()) < before
    return "MCTSBot, ISMCTSBot, rl_environment, CFRSolver and nash_conv"


def minari() -> str:
    """A run of games becomes a Minari data set, which is loaded and sampled; one is collected in its environment."""
    import minari as library

    from bastide.adapters.minari import to_minari

    with files() as games:
        os.environ["MINARI_DATASETS_PATH"] = str(games.parent / "minari")
        made = to_minari(games, "bastide/carcassonne-v0", reward="sign")
        again = library.load_dataset("bastide/carcassonne-v0")
        episode = next(iter(again.sample_episodes(1)))
        assert len(episode.observations) == len(episode.actions) + 1
        masks = episode.infos["action_mask"]
        assert all(mask[action] for mask, action in zip(masks, episode.actions, strict=False))
        assert not masks[len(episode.actions)].any()
        assert made.total_episodes == again.total_episodes == 8
        env = again.recover_environment()
        assert env.observation_space == again.observation_space

        collector = library.DataCollector(env, record_infos=True)
        _, info = collector.reset(seed=1)
        over = False
        while not over:
            _, _, over, _, info = collector.step(int(info["action_mask"].argmax()))
        own = collector.create_dataset("bastide/own-v0")

        assert own[0].infos["scores"].shape == (own.total_steps + 1, 2)
    return f"{again.total_episodes} episodes, {again.total_steps} steps; DataCollector, infos included"


def polars() -> str:
    """Polars reads both tables, lists included, and joins them."""
    import polars as library

    with files() as games:
        decisions = library.read_parquet(games.with_name("games.decisions.parquet"))
        joined = decisions.join(library.read_parquet(games), on="game")
        assert decisions["legal_actions"].list.len().to_list() == decisions["legal"].to_list()
    return f"{joined.height} decisions joined to their games"


def duckdb() -> str:
    """DuckDB asks the files in SQL, lists included."""
    import duckdb as library

    with files() as games:
        beside = games.with_name("games.decisions.parquet")
        query = (
            f"select kind, count(*), avg(len(legal_actions)) from '{beside}' join '{games}' using (game) group by kind"
        )
        found = library.sql(query).fetchall()
    return f"{len(found)} kinds of decisions counted"


def datasets() -> str:
    """Hugging Face's datasets loads the table of decisions from its files, lists included."""
    import datasets as library

    with files() as games, tempfile.TemporaryDirectory() as cache:
        beside = str(games.with_name("games.decisions.parquet"))
        rows = library.load_dataset("parquet", data_files=beside, split="train", cache_dir=cache).with_format("numpy")
        assert all(len(row["legal_actions"]) == row["legal"] for row in rows)
    return f"{len(rows)} decisions with their legal actions"


@contextlib.contextmanager
def files():
    """Play four short games into Parquet files with everything that can be kept."""
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games.parquet"
        words = "carcassonne --bots search:4,greedy --games 4 --options stack=VUVEUXNO --keep legal --keep search"
        command = [sys.executable, "-m", "bastide", "simulate", *words.split(), "--workers", "1", "--out", str(games)]
        subprocess.run(command, check=True, capture_output=True)
        yield games


def main() -> None:
    """Run what is named and say what came of it, with the versions that it was run with."""
    if sys.argv[1:] == ["--list"]:
        print("\n".join(f"{name}\t{needs}" for name, needs in NEEDS.items()))
        return
    names = list(NEEDS) if sys.argv[1:] == ["all"] else sys.argv[1:]
    for name in names:
        packages = [word.split("[")[0] for word in NEEDS[name].split()] or ["open_spiel"]
        versions = ", ".join(f"{package} {importlib.metadata.version(package)}" for package in packages)
        print(f"{name}: {globals()[name]()} ({versions})", flush=True)


if __name__ == "__main__":
    main()
