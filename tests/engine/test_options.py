"""Games by name, their seats and options; errors say what is impossible."""

import subprocess
import sys
from dataclasses import replace

import pytest

import bastide
from bastide.engine.registry import register

from .toy import HARBOUR, harbour


def test_games_are_found_by_name() -> None:
    assert "carcassonne" in bastide.games()
    assert bastide.load_game("carcassonne").name == "carcassonne"
    assert bastide.load_game("carcassonne").players == 2, "without a number, the fewest"
    assert bastide.load_game("harbour", 3).type is HARBOUR


WITHOUT_CACHE = """
import bastide
assert "carcassonne" in bastide.games()
bastide.load_game("carcassonne")
assert "carcassonne" in bastide.games()
import bastide.games.carcassonne.kernel.state as state
import bastide.games.carcassonne
assert "carcassonne" in bastide.games()
assert bastide.games.carcassonne.GAME.name == "carcassonne"
"""


def test_the_list_of_games_and_their_folder_share_a_name() -> None:
    """In a fresh interpreter, before and after a game is imported."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_CACHE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["", "chess", "Carcassonne", "../carcassonne", "carcassonne.state"])
def test_an_unknown_game_is_named(name: str) -> None:
    with pytest.raises(bastide.UnknownGame) as caught:
        bastide.load_game(name)
    assert repr(name) in str(caught.value)
    assert isinstance(caught.value, LookupError)


def test_a_game_from_outside_cannot_take_the_place_of_one_of_ours() -> None:
    with pytest.raises(ValueError, match="carcassonne"):
        register(replace(HARBOUR, name="carcassonne"))


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0])
def test_an_impossible_number_of_players(players: object) -> None:
    with pytest.raises(bastide.InvalidOption) as caught:
        harbour(players)  # type: ignore[arg-type]
    assert caught.value.option == "players"


def test_defaults_presets_and_single_options() -> None:
    assert dict(harbour(2).options) == {"preset": "short", "rounds": "1", "motto": ""}
    assert dict(harbour(2, {"preset": "long"}).options) == {"preset": "long", "rounds": "2", "motto": ""}
    assert harbour(2, {"preset": "long", "rounds": 3}).options["rounds"] == "3", "the single option wins"
    assert harbour(2, {"rounds": 3, "preset": "long"}).options["rounds"] == "3", "in either order"
    assert bastide.load_game("carcassonne", options={"farmers": False}).options["farmers"] == "false"


@pytest.mark.parametrize(
    ("options", "name"),
    [({"rounds": "9"}, "rounds"), ({"preset": "endless"}, "preset"), ({"colour": "blue"}, "colour"), ({"": ""}, "")],
)
def test_impossible_options_are_named(options: dict[str, object], name: str) -> None:
    with pytest.raises(bastide.InvalidOption) as caught:
        harbour(2, options)
    assert caught.value.option == name
    assert isinstance(caught.value, ValueError)


def test_impossible_combinations_are_named() -> None:
    with pytest.raises(bastide.InvalidOption) as caught:
        harbour(4, {"rounds": 3})
    assert caught.value.option == "rounds"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, ""),
        ({"preset": "short"}, ""),
        ({"preset": "long"}, "preset=long"),
        ({"rounds": "2"}, "rounds=2"),
        ({"preset": "long", "rounds": "2"}, "preset=long"),
        ({"preset": "long", "rounds": "1"}, "preset=long rounds=1"),
        ({"motto": "ahoy"}, "motto=ahoy"),
    ],
)
def test_a_header_writes_what_differs(options: dict[str, object], text: str) -> None:
    game = harbour(2, options)
    assert game.options_text() == text
    read = dict(word.split("=") for word in text.split())
    assert harbour(2, read).options == game.options


def test_options_cannot_be_changed() -> None:
    game = harbour(2)
    with pytest.raises(TypeError):
        game.options["rounds"] = "3"  # type: ignore[index]
    with pytest.raises(AttributeError):
        game.players = 3  # type: ignore[misc]


def test_equal_games_are_equal() -> None:
    assert harbour(2) == harbour(2, {"preset": "short"})
    assert hash(harbour(2)) == hash(harbour(2, {"preset": "short"}))
    assert harbour(2) != harbour(3)
    assert harbour(2) != harbour(2, {"rounds": 2})


@pytest.mark.parametrize("value", ["a b", "a\nb", " ", "\t", "a\x00"])
def test_free_text_that_no_header_can_hold_is_refused(value: str) -> None:
    with pytest.raises(bastide.InvalidOption) as caught:
        harbour(2, {"motto": value})
    assert caught.value.option == "motto"


@pytest.mark.parametrize("value", ["", "a=b", "=", "ahoy", "港"])
def test_other_free_text_is_read_back_from_a_record(value: str) -> None:
    record = bastide.Record.of(harbour(2, {"motto": value}), [])
    assert bastide.Record.parse(record.dump()) == record


def test_errors_have_one_ancestor_and_say_what_is_wrong() -> None:
    for kind in (bastide.IllegalAction, bastide.InvalidOption, bastide.PositionError, bastide.RecordError):
        assert issubclass(kind, bastide.BastideError)
        assert issubclass(kind, ValueError)
    error = bastide.IllegalAction("TOY-001", "not in hand", "harbour-refusal", {"good": "red"})
    assert str(error) == "not in hand (TOY-001)"
    assert (error.rule, error.reason, error.key, error.args_) == (
        "TOY-001",
        "not in hand",
        "harbour-refusal",
        {"good": "red"},
    )
    assert str(bastide.IllegalAction("", "no action")) == "no action"
    assert str(bastide.RecordError(7, "no")) == "line 7: no"
    assert str(bastide.RecordError(0, "no")) == "no"


@pytest.mark.parametrize("options", ["preset=modern", ["preset"], 3])
def test_options_that_are_no_mapping_are_refused_as_such(options: object) -> None:
    with pytest.raises(bastide.InvalidOption, match="no mapping of names to values"):
        bastide.load_game("carcassonne", options=options)  # type: ignore[arg-type]
