"""Sections A to C of the rulebook: general rules, board, setup."""

import random
from collections import Counter
from typing import Any

import pytest

import bastide
from bastide.games.caylus.box import BOX
from bastide.games.caylus.kernel import tables

from .table import CUBES, NEUTRAL, at, evening, fresh

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.rule("CAY-001")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert len(fresh(players).view["seats"]) == players
    for players in (1, 6):
        with pytest.raises(bastide.InvalidOption):
            bastide.load_game("caylus", players=players)


@pytest.mark.rule("CAY-002", "CAY-014")
def test_forty_tiles_without_the_jeweller() -> None:
    count = Counter[str]()
    for row in tables.ROWS:
        count[row["class"]] += row["count"]
    assert count == {"neutral": 6, "wood": 8, "stone": 9, "residential": 8, "prestige": 9, "fixed": 0}
    stock = fresh().view["stock"]
    assert "jeweller" not in stock
    assert sum(stock.values()) == 8 + 9 + 9
    assert stock.pop("architect") == 2
    assert set(stock.values()) == {1}


@EVERY_NUMBER
@pytest.mark.rule("CAY-003")
def test_six_workers(players: int) -> None:
    assert fresh(players).workers == [6] * players
    with pytest.raises(bastide.PositionError, match="6 workers"):
        at(road={n: f"{name}+0" for n, name in enumerate(NEUTRAL, 1)} | {16: "gold-mine+0"})


@pytest.mark.rule("CAY-004")
def test_five_kinds_of_cube() -> None:
    assert tuple(fresh().view["seats"][0]["cubes"]) == CUBES == ("food", "wood", "stone", "cloth", "gold")


@pytest.mark.rule("CAY-005")
def test_gold_is_no_joker() -> None:
    table = evening(road={9: "mason@1+0"}, cubes={0: "1 stone 5 gold"})
    assert table.log("unused"), "neither food nor wood is there, and gold stands for neither"
    table = evening(road={9: "mason@1+0"}, cubes={0: "1 stone 1 food 5 gold"})
    assert table.refused("build tailor") == "CAY-153"


@pytest.mark.rule("CAY-006")
@pytest.mark.parametrize("cube", CUBES)
def test_any_cube_may_be_gold(cube: str) -> None:
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: f"1 wood 1 {cube}" if cube != "wood" else "2 wood"})
    table.do("build wood-peddler")
    assert table.cubes(0) == {}


@pytest.mark.rule("CAY-007", "CAY-406")
def test_four_coloured_cubes_are_never_gold() -> None:
    table = evening(road={7: "fixed-peddler+0"})
    assert table.legal == {"buy food", "buy wood", "buy stone", "buy cloth", "skip"}
    table = evening(road={9: "alchemist@0+0"}, provost=9, cubes={0: "1 food 3 gold"})
    assert table.log("unused"), "gold is no cube of the alchemist's four colours"
    table = evening(road={9: "alchemist@0+0"}, provost=9, cubes={0: "1 food 1 wood 3 gold"})
    table.do("offer 1")
    assert table.cubes(0) == {"gold": 4}


@pytest.mark.rule("CAY-008")
def test_goods_are_public() -> None:
    state = fresh().do("worker farm").state
    assert state.view(0) == state.view(1) == state.view(2) == state.view(None)
    assert state.resample_from_infostate(1, 5).to_text() == state.to_text()
    assert not any(state.reveals(action) for action in state.legal_actions())


@pytest.mark.rule("CAY-009")
def test_no_score_below_zero() -> None:
    table = evening(castle="0,-,-,-,-", scores="1,0,0")
    assert table.scores == [0, 0, 0]
    assert table.points == [(0, -1, "penalty")]
    assert table.log("no-batch") == [(0, {"points": 1})]


@pytest.mark.rule("CAY-010", "CAY-011", "CAY-012", "CAY-018")
def test_cubes_houses_deniers_and_points_are_unlimited() -> None:
    table = evening(
        road={1: "farm+0", 16: "gold-mine+1"}, provost=16, bailiff=6, deniers="9000,9000,9000", scores="9000,0,0",
        cubes={0: "2000 food 2000 wood 2000 cloth", 1: "100 gold"}, houses={0: "0.0.0"},
    )  # fmt: skip
    table.do("take food")
    assert table.cubes(0)["food"] == 2001
    assert table.cubes(1) == {"gold": 101}
    assert table.deniers[0] == 9002
    table = evening(castle="0,-,-,-,-", cubes={0: "40 food 40 wood 40 cloth"}, scores="9000,0,0")
    table.do(*["batch food wood cloth"] * 30)
    assert table.scores[0] == 9000 + 6 * 5 + 10 * 4 + 14 * 3
    assert sum(row["houses"][0] for row in table.view["castle"]["sections"]) == 30, "more houses than the box's 20"


