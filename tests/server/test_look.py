"""Trying things at a table: what is drawn by lot, what is refused, and what a hint shows of a line."""

import random

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


def test_a_hint_shows_where_a_line_leads_as_its_seat_sees_it_and_what_follows_apart() -> None:
    state = begun("carrara", 40, chance=False)
    seat, actions, now = state.current_player(), list[int](), state.clone()
    while len(actions) < 2:
        actions.append(now.legal_actions()[-1])
        now.apply_action(actions[-1])
    line = Line((actions[0],), 0.0, follows=(actions[1],))
    found = _line_json(table(state), frozenset({seat}), line, random.Random(1))
    coins = [other["coins"] for other in found["after"]["seats"]]
    assert coins.pop(seat) is not None, "behind one's own screen"
    assert coins == [None]
    assert found["then"]
    assert _line_json(table(state), frozenset({seat}), Line((actions[0],), 0.0), random.Random(1))["then"] == []
