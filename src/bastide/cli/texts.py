"""The language of the terminal: which one is in use, and every word in it."""

import os
from collections.abc import Mapping

from bastide.engine import terminal
from bastide.texts import FALLBACK, LANGUAGES, Texts

__all__ = ["FALLBACK", "LANGUAGES", "Texts", "has", "language", "language_of", "language_of_environment", "t", "use"]


def language_of(value: str) -> str | None:
    """Return the language that a name or a locale means, or None if it is not one of ours.

    >>> language_of("ja_JP.UTF-8"), language_of("zh-TW"), language_of("EN"), language_of("tlh")
    ('ja', 'zh-Hant', 'en', None)
    """
    name = value.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("_", "-").lower()
    short = {language.lower(): language for language in LANGUAGES}
    if name in short:
        return short[name]
    if name.startswith("zh"):
        return "zh-Hant"
    return short.get(name.split("-")[0])


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for: LC_ALL, then LC_MESSAGES, then LANG."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return language_of(value) or FALLBACK
    return FALLBACK


_current = Texts(FALLBACK)
terminal.speak(_current)


def current() -> Texts:
    """Return who speaks now."""
    return _current


def use(language: str) -> None:
    """Speak this language from now on."""
    global _current  # noqa: PLW0603  (one terminal, one reader)
    if language != _current.language:
        _current = Texts(language)
        terminal.speak(_current)


def t(key: str, /, **args: object) -> str:
    """Return a message in the language in use."""
    return _current(key, **args)


def has(key: str) -> bool:
    """Return whether the message exists."""
    return _current.has(key)


def language() -> str:
    """Return the language in use."""
    return _current.language
