"""One thing has one word: `docs/play/words.md` against every message and every rulebook."""

import re
from functools import cache

import pytest

from tests.games.rulebooks import BOOKS
from tests.test_texts import files
from tests.words import CHAPTERS, LANGUAGES, better, elsewhere, terms

GAMES = tuple(CHAPTERS.values())
BOOK_OF = {"en": "rulebook.md", "zh-Hant": "rulebook.zh-Hant.md", "ja": "rulebook.ja.md"}
GLOSSARY = {"zh-Hant": "## 詞彙", "ja": "## 用語集"}


@cache
def said(language: str) -> list[tuple[str, str, str]]:
    """Return every line that people read, as scope, place and text; scopes are games and `shell`."""
    found = []
    for family, by_language in files().items():
        name = ""
        for line in by_language[language].read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            if message := re.match(r"([a-z][\w-]*) =", line):
                name = message[1]
            text = re.sub(r"^\s*\*?\[[^\]]+\]|^[a-z][\w-]* =", "", line)
            words = set(re.split(r"[/-]", f"{family}-{name}"))
            scope = next((game for game in GAMES if game in words), "shell")
            found.append((scope, f"{by_language[language].name} {name}", re.sub(r"`[^`]*`", "``", text)))
    return found


@cache
def ruled(language: str) -> list[tuple[str, str, str]]:
    """Return every line of the rulebooks, up to the glossary with its terms of other books."""
    found = []
    for game, books in BOOKS.items():
        text = books.text(BOOK_OF[language]).partition(GLOSSARY.get(language, "\0"))[0]
        for number, line in enumerate(text.splitlines(), 1):
            plain = re.sub(r" \[(?:seed|public|judgement)[^\[\]]*\]", "", line)
            found.append((game, f"{game} {BOOK_OF[language]}:{number}", re.sub(r"`[^`]*`", "``", plain)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_has_a_better_word(language: str) -> None:
    wrong = []
    for word in better():
        if word.language != language:
            continue
        lines = said(language) + ([] if word.where in ("messages", "shell") else ruled(language))
        wrong += [
            f"{place}: {word.pattern} → {word.but}: {text.strip()}"
            for scope, place, text in lines
            if word.where in ("everywhere", "messages", scope) and re.search(word.pattern, text)
        ]
    assert not wrong, "\n".join(wrong)


def test_the_page_names_scopes_and_languages_that_there_are() -> None:
    assert {word.where for word in better()} <= {"everywhere", "messages", "shell", *GAMES}
    assert {word.language for word in better()} == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_glossary_of_a_rulebook_is_that_of_the_page(game: str, language: str) -> None:
    _, found, glossary = BOOKS[game].text(BOOK_OF[language]).partition(GLOSSARY[language])
    assert found, "no glossary"
    rows = [tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in glossary.splitlines() if line[:1] == "|"]
    assert rows[2 : 2 + len(terms(game)[language])] == list(terms(game)[language].items())
    assert rows[4 + len(terms(game)[language]) :] == elsewhere(game, language)


@pytest.mark.parametrize(("language", "column"), [("zh-Hant", 1), ("ja", 2)])
def test_bots_are_named_like_nothing_in_any_game(language: str, column: int) -> None:
    """A trade that is a building too would make a log nobody can read."""
    from tests.words import chapters

    for number, row in enumerate(chapters()["Bots"], 1):
        for tongue, name in ((language, row[column + 1]), ("en", row[1])):
            (line,) = [
                text for _, place, text in said(tongue) if place.endswith(" shell-bot-name") and text.strip() == name
            ]
            assert line, number
            everything = [text for _, place, text in said(tongue) + ruled(tongue) if "shell-bot-name" not in place]
            assert not [text for text in everything if re.search(rf"\b{name}\b" if tongue == "en" else name, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_one_title(language: str) -> None:
    """Lobby, page of words and rulebook call a game alike."""
    lobby = {place.split()[1]: text.strip() for _, place, text in said(language) if "lobby-game-" in place}
    for game in GAMES:
        title = terms(game)[language].get(terms_title(game), "").partition("（")[0]
        assert lobby[f"lobby-game-{game}"] == title
        assert re.match(rf"# {re.escape(title)}(:|：)", BOOKS[game].text(BOOK_OF[language]))


def terms_title(game: str) -> str:
    """Return the English title, which heads a game's table."""
    return next(chapter for chapter, which in CHAPTERS.items() if which == game)
