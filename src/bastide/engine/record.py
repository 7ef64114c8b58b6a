"""A game on paper: a header and one action per line, chance included. Strict both ways."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bastide.engine.answers import CHANCE
from bastide.engine.errors import BastideError, IllegalAction, RecordError
from bastide.engine.play import Game, State
from bastide.engine.registry import load_game
from bastide.engine.shuffle import Shuffle, chance_of, check_header
from bastide.engine.whole import text_of

MAGIC: Final = "bastide-record 1"
"""The first line of every record; the number is the version of the format, not of the rules."""
OF_ANY_FORMAT: Final = re.compile(r"bastide-record ([1-9][0-9]{0,8})")

CORRECTIONS: Final = "corrections"
"""The header key of values that are others than in the package; a game played as it comes has none."""
ORIGIN: Final = "origin"
"""The header key that says that a server has a game, or its beginning, from elsewhere."""
IMPORTED: Final = "imported"
"""Its value for a game that came as a record: who played it, and how it was drawn, is what the record says."""
CONTINUED: Final = "continued"
"""Its value for a game that goes on from a moment of another one."""
OPTIONAL: Final = (
    CORRECTIONS,
    "date",
    ORIGIN,
    "shuffle",
    "table",
    "commitment",
    "nonces",
    "seed",
    "secret",
    "scores",
)
"""Header keys that may follow the seats, in this order."""

HEX: Final = re.compile(r"(?:[0-9a-f]{2})+")
SEAT_NAME_LIMIT: Final = 80


@dataclass(frozen=True, slots=True)
class Record:
    """One game: which, by whom, and every action in notation.

    >>> import bastide
    >>> game = bastide.load_game("carcassonne", options={"stack": "V"})
    >>> record = Record.of(game, ["draw V", "place V 1,0 r0", "meeple none"], seats=["Ann", "bot greedy"])
    >>> print(record.dump(), end="")
    bastide-record 1
    game: carcassonne
    rules: 1
    players: 2
    options: stack=V
    seat 0: Ann
    seat 1: bot greedy
    <BLANKLINE>
    draw V
    place V 1,0 r0
    meeple none
    >>> record.replay().scores()
    [0, 0]
    >>> Record.parse(record.dump()) == record
    True
    """

    game: Game
    seats: tuple[str, ...]
    actions: tuple[str, ...]
    header: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The optional keys, of `OPTIONAL`."""

    @classmethod
    def of(
        cls,
        game: Game,
        actions: Iterable[str],
        seats: Iterable[str] | None = None,
        header: Mapping[str, str] | None = None,
    ) -> "Record":
        """Return a record of these actions; seats without a name are called by their number.

        Raises `RecordError` for what no text of a record can hold, `TypeError` for what is no list of texts.
        """
        names = _texts(f"seat {seat}" for seat in range(game.players)) if seats is None else _texts(seats)
        if len(names) != game.players:
            raise RecordError(0, f"{len(names)} seats are named in a game for {game.players}")
        for name in names:
            if not is_name(name):
                raise RecordError(0, f"{name!r} cannot be the name of a seat")
        given = {**(header or {}), CORRECTIONS: game.corrections or None}
        for key, value in given.items():
            if key not in OPTIONAL:
                raise RecordError(0, f"a record's header has no {key!r}; it may have {', '.join(OPTIONAL)}")
            if value is not None and not _is_value(text_of(value, f"the {key} of a record")):
                raise RecordError(0, f"{value!r} cannot be the {key} of a record")
        keys = {key: value for key in OPTIONAL if (value := given.get(key)) is not None}
        written = _texts(actions)
        for action in written:
            if not _is_action(action):
                raise RecordError(0, f"{action!r} is not one action, without spare blanks")
        return cls(game, names, written, keys)

    @classmethod
    def of_state(
        cls, state: State, seats: Iterable[str] | None = None, header: Mapping[str, str] | None = None
    ) -> "Record":
        """Return the record of a position that was played from the beginning, else raise `RecordError`."""
        if state.origin:
            raise RecordError(0, "the game was continued from a loaded position, a record tells it from the beginning")
        replay = state.game.new_initial_state()
        actions = []
        for action in state.history():
            actions.append(replay.action_to_string(action))
            try:
                replay.apply_action(action)
            except IllegalAction as refusal:
                raise RecordError(0, "hidden parts were drawn anew, a record tells a game as it was drawn") from refusal
        return cls.of(state.game, actions, seats, header)

    @property
    def first_line(self) -> int:
        """The line on which the first action stands."""
        return 6 + len(self.seats) + len(self.header) + 1

    def dump(self) -> str:
        """Return the record as text; `parse` is the exact inverse."""
        game = self.game
        lines = [
            MAGIC,
            f"game: {game.name}",
            f"rules: {game.rules_version}",
            f"players: {game.players}",
            f"options: {game.options_text()}".rstrip(),
            *(f"seat {seat}: {name}" for seat, name in enumerate(self.seats)),
            *(f"{key}: {self.header[key]}" for key in OPTIONAL if key in self.header),
            "",
            *self.actions,
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; raise `RecordError` naming the line of the first thing that is wrong."""
        return _Reader(text_of(text, "a record")).read()

    def replay(self) -> State:
        """Return the position after every action; raise `RecordError` at the first illegal one.

        Scores named in the header are checked too.
        """
        state = self.game.new_initial_state()
        for number, text in enumerate(self.actions):
            _apply(state, text, self.first_line + number)
        claimed = self.header.get("scores")
        if claimed is not None and claimed != (found := _scores_text(state)):
            raise RecordError(
                0,
                f"the header says scores {claimed}, the actions give {found}",
                key="record-scores-other", claimed=claimed, found=found,
            )  # fmt: skip
        return state

    def verify(self) -> None:
        """Check every draw against the secret and the nonces, and the secret against the commitment.

        Raises `RecordError` if secret or commitment is missing, or anything does not fit.
        """
        chance = chance_of(self.game, self.header)
        state = self.game.new_initial_state()
        for number, text in enumerate(self.actions):
            line = self.first_line + number
            if state.current_player() == CHANCE:
                expected = state.action_to_string(chance.choose(state))
                if expected != text:
                    raise RecordError(
                        line,
                        f"the shuffle gives {expected!r} here, the record has {text!r}",
                        key="record-draw-other", expected=expected, found=text,
                    )  # fmt: skip
            _apply(state, text, line)

    def finished(self, state: State, shuffle: Shuffle | None = None) -> "Record":
        """Return the record with the final scores, and the shuffle's secret now that nothing is left to hide.

        Raises ValueError for a secret while the game goes on, since it tells all draws that are to come, and for a
        position that this record does not lead to.
        """
        made = len(state.history())
        if state.game != self.game or made != len(self.actions):
            raise ValueError(
                f"this is a record of {len(self.actions)} actions of {self.game!r}, "
                f"not of the position after {made} of {state.game!r}: make it anew, by Record.of_state"
            )
        header = {**self.header, "scores": _scores_text(state)}
        if shuffle is not None:
            if not state.is_terminal():
                raise ValueError("the game is not over: the shuffle's secret would tell all draws that are to come")
            header |= {**shuffle.header, "secret": shuffle.secret.hex()}
        return replace(self, header={key: header[key] for key in OPTIONAL if key in header})


def _texts(items: Iterable[str]) -> tuple[str, ...]:
    """Return a list of texts; raise `TypeError` for one text in its place, and for anything else in it."""
    if isinstance(items, str):
        raise TypeError(f"a list of texts is wanted, not {items!r}")
    return tuple(text_of(item, "each of them") for item in items)


def is_name(name: str) -> bool:
    """Return whether a record can call a seat by this name."""
    return bool(name) and name == name.strip() and name.isprintable() and len(name) <= SEAT_NAME_LIMIT


def _is_value(value: str) -> bool:
    return bool(value) and value == value.rstrip() and "\n" not in value


def _is_action(action: str) -> bool:
    return bool(action) and action == " ".join(action.split())


def _scores_text(state: State) -> str:
    return " ".join(map(str, state.scores()))


def _apply(state: State, text: str, line: int) -> None:
    try:
        state.apply(text)
    except IllegalAction as refusal:
        raise RecordError(line, f"{text!r}: {refusal.reason}", refusal.rule, "record-refused", action=text) from refusal


class _Reader:
    """The strict parser: one line at a time, every surprise named with its line."""

    def __init__(self, text: str) -> None:
        if not text.endswith("\n") and (not text or "\n" in text or text == MAGIC):
            raise RecordError(text.count("\n") + 1, "the record does not end with a line break", key="record-cut-off")
        self.lines = text.split("\n")[:-1] or [text]  # a name of a file is one line that is no beginning
        self.at = 0

    def read(self) -> Record:
        """Return the record."""
        if self.lines and self.lines[0] != MAGIC and self.lines[0].strip("\ufeff\r") == MAGIC:
            said = "its lines end as Windows ends them, or a byte order mark comes first; save it as UTF-8 with LF"
            raise RecordError(1, said, key="record-windows")
        other = OF_ANY_FORMAT.fullmatch(self.lines[0]) if self.lines and self.lines[0] != MAGIC else None
        if other is not None:
            theirs, ours = other[1], MAGIC.rpartition(" ")[2]
            said = f"the record is written in version {theirs} of the format, here version {ours} is read"
            raise RecordError(1, said, key="record-format", theirs=theirs, ours=ours)
        if not self.lines or self.lines[0] != MAGIC:
            raise RecordError(1, f"a record begins with {MAGIC!r}", key="record-begins", word=MAGIC)
        self.at = 1
        game = self._game()
        seats = [self._seat(seat) for seat in range(game.players)]
        header = {key: self._value(key) for key in OPTIONAL if self._next_is(key)}
        self._check_corrections(game, header)
        self._check_header(game, header)
        if self.at >= len(self.lines) or self.lines[self.at] != "":
            raise RecordError(self.at + 1, "an empty line must follow the header", key="record-no-gap")
        self.at += 1
        for number, action in enumerate(self.lines[self.at :], self.at + 1):
            if not _is_action(action):
                raise RecordError(
                    number, "every line after the header is one action, without spare blanks", key="record-no-action"
                )
        return Record.of(game, self.lines[self.at :], seats, header)

    def _seat(self, seat: int) -> str:
        name = self._value(f"seat {seat}")
        if not is_name(name):
            raise RecordError(self.at, f"{name!r} cannot be the name of a seat", key="record-seat", name=name)
        return name

    def _game(self) -> Game:
        name = self._value("game")
        line_of_game = self.at
        rules = self._value("rules")
        line_of_rules = self.at
        players = self._value("players")
        line_of_players = self.at
        if not re.fullmatch(r"[1-9][0-9]{0,3}", players):
            raise RecordError(
                line_of_players, f"{players!r} is not a number of players", key="record-players", text=players
            )
        options = self._options(self._value("options", may_be_empty=True))
        try:
            here = load_game(name, None).rules_version
        except BastideError as error:
            raise RecordError(line_of_game, str(error), key="record-game", name=name) from error
        if rules != here:  # before seats and options, which other rules may have others of
            raise RecordError(
                line_of_rules,
                f"the record was made with rules {rules}, this is rules {here}",
                key="record-rules", theirs=rules, ours=here,
            )  # fmt: skip
        try:
            load_game(name, int(players))
        except BastideError as error:
            raise RecordError(line_of_players, str(error)) from error
        try:
            game = load_game(name, int(players), options)
        except BastideError as error:
            raise RecordError(self.at, str(error)) from error
        if " ".join(f"{key}={value}" for key, value in options.items()) != game.options_text():
            raise RecordError(
                self.at,
                f"options are written as {game.options_text()!r}",
                key="record-options", text=game.options_text(),
            )  # fmt: skip
        return game

    def _options(self, text: str) -> dict[str, str]:
        options: dict[str, str] = {}
        for word in text.split(" ") if text else []:
            key, equals, value = word.partition("=")
            if not (key and equals and value):
                raise RecordError(
                    self.at, f"{word!r} is not of the form option=value", key="record-option-form", word=word
                )
            if key in options:
                raise RecordError(self.at, f"option {key!r} stands twice", key="record-option-twice", option=key)
            options[key] = value
        return options

    def _check_corrections(self, game: Game, header: dict[str, str]) -> None:
        """Refuse a record of a game with other values than this process plays by (see `engine.box`)."""
        theirs, ours = header.get(CORRECTIONS, ""), game.corrections
        if theirs == ours:
            return
        line = self.at - len(header) + 1 if theirs else 0
        here = f"here it is played with those of {ours}" if ours else "here it is played with none"
        if theirs:
            raise RecordError(
                line,
                f"the record was made with the corrected values {theirs}; {here}",
                key="record-corrected", theirs=theirs, ours=ours or "-",
            )  # fmt: skip
        raise RecordError(
            line, f"the record was made without corrected values; {here}", key="record-uncorrected", ours=ours
        )

    def _check_header(self, game: Game, header: Mapping[str, str]) -> None:
        first = self.at - len(header)
        for number, (key, value) in enumerate(header.items(), first + 1):
            if key in ("seed", "secret", "commitment") and not HEX.fullmatch(value):
                raise RecordError(number, f"the {key} is not written in hex", key="record-hex", field=key)
            if key == "scores":
                words = value.split(" ")
                if len(words) != game.players or not all(re.fullmatch(r"-?\d+", word) for word in words):
                    raise RecordError(
                        number,
                        f"scores are {game.players} whole numbers",
                        key="record-scores", count=game.players,
                    )  # fmt: skip
            if key == ORIGIN and value not in (IMPORTED, CONTINUED):
                raise RecordError(
                    number,
                    f"an origin is {IMPORTED!r} or {CONTINUED!r}",
                    key="record-origin", one=IMPORTED, other=CONTINUED,
                )  # fmt: skip
        check_header(game, header, first + 1)

    def _next_is(self, key: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(f"{key}: ")

    def _value(self, key: str, *, may_be_empty: bool = False) -> str:
        if self.at >= len(self.lines):
            raise RecordError(
                self.at + 1, f"the header ends where '{key}:' is due", key="record-header-ends", due=f"{key}:"
            )
        line = self.lines[self.at]
        self.at += 1
        if may_be_empty and line == f"{key}:":
            return ""
        if not line.startswith(f"{key}: ") or not line[len(key) + 2 :] or line != line.rstrip():
            raise RecordError(
                self.at, f"expected '{key}: …', found {line!r}", key="record-expected", due=f"{key}: …", found=line
            )
        return line[len(key) + 2 :]
