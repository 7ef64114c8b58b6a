"""What is special about the rulebooks of Carcassonne: worked examples move by move, and the edge cases."""

import re

import pytest

from tests.games import rulebooks
from tests.games.rulebooks import ENGLISH, TRANSLATIONS

BOOKS = rulebooks.BOOKS["carcassonne"]


def examples(name: str) -> list[tuple[str, list[str]]]:
    """Return each row of the worked examples: its number, and its moves as written."""
    rows = re.findall(r"^\| (EX-\d+)\b[^|]*\|([^|]*)\|", BOOKS.text(name), re.MULTILINE)
    return [(number, re.findall(r"[A-X]@\(-?\d+,-?\d+\) r\d(?: \[[a-z.0-9]+\])?", moves)) for number, moves in rows]


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_examples_move_by_move(name: str) -> None:
    assert examples(name) == examples(ENGLISH)
    assert all(moves for _, moves in examples(ENGLISH))
    told = r"^- \*\*(EX-\d+) "
    assert re.findall(told, BOOKS.text(name), re.MULTILINE) == re.findall(told, BOOKS.text(ENGLISH), re.MULTILINE)


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_same_edge_cases(name: str) -> None:
    def cases(file: str) -> list[list[str]]:
        last = BOOKS.text(file).split("\n## N. ")[1].split("\n## ")[0]
        return [BOOKS.cited(line) for line in last.splitlines() if line.startswith("|")]

    assert cases(name) == cases(ENGLISH)
