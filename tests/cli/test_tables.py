"""Tables in a narrow terminal: their columns stay columns, whatever is said in the last one."""

import re

import pytest
from textual.widgets import RichLog, TabbedContent

from bastide.cli.output import folded, table
from bastide.engine.terminal import width
from tests.cli.sight import say, seen, seen_of, wait
from tests.cli.sight import table as game_at


def test_what_goes_on_of_the_last_column_stays_in_it() -> None:
    told = table(
        ["#", "Type", "Brings"], [["1", "worker gate", "move this worker to any free place"], ["2", "pass", ""]]
    )
    lines = folded(f"{told}\n\nType one.", 40).split("\n")
    assert lines[2:5] == ["1  worker gate  move this worker to any", "                free place", "2  pass"]
    assert lines[5:] == ["", "Type one."]


def test_a_last_column_that_would_be_too_narrow_goes_on_below_its_row() -> None:
    told = table(["Option", "Choices", ""], [["field_scoring", "field_city_once field_each", "How fields score"]])
    assert folded(told, 50).split("\n")[2:] == ["field_scoring  field_city_once field_each", "    How fields score"]


@pytest.mark.parametrize("names", [["Matilda", "Alys Ferrante", "Gilbert"], ["松本さくら", "ジョヴァンニ", "Odo"]])
def test_a_table_of_numbers_cuts_the_names_above_them(names: list[str]) -> None:
    told = table(["For", *names], [["Cities", "124", "8", "·"], ["Total", "124", "8", "0"]], right=range(1, 4))
    lines = folded(f"{told}\nMatilda wins by 116 points, which is a lot.", 32).split("\n")
    assert max(map(width, lines)) <= 32
    assert "…" in lines[0]
    assert lines[2].split() == ["Cities", "124", "8", "·"]
    assert " ".join(lines[4:]) == "Matilda wins by 116 points, which is a lot."
    assert folded(told, 80) == told


@pytest.mark.parametrize("columns", [20, 24, 27, 34])
def test_a_table_that_fits_at_no_width_loses_nobody(columns: int) -> None:
    names = ["● Ann", "▲ Bo", "■ Matilda", "◆ Di", "★ Ed"]
    told = table(["For", *names], [["Unfinished roads", *"12345"], ["Total", *"67890"]], right=range(1, 6))
    lines = folded(f"{told}\nMatilda wins.", columns).split("\n")
    assert max(map(width, lines)) <= columns
    text = " ".join(" ".join(lines).split())
    for name, one, other in zip(names, "12345", "67890", strict=True):
        assert text.count(f"{name} {one}") == 1
        assert text.count(f"{name} {other}") == 1
    assert lines[0] == "Unfinished roads"
    assert lines[-1] == "Matilda wins."


@pytest.mark.parametrize("columns", [18, 20, 25, 27, 30, 33])
def test_the_seats_are_read_whole_beside_a_board_at_80_columns(columns: int) -> None:
    """What somebody has used to be cut at the edge, its head to `Se…`, and the arrow stood on a line of its own."""
    rows = [["→", "● Ann", "2", "meeples 3  if it ended now 8"], ["", "▲ Matilda", "12", "meeples 0"]]
    lines = folded(table(["", "Seat", "Points", ""], rows, right=(2,)), columns).split("\n")
    assert max(map(width, lines)) <= columns
    assert all(line.strip() for line in lines)
    assert "…" not in "".join(lines)
    text = " ".join(" ".join(lines).split())
    assert "→ ● Ann" in text
    assert "meeples 3 if it ended now 8" in text
    assert "meeples 0" in text


@pytest.mark.parametrize("columns", [18, 20, 22, 26])
def test_choices_that_bring_nothing_have_no_word_for_it(columns: int) -> None:
    rows = [["12", "place M -2,1 r2", ""], ["13", "place M -2,2 r2", "20 points for the city"]]
    lines = folded(table(["#", "Type", "Brings"], rows), columns).split("\n")
    assert max(map(width, lines)) <= columns
    text = " ".join(" ".join(lines).split())
    assert text.count("Brings") == 1
    assert "place M -2,1 r2" in text
    assert "20 points for the city" in text


