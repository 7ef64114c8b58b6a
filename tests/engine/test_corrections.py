"""Corrected values: merged where they may differ, refused with file, row and field where they may not."""

import json
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.engine.box import ENVIRONMENT, Box, open_box
from bastide.engine.corrections import naming_of
from bastide.engine.errors import BoxError, RecordError
from bastide.engine.record import Record
from bastide.games.carcassonne import box as carcassonne
from bastide.games.carcassonne import checks as carcassonne_checks
from bastide.games.carrara import box as carrara
from bastide.games.carrara import checks as carrara_checks
from bastide.games.caylus import box as caylus
from bastide.games.caylus import checks as caylus_checks
from bastide.games.praga import box as praga
from bastide.games.praga import checks as praga_checks

GAMES = {
    "carcassonne": (carcassonne_checks.problems, carcassonne.CORRECTABLE),
    "carrara": (carrara_checks.problems, carrara.CORRECTABLE),
    "caylus": (caylus_checks.problems, caylus.CORRECTABLE),
    "praga": (praga_checks.problems, praga.CORRECTABLE),
}


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Return what opens a game's box with a file of corrections."""

    def call(game: str, text: str) -> Box:
        monkeypatch.setenv(ENVIRONMENT, str(tmp_path))
        (tmp_path / f"{game}.toml").write_text(text, encoding="utf-8")
        return open_box(game, *GAMES[game], package=f"bastide.games.{game}")

    return call


def test_a_box_without_corrections_is_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    for game, checked in GAMES.items():
        box = open_box(game, *checked, package=f"bastide.games.{game}")
        assert (box.corrections, box.line, box.key) == ((), "", "")
        assert box.components == box.packaged


def test_rows_are_found_by_their_name_and_single_values_by_their_table(opened) -> None:  # type: ignore[no-untyped-def]
    box = opened(
        "praga",
        '[[wall]]\nid = "W1-03"\ncost = {stone = 5}\nconfidence = "documented"\nnote = "my copy"\n'
        '[[city.building_spaces.list]]\nid = "O_7"\npoints = 9\n'
        "[clock.players.3]\nstart_arrow = 4\n[player_board.wealth_bonus]\ngold_6 = {silver_window = 2}\n",
    )
    assert [(one.path, one.before, one.after, one.note) for one in box.corrections] == [
        ("city.building_spaces.list.O_7.points", box.corrections[0].before, 9, ""),
        ("player_board.wealth_bonus.gold_6.silver_window", 1, 2, ""),
        ("wall.W1-03.cost", {"stone": 2}, {"stone": 5}, "my copy"),
    ], "the start arrow is as in the package, so it is not corrected"
    rows = {row["id"]: row for row in box.components["wall"]}
    assert rows["W1-03"]["cost"] == {"stone": 5}
    assert rows["W1-03"]["confidence"] == "reconstructed", "what the package says of itself stays"
    assert {row["id"]: row for row in box.packaged["wall"]}["W1-03"]["cost"] == {"stone": 2}


def test_corrections_are_one_line_whatever_their_order(opened) -> None:  # type: ignore[no-untyped-def]
    first = opened("caylus", '[[building]]\nid = "church"\npoints = 4\n[[building]]\nid = "bank"\npoints = 5\n')
    again = opened(
        "caylus", 'building = [{id = "bank", points = 5, note = "seen"}, {id = "church", count = 1, points = 4}]'
    )
    assert first.line == again.line
    key, text = first.line.split(" ", 1)
    assert key == first.key != ""
    assert json.loads(text) == {"building.bank.points": 5, "building.church.points": 4}


def test_what_is_paid_stays_first(opened) -> None:  # type: ignore[no-untyped-def]
    box = opened(
        "caylus",
        '[[building]]\nid = "church"\n'
        'effect = {kind = "exchange", offers = [{points = 4, deniers = 2}, {points = 7, deniers = 4}]}',
    )
    church = next(row for row in box.components["building"] if row["id"] == "church")
    assert [list(offer) for offer in church["effect"]["offers"]] == [["deniers", "points"]] * 2


