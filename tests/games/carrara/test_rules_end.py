"""Sections 8 to 10: objectives, the end of the game, final scoring."""

from typing import Any

import pytest

import bastide
from bastide.testing import random_games

from .slow_box import DATA, FINAL, KINDS
from .table import CARD, Table, advanced, built_out, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"
BIG = "villa_5@massa palazzo_5@massa porta_5@massa biblioteca_5@massa cattedrale_5@massa castello_5@massa"
THREE = "type palazzo,type porta,city massa"
EIGHT = dict.fromkeys(["crown", "book", "cup", "gate"], 2)


def ready(players: int = 2, **rest: Any) -> Table:
    """The first seat meets all objectives as soon as it has scored a fourth time."""
    mine = seat(coins=9, objects=EIGHT, built=BIG, scored=THREE, marble="K")
    return table(mine, players=players, wheel=FULL, **rest)


@pytest.mark.rule("CRR-083")
def test_three_objectives_are_in_play() -> None:
    for view in (table().view, advanced().view):
        assert [card["class"] for card in view["cards"]][:3] == ["top", "object", "building"]
        assert [row["class"] for row in view["seats"][0]["objectives"]] == ["top", "object", "building"]


@pytest.mark.rule("CRR-084")
def test_the_values_are_minimum_requirements() -> None:
    rows = {row["class"]: row for row in table(seat(objects=EIGHT, built=BIG, scored=THREE)).me()["objectives"]}
    assert rows["object"] == {"class": "object", "have": 8, "need": 8, "met": True}
    assert rows["top"]["met"] is False
    more = table(seat(objects={**EIGHT, "flag": 1}, built=BIG, scored=THREE)).me()["objectives"][1]
    assert (more["have"], more["met"]) == (9, True)


@pytest.mark.rule("CRR-085", "CRR-086", "CRR-087")
@pytest.mark.parametrize(("players", "objects", "cost"), [(2, 8, 30), (3, 7, 25), (4, 6, 20)])
def test_base_objectives(players: int, objects: int, cost: int) -> None:
    needs = {card["class"]: card["condition"]["need"] for card in table(players=players).view["cards"]}
    assert needs == {"top": 4, "object": objects, "building": cost}
    kinds = {card["class"]: card["condition"]["kind"] for card in table().view["cards"]}
    assert kinds == {"top": "scorings_total", "object": "objects_total", "building": "building_cost_total"}
    have = {row["class"]: row["have"] for row in table(seat(objects=EIGHT, built=BIG, scored=THREE)).me()["objectives"]}
    assert have == {"top": 3, "object": 8, "building": 30}


@pytest.mark.rule("CRR-088", "CRR-131")
def test_the_bonus_card_belongs_to_the_expansion() -> None:
    assert len(table().view["cards"]) == 3
    assert advanced().view["cards"][3]["class"] == "bonus"


@pytest.mark.rule("CRR-089", "CRR-090", "CRR-091", "CRR-092")
def test_announcing_the_end() -> None:
    here = ready()
    assert here.refused("announce") == "CRR-091", "not before the action"
    here.play("score type villa")
    before = here.has()[0]
    assert "announce" in here.legal
    here.play("announce")
    assert here.has()[0] - before == FINAL["announcer_bonus_vp"] == 5, "marked at once"
    assert here.view["ending"] == {"by": "announcement", "seat": 0, "last": 1}
    entry = here.state.ledger()[-1]
    assert (entry.cause, entry.points, entry.rule) == ("announcement", 5, "CRR-092")
    shown = [line for line in here.state.story() if line.key == "carrara-log-proof"][-1]
    assert (shown.seat, shown.args["crown"], shown.rule) == (0, 2, "CRR-091"), "the proof is shown"


@pytest.mark.rule("CRR-090")
def test_announcing_is_optional_and_needs_all_three() -> None:
    here = ready().play("score type villa", "end")
    assert here.view["ending"] is None
    for lacking in (
        seat(objects=EIGHT, built=BIG, scored="type palazzo,type porta"),
        seat(objects={"cup": 5}, built=BIG, scored=THREE),
        seat(objects=EIGHT, built="villa_5@massa villa_4@massa porta_5@massa castello_5@massa", scored=THREE),
    ):
        assert table(lacking, wheel=FULL).play("score type villa").refused("announce") == "CRR-090"


