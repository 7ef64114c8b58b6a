"""What the numbers of Praga's observations say is what the view says."""

from typing import Any

import numpy as np
import pytest

import bastide
from bastide.adapters.sight import Sight, split
from bastide.games.praga.kernel import places, tables

SEED = 6
GOODS = ("score", "gold", "stone", "egg", "silver_window", "gold_window", "red_token", "blue_token", "technology",
         "university", "mine", "quarry", "region", "cubes", "rights", "turns")  # fmt: skip


def middle(players: int) -> Any:
    """Return a position two thirds through a random game, with a seat to decide."""
    rng = np.random.default_rng(SEED)
    game = bastide.load_game("praga", players, {"preset": "master"})
    state = game.new_initial_state()
    length = game.new_initial_state().playout(SEED)
    while len(state.history()) < 2 * length // 3 or state.current_player() < 0:
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("players", [1, 4])
def test_numbers_say_what_the_view_says(players: int) -> None:
    state = middle(players)
    view, sight = state.view(None), Sight(state.game)
    observer = players - 1
    parts = split(sight.layout, sight.observe(state, observer))
    names = {part.name: [slot.name for slot in part.slots] for part in sight.layout.parts}
    for i in range(players):
        seat = view["seats"][(observer + i) % players]
        row = dict(zip(names["seats"], parts["seats"][i].tolist(), strict=True))
        assert {name: row[name] for name in GOODS} == {name: seat[name] for name in GOODS}
        assert [name for name in tables.SEAL_NAMES if row[name]] == sorted(seat["seals"])
        assert {name for name in tables.TILE_NAMES[:30] if row[name]} == set(seat["upgrades"])
        for grid in ("hunger_wall", "cathedral"):
            assert (row[f"{grid}.row"], row[f"{grid}.column"]) == (seat[grid]["row"], seat[grid]["column"])
        board = [*seat["hexes"], *seat["walls"]]
        placed = sorted((tables.TILE_NAMES.index(there["tile"]) + 1, there["r"]) for there in board if there["tile"])
        assert sorted(map(tuple, parts["boards"][i, :, :2][parts["boards"][i, :, 0] > 0].tolist())) == placed
    slots = parts["tiles"][:, 0].tolist()
    there = {(kind(tile), slot): tables.TILE_NAMES[tile] for tile, slot in enumerate(slots) if slot}
    rows = [[there.get((row, slot)) for slot in (1, 2, 3, 4)] for row in range(3)]
    assert rows == [view["rows"][name] for name in ("upgrade", "wall", "building")]
    city = parts["city"].tolist()
    for space in view["city"]["buildings"]:
        building, rotation, cube = city[places.SPACE_NAMES.index(space["space"])]
        assert (tables.TILE_NAMES[65 + building], rotation) == (space["tile"], space["r"])
        assert (cube - 1 + observer) % players == space["cube"] if cube else space["cube"] is None
    assert players == 1 or any(cube for *_, cube in city)
    crane = {tile["tile"]: tile["position"] for tile in view["crane"]["tiles"]}
    seen = {f"A-{tile}": at for at, tile in enumerate(parts["crane"][:, 1].tolist()) if tile}
    assert seen == crane


def kind(tile: int) -> int:
    """Return the row that a hex tile belongs to."""
    return (tile >= 30) + (tile >= 66)
