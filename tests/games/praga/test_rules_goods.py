"""Sections 9 to 11: mines and quarries, wealth bonuses, seals."""

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.words.titles import find

from .table import Table, table


def managing(track: str, **goods: int) -> Table:
    """Return a table at which the action to manage a track has just been chosen."""
    turn = table().sector("A-2" if track == "mines" else "A-3", 7).give(**goods)
    turn.do("tile A-2" if track == "mines" else "tile A-3", f"act {track}")
    return turn


@pytest.mark.rule("PRA-086", "PRA-088")
def test_manage_mines() -> None:
    turn = managing("mines")
    assert turn.legal == {"grow mines", "produce mines"}
    assert turn.refused("produce quarries") == "PRA-086"
    assert turn.gained("grow mines") == {"gold": 1, "mine": 1}
    assert turn.seat()["mines"] == 4
    assert managing("mines").gained("produce mines") == {"gold": 3}


@pytest.mark.rule("PRA-089")
def test_manage_quarries() -> None:
    assert managing("quarries").gained("grow quarries") == {"stone": 1, "quarry": 1}
    assert managing("quarries").gained("produce quarries") == {"stone": 2}


@pytest.mark.rule("PRA-087", "PRA-092", "PRA-095")
def test_production_on_space_seven_of_the_gold_mines() -> None:
    turn = table().give(mine=7, gold=0).token("PT-3", 0).sector("A-2", 7).do("tile A-2", "act mines")
    assert turn.gained("produce mines") == {"gold": 6, "stone": 1, "score": 3, "silver_window": 1}
    assert turn.causes() == {"production": 3}


@pytest.mark.rule("PRA-093", "PRA-095")
def test_production_on_space_seven_of_the_quarries() -> None:
    turn = (
        table().give(quarry=7, stone=0, technology=2).token("PT-2", 1).sector("A-3", 7).do("tile A-3", "act quarries")
    )
    gained = turn.gained("produce quarries")
    assert gained == {"stone": 6, "technology": 1, "score": 2, "gold": 1, "silver_window": 1}


@pytest.mark.rule("PRA-090", "PRA-091", "PRA-094")
def test_the_two_tracks() -> None:
    mines, quarries = BOX["player_board"]["mines"], BOX["player_board"]["quarries"]
    assert (mines["last_space"] - 1, quarries["last_space"] - 1) == (8, 7)
    turn = managing("mines", mine=5).do("grow mines")
    assert turn.seat()["mines"] == 5
    assert turn.phase == "token"
    assert turn.view["asked"]["track"] == "mines"
    turn = managing("quarries", quarry=4).do("grow quarries")
    assert turn.seat()["quarries"] == 4
    assert turn.phase == "token"
    turn.do("token PT-1", "end turn")
    later = managing("quarries", quarry=5).do("grow quarries")
    assert later.phase == "free", "the icon works for reaching its space only"


@pytest.mark.rule("PRA-095")
def test_a_production_token() -> None:
    turn = managing("mines", mine=5).do("grow mines")
    assert turn.kinds("token") == {"PT-1", "PT-2", "PT-3", "PT-4", "PT-5"}
    turn.do("token PT-2")
    assert turn.view["river"]["PT-2"] == 0
    assert turn.seat()["tokens"] == {"mines": "PT-2", "quarries": None}
    other = table().token("PT-2", 1, seat=1).give(mine=5).sector("A-2", 7).do("tile A-2", "act mines", "grow mines")
    assert other.kinds("token") == {"PT-1", "PT-3", "PT-4", "PT-5"}
    assert other.refused("token PT-2") == "PRA-095"


