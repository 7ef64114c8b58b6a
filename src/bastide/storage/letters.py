"""What people who are away are to be told, as it follows from the tables; asked by the courier, in its own process.

Whose turn it is is the fact. What was told of it stands beside the seat that listens, so that nothing is told twice.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, ScalarSelect, Select, delete, func, select, update

from bastide.storage import schema
from bastide.storage.listeners import MAIL, UNANSWERED
from bastide.storage.rows import OVER, RUNNING

TURN, ENDED, CLOCK, ASK = "turn", "over", "clock", "ask"
"""What is told: it is your turn, the game is over, your clock runs out; and the question whether to tell at all."""
WEBHOOK: Final = "webhook"
"""The way to the operator, who is no listener."""
HELD: Final = ("person", "local")
LONG: Final = 3600.0
"""Of clocks that are longer than this it is told that they run out."""
SOON: Final = 2 * 3600.0
"""So long before that, or a fifth of the clock if that is less."""
FRESH: Final = 20 * 3600.0
"""Seconds after which what nobody listens for is told no more, and nobody is asked any more."""

table, seat, hears, listener = schema.tables.c, schema.seats.c, schema.listening.c, schema.listeners.c
beside: Final = schema.listening.alias("beside").c
"""The seats at the same table of which the same listener hears."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One thing that is to be told to one listener; without one, to the operator."""

    kind: str
    table: str = ""
    seat: int = 0
    mark: int = 0
    """Names the turn: the sequence number of what another seat did last; or of the end."""
    listener: str = ""
    way: str = WEBHOOK
    """The kind of the listener."""

    @property
    def told(self) -> str:
        """What stands beside the seat once it is told."""
        return f"{self.kind}:{self.mark}"


@dataclass(frozen=True, slots=True)
class Rules:
    """When whom to tell; times are seconds."""

    after: Mapping[str, float]
    """After so long, by kind of listener; those that are not here are not told."""
    every: float
    """How far apart two mails about a table are at least."""


@dataclass(frozen=True, slots=True)
class Letterhead:
    """What a letter needs to be written."""

    game: str
    others: tuple[str, ...]
    name: str
    deadline: float | None
    address: str = ""
    language: str = "en"


Present = Callable[[Connection, Collection[str]], Mapping[str, Collection[int]]]
"""Returns the seats whose people are connected, by table."""


def mark() -> ScalarSelect[Any]:
    """Return what names the turn of a seat: the last event that another seat has made."""
    event = schema.events.c
    query = select(event.seq).where(event.table_id == table.id, event.seat.is_not(None), event.seat != table.turn)
    return query.order_by(event.seq.desc()).limit(1).correlate(schema.tables).scalar_subquery()


def _columns() -> tuple[Any, ...]:
    marked = func.coalesce(mark(), 0).label("mark")
    return table.id, table.seq, table.updated_at, table.turn_since, seat.seat, seat.seen_at, marked


def _of_listeners(kinds: Collection[str]) -> Select[Any]:
    """Return the seats of people for which somebody listens, at tables that have changed since they were told."""
    joined = (
        schema.listening.join(schema.listeners, listener.id == hears.listener_id)
        .join(schema.tables, table.id == hears.table_id)
        .join(schema.seats, (seat.table_id == hears.table_id) & (seat.seat == hears.seat))
    )
    same = (beside.listener_id == hears.listener_id) & (beside.table_id == hears.table_id)
    lately = select(func.max(beside.told_at)).where(same).correlate(schema.listening).scalar_subquery().label("lately")
    query = select(*_columns(), hears.told, lately, listener.id.label("listener"), listener.kind)
    return query.select_from(joined).where(
        table.closed_at.is_(None), listener.confirmed_at.is_not(None), listener.kind.in_(kinds), *_a_person()
    )


def _a_person() -> tuple[ColumnElement[bool], ...]:
    return seat.kind.in_(HELD), seat.bot.is_(None)


