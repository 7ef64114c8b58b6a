"""For hosts and clients: health, metrics, logs, rules, the built client, the document."""

import errno
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bastide.cli.told import why
from bastide.server import logs
from bastide.server.admin import retention
from bastide.server.preflight import _port
from bastide.server.run import _hosts, address_of, bind, serve
from bastide.server.settings import Rate, Settings
from bastide.storage.schema import metadata

from .served import Served, serving


async def test_health_readiness_and_metrics(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    await served.turn(table_id, tokens["0"])
    assert (await served.get("/healthz")).json() == {"status": "alive"}
    assert (await served.get("/readyz")).json() == {"status": "ready"}
    metrics = (await served.get("/metrics")).text
    assert 'bastide_tables{state="running"} 1.0' in metrics
    assert 'bastide_actions_total{by="person"} 2.0' in metrics
    assert 'route="/api/tables/{table_id}/moves"' in metrics
    assert table_id not in metrics
    served.house.ready = False
    answer = await served.get("/readyz")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-ready")


async def test_the_numbers_can_be_read_while_the_database_cannot(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are what says that the database fails: the alert waits for nothing else."""
    await served.table("Odile", "Bruno")
    assert 'bastide_tables{state="running"} 1.0' in (await served.get("/metrics")).text

    def gone(_engine: object) -> None:
        raise ConnectionError("the database cannot be reached")

    monkeypatch.setattr(type(served.house.db._readers), "connect", gone)
    assert (await served.get("/readyz")).status_code == 503
    answer = await served.get("/metrics")
    assert answer.status_code == 200
    assert 'bastide_database_errors_total{kind="read"} 2.0' in answer.text
    assert 'bastide_tables{state="running"} 1.0' in answer.text


async def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    async with serving(Settings(data=tmp_path, metrics="off")) as served:
        assert (await served.get("/metrics")).status_code == 404


async def test_the_rules_as_data(sqlite_served: Served) -> None:
    rules = (await sqlite_served.get("/api/rules/carcassonne")).json()
    found = {rule["id"]: rule for rule in rules}
    assert found["CAR-022"]["section"] == "C. A turn: drawing and placing the tile"
    assert found["CAR-022"]["text"].startswith("The tile must be placed so that")
    assert found["CAR-022"]["tags"] == ["seed"]
    assert len(found) == len(rules) > 90
    assert (await sqlite_served.get("/api/rules/carcassonne?lang=tlh")).json() == rules
    for language, heading in (("ja", "C. 手番：タイルを引いて置く"), ("zh-TW", "C. 回合：抽取並放置版圖卡")):
        other = (await sqlite_served.get(f"/api/rules/carcassonne?lang={language}")).json()
        assert [rule["id"] for rule in other] == [rule["id"] for rule in rules]
        assert next(rule for rule in other if rule["id"] == "CAR-022")["section"] == heading
    assert (await sqlite_served.get("/api/rules/huts")).json() == []
    assert (await sqlite_served.get("/api/rules/chess")).status_code == 404


async def test_without_a_built_client_the_page_says_how_to_build_it(sqlite_served: Served) -> None:
    for path in ("/", "/t/abc", "/t/abc/replay"):
        answer = await sqlite_served.get(path)
        assert answer.status_code == 200
        assert "make client" in answer.text


async def test_the_built_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><script>let theme = 1</script><script src='/x.js'></script>")
    (static / "sign.svg").write_text("<svg/>")
    (static / "assets" / "main-C0ffee12.js").write_text("let main")
    (static / "assets" / "main-C0ffee12.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("private")
    async with serving(Settings(data=tmp_path / "data", static=static)) as served:
        for path in ("/", "/t/abc", "/t/abc/replay", "/replay/abc", "/rules"):
            answer = await served.get(path)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self' 'sha256-" in answer.headers["content-security-policy"]
        script = await served.get("/assets/main-C0ffee12.js", headers={"Accept-Encoding": "br, gzip"})
        assert script.headers["content-encoding"] == "br"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        # a script for ever is never a page: what a page may do is said by the page that loads it
        assert script.headers["x-content-type-options"] == "nosniff"
        # and its name changes with its contents: nobody need ask whether it is still the same
        assert not {"etag", "last-modified"} & set(script.headers)
        assert "content-security-policy" not in script.headers
        sign = await served.get("/sign.svg")  # can be opened as a page
        assert "script-src 'self'" in sign.headers["content-security-policy"]
        packed = await served.get("/assets/main-C0ffee12.js", headers={"Accept-Encoding": "gzip"})
        assert (packed.headers["content-encoding"], packed.text) == ("gzip", "let main")
        assert "immutable" in packed.headers["cache-control"]
        (static / "assets" / "main-C0ffee12.js").write_text("let other")  # built anew beside a server that runs
        os.utime(static / "assets" / "main-C0ffee12.js", ns=(0, 1))
        assert (await served.get("/assets/main-C0ffee12.js", headers={"Accept-Encoding": "gzip"})).text == "let other"
        small = await served.get("/sign.svg", headers={"Accept-Encoding": "br, gzip"})
        assert "content-encoding" not in small.headers  # not worth it, said the build
        plain = await served.get("/assets/main-C0ffee12.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert "immutable" not in (await served.get("/sign.svg")).headers["cache-control"]
        for path in ("/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/\x00.js"):
            answer = await served.http.get(path.replace("\x00", "%00"))
            assert answer.status_code == 404, path
            assert "private" not in answer.text


def test_the_document_is_complete(tmp_path: Path) -> None:
    out = subprocess.run(
        [sys.executable, "-m", "bastide.server.openapi"], capture_output=True, text=True, check=True, cwd=tmp_path
    ).stdout
    document = json.loads(out)
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["operationId"], (method, path)
            assert operation["responses"]["429"]["content"]["application/json"]["schema"]
            good = operation["responses"]["200"]["content"]
            other = {"text/plain", "text/javascript", "text/event-stream", "application/x-ndjson", "image/svg+xml"}
            plain = other & set(good)
            assert plain or good["application/json"]["schema"], (method, path)
    assert document["paths"]["/api/tables/{table_id}/moves"]["post"]["security"] == [{"seat": []}, {"seats": []}]
    assert list(tmp_path.iterdir()) == []


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with bind("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        monkeypatch.setattr("bastide.server.run.PORT", port)
        with bind("127.0.0.1") as second:
            assert port < second.getsockname()[1] < port + 50
            assert address_of(second) == f"http://127.0.0.1:{second.getsockname()[1]}/"


def test_a_port_that_is_given_is_used_or_nothing() -> None:
    with bind("127.0.0.1", 0) as first, pytest.raises(OSError, match="is taken"):
        bind("127.0.0.1", first.getsockname()[1])


def test_a_port_of_the_system_is_named_with_why_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(_self: object, _address: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr("bastide.server.run.socket.socket.bind", closed)
    with pytest.raises(PermissionError) as refused:
        bind("127.0.0.1", 80)
    assert why(refused.value) == "this account may not open port 80: those below 1024 belong to the system"
    assert [one.args["reason"] for one in [_port("127.0.0.1", 80)]] == [refused.value.strerror]


def test_a_service_whose_port_is_taken_does_not_listen_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its proxy would go on asking at the port that is known."""
    monkeypatch.setattr("bastide.server.run.logs.configure", lambda **_given: None)
    monkeypatch.setattr("bastide.server.run._server", lambda *_given: pytest.fail("it listens elsewhere"))
    before = os.umask(0o077)
    try:
        with bind("127.0.0.1", 0) as first:
            port = first.getsockname()[1]
            monkeypatch.setattr("bastide.server.run.PORT", port)
            monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
            with pytest.raises(OSError, match=f"port {port} of 127.0.0.1 is taken"):
                serve(data=tmp_path / "data")
    finally:
        os.umask(before)


def test_on_loopback_only_loopback_names_are_answered() -> None:
    assert _hosts("127.0.0.1") == ("localhost", "127.0.0.1", "::1")
    assert _hosts("0.0.0.0") == ("*",)
    assert _hosts("games.example") == ("*",)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_BOT_DELAY", "1.5")
    monkeypatch.setenv("BASTIDE_ALLOWED_HOSTS", "a.example, b.example")
    monkeypatch.setenv("BASTIDE_RATE_ALL", "10/2.5")
    monkeypatch.setenv("BASTIDE_HTTPS", "1")
    monkeypatch.setenv("BASTIDE_DATA", "/somewhere")
    found = Settings.of_environment(bot_poll=9.0)
    assert (found.bot_delay, found.bot_poll, found.https) == (1.5, 9.0, True)
    assert found.allowed_hosts == ("a.example", "b.example")
    assert found.rate_all == Rate(10, 2.5)
    assert found.data == Path("/somewhere")
    monkeypatch.setenv("BASTIDE_HTTPS", "perhaps")
    with pytest.raises(ValueError, match="BASTIDE_HTTPS"):
        Settings.of_environment()


def test_logs_are_json_and_name_no_links(capfd: pytest.CaptureFixture[str]) -> None:
    code = (
        "from bastide.server import logs; import structlog, logging; logs.configure(as_json=True);"
        "structlog.get_logger('x').info('a word', table=logs.short('abcdefghijkl'));"
        "logging.getLogger('uvicorn.error').info('%s - \"WebSocket %s\" [accepted]', '192.0.2.1', '/api/x');"
        "logging.getLogger('uvicorn.error').info('another')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = (json.loads(line) for line in done.stderr.splitlines())
    assert (first["event"], first["table"], first["level"]) == ("a word", "abcdef", "info")
    assert second["event"] == "another"
    assert logs.short("abcdefghijkl") == "abcdef"


async def test_forgotten_open_tables_are_removed(settings: Settings) -> None:
    async with serving(replace(settings, open_table_ttl=-1.0)) as served:
        forgotten, _ = await served.table("Odile", None)
        running, _ = await served.table("Odile", "Bruno")
        assert (await retention.prune(served.house))["tables-open"] == 1
        assert (await served.get(f"/api/tables/{forgotten}")).status_code == 404
        assert (await served.get(f"/api/tables/{running}")).status_code == 200


async def test_the_migrations_make_exactly_the_schema(served: Served) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async with served.house.db.reading() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []
