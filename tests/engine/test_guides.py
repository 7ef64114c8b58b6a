"""Every game tells a turn and explains its words, in three languages, by rules that there are."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.engine import guides
from bastide.engine.errors import UnknownGame
from bastide.engine.guides import Guide, Station, Term, guide
from bastide.engine.registry import BUNDLED, folder_of
from bastide.server.rules import LANGUAGES, rules_of


def parts(of: Guide) -> list[Station | Term]:
    return [*of.stations, *of.terms]


@pytest.mark.parametrize("game", BUNDLED)
def test_stations_and_words_stand_on_rules(game: str) -> None:
    known, found = {rule["id"] for rule in rules_of(game, "en")}, guide(game)
    assert 4 <= len(found.stations) <= 8
    assert len(found.terms) >= 12
    for one in parts(found):
        assert one.rules, one
        assert set(one.rules) <= known, one
    assert len({term.title for term in found.terms}) == len(found.terms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_all_of_it_is_written(game: str, language: str) -> None:
    text = folder_of(game).joinpath("words", f"guide.{language}.ftl").read_text("utf-8")
    keys, found = set(re.findall(r"^([\w-]+) = .", text, re.MULTILINE)), guide(game)
    wanted = {key for one in parts(found) for key in (one.title, one.text)}
    assert wanted == {key for key in keys if not key.startswith(f"{game}-signs-")}


@pytest.fixture
def no_guide(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    monkeypatch.setattr(guides, "folder_of", lambda _game: tmp_path)
    guides.guide.cache_clear()
    yield tmp_path
    guides.guide.cache_clear()


def test_a_game_without_a_guide_is_told_by_its_questions(no_guide: Path) -> None:
    found = guide("carcassonne")
    assert [station.name for station in found.stations] == ["start", "draw", "place", "meeple"]
    assert found.stations[2].title == "carcassonne-ask-place"
    assert found.stations[2].rules == ("CAR-029", "CAR-025")
    assert all(station.text == station.drawing == "" for station in found.stations)
    assert found.terms == ()


def test_a_drawing_beside_the_guide_is_its_stations(no_guide: Path) -> None:
    no_guide.joinpath("guide.toml").write_text('[[station]]\nsay = "sell"\nrules = ["HAR-020"]\n', encoding="utf-8")
    no_guide.joinpath("guide").mkdir()
    no_guide.joinpath("guide", "sell.svg").write_text("<svg/>", encoding="utf-8")
    [station] = guide("carcassonne").stations
    assert station.drawing == "<svg/>"
    assert station.text == "carcassonne-turn-sell-how"


def test_there_is_none_of_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame):
        guide("chess")
