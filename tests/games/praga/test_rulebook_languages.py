"""The three rulebooks are one rulebook: the same rules, sections, examples and notation in each language."""

import re
from collections import Counter
from pathlib import Path

import pytest

import bastide

PACKAGE = Path(bastide.__file__).parent
FOLDER = PACKAGE / "games" / "praga"
ENGLISH = "rulebook.md"
TRANSLATIONS = ("rulebook.zh-Hant.md", "rulebook.ja.md")
ALL = (ENGLISH, *TRANSLATIONS)

RULE = re.compile(r"^- \*\*(PRA-\d{3})\*\* (.+?) \[([^\[\]]+)\]$", re.MULTILINE)
SECTION = re.compile(r"^## ([A-Z])\. (.+)$", re.MULTILINE)
CITED = re.compile(r"PRA-\d{3}")
NUMERALS = "一二三四五六七八九十"
WITHOUT_NUMBERS = {"PRA-012", "PRA-051"}
"""Rules whose English figures are words elsewhere: 2D and 3D, and “starts with 0” for “starts with none”."""
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


def missing(english: list[str], ours: list[str]) -> Counter[str]:
    """Return the numbers of the English text that a translation lacks; it may write more words as numbers."""
    return Counter(english) - Counter(ours)


@pytest.mark.parametrize("name", ALL)
def test_every_line_that_starts_a_rule_is_a_whole_rule(name: str) -> None:
    started = re.findall(r"^\W*\*\*(PRA-\d{3})", text(name), re.MULTILINE)
    assert started == list(rules(name))
    assert len(started) > 300


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
def test_same_numbers(name: str) -> None:
    """Whatever number stands in a rule in English stands in it everywhere; the others may write more of them."""
    lost = {}
    for number, words in rules(ENGLISH).items():
        if number in WITHOUT_NUMBERS:
            continue
        english, ours = (re.findall(r"\d+", CITED.sub("", text)) for text in (words, rules(name)[number]))
        spelt = [str(NUMERALS.index(letter) + 1) for letter in rules(name)[number] if letter in NUMERALS]
        if gone := missing(english, ours + spelt):
            lost[number] = gone
    assert not lost


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_worked_examples(name: str) -> None:
    told = [number for number, words in rules(ENGLISH).items() if words.startswith("Example: ")]
    assert len(told) > 15
    assert [number for number, words in rules(name).items() if words.startswith("例：")] == told


@pytest.mark.parametrize("name", ALL)
def test_cited_rules_exist(name: str) -> None:
    assert set(CITED.findall(text(name))) <= set(rules(ENGLISH))


def test_rules_cited_in_the_package_exist() -> None:
    files = [file for kind in ("py", "toml", "ftl") for file in PACKAGE.rglob(f"*.{kind}")]
    cited = {(number, file.name) for file in files for number in CITED.findall(file.read_text(encoding="utf-8"))}
    assert not {(number, file) for number, file in cited if number not in rules(ENGLISH)}