@pytest.mark.rule("CRR-086", "CRR-087", "CRR-090")
@pytest.mark.parametrize(("players", "objects", "built"), [(2, 8, 6), (3, 7, 5), (4, 6, 4)])
def test_what_must_be_met_depends_on_the_number_of_players(players: int, objects: int, built: int) -> None:
    def ends(objects: int, built: int) -> bool:
        held = {kind: objects // 4 + (number < objects % 4) for number, kind in enumerate(EIGHT)}
        mine = seat(objects=held, built=" ".join(BIG.split()[:built]), scored=f"{THREE},type villa")
        return "announce" in table(mine, players=players, wheel=FULL, phase="after").legal

    assert ends(objects, built)
    assert not ends(objects - 1, built)
    assert not ends(objects, built - 1), "5 less of the cost"


PROVED = {
    "OBJ-01": ({"crown": 5, "cup": 3, "flag": 2}, {"crown": 4, "cup": 2, "flag": 2}),
    "OBJ-02": ({"crown": 4, "book": 2, "cup": 3}, {"crown": 3, "cup": 3}),
    "OBJ-03": ({"crown": 3, "book": 3, "gate": 4, "cup": 3}, {"crown": 3, "book": 3, "gate": 3}),
    "OBJ-05": (dict.fromkeys(KINDS, 2), dict.fromkeys(KINDS, 1)),
    "OBJ-06": ({"crown": 3, "book": 2, "cup": 3}, {"crown": 3, "cup": 1}),
}
"""By card of two players: what the seat has, and what it shows."""


@pytest.mark.rule("CRR-091")
@pytest.mark.parametrize("card", PROVED)
def test_only_what_proves_the_claim_is_shown(card: str) -> None:
    """No coins, no blocks, and of the objects only those that meet the requirement."""
    held, due = PROVED[card]
    mine = seat(coins=40, marble="WWK", objects=held, built=BIG)
    here = advanced(mine, wheel=FULL, phase="after", cards=f"TOP-07,{card},BLD-01,BON-02").play("announce")
    shown = [line for line in here.state.story() if line.rule == "CRR-091"]
    assert [line.key for line in shown] == ["carrara-log-proof"]
    assert shown[0].args == dict.fromkeys(KINDS, 0) | due


@pytest.mark.rule("CRR-091")
def test_the_requirements_are_those_of_the_moment() -> None:
    """A purchase may be what was missing."""
    mine = seat(coins=30, objects={"crown": 2, "book": 2, "cup": 2}, built=BIG, scored=THREE)
    here = table(mine, wheel=FULL).play("score type villa")
    assert here.refused("announce") == "CRR-090"
    assert "announce" in here.play("purchase flag").legal


@pytest.mark.rule("CRR-092", "CRR-093", "CRR-096")
def test_only_the_first_announcement_counts() -> None:
    theirs = " ".join(tile.replace("_5@", "_4@").replace("massa", "lerici") for tile in BIG.split())
    here = table(
        seat(objects=dict.fromkeys(["crown", "book"], 2) | {"cup": 4}, built=BIG, scored=THREE),
        seat(
            coins=40, objects=dict.fromkeys(["flag", "gate"], 3) | {"coat_of_arms": 3}, marble="K",
            built=theirs + " villa_3@lerici palazzo_3@lerici porta_3@lerici",
            scored="type porta,type palazzo,type castello",
        ),
        wheel=FULL, display="villa_1",
    )  # fmt: skip
    here.play("score type villa", "announce")
    assert {"rotate", "build villa_1 in lerici", "score type villa", "score city lerici"} <= here.legal
    here.play("score type villa")
    assert here.refused("announce") == "CRR-093"
    assert "purchase cup" in here.legal, "purchases work normally"


@pytest.mark.rule("CRR-093", "CRR-097", "CRR-089")
def test_the_thirtieth_building_ends_the_game_without_a_bonus() -> None:
    one, two = built_out("villa_1")
    here = table(seat(marble="W", built=one), seat(built=two), display="villa_1", wheel=FULL)
    assert here.view["stack"] == 0
    here.play("build villa_1 in pisa")
    assert here.view["ending"] == {"by": "buildings", "seat": 0, "last": 1}
    assert here.refused("announce") == "CRR-090"
    here.play("end")
    assert here.state.scores() == [0, 0], "no 5 points"
    assert here.phase == "turn"
    here.play("rotate", "buy II white", "done", "end")
    assert here.state.is_terminal(), "the round was the last"


@pytest.mark.rule("CRR-093")
def test_who_placed_the_thirtieth_building_may_announce_in_that_turn() -> None:
    one, two = built_out("villa_1")
    mine = seat(marble="W", built=one, objects=EIGHT, scored=THREE.replace("massa", "lerici") + ",type biblioteca")
    theirs = seat(
        built=two, objects={"flag": 5, "coat_of_arms": 5, "cup": 3}, scored="type villa,type castello,type cattedrale"
    )
    here = table(mine, theirs, display="villa_1", wheel=FULL).play("build villa_1 in pisa")
    assert "announce" in here.legal
    here.play("announce")
    assert here.state.scores() == [5, 0]
    here.play("rotate", "buy II white", "done")
    assert here.refused("announce") == "CRR-093"
    meets = seat(
        built=two.replace("lerici", "massa"), objects={"flag": 5, "coat_of_arms": 5, "cup": 3},
        scored="type villa,type castello,type cattedrale,city massa",
    )  # fmt: skip
    assert "announce" in table(mine, meets, phase="after", on_turn=1, wheel=FULL).legal
    quiet = table(mine, meets, display="villa_1", wheel=FULL).play("build villa_1 in pisa", "end")
    quiet.play("rotate", "buy II white", "done")
    assert quiet.refused("announce") == "CRR-093", "in a later turn nobody can"


@pytest.mark.rule("CRR-092", "CRR-093", "CRR-097")
def test_the_thirtieth_building_after_an_announcement_opens_no_other_one() -> None:
    one, two = built_out("villa_1")
    mine = seat(marble="W", built=two, objects=EIGHT, scored="type villa,type castello,type cattedrale,type biblioteca")
    here = table(seat(built=one), mine, display="villa_1", wheel=FULL, on_turn=1, ending="announcement@1")
    here.play("build villa_1 in pisa")
    assert here.refused("announce") == "CRR-093"
    assert here.view["ending"]["by"] == "announcement"
    assert here.play("end").state.is_terminal()


@pytest.mark.rule("CRR-094", "CRR-095")
@pytest.mark.parametrize(("first", "on_turn", "left"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 1, 2), (1, 0, 0)])
def test_the_round_is_played_to_its_end(first: int, on_turn: int, left: int) -> None:
    mine = seat(coins=9, objects=EIGHT, built=BIG, scored=THREE)
    seats = [seat(marble="K") for _ in range(3)]
    seats[on_turn] = mine
    here = table(*seats, players=3, first=first, on_turn=on_turn, wheel="WYRGBK,WYRGB,-,-,-,-")
    here.play("score type villa", "announce")
    turns = 0
    while here.phase != "over":
        here.play("rotate")
        while here.phase == "refill":
            here.play(min(here.legal))
        here.play(min(text for text in here.legal if text.startswith("buy")))
        here.play(*(["done"] if here.phase == "buy" else []), "end")
        turns += 1
    assert turns == left
    assert here.state.is_terminal()
    assert here.refused("rotate") == "CRR-094"


