"""A game of another package is taken by every part as the four are, though none of them knows it."""

import asyncio
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import structlog

import bastide
from bastide import bots
from bastide.engine import registry
from bastide.engine.play import Game
from bastide.server import boards
from bastide.server.settings import Settings
from bastide.testing import ConformanceError, check_game, check_observations
from bastide_harbour.pictures import svg

from ..cli.conftest import in_process
from ..server.served import Served, serving

pytestmark = pytest.mark.usefixtures("installed")


def harbour(players: int = 2, **options: object) -> Game:
    return bastide.load_game("harbour", players, options)


def test_it_is_the_installed_one(installed: Path) -> None:
    kind = bastide.game_type("harbour")
    module = sys.modules[kind.package]
    assert module.__file__ is not None
    assert Path(module.__file__).is_relative_to(installed)
    assert {path.name for path in (installed / "bastide_harbour").glob("*.*")} >= {
        "components.toml", "rulebook.md", "rulebook.ja.md", "rulebook.zh-Hant.md"
    }  # fmt: skip


def test_the_contract_and_the_observations() -> None:
    check_game(harbour(3, rounds=2), 1, bound=200, exhaustive=True, drawing=True)
    check_observations(harbour(4), 1)


def test_nothing_in_the_package_names_it() -> None:
    """Outside its own folder, its name stands in tests and in the manual only."""
    source = Path(bastide.__file__).parent
    named = [
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.suffix in (".py", ".ftl", ".toml", ".md") and "harbour" in path.read_text(encoding="utf-8").lower()
    ]
    assert [name for name in named if not name.startswith("games/")] == ["engine/plugins.py"], "an example there"


# bots


@pytest.mark.parametrize("spec", ["random", "greedy", "points", "search:8"])
def test_bots_play_it(spec: str) -> None:
    state, rng = harbour(3).new_initial_state(), random.Random(1)
    players = [bots.make(spec, state.game, seed=seat) for seat in range(3)]
    while not state.is_terminal():
        seat = state.current_player()
        if seat < 0:
            state.apply_action(bastide.random_chance(state, rng))
        else:
            imagined = state.resample_from_infostate(seat, rng.getrandbits(31))
            action = players[seat].choose(imagined)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(1)


def test_a_greedy_bot_beats_a_random_one() -> None:
    wins = [_duel(seed) for seed in range(40)]
    assert sum(wins) > 28


def _duel(seed: int) -> float:
    """Return the share of the win of a greedy bot in seat `seed % 2` against a random one."""
    state, rng = harbour(preset="long").new_initial_state(), random.Random(seed)
    own = seed % 2
    greedy = bots.make("greedy", state.game, seed=seed)
    while not state.is_terminal():
        seat = state.current_player()
        if seat < 0:
            state.apply_action(bastide.random_chance(state, rng))
        else:
            state.apply_action(greedy.choose(state.clone()) if seat == own else rng.choice(state.legal_actions()))
    return state.returns()[own]


# environments


def test_a_batch_steps_it() -> None:
    batch = bastide.Batch("harbour", 8, players=2, seed=1)
    for _ in range(60):
        batch.step(batch.sample())
    assert batch.observations.shape == (8, bastide.game_type("harbour").sight.layout.size)  # type: ignore[union-attr]


def test_pettingzoo_plays_it() -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from bastide.adapters import pettingzoo

    api_test(pettingzoo.env("harbour", players=2), num_cycles=60)


# records and the terminal


