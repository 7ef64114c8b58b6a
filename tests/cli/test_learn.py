"""Lessons in the terminal: by lines and on the full screen."""

import re
from collections.abc import Callable

import pytest
from click.testing import Result
from textual.widgets import Input

from bastide.cli import lessons as learning
from bastide.cli import texts
from bastide.cli.boardview import BoardView
from bastide.cli.lessons import LessonTable, lesson_of
from bastide.cli.local import NotTaught
from bastide.cli.output import folded
from bastide.cli.screen import TableScreen
from bastide.cli.worded import Taught
from bastide.engine.registry import BUNDLED, folder_of
from tests.cli.sight import SIZES, seen, wait

Typed = Callable[..., Result]


def say(key: str) -> str:
    """Return what a lesson says, for whoever types."""
    return texts.t(learning.typed(key))


def learn(typed: Typed, game: str, *lines: str) -> str:
    """Type lines at a lesson, and return what was said."""
    done = typed("learn", game, stdin="".join(f"{line}\n" for line in lines))
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.parametrize("game", BUNDLED)
def test_a_lesson_is_followed_to_its_end_line_by_line(typed: Typed, game: str) -> None:
    """All it says is said once and in order; then the game is over, or one plays on."""
    found = lesson_of(game)
    said = learn(typed, game, *(step.do for step in found.steps))
    remarks = list(dict.fromkeys(step.say for step in found.steps))
    told = [f"({number} of {len(remarks)}) {say(key)}" for number, key in enumerate(remarks, 1)]
    assert re.findall(r"^The lesson says: (.*)$", said, re.MULTILINE) == [*told, say(found.end)]
    assert said.startswith("Type what the lesson asks for")


@pytest.mark.parametrize("game", BUNDLED)
def test_what_the_lesson_does_not_ask_for_is_answered_and_not_made(game: str) -> None:
    found = lesson_of(game)
    table = LessonTable(found, "Ann")
    for step in found.steps:
        assert table.asked == step.do
        before = table.state.history()
        for action in table.state.legal_actions():
            text = table.state.action_to_string(action)
            if action == table.state.string_to_action(step.do):
                continue
            with pytest.raises(NotTaught) as refused:
                table.act(action)
            assert texts.t(refused.value.key) == say(step.remark(text) or "cli-lesson-other")
        assert table.state.history() == before
        table.act(table.state.string_to_action(step.do))
    assert table.asked == ""
    assert table.taught() == say(found.end)


def test_a_wrong_try_a_hint_and_a_step_back_line_by_line(typed: Typed) -> None:
    asked = "place E 0,-1 r2"
    said = learn(typed, "carcassonne", "place E 0,1 r2", "hint", asked, "meeple none", "undo", "place E 9,9 r0")
    assert "the city above the gate would stay open" in said
    assert f"The lesson asks for: {asked}" in said
    assert "nobody gets the points of this city" in said
    first, second = said.index("(1 of 10)"), said.index("(2 of 10)")
    assert said.index("(1 of 10)", second) > second > first, "a step back is told again"
    assert "(CAR-022)" in said[said.rindex("(1 of 10)") :], "what the rules forbid is refused by them"
    assert texts.t("cli-play-leave") not in said, "nothing is lost by leaving a lesson"


def test_a_line_for_several_blocks_is_made_whole_or_not_at_all(typed: Typed) -> None:
    """`RGK` is what the lesson asks for, one after the other; white is not, and the red one before it is put back."""
    said = learn(typed, "carrara", "rotate", "buy II RY", "hint", "buy II RGK", "hint")
    assert "The lesson asks for: buy II red" in said, said
    assert "The lesson asks for: end" in said, said