@pytest.mark.rule("CRR-094")
def test_all_have_had_the_same_number_of_turns() -> None:
    for players in (2, 3, 4):
        for played in random_games(bastide.load_game("carrara", players=players), 8, seed=3):
            assert played.view(None)["turn"] % players == 0


@pytest.mark.rule("CRR-097")
def test_cost_eight_tiles_do_not_count_and_replaced_ones_do() -> None:
    one, two = built_out("villa_1")
    here = advanced(
        seat(marble="W" * 1, built=one.replace("palazzo_1@lerici ", "")), seat(built=two), display="villa_1",
        gone="palazzo_1", wheel=FULL,
    )  # fmt: skip
    assert len(here.view["cost8"]) == 6
    assert here.play("build villa_1 in pisa").view["ending"]["by"] == "buildings"


# -- section 10 --------------------------------------------------------------------------


def end(*seats: str, **rest: Any) -> Table:
    """Play the last turn of a game: the last seat scores its villa and ends it."""
    players = len(seats)
    here = table(*seats, players=players, on_turn=players - 1, ending="announcement@1", wheel=FULL, **rest)
    return here.play("score type villa", "end")


def causes(here: Table, number: int) -> dict[str, int]:
    """A seat's points of final scoring by cause."""
    return {
        entry.cause: entry.points
        for entry in here.state.ledger()
        if entry.seat == number and entry.cause not in ("type", "city", "carried")
    }


