"""Praga Caput Regni for 1 to 4 players, with every option of its rulebook.

>>> from bastide.games.praga import GAME
>>> state = GAME.load(players=2, options={"start_player": "0"}).new_initial_state()
>>> state.current_player()  # the first plaza tile is drawn
-1
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.errors import InvalidOption
from bastide.engine.game import PRESET, GameType, Option
from bastide.engine.play import Game
from bastide.games.praga.box import OPENED
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.state import State
from bastide.games.praga.words.position import LINE, parse_position
from bastide.games.praga.words.view import turn

RANDOM: Final = "random"
NONE: Final = "none"
SIDES: Final = ("A", "B", RANDOM)
FACES: Final = (NONE, "a", "b")
TIERS: Final = ("original", "A", "B")

OPTIONS: Final = (
    Option(PRESET, "first", ("first", "later", "master"), "PRA-019"),
    Option("action_tiles", "A", ("A", "B"), "PRA-041"),
    Option("crane", "first", ("first", RANDOM), "PRA-041"),
    Option("bridge", "A", SIDES, "PRA-015"),
    Option("neutral", RANDOM, (RANDOM, "alike"), "PRA-031"),
    Option("road_1", NONE, FACES, "PRA-283"),
    Option("road_2", NONE, FACES, "PRA-283"),
    Option("road_3", NONE, FACES, "PRA-283"),
    Option("hunger_wall", "original", TIERS, "PRA-289"),
    Option("cathedral", "original", TIERS, "PRA-289"),
    Option("start_player", RANDOM, (*map(str, range(codes.SEATS)), RANDOM), "PRA-052"),
)

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "first": {},
    "later": {"crane": RANDOM},
    "master": {
        "action_tiles": "B",
        "crane": RANDOM,
        "bridge": RANDOM,
        "road_1": "a",
        "road_2": "a",
        "road_3": "a",
        "hunger_wall": "A",
        "cathedral": "A",
    },
}


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise `InvalidOption` for a first seat nobody sits on (PRA-052, PRA-290)."""
    first = options["start_player"]
    if first != RANDOM and int(first) >= players:
        raise InvalidOption("start_player", f"there is no seat {first} with {players} players")


def _opening(game: Game) -> State:
    options = game.options
    faces = [FACES.index(options[f"road_{region + 1}"]) - 1 for region in range(tables.STREET_REGIONS)]
    street = list(tables.STREET)
    for region, face in enumerate(faces):
        if face >= 0:
            street[4 * region : 4 * region + 2] = [tables.FACE_EFFECT[2 * region + face], codes.NOTHING]
    first = options["start_player"]
    by_chance = first == RANDOM and game.players > 1
    rules = [
        int(options["action_tiles"] == "B"),
        int(options["crane"] == RANDOM),
        SIDES.index(options["bridge"]),
        int(options["neutral"] == RANDOM),
        -1 if by_chance else 0 if first == RANDOM else int(first),
    ]
    state = State()
    cells = tables.grid_cells(options["hunger_wall"], options["cathedral"])
    numbers = [2 * region + face if face >= 0 else codes.NOTHING for region, face in enumerate(faces)]
    state.begin(game, rules, cells, street, numbers)
    return state


_openings: dict[tuple[int, str], State] = {}
"""Beginnings by players and options, since many a caller starts the same game thousands of times."""
OPENINGS_MAX: Final = 64


def new_state(game: Game) -> State:
    """Return the position before the first action (sections 2 to 4)."""
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
    from bastide.games.praga.words.foretold import foretold as pairs

    return pairs(state, action, after)


GAME: Final = GameType(
    name="praga",
    title="Praga Caput Regni",
    rules_version="2",
    min_players=1,
    max_players=codes.SEATS,
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
