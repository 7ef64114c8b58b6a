"""Every lesson can be played to its end, wrong tries are answered, and all of it is said in three languages."""

import re

import pytest

import bastide
from bastide.engine.lessons import Lesson, UnknownLesson, lesson
from bastide.engine.registry import BUNDLED, folder_of, game_type

LESSONS = [(game, name) for game in BUNDLED for name in game_type(game).lessons]
LANGUAGES = ("en", "zh-Hant", "ja")


@pytest.fixture(params=LESSONS, ids="-".join)
def taught(request: pytest.FixtureRequest) -> Lesson:
    return lesson(*request.param)


def test_a_lesson_is_played_to_its_end(taught: Lesson) -> None:
    """The learner's decisions are the steps, all of them, about ten; the others do what is laid down."""
    state, asked, said = taught.game.new_initial_state(), 0, list[str]()
    while (due := taught.due(state.history())) is not None:
        step = taught.step(state.history())
        assert (step is not None) is (state.current_player() == taught.learner), state.history()
        if step is not None:
            asked += 1
            assert state.string_to_action(step.do) == due
            if step.say not in said[-1:]:
                said.append(step.say)
                assert len(state.legal_actions()) > 1
        state.apply_action(due)
    assert asked == len(taught.steps)
    assert len(said) == len(set(said))
    assert 8 <= len(said) <= 14
    assert taught.step(state.history()) is None


def test_wrong_tries_have_an_answer(taught: Lesson) -> None:
    """Each remark answers something that is legal at its decision, and is reached before a later one."""
    state, laid_down, said = taught.game.new_initial_state(), dict[str, set[str]](), dict[str, set[str]]()
    while (due := taught.due(state.history())) is not None:
        step = taught.step(state.history())
        if step is not None:
            others = [state.action_to_string(action) for action in state.legal_actions() if action != due]
            laid_down[step.say] = {wrong.say for wrong in step.wrong}
            said.setdefault(step.say, set()).update(step.remark(text) for text in others)
        state.apply_action(due)
    assert laid_down == {say: found - {""} for say, found in said.items()}


def test_a_game_that_goes_another_way_has_left_the_lesson(taught: Lesson) -> None:
    state = taught.game.new_initial_state()
    while state.current_player() != taught.learner:
        due = taught.due(state.history())
        assert due is not None
        state.apply_action(due)
    other = next(action for action in state.legal_actions() if action != taught.due(state.history()))
    state.apply_action(other)
    assert taught.due(state.history()) is None
    assert taught.step(state.history()) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_each_language(taught: Lesson, lang: str) -> None:
    said = {taught.end, f"{taught.game.name}-lesson-{taught.name}"}
    for step in taught.steps:
        said |= {step.say, *(wrong.say for wrong in step.wrong)}
    file = folder_of(taught.game.name).joinpath("words", f"lesson.{lang}.ftl")
    assert said <= set(re.findall(r"^([a-z0-9-]+) = .", file.read_text("utf-8"), re.MULTILINE))


def test_what_is_no_lesson_is_refused() -> None:
    with pytest.raises(UnknownLesson):
        lesson("carcassonne", "nothing")
    assert bastide.load_game("carcassonne").type.lessons == ("first",)
