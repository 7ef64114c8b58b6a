"""`bastide bench`: how fast the rules run here; in a checkout, the whole benchmark against its yardstick."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bastide.cli.output import print_json, table
from bastide.cli.texts import t
from bastide.engine.answers import CHANCE
from bastide.engine.play import State
from bastide.engine.registry import games, load_game


def _rate(work: Callable[[int], int], seconds: float) -> float:
    """Return how much of its unit `work` does in a second; it is called with 0, 1, 2 …"""
    done, call, started = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        done += work(call)
        call += 1
    return done / spent


def _step(state: State) -> int:
    """Play a game from a Python loop, always the first legal action; return the number of actions."""
    steps = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[(steps * 7) % len(actions)] if state.current_player() == CHANCE else actions[-1])
        steps += 1
    return steps


def measure(name: str, seconds: float) -> dict[str, object]:
    """Return a game's speed on one core: whole random games, stepped actions, clones."""
    game = load_game(name)
    middle = game.new_initial_state()
    half = middle.clone().playout(0) // 2
    while len(middle.history()) < half:
        middle.apply_action(middle.legal_actions()[0])

    def playout(call: int) -> int:
        game.new_initial_state().playout(call)
        return 1

    def clone(_: int) -> int:
        for _repeat in range(1000):
            middle.clone()
        return 1000

    kernel = sys.modules[type(middle.position).__module__]
    return {
        "game": name,
        "compiled": not str(getattr(kernel, "__file__", "")).endswith(".py"),
        "games_per_second": round(_rate(playout, seconds)),
        "actions_per_second": round(_rate(lambda _: _step(game.new_initial_state()), seconds)),
        "clone_microseconds": round(1e6 / _rate(clone, seconds), 3),
    }


def bench(seconds: float, as_json: bool) -> None:
    """Print the speed of every game; in a checkout of the sources, run the benchmarks there instead."""
    if not as_json and Path("benchmarks/__main__.py").is_file() and Path("src/bastide").is_dir():
        raise SystemExit(subprocess.run([sys.executable, "-m", "benchmarks"], check=False).returncode)
    found = [measure(name, seconds) for name in games()]
    if as_json:
        print_json(found)
        return
    rows = [
        [
            str(one["game"]),
            t("cli-bench-compiled" if one["compiled"] else "cli-bench-interpreted"),
            f"{one['games_per_second']:,}",
            f"{one['actions_per_second']:,}",
            f"{one['clone_microseconds']}",
        ]
        for one in found
    ]
    head = [t("cli-game"), "", t("cli-bench-games"), t("cli-bench-actions"), t("cli-bench-clone")]
    print(table(head, rows, right=(2, 3, 4)))
