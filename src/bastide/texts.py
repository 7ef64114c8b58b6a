"""Every word that is said outside the browser, in a reader's language: Project Fluent, loaded when first needed."""

import re
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from bastide.engine.registry import folder_of, games

if TYPE_CHECKING:
    from bastide.fluent import Bundle

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
    for place in ("", "table.", "later.", "admin."):
        yield common / f"{place}{language}.ftl"
    for words in (folder_of(game) / "words" for game in games()):
        for kind in ("", "lobby.", "cli.", "lesson."):
            yield words / f"{kind}{language}.ftl"


class Texts:
    """The messages of one language, with English behind it."""

    def __init__(self, language: str, sources: Callable[[str], Iterable[Traversable]] = _sources) -> None:
        """Keep the language; files are read at the first message: those of the terminal unless others are named."""
        self.language: Final = language
        self._sources: Final = sources
        self._bundles: list[Bundle] = []

    def _load(self) -> "list[Bundle]":
        if not self._bundles:
            from bastide.fluent import Bundle

            bundles = [Bundle(language) for language in dict.fromkeys((self.language, FALLBACK))]
            for bundle in bundles:
                for source in self._sources(bundle.language):
                    if source.is_file():
                        bundle.add(source.read_text("utf-8"))
            self._bundles = bundles
        return self._bundles

    def has(self, key: str) -> bool:
        """Return whether there is a message of this id."""
        return any(bundle.has(key) for bundle in self._load())

    def __call__(self, key: str, /, **args: object) -> str:
        """Return a message; one that nobody wrote is its id and arguments, so that nothing is ever hidden."""
        known = {
            name: value if isinstance(value, int | float) else kept(str(value), self.language)
            for name, value in args.items()
        }
        for bundle in self._load():
            if (text := bundle.say(key, known)) is not None:
                return spaced(text, self.language)
        return " ".join([key, *(f"{name}={value}" for name, value in args.items())])
