"""What is special about the rulebooks of Caylus: headings, figures, and that no English was left."""

import re

import pytest

from tests.games import rulebooks
from tests.games.rulebooks import ENGLISH, TRANSLATIONS, WRITING

BOOKS = rulebooks.BOOKS["caylus"]

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


def figures(words: str) -> set[int]:
    """Return the numbers above 1 that a sentence has in figures, citations aside."""
    return {int(number) for number in re.findall(r"\d+", BOOKS.without_citations(words)) if int(number) > 1}


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_as_many_headings_within_the_sections(name: str) -> None:
    found, english = (re.findall(r"^### ", BOOKS.text(file), re.MULTILINE) for file in (name, ENGLISH))
    assert len(found) == len(english)


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_no_english_was_left(name: str) -> None:
    for number, words in BOOKS.rules(name).items():
        assert not re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", words), number
    for heading in re.findall(r"^#+ (.+)$", BOOKS.text(name), re.MULTILINE):
        assert WRITING.search(heading), heading


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_figures_in_each_rule(name: str) -> None:
    """What costs 5 in one language costs 5 in all; English may write a small number as a word, or as an ordinal."""
    for number, words in BOOKS.rules(ENGLISH).items():
        spelt = {value for word, value in NUMBER_WORDS.items() if re.search(rf"\b{word}\b", words, re.IGNORECASE)}
        ordinals = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
        spelt |= {value for word, value in ordinals.items() if word in words}
        translated = figures(BOOKS.rules(name)[number])
        assert figures(words) <= translated, number
        assert translated <= figures(words) | spelt, number
