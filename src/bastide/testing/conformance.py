"""What every game promises, as checks that anybody can run on any position of any game.

Nothing here knows a game: a new game, or somebody's own, is held to the contract by `check_game`.
"""

import random
from collections.abc import Callable
from typing import Final

from bastide.engine.play import Game, State
from bastide.engine.undo import rewind
from bastide.testing.promises import choices, course, sight
from bastide.testing.promises.demand import demand, portrait

WHOLE: Final = 32
"""At every so-manieth position of a game, a kernel's `allows` is asked about the whole action space."""


def check_state(state: State, *, seed: int = 0, exhaustive: bool = False, drawing: bool = True) -> None:
    """Check one position against the whole contract; raise `ConformanceError` at the first broken promise.

    The position itself is left as it was. `exhaustive` tries every illegal action instead of a sample,
    `drawing` includes the pictures, which are slow.

    >>> import bastide
    >>> from bastide.testing import check_state
    >>> state = bastide.load_game("carcassonne", options={"stack": "V"}).new_initial_state()
    >>> check_state(state)
    """
    rng = random.Random(seed)
    before = portrait(state)
    checks: list[Callable[[], None]] = [
        lambda: choices.who_decides(state),
        lambda: choices.listing(state),
        lambda: choices.allows(state, rng, exhaustive),
        lambda: choices.notation(state),
        lambda: choices.previews(state, rng, exhaustive),
        lambda: choices.refusals(state, rng, exhaustive),
        lambda: course.points(state),
        lambda: course.clone(state, rng),
        lambda: course.text(state, rng),
        lambda: sight.views(state, rng),
        lambda: sight.resampled(state, rng),
        lambda: sight.laid_open(state),
    ]
    if drawing:
        checks.append(lambda: sight.drawings(state))
    for check in checks:
        check()
        demand(state, portrait(state) == before, "looking at a position changed it")


def check_game(
    game: Game,
    seed: int = 0,
    *,
    every: int = 1,
    bound: int | None = None,
    exhaustive: bool = False,
    drawing: bool = False,
) -> State:
    """Play one random game and check it on the way and as a whole; return it finished.

    Every position is read back from its line, also as some seat could imagine it, and the preview of the
    action made is compared with what then happens; every `every`-th position goes through `check_state`.
    `bound` is the most actions that the game may take. At the end: returns, termination, replay, record, undo;
    and that the package has the board that it names for browsers.

    >>> import bastide
    >>> from bastide.testing import check_game
    >>> game = bastide.load_game("carcassonne", players=2, options={"stack": "VUB"})
    >>> check_game(game, seed=3, bound=9).is_terminal()
    True
    """
    rng = random.Random(seed)
    state = game.new_initial_state()
    demand(state, state.history() == [], "a new game has a history")
    ply = 0
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        course.check_read_back(state)
        sight.imagined(state, rng.randrange(game.players), rng.getrandbits(32))
        if ply % WHOLE == 0:
            choices.allows(state, rng, exhaustive=True)
        choices.preview(state, action, rng)
        if ply % every == 0:
            check_state(state, seed=rng.getrandbits(32), exhaustive=exhaustive, drawing=drawing)
            course.step(state, action)
        else:
            state.apply_action(action)
        ply += 1
        demand(state, bound is None or ply <= bound, f"the game takes more than {bound} actions")
    check_state(state, seed=rng.getrandbits(32), exhaustive=exhaustive)
    course.replay(state)
    course.record(state)
    sight.board(state)
    for cut in {0, ply, *(rng.randint(0, ply) for _ in range(3))}:
        course.undo(rewind(state, cut))
    return state
