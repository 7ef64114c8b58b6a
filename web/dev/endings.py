"""Write how games end: for every game and number of players the ledger, the last scores, and one last view.

python web/dev/endings.py > web/tests/endings.json
"""

import json
import random
import sys
from typing import Any

from bastide import CHANCE, bots, load_game
from bastide.bots.bot import Bot
from bastide.engine.chance import random_chance
from bastide.engine.play import State
from bastide.engine.registry import BUNDLED, game_type


def played(name: str, players: int) -> tuple[State, int]:
    """Return the end of a game between greedy bots, and how many actions come before the last decision."""
    game = load_game(name, players=players)
    rng = random.Random(f"{name} {players}")
    seats: list[Bot] = [bots.make("greedy", game, seed=seat) for seat in range(players)]
    state = game.new_initial_state()
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(random_chance(state, rng) if seat == CHANCE else seats[seat].choose(state))
    return state, len(state.history()) - 1


def ending(name: str, players: int, *, whole: bool) -> dict[str, Any]:
    """Return one ending."""
    state, before = played(name, players)
    ledger = [entry.to_json() for entry in state.telling().ledger]
    return {
        "game": name,
        "told": sum(entry["ply"] < before for entry in ledger),
        "scores": state.scores(),
        "ledger": ledger if whole else [{**entry, "args": {}} for entry in ledger],
        "view": state.lay_open().view(None) if whole else {"ply": len(state.history()), "scores": state.scores()},
    }


def main() -> None:
    """Write all of them."""
    found = []
    for name in BUNDLED:
        kind = game_type(name)
        for players in range(kind.min_players, kind.max_players + 1):
            found.append(ending(name, players, whole=players == 3))
    json.dump(found, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
