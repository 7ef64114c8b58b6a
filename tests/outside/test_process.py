"""Programs at a table: they play, and whatever they do wrong costs them their seat and nobody else anything."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from gymnasium.vector import AutoresetMode

import bastide
from bastide.adapters.gymnasium import BastideEnv
from bastide.adapters.vector import BastideVectorEnv
from bastide.arena import play_game, run_match, simulate
from bastide.bots import InvalidBot
from bastide.bots import make as make_built_in
from bastide.engine.registry import BUNDLED
from bastide.outside import pipes
from bastide.outside.process import FAULTS, ProcessBot
from bastide.outside.spec import make
from tests.hearing import hears

ROOT = Path(__file__).parents[2]
BAD = Path(__file__).with_name("bad.py")
SHORT = {"stack": "VUVEUX"}
PYTHON, NODE = ROOT / "examples" / "bot.py", ROOT / "examples" / "bot.mjs"


def bad(manner: str, seconds: float = 60, *more: object) -> str:
    words = " ".join(map(str, more))
    return f"process:{seconds}s:{sys.executable} {BAD} {manner} {words}".strip()


@pytest.fixture
def game() -> bastide.Game:
    return bastide.load_game("carcassonne", options=SHORT)


@pytest.mark.parametrize("name", BUNDLED)
def test_the_example_in_python_plays_every_game(name: str) -> None:
    game = bastide.load_game(name, players=2)
    played = play_game(game, [f"process:60s:{sys.executable} {PYTHON}", "random"], seed=1)
    assert played.replaced == ("", "")
    assert sum(played.returns) == pytest.approx(1)
    assert not list(pipes._running)


def test_the_example_in_javascript_plays(game: bastide.Game) -> None:
    played = play_game(game, [f"process:60s:node {NODE}", f"process:60s:{sys.executable} {PYTHON}"], seed=1)
    assert played.replaced == ("", "")


@pytest.mark.parametrize("example", [PYTHON, NODE])
def test_the_examples_are_short(example: Path) -> None:
    assert len(example.read_text().splitlines()) <= 30


@pytest.mark.parametrize(
    ("manner", "seconds", "why"),
    [
        ("hang", 0.5, "timeout"),
        ("deaf", 0.5, "timeout"),
        ("noise", 0.5, "timeout"),
        ("numeric", 5, "timeout: its last line was refused: a move needs action, a text"),
        ("flood", 60, "flood: more than 100 lines for one decision"),
        ("endless", 60, "flood: a line is longer than 8192 bytes"),
        ("liar", 60, f"lies: more than {FAULTS} wrong lines; the last: "),
        ("die", 60, "crash: exit code 1: RuntimeError: no idea what to do"),
        ("leave", 60, "crash: exit code 1: nothing to do here"),
        ("resign", 60, "resigned"),
    ],
)
def test_who_misbehaves_is_replaced_and_the_game_goes_on(
    game: bastide.Game, manner: str, seconds: float, why: str
) -> None:
    played = play_game(game, [bad(manner, seconds), "greedy"], seed=1)
    assert played.replaced[0].startswith(why)
    assert played.replaced[1] == ""
    assert played.actions == play_game(game, ["greedy", "greedy"], seed=1).actions
    assert not list(pipes._running)


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals")
def test_threads_that_read_and_write_take_no_signal_from_the_main_thread() -> None:
    """What ends a process is answered in its main thread, which waits on where another thread has taken the signal."""
    blocked: set[int] = set()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    thread = threading.Thread(target=lambda: blocked.update(signal.pthread_sigmask(signal.SIG_BLOCK, ())))
    pipes.begin(thread)
    thread.join()
    assert blocked == before | {signal.SIGINT, signal.SIGTERM}
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_a_program_goes_with_all_it_has_started(game: bastide.Game, tmp_path: Path) -> None:
    note = tmp_path / "pids"
    played = play_game(game, [bad("child", 60, note), "random"], seed=1)
    assert played.replaced[0] == "resigned"
    for pid in map(int, note.read_text().split()):
        until = time.monotonic() + 30
        while alive(pid):
            assert time.monotonic() < until
            time.sleep(0.01)


def alive(pid: int) -> bool:
    """Return whether a process runs; one that waits to be collected by the system's first process does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_wrong_lines_are_answered_by_name_and_change_nothing(game: bastide.Game, tmp_path: Path) -> None:
    note = tmp_path / "heard"
    state = game.new_initial_state()
    state.apply("draw V")
    before = state.to_text()
    bot = make(bad("clumsy", 60, note), game)
    action = bot.choose(state)
    assert (action, state.to_text()) == (state.legal_actions()[0], before)
    state.apply_action(action)
    bot.choose(state)
    assert isinstance(bot, ProcessBot)
    bot.close()
    assert bot.replaced == ""
    full, *others = [json.loads(line) for line in note.read_text().splitlines()]
    assert full["type"] == "gameFull"
    assert [other["type"] for other in others[:5]] == ["error"] * 4 + ["gameState"]
    assert [other["code"] for other in others[:4]] == ["bad-json", "bad-field", "illegal-action", "stale-seq"]
    assert others[2]["rule"].startswith("CAR-") or others[2]["message"]


