"""What every game's observations promise, as a check that runs along a whole random game."""

import random
from types import ModuleType

from bastide.engine.answers import CHANCE
from bastide.engine.observation import Layout
from bastide.engine.play import Game, State
from bastide.engine.stepping import BITS, copy_i16, room_i16, room_i64
from bastide.testing.conformance import ConformanceError


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

    Numbers are within their ranges; encoding over an earlier observation gives what encoding anew gives; nothing that
    a seat cannot see changes its observation; the quick `legal` and `draw` agree with the state's own. Raises
    `ConformanceError` at the first broken promise.

    >>> import bastide
    >>> from bastide.testing import check_observations
    >>> check_observations(bastide.load_game("carcassonne", options={"stack": "VUX"}), seed=1).is_terminal()
    True
    """
    offered, rng = observe_module(game.type), random.Random(seed)
    layout: Layout = offered.LAYOUT
    named = ranges(layout)
    blank, kept = room_i16(layout.size), room_i16(layout.size + 1)
    state, ply = game.new_initial_state(), 0
    while True:
        if ply % every == 0 or state.is_terminal():
            seat = rng.randrange(game.players)
            fresh = copy_i16(blank)
            offered.encode(state, seat, fresh, 0)
            seen = list(fresh)
            for value, (name, low, high) in zip(seen, named, strict=True):
                _demand(state, low <= value <= high, f"{name} is {value}, not {low} to {high}")
            offered.encode(state, seat, kept, 1)
            _demand(state, list(kept)[1:] == seen, "encoding over an earlier observation differs from encoding anew")
            other = copy_i16(blank)
            offered.encode(state.resample_from_infostate(seat, rng.getrandbits(31)), seat, other, 0)
            _demand(state, list(other) == seen, f"seat {seat} observes what it cannot see")
            _check_quick(state, offered, rng)
        if state.is_terminal():
            _demand(state, ply <= offered.longest(game), f"the game took {ply} actions, longer than the longest")
            return state
        state.apply_action(rng.choice(state.legal_actions()))
        ply += 1


def _check_quick(state: State, offered: ModuleType, rng: random.Random) -> None:
    if state.current_player() == CHANCE and hasattr(offered, "draw"):
        outcomes = dict(state.chance_outcomes())
        copy = state.clone()
        offered.draw(copy, rng.getrandbits(BITS))
        made = copy.history()[-1]
        _demand(
            state, made in outcomes and len(copy.history()) == len(state.history()) + 1, "draw() is no chance action"
        )
    elif state.current_player() >= 0 and hasattr(offered, "legal"):
        room = room_i64(state.game.num_distinct_actions)
        number = offered.legal(state, room)
        found = sorted(int(action) for action in list(room)[:number])
        _demand(state, found == state.legal_actions(), "legal() and legal_actions() differ")
