"""How far a game may be taken back without asking anybody."""

from bastide.engine.state import CHANCE, TERMINAL, State


def beginning(state: State) -> State:
    """Return the position that the history starts from: the game's beginning, or the line it was loaded from."""
    return state.game.from_text(state.origin) if state.origin else state.game.new_initial_state()


def rewind(state: State, ply: int) -> State:
    """Return the position after the first `ply` actions of the history.

    Raises ValueError if the history is shorter.
    """
    history = state.history()
    if not 0 <= ply <= len(history):
        raise ValueError(f"there are {len(history)} actions, so there is no position after {ply}")
    earlier = beginning(state)
    for action in history[:ply]:
        earlier.apply_action(action)
    return earlier


def undo_point(state: State) -> int:
    """Return the length to which the history may be cut back freely.

    Everything after it was done by the one seat that acted last and showed nobody anything new. It is
    the whole length (nothing to take back) right after chance, a revealing action or another seat.
    """
    history = state.history()
    replay = beginning(state)
    free, actor = 0, CHANCE
    for ply, action in enumerate(history):
        seat = replay.current_player()
        if seat in (CHANCE, TERMINAL) or replay.reveals(action):
            free, actor = ply + 1, CHANCE
        elif seat != actor:
            free, actor = ply, seat
        replay.apply_action(action)
    return free
