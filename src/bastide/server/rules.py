"""The numbered rules of a game as data, out of its rulebook in the language asked for; and its messages."""

from functools import lru_cache
from typing import Any, Final

from bastide.engine.rulebook import appendices, read, rulebook

LANGUAGES: Final = ("en", "zh-Hant", "ja")


def rules_of(game: str, language: str) -> list[dict[str, Any]]:
    """Return the rules in order; an empty list for a game without a rulebook.

    A game that has no rulebook in the language is given in English.
    """
    return [rule.to_json() for rule in rulebook(game, tag_of(language))]


def appendices_of(game: str, language: str) -> list[dict[str, Any]]:
    """Return the tables and worked examples of the rulebook, in order, in a language as `rules_of` does."""
    return [table.to_json() for table in appendices(game, tag_of(language))]


@lru_cache(maxsize=64)
def texts_of(game: str, language: str) -> str:
    """Return the messages of a game that a browser reads, in a language; before them those in English stand in."""
    languages = dict.fromkeys(("en", tag_of(language)))
    kinds = ("", "lobby.", "ui.", "guide.")
    return "\n".join(read(game, f"words/{kind}{name}.ftl") for name in languages for kind in kinds)


def tag_of(language: str) -> str:
    """Return which of our languages a tag means: `zh-TW` is `zh-Hant`, `fr` falls back to `en`.

    >>> tag_of("zh-hant"), tag_of("zh-TW"), tag_of("ja-JP"), tag_of("fr")
    ('zh-Hant', 'zh-Hant', 'ja', 'en')
    """
    short = language.split("-", maxsplit=1)[0].lower()
    return next((known for known in LANGUAGES if known.split("-")[0] == short), "en")
