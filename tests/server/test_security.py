"""Bad input and bad intentions: each gets a clear error, and nothing has changed."""

import json
import stat
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bastide.server import gate
from bastide.server.errors import ApiError, TooManyRequests
from bastide.server.limits import Buckets, check_depth
from bastide.server.security import (
    ALPHABET,
    Keys,
    clean,
    host_allowed,
    new_id,
    new_token,
    origin_allowed,
    read_secret,
    visible,
)
from bastide.server.settings import Rate, Settings
from bastide.storage.database import Database
from bastide.storage.rows import SeatRow
from bastide.storage.trouble import DatabaseProblem

from .served import HUTS, Served, serving


async def test_too_large_bodies(sqlite_served: Served) -> None:
    table_id, tokens = await sqlite_served.table("Odile", "Bruno")
    before = await sqlite_served.see(table_id)
    large = b'{"seq": 3, "actions": ["' + b"x" * 70_000 + b'"]}'
    answer = await sqlite_served.http.post(f"/api/tables/{table_id}/moves", content=large)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    answer = await sqlite_served.http.post(f"/api/tables/{table_id}/moves", content=pieces())
    assert answer.status_code == 413
    answer = await sqlite_served.http.post("/api/records", content=b"x" * 600_000)
    assert answer.status_code == 413
    assert await sqlite_served.see(table_id) == before
    assert tokens


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad-json"),
        (b"\xff\xfe", 400, "bad-json"),
        (b"[" * 30_000, 400, "too-deep"),
        (b'{"a":' * 40 + b"1" + b"}" * 40, 400, "too-deep"),
        (b'{"seq": 3, "actions": ["' + b"[" * 60 + b'"]}', 422, "illegal-action"),
        (b"null", 422, "bad-request"),
        (b"{}", 422, "bad-request"),
        (b'{"seq": "3", "actions": ["build 0"]}', 422, "bad-request"),
        (b'{"seq": 3, "actions": []}', 422, "bad-request"),
        (b'{"seq": 3, "actions": ["build 0"], "seat": 1}', 422, "bad-request"),
        (b'{"seq": -1, "actions": ["build 0"]}', 422, "bad-request"),
        (b'{"seq": 3, "actions": ["' + b"x" * 101 + b'"]}', 422, "bad-request"),
        (b'{"seq": 3, "actions": ["\\ud800"]}', 422, "bad-request"),
        (b'{"seq": 1' + b"0" * 5000 + b', "actions": ["build 0"]}', 400, "bad-json"),
    ],
)
async def test_malformed_moves(sqlite_served: Served, body: bytes, status: int, code: str) -> None:
    table_id, tokens = await sqlite_served.table("Odile", "Bruno")
    before = await sqlite_served.see(table_id)
    headers = {"Content-Type": "application/json", "X-Bastide-Seats": tokens["0"]}
    answer = await sqlite_served.http.post(f"/api/tables/{table_id}/moves", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert answer.json()["error"]["message"]
    assert await sqlite_served.see(table_id) == before


async def test_unknown_paths_methods_and_ids(sqlite_served: Served) -> None:
    for path, status in (
        ("/api/nothing", 404),
        ("/api/tables/unknown", 404),
        ("/api/tables/..%2f..", 404),
        ("/api/tables/" + "x" * 40, 422),
        ("/api/rules/chess", 404),
    ):
        answer = await sqlite_served.get(path)
        assert answer.status_code == status, path
        assert answer.json()["error"]["code"]
    answer = await sqlite_served.http.delete("/api/tables")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method-not-allowed")


async def test_every_answer_carries_the_secure_headers(sqlite_served: Served) -> None:
    for path in ("/api/games", "/", "/t/abc", "/api/nothing", "/healthz"):
        headers = (await sqlite_served.get(path)).headers
        policy = headers["content-security-policy"]
        if headers["content-type"].startswith("application/json"):
            assert policy == "default-src 'none'; frame-ancestors 'none'", "shown as a page, data does nothing"
        else:
            assert "default-src 'self'; script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-frame-options"] == "DENY"
            assert "camera=()" in headers["permissions-policy"]
            assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "set-cookie" not in headers
        assert headers["x-request-id"]


