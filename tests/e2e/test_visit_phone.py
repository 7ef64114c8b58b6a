"""A visitor's walk through each game in each language, on a phone."""

import itertools

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.visit import GAMES, LANGUAGES, ON_A_PHONE, visit


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=[] if ON_A_PHONE[game] == lang else [pytest.mark.seldom])
        for game, lang in itertools.product(GAMES, LANGUAGES)
    ],
)
def test_a_first_evening(house: House, open_page: OpenPage, game: str, lang: str) -> None:
    page = open_page(lang=lang, size=(390, 844), touch=True)
    visit(page, house, game, lang, whole=ON_A_PHONE[game] == lang)
