"""A table whose game is over: it says nothing any more of what would be if the game ended now."""

import pytest

from bastide.cli import report, texts
from tests.cli.sight import GAMES, say, seen_of, wait
from tests.cli.sight import table as screen_of
from tests.cli.test_turning_back import table

IF_ENDED = {"en": "ended now", "ja": "今終わった場合", "zh-Hant": "若此刻結束"}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_there_would_be_at_the_end_is_told_until_the_end(game: str, lang: str) -> None:
    texts.use(lang)
    local = table(game, "me:Ann,me:Bo")
    local.take_keyboard()
    for shown in (report.scores(local), report.panel(local, 40), str(local.state)):
        assert IF_ENDED[lang] in shown
    local.state.playout(3)
    assert local.over
    for shown in (report.scores(local), report.panel(local, 40), report.own(local), str(local.state)):
        assert IF_ENDED[lang] not in shown
    assert report.scores(local).count("\n") == 3, "a line for each seat"


@pytest.mark.parametrize(
    ("lang", "said", "not_said"),
    [("en", "game over", "last round"), ("ja", "ゲーム終了", "最終"), ("zh-Hant", "遊戲結束", "最後")],
)
def test_the_last_round_of_carrara_is_over_with_the_game(lang: str, said: str, not_said: str) -> None:
    texts.use(lang)
    local = table("carrara", "me:Ann,me:Bo")
    assert said not in report.headline(local)
    local.state.playout(3)
    assert said in report.headline(local)
    assert not_said not in report.headline(local)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_everybodys_points_are_seen_in_the_end(game: str, lang: str) -> None:
    """On 80 columns and 24 lines it said who had won and nothing of the points: their table had gone by."""
    texts.use(lang)
    for seats in ("me:Ann,me:Bo,me:Cosima", "me:Ann,random,greedy"):
        app = screen_of(game, actions=4, seats=seats, seed=4)
        app.local.state.playout(3)
        async with app.run_test(size=(80, 24)) as pilot:
            await wait(pilot)
            own = " ".join(seen_of(app, "#own"))
            for seat, points in enumerate(app.local.state.scores()):
                assert f"{report.seat_name(app.local, seat)} {points}" in " ".join(own.split())
            assert "ledger" in seen_of(app, "#line")[0], "what may still be typed"
            await say(pilot, "undo turn")
            assert app.local.over or "ledger" not in seen_of(app, "#line")[0]


async def test_a_game_that_is_over_is_not_lost_without_a_question() -> None:
    """As before its end: no file holds it. Whoever leaves all the same is asked once."""
    app = screen_of("carcassonne", actions=4, seats="me:Ann,random", seed=4)
    app.local.state.playout(3)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        await pilot.press("ctrl+q")
        await wait(pilot)
        assert app.return_code is None
        assert "No file holds the game as it stands." in " ".join(" ".join(seen_of(app, "#log")).split())
        await pilot.press("ctrl+q")
        await wait(pilot)
        assert app.return_code == 0
