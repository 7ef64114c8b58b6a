"""Steppers that are copied, and that travel between processes: compiled ones do neither by themselves.

>>> import bastide, pickle
>>> batch = bastide.Batch("caylus", n=2, seed=1)
>>> twin = pickle.loads(pickle.dumps(batch))
>>> batch.step(batch.sample())
>>> twin.step(twin.sample())
>>> (twin.observations == batch.observations).all().item()
True
"""

from ctypes import c_char
from typing import Any, Final

from bastide.adapters.needs import need
from bastide.adapters.sight import as_array
from bastide.engine.play import Game, State
from bastide.engine.stepping import Stepper

KEPT: Final = {
    "number": "int64",
    "learner": "int64",
    "seats": "int64",
    "decided": "int64",
    "finals": "int64",
    "rewards": "float64",
    "own": "float64",
    "ended": "u1",
    "over": "u1",
    "fresh": "u1",
}
"""What cannot be found out again from the positions. Masks and observations are written anew."""


def packed(game: Game, stepper: Stepper) -> dict[str, Any]:
    """Return all that a stepper holds, in objects that can be copied and pickled: none of them is its own."""
    return {
        "game": game,
        "made": (int(stepper.total), int(stepper.kind), stepper.encode is not None),
        "holds": bool(stepper.holds),
        "states": [None if state is None else State(game, state.clone()) for state in stepper.states],
        "standing": [list(points) for points in stepper.standing],
        "waiting": list(stepper.waiting),
        "begun": list(stepper.begun),
        "arrays": {name: as_array(getattr(stepper, name), dtype).copy() for name, dtype in KEPT.items()},
    }


def unpacked(kept: dict[str, Any]) -> Stepper:
    """Return a stepper that goes on as the one that was packed; who sits where is told it anew."""
    total, kind, looks = kept["made"]
    stepper = Stepper(kept["game"], total, 0, kind, looks, holds=True)  # else it would begin games of its own
    stepper.holds = kept["holds"]
    stepper.states = [None if state is None else state.position for state in kept["states"]]
    stepper.standing, stepper.waiting, stepper.begun = kept["standing"], kept["waiting"], kept["begun"]
    for name, array in kept["arrays"].items():
        write(stepper, name, array)
    for i, state in enumerate(kept["states"]):
        if state is not None:
            stepper.look(i)
    return stepper


def write(stepper: Stepper, name: str, array: Any) -> None:
    """Write numbers into an array of a stepper: into its memory where it is compiled, a list in its place otherwise."""
    items = getattr(stepper, name)
    if isinstance(items, list):
        setattr(stepper, name, array.tolist())
    elif len(array):
        there = as_array(items, array.dtype.name)
        room = (c_char * there.nbytes).from_address(there.ctypes.data)
        need("numpy", "bastide.adapters").frombuffer(room, dtype=array.dtype)[:] = array
