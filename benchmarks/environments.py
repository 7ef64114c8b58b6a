"""Steps of environments side by side: Bastide's batches and adapters, OpenSpiel in C++, PettingZoo, pgx, EnvPool.

`python -m benchmarks --only environments` runs all of them in turn, and
`python -m benchmarks.environments batch:caylus:64 4` one for four CPU seconds. A step is one decision of one seat with
everything a learner gets for it: the mask of legal actions, the reward, whether the game is over, and the observation
of whoever decides next; actions are random. `masks` and `bare` are without the observation.
"""

import datetime
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import bastide

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results"
SECONDS = 3.0
TARGETS = {"masks": 1_000_000, "batch": 500_000, "bare": 1_000_000, "vector": 500_000}
"""Steps a second of many games at once, without and with observations."""
SIZES = (64, 1024)
WIDE = 1024
"""How many games pgx and EnvPool step at once."""
SPIEL_GAME = "backgammon"
CLASSIC = "connect_four"
CONTROL = "CartPole-v1"
OTHERS = {"pgx": CLASSIC, "envpool": CONTROL}
"""Measured where they are installed."""


def batch(game: str, n: str, *, observe: bool = True) -> Iterator[int]:
    """Step a batch; yield how many steps each time."""
    games = bastide.Batch(game, int(n), seed=1, observe=observe)
    while True:
        games.step(games.sample())
        yield games.n


def masks(game: str, n: str) -> Iterator[int]:
    """Step a batch without observations."""
    return batch(game, n, observe=False)


def vector(game: str, n: str, *, observe: bool = True) -> Iterator[int]:
    """Step Gymnasium's vector environment, every seat by random actions."""
    import gymnasium

    from bastide.adapters.gymnasium import register

    envs = gymnasium.make_vec(register(game), num_envs=int(n), opponents="self", copy=False, observe=observe)
    envs.reset(seed=1)
    while True:
        envs.step(envs.action_space.sample())
        yield int(n)


def bare(game: str, n: str) -> Iterator[int]:
    """Step Gymnasium's vector environment without observations."""
    return vector(game, n, observe=False)


def spiel(name: str) -> Iterator[int]:
    """Step a game of OpenSpiel from Python as its own environments do."""
    import pyspiel

    import bastide.adapters.openspiel  # noqa: F401

    game, rng = pyspiel.load_game(name), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            state.rewards()
            yield 1


def zoo(table: Any) -> Iterator[int]:
    """Step an environment of PettingZoo."""
    import numpy as np

    seed = 0
    while True:
        seed += 1
        table.reset(seed=seed)
        rng = random.Random(seed)
        for _ in table.agent_iter():
            seen, _, termination, truncation, _ = table.last()
            over = termination or truncation
            table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if not over:
                yield 1


def own_zoo(game: str) -> Iterator[int]:
    from bastide.adapters.pettingzoo import env

    return zoo(env(game))


def classic(_name: str) -> Iterator[int]:
    from pettingzoo.classic import connect_four_v3

    return zoo(connect_four_v3.env())


