"""Games and states are good Python, in both builds: copied, compared, pickled, printed, and wrong arguments refused."""

import copy
import inspect
import pickle
import pydoc
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import bastide
from bastide.engine import play, registry

GAMES = bastide.games()


class Number:
    """A whole number as those of NumPy are: no int, but one when it is asked."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __int__(self) -> int:
        return self.value

    def __repr__(self) -> str:
        return f"Number({self.value})"


def somewhere(name: str, plies: int = 60, seed: int = 3, **more: Any) -> bastide.State:
    """Return a position in the midst of a game."""
    rng = Random(seed)
    state = bastide.load_game(name, **more).new_initial_state()
    for _ in range(plies):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_a_copy_is_equal_goes_its_own_way_and_remembers_everything(
    name: str, again: Callable[[bastide.State], bastide.State]
) -> None:
    state = somewhere(name)
    other = again(state)
    assert other == state
    assert hash(other) == hash(state)
    assert (other.history(), other.story(), other.ledger()) == (state.history(), state.story(), state.ledger())
    other.apply_action(other.legal_actions()[0])
    assert other != state
    assert len(state.history()) == 60


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_equal_however_they_came_about(name: str) -> None:
    state = somewhere(name)
    loaded = state.game.from_text(state.to_text())
    assert loaded == state
    assert len({loaded, state, somewhere(name, 59)}) == 2
    assert pickle.loads(pickle.dumps(loaded)).origin == loaded.origin
    assert state != somewhere(name, players=3)
    assert state != state.to_text()


@pytest.mark.parametrize("name", GAMES)
def test_what_was_drawn_anew_travels_as_it_is(name: str) -> None:
    drawn = somewhere(name, 60).resample_from_infostate(0, 7)
    for seat, seed in ((1, 8), (0, 1 << 70)):
        for _ in range(10):
            drawn.apply_action(drawn.legal_actions()[0])
        drawn = drawn.resample_from_infostate(seat, seed)
    drawn.apply_action(drawn.legal_actions()[0])
    for state in (drawn, drawn.game.from_text(drawn.to_text()).resample_from_infostate(0, 7)):
        again = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(state))))
        assert again == state
        assert [again.view(seat) for seat in (None, 0, 1)] == [state.view(seat) for seat in (None, 0, 1)]
        assert (again.history(), again.story(), again.ledger()) == (state.history(), state.story(), state.ledger())
        assert [again.told_from(ply) for ply in range(82)] == [state.told_from(ply) for ply in range(82)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_what_was_laid_open_stays_open(name: str, again: Callable[[bastide.State], bastide.State]) -> None:
    state = somewhere(name, 60)
    for shown in (state.lay_open(), state.resample_from_infostate(0, 7).lay_open()):
        other = again(again(shown))
        assert other.view(None)["seats"] == shown.view(None)["seats"]
        once_more = (one.resample_from_infostate(0, 3).view(None)["seats"] for one in (other, shown))
        assert next(once_more) == next(once_more)
    assert again(state).view(None) == state.view(None)


@pytest.mark.parametrize("name", GAMES)
def test_its_expression_makes_a_state_again(name: str) -> None:
    names = {"load_game": bastide.load_game}
    for state in (somewhere(name), somewhere(name, players=3)):
        assert eval(repr(state), names) == state
        assert eval(repr(state.game), names) == state.game
    modern = bastide.load_game("carcassonne", 2, {"preset": "modern"})
    assert repr(modern) == "load_game('carcassonne', 2, {'preset': 'modern'})"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_travels_by_its_name_and_never_with_other_values(name: str) -> None:
    game = bastide.load_game(name, 3)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.type is game.type
    assert copy.deepcopy(game) is game
    with pytest.raises(bastide.BastideError, match="other values"):
        registry.game_type_again(name, "another box")


@pytest.mark.parametrize("name", GAMES)
def test_two_people_sit_down_unless_told_otherwise(name: str) -> None:
    assert bastide.load_game(name).players == 2
    assert bastide.load_game(name, Number(3)).players == 3


@pytest.mark.parametrize("name", GAMES)
def test_numbers_like_those_of_numpy_are_actions_and_seats(name: str) -> None:
    state = somewhere(name)
    for action in map(Number, state.legal_actions()[:5]):
        assert state.action_to_string(action) == state.action_to_string(int(action))
        assert state.explain(action) is None
        other = state.clone()
        other.apply_action(action)
        assert other.history()[-1] == int(action)
    assert state.view(Number(1)) == state.view(1)


WRONG: list[tuple[Callable[[bastide.State], object], type[Exception]]] = [
    (lambda state: state.apply_action("0"), bastide.IllegalAction),
    (lambda state: state.apply_action(None), bastide.IllegalAction),
    (lambda state: state.apply_action(True), bastide.IllegalAction),
    (lambda state: state.apply_action(1.0), bastide.IllegalAction),
    (lambda state: state.apply_action(-1), bastide.IllegalAction),
    (lambda state: state.apply_action(1 << 80), bastide.IllegalAction),
    (lambda state: state.action_to_string("0"), bastide.IllegalAction),
    (lambda state: state.action_fields(True), bastide.IllegalAction),
    (lambda state: state.preview(None), bastide.IllegalAction),
    (lambda state: state.reveals("0"), bastide.IllegalAction),
    (lambda state: state.apply("no such thing"), bastide.IllegalAction),
    (lambda state: state.apply(3), TypeError),
    (lambda state: state.string_to_action(None), TypeError),
    (lambda state: state.view("0"), TypeError),
    (lambda state: state.view(True), TypeError),
    (lambda state: state.view(2), ValueError),
    (lambda state: state.view(-1), ValueError),
    (lambda state: state.if_ended(9), ValueError),
    (lambda state: state.resample_from_infostate(None, 1), TypeError),
    (lambda state: state.resample_from_infostate(0, "1"), TypeError),
    (lambda state: state.playout("1"), TypeError),
    (lambda state: state.draw("1"), TypeError),
    (lambda state: bastide.random_chance(state, 7), TypeError),  # type: ignore[arg-type]
    (lambda state: bastide.rewind(state, "1"), TypeError),  # type: ignore[arg-type]
    (lambda state: bastide.rewind(state, 1.0), TypeError),  # type: ignore[arg-type]
    (lambda state: state.game.from_text(3), TypeError),
    (lambda state: state.game.from_text("nothing"), bastide.PositionError),
]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("wrong", "error"), WRONG)
def test_wrong_arguments_raise_the_same_in_both_builds(
    name: str, wrong: Callable[[bastide.State], object], error: type[Exception]
) -> None:
    state = somewhere(name)
    line = state.to_text()
    with pytest.raises(error):
        wrong(state)
    assert state.to_text() == line


def test_what_takes_a_number_says_how_notation_becomes_one() -> None:
    state = somewhere("caylus")
    for ask in (state.apply_action, state.preview, state.action_fields):
        with pytest.raises(bastide.IllegalAction, match="0 to 229, which `string_to_action` makes of notation"):
            ask("pass")
    with pytest.raises(bastide.IllegalAction, match=r"0 to 229$"):
        state.apply_action(1.5)


@pytest.mark.parametrize("owner", [bastide.State, bastide.Game])
def test_everything_public_says_what_it_does(owner: type) -> None:
    public = [name for name in dir(owner) if not name.startswith("_") and callable(getattr(owner, name))]
    assert len(public) > 3
    for name in public:
        assert (getattr(owner, name).__doc__ or "").strip(), name
    assert "seats" in (owner.__doc__ or "") or "transitions" in (owner.__doc__ or "")


@pytest.mark.parametrize("owner", [somewhere("caylus"), somewhere("caylus").game])
def test_help_and_signatures_are_there_in_both_builds(owner: object) -> None:
    public = [name for name in dir(owner) if not name.startswith("_") and callable(getattr(owner, name))]
    assert len(public) > 3
    for name in public:
        for asked in (getattr(owner, name), getattr(type(owner), name, None)):
            if asked is not None:
                assert name in pydoc.plain(pydoc.render_doc(asked))
                assert inspect.signature(asked) is not None
    whole = pydoc.plain(pydoc.render_doc(type(owner)))
    for name in public:
        told = getattr(type(owner), name, None)
        assert told is None or told.__doc__.splitlines()[0] in whole, name


def test_the_package_shows_what_it_is_for() -> None:
    assert set(dir(bastide)) == {*bastide.__all__, "__version__"}
    assert all(getattr(bastide, name) is not None for name in bastide.__all__)
    assert bastide.State is play.State


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_tells_may_stand_in_a_set(name: str) -> None:
    state = somewhere(name)
    assert len({*state.story(), *state.story()}) == len(set(state.story()))
    assert {*state.ledger()} == {*state.ledger()}
    refused = state.explain(next(action for action in range(9) if action not in state.legal_actions()))
    assert refused is not None
    assert {refused, refused} == {refused}
