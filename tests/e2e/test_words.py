"""Words, never notation: hints, the table's dialog and the title block, in every game and language."""

import re
from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, take_seats, until
from tests.e2e.walk import Walk

LANGUAGES = {"en": "EN", "zh-Hant": "中", "ja": "日"}
NOTATION = re.compile(
    r"\bplace [A-X] -?\d|\b[A-X] -?\d+,-?\d+ r\d|\br[0-5]\b|\bmeeple (none|city|road|field|cloister)\b|\b\w+\.\d\b"
    r"|^(worker|batch|favour|offer|provost|pay|buy|take) [a-z0-9_-]+$|\b[A-Z]-\d\b|\b[UWBV]\d-\d\d\b"
    r"|\b(onto|act|bonus) [a-zA-Z_]+\b|\b[a-z]+_[a-z_]+\b|\b[NO]_[A-Z]\d\b",
    re.MULTILINE,
)
"""Actions, segments, components and option values as the server writes them."""
LATIN = re.compile(r"(?<![A-Za-z])[a-z]{3,}(?![A-Za-z])")
"""A plain English word, which has no place in a Chinese or Japanese hint."""
YARD = """[...document.querySelectorAll('[data-board=caylus] svg text')]
  .filter((one) => one.textContent === '工事現場')
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
RAW = {"true", "false", "random", "mode", "seed", "base", "first", "none"}


def speak(page: Any, lang: str) -> None:
    """Change the language as a person does."""
    page.locator(".top .langs button", has_text=LANGUAGES[lang]).click()
    until(page, f"document.documentElement.lang === '{lang}'")


def hint_is_in_words(page: Any, where: str) -> None:
    """Read the hint in the three languages."""
    for lang in LANGUAGES:
        speak(page, lang)
        lines = page.locator(".hint-note .does > span").all_inner_texts()
        assert lines, where
        for line in lines:
            assert line.strip(), where
            assert not NOTATION.search(line), (where, lang, line)
            assert not re.search(r"\b[a-z]+-[a-z]+-[a-z-]+\b", line), (where, lang, line)  # a message that is missing
            assert lang == "en" or not LATIN.search(line), (where, lang, line)
        for part in (".top", ".decide", ".block", ".notes", ".seats"):
            for text in page.locator(part).all_inner_texts():
                assert not NOTATION.search(text), (where, lang, part, text)
    box = page.locator(".hint-note").bounding_box()
    sheet = page.locator(".board.sheet").bounding_box()
    assert box["x"] >= sheet["x"] + sheet["width"], f"{where}: the hint lies over the sheet"


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", ["carcassonne", "caylus", "carrara", "praga"])
def test_a_hint_speaks_the_readers_language(house: House, open_page: OpenPage, game: str) -> None:
    """At several decisions of a game the hint is made of sentences, beside the sheet, in each language."""
    page = open_page(size=(1440, 900))
    walk = Walk(house, game, seed=3)
    walk.seated(page)
    asked = 0
    for snapshot in walk.decisions(6):
        walk.show(page)
        page.keyboard.press("h")
        page.wait_for_selector(".hint-note li", timeout=40_000)
        hint_is_in_words(page, f"{game}, ply {snapshot['ply']}")
        asked += 1
    assert asked >= 2
    page.locator(".tools button").last.click()
    page.wait_for_selector(".facts")
    for lang in LANGUAGES:
        page.keyboard.press("Escape")
        page.wait_for_selector(".facts", state="detached")
        speak(page, lang)
        page.locator(".tools button").last.click()
        page.wait_for_selector(".facts")
        values = page.locator(".facts dd:not(:has(code))").all_inner_texts()
        assert not [value for value in values if value in RAW or NOTATION.search(value)], (game, lang, values)
        names = page.locator(".facts dt").all_inner_texts()
        assert not [name for name in names if name.startswith("lobby-") or "_" in name], (game, lang, names)


def test_where_the_castle_is_built_can_be_read_in_japanese(house: House, open_page: OpenPage) -> None:
    """On a laptop, where the sheet has least room for it."""
    page = open_page(size=(1280, 720), lang="ja-JP")
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}]
    made = call(house, "/api/tables", {"game": "caylus", "seats": seats, "public": False})
    take_seats(page, house, made["table"]["id"], made["tokens"], "caylus")
    until(page, f"{YARD}.length === 1")
    assert page.evaluate(YARD)[0] >= 8.5
