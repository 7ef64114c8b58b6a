"""The drawings: for notebooks valid, complete and alone on their page; in characters all there is to see."""

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

import bastide
from bastide.cli import boards
from bastide.engine import terminal
from bastide.engine.terminal import width
from bastide.games.carrara.pictures.svg import draw
from bastide.games.carrara.pictures.terminal import TERMINAL
from tests.games.pictures import assert_no_colour_of_its_own, assert_symbols_are_used, assert_symbols_are_whole

SVG = "{http://www.w3.org/2000/svg}"
OPENING = ["palazzo_1", "porta_2", "villa_3", "villa_5", "castello_1", "palazzo_4", "porta_3", "villa_4", "villa_2"]
MODES = ("base", "advanced")


def position(*actions: str, players: int = 2, **options: str) -> bastide.State:
    """Return the position after the nine first tiles and some actions."""
    state = bastide.load_game("carrara", players, {"start_player": "0", **options}).new_initial_state()
    for tile in OPENING:
        state.apply(f"reveal {tile}")
    for action in actions:
        state.apply(action)
    return state


def finished(players: int, mode: str, seed: int) -> bastide.State:
    state = bastide.load_game("carrara", players, {"mode": mode}).new_initial_state()
    state.playout(seed)
    return state


def uses(text: str, name: str) -> int:
    """Return how often a drawing uses a figure."""
    return len(re.findall(rf'<use href="#carrara-{name}"', text))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_valid_drawings_with_every_building(players: int, mode: str) -> None:
    state = finished(players, mode, players)
    text = state.to_svg()
    assert ET.fromstring(text).tag == f"{SVG}svg"
    assert len(text) < 90_000
    assert state._repr_svg_() == text
    view = state.view(None)
    built = [tile for seat in view["seats"] for tiles in seat["buildings"].values() for tile in tiles]
    shown = len(built) + len([tile for tile in view["display"] if tile]) + len(view["cost8"])
    assert uses(text, "cost") == shown


def test_a_drawing_brings_everything_with_it() -> None:
    text = finished(4, "advanced", 1).to_svg()
    defined = set(re.findall(r'id="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= defined
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text
    assert_no_colour_of_its_own(text)


def test_every_symbol_is_drawn_once_and_used() -> None:
    games = [finished(players, mode, 3) for players in (2, 4) for mode in MODES]
    assert_symbols_are_whole("carrara")
    assert_symbols_are_used("carrara", [draw(state.view(seat)) for state in [*games, position()] for seat in (None, 0)])


def test_every_block_of_the_wheel_is_drawn_with_its_price() -> None:
    state = position("rotate", *(["draw white"] * 3), "draw yellow", "draw red")
    view = state.view(None)
    accepted = sum(len(city["accepts"]) for city in view["cities"])
    assert sum(uses(state.to_svg(), f"block-{colour}") for colour in view["wheel"][0]["blocks"]) == 11 + accepted


@pytest.mark.rule("CRR-026")
def test_goods_behind_a_screen_are_drawn_for_their_owner_alone() -> None:
    state = position()
    own, others = draw(state.view(0)), draw(state.view(None))
    assert own.count(">20</text>") == 1
    assert others.count(">20</text>") == 0
    assert others.count(">?</text>") - own.count(">?</text>") == 1
    assert state.to_svg() == others
    assert draw(position(open="true").view(None)).count(">20</text>") == 2


def test_the_board_in_characters_has_prices_tiles_and_goods() -> None:
    text = terminal.text(TERMINAL, position("build palazzo_1 in lerici", "reveal castello_2").view(0))
    lines = text.splitlines()
    assert lines[0] == "Round 1, turn 1"
    assert lines[2].startswith("I    W6 Y5 R4 G3 B2 K1")
    assert "castello_2" in text
    assert re.search(r"^●→ .* palazzo_1$", text, re.MULTILINE)
    assert "→ ●   0  20 coins · 6 markers" in text
    assert "  ▲   0  goods behind the screen · 6 markers" in text
    assert lines[-1].startswith("● ")
    assert max(map(width, lines)) <= terminal.COLUMNS


def test_the_board_in_characters_has_whatever_else_a_game_brings() -> None:
    state = finished(4, "advanced", 5)
    text, view = str(state), state.view(None)
    assert max(map(width, text.splitlines())) <= terminal.COLUMNS
    for seat in view["seats"]:
        assert all(tile in text for tiles in seat["buildings"].values() for tile in tiles)
        for category in view["categories"]:
            own = seat["values"][category["id"]]
            assert not own["upgraded"] or f"now {own['value']}" in text
    ending = view | {"current": 2, "ending": {**(view["ending"] or {}), "last": 2}}  # as if the game still went on
    assert terminal.text(TERMINAL, ending).splitlines()[0].endswith("last round, to ■")


def test_print_shows_what_the_seat_that_decides_sees() -> None:
    state = position()
    assert str(state) == terminal.text(TERMINAL, state.view(0))
    state.apply("rotate")
    assert str(state) == terminal.text(TERMINAL, state.view(None))


def board(state: bastide.State, size: int = 10, ghost: dict[str, Any] | None = None) -> str:
    seat = state.current_player()
    legal = [state.action_fields(action) for action in state.legal_actions()] if seat >= 0 else []
    picture = boards.draw(state.view(seat if seat >= 0 else None), size, legal, ghost)
    assert picture is not None
    return "\n".join(line.rstrip() for line in picture.plain().split("\n"))


@pytest.mark.parametrize("size", boards.SIZES)
@pytest.mark.parametrize("mode", MODES)
def test_the_terminals_board_has_everything_at_every_size(mode: str, size: int) -> None:
    state = finished(3, mode, 5)
    view, text = state.view(None), board(state, size)
    for seat in view["seats"]:
        for tiles in seat["buildings"].values():
            for tile in tiles:
                kind, cost = tile.split("_")
                assert tile in text or f"{kind[:3]}{cost}" in text
    assert len({len(line) for line in text.splitlines()}) > 1


def test_the_terminals_board_points_at_what_may_be_done() -> None:
    state = position()
    assert board(state).count("◂") == 2
    state = position("rotate", *(["draw black"] * 3), "draw yellow", "draw red")
    assert board(state).count("▸") == 11
    view = state.view(0)
    legal = [state.action_fields(action) for action in state.legal_actions()]
    assert boards.point(view, legal, {"kind": "buy", "segment": "II"}, 10) == (20, 3)


def test_a_building_looked_at_stands_in_its_city() -> None:
    state = position()
    ghost = {"kind": "build", "tile": "palazzo_1", "city": "lerici"}
    before, after = board(state).count("palazzo_1"), board(state, ghost=ghost).count("palazzo_1")
    assert (before, after) == (1, 2)
    view = state.view(0)
    place = boards.point(view, [], ghost, 10)
    assert place is not None
    assert place[0] > boards.point(view, [], {**ghost, "city": "pisa"}, 10)[0]  # type: ignore[index]
    assert boards.point(view, [], {"kind": "end"}, 10) is None
