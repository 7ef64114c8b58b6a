"""The page of words, read: every term in three languages, and the words that have a better one."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "docs" / "play" / "words.md"
LANGUAGES: Final = ("en", "zh-Hant", "ja")
CHAPTERS: Final = {
    "Carcassonne": "carcassonne",
    "Caylus": "caylus",
    "The Palaces of Carrara": "carrara",
    "Praga Caput Regni": "praga",
}
BETTER: Final = "Words that have a better one"
ELSEWHERE: Final = "Terms of other rulebooks"


@dataclass(frozen=True)
class Better:
    """A pattern that no text may hold, and what to say instead."""

    where: str
    language: str
    pattern: str
    but: str


@cache
def chapters() -> dict[str, list[list[str]]]:
    """Return the rows of the tables by chapter, without their heads."""
    found: dict[str, list[list[str]]] = {}
    chapter = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
            found[chapter] = []
        elif line.startswith("|"):
            found[chapter].append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    return {name: rows[2:] for name, rows in found.items()}


def terms(game: str) -> dict[str, dict[str, str]]:
    """Return the terms of a game by language, then by the English word."""
    (chapter,) = [name for name, which in CHAPTERS.items() if which == game]
    rows = chapters()[chapter]
    return {language: {row[0]: row[column] for row in rows} for column, language in enumerate(LANGUAGES)}


def better() -> list[Better]:
    """Return every word that has a better one; a row may name several."""
    return [
        Better(where, language, pattern.replace(r"\|", "|"), but)
        for where, language, wrong, but in chapters()[BETTER]
        for pattern in re.findall(r"`([^`]+)`", wrong)
    ]


def elsewhere(game: str, language: str) -> list[tuple[str, str]]:
    """Return terms of the documents behind a rulebook that are called otherwise here."""
    return [
        (there, here) for where, tongue, there, here in chapters()[ELSEWHERE] if (where, tongue) == (game, language)
    ]
