"""Write positions of Praga in which tiles meet, for the tests of its drawings.

`python web/dev/praga_pictures.py` plays seeded games and writes `tests/praga/meetings.json`; run it again after the
contract of the view has changed.
"""

import json
import random
from pathlib import Path

import bastide
from bastide.engine.chance import random_chance

HERE = Path(__file__).parents[1] / "tests" / "praga" / "meetings.json"
EAGER = {"onto": 6, "take": 5, "act": 5, "reward": 6, "bonus": 6, "step": 6, "choose": 5, "claim": 6, "end": -2}


def choose(state: bastide.State, rng: random.Random) -> int:
    """Prefer placing tiles and points, so that something stands on the boards."""
    seat = state.current_player()

    def worth(action: int) -> float:
        points = state.preview(action)["changes"][seat].get("points", 0)
        return float(EAGER.get(state.action_fields(action)["kind"], 3) + points + rng.random() * 4)

    return max(state.legal_actions(), key=worth)


def meetings(state: bastide.State) -> list[dict[str, object]]:
    """List the ways to place the tile in hand in which it meets something."""
    found = []
    for action in state.legal_actions():
        matches = state.preview(action)["matches"]
        if matches:
            found.append({"fields": state.action_fields(action), "matches": matches})
    return found


def position(action: str, players: int, seed: int, least: int) -> dict[str, object]:
    """Play until a tile of one action may meet another in so many ways."""
    rng = random.Random(seed)
    state = bastide.load_game("praga", players=players).new_initial_state()
    while not state.is_terminal():
        if state.current_player() < 0:
            state.apply_action(random_chance(state, rng))
            continue
        view = state.view(state.current_player())
        asked = view["asked"]
        if asked["what"] == "onto" and asked["action"] == action and len(met := meetings(state)) >= least:
            return {"view": view, "meetings": met[:40]}
        state.apply_action(choose(state, rng))
    raise SystemExit(f"no such position with seed {seed}")


def main() -> None:
    """Write a position for each row of tiles."""
    found = {
        "wall": position("wall", 2, 2, 10),
        "building": position("building", 4, 2, 30),
        "upgrade": position("upgrade", 3, 6, 3),
    }
    HERE.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
