"""Section O of the rulebook: every building, what it costs and brings."""

import pytest

from .table import at, evening

RICH = "9 food 9 wood 9 stone 9 cloth 9 gold"


def built_for(name: str, cubes: str, points: int, favours: int = 0) -> None:
    """Build it with exactly its cost and check that; with one cube less it cannot be built."""
    words = cubes.split()
    prices = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    what = "wood" if "wood" in prices and "gold" not in prices and "stone" not in prices else "stone"
    what = "prestige" if "gold" in prices else what
    road = {
        "wood": {8: "fixed-carpenter+0"},
        "stone": {9: "mason@1+0"},
        "prestige": {1: "residence@0", 9: "architect@1+0"},
    }
    exact = evening(road=road[what], cubes={0: cubes})
    exact.do(f"build {name}")
    assert exact.cubes(0) == {}
    assert exact.scores == [10 + points, 10, 10]
    assert exact.view["favours_waiting"] == favours
    for cube, price in prices.items():
        less = {**prices, cube: price - 1}
        spare = next(c for c in ("food", "cloth") if c not in prices)
        text = " ".join(f"{count} {c}" for c, count in less.items() if count) + f" 9 {spare}"
        poor = evening(road=road[what], cubes={0: text.strip()})
        assert f"build {name}" not in poor.legal


def produces(tile: str, *productions: dict[str, int]) -> None:
    """Activate it and take each production."""
    space = {"gold-mine": 16}.get(tile.partition("@")[0], 9 if "@" in tile else 0)
    if not space:
        space = ("farm", "forest", "sawmill", "quarry", "marketplace", "carpenter").index(tile) + 1
    if len(productions) == 1:
        table = evening(road={space: f"{tile}+0"})
        assert table.cubes(0) == productions[0]
        return
    asked = evening(road={space: f"{tile}+0"})
    assert len(asked.legal) == len(productions)
    for production in productions:
        table = evening(road={space: f"{tile}+0"}).do(f"take {max(production, key=lambda cube: production[cube])}")
        assert table.cubes(0) == production


def offers(
    tile: str, paid: str, first: tuple[int, dict[str, int], int], second: tuple[int, dict[str, int], int]
) -> None:
    """Use both printed offers: what is paid, what is got in cubes and points."""
    for number, (count, cubes, points) in enumerate((first, second), 1):
        coins = count if paid == "deniers" else 5
        has = "" if paid == "deniers" else f"{count} {paid}"
        table = evening(road={9: f"{tile}@1+0"}, cubes={0: has}, deniers=f"{coins},0,1")
        assert f"offer {number}" in table.legal
        assert number == 2 or "offer 2" not in table.legal
        table.do(f"offer {number}")
        assert table.cubes(0) == cubes
        assert table.deniers[0] == (2 if paid == "deniers" else 5 + 2)
        assert table.scores[0] == 10 + points


@pytest.mark.rule("CAY-400")
def test_the_neutral_farm() -> None:
    produces("farm", {"food": 1}, {"cloth": 1})


@pytest.mark.rule("CAY-401")
def test_the_forest() -> None:
    produces("forest", {"wood": 1}, {"food": 1})


@pytest.mark.rule("CAY-402")
def test_the_sawmill() -> None:
    produces("sawmill", {"wood": 1})


@pytest.mark.rule("CAY-403")
def test_the_quarry() -> None:
    produces("quarry", {"stone": 1})


@pytest.mark.rule("CAY-404")
@pytest.mark.parametrize("cube", ["food", "wood", "stone", "cloth", "gold"])
def test_the_neutral_marketplace(cube: str) -> None:
    table = evening(road={5: "marketplace+0"}, cubes={0: f"2 {cube}"})
    assert table.legal == {f"sell {cube}", "skip"}
    table.do(f"sell {cube}")
    assert (table.cubes(0), table.deniers[0]) == ({cube: 1}, 5 + 4 + 2)


@pytest.mark.rule("CAY-405")
def test_the_neutral_carpenter() -> None:
    table = evening(road={6: "carpenter+0"}, cubes={0: "1 wood 1 food"}).do("build mason")
    assert table.space(9)["building"] == "mason"


@pytest.mark.rule("CAY-406")
@pytest.mark.parametrize("cube", ["food", "wood", "stone", "cloth"])
def test_the_fixed_peddler(cube: str) -> None:
    table = evening(road={7: "fixed-peddler+0"}, deniers="4,0,1").do(f"buy {cube}")
    assert (table.cubes(0), table.deniers[0]) == ({cube: 1}, 4 - 2 + 2), "one, although there is money for another"
    assert evening(road={7: "fixed-peddler+0"}, deniers="1,0,1").log("unused")


