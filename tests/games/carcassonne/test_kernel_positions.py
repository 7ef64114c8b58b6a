"""Positions from text: what is read is checked, and every refusal names its field."""

import random
from contextlib import suppress

import pytest

import bastide
from bastide.testing import all_configurations, random_positions

START = "D@0,0r0"


def read(line: str, players: int = 2, **options: str) -> bastide.State:
    return bastide.load_game("carcassonne", players=players, options=options).from_text(line)


def draw(tiles: str, seat: int = 0, supply: str = "7,7", aside: str = "-", scores: str = "0,0") -> str:
    return f"draw seat={seat} tile=- scores={scores} supply={supply} aside={aside} tiles={tiles}"


@pytest.mark.parametrize("number", range(0, 60, 3))
def test_a_position_read_back_plays_the_same(number: int) -> None:
    games = list(all_configurations("carcassonne"))
    game = games[number % len(games)]
    for state in random_positions(game, 2, seed=number):
        again = game.from_text(state.to_text())
        assert again.to_text() == state.to_text()
        assert again.legal_actions() == state.legal_actions()
        assert again.history() == []
        made = again.playout(number)
        assert (made, again.to_text()) == (state.playout(number), state.to_text())
        points = [sum(entry.points for entry in again.ledger() if entry.seat == seat) for seat in range(game.players)]
        assert points == again.scores()


def test_points_a_position_starts_with_are_carried() -> None:
    state = read(draw(START, scores="40,2"))
    assert [(entry.ply, entry.seat, entry.points, entry.cause) for entry in state.ledger()] == [
        (-1, 0, 40, "carried"),
        (-1, 1, 2, "carried"),
    ]


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("", "what"),
        ("think seat=0", "what"),
        ("draw", "seat"),
        ("draw seat=0 tile=- scores=0,0 supply=7,7 aside=-", "tiles"),
        (draw(START) + " more", "line"),
        (draw(START) + " ", "line"),
        (draw(START, seat=2), "seat"),
        (draw(START, seat=1), "seat"),
        (draw(START, scores="0"), "scores"),
        (draw(START, scores="0,-1"), "scores"),
        (draw(START, scores="00,1"), "scores"),
        (draw(START, supply="7,6"), "supply"),
        (draw(START, supply="8,7"), "supply"),
        (draw(START, aside=""), "aside"),
        (draw(START, aside="Z"), "aside"),
        (draw(START, aside="XX"), "aside"),
        (draw("V@0,0r0"), "tiles"),
        (draw("D@0,0r0+0:road.0", supply="6,7"), "tiles"),
        (draw("D@1,0r0"), "tiles"),
        (draw(f"{START};V@2,0r0", seat=1), "tiles"),
        (draw(f"{START};V@1,1r0", seat=1), "tiles"),
        (draw(f"{START};V@75,0r0", seat=1), "tiles"),
        (draw(f"{START};V@0,0r0", seat=1), "tiles"),
        (draw(f"{START};B@1,0r0", seat=1), "tiles"),
        (draw(f"{START};X@1,0r1", seat=1), "tiles"),
        (draw(f"{START};V@1,0r4", seat=1), "tiles"),
        (draw(f"{START};V@1,0r0+0:city.0", seat=1, supply="6,7"), "tiles"),
        (draw(f"{START};V@1,0r0+1:road.0", seat=1, supply="7,6"), "tiles"),
        (draw(f"{START};V@1,0r0+0:none", seat=1), "tiles"),
        (draw(f"{START};V@1,0r0+0:road.0;U@-1,0r1+1:road.0", supply="6,6"), "tiles"),
        (draw(f"{START};J@0,-1r2+0:city.0", seat=1, supply="6,7"), "tiles"),
        ("place seat=0 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "tile"),
        ("place seat=0 tile=NN scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "tile"),
        ("place seat=0 tile=C scores=0,0 supply=7,7 aside=C tiles=D@0,0r0", "tile"),
        ("draw seat=0 tile=N scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "tile"),
        ("start seat=0 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "what"),
        ("meeple seat=1 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "what"),
        ("over seat=0 tile=- scores=0,0 supply=7,7 aside=- tiles=D@0,0r0", "what"),
    ],
)
def test_a_wrong_line_names_its_field(line: str, field: str) -> None:
    with pytest.raises(bastide.PositionError, match=rf"^{field}: "):
        read(line)


def test_no_farmers_where_there_are_none() -> None:
    line = draw(f"{START};V@1,0r0+0:field.0", seat=1, supply="6,7")
    assert read(line).to_text() == line
    with pytest.raises(bastide.PositionError, match=r"CAR-135"):
        read(line, farmers="false")


def test_a_fixed_stack_keeps_its_order() -> None:
    one = draw(f"{START};V@1,0r0", seat=1)
    assert read(one, stack="VX").legal_actions() == read(draw(START), stack="X").legal_actions()
    for stack in ("XV", "AX"):
        with pytest.raises(bastide.PositionError, match=r"^tiles: "):
            read(one, stack=stack)
    with pytest.raises(bastide.PositionError, match=r"^what: .*no tile left"):
        read(one, stack="V")


def test_tiles_that_are_edited_at_random_never_break_the_reader() -> None:
    rng = random.Random(4)
    game = bastide.load_game("carcassonne", players=3)
    for state in random_positions(game, 60, seed=9):
        line = state.to_text()
        at = rng.randrange(len(line))
        edited = line[:at] + rng.choice("0123456789-+,;@:= ABCDrx.") + line[at + 1 :]
        with suppress(bastide.PositionError):
            assert game.from_text(edited).to_text() == edited
