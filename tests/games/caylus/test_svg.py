"""Caylus drawn for notebooks and in plain characters: valid, complete, and alone on its page."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import bastide
from bastide.games.caylus.kernel import tables
from bastide.games.caylus.pictures.signs import ROW_OF, SYMBOLS, signs_of
from bastide.games.caylus.pictures.svg import draw, space_corner
from bastide.games.caylus.pictures.text import effect
from bastide.testing import random_positions
from tests.games.caylus.table import at, fresh
from tests.games.pictures import (
    assert_no_colour_of_its_own,
    assert_symbols_are_used,
    assert_symbols_are_whole,
    symbols_of,
)

SVG = "{http://www.w3.org/2000/svg}"


def used(text: str) -> Counter[str]:
    """Return how often each definition is placed in the drawing."""
    return Counter(re.findall(r'<use href="#([^"]+)"', text.partition("</defs>")[2]))


def words(text: str) -> list[str]:
    """Return everything that is written in the drawing."""
    return [element.text or "" for element in ET.fromstring(text).iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_valid_drawings_of_moderate_size(players: int) -> None:
    state = bastide.load_game("caylus", players).new_initial_state()
    assert ET.fromstring(state.to_svg()).tag == f"{SVG}svg"
    state.playout(players)
    text = state.to_svg()
    assert ET.fromstring(text).tag == f"{SVG}svg"
    assert len(text) < 70_000
    assert state._repr_svg_() == text


def test_a_drawing_brings_everything_with_it() -> None:
    text = fresh(5).state.to_svg()
    defined = set(re.findall(r'id="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= defined
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text
    assert_no_colour_of_its_own(text)


def test_every_symbol_is_drawn_once_and_used() -> None:
    everywhere = [building for building in tables.IDS if building not in ("neutral_farm", "fixed_peddler")]
    views = [fresh(2).view, fresh(2).view]
    for number, building in enumerate(everywhere):
        views[number // 28]["road"][number % 28] |= {"building": building, "class": ROW_OF[building]["class"]}
    assert_symbols_are_whole("caylus")
    assert_symbols_are_used("caylus", [draw(view) for view in views])


def test_two_drawings_on_one_page_do_not_mix() -> None:
    """A definition of the same name is the same in every drawing."""
    first, second = (
        dict(re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', text, re.DOTALL))
        for text in (fresh(2).state.to_svg(), at(5, road={9: "mason@1", 10: "church@2+0"}).state.to_svg())
    )
    shared = first.keys() & second.keys()
    assert len(shared) > 20
    assert not {name for name in shared if first[name] != second[name]}


def test_workers_and_houses_of_the_seats_stand_on_the_road() -> None:
    text = at(3, road={1: "farm+2", 9: "mason@1+0", 10: "residence@1"}).state.to_svg()
    found = used(text)
    assert found["bastide-house-1"] == 2
    assert found["bastide-house-0"] == 0
    x, y = space_corner(9)
    assert SYMBOLS.use("bastide-figure-0", x + 92, y + 60, 0.62) in text
    assert {"Mason", "Residence", "Gold Mine"} <= set(words(text))


def test_who_stands_before_the_bridge_has_passed_or_holds_a_marker_is_drawn() -> None:
    bare = used(at(3).state.to_svg())
    text = at(3, seat=2, at=0, special="0,-,1,-", inn="-,2", passed="1,0", castle="0,-,-,-,-").state.to_svg()
    found = used(text)
    assert (
        found["bastide-figure-0"] - bare["bastide-figure-0"],
        found["bastide-figure-1"] - bare["bastide-figure-1"],
        found["bastide-figure-2"] - bare["bastide-figure-2"],
    ) == (2, 1, 1)
    assert found["bastide-mark-0"] - bare["bastide-mark-0"] == 1, "on the bridge"
    assert found["bastide-mark-2"] == bare["bastide-mark-2"] == 4, "one marker on each favour line"


def test_houses_of_the_castle_carry_their_builders_mark() -> None:
    bare = used(at(2).state.to_svg())
    found = used(at(2, houses={0: "4.1.0", 1: "2.0.0"}, bailiff=13, scored=1).state.to_svg())
    assert (found["bastide-mark-0"] - bare["bastide-mark-0"], found["bastide-mark-1"] - bare["bastide-mark-1"]) == (
        5,
        2,
    )


def test_the_seats_points_deniers_and_cubes_are_written() -> None:
    found = words(at(2, scores="17,23", deniers="6,19", cubes={0: "4 food 13 gold"}).state.to_svg())
    assert {"17", "23", "6", "19", "4", "13"} <= set(found)


def test_provost_and_bailiff_walk() -> None:
    text = draw(fresh(2).view | {"provost": 14, "bailiff": 11})
    for name, space in (("provost", 14), ("bailiff", 11)):
        box = SYMBOLS.known[f"caylus-{name}"].box
        placed = re.search(rf'href="#caylus-{name}" x="([^"]+)" y="([^"]+)" width="([^"]+)"', text)
        assert placed
        x, y, scale = float(placed[1]), float(placed[2]), float(placed[3]) / box[2]
        x, y = x - box[0] * scale, y - box[1] * scale
        left, top = space_corner(space)
        assert left <= x <= left + 108
        assert top + 74 <= y <= top + 107


def test_spaces_lie_apart_and_turn_at_each_end_of_the_road() -> None:
    corners = [space_corner(space) for space in range(1, 29)]
    assert len(set(corners)) == 28
    for space in (7, 14, 21):
        assert corners[space - 1][0] == corners[space][0], "the road turns down, not across"
    assert corners[0][0] > corners[6][0], "from the bridge it runs to the left"


@pytest.mark.parametrize("building", tables.IDS)
def test_every_building_has_a_picture_and_says_what_it_does(building: str) -> None:
    assert f"caylus-{building}" in symbols_of("caylus").known
    silent = {"statue", "granary", "weaver", "theater", "college", "monument", "cathedral"}
    assert bool(signs_of(building)) == (building not in silent)


@pytest.mark.parametrize(
    ("building", "signs"),
    [
        ("neutral_farm", "F/C"), ("gold_mine", "G"), ("wood_farm_cloth", "CC/F"), ("wood_marketplace", "?>6$"),
        ("wood_peddler", "2$>oo"), ("mason", "+stone"), ("lawyer", "+home"), ("park", "WWF"), ("church", "2$>3*"),
        ("alchemist", "oo>G"), ("jeweller", "G>5*"), ("hotel", "+2$"),
    ],
)  # fmt: skip
def test_effects_in_signs(building: str, signs: str) -> None:
    assert effect(building) == signs


def test_the_building_that_works_now_is_outlined() -> None:
    quiet = at(2).state.to_svg()
    assert "s-may" not in quiet
    view = fresh(2).view | {"active": {"space": 7, "building": "fixed_peddler", "seat": 0}}
    assert "s-may" in draw(view)


def test_the_town_in_plain_characters() -> None:
    text = str(
        at(
            3, seat=2, at=0, road={1: "farm+2", 9: "mason@1+0", 10: "lawyer@0"}, passed="1", castle="0,-,-,-,-",
            houses={1: "2.0.0"}, deniers="5,6,7", favours={1: "1.0.0.0"},
        ).state
    )  # fmt: skip
    assert max(map(len, text.splitlines())) <= 80
    for words_ in (
        "dungeon⚑ ▲▲□□□□ +5", "castle   ● · · · ·", "⚑walls", "passed ▲ · · · ·  a place costs 2 deniers",
        "prestige   0●■ 1▲ 2  ░  ░  ░", "  ● ", "→ ■  10  7 deniers, income 2",
    ):  # fmt: skip
        assert words_ in text, words_
    assert re.search(r"lawyer +mason *\n +\+home +⌂● \+stone +● +⌂▲\n.*─10─+9─", text), text
    assert re.search(r" farm\n.* F/C +■\n─4─.*─1─", text), text
    assert "─6─◎─▮─" in text


@pytest.mark.parametrize("players", [2, 5])
def test_every_position_of_a_game_can_be_drawn(players: int) -> None:
    game = bastide.load_game("caylus", players, {"jeweller": "true"})
    for state in random_positions(game, 12, seed=players):
        assert "Turn " in str(state)
        ET.fromstring(state.to_svg())
