"""Chance: fair, checkable, with the probabilities the game names, and the same on every way to the n-th draw."""

import random
from collections import Counter

import pytest

import bastide
from bastide.engine.chance import ChanceByPly, drawn_from
from bastide.engine.registry import BUNDLED
from bastide.engine.shuffle import LATE, NONE, Shuffle, hash_of, tag_of

from .toy import harbour


def start() -> bastide.State:
    return harbour(2).new_initial_state()


def test_the_choice_depends_on_seed_and_draw_alone() -> None:
    state = start()
    state.apply("draw blue")
    first = bastide.FairChance(b"x").choose(state)
    assert all(bastide.FairChance(b"x").choose(state.clone()) == first for _ in range(5))
    choices = {bastide.FairChance(bytes([n])).choose(state) for n in range(60)}
    assert choices == set(state.legal_actions()), "other seeds choose otherwise"


def test_shares_are_the_probabilities() -> None:
    state = start()
    state.apply("draw blue")
    expected = dict(state.chance_outcomes())
    rng = random.Random(1)
    for count in (
        Counter(bastide.FairChance(n.to_bytes(4, "big")).choose(state) for n in range(6000)),
        Counter(ChanceByPly(n.to_bytes(4, "big")).choose(state) for n in range(6000)),
        Counter(bastide.random_chance(state, rng) for _ in range(6000)),
    ):
        for action, probability in expected.items():
            assert count[action] / 6000 == pytest.approx(probability, abs=0.03)


def test_chance_decides_at_chance_nodes_only() -> None:
    state = start()
    for _ in range(4):
        state.apply_action(bastide.random_chance(state, random.Random(1)))
    for chance in (bastide.FairChance(b"x"), ChanceByPly(b"x")):
        with pytest.raises(ValueError, match="chance"):
            chance.choose(state)


@pytest.mark.parametrize("name", BUNDLED)
def test_a_number_draws_at_chance_nodes_only(name: str) -> None:
    """It changed the position without a word: a tile was drawn onto another one, a building out of nothing."""
    state, rng, met = bastide.load_game(name).new_initial_state(), random.Random(5), set[bool]()
    while len(met) < 2:
        chance, before = state.current_player() == bastide.CHANCE, state.to_text()
        for number in (-1, 1 << 31) if chance else (1,):
            with pytest.raises(ValueError, match=r"from 0 to 2147483647" if chance else "nothing is left to chance"):
                state.draw(number)
        assert state.to_text() == before
        met.add(chance)
        state.apply_action(rng.choice(state.legal_actions()))
    state.playout(1)
    with pytest.raises(ValueError, match="nothing is left to chance"):
        state.draw(1)
    assert state.scores() == state.clone().scores()


