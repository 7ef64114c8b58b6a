"""Caylus drawn for notebooks and in plain characters: valid, complete, and alone on its page."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import bastide
from bastide.games.caylus.kernel import tables
from bastide.games.caylus.pictures.signs import signs_of
from bastide.games.caylus.pictures.svg import draw, space_corner
from bastide.games.caylus.pictures.symbols import PICTURES, picture_of
from bastide.games.caylus.pictures.text import effect
from bastide.testing import random_positions
from tests.games.caylus.table import at, fresh

SVG = "{http://www.w3.org/2000/svg}"


def used(text: str) -> Counter[str]:
    """Return how often each definition is placed in the drawing."""
    return Counter(re.findall(r'<use href="#bastide-([^"]+)"', text.partition("</defs>")[2]))


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
    assert "<style" not in text
    assert "<script" not in text


def test_two_drawings_on_one_page_do_not_mix() -> None:
    """A definition of the same name is the same in every drawing."""
    first, second = (
        dict(re.findall(r'<(?:g|path) id="([^"]+)"(.*?)(?=<(?:g|path) id=|</defs>)', text, re.DOTALL))
        for text in (fresh(2).state.to_svg(), at(5, road={9: "mason@1", 10: "church@2+0"}).state.to_svg())
    )
    shared = first.keys() & second.keys()
    assert len(shared) > 20
    assert not {name for name in shared if first[name] != second[name]}


def test_workers_and_houses_of_the_seats_stand_on_the_road() -> None:
    text = at(3, road={1: "farm+2", 9: "mason@1+0", 10: "residence@1"}).state.to_svg()
    found = used(text)
    assert found["house1"] == 2
    assert found["house0"] == 0
    x, y = space_corner(9)
    assert (
        f'<use href="#bastide-m0" transform="translate({x + 92:.1f} {y + 60}) scale(0.62)"/>'.replace(".0 ", " ")
        in text
    )
    assert {"Mason", "Residence", "Gold Mine"} <= set(words(text))


def test_who_stands_before_the_bridge_has_passed_or_holds_a_marker_is_drawn() -> None:
    bare = used(at(3).state.to_svg())
    text = at(3, seat=2, at=0, special="0,-,1,-", inn="-,2", passed="1,0", castle="0,-,-,-,-").state.to_svg()
    found = used(text)
    assert (found["m0"] - bare["m0"], found["m1"] - bare["m1"], found["m2"] - bare["m2"]) == (2, 1, 1)
    assert found["mark0"] - bare["mark0"] == 1, "on the bridge"
    assert found["mark2"] == bare["mark2"] == 4, "one marker on each favour line"


def test_houses_of_the_castle_carry_their_builders_mark() -> None:
    bare = used(at(2).state.to_svg())
    found = used(at(2, houses={0: "4.1.0", 1: "2.0.0"}, bailiff=13, scored=1).state.to_svg())
    assert (found["mark0"] - bare["mark0"], found["mark1"] - bare["mark1"]) == (5, 2)


def test_the_seats_points_deniers_and_cubes_are_written() -> None:
    found = words(at(2, scores="17,23", deniers="6,19", cubes={0: "4 food 13 gold"}).state.to_svg())
    assert {"17", "23", "6", "19", "4", "13"} <= set(found)


def test_provost_and_bailiff_walk() -> None:
    text = draw(fresh(2).view | {"provost": 14, "bailiff": 11})
    places = dict(re.findall(r'href="#bastide-(provost|bailiff)" transform="translate\(([^)]+)\)', text))
    for name, space in (("provost", 14), ("bailiff", 11)):
        x, y = map(float, places[name].split())
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
    assert picture_of(building) in PICTURES
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
    assert 'stroke="#AE3F16"' not in quiet
    view = fresh(2).view | {"active": {"space": 7, "building": "fixed_peddler", "seat": 0}}
    assert 'stroke="#AE3F16"' in draw(view)


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
    spaces = "\n".join(lines for lines in text.splitlines())
    assert re.search(r"mason +lawyer\n.*\+stone +● +⌂▲ \+home +⌂●\n─9─+10─", spaces), text
    assert re.search(r"farm *\n.*F/C +■ *\n.*─1─", spaces), text
    assert "─6─◎─▮─" in text


@pytest.mark.parametrize("players", [2, 5])
def test_every_position_of_a_game_can_be_drawn(players: int) -> None:
    game = bastide.load_game("caylus", players, {"jeweller": "true"})
    for state in random_positions(game, 12, seed=players):
        assert "Turn " in str(state)
        ET.fromstring(state.to_svg())