def _news() -> ColumnElement[bool]:
    return hears.told_at.is_(None) | (table.updated_at > hears.told_at)


def due(connection: Connection, now: float, rules: Rules, present: Present) -> list[Letter]:
    """Return what is to be told now to people who are away."""
    kinds = [kind for kind in rules.after if kind != WEBHOOK]
    found: list[tuple[Letter, bool]] = []
    least = min(rules.after.values(), default=0.0)
    if kinds:
        turns = _of_listeners(kinds).where(
            _news(), table.state == RUNNING, seat.seat == table.turn, table.turn_since < now - least
        )
        found += _letters(connection.execute(turns), TURN, now, rules)
        over = _of_listeners(kinds).where(_news(), table.state == OVER, table.updated_at < now - least, _unseen())
        found += _letters(connection.execute(over), ENDED, now, rules)
        found += _clocks(connection, now, rules, kinds)
    if WEBHOOK in rules.after:
        found += _for_operator(connection, now, rules)
    away = present(connection, {letter.table for letter, _ in found}) if found else {}
    letters = [letter for letter, anyway in found if anyway or letter.seat not in away.get(letter.table, ())]
    return _once(letters) + (_asked(connection, now) if MAIL in kinds else [])


def _once(letters: list[Letter]) -> list[Letter]:
    """Return letters without those that say nothing new.

    That a clock runs out says whose turn it is, and the end of a game is one, whoever hears of how many of its seats.
    """
    said = {(one.table, one.seat, one.listener) for one in letters if one.kind == CLOCK}
    found = dict[tuple[str, ...], Letter]()
    for one in sorted(letters, key=lambda one: one.seat):
        if one.kind != TURN or (one.table, one.seat, one.listener) not in said:
            seat = "" if one.kind == ENDED else str(one.seat)
            found.setdefault((one.kind, one.table, seat, one.listener), one)
    return list(found.values())


def _unseen() -> ColumnElement[bool]:
    return seat.seen_at.is_(None) | (seat.seen_at < table.updated_at)


def _letters(rows: Any, kind: str, now: float, rules: Rules) -> Iterator[tuple[Letter, bool]]:
    for row in rows:
        letter = Letter(kind, row.id, row.seat, row.mark if kind == TURN else row.seq, row.listener, row.kind)
        since = max(row.turn_since or 0.0 if kind == TURN else row.updated_at, row.seen_at or 0.0)
        if row.told != letter.told and since <= now - rules.after[row.kind] and not _too_soon(row, now, rules):
            yield letter, False


def _too_soon(row: Any, now: float, rules: Rules) -> bool:
    """Return whether a mail about this table went to that address a short while ago."""
    return row.kind == MAIL and row.lately is not None and now < row.lately + rules.every


def _clocks(connection: Connection, now: float, rules: Rules, kinds: Collection[str]) -> Iterator[tuple[Letter, bool]]:
    ends = (table.clock_initial > LONG) & (table.deadline > now) & (table.deadline < now + SOON)
    query = _of_listeners(kinds).where(table.state == RUNNING, seat.seat == table.turn, ends)
    for row in connection.execute(query.add_columns(table.deadline, table.clock_initial)):
        soon = row.deadline < now + min(SOON, row.clock_initial / 5)
        seen = max(row.turn_since or 0.0, row.seen_at or 0.0) > now - rules.after[row.kind]
        if soon and not seen and not _too_soon(row, now, rules):
            yield Letter(CLOCK, row.id, row.seat, row.mark, row.listener, row.kind), False