async def test_help_is_a_table_on_a_small_terminal() -> None:
    app = game_at("caylus", actions=1)
    async with app.run_test(size=(60, 20)) as pilot:
        await wait(pilot)
        await say(pilot, "help")
        lines = seen_of(app, "#log")
        head = next(line for line in lines if "Brings" in line)
        begins = head.index("Brings")
        rows = lines[lines.index(head) + 2 :]
        assert any(line[:begins].strip() for line in rows)
        assert any(not line[:begins].strip() and line.strip() for line in rows), "something is longer than its column"
        assert all(line[begins - 1] == " " for line in rows if line.strip())


async def test_escape_from_the_rules_comes_back_to_the_log() -> None:
    app = game_at("caylus")
    async with app.run_test(size=(60, 20)) as pilot:
        await wait(pilot)
        await pilot.press("f3", *"provost")
        await wait(pilot)
        assert any("CAY-045" in line for line in seen_of(app, "#rules-found"))
        shown = seen_of(app, "#rules-found")
        at = next(at for at, line in enumerate(shown) if "CAY-038" in line)
        assert re.match(r" {5}\S", shown[at + 1]), shown
        await pilot.press("escape")
        await wait(pilot)
        assert app.query_one(TabbedContent).active == "tab-log"
        assert any(line.strip() for line in seen_of(app, "#log"))


async def test_a_hint_that_is_longer_than_the_log_is_read_whole() -> None:
    app = game_at("caylus", actions=1)
    async with app.run_test(size=(60, 20)) as pilot:
        await wait(pilot)
        await say(pilot, "hint")
        for _ in range(200):
            await pilot.pause(0.1)
            if app.screen.has_class("reading"):
                break
        await wait(pilot)
        said = seen_of(app, "#log")
        assert any("Hint:" in line for line in said)
        assert any("or:" in line for line in said)
        await pilot.press("escape")
        await wait(pilot)
        assert not app.screen.has_class("reading")


async def test_tiles_to_take_stand_before_rows_to_refresh() -> None:
    """Three choices are seen on 24 lines: they are those that the question is about."""
    app = game_at("praga", actions=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        for _ in range(60):
            legal = app.legal
            if any(text.startswith("refresh ") for text in legal) and any(text.startswith("take ") for text in legal):
                break
            await say(pilot, "1")
        choices = app.commands.choices()
        takes = [choice.number for choice in choices if choice.text.startswith("take ")]
        refreshes = [choice.number for choice in choices if choice.text.startswith("refresh ")]
        assert takes
        assert max(takes) < min(refreshes)


async def test_a_bot_that_moves_closes_nothing_that_is_being_read() -> None:
    app = game_at("carcassonne", actions=1, seats="me:Ann,random", pause=3)
    async with app.run_test(size=(60, 20)) as pilot:
        await wait(pilot)
        while app.local.waits_for_person:
            await say(pilot, "1")
        await pilot.press("f3")
        before = len(app.local.state.history())
        for _ in range(300):
            await pilot.pause(0.1)
            if app.local.waits_for_person:
                break
        await wait(pilot)
        assert len(app.local.state.history()) > before
        assert app.screen.has_class("reading")
        await pilot.press(*"cloister")
        await wait(pilot)
        assert any("CAR-" in line for line in seen_of(app, "#rules-found"))


@pytest.mark.parametrize("game", ["carcassonne", "caylus"])
async def test_a_game_that_is_over_says_what_is_left_to_do(game: str) -> None:
    """A review is found by who never heard of it, and a turn has no eighth phase."""
    app = game_at(game, actions=3000)
    assert app.local.over
    async with app.run_test(size=(100, 40)) as pilot:
        await wait(pilot)
        said = " ".join(line.text for line in app.query_one("#log", RichLog).lines)
        assert "review: look back" in " ".join(said.split())
        assert "phase 8" not in "".join(seen(app))
        await say(pilot, "help")
        assert any("ask: review  rules" in line for line in seen_of(app, "#log"))
        assert not any("hint" in line for line in seen_of(app, "#log"))
        await say(pilot, "help review")
        assert "once the game is over" in " ".join(" ".join(seen_of(app, "#log")).split())