async def test_request_ids_are_kept_if_they_look_like_one(sqlite_served: Served) -> None:
    for given, kept in (("abcdef-0123", True), ("evil\tid", False), ("x" * 99, False)):
        answer = await sqlite_served.get("/healthz", headers={"X-Request-Id": given})
        assert (answer.headers["x-request-id"] == given) is kept


async def test_pages_of_other_sites_cannot_act(sqlite_served: Served) -> None:
    body = {"game": "huts", "seats": [{"kind": "open"}, {"kind": "open"}]}
    answer = await sqlite_served.post("/api/tables", body, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
    assert (await sqlite_served.post("/api/tables", body, headers={"Origin": "null"})).status_code == 403
    assert (await sqlite_served.post("/api/tables", body, headers={"Origin": "http://testserver"})).status_code == 200
    assert (await sqlite_served.get("/api/games", headers={"Origin": "https://evil.example"})).status_code == 200


async def test_the_log_says_why_a_request_went_no_further(
    sqlite_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host whose proxy does not hand on its name finds it there."""
    said: list[dict[str, Any]] = []
    monkeypatch.setattr(gate, "log", SimpleNamespace(info=lambda _event, **more: said.append(more)))
    body = {"game": "huts", "seats": [{"kind": "open"}, {"kind": "open"}]}
    await sqlite_served.post("/api/tables", body, headers={"Origin": "https://play.example.org"})
    await sqlite_served.post("/api/tables", body)
    assert [(one["status"], one.get("code")) for one in said] == [(403, "foreign-origin"), (200, None)]


async def test_pages_of_allowed_origins_can_act_and_read(tmp_path: Path) -> None:
    """A browser asks first, then acts, and may read the answer; pages of other sites may not."""
    settings = Settings(data=tmp_path, allowed_origins=("https://club.example",), plugins=(HUTS,), bot_workers=1)
    body = {"game": "huts", "seats": [{"kind": "open"}, {"kind": "open"}]}
    async with serving(settings) as served:
        for origin, allowed in (("https://club.example", True), ("https://evil.example", False)):
            asked = await served.http.options(
                "/api/tables",
                headers={
                    "Origin": origin,
                    "Access-Control-Request-Method": "POST",
                    "Access-Control-Request-Headers": "content-type,idempotency-key,x-bastide-seats",
                },
            )
            assert asked.status_code == (200 if allowed else 400), asked.text
            assert (asked.headers.get("access-control-allow-origin") == origin) is allowed
            answer = await served.post("/api/tables", body, headers={"Origin": origin})
            assert answer.status_code == (200 if allowed else 403)
            assert (answer.headers.get("access-control-allow-origin") == origin) is allowed
            assert "access-control-allow-credentials" not in answer.headers


async def test_pages_of_allowed_origins_can_read_refusals_however_the_host_wrote_them(tmp_path: Path) -> None:
    """What is refused before any route is reached, such as too many calls, can be read as well."""
    settings = Settings(
        data=tmp_path,
        allowed_origins=("https://Club.example/",),
        plugins=(HUTS,),
        rate_all=Rate(3, 0.1),
        body_limit=200,
    )
    page = {"Origin": "https://club.example"}
    body = {"game": "huts", "seats": [{"kind": "open"}, {"kind": "open"}]}
    async with serving(settings) as served:
        answers = [await served.post("/api/tables", body, headers=page)]
        answers.append(await served.http.post("/api/tables", content=b"x" * 300, headers=page))
        answers += [await served.get("/api/games", headers=page) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 413, 200, 429]
        for answer in answers:
            assert answer.headers["access-control-allow-origin"] == "https://club.example"
            exposed = answer.headers["access-control-expose-headers"].lower()
            assert "retry-after" in exposed
            assert "x-request-id" in exposed


async def test_pages_of_allowed_origins_can_watch_live(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, allowed_origins=("https://club.example/",), plugins=(HUTS,), bot_workers=1)
    async with serving(settings) as served:
        table_id, _ = await served.table("Odile", "Bruno")
        for origin, allowed in (("https://club.example", True), ("https://evil.example", False)):
            live = served.live(table_id, origin=origin)
            assert bool(await live.next("snapshot")) is allowed


async def test_only_the_servers_own_names_are_answered(tmp_path: Path) -> None:
    async with serving(Settings(data=tmp_path, allowed_hosts=("localhost", "play.example"))) as served:
        assert (await served.get("/api/games")).status_code == 421
        assert (await served.get("/api/games", headers={"Host": "localhost:8080"})).status_code == 200
        assert (await served.get("/api/games", headers={"Host": "play.example"})).status_code == 200


async def test_health_is_told_on_the_machine_itself_whatever_its_name_is(tmp_path: Path) -> None:
    async with serving(Settings(data=tmp_path, allowed_hosts=("play.example",), metrics="public")) as served:
        for path in ("/healthz", "/readyz", "/metrics"):
            for host, status in (("127.0.0.1:8080", 200), ("localhost:8080", 200), ("evil.example", 421)):
                assert (await served.get(path, headers={"Host": host})).status_code == status, (path, host)
        assert (await served.get("/api/games", headers={"Host": "127.0.0.1:8080"})).status_code == 421


def test_hosts_and_origins() -> None:
    assert host_allowed("[::1]:80", ("::1",))
    assert not host_allowed("[", ("::1",))
    assert not host_allowed("", ("localhost",))
    assert origin_allowed(None, "a", ())
    assert origin_allowed("https://a.example", "b", ("https://a.example/",))
    assert not origin_allowed("http://[", "b", ())
    assert not origin_allowed("http://a.example.evil", "a.example", ())


async def test_who_points_too_often_by_calls_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.server.limits.POINTED", Rate(2, 0.1))
    async with serving(Settings(data=tmp_path)) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        calls = [await served.post(f"/api/tables/{table_id}/point", {"action": None}, tokens["0"]) for _ in range(3)]
        assert [answer.status_code for answer in calls] == [200, 200, 429]


async def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, rate_create=Rate(2, 0.1), rate_all=Rate(20, 0.1))
    body = {"game": "carcassonne", "seats": [{"kind": "open"}, {"kind": "open"}]}
    async with serving(settings) as served:
        assert [(await served.post("/api/tables", body)).status_code for _ in range(3)] == [200, 200, 429]
        answer = await served.post("/api/tables", body)
        assert 5 <= int(answer.headers["retry-after"]) <= 10
        assert answer.json()["error"]["retry_after"] == int(answer.headers["retry-after"])
        statuses = [(await served.get("/api/games")).status_code for _ in range(20)]
        assert statuses.count(200) == 16
        assert (await served.get("/healthz")).status_code == 200  # a host's checks are not counted


def test_buckets_fill_up_again_and_are_kept_apart() -> None:
    buckets = Buckets(Settings(rate_chat=Rate(2, 1.0)))
    buckets.take("a", "chat", 0.0)
    buckets.take("a", "chat", 0.0)
    with pytest.raises(TooManyRequests):
        buckets.take("a", "chat", 0.5)
    buckets.take("b", "chat", 0.5)
    buckets.take("a", "chat", 1.6)


def test_a_bucket_says_how_long_to_wait_and_is_right() -> None:
    buckets = Buckets(Settings(rate_chat=Rate(2, 0.125)))
    for _ in range(2):
        buckets.take("a", "chat", 0.0)
    with pytest.raises(TooManyRequests) as refused:
        buckets.take("a", "chat", 2.0)
    assert refused.value.headers == {"Retry-After": "6"}
    buckets.take("a", "chat", 8.0)
    for _ in range(2):
        buckets.take("a", "chat", 1000.0)
    with pytest.raises(TooManyRequests):
        buckets.take("a", "chat", 1000.0)  # it holds no more, however long nothing was asked


def test_what_is_nested_as_deep_as_may_be_is_read() -> None:
    for deep in (b"[" * 24 + b"]" * 24, b'{"a":' * 24 + b"1" + b"}" * 24, b"[[]," * 12 + b'"[[[["' + b"]" * 12):
        check_depth(deep, 24)
    check_depth(b"[" + b"[]," * 60 + b"1]", 24)
    with pytest.raises(ApiError):
        check_depth(b"[" * 25 + b"]" * 25, 24)


async def test_a_body_of_all_the_bytes_there_may_be_is_read(tmp_path: Path) -> None:
    async with serving(Settings(data=tmp_path, body_limit=1000)) as served:
        for size, code in ((1000, "bad-json"), (1001, "too-large")):
            for content in (b"x" * size, pieces_of(size)):
                headers = {"Content-Type": "application/json"}
                answer = await served.http.post("/api/tables", content=content, headers=headers)
                assert answer.json()["error"]["code"] == code, size


async def pieces_of(size: int) -> AsyncIterator[bytes]:
    """Send so many bytes one by one, without saying before how many come."""
    for _ in range(size):
        yield b"x"


def test_ids_and_tokens_cannot_be_guessed() -> None:
    import math

    assert len(new_id()) * math.log2(len(set(ALPHABET))) >= 96
    assert len(new_token()) * 6 >= 128
    assert len({new_id() for _ in range(1000)}) == 1000


def test_only_hashes_of_tokens_are_stored() -> None:
    keys, token = Keys(b"secret"), new_token()
    seats = [SeatRow(0, "person", "A", None, keys.hash(token)), SeatRow(1, "bot"), SeatRow(2, "open")]
    assert token not in str(keys.hash(token))
    assert keys.held([token], seats) == {0}
    assert keys.held([keys.hash(token), "", "x"], seats) == frozenset()
    assert Keys(b"another").held([token], seats) == frozenset()


def test_the_secret_is_made_once_and_is_the_owners_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    secret = read_secret(settings)
    assert len(secret) == 64
    assert read_secret(settings) == secret
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert list((tmp_path / "data").iterdir()) == [tmp_path / "data" / "secret"]


async def test_a_database_does_not_open_with_another_secret(settings: Settings) -> None:
    async with serving(settings):
        pass
    with pytest.raises(DatabaseProblem, match="another secret"):
        async with serving(replace(settings, secret="not the one it was made with")):
            pass


def test_a_foreign_database_address_is_refused() -> None:
    with pytest.raises(DatabaseProblem, match="not supported"):
        Database("mysql+aiomysql://localhost/x")
    with pytest.raises(DatabaseProblem, match="not the address"):
        Database("what is this")


def test_words_of_people_are_cleaned() -> None:
    assert clean(" a\u0000b\ud800\n c\u202ed ") == "a b cd"
    assert clean("家族 👩\u200d🚀") == "家族 👩\u200d🚀"
    assert clean("\u200b\u2066") == ""
    assert clean("\u3164\u2800a\u115f") == "a"
    assert all(map(visible, ("é", "👩\u200d🚀", "家")))
    assert not any(map(visible, ("", " ", "\u0301", "\u200d", "\ufe0f\ufe0f")))


@pytest.mark.parametrize(
    "name", ["\U0001d160" * 40, "\u3164", "\u2800\u2800", "\u200d", "\ufe0f", "\u0301" * 10, "a" * 41]
)
async def test_names_are_measured_as_they_are_kept_and_can_be_seen(served: Served, name: str) -> None:
    body = {"game": "huts", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
    answer = await served.post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request"), answer.text


async def test_a_second_server_on_one_sqlite_file_refuses_to_start(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data", plugins=(HUTS,), bot_workers=1)
    async with serving(settings):
        with pytest.raises(DatabaseProblem, match="another server has"):
            async with serving(settings):
                pass
    async with serving(settings) as again:
        assert (await again.get("/readyz")).status_code == 200


async def test_errors_inside_tell_nothing(sqlite_served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> float:
        raise RuntimeError("the password is swordfish")

    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    monkeypatch.setattr(type(sqlite_served.house), "now", staticmethod(broken))
    transport = sqlite_served.http._transport
    transport.raise_app_exceptions = False  # type: ignore[attr-defined]
    answer = await sqlite_served.get(f"/api/tables/{table_id}")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "internal"
    assert "swordfish" not in answer.text
    monkeypatch.undo()
    assert (await sqlite_served.get(f"/api/tables/{table_id}")).status_code == 200


async def test_surrogates_come_back_as_escapes(sqlite_served: Served) -> None:
    body = json.dumps({"type": "hello", "tokens": ["\ud800"], "\ud800": 1})
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    live = sqlite_served.live(table_id, hello=False)
    live.say(body)
    assert (await live.next())["table"]["you"] == []
    live.say(json.dumps({"type": "\ud800"}))
    assert "\\ud800" in (await live.next("error"))["error"]["message"]