def _for_operator(connection: Connection, now: float, rules: Rules) -> Iterator[tuple[Letter, bool]]:
    """Return the turns at which somebody is away, and the games that have ended, of late."""
    joined = schema.tables.join(schema.seats, seat.table_id == table.id)
    after = rules.after[WEBHOOK]
    lately = (table.updated_at > now - FRESH) & table.closed_at.is_(None)
    turns = (
        select(*_columns())
        .select_from(joined)
        .where(lately, table.state == RUNNING, seat.seat == table.turn, table.turn_since < now - after, *_a_person())
    )
    for row in connection.execute(turns):
        if (row.seen_at or 0.0) < now - after:
            yield Letter(TURN, row.id, row.seat, row.mark), False
    over = select(table.id, table.seq).where(lately, table.state == OVER)
    for row in connection.execute(over):
        yield Letter(ENDED, row.id, 0, row.seq), True


def _asked(connection: Connection, now: float) -> list[Letter]:
    """Return the mail addresses that are to be asked."""
    query = select(listener.id).where(
        listener.kind == MAIL, listener.confirmed_at.is_(None), listener.created_at > now - FRESH
    )
    assert FRESH < UNANSWERED
    return [Letter(ASK, listener=one, way=MAIL) for one in connection.execute(query).scalars()]


def head(connection: Connection, letter: Letter, present: Present) -> Letterhead | None:
    """Return what a letter needs to be written; None if it is to be told no more."""
    if letter.kind == ASK:
        row = connection.execute(
            select(schema.listeners).where(listener.id == letter.listener, listener.confirmed_at.is_(None))
        ).one_or_none()
        return None if row is None else Letterhead("", (), "", None, row.address, row.language)
    query = select(table.game, table.state, table.turn, table.seq, table.deadline, mark().label("mark"))
    found = connection.execute(query.where(table.id == letter.table, table.closed_at.is_(None))).one_or_none()
    seats = select(schema.seats).where(seat.table_id == letter.table).order_by(seat.seat)
    people = [row for row in connection.execute(seats) if row.kind in HELD]
    mine = next((row for row in people if row.seat == letter.seat), None)
    if found is None or not _stands(found, letter) or (letter.listener and mine is None):
        return None
    of_seat = letter.kind != ENDED or bool(letter.listener)
    if of_seat and (mine is None or letter.seat in present(connection, [letter.table]).get(letter.table, ())):
        return None
    others = tuple(row.name for row in people if row.seat != letter.seat or not letter.listener)
    name = mine.name if mine is not None else ""
    if not letter.listener:
        return Letterhead(found.game, others, name, found.deadline)
    heard = select(schema.listeners, hears.told).join(schema.listening, hears.listener_id == listener.id)
    mine_hears = (hears.table_id == letter.table) & (hears.seat == letter.seat)
    row = connection.execute(heard.where(listener.id == letter.listener, mine_hears)).one_or_none()
    if row is None or row.confirmed_at is None or row.told == letter.told:
        return None
    return Letterhead(found.game, others, name, found.deadline, row.address, row.language)


def _stands(found: Any, letter: Letter) -> bool:
    """Return whether what a letter tells is still so."""
    if letter.kind == ENDED:
        return bool(found.state == OVER and found.seq == letter.mark)
    return bool(found.state == RUNNING and found.turn == letter.seat and (found.mark or 0) == letter.mark)


def note(connection: Connection, letter: Letter, outcome: str, now: float, most: int) -> None:
    """Take down how it went: `told`, `refused` (so often in a row at `most`), or `gone` for good."""
    mine, listens = listener.id == letter.listener, hears.listener_id == letter.listener
    if outcome == "told":
        here = listens & (hears.table_id == letter.table)
        here = here if letter.kind == ENDED else here & (hears.seat == letter.seat)
        values = {"told_at": now} if letter.kind == CLOCK else {"told": letter.told, "told_at": now}
        connection.execute(update(schema.listening).where(here).values(values))
        connection.execute(update(schema.listeners).where(mine).values(failures=0))
        return
    if outcome == "refused":
        connection.execute(update(schema.listeners).where(mine).values(failures=listener.failures + 1))
        failures = connection.execute(select(listener.failures).where(mine)).scalar()
        if failures is None or failures < most:
            return
    connection.execute(delete(schema.listening).where(listens))
    connection.execute(delete(schema.listeners).where(mine))
