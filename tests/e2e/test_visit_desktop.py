"""A visitor's walk through each game in each language, on a desktop."""

import itertools

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.visit import GAMES, LANGUAGES, visit


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=[] if lang == "en-GB" else [pytest.mark.seldom])
        for game, lang in itertools.product(GAMES, LANGUAGES)
    ],
)
def test_a_first_evening(house: House, open_page: OpenPage, game: str, lang: str) -> None:
    visit(open_page(lang=lang, size=(1440, 900), asks="needed", still=False), house, game, lang, watched=True)
