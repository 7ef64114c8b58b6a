"""What listens for a seat: who may say so, where to, and what ends it."""

import asyncio
import json
import secrets
import stat
from dataclasses import replace
from typing import Any

import pytest

from bastide.server.admin import people, retention
from bastide.server.errors import TooManyRequests
from bastide.server.models import Notifications
from bastide.server.notifications import listen
from bastide.server.settings import Rate, Settings
from bastide.server.vapid import ORDER, bytes_of, private_key, public_key, text_of
from bastide.storage import listeners as store

from .served import Served, serving

NEVER: dict[str, Any] = {"notify_poll": 3600.0}
"""What follows from listening is tested elsewhere."""


@pytest.fixture
def told(settings: Settings) -> Settings:
    mail: dict[str, Any] = {
        "mail_host": "127.0.0.1",
        "mail_from": "play@example.org",
        "public_url": "https://play.example.org",
    }
    return replace(settings, vapid_contact="mailto:host@example.org", **mail, **NEVER)


def subscription(endpoint: str = "https://push.example.net/some/where") -> dict[str, Any]:
    point = text_of(b"\x04" + secrets.token_bytes(64))
    return {"endpoint": endpoint, "keys": {"p256dh": point, "auth": text_of(secrets.token_bytes(16))}}


async def put(served: Served, table_id: str, tokens: Any, **body: Any) -> Any:
    headers = {"X-Bastide-Seats": tokens}
    said = {"push": None, "mail": None, "language": "en"} | body
    return await served.http.put(f"/api/tables/{table_id}/notifications", json=said, headers=headers)


