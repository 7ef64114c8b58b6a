"""Policies: whole numbers that come out the same everywhere, what guides a search, and what is refused."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import bastide
from bastide.bots import evaluator, make
from bastide.bots.networks import NetworkError, learned_set
from bastide.bots.policies import PolicySet, policy_set, policy_sets
from bastide.bots.rounds import LOOKS, WIDTH, Node, Rounds
from bastide.engine.game import Judging
from bastide.engine.learned import Guidance
from bastide.engine.moves import Moves
from bastide.engine.network import LIMIT, POINT, UNIT
from bastide.engine.play import Game, State
from bastide.engine.policy import Policy
from tests.bots.positions import choices

GUIDED = ("caylus", "praga")
HIDDEN = 8


def guidance_of(game: Game) -> tuple[Judging, Guidance]:
    judging = game.type.judging
    assert judging is not None
    assert judging.guidance is not None
    return judging, judging.guidance


def numbers(seed: int, rows: int, most: int = LIMIT) -> list[int]:
    rng = random.Random(seed)
    return [rng.randrange(-most, most + 1) for _ in range(rows)]


def weights(guidance: Guidance) -> dict[str, list[int]]:
    """Return a policy that knows nothing."""
    inputs, features = guidance.layout.size, guidance.features
    return {
        "row": numbers(1, inputs * HIDDEN, 900),
        "bias": numbers(2, features),
        "pairs": numbers(3, features * HIDDEN, 200),
    }


def policy_of(game: Game) -> PolicySet:
    guidance = guidance_of(game)[1]
    found = tuple((name, tuple(each)) for name, each in weights(guidance).items())
    return PolicySet(guidance.layout.version, found)


def decisions(game: Game, seed: int) -> list[State]:
    """Return positions of a game of random actions in which a seat has a choice."""
    return list(choices(game, seed))[::7]


def plainly(each: dict[str, list[int]], row: Sequence[int], described: Sequence[int]) -> float:
    """Return how much an action is liked, as the description of a policy says it."""
    lit = [
        max(0, sum(count * each["row"][at * HIDDEN + unit] for at, count in enumerate(row))) for unit in range(HIDDEN)
    ]
    total = 0
    for feature, count in zip(described[::2], described[1::2], strict=True):
        pairs = sum(lit[unit] * each["pairs"][feature * HIDDEN + unit] for unit in range(HIDDEN))
        total += count * (each["bias"][feature] * UNIT + pairs)
    return total / (UNIT * POINT)


@pytest.mark.parametrize("name", GUIDED)
def test_a_policy_likes_as_its_description_says(name: str) -> None:
    kind = bastide.game_type(name)
    for players in range(kind.min_players, kind.max_players + 1):
        game = bastide.load_game(name, players=players)
        judging, guidance = guidance_of(game)
        each = weights(guidance)
        judge = judging.evaluator({}, None, guidance.policy(**each))
        assert judge.guided
        for state in decisions(game, players):
            position = state.position
            row = guidance.row(position)
            assert len(row) == guidance.layout.size
            liked = judge.liked(position)
            assert [one for _, one in liked] == [one for _, one in sorted(liked, key=lambda one: (-one[0], one[1]))]
            assert {one for _, one in liked} <= set(state.legal_actions())
            described = {one: guidance.described(position, one) for _, one in liked}
            assert all(0 <= feature < guidance.features for one in described.values() for feature in one[::2])
            for liking, action in liked:
                if described[action]:
                    assert liking == plainly(each, row, described[action])


@pytest.mark.parametrize("name", GUIDED)
def test_what_an_action_leads_to_is_the_same_with_a_policy_where_no_habit_is_asked(name: str) -> None:
    game = bastide.load_game(name)
    judge = evaluator(game, guide=policy_of(game))
    leads: Any = getattr(judge, "leads")  # noqa: B009 - not every evaluator has it
    for state in decisions(game, 3)[:20]:
        turns = judge.turns(state.position)
        assert leads(state.position, [turn[0] for _, turn in turns]) == [lead for lead, _ in turns]


class Recorder:
    """An evaluator of a game in which every action is as good as its number, which writes down what it is asked."""

    def __init__(self) -> None:
        self.tried: list[list[int]] = []

    def value(self, _position: Any) -> list[float]:
        return [0.0, 0.0]

    def turns(self, _position: Any) -> list[Any]:
        raise AssertionError("a guided search tries the actions that the policy likes")

    def reply(self, _position: Any) -> Any:
        raise AssertionError

    def liked(self, position: Any) -> list[tuple[float, int]]:
        found = Moves(bastide.game_type("caylus").kernel).legal(position)
        return [(float(action), action) for action in reversed(found)]

    def leads(self, _position: Any, actions: list[int]) -> list[float]:
        self.tried.append(actions)
        return [float(action) - 1000 for action in actions]


def test_a_guided_search_tries_all_at_the_root_and_few_below() -> None:
    game = bastide.load_game("caylus")
    state = next(one for one in decisions(game, 5) if len(one.legal_actions()) > WIDTH)
    judge = Recorder()
    root, moves = Node(), Moves(game.type.kernel)
    rounds = Rounds(moves, game.num_distinct_actions, judge, None, True, WIDTH, 4.0, 3.0, random.Random(1))
    for _ in range(12):
        rounds.play(root, state.position.clone())
    legal = sorted(state.legal_actions(), reverse=True)
    assert judge.tried[0] == legal[:WIDTH]
    assert all(len(tried) <= LOOKS for tried in judge.tried[1:])
    assert [edge.action for edge in root.edges] == sorted(legal[:WIDTH])
    below = next(edge.child for edge in root.edges if edge.child is not None and edge.child.edges)
    best = sorted(below.edges, key=lambda edge: -edge.action)
    tried, rest = best[:LOOKS], best[LOOKS:]
    first = [edge.total for edge in tried if edge.rounds == 1]
    assert first == [edge.action - 1000 for edge in tried if edge.rounds == 1]
    for edge in rest:  # what is not tried trails the worst that is, by what the policy says
        if edge.rounds == 1:
            assert edge.total == edge.action - 1000
            assert edge.total < min(one.action - 1000 for one in tried)


@pytest.mark.parametrize("name", GUIDED)
def test_searches_are_guided_by_what_is_shipped_and_by_nothing_where_that_is_asked(name: str) -> None:
    game = bastide.load_game(name)
    (shipped,) = policy_sets(game.type.package)
    assert policy_set(game) is shipped
    assert f"bastide.arena.learn.policy {name}" in shipped.made_by
    assert shipped.policy(guidance_of(game)[0])
    state = next(one for one in decisions(game, 4)[12:] if len(evaluator(game).turns(one.position)) > 3)
    chosen = {}
    for word, bot in (
        ("shipped", make("search:6", game, seed=2)),
        ("given", make("search:6", game, seed=2, guide=shipped)),
        ("none", make("search@unguided:6", game, seed=2)),
        ("weights", make("search:6", game, seed=2, weights=learned_set(game))),
    ):
        bot.choose(state.clone())
        chosen[word] = bot.found  # type: ignore[attr-defined]
    assert chosen["shipped"] == chosen["given"]
    assert chosen["none"] == chosen["weights"] != chosen["shipped"]


def test_every_number_of_seats_and_preset_has_its_policy() -> None:
    for name in GUIDED:
        kind = bastide.game_type(name)
        for players in range(kind.min_players, kind.max_players + 1):
            for preset in [{"preset": one} for one in kind.presets] or [{}]:
                assert policy_set(bastide.load_game(name, players, preset)) is not None
    assert policy_set(bastide.load_game("carcassonne")) is None


def test_what_does_not_fit_is_refused() -> None:
    game = bastide.load_game("caylus")
    judging, guidance = guidance_of(game)
    good = policy_of(game)
    assert isinstance(good.policy(judging), Policy)
    with pytest.raises(NetworkError, match="version 0"):
        replace(good, layout="0").policy(judging)
    with pytest.raises(NetworkError, match="here is none"):
        good.policy(_judging("carcassonne"))
    with pytest.raises(NetworkError, match="damaged"):
        replace(good, weights=good.weights[:2]).policy(judging)
    short = weights(guidance) | {"bias": [0]}
    with pytest.raises(ValueError, match="bias"):
        guidance.policy(**short)
    with pytest.raises(ValueError, match="groups of 4"):
        guidance.policy([0] * guidance.layout.size, [0], [0])
    assert PolicySet.from_json(good.to_json()) == good


def _judging(name: str) -> Judging:
    judging = bastide.game_type(name).judging
    assert judging is not None
    return judging
