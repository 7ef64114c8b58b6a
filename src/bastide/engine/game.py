"""What a game's folder exports: plain facts, and tables of functions over a position of the game's own making.

A position is the kernel's: numbers and how to copy them. The tables name every function by which the rest of the
package works with it, so that nothing is found by a string: `Kernel` what the rules are, `Words` what is said of a
position, `Pictures` how it is drawn, `Sight` what a learner sees, `Judging` how bots judge it.
`bastide.engine.play` puts a face on them, which is all that most callers see.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Protocol, Self, SupportsIndex

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.box import NO_BOX, Box
from bastide.engine.course import Mark
from bastide.engine.decisions import Decisions
from bastide.engine.errors import InvalidOption
from bastide.engine.learned import Guidance, Learning
from bastide.engine.line import LineField
from bastide.engine.observation import Layout
from bastide.engine.outlook import Clause, Goods, Outlook
from bastide.engine.provenance import Value
from bastide.engine.terminal import Terminal
from bastide.engine.whole import whole

PRESET: Final = "preset"
"""The option that names a set of values for the others."""


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the rules: its default and what it may be.

    Values are strings everywhere (records, forms, command lines); `choices` lists them all, an empty
    tuple means free text, checked by the game.
    """

    name: str
    default: str
    choices: tuple[str, ...] = ()
    rule: str = ""

    def check(self, value: object) -> str:
        """Return the value in its one spelling; raise `InvalidOption` if it is not possible."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if self.choices and text not in self.choices:
            known = ", ".join(self.choices)
            raise InvalidOption(
                self.name,
                f"{text!r} is not possible; choose one of {known}",
                key="option-value", value=text, choices=known,
            )  # fmt: skip
        if not text.isprintable() or " " in text:
            raise InvalidOption(
                self.name,
                f"{text!r} has characters that no record's header can hold",
                key="option-characters", value=text,
            )  # fmt: skip
        return text


@dataclass(frozen=True, slots=True)
class Setup:
    """How many play, and by which options: every option has a value."""

    players: int
    options: Mapping[str, str] = field(hash=False)


class Position(Protocol):
    """What every kernel's position has; all else in it is the game's own business."""

    setup: Setup
    recording: bool
    """Whether events are noted for the story."""

    def clone(self) -> Self:
        """Return an equal, independent position."""

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""

    def history(self) -> list[int]:
        """Return every action made, chance included."""


def shares(position: Any) -> list[float]:
    """Return every seat's share of the win by the most points, ties split; zeros before the end."""
    scores: list[int] = position.scores()
    if position.current_player() != TERMINAL:
        return [0.0] * len(scores)
    best = max(scores)
    return [1 / scores.count(best) if points == best else 0.0 for points in scores]


def outcome_at(outcomes: Sequence[tuple[int, float]], point: float) -> int:
    """Return the outcome whose share of [0, 1) holds the point."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def only_chance(position: Any, _action: int) -> bool:
    """Return whether an action shows something new, in a game where only chance does."""
    return bool(position.current_player() == CHANCE)


def nothing_hidden(position: Any, _seat: int, _seed: int) -> Any:
    """Return an independent equal position, for a game that hides nothing."""
    return position.clone()


@dataclass(frozen=True, slots=True, kw_only=True)
class Kernel:
    """The rules, as functions over positions."""

    actions: Callable[[Setup], int]
    """Return the size of the action space: every action is in `range` of it."""
    most_legal: int
    """How long a list of legal actions may be."""
    begin: Callable[[Setup], Any]
    """Return the position before the first action."""
    legal: Callable[[Any, Any], int]
    """Write what may be done now, sorted, into a `vec[i64]` of `most_legal`; return how many; 0 only at the end."""
    act: Callable[[Any, int], None]
    """Make an action that is legal, put it into the history, and let happen what follows by itself."""
    allows: Callable[[Any, int], bool] | None = None
    """Return whether an action of the action space is legal, if that is quicker told than by the list."""
    chances: Callable[[Any], list[tuple[int, float]]]
    """Return the outcomes and their probabilities where chance decides."""
    piles: tuple[int, ...] = ()
    """The outcomes of chance in piles: the first code of each stack, bag or die, ascending, then one beyond the last.
    A fair shuffle counts the draws of each pile; without this it takes all draws of a game for those of one."""
    draw: Callable[[Any, int], None] | None = None
    """Make the chance decision that a number of 31 bits picks, with the same probabilities."""
    advance: Callable[[Any, int, int, Any], int] | None = None
    """Make an action unless it is negative, let chance decide by Lehmer's generator from the number given until a seat
    is to decide or the game is over, and write what is legal then; return, packed as in `bastide.engine.advance`, the
    generator's number, who decides, and how many actions are legal. Batches step by it; without it by the four above.
    """
    playout: Callable[[Any, int], int] | None = None
    """Play uniformly at random to the end under a seed, in place; return the number of actions made."""
    returns: Callable[[Any], list[float]] = shares
    """Return every seat's share of the win; zeros before the end."""
    if_ended: Callable[[Any, int | None], list[int]] | None = None
    """Return the points of every seat if the game ended now, as far as a seat may know, or a spectator (None)."""
    reveals: Callable[[Any, int], bool] = only_chance
    """Return whether making a legal action shows anybody something new."""
    resample: Callable[[Any, int, int], Any] = nothing_hidden
    """Return a position that looks the same to a seat, with all it cannot see drawn anew under a seed."""
    screened: Callable[[Setup], bool] = lambda _setup: True
    """Return whether a game that has a `resample` hides anything with these options."""

    @property
    def hides(self) -> bool:
        """Whether anything is hidden from anybody; if not, all see the same and `resample` is left out."""
        return self.resample is not nothing_hidden

    def hides_in(self, setup: Setup) -> bool:
        """Return whether anything is hidden from anybody with so many seats and these options."""
        return self.hides and self.screened(setup)


