"""Section 12: what the kinds of cards mean, by hand on small examples and by the slow rules on every card."""

import random

import pytest

from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.final_scoring import final_points
from bastide.games.carrara.kernel.objectives import measure, of_objects
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.goods import word_of

from .slow_box import CARDS, CITIES, KINDS, TILES, TYPES, UPGRADES
from .slow_seat import Seat
from .table import Table, advanced, seat

BUILT = "villa_1@pisa villa_4@pisa villa_5@lucca porta_5@lucca porta_2@massa palazzo_8@massa"
MARKS = "type villa,type porta,city pisa,land"


def rich() -> Table:
    """A seat that has something of everything."""
    mine = seat(
        coins=17, points=33, marble="WWK", objects={"crown": 3, "cup": 2, "flag": 5}, built=BUILT, scored=MARKS,
        upgrades="upgrade_lucca",
    )  # fmt: skip
    return advanced(mine)


def has(here: Table, card: str, rate: bool = False) -> int:
    """How much the first seat has of what a card counts."""
    state = here.state.position
    assert isinstance(state, Position)
    at = tables.CARD_NAMES.index(card)
    if not rate:
        return int(measure(state, 0, tables.CONDITION[at], tables.CONDITION_OF[at]))
    state = state.clone()
    number = ["top", "object", "building", "bonus"].index(CARDS[card]["class"])
    state.cards[number] = at
    points = int(final_points(state, 0, number - 1))
    each: int = CARDS[card]["final_scoring"]["vp"]
    assert points % each == 0
    return points // each


@pytest.mark.rule("CRR-134")
def test_groups_of_identical_objects() -> None:
    here = rich()
    assert has(here, "OBJ-01") == has(here, "OBJ-01", rate=True) == 1 + 1 + 2
    assert has(here, "OBJ-02") == has(here, "OBJ-02", rate=True) == 1 + 0 + 1
    assert of_objects(word_of([5, 4, 0, 1, 0, 0]), codes.Q_GROUPS, 2) == 4


@pytest.mark.rule("CRR-135")
@pytest.mark.parametrize(
    ("objects", "size", "sets"),
    [
        ([3, 0, 0, 2, 5, 0], 3, 2), ([3, 0, 0, 3, 5, 0], 3, 3), ([1, 1, 1, 1, 1, 1], 3, 2), ([6, 6, 0, 0, 0, 0], 3, 0),
        ([2, 2, 2, 2, 0, 0], 4, 2), ([1, 1, 2, 2, 2, 0], 4, 2), ([1, 1, 1, 1, 1, 1], 6, 1), ([5, 1, 1, 1, 1, 0], 6, 0),
        ([2, 2, 1, 1, 0, 0], 3, 2), ([0, 0, 0, 0, 0, 0], 3, 0),
    ],
)  # fmt: skip
def test_sets_of_different_objects(objects: list[int], size: int, sets: int) -> None:
    assert of_objects(word_of(objects), codes.Q_SETS, size) == sets


@pytest.mark.rule("CRR-136", "CRR-137")
def test_objects_of_kinds_and_all_objects() -> None:
    here = rich()
    assert [has(here, name) for name in ("OBJ-06", "OBJ-07", "OBJ-08")] == [5, 0, 5]
    assert has(here, "OBJ-06", rate=True) == 5
    assert has(here, "BASE-OBJECT") == has(here, "BASE-OBJECT", rate=True) == 10


@pytest.mark.rule("CRR-134", "CRR-135", "CRR-136", "CRR-137", "CRR-130")
def test_what_is_not_counted_is_surplus() -> None:
    state = rich().state.position
    assert isinstance(state, Position)
    surplus = {}
    for card in ("OBJ-01", "OBJ-02", "OBJ-03", "OBJ-05", "OBJ-06", "OBJ-07", "BASE-OBJECT"):
        state.cards[1] = tables.CARD_NAMES.index(card)
        surplus[card] = int(final_points(state, 0, 3))
    assert surplus == {
        "OBJ-01": 2, "OBJ-02": 4, "OBJ-03": 4, "OBJ-05": 10, "OBJ-06": 5, "OBJ-07": 10, "BASE-OBJECT": 0
    }  # fmt: skip