@pytest.mark.rule("CAY-407")
def test_the_fixed_carpenter() -> None:
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: "1 wood 1 food"}).do("build mason")
    assert table.space(9)["owner"] == 0


@pytest.mark.rule("CAY-408")
def test_the_gold_mine() -> None:
    produces("gold-mine", {"gold": 1})


@pytest.mark.rule("CAY-410")
def test_the_food_farm() -> None:
    built_for("food-farm", "1 wood 1 food", 2)
    produces("food-farm@1", {"food": 2}, {"cloth": 1})


@pytest.mark.rule("CAY-411")
def test_the_cloth_farm() -> None:
    built_for("cloth-farm", "1 wood 1 food", 2)
    produces("cloth-farm@1", {"cloth": 2}, {"food": 1})


@pytest.mark.rule("CAY-412")
def test_the_wood_quarry() -> None:
    built_for("wood-quarry", "1 wood 1 food", 2)
    produces("wood-quarry@1", {"stone": 2})


@pytest.mark.rule("CAY-413")
def test_the_wood_sawmill() -> None:
    built_for("wood-sawmill", "1 wood 1 food", 2)
    produces("wood-sawmill@1", {"wood": 2})


@pytest.mark.rule("CAY-414")
@pytest.mark.parametrize("cube", ["food", "stone", "cloth", "gold"])
def test_the_wood_marketplace(cube: str) -> None:
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: f"2 wood 1 {cube}"}).do("build wood-marketplace")
    assert table.legal == {"pay wood", f"pay {cube}"}
    table.do(f"pay {cube}")
    assert (table.cubes(0), table.scores[0]) == ({"wood": 1}, 14)
    table = evening(road={9: "wood-marketplace@1+0"}, cubes={0: f"1 {cube}"}).do(f"sell {cube}")
    assert (table.cubes(0), table.deniers[0]) == ({}, 5 + 6 + 2)


@pytest.mark.rule("CAY-415")
def test_the_wood_peddler() -> None:
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: "2 wood"}).do("build wood-peddler")
    assert (table.cubes(0), table.scores[0]) == ({}, 14)
    assert "build wood-peddler" not in evening(road={8: "fixed-carpenter+0"}, cubes={0: "1 wood"}).legal
    peddler = {9: "wood-peddler@1+0"}
    table = evening(road=peddler).do("buy food", "buy cloth")
    assert (table.cubes(0), table.deniers[0]) == ({"food": 1, "cloth": 1}, 5 - 2 + 2)
    table = evening(road=peddler).do("buy wood", "buy wood")
    assert table.cubes(0) == {"wood": 2}
    table = evening(road=peddler).do("buy stone")
    assert table.legal == {"buy food", "buy wood", "buy stone", "buy cloth", "skip"}
    table.do("skip")
    assert (table.cubes(0), table.deniers[0], table.log("unused")) == ({"stone": 1}, 5 - 1 + 2, [])
    table.do("worker fixed-peddler").until("buy")
    before = table.deniers[0]
    assert table.do("buy wood").deniers[0] == before - 2 + 2, "the next peddler sells at its own price"
    assert evening(road=peddler, deniers="1,0,1").do("buy food").ask == "worker"
    last = evening(road=peddler, deniers="2,0,1").do("buy food", "buy food")
    assert (last.cubes(0), last.deniers[0]) == ({"food": 2}, 2)


@pytest.mark.rule("CAY-416")
def test_the_lawyer() -> None:
    built_for("lawyer", "1 wood 1 cloth", 4)
    table = evening(road={9: "lawyer@1+0"}, cubes={0: "1 cloth"}, deniers="1,0,1").do("transform farm")
    assert (table.cubes(0), table.deniers[0], table.scores[0]) == ({}, 3, 12)
    assert evening(road={9: "lawyer@1+0"}, cubes={0: "1 cloth"}, deniers="0,0,1").log("unused")


@pytest.mark.rule("CAY-417")
def test_the_mason() -> None:
    built_for("mason", "1 wood 1 food", 4)
    assert "build park" in evening(road={9: "mason@1+0"}, cubes={0: RICH}).legal


@pytest.mark.rule("CAY-420")
def test_the_stone_farm() -> None:
    built_for("stone-farm", "1 stone 1 food", 3)
    produces("stone-farm@0", {"food": 2, "cloth": 1})


@pytest.mark.rule("CAY-421")
def test_the_park() -> None:
    built_for("park", "1 stone 1 food", 3)
    produces("park@0", {"wood": 2, "food": 1})


