"""The one public face of a position, `State`, and the game it belongs to, `Game`. Compiled.

A state holds a position of its game's kernel and asks its game's tables of functions; it knows no rule itself. What
is legal is established once a step: it is listed when somebody asks or acts, kept until an action is made, and the
list is the state's own, so that threads may work on different states at the same time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.arrays import i64, vec
from bastide.engine.course import Course
from bastide.engine.errors import IllegalAction
from bastide.engine.game import GameType
from bastide.engine.moves import numbers, pick, play_out
from bastide.engine.outlook import Outlook
from bastide.engine.telling import Telling, beginning, told_again
from bastide.engine.terminal import text
from bastide.engine.variant import Variant
from bastide.engine.whole import action_of, seat_of, seat_or_none, text_of, whole
from bastide.engine.whole import number as number_of

NOT_LISTED: Final = -1
MOST_ACTIONS: Final = 1 << 31
"""No game's action space is larger, and no number that picks an outcome."""


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True, repr=False)
class Game(Variant["State"]):
    """One of the games with its number of seats and its options; make it with `bastide.load_game`."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel between processes as a name, a number of seats and options."""
        return game_again, (self.type, self.players, dict(self.options))

    def _state(self, position: Any, origin: str = "") -> "State":
        """Return a kernel's position with its face."""
        return State(self, position, origin)