@pytest.mark.rule("CRR-098", "CRR-099", "CRR-100", "CRR-101", "CRR-102")
def test_final_scoring_of_the_base_game() -> None:
    here = end(
        seat(coins=14, objects={"cup": 3, "book": 1}, built="palazzo_5@pisa porta_5@pisa porta_4@lucca"),
        seat(coins=4, objects={"gate": 1}, built="villa_1@livorno"),
    )
    objects, buildings = (CARD[name]["final_scoring"]["vp"] for name in ("BASE-OBJECT", "BASE-BUILDING"))
    assert (objects, buildings) == (1, 3)
    assert causes(here, 0) == {"object-card": 4 * objects, "building-card": 2 * buildings, "coins": 2}
    assert causes(here, 1) == {"object-card": 2 * objects}, "4 coins are dropped; nobody met the requirement"
    assert here.state.scores() == [4 + 6 + 2, 3 + 2]
    rules = {entry.cause: entry.rule for entry in here.state.ledger()}
    assert (rules["object-card"], rules["building-card"], rules["coins"]) == ("CRR-098", "CRR-099", "CRR-102")


@pytest.mark.rule("CRR-102")
@pytest.mark.parametrize("coins", [0, 4, 5, 9, 10, 23])
def test_five_coins_are_a_point(coins: int) -> None:
    here = end(seat(coins=coins), seat(coins=0, built="villa_1@livorno"))
    assert here.state.scores()[0] == coins // DATA["final_scoring"]["coins_per_vp"] == coins // 5


@pytest.mark.rule("CRR-103")
def test_most_points_win() -> None:
    here = end(seat(points=30, coins=0), seat(points=10, coins=0, marble="WWW", built="villa_1@livorno"))
    assert here.state.returns() == [1, 0]
    assert here.view["winners"] == [0]


@pytest.mark.rule("CRR-098", "CRR-102", "CRR-103")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_scored_however_many_play(players: int) -> None:
    seats = [seat(coins=5 * (number + 1), objects={"cup": 1}) for number in range(players - 1)]
    here = end(*seats, seat(coins=5 * players, objects={"crown": 1}, built="villa_1@livorno"))
    villa = 3 + 1  # its points, and the coat of arms that it brings
    assert here.state.scores() == [number + 2 for number in range(players - 1)] + [players + 1 + villa]
    assert here.view["winners"] == [players - 1]


@pytest.mark.rule("CRR-104")
def test_ties_go_to_most_marble_then_are_shared() -> None:
    points = 10 + 3 + 1
    more = end(seat(points=points, coins=0, marble="K"), seat(points=10, coins=0, marble="WW", built="villa_1@livorno"))
    assert more.state.scores() == [points, points]
    assert more.state.returns() == [0, 1]
    assert more.state.story()[-1].rule == "CRR-104"
    same = end(
        seat(points=points, coins=0, marble="KK"), seat(points=10, coins=0, marble="WW", built="villa_1@livorno")
    )
    assert same.state.returns() == [0.5, 0.5]
    assert same.view["winners"] == [0, 1]


def then(here: Table, text: str) -> list[str]:
    """Return the messages that tell what an action brings."""
    return [clause["key"] for clause in here.state.preview(here.state.string_to_action(text))["told"]]


@pytest.mark.rule("CRR-094", "CRR-095")
def test_the_preview_tells_whether_another_turn_follows() -> None:
    rows = [seat(marble="K"), seat(coins=9, objects=EIGHT, built=BIG, scored=f"{THREE},type villa")]
    assert then(table(*rows, phase="after"), "end") == ["carrara-then-end"]
    last = table(*rows, phase="after", on_turn=1, ending="announcement@1")
    assert then(last, "end") == ["carrara-ask-over"], "the round ends with this turn"
    assert last.play("end").state.is_terminal()
    running = table(*rows, phase="after", on_turn=1)
    assert then(running, "end") == ["carrara-then-end"]
    assert then(running, "announce") == ["carrara-ask-over"]
    assert running.play("announce").state.is_terminal()
    first = table(rows[1], rows[0], phase="after")
    assert then(first, "announce") == ["carrara-then-announce"]
    assert not first.play("announce").state.is_terminal()


@pytest.mark.rule("CRR-091", "CRR-098")
def test_final_scoring_brings_no_objective_nearer() -> None:
    card = next(name for name, row in CARD.items() if row["condition"]["kind"] == "vp_on_track")
    rows = [seat(marble="K"), seat(coins=30, points=7, objects=EIGHT, built=BIG, scored=THREE)]
    last = advanced(*rows, cards=f"{card},OBJ-01,BLD-01,BON-02", phase="after", on_turn=1, ending="announcement@1")
    assert then(last, "end") == ["carrara-ask-over"]
    assert last.play("end").has(1)[0] > 7
