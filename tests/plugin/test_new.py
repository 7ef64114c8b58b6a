"""What `bastide new` writes is a game that every part takes: library, terminal, bots, environments, server."""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import bastide
from bastide import bots
from bastide.cli import report
from bastide.cli.local import LocalTable
from bastide.cli.main import app
from bastide.cli.new import STANDS_FOR, prefix
from bastide.cli.words import seats_of
from bastide.engine.registry import register
from bastide.server.settings import Settings
from bastide.testing import check_game, check_observations

from ..cli.conftest import ENGLISH, in_process
from ..server import huts
from ..server.served import Served, serving


def typed(*words: object) -> tuple[int, str]:
    done = CliRunner().invoke(app, [str(word) for word in words], env=ENGLISH)
    return done.exit_code, done.output


# the command


def test_the_command_writes_it_and_says_what_to_type(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = typed("new", "tinker", "--title", "Tinkers Yard")
    assert code == 0
    lines = said.splitlines()
    files = [line for line in lines if line.startswith("bastide-tinker/")]
    assert sorted(files) == sorted(path.as_posix() for path in Path("bastide-tinker").rglob("*") if path.is_file())
    assert lines[len(files) :] == [
        "Tinkers Yard can be installed, tested and played:",
        "  pip install -e bastide-tinker",
        "  pytest bastide-tinker",
        "  bastide play tinker",
        "  bastide serve",
    ]


def test_nothing_of_the_template_is_left_in_it(new_source: Path) -> None:
    for path in new_source.rglob("*"):
        told = path.relative_to(new_source).as_posix() + (path.read_text("utf-8") if path.is_file() else "")
        assert not re.search("|".join(STANDS_FOR), told, re.IGNORECASE), path


def test_the_rules_are_no_longer_than_they_are_said_to_be(new_source: Path) -> None:
    lines = (new_source / "bastide_lantern/rules.py").read_text("utf-8").splitlines()
    assert len(lines) <= 160


@pytest.mark.parametrize("name", ["", "ab", "Lantern", "1st", "lan-tern", "lan_tern", "../etc", "läntern", "x" * 30])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    code, said = typed("new", name, tmp_path / "there")
    assert (code, "cannot be the name of a game" in said) == (2, True)
    assert not (tmp_path / "there").exists()


@pytest.mark.parametrize("title", ['The "Lantern"', "{ $name }", "<b>", "1830", "back\\slash"])
def test_a_title_that_would_be_code_is_refused(title: str, tmp_path: Path) -> None:
    code, said = typed("new", "lantern", tmp_path / "there", "--title", title)
    assert (code, "cannot be a title" in said) == (2, True)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    code, said = typed("new", "lantern", tmp_path)
    assert (code, "not empty" in said) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    code, said = typed("new", "lantern", tmp_path / "notes.txt" / "below")
    assert (code, "cannot be written" in said) == (2, True)
    code, said = typed("new", "caylus", tmp_path / "there")
    assert (code, "There is a game caylus already." in said) == (2, True)


def test_its_rules_are_numbered_as_no_other_games_are() -> None:
    assert (prefix("lantern"), prefix("carpet"), prefix("car"), prefix("ab1c")) == ("LAN", "CAP", "CXX", "ABC")
    register(huts.GAME)  # brings no rulebook
    assert prefix("lantern") == "LAN"


# the game


@pytest.mark.usefixtures("new_installed")
def test_the_contract_and_the_observations() -> None:
    game = bastide.load_game("lantern", 3)
    check_game(game, 1, bound=60, exhaustive=True, drawing=True)
    check_observations(game, 1)


def test_its_own_tests_pass(new_source: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(bastide.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--doctest-modules", ".", "-k", "not promise"],
        cwd=new_source, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


@pytest.mark.usefixtures("new_installed")
@pytest.mark.parametrize("spec", ["random", "greedy", "level:2", "search:8"])
def test_bots_play_it(spec: str) -> None:
    state, rng = bastide.load_game("lantern", 3).new_initial_state(), random.Random(1)
    players = [bots.make(spec, state.game, seed=seat) for seat in range(3)]
    while not state.is_terminal():
        seat = state.current_player()
        if seat < 0:
            state.apply_action(bastide.random_chance(state, rng))
        else:
            state.apply_action(players[seat].choose(state.resample_from_infostate(seat, rng.getrandbits(31))))
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.usefixtures("new_installed")
def test_a_match_has_a_verdict_and_a_batch_steps_it() -> None:
    done = in_process("match", "lantern", "greedy", "random", "--games", 60, "--workers", 1, "--json")
    assert done.returncode == 0, done.stderr
    best = json.loads(done.stdout)["standings"][0]
    assert (best["bot"], best["share"][1] > 0.5) == ("greedy", True)
    batch = bastide.Batch("lantern", 8, players=2, seed=1)
    for _ in range(60):
        batch.step(batch.sample())
    assert batch.observations.shape[0] == 8


@pytest.mark.usefixtures("new_installed")
def test_it_is_played_replayed_and_looked_up_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "lantern", "--plain", "--seats", "me:Ann,random", "--seed", 5, "--record", file)
    done = in_process(*words, stdin="help\nboard\nlog\ndraw\n" + "1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "Ann: draw a card or play one" in done.stdout
    before, _ = done.stdout.split(" > ", maxsplit=1)
    assert re.findall(r"(\w+) gets a", before) == ["Ann", "Ann"], "what the others are dealt is theirs"
    assert "deck   " in done.stdout
    assert bastide.Record.parse(file.read_text("utf-8")).replay().is_terminal()
    shown = in_process("replay", file)
    assert "The Lantern, 2 players" in shown.stdout
    assert "Cards played" in shown.stdout
    assert "lantern  The Lantern, " in in_process("games").stdout
    assert "LAN-013  A card that is higher" in in_process("rules", "lantern", "difference").stdout
    assert "bastide_lantern/rules.py" in in_process("rules", "lantern", "LAN-013", "--code").stdout


@pytest.mark.usefixtures("new_installed")
def test_a_hint_is_told_although_the_cards_of_others_were_imagined() -> None:
    """What was expected to follow was played on where somebody holds other cards, and that ended the game."""
    told = 0
    for seed in range(4):
        local = LocalTable(bastide.load_game("lantern", 3), seats_of("me:Ann,me:Bo,me:Cy"), seed)
        bot = bots.make("greedy", local.game)
        while not local.over:
            local.take_keyboard()
            lines = bots.advise(local.state, bot, seed=seed)
            said = report.advice(local, local.state, lines)
            assert len(said) == len(lines)
            for one, line in zip(said, lines, strict=True):
                assert local.state.action_to_string(line.actions[0]) in one
                told += "it expects" in one
            local.act(lines[0].actions[0])
    assert told > 10


# the server


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    settings = Settings(
        data=tmp_path / "data", static=tmp_path / "static", rates=False, bot_delay=0.0, bot_poll=0.1, bot_workers=1
    )  # fmt: skip
    async with serving(settings) as found:
        yield found


@pytest.mark.usefixtures("new_installed")
async def test_a_table_is_served_to_a_page(served: Served) -> None:
    listed = (await served.get("/api/games")).json()["games"]
    info = next(game for game in listed if game["name"] == "lantern")
    assert (info["title"], info["min_players"], info["max_players"]) == ("The Lantern", 2, 4)
    assert "lobby-game-lantern = The Lantern" in (await served.get("/api/games/lantern/texts?lang=ja")).text
    assert len((await served.get("/api/rules/lantern")).json()) == 11
    table_id, tokens = await served.table("Odile", "Bruno", game="lantern")
    seen = await served.see(table_id, tokens["0"])
    hands = [seat["hand"] for seat in seen["snapshot"]["view"]["seats"]]
    assert (sum(hands[0]), hands[1]) == (2, None)
    board = await served.get(seen["table"]["board"])
    assert "export function mount" in board.text
    played = next(action["text"] for action in seen["snapshot"]["legal"] if action["text"].startswith("play"))
    moved = (await served.move(table_id, tokens["0"], played)).json()["snapshot"]["view"]
    assert moved["scores"] == [int(played[-1]), 0]
    refused = await served.move(table_id, tokens["0"], "draw")
    assert refused.status_code in (403, 409, 422)