@dataclass(frozen=True, slots=True)
class Step:
    """One action while a game is told: the positions around it; only `after` has been recording."""

    ply: int
    action: int
    before: Any
    after: Any
    made: Sequence[int]
    """Every action so far, this one the last."""


@dataclass(frozen=True, slots=True)
class Told:
    """What there is to tell of one action."""

    story: Sequence[StoryEntry] = ()
    ledger: Sequence[LedgerEntry] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What is said of a position: notation, JSON data, the log and reasons."""

    text: Callable[[Any, int], str]
    """Return the notation of an action of this position."""
    parse: Callable[[Any, str], int]
    """Return the action that a notation means here, legal or not; raise `IllegalAction` if it means none."""
    fields: Callable[[Any, int], dict[str, Any]]
    """Return an action as JSON data with named fields, `kind` first."""
    why: Callable[[Any, int], Refusal]
    """Return the first rule that forbids an action of the action space that is not legal, and the reason."""
    decisions: Decisions | None = None
    """The rows from which the four above come, where they do: the manual and the browser's types are made of them."""
    outlook: Callable[[Any, int], Outlook]
    """Return what a legal action would bring."""
    goods: Callable[[Any], Sequence[Goods]] | None = None
    """Return by seat the goods, points among them, of which everybody may know how they change, even where nobody sees
    how many there are: the changes are told with every turn. Without it they are points alone."""
    deed: Callable[[Any, int], Clause | None] | None = None
    """Return as a clause what a decision does, for the sentence about its turn; None where it goes without saying.
    Without it, the clause is the message of its kind, `<game>-act-<kind>`, with its fields."""
    facts_shape: type | None = None
    """What the facts of an outlook look like: a typed dictionary, see `bastide.engine.shapes`."""
    tell: Callable[[Step], Told]
    """Return what there is to tell of an action."""
    carried: str = ""
    """The rule of the points that a loaded position starts with."""
    view: Callable[[Any, int | None], Mapping[str, Any]]
    """Return as JSON data, a dict, what a seat may see, or a spectator (None)."""
    view_shape: type | None = None
    """What a view looks like: a typed dictionary with the keys of `bastide.engine.shapes.AnyView` and its own."""
    line: Callable[[Any], str]
    """Return the position in one line."""
    read: Callable[[Setup, str], Any]
    """Return the position of a line, without history; raise `PositionError` naming what is wrong."""
    line_fields: tuple[LineField, ...] = ()
    """The fields of a line after its first word, in their order, for `Game.position`."""
    turn: Callable[[Any], Mark] | None = None
    """Return the turn that a position belongs to; without it, a turn lasts as long as the same seat decides."""
    lay_open: Callable[[Any], Any] | None = None
    """Return a copy that hides nothing from anybody: how a finished game is looked back at."""
    foretold: Callable[[Any, int, Any], Mapping[str, tuple[object, object]]] | None = None
    """Return what the outlook says of an action and what happened, by name: of a position, an action, and the position
    at the next decision."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pictures:
    """How a position is drawn."""

    svg: Callable[[Any], str]
    """Return the board as an SVG drawing."""
    text: Callable[[Any], str] | None = None
    """Return the board as text; without it, text is the board of the terminal without colours."""
    seen: Callable[[Any, int | None], str] | None = None
    """Return the board as an SVG drawing of what a seat may see, or a spectator: for a browser without a board of the
    game's own."""
    browser: str = ""
    """The file in the game's package, as `browser/board.js`, that is its board in browsers: an ES module, ready to be
    loaded. Empty where the drawing is the board."""


