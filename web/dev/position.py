"""Write a position for the story page: `python web/dev/position.py [turns] [seed] > web/dev/position.json`."""

import dataclasses
import json
import random
import sys

import bastide
from bastide.engine.chance import random_chance


def legal(state: bastide.State) -> list[dict[str, object]]:
    """List the legal actions as the server does."""
    return [
        {"action": a, "text": state.action_to_string(a), "fields": state.action_fields(a), "preview": state.preview(a)}
        for a in state.legal_actions()
    ]


def main(turns: int, seed: int) -> None:
    """Play some sensible moves and print the position, its choices and what trying each placement shows."""
    rng = random.Random(seed)
    state = bastide.load_game("carcassonne", players=4).new_initial_state()
    while not state.is_terminal():
        if state.current_player() < 0:
            state.apply_action(random_chance(state, rng))
            continue
        seat = state.current_player()
        if len(state.view(None)["tiles"]) > turns and state.view(None)["phase"] == "place":
            break

        def worth(action: int, seat: int = seat) -> float:
            preview = state.preview(action)
            points = [row.get("points", 0) for row in preview["changes"]]
            others = sum(points) - points[seat]
            on = preview.get("feature")
            promise = 0.4 * on["points"] if on and state.view(None)["seats"][seat]["supply"] > 2 else 0.0
            return points[seat] - 0.5 * others + promise + rng.random() * 1.5

        state.apply_action(max(state.legal_actions(), key=worth))
    looks = {}
    for action in state.legal_actions():
        ahead = state.clone()
        ahead.apply_action(action)
        looks[state.action_to_string(action)] = {
            "legal": legal(ahead) if not ahead.is_terminal() else [],
            "phase": ahead.view(None)["phase"],
        }
    ledger = [dataclasses.asdict(entry) for entry in state.ledger()]
    json.dump({"view": state.view(None), "legal": legal(state), "looks": looks, "ledger": ledger}, sys.stdout)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*(numbers + [24, 7][len(numbers) :]))