@pytest.mark.rule("PRA-095")
def test_where_no_token_is_left_nothing_is_asked() -> None:
    """No game comes there, as nobody takes more than two of the eight; a position that was written down may."""
    turn = table(4).give(mine=5).sector("A-2", 7)
    left = [name for name, count in turn.view["river"].items() for _ in range(count)]
    for number, name in enumerate(left):
        turn.token(name, number % 2, seat=number // 2)
    assert not any(turn.view["river"].values())
    turn.do("tile A-2", "act mines", "grow mines")
    assert (turn.seat()["mines"], turn.phase) == (5, "free")


@pytest.mark.rule("PRA-096", "PRA-105")
def test_nine_is_the_most() -> None:
    assert managing("mines", gold=8, mine=9).gained("produce mines")["gold"] == 1
    turn = managing("mines", gold=8, mine=7)
    before = turn.seat()["wealth"]
    turn.do("produce mines")
    assert "any_9" in before
    assert "any_9" not in turn.seat()["wealth"], "cut off at 9 counts as reaching 9"


@pytest.mark.rule("PRA-097", "PRA-098")
def test_the_end_of_a_track() -> None:
    turn = managing("mines", mine=9)
    assert turn.gained("grow mines") == {"gold": 1}
    wall = table().give(mine=9, stone=5).row("wall", "W1-07", None, None, None).sector("A-2", 7)
    wall.do("tile A-2", "act wall", "take W1-07")
    assert wall.seat()["mine"] == 9
    assert wall.seat()["rights"] == 0


@pytest.mark.rule("PRA-098")
def test_other_effects_move_the_markers_without_a_resource() -> None:
    wall = table().give(mine=5, stone=4).row("wall", "W1-07", None, None, None).sector("A-2", 7)
    wall.do("tile A-2", "act wall")
    assert wall.gained("take W1-07") == {"stone": -3, "mine": 1}
    assert wall.phase == "token", "the same icon"


@pytest.mark.rule("PRA-099")
def test_wealth_is_checked_after_each_gain_of_a_production() -> None:
    turn = table().give(gold=1, mine=7).token("PT-4", 0).sector("A-2", 7).do("tile A-2", "act mines")
    gained = turn.gained("produce mines")
    assert gained == {"gold": 7, "score": 2, "silver_window": 1}
    assert turn.seat()["cubes"] == 3


@pytest.mark.rule("PRA-009", "PRA-100", "PRA-101", "PRA-103", "PRA-104")
@pytest.mark.parametrize(("track", "good", "box"), [("mines", "gold", "gold_6"), ("quarries", "stone", "stone_6")])
def test_six_for_the_first_time(track: str, good: str, box: str) -> None:
    turn = managing(track, **{good: 5})
    gained = turn.gained(f"grow {track}")
    assert gained["silver_window"] == 1
    assert box not in turn.seat()["wealth"]
    assert turn.seat()["cubes"] == 3, "the cube is free now"
    again = table().give(**{good: 5}, wealth=1 if good == "gold" else 2, cubes=3)
    again.sector("A-2" if track == "mines" else "A-3", 7).do(
        "tile A-2" if track == "mines" else "tile A-3", f"act {track}"
    )
    assert "silver_window" not in again.gained(f"grow {track}"), "once per game"


@pytest.mark.rule("PRA-102", "PRA-103", "PRA-104")
def test_nine_of_either() -> None:
    turn = managing("mines", gold=8)
    assert turn.gained("grow mines") == {"gold": 1, "mine": 1, "silver_window": 1, "gold_window": 1}
    quarry = managing("quarries", stone=8)
    assert quarry.gained("grow quarries") == {"stone": 1, "quarry": 1, "silver_window": 1, "gold_window": 1}
    stone = table().give(stone=8, wealth=7, cubes=5).sector("A-3", 7).do("tile A-3", "act quarries")
    assert stone.gained("grow quarries") == {"stone": 1, "quarry": 1}, "the middle box is empty already"


@pytest.mark.rule("PRA-105")
def test_jumping_over_a_threshold() -> None:
    turn = managing("mines", gold=4, mine=8)
    turn.do("produce mines")
    assert turn.seat()["wealth"] == ["stone_6"], "6 and 9 at once"


@pytest.mark.rule("PRA-106", "PRA-107", "PRA-109")
def test_the_right_to_a_seal() -> None:
    turn = managing("mines", mine=8, silver_window=2)
    assert turn.refused("claim seal SE-1") == "PRA-086"
    turn.do("grow mines")
    assert turn.seat()["rights"] == 1
    assert turn.seat()["cubes"] == 2, "no cube is needed for the right"
    assert turn.kinds("claim") == {f"seal SE-{i}" for i in (1, 2, 3, 4)}
    turn.do("end turn")
    turn.play_turn()
    assert "claim seal SE-1" in turn.legal, "on a later own turn"
    none = table()
    assert none.refused("claim seal SE-1") == "PRA-106"
    stone = managing("quarries", quarry=7).do("grow quarries")
    assert stone.seat()["rights"] == 1


@pytest.mark.rule("PRA-106", "PRA-108", "PRA-115", "PRA-116", "PRA-117")
def test_claiming_a_seal() -> None:
    free = table().give(rights=2)
    assert free.kinds("claim") == {"seal SE-1"}
    assert free.gained("claim seal SE-1") == {}
    assert free.seat()["rights"] == 1, "one of two"
    for seal in ("SE-2", "SE-3", "SE-4"):
        turn = table().give(rights=1, silver_window=2)
        assert turn.gained(f"claim seal {seal}") == {"silver_window": -2}
        assert table().give(rights=1, silver_window=1).refused(f"claim seal {seal}") == "PRA-108"
    fifth = table().give(rights=1, gold_window=1)
    assert fifth.gained("claim seal SE-5") == {"gold_window": -1}
    assert fifth.refused("claim seal SE-1") == "PRA-106", "a right is for one seal"
    assert free.refused("claim seal SE-1") == "PRA-108", "not a second time by who has it"
    taken = table().seal("SE-1", seat=1).give(rights=1)
    assert taken.refused("claim seal SE-1") == "PRA-108"
    assert {row["seal"]: row["seat"] for row in taken.view["seals"]}["SE-1"] == 1


@pytest.mark.rule("PRA-011")
def test_a_cube_on_a_seal() -> None:
    turn = table().give(rights=1).do("claim seal SE-1")
    assert turn.seat()["cubes"] == 1
    bare = table().city("N_A1:B1-06 r0 +0", "N_A2:B1-05 r0 +0").give(rights=1).do("claim seal SE-1")
    assert (bare.seat()["cubes"], bare.seat()["seals"]) == (0, ["SE-1"])


def final(*seals: str, **goods: int) -> dict[str, int]:
    """Return the points of a seat's seals at the end of the game."""
    end = table().give(gold=0, stone=0)
    for seal in seals:
        end.seal(seal)
    end.give(**goods).finish()
    return end.causes()


@pytest.mark.rule("PRA-110", "PRA-111", "PRA-112", "PRA-113", "PRA-114", "PRA-115", "PRA-117")
def test_seals_at_the_end() -> None:
    assert final("SE-1")["seal"] == 6
    assert final("SE-5")["seal"] == find("SE-5")["points"]
    assert final("SE-2", gold=9)["seal"] == 18
    assert final("SE-3", stone=4)["seal"] == 8
    assert final("SE-4", gold=5, stone=8)["seal"] == 15
    assert "seal" not in table().give(gold=9).finish().causes()


@pytest.mark.rule("PRA-118")
@pytest.mark.parametrize(("gold", "stone", "points"), [(5, 8, 15), (8, 5, 21), (3, 0, 6), (9, 9, 27)])
def test_nothing_is_spent_twice(gold: int, stone: int, points: int) -> None:
    best = max(3 * pairs + 2 * (gold - pairs) for pairs in range(min(gold, stone) + 1))
    assert final("SE-2", "SE-4", gold=gold, stone=stone)["seal"] == best == points


@pytest.mark.rule("PRA-317")
def test_more_rights_than_seals() -> None:
    turn = table(4).give(rights=1, silver_window=4, gold_window=2)
    for number, seat in zip(range(1, 6), (1, 1, 2, 2, 3), strict=True):
        turn.seal(f"SE-{number}", seat=seat)
    assert turn.kinds("claim") == set()
    unused = table().give(rights=1).finish()
    assert "seal" not in unused.causes()
