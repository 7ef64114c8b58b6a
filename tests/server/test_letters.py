"""Whom a courier tells what and when, without its process: what follows from the tables alone."""

import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Final

import pytest

from bastide.server.admin.tables import close
from bastide.server.courier.keeper import BACK, first_pause
from bastide.server.courier.measure import MAILS, Measure
from bastide.server.courier.orders import LONGEST, STEADY, Pauses
from bastide.server.courier.sending import key_of, minutes_left
from bastide.server.settings import Settings
from bastide.storage import letters, tables
from bastide.storage import listeners as store
from bastide.storage.letters import ASK, CLOCK, ENDED, FRESH, TURN, WEBHOOK, Letter, Letterhead, Rules
from bastide.storage.listeners import MAIL, PUSH, ListenerRow

from .served import Served

HOUR: Final = 3600.0
RULES: Final = Rules({PUSH: 60.0, MAIL: 900.0}, every=HOUR)


async def two(served: Served, **more: Any) -> tuple[str, list[str]]:
    table_id, tokens = await served.table("Odile", None, **more)
    return table_id, [tokens["0"], await served.join(table_id, "Bruno")]


async def hears(
    served: Served, table_id: str, seat: int, kind: str = PUSH, *, asked: bool = False, name: str = ""
) -> str:
    """Let somebody hear of a seat, by one way each unless it has a name; return the name of the listener."""
    name, now = name or f"{kind}{seat}", served.house.now()
    async with served.house.db.writing() as write:
        if await store.find(write.connection, kind, name) is None:
            row = ListenerRow(name, kind, name, "en", None if asked else now, name, now)
            await store.add(write.connection, row)
        await store.listen(write.connection, name, table_id, [seat])
    return name


async def due(served: Served, after: float, *here: int, rules: Rules = RULES) -> list[Letter]:
    """Return what is to be told so many seconds from now, if these seats are there."""
    now = served.house.now() + after

    def present(_: object, of: Collection[str]) -> dict[str, Collection[int]]:
        return dict.fromkeys(of, here)

    async with served.house.db.reading() as connection:
        return await connection.run_sync(letters.due, now, rules, present)


async def kinds(served: Served, after: float, *here: int) -> list[tuple[str, str]]:
    """Return the kind and the listener of each of these letters."""
    return sorted((letter.kind, letter.listener) for letter in await due(served, after, *here))


async def head(served: Served, letter: Letter, *here: int) -> Letterhead | None:
    async with served.house.db.reading() as connection:
        return await connection.run_sync(letters.head, letter, lambda _, of: dict.fromkeys(of, here))


async def note(served: Served, letter: Letter, outcome: str, most: int = 5) -> None:
    async with served.house.db.writing() as write:
        await write.connection.run_sync(letters.note, letter, outcome, served.house.now(), most)


async def changed(served: Served, table_id: str, **values: Any) -> None:
    async with served.house.db.writing() as write:
        await tables.update_table(write.connection, table_id, **values)


async def test_whoever_is_on_turn_and_away_is_told_once_of_each_turn(served: Served) -> None:
    table_id, people = await two(served)
    for seat in (0, 1):
        await hears(served, table_id, seat)
    assert await due(served, 50) == []
    assert await due(served, 70, 0) == [], "Odile looks"
    (letter,) = await due(served, 70, 1)
    assert (letter.kind, letter.table, letter.seat, letter.listener, letter.way) == (TURN, table_id, 0, "push0", PUSH)
    await note(served, letter, "told")
    assert await due(served, 70) == []
    await served.move(table_id, people[0], "build 0")
    assert await due(served, 70) == [], "what she does in her own turn is no other turn"
    await served.move(table_id, people[0], "keep")
    assert await kinds(served, 70) == [(TURN, "push1")]
    await served.turn(table_id, people[1])
    (again,) = await due(served, 70)
    assert (again.seat, again.mark > letter.mark) == (0, True)


async def test_whoever_has_just_looked_is_given_the_time_again(served: Served) -> None:
    table_id, _ = await two(served)
    await hears(served, table_id, 0)
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, table_id, {0}, served.house.now() + 100)
    assert await due(served, 150) == []
    assert await kinds(served, 170) == [(TURN, "push0")]


