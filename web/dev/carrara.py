"""Write positions of The Palaces of Carrara for the story page and the client's tests.

`python web/dev/carrara.py` plays seeded games and writes `dev/carrara/position*.json`; run it again after the
contract of the view has changed.
"""

import dataclasses
import json
import random
from collections.abc import Callable
from pathlib import Path

import bastide
from bastide.engine.chance import random_chance

HERE = Path(__file__).parent / "carrara"
Wanted = Callable[[dict[str, object]], bool]


def legal(state: bastide.State) -> list[dict[str, object]]:
    """List the legal actions as the server does."""
    return [
        {"action": a, "text": state.action_to_string(a), "fields": state.action_fields(a), "preview": state.preview(a)}
        for a in state.legal_actions()
    ]


def choose(state: bastide.State, rng: random.Random) -> int:
    """Prefer building, then dear scorings, so that something stands on the boards."""
    seat = state.current_player()

    def worth(action: int) -> float:
        fields, own = state.action_fields(action), state.preview(action)["changes"][seat]
        gain = own.get("points", 0) + 0.4 * own.get("coins", 0)
        kind = fields["kind"]
        if kind in ("build", "rebuild"):
            tile = state.view(seat)["tiles"][fields["tile"]]
            gain = 3 + tile["cost"]
        elif kind == "score":
            gain = gain * 0.6 - 1.5
        elif kind == "buy":
            gain = 4 + gain
        elif kind == "purchase":
            gain = -1.0
        return gain + rng.random() * 4

    return max(state.legal_actions(), key=worth)


def write(name: str, players: int, options: dict[str, object], seed: int, wanted: Wanted) -> None:
    """Play until a position is as wanted and write it as its seat sees it."""
    rng = random.Random(seed)
    state = bastide.load_game("carrara", players=players, options=options).new_initial_state()
    while not state.is_terminal():
        if state.current_player() < 0:
            state.apply_action(random_chance(state, rng))
            continue
        view = state.view(state.current_player())
        if wanted(view):
            break
        state.apply_action(choose(state, rng))
    else:
        raise SystemExit(f"{name}: no such position with seed {seed}")
    seat = state.current_player()
    looks = {}
    for action in state.legal_actions():
        ahead = state.clone()
        ahead.apply_action(action)
        if ahead.current_player() == seat:
            looks[state.action_to_string(action)] = {"legal": legal(ahead), "view": ahead.view(seat)}
    if len(looks) > 12:
        looks = {}
    ledger = [dataclasses.asdict(entry) for entry in state.ledger()]
    story = [dataclasses.asdict(entry) for entry in state.story()]
    position = {"view": state.view(seat), "legal": legal(state), "looks": looks, "ledger": ledger, "story": story}
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
    (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Write one position of each kind."""
    HERE.mkdir(exist_ok=True)
    advanced: dict[str, object] = {"mode": "advanced"}
    write("position", 4, {"start_player": "0"}, 5, lambda v: v["turn"] > 36 and v["phase"] == "turn")
    write("position-buy", 3, {}, 8, lambda v: v["turn"] > 14 and v["phase"] == "buy")
    write("position-pay", 2, {}, 4, lambda v: v["turn"] > 10 and v["phase"] == "pay")
    write("position-after", 3, advanced, 2, lambda v: v["turn"] > 20 and v["phase"] == "after")
    write("position-adv", 4, advanced, 11, lambda v: v["turn"] > 40 and v["phase"] == "turn")
    write("position-upgrade", 2, advanced, 3, lambda v: v["phase"] == "upgrade")


if __name__ == "__main__":
    main()
