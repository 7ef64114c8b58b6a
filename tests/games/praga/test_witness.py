"""A second witness: final scoring and what meets on boards, computed anew in the most obvious way."""

import itertools
from collections import Counter
from typing import Any

import pytest

from bastide.games.praga.box import BOX
from bastide.testing import random_games

from .table import game_of

TILES = {tile["id"]: tile for kind in ("upgrade", "wall", "building", "bridge") for tile in BOX[kind]}
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def final_points(seat: dict[str, Any]) -> dict[str, int]:
    """Return the points of the end of the game, steps 2 to 6, from what lies on the table."""
    final: Counter[str] = Counter()
    multiplier = BOX["player_board"]["university"]["multiplier"][seat["university"]]
    final["university"] = seat["technology"] * multiplier
    for project, token, cause in (("hunger_wall", "blue_token", "blue"), ("cathedral", "red_token", "red")):
        final["rows"] += BOX[project]["row_points"][seat[project]["row"] - 1]
        final[f"tokens-{cause}"] = seat[token] * BOX["grids"]["column_value"][seat[project]["column"] - 1]
    walls = [row["tile"] for row in seat["walls"] if row["tile"]]
    final["walls"] = 18 if len(walls) >= 6 else 10 if len(walls) >= 4 else 4 if len(walls) == 3 else 0
    counts = {
        "university_height": seat["university"],
        "upgrade_tile_including_covered": len(seat["upgrades"]),
        "wall_tile": len(walls),
        "mine_count": seat["mines"],
        "quarry_count": seat["quarries"],
        "row_on_hunger_wall_plus_row_on_cathedral": seat["hunger_wall"]["row"] + seat["cathedral"]["row"],
    }
    for tile in (seat["v_bridge"], seat["v_cathedral"]):
        if tile:
            rule = TILES[tile]["final"]
            final["v-tile"] += min(counts[rule["per"]] * rule["points"], rule.get("maximum", 99))
    final["seal"] = best_seals(seat["seals"], seat["gold"], seat["stone"])
    final["eggs"] = BOX["final_scoring"]["eggs"][min(seat["egg"], 4)]
    return {cause: points for cause, points in final.items() if points}


def best_seals(names: list[str], gold: int, stone: int) -> int:
    """Return the most points of some seals, trying every way to share gold and stone out."""
    seals = {seal["id"]: seal for seal in BOX["seal"]}
    flat: int = sum(seals[name].get("points", 0) for name in names)
    exchanges = [seals[name]["exchange"] for name in names if "exchange" in seals[name]]
    best = 0
    for uses in itertools.product(range(10), repeat=len(exchanges)):
        spent = Counter[str]()
        for n, exchange in zip(uses, exchanges, strict=True):
            for kind, price in exchange["pay"].items():
                spent[kind] += n * price
        if spent["gold"] <= gold and spent["stone"] <= stone:
            best = max(best, sum(n * row["points"] for n, row in zip(uses, exchanges, strict=True)))
    return flat + best


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.rule("PRA-118", "PRA-271", "PRA-274", "PRA-275", "PRA-277", "PRA-278", "PRA-279")
def test_final_scoring_of_random_games(players: int) -> None:
    causes = {"university", "rows", "tokens-blue", "tokens-red", "walls", "v-tile", "seal", "eggs"}
    for state in random_games(game_of(players), 5, seed=players):
        for number, seat in enumerate(state.view(None)["seats"]):
            found: Counter[str] = Counter()
            for entry in state.ledger():
                if entry.seat == number and entry.cause in causes:
                    found[entry.cause] += entry.points
            assert dict(found) == final_points(seat)


def icons(tile: str, turn: int) -> tuple[dict[int, str], set[int]]:
    """Return the icons of a turned tile: edges by number, corners."""
    row = TILES[tile]
    edges = {(i + turn) % 6: icon for i, icon in enumerate(row["edges"]) if icon}
    return edges, {(corner + turn) % 6 for corner in row["corners"]}


def meeting(seat: dict[str, Any], place: tuple[int, int]) -> tuple[Counter[str], int]:
    """Return what a tile meets on its board: goods of the edges, and red corners."""
    cells = {(row["q"], row["r_"]): row for row in [*seat["hexes"], *seat["walls"]] if row["tile"]}
    edges, corners = icons(cells[place]["tile"], cells[place]["r"])
    goods: Counter[str] = Counter()
    tokens = 0
    for number, (dq, dr) in enumerate(STEPS):
        other = cells.get((place[0] + dq, place[1] + dr))
        if other is None:
            continue
        there, points = icons(other["tile"], other["r"])
        back = (number + 3) % 6
        if number in edges and back in there:
            goods += Counter([edges[number], there[back]])
        # the two corners of the edge between them
        tokens += (number in corners and (back + 1) % 6 in points) + ((number + 1) % 6 in corners and back in points)
    return goods, tokens


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.rule("PRA-150", "PRA-154", "PRA-157", "PRA-160", "PRA-163")
def test_what_walls_meet_in_random_games(seed: int) -> None:
    """A wall covers nothing, so all that it meets is new: the preview must say just that."""
    checked = 0
    game = game_of(2)
    for finished in random_games(game, 6, seed=seed):
        state = game.new_initial_state()
        for action in finished.history():
            fields = state.action_fields(action)
            if fields["kind"] == "onto" and fields["tile"].startswith("W"):
                promised, active = state.preview(action)["matches"], state.current_player()
                state.apply_action(action)
                goods, tokens = meeting(state.view(None)["seats"][active], (fields["q"], fields["r_"]))
                said = Counter(kind for match in promised if "edge" in match for kind in match["gain"])
                assert (said, sum("corner" in match for match in promised)) == (goods, tokens)
                checked += 1
            else:
                state.apply_action(action)
    assert checked > 5
