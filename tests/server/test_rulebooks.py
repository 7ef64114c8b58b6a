"""The rulebook that the server gives out: numbered, in the language asked for."""

import pytest

from bastide.games import carcassonne
from bastide.server.rules import appendices_of, rules_of, tag_of

from .served import Served


@pytest.mark.parametrize(
    ("language", "words", "section"),
    [
        ("en", "Contact at a corner alone is not enough.", "C. A turn: drawing and placing the tile"),
        ("zh-Hant", "只有角與角相接是不夠的。", "C. 回合：抽取並放置版圖卡"),
        ("ja", "角が触れているだけでは足りません。", "C. 手番：タイルを引いて置く"),
    ],
)
def test_rules_in_each_language(language: str, words: str, section: str) -> None:
    book = {rule["id"]: rule for rule in rules_of(carcassonne.GAME.name, language)}
    assert len(book) > 100
    rule = {"id": "CAR-023", "section": section, "part": "", "note": "", "text": words, "tags": ["seed"]}
    assert book["CAR-023"] == rule


def test_a_tag_of_another_region_or_language() -> None:
    assert [tag_of(tag) for tag in ("zh-TW", "zh-hant", "JA", "ja-JP", "fr", "-")] == [
        "zh-Hant",
        "zh-Hant",
        "ja",
        "ja",
        "en",
        "en",
    ]


async def test_rules_over_the_wire(sqlite_served: Served) -> None:
    answer = await sqlite_served.get("/api/rules/carcassonne?lang=ja")
    assert answer.status_code == 200
    assert answer.json() == rules_of("carcassonne", "ja")
    tables = await sqlite_served.get("/api/rules/carcassonne/appendices?lang=ja")
    assert tables.json() == appendices_of("carcassonne", "ja")
    assert tables.json()[-1]["rows"][0] == ["Carcassonne", "カルカソンヌ"]
    for path in ("", "/appendices"):
        unknown = await sqlite_served.get(f"/api/rules/carcasonne{path}")
        assert unknown.status_code == 404
        assert unknown.json()["error"]["code"] == "unknown-game"