def pgx(name: str) -> Iterator[int]:
    """Step many games of pgx at once, compiled by JAX for the processor; one that ends begins anew at once."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    game = make(name)

    @jax.jit
    def step(state: Any, key: Any) -> Any:
        pick, own = jax.random.split(key)
        actions = jax.random.categorical(pick, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return jax.vmap(auto_reset(game.step, game.init))(state, actions, jax.random.split(own, WIDE))

    key, own = jax.random.split(jax.random.PRNGKey(1))
    state = jax.jit(jax.vmap(game.init))(jax.random.split(own, WIDE))
    while True:
        key, own = jax.random.split(key)
        state = step(state, own)
        state.observation.block_until_ready()
        yield WIDE


def envpool(name: str) -> Iterator[int]:
    """Step many environments of EnvPool, written in C++, in one thread."""
    import numpy as np
    from envpool import make_gymnasium

    envs = make_gymnasium(name, num_envs=WIDE, num_threads=1, seed=1)
    envs.reset()
    rng = np.random.default_rng(1)
    while True:
        envs.step(rng.integers(envs.action_space.n, size=WIDE))
        yield WIDE


KINDS: dict[str, Callable[..., Iterator[int]]] = {
    "masks": masks,
    "batch": batch,
    "vector": vector,
    "bare": bare,
    "openspiel": spiel,
    "pettingzoo": own_zoo,
    "classic": classic,
    "pgx": pgx,
    "envpool": envpool,
}


def plan() -> list[str]:
    """Return what can be measured here."""
    found = [f"{kind}:{game}:{n}" for kind in TARGETS for game in bastide.games() for n in SIZES]
    found += [f"openspiel:bastide_{game}" for game in bastide.games()] + [f"pettingzoo:{g}" for g in bastide.games()]
    found += [f"openspiel:{SPIEL_GAME}", f"classic:{CLASSIC}"]
    return found + [f"{kind}:{name}" for kind, name in OTHERS.items() if find_spec(kind)]


def measure(what: str, seconds: float) -> float:
    """Return steps a CPU second of this process."""
    kind, *arguments = what.split(":")
    steps = KINDS[kind](*arguments)
    warm, number = time.process_time() + seconds / 4, 0
    while time.process_time() < warm:
        next(steps)
    start = time.process_time()
    while time.process_time() - start < seconds:
        number += next(steps)
    return number / (time.process_time() - start)


def run(rounds: int) -> dict[str, Any]:
    """Measure everything in turn, each in a process of its own, in rounds; return all of it."""
    environment = {**os.environ, "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}
    environment.pop("PYTHONPATH", None)
    found: dict[str, list[float]] = {what: [] for what in plan()}
    for _ in range(rounds):
        for what, speeds in found.items():
            command = [sys.executable, "-m", "benchmarks.environments", what, str(SECONDS)]
            done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)
            if done.returncode and what.partition(":")[0] not in OTHERS:
                raise SystemExit(f"{what} could not be measured:\n{done.stderr}")
            if done.returncode:  # not ours to repair
                print(f"{what} does not run here: {done.stderr.splitlines()[-1:]}", file=sys.stderr, flush=True)
                continue
            speeds.append(float(done.stdout))
            print(f"{what}: {speeds[-1]:,.0f} steps a second", file=sys.stderr, flush=True)
    found = {what: speeds for what, speeds in found.items() if speeds}
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": sys.version.split()[0],
        "rounds": found,
        "best": {what: max(speeds) for what, speeds in found.items()},
        "median": {what: median(speeds) for what, speeds in found.items()},
    }


def part(found: dict[str, Any]) -> str:
    """Return what was found as a section of the page of results."""
    rows = []
    for what, best in found["best"].items():
        wanted = TARGETS.get(what.partition(":")[0])
        target = f"≥ {wanted:,}" if wanted else ""
        verdict = ("met" if best >= wanted else "missed") if wanted else ""
        rows.append(f"| `{what}` | {best:,.0f} | {found['median'][what]:,.0f} | {target} | {verdict} |")
    for kind, name in OTHERS.items():
        if f"{kind}:{name}" not in found["best"]:
            rows.append(f"| `{kind}:{name}` | not measured | not measured |  |  |")
    return PART.format(date=found["date"], python=found["python"], rows="\n".join(rows))


PART = """
## Environments

Decisions a second on one core, {date}, Python {python}: each with the mask of legal actions, rewards, and the
observation of whoever decides next; draws are made too, but not counted. `batch` is `bastide.Batch` with 64 and with
1,024 games, `masks` the same without observations; `vector` is the environment of `gymnasium.make_vec` whose learner
plays every seat (`opponents="self"`), `bare` the same without observations. `openspiel` and `pettingzoo` are Bastide's
games stepped one by one through these libraries from Python. For comparison, in the same run: `backgammon` of
OpenSpiel, which is C++, stepped from Python in the same loop; `connect_four` of PettingZoo; of pgx, 1,024 games at once
compiled by JAX for this core; of EnvPool, which has no such games, 1,024 of its smallest, in C++ and one thread: what a
vector environment costs where rules cost nothing.

| what | best round | median | target | |
| --- | ---: | ---: | ---: | --- |
{rows}
"""


def latest() -> str:
    """Return the section of the latest measurement, empty if there is none."""
    files = sorted(RESULTS.glob("environments-2*.json"))
    return part(json.loads(files[-1].read_text())) if files else ""


def write(found: dict[str, Any]) -> None:
    """Write what was found to its file."""
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"environments-{found['date']}.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    print(measure(sys.argv[1], float(sys.argv[2])))
