"""Draws that nobody chooses: numbers are announced, then sent; who operates the server gains nothing by cheating."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from bastide.engine.errors import RecordError
from bastide.engine.record import Record
from bastide.engine.shuffle import LATE, NONE, Shuffle, hash_of, tag_of
from bastide.server.frozen import game_of
from bastide.server.shuffles import shuffle_of
from bastide.storage import tables as table_store
from bastide.storage.rows import TableRow

from .served import Served

ROUND = {"rounds": "1"}


class Person:
    """Somebody with a browser that announces a random number and sends it once every seat is taken."""

    def __init__(self, served: Served, name: str) -> None:
        self.served, self.name = served, name
        self.nonce = secrets.token_hex(16)
        self.table, self.token, self.seat = "", "", -1
        self.told: dict[str, Any] = {}

    @property
    def seal(self) -> str:
        return hash_of(bytes.fromhex(self.nonce))

    async def opens(self, *others: str | None, game: str = "openhuts", **more: Any) -> str:
        self.table, tokens = await self.served.table(self.name, *others, game=game, seal=self.seal, **more)
        self.token, self.seat = tokens["0"], 0
        self.told = await self.shuffle()
        return self.table

    async def joins(self, table: str) -> None:
        answer = await self.served.post(f"/api/tables/{table}/join", {"name": self.name, "seal": self.seal})
        self.table, self.token, self.seat = table, answer.json()["token"], answer.json()["seat"]
        self.told = await self.shuffle()

    async def shuffle(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.served.get(f"/api/tables/{self.table}/shuffle")).json()
        return found

    async def sees(self) -> dict[str, Any]:
        return (await self.served.see(self.table, self.token))["table"]  # type: ignore[no-any-return]

    async def sends(self, nonce: str | None = None) -> tuple[int, Any]:
        """Send the number, having looked at what the others have announced; return status and code of the answer."""
        self.told = await self.shuffle()
        body = {"nonce": nonce or self.nonce}
        answer = await self.served.post(f"/api/tables/{self.table}/nonce", body, self.token)
        return answer.status_code, answer.json().get("error", {}).get("code")

    async def plays(self) -> None:
        while (await self.sees())["turn"] == self.seat:
            await self.served.turn(self.table, self.token)

    def is_content(self, record: Record) -> bool:
        """Whether a record keeps all that was promised: what a browser checks, and `replay --verify` after it."""
        nonces = record.header["nonces"].split()
        for seat, nonce in zip(self.told["seats"], nonces, strict=True):
            if seat["seal"] is not None and nonce != LATE and hash_of(bytes.fromhex(nonce)) != seat["seal"]:
                return False
        try:
            record.verify()
        except RecordError:
            return False
        fits = record.header["commitment"] == self.told["commitment"] and record.header["table"] == tag_of(self.table)
        return fits and nonces[self.seat] == self.nonce


async def two(served: Served) -> tuple[Person, Person]:
    """Return two people at a table that waits for their numbers."""
    odile, bruno = Person(served, "Odile"), Person(served, "Bruno")
    await bruno.joins(await odile.opens(None, options=ROUND))
    return odile, bruno


async def row_of(served: Served, table: str) -> TableRow:
    async with served.house.db.reading() as connection:
        row = await table_store.read_table(connection, table)
    assert row is not None
    return row


async def record_of(served: Served, table: str) -> Record:
    return Record.parse((await served.get(f"/api/tables/{table}/record")).text)


async def test_the_draws_begin_with_the_last_number(served: Served) -> None:
    odile, bruno = await two(served)
    assert odile.told["commitment"] == bruno.told["commitment"] == hash_of((await row_of(served, odile.table)).seed)
    table = await odile.sees()
    assert (table["state"], table["awaits"], table["ply"], table["turn"]) == ("running", [0, 1], 0, None)
    assert await odile.sends() == (200, None)
    assert [(seat["state"], seat["nonce"]) for seat in (await odile.shuffle())["seats"]] == [
        ("open", odile.nonce),
        ("sealed", None),
    ]
    assert await odile.sends() == (200, None), "the same call again"
    assert (await odile.sees())["ply"] == 0
    assert await bruno.sends() == (200, None)
    table = await odile.sees()
    assert (table["awaits"], table["turn"]) == ([], 0)
    assert table["ply"] > 0
    await odile.plays()
    await bruno.plays()
    record = await record_of(served, odile.table)
    assert odile.is_content(record)
    assert bruno.is_content(record)
    assert record.header["nonces"] == f"{odile.nonce} {bruno.nonce}"
    assert (await odile.shuffle())["secret"] == record.header["secret"]


async def test_a_record_that_is_fetched_before_all_numbers_came_reads_well(served: Served) -> None:
    odile, bruno = await two(served)
    for person in (odile, bruno):
        record = await record_of(served, odile.table)
        assert record.header["commitment"] == odile.told["commitment"]
        assert "nonces" not in record.header
        assert await person.sends() == (200, None)
    assert (await record_of(served, odile.table)).header["nonces"] == f"{odile.nonce} {bruno.nonce}"


async def test_a_number_is_kept_until_every_seat_is_taken(served: Served) -> None:
    odile = Person(served, "Odile")
    await odile.opens(None, options=ROUND)
    assert await odile.sends() == (409, "not-started")
    stranger = await served.post(f"/api/tables/{odile.table}/nonce", {"nonce": odile.nonce}, "not-a-token")
    assert stranger.status_code == 401


async def test_alone_against_bots_the_first_draw_waits_too(served: Served) -> None:
    odile = Person(served, "Odile")
    await odile.opens("bot random", options=ROUND)
    assert (await odile.sees())["awaits"] == [0]
    assert await odile.sends() == (200, None)
    assert [seat["state"] for seat in (await odile.shuffle())["seats"]] == ["open", "none"]
    assert (await odile.sees())["turn"] == 0


async def test_whoever_announces_nothing_leaves_it_to_the_others(served: Served) -> None:
    odile = Person(served, "Odile")
    await served.join(await odile.opens(None, options=ROUND), "Bruno")
    assert await odile.sends() == (200, None)
    row = await row_of(served, odile.table)
    assert row.shuffle is not None
    assert row.shuffle["nonces"] == [odile.nonce, NONE]


async def test_a_number_that_does_not_come_holds_nobody_up_for_long(
    served: Served, forward: Callable[[float], None]
) -> None:
    odile, bruno = await two(served)
    await odile.sends()
    assert (await served.see(odile.table))["table"]["turn"] is None
    forward(served.house.settings.reveal_wait + 1)
    live = served.live(odile.table)
    await live.until(lambda frame: frame["type"] == "table" and frame["table"]["turn"] == 0)
    assert await bruno.sends() == (409, "not-announced"), "too late"
    await odile.plays()
    await served.turn(odile.table, bruno.token)
    record = await record_of(served, odile.table)
    assert record.header["nonces"] == f"{odile.nonce} late"
    assert odile.is_content(record)


async def test_a_rematch_is_shuffled_by_new_numbers(served: Served) -> None:
    odile, bruno = await two(served)
    for person in (odile, bruno):
        await person.sends()
    await odile.plays()
    await bruno.plays()
    for person in (odile, bruno):
        person.nonce = secrets.token_hex(16)
        path = f"/api/tables/{person.table}/rematch"
        answer = await served.post(path, {"seal": person.seal}, person.token)
        table = answer.json()["table"]
        person.seat = 1 - person.seat
    for person in (odile, bruno):
        person.table = table["id"]
        assert await person.sends() == (200, None)
    assert [seat["nonce"] for seat in (await odile.shuffle())["seats"]] == [bruno.nonce, odile.nonce]
    assert (await odile.sees())["turn"] == 0


# Who operates the server knows its secret, sits at the table under other names, and changes what is stored.


async def test_an_operator_who_sits_down_last_must_announce_before_anybody_shows_anything(served: Served) -> None:
    odile, puppet = await two(served)
    secret = (await row_of(served, odile.table)).seed  # the operator knows it, and what the puppet has announced
    assert await odile.sends() == (200, None)
    wished = secrets.token_hex(16)
    better = Shuffle(game_of(await row_of(served, odile.table)), secret, (odile.nonce, wished), tag_of(odile.table))
    assert await puppet.sends(wished) == (409, "not-announced")
    assert await puppet.sends() == (200, None)
    assert shuffle_of(await row_of(served, odile.table)).seed != better.seed
    await odile.plays()
    await puppet.plays()
    assert odile.is_content(await record_of(served, odile.table))


async def finished(served: Served) -> tuple[Person, Person, Record]:
    odile, puppet = await two(served)
    for person in (odile, puppet):
        await person.sends()
    await odile.plays()
    await puppet.plays()
    return odile, puppet, await record_of(served, odile.table)


@pytest.mark.parametrize("cheat", ["secret", "secret and commitment", "own number", "other number", "late", "table"])
async def test_an_operator_who_looks_for_a_better_seed_is_found_out(sqlite_served: Served, cheat: str) -> None:
    """The draws are made anew to fit, so that the record verifies by itself wherever it can."""
    odile, puppet, record = await finished(sqlite_served)
    secret, nonces, table = bytes.fromhex(record.header["secret"]), record.header["nonces"].split(), odile.table
    match cheat:
        case "secret" | "secret and commitment":
            secret = b"\1" * 32
        case "own number":
            nonces[odile.seat] = "00" * 16
        case "other number":
            nonces[puppet.seat] = "00" * 16
        case "late":
            nonces[odile.seat] = LATE
        case "table":
            table = "another"
    forged = Shuffle(record.game, secret, tuple(nonces), tag_of(table))
    state = record.game.new_initial_state()
    while not state.is_terminal():
        due = state.current_player() == -1
        state.apply_action(forged.chance().choose(state) if due else state.legal_actions()[0])
    false = Record.of_state(state, record.seats).finished(state, forged)
    if cheat == "secret":
        false = replace(false, header={**false.header, "commitment": record.header["commitment"]})
        with pytest.raises(RecordError, match="committed"):
            false.verify()
    else:
        false.verify()
    assert odile.is_content(record)
    assert not odile.is_content(false)


# Tables whose draws are not, or not all, the shuffle's own


async def test_older_tables_go_on_by_the_older_protocol(served: Served) -> None:
    table, tokens = await served.table("Odile", "Bruno", game="openhuts", options=ROUND)
    async with served.house.db.writing() as write:
        await write.connection.execute(text("UPDATE tables SET shuffle = NULL"))
    served.house.positions.forget(table)
    found = (await served.get(f"/api/tables/{table}/shuffle")).json()
    assert (found["protocol"], found["seats"]) == ("1", [])
    for seat in ("0", "1"):
        await served.turn(table, tokens[seat])
    header = (await record_of(served, table)).header
    assert "seed" in header
    assert "shuffle" not in header


async def test_what_came_from_elsewhere_says_so(served: Served) -> None:
    odile, _, record = await finished(served)
    answer = await served.http.post("/api/records", content=record.dump(), headers={"Content-Type": "text/plain"})
    table = answer.json()["table"]
    assert (table["origin"], (await odile.sees())["origin"]) == ("imported", None)
    again = await record_of(served, table["id"])
    assert again.header == {**record.header, "origin": "imported"}
    again.verify()
    body = {"ply": 3, "seat": 0, "name": "Odile", "bot": "random"}
    onward = (await served.post(f"/api/tables/{odile.table}/onward", body)).json()["table"]
    assert (onward["origin"], onward["commitment"], onward["awaits"]) == ("continued", None, [])


async def test_a_closed_record_is_not_told_moment_by_moment(served: Served) -> None:
    table, tokens = await served.table("Odile", "Bruno", game="carcassonne", closed=True)
    now = (await served.see(table))["snapshot"]["ply"]
    assert now > 0, "a tile is drawn"
    for told, who in ((409, ()), (200, tokens["0"])):
        assert (await served.get(f"/api/tables/{table}/picture?ply=0", who)).status_code == told
        assert (await served.post(f"/api/tables/{table}/look", {"ply": 0}, who)).status_code == told
        for ply in ({}, {"ply": now}):
            assert (await served.get(f"/api/tables/{table}/picture", who, params=ply)).status_code == 200
            assert (await served.post(f"/api/tables/{table}/look", ply, who)).status_code == 200


async def test_a_table_may_keep_its_record_closed(served: Served) -> None:
    table, tokens = await served.table("Odile", "Bruno", game="openhuts", options=ROUND, closed=True)
    answer = await served.get(f"/api/tables/{table}/record", tokens["0"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "closed-record")
    assert (await served.get(f"/api/tables/{table}/replay")).status_code == 409
    assert (await served.get(f"/api/tables/{table}/replay", tokens["0"])).status_code == 200
    assert (await served.see(table, tokens["0"]))["snapshot"]["story"]
    assert (await served.see(table))["snapshot"]["story"] == []
    for seat in ("0", "1"):
        await served.turn(table, tokens[seat])
    assert (await served.get(f"/api/tables/{table}/record")).status_code == 200
    assert (await served.see(table))["snapshot"]["story"]
