"""Four city-building board games: exact rules, bots, tables and environments.

>>> import bastide
>>> game = bastide.load_game("carcassonne", players=2, options={"stack": "V"})
>>> state = game.new_initial_state()
>>> state.apply("draw V")
>>> state.apply("place V 1,0 r0")
>>> state.apply("meeple road.0")
>>> state.is_terminal(), state.scores()
(True, [2, 0])
"""

from typing import TYPE_CHECKING, Any

from bastide import early  # noqa: F401 - first of all: what is imported after it may be interrupted
from bastide.engine import terminal
from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.chance import FairChance, random_chance
from bastide.engine.course import Mark, Turn
from bastide.engine.errors import (
    BastideError,
    IllegalAction,
    InvalidOption,
    ObservationError,
    PositionError,
    RecordError,
    SlowBuild,
    UnknownGame,
)
from bastide.engine.game import GameType, Option
from bastide.engine.play import Game, State
from bastide.engine.record import Record
from bastide.engine.registry import game_type, games, load_game, position, register
from bastide.engine.shuffle import Shuffle
from bastide.engine.turns import turns
from bastide.engine.undo import Way, rewind, step_back, turn_back, undo_point
from bastide.texts import FALLBACK, Texts

if TYPE_CHECKING:
    from bastide.adapters.batch import Batch

    __version__: str

terminal.speak(Texts(FALLBACK))  # boards are told in English until somebody asks for another language

__all__ = [
    "CHANCE",
    "TERMINAL",
    "BastideError",
    "Batch",
    "FairChance",
    "Game",
    "GameType",
    "IllegalAction",
    "InvalidOption",
    "LedgerEntry",
    "Mark",
    "ObservationError",
    "Option",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Shuffle",
    "SlowBuild",
    "State",
    "StoryEntry",
    "Turn",
    "UnknownGame",
    "Way",
    "game_type",
    "games",
    "load_game",
    "position",
    "random_chance",
    "register",
    "rewind",
    "step_back",
    "turn_back",
    "turns",
    "undo_point",
]


def __getattr__(name: str) -> Any:
    """Return `Batch`, the one name that needs NumPy, or the version, when it is asked for."""
    if name == "__version__":
        from bastide.engine.build import version

        return version()
    if name == "Batch":
        from bastide.adapters.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return what the package is for, without what it is made of."""
    return [*__all__, "__version__"]
