"""A game that nobody has drawn for the terminal, as `bastide new` writes one: its text is the board."""

import pytest

import bastide
from bastide.cli import report, texts
from bastide.cli.boardview import BoardView
from bastide.cli.local import LocalTable
from bastide.cli.screen import TableScreen
from bastide.cli.words import seats_of

from ..cli.sight import SIZES, seen_of, wait

pytestmark = pytest.mark.usefixtures("new_installed")


def undrawn() -> LocalTable:
    local = LocalTable(bastide.load_game("lantern", 2), seats_of("me:Ann,me:Bo"), 3)
    local.take_keyboard()
    return local


@pytest.mark.parametrize("size", SIZES)
async def test_its_text_has_the_room_it_needs(size: tuple[int, int]) -> None:
    """At 80 columns four were left for it between the seats and the log."""
    app = TableScreen(undrawn(), lambda: None, seed=1, bot_delay=0)
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        assert app.query_one("#board", BoardView).max_scroll_x == 0
        shown = [line.strip() for line in seen_of(app, "#board")]
        for line in str(app.local.state).split("\n"):
            assert line.strip() in shown


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_nothing_is_said_of_turns_and_tiles_that_it_does_not_have(lang: str) -> None:
    texts.use(lang)
    local = undrawn()
    view = local.state.view(local.eyes)
    assert view["deck"] > 0
    assert report.headline(local) == "The Lantern", "neither a turn, which it does not count, nor a number of tiles"
    assert report.unseen(local) == texts.t("cli-play-nothing-unseen")
