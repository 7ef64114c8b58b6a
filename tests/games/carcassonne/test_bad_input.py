"""Whatever is typed, the answer is a named error and an unchanged position, or a position of the game."""

import random

import pytest

import bastide
from bastide.testing import random_positions

from .table import play

UNREADABLE = [
    "", " ", "draw", "draw ", "draw  V", "draw v", "draw VV", "draw Y", "draw V\n", "draw ٣", "place", "place V",
    "place V 1,0", "place V 1,0 r4", "place V 1,0 r-1", "place V 01,0 r0", "place V +1,0 r0", "place V 1, 0 r0",
    "place V 1,0 r0 ", "place V 1.0,0 r0", "place V -0,0 r0", "meeple", "meeple city", "meeple city.9", "meeple city.٣",
    "meeple none ", "MEEPLE none", "start", "start 9", "pass", "\x00", "\ud800",
]  # fmt: skip
FAR = ["place V 9999,0 r0", "place V 75,0 r0", "place V -73,0 r0", "place V 99999999999999999999,0 r0"]


@pytest.mark.parametrize("before", ["", "V@?", "V@(1,0) r0 [?]"])
@pytest.mark.parametrize("text", UNREADABLE + FAR)
def test_texts_that_are_no_action(before: str, text: str) -> None:
    table = play(before, then="VV") if before else play("", then="VV")
    line, refusal = table.state.to_text(), table.state.explain(text)
    assert refusal is not None
    assert refusal.reason
    with pytest.raises(bastide.IllegalAction):
        table.state.apply(text)
    assert table.state.to_text() == line


def test_a_cell_a_whole_torus_away_is_another_cell() -> None:
    """The kernel's board closes on itself after 74 cells; the names of cells do not."""
    table = play("V@?", then="B")
    assert "place V 1,0 r0" in table.legal
    for x, y in ((75, 0), (-73, 0), (1, 74), (1, -74), (75, 74)):
        assert table.refused(f"place V {x},{y} r0") == "CAR-022"


@pytest.mark.parametrize("before", ["", "V@?", "V@(1,0) r0 [?]"])
def test_an_outlook_is_given_of_legal_actions_only(before: str) -> None:
    """An action that the rules refuse has none, and asking changes nothing."""
    table = play(before, then="VV") if before else play("", then="VV")
    state, line = table.state, table.state.to_text()
    legal = state.legal_actions()
    for action in (*range(60), state.game.num_distinct_actions - 1, -1, state.game.num_distinct_actions):
        if action in legal:
            assert len(state.preview(action)["changes"]) == 2
        else:
            with pytest.raises(bastide.IllegalAction):
                state.preview(action)
    assert state.to_text() == line


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("", "what"),
        ("drwa seat=0 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "what"),
        ("draw seat=0 tile=- scores=0,0 supply=7,7 aside=-", "tiles"),
        ("draw seat=2 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "seat"),
        ("draw seat=1 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "seat"),
        ("draw seat=0 tile=V scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "tile"),
        ("place seat=0 tile=Z scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "tile"),
        ("draw seat=0 tile=- scores=0 supply=7,7 aside=- tiles=D@0,0r0", "scores"),
        ("draw seat=0 tile=- scores=0,x supply=7,7 aside=- tiles=D@0,0r0", "scores"),
        ("draw seat=0 tile=- scores=0,0 supply=7,6 aside=- tiles=D@0,0r0", "supply"),
        ("draw seat=0 tile=- scores=0,0 supply=7,7 aside=CC tiles=D@0,0r0", "aside"),
        ("draw seat=0 tile=- scores=0,0 supply=7,7 aside=- tiles=E@0,0r0", "tiles"),
        ("draw seat=1 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0;V@2,0r0", "tiles"),
        ("draw seat=1 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0;V@1,0r3", "tiles"),
        ("draw seat=1 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0;V@0,0r0", "tiles"),
        ("draw seat=1 tile=- scores=0,0 supply=7,6 aside=- tiles=D@0,0r0;V@1,0r0+1:road.0", "tiles"),
        ("draw seat=1 tile=- scores=0,0 supply=6,7 aside=- tiles=D@0,0r0;V@1,0r0+0:city.0", "tiles"),
        ("draw seat=1 tile=- scores=0,0 supply=6,7 aside=- tiles=D@0,0r0;E@0,-1r2+0:city.0", "tiles"),
        ("over seat=0 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "what"),
        ("draw seat=0 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0 more=1", "line"),
    ],
)
def test_positions_that_cannot_be_are_named(line: str, word: str) -> None:
    with pytest.raises(bastide.PositionError, match=word) as caught:
        bastide.load_game("carcassonne", players=2).from_text(line)
    assert str(caught.value).startswith(word)


@pytest.mark.parametrize("options", [{}, {"stack": "XVAUUBN"}, {"start_player": "random", "farmers": False}])
def test_damaged_positions_are_refused_or_are_positions(options: dict[str, object]) -> None:
    """Every damage to a line is named, or the line means what it says and can be played on."""
    game, rng = bastide.load_game("carcassonne", players=3, options=options), random.Random(1)
    for state in random_positions(game, 12, seed=3):
        line = state.to_text()
        for _ in range(40):
            at = rng.randrange(len(line))
            damaged = line[:at] + rng.choice(["", "0", "1", "-", ",", ";", "+", "V", "x", " "]) + line[at + 1 :]
            try:
                other = game.from_text(damaged)
            except bastide.PositionError:
                continue
            assert other.to_text() == damaged
            other.playout(1)
            view = other.view(None)
            assert sum(seat["supply"] for seat in view["seats"]) + len(view["meeples"]) == 21
