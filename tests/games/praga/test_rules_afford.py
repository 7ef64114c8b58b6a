"""Sections 12 to 18 and PRA-304, PRA-305: what a player can pay for, with what comes of the action itself."""

from collections.abc import Callable
from typing import Any

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import tables

from .table import Table, table

SPACES = {row["id"]: row for row in BOX["city"]["building_spaces"]["list"]}
LYING = [f"B{era}-{number:02}" for era in (1, 2) for number in range(1, 15) if (era, number) != (1, 11)]
"""Normal building tiles, all but the one that is to be built."""


def filled(*, but: set[str], gold: int) -> Table:
    """Return a table at which all spaces of the city but these hold buildings, and the tile to build is at hand."""
    turn = table().clear_city().row("building", None, None, None, None)
    special = [f"B{era}-S{number}" for era in (1, 2) for number in range(1, 5)]
    full = [space for space in SPACES if space not in but]
    turn.city(*(f"{space}:{tile} r0" for space, tile in zip(full, [*LYING, *special], strict=False)))
    return turn.row("building", "B1-11", None, None, None).give(gold=gold).sector("A-3", 7).do("tile A-3")


@pytest.mark.rule("PRA-304", "PRA-165", "PRA-170")
def test_where_only_the_old_town_is_free_its_surcharge_must_be_paid_as_well() -> None:
    old = {space for space, row in SPACES.items() if row["side"] == "old_town"}
    assert "building" not in filled(but=old, gold=2).kinds("act"), "2 gold for the tile, 1 for any space"
    turn = filled(but=old, gold=3).do("act building", "take B1-11")
    assert {place.split()[0] for place in turn.kinds("onto")} == old
    assert "building" in filled(but={*old, "N_W1"}, gold=2).kinds("act")


@pytest.mark.rule("PRA-304", "PRA-168")
def test_in_a_full_city_nothing_is_built() -> None:
    turn = filled(but=set(), gold=9)
    assert turn.kinds("act") == {"quarries"}
    assert turn.refused("act building") == "PRA-304"


@pytest.mark.rule("PRA-305", "PRA-313", "PRA-306")
def test_in_the_middle_of_an_action_only_a_reward_that_pays_for_it_can_be_taken() -> None:
    """The upgrade of the wall action is covered this turn: the old tile gives the stone, the new one points."""
    turn = table().board(wall="U1-07 r0").row("upgrade", "U2-02", None, None, None).technology("T3-4")
    turn.row("wall", "W1-01", None, None, None).give(stone=0, technology=7).sector("A-2", 7)
    turn.do("use T3-4", "take U2-02", "onto wall r0", "tile A-2", "act wall")
    assert turn.kinds("reward") == {"U1-07"}
    assert turn.kinds("take") == set()
    turn.do("reward U1-07", "take W1-01", "onto w7 r0")
    assert turn.kinds("reward") == set(), "not both for one performance"


@pytest.mark.rule("PRA-313", "PRA-305", "PRA-142")
def test_a_refresh_may_count_on_the_reward_that_pays_for_the_action() -> None:
    turn = table().board(wall="U1-07 r0").row("wall", "W1-01", "W1-03", "W1-13", None).give(gold=1, stone=0)
    turn.sector("A-2", 7).do("tile A-2", "act wall")
    assert turn.kinds("take") == set()
    assert "refresh wall 2 3 pay gold" in turn.legal, "1 stone of the reward still pays for the first wall"
    assert turn.refused("refresh wall 1 2 pay gold") == "PRA-313"


@pytest.mark.rule("PRA-081")
def test_an_extra_action_in_each_turn() -> None:
    turn = table().give(gold_window=2).give(1, gold_window=2).do("buy gold", "extra mines", "produce mines")
    assert "buy gold" in turn.play_turn().legal, "once per turn, and the next one has begun"


@pytest.mark.rule("PRA-305", "PRA-228")
@pytest.mark.parametrize(("lasting", "possible"), [(["T2-5"], True), ([], False)])
def test_the_stone_for_an_egg_pays_too(
    lasting: list[str], possible: bool, told: Callable[[Any, int, int], None]
) -> None:
    egg = tables.REWARD_BUNDLE[tables.TILE_NAMES.index("W1-05")]
    told(tables.REWARD_BUNDLE, tables.TILE_NAMES.index("U1-07"), egg)
    turn = table().board(wall="U1-07 r0").technology(*lasting).row("wall", "W1-01", None, None, None).give(stone=0)
    turn.sector("A-2", 7).do("tile A-2")
    assert ("wall" in turn.kinds("act")) is possible
    if possible:
        assert turn.gained("act wall", "reward U1-07", "take W1-01") == {"egg": 1, "score": 1, "silver_window": 1}


@pytest.mark.rule("PRA-228")
def test_several_eggs_at_once_bring_as_many_stones(told: Callable[[Any, int, int], None]) -> None:
    bundle = tables.REWARD_BUNDLE[tables.TILE_NAMES.index("W1-05")]
    told(tables.ITEM_N, tables.BUNDLE[bundle], 2)
    turn = table().technology("T2-5").row("wall", "W1-05", None, None, None).sector("A-2", 7)
    assert turn.gained("tile A-2", "act wall", "take W1-05") == {"egg": 2, "score": 2}, "the wall costs 2 stone"


@pytest.mark.rule("PRA-230")
def test_the_discount_of_a_technology_is_for_its_own_action() -> None:
    turn = table().technology("T4-2").row("wall", "W1-01", "W1-02", None, None).give(stone=1).sector("A-2", 7)
    assert turn.gained("use T4-2", "take W1-01", "onto w1 r0") == {"silver_window": 1}
    assert turn.gained("tile A-2", "act wall", "take W1-02")["stone"] == -1