@pytest.mark.parametrize("name", BUNDLED)
def test_numbers_at_even_distances_draw_every_outcome_as_often_as_it_is_probable(name: str) -> None:
    """Bots and batches let numbers draw: their luck is that of the table."""
    state, rng, numbers, nodes = bastide.load_game(name).new_initial_state(), random.Random(5), 300, 0
    for step in range(60):
        outcomes = dict(state.chance_outcomes()) if state.current_player() == bastide.CHANCE else {}
        if len(outcomes) > 1 and (step < 6 or step > 40):
            made, nodes = Counter[int](), nodes + 1
            for number in range(numbers):
                copy = state.clone()
                copy.draw((2 * number + 1 << 30) // numbers)
                made[copy.history()[-1]] += 1
            assert {action: count / numbers for action, count in made.items()} == pytest.approx(outcomes, abs=0.008)
        state.apply_action(rng.choice(state.legal_actions()))
    assert nodes > 4


def test_draws_are_counted_where_a_game_names_no_piles() -> None:
    state, rng, draws = start(), random.Random(3), 0
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            assert drawn_from(state, state.legal_actions()[0]) == (0, draws)
            draws += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert draws == 4


# The player who takes back in order to fish for another draw


def draws_of(game: bastide.Game, way: int, draws: int) -> dict[tuple[int, int], tuple[int, dict[int, float]]]:
    """Return what is drawn, by pile and number of the draw, and what could have been, on one way through a game."""
    chance, rng = bastide.FairChance(b"one and the same"), random.Random(way)
    state, found = game.new_initial_state(), dict[tuple[int, int], tuple[int, dict[int, float]]]()
    while not state.is_terminal() and len(found) < draws:
        if state.current_player() == bastide.CHANCE:
            action = chance.choose(state)
            found[drawn_from(state, action)] = action, dict(state.chance_outcomes())
            state.apply_action(action)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("name", BUNDLED)
def test_every_way_to_a_draw_sees_the_same(name: str) -> None:
    """A stack is in one order for everybody; a bag that blocks come back to differs only by what is other in it."""
    game = bastide.load_game(name, 2)
    base = draws_of(game, 0, 60)
    compared = 0
    for way in range(1, 12):
        for draw, (action, outcomes) in draws_of(game, way, 60).items():
            if draw not in base:
                continue
            other, before = base[draw]
            compared += 1
            if outcomes.keys() == before.keys() and outcomes == pytest.approx(before):
                assert action == other, (draw, way)
            else:
                assert (name, draw[0]) == ("carrara", 0), "only marble comes back to where it is drawn from"
                if action in before and other in outcomes:
                    assert action == other or outcomes[action] / before[action] > outcomes[other] / before[other]
    assert compared > 80


# The seed and what it is made of


def test_a_shuffle_is_bound_to_all_that_it_is_of() -> None:
    game, nonce = bastide.load_game("carrara", 2), "ab" * 16
    shuffle = Shuffle(game, bytes(32), (nonce, NONE), tag_of("table"))
    assert shuffle.commitment == hash_of(bytes(32))
    others = [
        Shuffle(game, b"\1" * 32, (nonce, NONE), tag_of("table")),
        Shuffle(game, bytes(32), (NONE, nonce), tag_of("table")),
        Shuffle(game, bytes(32), (nonce, LATE), tag_of("table")),
        Shuffle(game, bytes(32), (nonce, NONE), tag_of("another")),
        Shuffle(game, bytes(32), (nonce, NONE)),
        Shuffle(bastide.load_game("carrara", 2, {"open": True}), bytes(32), (nonce, NONE), tag_of("table")),
        Shuffle(bastide.load_game("caylus", 2), bytes(32), (nonce, NONE), tag_of("table")),
    ]
    seeds = {one.seed for one in (shuffle, *others)}
    assert len(seeds) == 1 + len(others)
    assert shuffle.header == {
        "shuffle": "2",
        "table": tag_of("table"),
        "commitment": hash_of(bytes(32)),
        "nonces": f"{nonce} none",
    }
    text = (
        "shuffle: 2\ngame: carrara\nrules: 1\nplayers: 2\n"
        f"table: {tag_of('table')}\nnonces: {nonce} none\nsecret: {'00' * 32}\n"
    )
    assert shuffle.seed.hex() == hash_of(text.encode()), "anybody can hash the lines of a record"


@pytest.mark.parametrize(
    ("secret", "nonces", "table", "reason"),
    [
        (b"", (), "", "this one is empty"),
        ("00" * 32, (), "", "not str"),
        (bytes(32), (NONE,), "", "nonces are 2 words"),
        (bytes(32), (NONE, "ab"), "", "nonces are 2 words"),
        (bytes(32), (), "my table", "see tag_of"),
    ],
)
def test_a_shuffle_that_no_record_could_hold_is_refused_before_anybody_plays(
    secret: bytes, nonces: tuple[str, ...], table: str, reason: str
) -> None:
    with pytest.raises((TypeError, ValueError), match=reason):
        Shuffle(bastide.load_game("carrara", 2), secret, nonces, table)
