"""Every size of the terminal answers: the board is whole, answers are seen, and so is what one has."""

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from bastide.cli import answers, boards, report, texts
from bastide.cli.answers import Answers
from bastide.cli.boardview import BoardView
from bastide.cli.layout import divide, size_of
from bastide.cli.output import folded
from bastide.engine.terminal import shortened, width
from bastide.engine.undo import rewind
from tests.cli.sight import GAMES, SIZES, say, seen, seen_of, table, wait, whole_board

AT = [f"{columns}x{lines}" for columns, lines in SIZES]


@pytest.mark.parametrize("size", SIZES, ids=AT)
@pytest.mark.parametrize("game", GAMES)
async def test_the_whole_board_can_be_reached(game: str, size: tuple[int, int]) -> None:
    app = table(game)
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        board = app.query_one("#board", BoardView)
        assert board.size.width >= min(size[0], board.virtual_size.width) or board.max_scroll_x > 0
        assert board.size.height >= size[1] // 3
        local = app.local
        legal = [local.state.action_fields(action) for action in local.state.legal_actions()]
        drawn = boards.draw(local.state.view(local.eyes), boards.SIZES[app._drawn_size()], legal)
        assert drawn is not None
        found = (await whole_board(pilot, app)).split()
        wanted = {word for row in drawn.glyphs for word in "".join(glyph.char for glyph in row).split()}
        pieces = "\n".join(found)
        assert not [word for word in wanted if word not in pieces]


@pytest.mark.parametrize("size", SIZES, ids=AT)
@pytest.mark.parametrize("game", ["carrara", "caylus", "praga"])
async def test_a_board_of_fixed_width_is_not_cut_at_its_side(game: str, size: tuple[int, int]) -> None:
    """The inn and eight spaces of Caylus, and three cities of Carrara, used to lie behind the panels."""
    app = table(game)
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        board = app.query_one("#board", BoardView)
        assert board.max_scroll_x == 0
        assert board.virtual_size.width <= board.size.width


@pytest.mark.parametrize(
    ("size", "lang"),
    [*((size, "en") for size in SIZES), (SIZES[0], "ja"), (SIZES[2], "zh-Hant")],
    ids=[*AT, f"{AT[0]} ja", f"{AT[2]} zh-Hant"],
)
@pytest.mark.parametrize("game", GAMES)
async def test_an_answer_is_seen_and_so_is_what_one_has(game: str, size: tuple[int, int], lang: str) -> None:
    texts.use(lang)
    app = table(game)
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        view, eyes = app.local.state.view(app.local.eyes), app.local.eyes
        assert eyes is not None
        goods = boards.of(game).goods
        own = goods(view, eyes)[0] if goods else str(view["seats"][eyes]["supply"])
        assert str(own).split()[0] in "".join(seen_of(app, "#own"))
        assert report.headline(app.local).split()[0] in seen(app)[0]
        await say(pilot, "ledger")
        total = texts.t("cli-total")
        assert any(total in line for line in seen_of(app, "#log"))
        assert any(report.seat_name(app.local, eyes) in line for line in seen_of(app, "#ask"))
        await pilot.press("escape")
        await wait(pilot)
        assert app.query_one("#board", BoardView).size.height > 0
        await say(pilot, "why nothing")
        assert any(line.strip() for line in seen_of(app, "#log"))
        assert app.query_one("#board", BoardView).size.height >= size[1] // 3


@pytest.mark.parametrize("size", SIZES, ids=AT)
async def test_a_long_answer_is_read_from_its_beginning_and_the_board_comes_back(size: tuple[int, int]) -> None:
    app = table("praga")
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        await say(pilot, "rules cathedral")
        first = next(line for line in seen_of(app, "#log") if "PRA-" in line)
        assert "PRA-005" in first
        await pilot.press("pagedown")
        await wait(pilot)
        assert (first in seen_of(app, "#log")) != app.screen.has_class("reading")
        await pilot.press("escape")
        await wait(pilot)
        assert not app.screen.has_class("reading")
        assert app.query_one("#board", BoardView).size.height >= size[1] // 3
        assert app.focused is app.query_one("#line")