def test_a_move_out_of_turn_is_not_kept_for_later(game: bastide.Game, tmp_path: Path) -> None:
    note = tmp_path / "heard"
    bot = make(bad("hasty", 60, note), game)
    assert isinstance(bot, ProcessBot)
    state = game.new_initial_state()
    state.apply("draw V")
    state.apply_action(bot.choose(state))
    program = bot._program
    assert program is not None
    until = time.monotonic() + 60
    while program._said.empty():
        assert time.monotonic() < until
        time.sleep(0.01)
    bot.choose(state)
    bot.finish(state)
    assert [json.loads(line)["type"] for line in note.read_text().splitlines()][:3] == [
        "gameFull",
        "error",
        "gameState",
    ]
    assert json.loads(note.read_text().splitlines()[1])["code"] == "not-your-turn"


def test_a_program_hears_the_whole_game_and_its_end(game: bastide.Game, tmp_path: Path) -> None:
    note = tmp_path / "heard"
    played = play_game(game, ["random", bad("chatty", 60, note)], seed=3)
    full, *states = [json.loads(line) for line in note.read_text().splitlines()]
    assert (full["game"], full["seat"], full["state"]["yours"]) == ("carcassonne", 1, True)
    assert {state["type"] for state in states} == {"gameState"}
    for state in [full["state"], *states[:-1]]:
        assert (state["status"], state["yours"], state["left"]) == ("started", True, 60)
        assert state["view"]["game"] == "carcassonne"
        assert {"action", "text", "fields", "preview"} == set(state["legal"][0])
    assert (states[-1]["status"], states[-1]["legal"]) == ("finished", [])
    assert states[-1]["scores"] == list(played.scores)


def test_a_program_is_told_only_what_its_seat_may_know(tmp_path: Path) -> None:
    game, note = bastide.load_game("carrara", players=3), tmp_path / "heard"
    state = game.new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    bot = make(bad("chatty", 60, note), game)
    bot.choose(state)
    assert isinstance(bot, ProcessBot)
    bot.close()
    told = json.loads(note.read_text().splitlines()[0])["state"]
    seat = state.current_player()
    assert told["view"] == json.loads(json.dumps(state.view(seat)))
    assert told["view"] != json.loads(json.dumps(state.view(None)))
    assert not {"history", "record", "story"} & set(told)


def test_a_match_reports_who_was_replaced_and_why(game: bastide.Game) -> None:
    broken = bad("die")
    for workers in (1, 2):
        result = run_match(game, [broken, "random"], 2, workers=workers)
        assert result.replaced() == {broken: {"crash: exit code 1: RuntimeError: no idea what to do": 2}}
        assert f"greedy played on for {broken} in 2 games: crash" in result.table()
        assert result.to_json()["replaced"] == result.replaced()
        assert "replaced" in result.rows[0]


def test_simulations_take_programs(game: bastide.Game) -> None:
    specs = [f"process:60s:{sys.executable} {PYTHON}", "random"]
    assert [played.replaced for played in simulate(game, specs, 2)] == [("", ""), ("", "")]


@pytest.mark.parametrize(
    ("spec", "named"),
    [
        ("process:", "a command is missing"),
        ("process:5s:", "a command is missing"),
        ("process:./there-is-no-such-bot", "there-is-no-such-bot"),
        ("process:0.001s:true", "0.001 seconds"),
        ("process:true 'half", "cannot be read"),
        ("process:true \x07", "printable"),
        ("greedyy", "there is no such bot"),
    ],
)
def test_an_impossible_specification_says_why(game: bastide.Game, spec: str, named: str) -> None:
    with pytest.raises(InvalidBot, match=named):
        make(spec, game)


