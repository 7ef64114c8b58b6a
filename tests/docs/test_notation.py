"""The page of the notation is whole and true: every kind of action is in it, every example and every line is read."""

import re
from pathlib import Path

import pytest

import bastide
from bastide.engine.line import line_fields
from bastide.engine.record import Record
from bastide.engine.registry import BUNDLED

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reference/notation.md").read_text("utf-8")
TITLES = {name: bastide.game_type(name).title for name in BUNDLED}
PLAYERS = {"carcassonne": 3, "carrara": 2, "caylus": 3, "praga": 2}
"""For how many players the line of each game is."""
OPTIONS: dict[str, dict[str, object]] = {"carrara": {"start_player": 0}}
PLACE = "PLACE"
PLACES = ("gate", "trading-post", "guild", "joust", "stables", "inn", "castle", "farm", "gold-mine")


def section(name: str) -> str:
    """Return what the page says about a game."""
    found = re.search(rf"^## {TITLES[name]}$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"{name} has no section"
    return found[1]


def rows(name: str, heading: str) -> list[str]:
    """Return the first cells of a table."""
    table = section(name).split(f"| {heading} | meaning |\n| --- | --- |\n")[1].split("\n\n")[0]
    return [row.split(" | ")[0].removeprefix("| ") for row in table.splitlines()]


def examples(name: str) -> list[str]:
    """Return every example of an action, places filled in."""
    found = [text for cell in rows(name, "action") for text in re.findall(r"`([^`]+)`", cell)]
    return [text.replace(PLACE, place) for text in found for place in (PLACES if PLACE in text else ("",))]


def line(name: str) -> str:
    """Return the position of a game."""
    [block] = re.findall(r"```text\n(.*?)\n```", section(name), re.DOTALL)
    return " ".join(block.split("\n"))


def position(name: str) -> bastide.State:
    """Return the position of a game's line."""
    return bastide.load_game(name, PLAYERS[name], OPTIONS.get(name)).from_text(line(name))


@pytest.mark.parametrize("name", BUNDLED)
def test_every_kind_of_action_is_there(name: str) -> None:
    game = bastide.load_game(name)
    state = game.new_initial_state()
    words = {state.action_to_string(action).split()[0] for action in range(game.num_distinct_actions)}
    assert {text.split()[0] for text in examples(name)} == words


@pytest.mark.parametrize("name", BUNDLED)
def test_every_example_is_read(name: str) -> None:
    state = position(name)
    if name == "carcassonne":
        state = state.game.position(like=state, what="place", tile="N")
    for text in examples(name):
        assert state.action_to_string(state.string_to_action(text)).split()[0] == text.split()[0]


@pytest.mark.parametrize("name", BUNDLED)
def test_the_line_is_a_position_and_every_field_is_explained(name: str) -> None:
    state = position(name)
    assert state.to_text() == line(name)
    assert state.legal_actions()
    told = {text for cell in rows(name, "field") for text in re.findall(r"`([^`]+)`", cell)}
    assert told == {field.name for field in line_fields(state.game.type.words.line_fields, state.game.players, name)}


@pytest.mark.parametrize("name", BUNDLED)
def test_the_first_words_of_lines_are_there(name: str) -> None:
    """Of Praga only the most usual ones, which its views explain."""
    seen = set()
    for file in (ROOT / "tests/goldens" / name).glob("*.record"):
        record = Record.parse(file.read_text("utf-8"))
        state = record.game.new_initial_state()
        for text in record.actions:
            seen.add(state.to_text().split()[0])
            state.apply(text)
    told = next(row for row in section(name).splitlines() if row.startswith("| first word |"))
    missing = seen - set(re.findall(r"`([^`]+)`", told))
    assert name == "praga" or not missing