@pytest.mark.parametrize("size", SIZES, ids=AT)
@pytest.mark.parametrize("key", ["f3", "f4", "f5", "ctrl+l"])
async def test_what_a_key_opens_is_seen_and_goes_away_again(key: str, size: tuple[int, int]) -> None:
    app = table("carrara")
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        before = app.query_one("#board", BoardView).size
        await pilot.press(key)
        await wait(pilot)
        pane = app.query_one("TabbedContent").query("TabPane")
        shown = next(one for one in pane if one.display and one.region.height)
        assert shown.region.height >= 10
        assert shown.region.width >= 30
        await pilot.press("escape")
        await wait(pilot)
        assert app.query_one("#board", BoardView).size == before


async def test_the_board_alone_takes_the_screen() -> None:
    app = table("caylus")
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        await pilot.press("f6")
        await wait(pilot)
        assert app.query_one("#board", BoardView).size.height >= 19
        await say(pilot, "scores")
        assert any("Ann" in line for line in seen_of(app, "#log"))


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=[AT[0], AT[2]])
@pytest.mark.parametrize(("game", "key"), [("carcassonne", "f3"), ("praga", "f3"), ("caylus", "f4"), ("carrara", "f5")])
async def test_a_key_opens_what_it_names_while_the_board_is_alone(game: str, key: str, size: tuple[int, int]) -> None:
    """It used to open behind the board; what was typed then went into a search that nobody saw."""
    app = table(game)
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        await pilot.press("f6")
        await wait(pilot)
        await pilot.press(key)
        await wait(pilot)
        opened = app.query_one({"f3": "#rules-words", "f4": "#ledger", "f5": "#seats-all"}[key])
        assert opened.region.height > 0
        assert app.query_one("#choices").region.height > 0


async def test_what_is_read_beside_a_board_that_is_seen_whole_is_turned_by_the_page() -> None:
    """At Carcassonne the log stands beside the board on the smallest screen; its end was not to be reached by a key."""
    app = table("carcassonne", actions=4)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        assert app.division
        assert not app.division.stacked
        log, board = app.query_one("#log", Answers), app.query_one("#board", BoardView)
        assert board.max_scroll_y == 0
        await say(pilot, "rules farmer")
        began = log.scroll_y
        await pilot.press("pagedown")
        await wait(pilot)
        assert log.scroll_y > began
        await pilot.press("escape")
        await wait(pilot)
        assert log.scroll_y == log.max_scroll_y
        for _ in range(4):
            await pilot.press("f8")
        await wait(pilot)
        assert board.max_scroll_y > 0
        board.scroll_to(0, 0, animate=False)
        await pilot.press("pagedown")
        await wait(pilot)
        assert board.scroll_y > 0, "a board that is not seen whole has the keys"


async def test_rules_that_are_looked_up_beside_the_board_are_turned_by_the_page() -> None:
    app = table("praga")
    async with app.run_test(size=(120, 40)) as pilot:
        await wait(pilot)
        assert app.division
        assert not app.division.stacked
        board, found = app.query_one("#board", BoardView), app.query_one("Lookup VerticalScroll", VerticalScroll)
        assert board.max_scroll_y > 0
        before = board.scroll_y
        await pilot.press("f3", *"cathedral")
        await wait(pilot)
        await pilot.press("pagedown", "pagedown", "pageup")
        await wait(pilot)
        assert 0 < found.scroll_y < found.size.height
        assert board.scroll_y == before


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=[AT[0], AT[2]])
async def test_the_way_back_from_the_rules_is_said_until_one_is_back(size: tuple[int, int]) -> None:
    """Beside the board nothing said how to come back to the line; over it the words went when a bot had acted."""
    app = table("praga")
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        await pilot.press("f3")
        await wait(pilot)
        assert "Esc" in seen_of(app, "#brings")[0]
        if app.screen.has_class("reading"):
            app._show()  # as after a bot's turn
            await wait(pilot)
            assert "Esc" in seen_of(app, "#brings")[0]
        await pilot.press("escape")
        await wait(pilot)
        assert "Esc" not in seen_of(app, "#brings")[0]
        assert app.focused is app.query_one("#line")


async def test_a_terminal_that_changes_its_size_is_divided_anew() -> None:
    app = table("caylus")
    async with app.run_test(size=(160, 50)) as pilot:
        await wait(pilot)
        assert app.query_one("#left").display
        await pilot.resize_terminal(80, 24)
        await wait(pilot, 8)
        assert not app.query_one("#left").display
        board = app.query_one("#board", BoardView)
        assert board.virtual_size.width <= board.size.width == 80
        assert board.size.height >= 12