REFUSED = [
    ("praga", '[[wall]]\nid = "W9-03"\ncost = {stone = 1}', "wall has no row 'W9-03'; did you mean"),
    ("praga", '[[wall]]\nid = "W1-03"\ncots = {stone = 1}', "wall.W1-03 has no field 'cots'; did you mean 'cost'?"),
    ("praga", '[[wall]]\nid = "W1-03"\ncost = 3', "wall.W1-03.cost is 3, it should be like {'stone': 1}"),
    ("praga", '[[wall]]\nid = "W1-03"\ncost = {wood = 1}', "wall W1-03 costs 'wood': possible are gold, stone"),
    ("praga", '[[wall]]\nid = "W1-03"\ncost = {stone = -1}', "wall.W1-03.cost.stone is -1, it should be from 0 to 999"),
    ("praga", '[[wall]]\nid = "W1-03"\nreward = [{kind = "gold"}]', "wall.W1-03.reward[0] has no 'n'"),
    ("praga", '[[wall]]\nid = "W1-03"\nera = 2', "wall.W1-03.era is fixed in this game and cannot be corrected"),
    ("praga", "[[wall]]\ncost = {stone = 1}", "wall: a row has no id, which says what it corrects"),
    ("praga", "[wall]\ncost = {stone = 1}", "wall: write each row as [[wall]] with its id"),
    ("praga", "[crane]\nred_cost = [1, 2]", "every red space needs a cost, every blue one its points"),
    ("praga", "[cranes]\nred_cost = [1]", "cranes: the box has nothing of this name; did you mean 'crane'?"),
    ("praga", "wall = ", "cannot be read: Invalid value (at"),
    ("carrara", '[[city]]\nid = "pisa"\nmin_buildings_to_score = 0', "city pisa: min_buildings_to_score is 0, it"),
    ("carrara", '[[city]]\nid = "pisa"\naccepts = ["pink"]', "city pisa accepts ['pink']: possible are white"),
    (
        "carrara",
        '[[expansion_card]]\nid = "OBJ-05"\nfinal_scoring = {kind = "per_roof", vp = 1}',
        "expansion_card OBJ-05: final_scoring is 'per_roof': possible are none, per_city_scored",
    ),
    ("carrara", "[final_scoring]\ncoins_per_vp = 0", "final_scoring: coins_per_vp should be from 1"),
    ("caylus", '[[building]]\nid = "bank"\ncost = {brick = 1}', "building bank costs 'brick': possible are food"),
    (
        "caylus",
        '[[building]]\nid = "residence"\npoints = 3',
        "a residence costs and scores what the lawyer says: correct both",
    ),
    ("caylus", "[bailiff]\nsteps_otherwise = 3", "bailiff.steps_otherwise is fixed in this game"),
    ("caylus", "[setup]\ndeniers_two_players = [5]", "setup: deniers_two_players has 1 numbers, it needs 2"),
    ("carcassonne", '[[tile]]\nid = "A"\ncount = 19', "there are 89 tiles, there should be 2 to 74"),
    (
        "carcassonne",
        '[[tile]]\nid = "A"\nfields = [{half_edges = [0, 1], cities = [], spot = [0.5, 0.5]}]',
        "tile A: its fields reach the half-edges [0, 1], they should reach [0, 1, 2",
    ),
]  # fmt: skip
"""Game, corrections, and what is said."""


@pytest.mark.parametrize(("game", "text", "said"), REFUSED)
def test_what_cannot_be_is_refused_with_file_row_and_field(  # type: ignore[no-untyped-def]
    opened, tmp_path: Path, game: str, text: str, said: str
) -> None:
    with pytest.raises(BoxError) as refused:
        opened(game, text)
    assert str(tmp_path / f"{game}.toml") in str(refused.value)
    assert said in str(refused.value)


def test_a_folder_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "none"))
    with pytest.raises(BoxError, match="there is no folder"):
        open_box("praga", *GAMES["praga"], package="bastide.games.praga")


def test_every_correctable_path_is_in_the_box() -> None:
    """A name in the list that no row has would refuse what it means to allow."""
    for game, (_, correctable) in GAMES.items():
        components = bastide.load_game(game).type.box.packaged
        for pattern in correctable:
            here: list[Any] = [components]
            for step in pattern.split("."):
                if step == "*":
                    here = [part for value in here for part in value]
                elif isinstance(here[0], list):
                    naming = naming_of(here[0])
                    here = [row for value in here for row in value if row[naming] == step]
                else:
                    here = [value[step] for value in here if step in value]
                assert here, f"{game}: {pattern}"


def test_a_record_of_other_values_is_refused() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "V"})
    text = Record.of(game, []).dump()
    assert "corrections" not in text, "a game played as it comes is recorded as before"
    head, _, rest = text.partition("\n\n")
    with pytest.raises(RecordError, match=r"line 8: the record was made with the corrected values 0a1b2c3d .*none"):
        Record.parse(f'{head}\ncorrections: 0a1b2c3d {{"tile.A.count":3}}\n\n{rest}')
