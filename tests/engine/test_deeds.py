"""What each turn did: its decisions in clauses that every game has words for, and the change of everybody's goods."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import bastide
from bastide.cli.texts import Texts
from bastide.engine.answers import CHANCE
from bastide.engine.deeds import TurnTold, goods_of
from bastide.engine.outlook import Clause
from bastide.engine.phrases import Phrases
from bastide.engine.play import State
from bastide.engine.registry import BUNDLED

from .toy import harbour

LANGUAGES = ("en", "zh-Hant", "ja")
NAMES = ("Odile", "Bruno", "Carla")
GAMES = pytest.mark.parametrize("name", BUNDLED)


class Listening:
    """The texts of a language, with those that were missed."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language)
        self.missing: set[str] = set()

    def has(self, key: str) -> bool:
        return self.texts.has(key)

    def __call__(self, key: str, /, **args: object) -> str:
        said = self.texts(key, **args)
        if said == key or "{" in said:
            self.missing.add(f"{key} {args}: {said}")
        return said


def step(state: State, rng: random.Random) -> None:
    chances = state.chance_outcomes() if state.current_player() == CHANCE else []
    state.apply_action(rng.choice([action for action, _ in chances] or state.legal_actions()))


def played(name: str, seed: int, actions: int) -> State:
    state, rng = bastide.load_game(name, players=3).new_initial_state(), random.Random(seed)
    for _ in range(actions):
        if not state.is_terminal():
            step(state, rng)
    return state


def summed(turns: Sequence[TurnTold], seat: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for told in turns:
        for good, n in told.changes[seat].items():
            found[good] += n
    return found


@GAMES
def test_the_turns_are_those_of_the_course_and_their_changes_add_up(name: str) -> None:
    state = played(name, 5, 3000)
    assert state.is_terminal()
    telling = state.telling()
    turns = telling.turns
    assert [told.turn for told in turns] == telling.course.turns
    first = bastide.rewind(state, turns[0].turn.ply)
    for seat, (then, now) in enumerate(
        zip(*(goods_of(state.game.type, at.position) for at in (first, state)), strict=True)
    ):
        found = {good: n for good, n in summed(turns, seat).items() if n}
        assert found == {good: now[good] - then[good] for good in now if now[good] != then[good]}
    for told in turns:
        assert all(n for row in told.changes for n in row.values())
        assert all(telling.course.actors[deed.ply] == deed.seat for deed in told.deeds)
        assert all(deed.seen_by is None for deed in told.deeds), "nothing that these games decide is hidden"


@GAMES
def test_what_is_taken_back_is_forgotten(name: str) -> None:
    rng, state = random.Random(3), bastide.load_game(name, players=3).new_initial_state()
    telling = state.telling()
    for _ in range(40):
        for _ in range(rng.randrange(1, 12)):
            if not state.is_terminal():
                step(state, rng)
        if rng.random() < 0.6:
            state = bastide.rewind(state, rng.randrange(max(0, len(state.history()) - 20), len(state.history())))
        telling.follow(state.history())
        assert telling.turns == state.telling().turns
        ended = telling.turns[:-1]
        assert all(one is kept for one, kept in zip(ended, telling.turns, strict=False)), "they are not made anew"


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_every_good_has_words(name: str, language: str) -> None:
    texts = Listening(language)
    phrases = Phrases(name, NAMES, texts)
    for told in played(name, 8, 400).telling().turns:
        for deed in told.deeds:
            phrases.clause(deed.clause)
        for row in told.changes:
            phrases.changes(row)
    assert not texts.missing


def test_what_a_turn_of_carcassonne_did() -> None:
    state = bastide.load_game("carcassonne", options={"stack": "VU"}).new_initial_state()
    for text in ("start 0", "draw V", "place V 1,0 r0", "meeple road.0", "draw U", "place U -1,0 r1", "meeple none"):
        try:
            state.apply(text)
        except bastide.IllegalAction:
            assert text == "start 0"
    turns = state.telling().turns
    assert [(told.turn.seat, [deed.clause for deed in told.deeds]) for told in turns] == [
        (
            0,
            [
                Clause("carcassonne-did-place", {"tile": "V", "x": 1, "y": 0}),
                Clause("carcassonne-then-figure", {"type": "road"}),
            ],
        ),
        (1, [Clause("carcassonne-did-place", {"tile": "U", "x": -1, "y": 0})]),
    ]


def test_a_turn_with_the_decision_of_another_seat_and_what_is_hidden_in_it() -> None:
    """A store is known to its seat alone; a decision that the log says nothing of, to who made it."""
    rng, seen = random.Random(2), set()
    for _ in range(20):
        state = harbour(3, {"rounds": 3}).new_initial_state()
        while not state.is_terminal():
            step(state, rng)
        for told in state.telling().turns:
            for deed in told.deeds:
                key, own = deed.clause.key, deed.seat == told.turn.seat
                seen.add((key, own))
                hidden = key in ("harbour-act-store", "harbour-act-work", "harbour-act-price")
                others = [seat for seat in (0, 1, 2, None) if seat != deed.seat]
                assert deed.visible_to(deed.seat)
                assert [deed.visible_to(seat) for seat in others] == [not hidden] * 3
    assert ("harbour-act-tax", False) in seen
    assert ("harbour-act-end", True) not in seen


def test_where_a_game_does_not_name_its_goods_points_are_told() -> None:
    state, rng = harbour(2).new_initial_state(), random.Random(4)
    while not state.is_terminal():
        step(state, rng)
    goods: set[str] = {good for told in state.telling().turns for row in told.changes for good in row}
    assert goods == {"points"}


def test_arguments_are_words_and_numbers() -> None:
    """None is not sent: a field that is empty is `none`."""

    def check(args: Mapping[str, Any]) -> None:
        for value in args.values():
            assert value is not None
            if isinstance(value, Clause):
                check(value.args)

    for name in BUNDLED:
        for told in played(name, 9, 300).telling().turns:
            for deed in told.deeds:
                check(deed.clause.args)
