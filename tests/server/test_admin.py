"""Operators: who is one, what they do with tables and people, and that all of it is written down."""

import asyncio
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.cli import operating
from bastide.server import admin, announcing
from bastide.server.admin import caretaker, moderation, operators
from bastide.server.admin.wording import Unwanted, folded
from bastide.server.house import House
from bastide.server.limits import Buckets
from bastide.server.settings import Settings
from bastide.storage import restrictions
from bastide.texts import LANGUAGES

from .served import Served, serving


class Desk:
    """An operator at a running server."""

    def __init__(self, served: Served, token: str) -> None:
        self.served = served
        self.headers = {"Authorization": f"Bearer {token}"}

    async def get(self, path: str) -> Any:
        answer = await self.served.http.get(f"/api/admin{path}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.served.http.post(f"/api/admin{path}", json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def log(self) -> list[tuple[str, str | None]]:
        return [(entry["what"], entry["table"]) for entry in (await self.get("/audit"))["entries"]]


async def desk(served: Served) -> Desk:
    house = served.house
    return Desk(served, await operators.make(house.db, house.keys, "Odile", house.now()))


async def test_an_operators_token_opens_and_nothing_else_does(served: Served) -> None:
    at = await desk(served)
    assert await at.get("") == {"name": "Odile"}
    table_id, tokens = await served.table("Odile", "Bruno")
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": f"Bearer {tokens['0']}"}):
        answer = await served.http.post(f"/api/admin/tables/{table_id}/delete", json={}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-operator")
    foreign = at.headers | {"Origin": "https://evil.example"}
    assert (await served.http.post("/api/admin/words", json={}, headers=foreign)).status_code == 403
    old = at.headers
    newer = await desk(served)  # another token takes the place of the first
    assert (await served.http.get("/api/admin", headers=old)).status_code == 401
    assert await operators.remove(served.house.db, "Odile", 0.0)
    assert (await served.http.get("/api/admin", headers=newer.headers)).status_code == 401


async def test_tokens_are_not_tried_out(settings: Settings) -> None:
    async with serving(replace(settings, rates=True)) as served:
        served.house.buckets = Buckets(served.house.settings)
        wrong = {"Authorization": "Bearer nonsense"}
        tried = [(await served.http.get("/api/admin", headers=wrong)).status_code for _ in range(11)]
        assert tried == [401] * 10 + [429]


async def test_tables_are_listed_and_reading_private_ones_is_written_down(served: Served) -> None:
    at = await desk(served)
    public, _ = await served.table("Odile", "Bruno")
    private, tokens = await served.table("Änne", None, public=False)
    await served.post(f"/api/tables/{private}/chat", {"text": "hello"}, tokens["0"])
    assert [entry["table"]["id"] for entry in (await at.get("/tables"))["tables"]] == [public]
    assert [entry["table"]["id"] for entry in (await at.get("/tables?name=dil"))["tables"]] == [public]
    before = await at.log()
    assert [entry["table"]["id"] for entry in (await at.get("/tables?private=1"))["tables"]] == [private, public]
    seen = await at.get(f"/tables/{private}")
    assert [message["text"] for message in seen["chat"]] == ["hello"]
    assert seen["table"]["you"] == []
    await at.get(f"/tables/{public}")
    assert (await at.log())[: -len(before)] == [("looked", private), ("listed-private", None)]
    assert (await at.get("/audit"))["entries"][1]["details"] == {"tables": [private]}


async def test_a_table_is_hidden_closed_opened_again_and_deleted(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    await at.post(f"/tables/{table_id}/hide", hidden=True)
    assert (await served.get("/api/tables")).json()["tables"] == []
    await at.post(f"/tables/{table_id}/hide", hidden=False)
    assert len((await served.get("/api/tables")).json()["tables"]) == 1
    await served.turn(table_id, tokens["0"])
    await at.post(f"/tables/{table_id}/close", reason="spam")
    closed = (await at.get(f"/tables/{table_id}"))["closed"]
    await at.post(f"/tables/{table_id}/close", reason="once more")
    assert (await at.get(f"/tables/{table_id}"))["closed"] == closed, "since then no clock has run"
    seen = await served.see(table_id)
    assert (seen["table"]["frozen"], seen["snapshot"]["legal"]) == ("closed", [])
    answer = await served.move(table_id, tokens["1"], "build 0", "keep")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "closed")
    assert (await served.post(f"/api/tables/{table_id}/chat", {"text": "x"}, tokens["0"])).status_code == 409
    await at.post(f"/tables/{table_id}/close", closed=False)
    await served.turn(table_id, tokens["1"])
    await at.post(f"/tables/{table_id}/delete", reason="asked for")
    assert (await served.get(f"/api/tables/{table_id}")).status_code == 404
    await at.post(f"/tables/{table_id}/delete", 404)
    assert [what for what, _ in await at.log()][:5] == ["deleted", "reopened", "closed", "shown", "hidden"]


async def test_whoever_watches_sees_at_once_that_a_table_is_closed_opened_again_and_deleted(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    live = served.live(table_id, list(tokens.values()))
    await live.next("presence")
    await at.post(f"/tables/{table_id}/close")
    await live.until(lambda frame: frame["type"] == "table" and frame["table"]["frozen"] == "closed")
    assert (await live.next("snapshot"))["legal"] == []
    await at.post(f"/tables/{table_id}/close", closed=False)
    await live.until(lambda frame: frame["type"] == "table" and frame["table"]["frozen"] is None)
    assert (await live.next("snapshot"))["legal"]
    await at.post(f"/tables/{table_id}/delete")
    assert await live.until_closed() == 4404


async def test_closing_a_table_gives_no_secrets_away_and_no_time(served: Served) -> None:
    at = await desk(served)
    table_id, _ = await served.table("Odile", "Bruno", game="carrara", clock={"initial": 60, "increment": 0})
    await at.post(f"/tables/{table_id}/close")
    async with served.house.db.writing() as write:  # as if it had been closed long ago
        from bastide.storage import tables

        row = await tables.read_table(write.connection, table_id)
        assert row is not None
        assert row.turn_since is not None
        assert row.deadline is not None
        back = {"closed_at": row.updated_at - 500, "turn_since": row.turn_since - 500, "deadline": row.deadline - 500}
        await tables.update_table(write.connection, table_id, **back)
    await at.post(f"/tables/{table_id}/close", closed=False)
    left = (await served.see(table_id))["snapshot"]["clock"]["seats"]
    assert min(left) > 50
    deadline = (await served.house.load(table_id)).row.deadline
    assert deadline is not None
    assert deadline > served.house.now() + 50
    assert (await served.get(f"/api/tables/{table_id}/picture")).status_code in (200, 409)


async def test_a_seat_is_freed_for_good(served: Served) -> None:
    at = await desk(served)
    waiting, tokens = await served.table("Odile", None, None, game="carcassonne")
    await at.post(f"/tables/{waiting}/seats/0/free", 200)
    assert (await served.get(f"/api/tables/{waiting}")).status_code == 404  # nobody was left there
    running, tokens = await served.table("Odile", "Bruno")
    await at.post(f"/tables/{running}/seats/1/free", reason="insults")
    seat = (await served.see(running))["table"]["seats"][1]
    assert (seat["kind"], seat["stand_in"]) == ("bot", False)
    assert (await served.post(f"/api/tables/{running}/reclaim", {}, tokens["1"])).status_code == 401
    await at.post(f"/tables/{running}/seats/9/free", 404)
    await at.post(f"/tables/{running}/seats/1/free", 409)
    kept, tokens = await served.table("Odile", None)
    bruno = await served.join(kept, "Bruno")
    await served.post(f"/api/tables/{kept}/leave", {}, bruno)
    await at.post(f"/tables/{kept}/seats/1/free", reason="and stays away")
    assert (await served.post(f"/api/tables/{kept}/reclaim", {}, bruno)).status_code == 401
    over, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"})
    for _ in tokens:
        await served.turn(over, list(tokens.values()))
    assert (await at.post(f"/tables/{over}/seats/1/free", 409))["error"]["code"] == "over"
    assert [what for what, _ in await at.log()].count("seat-freed") == 3, "a bot's seat was not freed"


async def test_who_is_muted_by_seat_cannot_talk_anywhere(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    await at.post("/restrictions", kind="mute", table=table_id, seat=1, seconds=60)
    for seat, status in (("0", 403), ("1", 403)):  # both sit at one address
        answer = await served.post(f"/api/tables/{table_id}/chat", {"text": "well"}, tokens[seat])
        assert answer.status_code == status
        assert answer.json()["error"]["code"] == "muted"
        line = await served.post(f"/api/bot/game/{table_id}", {"type": "chat", "text": "well"}, tokens[seat])
        assert (line.status_code, line.json()["error"]["code"]) == (status, "muted"), "as programs talk"
    (row,) = (await at.get("/restrictions"))["restrictions"]
    assert (row["by"], row["value"], row["over"]) == ("seat", f"{table_id}:1", False)
    assert answer.json()["error"]["until"] == row["until"]
    await at.post(f"/restrictions/{row['id']}/lift")
    assert (await served.post(f"/api/tables/{table_id}/chat", {"text": "well"}, tokens["1"])).status_code == 200
    await at.post(f"/restrictions/{row['id']}/lift", 404)


async def test_names_and_words_that_are_not_wanted(served: Served) -> None:
    at = await desk(served)
    await at.post("/restrictions", kind="ban", name="Brúno")
    assert (await at.post("/words", add=["Fie*", "爛"]))["words"] == ["fie*", "爛"]
    table_id, tokens = await served.table("Odile", None)
    for name, code in (("ＢＲＵＮＯ", "banned-name"), ("fiend", "unwanted-words"), ("你很爛", "unwanted-words")):
        answer = await served.post(f"/api/tables/{table_id}/join", {"name": name})
        assert answer.json()["error"]["code"] == code
    assert (await served.post(f"/api/tables/{table_id}/chat", {"text": "Fiè!"}, tokens["0"])).status_code == 422
    line = {"type": "chat", "text": "Fiè!"}
    assert (await served.post(f"/api/bot/game/{table_id}", line, tokens["0"])).status_code == 422
    assert (await served.get(f"/api/tables/{table_id}/chat")).json()["messages"] == []
    await at.post("/words", remove=["fie*"])
    assert (await served.post(f"/api/tables/{table_id}/chat", {"text": "Fiè!"}, tokens["0"])).status_code == 200
    assert (await at.post("/words", add=["爛"], remove=["fie*"]))["words"] == ["爛"], "which changes nothing"
    found = (await at.get("/audit"))["entries"]
    told = [entry["details"] for entry in found if entry["what"] == "words-changed"]
    assert told == [{"added": 0, "removed": 1}, {"added": 2, "removed": 0}]
    await served.join(table_id, "Brunone")


def test_words_are_compared_as_people_read_them() -> None:
    list_ = Unwanted(["duck", "Scheiß*", "ば か", "a b"])
    for text in ("a DUCK!", "dÜck", "ＤＵＣＫ", "scheisse", "それはば か", "x A  B y"):
        assert list_.found(text), text
    for text in ("duckling", "geschei", "ab"):
        assert not list_.found(text), text
    assert folded("Ｏdíle  ") == "odile"
    assert not Unwanted([]).found("anything")


async def test_what_is_reported_keeps_the_words_it_is_about(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    said = await served.post(f"/api/tables/{table_id}/chat", {"text": "you fool"}, tokens["0"])
    message = said.json()["message"]["id"]
    body = {"why": "insult", "message": message, "text": "again and again"}
    assert (await served.post(f"/api/tables/{table_id}/report", body, tokens["1"])).status_code == 200
    assert (await served.post(f"/api/tables/{table_id}/report", body | {"message": message + 1})).status_code == 404
    assert (await served.post(f"/api/tables/{table_id}/report", {"why": "spam", "seat": 2})).status_code == 404
    await at.post(f"/tables/{table_id}/chat/{message}/remove")
    await at.post(f"/tables/{table_id}/chat/{message}/remove", 404)
    assert (await at.get(f"/tables/{table_id}"))["chat"] == []
    (report,) = (await at.get("/reports"))["reports"]
    assert (report["said"], report["name"], report["seat"], report["by_seat"]) == ("you fool", "Odile", 0, 1)
    assert [entry["reports"] for entry in (await at.get("/tables?reported=1"))["tables"]] == [1]
    await at.post(f"/reports/{report['id']}", note="talked to")
    assert (await at.get("/reports"))["reports"] == []
    assert (await at.get("/tables?reported=1"))["tables"] == []
    seen = await at.get(f"/tables/{table_id}")
    assert (seen["reports"], len(seen["told"])) == (0, 1), "none waits for an answer"
    for note, kept in (("", "talked to"), ("banned", "banned")):  # another operator had it before them, too
        await at.post(f"/reports/{report['id']}", note=note)
        assert (await at.get("/reports?answered=1"))["reports"][0]["note"] == kept
    await at.post(f"/reports/{report['id'] + 1}", status=404, note="")


async def test_a_report_whose_answer_was_lost_is_kept_once(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    elsewhere, _ = await served.table("Odile", "Bruno")
    said = await served.post(f"/api/tables/{table_id}/chat", {"text": "you fool"}, tokens["0"])
    message = said.json()["message"]["id"]
    path, key, body = f"/api/tables/{table_id}/report", {"Idempotency-Key": "0" * 22}, {"why": "insult"}
    first = await served.post(path, body | {"message": message}, tokens["1"], headers=key)
    await at.post(f"/tables/{table_id}/chat/{message}/remove")
    again = await served.post(path, body | {"message": message}, tokens["1"], headers=key)
    assert first.status_code == again.status_code == 200
    assert again.json() == first.json()
    for where, headers in ((path, {"Idempotency-Key": "1" * 22}), (path, {}), (f"/api/tables/{elsewhere}/report", key)):
        assert (await served.post(where, body, headers=headers)).status_code == 200
    assert len((await at.get("/reports"))["reports"]) == 4


async def test_what_was_removed_leaves_its_number_to_nobody(served: Served) -> None:
    """Whoever watches has seen that number already, and operators would lift what somebody else has made since."""
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    live = served.live(table_id, [tokens["1"]])
    await live.next("snapshot")
    for text in ("you fool", "good luck"):
        said = await served.post(f"/api/tables/{table_id}/chat", {"text": text}, tokens["0"])
        assert (await live.next("chat"))["message"] == said.json()["message"]
        await at.post(f"/tables/{table_id}/chat/{said.json()['message']['id']}/remove")
    first, second = [
        (await at.post("/restrictions", kind="mute", name=name))["restriction"]["id"] for name in ("Ada", "Ben")
    ]
    await at.post(f"/restrictions/{second}/lift")
    third = (await at.post("/restrictions", kind="mute", name="Eve"))["restriction"]["id"]
    assert first < second < third
    await at.post(f"/restrictions/{second}/lift", 404)
    of_them = [entry["details"] for entry in (await at.get("/audit"))["entries"] if "restriction" in entry["details"]]
    assert [(entry["restriction"], entry["value"]) for entry in of_them] == [
        (third, "eve"),
        (second, "ben"),
        (second, "ben"),
        (first, "ada"),
    ]


async def test_a_ban_is_in_force_though_the_database_failed_when_it_was_told(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "AGAIN", 0.01)
    read, failures = restrictions.read, [OSError("disk"), TimeoutError()]

    async def sometimes(connection: AsyncConnection) -> list[restrictions.RestrictionRow]:
        if failures:
            raise failures.pop()
        return await read(connection)

    async with serving(sqlite_settings) as served:
        monkeypatch.setattr(restrictions, "read", sometimes)
        await moderation.restrict_name(served.house, "Odile", "ban", "Mallory", reason="", until=None)
        async with asyncio.timeout(10):
            while not served.house.restrictions.any:
                await asyncio.sleep(0.01)
        assert failures == []


async def test_a_ban_is_in_force_that_another_process_makes_while_this_one_starts(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    refresh = announcing.refresh

    async def meanwhile(house: House) -> None:
        monkeypatch.setattr(announcing, "refresh", refresh)
        await moderation.restrict_name(house, "Odile", "ban", "Mallory", reason="", until=None)
        await refresh(house)

    monkeypatch.setattr(announcing, "refresh", meanwhile)
    async with serving(sqlite_settings) as served, asyncio.timeout(10):
        while not served.house.restrictions.any:
            await asyncio.sleep(0.01)


async def test_restrictions_outlive_a_restart_and_run_out(settings: Settings) -> None:
    async with serving(settings) as served:
        at = await desk(served)
        await at.post("/restrictions", kind="ban", address="127.0.0.1")
    async with serving(settings) as served:
        assert (await served.get("/api/games")).status_code == 403
        restrictions = served.house.restrictions
        restrictions.put([replace(row, until=time.time() - 1) for row in restrictions._rows], [])
        assert (await served.get("/api/games")).status_code == 200


def test_whatever_is_written_down_can_be_read_in_every_language() -> None:
    folder = Path(admin.__file__).parent
    sources = "".join(file.read_text("utf-8") for file in (*folder.glob("*.py"), folder.parent / "announcing.py"))
    calls = re.findall(r"note[d]?\(.*?\)\n", sources, re.DOTALL)
    words = {word for call in calls for word in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', call)} - {"mute"}
    assert len(words) > 15
    details = {word for call in calls for word in re.findall(r"\b([a-z]+)=", call)}
    details |= {
        word
        for found in re.findall(r"values = \{(\"restriction.*?)\}", sources)
        for word in re.findall(r'"([a-z]+)":', found)
    }
    assert details > {"restriction", "by", "until", "reason", "seat", "tables", "seconds"}
    for language in LANGUAGES:
        text = (folder.parents[1] / "text" / f"admin.{language}.ftl").read_text("utf-8")
        assert {word for word in words if f"admin-did-{word} = " not in text} == set()
        assert {word for word in details if f"admin-detail-{word} = " not in text} == set()


async def test_a_character_that_postgresql_keeps_in_no_text_is_left_out(served: Served) -> None:
    at = await desk(served)
    table_id, _ = await served.table("Odile", "Bruno")
    answer = await served.post(f"/api/tables/{table_id}/report", {"why": "other", "text": "a\0b\nc"})
    assert answer.status_code == 200, answer.text
    assert (await at.get("/reports"))["reports"][0]["text"] == "ab\nc"
    await at.post(f"/tables/{table_id}/hide", reason="a\0b")
    assert (await at.post("/words", add=["ru\0de"]))["words"] == ["rude"]
    assert len((await at.get("/tables?name=odi%00le"))["tables"]) == 1


async def test_a_report_says_nothing_to_the_terminal_of_who_reads_it(served: Served) -> None:
    at = await desk(served)
    table_id, _ = await served.table("Odile", "Bruno")
    text = "look\x1b]0;mine\x07\x1b[2J\x9b31m\r\n     7  all is well\u202e"
    assert (await served.post(f"/api/tables/{table_id}/report", {"why": "other", "text": text})).status_code == 200
    (report,) = (await at.get("/reports"))["reports"]
    assert report["text"] == "look ]0;mine [2J 31m\n7 all is well"
    assert [line[:8].strip() for line in operating._report(report).split("\n")] == [str(report["id"]), "", ""]
