"""The README in Chinese and Japanese: commands and example of the English one, and links that lead somewhere."""

import re

import pytest

from bastide.engine.registry import BUNDLED, folder_of
from bastide.texts import LANGUAGES
from tests.docs.blocks import ROOT, blocks

OTHERS = [language for language in LANGUAGES if language != "en"]


def commands(page: str) -> list[str]:
    """Return what is typed, without what is said of it and without the language."""
    typed = [line for block in blocks(page, "console") for line in block.splitlines() if line]
    return [re.sub(r" --lang \S+", "", line.partition(" #")[0]).rstrip() for line in typed]


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_typed_is_the_same(language: str) -> None:
    page = f"README.{language}.md"
    assert commands(page) == commands("README.md")
    assert blocks(page, "python") == blocks("README.md", "python")
    text = (ROOT / page).read_text("utf-8")
    assert text.count("\n## ") == (ROOT / "README.md").read_text("utf-8").count("\n## ")
    assert f"--lang {language} " in text


@pytest.mark.parametrize("language", ["", *(f".{language}" for language in OTHERS)])
def test_every_link_leads_somewhere_and_to_the_other_languages(language: str) -> None:
    page = f"README{language}.md"
    links = set(re.findall(r"\]\(([^)]+)\)", (ROOT / page).read_text("utf-8")))
    assert not [link for link in links if not (ROOT / link).exists()]
    assert {"README.md", *(f"README.{other}.md" for other in OTHERS)} - {page} <= links


@pytest.mark.parametrize("language", OTHERS)
def test_games_have_the_names_of_the_lobby(language: str) -> None:
    text = (ROOT / f"README.{language}.md").read_text("utf-8")
    for game in BUNDLED:
        lobby = folder_of(game).joinpath("words", f"lobby.{language}.ftl").read_text("utf-8")
        name = re.search(rf"^lobby-game-{game} = (.+)$", lobby, re.MULTILINE)
        assert name
        assert f"**{name[1]}**" in text
