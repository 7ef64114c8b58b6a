"""What is special about the rulebooks of Praga: the same numbers and the same worked examples."""

import re

import pytest

from tests.games import rulebooks
from tests.games.rulebooks import ENGLISH, TRANSLATIONS, missing

BOOKS = rulebooks.BOOKS["praga"]
NUMERALS = "一二三四五六七八九十"
WITHOUT_NUMBERS = {"PRA-012", "PRA-051"}
"""Rules whose English figures are words elsewhere: 2D and 3D, and “starts with 0” for “starts with none”."""


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_numbers(name: str) -> None:
    """Whatever number stands in a rule in English stands in it everywhere; the others may write more of them."""
    lost = {}
    for number, words in BOOKS.rules(ENGLISH).items():
        if number in WITHOUT_NUMBERS:
            continue
        english, ours = (
            re.findall(r"\d+", BOOKS.without_citations(text)) for text in (words, BOOKS.rules(name)[number])
        )
        spelt = [str(NUMERALS.index(letter) + 1) for letter in BOOKS.rules(name)[number] if letter in NUMERALS]
        if gone := missing(english, ours + spelt):
            lost[number] = gone
    assert not lost


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_worked_examples(name: str) -> None:
    told = [number for number, words in BOOKS.rules(ENGLISH).items() if words.startswith("Example: ")]
    assert len(told) > 15
    assert [number for number, words in BOOKS.rules(name).items() if words.startswith("例：")] == told
