"""Where values come from, and that a corrected value needs no code: game, texts and expectations follow."""

from importlib.resources import files
from pathlib import Path

import pytest

import bastide
from bastide.games.carrara.kernel.setup import modules
from bastide.games.carrara.provenance import provenance, reconstructed
from tests.games.corrections import corrections, run

from .slow_box import DATA
from .table import advanced, table


@pytest.mark.rule("CRR-016", "CRR-101", "CRR-113", "CRR-129")
def test_every_value_is_listed_once_with_its_confidence() -> None:
    rows = provenance()
    assert len({(row.table, row.id, row.field) for row in rows}) == len(rows)
    assert {row.confidence for row in rows} == {"seed", "rulebook", "description", "reconstructed"}
    assert all(row.source for row in rows)
    sure = {(row.id, row.field): row.confidence for row in rows}
    for city in DATA["city"]:
        assert sure[city["id"], "min_buildings_to_score"] == "reconstructed"
        assert sure[city["id"], "value"] == "description"
    for upgrade in DATA["upgrade_tile"]:
        assert sure[upgrade["id"], "new_value"] == "reconstructed"
    assert sure["BASE-BUILDING", "final_scoring"] == "reconstructed"
    assert sure["palazzo_8", "type"] == "description"
    assert sure["porta_8", "type"] == "reconstructed"
    count = sum(
        len(row) - 2 - ("id" in row)
        for table in DATA.values()
        for row in (table if isinstance(table, list) else [table])
        for row in [{k: v for k, v in row.items() if not k.endswith(("_source", "_confidence"))}]
    )
    assert count == len(rows), "no value is left out"


def test_players_are_told_what_is_reconstructed() -> None:
    assert table().view["reconstructed"] == ["wheel", "cities", "objectives", "final_scoring"]
    assert set(advanced().view["reconstructed"]) == {
        "wheel", "cities", "cost8", "upgrades", "categories", "cards", "final_scoring"
    }  # fmt: skip
    only = bastide.load_game("carrara", options={"cost8": True}).options
    assert "cost8" in reconstructed(modules(only))
    assert "upgrades" not in reconstructed(modules(only))


CORRECTED = """
[[city]]
id = "pisa"
min_buildings_to_score = 3
note = "read in my copy"
[[city]]
id = "lucca"
value = 4
[[base_objective]]
id = "BASE-OBJECT"
final_scoring = { kind = "per_object", vp = 7 }
[[expansion_card]]
id = "BLD-03"
condition = { kind = "buildings_cost_at_least", cost = 3, p2 = 9, p3 = 3, p4 = 2 }
[[expansion_card]]
id = "OBJ-05"
final_scoring = { kind = "per_distinct_set", size = 5, vp = 11 }
[[upgrade_tile]]
id = "upgrade_massa"
new_value = 6
[final_scoring]
coins_per_vp = 3
"""

SCRIPT = """
import bastide
from bastide.games.carrara.provenance import provenance
from tests.games.carrara.table import advanced, seat, table
from bastide.cli import texts

FULL = "WYRGBK,WYRGB,-,-,-,-"
villas = [f"villa_{n}@pisa" for n in range(1, 4)]
assert table(seat(built=" ".join(villas[:2])), wheel=FULL).refused("score city pisa") == "CRR-070"
assert "score city pisa" in table(seat(built=" ".join(villas)), wheel=FULL).legal
assert table(seat(built="villa_3@lucca"), wheel=FULL).play("score type villa").has()[0] == 12
mine = table(seat(coins=10, objects={"cup": 2})).me()
assert mine["final"] == [{"cause": "object-card", "points": 14}, {"cause": "coins", "points": 3}]
cards = {card["class"]: card for card in advanced(cards="TOP-01,OBJ-05,BLD-03,BON-02").view["cards"]}
assert cards["building"]["condition"] == {"kind": "buildings_cost_at_least", "need": 9, "cost": 3}
assert cards["object"]["rate"] == {"kind": "per_distinct_set", "vp": 11, "size": 5}
assert advanced().view["upgrades"][4]["value"] == 6
for language in LANGUAGES:
    texts.use(language)
    said = texts.t("carrara-condition-buildings-cost-at-least", **cards["building"]["condition"])
    assert "9" in said and "3" in said, said
    said = texts.t("carrara-rate-per-distinct-set", **cards["object"]["rate"])
    assert "11" in said and "5" in said, said
sure = {(row.id, row.field): row for row in provenance()}
assert sure["pisa", "min_buildings_to_score"].confidence == "corrected"
assert sure["pisa", "min_buildings_to_score"].source == "read in my copy; in the package: 2"
assert sure["lerici", "min_buildings_to_score"].confidence == "reconstructed"
assert "cities" in table().view["reconstructed"]
print("changed")
"""


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with corrections of this game."""
    return corrections(tmp_path_factory.mktemp("corrected"), carrara=CORRECTED)


@pytest.mark.slow
def test_a_corrected_value_changes_game_and_texts(corrected: Path) -> None:
    here = files("bastide.games.carrara").joinpath("words")
    languages = [name for name in ("en", "zh-Hant", "ja") if here.joinpath(f"{name}.ftl").is_file()]
    done = run(corrected, "-c", f"LANGUAGES = {languages}\n{SCRIPT}")
    assert done.stdout.strip() == "changed", done.stderr[-2000:]


@pytest.mark.slow
def test_a_corrected_value_changes_what_the_tests_expect(corrected: Path) -> None:
    """The tests read what they expect from the components, where these may still be corrected."""
    cases = [
        "test_rules_cards.py::test_every_card_counts_as_the_rulebook_says",
        "test_rules_setup.py::test_every_city_needs_its_minimum_of_buildings",
        "test_rules_scoring.py::test_a_city_needs_its_minimum_and_may_have_more",
    ]
    names = [f"tests/games/carrara/{case}" for case in cases]
    done = run(corrected, "-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", *names)
    assert done.returncode == 0, done.stdout[-3000:]
