"""A value of each game is corrected: rule, bot, log, board, drawing and record follow, in a process of its own."""

from pathlib import Path

import pytest

from .corrections import corrections, run

PLAYED = """
import random
import bastide
from bastide.cli import report, texts
from bastide.cli.local import LocalTable
from bastide.cli.words import SeatWord
from bastide.engine.record import Record
texts.use("en")
def told(state, key):
    local = LocalTable(state.game, [SeatWord("Ann"), SeatWord("Ben")])
    local.state = state
    return [report.sentence(local, entry) for entry in state.story() if entry.key == key]
"""
WHOLE = """
game = state.game
from bastide.bots import make
bots = [make("greedy", game, seat) for seat in range(game.players)]
whole = game.new_initial_state()
draws = random.Random(4)
while not whole.is_terminal():
    seat = whole.current_player()
    legal = whole.legal_actions()
    whole.apply_action(draws.choice(legal) if seat < 0 else bots[seat].choose(whole))
record = Record.of_state(whole).finished(whole)
assert record.header["corrections"] == game.corrections != ""
assert Record.parse(record.dump()).replay().scores() == whole.scores()
print("followed")
"""
CASES = {
    "praga": (
        '[[wall]]\nid = "W1-03"\ncost = {stone = 7}\n',
        """
state = bastide.load_game("praga", 2, {"start_player": "0", "neutral": "alike"}).new_initial_state()
while state.current_player() < 0:
    legal = state.legal_actions()
    state.apply_action(([a for a in legal if state.action_to_string(a) == "draw W1-03"] or legal)[0])
from bastide.games.praga.kernel.tables import COST_STONE, TILE_NAMES
from bastide.games.praga.pictures.strokes import draw_tile
assert COST_STONE[TILE_NAMES.index("W1-03")] == 7
assert "W1-03" in str(state) and "7s" in str(state), str(state)
assert ">7<" in draw_tile(0, 0, 30, "W1-03")
from tests.games.praga.table import table
turn = table().row("wall", "W1-03", None, None, None).give(stone=7).sector("A-2", 7)
turn.do("tile A-2", "act wall", "take W1-03", "onto w1 r0")
assert "● Ann pays 7 stone." in told(turn.state, "praga-log-goods")
""",
    ),
    "carrara": (
        '[[city]]\nid = "pisa"\nmin_buildings_to_score = 3\nvalue = 4\n',
        """
state = bastide.load_game("carrara", 2, {"start_player": 0}).new_initial_state()
assert {city["id"]: city["minimum"] for city in state.view(0)["cities"]}["pisa"] == 3
from bastide.games.carrara.kernel.tables import CITY_NAMES, MINIMUM
assert MINIMUM[CITY_NAMES.index("pisa")] == 3
while state.current_player() < 0:
    state.apply_action(state.legal_actions()[0])
columns = [line.split() for line in str(state).splitlines() if line.split()[:1] in (["3"], ["from"])]
assert columns[0][:4] == ["3", "points", "4", "coins"] and columns[1][:4] == ["from", "2", "from", "3"], str(state)
from tests.games.carrara.table import seat, table
wheel = "WYRGBK,WYRGB,-,-,-,-"
three = table(seat(built="palazzo_1@pisa porta_1@pisa villa_1@pisa"), wheel=wheel)
three.play("score city pisa")
assert told(three.state, "carrara-log-score") == ["● Ann scores Pisa: 12 coins, 1 crown, 1 gate, 1 coat of arms."]
two = table(seat(built="palazzo_1@pisa porta_1@pisa"), wheel=wheel)
refusal = two.state.explain("score city pisa")
assert (refusal.rule, refusal.args["minimum"]) == ("CRR-070", 3)
""",
    ),
    "caylus": (
        '[[special_building]]\nid = "joust_field"\ncost = {deniers = 2, cloth = 1}\n'
        '[[building]]\nid = "wood_quarry"\neffect = {kind = "produce", options = [{stone = 3}]}\n'
        "[income]\ndeniers_per_player = 4\n",
        """
from tests.games.caylus.table import special
table = special(special="-,-,-,0", cubes={0: "1 cloth"}, deniers="2,5,5")
assert "joust" in table.legal
before = table.view["seats"][0]
table.do("joust")
after = table.view["seats"][0]
assert before["deniers"] - after["deniers"] == 2 and before["cubes"]["cloth"] - after["cubes"]["cloth"] == 1
assert "joust" not in special(special="-,-,-,0", cubes={0: "1 cloth"}, deniers="1,5,5").legal
said = [entry for entry in table.state.story() if entry.key == "caylus-log-joust"][-1]
texts.use("en")
assert texts.t(said.key, name="Ann", **said.args) == (
    "Ann pays 2 deniers and 1 cloth at the joust field for a royal favour.")
from bastide.games.caylus.pictures.signs import signs_of
assert signs_of("wood_quarry") == [("stone", "")] * 3
state = bastide.load_game("caylus", 2).new_initial_state()
while state.current_player() < 0:
    state.apply_action(state.legal_actions()[0])
assert [seat["deniers"] for seat in state.view(0)["seats"]] == [9, 9]
""",
    ),
    "carcassonne": (
        '[[tile]]\nid = "X"\ncount = 3\n',
        """
state = bastide.load_game("carcassonne", 2).new_initial_state()
assert sum(state.view(0)["stack"]["left"].values()) == 73
assert state.view(0)["stack"]["left"]["X"] == 3
drawn = state.clone()
while drawn.view(0)["stack"]["left"]["X"]:
    legal = drawn.legal_actions()
    drawn.apply_action(([a for a in legal if drawn.action_to_string(a) == "draw X"] or legal)[0])
said = told(drawn, "carcassonne-log-draw")
assert [line.split(" ", 1)[1] for line in said] == ["Ann draws tile X.", "Ben draws tile X.", "Ann draws tile X."], said
assert "70 tiles to come" in str(drawn), str(drawn)
game = bastide.load_game("carcassonne", 2, {"stack": "XXX"})
""",
    ),
}