@pytest.mark.rule("CRR-138", "CRR-139", "CRR-140", "CRR-141")
def test_buildings_on_the_board() -> None:
    here = rich()
    assert has(here, "BASE-BUILDING") == 25
    assert (has(here, "BLD-01"), has(here, "BLD-02")) == (15, 10)
    assert (has(here, "BLD-01", rate=True), has(here, "BLD-02", rate=True)) == (3, 3)
    assert has(here, "BLD-03") == has(here, "BLD-03", rate=True) == 3
    assert has(here, "BASE-BUILDING", rate=True) == 3, "cost 5 or more"
    assert has(here, "BON-03", rate=True) == 1
    assert has(here, "BLD-04") == has(here, "BLD-04", rate=True) == 6
    assert has(here, "BLD-05") == has(here, "BLD-05", rate=True) == 3
    assert has(here, "BLD-06") == has(here, "BLD-06", rate=True) == 3
    assert has(here, "BLD-07") == has(here, "BLD-07", rate=True) == 3
    assert has(here, "BLD-08") == has(here, "BLD-08", rate=True) == 2
    assert has(here, "BON-06", rate=True) == 2


@pytest.mark.rule("CRR-138", "CRR-139", "CRR-141", "CRR-118")
def test_only_tiles_that_are_on_the_board_now_count() -> None:
    here = advanced(seat(marble="WWW", built="porta_2@lucca"), display="villa_5").play("rebuild porta_2 as villa_5")
    assert (has(here, "BASE-BUILDING"), has(here, "BLD-04"), has(here, "BLD-01"), has(here, "BLD-03")) == (5, 1, 0, 1)


@pytest.mark.rule("CRR-142", "CRR-133")
def test_own_markers() -> None:
    here = rich()
    assert (has(here, "TOP-01"), has(here, "TOP-03"), has(here, "TOP-04"), has(here, "TOP-05")) == (4, 1, 2, 1)
    assert (has(here, "BON-04", rate=True), has(here, "BON-05", rate=True)) == (1, 2)


@pytest.mark.rule("CRR-143")
def test_what_is_there_at_the_time_of_checking() -> None:
    here = rich()
    assert (has(here, "TOP-06"), has(here, "TOP-07")) == (33, 17)
    assert [has(here, name, rate=True) for name in ("BON-02", "BON-07", "BON-08")] == [3, 3, 1]
    bonus = here.view["cards"][3]
    assert bonus["condition"] == {"kind": "none", "need": 0}
    state = here.state.position
    assert isinstance(state, Position)
    assert final_points(state, 0, 4) == 17 // 5
    state.cards[3] = tables.CARD_NAMES.index("BON-01")
    assert final_points(state, 0, 4) == 17 // 2
    assert final_points(state, 0, 2) == 0


@pytest.mark.rule("CRR-144")
def test_points_of_one_card_are_not_fed_into_another() -> None:
    """All rates use the state before final scoring: what a seat would get is what it gets."""
    other = BUILT.replace("villa_1", "villa_2")
    here = advanced(
        seat(coins=3, built="villa_1@lerici"),
        seat(coins=17, points=33, objects={"crown": 3}, built=other, upgrades="upgrade_lucca"),
        first=1,
        turn=2,
        ending="announcement@1",
        wheel="WYRGBK,WYRGB",
        cards="TOP-06,OBJ-01,BLD-04,BON-02",
    )
    promised = here.me(1)["final"]
    here.play("score type villa", "end")
    got = [{"cause": e.cause, "points": e.points} for e in here.state.ledger() if e.seat == 1 and e.cause != "carried"]
    assert got == promised


@pytest.mark.rule("CRR-129", "CRR-134", "CRR-135", "CRR-136", "CRR-138", "CRR-140", "CRR-141")
@pytest.mark.parametrize("card", list(CARDS))
def test_every_card_counts_as_the_rulebook_says(card: str) -> None:
    """On random holdings the kernel and the slow rules count alike, whatever the card's numbers are."""
    rng = random.Random(card)
    for _ in range(12):
        held = {kind: rng.randint(0, 5) for kind in KINDS}
        tiles = rng.sample(list(TILES), rng.randint(0, 12))
        cities = {tile: rng.choice(list(CITIES)) for tile in tiles}
        great = sum(TILES[tile]["cost"] == 8 for tile in tiles)
        upgrades = ",".join(row["id"] for row in list(UPGRADES.values())[:great])
        marks = ",".join(f"type {name}" for name in rng.sample(TYPES, rng.randint(0, 4)))
        mine = Seat()
        mine.coins, mine.points = rng.randint(0, 40), rng.randint(0, 80)
        mine.objects.update(held)
        for tile, city in cities.items():
            mine.built[city].append(tile)
        mine.scored, mine.upgrades = (
            [mark for mark in marks.split(",") if mark],
            upgrades.split(",") if upgrades else [],
        )
        mine.marble["blue"] = 3
        here = advanced(
            seat(mine.coins, mine.points, "BBB", held, marks, " ".join(f"{t}@{c}" for t, c in cities.items()), upgrades)
        )
        assert has(here, card) == mine.count(CARDS[card]["condition"]), card
        if CARDS[card]["final_scoring"].get("vp"):
            assert has(here, card, rate=True) == mine.count(CARDS[card]["final_scoring"]), card