async def test_mails_are_later_and_rarer_and_are_asked_for_first(served: Served) -> None:
    table_id, people = await two(served)
    await hears(served, table_id, 0, MAIL)
    await hears(served, table_id, 1, MAIL, asked=True)
    assert await due(served, 70) == [Letter(ASK, listener="mail1", way=MAIL)]
    assert await kinds(served, 910) == [(ASK, "mail1"), (TURN, "mail0")]
    assert await kinds(served, FRESH + 10) == [(TURN, "mail0")], "it is not asked for ever"
    await note(served, next(one for one in await due(served, 910) if one.kind == TURN), "told")
    for person in people:
        await served.turn(table_id, person)
    assert (TURN, "mail0") not in await kinds(served, HOUR - 100)
    assert (TURN, "mail0") in await kinds(served, HOUR + 100)


@pytest.mark.parametrize("kind", [PUSH, MAIL])
async def test_who_hears_of_two_seats_is_told_of_the_end_once(served: Served, kind: str) -> None:
    table_id, tokens = await served.table("Odile", None, "Wen", options={"rounds": "1"})
    people = [tokens["0"], await served.join(table_id, "Bruno"), tokens["2"]]
    for seat in (0, 2):
        await hears(served, table_id, seat, kind, name="both")
    for person in people:
        await served.turn(table_id, person)
    (letter,) = await due(served, 2 * HOUR)
    assert (letter.kind, letter.seat, letter.listener) == (ENDED, 0, "both")
    assert [one.seat for one in await due(served, 2 * HOUR, 0)] == [2], "only at the other seat is somebody away"
    await note(served, letter, "told")
    assert await due(served, 2 * HOUR) == []


async def test_mails_about_a_table_are_as_rare_for_two_seats_as_for_one(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, "Wen")
    people = [tokens["0"], await served.join(table_id, "Bruno"), tokens["2"]]
    for seat in (0, 2):
        await hears(served, table_id, seat, MAIL, name="both")
        await hears(served, table_id, seat)
    await note(served, next(one for one in await due(served, 910) if one.way == MAIL), "told")
    for person in people[:2]:
        await served.turn(table_id, person)
    assert await kinds(served, HOUR - 100) == [(TURN, "push2")]
    assert await kinds(served, HOUR + 100) == [(TURN, "both"), (TURN, "push2")]


async def test_nobody_is_told_of_a_table_that_is_closed_or_of_a_seat_at_which_a_bot_or_a_program_plays(
    served: Served,
) -> None:
    closed, _ = await two(served)
    left, _ = await two(served)
    robot, _ = await two(served)
    for table_id in (closed, left, robot):
        await hears(served, table_id, 0)
    assert len(await due(served, 70)) == 3
    await changed(served, closed, closed_at=served.house.now())
    async with served.house.db.writing() as write:
        await tables.update_seat(write.connection, robot, 0, bot="program")
        await tables.update_seat(write.connection, left, 0, kind="bot", bot="random")
    assert await due(served, 70) == []


async def test_the_end_is_told_to_whoever_has_not_seen_it(served: Served) -> None:
    table_id, people = await two(served, options={"rounds": "1"})
    for seat in (0, 1):
        await hears(served, table_id, seat)
    for person in people:
        await served.turn(table_id, person)
    assert await due(served, 50) == []
    assert await kinds(served, 70) == [(ENDED, "push0"), (ENDED, "push1")]
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, table_id, {1}, served.house.now())
    (letter,) = await due(served, 70)
    assert letter.seat == 0
    assert await head(served, letter) is not None
    assert await head(served, replace(letter, mark=letter.mark - 1)) is None, "that end was taken back"
    await note(served, letter, "told")
    assert await due(served, 70) == []


