"""OpenSpiel: importing this module registers `bastide_<game>` for every game.

>>> import pyspiel
>>> import bastide.adapters.openspiel
>>> game = pyspiel.load_game("bastide_carcassonne(players=3,preset=modern,stack=VUX)")
>>> game.num_players(), game.num_distinct_actions()
(3, 11293)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()
(True, [(21, 1.0)])

Players and options are parameters. Where all values of an option are numbers the parameter is a number, and -1 leaves
it to the preset; an option that is true or false is a bool; anything else is a string, empty for the default, and a
value that OpenSpiel would take for a number or a truth is quoted: `start_player='2'`. `bastide_game` spares you that.

Returns are shares of the win, so utilities add up to 1; whoever plays alone is given the points. Observations are those
of `bastide.adapters.sight`; an information state adds everything that the seat has learned since the beginning, action
by action. A game in which a seat sees less than there is has imperfect information, and positions are drawn anew by
`resample_from_infostate`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bastide.adapters.needs import need
from bastide.adapters.sight import Sight, in_words, names, split
from bastide.engine import build
from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.errors import InvalidOption
from bastide.engine.game import PRESET, GameType, Option
from bastide.engine.observation import HIDDEN
from bastide.engine.play import Game, State
from bastide.engine.registry import game_type, games
from bastide.engine.sight import sight_of

pyspiel: Final[Any] = need("pyspiel", "bastide.adapters.openspiel")
np: Final[Any] = need("numpy", "bastide.adapters.openspiel")

PREFIX: Final = "bastide_"
PLAYERS: Final = "players"
AS_PRESET: Final = -1
TRUTHS: Final = ("true", "false")
SEEDS: Final = 2**31
MOST_ALONE: Final = 1000.0
"""A bound of the points of whoever plays alone: five times what searches come to in sixteen turns, some 200."""


def _is_number(text: str) -> bool:
    return text.isdigit()


def _kind_of(option: Option, kind: GameType) -> type:
    """Return which type of parameter an option has."""
    in_preset = any(option.name in values for values in kind.presets.values())
    if option.choices and all(map(_is_number, option.choices)):
        return int
    if set(option.choices) == set(TRUTHS) and not in_preset:
        return bool
    return str


def _quoted(value: str) -> str:
    """Return a value as a string parameter, quoted if OpenSpiel would read something else from it."""
    try:
        float(value)
    except ValueError:
        return f"'{value}'" if value.lower() in TRUTHS else value
    return f"'{value}'"


def parameters_of(kind: GameType) -> dict[str, Any]:
    """Return every parameter of a game with its default."""
    found: dict[str, Any] = {PLAYERS: Game.of(kind).players}
    for option in kind.options:
        what = _kind_of(option, kind)
        found[option.name] = AS_PRESET if what is int else option.default == "true" if what is bool else ""
    return found


def _options(kind: GameType, parameters: Mapping[str, Any]) -> dict[str, object]:
    """Return the options that parameters ask for, without those left to the preset."""
    found: dict[str, object] = {}
    for option in kind.options:
        value = parameters.get(option.name)
        what = _kind_of(option, kind)
        if value is None or (what is int and value == AS_PRESET) or value == "":
            continue
        text = str(value).lower() if what is bool else str(value)
        if len(text) > 1 and text[0] == text[-1] == "'":
            text = text[1:-1]
        if text != option.default or option.name == PRESET or what is not bool:
            found[option.name] = text
    return found


def parameters(players: int, options: Mapping[str, object], kind: GameType) -> dict[str, Any]:
    """Return OpenSpiel's parameters for players and options."""
    Game.of(kind, players, options)  # refuses what is impossible, by name
    found: dict[str, Any] = {PLAYERS: players}
    for option in kind.options:
        if option.name in options:
            text = option.check(options[option.name])
            what = _kind_of(option, kind)
            found[option.name] = int(text) if what is int else text == "true" if what is bool else _quoted(text)
    return found


def bastide_game(name: str, players: int | None = None, options: Mapping[str, object] | None = None) -> Any:
    """Return a `pyspiel.Game` for players and options given as everywhere in Bastide.

    Raises `UnknownGame` or `InvalidOption`.

    >>> str(bastide_game("carcassonne", 4, {"start_player": 2}).new_initial_state().current_player())
    '-1'
    """
    kind = game_type(name)
    register(kind)
    return pyspiel.load_game(PREFIX + name, parameters(Game.of(kind, players).players, options or {}, kind))


