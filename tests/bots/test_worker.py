"""Thinking in worker processes: text in, text out, and nothing shared."""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import pytest

import bastide
from bastide.bots import InvalidBot
from bastide.bots import worker as thinking
from bastide.bots.worker import TABLES, forget, think


@pytest.fixture(autouse=True)
def _fresh() -> None:
    thinking._bots.clear()


def record(actions: Sequence[str], players: int = 2, stack: str = "VUEVJKUBV") -> str:
    game = bastide.load_game("carcassonne", players=players, options={"stack": stack})
    return bastide.Record.of(game, actions).dump()


@pytest.mark.parametrize("spec", ["random", "points", "greedy", "search:8", "level:1"])
def test_a_whole_turn_comes_back_in_notation(spec: str) -> None:
    actions = ["draw V"]
    while True:
        turn = think(record(actions), spec, 3, "table")
        assert [word.split()[0] for word in turn] == ["place", "meeple"]
        actions += turn
        state = bastide.Record.parse(record(actions)).replay()
        if state.is_terminal():
            break
        actions.append(state.action_to_string(state.legal_actions()[0]))
    assert len(actions) == 27


def test_a_turn_that_has_begun_is_finished() -> None:
    turn = think(record(["draw V", "place V 1,0 r0"]), "greedy", 1, "table")
    assert len(turn) == 1
    assert turn[0].startswith("meeple")


def test_the_same_question_gets_the_same_answer_at_a_table_not_seen_before() -> None:
    text = record(["draw V"])
    answers = [think(text, "search:16", 5, table) for table in ("one", "two", "three")]
    assert answers[0] == answers[1] == answers[2]


def test_the_bot_of_a_table_is_remembered_and_can_be_forgotten() -> None:
    think(record(["draw V"]), "search:8", 5, "table")
    ((_, first),) = thinking._bots.values()
    think(record(["draw V"]), "search:8", 5, "table")
    ((_, again),) = thinking._bots.values()
    assert again is first
    forget("table")
    assert not thinking._bots


def test_a_table_that_became_another_game_gets_another_bot() -> None:
    think(record(["draw V"]), "search:8", 5, "table")
    ((_, first),) = thinking._bots.values()
    think(record(["draw V"], players=3), "search:8", 5, "table")
    ((_, second),) = thinking._bots.values()
    assert second is not first


def test_only_so_many_tables_are_remembered() -> None:
    for number in range(TABLES + 5):
        think(record(["draw V"]), "random", 1, f"table {number}")
    assert len(thinking._bots) == TABLES
    assert ("table 0", "random", 1) not in thinking._bots


def test_a_remembered_bot_survives_an_undo() -> None:
    actions = ["draw V", *think(record(["draw V"]), "search:16", 5, "table"), "draw U"]
    first = think(record(actions), "search:16", 5, "table")
    assert len(think(record(["draw V"]), "search:16", 5, "table")) == 2
    assert len(think(record(actions), "search:16", 5, "table")) == len(first)


@pytest.mark.parametrize(
    ("text", "error", "reason"),
    [
        ("nonsense", bastide.RecordError, "line"),
        (record([]), ValueError, "only where a seat"),
        (record(["draw V", "place V 9,9 r0"]), bastide.RecordError, "line"),
    ],
)
def test_what_cannot_be_thought_about_says_why(text: str, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        think(text, "greedy", 1, "table")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(InvalidBot, match="'rook'"):
        think(record(["draw V"]), "rook", 1, "table")


def test_it_works_in_a_process_of_its_own() -> None:
    text = record(["draw V"])
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(think, text, "search:8", 5, "table").result() == think(text, "search:8", 5, "table")
        with pytest.raises(ValueError, match="only where a seat"):
            pool.submit(think, record([]), "greedy", 1, "table").result()
        with pytest.raises(InvalidBot, match="rook"):
            pool.submit(think, text, "rook", 1, "table").result()
        with pytest.raises(bastide.RecordError, match="line"):
            pool.submit(think, "nonsense", "greedy", 1, "table").result()
