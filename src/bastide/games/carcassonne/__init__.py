"""Carcassonne, the base game for 2 to 5 players, with every option of its rulebook.

>>> import bastide
>>> game = bastide.load_game("carcassonne", players=2, options={"stack": "XVA"})
>>> state = game.new_initial_state()
>>> state.apply("draw X")
>>> [state.action_to_string(action) for action in state.legal_actions()]
['place X 1,0 r0', 'place X -1,0 r0']
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.errors import InvalidOption
from bastide.engine.game import PRESET, GameType, Option
from bastide.engine.play import Game
from bastide.games.carcassonne.box import BOX, OPENED
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import State
from bastide.games.carcassonne.words.position import LINE, parse_position
from bastide.games.carcassonne.words.view import turn

FIELD_SCORING: Final = {
    "field_city_once": codes.CITY_ONCE,
    "field_each": codes.CITY_EACH,
    "city_majority": codes.CITY_MAJORITY,
}
RANDOM: Final = "random"
BY_CHANCE: Final = -1

OPTIONS: Final = (
    Option(PRESET, "seed", ("seed", "modern", "first"), "CAR-136"),
    Option("two_tile_city", "2", ("2", "4"), "CAR-131"),
    Option("field_scoring", "field_city_once", tuple(FIELD_SCORING), "CAR-132"),
    Option("incomplete_pennant", "0", ("0", "1"), "CAR-134"),
    Option("farmers", "true", ("true", "false"), "CAR-135"),
    Option("stack", "", (), "CAR-012"),
    Option("start_player", "0", (*map(str, range(codes.SEATS)), RANDOM), "CAR-016"),
)

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "seed": {"two_tile_city": "2", "field_scoring": "field_city_once", "incomplete_pennant": "0"},
    "modern": {"two_tile_city": "4", "field_scoring": "field_each", "incomplete_pennant": "1"},
    "first": {"two_tile_city": "2", "field_scoring": "city_majority", "incomplete_pennant": "0"},
}


def _in_box(kind: int) -> int:
    """Return how many tiles of a kind there are to draw: all but the start tile (CAR-011)."""
    return tables.COUNT[kind] - (kind == tables.START_KIND)


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise `InvalidOption` for a stack the box cannot supply or a first seat nobody sits on (CAR-003, CAR-016)."""
    stack = options["stack"]
    for letter in stack:
        if letter not in tables.LETTERS:
            raise InvalidOption(
                "stack", f"{letter!r} is not a tile; tiles are {tables.LETTERS[0]} to {tables.LETTERS[-1]}"
            )
    for kind, letter in enumerate(tables.LETTERS):
        if stack.count(letter) > _in_box(kind):
            raise InvalidOption(
                "stack", f"{stack.count(letter)} tiles {letter} are asked for, the box has {_in_box(kind)} to draw"
            )
    first = options["start_player"]
    if first != RANDOM and int(first) >= players:
        raise InvalidOption("start_player", f"there is no seat {first} with {players} players")


def _opening(game: Game) -> State:
    options = game.options
    stack = [tables.LETTERS.index(letter) for letter in options["stack"]]
    first = options["start_player"]
    rules = [
        int(options["two_tile_city"]),
        FIELD_SCORING[options["field_scoring"]],
        int(options["incomplete_pennant"]),
        int(options["farmers"] == "true"),
        BY_CHANCE if first == RANDOM else int(first),
    ]
    left = [stack.count(kind) if stack else _in_box(kind) for kind in range(codes.KINDS)]
    state = State()
    state.begin(game, rules, left, stack, (tables.START_KIND, tables.START_ROTATION))
    return state


_openings: dict[tuple[int, str], State] = {}
"""Beginnings by players and options, since many a caller starts the same game thousands of times."""
OPENINGS_MAX: Final = 64


def new_state(game: Game) -> State:
    """Return the position before the first action: the start tile lies, all else is to come (CAR-010)."""
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


def foretold(state: State, action: int, after: State) -> Mapping[str, tuple[object, object]]:
    """Return by name what the preview of an action said, and what has happened by the next decision."""
    from bastide.games.carcassonne.words.foretold import foretold as pairs

    return pairs(state, action, after)


GAME: Final = GameType(
    name="carcassonne",
    title="Carcassonne",
    rules_version="1",
    min_players=BOX["min_players"],
    max_players=BOX["max_players"],
    options=OPTIONS,
    presets=PRESETS,
    new_state=new_state,
    parse_state=parse_state,
    line=LINE,
    num_distinct_actions=lambda _game: codes.ACTIONS,
    check_options=check_options,
    turn=turn,
    foretold=foretold,
    box=OPENED,
)
