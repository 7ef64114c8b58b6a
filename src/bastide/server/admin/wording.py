"""Names and words as they are compared: without case, accents, width and spaces that only look different."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

LETTERS: Final = re.compile(r"\w+")
WIDE: Final = re.compile("[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff]")
"""Scripts that put no spaces between words."""


def folded(text: str) -> str:
    """Return a text in which what looks alike is the same: compatibility forms, case, accents and spaces.

    >>> folded("  Ｏdíle  X ")
    'odile x'
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    kept = "".join(letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Me", "Cf"))
    return " ".join(kept.split())


class Unwanted:
    """A list of words; `word*` is every word that begins so, and in scripts without spaces a word is found anywhere."""

    def __init__(self, words: Iterable[str]) -> None:
        folds = {fold for word in words if (fold := folded(word.removesuffix("*")))}
        begins = {fold for word in words if word.endswith("*") and (fold := folded(word[:-1]))}
        self._anywhere: Final = tuple(fold for fold in folds if WIDE.search(fold) or not LETTERS.fullmatch(fold))
        self._begins: Final = tuple(begins)
        self._whole: Final = frozenset(folds - begins)

    def found(self, text: str) -> bool:
        """Return whether a text holds one of the words."""
        fold = folded(text)
        if any(word in fold for word in self._anywhere):
            return True
        return any(
            word in self._whole or (self._begins and word.startswith(self._begins)) for word in LETTERS.findall(fold)
        )
