"""Where values come from, and that a corrected value needs no code: game, drawings, texts and expectations follow."""

from pathlib import Path

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.provenance import provenance
from tests.games.corrections import corrections, run


def test_every_value_is_listed_once_with_its_confidence() -> None:
    rows = provenance()
    assert len({(row.table, row.id, row.field) for row in rows}) == len(rows)
    assert {row.confidence for row in rows} == {"seed", "rulebook", "photo/description", "documented", "reconstructed"}
    assert all(row.source for row in rows)
    for kind in ("upgrade", "wall", "building", "technology", "plaza", "bridge", "seal", "action_tile"):
        assert {row.id for row in rows if row.table == kind} == {tile["id"] for tile in BOX[kind]}
    for space in BOX["city"]["building_spaces"]["list"]:
        assert {"q", "r", "side", "plaza"} <= {row.field for row in rows if row.id == space["id"]}
    tables = {row.table for row in rows}
    assert {"crane", "wheel.sectors", "clock.players", "player_board.mines", "hunger_wall", "city.plazas"} <= tables


def test_confidence_is_told_field_by_field() -> None:
    sure = {(row.table, row.id, row.field): row.confidence for row in provenance()}
    assert sure["upgrade", "U2-01", "bonus"] == "documented"
    assert sure["upgrade", "U1-S1", "bonus"] == "documented"
    assert sure["upgrade", "U1-S1", "edges"] == "reconstructed"
    assert sure["crane", "", "red_cost"] == "reconstructed"
    assert sure["crane", "", "positions"] == "rulebook"
    assert sure["city.building_spaces", "O_7", "points"] == "reconstructed"
    assert sure["city.building_spaces", "O_7", "q"] == "photo/description"
    assert sure["city.building_spaces", "N_Z3", "r"] == "reconstructed"
    assert sure["clock.players", "3", "start_arrow"] == "reconstructed"
    assert sure["technology", "T1-1", "match"] == "reconstructed"
    assert sure["technology", "T1-1", "when"] == "documented"
    assert sure["kings_road.region", "1", "free"] == "reconstructed"
    assert sure["kings_road.region", "1", "egg"] == "photo/description"


def test_notes_are_told_with_the_source() -> None:
    told = {(row.id, row.field): row.source for row in provenance()}
    assert "Worked example" in told["U1-S1", "bonus"]
    assert "bottom: several stone" in told["P-Y1", "bottom"]


CORRECTED = """
[[upgrade]]
id = "U1-05"
bonus = [{kind = "egg", n = 3}]
[[wall]]
id = "W1-14"
edges = ["", "", "technology", "", "", ""]
[[wall]]
id = "W1-02"
cost = {stone = 4}
[[plaza]]
id = "P-Y1"
top = [{kind = "points", n = 7}]
[[seal]]
id = "SE-5"
points = 11
[crane]
red_cost = [3, 2, 1, 1]
"""

SCRIPT = """
import bastide
from bastide.cli import texts
from bastide.games.praga.pictures.terminal_words import tile_name
from bastide.games.praga.pictures.strokes import draw_tile
from bastide.games.praga.provenance import provenance
from bastide.games.praga.kernel.tables import TILE_NAMES, COST_STONE, RED_COST, SEAL_POINTS

state = bastide.load_game("praga", 2, {"start_player": "0", "neutral": "alike"}).new_initial_state()
while state.current_player() < 0:
    legal = state.legal_actions()
    wanted = [a for a in legal if state.action_to_string(a) in ("draw U1-05", "draw P-Y1")]
    state.apply_action((wanted or legal)[0])
crane = {tile["position"]: tile["cost"] for tile in state.view(0)["crane"]["tiles"]}
assert crane[0] == 3, crane
board = str(state).split("\\n")
assert [line for line in board if line.startswith("P0 ") and line.endswith("-3g")]
assert [below for line, below in zip(board, board[1:]) if "U1-05" in line and "Upgr. 3e" in below]
assert "7* /" in str(state)
assert COST_STONE[TILE_NAMES.index("W1-02")] == 4
assert SEAL_POINTS[4] == 11
drawn = draw_tile(0, 0, 30, "U1-05")
assert (drawn.count("#praga-egg"), drawn.count("#praga-badge"), drawn.count(">3</text>")) == (1, 1, 1), drawn
assert state.to_svg().count("#praga-egg") >= 2
assert draw_tile(0, 0, 30, "W1-14").count("#praga-technology") == 1
for language, egg, point in (("en", "3 eggs", "11 points"), ("zh-Hant", "3 個雞蛋", "11 分"), ("ja", "卵3個", "11点")):
    texts.use(language)
    assert egg in tile_name("U1-05"), tile_name("U1-05")
    assert point in tile_name("SE-5"), tile_name("SE-5")
sure = {(row.table, row.id, row.field): row for row in provenance()}
assert sure["wall", "W1-02", "cost"].confidence == "corrected"
assert sure["wall", "W1-02", "cost"].source == "in the package: {'stone': 1}"
assert sure["crane", "", "red_cost"].confidence == "corrected"
print("changed")
"""


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with corrections of this game."""
    return corrections(tmp_path_factory.mktemp("corrected"), praga=CORRECTED)


@pytest.mark.slow
def test_a_corrected_value_changes_game_drawing_and_texts(corrected: Path) -> None:
    done = run(corrected, "-c", SCRIPT)
    assert done.stdout.strip() == "changed", done.stderr[-2000:]


def test_a_value_that_cannot_be_is_refused_before_the_game(tmp_path: Path) -> None:
    wrong = corrections(tmp_path, praga='[[upgrade]]\nid = "U1-01"\ncorners = [9]')
    done = run(wrong, "-c", "import bastide.games.praga")
    assert done.returncode == 1
    assert f"{wrong / 'praga.toml'} cannot be played with:" in done.stderr
    assert "- upgrade.U1-01.corners[0] is 9, it should be from 0 to 5" in done.stderr


@pytest.mark.slow
def test_a_corrected_value_changes_what_the_tests_expect(corrected: Path) -> None:
    """The tests read what they expect from the components, where these may still be corrected."""
    cases = [
        "test_rules_turn.py::test_red_costs",
        "test_rules_goods.py::test_seals_at_the_end",
        "test_rules_city.py::test_without_a_cube_nothing",
        "test_rules_upgrades.py::test_an_upgrade_of_upgrading_rewards_itself",
        "test_witness.py::test_final_scoring_of_random_games",
        "test_svg.py::test_a_turned_tile_carries_its_icons_around",
    ]
    names = [f"tests/games/praga/{case}" for case in cases]
    done = run(corrected, "-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", *names)
    assert done.returncode == 0, done.stdout[-3000:]
