"""The builder of positions: named fields in, the one-line position out, and every mistake names its field."""

import json
from dataclasses import replace

import pytest

import bastide
from bastide.engine.registry import BUNDLED
from bastide.testing import random_positions

from .toy import HARBOUR, harbour

GAMES = [pytest.param(name, players, id=f"{name}-{players}") for name in BUNDLED for players in (2, 4)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_fields_of_a_position_build_it_again(name: str, players: int) -> None:
    game = bastide.load_game(name, players=players)
    for state in random_positions(game, 12, seed=players):
        line, fields = state.to_text(), game.fields(state)
        assert list(fields) == ["what", *(part.partition("=")[0] for part in line.split(" ")[1:])]
        assert json.loads(json.dumps(fields)) == fields, "plain data"
        assert game.fields(line) == fields
        assert game.position(fields).to_text() == line
        assert game.position(**fields).to_text() == line
        assert game.position(like=state).to_text() == game.position(like=line).to_text() == line
        texts = dict(part.split("=") for part in line.split(" ")[1:])
        assert game.position(texts, what=fields["what"]).to_text() == line, "a field may be given as the line has it"


def test_the_whole_of_a_game_alone() -> None:
    game = bastide.load_game("praga", players=1)
    for state in random_positions(game, 6, seed=2):
        assert game.position(game.fields(state)).to_text() == state.to_text()


@pytest.mark.parametrize("name", BUNDLED)
def test_a_line_that_is_not_one_names_its_first_wrong_part(name: str) -> None:
    game = bastide.load_game(name, players=2)
    word, *parts = next(iter(random_positions(game, 1, seed=1))).to_text().split(" ")
    first, last = parts[0].partition("=")[0], parts[-1].partition("=")[0]
    wrong = {
        "what: 'nothing' is none of ": ["nothing", *parts],
        f"{first}: expected '{first}=…', found '{parts[1]}'": [word, parts[1], parts[0], *parts[2:]],
        f"{last}: is missing": [word, *parts[:-1]],
        f"line: there is more after '{last}': 'more=1'": [word, *parts, "more=1"],
    }
    for said, written in wrong.items():
        with pytest.raises(bastide.PositionError) as refused:
            game.from_text(" ".join(written))
        assert str(refused.value).startswith(said)


CAYLUS = {
    "what": "worker",
    "seat": 0,
    "turn": 1,
    "phase": "place",
    "at": 1,
    "order": [0, 1],
    "road": ["farm", "forest", "sawmill", "quarry", "marketplace", "carpenter", "fixed-peddler", "fixed-carpenter",
             *[None] * 7, "gold-mine", *[None] * 12],
    "cubes": [{"gold": 2}, {"food": 1, "cloth": 3}],
}  # fmt: skip


def test_what_is_not_given_is_as_at_the_beginning() -> None:
    game = bastide.load_game("caylus")
    state = game.position(CAYLUS, deniers=[7, 5])
    assert "cubes=0.0.0.0.2,1.0.0.3.0" in state.to_text()
    assert "deniers=7,5" in state.to_text()
    assert "houses=0.0.0,0.0.0" in state.to_text()
    richer = game.position(like=state, cubes=[{"food": 4}, {}])
    assert "cubes=4.0.0.0.2,1.0.0.3.0" in richer.to_text(), "and names left out stay as they are"


def test_a_seat_of_carrara_by_name() -> None:
    game = bastide.load_game("carrara", options={"start_player": 0})
    tiles = ["palazzo_1", "porta_2", "villa_3", "villa_5", "castello_1", "palazzo_4", "porta_3", "villa_4", "villa_2"]
    seats = [{"coins": 9, "blocks": "WWK", "objects": {"cup": 2}, "buildings": ["porta_1@lucca"]}, {}]
    state = game.position(what="turn", display=tiles, seats=seats)
    assert "seats=9:0:WWK:0.0.0.2.0.0:-:porta_1@lucca:-;20:0:B:0.0.0.0.0.0:-:-:-" in state.to_text()
    assert "build porta_2 in lerici" in {state.action_to_string(action) for action in state.legal_actions()}


def test_a_seat_of_praga_by_name() -> None:
    game = bastide.load_game("praga", players=2)
    state = next(state for state in random_positions(game, 9, seed=1) if state.to_text().startswith("free "))
    other = game.position(like=state, seat1={"gold": 3, "points": 40}, now={"main": 1})
    assert game.fields(other)["seat1"] == game.fields(state)["seat1"] | {"gold": 3, "points": 40}
    assert other.scores() == [state.scores()[0], 40]


WRONG = [
    ({"colour": "red"}, "colour"),
    ({"what": 3}, "what"),
    ({"seat": True}, "seat"),
    ({"seat": [0]}, "seat"),
    ({"seat": 7}, "seat"),
    ({"order": [0, [1]]}, r"order\[1\]"),
    ({"order": {"first": 0}}, "order"),
    ({"cubes": [{"oil": 1}, {}]}, r"cubes\[0\]"),
    ({"cubes": [{"food": 1.5}, {}]}, r"cubes\[0\]\.food"),
    ({"cubes": [{"food": 1}]}, "cubes"),
    ({"deniers": [1, -2]}, "deniers"),
    ({"road": ["farm in the wood"]}, "road"),
]


@pytest.mark.parametrize(("fields", "where"), WRONG, ids=str)
def test_what_cannot_be_names_the_field(fields: dict[str, object], where: str) -> None:
    with pytest.raises(bastide.PositionError, match=f"^{where}: "):
        bastide.position("caylus", {**CAYLUS, **fields}, players=2)


def test_a_game_without_named_fields_says_so() -> None:
    nameless = replace(HARBOUR, words=replace(HARBOUR.words, line_fields=()))
    with pytest.raises(bastide.PositionError, match="harbour have no named fields"):
        bastide.Game.of(nameless).position(seat=1)


def test_a_game_from_another_package_has_named_fields() -> None:
    game = harbour(2)
    for state in random_positions(game, 12, seed=2):
        assert game.position(game.fields(state)).to_text() == state.to_text()
    state = game.position(what="turn", due=0, bag={"red": 1, "green": 3}, hands=[{"green": 2}, {}])
    assert state.to_text().startswith("turn seat=0 round=0 worked=0 due=0 good=- price=0 bag=1.3.5 hands=0.2.0,0.0.0 ")


def test_numbers_like_those_of_numpy_are_numbers_of_a_field() -> None:
    numpy = pytest.importorskip("numpy")
    game = bastide.load_game("carcassonne")
    state = game.position(seat=numpy.int64(1), tiles=["D@0,0r0", "V@1,0r0"], scores=list(numpy.array([4, 0])))
    assert state.to_text() == "draw seat=1 tile=- scores=4,0 supply=7,7 aside=- tiles=D@0,0r0;V@1,0r0"


def test_a_position_of_another_game_is_not_read_as_one_of_this() -> None:
    game = bastide.load_game("carcassonne")
    for other in (bastide.load_game("caylus"), bastide.load_game("carcassonne", players=3)):
        state = other.new_initial_state()
        for wrong in (lambda state=state: game.fields(state), lambda state=state: game.position(like=state)):
            with pytest.raises(bastide.PositionError, match=f"position of {other.name} for {other.players}"):
                wrong()
    modern = bastide.load_game("carcassonne", options={"preset": "modern"})
    assert game.fields(modern.new_initial_state())["supply"] == [7, 7], "options are no part of a position"
