"""How a promise is demanded: what a broken one says, and what must stay as it was."""

import json
from typing import Any

from bastide.engine.errors import BastideError
from bastide.engine.play import State
from bastide.engine.shapes import mismatch


class ConformanceError(BastideError, AssertionError):
    """A game breaks its contract; the message names the position and the promise."""


def portrait(state: State) -> tuple[object, ...]:
    """Return everything cheap that must stay the same while a position is only looked at."""
    return (state.to_text(), state.history(), state.scores(), state.current_player(), state.legal_actions())


def broken(state: State, promise: str) -> ConformanceError:
    """Return the error that names the game, the position and the promise."""
    game = state.game
    where = f"{game.name} for {game.players} ({game.options_text() or 'defaults'})"
    return ConformanceError(f"{where}, after {len(state.history())} actions: {promise}\n  {state.to_text()}")


def demand(state: State, kept: bool, promise: str) -> None:
    """Raise `ConformanceError` unless a promise is kept."""
    if not kept:
        raise broken(state, promise)


def demand_json(state: State, data: object, what: str) -> None:
    """Data survives a round trip through JSON unchanged: no tuples, no integer keys, no objects."""
    try:
        same = json.loads(json.dumps(data, allow_nan=False)) == data
    except (TypeError, ValueError) as error:
        raise broken(state, f"{what} is not JSON: {error}") from error
    demand(state, same, f"{what} is not plain JSON data: {data!r}")


def demand_shape(state: State, shape: type | None, data: dict[str, Any], what: str) -> None:
    """What is shown is what its shape says."""
    differs = "" if shape is None else mismatch(shape, data)
    demand(state, not differs, f"{what} is not as its shape says: {differs}")
