"""What is typed on a command line, made into what it means; whatever cannot be is refused with a suggestion."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from bastide.cli.texts import has, t
from bastide.cli.told import told
from bastide.engine.errors import InvalidOption
from bastide.engine.game import GameType
from bastide.engine.play import Game
from bastide.engine.registry import game_type, games, load_game

PERSON: Final = "me"

BETWEEN: Final = re.compile(r",(?!\s*\d+(?:\.\d+)?s\s*(?:,|$))")
"""A comma between two bots, not that of `search:20,1.5s`."""

STOPPED: Final = 130
"""The exit code of a command stopped with Ctrl-C, as shells expect it."""


class Fault(Exception):
    """A command cannot be done as it was typed; the message is already in the reader's language."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code: Final = code


def stopped(games: int, file: object) -> Fault:
    """Return what to say of a work that was stopped with Ctrl-C: where the games are that were played until then."""
    return Fault(t("cli-stopped") + _kept(games, file), STOPPED)


def deserted(games: int, file: object) -> Fault:
    """Return what to say of a work of which a process was ended; and where the games are."""
    return Fault(t("cli-crew-ended") + _kept(games, file))


def _kept(games: int, file: object) -> str:
    return t("shell-sentence-separator") + t("cli-data-kept", games=games, file=str(file)) if games and file else ""


def suggest(word: str, known: Iterable[str]) -> str:
    """Return `did you mean …?` for a misspelt word, or nothing."""
    near = get_close_matches(word.lower(), list(known), n=1, cutoff=0.5)
    return t("shell-sentence-separator") + t("cli-did-you-mean", word=near[0]) if near else ""


def known_game(name: str) -> GameType:
    """Return the game of this name."""
    if name not in games():
        raise Fault(t("cli-unknown-game", name=name, games=", ".join(games())) + suggest(name, games()))
    return game_type(name)


def options_of(kind: GameType, words: Sequence[str]) -> dict[str, str]:
    """Read `name=value` words, commas or blanks between them."""
    options: dict[str, str] = {}
    known = [option.name for option in kind.options]
    for word in " ".join(words).replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise Fault(t("cli-option-form", word=word))
        if name not in known:
            raise Fault(t("cli-unknown-option", name=name, options=", ".join(known)) + suggest(name, known))
        options[name] = value
    return options


def load(name: str, players: int | None, words: Sequence[str]) -> Game:
    """Return a game by name with its number of players and `name=value` options."""
    kind = known_game(name)
    try:
        return Game.of(kind, players, options_of(kind, words))
    except InvalidOption as error:
        raise Fault(told(error)) from error


@dataclass(frozen=True, slots=True)
class SeatWord:
    """Who sits where: a person at this keyboard (`bot` is None) or a bot by its spec."""

    name: str
    bot: str | None = None

    @property
    def written(self) -> str:
        """How a record names the seat: a bot by its spec, so that a game can be continued; a long command in short."""
        from bastide.arena.play import seat_names

        return seat_names([self.bot])[0] if self.bot is not None else self.name


def bot_seat(number: int, spec: str) -> SeatWord:
    """Return a bot under the name that bots have on this seat, the same as in the browser."""
    return SeatWord(t("shell-bot-name", seat=number + 1), spec)


def seat_of_record(number: int, label: str) -> SeatWord:
    """Return who sat on a seat, by the label that its record has: `bot level:3` is a bot."""
    return bot_seat(number, label.removeprefix("bot ")) if label.startswith("bot ") else SeatWord(label)


def title_of(kind: GameType) -> str:
    """Return the title of a game as its lobby and its rulebook have it."""
    key = f"lobby-game-{kind.name}"
    return t(key) if has(key) else kind.title


def seats_of(words: str, game: Game | None = None) -> list[SeatWord]:
    """Read `me,me:Odile,search:1s,level:2`: people and bots of a game in the order of their seats.

    Bots of one's own are looked at once it is known for which game they are made.
    """
    from bastide.engine.record import is_name
    from bastide.outside.own import is_own

    seats: list[SeatWord] = []
    for position, raw in enumerate(BETWEEN.split(words)):
        word = raw.strip()
        head, _, rest = word.partition(":")
        if head == PERSON:
            # Sentences want a name whose verb agrees: "Player 1 turns the wheel", never "You turns".
            name = rest.strip() or t("cli-player", number=position + 1)
            if not is_name(name):
                raise Fault(t("record-seat", name=name))
            seats.append(SeatWord(name))
        elif not word:
            raise Fault(t("cli-empty-seat", seat=position + 1, bots=", ".join([PERSON, *bot_words()])))
        else:
            if game is not None or not is_own(word):
                check_bot(word, game or load_game(games()[0]), or_person=True)
            seats.append(bot_seat(position, word))
    return seats


def bot_words() -> list[str]:
    """Return what may be typed for a bot, for messages and completion."""
    from bastide.bots import LEVELS

    plain = ["random", "greedy", "points", "sees:0.3", "careless:0.3", "greedy@plain", "search:1s", "search:2000"]
    return [*plain, *(level.id for level in LEVELS), "python:MODULE:CLASS", "process:COMMAND"]


def check_bot(spec: str, game: Game, *, or_person: bool = False) -> str:
    """Return the spec if a bot for this game goes by it; a refusal names `me` too where a person might sit."""
    from bastide.bots import InvalidBot
    from bastide.outside.own import is_own
    from bastide.outside.spec import is_process, make

    if not spec:
        raise Fault(t("cli-empty-bot", bots=", ".join(bot_words())))
    try:
        make(spec, game)
    except InvalidBot as error:
        if is_process(spec) or is_own(spec) or error.key:
            reason = t(error.key, **error.args_) if error.key else error.reason
            raise Fault(t("cli-bad-program", spec=spec, reason=reason)) from error
        known = [*bot_words(), *([PERSON] if or_person else [])]
        raise Fault(t("cli-unknown-bot", spec=spec, bots=", ".join(known)) + suggest(spec, known)) from error
    return spec


def bots_of(words: Sequence[str], game: Game) -> list[str]:
    """Return words as bots of a game."""
    return [check_bot(word.strip(), game) for word in words]