async def test_a_long_clock_is_told_of_before_it_runs_out(served: Served) -> None:
    long, people = await two(served, clock={"initial": 10 * HOUR, "increment": 0})
    short, _ = await two(served, clock={"initial": HOUR, "increment": 0})
    for table_id in (long, short):
        await hears(served, table_id, 0)
        for letter in await due(served, 70):
            await note(served, letter, "told")
    assert await due(served, HOUR - 100) == []
    assert await due(served, 8 * HOUR - 100) == []
    (letter,) = await due(served, 8 * HOUR + 100)
    assert (letter.kind, letter.table) == (CLOCK, long)
    assert await due(served, 8 * HOUR + 100, 0) == [], "Odile looks"
    assert await due(served, 10 * HOUR + 100) == [], "it has run out"
    await note(served, letter, "told")
    await served.move(long, people[0], "build 0")
    assert await due(served, 70) == [], "of the turn she was told before"
    await changed(served, long, clock_initial=5 * HOUR)
    assert await due(served, 8 * HOUR + 100) == [], "of a shorter clock a fifth is soon"
    assert [one.table for one in await due(served, 9 * HOUR + 100)] == [long]
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, long, {0}, served.house.now() + 9 * HOUR + 70)
    assert await due(served, 9 * HOUR + 100) == [], "she has just looked"


async def test_whose_clock_runs_out_is_not_told_of_the_turn_beside_that(served: Served) -> None:
    """Who looks away shortly before the end, or a server that comes back so late, has one thing to say."""
    table_id, _ = await two(served, clock={"initial": 10 * HOUR, "increment": 0})
    for kind in (PUSH, MAIL):
        await hears(served, table_id, 0, kind)
    assert await kinds(served, 9 * HOUR) == [(CLOCK, "mail0"), (CLOCK, "push0")]
    for letter in await due(served, 9 * HOUR):
        await note(served, letter, "told")
    assert TURN not in {letter.kind for letter in await due(served, 9 * HOUR)}


async def test_the_operator_is_told_of_turns_and_ends_whoever_listens(served: Served) -> None:
    rules = Rules({WEBHOOK: 60.0}, every=HOUR)
    table_id, people = await two(served, options={"rounds": "1"})
    assert await due(served, 50, rules=rules) == []
    assert await due(served, 70, 0, rules=rules) == []
    (letter,) = await due(served, 70, rules=rules)
    assert (letter.kind, letter.table, letter.seat, letter.listener) == (TURN, table_id, 0, "")
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, table_id, {0}, served.house.now() + 50)
    assert await due(served, 70, rules=rules) == [], "Odile has just looked"
    for person in people:
        await served.turn(table_id, person)
    (over,) = await due(served, 1, 0, 1, rules=rules)
    assert (over.kind, over.table) == (ENDED, table_id)
    assert await due(served, FRESH + 10, rules=rules) == []


async def test_an_end_is_not_told_again_because_an_operator_opens_the_table_again(
    served: Served, forward: Callable[[float], None]
) -> None:
    table_id, people = await two(served, options={"rounds": "1"})
    for seat in (0, 1):
        await hears(served, table_id, seat)
    for person in people:
        await served.turn(table_id, person)
    async with served.house.db.writing() as write:
        await tables.saw(write.connection, table_id, {1}, served.house.now())
    (letter,) = await due(served, 70)
    await note(served, letter, "told")
    updated = (await served.see(table_id))["table"]["updated"]
    forward(FRESH + 10)
    for shut in (True, False):
        await close(served.house, "Mira", table_id, shut, "")
        assert (await served.see(table_id))["table"]["frozen"] == ("closed" if shut else None)
    rules = replace(RULES, after={**RULES.after, WEBHOOK: 60.0})
    assert await due(served, 70, rules=rules) == [], (
        "Odile was told, Bruno has seen it, the operator knows it since yesterday"
    )
    assert (await served.see(table_id))["table"]["updated"] == updated, "it is not kept longer for that either"


async def test_a_letter_is_written_only_while_what_it_tells_is_so(served: Served) -> None:
    table_id, people = await two(served)
    await hears(served, table_id, 0)
    (letter,) = await due(served, 70)
    found = await head(served, letter)
    assert found is not None
    assert (found.game, found.others, found.name, found.address) == ("huts", ("Bruno",), "Odile", "push0")
    assert await head(served, letter, 0) is None, "Odile looks"
    assert await head(served, replace(letter, listener="push1")) is None, "nobody listens by that"
    await changed(served, table_id, closed_at=served.house.now())
    assert await head(served, letter) is None
    await changed(served, table_id, closed_at=None)
    await note(served, letter, "told")
    assert await head(served, letter) is None
    for person in people:
        await served.turn(table_id, person)
    (again,) = await due(served, 70)
    assert await head(served, again) is not None
    await served.turn(table_id, people[0])
    assert await head(served, again) is None
    await served.turn(table_id, people[1])
    assert await head(served, again) is None, "a later turn has a letter of its own"


async def test_who_has_answered_is_not_asked_any_more(served: Served) -> None:
    table_id, _ = await two(served)
    name = await hears(served, table_id, 0, MAIL, asked=True)
    (letter,) = await due(served, 910)
    assert (await head(served, letter)) == Letterhead("", (), "", None, name, "en")
    await hears(served, table_id, 0)
    turn = next(one for one in await due(served, 70) if one.way == PUSH)
    assert await head(served, turn) is not None
    assert await head(served, replace(turn, listener=name, way=MAIL)) is None
    async with served.house.db.writing() as write:
        await store.change(write.connection, name, confirmed_at=served.house.now())
    assert await head(served, letter) is None
    assert await kinds(served, 70) == [(TURN, "push0")]


async def test_whoever_refuses_so_often_in_a_row_or_is_gone_hears_of_nothing_any_more(served: Served) -> None:
    table_id, _ = await two(served)
    other, _ = await two(served)
    for where in (table_id, other):
        await hears(served, where, 0)
    letter = next(one for one in await due(served, 70) if one.table == table_id)
    for outcome in ("refused", "refused", "told", "refused", "refused"):
        await note(served, letter, outcome, 3)
    async with served.house.db.reading() as connection:
        assert await store.count(connection) == 1, "one was taken in between"
    assert [one.table for one in await due(served, 70)] == [other]
    await note(served, letter, "refused", 3)
    assert await due(served, 70) == []
    for where in (table_id, other):
        await hears(served, where, 0)
    await note(served, letter, "gone")
    async with served.house.db.reading() as connection:
        assert (await store.count(connection), await store.at(connection, other, [0])) == (0, [])


def test_a_courier_that_ends_at_once_is_started_again_ever_later() -> None:
    pauses = Pauses()
    found = [pauses.after(0.0) for _ in range(12)]
    assert (found[:4], found[-2:]) == ([1.0, 2.0, 4.0, 8.0], [LONGEST, LONGEST])
    assert [pauses.after(STEADY + 1), pauses.after(STEADY)] == [1.0, 2.0]


def test_one_address_gets_so_many_mails_in_a_while_and_is_asked_besides() -> None:
    measure, letter = Measure(HOUR), Letter(TURN, "t", listener="a", way=MAIL)
    assert [measure.allows(letter, float(second)) for second in range(MAILS + 1)] == [True] * MAILS + [False]
    assert measure.allows(replace(letter, listener="b"), 1.0), "another address"
    assert measure.allows(replace(letter, kind=ASK), 1.0)
    assert measure.allows(replace(letter, way=PUSH), 1.0)
    assert not measure.allows(letter, HOUR - 1)
    assert [measure.allows(letter, HOUR), measure.allows(letter, HOUR)] == [True, False]


def test_a_letter_is_known_by_all_that_it_tells_and_names_no_table() -> None:
    letter = Letter(TURN, "secretlink", 1, 5, "a", PUSH)
    others = [{"kind": ENDED}, {"table": "other"}, {"seat": 0}, {"mark": 6}, {"listener": "b"}]
    keys = {key_of(letter), *(key_of(replace(letter, **more)) for more in others)}  # type: ignore[arg-type]
    assert len(keys) == 6
    assert not any("secretlink" in key for key in keys)


@pytest.mark.parametrize(("left", "minutes"), [(-5.0, 1), (20.0, 1), (3600.0, 60), (None, 0)])
def test_a_clock_has_one_minute_at_least(left: float | None, minutes: int) -> None:
    assert minutes_left(Letterhead("", (), "", None if left is None else time.time() + left)) == minutes


def test_the_first_courier_waits_until_pages_have_found_their_server_again(sqlite_settings: Settings) -> None:
    for after, pause in ((3.0, 3.0), (BACK + 50, BACK)):
        assert first_pause(replace(sqlite_settings, notify_after=after)) == pause
