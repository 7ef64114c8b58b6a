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
    "cleanrl": "torch",
    "rllib": "ray[rllib] torch",
    "openspiel": "",
    "minari": "minari[create,hdf5] pillow",
    "polars": "polars",
    "duckdb": "duckdb",
}
"""What each claim needs beside `bastide[rl,data]`."""


def torchrl() -> str:
    """TorchRL's GymEnv and its check of specifications; PettingZooWrapper with masks."""
    from torchrl.envs import GymEnv
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    from bastide.adapters.pettingzoo import env

    check_env_specs(GymEnv(GAME, opponents=["random"], categorical_action_encoding=True))
    table = PettingZooWrapper(env("caylus", players=2), use_mask=True, group_map=None, categorical_actions=True)
    rolled = table.rollout(50)
    return f"GymEnv keeps its specifications; PettingZooWrapper steps {rolled.shape[0]} times with masks"


def tianshou() -> str:
    """Tianshou's PettingZooEnv with random policies that obey the masks."""
    from tianshou.env import PettingZooEnv

    from bastide.adapters.pettingzoo import env

    table = PettingZooEnv(env("carrara", players=2))
    seen, _ = table.reset()
    steps, over = 0, False
    while not over:
        action = next(at for at, legal in enumerate(seen["mask"]) if legal)
        seen, rewards, terminated, truncated, _ = table.step(action)
        steps, over = steps + 1, terminated or truncated
    assert sum(rewards) == 1
    return f"PettingZooEnv plays a game of {steps} decisions by its masks"


def sb3() -> str:
    """MaskablePPO of sb3-contrib trains on the Gymnasium environment with its masks."""
    import gymnasium
    from sb3_contrib import MaskablePPO

    env = gymnasium.make(GAME, opponents=["random"], reward="sign")
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=1, device="cpu")
    model.learn(256)
    seen, _ = env.reset(seed=1)
    action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
    assert env.unwrapped.action_masks()[int(action)]
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
    """PPO of RLlib trains on the Gymnasium environment by its masks; any other action would raise."""
    import gymnasium
    import numpy as np
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    class Masked(gymnasium.Wrapper):
        """Observations with their masks, as RLlib's module for masked actions wants them."""

        def __init__(self, env: gymnasium.Env) -> None:
            super().__init__(env)
            box, actions = gymnasium.spaces.Box, env.action_space.n
            self.observation_space = gymnasium.spaces.Dict(
                {
                    "observations": box(-np.inf, np.inf, env.observation_space.shape, np.float32),
                    "action_mask": box(0, 1, (actions,), np.float32),
                }
            )

        def seen(self, seen: np.ndarray) -> dict[str, np.ndarray]:
            mask = self.unwrapped.action_masks()
            return {"observations": seen.astype(np.float32), "action_mask": mask.astype(np.float32)}

        def reset(self, *, seed=None, options=None):
            seen, info = self.env.reset(seed=seed, options=options)
            return self.seen(seen), info

        def step(self, action):
            seen, *rest = self.env.step(action)
            return self.seen(seen), *rest

    words = {"opponents": ["random"], "reward": "sign", "illegal": "raise", "disable_env_checker": True}
    register_env("caylus", lambda _config: Masked(gymnasium.make(GAME, **words)))
    ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]})
    config = PPOConfig().environment("caylus").env_runners(num_env_runners=0).rl_module(rl_module_spec=module)
    learner = config.training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=1).build_algo()
    steps = learner.train()["num_env_steps_sampled_lifetime"]
    assert steps >= 256
    learner.stop()
    ray.shutdown()
    return f"PPO trains on {steps:.0f} steps and obeys the masks"


def openspiel() -> str:
    """OpenSpiel's Python algorithms: MCTS, ISMCTS on hidden goods, and its environment for learners."""
    import numpy as np
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
    return "MCTSBot, ISMCTSBot and rl_environment"


def minari() -> str:
    """A run of games becomes a Minari data set, which is loaded and sampled."""
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
    return f"{again.total_episodes} episodes, {again.total_steps} steps"


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