async def test_what_a_choice_brings_is_told_anew_where_the_terminal_changes_its_width() -> None:
    """It stayed cut as before: at its old end, or in the middle of a sentence where the line goes on out of sight."""
    app = table("carcassonne", actions=0, stack="BVX")
    app.local.state.apply("place B 0,1 r0")
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        await pilot.press("down")
        await wait(pilot)
        whole = report.preview(app.local, next(iter(app.commands.choices())).action)
        assert width(whole) > 78
        for columns in (60, 120, 80):
            await pilot.resize_terminal(columns, 24)
            await wait(pilot, 8)
            [line] = seen_of(app, "#brings")
            assert line.strip() == shortened(whole, columns - 2) or line.strip().endswith(whole)


async def test_board_with_a_word_moves_to_that_part() -> None:
    app = table("praga", actions=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        await say(pilot, "board city")
        assert "O_5" in "\n".join(seen_of(app, "#board"))
        await say(pilot, "board crane")
        assert "A-2" in "\n".join(seen_of(app, "#board"))


async def test_a_rule_that_is_looked_up_is_broken_once_beside_its_scroll_bar() -> None:
    """It used to be broken for the width before the bar came, and again where the bar took some of that."""
    app = table("carcassonne", actions=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        await pilot.press("f3")
        app.query_one("#rules-words", Input).value = "farmer"
        await wait(pilot)
        found = app.query_one("#rules-found", Static)
        assert isinstance(found.parent, VerticalScroll)
        assert found.parent.show_vertical_scrollbar
        assert max(map(width, str(found.render()).split("\n"))) <= found.content_size.width


async def test_a_long_log_is_measured_once_not_after_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Late in a game of Caylus `log` held the screen up for half a minute."""
    folds: list[str] = []

    def counted(text: str, columns: int) -> str:
        folds.append(text)
        return folded(text, columns)

    monkeypatch.setattr(answers, "folded", counted)
    app = table("caylus", actions=100)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        entries, before = len(app.local.story()), len(folds)
        assert entries > 60
        await say(pilot, "log")
        assert "Space 1 has" in "\n".join(seen_of(app, "#log")), "read from its first line"
        assert len(folds) - before <= 5 * entries


def test_the_board_comes_first_and_the_panels_share_what_is_left() -> None:
    caylus = (63, 84, 119)
    assert divide(80, 24, caylus).stacked
    assert divide(100, 30, caylus).drawer == 37
    assert (divide(120, 40, caylus).seats, divide(120, 40, caylus).drawer) == (False, 36)
    assert divide(160, 50, caylus).seats
    for columns in range(64, 200):
        found = divide(columns, 40, caylus)
        assert columns - found.drawer - (30 if found.seats else 0) >= 63


def test_the_size_of_the_board_is_the_largest_that_fits() -> None:
    sizes = ((63, 25), (84, 25), (119, 25))
    assert [size_of(sizes, columns, 30) for columns in (63, 83, 84, 130)] == [0, 0, 1, 1]
    assert size_of(sizes, 84, 20) == 0, "a scroll bar takes a column"
    assert size_of(sizes, 85, 20) == 1
    assert size_of(((76, 40), (124, 66)), 60, 20) == 0


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("lang", texts.LANGUAGES)
async def test_a_long_question_is_read_whole(lang: str, columns: int) -> None:
    """In Japanese it has no blanks: the mark stood on a line alone, and the end of what is asked was out of sight."""
    texts.use(lang)
    app = table("praga", actions=0, seats="me:Maximiliane von Ahn,me:Bo", seed=4)
    local, longest = app.local, ""
    for ply in range(60):
        legal = local.state.legal_actions()
        local.act(legal[ply * 7 % len(legal)])
        if not local.over and width(report.ask(local)) > width(longest):
            longest, at = report.ask(local), len(local.state.history())
    local.state = rewind(local.state, at)
    async with app.run_test(size=(columns, 24)) as pilot:
        await wait(pilot)
        shown = "".join("".join(seen_of(app, "#ask")).split())
        assert shown == "".join(longest.split())
        assert width(longest) > 80


@pytest.mark.parametrize("size", SIZES, ids=AT)
async def test_points_stand_beside_the_names_in_the_drawer(size: tuple[int, int]) -> None:
    app = table("caylus")
    async with app.run_test(size=size) as pilot:
        await wait(pilot)
        await pilot.press("f5")
        await wait(pilot)
        named = [line for line in seen_of(app, "#seats-all") if "Ann" in line]
        points = str(app.local.state.scores()[0])
        assert [line.split()[-1] for line in named] == [points], "not on a line of their own"
