"""What stands behind the screens: nobody else sees it, and nothing that is seen depends on it (CRR-026)."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import bastide
from bastide.testing import random_games, random_positions

from .table import advanced, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"


@pytest.mark.slow
@pytest.mark.rule("CRR-026")
@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_can_be_drawn_anew_and_nobody_notices(players: int, mode: str) -> None:
    game = bastide.load_game("carrara", players=players, options={"mode": mode})
    varied = set()
    for number, state in enumerate(random_positions(game, 6, seed=players)):
        for own in range(players):
            other = state.resample_from_infostate(own, number)
            assert other.view(own) == state.view(own)
            assert other.view(None) == state.view(None)
            assert other.current_player() == state.current_player()
            if state.current_player() == own:
                assert other.legal_actions() == state.legal_actions()
            if not state.is_terminal():
                assert other.legal_actions()
            mine, theirs = state.view(own)["seats"][own], other.view(own)["seats"][own]
            assert mine == theirs
            for seat_number in range(players):
                before, after = (s.view(seat_number)["seats"][seat_number] for s in (state, other))
                for key in ("coins", "marble", "objects"):
                    if before[key] != after[key]:
                        varied.add(key)
            assert other.game.from_text(other.to_text()).to_text() == other.to_text(), "it is a position of the game"
            assert other.story() == state.story()
            assert other.ledger() == state.ledger()
    assert {"coins", "marble"} <= varied
    assert ("objects" in varied) == (players > 2), "with two players the open supply tells everything"


@pytest.mark.rule("CRR-026", "CRR-004", "CRR-010")
def test_what_is_drawn_anew_keeps_every_piece() -> None:
    game = bastide.load_game("carrara", players=3, options={"mode": "advanced"})
    for number, state in enumerate(random_positions(game, 20, seed=8)):
        other = state.resample_from_infostate(0, number)
        blocks = dict.fromkeys(state.view(0)["wheel"][0]["blocks"], 0)
        for piece in [row["blocks"] for row in other.view(None)["wheel"]] + [
            other.view(seat_number)["seats"][seat_number]["marble"] for seat_number in range(3)
        ]:
            blocks = {colour: count + piece[colour] for colour, count in blocks.items()}
        assert max(blocks.values()) <= 7
        assert other.view(None)["bag"]["empty"] == (sum(blocks.values()) == 42)
        other.playout(number)
        assert other.is_terminal()


@pytest.mark.rule("CRR-026")
def test_the_game_goes_on_from_what_was_drawn_anew() -> None:
    """Log and ledger go on with it, though the history could not have led there."""
    game = bastide.load_game("carrara", players=2, options={"mode": "advanced"})
    for number, state in enumerate(random_positions(game, 10, seed=4)):
        told = state.story()
        other = state.resample_from_infostate(0, number)
        other = other.resample_from_infostate(1, number)
        other.playout(number)
        assert other.story()[: len(told)] == told
        sums = [sum(entry.points for entry in other.ledger() if entry.seat == s) for s in range(2)]
        assert sums == other.scores()


@pytest.mark.rule("CRR-026")
def test_a_payment_under_way_can_still_be_paid() -> None:
    here = table(seat(marble="WWYYRRKK"), seat(marble="GG"), display="villa_4").play("build villa_4 in lucca")
    assert here.phase == "pay"
    for seed in range(60):
        other = here.state.resample_from_infostate(1, seed)
        while other.view(1)["phase"] == "pay":
            other.apply_action(other.legal_actions()[-1])
        assert other.view(1)["seats"][0]["buildings"]["lucca"] == ["villa_4"]


def in_phases(game: bastide.Game, phases: set[str], wanted: int) -> Iterator[bastide.State]:
    """Yield so many positions of random games in these phases."""
    for played in random_games(game, 40, seed=9):
        state = game.new_initial_state()
        for action in played.history():
            state.apply_action(action)
            if state.to_text().split()[0] in phases and wanted:
                wanted -= 1
                yield state.clone()


@pytest.mark.slow
@pytest.mark.rule("CRR-026", "CRR-036", "CRR-054")
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_what_is_under_way_stays_possible_for_whoever_cannot_see_it(mode: str) -> None:
    """Who buys has the blocks taken and coins for another; who pays has what is left to pay, in two ways."""
    game = bastide.load_game("carrara", players=3, options={"mode": mode})
    for number, state in enumerate(in_phases(game, {"buy", "pay", "refill", "upgrade"}, 60)):
        mover = int(state.to_text().split("seat=")[1][0])
        for own in range(3):
            other = state.resample_from_infostate(own, number)
            again = game.from_text(other.to_text())
            assert again.legal_actions() == other.legal_actions()
            assert other.view(own) == state.view(own)
            assert other.story() == state.story()
            if own != mover and state.current_player() == mover:
                assert len(other.legal_actions()) > 1 or state.view(None)["pending"] is None
            other.playout(number)
            assert other.story()


@pytest.mark.rule("CRR-106")
def test_who_left_the_wheel_can_take_a_block() -> None:
    wheel = "-,WWWW,YYYY,RRR,-,-"
    here = advanced(seat(coins=9), seat(), seat(), players=3, wheel=wheel).play("stay")
    for seed in range(60):
        other = here.state.resample_from_infostate(1, seed)
        assert "relief" not in {other.action_to_string(action) for action in other.legal_actions()}
    with pytest.raises(bastide.PositionError, match=r"^pending: .*CRR-106"):
        advanced(seat(coins=0), wheel=wheel, phase="buy", pending="stayed")
    assert advanced(seat(coins=1), wheel=wheel, phase="buy", pending="stayed").legal == {"buy IV red"}


@pytest.mark.rule("CRR-036", "CRR-054")
@pytest.mark.parametrize(
    ("mine", "row"),
    [
        (seat(coins=4, marble="W"), {"phase": "buy", "wheel": "-,WWWW", "pending": "rotated/II/W/5"}),
        (seat(marble="KKKK"), {"phase": "pay", "display": "villa_4", "pending": "villa_4/lerici/-/-"}),
    ],
    ids=["buy", "pay"],
)
def test_positions_that_ask_what_nobody_can_choose_are_refused(mine: str, row: dict[str, Any]) -> None:
    with pytest.raises(bastide.PositionError, match=r"^pending: "):
        table(mine, **row)


@pytest.mark.rule("CRR-026")
def test_an_open_game_and_a_finished_one_hide_nothing() -> None:
    opened = bastide.load_game("carrara", players=3, options={"open": True})
    for state in random_positions(opened, 6, seed=1):
        assert state.view(0) == state.view(2) == state.view(None)
        assert state.resample_from_infostate(1, 3).to_text() == state.to_text()
    game = bastide.load_game("carrara", players=3)
    state = game.new_initial_state()
    state.playout(1)
    assert state.view(0) == state.view(None)
    assert state.view(None)["seats"][1]["coins"] is not None


@pytest.mark.rule("CRR-026", "CRR-091")
def test_no_refusal_tells_what_somebody_holds() -> None:
    """The words of a refusal are the same whatever else the seat has."""
    here = [
        table(seat(coins=coins, marble="K"), wheel="WWWWWYYYYYB", display="villa_5").play("rotate") for coins in (2, 3)
    ]
    for text in ("buy II white", "done", "relief"):
        one, two = (other.state.explain(text) for other in here)
        assert one == two
    few = [table(seat(marble=marble), display="villa_5") for marble in ("K", "KKK")]
    one, two = (other.state.explain("build villa_5 in lerici") for other in few)
    assert one == two


@pytest.mark.rule("CRR-026")
def test_objectives_of_others_are_known_where_they_are_open() -> None:
    state = advanced(
        seat(objects={"cup": 2}, built="villa_5@pisa"), seat(coins=3), cards="TOP-07,OBJ-01,BLD-02,BON-02"
    ).state
    own, others = (state.view(viewer)["seats"][0]["objectives"] for viewer in (0, 1))
    assert [row["have"] for row in own] == [20, 1, 5]
    assert [row["have"] for row in others] == [None, None, 5]
    assert [row["met"] for row in others] == [None, None, False]
    assert state.view(1)["seats"][0]["may_announce"] is False
    json.dumps(state.view(1))


def test_what_reveals_something() -> None:
    here = table(seat(coins=9, built="villa_1@pisa", marble="W"), wheel=FULL, display="villa_2")
    assert not any(here.state.reveals(action) for action in here.state.legal_actions())
    here.play("rotate", "buy I white" if "buy I white" in here.legal else "buy II white")
    assert not any(here.state.reveals(action) for action in here.state.legal_actions())
    assert table(phase="display", display="-").state.reveals(6)


def test_undo_goes_back_to_the_last_draw() -> None:
    state = table(seat(coins=30, marble="W", built="villa_1@pisa"), wheel=FULL, display="villa_2").state
    lengths = []
    for text in ("rotate", "buy II white", "buy II red", "done", "purchase cup"):
        state.apply(text)
        lengths.append(bastide.undo_point(state))
    assert lengths == [0, 0, 0, 0, 0]
    state.apply("end")
    state.apply("rotate")
    assert bastide.undo_point(state) == 6, "the other player's own turn"
    state.apply_action(state.legal_actions()[0])
    assert bastide.undo_point(state) == 8, "a block was drawn"


OPEN_CAUSES = {"building-card", "bonus-card"}
"""What final scoring gives for cards that may count what lies open."""
HIDDEN_RATES = ("per_object", "per_identical", "per_distinct_set", "per_distinct_object", "per_marble", "coins_rate")
"""Beginnings of what cards count behind the screens."""


@pytest.mark.rule("CRR-026", "CRR-098", "CRR-099", "CRR-102")
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_points_if_the_game_ended_tell_no_more_than_a_seat_may_know(mode: str) -> None:
    """Of a screen that a viewer cannot look behind, only what everybody can work out is counted."""
    game = bastide.load_game("carrara", players=3, options={"mode": mode})
    guarded = 0
    for number, state in enumerate(random_positions(game, 12, seed=12)):
        whole = state.lay_open().view(None)
        kinds = {f"{card['class']}-card": card["rate"]["kind"] for card in whole["cards"]}
        known = {cause for cause in OPEN_CAUSES if not kinds.get(cause, "coins_rate").startswith(HIDDEN_RATES)}
        for viewer in (None, 0, 1, 2):
            told = state.if_ended(viewer)
            for row, everything, points in zip(state.view(viewer)["seats"], whole["seats"], told, strict=True):
                if row["if_ended"] is not None:
                    assert points == row["if_ended"]
                    continue
                guarded += 1
                sure = [final["points"] for final in everything["final"] if final["cause"] in known]
                assert points == row["score"] + sum(sure)
            if viewer is not None:
                assert state.resample_from_infostate(viewer, number).if_ended(viewer) == told
        assert state.lay_open().if_ended() == [row["if_ended"] for row in whole["seats"]]
    assert guarded > 50


def test_an_action_changes_no_clone() -> None:
    """Clones may share what changes seldom: nothing that is done to one of them shows in the other."""
    game = bastide.load_game("carrara", players=2, options={"mode": "advanced", "open": True})
    for state in random_positions(game, 12, seed=3):
        before, other = json.dumps(state.view(None)), state.clone()
        for action in state.legal_actions():
            state.clone().apply_action(action)
        other.playout(1)
        assert json.dumps(state.view(None)) == before
