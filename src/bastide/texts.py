"""Every word that is said outside the browser, in a reader's language: Project Fluent, loaded when first needed."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from bastide.engine.registry import folder_of, games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "zh-Hant", "ja")
FALLBACK: Final = "en"

# Ideographs, kana, and the punctuation and forms that are as wide as they: nothing stands between two of them.
WIDE: Final = r"[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]"
GAP: Final = re.compile(rf"(?<={WIDE}) (?={WIDE})")
KEPT: Final = "\ue000"
"""Stands for a space inside a name while a sentence is set."""


def kept(word: str, language: str) -> str:
    """Return a name or another argument with the spaces inside it marked as its own."""
    return GAP.sub(KEPT, word) if language == "zh-Hant" else word


def spaced(text: str, language: str) -> str:
    """Return a sentence with the spaces that its language sets.

    A Chinese sentence has a space after a name, as beside all Latin letters and digits; beside a Chinese name there
    is none.

    >>> spaced("羅蘭 轉動轉盤。", "zh-Hant"), spaced("Ann 轉動轉盤。", "zh-Hant"), spaced("プラハ 王国の首都", "ja")
    ('羅蘭轉動轉盤。', 'Ann 轉動轉盤。', 'プラハ 王国の首都')
    """
    return GAP.sub("", text).replace(KEPT, " ") if language == "zh-Hant" else text


def _sources(language: str) -> Iterator[Traversable]:
    """Return the files of one language: the common ones, then those of each game that the terminal reads."""
    common = files("bastide") / "text"
    yield common / f"cli.{language}.ftl"
    yield common / f"{language}.ftl"
    for words in (folder_of(game) / "words" for game in games()):
        for kind in ("", "lobby.", "cli.", "lesson."):
            yield words / f"{kind}{language}.ftl"


class Texts:
    """The messages of one language, with English behind it."""

    def __init__(self, language: str) -> None:
        """Keep the language; files are read at the first message."""
        self.language: Final = language
        self._bundles: list[FluentBundle] = []

    def _load(self) -> "list[FluentBundle]":
        if not self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            for language in dict.fromkeys((self.language, FALLBACK)):
                bundle = FluentBundle([language], use_isolating=False)
                for source in _sources(language):
                    if source.is_file():
                        bundle.add_resource(FluentResource(source.read_text("utf-8")))
                self._bundles.append(bundle)
        return self._bundles

    def has(self, key: str) -> bool:
        """Return whether there is a message of this id."""
        return any(bundle.has_message(key) for bundle in self._load())

    def __call__(self, key: str, /, **args: object) -> str:
        """Return a message; one that nobody wrote is its id and arguments, so that nothing is ever hidden."""
        bundles = self._load()
        from fluent.runtime.types import fluent_number

        # Numbers stay numbers for the sake of plurals, but 1234 is never written 1,234: people type it back.
        known = {
            name: fluent_number(value, useGrouping=False)
            if isinstance(value, int | float)
            else kept(str(value), self.language)
            for name, value in args.items()
        }
        for bundle in bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, known)
                    return spaced(str(text), self.language)
        return " ".join([key, *(f"{name}={value}" for name, value in args.items())])