@pytest.mark.rule("CAY-013")
def test_residences_are_unlimited() -> None:
    road = dict.fromkeys((1, 2, 3, 4, 5), "residence@0") | {9: "lawyer@0+0"}
    road |= dict.fromkeys((10, 11, 12, 13, 14), "residence@0")
    table = evening(road=road, provost=9, cubes={0: "1 cloth"})
    table.do("transform carpenter")
    assert sum(row["building"] == "residence" for row in table.view["road"]) == 11, "more than the 8 tiles of the box"


@pytest.mark.rule("CAY-014", "CAY-159")
def test_tiles_are_limited() -> None:
    table = evening(road={8: "fixed-carpenter+0", 9: "mason@1"}, cubes={0: "5 wood 5 food 5 cloth"})
    assert table.refused("build mason") == "CAY-159"
    for road, legal in (({10: "architect@1"}, True), ({10: "architect@1", 11: "architect@1"}, False)):
        table = evening(road={9: "mason@1+0", **road}, provost=9, cubes={0: "5 stone 5 food"})
        assert ("build architect" in table.legal) is legal, "there are two architects"


@pytest.mark.rule("CAY-015")
def test_payments_go_to_the_stock() -> None:
    table = at(road={9: "mason@1"}, deniers="5,5,5").do("worker mason")
    assert table.deniers == [4, 5, 5], "the owner gets a point, no denier"
    assert table.scores == [10, 11, 10]
    table = evening(road={9: "park@1+0"}, provost=9, cubes={1: "3 wood 3 food"})
    assert table.cubes(0) == {"wood": 2, "food": 1}
    assert table.cubes(1) == {"wood": 3, "food": 3}, "the cubes come from the stock"


@pytest.mark.rule("CAY-016")
def test_nothing_is_exchanged() -> None:
    """No action names another player: whatever is given goes to the stock."""
    game = bastide.load_game("caylus", players=4)
    state, rng = game.new_initial_state(), random.Random(3)
    kinds = set()
    while not state.is_terminal():
        fields = [state.action_fields(action) for action in state.legal_actions()]
        kinds |= {row["kind"] for row in fields if "seat" in row}
        state.apply_action(rng.choice(state.legal_actions()))
    assert kinds == {"order"}, "only the draw of the turn order names seats"


@pytest.mark.rule("CAY-017")
def test_no_debts() -> None:
    assert at(deniers="0,5,5").legal == {"pass"}
    table = evening(road={7: "fixed-peddler+0"}, deniers="1,5,5")
    assert table.log("unused") == [(0, {"place": "road", "space": 7, "building": "fixed_peddler"})]
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: "1 wood 1 food"})
    assert table.refused("build lawyer") == "CAY-153"
    table = evening(road={3: "sawmill", 5: "marketplace+0"}, cubes={0: "1 food"})
    assert table.refused("sell gold") == "CAY-017"


