"""Write positions for the story page and the component tests.

`python web/dev/caylus/position.py web/tests/caylus/positions [players] [seed]`

Plays random moves and keeps, for every kind of decision (`ask` in the view), one position with its legal actions.
"""

import json
import random
import sys
from pathlib import Path

import bastide
from bastide.engine.chance import random_chance


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


def wish(text: str) -> float:
    """Weigh an action so that random games build a town worth looking at."""
    if text.startswith(("build", "transform", "batch", "take", "on ")):
        return 60.0
    if text in ("pass", "skip", "done"):
        return 0.7
    return 6.0 if any(word in text for word in ("castle", "lawyer", "architect", "mason", "carpenter", "gold")) else 2.0


def main(folder: Path, players: int, seed: int) -> None:
    """Keep the richest position of each kind out of some random games; 0 players: of any number."""
    rng = random.Random(seed)
    best: dict[str, tuple[int, dict[str, object]]] = {}
    for _ in range(30):
        state = bastide.load_game("caylus", players=players or rng.randint(2, 5)).new_initial_state()
        while not state.is_terminal():
            if state.current_player() < 0:
                state.apply_action(random_chance(state, rng))
                continue
            view = state.view(None)
            built = sum(1 for s in view["road"] if s["building"])
            worth = len(state.legal_actions()) * 10 + built + min(view["ply"], 200) // 10
            if worth > best.get(view["ask"], (0, {}))[0]:
                best[view["ask"]] = (worth, {"view": view, "legal": legal(state), "story": story(state)})
            actions = [(a, state.action_to_string(a)) for a in state.legal_actions()]
            weights = [wish(text) for _, text in actions]
            state.apply_action(rng.choices([a for a, _ in actions], weights)[0])
        if state.is_terminal():
            best["over"] = (0, {"view": state.view(None), "legal": [], "story": story(state)})
    folder.mkdir(parents=True, exist_ok=True)
    for ask, (_, position) in best.items():
        (folder / f"{ask}.json").write_text(json.dumps(position, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:]]
    main(Path(sys.argv[1]), *(numbers + [0, 7][len(numbers) :]))
