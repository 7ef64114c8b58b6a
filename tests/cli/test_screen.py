"""The full screen, driven as a person would: typing, picking, and letting bots think."""

import asyncio
from collections.abc import Callable

import pytest
from textual.events import Event, Key, Paste
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

import bastide
from bastide.cli import texts
from bastide.cli.boardview import BoardView
from bastide.cli.choicelist import ChoiceLine
from bastide.cli.local import LocalTable
from bastide.cli.screen import TableScreen
from bastide.cli.words import seats_of

SIZE = (140, 44)


def screen(seats: str = "me:Ann,me:Bo", stack: str = "NVX", saved: list[str] | None = None) -> TableScreen:
    """Return a table on the screen."""
    sitting = seats_of(seats)
    local = LocalTable(bastide.load_game("carcassonne", len(sitting), {"stack": stack}), sitting, seed=3)
    keep = saved if saved is not None else []
    return TableScreen(local, lambda: keep.append(local.record().dump()), seed=1, bot_delay=0)


def text_of(app: TableScreen, name: str) -> str:
    """Return what a part of the screen shows."""
    return str(app.query_one(name, Static).render())


def log_of(app: TableScreen) -> str:
    """Return the log as text."""
    return "\n".join(line.text for line in app.query_one("#log", RichLog).lines)


async def settled(pilot: Pilot[None], done: Callable[[], bool]) -> None:
    """Wait until something is true on the screen."""
    for _ in range(600):
        await pilot.pause()
        if done():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came")


async def typed(pilot: Pilot[None], line: str) -> None:
    """Type a line and send it."""
    field = pilot.app.query_one("#line", Input)
    field.focus()
    field.value = line
    await pilot.press("enter")
    await pilot.pause()
    await pilot.pause()


async def test_a_whole_short_game_by_two_people() -> None:
    saved: list[str] = []
    app = screen(saved=saved)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Ann" in text_of(app, "#ask")
        assert "place the tile N" in text_of(app, "#ask")
        await typed(pilot, "place N 0,1 r1")
        assert "meeple" in text_of(app, "#ask")
        await typed(pilot, "meeple city.0")
        assert "Bo" in text_of(app, "#ask")
        await typed(pilot, "1")
        await typed(pilot, "meeple none")
        await typed(pilot, "1; meeple none")
        assert app.local.over
        await settled(pilot, lambda: "Ann" in text_of(app, "#ask") and "wins" in text_of(app, "#ask"))
        assert "Total" in log_of(app)
        assert "Total" in text_of(app, "#ledger")
    state = bastide.Record.parse(saved[-1]).replay()
    assert state.is_terminal()
    assert state.scores() == app.local.state.scores()


async def test_a_game_against_a_bot() -> None:
    app = screen("me,random", stack="NVXA")
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot, lambda: app.local.waits_for_person)
        while not app.local.over:
            await typed(pilot, "1")
            await settled(pilot, lambda: app.local.over or (app.local.waits_for_person and bool(app.legal)))
        await settled(pilot, lambda: "win" in text_of(app, "#ask"))
    assert app.local.state.is_terminal()


async def test_the_screen_answers_while_a_bot_thinks() -> None:
    app = screen("search:9s,me", stack="NVXA")
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot, lambda: "thinking" in text_of(app, "#ask"))
        await typed(pilot, "rules ring")
        assert "CAR-061" in log_of(app)
        assert not app.local.waits_for_person
        await typed(pilot, "place N 0,1 r1")
        assert app.local.seat == 0
        await typed(pilot, "quit")


async def test_choices_are_picked_from_the_list_and_looked_at_on_the_board() -> None:
    app = screen()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        choices = app.query_one("#choices", OptionList)
        assert choices.option_count == len(app.local.state.legal_actions())
        await pilot.press("down")
        await pilot.press("down")
        await pilot.pause()
        assert choices.has_focus
        assert "place N" in text_of(app, "#brings")
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.local.state.history()) == 2