@pytest.mark.rule("CAY-422")
def test_the_workshop() -> None:
    built_for("workshop", "1 stone 1 food", 3)
    produces("workshop@0", {"stone": 2, "cloth": 1})


@pytest.mark.rule("CAY-423")
def test_the_architects() -> None:
    built_for("architect", "1 stone 1 food", 6)
    table = at(road={9: "architect@0", 10: "architect@1"})
    assert {"worker architect 9", "worker architect 10"} <= table.legal
    assert table.state.explain("worker architect").key == "caylus-refusal-ambiguous"  # type: ignore[union-attr]
    both = evening(road={1: "residence@0", 9: "architect@0+0", 10: "architect@1+1"}, cubes={0: RICH})
    assert both.do("build statue", "favour prestige 1").ask == "worker"


@pytest.mark.rule("CAY-424", "CAY-425")
def test_the_church() -> None:
    built_for("church", "1 stone 1 cloth", 3, favours=1)
    offers("church", "deniers", (2, {}, 3), (4, {}, 5))
    assert evening(road={9: "church@1+0"}, deniers="3,0,1").refused("offer 2") == "CAY-425"


@pytest.mark.rule("CAY-426")
def test_the_tailor() -> None:
    built_for("tailor", "1 stone 1 wood", 6)
    offers("tailor", "cloth", (2, {}, 4), (3, {}, 6))
    assert evening(road={9: "tailor@1+0"}, cubes={0: "2 cloth"}).refused("offer 2") == "CAY-426"


@pytest.mark.rule("CAY-427")
def test_the_bank() -> None:
    built_for("bank", "1 stone 1 wood", 6)
    offers("bank", "deniers", (2, {"gold": 1}, 0), (5, {"gold": 2}, 0))
    assert evening(road={9: "bank@1+0"}, deniers="4,0,1").refused("offer 2") == "CAY-427"


@pytest.mark.rule("CAY-428", "CAY-429")
def test_the_alchemist() -> None:
    built_for("alchemist", "1 stone 1 food", 6)
    offers("alchemist", "food", (2, {"gold": 1}, 0), (4, {"gold": 2}, 0))
    table = evening(road={9: "alchemist@1+0"}, cubes={0: "2 food 1 wood 2 cloth 1 gold"})
    table.do("offer 2")
    assert table.legal == {"pay food", "pay wood", "pay cloth"}
    assert table.refused("pay gold") == "CAY-429"
    table.do("pay cloth", "pay wood", "pay food")
    assert table.legal == {"pay food", "pay cloth"}
    table.do("pay cloth")
    assert table.cubes(0) == {"food": 1, "gold": 3}
    for cubes in ("3 food", "3 food 1 gold"):
        assert evening(road={9: "alchemist@1+0"}, cubes={0: cubes}).refused("offer 2") == "CAY-429", (
            "gold is no such cube"
        )


@pytest.mark.rule("CAY-435")
def test_the_residence() -> None:
    table = evening(road={9: "lawyer@1+0"}, cubes={0: "2 cloth"}, deniers="2,0,1").do("transform farm")
    assert (table.cubes(0), table.scores[0]) == ({"cloth": 1}, 12), "cost and points once"
    assert table.log("income")[0] == (0, {"deniers": 3})


@pytest.mark.rule("CAY-440")
def test_the_statue() -> None:
    built_for("statue", "2 stone 1 gold", 7, favours=1)


@pytest.mark.rule("CAY-441")
def test_the_granary() -> None:
    built_for("granary", "3 food 1 gold", 10)


@pytest.mark.rule("CAY-442")
def test_the_library() -> None:
    built_for("library", "3 wood 1 gold", 10)
    assert at(road={9: "library@0"}).view["seats"][0]["income"] == 3


@pytest.mark.rule("CAY-443")
def test_the_weaver() -> None:
    built_for("weaver", "3 cloth 1 gold", 12)


@pytest.mark.rule("CAY-444")
def test_the_theater() -> None:
    built_for("theater", "3 wood 2 gold", 14, favours=1)


@pytest.mark.rule("CAY-445")
def test_the_college() -> None:
    built_for("college", "3 stone 2 gold", 14, favours=1)


@pytest.mark.rule("CAY-446")
def test_the_monument() -> None:
    built_for("monument", "4 stone 2 gold", 14, favours=2)


@pytest.mark.rule("CAY-447")
def test_the_hotel() -> None:
    built_for("hotel", "3 stone 2 gold", 16)
    assert at(road={9: "hotel@0"}).view["seats"][0]["income"] == 4


@pytest.mark.rule("CAY-448")
def test_the_cathedral() -> None:
    built_for("cathedral", "5 stone 3 gold", 25)
