"""Records: out, in again, to be watched or to be continued; errors name the line."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bastide.engine.errors import RecordError
from bastide.engine.record import Record
from bastide.server.draft import Draft
from bastide.server.records import read, seat_label
from bastide.storage import tables
from bastide.storage.database import Database, Write
from bastide.storage.rows import SeatRow
from bastide.texts import LANGUAGES, Texts

from .served import Served


async def finished(served: Served, game: str = "huts") -> tuple[str, str]:
    table_id, tokens = await served.table("Odile", "bot random", game=game, options={"rounds": "1"})
    await served.turn(table_id, tokens["0"])
    live = served.live(table_id)
    await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over", 60)
    return table_id, (await served.get(f"/api/tables/{table_id}/record")).text


async def imported(served: Served, text: str | bytes) -> object:
    content = text.encode() if isinstance(text, str) else text
    return await served.http.post("/api/records", content=content, headers={"Content-Type": "text/plain"})


def marked(text: str) -> str:
    """Return a record as a server gives it back that has it from elsewhere."""
    return re.sub(r"(\ndate: .*\n)", r"\1origin: imported\n", text, count=1)


async def test_a_finished_record_verifies_and_comes_back_as_it_went(served: Served) -> None:
    table_id, text = await finished(served)
    record = Record.parse(text)
    record.verify()
    assert record.replay().scores() == (await served.see(table_id))["table"]["scores"]
    answer = await imported(served, text)
    table = answer.json()["table"]  # type: ignore[attr-defined]
    assert (table["state"], table["public"], table["you"]) == ("over", False, [])
    assert [seat["name"] or seat["bot"] for seat in table["seats"]] == ["Odile", "random"]
    assert table["id"] != table_id
    assert (await served.get(f"/api/tables/{table['id']}/record")).text == marked(text)
    assert (await served.get(f"/api/tables/{table['id']}/replay")).json()["plies"] == len(record.actions)


async def test_whoever_did_not_hear_the_answer_gets_the_same_private_table_again(served: Served) -> None:
    """A record, a lesson, playing on: each with a key of its own, one after the other and at once."""
    table_id, text = await finished(served)
    onward = {"ply": 0, "seat": 0, "name": "Odile", "bot": "random"}
    calls: list[tuple[str, dict[str, Any]]] = [
        ("/api/records", {"content": text.encode()}),
        (f"/api/tables/{table_id}/onward", {"json": onward}),
        ("/api/games/carcassonne/lessons/first", {"json": {"name": "Odile"}}),
    ]

    async def count() -> int:
        async with served.house.db.reading() as connection:
            return sum((await tables.count_by_state(connection)).values())

    for number, (path, body) in enumerate(calls):
        before, headers = await count(), {"Idempotency-Key": f"{number}" * 22}
        first = await served.http.post(path, headers=headers, **body)
        assert first.status_code == 200, first.text
        again = (await served.http.post(path, headers=headers, **body)).json()
        assert again["table"]["id"] == first.json()["table"]["id"]
        assert again.get("tokens") == first.json().get("tokens")
        assert await count() == before + 1
        headers = {"Idempotency-Key": f"{number}" * 30}
        at_once = await asyncio.gather(*(served.http.post(path, headers=headers, **body) for _ in range(3)))
        assert len({answer.json()["table"]["id"] for answer in at_once}) == 1
        assert await count() == before + 2


async def test_a_record_that_was_cut_off_on_its_way_makes_no_table(served: Served) -> None:
    table_id, _ = await served.table("Odile", "Bruno", game="carrara")
    text = (await served.get(f"/api/tables/{table_id}/record")).text
    begun = text[: text.rindex("\n", 0, -1) + 1]  # without its last line it is a record, too
    coming = [{"type": "http.request", "body": begun.encode(), "more_body": True}, {"type": "http.disconnect"}]
    said: list[Any] = []

    async def receive() -> Any:
        return coming.pop(0)

    async def send(message: Any) -> None:
        said.append(message)

    fields = {b"host": b"testserver", b"content-type": b"text/plain", b"content-length": str(len(text)).encode()}
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": "/api/records", "raw_path": b"/api/records", "query_string": b"", "root_path": "",
        "headers": list(fields.items()), "client": ("127.0.0.1", 1), "server": ("testserver", 80),
    }  # fmt: skip
    await served.app(scope, receive, send)
    assert said[0]["status"] == 408
    async with served.house.db.reading() as connection:
        assert sum((await tables.count_by_state(connection)).values()) == 1
    assert (await imported(served, begun)).status_code == 200  # type: ignore[attr-defined]


async def test_a_record_is_played_before_anybody_has_to_wait(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = await finished(served)
    act, made = Draft.act, 0

    def counted(draft: Draft, action: int) -> None:
        nonlocal made
        made += 1
        act(draft, action)

    writing = Database.writing

    @asynccontextmanager
    async def undisturbed(db: Database) -> AsyncIterator[Write]:
        before = made
        async with writing(db) as write:
            yield write
        assert made == before, "actions were made while others waited to write"

    monkeypatch.setattr(Draft, "act", counted)
    monkeypatch.setattr(Database, "writing", undisturbed)
    answer = await imported(served, text)
    assert answer.status_code == 200, answer.text  # type: ignore[attr-defined]
    assert made == len(Record.parse(text).actions)


async def test_a_finished_game_is_reviewed_turn_by_turn(served: Served) -> None:
    table_id, _ = await finished(served)
    found = (await served.get(f"/api/tables/{table_id}/review")).json()
    replay = (await served.get(f"/api/tables/{table_id}/replay")).json()
    assert found["moments"] == [*(turn["ply"] for turn in replay["turns"]), replay["plies"]]
    assert len(found["values"]) == len(found["moments"])
    assert found["values"][-1] == replay["view"]["scores"], "at the end nothing is expected any more: it is known"
    assert found["values"][0] == [0, 0]


async def test_a_game_that_goes_on_is_not_reviewed(served: Served) -> None:
    table_id, _ = await served.table("Odile", "Bruno")
    answer = await served.get(f"/api/tables/{table_id}/review")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")


async def test_no_date_of_a_record_holds_a_server_up(sqlite_served: Served) -> None:
    """Accents that are to be put in order take a time that grows with the square of their number."""
    _, text = await finished(sqlite_served)
    accents = re.sub(r"\ndate: .*\n", "\ndate: a" + "\u0327\u0301" * 40_000 + "\n", text, count=1)
    began = time.monotonic()
    answer = await imported(sqlite_served, accents)
    assert time.monotonic() - began < 5.0
    table = answer.json()["table"]["id"]  # type: ignore[attr-defined]
    assert len(Record.parse((await sqlite_served.get(f"/api/tables/{table}/record")).text).header["date"]) == 40


async def test_an_unfinished_record_goes_on_with_whoever_joins(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", game="openhuts", options={"rounds": "1"})
    await served.turn(table_id, tokens["0"])
    text = (await served.get(f"/api/tables/{table_id}/record")).text
    assert "commitment: " in text
    assert "secret: " not in text
    table = (await imported(served, text)).json()["table"]  # type: ignore[attr-defined]
    assert table["state"] == "running"
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("open", "Odile"), ("open", "Bruno")]
    assert table["commitment"] is None
    token = await served.join(table["id"], "Cleo", seat=1)
    assert (await served.see(table["id"], token))["table"]["host"]
    await served.turn(table["id"], token)
    again = (await served.get(f"/api/tables/{table['id']}/record")).text
    assert Record.parse(again).replay().is_terminal()
    assert "secret: " not in again  # ours does not account for the draws that were made elsewhere
    assert Record.parse(again).actions[: len(Record.parse(text).actions)] == Record.parse(text).actions
    same = (await imported(served, text)).json()["table"]["id"]  # type: ignore[attr-defined]
    await served.join(same, "Odile", seat=0)
    assert (await served.see(same))["table"]["seats"][0]["name"] == "Odile"  # not Odile (2): it is her own seat


async def test_bots_of_an_unfinished_record_go_on_by_themselves(served: Served) -> None:
    text = (
        "bastide-record 1\ngame: huts\nrules: 1\nplayers: 2\noptions: rounds=1\n"
        "seat 0: bot random\nseat 1: bot random\n\ndeal 1\n"
    )
    table = (await imported(served, text)).json()["table"]  # type: ignore[attr-defined]
    live = served.live(table["id"])
    frame = await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over", 60)
    assert frame["table"]["ply"] == 8


GOOD = "bastide-record 1\ngame: huts\nrules: 1\nplayers: 2\noptions:\nseat 0: A\nseat 1: B\n\ndeal 1\ndeal 2\ndraw 3\n"


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("", 1, "line break"),
        ("hello\n", 1, "begins with"),
        (GOOD.replace("huts", "chess"), 2, "no game"),
        (GOOD.replace("rules: 1", "rules: 9"), 3, "rules 9"),
        (GOOD.replace("players: 2", "players: 9"), 4, "2 to 4"),
        (GOOD.replace("players: 2", f"players: {'9' * 5000}"), 4, "player"),
        (GOOD.replace("options:", "options: rounds=99"), 5, "rounds"),
        (GOOD.replace("seat 1: B", "seat 2: B"), 7, "seat 1"),
        (GOOD + "build 7\n", 12, "build 7"),
        (GOOD + "build 1\nkeep\nkeep\n", 14, "HUT-4"),
        (GOOD.replace("seat 1: B\n", "seat 1: B\nscores: 9 9\n"), 0, "scores"),
        (GOOD.replace("seat 1: B\n", f"seat 1: B\ncommitment: {'00' * 32}\nseed: 00\n"), 0, "committed"),
        (GOOD.replace("seat 1: B\n", f"seat 1: B\nseed: {'00' * 99}\n"), 0, "longer"),
        (GOOD[:-1], 11, "line break"),
        (b"bastide-record 1\n\xff\xfe\n", 2, "UTF-8"),
    ],
)
async def test_a_malformed_record_names_its_line(
    sqlite_served: Served, text: str | bytes, line: int, word: str
) -> None:
    answer = await imported(sqlite_served, text)
    assert answer.status_code == 422, answer.text  # type: ignore[attr-defined]
    error = answer.json()["error"]  # type: ignore[attr-defined]
    assert error["code"] == "bad-record"
    assert error["line"] == line, error
    assert word in f"{error['message']} {error['rule']}"
    assert (await sqlite_served.get("/api/tables?state=open,running,over")).json() == {"tables": []}


@pytest.mark.parametrize(
    ("text", "key", "args", "cause"),
    [
        (GOOD.replace("record 1", "record 2"), "record-format", {"theirs": "2", "ours": "1"}, None),
        (GOOD.replace("rules: 1", "rules: 9"), "record-rules", {"theirs": "9", "ours": "1"}, None),
        (GOOD + "build 1\nkeep\nkeep\n", "record-refused", {"action": "keep"}, ("illegal-action", "HUT-4")),
        (GOOD.replace("options:", "options: rounds=99"), None, None, ("invalid-option", "option-value")),
        (GOOD.replace("huts", "chess"), "record-game", {"name": "chess"}, ("unknown-game", None)),
        (b"bastide-record 1\n\xff\xfe\n", "record-not-text", {}, None),
        (
            GOOD.replace("seat 1: B\n", f"seat 1: B\nseed: {'00' * 99}\n"),
            "record-long",
            {"field": "seed", "count": 64},
            None,
        ),
    ],
)
async def test_what_is_wrong_with_a_record_can_be_said_in_every_language(
    sqlite_served: Served, text: str | bytes, key: str | None, args: object, cause: tuple[str, str | None] | None
) -> None:
    error = (await imported(sqlite_served, text)).json()["error"]  # type: ignore[attr-defined]
    assert (error.get("key"), error.get("args")) == (key, args)
    below = error.get("cause")
    assert (below and (below["code"], below.get("rule") or below.get("key"))) == cause
    if key:
        assert all(Texts(language).has(key) for language in LANGUAGES)


@pytest.mark.parametrize(("key", "before"), [("seed", ""), ("secret", "shuffle: 2\n")])
def test_a_secret_of_64_bytes_is_read_and_no_longer_one(key: str, before: str) -> None:
    def headed(size: int) -> str:
        return GOOD.replace("seat 1: B\n", f"seat 1: B\n{before}{key}: {'00' * size}\n")

    assert read(headed(64))[0].header[key] == "00" * 64
    with pytest.raises(RecordError, match="longer than 64 bytes"):
        read(headed(65))


async def test_there_is_no_record_before_the_start(sqlite_served: Served) -> None:
    table_id, _ = await sqlite_served.table("Odile", None)
    assert (await sqlite_served.get(f"/api/tables/{table_id}/record")).status_code == 409


async def test_names_that_a_record_cannot_hold_are_written_without_what_it_cannot(sqlite_served: Served) -> None:
    table_id, tokens = await sqlite_served.table("O\u200ddile", "Bru\u200dno", game="openhuts", options={"rounds": "1"})
    await sqlite_served.turn(table_id, tokens["0"])
    text = (await sqlite_served.get(f"/api/tables/{table_id}/record")).text
    assert Record.parse(text).seats == ("Odile", "Bruno")
    assert seat_label(SeatRow(1, "person", "\u200d")) == "seat 1"  # older tables may have such names
