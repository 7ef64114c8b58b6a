"""Caylus for 2 to 5 players, the game of 2005 with its variants.

>>> import bastide
>>> state = bastide.load_game("caylus", players=2).new_initial_state()
>>> for text in "tile farm;tile forest;tile sawmill;tile quarry;tile carpenter;tile marketplace".split(";"):
...     state.apply(text)
>>> state.apply("order 0")
>>> state.apply("order 1")
>>> [state.action_to_string(action) for action in state.legal_actions()][:4]
['worker gate', 'worker trading-post', 'worker guild', 'worker joust']
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.game import GameType, Option
from bastide.engine.play import Game
from bastide.games.caylus.box import BOX, OPENED
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import State
from bastide.games.caylus.words.position import LINE, parse_position
from bastide.games.caylus.words.view import turn

YES_NO: Final = ("true", "false")
OPTIONS: Final = (
    Option("simplified_favour", "false", YES_NO, "CAY-300"),
    Option("jeweller", "false", YES_NO, "CAY-301"),
    Option("late_lawyer", "false", YES_NO, "CAY-302"),
)
NO_PRESETS: Final[Mapping[str, Mapping[str, str]]] = {}


def new_state(game: Game) -> State:
    """Return the position before the first action: neutral tiles and turn order are still to be drawn (CAY-031)."""
    options = game.options
    state = State()
    state.begin(
        game,
        options["simplified_favour"] == "true",
        tables.JEWELLER if options["jeweller"] == "true" else -1,
        tables.LATE_LAWYER_POINTS if options["late_lawyer"] == "true" else tables.POINTS[tables.LAWYER],
    )
    return state


def parse_state(game: Game, line: str) -> State:
    """Return the position that `State.to_text` wrote; raise `PositionError` naming the field that is wrong."""
    return parse_position(new_state(game), line)


def foretold(state: State, action: int, after: State) -> Mapping[str, tuple[object, object]]:
    """Return by name what the preview of an action said, and what has happened by the next decision."""
    from bastide.games.caylus.words.foretold import foretold as pairs

    return pairs(state, action, after)


GAME: Final = GameType(
    name="caylus",
    title="Caylus",
    rules_version="2",
    min_players=BOX["meta"]["min_players"],
    max_players=BOX["meta"]["max_players"],
    options=OPTIONS,
    presets=NO_PRESETS,
    new_state=new_state,
    parse_state=parse_state,
    line=LINE,
    num_distinct_actions=lambda _game: codes.ACTIONS,
    turn=turn,
    foretold=foretold,
    box=OPENED,
)
