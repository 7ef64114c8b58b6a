"""The three rulebooks of a game, read: rules, sources, sections and what they cite, by file."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import bastide

PACKAGE: Final = Path(bastide.__file__).parent
ENGLISH: Final = "rulebook.md"
TRANSLATIONS: Final = ("rulebook.zh-Hant.md", "rulebook.ja.md")
ALL: Final = (ENGLISH, *TRANSLATIONS)

SECTION: Final = re.compile(r"^## ([A-Z])\. (.+)$", re.MULTILINE)
SOURCES: Final = {"seed", "public", "judgement"}
WRITING: Final = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@cache
def _text(game: str, name: str) -> str:
    return (PACKAGE / "games" / game / name).read_text(encoding="utf-8")


@cache
def _tags(text: str, prefix: str) -> list[tuple[str, str, str]]:
    rule = re.compile(rf"^- \*\*({prefix}-\d{{3}})\*\* (.+?) \[([^\[\]]+)\]$", re.MULTILINE)
    found: list[tuple[str, str, str]] = rule.findall(text)
    assert len({number for number, _, _ in found}) == len(found), "a rule appears twice"
    return found


@dataclass(frozen=True)
class Rulebooks:
    """The rulebooks of one game; a file is named as in its folder."""

    game: str
    prefix: str

    def text(self, name: str) -> str:
        """Return a rulebook as it is written."""
        return _text(self.game, name)

    def tags(self, name: str) -> list[tuple[str, str, str]]:
        """Return number, words and source of every rule."""
        return _tags(self.text(name), self.prefix)

    def rules(self, name: str) -> dict[str, str]:
        """Return the words of every rule by number."""
        return {number: words for number, words, _ in self.tags(name)}

    def started(self, name: str) -> list[str]:
        """Return the numbers of all lines that begin like a rule."""
        return re.findall(rf"^\W*\*\*({self.prefix}-\d{{3}})", self.text(name), re.MULTILINE)

    def cited(self, words: str) -> list[str]:
        """Return the numbers of the rules that words cite."""
        return re.findall(rf"{self.prefix}-\d{{3}}", words)

    def without_citations(self, words: str) -> str:
        """Return words without the numbers of rules."""
        return re.sub(rf"{self.prefix}-\d{{3}}", "", words)

    def sources(self, name: str) -> dict[str, set[str]]:
        """Return the sources of each rule: `seed; judgement for the rest: the seed is silent` names two."""
        return {
            number: {part.split()[0].rstrip(":,") for part in tag.split("; ")} & SOURCES
            for number, _, tag in self.tags(name)
        }

    def sections(self, name: str) -> list[tuple[str, str]]:
        """Return letter and heading of every section."""
        found: list[tuple[str, str]] = SECTION.findall(self.text(name))
        return found

    def section_of_rules(self, name: str) -> list[tuple[str, str]]:
        """Return section and number of every rule, in order."""
        letter, found = "", []
        for line in self.text(name).splitlines():
            if heading := SECTION.match(line):
                letter = heading[1]
            elif rule := re.match(rf"- \*\*({self.prefix}-\d{{3}})\*\*", line):
                found.append((letter, rule[1]))
        return found


BOOKS: Final = {
    "carcassonne": Rulebooks("carcassonne", "CAR"),
    "carrara": Rulebooks("carrara", "CRR"),
    "caylus": Rulebooks("caylus", "CAY"),
    "praga": Rulebooks("praga", "PRA"),
}


def missing(english: list[str], ours: list[str]) -> Counter[str]:
    """Return the numbers of the English text that a translation lacks; it may write more words as numbers."""
    return Counter(english) - Counter(ours)
