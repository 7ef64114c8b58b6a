"""The Palaces of Carrara for 2 to 4 players: the base game, the advanced game, and its modules one by one.

>>> import bastide
>>> game = bastide.load_game("carrara", players=2, options={"start_player": 0})
>>> state = game.new_initial_state()
>>> for tile in "palazzo_1 porta_2 villa_3 villa_5 castello_1 palazzo_4 porta_3 villa_4 villa_2".split():
...     state.apply(f"reveal {tile}")
>>> [state.action_to_string(action) for action in state.legal_actions()]
['rotate', 'build palazzo_1 in lerici', 'build castello_1 in lerici']
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.game import GameType
from bastide.engine.play import Game
from bastide.engine.play import State as AnyState
from bastide.games.carrara.box import BOX, OPENED
from bastide.games.carrara.kernel import tables
from bastide.games.carrara.kernel.state import State
from bastide.games.carrara.options import BY_CHANCE, OPTIONS, RANDOM, check_options, modules
from bastide.games.carrara.words.hidden import lay_open
from bastide.games.carrara.words.position import LINE, parse_position
from bastide.games.carrara.words.view import turn


def _opening(game: Game) -> State:
    options = game.options
    first = options["start_player"]
    state = State()
    on = list(modules(options).values())
    state.begin(game, on, options["open"] == "true", BY_CHANCE if first == RANDOM else int(first))
    return state


_openings: dict[tuple[int, str], State] = {}
"""Beginnings by players and options, since many a caller starts the same game thousands of times."""
OPENINGS_MAX: Final = 64


def new_state(game: Game) -> State:
    """Return the position before the first action: nothing drawn, nothing dealt (CRR-017)."""
    key = (game.players, "|".join(game.options.values()))
    opening = _openings.get(key)
    if opening is None:
        opening = _opening(game)
        if len(_openings) < OPENINGS_MAX:
            _openings[key] = opening
    state = opening.clone()
    state.game = game
    return state


def parse_state(game: Game, line: str) -> State:
    """Return the position that `State.to_text` wrote; raise `PositionError` naming the field that is wrong."""
    return parse_position(new_state(game), line)


def without_screens(state: AnyState) -> AnyState:
    """Return a copy of a position that hides nothing from anybody (CRR-026)."""
    assert isinstance(state, State)
    return lay_open(state)


def foretold(state: State, action: int, after: State) -> Mapping[str, tuple[object, object]]:
    """Return by name what the preview of an action said, and what has happened by the next decision."""
    from bastide.games.carrara.words.foretold import foretold as pairs

    return pairs(state, action, after)


GAME: Final = GameType(
    name="carrara",
    title="The Palaces of Carrara",
    rules_version="1",
    min_players=BOX["meta"]["players_min"],
    max_players=BOX["meta"]["players_max"],
    options=OPTIONS,
    presets={},
    new_state=new_state,
    parse_state=parse_state,
    line=LINE,
    num_distinct_actions=lambda _game: int(tables.ACTIONS),
    check_options=check_options,
    lay_open=without_screens,
    turn=turn,
    foretold=foretold,
    box=OPENED,
)
