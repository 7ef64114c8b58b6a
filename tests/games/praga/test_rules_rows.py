"""Section 13 and PRA-314, PRA-320: taking hex tiles, refills, refreshes."""

import pytest

from .table import Table, table


def building(*row: str | None, **goods: int) -> Table:
    """Return a table at which an upgrade is to be taken from this row."""
    return table().row("upgrade", *row).give(**goods).sector("A-1", 7)


@pytest.mark.rule("PRA-136", "PRA-137")
def test_a_slot_is_refilled_at_once() -> None:
    turn = building("U1-01", "U1-02", "U1-03", "U1-S1").do("tile A-1", "act upgrade")
    turn.state.apply("take U1-02")
    assert turn.state.current_player() == -1
    drawn = {text.removeprefix("draw ") for text in turn.legal}
    assert drawn == {f"U1-{i:02}" for i in range(4, 12)}, "normal tiles of the era only"
    turn.do("draw U1-07")
    assert turn.view["rows"]["upgrade"] == ["U1-01", "U1-07", "U1-03", "U1-S1"]
    special = building("U1-01", "U1-02", "U1-03", "U1-S1").sector("A-1", 1).do("tile A-1", "act upgrade")
    special.state.apply("take U1-S1")
    assert {text.removeprefix("draw ") for text in special.legal} == {"U1-S2", "U1-S3", "U1-S4"}


@pytest.mark.rule("PRA-138", "PRA-320")
def test_an_empty_stack_leaves_a_gap() -> None:
    turn = building("U1-01", "U1-02", "U1-03", None)
    turn.state.position.unseen[0] = 0
    turn.state.position.row[3] = -1
    with_gap = turn
    with_gap.state.position.under[0] = 0
    # every other normal upgrade is owned by somebody, so the stack is empty
    owned = {f"U1-{i:02}": 1 for i in range(4, 12)}
    for name in owned:
        number = int(name[3:]) - 1
        with_gap.put(1, 29, with_gap.state.position.field(1, 29) | 1 << number)
    with_gap.reload().do("tile A-1", "act upgrade", "take U1-02", "onto mines r0")
    assert with_gap.view["rows"]["upgrade"][1] is None
    assert with_gap.refused("refresh upgrade 1 2 pay gold") == "PRA-320"
    assert "refresh upgrade 1 3 pay gold" in with_gap.legal
    with_gap.state.apply("refresh upgrade 1 3 pay gold")
    assert with_gap.view["rows"]["upgrade"] == ["U1-01", None, "U1-03", None], "they come straight back (PRA-320)"


@pytest.mark.rule("PRA-142", "PRA-320")
def test_refreshes() -> None:
    turn = table().give(gold=1, stone=1)
    pairs = {text.split(" pay")[0] for text in turn.kinds("refresh") if text.startswith("wall")}
    assert pairs == {f"wall {a} {b}" for a, b in ("12", "13", "1S", "23", "2S", "3S")}
    for gap in range(4):
        tiles = ["W1-02", "W1-03", "W1-09", "W1-S2"]
        shown = table().row("wall", *tiles[:gap], None, *tiles[gap + 1 :])
        left = {text.split(" pay")[0] for text in shown.kinds("refresh") if text.startswith("wall")}
        assert left == {pair for pair in pairs if "123S"[gap] not in pair.split()}, "both tiles must be there"
    assert {text.split()[0] for text in turn.kinds("refresh")} == {"upgrade", "wall", "building"}
    for good, other in (("gold", "stone"), ("stone", "gold")):
        paid = table().give(**{good: 1, other: 0}).kinds("refresh")
        assert {text.rpartition(" ")[2] for text in paid} == {good}, "either will do"
    assert not table().give(gold=0, stone=0).kinds("refresh")
    assert turn.gained("refresh wall 1 S pay stone") == {"stone": -1}
    assert turn.kinds("refresh") == set()
    assert turn.refused("refresh building 1 2 pay gold") == "PRA-142"
    assert table().give(gold=0).refused("refresh wall 1 2 pay gold") == "PRA-142"
    assert turn.play_turn().kinds("refresh"), "once per turn, and the next one has begun"


@pytest.mark.rule("PRA-143", "PRA-314")
def test_removed_tiles_go_under_their_stack() -> None:
    turn = table().row("wall", "W1-09", "W1-02", "W1-05", "W1-S3")
    turn.do("refresh wall 1 3 pay gold", "draw W1-01", "draw W1-03")
    stack = turn.view["stacks"]["wall"]["normal"]
    assert stack["under"] == ["W1-09", "W1-05"], "from left to right"
    assert not {"W1-09", "W1-05"} & set(stack["unseen"])
    special = table().row("wall", "W1-09", "W1-02", "W1-05", "W1-S3").do("refresh wall 2 S pay gold")
    assert special.view["stacks"]["wall"]["special"]["under"] == ["W1-S3"]
    assert special.view["stacks"]["wall"]["normal"]["under"] == ["W1-02"]


@pytest.mark.rule("PRA-314")
def test_tiles_below_come_up_after_all_others_in_their_order() -> None:
    turn = table().row("wall", "W1-09", "W1-02", "W1-05", "W1-S3").do("refresh wall 1 3 pay gold")
    turn.state.position.unseen[2] = 0
    rest = [
        i for i in range(14) if f"W1-{i + 1:02}" not in {t for t in turn.view["rows"]["wall"] if t} | {"W1-09", "W1-05"}
    ]
    places = iter(range(7, 18))
    for number in rest:
        turn.put(1, 33 + next(places) - 1, 1 + 6 * (30 + number))
        turn.put(1, 30, turn.state.position.field(1, 30) + 1)
    turn.reload().give(stone=9).sector("A-2", 7).do("tile A-2", "act wall")
    take = next(text for text in turn.texts if text.startswith("take"))
    turn.state.apply(take)
    assert "W1-09" in turn.view["rows"]["wall"], "no draw: the next tile is known"
    assert turn.view["stacks"]["wall"]["normal"]["under"] == ["W1-05"]


@pytest.mark.rule("PRA-314")
def test_nothing_is_secret() -> None:
    turn = table().give(technology=3).row("wall", "W1-13", None, None, None).give(stone=4).sector("A-2", 7)
    turn.do("tile A-2", "act wall", "take W1-13")
    views = [turn.state.view(seat) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert len(views[0]["technologies_open"][0]["tiles"]) == 3


@pytest.mark.rule("PRA-313", "PRA-142")
def test_a_refresh_leaves_a_tile_that_can_be_paid() -> None:
    """Of three walls two can be paid after the refresh; it may take one of these two, not both."""
    turn = table().row("wall", "W1-01", "W1-02", "W1-12", None).give(gold=0, stone=2).sector("A-2", 7)
    turn.do("tile A-2", "act wall")
    pairs = {text.split(" pay")[0] for text in turn.kinds("refresh") if text.startswith("wall")}
    assert pairs == {"wall 1 3", "wall 2 3"}
    assert turn.refused("refresh wall 1 2 pay stone") == "PRA-313"