@pytest.mark.rule("CAY-020", "CAY-022", "CAY-023", "CAY-024", "CAY-025", "CAY-027")
def test_the_road() -> None:
    road = fresh().view["road"]
    assert [row["space"] for row in road] == list(range(1, 29))
    assert [row["class"] for row in road[:8]] == ["neutral"] * 6 + ["fixed"] * 2
    built = {row["space"]: row["building"] for row in road[6:] if row["building"]}
    assert built == {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
    assert sum(row["building"] is None for row in road) == 19


@pytest.mark.rule("CAY-021")
def test_the_special_buildings_in_their_order() -> None:
    ids = [row["id"] for row in BOX["special_building"]]
    assert (
        ids
        == ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn"]
        == list(fresh().view["special"])
    )


@pytest.mark.rule("CAY-026")
def test_scoring_triggers() -> None:
    triggers = {row["space"]: row["trigger"] for row in fresh().view["road"] if row["trigger"]}
    assert triggers == {12: "dungeon", 18: "walls", 24: "towers"}
    for bailiff, section in ((11, "dungeon"), (17, "walls"), (23, "towers")):
        table = evening(
            bailiff=bailiff, provost=1, scored={"dungeon": 0, "walls": 1, "towers": 2}[section], scores="9,9,9"
        )
        assert [args["section"] for _, args in table.log("section")] == [section]
        assert not evening(bailiff=bailiff - 1, provost=1, scored=table_scored(bailiff - 1)).log("section")


def table_scored(bailiff: int) -> int:
    return (bailiff >= 12) + (bailiff >= 18)


@pytest.mark.rule("CAY-028", "CAY-062")
def test_the_passing_scale() -> None:
    table = fresh(5)
    numbers: list[tuple[int | None, dict[str, Any]]] = []
    for _ in range(5):
        seat = table.seat
        table.do("pass")
        numbers.append(dict(enumerate(table.log("pass")))[len(numbers)])
        assert numbers[-1][0] == seat
    assert [args["number"] for _, args in numbers] == [1, 2, 3, 4, 5]


@pytest.mark.rule("CAY-029", "CAY-081")
def test_five_castle_spaces() -> None:
    table = fresh(5)
    assert table.view["castle"]["workers"] == [None] * 5
    table.do(*["worker castle"] * 5)
    assert table.view["castle"]["workers"] == [0, 1, 2, 3, 4]


@pytest.mark.rule("CAY-030")
def test_three_sections() -> None:
    sections = fresh().view["castle"]["sections"]
    assert [(row["id"], row["parts"], row["free"]) for row in sections] == [
        ("dungeon", 6, 6),
        ("walls", 10, 10),
        ("towers", 14, 14),
    ]


@pytest.mark.rule("CAY-031")
def test_the_neutral_tiles_are_shuffled() -> None:
    state = bastide.load_game("caylus").new_initial_state()
    for left in (6, 5, 4, 3, 2, 1):
        outcomes = state.chance_outcomes()
        assert [p for _, p in outcomes] == pytest.approx([1 / left] * left)
        state.apply_action(outcomes[-1][0])
    names = ("carpenter", "marketplace", "quarry", "sawmill", "forest", "farm")
    table = fresh(tiles=names)
    assert [row["building"] for row in table.view["road"][:6]] == [f"neutral_{name}" for name in names]
    state = bastide.load_game("caylus").new_initial_state()
    state.apply("tile farm")
    refusal = state.explain("tile farm")
    assert refusal
    assert refusal.rule == "CAY-031"


@pytest.mark.rule("CAY-032")
def test_the_first_turn_order_is_drawn() -> None:
    table = fresh(4, [2, 0, 3, 1])
    assert table.view["order"] == [2, 0, 3, 1]
    assert table.seat == 2
    state = bastide.load_game("caylus", players=4).new_initial_state()
    for name in NEUTRAL:
        state.apply(f"tile {name}")
    assert state.chance_outcomes() == [(action, 1 / 4) for action in state.legal_actions()]
    state.apply("order 3")
    assert [state.action_to_string(a) for a in state.legal_actions()] == ["order 0", "order 1", "order 2"]
    for text, rule in (("order 3", "CAY-032"), ("order 4", "CAY-001")):
        refusal = state.explain(text)
        assert refusal
        assert refusal.rule == rule


@pytest.mark.rule("CAY-033")
@pytest.mark.parametrize(("players", "order"), [(3, [2, 0, 1]), (4, [3, 1, 0, 2]), (5, [4, 0, 3, 1, 2])])
def test_starting_deniers(players: int, order: list[int]) -> None:
    table = fresh(players, order)
    start = {seat: args["deniers"] for seat, args in table.log("start")}
    assert [start[seat] for seat in order] == [5, 6, 6, 7, 7][:players]


@EVERY_NUMBER
@pytest.mark.rule("CAY-034", "CAY-035", "CAY-036", "CAY-037")
def test_what_everybody_starts_with(players: int) -> None:
    table = fresh(players)
    assert table.scores == [0] * players
    for seat in range(players):
        assert table.cubes(seat) == {"food": 2, "wood": 1}
        assert table.favours(seat) == [0, 0, 0, 0]
        assert table.view["seats"][seat]["passed"] is None
    assert table.view["passed"] == []


@pytest.mark.rule("CAY-038")
def test_bailiff_and_provost_start_together() -> None:
    view = fresh().view
    assert (view["bailiff"], view["provost"]) == (6, 6)


@pytest.mark.rule("CAY-039")
def test_everything_can_be_built_from_the_start() -> None:
    rich = " ".join(f"9 {cube}" for cube in CUBES)
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: rich}, turn=1)
    wood = {row["id"] for row in tables.ROWS if row["class"] == "wood"}
    assert {table.state.action_fields(a).get("building") for a in table.state.legal_actions()} - {None} == wood


@pytest.mark.rule("CAY-040", "CAY-050")
@pytest.mark.parametrize(("players", "deniers"), [(2, [7, 7]), (3, [7, 8, 8]), (4, [7, 8, 8, 9]), (5, [7, 8, 8, 9, 9])])
def test_income_in_the_first_turn(players: int, deniers: list[int]) -> None:
    table = fresh(players)
    assert table.deniers == deniers
    assert [seat for seat, _ in table.log("income")] == [*range(players)]


@pytest.mark.rule("CAY-041")
def test_fixed_buildings_from_the_first_turn() -> None:
    assert {"worker fixed-peddler", "worker fixed-carpenter", "worker gold-mine"} <= fresh().legal


@pytest.mark.rule("CAY-042")
def test_nobody_owns_them() -> None:
    table = fresh()
    assert all(row["owner"] is None for row in table.view["road"])
    table.do("worker farm", "worker gold-mine", "worker joust")
    assert table.scores == [0, 0, 0], "no owner, no point"