@pytest.mark.parametrize("game", CASES)
def test_rule_bot_log_board_drawing_and_record_follow(game: str, tmp_path: Path) -> None:
    text, script = CASES[game]
    done = run(corrections(tmp_path, **{game: text}), "-c", PLAYED + script + WHOLE)
    assert done.stdout.strip().endswith("followed"), done.stderr[-2000:]


@pytest.mark.slow
def test_a_record_is_replayed_anywhere_by_its_own_values(tmp_path: Path) -> None:
    folder = corrections(tmp_path / "c", caylus="[income]\ndeniers_per_player = 4\n")
    file = tmp_path / "game.record"
    seats = ("--seats", "greedy,greedy", "--seed", "1", "--record", str(file), "--plain")
    done = run(folder, "-m", "bastide", "play", "caylus", *seats)
    assert done.returncode == 0, done.stderr
    assert "income.deniers_per_player" in done.stdout, "who plays is told"
    line = next(line for line in file.read_text("utf-8").splitlines() if line.startswith("corrections: "))
    assert line.endswith('{"income.deniers_per_player":4}')
    again = run(Path(), "-m", "bastide", "replay", str(file))
    assert again.returncode == 0, again.stderr
    other = corrections(tmp_path / "other", caylus="[income]\ndeniers_per_player = 3\n")
    refused = run(other, "-m", "bastide", "replay", str(file))
    assert refused.returncode == 2
    assert "the record was made with the corrected values" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_the_commands_say_what_is_wrong(tmp_path: Path) -> None:
    wrong = corrections(tmp_path / "wrong", praga='[[wall]]\nid = "W1-03"\ncost = 3\n')
    done = run(Path(), "-m", "bastide", "play", "praga", "--seats", "greedy,greedy", "--corrections", str(wrong))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert f"{wrong / 'praga.toml'} cannot be played with:\n- wall.W1-03.cost is 3" in done.stderr
    stray = corrections(tmp_path / "stray", parga="")
    done = run(Path(), "-m", "bastide", "rules", "praga", "--provenance", "--corrections", str(stray))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "corrects no game" in done.stderr
    assert "praga?" in done.stderr
    done = run(Path(), "-m", "bastide", "simulate", "praga", "--corrections", str(tmp_path / "none"))
    assert (done.returncode, "There is no folder" in done.stderr) == (2, True)


def test_a_folder_in_the_users_data_is_found_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    corrections(tmp_path / "bastide" / "corrections", caylus="[income]\ndeniers_per_player = 4\n")
    done = run(Path(), "-m", "bastide", "rules", "caylus", "--provenance")
    assert done.stdout == "income.deniers_per_player = 4\n    corrected: in the package: 2\n"


KEPT = """
import sys
from pathlib import Path
import bastide
from bastide.arena import Collection, DataError, MatchFileError, run_ladder, run_match
class Last:
    def choose(self, state):
        return state.legal_actions()[-1]
game, folder = bastide.load_game("caylus"), Path(sys.argv[1])
for play in (
    lambda: run_match(game, ["random", Last], 2, resume=folder / "match.jsonl"),
    lambda: run_ladder(game, ["random", Last], 2, resume=folder / "ladder.jsonl"),
    lambda: next(Collection(game, ["random"], 2, folder / "games.jsonl").play()),
):
    try:
        play()
        print("played")
    except (DataError, MatchFileError) as error:
        print(error)
"""


@pytest.mark.parametrize("first", ["corrected", "packaged"])
def test_games_that_are_kept_are_gone_on_with_by_the_same_values_alone(first: str, tmp_path: Path) -> None:
    folder = corrections(tmp_path / "c", caylus="[income]\ndeniers_per_player = 4\n")
    ours, others = (folder, Path()) if first == "corrected" else (Path(), folder)
    said = [run(where, "-c", KEPT, str(tmp_path)).stdout.splitlines() for where in (ours, ours, others)]
    assert said[:2] == [["played"] * 3] * 2
    there = [line.partition("there, corrections is ")[2] for line in said[2]]
    assert len(there) == 3
    assert all(there)
    assert [("deniers_per_player" in one, one == '""') for one in there] == [
        (first == "corrected", first != "corrected")
    ] * 3
