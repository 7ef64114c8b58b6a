"""Observations: within their ranges, complete, and no more than a seat may know."""

from collections import Counter

import numpy as np
import pytest

import bastide
from bastide.adapters.choices import Digests
from bastide.adapters.sight import Sight, bounds, split
from bastide.engine.answers import CHANCE
from bastide.engine.moves import pick
from bastide.engine.registry import BUNDLED
from bastide.engine.sight import layout_of
from bastide.engine.stepping import BITS
from bastide.testing import check_observations
from tests.adapters.tables import HARD, TABLES, short


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_is_observed_truly(name: str, players: int) -> None:
    check_observations(bastide.load_game(name, players), seed=players, every=5)


@pytest.mark.parametrize(("name", "options"), [(name, options) for name, many in HARD.items() for options in many])
def test_options_are_observed_truly(name: str, options: dict[str, object]) -> None:
    check_observations(bastide.load_game(name, 3, options), seed=1, every=3)


@pytest.mark.parametrize("name", BUNDLED)
def test_every_number_has_a_name_a_unit_and_a_range(name: str) -> None:
    layout = layout_of(bastide.game_type(name))
    assert layout.game == name
    assert layout.version
    assert layout.size == sum(part.size for part in layout.parts)
    for part in layout.parts:
        assert part.meaning.endswith(".")
        names = [slot.name for slot in part.slots]
        assert len(set(names)) == len(names), part.name
        for slot in part.slots:
            assert slot.unit
            assert -(2**15) <= slot.low < slot.high < 2**15


@pytest.mark.parametrize("name", BUNDLED)
def test_seats_are_counted_from_the_observer(name: str) -> None:
    game = bastide.load_game(name, 3)
    sight, state = Sight(game), game.new_initial_state()
    state.playout(4)
    for seat in range(3):
        seats = split(sight.layout, sight.observe(state, seat))["seats"]
        score = [slot.name for slot in sight.layout["seats"].slots].index("score")
        scores = state.scores()
        assert seats[:3, score].tolist() == [scores[(seat + i) % 3] for i in range(3)]


@pytest.mark.parametrize("name", BUNDLED)
def test_the_quick_draw_follows_the_probabilities(name: str) -> None:
    state = bastide.load_game(name, options={"start_player": 0} if name == "carcassonne" else None).new_initial_state()
    assert state.current_player() == CHANCE
    for numbers in (range(0, 2**BITS, 2**BITS // 997), [2**BITS - 1]):
        made: Counter[int] = Counter()
        for number in numbers:
            copy = state.clone()
            copy.draw(number)
            made[copy.history()[-1]] += 1
            assert pick(state.chance_outcomes(), number) in dict(state.chance_outcomes())
        if len(numbers) > 1:
            for action, probability in state.chance_outcomes():
                assert made[action] / len(numbers) == pytest.approx(probability, abs=0.005)


def test_parts_are_views_of_one_array() -> None:
    game = bastide.load_game("carcassonne")
    sight = Sight(game)
    many = np.stack([sight.observe(game.new_initial_state(), seat) for seat in range(2)])
    parts = split(sight.layout, many)
    assert parts["board"].shape == (2, 25, 25, 20)
    assert all(np.shares_memory(part, many) for part in parts.values())
    low, high = bounds(sight.layout)
    assert low.shape == high.shape == (sight.layout.size,)


def test_what_lies_outside_the_window_is_told() -> None:
    """A row of tiles that leaves Carcassonne's window: the list goes on, the window ends, everything stays legal."""
    options = {"stack": "U" * 8 + "D" * 3 + "J" * 3}
    state = bastide.load_game("carcassonne", 2, options).new_initial_state()
    east = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        if state.current_player() == CHANCE or state.is_terminal():
            continue
        texts = {state.action_to_string(action): action for action in state.legal_actions()}
        wanted = [text for text in texts if text.startswith("place") and text.split()[2] == f"{east + 1},0"]
        if wanted:
            east += 1
            state.apply_action(texts[wanted[0]])
            state.apply("meeple road.0" if east == 14 else "meeple none")
    sight = Sight(state.game)
    parts = split(sight.layout, sight.observe(state, 0))
    assert east == 14
    assert parts["tiles"][:15, 2].tolist() == list(range(15))
    assert parts["board"][12, 12:, 0].tolist() == [1] * 13
    assert parts["board"][..., 0].sum() == 13
    names = [slot.name for slot in sight.layout["turn"].slots]
    assert parts["turn"][names.index("outside")] == 2
    assert parts["turn"][names.index("tiles")] == 15


def test_a_board_is_painted_as_it_lies() -> None:
    state = bastide.load_game("carcassonne", 2, {"stack": "VX"}).new_initial_state()
    for text in ("draw V", "place V 1,0 r0", "meeple road.0"):
        state.apply(text)
    sight = Sight(state.game)
    own, other = (split(sight.layout, sight.observe(state, seat)) for seat in (0, 1))
    planes = {slot.name: plane for plane, slot in enumerate(sight.layout["board"].slots)}
    cell = own["board"][12, 13]
    assert {name for name, plane in planes.items() if cell[plane]} == {
        "tile",
        "road.west",
        "road.south",
        "own.robber",
        "last",
    }
    assert other["board"][12, 13, planes["other.robber"]] == 1
    assert other["board"][12, 13, planes["own.robber"]] == 0
    assert own["meeples"][0].tolist() == [1, 0, 3, 1]
    assert other["meeples"][0].tolist() == [1, 1, 3, 1]


@pytest.mark.parametrize("name", BUNDLED)
def test_a_foreign_version_is_refused(name: str) -> None:
    with pytest.raises(bastide.ObservationError, match="version 'old' is asked for"):
        Sight(bastide.load_game(name), version="old")
    layout = layout_of(bastide.game_type(name))
    layout.require(layout.version)
    with pytest.raises(bastide.ObservationError, match="have no part 'moon'"):
        layout["moon"]


def test_masks_are_the_legal_actions() -> None:
    state = bastide.load_game("carcassonne", 2, short("carcassonne")).new_initial_state()
    state.apply("draw V")
    sight = Sight(state.game)
    assert np.flatnonzero(sight.mask(state)).tolist() == state.legal_actions()
    assert sight.mask(state, 1).sum() == 0


@pytest.mark.parametrize("name", BUNDLED)
def test_who_is_no_seat_sees_nothing(name: str) -> None:
    """At a chance node, and after the end, `current_player()` is no seat."""
    game = bastide.load_game(name, 2)
    state, sight, digests = game.new_initial_state(), Sight(game), Digests(game)
    for seat in (CHANCE, 2, 9):
        for look in (sight.observe, digests.of):
            with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are numbered from 0 to 1"):
                look(state, seat)


@pytest.mark.parametrize("name", BUNDLED)
def test_what_was_observed_may_be_written_to(name: str) -> None:
    """Learners scale it in place, and PyTorch shares its memory; the next observation knows nothing of that."""
    state = bastide.load_game(name, 2).new_initial_state()
    sight = Sight(state.game)
    seen, kept = sight.observe(state, 0), sight.observe(state, 0)
    assert seen.flags.writeable
    seen += 1
    assert (sight.observe(state, 0) == kept).all()
    assert (seen == kept + 1).all()
