"""Write the golden games, node counts and checksums of Praga: `python -m tests.goldens.make_praga`.

A change here is a change of the games: say in the commit what moved, and raise `rules_version` if a record
could replay differently.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bastide
from bastide.games.praga import GAME
from bastide.testing import checksum, perft
from tests.games.praga.table import make_known

HERE = Path(__file__).parent / "praga"
SHY = {"refresh": 0.03, "end": 0.05, "stay": 0.2, "pass": 0.2, "buy": 0.7, "bonus": 3, "reward": 3, "road": 3}
"""How eagerly the golden games choose a kind of action; others count 1."""
Wanted = Callable[[bastide.State], bool]
ALWAYS: Wanted = lambda _state: True  # noqa: E731


def causes(state: bastide.State) -> list[dict[str, int]]:
    """Return every seat's points by cause."""
    rows: list[Counter[str]] = [Counter() for _ in range(state.game.players)]
    for entry in state.ledger():
        rows[entry.seat][entry.cause] += entry.points
    return [dict(sorted(row.items())) for row in rows]


def has(*names: str) -> Wanted:
    """Return whether all these causes of points occur."""
    return lambda state: set(names) <= {cause for row in causes(state) for cause in row}


def tied(state: bastide.State) -> bool:
    """Return whether the best score is reached twice."""
    return state.scores().count(max(state.scores())) > 1


def told(*keys: str) -> Wanted:
    """Return whether the log has entries of all these kinds."""
    return lambda state: {f"praga-log-{key}" for key in keys} <= {entry.key for entry in state.story()}


def bridge(state: bastide.State) -> bool:
    """Return whether at least two tiles lie on the bridge and somebody has a V tile."""
    view = state.view(None)
    tiles = [space["tile"] for space in view["bridge"]["spaces"] if space["tile"]]
    return len(tiles) > 1 and any(seat["v_bridge"] for seat in view["seats"])


GAMES: list[tuple[str, str, int, dict[str, object], Wanted]] = [
    ("two-players-first", "the first game of the rulebook, with points for plazas and grids", 2, {},
     has("plaza", "grid", "production", "upgrade-reward", "old-town")),
    ("two-players-tie", "the later in turn order wins a tie (PRA-280)", 2, {}, tied),
    ("three-players-first", "three players: the arrow starts on P4 (PRA-037)", 3, {}, has("plaza", "walls", "eggs")),
    ("four-players-first", "four players: all ten plazas (PRA-022)", 4, {}, has("plaza", "plaza-end")),
    ("one-player-first", "alone against the dummy opponent (PRA-290)", 1, {}, told("dummy", "over-alone")),
    ("one-player-master", "alone, with every option", 1, {"preset": "master"}, told("dummy", "era")),
    ("two-players-master", "every option: King's Road tiles, side B, random order", 2, {"preset": "master"},
     has("road-tile")),
    ("three-players-later", "random order of the action tiles (PRA-041), a seal", 3, {"preset": "later"},
     has("seal")),
    ("four-players-bridge", "several tiles on Charles Bridge, a V tile (PRA-204)", 4, {"bridge": "random"}, bridge),
    ("two-players-faces-b", "the other faces of the King's Road tiles (PRA-288)", 2,
     {"road_1": "b", "road_2": "b", "road_3": "b"}, has("road-tile")),
    ("three-players-tiers", "alternative tiers B (PRA-289), the start given", 3,
     {"hunger_wall": "B", "cathedral": "B", "start_player": "2"}, has("grid", "technology")),
]  # fmt: skip


def eager(state: bastide.State, rng: random.Random) -> int:
    """Return a legal action, some kinds more likely than others."""
    legal = state.legal_actions()
    if state.current_player() == bastide.CHANCE:
        return rng.choice(legal)
    weights = [SHY.get(state.action_to_string(action).split(" ", maxsplit=1)[0], 1.0) for action in legal]
    return rng.choices(legal, weights)[0]


def search(players: int, options: dict[str, object], wanted: Wanted) -> bastide.State:
    """Return the first game of this kind."""
    seed = 0
    while True:
        rng, state = random.Random(seed), bastide.Game.of(GAME, players, options).new_initial_state()
        while not state.is_terminal():
            state.apply_action(eager(state, rng))
        if wanted(state):
            return state
        seed += 1


def write_games() -> None:
    """Write every game and what it has to come to."""
    expected: dict[str, Any] = {}
    for name, about, players, options, wanted in GAMES:
        state = search(players, options, wanted)
        record = bastide.Record.of_state(state, header={"scores": " ".join(map(str, state.scores()))})
        (HERE / f"{name}.record").write_text(record.dump(), encoding="utf-8")
        view = state.view(None)
        expected[name] = {
            "about": about,
            "scores": state.scores(),
            "returns": state.returns(),
            "turns": [seat["turns"] for seat in view["seats"]],
            "totals": causes(state),
            "resolved": [plaza["plaza"] for plaza in view["city"]["plazas"] if plaza["resolved"]],
            "regions": [seat["region"] for seat in view["seats"]],
            "upgrades": [seat["upgrades"] for seat in view["seats"]],
            "position": state.to_text(),
        }
    (HERE / "expected.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


def phase_is(wanted: str, turn: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Return whether a view shows this phase, after so many turns."""
    return lambda view: view["phase"] == wanted and view["turn"] > turn


def write_nodes() -> None:
    """Write the node counts of three fixed positions: the first turn, the bridge, the middle of a game."""
    found = []
    for name, record, players, wanted in (
        ("first-turn", "two-players-first", 2, phase_is("free")),
        ("on-the-bridge", "four-players-bridge", 4, phase_is("span")),
        ("middle", "four-players-first", 4, phase_is("manage", 40)),
    ):
        parsed = bastide.Record.parse((HERE / f"{record}.record").read_text(encoding="utf-8"))
        state, plies = parsed.game.new_initial_state(), 0
        while not wanted(state.view(None)):
            state.apply(parsed.actions[plies])
            plies += 1
        assert state.game.players == players
        nodes = [perft(state, depth) for depth in (1, 2, 3)]
        found.append({"name": name, "record": record, "plies": plies, "position": state.to_text(), "nodes": nodes})
    (HERE / "nodes.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def write_checksums() -> None:
    """Write checksums of seeded random games."""
    found = []
    for options in ({}, {"preset": "master"}):
        for players in range(1, 5):
            game = bastide.Game.of(GAME, players, options)
            row = {"players": players, "options": options, "games": 12, "seed": players}
            found.append({**row, "checksum": checksum(game, 12, players)})
    (HERE / "checksums.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make_known()
    HERE.mkdir(exist_ok=True)
    write_games()
    write_nodes()
    write_checksums()