async def test_what_is_not_named_stays_and_one_device_ends_for_itself(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        mine, phone, laptop = tokens["0"], subscription("https://push.example.net/a"), subscription()

        async def say(**body: Any) -> Any:
            headers = {"X-Bastide-Seats": mine}
            answer = await served.http.put(f"/api/tables/{table_id}/notifications", json=body, headers=headers)
            assert answer.status_code == 200, answer.text
            return answer.json()

        async def endpoints() -> set[str]:
            async with served.house.db.reading() as connection:
                rows = await store.at(connection, table_id, [0])
            return {json.loads(row.address)["endpoint"] for row in rows if row.kind == "push"}

        assert await say(push=phone) == {"push": True, "mail": "none"}
        assert await say(push=laptop) == {"push": True, "mail": "none"}
        assert await say(mail="odile@example.net") == {"push": True, "mail": "unconfirmed"}
        assert await say(ended=phone) == {"push": True, "mail": "unconfirmed"}
        assert await endpoints() == {laptop["endpoint"]}
        assert await say(ended=phone, mail=None) == {"push": True, "mail": "none"}
        assert await say() == {"push": True, "mail": "none"}
        assert await say(ended=laptop, push=phone) == {
            "push": True,
            "mail": "none",
        }  # a browser has changed the address
        assert await endpoints() == {phone["endpoint"]}
        assert await say(push=None) == {"push": False, "mail": "none"}


async def test_pushes_are_offered_where_push_services_may_ask_somebody(settings: Settings) -> None:
    known = {"https://play.example.org": True, "http://192.168.1.5:8000": False, "": False}
    for address, offered in known.items():
        assert replace(settings, public_url=address).pushes is offered
    assert replace(settings, vapid_contact="mailto:host@example.org").push_contact == "mailto:host@example.org"
    assert replace(settings, public_url="https://play.example.org").push_contact == "https://play.example.org"


async def test_what_listens_is_what_was_asked_for_last(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        bruno = await served.join(table_id, "Bruno")
        push = subscription()
        for _ in range(2):  # the same again changes nothing
            answer = await put(served, table_id, bruno, push=push, mail="Bruno@Example.NET", language="ja")
            assert answer.json() == {"push": True, "mail": "unconfirmed"}
        seen = f"/api/tables/{table_id}/notifications"
        assert (await served.get(seen, bruno)).json() == {"push": True, "mail": "unconfirmed"}
        assert (await served.get(seen, tokens["0"])).json() == {"push": False, "mail": "none"}
        async with served.house.db.reading() as connection:
            rows = await store.at(connection, table_id, [1])
        assert {(row.kind, row.language) for row in rows} == {("push", "ja"), ("mail", "ja")}
        assert {row.address for row in rows if row.kind == "mail"} == {"Bruno@example.net"}
        # Another address takes the place of the first, a second device comes beside the first.
        answer = await put(
            served, table_id, bruno, push=subscription("https://other.example.net/x"), mail="b@b.example"
        )
        assert answer.json() == {"push": True, "mail": "unconfirmed"}
        async with served.house.db.reading() as connection:
            kinds = sorted(row.kind for row in await store.at(connection, table_id, [1]))
        assert kinds == ["mail", "push", "push"]
        assert (await put(served, table_id, bruno)).json() == {"push": False, "mail": "none"}
        async with served.house.db.reading() as connection:
            assert await store.count(connection) == 0


async def test_a_device_that_ends_it_at_one_table_is_told_of_the_others(told: Settings) -> None:
    async with serving(told) as served:
        one, first = await served.table("Odile", None)
        two, second = await served.table("Odile", None)
        phone, mail = subscription(), "odile@example.org"
        for table_id, token in ((one, first["0"]), (two, second["0"])):
            await put(served, table_id, token, push=phone, mail=mail)
        headers = {"X-Bastide-Seats": first["0"]}
        said = {"ended": phone, "mail": None}
        answer = await served.http.put(f"/api/tables/{one}/notifications", json=said, headers=headers)
        assert answer.json() == {"push": False, "mail": "none"}
        there = await served.get(f"/api/tables/{two}/notifications", second["0"])
        assert there.json() == {"push": True, "mail": "unconfirmed"}


async def test_the_oldest_of_too_many_devices_is_told_no_more_and_a_mail_is_no_device(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        headers = {"X-Bastide-Seats": tokens["0"]}

        async def say(**body: Any) -> None:
            answer = await served.http.put(f"/api/tables/{table_id}/notifications", json=body, headers=headers)
            assert answer.status_code == 200, answer.text

        await say(mail="odile@example.org")
        for number in range(17):
            await say(push=subscription(f"https://push.example.net/{number}"))
        async with served.house.db.reading() as connection:
            rows = await store.at(connection, table_id, [0])
        assert sorted(row.kind for row in rows) == ["mail", *["push"] * 16]
        assert not any("example.net/0" in row.address for row in rows)


async def test_an_address_speaks_the_language_that_was_asked_for_last(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        for language in ("en", "ja"):
            await put(served, table_id, tokens["0"], mail="odile@example.org", language=language)
        (mine,) = await people.export(served.house, {table_id: [tokens["0"]]})
        assert [way["language"] for way in mine["notifications"]] == ["ja"]


async def test_two_who_name_the_same_new_address_at_once_are_both_told(
    told: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(told) as served:
        one, first = await served.table("Odile", None)
        two, second = await served.table("Odile", None)
        phone, find, looks = subscription(), store.find, []

        async def too_early(*given: Any) -> Any:
            looks.append(given)
            return None if len(looks) == 1 else await find(*given)

        assert (await put(served, one, first["0"], push=phone)).status_code == 200
        monkeypatch.setattr(store, "find", too_early)
        assert (await put(served, two, second["0"], push=phone)).json() == {"push": True, "mail": "none"}
        assert len(looks) == 2


async def test_it_needs_the_seat(told: Settings) -> None:
    async with serving(told) as served:
        table_id, _ = await served.table("Odile", None)
        other, tokens = await served.table("Chloé", None)
        assert (await put(served, table_id, "")).status_code == 401
        assert (await put(served, table_id, tokens["0"], push=subscription())).status_code == 401
        assert (await put(served, "nowhere", tokens["0"])).status_code == 404
        assert (await served.get(f"/api/tables/{other}/notifications")).status_code == 401
        await served.join(other, "Bruno")
        await served.post(f"/api/tables/{other}/leave", None, tokens["0"])
        assert (await put(served, other, tokens["0"], push=subscription())).status_code == 401, "a bot plays there"


async def test_an_endpoint_that_is_forbidden_is_refused(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        for wrong in (
            subscription("https://192.168.1.1/x"),
            subscription("https://push.example.net/" + "x" * 1000),
            subscription() | {"keys": {"p256dh": "x" * 86, "auth": "y" * 22}},
            subscription() | {"keys": {"p256dh": text_of(b"\x02" + b"x" * 64), "auth": "A" * 22}},
            subscription() | {"keys": {"p256dh": text_of(b"\x04" + b"x" * 64), "auth": "A" * 21}},
        ):
            assert (await put(served, table_id, tokens["0"], push=wrong)).status_code == 422, wrong
        for wrong_mail in ("odile", "odile@", "odile@example", "o d@example.org", "a@b.example\nBcc: c@d.example"):
            assert (await put(served, table_id, tokens["0"], mail=wrong_mail)).status_code == 422
        kept = subscription() | {"expirationTime": None}
        assert (await put(served, table_id, tokens["0"], push=kept)).status_code == 200


async def test_a_server_that_cannot_tell_says_so(served: Served) -> None:
    assert (await served.get("/api/notifications")).json() == {"push": None, "mail": False}
    table_id, tokens = await served.table("Odile", None)
    answer = await put(served, table_id, tokens["0"], push=subscription())
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-push")
    answer = await put(served, table_id, tokens["0"], mail="odile@example.org")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-mail")
    assert (await put(served, table_id, tokens["0"])).json() == {"push": False, "mail": "none"}


async def test_what_a_server_can_is_known(told: Settings) -> None:
    async with serving(told) as served:
        found = (await served.get("/api/notifications")).json()
        assert found["mail"] is True
        assert len(bytes_of(found["push"])) == 65
        assert found["push"] == public_key(private_key(told))
        assert stat.S_IMODE((told.data / "vapid").stat().st_mode) == 0o600
    given = replace(told, vapid_key=text_of((7).to_bytes(32)))
    assert private_key(given) == given.vapid_key
    for wrong in ("x", text_of(ORDER.to_bytes(32)), text_of(bytes(32))):
        with pytest.raises(ValueError, match="vapid_key"):
            private_key(replace(told, vapid_key=wrong))


async def test_few_strangers_addresses_are_asked(told: Settings) -> None:
    async with serving(replace(told, rates=True, rate_mail=Rate(2, 0.0001))) as served:
        table_id, tokens = await served.table("Odile", None)
        for number in range(2):
            answer = await put(served, table_id, tokens["0"], mail=f"a{number}@example.org")
            assert answer.status_code == 200
        assert (await put(served, table_id, tokens["0"], mail="a1@example.org")).status_code == 200  # it is known
        assert (await put(served, table_id, tokens["0"], mail="a2@example.org")).status_code == 429


async def test_nobody_is_asked_again_and_again(told: Settings) -> None:
    """Least of all because one stranger names them: somebody else, who may be they themselves, still can."""
    async with serving(replace(told, rates=True)) as served:
        table_id, tokens = await served.table("Odile", None)

        async def say(mail: str | None, client: str = "192.0.2.1") -> int:
            wanted = Notifications(mail=mail, language="en")
            try:
                await listen(served.house, table_id, [tokens["0"]], wanted, client)
            except TooManyRequests:
                return 429
            return 200

        for mail in ("victim@example.org", "Victim@example.org"):
            assert (await say(mail), await say(None)) == (200, 200)
        for mail in ("victim+x@Example.org", "victim@example.org"):
            assert await say(mail) == 429
        assert await say("somebody@example.org") == 200
        assert (await say("victim@example.org", "192.0.2.2"), await say(None)) == (200, 200), "that was another one"
        for client in ("192.0.2.2", "192.0.2.3"):
            assert await say("victim+y@example.org", client) == 429


async def test_who_may_name_no_more_addresses_uses_up_nothing_of_theirs(told: Settings) -> None:
    async with serving(replace(told, rates=True, rate_mail=Rate(1, 0.0001))) as served:
        table_id, tokens = await served.table("Odile", None)

        async def say(mail: str, client: str) -> Any:
            return await listen(served.house, table_id, [tokens["0"]], Notifications(mail=mail, language="en"), client)

        await say("somebody@example.org", "192.0.2.1")
        for _ in range(4):
            with pytest.raises(TooManyRequests):
                await say("victim@example.org", "192.0.2.1")
        assert (await say("victim@example.org", "192.0.2.2"))["mail"] == "unconfirmed"


async def test_leaving_ends_it_and_coming_back_does_not(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        bruno = await served.join(table_id, "Bruno")
        await put(served, table_id, bruno, push=subscription())
        assert (await served.post(f"/api/tables/{table_id}/leave", None, bruno)).status_code == 200
        assert (await served.post(f"/api/tables/{table_id}/reclaim", None, bruno)).status_code == 200
        assert (await served.get(f"/api/tables/{table_id}/notifications", bruno)).json()["push"]
        waits, mine = await served.table("Odile", None, None)
        chloe = await served.join(waits, "Chloé")
        await put(served, waits, chloe, push=subscription())
        await served.post(f"/api/tables/{waits}/leave", None, chloe)  # before the start a seat is open again
        async with served.house.db.reading() as connection:
            assert await store.at(connection, waits, [1]) == []
        assert mine
        assert tokens


async def test_it_belongs_to_the_person(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        bruno = await served.join(table_id, "Bruno")
        await put(served, table_id, bruno, mail="bruno@example.net")
        (mine,) = await people.export(served.house, {table_id: [bruno]})
        assert mine["notifications"] == [{"kind": "mail", "address": "bruno@example.net", "language": "en"}]
        assert await people.forget(served.house, {table_id: [bruno]}) == 1
        async with served.house.db.reading() as connection:
            assert await store.count(connection) == 0
        assert tokens


async def test_addresses_that_hear_of_nothing_go(told: Settings) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        await put(served, table_id, tokens["0"], push=subscription(), mail="odile@example.org")
        assert (await retention.prune(served.house))["listeners"] == 0
        async with served.house.db.writing() as write:
            for old in await store.at(write.connection, table_id, [0]):
                await store.change(write.connection, old.id, created_at=old.created_at - store.UNANSWERED - 1)
        assert (await retention.prune(served.house))["listeners"] == 1  # nobody has confirmed it in time
        assert (await served.post(f"/api/tables/{table_id}/leave", None, tokens["0"])).status_code == 200
        await retention.prune(served.house)
        async with served.house.db.reading() as connection:
            assert await store.count(connection) == 0


@pytest.mark.parametrize(("language", "word"), [("en", "Yes, tell me"), ("zh-Hant", "好，請通知我"), ("ja", "はい")])
async def test_the_page_speaks_the_language(told: Settings, language: str, word: str) -> None:
    async with serving(told) as served:
        table_id, tokens = await served.table("Odile", None)
        await put(served, table_id, tokens["0"], mail="o&o@example.org", language=language)
        async with served.house.db.reading() as connection:
            row = await store.find(connection, "mail", "o&o@example.org")
        assert row is not None
        link = f"/notifications/{served.house.keys.link(row.id)}"
        page = await served.get(link)
        assert word in page.text
        assert "o&amp;o@example.org" in page.text
        assert f'<html lang="{language}">' in page.text
        assert page.headers["referrer-policy"] == "same-origin"
        assert (await served.get(f"/api/tables/{table_id}/notifications", tokens["0"])).json()["mail"] == "unconfirmed"
        foreign = {"Origin": "https://elsewhere.example"}
        assert (await served.http.post(link, data={"do": "confirm"}, headers=foreign)).status_code == 403
        assert (await served.http.post(link, data={"do": "confirm"})).status_code == 200
        assert (await served.get(f"/api/tables/{table_id}/notifications", tokens["0"])).json()["mail"] == "confirmed"
        assert (await served.http.post(link, data={"do": "end"})).status_code == 200
        assert (await served.get(link)).status_code == 404
        assert (await served.http.post(link, data={"do": "end"})).status_code == 404


async def test_it_goes_with_the_table(told: Settings) -> None:
    async with serving(replace(told, open_table_ttl=-1.0)) as served:
        table_id, tokens = await served.table("Odile", None)
        await put(served, table_id, tokens["0"], push=subscription())
        await asyncio.sleep(0.01)
        await retention.prune(served.house)
        async with served.house.db.reading() as connection:
            assert await store.count(connection) == 0
        assert json.loads((await served.get("/openapi.json")).text)["paths"]["/api/notifications"]
