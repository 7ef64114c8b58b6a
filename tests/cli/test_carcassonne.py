"""What the terminal says of Carcassonne's actions: what they bring, in the words that the browser says it in."""

import re

import pytest

import bastide
from bastide.bots import make
from bastide.cli import report, texts
from bastide.cli.choices import listed
from bastide.cli.local import LocalTable
from bastide.cli.words import seats_of
from bastide.engine.outlook import of_json
from bastide.engine.phrases import Phrases
from tests.games.carcassonne.table import Table, play

UNTRANSLATED = re.compile(r"\b(carcassonne|cli|shell)-[a-z]+-?[a-z-]*")


def brings(table: Table, text: str) -> str:
    """Return what the help says of an action."""
    state = table.state
    said = Phrases("carcassonne", ["Ann", "Bo"], texts.current())
    return said.outlook(of_json(state.preview(state.string_to_action(text))), state.current_player())


@pytest.mark.parametrize(
    ("moves", "text", "words"),
    [
        ("X@(1,0) r0 [road.3]; A@?", "place A 0,1 r0", ""),
        ("X@(1,0) r0 [road.3]; A@?", "place A -1,0 r3", "completes the road of 3 tiles; Ann: +3 points"),
        ("A@(-1,0) r3 [road.0]; B@(0,1) r0; A@?", "place A 1,0 r1", "+3 points; completes the road of 3 tiles"),
        ("X@(1,0) r0; A@?", "place A -1,0 r3", "completes an unclaimed road of 3 tiles, worth 3 points"),
        (
            "X@(1,0) r0; A@(-1,0) r3 [?]",
            "meeple road.0",
            "+3 points; robber on the road; completes the road of 3 tiles",
        ),
        ("N@(0,-1) r1 [?]", "meeple none", ""),
        (
            "N@(0,-1) r1 [?]",
            "meeple city.0",
            "knight in the city of 2 tiles: 2 points if the game ended now, 4 when completed",
        ),
        ("N@(0,-1) r1 [?]", "meeple field.0", "farmer on the field of 1 tile: 0 points at the end, as things are"),
        (
            "X@(1,0) r0 [road.3]; A@(-1,0) r3 [?]",
            "meeple cloister",
            "monk in the cloister with 2 of 9 tiles: 2 points if the game ended now, 9 when completed"
            "; completes the road of 3 tiles; Ann: +3 points",
        ),
    ],
)
def test_what_an_action_brings(moves: str, text: str, words: str) -> None:
    assert brings(play(moves, then="B"), text) == words


def test_points_of_both_are_told() -> None:
    """Two robbers meet on a road that is closed: each gets all its points (CAR-053)."""
    floor = "B@(0,1) r0; B@(1,1) r0; A@(-1,0) r3 [road.0]; B@(2,1) r0; B@(3,1) r0; A@(2,0) r1 [road.0]; U@?"
    table = play(floor, then="V")
    assert brings(table, "place U 1,0 r1") == "+4 points; completes the road of 4 tiles; Bo: +4 points"


def test_what_brings_something_stands_first() -> None:
    """A meeple on a feature without points yet stands behind those that bring some, nobody at the end."""
    local = LocalTable(bastide.load_game("carcassonne", 2, {"stack": "NN"}), seats_of("me:Ann,me:Bo"), seed=1)
    local.act(local.state.string_to_action("place N 0,-1 r1"))
    actions = {local.state.action_to_string(action): action for action in local.state.legal_actions()}
    assert [choice.text for choice in listed(local, actions)] == ["meeple city.0", "meeple field.0", "meeple none"]


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_a_whole_game_is_told_without_an_untranslated_word(lang: str) -> None:
    texts.use(lang)
    local = LocalTable(bastide.load_game("carcassonne", 3), seats_of("me:Ann,me:Bo,me:Cy"), seed=5)
    bot = make("random", local.game, 4)
    said: list[str] = []
    while not local.over:
        said.append(report.ask(local))
        said += [report.preview(local, action) for action in local.state.legal_actions()[-4:]]
        local.act(bot.choose(local.state))
    text = "\n".join(said)
    assert not UNTRANSLATED.findall(text)
    assert "{" not in text
    assert "None" not in text
    assert len(set(said)) > 60
