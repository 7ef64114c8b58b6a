"""Somebody who takes back to fish for another draw, at tables of a running server: what lies in a stack stays."""

import random
from collections import defaultdict
from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from bastide.engine.chance import drawn_from
from bastide.engine.play import State
from bastide.engine.registry import BUNDLED
from bastide.engine.undo import rewind
from bastide.server.settings import Settings
from bastide.storage import tables

from .served import Served, serving

ROUNDS, WAYS, DRAWS = 6, 4, 3
"""How often somebody fishes in a game, in how many ways each time, and how many draws deep."""
MOST: Final = 32
"""Actions that one call may make."""
MARBLE: Final = 0
"""The pile of Carrara that gets back what is paid."""


@pytest.fixture
async def seeded(tmp_path: Path) -> AsyncIterator[Served]:
    settings = Settings(data=tmp_path, rates=False, bot_workers=1, seed="fish", static=tmp_path)
    async with serving(settings) as found:
        yield found


class Draw(NamedTuple):
    """What was drawn, and what could have been, with probabilities."""

    action: int
    outcomes: dict[int, float]


Caught = dict[tuple[int, int], list[Draw]]
"""By pile and number of the draw: what came on each way to it."""


class Fisher:
    """Holds both seats of a table, so that everything may be taken back."""

    def __init__(self, served: Served, game: str) -> None:
        self.served, self.game, self.rng = served, game, random.Random(game)
        self.caught: Caught = defaultdict(list)
        self.table, self.tokens = "", list[str]()

    async def sits_down(self) -> None:
        self.table, tokens = await self.served.table("Odile", "Odile as well", game=self.game)
        self.tokens = list(tokens.values())

    async def state(self) -> State:
        return (await self.served.house.load(self.table)).position.state

    async def goes_on(self) -> bool:
        """Decide anyhow until something is drawn, or the game would be over; return whether it went on."""
        trial, texts = (await self.state()).clone(), list[str]()
        while trial.current_player() >= 0 and len(texts) < MOST:
            action = self.rng.choice(trial.legal_actions())
            after = trial.clone()
            after.apply_action(action)
            if after.is_terminal():
                break
            texts.append(trial.action_to_string(action))
            trial = after
        if texts:
            answer = await self.served.move(self.table, self.tokens, *texts)
            assert answer.status_code == 200, answer.text
            self.looks(trial, await self.state())
        return bool(texts)

    async def takes_back(self, ply: int) -> None:
        state, seq = await self.state(), (await self.served.see(self.table))["snapshot"]["seq"]
        if ply < len(state.history()):
            body = {"seq": seq, "ply": ply, "confirm": True}
            answer = await self.served.post(f"/api/tables/{self.table}/undo", body, self.tokens)
            assert (answer.status_code, answer.json()["request"]) == (200, None), answer.text
            self.looks(rewind(state, ply), await self.state())

    def looks(self, before: State, after: State) -> None:
        """Write down what was drawn between two moments."""
        trial = before.clone()
        for action in after.history()[len(trial.history()) :]:
            self.caught[drawn_from(trial, action)].append(Draw(action, dict(trial.chance_outcomes())))
            trial.apply_action(action)

    async def fishes(self) -> Caught:
        """Try one way after the other, first from the very beginning; keep the last and go on from there."""
        state = await self.state()
        self.looks(state.game.new_initial_state(), state)
        for number in range(ROUNDS):
            begin = len((await self.state()).history()) if number else 0
            for way in range(WAYS):
                if way:
                    await self.takes_back(begin)
                for _ in range(DRAWS):
                    if not await self.goes_on():
                        break
        return {draw: ways for draw, ways in self.caught.items() if len(ways) > 1}


def others(caught: Caught) -> list[tuple[int, int]]:
    """Return the draws that came out otherwise on some way than on the first."""
    return [draw for draw, ways in caught.items() if len({way.action for way in ways}) > 1]


def explained(one: Draw, other: Draw) -> bool:
    """Whether two draws differ by what the ways had put into the bag or taken out of it: each favours its own block."""
    share = one.outcomes.get(one.action, 0.0) / other.outcomes.get(one.action, 1e-9)
    return share > one.outcomes.get(other.action, 0.0) / other.outcomes.get(other.action, 1e-9)


@pytest.mark.parametrize("game", BUNDLED)
async def test_taking_back_finds_no_other_draw(seeded: Served, game: str) -> None:
    fisher = Fisher(seeded, game)
    await fisher.sits_down()
    caught = await fisher.fishes()
    found = others(caught)
    assert len(caught) >= 8
    if game != "carrara":
        assert not found
        return
    marble = [draw for draw in caught if draw[0] == MARBLE]
    assert {pile for pile, _ in found} <= {MARBLE}, "building tiles are stacks"
    for draw in marble:
        for one, other in combinations(caught[draw], 2):
            assert one.action == other.action or explained(one, other), draw


@pytest.mark.parametrize("game", ["carrara", "praga"])
async def test_the_older_protocol_let_one_fish(seeded: Served, game: str) -> None:
    """What is counted above would be seen: tables of 0.1.0 count draws by actions."""
    fisher = Fisher(seeded, game)
    await fisher.sits_down()
    async with seeded.house.db.writing() as write:
        await tables.update_table(write.connection, fisher.table, shuffle=None)
        write.say("changed", fisher.table)
    caught = await fisher.fishes()
    assert len(others(caught)) > len(caught) / 2
