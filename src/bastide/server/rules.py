"""The numbered rules of a game as data, out of its rulebook in the language asked for; and its messages."""

import re
from functools import lru_cache
from typing import Any, Final

from bastide.engine.registry import folder_of
from bastide.engine.rulebook import for_readers

LANGUAGES: Final = ("en", "zh-Hant", "ja")
SECTION: Final = re.compile(r"## (?:[A-Z]\. )?(?P<title>.+)")
RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z]{2,5}-[0-9A-Z-]+)\*\* (?P<text>.+)")
TAGS: Final = re.compile(r"\s*\[([^\[\]]+)\]$")


@lru_cache(maxsize=64)
def rules_of(game: str, language: str) -> list[dict[str, Any]]:
    """Return the rules in order: id, section, text, tags; an empty list for a game without a rulebook.

    A game that has no rulebook in the language is given in English.
    """
    book = _read(game, f"rulebook.{tag_of(language)}.md") or _read(game, "rulebook.md")
    rules: list[dict[str, Any]] = []
    section = ""
    for line in book.splitlines():
        if heading := SECTION.fullmatch(line.strip()):
            section = heading["title"]
        elif rule := RULE.fullmatch(line.strip()):
            text, tags = split_tags(rule["text"])
            rules.append({"id": rule["id"], "section": section, "text": for_readers(text), "tags": tags})
    return rules


@lru_cache(maxsize=64)
def texts_of(game: str, language: str) -> str:
    """Return the messages of a game that a browser reads, in a language; before them those in English stand in."""
    languages = dict.fromkeys(("en", tag_of(language)))
    kinds = ("", "lobby.", "ui.", "guide.")
    return "\n".join(_read(game, f"words/{kind}{name}.ftl") for name in languages for kind in kinds)


def _read(game: str, name: str) -> str:
    try:
        return folder_of(game).joinpath(name).read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError, TypeError):
        return ""


def tag_of(language: str) -> str:
    """Return which of our languages a tag means: `zh-TW` is `zh-Hant`, `fr` falls back to `en`.

    >>> tag_of("zh-hant"), tag_of("zh-TW"), tag_of("ja-JP"), tag_of("fr")
    ('zh-Hant', 'zh-Hant', 'ja', 'en')
    """
    short = language.split("-", maxsplit=1)[0].lower()
    return next((known for known in LANGUAGES if known.split("-")[0] == short), "en")


def split_tags(text: str) -> tuple[str, list[str]]:
    """Return a rule without the tags at its end, and these."""
    tags: list[str] = []
    while found := TAGS.search(text):
        tags = [*(part.strip() for part in found[1].split(";")), *tags]
        text = text[: found.start()]
    return text.strip(), tags
