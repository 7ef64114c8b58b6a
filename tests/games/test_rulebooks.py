"""The three rulebooks of a game are one rulebook: the same rules, sections, sources and notation in each language."""

import re

import pytest

import bastide
from bastide.engine.rulebook import appendices
from tests.games.rulebooks import ALL, BOOKS, ENGLISH, PACKAGE, TRANSLATIONS, WRITING, Rulebooks

EVERY = [pytest.param(books, name, id=f"{game}-{name}") for game, books in BOOKS.items() for name in ALL]
TRANSLATED = [pytest.param(books, name, id=f"{game}-{name}") for game, books in BOOKS.items() for name in TRANSLATIONS]
COUNTS = {"carcassonne": 104, "carrara": 144, "caylus": 288, "praga": 324}


def test_every_game_has_its_rulebooks_here() -> None:
    assert list(BOOKS) == bastide.games() == list(COUNTS)


@pytest.mark.parametrize(("books", "name"), EVERY)
def test_every_line_that_starts_a_rule_is_a_whole_rule(books: Rulebooks, name: str) -> None:
    assert books.started(name) == list(books.rules(name))
    assert len(books.started(name)) == COUNTS[books.game]


@pytest.mark.parametrize(("books", "name"), EVERY)
def test_no_rule_is_empty(books: Rulebooks, name: str) -> None:
    assert not {number: words for number, words in books.rules(name).items() if len(words.strip()) < 6}


@pytest.mark.parametrize(("books", "name"), EVERY)
def test_every_rule_names_a_source(books: Rulebooks, name: str) -> None:
    assert not {number for number, named in books.sources(name).items() if not named}


@pytest.mark.parametrize(("books", "name"), EVERY)
def test_cited_rules_exist(books: Rulebooks, name: str) -> None:
    assert set(books.cited(books.text(name))) <= set(books.rules(ENGLISH))


@pytest.mark.parametrize(("books", "name"), TRANSLATED)
def test_same_rules_in_the_same_order_and_sections(books: Rulebooks, name: str) -> None:
    assert books.section_of_rules(name) == books.section_of_rules(ENGLISH)


@pytest.mark.parametrize(("books", "name"), TRANSLATED)
def test_same_sections(books: Rulebooks, name: str) -> None:
    letters = [letter for letter, _ in books.sections(ENGLISH)]
    assert letters == sorted(set(letters))
    assert [letter for letter, _ in books.sections(name)] == letters


@pytest.mark.parametrize(("books", "name"), TRANSLATED)
def test_same_tables_and_examples(books: Rulebooks, name: str) -> None:
    """And after them, in a translation, a list of its words."""
    ours, english = (appendices(books.game, one) for one in (name.split(".")[1], "en"))
    assert len(ours) > len(english)
    for one, other in zip(ours, english, strict=False):
        assert one.section[:2] == other.section[:2]
        assert (len(one.head), [*map(len, one.rows)]) == (len(other.head), [*map(len, other.rows)])
        assert books.cited(str(one.rows)) == books.cited(str(other.rows))
        assert WRITING.search(str(one.rows))
    words = ours[len(english) :]
    assert all(len(table.head) == 2 and not re.match(r"[A-Z]\. ", table.section) for table in words)


@pytest.mark.parametrize(("books", "name"), EVERY)
def test_tables_and_examples_stand_whole_after_the_rules(books: Rulebooks, name: str) -> None:
    tables = appendices(books.game, name.split(".")[1] if name in TRANSLATIONS else "en")
    text = books.text(name)
    rows = re.findall(r"^\|(?!---)|^- \*\*EX-", text, re.MULTILINE)
    assert len(rows) == sum(len(table.rows) + bool(table.head) for table in tables)
    assert {len(row) - len(table.head or row) for table in tables for row in table.rows} <= {0}
    assert not tables or re.findall(r"^## (.+)$", text, re.MULTILINE)[-1] == tables[-1].section


@pytest.mark.parametrize(("books", "name"), TRANSLATED)
def test_translations_are_translated(books: Rulebooks, name: str) -> None:
    for number, words in books.rules(name).items():
        assert words != books.rules(ENGLISH)[number]
        assert WRITING.search(words), number
    for letter, heading in books.sections(name):
        assert WRITING.search(heading), letter


@pytest.mark.parametrize(("books", "name"), TRANSLATED)
def test_no_two_rules_became_the_same_sentence(books: Rulebooks, name: str) -> None:
    said = list(books.rules(name).values())
    assert not {words for words in said if said.count(words) > 1}


@pytest.mark.parametrize(("books", "name"), TRANSLATED)
def test_same_sources(books: Rulebooks, name: str) -> None:
    assert books.sources(name) == books.sources(ENGLISH)


@pytest.mark.parametrize(("books", "name"), TRANSLATED)
def test_same_notation_and_citations_in_each_rule(books: Rulebooks, name: str) -> None:
    for number, words in books.rules(ENGLISH).items():
        ours = books.rules(name)[number]
        assert sorted(re.findall(r"`[^`]+`", ours)) == sorted(re.findall(r"`[^`]+`", words)), number
        assert sorted(books.cited(ours)) == sorted(books.cited(words)), number


@pytest.mark.parametrize("books", BOOKS.values(), ids=BOOKS)
def test_rules_cited_in_the_package_exist(books: Rulebooks) -> None:
    files = [file for kind in ("py", "toml", "ftl") for file in PACKAGE.rglob(f"*.{kind}")]
    cited = {(number, file.name) for file in files for number in books.cited(file.read_text(encoding="utf-8"))}
    assert not {(number, file) for number, file in cited if number not in books.rules(ENGLISH)}
