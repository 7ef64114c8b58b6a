"""What the host of a table says about its seats: who plays there, and who is to."""

from typing import Final

from bastide.cli.online.table import OnlineTable
from bastide.cli.report import seat_name, titled
from bastide.cli.site import Refused
from bastide.cli.texts import t
from bastide.cli.words import Fault, bot_words

HOST: Final = ("bot", "open", "free")
"""The words that are the host's."""
TAKEN: Final = "seat-taken"
"""The refusal to put anybody where a person sits."""
USUAL: Final = "level:3"
"""The bot that sits down where none is named, as in a browser."""


def put_bot(table: OnlineTable, words: str) -> str:
    """Put a bot on a seat, without one on the first free seat; return who sits where then.

    `words` are a seat, a bot, both or neither: `2 level:4`.
    """
    *seat, last = words.split() or [""]
    spec = last if ":" in last or last in bot_words() else USUAL
    wanted = " ".join(seat) if spec == last else words
    return _changed(table, _seat(table, wanted) if wanted or not table.free else table.free[0], spec)


def open_seat(table: OnlineTable, words: str) -> str:
    """Open a seat for whoever comes; return who sits where then."""
    return _changed(table, _seat(table, words), None)


def free_seat(table: OnlineTable, words: str) -> str:
    """Let a bot play on for somebody, if the others agree or the time to wait is over; return what is waited for."""
    seat = _seat(table, words)
    table.free_seat(seat, accept=True)
    return t("shell-vote-waiting", name=seat_name(table, seat)) if table.table["freeing"] else ""


def who_sits(table: OnlineTable) -> str:
    """Return who sits where, each seat with the number by which it is named."""
    seats = (f"{number} {titled(number, who)}" for number, who in enumerate(table.seats))
    return t("shell-list-separator").join(seats)


def _changed(table: OnlineTable, seat: int, bot: str | None) -> str:
    """Give a seat to a bot or to nobody; return who sits where then."""
    try:
        table.change_seat(seat, bot)
    except Refused as no:
        if no.why == TAKEN:
            raise Fault(t("cli-online-somebodys-seat", name=seat_name(table, seat))) from no
        raise
    return who_sits(table)


def _seat(table: OnlineTable, words: str) -> int:
    """Return the seat of somebody else that is meant, by its number from 0 or by who sits there; else raise Fault."""
    names = [who.name.casefold() for who in table.seats]
    if words.isdecimal() and int(words) < len(names):
        seat = int(words)
    elif names.count(words.casefold()) == 1:
        seat = names.index(words.casefold())
    else:
        raise Fault(t("cli-online-which-seat", seats=who_sits(table)))
    if seat in table.people:
        raise Fault(t("cli-online-own-seat"))
    return seat
