"""Write the richest turn out of some random games: the positions before and after it, and what the log tells of it.

`python web/dev/praga/turn.py web/tests/praga/turn.json [seed]`
"""

import json
import random
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from position import weight

import bastide
from bastide.engine.chance import random_chance

GAMES = 30


def play(rng: random.Random) -> dict[str, Any]:
    """Play one game and return the turn with the most entries in the log."""
    state = bastide.load_game("praga", players=2).new_initial_state()
    views: list[dict[str, Any]] = []
    while not state.is_terminal():
        if state.current_player() < 0:
            state.apply_action(random_chance(state, rng))
            continue
        view = state.view(None)
        if not views or view["turn"] != views[-1]["turn"]:
            views.append(view)
        actions = [(a, state.action_to_string(a)) for a in state.legal_actions()]
        state.apply_action(rng.choices([a for a, _ in actions], [weight(text) for _, text in actions])[0])
    entries: list[dict[str, Any]] = [
        {"ply": e.ply, "seat": e.seat, "key": e.key, "args": dict(e.args), "rule": e.rule, "points": e.points}
        for e in state.story()
    ]
    turns = [
        {
            "before": before,
            "after": after,
            "story": [e for e in entries if before["ply"] <= int(e["ply"]) < after["ply"]],
        }
        for before, after in pairwise(views)
    ]
    return max(turns, key=lambda turn: len(turn["story"]))


def main(path: Path, seed: int) -> None:
    """Keep the richest turn of all."""
    rng = random.Random(seed)
    found = max((play(rng) for _ in range(GAMES)), key=lambda turn: len(turn["story"]))
    path.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 7)
