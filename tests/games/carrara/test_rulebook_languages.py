"""The three rulebooks are one rulebook: the same rules, sections, examples and notation in each language."""

import re
from collections import Counter
from pathlib import Path

import pytest

import bastide

PACKAGE = Path(bastide.__file__).parent
FOLDER = PACKAGE / "games" / "carrara"
ENGLISH = "rulebook.md"
TRANSLATIONS = ("rulebook.zh-Hant.md", "rulebook.ja.md")
ALL = (ENGLISH, *TRANSLATIONS)

RULE = re.compile(r"^- \*\*(CRR-\d{3})\*\* (.+?) \[([^\[\]]+)\]$", re.MULTILINE)
SECTION = re.compile(r"^## ([A-Z])\. (.+)$", re.MULTILINE)
CITED = re.compile(r"CRR-\d{3}")
SOURCES = {"seed", "public", "judgement"}


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def tags(name: str) -> list[tuple[str, str, str]]:
    return RULE.findall(text(name))


def rules(name: str) -> dict[str, str]:
    found = tags(name)
    assert len({number for number, _, _ in found}) == len(found), "a rule appears twice"
    return {number: words for number, words, _ in found}


def sources(name: str) -> dict[str, set[str]]:
    """Return the sources of each rule: `seed; judgement for the rest: the seed is silent` names two."""
    return {
        number: {part.split()[0].rstrip(":,") for part in tag.split("; ")} & SOURCES for number, _, tag in tags(name)
    }


def section_of_rules(name: str) -> list[tuple[str, str]]:
    letter, found = "", []
    for line in text(name).splitlines():
        if heading := SECTION.match(line):
            letter = heading[1]
        elif rule := RULE.match(line):
            found.append((letter, rule[1]))
    return found


def examples(name: str) -> list[tuple[str, list[str], list[str]]]:
    """Return each worked example: its number, every number in it, and the rules it cites."""
    rows = re.findall(r"^- \*\*(EX-\d+) .+?\*\* (.+) \(([^()]+)\)$", text(name), re.MULTILINE)
    return [(number, re.findall(r"\d+", words), CITED.findall(cited)) for number, words, cited in rows]


def missing(english: list[str], ours: list[str]) -> Counter[str]:
    """Return the numbers of the English text that a translation lacks; it may write more words as numbers."""
    return Counter(english) - Counter(ours)


def tables(name: str) -> list[list[str]]:
    """Return what the rows of the tables cite, and every number in them."""
    rows = [line for line in text(name).splitlines() if re.match(r"^\| .*CRR-", line)]
    return [re.findall(r"CRR-\d{3}|\d+", row) for row in rows]


@pytest.mark.parametrize("name", ALL)
def test_every_line_that_starts_a_rule_is_a_whole_rule(name: str) -> None:
    started = re.findall(r"^\W*\*\*(CRR-\d{3})", text(name), re.MULTILINE)
    assert started == list(rules(name))
    assert len(started) > 100


@pytest.mark.parametrize("name", ALL)
def test_no_rule_is_empty(name: str) -> None:
    short = {number: words for number, words in rules(name).items() if len(words.strip()) < 8}
    assert not short


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_rules_in_the_same_order_and_sections(name: str) -> None:
    assert section_of_rules(name) == section_of_rules(ENGLISH)


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_sections(name: str) -> None:
    letters = [letter for letter, _ in SECTION.findall(text(ENGLISH))]
    assert letters == sorted(set(letters))
    assert [letter for letter, _ in SECTION.findall(text(name))] == letters


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_translations_are_translated(name: str) -> None:
    for number, words in rules(name).items():
        assert words != rules(ENGLISH)[number]
        assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", words), number
    for letter, heading in SECTION.findall(text(name)):
        assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", heading), letter


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_sources(name: str) -> None:
    assert sources(name) == sources(ENGLISH)


@pytest.mark.parametrize("name", ALL)
def test_every_rule_names_a_source(name: str) -> None:
    assert not {number for number, named in sources(name).items() if not named}


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_numbers_options_and_citations_in_each_rule(name: str) -> None:
    for number, words in rules(ENGLISH).items():
        code = sorted(re.findall(r"`[^`]+`", words))
        assert sorted(re.findall(r"`[^`]+`", rules(name)[number])) == code, number
        assert sorted(CITED.findall(rules(name)[number])) == sorted(CITED.findall(words)), number


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_examples_with_the_same_numbers(name: str) -> None:
    assert [number for number, _, _ in examples(ENGLISH)] == [f"EX-{n}" for n in range(1, 11)]
    for ours, english in zip(examples(name), examples(ENGLISH), strict=True):
        assert (ours[0], ours[2]) == (english[0], english[2])
        assert not missing(english[1], ours[1]), english[0]


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_tables(name: str) -> None:
    assert len(tables(ENGLISH)) > 30
    for ours, english in zip(tables(name), tables(ENGLISH), strict=True):
        assert [word for word in ours if "-" in word] == [word for word in english if "-" in word]
        assert not missing(english, ours), english


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_numbers_in_the_price_table_and_the_values_of_cities(name: str) -> None:
    for number in ("CRR-014", "CRR-037", "CRR-038", "CRR-086", "CRR-087"):
        found, english = (re.findall(r"\d+", rules(file)[number]) for file in (name, ENGLISH))
        assert not missing(english, found), number


@pytest.mark.parametrize("name", ALL)
def test_cited_rules_exist(name: str) -> None:
    assert set(CITED.findall(text(name))) <= set(rules(ENGLISH))


def test_rules_cited_in_the_package_exist() -> None:
    files = [file for kind in ("py", "toml", "ftl") for file in PACKAGE.rglob(f"*.{kind}")]
    cited = {(number, file.name) for file in files for number in CITED.findall(file.read_text(encoding="utf-8"))}
    assert not {(number, file) for number, file in cited if number not in rules(ENGLISH)}
