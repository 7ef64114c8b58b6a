"""Whatever is typed, the answer is a named error and an unchanged position, or a position of the game."""

import random

import pytest

import bastide
from bastide.testing import random_positions

from .table import advanced, line, new, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"
UNREADABLE = [
    "",
    " ",
    "rotate ",
    " rotate",
    "ROTATE",
    "rotate now",
    "buy",
    "buy II",
    "buy II purple",
    "buy 2 white",
    "buy VII white",
    "build",
    "build porta_3",
    "build porta_3 lucca",
    "build porta_9 in lucca",
    "build porta_3 in rome",
    "pay",
    "pay gold",
    "rebuild porta_3",
    "score",
    "score type",
    "score type rome",
    "score city rome",
    "score palazzo",
    "purchase",
    "purchase x",
    "upgrade",
    "upgrade rome",
    "draw",
    "draw pink",
    "reveal",
    "reveal porta_8",
    "card",
    "card TOP-99",
    "start",
    "start 4",
    "pass",
    "end\n",
    "\x00",
    "\ud800",
    "score  land",
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_texts_that_are_no_action(text: str) -> None:
    for here in (table(seat(built="villa_1@pisa"), wheel=FULL), new(), advanced(phase="display", display="-")):
        before, refusal = here.state.to_text(), here.state.explain(text)
        assert refusal is not None
        assert refusal.key == "carrara-refusal-unreadable"
        with pytest.raises(bastide.IllegalAction):
            here.state.apply(text)
        assert here.state.to_text() == before


@pytest.mark.parametrize("action", [-1, 1659, 1 << 40, True])
def test_numbers_that_are_no_action(action: int) -> None:
    state = new().state
    before, refusal = state.to_text(), state.explain(action)
    assert refusal is not None
    assert refusal.key == "carrara-refusal-not-an-action"
    with pytest.raises(bastide.IllegalAction, match="is not an action"):
        state.apply_action(action)
    assert state.to_text() == before


GOOD = line(seat(marble="W", built="villa_1@pisa"), seat())
SEATS = GOOD.partition(" seats=")[2]


@pytest.mark.parametrize(
    ("before", "after", "field"),
    [
        ("turn seat", "turm seat", "what"),
        (GOOD, "", "what"),
        (GOOD, "turn", "seat"),
        ("seat=0", "seat=2", "seat"),
        ("seat=0", "seat=1", "seat"),
        ("first=0", "first=1", "first"),
        ("turn=1", "turn=0", "seat"),
        ("turn=1", "turn=x", "turn"),
        ("BASE-TOP", "TOP-01", "cards"),
        (",- wheel", ",BON-01 wheel", "cards"),
        (",- wheel", " wheel", "cards"),
        ("wheel=-", "wheel=WWWWWWWW", "wheel"),
        ("wheel=-,", "wheel=", "wheel"),
        ("wheel=-", "wheel=X", "wheel"),
        ("display=palazzo_1", "display=villa_1", "display"),
        ("display=palazzo_1", "display=palazzo_2", "display"),
        ("display=palazzo_1", "display=-", "display"),
        ("display=palazzo_1", "display=villa_8", "display"),
        ("display=palazzo_1,", "display=", "display"),
        ("sale=crown,", "sale=", "seats"),
        ("sale=crown", "sale=hat", "sale"),
        ("ending=-", "ending=buildings@1", "ending"),
        ("ending=-", "ending=announcement@1", "ending"),
        ("ending=-", "ending=announcement@9", "ending"),
        ("ending=-", "ending=1", "ending"),
        ("pending=-", "pending=rotated", "pending"),
        ("pending=-", "pending=purchased", "pending"),
        ("gone=-", "gone=villa_2", "gone"),
        ("gone=-", "gone=x", "gone"),
        ("seats=20", "seats=-1", "seats"),
        ("seats=20", "seats=020", "seats"),
        ("seats=20:0:W", "seats=20:0:YW", "line"),
        ("villa_1@pisa", "villa_1@rome", "seats"),
        ("villa_1@pisa", "villa_8@pisa", "seats"),
        ("villa_1@pisa", "villa_1", "seats"),
        (":-:villa", ":city_pisa:villa", "seats"),
        (":-:villa", ":land:villa", "seats"),
        ("@pisa:-", "@pisa:upgrade_pisa", "seats"),
        ("0.0.0.0.0.0:-:v", "9.0.0.0.0.0:-:v", "seats"),
        ("0.0.0.0.0.0:-:v", "0.0.0:-:v", "seats"),
        (";20", ";20:1", "seats"),
        (GOOD, GOOD + ";" + SEATS, "seats"),
        (GOOD, GOOD + " more=1", "line"),
        ("turn seat", "buy seat", "pending"),
        ("turn seat", "over seat", "ending"),
        ("turn seat", "start seat", "what"),
        ("turn seat", "refill seat", "pending"),
        ("turn seat", "reveal seat", "what"),
        ("turn seat", "pay seat", "pending"),
        ("turn seat", "upgrade seat", "pending"),
        ("turn seat", "display seat", "seats"),
        ("turn seat", "cards seat", "seats"),
    ],
)
def test_positions_that_cannot_be_are_named(before: str, after: str, field: str) -> None:
    game = bastide.load_game("carrara", options={"start_player": 0})
    assert game.from_text(GOOD).to_text() == GOOD
    assert before in GOOD
    with pytest.raises(bastide.PositionError, match=rf"^{field}: "):
        game.from_text(GOOD.replace(before, after, 1))


@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize("players", [2, 3])
def test_damaged_positions_are_refused_or_are_positions(mode: str, players: int) -> None:
    """Every damage to a line is named, or the line means what it says and can be played on."""
    game, rng = bastide.load_game("carrara", players=players, options={"mode": mode, "open": True}), random.Random(1)
    read = 0
    for state in random_positions(game, 10, seed=3):
        text = state.to_text()
        for _ in range(30):
            at = rng.randrange(len(text))
            damaged = text[:at] + rng.choice(["", "0", "1", "-", ",", ";", "+", "W", "K", " ", ":"]) + text[at + 1 :]
            try:
                other = game.from_text(damaged)
            except bastide.PositionError:
                continue
            read += 1
            assert other.to_text() == damaged
            assert other.is_terminal() or other.legal_actions()
            other.view(0)
            other.playout(1)
            assert other.is_terminal()
    assert read


@pytest.mark.parametrize("number", range(0, 30, 2))
def test_a_position_read_back_plays_the_same(number: int) -> None:
    options = {"mode": ("base", "advanced")[number // 2 % 2]}
    game = bastide.load_game("carrara", players=2 + number % 3, options=options)
    for state in random_positions(game, 3, seed=number):
        again = game.from_text(state.to_text())
        assert again.to_text() == state.to_text()
        assert again.legal_actions() == state.legal_actions()
        shown, read = (dict(s.view(0), ply=0, last=None) for s in (state, again))
        assert shown == read
        assert again.playout(number) == state.playout(number)
        assert again.to_text() == state.to_text()


WRONG_TIME = {
    "turn": [
        ("announce", "CRR-091"), ("purchase crown", "CRR-077"), ("buy I white", "CRR-031"), ("end", "CRR-030"),
        ("pay red", "CRR-028"),
    ],
    "buy": [
        ("rotate", "CRR-028"), ("score type villa", "CRR-028"), ("announce", "CRR-091"), ("purchase crown", "CRR-077"),
    ],
    "after": [
        ("rotate", "CRR-028"), ("buy I white", "CRR-028"), ("score type villa", "CRR-028"), ("relief", "CRR-028"),
        ("pay red", "CRR-029"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("phase", WRONG_TIME)
@pytest.mark.rule("CRR-028", "CRR-030", "CRR-031", "CRR-077", "CRR-091")
def test_the_order_of_a_turn_has_its_rules(phase: str) -> None:
    here = table(seat(marble="WWK"), wheel="WWWWWYYYYYB")
    if phase != "turn":
        here.play("rotate")
    if phase == "after":
        here.play("buy II white", "done")
    assert here.phase == phase
    for text, rule in WRONG_TIME[phase]:
        assert here.refused(text) == rule, text


@pytest.mark.rule("CRR-044")
def test_nothing_is_bought_where_there_is_nothing() -> None:
    colours = [colour * 7 for colour in "WYRGBK"]
    here = table(seat(marble="".join(colours[:3])), seat(marble="".join(colours[3:])))
    assert here.refused("buy I white") == here.refused("rotate") == "CRR-044"
