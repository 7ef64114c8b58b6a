"""The rules in the manual, the drawer and the terminal are a reader's: no sources, no files, nobody's documents."""

import re
import runpy
from pathlib import Path

import pytest

import bastide
from bastide.engine.registry import BUNDLED
from bastide.engine.rulebook import appendices, rulebook
from bastide.server.rules import LANGUAGES, appendices_of, rules_of

GENERATE = Path(__file__).parents[2] / "docs" / "generate.py"
NOT_FOR_READERS = re.compile(
    r"\[(?:seed|public|judgement)|\w\.toml|\bthe user\b|the seed\b|使用者的|利用者の|`[a-z]+_[a-z_.]+`(?! \d)"
)
OPTIONS = {"CAR-130", "CAR-131", "CAR-132", "CAR-133", "CAR-134", "CAR-135", "CAR-136", "EX-11", "EX-15"}
"""Rules about options and examples of them name them as they are typed."""
CITED = re.compile(r"\bsections? ([A-Z](?:\.\d)?)\b|([A-Z](?:\.\d)?)(?:章| 節)")
"""A section that a rule sends its readers to."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_what_players_read_names_no_source_and_no_file(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert rules_of(game, language) == [rule.to_json() for rule in book]
    shown = {rule.id: f"{rule.note} {rule.text}".strip() for rule in book}
    tables = appendices(game, language)
    assert appendices_of(game, language) == [table.to_json() for table in tables]
    shown |= {row[0]: " ".join(row) for table in tables for row in table.rows}
    shown |= {f"{table.section} {index}": table.note for index, table in enumerate(tables)}
    wrong = {number: text for number, text in shown.items() if NOT_FOR_READERS.search(text)}
    assert {name.split()[0] for name in wrong} <= OPTIONS, wrong
    assert not [text for text in shown.values() if re.search(r"\(\)|（）| \.$|  ", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_a_section_that_is_cited_is_found_by_its_letter(game: str, language: str) -> None:
    book = rulebook(game, language)
    headings = {heading.split()[0].rstrip(".") for rule in book for heading in (rule.section, rule.part) if heading}
    headings |= {table.section.split()[0].rstrip(".") for table in appendices(game, language)}
    cited = {letter for rule in book for found in CITED.findall(rule.text) for letter in found if letter}
    assert cited <= headings
    assert game == "carcassonne" or cited


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_a_rulebook_speaks_to_readers_in_general(game: str, language: str) -> None:
    name = "rulebook.md" if language == "en" else f"rulebook.{language}.md"
    book = (Path(bastide.__file__).parent / "games" / game / name).read_text(encoding="utf-8")
    assert not re.search(r"\bthe user(’s|'s)? (rule|document|book)|使用者的|利用者の", book)
    assert "beside this one" not in book


@pytest.mark.parametrize("game", BUNDLED)
def test_the_manual_shows_every_rule_once(game: str) -> None:
    page = runpy.run_path(str(GENERATE))["rules"](game)
    assert page.startswith("# ")
    ids = [rule.id for rule in rulebook(game)]
    assert re.findall(r"^- \*\*([A-Z]{3}-\d{3})\*\*", page, re.MULTILINE) == ids
    assert "[seed" not in page
    assert "components.toml" not in page
    assert "Where the rules come from" not in page
    assert all(f"**{rule.id}** {rule.text}" in page for rule in rulebook(game))