@final
class State:
    """A position of a game and its transitions; `Game.new_initial_state` and `Game.from_text` make one.

    A turn is a sequence of small decisions, everything random is an explicit action, and whoever
    `current_player()` names is the one to decide, on turn or not.
    """

    __slots__ = ("_count", "_kernel", "_laid_open", "_listed", "_redrawn", "game", "origin", "position")

    def __init__(self, game: Game, position: Any, origin: str = "", kernel: Any = None) -> None:
        """Put a face on a kernel's position, which from then on is the state's own."""
        self.game: Game = game
        """The game, its seats and options."""
        self.position: Any = position
        """The kernel's position. Whoever changes it directly does so before asking for legal actions."""
        self.origin: str = origin
        """The one-line position that `history` starts from; empty if that is the game's beginning."""
        self._redrawn: tuple[tuple[int, Any, int, int], ...] = ()
        """Where hidden parts were drawn anew: after how many actions, the position then, the seat and the seed."""
        self._laid_open: bool = False
        self._kernel: Any = game.type.kernel if kernel is None else kernel
        self._count: i64 = NOT_LISTED
        self._listed: vec[i64] = vec[i64]()

    def clone(self) -> "State":
        """Return an equal, independent position."""
        copy = State(self.game, self.position.clone(), self.origin, self._kernel)
        copy._redrawn, copy._laid_open = self._redrawn, self._laid_open
        return copy

    def __copy__(self) -> "State":
        """Return an equal, independent position."""
        return self.clone()

    def __deepcopy__(self, _: object) -> "State":
        """Return an equal, independent position."""
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Return whether this is the same position of the same game, however it came about."""
        game: object = self.game  # as an object: compiled, two games would otherwise be equal only if they are one
        return isinstance(other, State) and game == other.game and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        """Return the same number for equal positions; an action changes it."""
        return hash((self.game, self.to_text()))

    def __repr__(self) -> str:
        """Return the expression that makes this position, with its line of notation."""
        return f"{self.game!r}.from_text({self.to_text()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel between processes as the actions made, and how hidden parts were drawn anew between them."""
        anew = tuple((ply, seat, seed) for ply, _, seat, seed in self._redrawn)
        return state_again, (self.game, self.origin, self.history(), self._laid_open, anew)

    # -- what may be done ------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""
        who: int = self.position.current_player()
        return who

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        who: int = self.position.current_player()
        return who == TERMINAL

    def _list(self) -> None:
        """Establish what is legal, if that is not known."""
        if self._count == NOT_LISTED:
            if not len(self._listed):
                self._listed = vec[i64]([0] * int(self._kernel.most_legal))
            count: i64 = self._kernel.legal(self.position, self._listed)
            self._count = count

    def legal_actions(self) -> list[int]:
        """Return what may be done now, sorted; the outcomes at a chance node; empty only at the end."""
        self._list()
        return numbers(self._listed, self._count)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes and their probabilities at a chance node, else raise `ValueError`."""
        if self.current_player() != CHANCE:
            raise ValueError("nothing is left to chance here")
        outcomes: list[tuple[int, float]] = self._kernel.chances(self.position)
        return outcomes

    def _allows(self, action: int) -> bool:
        """Return whether a number is a legal action."""
        if not 0 <= action < MOST_ACTIONS:
            return False
        if self._count == NOT_LISTED and self._kernel.allows is not None:
            return action < self.game.num_distinct_actions and bool(self._kernel.allows(self.position, action))
        self._list()
        code: i64 = action
        i: i64
        for i in range(self._count):  # noqa: SIM110 - any() would build a generator in the hottest place
            if self._listed[i] == code:
                return True
        return False

    # -- doing it --------------------------------------------------------------------------

    def apply_action(self, action: object) -> None:
        """Make one action; raise `IllegalAction` and change nothing if the rules refuse it."""
        code = action if isinstance(action, int) and not isinstance(action, bool) else whole(action)
        if code is None or not self._allows(code):
            raise self._refused(action)
        self._count = NOT_LISTED
        self._kernel.act(self.position, code)

    def apply(self, text: object) -> None:
        """Make one action given in notation; raise `IllegalAction` and change nothing if it is none, or refused."""
        self.apply_action(self.string_to_action(text))

    def draw(self, number: object) -> None:
        """Make the chance decision that a number of 31 bits picks, with the probabilities of `chance_outcomes`.

        Raises `ValueError` and changes nothing where a seat decides, at the end, and for a longer or negative number.
        """
        given = number if isinstance(number, int) else number_of(number, "what picks an outcome")
        if self.current_player() != CHANCE:
            raise ValueError("nothing is left to chance here")
        if not 0 <= given < MOST_ACTIONS:
            raise ValueError(f"what picks an outcome is a number from 0 to {MOST_ACTIONS - 1}, not {given}")
        draw: Any = self._kernel.draw
        if draw is None:
            self.apply_action(pick(self.chance_outcomes(), given))
        else:
            self._count = NOT_LISTED
            draw(self.position, given)

    def playout(self, seed: object) -> int:
        """Play uniformly at random to the end, in place; return the number of actions made."""
        given = number_of(seed, "a seed")
        self._count = NOT_LISTED
        if self._kernel.playout is None:
            return play_out(self._kernel, self.position, given)
        made: int = self._kernel.playout(self.position, given)
        return made

    # -- points ----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        points: list[int] = self.position.scores()
        return points

    def if_ended(self, seat: object = None) -> list[int]:
        """Return the points of every seat if the game ended now, as far as a seat may know, or a spectator."""
        who = seat_or_none(seat, self.game.players)
        if self._kernel.if_ended is None:
            return self.scores()
        points: list[int] = self._kernel.if_ended(self.position, who)
        return points

    def returns(self) -> list[float]:
        """Return every seat's share of the win (ties split it); zeros before the end."""
        found: list[float] = self._kernel.returns(self.position)
        return found

    # -- actions in words --------------------------------------------------------------------

    def action_to_string(self, action: object) -> str:
        """Return the notation of an action of this position; raise `IllegalAction` for what is no action."""
        return self.game.type.words.text(self.position, self._code(action))

    def string_to_action(self, text: object) -> int:
        """Return the action that a notation means here; raise `IllegalAction` if it means none."""
        code: int = self.game.type.words.parse(self.position, text_of(text, "a notation"))
        return code

    def action_fields(self, action: object) -> dict[str, Any]:
        """Return an action as JSON data with named fields, `kind` first."""
        found: dict[str, Any] = self.game.type.words.fields(self.position, self._code(action))
        return found

    def preview(self, action: object) -> dict[str, Any]:
        """Return as JSON data what a legal action would bring; raise `IllegalAction` for any other."""
        code = self._code(action)
        if not self._allows(code):
            raise self._refused(code)
        found: Outlook = self.game.type.words.outlook(self.position, code)
        return found.to_json()

    def explain(self, action: object) -> Refusal | None:
        """Return why an action, or a notation, is refused now, or None if it is legal."""
        try:
            code = self.string_to_action(action) if isinstance(action, str) else self._code(action)
        except IllegalAction as error:
            return Refusal(error.rule, error.reason, error.key, error.args_)
        if self._allows(code):
            return None
        refusal: Refusal = self.game.type.words.why(self.position, code)
        return refusal

    def _code(self, action: object) -> int:
        """Return an action as an int of the action space, or raise `IllegalAction`."""
        return action_of(action, self.game.num_distinct_actions, self.game.name)

    def _refused(self, action: object) -> IllegalAction:
        """Return the error for an action that is not legal."""
        try:
            refusal: Refusal = self.game.type.words.why(self.position, self._code(action))
        except IllegalAction as error:
            return error
        return IllegalAction(refusal.rule, refusal.reason, refusal.key, refusal.args)

    # -- what is known -----------------------------------------------------------------------

    def history(self) -> list[int]:
        """Return every action made, chance included."""
        return cast(list[int], self.position.history())

    def told_from(self, ply: int) -> "State":
        """Return the last position up to a ply from which `history` goes on: the first, or one drawn anew since."""
        found = State(self.game, beginning(self.game.type, self.game.setup, self.origin), self.origin, self._kernel)
        found._redrawn = tuple(drawn for drawn in self._redrawn if drawn[0] <= ply)
        if found._redrawn:
            found.position = found._redrawn[-1][1].clone()
        return found

    def telling(self) -> Telling:
        """Return log, ledger and turns so far; who keeps it may let it `follow` the rest of the game."""
        return told_again(self.game.type, self.game.setup, self.origin, self.history(), self._redrawn)

    def telling_onward(self, known: Course) -> Telling:
        """Return what tells the actions after this position; `known` is how the game went so far."""
        return Telling(self.game.type, self.game.setup, start=self.position, known=known)

    def story(self) -> list[StoryEntry]:
        """Return the log from the beginning; entries that some may not read yet say so in `seen_by`."""
        return self.telling().story

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause; a seat's entries add up to its score."""
        return self.telling().ledger

    def reveals(self, action: object) -> bool:
        """Return whether making this legal action shows anybody something new."""
        return bool(self._kernel.reveals(self.position, self._code(action)))

    def view(self, seat: object) -> dict[str, Any]:
        """Return as JSON data what a seat may see, or a spectator (None); raise `ValueError` for no such seat."""
        who = seat_or_none(seat, self.game.players)
        return cast(dict[str, Any], self.game.type.words.view(self.position, who))

    def resample_from_infostate(self, seat: object, seed: object) -> "State":
        """Return a position that looks the same to `seat`, with all it cannot see drawn anew."""
        who, chosen = seat_of(seat, self.game.players), number_of(seed, "a seed")
        found = State(self.game, self._kernel.resample(self.position, who, chosen), self.origin)
        found._laid_open = self._laid_open
        if self._kernel.hides and not self._laid_open and (made := found.history()) == self.history():
            # else the history is drawn anew as well, and tells it all
            found._redrawn = (*self._redrawn, (len(made), found.position.clone(), who, chosen))
        return found

    def lay_open(self) -> "State":
        """Return a copy that hides nothing from anybody: how a finished game is looked back at."""
        lay_open: Any = self.game.type.words.lay_open
        copy = self.clone()
        if lay_open is not None:
            copy.position, copy._laid_open = lay_open(self.position), True
        return copy

    # -- how it is written and drawn -----------------------------------------------------------

    def to_text(self) -> str:
        """Return the position in one line; `game.from_text` is the inverse."""
        line: str = self.game.type.words.line(self.position)
        return line

    def to_svg(self) -> str:
        """Return the board as an SVG drawing."""
        drawn: str = self.game.type.pictures.svg(self.position)
        return drawn

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        """Return the board as text, as the seat that decides sees it."""
        own: Any = self.game.type.pictures.text
        shown: Any = self.game.type.terminal
        if own is not None:
            return cast(str, own(self.position))
        if shown is None:
            return self.to_text()
        seat = self.current_player()
        return text(shown, self.view(seat if seat >= 0 else None))


def game_again(kind: GameType, players: int, options: Mapping[str, str]) -> Game:
    """Return a game that has travelled between processes."""
    return Game.of(kind, players, options)


def state_again(
    game: Game, origin: str, history: list[int], laid_open: bool = False, redrawn: tuple[tuple[int, int, int], ...] = ()
) -> State:
    """Return a state that has travelled between processes."""
    state, made = State(game, beginning(game.type, game.setup, origin), origin), 0
    for ply, seat, seed in (*redrawn, (len(history), -1, 0)):
        for action in history[made:ply]:
            game.type.kernel.act(state.position, action)
        made, state = ply, state.resample_from_infostate(seat, seed) if seat >= 0 else state
    return state.lay_open() if laid_open else state
