"""With a word for a seed a server plays the same games again, bots and all; without one nobody can foresee them."""

import asyncio
from pathlib import Path

import pytest

import bastide
from bastide.engine.registry import BUNDLED
from bastide.server.dice import Dice
from bastide.server.positions import Loaded
from bastide.server.settings import Settings

from .served import Served, serving


async def played(folder: Path, game: str, word: str, plies: int = 40) -> list[str]:
    """Return the beginning of a game that bots play on a server of its own."""
    settings = Settings(data=folder, rates=False, bot_delay=0.0, bot_poll=0.05, bot_workers=1, seed=word, static=folder)
    async with serving(settings) as served:
        table, _ = await served.table("bot level:1", "bot level:3", game=game)
        state = bastide.load_game(game, 2).new_initial_state()
        while not state.is_terminal() and len(state.history()) < plies:
            await asyncio.sleep(0.05)
            loaded = await loaded_of(served, table)
            state = loaded.position.state
        actions, replay = state.history()[:plies], state.game.new_initial_state()
        texts = []
        for action in actions:
            texts.append(replay.action_to_string(action))
            replay.apply_action(action)
        return texts


async def loaded_of(served: Served, table: str) -> Loaded:
    async with served.house.db.reading() as connection:
        return await served.house.positions.load(connection, table)


@pytest.mark.parametrize("game", BUNDLED)
async def test_the_same_word_plays_the_same_game(game: str, tmp_path: Path) -> None:
    first = await played(tmp_path / "a", game, "again")
    assert first == await played(tmp_path / "b", game, "again")
    assert first != await played(tmp_path / "c", game, "another")


def test_equal_tables_of_one_server_differ() -> None:
    game, dice = bastide.load_game("praga", 2), Dice("word")
    assert dice.table(game) != dice.table(game)
    assert Dice("word").table(game) == Dice("word").table(game)


def test_without_a_word_seeds_are_secret() -> None:
    game = bastide.load_game("praga", 2)
    assert Dice().table(game) != Dice().table(game)
    assert Dice().thought(b"seed", 0) != Dice().thought(b"seed", 0)