async def test_what_is_typed_in_the_list_goes_into_the_line() -> None:
    """Else the letters would be lost, and Enter would take the choice that happens to be highlighted."""
    app = screen()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        assert app.query_one("#choices", OptionList).has_focus
        assert "place N" in text_of(app, "#brings"), "the first is looked at already"
        for letter in "why place N 3,3 r0":
            await pilot.press({" ": "space", ",": "comma"}.get(letter, letter))
        line = app.query_one("#line", Input)
        assert (line.has_focus, line.value) == (True, "why place N 3,3 r0")
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.local.state.history()) == 1, "no choice was taken"
        assert "CAR-022" in log_of(app)
        app.query_one("#board", BoardView).focus()
        await pilot.press("1")
        assert (line.has_focus, line.value) == (True, "1")


@pytest.mark.parametrize("pasted", [False, True], ids=["typed", "pasted"])
async def test_what_comes_at_one_go_is_what_is_done(pasted: bool) -> None:
    """A fast hand or a slow line sends a whole action and Enter at once; that took the highlighted choice instead."""
    app = screen()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        assert "place N 0,1 r2" not in text_of(app, "#brings"), "another one is looked at"
        keys: list[Event] = [Key(letter, letter) for letter in "place N 0,1 r2"]
        for event in (*([Paste("place N 0,1 r2")] if pasted else keys), Key("enter", None)):
            app.post_message(event)
        await settled(pilot, lambda: len(app.local.state.history()) > 1)
        assert "place N 0,1 r2" in app.local.record().dump()


async def test_the_list_narrows_down_while_typing() -> None:
    app = screen()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        everything = app.query_one("#choices", OptionList).option_count
        await pilot.press(*"0,1")
        await pilot.pause()
        fitting = app.query_one("#choices", OptionList)
        lines = [fitting.get_option_at_index(number) for number in range(fitting.option_count)]
        assert 0 < len(lines) < everything
        assert all(isinstance(line, ChoiceLine) and "0,1" in line.types for line in lines)


async def test_a_refusal_says_why_and_undo_takes_back() -> None:
    app = screen()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await typed(pilot, "place N 5,5 r0")
        assert "CAR-022" in log_of(app)
        assert len(app.local.state.history()) == 1
        await typed(pilot, "place N 0,1 r1")
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert len(app.local.state.history()) == 1
        assert "place the tile" in text_of(app, "#ask")


async def test_hint_zoom_tabs_and_panning() -> None:
    app = screen(stack="NVXA")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("f2")
        await settled(pilot, lambda: "Hint: place N" in log_of(app))
        board = app.query_one("#board", BoardView)
        before = board.virtual_size
        await pilot.press("f8")
        await pilot.pause()
        assert board.virtual_size.width > before.width
        await pilot.press("f4")
        await pilot.press("f3")
        await pilot.pause()
        await pilot.press(*"ring")
        await pilot.pause()
        assert "CAR-061" in text_of(app, "#rules-found")
        await pilot.press("escape")
        await typed(pilot, "board")
        assert board.has_focus


@pytest.mark.parametrize(("lang", "word"), [("ja", "経過"), ("zh-Hant", "過程")])
async def test_other_languages(lang: str, word: str) -> None:
    texts.use(lang)
    app = screen()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        shown = app.export_screenshot()
        assert word in shown
        assert "cli-" not in text_of(app, "#ask")


async def test_a_narrow_terminal_keeps_the_board() -> None:
    app = screen()
    async with app.run_test(size=(70, 30)) as pilot:
        await pilot.pause()
        assert app.query_one("#board", BoardView).size.width == 70


@pytest.mark.parametrize("colours", [False, True])
async def test_a_screen_without_colours_shows_letters_where_colours_alone_tell(
    colours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """City and field of Carcassonne are the same grey."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    if not colours:
        monkeypatch.setenv("NO_COLOR", "1")
    app = screen()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        shown = "\n".join(strip.text for strip in app.query_one("#board", BoardView)._lines)
        assert ("▀" in shown, "::::" in shown) == (colours, not colours)
        assert "┌" in shown, "where a tile may lie"
