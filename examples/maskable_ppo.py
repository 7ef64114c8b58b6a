"""Learn Caylus from nothing until random play is beaten clearly: MaskablePPO of sb3-contrib on Bastide's environment.

    pip install 'bastide[rl]' sb3-contrib
    python examples/maskable_ppo.py --steps 40000 --svg curve.svg

Plays two-player games against the `random` bot, prints its share of wins as it learns, and draws the curve.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

GAME = "bastide.adapters.gymnasium:bastide/Caylus-v0"
TABLES = 8
EVERY = 2_500
"""Steps between two examinations."""
GAMES = 200
"""Games of an examination: each interval is about 7 % wide on either side."""


class Eased(gymnasium.ObservationWrapper):
    """Counts as logarithms, so that 40 deniers do not drown one worker."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        shape = env.observation_space.shape
        self.observation_space = gymnasium.spaces.Box(-10, 10, shape, np.float32)

    def observation(self, observation: np.ndarray) -> np.ndarray:
        return (np.sign(observation) * np.log1p(np.abs(observation))).astype(np.float32)

    def action_masks(self) -> np.ndarray:
        return self.unwrapped.action_masks()


def table(reward: str) -> gymnasium.Env:
    """Return a table with a random opponent; every game the learner sits on another seat."""
    env = gymnasium.make(GAME, opponents=["random"], seat="random", reward=reward)
    if reward == "margin":
        env = gymnasium.wrappers.TransformReward(env, lambda points: points / 10)
    return Monitor(Eased(env))


def wins(model: MaskablePPO, games: int, seed: int) -> float:
    """Return the share of games won, a tie as half of one; all are played side by side."""
    tables = [table("win") for _ in range(games)]
    seen = [env.reset(seed=seed + number)[0] for number, env in enumerate(tables)]
    running, total = list(range(games)), 0.0
    while running:
        masks = np.stack([tables[i].get_wrapper_attr("action_masks")() for i in running])
        actions, _ = model.predict(np.stack([seen[i] for i in running]), action_masks=masks, deterministic=True)
        for i, action in zip(list(running), actions, strict=True):
            seen[i], reward, over, _, _ = tables[i].step(int(action))
            total += float(reward)
            if over:
                running.remove(i)
    return total / games


class Examination(BaseCallback):
    """Measures now and then and remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[int, float, float]] = []
        self.began = time.process_time()

    def _on_step(self) -> bool:
        if self.num_timesteps % EVERY < TABLES:
            self.measure()
        return True

    def _on_training_start(self) -> None:
        self.measure()

    def measure(self) -> None:
        share = wins(self.model, GAMES, seed=1_000_000)
        seconds = time.process_time() - self.began
        self.found.append((self.num_timesteps, share, seconds))
        print(f"{self.num_timesteps:>8} steps, {seconds:5.0f} s of processor: {share:.1%} of {GAMES} games", flush=True)


def curve(found: list[tuple[int, float, float]]) -> str:
    """Return the curve as an SVG drawing."""
    most = max(steps for steps, _, _ in found)
    points = [(60 + 520 * steps / most, 250 - 220 * share) for steps, share, _ in found]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    rules = "".join(
        f'<path d="M60 {250 - 220 * share:.0f}H580" stroke="#ccc"/>'
        f'<text x="52" y="{254 - 220 * share:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    marks = "".join(
        f'<text x="{60 + 520 * part / 4:.0f}" y="270" text-anchor="middle">{most * part // 4:,}</text>'
        for part in range(5)
    )
    below = f"steps; {found[-1][2]:.0f} seconds of one core in all, {GAMES} games a dot"
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#1B6150"/>' for x, y in points)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="300" fill="#FBF8EE"/>{rules}{marks}'
        f'<polyline points="{line}" fill="none" stroke="#1B6150" stroke-width="2"/>{dots}'
        f'<text x="320" y="292" text-anchor="middle">{below}</text>'
        '<text x="60" y="18">share of games won against random</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, help="draw the curve into this file")
    parser.add_argument("--save", type=Path, help="keep the model")
    options = parser.parse_args()
    tables = DummyVecEnv([lambda: table("margin") for _ in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=256, batch_size=512, gamma=0.995, ent_coef=0.01, seed=options.seed, device="cpu",
        policy_kwargs={"net_arch": [256, 256]},
    )  # fmt: skip
    examination = Examination()
    model.learn(options.steps, callback=examination)
    examination.measure()
    if options.svg:
        options.svg.write_text(curve(examination.found), encoding="utf-8")
    if options.save:
        model.save(options.save)


if __name__ == "__main__":
    main()