@dataclass(frozen=True, slots=True)
class Digest:
    """A position in few numbers that tell what it is worth, for learners that judge what an action leads to."""

    layout: Layout
    write: Callable[[Any, int, Any, int], None]
    """Write what a seat may know into a `vec[i16]` at an offset, zeros included, whatever stood there."""
    offers: Callable[[Any, Any], int] | None = None
    """Write the legal actions into a `vec[i64]`, without other orders of the same; return how many. None: all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a learner sees of a position: an array of small integers, laid out as the layout says."""

    layout: Layout
    encode: Callable[[Any, int, Any, int], None]
    """Write what a seat may know into a `vec[i16]` at an offset; see `bastide.engine.observation`."""
    longest: Callable[[Setup], int]
    """Return a bound of the actions in a game, chance included."""
    known: Callable[[Any, int], list[int]] | None = None
    """Return the history with `HIDDEN` for every action that a seat may not know; needed where something is hidden."""
    digest: Digest | None = None
    """A position in fewer numbers; without it, its observation takes the place."""
    memory: int = 0
    """How many numbers of 64 bits `update` remembers of a game."""
    update: Callable[[Any, int, Any, int, Any, int], None] | None = None
    """Write as `encode` does, but only what has changed by what it remembers; see `bastide.engine.observation`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging:
    """How bots judge a game's positions; see `bastide.bots.evaluation`."""

    evaluator: Callable[..., Any]
    """Return an evaluator with these weights, a mapping or None; with a network, where the game has `learning`; and
    with a policy, where it has `guidance`."""
    weights: Mapping[str, tuple[float, float, float]] = field(hash=False)
    """The numbers that may be fitted: start, lowest, highest."""
    beyond_points: tuple[str, ...] = ()
    """Those that are plans rather than points on the table: the `points` bot plays without them."""
    plans: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """What a coach names of an evaluation: for each plan the weights that are prices for it, so that the plan is gone
    with all of them at zero. Clients translate `<game>-plan-<plan>`."""
    counted_in: str = ""
    """The plan in which is also what would count if the game ended now, such as goods that are points in the end."""
    tree: bool = False
    """Whether a tree of single actions suits the game better than whole turns under sampled chance."""
    steps: int = 1
    """Among how many decisions of a turn a search shares its time."""
    learning: Learning | None = None
    """The network that may add to the evaluation, where the game has one."""
    guidance: Guidance | None = None
    """The policy that may guide a search by a tree, where the game has one."""
    left: Callable[[Any], int] | None = None
    """Return how many turns are to come after the one on hand, where the end of a game is known so well."""
    sway: float = 0.0
    """By how many points a turn to come moves leads from what is expected, as a standard deviation; with `left`."""
    levels: tuple[str, ...] = ()
    """Which bots the five levels for people are, weakest first, where others than everywhere suit the game."""
    levels_more: tuple[str, ...] = ()
    """The same with three seats and more, where steps that are even with two are not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameType:
    """What is fixed about a game, whatever its seats and options: facts, and the functions that make it."""

    name: str
    title: str
    rules_version: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]] = field(hash=False)
    package: str
    """The package in whose folder the rulebooks, components and texts lie."""
    kernel: Kernel
    words: Words
    pictures: Pictures
    terminal: Terminal | None = field(default=None, hash=False)
    sight: Sight | None = None
    judging: Judging | None = None
    continues: tuple[str, ...] = ()
    """Earlier versions of the rules whose games go on under these where nothing in them would have been otherwise."""
    check_options: Callable[[int, Mapping[str, str]], None] = lambda _players, _options: None
    """Raise `InvalidOption` for values that are impossible with so many players or with each other."""
    hidden_information: bool = False
    """Whether the actions so far tell more than every seat may know; such records stay closed until the end. Whether a
    seat sees less than there is, as where goods stand behind screens, says `Kernel.hides_in`."""
    box: Box = field(default=NO_BOX, repr=False, compare=False)
    """What the game is played with, and which values a host has corrected."""
    provenance: Callable[[], Sequence[Value]] | None = None
    """Return where the values of the box come from."""
    lessons: tuple[str, ...] = ()
    """The lessons in its folder, by name, the first one first; see `bastide.engine.lessons`."""

    def resolve_options(self, players: int, given: Mapping[str, object]) -> dict[str, str]:
        """Return every option's value: default, then preset, then what was given by name; raise `InvalidOption`."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise InvalidOption(
                    name,
                    f"{self.title} has no such option; it has {', '.join(known)}",
                    key="option-unknown", known=", ".join(known),
                )  # fmt: skip
        values = {option.name: option.default for option in self.options}
        if PRESET in known:
            values[PRESET] = known[PRESET].check(given.get(PRESET, known[PRESET].default))
            values.update(self.presets[values[PRESET]])
        values.update({name: known[name].check(value) for name, value in given.items()})
        self.check_options(players, values)
        return values

    def setup(self, players: SupportsIndex | None = None, options: Mapping[str, object] | None = None) -> Setup:
        """Return so many seats (default: two) with every option's value; raise `InvalidOption`."""
        seats = whole(max(self.min_players, min(2, self.max_players)) if players is None else players)
        if seats is None:
            raise InvalidOption("players", f"{players!r} is not a number of players")
        if not self.min_players <= seats <= self.max_players:
            raise InvalidOption(
                "players",
                f"{self.title} is for {self.min_players} to {self.max_players} players, not {seats}",
                key="option-players", least=self.min_players, most=self.max_players, count=seats,
            )  # fmt: skip
        if options is not None and not isinstance(options, Mapping):
            raise InvalidOption("options", f"{options!r} is no mapping of names to values")
        return Setup(seats, MappingProxyType(self.resolve_options(seats, options or {})))
