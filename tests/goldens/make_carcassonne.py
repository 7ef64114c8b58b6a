"""Write the tables of checksums and node counts anew: `python -m tests.goldens.make_carcassonne`.

A change here is a change of the games that a seed plays: say in the commit what moved, and raise
`rules_version` if a record could replay differently.
"""

import json
from pathlib import Path
from typing import Any

import bastide
from bastide.testing import checksum, perft

HERE = Path(__file__).parent
GAMES = 200
OPTIONS: list[dict[str, str]] = [
    {},
    {"preset": "modern"},
    {"preset": "first"},
    {"farmers": "false", "start_player": "random"},
]
NODES_MAX = 3_000
POSITION_SEED = 7


def checksums() -> dict[str, Any]:
    found = []
    for options in OPTIONS:
        for players in range(2, 6):
            game = bastide.load_game("carcassonne", players=players, options=options)
            found.append(
                {
                    "players": players,
                    "options": options,
                    "games": GAMES,
                    "seed": players,
                    "checksum": checksum(game, GAMES, players),
                }
            )
    return {"what": "bastide.testing.checksum(game, games, seed)", "rows": found}


def node_counts() -> dict[str, Any]:
    found = []
    for players, options, plies in (
        (2, {}, 0),
        (2, {}, 60),
        (3, {"preset": "modern"}, 121),
        (5, {}, 200),
        (4, {"start_player": "random"}, 0),
        (2, {"stack": "XVACB"}, 0),
    ):
        game = bastide.load_game("carcassonne", players=players, options=options)
        whole, state = game.new_initial_state(), game.new_initial_state()
        whole.playout(POSITION_SEED)
        for action in whole.history()[:plies]:
            state.apply_action(action)
        nodes = [1]
        while nodes[-1] and nodes[-1] < NODES_MAX and len(nodes) < 20:
            nodes.append(perft(state, len(nodes)))
        row = {"players": players, "options": options, "position": state.to_text(), "nodes": nodes}
        found.append(row)
    return {"what": "bastide.testing.perft(position, depth) for depth 0, 1, 2 …", "rows": found}


def main() -> None:
    for name, table in (("carcassonne_checksums.json", checksums()), ("carcassonne_perft.json", node_counts())):
        (HERE / name).write_text(json.dumps(table, indent=1) + "\n")


if __name__ == "__main__":
    main()
