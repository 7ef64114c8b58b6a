"""`bastide review`, and the same after a game at the keyboard."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import bastide
from bastide import CHANCE, bots
from bastide.cli import reviewing, texts
from bastide.cli.output import hanging
from bastide.cli.words import SeatWord
from bastide.engine.play import State
from bastide.engine.record import Record
from bastide.engine.terminal import width

Typed = Callable[..., Result]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the record of a short game in which the second seat draws lots."""
    game = bastide.load_game("carcassonne", options={"stack": "VUEVJKUBVNWA"})
    sitting = [bots.make("greedy", game), bots.make("random", game, seed=1)]
    state = game.new_initial_state()
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(state.legal_actions()[0] if seat == CHANCE else sitting[seat].choose(state))
    file = tmp_path_factory.mktemp("review") / "game.txt"
    file.write_text(Record.of_state(state, ["Odile", "bot random"]).dump(), encoding="utf-8")
    return file


def state_of(record: Path) -> State:
    return Record.parse(record.read_text("utf-8")).replay()


def test_mistakes_are_told_with_what_was_better(typed: Typed, record: Path) -> None:
    said = typed("review", str(record)).stdout
    found = bots.review(state_of(record)).to_json()
    for one in found["mistakes"]:
        assert f"step {one['ply']}: {one['loss']:g} point{'s' * (one['loss'] != 1)} given away" in said
        assert f"done: {'; '.join(one['played']['actions'])}" in said
        assert f"better: {'; '.join(one['better'][0]['actions'])}" in said
    assert "meeples in hand" in said
    assert "Luck of the draws, in points: ● Odile 0" in said, "where the stack is known there is no luck"
    assert "then, it expects: " in said


def test_what_is_expected_below_zero_has_the_minus_sign_of_its_luck(record: Path) -> None:
    state = state_of(record)
    found = bots.review(state).to_json() | {"moments": [9], "values": [[-3.25, 2.0]], "luck": [[-1.0, 0]]}
    shown = reviewing.Recorded(state.game, [SeatWord("Odile"), SeatWord("Bo")], state)
    assert "−3.2 (−1)" in reviewing.said(shown, found)[0]


@pytest.mark.parametrize(("loss", "words"), [(1.0, "1 point"), (1.5, "1.5 points"), (2.0, "2 points")])
def test_one_point_is_one(loss: float, words: str) -> None:
    mistake = texts.t("cli-review-mistake", name="Odile", turn=3, ply=9, points=loss)
    assert mistake == f"Odile, turn 3, step 9: {words} given away"


def test_the_course_of_a_game_for_five_fits_a_narrow_terminal(tmp_path: Path, typed: Typed) -> None:
    game = bastide.load_game("carcassonne", 5, {"stack": "VUEVJKUBVNWA"})
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    file = tmp_path / "five.txt"
    file.write_text(Record.of_state(state, ["Maximiliane von Ahn"] * 5).dump(), encoding="utf-8")
    course, _, _ = typed("review", str(file)).stdout.partition("Luck of the draws")
    assert max(width(line) for line in course.splitlines()) <= 80


def test_lines_longer_than_the_terminal_go_on_further_in() -> None:
    assert hanging("  better: act road; end turn", 20) == "  better: act\n    road; end turn"
    assert hanging("short", 20) == "short"


def test_one_seat_as_data(typed: Typed, record: Path) -> None:
    found = json.loads(typed("review", str(record), "--seat", "1", "--most", "2", "--json").stdout)
    assert found["values"][-1] == state_of(record).scores()
    assert [one["seat"] for one in found["mistakes"]] == [1] * len(found["mistakes"])
    assert 1 <= len(found["mistakes"]) <= 2
    assert typed("review", str(record), "--seat", "2").exit_code == 2
    assert typed("review", str(record), "--bot", "gready").exit_code == 2


def test_a_search_judges_where_it_is_asked(typed: Typed, record: Path) -> None:
    found = json.loads(typed("review", str(record), "--bot", "search:16", "--json").stdout)
    assert all(one["loss"] >= 1 for one in found["mistakes"])


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_language_has_the_words(typed: Typed, record: Path, lang: str) -> None:
    said = typed("--lang", lang, "review", str(record)).stdout
    assert not {word for word in said.split() if word.startswith(("cli-", "shell-", "carcassonne-"))}
