"""The three rulebooks of Caylus are one rulebook: the same rules, sections, sources and numbers in each language."""

import re
from functools import cache
from pathlib import Path

import pytest

import bastide

PACKAGE = Path(bastide.__file__).parent
FOLDER = PACKAGE / "games" / "caylus"
ENGLISH = "rulebook.md"
TRANSLATIONS = ("rulebook.zh-Hant.md", "rulebook.ja.md")
ALL = (ENGLISH, *TRANSLATIONS)

RULE = re.compile(r"^- \*\*(CAY-\d{3})\*\* (.+?) \[([^\[\]]+)\]$", re.MULTILINE)
SECTION = re.compile(r"^## ([A-Z])\. (.+)$", re.MULTILINE)
CITED = re.compile(r"CAY-\d{3}")
SOURCES = {"seed", "public", "judgement"}
WRITING = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")

NUMBER_WORDS = {
    "one": 1,
    "once": 1,
    "two": 2,
    "twice": 2,
    "both": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
}


@cache
def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@cache
def rules(name: str) -> dict[str, str]:
    found = RULE.findall(text(name))
    assert len({number for number, _, _ in found}) == len(found), "a rule appears twice"
    return {number: words for number, words, _ in found}


def sources(name: str) -> dict[str, set[str]]:
    """Return the sources of each rule: `seed; judgement: the seed is silent` names two."""
    return {
        number: {part.split()[0].rstrip(":,") for part in tag.split("; ")} & SOURCES
        for number, _, tag in RULE.findall(text(name))
    }


def section_of_rules(name: str) -> list[tuple[str, str]]:
    letter, found = "", []
    for line in text(name).splitlines():
        if heading := SECTION.match(line):
            letter = heading[1]
        elif rule := RULE.match(line):
            found.append((letter, rule[1]))
    return found


def figures(words: str) -> set[int]:
    """Return the numbers above 1 that a sentence has in figures, citations aside."""
    return {int(number) for number in re.findall(r"\d+", CITED.sub("", words)) if int(number) > 1}


@pytest.mark.parametrize("name", ALL)
def test_every_line_that_starts_a_rule_is_a_whole_rule(name: str) -> None:
    started = re.findall(r"^\W*\*\*(CAY-\d{3})", text(name), re.MULTILINE)
    assert started == list(rules(name))
    assert len(started) == 288


@pytest.mark.parametrize("name", ALL)
def test_no_rule_is_empty(name: str) -> None:
    assert not {number: words for number, words in rules(name).items() if len(words.strip()) < 6}


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_rules_in_the_same_order_and_sections(name: str) -> None:
    assert section_of_rules(name) == section_of_rules(ENGLISH)


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_sections_and_headings_in_them(name: str) -> None:
    letters = [letter for letter, _ in SECTION.findall(text(ENGLISH))]
    assert letters == sorted(set(letters))
    assert [letter for letter, _ in SECTION.findall(text(name))] == letters
    assert len(re.findall(r"^### ", text(name), re.MULTILINE)) == len(re.findall(r"^### ", text(ENGLISH), re.MULTILINE))


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_translations_are_translated(name: str) -> None:
    for number, words in rules(name).items():
        assert words != rules(ENGLISH)[number]
        assert WRITING.search(words), number
        assert not re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", words), number
    for heading in re.findall(r"^#+ (.+)$", text(name), re.MULTILINE):
        assert WRITING.search(heading), heading


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_no_two_rules_became_the_same_sentence(name: str) -> None:
    said = list(rules(name).values())
    assert not {words for words in said if said.count(words) > 1}


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_sources(name: str) -> None:
    assert sources(name) == sources(ENGLISH)


@pytest.mark.parametrize("name", ALL)
def test_every_rule_names_a_source(name: str) -> None:
    assert not {number for number, named in sources(name).items() if not named}


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_citations_in_each_rule(name: str) -> None:
    for number, words in rules(ENGLISH).items():
        assert sorted(CITED.findall(rules(name)[number])) == sorted(CITED.findall(words)), number


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_figures_in_each_rule(name: str) -> None:
    """What costs 5 in one language costs 5 in all; English may write a small number as a word, or as an ordinal."""
    for number, words in rules(ENGLISH).items():
        spelt = {value for word, value in NUMBER_WORDS.items() if re.search(rf"\b{word}\b", words, re.IGNORECASE)}
        ordinals = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
        spelt |= {value for word, value in ordinals.items() if word in words}
        translated = figures(rules(name)[number])
        assert figures(words) <= translated, number
        assert translated <= figures(words) | spelt, number


@pytest.mark.parametrize("name", ALL)
def test_cited_rules_exist(name: str) -> None:
    assert set(CITED.findall(text(name))) <= set(rules(ENGLISH))


def test_rules_cited_in_the_package_exist() -> None:
    files = [file for kind in ("py", "toml", "ftl") for file in PACKAGE.rglob(f"*.{kind}")]
    cited = {(number, file.name) for file in files for number in CITED.findall(file.read_text(encoding="utf-8"))}
    assert not {(number, file) for number, file in cited if number not in rules(ENGLISH)}
