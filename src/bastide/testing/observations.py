"""What every game's observations promise, as a check that runs along a whole random game."""

import random
from typing import Any

from bastide.engine.answers import CHANCE
from bastide.engine.game import Sight
from bastide.engine.observation import HIDDEN, Layout
from bastide.engine.play import Game, State
from bastide.engine.rooms import room_i16, room_i64
from bastide.engine.sight import sight_of
from bastide.engine.stepping import BITS
from bastide.testing.promises.demand import ConformanceError


def _demand(state: State, held: bool, promise: str) -> None:
    if not held:
        raise ConformanceError(f"{promise}; {state.game.name}, {state.game.options_text()}: {state.to_text()}")


def ranges(layout: Layout) -> list[tuple[str, int, int]]:
    """Return for every number of an observation its name, least and greatest value."""
    return [
        (f"{part.name}[{row}].{slot.name}", slot.low, slot.high)
        for part in layout.parts
        for row in range(part.size // len(part.slots))
        for slot in part.slots
    ]


def check_observations(game: Game, seed: int = 0, *, every: int = 1) -> State:
    """Play one random game and check what its seats observe on the way; return it finished.

    Numbers are within their ranges; encoding over an earlier observation gives what encoding anew gives, and so does
    writing what has changed, where a game can, at every decision and for another seat now and then; nothing that
    a seat cannot see changes its observation, or what it knows of the history; a kernel's own `draw` makes one of the
    outcomes. Raises `ConformanceError` at the first broken promise.

    >>> import bastide
    >>> from bastide.testing import check_observations
    >>> check_observations(bastide.load_game("carcassonne", options={"stack": "VUX"}), seed=1).is_terminal()
    True
    """
    sight, rng = sight_of(game), random.Random(seed)
    kept, memory = room_i16(sight.layout.size + 1), _Memory(sight)
    state, ply = game.new_initial_state(), 0
    while not state.is_terminal():
        if ply % every == 0:
            _check_seat(state, sight, kept, rng)
            memory.check(state, rng.randrange(game.players))
        if state.current_player() != CHANCE:
            memory.check(state, state.current_player())
        state.apply_action(rng.choice(state.legal_actions()))
        ply += 1
    _check_seat(state, sight, kept, rng)
    memory.check(state, rng.randrange(game.players))
    longest = sight.longest(game.setup)
    _demand(state, ply <= longest, f"the game took {ply} actions, longer than the longest")
    return state


class _Memory:
    """An observation in which only what has changed is written."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._seen = room_i16(sight.layout.size + 1)
        self._memory = room_i64(sight.memory + 1)

    def check(self, state: State, seat: int) -> None:
        """Write what a seat sees and compare it with what encoding anew gives."""
        if self._sight.update is None:
            return
        self._sight.update(state.position, seat, self._seen, 1, self._memory, 1)
        fresh = _seen(state, self._sight, seat)
        _demand(state, list(self._seen)[1:] == fresh, "writing what has changed differs from encoding anew")
        spare = self._seen[0], self._memory[0]
        _demand(state, spare == (0, 0), "writing what has changed touches what lies before")


def _check_seat(state: State, sight: Sight, kept: Any, rng: random.Random) -> None:
    """Check what some seat sees; `kept` holds an earlier observation after one spare number."""
    layout, seat = sight.layout, rng.randrange(state.game.players)
    seen = _seen(state, sight, seat)
    for value, (name, low, high) in zip(seen, ranges(layout), strict=True):
        _demand(state, low <= value <= high, f"{name} is {value}, not {low} to {high}")
    sight.encode(state.position, seat, kept, 1)
    _demand(state, list(kept)[1:] == seen, "encoding over an earlier observation differs from encoding anew")
    other = state.resample_from_infostate(seat, rng.getrandbits(BITS))
    _demand(state, _seen(other, sight, seat) == seen, f"seat {seat} observes what it cannot see")
    _check_known(state, other, sight, seat)
    _check_draw(state, rng)


def _seen(state: State, sight: Sight, seat: int) -> list[int]:
    """Return what a seat observes, encoded anew."""
    fresh = room_i16(sight.layout.size)
    sight.encode(state.position, seat, fresh, 0)
    return list(fresh)


def _check_known(state: State, imagined: State, sight: Sight, seat: int) -> None:
    """The history that a seat knows is the history with some actions hidden, whatever else may have happened."""
    if sight.known is None:
        _demand(state, not state.game.type.hidden_information, "the game hides something, but not in its history")
        return
    known = sight.known(state.position, seat)
    told = [action if seen == HIDDEN else seen for action, seen in zip(state.history(), known, strict=True)]
    _demand(state, told == state.history(), f"seat {seat} knows another history")
    _demand(state, sight.known(imagined.position, seat) == known, f"seat {seat} knows what it cannot see")


def _check_draw(state: State, rng: random.Random) -> None:
    """The kernel's own way to let chance decide makes one of the outcomes."""
    draw = state.game.type.kernel.draw
    if state.current_player() != CHANCE or draw is None:
        return
    outcomes, copy = dict(state.chance_outcomes()), state.clone()
    draw(copy.position, rng.getrandbits(BITS))
    made = copy.history()
    good = made[-1] in outcomes and len(made) == len(state.history()) + 1
    _demand(state, good, "draw() is no chance action")
