"""What is special about the rulebooks of Carrara: worked examples and tables with the same numbers."""

import re

import pytest

from tests.games import rulebooks
from tests.games.rulebooks import ENGLISH, TRANSLATIONS, missing

BOOKS = rulebooks.BOOKS["carrara"]


def examples(name: str) -> list[tuple[str, list[str], list[str]]]:
    """Return each worked example: its number, every number in it, and the rules it cites."""
    rows = re.findall(r"^- \*\*(EX-\d+) .+?\*\* (.+) \(([^()]+)\)$", BOOKS.text(name), re.MULTILINE)
    return [(number, re.findall(r"\d+", words), BOOKS.cited(cited)) for number, words, cited in rows]


def tables(name: str) -> list[list[str]]:
    """Return what the rows of the tables cite, and every number in them."""
    rows = [line for line in BOOKS.text(name).splitlines() if re.match(r"^\| .*CRR-", line)]
    return [re.findall(r"CRR-\d{3}|\d+", row) for row in rows]


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
        found, english = (re.findall(r"\d+", BOOKS.rules(file)[number]) for file in (name, ENGLISH))
        assert not missing(english, found), number
