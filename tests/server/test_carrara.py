"""The Palaces of Carrara on a server: plans of those who cannot see, and looking back at a finished game."""

import random

import pytest

from bastide.engine.registry import load_game
from bastide.engine.turns import course
from bastide.server.dice import Dice
from bastide.server.look import look, replay
from bastide.server.position import Position
from bastide.server.positions import Loaded
from bastide.server.replies import encode
from bastide.server.tables import new_row
from bastide.storage.rows import SeatRow

SEATS = [SeatRow(number, "person", f"Player {number}") for number in range(3)]


def games(mode: str) -> list[list[int]]:
    """Return the histories of a few finished games for three."""
    found = []
    for seed in range(2):
        state = load_game("carrara", players=3, options={"mode": mode}).new_initial_state()
        state.playout(seed)
        found.append(state.history())
    return found


def loaded_after(mode: str, actions: list[int]) -> Loaded:
    """Return a table at which these actions have been made."""
    game = load_game("carrara", players=3, options={"mode": mode})
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    row = new_row(game, 0.0, Dice("seed"), public=False)
    return Loaded(row, SEATS, Position(len(actions), state, course(state)), None)


@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.rule("CRR-026")
def test_everybody_may_plan_at_every_moment(mode: str) -> None:
    """Seats that are not on turn, and spectators, try things on a position that can be."""
    rng = random.Random(5)
    for history in games(mode):
        for ply in rng.sample(range(len(history)), 40):
            loaded = loaded_after(mode, history[:ply])
            for held in (frozenset[int](), frozenset({0}), frozenset({1, 2})):
                found = look(loaded, held, None, [], rng)
                assert found["refusal"] is None
                assert found["legal"]


@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.rule("CRR-026")
async def test_a_finished_game_is_looked_back_at_with_open_screens(mode: str) -> None:
    for history in games(mode):
        loaded = loaded_after(mode, history)
        game = loaded.game
        for ply in range(0, len(history), 23):
            state = loaded_after(mode, history[:ply]).position.state
            text = state.action_to_string(history[ply])
            for held in (frozenset[int](), frozenset({1})):
                seen = await replay(loaded, held, ply)
                own = [state.view(seat)["seats"][seat] for seat in range(game.players)]
                for key in ("coins", "marble", "objects"):
                    assert [row[key] for row in seen["view"]["seats"]] == [row[key] for row in own]
                tried = look(loaded, held, ply, [text], random.Random(ply))
                assert tried["refusal"] is None, "what was done can be done"
                assert [row["coins"] for row in tried["view"]["seats"]].count(None) == 0


@pytest.mark.rule("CRR-026")
async def test_while_a_game_goes_on_its_past_stays_behind_the_screens() -> None:
    history = games("base")[0]
    loaded = loaded_after("base", history[:-1])
    seen = await replay(loaded, frozenset({1}), len(history) // 2)
    assert [row["coins"] is None for row in seen["view"]["seats"]] == [True, False, True]


def test_what_is_tried_from_an_earlier_moment_is_told_as_it_was_then() -> None:
    """The turns of the log are counted from that moment, not as the game went on."""
    (history, _), rng = games("base"), random.Random(5)
    game = loaded_after("base", history[:-1])
    for ply in range(20, len(history) - 20, 7):
        then, actions = loaded_after("base", history[:ply]), list[str]()
        while len(actions) < 6:
            legal = look(then, frozenset(), None, actions, random.Random(ply))["legal"]
            if not legal:  # something is drawn
                break
            actions.append(rng.choice(legal)["text"])
        told = [look(one, frozenset(), at, actions, random.Random(ply)) for one, at in ((then, None), (game, ply))]
        assert encode(told[0]["story"]) == encode(told[1]["story"]), ply
        assert told[0]["actions"] == told[1]["actions"]