class Position:
    """Holds a position where OpenSpiel copies and pickles plain attributes."""

    def __init__(self, state: State, past: Sequence[int] = ()) -> None:
        self.state = state
        self._past = past

    def made(self) -> list[int]:
        """Return every action made, those before hidden parts were drawn anew included."""
        return [*self._past, *self.state.history()]

    def __deepcopy__(self, memo: object) -> "Position":
        """Return an independent copy."""
        return Position(self.state.clone(), self._past)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as the position does, with the actions that it leaves behind where hidden parts were drawn anew."""
        made, travelling = self.made(), self.state.__reduce__()[1][2]
        return Position, (self.state, made[: len(made) - len(travelling)])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it; `bastide` is Bastide's own."""

    def __init__(self, game: "SpielGame", state: State | None = None) -> None:
        super().__init__(game)
        self._position = Position(game.bastide.new_initial_state() if state is None else state)

    @property
    def bastide(self) -> State:
        """The same position with Bastide's interface; to look at, not to change."""
        return self._position.state

    def current_player(self) -> int:
        """Return who decides; chance and the end have the same numbers in both worlds."""
        who = self._position.state.current_player()
        if who == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if who == TERMINAL else who

    def _legal_actions(self, player: int) -> list[int]:
        return self._position.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their probabilities."""
        return self._position.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self._position.state.apply_action(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._position.state.action_to_string(int(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._position.state.is_terminal()

    def returns(self) -> list[float]:
        """Return every seat's share of the win, or the points of whoever plays alone; zeros before the end."""
        state = self._position.state
        if state.game.players > 1:
            return state.returns()
        return [float(points) if state.is_terminal() else 0.0 for points in state.scores()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a position with the same information state for a seat, what it cannot see drawn anew.

        Where the actions tell what is hidden, the copy has others that lead to it. Where all actions are seen by all,
        and only what came of them stands behind screens, it has the same.
        """
        drawn = self.bastide.resample_from_infostate(player, int(sampler() * SEEDS))
        made = drawn.history()
        if made == self.bastide.history():
            copy: SpielState = self.clone()
            copy._position.state = drawn
            return copy
        copy = self.get_game().new_initial_state(*[self.bastide.origin] * bool(self.bastide.origin))
        for action in made:
            copy.apply_action(action)
        return copy

    def __str__(self) -> str:
        return self._position.state.to_text()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it; `bastide` is Bastide's own."""

    spiel_type: Any
    kind: GameType

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        build.warn()
        asked, kind = dict(given or {}), self.kind
        self.bastide: Final[Game] = Game.of(kind, asked.get(PLAYERS), _options(kind, asked))
        alone = self.bastide.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.bastide.num_distinct_actions,
            max_chance_outcomes=self.bastide.num_distinct_actions,
            num_players=self.bastide.players,
            min_utility=0.0,
            max_utility=MOST_ALONE if alone else 1.0,
            utility_sum=None if alone else 1.0,
            max_game_length=sight_of(kind).longest(self.bastide.setup),
        )
        written = {key: _quoted(value) if isinstance(value, str) else value for key, value in asked.items()}
        hides = self.bastide.imperfect_information
        usual = hides == kind.kernel.hides and not alone
        super().__init__(self.spiel_type if usual else _type(kind, hides=hides, alone=alone), info, written)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as the words that load it, which other processes need not have heard of."""
        return _again, (self.kind.name, str(self))

    def new_initial_state(self, line: str | None = None) -> SpielState:
        """Return the beginning, or the position that a line of `State.to_text` describes."""
        return SpielState(self, None if line is None else self.bastide.from_text(line))

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound of how often chance decides."""
        return int(sight_of(self.bastide).longest(self.bastide.setup))

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer | None":
        """Return an observer of positions; None for the public or private part alone of what a seat sees.

        Where nothing is hidden all is public, so that the private part alone is observed too: it is empty.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.bastide, kind, params) if whole or not self.bastide.imperfect_information else None


class Observer:
    """Observations in OpenSpiel's manner: `tensor` and its parts by name in `dict`, float32, and strings."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None) -> None:
        unknown = set(params or {}) - {"version"}
        if unknown:
            raise InvalidOption(min(unknown), "observations have no such parameter; they have version")
        self._sight = Sight(game, (params or {}).get("version"))
        self._called = names(self._sight.layout)
        self._recalls: bool = kind.perfect_recall
        self._hides = game.imperfect_information
        self._public: bool = kind.public_info
        size = self._sight.layout.size if self._public else 0
        length = int(sight_of(game).longest(game.setup)) if self._public and self._recalls else 0
        self.tensor = np.zeros(size + length, np.float32)
        self.dict: dict[str, Any] = dict(split(self._sight.layout, self.tensor[:size])) if self._public else {}
        if length:
            self.dict["history"] = self.tensor[size:]
        self._size = size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into `tensor`."""
        if not self._public:
            return
        position = state.bastide
        self.tensor[: self._size] = self._sight.observe(position, player)
        if self._recalls:
            past = self._known(state, player)
            self.tensor[self._size :] = 0
            self.tensor[self._size : self._size + len(past)] = [
                HIDDEN if action == HIDDEN else action + 1 for action in past
            ]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat sees in words: the table, with perfect recall its past; both where something is hidden."""
        if not self._public:
            return ""
        position = state.bastide
        table = "" if self._recalls and not self._hides else self._table(position, player)
        if not self._recalls:
            return f"seat={player} {table}"
        past = " ".join("?" if action == HIDDEN else str(action) for action in self._known(state, player))
        return f"seat={player} {table or position.origin} {past}".strip()

    def _table(self, position: State, player: int) -> str:
        return in_words(self._called, self._sight.observe(position, player))

    def _known(self, state: SpielState, player: int) -> list[int]:
        known = sight_of(state.bastide.game).known
        return state._position.made() if known is None else known(state.bastide.position, player)


def _type(kind: GameType, *, hides: bool, alone: bool = False) -> Any:
    """Return what OpenSpiel is told of a game, in which a seat sees less than there is or not, or plays alone."""
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + kind.name,
        long_name=f"Bastide: {kind.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.max_players,
        min_num_players=kind.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters_of(kind),
    )


def _again(name: str, words: str) -> Any:
    register(game_type(name))
    return pyspiel.load_game(words)


def _register(kind: GameType) -> None:
    spiel_type = _type(kind, hides=kind.kernel.hides)

    # A class for each game, as in OpenSpiel's own Python games: a function would be freed too late, after Python's end.
    maker = type(f"{kind.title.replace(' ', '')}Game", (SpielGame,), {"spiel_type": spiel_type, "kind": kind})
    pyspiel.register_game(spiel_type, maker)


_registered: Final[set[str]] = set()


def register(kind: GameType) -> None:
    """Make a game known to OpenSpiel; games from outside this package need it, those of `bastide.games()` do not."""
    if kind.name not in _registered:
        _register(kind)
        _registered.add(kind.name)


for _name in games():
    register(game_type(_name))
