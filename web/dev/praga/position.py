"""Write positions for the tests of what is decided in Praga.

`python web/dev/praga/position.py web/tests/praga/positions [seed]`

Plays random moves and keeps, for every kind of decision, one position with its legal actions: `tile` before an action
tile is taken, `rest` when something would be lost, `upgrade`, `wall`, `building` with a tile in hand, else the phase.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import bastide
from bastide.engine.chance import random_chance

GAMES = 60
WISHED = ("onto", "take", "choose", "claim", "step", "climb", "span", "road", "bonus", "reward", "enter", "act", "use")


def legal(state: bastide.State) -> list[dict[str, object]]:
    """List the legal actions as the server does."""
    return [
        {"action": a, "text": state.action_to_string(a), "fields": state.action_fields(a), "preview": state.preview(a)}
        for a in state.legal_actions()
    ]


def story(state: bastide.State) -> list[dict[str, object]]:
    """List the last entries of the log as the server does."""
    return [
        {"ply": e.ply, "seat": e.seat, "key": e.key, "args": dict(e.args), "rule": e.rule, "points": e.points}
        for e in state.story()[-12:]
    ]


def kind(view: dict[str, Any]) -> str:
    """Name the kind of decision."""
    phase = str(view["phase"])
    if phase == "onto":
        return str(view["asked"]["action"])
    if phase != "free":
        return phase
    return "tile" if view["crane"]["taken"] is None else "rest" if view["lost_at_end"] else "free"


def weight(text: str) -> float:
    """Weigh an action so that much is placed and little is refreshed."""
    if text == "end turn":
        return 0.5
    return 8.0 if text.startswith(WISHED) else 0.4 if text.startswith("refresh") else 3.0


def main(folder: Path, seed: int) -> None:
    """Keep the richest position of each kind out of random games of two and three."""
    rng = random.Random(seed)
    best: dict[str, tuple[int, dict[str, object]]] = {}
    for number in range(GAMES):
        state = bastide.load_game("praga", players=2 + number % 2, options={"road_1": "a"}).new_initial_state()
        while not state.is_terminal():
            if state.current_player() < 0:
                state.apply_action(random_chance(state, rng))
                continue
            view = state.view(None)
            worth = 20 * len(view["lost_at_end"]) + len(state.legal_actions()) + view["ply"] // 50
            if worth > best.get(kind(view), (-1, {}))[0]:
                best[kind(view)] = (worth, {"view": view, "legal": legal(state), "story": story(state)})
            actions = [(a, state.action_to_string(a)) for a in state.legal_actions()]
            state.apply_action(rng.choices([a for a, _ in actions], [weight(text) for _, text in actions])[0])
        best["over"] = (0, {"view": state.view(None), "legal": [], "story": story(state)})
    folder.mkdir(parents=True, exist_ok=True)
    for name, (_, position) in best.items():
        (folder / f"{name}.json").write_text(json.dumps(position, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 7)
