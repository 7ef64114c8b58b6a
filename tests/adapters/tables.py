"""The games as the tests of this folder play them: short where options allow it."""

import bastide

SHORT = {"carcassonne": {"stack": "VUXAB"}}
"""Options that make a game short."""
HARD: dict[str, list[dict[str, object]]] = {
    "carcassonne": [{"preset": "modern", "start_player": "random", "stack": "VUXAB"}],
    "carrara": [{"mode": "advanced"}, {"open": True}],
    "caylus": [{"jeweller": True, "simplified_favour": True}],
    "praga": [{"preset": "master"}],
}
"""Options that change what is to be observed."""


def seats_of(name: str) -> range:
    kind = bastide.game_type(name)
    return range(kind.min_players, kind.max_players + 1)


TABLES = [(name, players) for name in bastide.games() for players in seats_of(name)]
"""Every game with every number of players."""


def short(name: str) -> dict[str, object]:
    return dict(SHORT.get(name, {}))
