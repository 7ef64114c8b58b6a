"""Trying things at a table: what is drawn by lot, what is refused, and what a hint shows of a line."""

import random
from typing import Any

import pytest

from bastide.bots.coach import Line
from bastide.engine.answers import CHANCE
from bastide.engine.play import State
from bastide.engine.registry import load_game
from bastide.engine.turns import course
from bastide.server.dice import Dice
from bastide.server.look import _line_json, look
from bastide.server.position import Position
from bastide.server.positions import Loaded
from bastide.server.tables import new_row
from bastide.storage.rows import SeatRow

SEATS = [SeatRow(number, "person", f"Player {number}") for number in range(2)]
NOBODY = frozenset[int]()


def table(state: State) -> Loaded:
    """Return a table at which all that led to a position has been done."""
    row = new_row(state.game, 0.0, Dice("seed"), public=False)
    return Loaded(row, SEATS, Position(len(state.history()), state, course(state)), None)


def begun(game: str, after: int, *, chance: bool) -> State:
    """Return a position after so many actions at least, at which something is to be drawn, or somebody to decide."""
    state, rng = load_game(game, 2).new_initial_state(), random.Random(7)
    while len(state.history()) < after or (state.current_player() == CHANCE) is not chance:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", ["carcassonne", "carrara", "caylus", "praga"])
def test_what_is_drawn_by_lot_is_told_by_its_name(game: str) -> None:
    state = begun(game, 0, chance=True)
    known = [state.action_to_string(action) for action in state.legal_actions()]
    found = look(table(state), NOBODY, None, [f"{known[0].split()[0]} ?"], random.Random(1))
    assert found["refusal"] is None
    (drawn,) = found["actions"]
    assert drawn.split()[0] == known[0].split()[0]
    assert "?" not in drawn
    assert found["ply"] == len(state.history()) + 1


def test_what_is_refused_is_told_with_its_place_and_what_was_done_before_it_stays() -> None:
    state = begun("caylus", 30, chance=False)
    good = state.action_to_string(state.legal_actions()[0])
    found = look(table(state), NOBODY, None, [good, "nonsense", good], random.Random(1))
    assert found["actions"] == [good]
    assert (found["refusal"]["index"], found["refusal"]["action"]) == (1, "nonsense")


def hinted(state: State, *, follows: bool = False) -> dict[str, Any]:
    """Return what a hint shows of a line of one action, with another after it if something `follows`."""
    action = state.legal_actions()[-1]
    then = state.clone()
    then.apply_action(action)
    line = Line((action,), 0.0, follows=(then.legal_actions()[-1],) if follows else ())
    return _line_json(table(state), frozenset({state.current_player()}), line, random.Random(1))


def test_a_hint_shows_where_a_line_leads_as_its_seat_sees_it() -> None:
    state = begun("carrara", 40, chance=False)
    coins = [other["coins"] for other in hinted(state)["after"]["seats"]]
    assert coins.pop(state.current_player()) is not None, "behind one's own screen"
    assert coins == [None]


def test_a_hint_tells_apart_what_is_expected_to_follow() -> None:
    state = begun("carcassonne", 40, chance=False)
    assert state.action_to_string(state.legal_actions()[-1]).startswith("place"), "of which the log tells"
    assert hinted(state)["then"] == []
    assert all(entry["ply"] > len(state.history()) for entry in hinted(state, follows=True)["then"])