def typed(*words: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
    done = in_process(*words, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done


def test_a_record_is_replayed_in_the_terminal(tmp_path: Path) -> None:
    state = harbour().new_initial_state()
    state.playout(3)
    record = bastide.Record.of_state(state, ["Ann", "Bo"]).finished(state)
    file = tmp_path / "game.txt"
    file.write_text(record.dump(), encoding="utf-8")
    shown = typed("replay", file).stdout
    assert "Harbour, 2 players" in shown
    assert "Kinds in store" in shown
    assert "倉庫" in typed("--lang", "ja", "replay", file).stdout


def test_the_terminal_lists_it_and_shows_its_rules() -> None:
    assert "harbour  Harbour, " in typed("games").stdout
    assert "HAR-022  Then the next seat" in typed("rules", "harbour", "tax").stdout
    assert "HAR-022" in typed("rules", "HAR-022").stdout
    assert "bastide_harbour/kernel/legal.py" in typed("rules", "harbour", "HAR-021", "--code").stdout


def test_a_game_is_played_in_the_terminal() -> None:
    script = ["sell", "1", "help", "board", "log", "end turn"] + ["1"] * 80
    words = ("play", "harbour", "--plain", "--seats", "me:Ann,random", "--seed", 5)
    done = in_process(*words, stdin="\n".join(script) + "\n")
    assert done.returncode == 0, done.stderr
    assert "sell, store, work, or end your turn" in done.stdout
    assert "bag " in done.stdout, "the text board"
    assert "Traceback" not in done.stderr


# the server


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    settings = Settings(
        data=tmp_path / "data", static=tmp_path / "static", rates=False, bot_delay=0.0, bot_poll=0.1, bot_workers=1
    )  # fmt: skip
    async with serving(settings) as found:
        yield found


async def test_the_lobby_lists_it_and_gives_its_rules(served: Served) -> None:
    listed = (await served.get("/api/games")).json()["games"]
    info = next(game for game in listed if game["name"] == "harbour")
    assert (info["title"], info["min_players"], info["max_players"]) == ("Harbour", 2, 4)
    assert [option["name"] for option in info["options"]] == ["preset", "rounds", "motto"]
    rules = (await served.get("/api/rules/harbour?lang=zh-Hant")).json()
    assert (len(rules), rules[0]["text"]) == (19, "遊戲人數為 2 到 4 人。")
    box = (await served.get("/api/games/harbour/box")).json()
    assert [good["id"] for good in box["components"]["good"]] == ["red", "green", "blue"]


async def test_a_browser_that_does_not_know_it_gets_its_texts(served: Served) -> None:
    answer = await served.get("/api/games/harbour/texts?lang=ja")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.index("lobby-game-harbour = Harbour") < answer.text.index("lobby-game-harbour = 港")
    assert (await served.get("/api/games/chess/texts")).status_code == 404


async def test_a_browser_that_does_not_know_it_gets_a_drawing_of_what_may_be_seen(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", game="harbour")
    views = [(await served.see(table_id, seen))["snapshot"]["view"] for seen in (tokens["0"], tokens["1"], ())]
    open_goods = [sum(view["drawing"].count(ink) for ink in svg.INKS.values()) for view in views]
    assert open_goods == [2, 2, 0]
    look = await served.post(f"/api/tables/{table_id}/look", {"actions": ["work"]}, tokens["0"])
    assert look.json()["view"]["drawing"].startswith("<svg ")
    replay = await served.get(f"/api/tables/{table_id}/replay?ply=0", tokens["0"])
    assert "drawing" in replay.json()["view"]


async def test_a_browser_that_does_not_know_it_gets_its_board(served: Served, installed: Path) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", game="harbour")
    address = (await served.see(table_id, tokens["0"]))["table"]["board"]
    answer = await served.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.content == (installed / "bastide_harbour" / "browser" / "board.js").read_bytes()
    digest = address.rsplit("/", 1)[1].removesuffix(".js")
    assert (await served.get(address.replace(digest, "0" * 16))).status_code == 404, "another build of it"
    assert (await served.get(address.replace("harbour", "caylus"))).status_code == 404
    own, _ = await served.table("Odile", "Bruno", game="caylus")
    assert (await served.see(own))["table"]["board"] == "", "the client has it"


async def test_a_board_that_the_package_forgot_is_a_plain_one(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = bastide.game_type("harbour")
    without = replace(whole, pictures=replace(whole.pictures, browser="browser/no.js"))
    monkeypatch.setattr(registry, "_registered", {"harbour": without})
    boards.board_of.cache_clear()
    with structlog.testing.capture_logs() as logs:
        for _ in range(2):
            table_id, _ = await served.table("Odile", "Bruno", game="harbour")
            assert (await served.see(table_id))["table"]["board"] == ""
    boards.board_of.cache_clear()
    assert [log["log_level"] for log in logs if log.get("game") == "harbour"] == ["warning"]
    with pytest.raises(ConformanceError, match=r"bastide_harbour has no file browser/no\.js"):
        check_game(Game.of(without, 2))


async def test_a_table_is_played_to_its_record(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", game="harbour", options={"rounds": "1"})
    assert (await served.get("/api/tables?game=harbour")).status_code == 200
    seen = (await served.see(table_id, tokens["0"]))["snapshot"]
    assert seen["view"]["seats"][0]["hand"] is not None
    assert seen["view"]["seats"][1]["hand"] is None
    assert {action["text"] for action in seen["legal"]} >= {"work", "end turn"}
    assert all(entry["args"] for entry in seen["story"]), "the own draws"
    refused = await served.move(table_id, tokens["0"], "tax")
    assert (refused.status_code, refused.json()["error"]["rule"]) == (422, "HAR-022")
    sale = next(action["text"] for action in seen["legal"] if action["text"].startswith("sell"))
    assert (await served.move(table_id, tokens["0"], sale, "price 3")).status_code == 200
    assert (await served.move(table_id, tokens["1"], "tax")).json()["snapshot"]["view"]["scores"] == [2, 1]
    back = await served.get(f"/api/tables/{table_id}/record", tokens["0"])
    assert back.status_code == 409, "what is hidden stays closed until the end"
    assert (await served.move(table_id, tokens["0"], "end turn")).status_code == 200
    assert (await served.move(table_id, tokens["1"], "end turn")).status_code == 200
    text = (await served.get(f"/api/tables/{table_id}/record")).text
    record = bastide.Record.parse(text)
    record.verify()
    assert record.replay().scores() == (await served.see(table_id))["snapshot"]["view"]["scores"]


async def test_a_bot_sits_at_a_table(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "bot greedy", game="harbour")
    assert (await served.move(table_id, tokens["0"], "end turn")).status_code == 200
    for _ in range(100):
        seen = await served.see(table_id, tokens["0"])
        if seen["table"]["state"] == "over":
            return
        if seen["snapshot"]["legal"]:
            assert (await served.move(table_id, tokens["0"], "tax")).status_code == 200
        await asyncio.sleep(0.1)
    pytest.fail("the bot does not play")
