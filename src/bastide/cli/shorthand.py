"""Short ways to type: one line that stands for several actions of the same decision."""

from collections.abc import Sequence

from bastide.cli import boards
from bastide.engine.play import State


def several(state: State, line: str) -> list[str]:
    """Return the actions that a line stands for by its game's own short words; nothing if it is none."""
    expand = boards.of(state.game.name).expand
    return list(expand(state, line)) if expand else []


def checked(state: State, actions: Sequence[str]) -> Sequence[str]:
    """Return the actions if all are legal one after the other; raise `IllegalAction` at the first that is not."""
    trial = state.clone()
    for text in actions:
        trial.apply(text)
    return actions
