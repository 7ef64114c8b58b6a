"""Corrected values: merged where they may differ, refused with file, row and field where they may not."""

import json
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.engine.box import ENVIRONMENT, Box, open_box
from bastide.engine.corrections import Wrong, naming_of
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
from bastide.texts import Texts

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
    ("praga", '[[wall]]\nid = "W1-03"\ncost = {wood = 1}', "wall.W1-03.cost has 'wood', possible are gold, stone"),
    ("praga", '[[wall]]\nid = "W1-03"\ncost = {stone = -1}', "wall.W1-03.cost.stone is -1, it should be from 0 to 999"),
    ("praga", '[[wall]]\nid = "W1-03"\nreward = [{kind = "gold"}]', "wall.W1-03.reward[0] has no 'n'"),
    ("praga", '[[wall]]\nid = "W1-03"\nera = 2', "wall.W1-03.era is fixed in this game and cannot be corrected"),
    ("praga", "[[wall]]\ncost = {stone = 1}", "wall: a row has no id, which says what it corrects"),
    ("praga", "[wall]\ncost = {stone = 1}", "wall: write each row as [[wall]] with its id"),
    ("praga", "[crane]\nred_cost = [1, 2]", "crane.red_cost has 2 entries, it needs 4"),
    ("praga", "[cranes]\nred_cost = [1]", "cranes: the box has nothing of this name; did you mean 'crane'?"),
    ("praga", "wall = ", "cannot be read: Invalid value (at"),
    ("carrara", '[[city]]\nid = "pisa"\nmin_buildings_to_score = 0', "city.pisa.min_buildings_to_score is 0, it"),
    ("carrara", '[[city]]\nid = "pisa"\naccepts = ["pink"]', "city.pisa.accepts has 'pink', possible are white"),
    (
        "carrara",
        '[[expansion_card]]\nid = "OBJ-05"\nfinal_scoring = {kind = "per_roof", vp = 1}',
        "expansion_card.OBJ-05.final_scoring.kind is 'per_roof', possible are none, per_city_scored",
    ),
    ("carrara", "[final_scoring]\ncoins_per_vp = 0", "final_scoring.coins_per_vp is 0, it should be from 1 to"),
    ("caylus", '[[building]]\nid = "bank"\ncost = {brick = 1}', "building.bank.cost has 'brick', possible are food"),
    (
        "caylus",
        '[[building]]\nid = "residence"\npoints = 3',
        "building.residence.points is 3, it should be 2, because building.lawyer.effect.points is 2",
    ),
    ("caylus", "[bailiff]\nsteps_otherwise = 3", "bailiff.steps_otherwise is fixed in this game"),
    ("caylus", "[setup]\ndeniers_two_players = [5]", "setup.deniers_two_players has 1 entry, it needs 2"),
    ("carcassonne", '[[tile]]\nid = "A"\ncount = 19', "tile.*.count: 89 altogether, there should be 2–74"),
    (
        "carcassonne",
        '[[tile]]\nid = "A"\nfields = [{half_edges = [0, 1], cities = [], spot = [0.5, 0.5]}]',
        "tile.A.fields.half_edges is [0, 1], it should be [0, 1, 2",
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


ALL_WRONG = """
[cranes]
red_cost = [1]
[bailiff]
steps_otherwise = 3
[[building]]
id = "curch"
points = 4
[[building]]
id = "bank"
cost = {brick = 1, stone = -1}
pionts = 3
[[building]]
id = "bank"
points = 3
[[building]]
id = "residence"
points = 3
[[building]]
points = 3
[[building]]
id = "wood_farm_food"
effect = {kind = "produce", options = [{gold = 1}, {}, {iron = 1}]}
[[building]]
id = "wood_peddler"
effect = {kind = "buy", which = "any_except_gold", offers = [{deniers = 0, cubes = 1}, {deniers = 2, cubes = 1}]}
[[building]]
id = "church"
effect = {kind = "exchange", offers = [{deniers = 2, cloth = 3}, {points = 0, wood = 1}, {gold = 1}]}
[[building]]
id = "stone_farm"
effect = {kind = "buy"}
"""
TOLD = [
    "cranes: the box has nothing of this name",
    "building has no row 'curch'; did you mean 'church'?",
    "building.bank has no field 'pionts'; did you mean 'points'?",
    "building has the row 'bank' twice",
    "building: a row has no id, which says what it corrects",
    "bailiff.steps_otherwise is fixed in this game and cannot be corrected",
    "building.bank.cost.stone is -1, it should be from 0 to 999",
    "building.wood_farm_food.effect.options has 3 entries, it needs 1–2",
    "building.wood_farm_food.effect.options[0] has 'gold', possible are food, wood, stone, cloth",
    "building.wood_farm_food.effect.options[1] has 0 entries, it needs 1",
    "building.wood_farm_food.effect.options[2] has 'iron', possible are food, wood, stone, cloth",
    "building.stone_farm.effect has no 'which'",
    "building.stone_farm.effect has no 'offers'",
    "building.wood_peddler.effect.offers[0].deniers is 0, it should be from 1 to 999",
    "building.wood_peddler.effect.offers[1].cubes is 1, it should be 2",
    "building.church.effect.offers has 3 entries, it needs 2",
    "building.church.effect.offers[0] has no 'points'",
    "building.church.effect.offers[1].points is 0, it should be from 1 to 999",
    "building.church.effect.offers[2] has 1 entry, it needs 2",
    "building.residence.points is 3, it should be 2, because building.lawyer.effect.points is 2",
]


def test_everything_wrong_in_a_file_is_told_at_once(opened) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BoxError) as refused:
        opened("caylus", ALL_WRONG)
    assert sorted(str(refused.value).split("\n- ")[1:]) == sorted(TOLD)
    texts = Texts("ja")
    for wrong in refused.value.wrong:
        assert isinstance(wrong, Wrong)
        assert texts.has(wrong.key), wrong


def test_a_value_that_is_refused_draws_no_other_with_it(opened) -> None:  # type: ignore[no-untyped-def]
    """The residence goes by the lawyer: where his points are not read, hers may be right."""
    home = '[[building]]\nid = "residence"\npoints = 3\n'
    with pytest.raises(BoxError) as refused:
        opened("caylus", home + '[[building]]\nid = "lawyer"\neffect = {kind = "lawyer", pionts = 3}')
    (told,) = refused.value.wrong
    assert str(told).startswith("building.lawyer.effect has 'pionts', possible are")


@pytest.mark.parametrize("offer", ["{gold = 1, points = 3}", "{points = 3, gold = 1}"])
def test_what_an_offer_is_paid_in_may_be_corrected(opened, offer: str) -> None:  # type: ignore[no-untyped-def]
    effect = f'{{kind = "exchange", offers = [{offer}, {{stone = 2, gold = 1}}]}}'
    box = opened("caylus", f'[[building]]\nid = "church"\neffect = {effect}')
    church = next(row for row in box.components["building"] if row["id"] == "church")
    assert [caylus_checks.sides(offer) for offer in church["effect"]["offers"]] == [
        ("gold", "points"),
        ("stone", "gold"),
    ]


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
