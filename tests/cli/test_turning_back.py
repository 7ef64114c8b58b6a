"""Taking back at a table in the terminal: a step, a turn, and doing it again; and leaving it."""

import random
import subprocess
import sys

import pytest

import bastide
from bastide.cli.commands import Commands
from bastide.cli.local import LocalTable
from bastide.cli.screen import TableScreen
from bastide.cli.table import Undone
from bastide.cli.words import seats_of
from tests.cli.sight import GAMES, wait


def table(game: str, seats: str = "me:Ann,greedy", seed: int = 3, **options: str) -> LocalTable:
    sitting = seats_of(seats)
    return LocalTable(bastide.load_game(game, len(sitting), options), sitting, seed)


def until_mine(local: LocalTable, rng: random.Random) -> None:
    """Let the bots play, somehow, until the person is asked."""
    while not local.over and not local.waits_for_person:
        local.act(rng.choice(local.state.legal_actions()))


def told(local: LocalTable, *lines: str) -> str:
    """Type lines and return what is said."""
    said: list[str] = []

    def changed() -> None:
        commands.tell()

    commands = Commands(local, said.append, changed, lambda: None, lambda _: None, review=lambda: None)
    commands.told = len(local.state.story())
    for line in lines:
        commands.take(line)
    return "\n".join(said)


@pytest.mark.parametrize("game", GAMES)
def test_undo_never_takes_back_what_a_bot_has_done(game: str) -> None:
    rng, local = random.Random(2), table(game)
    for _ in range(60):
        until_mine(local, rng)
        if local.over:
            break
        before = local.state.history()
        person = local.seat
        actors = [seat for seat in _actors(local) if seat >= 0]
        how = local.undo()
        if how is Undone.DONE:
            taken = before[len(local.state.history()) :]
            assert actors[-1] == person
            assert taken
            assert local.redo()
        elif actors and actors[-1] != person:
            assert how in (Undone.OTHERS, Undone.NOTHING)
        assert local.state.history() == before
        local.act(rng.choice(local.state.legal_actions()))


def _actors(local: LocalTable) -> list[int]:
    found, replay = [], local.game.new_initial_state()
    for action in local.state.history():
        found.append(replay.current_player())
        replay.apply_action(action)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_undo_turn_goes_back_over_bots_to_the_beginning_of_ones_own_turn(game: str) -> None:
    rng, local = random.Random(5), table(game)
    until_mine(local, rng)
    start, seat = local.state.history(), local.seat
    while not local.over and (local.seat == seat or not local.waits_for_person):
        local.act(rng.choice(local.state.legal_actions()))
        if local.waits_for_person and any(one not in (seat, -1) for one in _actors(local)[len(start) :]):
            break
    after = local.state.history()
    assert local.undo() in (Undone.OTHERS, Undone.SHOWN, Undone.TURN)
    assert local.state.history() == after
    assert "undo turn" in told(local, "undo")
    assert local.undo_turn() is Undone.DONE
    assert local.waits_for_person
    assert local.seat == seat
    assert len(start) <= len(local.state.history()) < len(after)
    assert local.redo()
    assert local.state.history() == after


def test_nobody_is_sent_to_an_undo_of_the_turn_that_is_refused_as_well() -> None:
    """Two at one keyboard: the wheel was filled up in the turn that has ended."""
    local = table("carrara", "me:Ann,me:Bo", start_player="0", mode="base")
    said = told(local, "rotate", "buy I W", "end")
    assert local.seat == 1, said
    for words in ("undo", "undo turn"):
        assert told(local, words).strip() == "Something new was drawn or shown after that, so it stands."
    free = table("carrara", "me:Ann,me:Bo", start_player="0", mode="advanced")
    assert free.seat == 0
    told(free, "stay", "buy I W", "end")
    assert free.seat == 1
    assert "Type undo turn" in told(free, "undo")
    assert free.undo_turn() is Undone.DONE
    assert free.seat == 0


def test_restart_goes_back_to_the_beginning_of_this_turn_and_redo_comes_back() -> None:
    local = table("praga", "me:Ann,me:Bo", start_player="0")
    start = local.state.history()
    local.state.apply("tile A-1")
    local.state.apply("act road")
    whole = local.state.history()
    assert local.restart() is Undone.DONE
    assert local.state.history() == start
    assert local.restart() is Undone.NOTHING
    assert local.redo()
    assert local.state.history() == whole
    assert not local.redo()


def test_several_undos_are_done_again_one_by_one_until_something_else_is_done() -> None:
    local = table("praga", "me:Ann,me:Bo", start_player="0")
    said = told(local, "tile A-1", "act road", "undo", "undo", "redo", "redo", "redo")
    assert said.count("Taken back.") == 2
    assert said.count("Done again.") == 2
    assert "There is nothing to do again." in said
    assert "There is nothing to do again." in told(local, "undo", "bonus gain", "redo")


def test_alone_an_undo_does_not_cross_the_end_of_a_turn_unasked() -> None:
    local = table("praga", "me:Ann")
    said = told(local, "tile A-1", "act road", "end turn", "yes")
    assert "takes" in said
    ply = len(local.state.history())
    assert "undo turn" in told(local, "undo")
    assert len(local.state.history()) == ply
    told(local, "undo turn")
    assert "tile A-1" in [local.state.action_to_string(action) for action in local.state.legal_actions()]


def test_nothing_may_be_typed_for_a_bot() -> None:
    local = table("carcassonne", "greedy,me:Ann", stack="NVX")
    ply = len(local.state.history())
    assert "Odo" in told(local, "place N 0,1 r1", "1", "undo")
    assert len(local.state.history()) == ply
    assert "place" not in told(local, "help")


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c", "ctrl+d"])
async def test_leaving_while_a_bot_thinks_is_no_failure(key: str) -> None:
    local = table("carcassonne", "search:9s,me:Ann", stack="NVXA")
    app = TableScreen(local, lambda: None, seed=1, bot_delay=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        assert app.thinking
        await pilot.press(key)
        await wait(pilot)
    assert app._exception is None
    assert app.return_code == 0


def test_a_closed_pipe_is_no_failure() -> None:
    words = [sys.executable, "-m", "bastide", "play", "carcassonne", "--plain", "--seats", "me,me", "--seed", "3"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"help\nboard\n")
        process.stdin.close()
        assert b"Traceback" not in process.stderr.read()
