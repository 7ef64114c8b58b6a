"""What people who are away are told, in their language."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bastide.engine.registry import folder_of, games
from bastide.texts import Texts

BETWEEN: Final = {"en": ", ", "zh-Hant": "、", "ja": "、"}


def _sources(language: str) -> Iterator[Traversable]:
    yield files("bastide") / "text" / f"notify.{language}.ftl"
    for game in games():
        yield folder_of(game) / "words" / f"lobby.{language}.ftl"


@lru_cache(maxsize=8)
def speaker(language: str) -> Texts:
    """Return who says it in a language."""
    return Texts(language, _sources)


def title_of(game: str, language: str) -> str:
    """Return the name of a game."""
    say, key = speaker(language), f"lobby-game-{game}"
    return say(key) if say.has(key) else game


def told(kind: str, game: str, others: Sequence[str], minutes: int, language: str) -> tuple[str, str]:
    """Return the title and the sentence that say what happened at a table: `turn`, `over` or `clock`."""
    say, with_whom = speaker(language), "with" if others else "alone"
    names = BETWEEN.get(language, ", ").join(others)
    title, body = f"notify-{kind}-title", f"notify-{kind}-{with_whom}"
    return say(title), say(body, game=title_of(game, language), others=names, minutes=minutes)