def test_the_library_and_the_server_know_no_programs(game: bastide.Game) -> None:
    from bastide.server.specs import is_bot

    with pytest.raises(InvalidBot):
        make_built_in("process:true", game)
    assert not is_bot("process:true", game)


def test_nothing_starts_before_the_first_decision(game: bastide.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr("bastide.outside.process.Program", lambda *given: started.append(given))
    make("process:true", game)
    assert started == []


def test_the_terminal_takes_programs() -> None:
    words = ["play", "carcassonne", "--seats", f"me,process:60s:{sys.executable} {PYTHON}", "-o", "stack=VU", "--plain"]
    environment = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "bastide", *words],
        input="1\n1\n",
        text=True,
        capture_output=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout or "won" in done.stdout or "share" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
@pytest.mark.parametrize("how", ["SIGTERM", "SIGKILL", "SIGHUP"])
def test_who_thinks_for_a_terminal_ends_with_it(how: str, tmp_path: Path) -> None:
    """However that ends: somebody kills it, or closes the terminal. A program that hears nothing goes, too."""
    note, until = tmp_path / "pids", time.monotonic() + 60
    words = ["play", "carcassonne", "--seats", f"{bad('deaf', 500, note)},me", "--plain"]
    run = subprocess.Popen(
        [sys.executable, "-m", "bastide", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=hears,  # noqa: PLW1509
    )
    found: list[int] = []
    try:
        while not (note.exists() and note.read_text().endswith(".")):
            assert time.monotonic() < until
            time.sleep(0.05)
        found = [int(word) for word in note.read_text().split()[:2]]
        assert all(map(alive, found))
        number = signal.Signals[how]
        if how == "SIGHUP":
            os.killpg(run.pid, number)
        else:
            run.send_signal(number)
        run.wait(30)
        until = time.monotonic() + 30
        while any(map(alive, found)):
            assert time.monotonic() < until
            time.sleep(0.05)
    finally:
        run.kill()
        for pid in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def runs() -> int:
    """How many programs of this process run."""
    return len(list(pipes._running))


def test_environments_let_programs_leave_with_their_game() -> None:
    bot = f"process:60s:{sys.executable} {PYTHON}"
    env = gymnasium.make(
        "bastide.adapters.gymnasium:bastide/Carcassonne-v0", opponents=[bot], options={"stack": "VUVU"}
    )
    for seed in (1, 2):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        assert not runs()
    for seed in (3, 4):
        _, info = env.reset(seed=seed)
        assert not runs(), "a new game has a new program"
        for _ in range(2):
            _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
        assert runs() == 1
    env.close()
    assert not runs()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_vectors_of_environments_do_so_too(mode: AutoresetMode) -> None:
    bot = f"process:60s:{sys.executable} {PYTHON}"
    envs = BastideVectorEnv("carcassonne", 2, options={"stack": "VUVU"}, opponents=[bot], autoreset_mode=mode)
    _, infos = envs.reset(seed=1)
    most = 0
    for _ in range(9):
        _, _, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        most = max(most, runs())
        if mode is AutoresetMode.DISABLED and ended.any():
            assert not runs()
            _, infos = envs.reset(options={"reset_mask": ended})
    assert most == 2
    envs.close()
    assert not runs()


@pytest.mark.parametrize("many", [False, True])
def test_environments_warn_where_a_built_in_bot_played_on(many: bool) -> None:
    """Who trains against a program that has died trains against greedy."""
    arguments: dict[str, Any] = {"options": {"stack": "VUV"}, "opponents": [bad("die")]}
    env: Any = BastideVectorEnv("carcassonne", 1, **arguments) if many else BastideEnv("carcassonne", **arguments)
    env.reset(seed=1)

    def play() -> None:
        over = False
        while not over:
            _, _, ended, _, _ = env.step(env.action_space.sample())
            over = bool(ended.all()) if many else ended

    with pytest.warns(RuntimeWarning, match=r"greedy played on for process:.*: crash: exit code 1"):
        play()
    env.close()