def test_after_the_lesson_one_plays_on_against_a_bot(typed: Typed) -> None:
    """Then leaving is asked for as in any game, for there is something to lose; a hint is a coach's."""
    steps = [step.do for step in lesson_of("caylus").steps]
    said = learn(typed, "caylus", *steps, "hint", "worker marketplace", "quit", "yes")
    after = said[said.index(say(lesson_of("caylus").end)) :]
    assert "The lesson" not in after
    assert "Hint: worker " in after, "a coach gives its lines"
    assert "● Player 1 places a worker for 3 deniers: marketplace." in after
    assert texts.t("cli-play-leave") in after


def test_what_is_no_lesson_is_refused(typed: Typed) -> None:
    for words, reason in (
        (["carcassone"], "Did you mean carcassonne?"),
        (["carcassonne", "last"], "There is no lesson last; there are: first."),
        ([], "Which game? There are: "),
    ):
        done = typed("learn", *words)
        assert done.exit_code == 2
        assert reason in done.output


@pytest.mark.parametrize("game", BUNDLED)
def test_what_is_said_to_whoever_types_has_a_remark_of_the_lesson(game: str) -> None:
    words = folder_of(game).joinpath("words")
    lesson = words.joinpath("lesson.en.ftl").read_text("utf-8")
    own = re.findall(r"^([a-z0-9-]+-lesson-[a-z0-9-]+)-typed = ", words.joinpath("cli.en.ftl").read_text("utf-8"), re.M)
    assert own
    assert all(f"{key} = " in lesson for key in own)


def taught(game: str) -> TableScreen:
    """Return a lesson on the full screen."""
    return TableScreen(LessonTable(lesson_of(game), "Ann"), lambda: None, bot_delay=0)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_every_remark_has_room_on_the_smallest_screen(game: str, lang: str) -> None:
    texts.use(lang)
    found = lesson_of(game)
    for key in {found.end, *(step.say for step in found.steps)}:
        assert folded(f"(10 / 12) {say(key)}", SIZES[0][0] - 2).count("\n") < 7, key


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_a_remark_takes_the_lines_that_it_needs(lang: str) -> None:
    """The choices and the line are below it, and of the board there is something left to see."""
    texts.use(lang)
    app = taught("praga")
    async with app.run_test(size=SIZES[0]) as pilot:
        await wait(pilot)
        for step in lesson_of("praga").steps[:3]:
            lesson = app.query_one("#lesson", Taught)
            assert say(step.say) in app.local.taught()
            shown = folded(app.local.taught(), lesson.size.width)
            assert (str(lesson.render()), lesson.size.height) == (shown, shown.count("\n") + 1)
            assert app.query_one("#board", BoardView).size.height >= 6
            assert app.query_one("#line", Input).region.bottom <= SIZES[0][1]
            app._take(step.do)
            await wait(pilot)


async def test_a_wrong_try_and_a_hint_on_the_screen() -> None:
    app = taught("praga")
    async with app.run_test(size=SIZES[0]) as pilot:
        await wait(pilot)
        first = lesson_of("praga").steps[0]
        other = next(text for text in app.legal if text != first.do)
        app._take(other)
        await wait(pilot)
        lesson = app.query_one("#lesson", Taught)
        assert str(lesson.render()).startswith(say(first.remark(other) or "cli-lesson-other")[:40])
        app._take("hint")
        await wait(pilot)
        assert f"The lesson asks for: {first.do}" in str(lesson.render())
        assert first.do in "\n".join(seen(app))
        assert not app.screen.has_class("reading"), "the board stays"


async def test_a_hint_goes_away_with_what_it_was_about() -> None:
    """Also where the next action is of the same remark."""
    app = taught("carrara")
    async with app.run_test(size=SIZES[0]) as pilot:
        await wait(pilot)
        for line in ("rotate", "hint"):
            app._take(line)
            await wait(pilot)
        lesson = app.query_one("#lesson", Taught)
        assert "buy II red" in str(lesson.render())
        app._take("buy II red")
        await wait(pilot)
        assert "(2 of 12)" in str(lesson.render())
        assert "asks for" not in str(lesson.render())
