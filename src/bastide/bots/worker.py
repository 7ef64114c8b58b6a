"""Thinking in a process of one's own: from a record in text to the notation of the next turn.

Meant to be called in a worker process (`concurrent.futures.ProcessPoolExecutor` with a *spawn* context, for
instance): arguments and result are plain text, nothing is shared, and each process remembers the bots of
the tables it has thought for, so that a search goes on where it stopped.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from bastide.bots import coach
from bastide.bots.bot import Bot, check_decides
from bastide.bots.coach import Line
from bastide.bots.review import review as look_back
from bastide.bots.spec import make
from bastide.engine import build
from bastide.engine.play import Game, State
from bastide.engine.record import Record

Maker = Callable[[str, Game, int | None], Bot]

TABLES: Final = 16
"""Tables that a process remembers at once."""

_bots: OrderedDict[tuple[str, str, int], tuple[str, Bot]] = OrderedDict()
"""By table, specification and seed: the game they were made for and the bot, least recently used first."""


def _bot_at(table: str, spec: str, seed: int, state: State, maker: Maker) -> Bot:
    build.hush()
    game = f"{state.game.name} {state.game.players} {state.game.options_text()}"
    known = _bots.pop((table, spec, seed), None)
    bot = known[1] if known is not None and known[0] == game else maker(spec, state.game, seed)
    _bots[table, spec, seed] = game, bot
    while len(_bots) > TABLES:
        _bots.popitem(last=False)
    return bot


def think(record_text: str, spec: str, seed: int, table: str, maker: Maker = make) -> list[str]:
    """Return what the seat on turn does next, in notation: all its decisions up to the next draw or seat.

    `record_text` is the record so far, `spec` the bot, `seed` whatever makes it repeatable, `table` the id
    under which this process may remember the bot; it need not have seen the table before; `maker` makes bots
    of specifications. Raises
    `RecordError` for a record that cannot be read or replayed, `InvalidBot` for the bot, and ValueError
    where no seat is to decide.
    """
    state = Record.parse(record_text).replay()
    check_decides(state)
    seat = state.current_player()
    bot = _bot_at(table, spec, seed, state, maker)
    done: list[str] = []
    while state.current_player() == seat and (not done or not state.is_terminal()):
        before = len(state.history())
        action = bot.choose(state)
        done.append(state.action_to_string(action))
        state.apply_action(action)
        if len(state.history()) != before + 1:
            break
    return done


def advise(record_text: str, spec: str, seed: int, table: str, maker: Maker = make) -> list[Line]:
    """Return the best lines for the seat on turn, see `bastide.bots.coach`; arguments and errors as of `think`."""
    state = Record.parse(record_text).replay()
    check_decides(state)
    return coach.advise(state, _bot_at(table, spec, seed, state, maker), seed=seed)


def review(record_text: str, spec: str, seed: int, table: str, maker: Maker = make) -> dict[str, Any]:
    """Return how a game went as JSON data, see `bastide.bots.review`; `greedy` judges without a search."""
    state = Record.parse(record_text).replay()
    bot = None if spec == "greedy" else _bot_at(table, spec, seed, state, maker)
    return look_back(state, bot, seed=seed).to_json()


def remembered(table: str, spec: str, seed: int) -> Bot | None:
    """Return the bot that thought last with these arguments of `think`, or None if this process knows none."""
    known = _bots.get((table, spec, seed))
    return known and known[1]


def forget(table: str) -> None:
    """Drop what this process remembers of a table."""
    for key in [key for key in _bots if key[0] == table]:
        del _bots[key]
